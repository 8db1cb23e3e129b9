//! A text by its key, with its values.

use std::{borrow::Cow, collections::BTreeMap, fmt::Display};

use serde::{Deserialize, Serialize};
use tuomari_board::{Color, Position};
use tuomari_clock::Millis;

/// A text and what stands in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields))]
pub struct Told {
    /// The key of the text: `event-flag-fell`.
    #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
    pub key: Cow<'static, str>,
    /// The values that the text asks for, by their names. A player named
    /// `player` is two of them, `who` and `whose`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(
        feature = "schema",
        ts(as = "Option<BTreeMap<String, ToldValue>>"),
        schema(value_type = BTreeMap<String, ToldValue>, no_recursion)
    )]
    pub values: BTreeMap<Cow<'static, str>, ToldValue>,
}

/// One value of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ToldValue {
    /// A player, as subject and as owner.
    Player(PlayerWord),
    Number(u64),
    Numbers(Vec<u64>),
    /// A length of time, or an instant on the table's watch.
    Ms(u64),
    /// An id that the text chooses by.
    #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
    Choice(Cow<'static, str>),
    /// Yes or no; the text chooses by `yes` and `no`.
    Yes(bool),
    /// The same in every language: a square, a score.
    Text(String),
    /// The key of a text without values.
    #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
    Word(Cow<'static, str>),
    #[cfg_attr(feature = "schema", ts(type = "Array<string>"), schema(value_type = Vec<String>))]
    Words(Vec<Cow<'static, str>>),
    /// A text with values of its own, in the middle of a sentence.
    Phrase(Box<Told>),
    /// The same as a sentence, with a large first letter.
    Sentence(Box<Told>),
    Move(MoveTold),
    /// Moves in a row.
    Moves(MovesTold),
    /// For programs only; no text asks for it.
    Detail(ToldDetail),
}

/// A player by colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PlayerWord {
    White,
    Black,
}

/// A move. A reader writes it in the letters of his language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields))]
pub struct MoveTold {
    /// As engines write it: `g1f3`.
    pub uci: String,
    /// As PGN writes it: `Nf3`; left out if the move is of another position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub san: Option<String>,
    /// Whether a pawn is captured in passing, for which some put a sign.
    #[serde(default, skip_serializing_if = "is_no")]
    #[cfg_attr(feature = "schema", ts(as = "Option<bool>"))]
    pub en_passant: bool,
}

/// Moves in a row, with the number of the first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct MovesTold {
    /// The number of the first move.
    pub number: u32,
    pub first: PlayerWord,
    pub moves: Vec<MoveTold>,
}

/// Something for programs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(untagged)]
pub enum ToldDetail {
    /// Whether it is so.
    Yes(bool),
    Number(u64),
    Text(String),
    None,
}

impl Told {
    /// A text about to get its values.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Told {
        Told {
            key: key.into(),
            values: BTreeMap::new(),
        }
    }

    /// The value of this name.
    pub fn value(&self, name: &str) -> Option<&ToldValue> {
        self.values.get(name)
    }

    /// What is told, for programs: what follows the first hyphen of the key.
    pub fn id(&self) -> &str {
        id_of(&self.key)
    }

    pub(crate) fn with(mut self, name: &'static str, value: ToldValue) -> Told {
        self.values.insert(Cow::Borrowed(name), value);
        self
    }

    pub(crate) fn player(self, color: Color) -> Told {
        self.with("player", ToldValue::Player(color.into()))
    }

    pub(crate) fn number(self, name: &'static str, number: impl Into<u64>) -> Told {
        self.with(name, ToldValue::Number(number.into()))
    }

    /// A number of half-moves, and the last of them as arbiters count.
    pub(crate) fn plies(self, plies: usize) -> Told {
        let plies = count(plies);
        self.number("plies", plies).phrase("half", half_move(plies))
    }

    /// The same in a game that did not begin with White's first move: its
    /// moves are counted from `start`.
    #[must_use]
    pub fn counted_from(mut self, start: &Position) -> Told {
        if let Some(ToldValue::Detail(ToldDetail::Number(ply))) = self.value("ply") {
            return counted(*ply, start.move_number().into(), start.turn());
        }
        for value in self.values.values_mut() {
            if let ToldValue::Phrase(inner) | ToldValue::Sentence(inner) = value {
                let told = std::mem::replace(inner.as_mut(), Told::new(""));
                **inner = told.counted_from(start);
            }
        }
        self
    }

    pub(crate) fn time(self, name: &'static str, time: Millis) -> Told {
        self.with(name, ToldValue::Ms(time.ms()))
    }

    pub(crate) fn choice(self, name: &'static str, id: impl Into<Cow<'static, str>>) -> Told {
        self.with(name, ToldValue::Choice(id.into()))
    }

    pub(crate) fn yes(self, name: &'static str, yes: bool) -> Told {
        self.with(name, ToldValue::Yes(yes))
    }

    pub(crate) fn text(self, name: &'static str, text: impl Display) -> Told {
        self.with(name, ToldValue::Text(text.to_string()))
    }

    pub(crate) fn word(self, name: &'static str, key: impl Into<Cow<'static, str>>) -> Told {
        self.with(name, ToldValue::Word(key.into()))
    }

    pub(crate) fn phrase(self, name: &'static str, inner: Told) -> Told {
        self.with(name, ToldValue::Phrase(Box::new(inner)))
    }

    pub(crate) fn sentence(self, name: &'static str, inner: Told) -> Told {
        self.with(name, ToldValue::Sentence(Box::new(inner)))
    }

    pub(crate) fn detail(self, name: &'static str, detail: impl Into<ToldDetail>) -> Told {
        self.with(name, ToldValue::Detail(detail.into()))
    }
}

/// A half-move by its place in the game, as a player's move with its number;
/// the place before all of them is the start.
pub(crate) fn half_move(ply: u64) -> Told {
    counted(ply, 1, Color::White)
}

fn counted(ply: u64, number: u64, first: Color) -> Told {
    let told = match ply.checked_sub(1) {
        None => Told::new("half-start"),
        Some(before) => {
            let before = before.saturating_add(u64::from(first.is_black()));
            Told::new("half-move")
                .player(Color::from_black(before % 2 == 1))
                .number("move", number.saturating_add(before / 2))
        }
    };
    told.detail("ply", ply)
}

/// What follows the first hyphen of a key.
pub fn id_of(key: &str) -> &str {
    key.split_once('-').map_or(key, |(_, id)| id)
}

/// How many, as a number of any size.
pub(crate) fn count(number: usize) -> u64 {
    u64::try_from(number).unwrap_or(u64::MAX)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde gives it so")]
fn is_no(yes: &bool) -> bool {
    !yes
}

impl From<Color> for PlayerWord {
    fn from(color: Color) -> PlayerWord {
        match color {
            Color::White => PlayerWord::White,
            Color::Black => PlayerWord::Black,
        }
    }
}

impl PlayerWord {
    /// `white` or `black`.
    pub fn id(self) -> &'static str {
        match self {
            PlayerWord::White => "white",
            PlayerWord::Black => "black",
        }
    }
}

impl From<bool> for ToldDetail {
    fn from(yes: bool) -> ToldDetail {
        ToldDetail::Yes(yes)
    }
}

impl From<u64> for ToldDetail {
    fn from(number: u64) -> ToldDetail {
        ToldDetail::Number(number)
    }
}

impl From<&str> for ToldDetail {
    fn from(text: &str) -> ToldDetail {
        ToldDetail::Text(text.to_owned())
    }
}

impl From<String> for ToldDetail {
    fn from(text: String) -> ToldDetail {
        ToldDetail::Text(text)
    }
}

impl<T: Into<ToldDetail>> From<Option<T>> for ToldDetail {
    fn from(detail: Option<T>) -> ToldDetail {
        detail.map_or(ToldDetail::None, Into::into)
    }
}
