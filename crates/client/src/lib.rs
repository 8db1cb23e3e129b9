#![doc = include_str!("../README.md")]
//!
//! ```text
//! tuomari bot      a bot for a person
//! bench/           thousands of them, for a load
//! ```
//!
//! What it writes into its [`Diary`] is all that a client can know: what was
//! sent, what was answered, and what it saw in the end. The checker in `bench/`
//! holds that against the journal.
//!
//! | question | file |
//! | --- | --- |
//! | What does a link say? | `link.rs` |
//! | How are bytes carried, in the open and by TLS? | `stream.rs`, `http.rs`, `socket.rs` |
//! | What does the seat see now? | `sight.rs` |
//! | Which move, and when? | `brain.rs`, `script.rs`, `mind.rs`, `pace.rs` |
//! | What if the answer never comes? | `bot.rs` |
//! | Who hands a round to a broadcast? | `push.rs` |
//! | Who tells what stands on an electronic board? | [`eboard`] |

mod bot;
mod brain;
mod diary;
mod dice;
pub mod eboard;
mod http;
mod link;
mod mind;
mod news;
mod pace;
mod push;
mod script;
mod sight;
mod socket;
mod stream;
mod tracker;
mod trouble;

pub use bot::{Bot, Ending, play};
pub use brain::{Brain, Choice};
pub use diary::{Diary, Line, What};
pub use dice::Dice;
pub use http::{Answer, ask};
pub use link::{Address, Link};
pub use mind::Mind;
pub use news::News;
pub use pace::Pace;
pub use push::{Page, Push, Pushed};
pub use script::{Script, ScriptFault};
pub use sight::{Sight, Stale};
pub use socket::Socket;
pub use stream::Stream;
pub use trouble::Trouble;
pub use tuomari_player::{Engine, Strength};
