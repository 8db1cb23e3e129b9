//! Words: what people do, what happens, and what both speak of.

pub(crate) mod act;
pub(crate) mod article;
pub(crate) mod breach;
pub(crate) mod departure;
pub(crate) mod happening;
pub(crate) mod id;
pub(crate) mod outcome;
pub(crate) mod person;
pub(crate) mod reason;
pub(crate) mod refusal;
pub(crate) mod regulations;
pub(crate) mod seat;
pub(crate) mod written;
