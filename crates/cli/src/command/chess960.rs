//! `tuomari chess960`: one of the 960 arrays.

use serde::Serialize;
use tuomari_board::{ArrayNumber, File, Rank, Role, Square};

use super::position::ranks;
use crate::{
    args::Chess960Args,
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Answer, HEADING, Output, drawn, styled},
    surroundings,
};

/// Shows an array, by its number or by lot.
pub(crate) fn run(args: &Chess960Args, out: &Output) -> Result<(), Failure> {
    let number = match args.number {
        Some(number) => named(number, &out.say)?,
        None => by_lot(&out.say)?,
    };
    let mut array = Array::new(number);
    array.drawn = args.number.is_none();
    array.diagram = drawn(&number.arrangement(), args.board, &out.say);
    out.give(&array)
}

fn named(number: u32, say: &Messages) -> Result<ArrayNumber, Complaint> {
    ArrayNumber::new(number).map_err(|_| {
        let values = [("number", number.into())];
        Complaint::new(say, "chess960-no-such-array", Exit::Usage, values)
            .hint(say.text("chess960-no-such-array-hint"))
    })
}

fn by_lot(say: &Messages) -> Result<ArrayNumber, Complaint> {
    let random = surroundings::chance().map_err(|error| {
        let values = [("reason", error.to_string().into())];
        Complaint::new(say, "chess960-no-chance", Exit::File, values)
            .hint(say.text("chess960-no-chance-hint"))
    })?;
    Ok(ArrayNumber::draw(random))
}

/// An array and its start of a game.
#[derive(Debug, Serialize)]
struct Array {
    number: u16,
    drawn: bool,
    back_rank: String,
    fen: String,
    board: Vec<String>,
    #[serde(skip)]
    roles: Vec<Role>,
    #[serde(skip)]
    diagram: String,
}

impl Array {
    fn new(number: ArrayNumber) -> Array {
        let position = number.position();
        let board = position.board();
        let squares = File::ALL.map(|file| Square::from_coords(file, Rank::First));
        let roles: Vec<Role> = squares
            .into_iter()
            .filter_map(|sq| board.role_at(sq))
            .collect();
        Array {
            number: number.get(),
            drawn: false,
            back_rank: roles.iter().map(|role| role.upper_char()).collect(),
            fen: position.to_fen(),
            board: ranks(&position),
            roles,
            diagram: String::new(),
        }
    }
}

impl Answer for Array {
    fn to_text(&self, say: &Messages) -> String {
        let letters = self.roles.iter().map(|role| say.letter(*role).to_string());
        let letters: Vec<String> = letters.collect();
        let values = [
            ("number", self.number.into()),
            ("rank", letters.join(" ").into()),
        ];
        let heading = styled(HEADING, &say.with("chess960-array", values));
        let drawn = if self.drawn {
            format!("{}\n", say.text("chess960-drawn"))
        } else {
            String::new()
        };
        format!("{heading}\n{drawn}\n{}\nFEN: {}\n", self.diagram, self.fen)
    }
}
