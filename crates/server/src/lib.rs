#![doc = include_str!("../README.md")]
//!
//! What goes over the wire is in [`wire`]: typed messages, and nothing of a
//! game that a seat may not see.
//!
//! | room | what is in it |
//! | --- | --- |
//! | `table/` | what a node holds of a table, behind its lock in `place.rs`; how one is created, who may come in |
//! | `doing/` | how a command gets into the journal, once; duties and timers, time, outages |
//! | `competition/` | what a node holds of a competition; how its tables are opened and their results brought |
//! | `hooks/` | what happens, told to receivers outside: webhooks, phones |
//! | `house/` | the house as a player, for practice |
//! | `talk/` | sockets, what they follow, who is told what |
//! | `node/` | one node: its settings, limits and counters, how it starts and ends |
//! | `http/` | the answers of the API, the pages |

mod answer;
mod competition;
mod doing;
mod done;
mod hooks;
mod house;
mod http;
mod node;
mod stream;
mod table;
mod talk;

pub use doing::lag::MOST_MS as MOST_LAG_MS;
pub use doing::time::{Jump, NodeClock};
pub use hooks::receiver::Receiver;
pub use hooks::sign::SigningSecret;
pub use http::openapi::text as openapi;
pub use http::pages::are_built as has_pages;
pub use http::typescript::competition_types;
pub use node::config::{Addresses, Config, ConfigFault, SETTINGS, Setting, settings_table};
pub use node::hosted::Hosted;
pub use node::log::{Logs, start_logs};
pub use node::network::Network;
pub use node::organisers::{Register, Registered};
pub use node::running::{Anew, Organiser, backup, serve, serve_while, told_to_stop};
pub use node::server::Server;
pub use node::start::StartError;
pub use node::supervisor::Supervisor;
pub use table::seats::{organiser_link, qr_svg};
pub use table::secret::{OrganiserHash, Secret};
pub use tuomari_wire as wire;
