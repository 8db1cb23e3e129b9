//! What a node and the screens say to each other: sockets, what each follows,
//! and who is told what.

pub(crate) mod audience;
pub(crate) mod followed;
pub(crate) mod inbox;
pub(crate) mod outbox;
pub(crate) mod presence;
pub(crate) mod sockets;
pub(crate) mod watched;
