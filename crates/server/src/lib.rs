//! The hall over HTTP and WebSocket.
//!
//! [`Server`] is one node: it decides commands on the tables it holds, appends
//! them to the journal and shows each seat what it may see. Every node is the
//! same and none owns a table; the journal's key `(stream, version)` decides
//! who was first.
//!
//! What goes over the wire is in [`wire`]: typed messages, and nothing of a
//! game that a seat may not see.
//!
//! | question | file |
//! | --- | --- |
//! | How does a command get into the journal, once? | `doing.rs` |
//! | What does a node hold of a table? | `table.rs`, behind its lock in `desk.rs` |
//! | Who is told, and what? | `audience.rs`, `outbox.rs`, `sockets.rs` |
//! | Who finds a flag? | `duty.rs`, `timers.rs` |
//! | What time is it? | `time.rs`, `lag.rs` |
//! | What if every node was down? | `outage.rs` |

mod audience;
mod config;
mod creating;
mod delayed;
mod desk;
mod doing;
mod duty;
mod followed;
mod follower;
mod hall;
mod headers;
mod http;
mod lag;
mod late_dead;
mod limits;
mod log;
mod node;
mod oracle;
mod outage;
mod outbox;
mod packer;
mod pages;
mod pass;
mod running;
mod seats;
mod secret;
mod server;
mod shelf;
mod sockets;
mod table;
mod tally;
mod time;
mod timers;
mod told;

pub use config::{Config, ConfigFault, SETTINGS, Setting, settings_table};
pub use http::openapi::text as openapi;
pub use lag::{MOST_MS as MOST_LAG_MS, QUOTA_MS as LAG_QUOTA_MS};
pub use log::start_logs;
pub use node::StartError;
pub use running::{backup, serve};
pub use seats::{organiser_link, qr_svg};
pub use secret::{OrganiserHash, Secret};
pub use server::Server;
pub use time::NodeClock;
pub use tuomari_wire as wire;
