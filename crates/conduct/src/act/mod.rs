//! What people do at a table: the acts, and the words for their details.

pub(crate) mod adjourn;
pub(crate) mod appeal;
pub(crate) mod assist;
pub(crate) mod blind;
pub(crate) mod by;
pub(crate) mod claim;
pub(crate) mod clock_fault;
pub(crate) mod clock_order;
pub(crate) mod command;
pub(crate) mod id;
pub(crate) mod incident;
pub(crate) mod quickplay;
pub(crate) mod record;
pub(crate) mod side;
pub(crate) mod start_error;
