//! An electronic board at a table: what stands on it is read from LiveChess and
//! told to the table in the players' names.
//!
//! The board sees squares and no hands. A move is read once what it leaves has
//! stood for a moment; a piece in the air is nothing yet; and what is no legal
//! move is put right by nobody here: a strict table gets it as it stands, at
//! others nothing is written and whoever looks after the board is told.
//!
//! | question | file |
//! | --- | --- |
//! | What is said to LiveChess, and what does it say? | `livechess.rs`, `feed.rs` |
//! | What does an arrangement amount to? | `reading.rs` |
//! | In which position did the turn begin? | `memory.rs` |
//! | Which piece was lifted first? | `lifted.rs` |
//! | Which act comes next, and when? | `watch.rs` |
//! | What if the server goes away? | `seat.rs` |

mod bridge;
mod feed;
mod lifted;
mod livechess;
mod memory;
mod news;
mod reading;
mod seat;
mod watch;

pub use self::{
    bridge::{Bridge, SETTLE, Stop, stand},
    livechess::{Board, LiveChess},
    news::{BoardNews, BridgeTrouble},
};
