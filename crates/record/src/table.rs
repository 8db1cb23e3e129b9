//! A table as it was created: all that is needed to build it again.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tuomari_board::{Arrangement, ArrayNumber, Color, Position};
use tuomari_clock::{ChessClock, TimeControl};
use tuomari_competition::PlayerId;
use tuomari_conduct::{Game, Seat, Table, position_of_array};
use tuomari_rulebook::{Profile, Rulebook, Rules, RulesFaults, Setting};

use super::{
    digest::TokenHash,
    happening::Array,
    mirror::Mirror,
    organiser::OrganiserName,
    stream_id::StreamId,
    text::{Text, is_false},
    times::Control,
};

/// A table as somebody created it.
///
/// The default time and every other regulation are among the decisions. What
/// people do before the first move (the hour, the array drawn by lot) are
/// events that follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableCreated {
    pub rulebook: Rulebook,
    pub profile: Profile,
    /// Whether the Finnish overlay lies on it.
    pub finnish_overlay: bool,
    /// What the event decided, each setting once, sorted by name.
    pub decisions: Vec<(Setting, String)>,
    /// What the software sees of the table.
    pub kind: Table,
    /// The time control; none for a game without a clock.
    pub control: Option<TimeControl>,
    /// The position the game begins with.
    pub start: Start,
    /// Who plays, when and where.
    pub names: Names,
    /// How much later spectators see the moves.
    pub delay: Delay,
    /// What each seat's link is known by.
    pub seats: Vec<(Seat, TokenHash)>,
    /// The board of a competition that it is, if it is one. Who may sit there
    /// is then said by the links of the competition too.
    pub board: Option<BoardOf>,
    /// The colour that the software plays itself, if it plays.
    pub house: Option<House>,
    /// Whose it is, if there are organisers by name on the server. Only he and
    /// who runs the server conduct it without a link of its own.
    pub organiser: Option<OrganiserName>,
}

/// The software as a player, for practice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct House {
    pub color: Color,
    pub level: Level,
    /// Whether it makes one illegal move, for the other to notice.
    pub lesson: bool,
}

/// How well the software plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    #[default]
    Easy,
    Even,
    Hard,
}

/// A board of a competition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardOf {
    pub competition: StreamId,
    pub round: u16,
    /// Its number in the round, from 1.
    pub board: u32,
    pub white: PlayerId,
    pub black: PlayerId,
}

/// The position a game begins with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Start {
    #[default]
    Usual,
    /// An array of Chess960.
    Array(ArrayNumber),
    /// A position, as FEN.
    Fen(String),
    /// Pieces set up so for the start of a game, rightly or wrongly.
    SetUp(Box<Arrangement>),
}

/// What people call a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Names {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub competition: Option<String>,
    /// Where it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// The round, and the board if need be: `3` or `3.12`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<String>,
}

/// How much later spectators see the moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Delay {
    #[default]
    None,
    /// When so many more half-moves have been made.
    Plies(u16),
    /// So many milliseconds later.
    Ms(u64),
}

/// Why a table cannot be built again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableFault {
    /// The decisions do not make rules.
    Rules(RulesFaults),
    /// The start is no position.
    Start(String),
}

impl std::fmt::Display for TableFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            TableFault::Rules(faults) => write!(f, "the table's rules: {faults}"),
            TableFault::Start(fault) => write!(f, "the table's start: {fault}"),
        }
    }
}

impl std::error::Error for TableFault {}

impl TableCreated {
    /// A strict table by the rulebook as it stands, with the usual array and
    /// no clock.
    pub fn new(rulebook: Rulebook, profile: Profile) -> TableCreated {
        TableCreated {
            rulebook,
            profile,
            finnish_overlay: false,
            decisions: Vec::new(),
            kind: Table::Strict,
            control: None,
            start: Start::Usual,
            names: Names::default(),
            delay: Delay::None,
            seats: Vec::new(),
            board: None,
            house: None,
            organiser: None,
        }
    }

    /// The rules in force at the table.
    pub fn rules(&self) -> Result<Rules, TableFault> {
        let mut event = Rules::of(self.rulebook, self.profile);
        if self.finnish_overlay {
            event = event.with_finnish_overlay();
        }
        for (setting, value) in &self.decisions {
            event = event.decide(*setting, value);
        }
        event.build().map_err(TableFault::Rules)
    }

    /// The game before anything has happened.
    pub fn game(&self, rules: &Rules) -> Result<Game, TableFault> {
        let start = match &self.start {
            Start::Usual => Position::default(),
            Start::Array(number) => number.position(),
            Start::Fen(fen) => {
                Position::from_fen(fen).map_err(|error| TableFault::Start(error.to_string()))?
            }
            Start::SetUp(array) => position_of_array(rules, array),
        };
        let clock = self.control.map(ChessClock::new);
        Ok(Game::new(self.kind, start, clock))
    }
}

/// The stored form of a table.
#[derive(Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct TableForm {
    rulebook: Text<Rulebook>,
    profile: Text<Profile>,
    #[serde(default, skip_serializing_if = "is_false")]
    finnish_overlay: bool,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    decisions: BTreeMap<String, String>,
    table: Text<Table>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    control: Option<Control>,
    #[serde(default, skip_serializing_if = "StartForm::is_usual")]
    start: StartForm,
    #[serde(default, skip_serializing_if = "is_default")]
    names: Names,
    #[serde(default, skip_serializing_if = "is_default")]
    delay: Delay,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    seats: BTreeMap<String, Text<TokenHash>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    board: Option<BoardForm>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    house: Option<HouseForm>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    organiser: Option<Text<OrganiserName>>,
}

#[derive(Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct HouseForm {
    color: Text<Color>,
    level: Level,
    #[serde(default, skip_serializing_if = "is_false")]
    lesson: bool,
}

#[derive(Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct BoardForm {
    competition: Text<StreamId>,
    round: u16,
    board: u32,
    #[cfg_attr(test, schemars(with = "u32"))]
    white: PlayerId,
    #[cfg_attr(test, schemars(with = "u32"))]
    black: PlayerId,
}

#[derive(Default, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum StartForm {
    #[default]
    Usual,
    Array(Array),
    Fen(String),
    SetUp(Box<Text<Arrangement>>),
}

impl StartForm {
    fn is_usual(&self) -> bool {
        matches!(self, StartForm::Usual)
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl TableForm {
    pub(super) fn of(table: &TableCreated) -> TableForm {
        let decisions = table.decisions.iter();
        let seats = table.seats.iter();
        TableForm {
            rulebook: Text(table.rulebook),
            profile: Text(table.profile),
            finnish_overlay: table.finnish_overlay,
            decisions: decisions
                .map(|(setting, value)| (setting.name().to_owned(), value.clone()))
                .collect(),
            table: Text(table.kind),
            control: Option::store(&table.control),
            start: match &table.start {
                Start::Usual => StartForm::Usual,
                Start::Array(number) => StartForm::Array(Array::store(number)),
                Start::Fen(fen) => StartForm::Fen(fen.clone()),
                Start::SetUp(array) => StartForm::SetUp(Mirror::store(array)),
            },
            names: table.names.clone(),
            delay: table.delay,
            seats: seats
                .map(|(seat, token)| (seat.id().to_owned(), Text(*token)))
                .collect(),
            board: table.board.map(|of| BoardForm {
                competition: Text(of.competition),
                round: of.round,
                board: of.board,
                white: of.white,
                black: of.black,
            }),
            house: table.house.map(|house| HouseForm {
                color: Text(house.color),
                level: house.level,
                lesson: house.lesson,
            }),
            organiser: table.organiser.map(Text),
        }
    }

    pub(super) fn into_table(self) -> Result<TableCreated, String> {
        let decisions = self.decisions.into_iter().map(|(name, value)| {
            let setting: Setting = name.parse().map_err(|error| format!("{error}"))?;
            Ok((setting, value))
        });
        let seats = self.seats.into_iter().map(|(name, token)| {
            let seat = Seat::ALL.into_iter().find(|seat| seat.id() == name);
            let seat = seat.ok_or_else(|| format!("\"{name}\" is no seat"))?;
            Ok((seat, token.0))
        });
        let start = match self.start {
            StartForm::Usual => Start::Usual,
            StartForm::Array(number) => Start::Array(number.restore()),
            StartForm::Fen(fen) => match Position::from_fen(&fen) {
                Ok(_) => Start::Fen(fen),
                Err(error) => return Err(error.to_string()),
            },
            StartForm::SetUp(array) => Start::SetUp(array.restore()),
        };
        Ok(TableCreated {
            rulebook: self.rulebook.0,
            profile: self.profile.0,
            finnish_overlay: self.finnish_overlay,
            decisions: decisions.collect::<Result<_, String>>()?,
            kind: self.table.0,
            control: self.control.restore(),
            start,
            names: self.names,
            delay: self.delay,
            seats: seats.collect::<Result<_, String>>()?,
            board: self.board.map(|of| BoardOf {
                competition: of.competition.0,
                round: of.round,
                board: of.board,
                white: of.white,
                black: of.black,
            }),
            house: self.house.map(|house| House {
                color: house.color.0,
                level: house.level,
                lesson: house.lesson,
            }),
            organiser: self.organiser.map(|name| name.0),
        })
    }
}
