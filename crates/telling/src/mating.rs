//! What was examined about mating.

use tuomari_board::{Color, Position};
use tuomari_clock::Millis;
use tuomari_conduct::{LateDead, LineFault, LineGap, Verdict};
use tuomari_mating::MAX_MOVES_SHOWN;

use crate::{
    made::{made, moves},
    told::{Told, ToldValue, count},
    words,
};

/// The longest line that a sentence lists, in moves of the side that mates. A
/// longer one helps nobody at the table: its length is told.
const MAX_MOVES_TOLD: usize = 12;

/// Whether a side can still mate. A line that does not begin here, as after an
/// illegal move that is taken back for it, is not shown.
pub(crate) fn examined(side: Color, verdict: &Verdict, position: &Position) -> Told {
    match verdict {
        Verdict::Can(line) => {
            let shown = moves(position, line);
            let own = line.len().div_ceil(2);
            if line.is_empty() || shown.moves.len() < line.len() {
                Told::new("event-can-mate")
            } else if own > MAX_MOVES_TOLD {
                Told::new("event-can-mate-in").number("moves", count(own))
            } else {
                Told::new("event-can-mate-by").with("line", ToldValue::Moves(shown))
            }
        }
        Verdict::Cannot(proof) => {
            Told::new("event-cannot-mate").word("proof", words::proof(*proof))
        }
        Verdict::Unknown(spent) => {
            Told::new("event-mating-unproved").number("positions", spent.positions)
        }
    }
    .player(side)
}

/// A line that was shown.
pub(crate) fn line_checked(by: Color, fault: Option<&LineFault>, position: &Position) -> Told {
    match fault {
        None => Told::new("event-line-forces"),
        Some(fault) => Told::new("event-line-fails")
            .sentence("fault", line_fault(position, fault))
            .detail("gap", fault.what.id()),
    }
    .player(by)
}

/// Where a line that begins in `start` does not force mate.
pub fn line_fault(start: &Position, fault: &LineFault) -> Told {
    let mut here = start.clone();
    for m in &fault.path {
        if here.play(*m).is_err() {
            break;
        }
    }
    let place = if fault.path.is_empty() {
        Told::new("line-fault-here")
    } else {
        let path = moves(start, &fault.path);
        Told::new("line-fault-after").with("path", ToldValue::Moves(path))
    };
    let at = |key| Told::new(key).phrase("place", place.clone());
    match fault.what {
        LineGap::TooMany => {
            Told::new("line-fault-too-many").number("limit", count(MAX_MOVES_SHOWN))
        }
        LineGap::Unanswered(m) => at("line-fault-unanswered").made(&here, m),
        LineGap::NotMate(m) => at("line-fault-not-mate").made(&here, m),
        LineGap::Stalemate => at("line-fault-stalemate"),
        LineGap::Mated => at("line-fault-mated"),
        LineGap::NoMove => at("line-fault-no-move"),
        LineGap::TwoMoves(one, other) => at("line-fault-two-moves")
            .made(&here, one)
            .with("other", ToldValue::Move(made(&here, other))),
        LineGap::Illegal(step, why) => at("line-fault-illegal")
            .text("move", step)
            .sentence("reason", words::illegality(why)),
    }
}

/// A position that was dead before anybody noticed.
pub(crate) fn dead(found: &LateDead) -> Told {
    let void_end = found.void_end.map(|end| end.points.to_string());
    Told::new("event-dead-found")
        .plies(found.plies)
        .time("arose", Millis::from_ms(found.arose.ms()))
        .word("white", words::proof(found.proofs.white))
        .word("black", words::proof(found.proofs.black))
        .detail("void_plies", count(found.void_plies))
        .detail("void_score", void_end)
}
