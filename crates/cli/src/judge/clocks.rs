//! What both clocks show.

use serde::Serialize;
use tuomari_board::Color;
use tuomari_clock::{At, ChessClock, Millis, State};
use tuomari_conduct::Game;

use super::time::length;
use crate::messages::Messages;

/// What both clocks show at an instant.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct ClocksTold {
    white: FaceTold,
    black: FaceTold,
    /// Whose runs: `white`, `black`, or `stopped`; `idle` before the start.
    state: &'static str,
}

/// What one clock shows.
#[derive(Clone, Copy, Debug, Serialize)]
struct FaceTold {
    left_ms: u64,
    flag: bool,
}

impl ClocksTold {
    /// The clocks of a game; none if it is played without.
    pub(super) fn of(game: &Game, at: At) -> Option<ClocksTold> {
        let clock = game.clock()?;
        Some(ClocksTold {
            white: FaceTold::of(clock, Color::White, at),
            black: FaceTold::of(clock, Color::Black, at),
            state: match clock.state() {
                State::Idle => "idle",
                State::Running(tuomari_clock::Color::White) => "white",
                State::Running(tuomari_clock::Color::Black) => "black",
                State::Stopped { .. } => "stopped",
            },
        })
    }

    /// A sentence for a person.
    pub(crate) fn to_text(self, say: &Messages) -> String {
        let values = [
            ("white", self.white.to_text(say).into()),
            ("black", self.black.to_text(say).into()),
            ("state", self.state.into()),
        ];
        say.with("judge-clocks", values)
    }
}

impl FaceTold {
    fn of(clock: &ChessClock, color: Color, at: At) -> FaceTold {
        let face = super::hall::face(color);
        FaceTold {
            left_ms: clock.left(face, at).ms(),
            flag: clock.expiry(face, at).is_some(),
        }
    }

    fn to_text(self, say: &Messages) -> String {
        if self.flag {
            say.text("judge-flag")
        } else {
            length(Millis::from_ms(self.left_ms))
        }
    }
}
