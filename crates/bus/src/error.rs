//! Why a bus could not be opened.

use std::{error::Error, fmt};

/// Why a bus could not be opened, and what to do next. Holds no password.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BusError {
    /// The address is not one; the text says where it stops being one.
    Address(String),
    /// The address names no user, and the server is not on this machine.
    Anonymous,
    /// The server was reached and refused the name, the password or the token.
    Refused,
    /// The server was reached and no secure connection could be agreed on.
    Tls(String),
}

impl fmt::Display for BusError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BusError::Address(why) => write!(
                f,
                "the address of the bus cannot be read: {why}; write `local` or `nats://user:password@host:4222`"
            ),
            BusError::Anonymous => f.write_str(
                "NATS must not be open to anybody: give its server a user and a password and write \
                 `nats://user:password@host:4222`; without them only a server on this machine is used",
            ),
            BusError::Refused => f.write_str(
                "NATS refuses our name; give the user and password, or the token, in the address",
            ),
            BusError::Tls(why) => write!(
                f,
                "no secure connection to NATS: {why}; check its certificate, or write `nats://` for a plain one"
            ),
        }
    }
}

impl Error for BusError {}
