//! The tags of a game as they are read, those of our own among them.

use tuomari_board::{Position, QuietMoves};

use super::{PgnFault, TagError, Tags, score, stretch::Part, tags::unescape};
use crate::Points;

/// Everything that stands before the moves.
#[derive(Debug, Default)]
pub(super) struct Heading {
    pub(super) tags: Tags,
    pub(super) part: Option<Part>,
    pub(super) chess960: bool,
    result: Option<Points>,
    own_score: Option<Points>,
    fen: Option<String>,
    start_fen: Option<String>,
    quiet: Option<QuietMoves>,
}

/// What programs write into `Variant` for chess and for Chess960, in small
/// letters.
const CHESS: [&str; 6] = ["", "?", "chess", "standard", "normal", "from position"];
const CHESS960: [&str; 5] = [
    "chess960",
    "chess 960",
    "fischerandom",
    "fischer random",
    "freestyle",
];

impl Heading {
    /// Takes a tag down. Tags of our own that make no sense are left aside,
    /// and so are names that no tag can have.
    pub(super) fn take(&mut self, name: &str, raw: &str) -> Result<(), PgnFault> {
        let (name, value) = (name.trim(), unescape(raw));
        match name {
            "Result" => self.result = score::read(&value),
            "Score" => self.own_score = score::read(&value),
            "SetUp" => {}
            "FEN" => self.fen = Some(value.into_owned()),
            "StartFEN" => self.start_fen = Some(value.into_owned()),
            "Stretch" => self.part = Part::read(&value).filter(|part| part.of > 1),
            "QuietMoves" => self.quiet = quiet(&value),
            "Variant" => {
                let small = value.trim().to_ascii_lowercase();
                self.chess960 = CHESS960.contains(&small.as_str());
                if !self.chess960 && !CHESS.contains(&small.as_str()) {
                    return Err(PgnFault::Variant(value.into_owned()));
                }
            }
            _ => match self.tags.set(name, &value) {
                Err(TagError::TooMany) => return Err(PgnFault::TooManyTags),
                Ok(()) | Err(TagError::Name(_) | TagError::Derived(_)) => {}
            },
        }
        Ok(())
    }

    /// The points by the tags, ours before PGN's.
    pub(super) fn points(&self) -> Option<Points> {
        self.own_score.or(self.result)
    }

    /// The position the moves begin from.
    pub(super) fn start(&self) -> Result<Position, PgnFault> {
        let start = match (&self.start_fen, &self.fen) {
            (Some(fen), _) => Position::from_fen(fen),
            // Other programs write castling rights and passed squares that
            // cannot be; that is no reason to refuse a game.
            (None, Some(fen)) => Position::from_fen_lenient(fen.trim()).map(|(read, _)| read),
            (None, None) => return Ok(Position::default()),
        };
        let start = start.map_err(PgnFault::Fen)?;
        Ok(match self.quiet {
            None => start,
            Some(quiet) => Position::of(
                start.board(),
                start.turn(),
                start.castling(),
                start.passed_square(),
                quiet,
                start.move_number(),
            ),
        })
    }
}

/// Reads `80/49`.
fn quiet(text: &str) -> Option<QuietMoves> {
    let (white, black) = text.split_once('/')?;
    Some(QuietMoves {
        white: white.trim().parse().ok()?,
        black: black.trim().parse().ok()?,
    })
}
