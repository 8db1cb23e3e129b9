//! What an arbiter may look at to answer a question: positions that are the
//! same, the moves that nothing was captured in, who can still mate.
//!
//! It is made when it is asked for: the analyser takes its time, and a view
//! is made a thousand times as often.

use tuomari_board::{ByColor, Color, Move};

use crate::{
    act::claim::Claim,
    ending::oracle::Oracle,
    event::{
        question::{Matter, Question},
        verdict::Verdict,
    },
    state::game::Game,
};

/// The facts about a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dossier {
    /// Where the position that counts has appeared, by plies played, the
    /// earliest first. The last one is on the board or, if a move was fixed
    /// for the claim, would be after it.
    pub appearances: Option<Vec<usize>>,
    /// The move that was fixed for the claim.
    pub fixed: Option<Move>,
    /// Plies without a capture and without a pawn move, up to the position on
    /// the board.
    pub quiet_plies: Option<usize>,
    /// Whether each side can still mate.
    pub mating: Option<ByColor<Verdict>>,
    /// Moves were played that nobody has entered: what is here may be behind
    /// the board in the hall.
    pub is_behind: bool,
}

/// What bears on a question. Whoever asks has seen to it that the arbiter is
/// asking: the question is open.
pub fn dossier(game: &Game, question: &Question, oracle: &dyn Oracle) -> Dossier {
    let is_behind = game.is_behind();
    let claim = match question.matter {
        Matter::Claim(_, claim) | Matter::Watched(_, claim) => Some(claim),
        Matter::Referred(_, ground) => Some(Claim::Quickplay { ground }),
        Matter::BothFlags
        | Matter::CanMate(..)
        | Matter::BlockedPawns(..)
        | Matter::DeadBeforeResult(_)
        | Matter::IllegalPosition
        | Matter::EventOrder { .. }
        | Matter::SeveralIrregularities(_)
        | Matter::Breach(_)
        | Matter::Contact(_)
        | Matter::EndByForbiddenMove(_)
        | Matter::BothLate
        | Matter::StartError(_)
        | Matter::NewGameTimes
        | Matter::ClockFault(_)
        | Matter::Displaced(_)
        | Matter::PieceOffItsSquare
        | Matter::ExtraTime(..)
        | Matter::Incident(..)
        | Matter::Reconstruction
        | Matter::Scoresheet(_)
        | Matter::Unsigned(_)
        | Matter::ResultDisputed
        | Matter::ResultOverwritten
        | Matter::DrawConsent(_)
        | Matter::Appeal(_)
        | Matter::Assistant { .. }
        | Matter::AssistantClock(_)
        | Matter::EnvelopeIncomplete
        | Matter::SealedMove(_)
        | Matter::LateAtResumption(_)
        | Matter::UsedTime(_)
        | Matter::BoardsDiffer => None,
    };
    let about_mate = matches!(
        question.matter,
        Matter::CanMate(..)
            | Matter::BlockedPawns(..)
            | Matter::BothFlags
            | Matter::DeadBeforeResult(_)
            | Matter::EventOrder { .. }
    ) || matches!(
        claim,
        Some(Claim::Flag | Claim::Quickplay { .. } | Claim::NoProgress)
    );
    let quiet = matches!(
        claim,
        Some(Claim::FiftyMoves | Claim::NoProgress | Claim::Quickplay { .. })
    );
    Dossier {
        appearances: (claim == Some(Claim::Threefold)).then(|| appearances(game)),
        fixed: game.turn.fixed.filter(|_| claim.is_some()),
        quiet_plies: quiet.then(|| quiet_plies(game)),
        mating: (about_mate && !is_behind).then(|| {
            let verdict = |side| oracle.can_mate(game.position(), side);
            ByColor {
                black: verdict(Color::Black),
                white: verdict(Color::White),
            }
        }),
        is_behind,
    }
}

fn appearances(game: &Game) -> Vec<usize> {
    let mut history = game.history.clone();
    if let Some(fixed) = game.turn.fixed {
        // A fixed move is legal: it was judged when it was fixed.
        let _ = history.play(fixed);
    }
    let mut plies = history.earlier_appearances();
    plies.push(history.plies().len());
    plies
}

fn quiet_plies(game: &Game) -> usize {
    let quiet = usize::try_from(game.position().quiet().halfmoves()).unwrap_or(usize::MAX);
    quiet.min(game.history.plies().len())
}
