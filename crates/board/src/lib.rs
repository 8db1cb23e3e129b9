//! What stands on a chess board, legal or not.
//!
//! Chess libraries hold positions that can arise by legal moves and refuse all
//! others. A playing hall is less tidy: an illegal move nobody claimed stands
//! (`fide-2018/A.4.2`), and play goes on with both kings in check, with nine
//! pawns, or with a pawn left unpromoted on its last rank. This crate holds any
//! arrangement of pieces and answers the questions of chapter 3 of the Laws for
//! each of them: which moves are legal, whether a king is in check, whether two
//! positions are the same.
//!
//! A [`Position`] that `shakmaty` accepts is *regular* and is answered by
//! `shakmaty`. Every other one is *irregular* and is answered by a generator of
//! our own, built on the same attack tables. The two agree on every regular
//! position; a property test holds them to it.
//!
//! ```
//! use tuomari_board::{Position, Square};
//!
//! let mut position = Position::default();
//! let m = position.judge_move(Square::E2, Square::E4, None)?;
//! position.play(m)?;
//! assert_eq!(
//!     position.to_fen(),
//!     "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A placement that is no legal move says why, by a rule of chapter 3:
//!
//! ```
//! use tuomari_board::{Illegality, Position, Square};
//!
//! let position = Position::from_fen("4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1")?;
//! let why = position.judge_move(Square::E2, Square::D3, None).unwrap_err();
//! assert_eq!(why, Illegality::KingExposed);
//! assert_eq!(why.id(), "king-exposed");
//! # Ok::<(), tuomari_board::FenError>(())
//! ```
//!
//! # What this crate does not know
//!
//! It knows nothing of players, clocks, scoresheets, rulebooks or article
//! numbers, and it reads no time, no file and no random source. Whether a dead
//! position has arisen is asked of the `mating` crate.

mod castling;
mod chess960;
mod diagram;
mod fault;
mod fen;
mod generator;
mod history;
mod identity;
mod illegality;
mod irregular;
mod legality;
mod moves;
mod perft;
mod placement;
mod position;
mod quiet;

pub use castling::{Castle, CastlingLength, CastlingRights, SwappedKing};
pub use chess960::{ArrayNumber, NoSuchArray};
pub use diagram::{Diagram, DiagramStyle};
pub use fault::Fault;
pub use fen::{FenError, FenFault};
pub use history::{History, Ply};
pub use identity::Identity;
pub use illegality::Illegality;
pub use moves::Moves;
pub use perft::perft;
pub use position::{IllegalMove, Position};
pub use quiet::QuietMoves;

/// An arrangement of pieces: anything that can stand on sixty-four squares.
pub use shakmaty::Board as Arrangement;
/// A move of chapter 3. Castling names the king's and the rook's square; where
/// they go, [`Position::castle`] tells.
pub use shakmaty::Move;
pub use shakmaty::{Bitboard, ByColor, Color, File, Piece, Rank, Role, Square};
