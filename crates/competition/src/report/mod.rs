//! A competition as FIDE's report file.
//!
//! Pairings and standings are made of this value, so that whoever checks the
//! file finds what was paired and counted.

mod comments;
mod heading;
mod players;
mod teams;

use std::collections::BTreeMap;

use tuomari_report::{AbnormalPoints, Bye as Record, ByeKind, Prohibited, Report};

use crate::{
    state::competition::Competition,
    word::{id::Who, outcome::Bye},
};

/// From where a competition is written down.
#[derive(Clone, Copy)]
pub(crate) struct Scope {
    /// Rounds before this one are written.
    pub(crate) before: u16,
    /// Results as the pairing of this round takes them.
    pub(crate) view: u16,
    /// What counts for nobody is left out; otherwise it stays in the table,
    /// worth nothing.
    pub(crate) counted_only: bool,
}

/// Who has which number in the file.
pub(crate) struct Numbers {
    list: Vec<Who>,
    of: BTreeMap<Who, u32>,
}

impl Numbers {
    pub(crate) fn new(list: Vec<Who>) -> Numbers {
        let of = list.iter().copied().zip(1..).collect();
        Numbers { list, of }
    }

    /// Zero for one who is not in the list.
    pub(crate) fn of(&self, who: Who) -> u32 {
        self.of.get(&who).copied().unwrap_or(0)
    }

    pub(crate) fn who(&self, number: u32) -> Option<Who> {
        let place = usize::try_from(number).ok()?.checked_sub(1)?;
        self.list.get(place).copied()
    }

    pub(crate) fn list(&self) -> &[Who] {
        &self.list
    }
}

impl Competition {
    /// The official file: all rounds, with points, places and comments.
    pub fn report(&self) -> Report {
        let scope = Scope {
            before: u16::MAX,
            view: u16::MAX,
            counted_only: false,
        };
        let numbers = Numbers::new(self.numbers());
        let mut report = self.written(&numbers, scope);
        self.fill_places(&numbers, &mut report);
        report.comments = self.comments(&numbers);
        report
    }

    /// The file that a round is paired from: the rounds before it, as they
    /// counted then, with the numbers of then and those who were away.
    pub fn report_before(&self, round: u16) -> Report {
        self.written(
            &self.numbers_of(round),
            Scope {
                before: round,
                view: round,
                counted_only: false,
            },
        )
    }

    /// The numbers by which a round was paired, or would be.
    pub(crate) fn numbers_of(&self, round: u16) -> Numbers {
        let paired = self.round(round).map(|one| one.numbers.clone());
        Numbers::new(paired.unwrap_or_else(|| self.numbers()))
    }

    /// The rounds whose boards all have their results, for standings.
    pub(crate) fn report_for_standings(&self, numbers: &Numbers) -> Report {
        let scope = Scope {
            before: self.counted_rounds().saturating_add(1),
            view: u16::MAX,
            counted_only: true,
        };
        self.written(numbers, scope)
    }

    /// All but places and comments.
    fn written(&self, numbers: &Numbers, scope: Scope) -> Report {
        let mut report = Report {
            heading: self.heading(),
            rules: self.rules(),
            ..Report::default()
        };
        self.write_players(numbers, scope, &mut report);
        if self.team_rules().is_some() {
            self.write_teams(numbers, scope, &mut report);
        }
        report.heading.players = u32::try_from(report.players.len()).ok();
        report.prohibited = self.written_prohibited(numbers);
        report.byes = self.written_byes(numbers, scope);
        report
            .abnormal_points
            .extend(self.written_adjustments(numbers, scope));
        report
    }

    fn written_prohibited(&self, numbers: &Numbers) -> Vec<Prohibited> {
        let written = self.prohibited.iter().map(|ban| Prohibited {
            rounds: Some((ban.first, ban.last)),
            ids: ban.who.iter().map(|who| numbers.of(*who)).collect(),
        });
        written.collect()
    }

    /// Record 240: byes of the round that is to be paired and, of teams, of
    /// all rounds.
    fn written_byes(&self, numbers: &Numbers, scope: Scope) -> Vec<Record> {
        let mut records: Vec<Record> = Vec::new();
        if self.pairs_teams() {
            for round in self.rounds_before(scope.before) {
                for idle in &round.idle {
                    add(&mut records, idle.bye, round.number, numbers.of(idle.who));
                }
            }
        }
        if scope.before == scope.view && scope.view < u16::MAX {
            let away = match self.round(scope.before) {
                Some(round) => self.away_from(round),
                None => self.away_in(scope.before),
            };
            for (who, bye) in away {
                add(&mut records, bye, scope.before, numbers.of(who));
            }
        }
        records
    }

    /// Who was away when a round was paired.
    fn away_from(&self, round: &crate::state::round::Round) -> Vec<(Who, Bye)> {
        let units = self.units().into_iter();
        let away = units.filter(|who| round.meeting_of(*who).is_none());
        let away = away.map(|who| (who, round.idle_of(who).map_or(Bye::Zero, |idle| idle.bye)));
        away.filter(|(_, bye)| *bye != Bye::Pairing).collect()
    }

    fn away_in(&self, round: u16) -> Vec<(Who, Bye)> {
        let units = self.units().into_iter();
        let away = units.filter_map(|who| {
            let absence = self.absence(who, round)?;
            Some((who, absence.idle().map_or(Bye::Zero, |idle| idle.bye)))
        });
        away.collect()
    }

    /// Record 299 for bonus and penalty points.
    fn written_adjustments(&self, numbers: &Numbers, scope: Scope) -> Vec<AbnormalPoints> {
        let teams = self.pairs_teams();
        let mut written = Vec::new();
        for who in self.units() {
            let Some(entrant) = self.entrant(who) else {
                continue;
            };
            let past = entrant.adjustments.iter();
            for (round, points) in past.filter(|(round, _)| *round < scope.before) {
                written.push(AbnormalPoints {
                    kind: None,
                    match_points: teams.then_some(*points),
                    points: (!teams).then_some(*points),
                    round: Some(*round),
                    ids: vec![numbers.of(who)],
                });
            }
        }
        written
    }
}

fn add(records: &mut Vec<Record>, bye: Bye, round: u16, number: u32) {
    let kind = match bye {
        Bye::Full => ByeKind::Full,
        Bye::Half => ByeKind::Half,
        Bye::Zero | Bye::Rest => ByeKind::Zero,
        Bye::Pairing => return,
    };
    let mut known = records.iter_mut();
    match known.find(|one| one.kind == kind && one.round == round) {
        Some(record) => record.ids.push(number),
        None => records.push(Record {
            kind,
            round,
            ids: vec![number],
        }),
    }
}
