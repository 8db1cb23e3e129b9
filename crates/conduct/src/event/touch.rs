//! A piece touched.

use tuomari_board::{Color, Square};

use crate::act::command::Contact;

/// A piece touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Touch {
    pub square: Square,
    pub owner: Color,
    /// How the contact looked.
    pub contact: Contact,
    /// Whether adjusting had been announced.
    pub adjusting: bool,
}
