//! Who may see and do what at a table.

pub(crate) mod discretion;
pub(crate) mod dossier;
pub(crate) mod options;
pub(crate) mod view;

use std::fmt;

use tuomari_board::Color;

use crate::act::by::By;

/// A place from which a game is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// The player of a colour.
    Player(Color),
    /// Who moves, writes or presses for that player (`fide-2018/4.9`,
    /// `6.2.6`, `8.1.6`).
    Assistant(Color),
    Arbiter,
    /// Somebody who follows the game, in the hall or elsewhere.
    Spectator,
    /// A screen in the hall, which the players can see too.
    HallScreen,
}

impl Seat {
    /// All seats, the players first.
    pub const ALL: [Seat; 7] = [
        Seat::Player(Color::White),
        Seat::Player(Color::Black),
        Seat::Assistant(Color::White),
        Seat::Assistant(Color::Black),
        Seat::Arbiter,
        Seat::Spectator,
        Seat::HallScreen,
    ];

    /// In whose name the seat acts; nobody's where it only looks on.
    pub fn by(self) -> Option<By> {
        match self {
            Seat::Player(color) => Some(By::Player(color)),
            Seat::Assistant(color) => Some(By::Assistant(color)),
            Seat::Arbiter => Some(By::Arbiter),
            Seat::Spectator | Seat::HallScreen => None,
        }
    }

    /// The colour the seat belongs to.
    pub fn color(self) -> Option<Color> {
        match self {
            Seat::Player(color) | Seat::Assistant(color) => Some(color),
            Seat::Arbiter | Seat::Spectator | Seat::HallScreen => None,
        }
    }

    pub fn id(self) -> &'static str {
        match self {
            Seat::Player(Color::White) => "white",
            Seat::Player(Color::Black) => "black",
            Seat::Assistant(Color::White) => "white-assistant",
            Seat::Assistant(Color::Black) => "black-assistant",
            Seat::Arbiter => "arbiter",
            Seat::Spectator => "spectator",
            Seat::HallScreen => "hall-screen",
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
