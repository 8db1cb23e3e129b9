//! What a bot has to tell while it plays.

use tuomari_wire::view::ConclusionDto;

/// Something to tell.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// It sits at the table.
    Joined {
        seat: String,
    },
    /// It waits for the clock to be started.
    WaitsForClock,
    /// It has made a move.
    Moved {
        name: String,
        /// Its number among its own.
        number: usize,
    },
    /// The game has left the script, or the script is at its end.
    LeftScript,
    /// The engine that is to choose its moves does not answer; a modest player
    /// goes on.
    NoEngine {
        why: String,
    },
    /// The connection is lost; it tries again.
    Lost {
        why: String,
    },
    Back,
    /// A command was refused; it looks again.
    Refused {
        why: String,
    },
    /// The game is over.
    Over(Box<ConclusionDto>),
}
