//! A table to be set up, as an organiser asks for it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_conduct::Table;
use utoipa::ToSchema;

use super::{length::Length, word::ColorWord};

/// What an organiser decides about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct NewTableDto {
    /// The rulebook: `fide-2018`, `fi-blitz-2014`.
    pub rulebook: String,
    /// Its profile. If not said, the one for the time control, without an
    /// arbiter at every board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
    /// Add what Finnish events do where they are silent.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    pub finnish_overlay: bool,
    /// What the event decides where the rulebook lets it, by setting.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, String>>")]
    pub regulations: BTreeMap<String, String>,
    /// The time control; left out for a game without a clock, where the
    /// rulebook has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_control: Option<TimeControlDto>,
    /// How late a player may come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default_time: Option<Length>,
    /// What the software sees of the table.
    pub table: Table,
    /// The position the game begins with; the usual one, if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<StartDto>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub names: Option<NamesDto>,
    /// How much later spectators see the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spectator_delay: Option<DelayDto>,
    /// The colour that the software plays itself, for practice; at a table on
    /// screens. The links of that seat and of the arbiter's are not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house: Option<HouseDto>,
}

/// The software as a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct HouseDto {
    pub color: ColorWord,
    #[serde(default)]
    #[ts(as = "Option<LevelWord>")]
    pub level: LevelWord,
    /// Whether it makes one illegal move, for the other to notice.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>")]
    pub lesson: bool,
}

/// How well the software plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LevelWord {
    #[default]
    Easy,
    Even,
    Hard,
}

/// A time control: as people write it, in the code of FIDE's report files, or
/// period by period.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged, deny_unknown_fields)]
#[ts(optional_fields)]
pub enum TimeControlDto {
    /// As people write it: `90/40+30, 30+30`, `3+2`.
    Human(String),
    /// As FIDE's report files code it.
    Trf {
        /// `40/5400+30:1800+30`.
        trf: String,
    },
    Periods {
        /// Both players' periods, or White's.
        periods: Vec<PeriodDto>,
        /// Black's, if they are others.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        black: Option<Vec<PeriodDto>>,
    },
}

/// A period of a time control.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct PeriodDto {
    /// The moves to be made in it; all that remain, if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<u16>,
    pub time: Length,
    /// Added for each move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub increment: Option<Length>,
    /// Waited before the main time runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub delay: Option<Length>,
}

/// The position a game begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "position", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(optional_fields)]
pub enum StartDto {
    Standard {},
    Chess960 {
        /// Its number, 0 to 959; drawn by the server, if not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<u32>,
    },
    Fen {
        fen: String,
    },
}

/// Names to show.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct NamesDto {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
}

/// How much later spectators see a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum DelayDto {
    /// So many half moves.
    Moves(u16),
    Seconds(u32),
}

/// A table as it stands in lists and at the head of a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct TableDto {
    /// Its name in links.
    pub table: String,
    pub rulebook: String,
    pub profile: String,
    /// Whether the Finnish overlay is laid on.
    pub finnish_overlay: bool,
    /// What the event decided, by setting.
    pub regulations: BTreeMap<String, String>,
    /// The time control as people write it; none for a game without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_control: Option<String>,
    /// The same in the code of FIDE's report files, if it can say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trf: Option<String>,
    /// What the software sees of the table.
    pub kind: Table,
    /// The position the game began with, in FEN.
    pub start: String,
    /// The number of its array, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub array: Option<u16>,
    pub names: NamesDto,
    /// How much later spectators see the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spectator_delay: Option<DelayDto>,
    /// The colour that the software plays, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house: Option<HouseDto>,
}
