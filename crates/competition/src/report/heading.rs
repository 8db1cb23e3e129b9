//! Heading and rules of the report file.

use tuomari_report::{Color, Heading, MatchSymbol, Rules, Symbol};

use crate::{
    state::competition::Competition,
    word::{
        id::Side,
        regulations::{Acceleration, PointSystem, Regulations, System},
    },
};

impl Competition {
    pub(super) fn heading(&self) -> Heading {
        let Some(regulations) = &self.regulations else {
            return Heading::default();
        };
        let rated = self
            .players
            .iter()
            .filter(|one| one.person.rating.is_some());
        let teams = u32::try_from(self.teams.len()).ok();
        Heading {
            name: regulations.name.clone(),
            city: regulations.city.clone(),
            federation: regulations.federation.clone(),
            first_day: regulations.first_day,
            last_day: regulations.last_day,
            players: None,
            rated: u32::try_from(rated.count()).ok(),
            teams: teams.filter(|teams| *teams > 0),
            kind: String::new(),
            chief_arbiter: regulations.chief_arbiter.clone(),
            deputies: regulations.deputies.clone(),
            rate_of_play: regulations.time_control.clone(),
            days: Vec::new(),
        }
    }

    pub(super) fn rules(&self) -> Rules {
        let Some(regulations) = &self.regulations else {
            return Rules::default();
        };
        let mut rules = Rules {
            rounds: Some(regulations.rounds),
            first_color: self.lot.map(color),
            points: points(&regulations.points),
            paired_by: crate::ENGINE.to_owned(),
            type_code: type_code(regulations),
            time_control: regulations.time_control.clone(),
            ..Rules::default()
        };
        rules.tie_breaks.clone_from(&regulations.tie_breaks);
        if let Some(teams) = &regulations.teams {
            let side = |white| if white { Color::White } else { Color::Black };
            rules.board_colors = self.white_first().into_iter().map(side).collect();
            let each = teams.match_points;
            rules.match_points = vec![
                (MatchSymbol::Win, each.win),
                (MatchSymbol::Draw, each.draw),
                (MatchSymbol::Loss, each.loss),
            ];
        }
        rules
    }
}

/// The colour as report files have it.
pub(super) fn color(side: Side) -> Color {
    match side {
        Side::White => Color::White,
        Side::Black => Color::Black,
    }
}

/// Only what differs from the usual.
fn points(points: &PointSystem) -> Vec<(Symbol, tuomari_report::Points)> {
    let usual = PointSystem::default();
    let all = [
        (Symbol::Win, points.win, usual.win),
        (Symbol::Draw, points.draw, usual.draw),
        (Symbol::Loss, points.loss, usual.loss),
        (Symbol::Absent, points.absent, usual.absent),
        (Symbol::PairingBye, points.pairing_bye, points.win),
    ];
    let all = all.into_iter().filter(|(_, own, usual)| own != usual);
    all.map(|(symbol, own, _)| (symbol, own)).collect()
}

/// The code of record 192.
fn type_code(regulations: &Regulations) -> String {
    let code = match (regulations.system, regulations.teams.is_some()) {
        (System::Swiss, false) => "FIDE_DUTCH",
        (System::Swiss, true) => "FIDE_TEAM_TYPEA_MP_GP",
        (System::RoundRobin, false) => "FIDE_ROUNDROBIN",
        (System::RoundRobin, true) => "FIDE_TEAM_ROUNDROBIN",
        (System::DoubleRoundRobin, false) => "FIDE_DOUBLEROUNDROBIN",
        (System::DoubleRoundRobin, true) => "BERGER_TEAM_ROUNDROBIN_G2",
        (System::Scheveningen, _) => "FIDE_SCHEVENINGEN_G1",
        (System::DoubleScheveningen, _) => "FIDE_SCHEVENINGEN_G2",
        (System::KnockOut, false) => "CUSTOM_KNOCKOUT",
        (System::KnockOut, true) => "CUSTOM_TEAM_KNOCKOUT",
        (System::Manual, false) => "CUSTOM_SWISS",
        (System::Manual, true) => "CUSTOM_TEAM_SWISS",
    };
    let accelerated =
        regulations.acceleration == Acceleration::Baku && regulations.system.is_swiss();
    if accelerated {
        format!("{code}_BAKU")
    } else {
        code.to_owned()
    }
}
