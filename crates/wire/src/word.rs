//! Words for values whose own types know neither serde nor TypeScript. All
//! other words are the game's own.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_board::{Color, Role};
use tuomari_conduct::{By, Seat};
use tuomari_telling::PlayerWord;
use utoipa::ToSchema;

/// A colour.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum ColorWord {
    White,
    Black,
}

/// Who stopped a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StopperWord {
    White,
    Black,
    Arbiter,
    System,
}

impl From<By> for StopperWord {
    fn from(by: By) -> StopperWord {
        match by {
            By::Player(Color::White) | By::Assistant(Color::White) => StopperWord::White,
            By::Player(Color::Black) | By::Assistant(Color::Black) => StopperWord::Black,
            By::Arbiter => StopperWord::Arbiter,
            By::System => StopperWord::System,
        }
    }
}

impl From<PlayerWord> for ColorWord {
    fn from(player: PlayerWord) -> ColorWord {
        match player {
            PlayerWord::White => ColorWord::White,
            PlayerWord::Black => ColorWord::Black,
        }
    }
}

impl From<Color> for ColorWord {
    fn from(color: Color) -> ColorWord {
        color.fold_wb(ColorWord::White, ColorWord::Black)
    }
}

impl From<ColorWord> for Color {
    fn from(word: ColorWord) -> Color {
        Color::from_white(word == ColorWord::White)
    }
}

/// A piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RoleWord {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

impl From<Role> for RoleWord {
    fn from(role: Role) -> RoleWord {
        match role {
            Role::Pawn => RoleWord::Pawn,
            Role::Knight => RoleWord::Knight,
            Role::Bishop => RoleWord::Bishop,
            Role::Rook => RoleWord::Rook,
            Role::Queen => RoleWord::Queen,
            Role::King => RoleWord::King,
        }
    }
}

/// A seat at a table.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum SeatWord {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// Who acts for White.
    WhiteAssistant,
    /// Who acts for Black.
    BlackAssistant,
    Arbiter,
    /// Somebody who follows the game.
    Spectator,
    /// A screen in the hall.
    HallScreen,
}

impl From<Seat> for SeatWord {
    fn from(seat: Seat) -> SeatWord {
        match seat {
            Seat::Player(Color::White) => SeatWord::White,
            Seat::Player(Color::Black) => SeatWord::Black,
            Seat::Assistant(Color::White) => SeatWord::WhiteAssistant,
            Seat::Assistant(Color::Black) => SeatWord::BlackAssistant,
            Seat::Arbiter => SeatWord::Arbiter,
            Seat::Spectator => SeatWord::Spectator,
            Seat::HallScreen => SeatWord::HallScreen,
        }
    }
}

impl From<SeatWord> for Seat {
    fn from(word: SeatWord) -> Seat {
        match word {
            SeatWord::White => Seat::Player(Color::White),
            SeatWord::Black => Seat::Player(Color::Black),
            SeatWord::WhiteAssistant => Seat::Assistant(Color::White),
            SeatWord::BlackAssistant => Seat::Assistant(Color::Black),
            SeatWord::Arbiter => Seat::Arbiter,
            SeatWord::Spectator => Seat::Spectator,
            SeatWord::HallScreen => Seat::HallScreen,
        }
    }
}

/// A text of a stranger's, short enough for an error message.
pub(super) fn shown(text: &str) -> String {
    const MOST: usize = 40;
    let printable = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    let mut short: String = text.chars().take(MOST).map(printable).collect();
    if text.chars().nth(MOST).is_some() {
        short.push('…');
    }
    short
}
