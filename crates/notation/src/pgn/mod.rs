//! PGN, in and out.
//!
//! [`PgnGame`] is a game as PGN can tell it: tags, plies with clock times,
//! draw offers and comments, and a score. [`PgnGame::to_pgn`] writes one;
//! [`PgnReader`] reads any number of them from a stream, through `pgn-reader`,
//! one at a time and within fixed bounds of memory.
//!
//! ```
//! use tuomari_notation::pgn::{PgnGame, PgnReader};
//!
//! let text = "[White \"Espoo\"]\n[Result \"1-0\"]\n\n1. e4 { [%clk 0:04:59] (=) } e5 1-0\n";
//! let mut games = PgnReader::new(text.as_bytes());
//! let game: PgnGame = games.next().expect("a game")?;
//! assert_eq!(game.tags.get("White"), Some("Espoo"));
//! assert_eq!(game.plies()[0].clock_ms, Some(299_000));
//! assert!(game.plies()[0].draw_offer);
//! # Ok::<(), tuomari_notation::pgn::PgnError>(())
//! ```
//!
//! # What PGN has no words for
//!
//! Everything written here can be read by an ordinary PGN tool: every PGN game
//! begins with a position that chess libraries accept and goes on with legal
//! moves only. What PGN itself cannot say stands in tags and comments of our
//! own, and our reader puts it back.
//!
//! - **Scores.** PGN knows `1-0`, `0-1`, `1/2-1/2` and `*`. Any other score is
//!   written `[Result "*"]` with `[Score "0-0"]` beside it. When reading, `Score`
//!   is believed before `Result`, and `Result` before the end of the moves.
//! - **Clock times** are `[%clk 1:29:10]`, the time left after the move, with a
//!   fraction only where there is one; **draw offers** are the word `(=)` of
//!   the scoresheet (`fide-2018/C.12`), both in the comment of the move.
//! - **An illegal move that stood** ends a *stretch* of legal moves. The PGN
//!   game ends there with a comment for each ply that an ordinary tool could
//!   not follow: the illegal move itself, and what was played from positions
//!   that no tool accepts. The next legal move from an acceptable position
//!   begins a new PGN game, from a FEN. `[Stretch "2/3"]` says which part of
//!   how many it is; the tags are repeated, and the score stands in the last.
//!   Such a comment is for people up to the bracket, then for the reader:
//!
//!   ```text
//!   { 2. Ke1-e3, illegal (king-movement), stood: [%left 0:04:51] [%stood
//!   rnbqkbnr/pppp1ppp/8/4p3/4P3/4K3/PPPP1PPP/RNBQ1BNR] }
//!   { 2... Bf8-c5 [%left 0:04:56] [%moved f8c5] }
//!   ```
//!
//!   `stood` gives the whole arrangement, `moved` a legal move from square to
//!   square (castling: the king onto its rook), `left` the clock time under a
//!   name that no tool takes for the time of the move before.
//! - **A game that began from an irregular position** begins with a PGN game
//!   without moves; `[StartFEN "..."]` holds the position.
//! - **Counters that drifted apart** ([`QuietMoves`](tuomari_board::QuietMoves))
//!   in the starting position: `[QuietMoves "80/49"]`, White's first.
//!
//! # A round
//!
//! [`PgnRound`] writes all boards of a round into one text, with tags for the
//! round and for the board, in the order of the boards. Those who show games
//! go by it; there a game is cut where an illegal move stood.
//!
//! # What is not read
//!
//! Variations and numeric annotations are passed over. A word among the moves
//! that is no move at all is passed over by `pgn-reader` without a sign; the
//! next move then is, as a rule, illegal and reported.

mod clk;
mod comment;
mod error;
mod game;
mod heading;
mod joint;
mod lines;
mod note;
mod reader;
mod round;
mod san;
mod score;
mod stretch;
mod tags;
mod visitor;
mod writer;

pub use comment::Comment;
pub use error::{PgnError, PgnFault};
pub use game::{PgnGame, PgnPly};
pub use reader::PgnReader;
pub use round::{MAX_SHOWN_BOARDS, OddScores, PgnBoard, PgnRound, PgnSide, RoundError};
pub use san::find_san;
pub use tags::{TagError, Tags};

/// The most tags a game may have beside the Seven Tag Roster.
pub const MAX_TAGS: usize = 128;

/// The longest line of a tag, brackets included, in bytes: PGN's own limit.
/// Longer values are cut when they are put into [`Tags`].
pub const MAX_TAG_LINE_BYTES: usize = 255;

/// The longest tag that is looked at when reading, in bytes. A game with a
/// longer one is reported as an error.
pub const MAX_TAG_READ_BYTES: usize = 4096;

/// The longest [`Comment`], in bytes. Longer ones are cut.
pub const MAX_COMMENT_BYTES: usize = 4096;

/// The most plies of a game that is read, all stretches together. With draws
/// after seventy-five quiet moves (`fide-2018/9.6.2`) no game has more than
/// some 17,700. A longer one can be written, and is refused when read.
pub const MAX_PLIES: usize = 32_768;
