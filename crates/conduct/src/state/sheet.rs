//! A scoresheet: what one player has written, line by line.

use tuomari_board::{Move, Role, Square};
use tuomari_notation::Language;

/// What moves are written on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Medium {
    /// The event's own paper sheet.
    Paper,
    /// The certified electronic sheet that the event prescribes
    /// (`fide-2023/8.1.1.2`).
    CertifiedDevice,
    /// Any other device: no scoresheet at all.
    OtherDevice,
    /// Braille, by a blind player (`fide-2018/D.2.7`).
    Braille,
    /// A recorder, by a blind player.
    Recorder,
}

/// One line: the move somebody wrote, in two bytes.
///
/// Six bits each for the squares, three for what a pawn becomes, one for the
/// sign of a draw offer. No move goes from a square to itself, so two such
/// pairs are free to mean an empty line and one that cannot be read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Line(u16);

const OFFER: u16 = 1 << 15;

impl Line {
    /// Nothing is written.
    pub const EMPTY: Line = Line(0);
    /// Something is written that names no move.
    pub const UNCLEAR: Line = Line(0x0041);

    /// A move.
    pub fn of(m: Move) -> Line {
        let from = m.from().map_or(0, u16::from);
        let becomes = match m.promotion() {
            None | Some(Role::Pawn) => 0,
            Some(Role::Knight) => 1,
            Some(Role::Bishop) => 2,
            Some(Role::Rook) => 3,
            Some(Role::Queen) => 4,
            Some(Role::King) => 5,
        };
        Line(from << 6 | u16::from(m.to()) | becomes << 12)
    }

    /// The same line with the sign of a draw offer (`fide-2018/C.12`).
    #[must_use]
    pub fn with_offer(self) -> Line {
        Line(self.0 | OFFER)
    }

    /// Whether the sign of a draw offer stands on it.
    pub fn has_offer(self) -> bool {
        self.0 & OFFER != 0
    }

    /// Whether no move and nothing in a move's place is written.
    pub fn is_empty(self) -> bool {
        self.0 & !OFFER == 0
    }

    /// Whether it says this move.
    pub fn says(self, m: Move) -> bool {
        self.0 & !OFFER == Line::of(m).0
    }

    /// Where the move begins and ends and what a pawn becomes; castling ends
    /// on the rook's square. None if no move can be read.
    pub fn step(self) -> Option<(Square, Square, Option<Role>)> {
        let bits = self.0 & !OFFER;
        if bits == Line::EMPTY.0 || bits == Line::UNCLEAR.0 {
            return None;
        }
        let square = |bits: u16| Square::try_from(bits & 0x3f).ok();
        let becomes = match bits >> 12 & 7 {
            1 => Some(Role::Knight),
            2 => Some(Role::Bishop),
            3 => Some(Role::Rook),
            4 => Some(Role::Queen),
            5 => Some(Role::King),
            _ => None,
        };
        Some((square(bits >> 6)?, square(bits)?, becomes))
    }
}

/// A scoresheet in use.
#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    pub(crate) medium: Medium,
    pub(crate) language: Language,
    pub(crate) lines: Vec<Line>,
    /// All lines before this one are filled.
    pub(crate) filled: usize,
    /// The period until whose end the player need not record.
    pub(crate) relieved_in: Option<u16>,
    /// It must be brought up to date before the player moves, or before the
    /// clock runs again.
    pub(crate) update: Option<Update>,
    /// The line on which the sign of a draw offer is still owed.
    pub(crate) owes_mark: Option<usize>,
    /// Its player holds the opponent's sheet.
    pub(crate) borrowed: bool,
}

/// Why a sheet must be brought up to date (`fide-2018/8.5`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Update {
    /// Neither player recorded: both update with the clock stopped.
    Both,
    /// Only this one did not: he updates in his own time.
    One,
}

impl Sheet {
    pub(crate) fn new(medium: Medium, language: Language) -> Sheet {
        Sheet {
            medium,
            language,
            lines: Vec::new(),
            filled: 0,
            relieved_in: None,
            update: None,
            owes_mark: None,
            borrowed: false,
        }
    }

    pub(crate) fn line(&self, ply: usize) -> Line {
        self.lines.get(ply).copied().unwrap_or_default()
    }

    /// Writes a line; a sign of an offer that stands on it stays.
    pub(crate) fn write(&mut self, ply: usize, line: Line) {
        if self.lines.len() <= ply {
            self.lines.resize(ply.saturating_add(1), Line::EMPTY);
        }
        if let Some(place) = self.lines.get_mut(ply) {
            let offer = place.0 & OFFER;
            *place = Line(line.0 | offer);
            if place.has_offer() && self.owes_mark == Some(ply) {
                self.owes_mark = None;
            }
        }
        self.count();
    }

    /// What stood after so many plies was reinstated: later lines are void.
    pub(crate) fn cut(&mut self, plies: usize) {
        self.lines.truncate(plies);
        self.filled = self.filled.min(plies);
        self.owes_mark = self.owes_mark.filter(|ply| *ply < plies);
    }

    fn count(&mut self) {
        while self
            .lines
            .get(self.filled)
            .is_some_and(|line| !line.is_empty())
        {
            self.filled += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use tuomari_board::Position;

    use super::*;

    #[test]
    fn a_line_says_its_move_and_no_other() {
        let fen = "r3k3/1P6/8/8/8/8/8/R3K2R w KQ - 0 1";
        let position = Position::from_fen(fen).unwrap();
        let moves = position.legal_moves().to_vec();
        for m in &moves {
            let line = Line::of(*m).with_offer();
            let says: Vec<&Move> = moves.iter().filter(|m| line.says(**m)).collect();
            assert_eq!(says, [m]);
            assert!(line.step().is_some() && line.has_offer() && !line.is_empty());
        }
    }

    #[test]
    fn an_empty_and_an_unclear_line_say_nothing() {
        assert!(Line::EMPTY.is_empty() && Line::EMPTY.with_offer().is_empty());
        assert!(!Line::UNCLEAR.is_empty());
        assert_eq!(Line::UNCLEAR.step(), None);
    }
}
