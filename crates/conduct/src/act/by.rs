//! Who does something at a table.

use tuomari_board::Color;

/// Who does something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum By {
    Player(Color),
    /// Who acts for a player, as far as he was accepted for it
    /// (`fide-2018/4.9`, `6.2.6`, `8.1.6`, `D.2.10`).
    Assistant(Color),
    Arbiter,
    /// The software in its own name: a timer, a restart.
    System,
}
