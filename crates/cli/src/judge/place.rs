//! Squares and moves as they are named on the edge.

use serde::Deserialize;
use tuomari_board::{Move, Position, Role, Square};
use tuomari_conduct::Step;
use tuomari_notation::{Language, VariationsFault, read_move, read_variations};

use super::{unreadable::Unreadable, words::RoleWord};

/// A square by its name.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct SquareName(pub(super) Square);

impl TryFrom<String> for SquareName {
    type Error = String;

    fn try_from(name: String) -> Result<SquareName, String> {
        let square = name.parse().map(SquareName);
        square.map_err(|_| format!("\"{name}\" is no square from a1 to h8"))
    }
}

/// Where moves are read: a position and the letters used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader<'p> {
    /// The position on the board.
    pub(crate) position: &'p Position,
    /// The language of the piece letters.
    pub(crate) language: Language,
}

impl Reader<'_> {
    /// A move given by a text, or by its squares.
    pub(super) fn step(
        &self,
        text: Option<&str>,
        squares: (Option<SquareName>, Option<SquareName>, Option<RoleWord>),
        act: &str,
    ) -> Result<Step, Unreadable> {
        match (text, squares) {
            (Some(text), (None, None, None)) => self.read(text),
            (None, (Some(from), Some(to), promotion)) => Ok(Step {
                from: from.0,
                to: to.0,
                promotion: promotion.map(Role::from),
            }),
            _ => Err(Unreadable::Field(
                act.to_owned(),
                "give move, or from and to".to_owned(),
            )),
        }
    }

    /// A move given by a text: `g1f3` by its squares, legal or not; `Nf3` in
    /// the letters of the language, legal only.
    pub(super) fn read(&self, text: &str) -> Result<Step, Unreadable> {
        if let Some(step) = by_squares(text) {
            return Ok(step);
        }
        match read_move(self.position, text, self.language) {
            Ok(reading) => Step::of(reading.m).ok_or_else(|| self.no_move(text)),
            Err(_) => Err(self.no_move(text)),
        }
    }

    /// Lines of moves from the position on: one, with others in brackets.
    pub(super) fn lines(&self, text: &str) -> Result<Vec<Vec<Step>>, Unreadable> {
        match read_variations(self.position, text, self.language) {
            Ok(lines) => Ok(lines.iter().map(|line| steps(line)).collect()),
            Err(error) => Err(match error.fault {
                VariationsFault::Move(error) => self.no_move(&error.text),
                fault => Unreadable::Field("show-line".to_owned(), fault.to_string()),
            }),
        }
    }

    fn no_move(&self, text: &str) -> Unreadable {
        Unreadable::Move(text.to_owned(), self.language)
    }
}

/// `g1f3`, `g1-f3`, `e7e8q`: squares, whatever stands on them.
fn by_squares(text: &str) -> Option<Step> {
    let plain: String = text.chars().filter(|c| *c != '-').collect();
    let from = plain.get(..2)?.parse().ok()?;
    let to = plain.get(2..4)?.parse().ok()?;
    let promotion = match plain.get(4..)? {
        "" => None,
        letter => {
            let mut letters = letter.chars();
            let role = letters.next().and_then(Role::from_char)?;
            if letters.next().is_some() {
                return None;
            }
            Some(role)
        }
    };
    Some(Step {
        from,
        to,
        promotion,
    })
}

fn steps(line: &[Move]) -> Vec<Step> {
    line.iter().filter_map(|m| Step::of(*m)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(fen: &str, text: &str, language: Language) -> Option<String> {
        let position = Position::from_fen(fen).unwrap();
        let reader = Reader {
            position: &position,
            language,
        };
        let step = reader.read(text).ok()?;
        let promotion = step.promotion.map(|role| role.char().to_string());
        Some(format!(
            "{}{}{}",
            step.from,
            step.to,
            promotion.unwrap_or_default()
        ))
    }

    const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const END: &str = "8/4P1k1/8/8/8/8/8/4K2R w K - 0 1";

    #[test]
    fn squares_may_be_illegal_and_letters_may_not() {
        assert_eq!(read(ARRAY, "g1f3", Language::English).unwrap(), "g1f3");
        assert_eq!(read(ARRAY, "a1-h8", Language::English).unwrap(), "a1h8");
        assert_eq!(read(ARRAY, "Nf3", Language::English).unwrap(), "g1f3");
        assert_eq!(read(ARRAY, "Rf3", Language::Finnish).unwrap(), "g1f3");
        assert_eq!(read(ARRAY, "Rf3", Language::English), None);
        assert_eq!(read(END, "e8=Q", Language::English).unwrap(), "e7e8q");
        assert_eq!(read(END, "e7e8n", Language::English).unwrap(), "e7e8n");
        assert_eq!(read(END, "0-0", Language::English).unwrap(), "e1h1");
        assert_eq!(read(END, "e7e8x", Language::English), None);
    }
}
