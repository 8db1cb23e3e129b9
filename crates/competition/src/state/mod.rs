//! The competition as it stands, and how what happens changes it.

pub(crate) mod apply;
pub(crate) mod competition;
pub(crate) mod entrant;
pub(crate) mod history;
pub(crate) mod knock_out;
pub(crate) mod leaving;
pub(crate) mod numbers;
pub(crate) mod presence;
pub(crate) mod round;
pub(crate) mod score;
