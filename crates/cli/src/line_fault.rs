//! Where a line that was shown does not force mate, in words.

use tuomari_board::{Move, Position};
use tuomari_conduct::{LineFault, LineGap};
use tuomari_mating::MAX_MOVES_SHOWN;
use tuomari_notation::{Form, Language, Reading, Record, write_move};

use crate::messages::Messages;

/// A fault as it is told.
#[derive(Debug)]
pub(crate) struct ToldFault {
    /// The stable identifier.
    pub(crate) id: &'static str,
    /// The sentence.
    pub(crate) text: String,
    /// The moves that lead to the place, in the language.
    pub(crate) path: String,
    /// The move it is about, in the language.
    pub(crate) about: Option<String>,
}

/// Tells a fault of a line that begins in `start`.
pub(crate) fn told(say: &Messages, start: &Position, fault: &LineFault) -> ToldFault {
    let mut here = start.clone();
    for m in &fault.path {
        here.play_unchecked(*m);
    }
    let language = say.notation();
    let path = written(start, &fault.path, language);
    let place = if path.is_empty() {
        say.text("line-fault-here")
    } else {
        say.with("line-fault-after", [("path", path.clone().into())])
    };
    let place = || ("place", place.clone().into());
    let write = |m: Move| write_move(&here, m, language, Form::SHORT);
    let (text, about) = match fault.what {
        LineGap::TooMany => {
            let limit = [("limit", MAX_MOVES_SHOWN.into())];
            (say.with("line-fault-too-many", limit), None)
        }
        LineGap::Unanswered(m) => {
            let values = [place(), ("move", write(m).into())];
            (say.with("line-fault-unanswered", values), Some(write(m)))
        }
        LineGap::NotMate(m) => {
            let values = [place(), ("move", write(m).into())];
            (say.with("line-fault-not-mate", values), Some(write(m)))
        }
        LineGap::Stalemate => (say.with("line-fault-stalemate", [place()]), None),
        LineGap::Mated => (say.with("line-fault-mated", [place()]), None),
        LineGap::NoMove => (say.with("line-fault-no-move", [place()]), None),
        LineGap::TwoMoves(one, other) => {
            let moves = [("move", write(one).into()), ("other", write(other).into())];
            let [one_value, other_value] = moves;
            let values = [place(), one_value, other_value];
            (say.with("line-fault-two-moves", values), Some(write(one)))
        }
        LineGap::Illegal(step, why) => {
            let reason = say.text(&format!("illegality-{why}"));
            let squares = step.to_string();
            let values = [
                place(),
                ("move", squares.clone().into()),
                ("reason", reason.into()),
            ];
            (say.with("line-fault-illegal", values), Some(squares))
        }
    };
    ToldFault {
        id: fault.what.id(),
        text,
        path,
        about,
    }
}

/// Moves with their numbers, from a position on.
pub(crate) fn written(start: &Position, moves: &[Move], language: Language) -> String {
    let reading = |m: &Move| Reading {
        m: *m,
        draw_offer: false,
        accepted: Vec::new(),
    };
    let record = Record {
        moves: moves.iter().map(reading).collect(),
        points: None,
    };
    record.write(start, language, Form::SHORT)
}
