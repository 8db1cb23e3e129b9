//! Plies at the joint of two stretches, in words and for the reader.

use std::fmt;

use tuomari_board::{Arrangement, Color, Move, Ply, Position, Role, Square};

use crate::{Form, Language, write::number_before, write_move};

/// The command for an arrangement that stood.
pub(super) const STOOD: &str = "stood";

/// The command for a legal move in a position that tools refuse.
pub(super) const MOVED: &str = "moved";

/// A ply that stands in a comment because no tool could follow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Act {
    /// `[%stood ...]`: an arrangement.
    Stood(Box<Arrangement>),
    /// `[%moved ...]`: a legal move in an irregular position.
    Moved(Moved),
}

/// A move from square to square; castling is the king onto its rook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Moved {
    from: Square,
    to: Square,
    promotion: Option<Role>,
}

/// Changes beyond this many are not listed for people.
const MAX_CHANGES_TOLD: usize = 6;

impl Act {
    /// Reads the inside of a command that was found to be one of ours; `None`
    /// if it makes no sense.
    pub(super) fn read(name: &str, argument: &str) -> Option<Act> {
        if name == STOOD {
            let board = Arrangement::from_ascii_board_fen(argument.as_bytes()).ok()?;
            return Some(Act::Stood(Box::new(board)));
        }
        let square = |at| Square::from_ascii(argument.as_bytes().get(at..at + 2)?).ok();
        let promotion = match argument.as_bytes().get(4..)? {
            [] => None,
            [letter] => Some(Role::from_char(char::from(*letter))?),
            _ => return None,
        };
        Some(Act::Moved(Moved {
            from: square(0)?,
            to: square(2)?,
            promotion,
        }))
    }
}

impl Moved {
    fn of(m: Move) -> Moved {
        let (from, to) = match m {
            Move::Castle { king, rook } => (king, rook),
            other => (other.from().unwrap_or(other.to()), other.to()),
        };
        Moved {
            from,
            to,
            promotion: m.promotion(),
        }
    }

    /// The legal move it means.
    pub(super) fn find(self, position: &Position) -> Option<Move> {
        let moves = position.legal_moves();
        moves.iter().copied().find(|m| Moved::of(*m) == self)
    }
}

impl fmt::Display for Moved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        self.promotion
            .map_or(Ok(()), |role| write!(f, "{}", role.char()))
    }
}

/// A ply of the joint as its comment has it.
#[derive(Debug)]
pub(super) struct Told {
    pub(super) words: String,
    pub(super) command: String,
}

/// Writes a ply of the joint.
pub(super) fn tell(position: &Position, ply: &Ply) -> Told {
    let number = number_before(position.move_number(), position.turn());
    match ply {
        Ply::Legal(m) => {
            let words = write_move(position, *m, Language::English, Form::HYPHENATED);
            Told {
                words: format!("{number} {words}"),
                command: format!("[%{MOVED} {}]", Moved::of(*m)),
            }
        }
        Ply::Illegal(after) => {
            let changes = changes(position, after);
            let why = match position.judge(after) {
                Ok(_) => String::new(),
                Err(why) => format!(", illegal ({why})"),
            };
            Told {
                words: format!("{number} {changes}{why}, stood:"),
                command: format!("[%{STOOD} {after}]"),
            }
        }
    }
}

/// What was done to the board, in words.
fn changes(position: &Position, after: &Arrangement) -> String {
    let before = position.board();
    let changed: Vec<Square> = Square::ALL
        .into_iter()
        .filter(|square| before.piece_at(*square) != after.piece_at(*square))
        .collect();
    if changed.is_empty() {
        return "nothing moved".to_owned();
    }
    if let Some(carried) = carried(position, after, &changed) {
        return carried;
    }
    if changed.len() > MAX_CHANGES_TOLD {
        return "the board rearranged".to_owned();
    }
    let list: Vec<String> = changed
        .into_iter()
        .map(|square| {
            let piece = |board: &Arrangement| {
                board.piece_at(square).map_or_else(
                    || "empty".to_owned(),
                    |piece| format!("{} {}", color_of(piece.color), name_of(piece.role)),
                )
            };
            format!("{square} from {} to {}", piece(before), piece(after))
        })
        .collect();
    list.join(", ")
}

/// `Ke1-e3`, if all that happened is one own piece going from a square to a
/// square.
fn carried(position: &Position, after: &Arrangement, changed: &[Square]) -> Option<String> {
    let [a, b] = *changed else {
        return None;
    };
    let before = position.board();
    let (from, to) = if after.piece_at(a).is_none() {
        (a, b)
    } else {
        (b, a)
    };
    let piece = before.piece_at(from)?;
    let own = piece.color == position.turn() && after.piece_at(to) == Some(piece);
    if !own || after.piece_at(from).is_some() {
        return None;
    }
    let letter: String = Language::English.letter(piece.role).into_iter().collect();
    let sign = if before.piece_at(to).is_some() {
        "x"
    } else {
        "-"
    };
    Some(format!("{letter}{from}{sign}{to}"))
}

fn color_of(color: Color) -> &'static str {
    color.fold_wb("white", "black")
}

fn name_of(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}
