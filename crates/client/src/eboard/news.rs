//! What a bridge has to tell, and why it cannot stand.

use std::fmt;

use tuomari_board::{Color, Illegality};
use tuomari_wire::{
    Problem, TableDto,
    place::{MoveName, SquareName},
    word::SeatWord,
};

use super::livechess::Board;
use crate::Trouble;

/// Something to tell.
#[derive(Clone, Debug, PartialEq)]
pub enum BoardNews {
    /// Which table it is.
    Table(Box<TableDto>),
    /// A seat is taken.
    Seated(SeatWord),
    /// LiveChess is there; it waits for the board.
    NoBoard,
    /// The board is followed, from now on or again.
    Follows {
        serial: String,
    },
    /// LiveChess says that the board is not as it should be.
    State(String),
    /// White sits where the board has its far side.
    TurnedRound,
    /// Board and table have the same, at first or again.
    Agrees,
    /// They do not, on these squares; nothing is told to the table.
    Differs(Vec<SquareName>),
    /// A move was made at the table.
    Made {
        by: Color,
        name: MoveName,
    },
    /// What a hand left was given to the table as it stands.
    Handed {
        by: Color,
        squares: Vec<SquareName>,
    },
    /// What a hand left is no legal move; nothing was told to the table.
    Illegal {
        by: Color,
        why: Illegality,
        squares: Vec<SquareName>,
    },
    /// Pieces have been in the air for long.
    InTheAir(Vec<SquareName>),
    /// The table takes no move of this player's now.
    Waits {
        by: Color,
    },
    /// The act that the board asked for is not lawful there; the board waits.
    Refused(Box<Problem>),
    /// LiveChess said something that cannot be understood.
    Strange(String),
    /// LiveChess is away; it tries again.
    LiveChessLost(Trouble),
    /// The server is away; it tries again.
    TableLost(Trouble),
    TableBack,
}

/// Why a bridge cannot stand.
#[derive(Clone, Debug, PartialEq)]
pub enum BridgeTrouble {
    Seat(Trouble),
    /// The link is no player's and no assistant's.
    NotAPlayer(SeatWord),
    /// Two links of one player, or of two tables.
    NotAPair,
    /// Several boards and none was named, or the named one is not among them.
    Boards(Vec<Board>),
}

impl fmt::Display for BridgeTrouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BridgeTrouble::Seat(trouble) => trouble.fmt(f),
            BridgeTrouble::NotAPlayer(_) => f.write_str("the link is not a player's"),
            BridgeTrouble::NotAPair => {
                f.write_str("the two links are not those of the two players of one table")
            }
            BridgeTrouble::Boards(boards) => {
                f.write_str("name one of the boards:")?;
                boards
                    .iter()
                    .try_for_each(|board| write!(f, " {}", board.serial))
            }
        }
    }
}

impl std::error::Error for BridgeTrouble {}

impl From<Trouble> for BridgeTrouble {
    fn from(trouble: Trouble) -> BridgeTrouble {
        BridgeTrouble::Seat(trouble)
    }
}
