//! What was examined about mating, in words.

use tuomari_clock::Millis;
use tuomari_conduct::{Happening, LateDead, Verdict};

use super::{telling::Telling, told::Teller, told_words as words};
use crate::line_fault;

/// Tells an event about lines, verdicts and dead positions.
pub(super) fn tell<'a>(teller: Teller<'a>, what: &Happening) -> Option<Telling<'a>> {
    let (say, position) = (teller.say, teller.position);
    Some(match what {
        Happening::LineAwaited(by) => teller.says("event-line-awaited").player(*by),
        Happening::LineChecked(by, None) => teller.says("event-line-forces").player(*by),
        Happening::LineChecked(by, Some(fault)) => {
            let fault = line_fault::told(say, position, fault);
            teller
                .says("event-line-fails")
                .player(*by)
                .text("fault", &fault.text)
                .detail("gap", fault.id)
                .detail("path", fault.path)
                .detail("move", fault.about)
        }
        Happening::MatingExamined(side, Verdict::Can(line)) if line.is_empty() => {
            teller.says("event-can-mate").player(*side)
        }
        Happening::MatingExamined(side, Verdict::Can(line)) => teller
            .says("event-can-mate-by")
            .player(*side)
            .text("line", &line_fault::written(position, line, say.notation())),
        Happening::MatingExamined(side, Verdict::Cannot(proof)) => teller
            .says("event-cannot-mate")
            .player(*side)
            .word("proof", words::proof(*proof)),
        Happening::MatingExamined(side, Verdict::Unknown(spent)) => teller
            .says("event-mating-unproved")
            .player(*side)
            .number("positions", spent.positions),
        Happening::DeadFound(found) => dead(teller, found),
        Happening::Voided { plies } => teller.says("event-voided").plies(*plies),
        _ => return None,
    })
}

fn dead<'a>(teller: Teller<'a>, found: &LateDead) -> Telling<'a> {
    let void_end = found.void_end.map(|end| end.points.to_string());
    teller
        .says("event-dead-found")
        .plies(found.plies)
        .time("arose", Millis::from_ms(found.arose.ms()))
        .word("white", words::proof(found.proofs.white))
        .word("black", words::proof(found.proofs.black))
        .detail("void_plies", found.void_plies)
        .detail("void_score", void_end)
}
