//! What each seat may see and do.

pub(crate) mod options;
pub(crate) mod preview;
pub(crate) mod view;
