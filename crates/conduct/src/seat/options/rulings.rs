//! The rulings that a question asks for, to be tried.
//!
//! What an arbiter could say in words is endless; what answers a question is
//! a short list. Each is put to the decision like any other act, and what is
//! refused there is not offered.

use tuomari_board::Color;
use tuomari_clock::Millis;
use tuomari_notation::Points;

use crate::{Claim, Game, Matter, Measure, Offender, Penalty, Question, Ruling};

/// Results that an arbiter gives.
const RESULTS: [Points; 4] = [
    Points::WHITE_WON,
    Points::BLACK_WON,
    Points::DRAWN,
    Points::NONE,
];

/// What 12.9 and its like hold against one player in a game.
const MEASURES: [Measure; 8] = [
    Measure::Warning,
    Measure::AddTime { time: TIME },
    Measure::TakeTime { time: TIME },
    Measure::Loss { opponent: 2 },
    Measure::Loss { opponent: 0 },
    Measure::Fine { amount: 1 },
    Measure::Exclusion { rounds: 1 },
    Measure::Expulsion,
];

/// An example of a length of time; the arbiter says how long.
const TIME: Millis = Millis::from_secs(120);

/// The rulings to be tried for a question, the usual ones first.
pub(crate) fn candidates(game: &Game, question: &Question) -> Vec<Ruling> {
    let mut rulings = vec![Ruling::Accept, Ruling::Reject];
    match question.matter {
        Matter::Claim(_, Claim::Quickplay { .. }) => {
            rulings.extend([true, false].map(|bonus| Ruling::Postpone { bonus }));
        }
        // No rulebook gives time for it.
        Matter::Claim(_, Claim::NoProgress) => rulings.push(Ruling::Postpone { bonus: false }),
        Matter::BothFlags
        | Matter::EventOrder { .. }
        | Matter::DeadBeforeResult(_)
        | Matter::Unsigned(_)
        | Matter::ResultDisputed
        | Matter::ResultOverwritten
        | Matter::Appeal(_)
        | Matter::SealedMove(_)
        | Matter::LateAtResumption(_) => {
            rulings.extend(RESULTS.map(|points| Ruling::End { points }));
        }
        Matter::IllegalPosition
        | Matter::SeveralIrregularities(_)
        | Matter::EndByForbiddenMove(_)
        | Matter::Contact(_)
        | Matter::PieceOffItsSquare
        | Matter::BoardsDiffer => rulings.push(Ruling::Reinstate {
            plies: game.history.plies().len(),
        }),
        Matter::StartError(_) => rulings.push(Ruling::NewGame),
        Matter::NewGameTimes => rulings.push(Ruling::Times {
            white: TIME,
            black: TIME,
        }),
        Matter::AssistantClock(_) | Matter::UsedTime(_) | Matter::ClockFault(_) => {
            rulings.extend(times());
        }
        Matter::Breach(of) | Matter::Displaced(of) => rulings.extend(penalties(of)),
        Matter::Incident(incident, _) => match incident.of {
            Offender::Player(of) => rulings.extend(penalties(of)),
            Offender::Both => {
                rulings.extend(Color::ALL.into_iter().flat_map(penalties));
                rulings.push(Ruling::End {
                    points: Points::NONE,
                });
            }
            Offender::Outsider => {
                rulings.extend([Ruling::Expel, Ruling::Replay]);
                rulings.extend(times());
            }
        },
        Matter::Claim(..)
        | Matter::CanMate(..)
        | Matter::BlockedPawns(..)
        | Matter::BothLate
        | Matter::ExtraTime(..)
        | Matter::Watched(..)
        | Matter::Referred(..)
        | Matter::Reconstruction
        | Matter::Scoresheet(_)
        | Matter::Assistant { .. }
        | Matter::EnvelopeIncomplete
        | Matter::DrawConsent(_) => {}
    }
    rulings
}

fn penalties(offender: Color) -> impl Iterator<Item = Ruling> {
    MEASURES
        .into_iter()
        .map(move |measure| Ruling::Penalise(Penalty { offender, measure }))
}

fn times() -> impl Iterator<Item = Ruling> {
    Color::ALL.into_iter().flat_map(|of| {
        [
            Ruling::AddTime { of, time: TIME },
            Ruling::TakeTime { of, time: TIME },
        ]
    })
}
