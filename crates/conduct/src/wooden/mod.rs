//! A real board, of which the software sees the clock alone.

pub(crate) mod clock_only;
