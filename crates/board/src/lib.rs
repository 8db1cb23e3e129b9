#![doc = include_str!("../README.md")]
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
