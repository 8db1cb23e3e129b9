//! Virtual points: records 250 and XXA, or what the code of record 192 says.

use tuomari_pairing::{Entrant, Number, Points, baku_group, baku_points};
use tuomari_report::{Acceleration, Report};

use crate::entries::{is_away, place};

/// Which points of record 250 are meant.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Virtual {
    /// Points of players, or game points of teams.
    Points,
    MatchPoints,
}

/// Gives the entrants their virtual points; `win` is what a win brings.
pub(crate) fn accelerate(
    report: &Report,
    entrants: &mut [Entrant],
    which: Virtual,
    (rounds, win): (u32, Points),
) {
    let code = report.rules.type_code();
    let by_code = code.is_some_and(|code| code.with_baku);
    if by_code && report.accelerations.is_empty() && report.old.accelerations.is_empty() {
        baku(report, entrants, which, &baku_points(rounds, win));
    }
    for record in &report.accelerations {
        let points = match which {
            Virtual::Points => record.points,
            Virtual::MatchPoints => record.match_points,
        };
        for entrant in entrants.iter_mut() {
            if (record.first..=record.last).contains(&entrant.number) {
                give(
                    entrant,
                    record,
                    points.map_or(0, tuomari_report::Points::hundredths),
                );
            }
        }
    }
    for (number, points) in &report.old.accelerations {
        let mut all = entrants.iter_mut();
        if let Some(entrant) = all.find(|entrant| entrant.number == *number) {
            entrant.virtual_points = points.iter().map(|one| one.hundredths()).collect();
        }
    }
}

fn give(entrant: &mut Entrant, record: &Acceleration, points: Points) {
    for round in record.first_round..=record.last_round {
        let at = place(u32::from(round));
        if entrant.virtual_points.len() <= at {
            entrant.virtual_points.resize(at + 1, 0);
        }
        entrant.virtual_points[at] = points;
    }
}

/// The upper group of C.04.7. It is cut where round 1 was paired; who comes
/// later finds his place above or below its last member.
fn baku(report: &Report, entrants: &mut [Entrant], which: Virtual, points: &[Points]) {
    let for_teams = which == Virtual::MatchPoints;
    let begins = |entrant: &&Entrant| match entrant.entries.first() {
        Some(entry) => entry.is_paired(),
        None => !is_away(report, entrant.number, 1, for_teams),
    };
    let first_round = entrants.iter().filter(begins);
    let mut numbers: Vec<Number> = first_round.map(|entrant| entrant.number).collect();
    numbers.sort_unstable();
    let count = u32::try_from(numbers.len()).unwrap_or(u32::MAX);
    let group = usize::try_from(baku_group(count)).unwrap_or(usize::MAX);
    let last = numbers.iter().take(group).next_back().copied();
    for entrant in entrants {
        if last.is_some_and(|last| entrant.number <= last) {
            entrant.virtual_points = points.to_vec();
        }
    }
}
