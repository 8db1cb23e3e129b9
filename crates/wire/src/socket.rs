//! The messages of the WebSocket.
//!
//! A client follows tables. It gets a `view` first, and from then on a
//! `change` for each step of the chain of views ([`moment`](super::moment)).
//! A `change` fits on the view before it: with a step, on the step before in
//! the same version; without one, on the version before, at the step `after`.
//!
//! An option is described once: a `view` brings the list of them, a `change`
//! what is added to it, and from then on only numbers say which of them open
//! and close.
//!
//! A client that holds another view asks again with `follow` and gets a fresh
//! one; so does a reader who was too slow. No event of a game is ever sent.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{
    act_types::ActDto, field_error::FieldError, moment::Stamp, notice::NoticeDto,
    option::OptionDto, problem::Problem, view::ViewDto,
};

/// The most bytes of one message to the server.
pub const MAX_MESSAGE_BYTES: usize = 16 * 1024;
/// The most characters of the name of a table and of a key.
pub const MAX_NAME: usize = 64;

/// What a client says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(optional_fields)]
pub enum FromClient {
    Follow {
        table: String,
        /// The token of the seat's link; without one, as a spectator.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<Token>,
        /// The version of the view at hand.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        have_version: Option<u64>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        have_step: Option<u16>,
        /// The node at which it was followed until now, as `here` said. If that
        /// node is gone, what passed since is nobody's time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        came_from: Option<String>,
    },
    /// Follow it no longer.
    Unfollow { table: String },
    /// Do something at a table that is followed.
    Command {
        table: String,
        /// Any text of the client's own, a new one for each act: a command
        /// sent twice with one key is one act.
        key: String,
        /// What. It is read apart, so that a slip in it has its answer.
        #[ts(type = "ActDto")]
        #[schema(value_type = ActDto)]
        act: Value,
        /// How long it has waited for an answer, in milliseconds, if it comes
        /// again on another connection. If the node to which it was sent before
        /// is gone, it counts from then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        waited_ms: Option<u32>,
    },
    /// Hear of a competition whenever it moves on. Without a token what anybody
    /// may see of it is told, change by change; with one, only that it moved.
    Watch {
        competition: String,
        /// The token of the seat's link.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<Token>,
    },
    /// Hear of it no longer.
    Unwatch { competition: String },
    /// Ask for the time.
    Ping {
        n: u32,
        /// What the client's clock shows, in milliseconds of its own.
        client_time: u64,
    },
}

/// A secret of a seat's link. It is never printed.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(transparent)]
#[ts(as = "String")]
#[schema(value_type = String)]
pub struct Token(pub String);

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token")
    }
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[ts(optional_fields)]
pub enum ToClient {
    /// Which node this is. It is said first, once.
    Here {
        node: String,
    },
    View(Box<ViewMessage>),
    /// What changed since the view before.
    Change(ChangeDto),
    /// A command was carried out, now or when its key came first.
    Accepted {
        key: String,
        /// The version it led to.
        version: u64,
        /// What to keep of it: by this the record can be checked without any
        /// key, and all that came before it. 64 hexadecimal digits.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        receipt: Option<String>,
    },
    /// A command was not carried out; nothing was written.
    Refused {
        key: String,
        problem: Problem,
    },
    /// Something else was wrong.
    Problem {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        competition: Option<String>,
        problem: Problem,
    },
    /// A competition that is watched stands at this version.
    Moved(MovedDto),
    Pong {
        n: u32,
        /// What the client said.
        client_time: u64,
        /// What the server's clock showed, in milliseconds of Unix time.
        server_time: u64,
    },
    /// How slow the way to this client is, and what is made up for it.
    Lag {
        round_trip_ms: u32,
        /// What one press may be given back at most.
        most_ms: u32,
        /// What is left of the quota of this game.
        left_ms: u32,
    },
    /// The table is followed no longer.
    Gone {
        table: String,
        /// Why: `revoked`, `replaced`, `closed`, `shutting-down`, `unfollowed`.
        why: GoneWord,
    },
    /// Who of the players is at the table. It is told to them and to the
    /// arbiter, at first and when it changes.
    Presence(PresenceDto),
    /// Something is said to everybody; without a notice, what was said is
    /// taken back.
    Notice {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        notice: Option<NoticeDto>,
    },
}

/// Who of the players is at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct PresenceDto {
    pub table: String,
    pub white: PlayerHereDto,
    pub black: PlayerHereDto,
    /// The table at which they go on, once one of them wants to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// Whether a player is at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct PlayerHereDto {
    pub here: bool,
    /// When he was last heard of, in milliseconds of Unix time, if he was here
    /// and is not now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heard_ms: Option<u64>,
}

/// A competition stands at a version.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct MovedDto {
    pub competition: String,
    pub version: u64,
    /// The version that `change` changes. Who holds another reads the
    /// competition anew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<u64>,
    /// What changed in what anybody sees of it, as in a change of a table; a
    /// key that is `null` there is the same as one that is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub change: Option<Value>,
}

/// A whole view of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ViewMessage {
    pub table: String,
    /// Which view of it.
    #[serde(flatten)]
    pub stamp: Stamp,
    /// What the server's clock showed when the table's watch stood at zero,
    /// in milliseconds of Unix time.
    pub origin_ms: u64,
    pub view: ViewDto,
    /// What the seat may do, now or once it is opened again. An option's
    /// number is its place here.
    pub options: Vec<OptionDto>,
    /// The numbers of those it may do now.
    pub open: Vec<u16>,
}

/// What changed since the view before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct ChangeDto {
    pub table: String,
    /// Which view it gives.
    #[serde(flatten)]
    pub stamp: Stamp,
    /// The last step of the version before, if it has steps.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(as = "Option<u16>")]
    pub after: u16,
    /// The change of the view.
    #[ts(type = "unknown")]
    pub view: Value,
    /// What is added to the list of options. If it is a list itself, it takes
    /// the place of that list, and nothing is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown")]
    pub options: Option<Value>,
    /// The numbers of the options that open or close then.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u16>>")]
    pub turned: Vec<u16>,
}

impl ChangeDto {
    /// The view it fits on.
    pub fn fits_on(&self) -> Stamp {
        match self.stamp {
            Stamp { version, step: 0 } => Stamp {
                version: version.saturating_sub(1),
                step: self.after,
            },
            Stamp { version, step } => Stamp {
                version,
                step: step - 1,
            },
        }
    }
}

/// Why a table is followed no longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GoneWord {
    /// The client asked for it.
    Unfollowed,
    /// The link was revoked.
    Revoked,
    /// The link was opened in so many other places since.
    Replaced,
    /// The table was closed.
    Closed,
    /// This node is going down; another one will answer.
    ShuttingDown,
}

impl FromClient {
    /// Reads a message. The problem says what to send instead.
    pub fn read(text: &str) -> Result<FromClient, Box<Problem>> {
        if text.len() > MAX_MESSAGE_BYTES {
            return Err(Box::new(Problem::too_large(MAX_MESSAGE_BYTES)));
        }
        let message: FromClient = serde_json::from_str(text)
            .map_err(|error| Box::new(Problem::unreadable(&error.to_string())))?;
        message.check()?;
        Ok(message)
    }

    fn check(&self) -> Result<(), Box<Problem>> {
        let name = |field: &str, text: &str| {
            let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
            if !text.is_empty() && text.len() <= MAX_NAME && text.chars().all(plain) {
                return Ok(());
            }
            let detail = format!("has 1 to {MAX_NAME} letters, digits, hyphens or underscores");
            Err(Box::new(FieldError::new(field, detail).into()))
        };
        match self {
            FromClient::Follow { table, token, .. } => {
                name("table", table)?;
                token
                    .as_ref()
                    .map_or(Ok(()), |token| name("token", &token.0))
            }
            FromClient::Unfollow { table } => name("table", table),
            FromClient::Watch { competition, token } => {
                name("competition", competition)?;
                token
                    .as_ref()
                    .map_or(Ok(()), |token| name("token", &token.0))
            }
            FromClient::Unwatch { competition } => name("competition", competition),
            FromClient::Command { table, key, .. } => {
                name("table", table)?;
                name("key", key)
            }
            FromClient::Ping { .. } => Ok(()),
        }
    }
}

impl ToClient {
    /// The message as it goes over the wire.
    pub fn to_text(&self) -> String {
        // String keys, whole numbers: there is nothing that cannot be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_zero(step: &u16) -> bool {
    *step == 0
}
