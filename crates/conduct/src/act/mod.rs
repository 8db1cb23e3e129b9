//! What people do at a table: the acts, the words for their details, and a row
//! for each act.

pub(crate) mod act_table;
pub(crate) mod appeal;
pub(crate) mod assist;
pub(crate) mod by;
pub(crate) mod claim;
pub(crate) mod clock_fault;
pub(crate) mod clock_order;
pub(crate) mod command;
pub(crate) mod incident;
pub(crate) mod quickplay;
pub(crate) mod record;
pub mod row;
pub(crate) mod side;
pub(crate) mod start_error;
pub mod written;

pub use act_table::{ActKind, ROWS};
