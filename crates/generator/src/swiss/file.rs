//! The report of a finished competition.

use tuomari_report::{
    Acceleration, Bye, ByeKind, Date, Heading, Mark, Person, Player, Points, Report, Round, Rules,
};

use super::entry_list::Listed;
use super::{End, Play};
use crate::tie_breaks::place;

/// The first day on which all texts of 2026 are in force.
pub(crate) const FIRST_DAY: Date = Date {
    year: 2026,
    month: 3,
    day: 1,
};

pub(super) fn report(seed: u64, play: &Play, ended: Option<(u16, End)>) -> Report {
    let rated = play.list.iter().filter(|listed| listed.rating.is_some());
    let mut report = Report {
        heading: Heading {
            name: format!("Made by dice, seed {seed}"),
            first_day: Some(FIRST_DAY),
            last_day: Some(FIRST_DAY),
            players: u32::try_from(play.list.len()).ok(),
            rated: u32::try_from(rated.count()).ok(),
            kind: "Individual Swiss".to_owned(),
            ..Heading::default()
        },
        rules: rules(play),
        players: players(play),
        byes: byes(&play.list),
        accelerations: accelerations(play),
        prohibited: play
            .prohibited
            .iter()
            .filter(|group| group.ids.len() > 1)
            .cloned()
            .collect(),
        comments: ended.into_iter().map(comment).collect(),
        ..Report::default()
    };
    place(&mut report);
    report
}

fn comment((round, end): (u16, End)) -> String {
    match end {
        End::NobodyLeft => format!(" Round {round} was not paired: fewer than two are there"),
        End::Refused(refusal) => format!(" Round {round} was not paired: {refusal}"),
    }
}

fn rules(play: &Play) -> Rules {
    let code = if play.shape.is_accelerated {
        "FIDE_DUTCH_BAKU"
    } else {
        "FIDE_DUTCH"
    };
    Rules {
        rounds: Some(play.shape.rounds),
        first_color: Some(play.shape.initial),
        points: play.shape.points.symbols(),
        paired_by: "Tuomari".to_owned(),
        type_code: code.to_owned(),
        tie_breaks: play.shape.tie_breaks.clone(),
        ..Rules::default()
    }
}

/// The players with their points; those with as many share the place.
fn players(play: &Play) -> Vec<Player> {
    let totals: Vec<Points> = play
        .list
        .iter()
        .map(|one| total(play, &one.rounds))
        .collect();
    let mut order = totals.clone();
    order.sort_unstable_by(|a, b| b.cmp(a));
    let place = |points: Points| order.partition_point(|&other| other > points) + 1;
    let player = |(listed, points): (&Listed, Points)| Player {
        number: listed.number,
        person: Person {
            name: format!("Player, {}", listed.number),
            rating: listed.rating,
            ..Person::default()
        },
        points: Some(points),
        rank: u32::try_from(place(points)).ok(),
        rounds: listed.rounds.clone(),
    };
    play.list.iter().zip(totals).map(player).collect()
}

fn total(play: &Play, rounds: &[Round]) -> Points {
    let marks = rounds.iter().filter_map(|round| round.mark);
    let all = marks.map(|mark| play.shape.points.of(mark).hundredths());
    Points::from_hundredths(all.sum())
}

/// Record 240: the byes that were asked for, a record for each kind and round.
fn byes(list: &[Listed]) -> Vec<Bye> {
    let rounds = list
        .iter()
        .map(|listed| listed.rounds.len())
        .max()
        .unwrap_or(0);
    let kinds = [
        (ByeKind::Full, Mark::FullBye),
        (ByeKind::Half, Mark::HalfBye),
        (ByeKind::Zero, Mark::ZeroBye),
    ];
    let mut byes = Vec::new();
    for at in 0..rounds {
        for (kind, mark) in kinds {
            let has =
                |listed: &&Listed| listed.rounds.get(at).and_then(|round| round.mark) == Some(mark);
            let ids: Vec<u32> = list
                .iter()
                .filter(has)
                .map(|listed| listed.number)
                .collect();
            if let (Ok(round), false) = (u16::try_from(at + 1), ids.is_empty()) {
                byes.push(Bye { kind, round, ids });
            }
        }
    }
    byes
}

/// Record 250: one for the rounds with the same virtual points.
fn accelerations(play: &Play) -> Vec<Acceleration> {
    let mut upper = play
        .list
        .iter()
        .filter(|listed| !listed.virtual_points.is_empty());
    let Some(last) = upper.next_back() else {
        return Vec::new();
    };
    let mut records: Vec<Acceleration> = Vec::new();
    for (round, &points) in (1..).zip(&last.virtual_points) {
        let points = Some(Points::from_hundredths(points));
        match records.last_mut() {
            Some(record) if record.points == points => record.last_round = round,
            _ => records.push(Acceleration {
                match_points: None,
                points,
                first_round: round,
                last_round: round,
                first: 1,
                last: last.number,
            }),
        }
    }
    records
}
