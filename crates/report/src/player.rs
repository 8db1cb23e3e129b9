//! Players: record 001, and the records of a federation's own data.

use std::cmp::Reverse;

use crate::date::Date;
use crate::points::Points;

/// A player and his rounds: record `001`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The starting number, above zero.
    pub number: u32,
    pub person: Person,
    pub points: Option<Points>,
    /// The place in the standings; ties may share one.
    pub rank: Option<u32>,
    /// By round; none that is blank at the end.
    pub rounds: Vec<Round>,
}

/// What a federation says of a player: a record with its three letters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct National {
    pub federation: String,
    pub number: u32,
    /// Rating and id are the federation's own.
    pub person: Person,
}

/// Who somebody is: columns 10 to 79.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// `m`, `w`, or what else a program writes.
    pub sex: Option<char>,
    pub title: String,
    /// `Last, First`, as it is written.
    pub name: String,
    pub rating: Option<u32>,
    /// A federation; in a national record often the place of a club.
    pub federation: String,
    pub id: String,
    pub birth: Option<Date>,
}

/// The titles from the highest down, as C.04.2 2.2 orders them.
const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

/// What orders a list, ascending: the strongest first (C.04.2, 2.2).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Strength {
    rating: Reverse<u32>,
    title: usize,
    name: String,
}

impl Strength {
    /// By rating, title and name; who has no rating is behind all who have.
    pub fn of(rating: Option<u32>, title: &str, name: &str) -> Strength {
        let title = title.trim().to_ascii_uppercase();
        let title = TITLES.iter().position(|known| *known == title);
        Strength {
            rating: Reverse(rating.unwrap_or(0)),
            title: title.unwrap_or(TITLES.len()),
            name: name.to_lowercase(),
        }
    }
}

/// One round of a player. All blank where nothing is known of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Round {
    /// `0000` and blank are `None`.
    pub opponent: Option<u32>,
    pub color: Option<Color>,
    pub mark: Option<Mark>,
}

/// The colour of the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Color {
    White,
    Black,
}

/// What stands in the column of the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// `1`
    Win,
    /// `=`
    Draw,
    /// `0`
    Loss,
    /// `W`: won, but it ended before both had moved.
    UnratedWin,
    /// `D`
    UnratedDraw,
    /// `L`
    UnratedLoss,
    /// `+`
    ForfeitWin,
    /// `-`
    ForfeitLoss,
    /// `U`: the bye of the odd one out.
    PairingBye,
    /// `F`
    FullBye,
    /// `H`
    HalfBye,
    /// `Z`
    ZeroBye,
    /// `?`: adjourned or not known yet.
    Unknown,
}

/// Every mark and its sign.
const SIGNS: [(Mark, char); 13] = [
    (Mark::Win, '1'),
    (Mark::Draw, '='),
    (Mark::Loss, '0'),
    (Mark::UnratedWin, 'W'),
    (Mark::UnratedDraw, 'D'),
    (Mark::UnratedLoss, 'L'),
    (Mark::ForfeitWin, '+'),
    (Mark::ForfeitLoss, '-'),
    (Mark::PairingBye, 'U'),
    (Mark::FullBye, 'F'),
    (Mark::HalfBye, 'H'),
    (Mark::ZeroBye, 'Z'),
    (Mark::Unknown, '?'),
];

impl Mark {
    pub(crate) const WRITTEN: &'static str = "1 = 0 W D L + - U F H Z ?";

    /// Every mark there is.
    pub fn all() -> impl Iterator<Item = Mark> {
        SIGNS.iter().map(|&(mark, _)| mark)
    }

    /// Reads a sign, letters in either case.
    pub fn from_sign(sign: char) -> Option<Mark> {
        let sign = sign.to_ascii_uppercase();
        let mut signs = SIGNS.iter();
        signs
            .find(|&&(_, other)| other == sign)
            .map(|&(mark, _)| mark)
    }

    pub fn sign(self) -> char {
        let mut signs = SIGNS.iter();
        signs
            .find(|&&(mark, _)| mark == self)
            .map_or('?', |&(_, sign)| sign)
    }

    /// Whether there was a game, so that there is an opponent.
    pub fn is_game(self) -> bool {
        use Mark::{Draw, Loss, UnratedDraw, UnratedLoss, UnratedWin, Win};
        matches!(
            self,
            Win | Draw | Loss | UnratedWin | UnratedDraw | UnratedLoss | Mark::Unknown
        )
    }
}

impl Color {
    pub(crate) fn from_sign(sign: char) -> Option<Color> {
        match sign {
            'w' | 'W' => Some(Color::White),
            'b' | 'B' => Some(Color::Black),
            _ => None,
        }
    }

    pub(crate) fn lower(self) -> char {
        match self {
            Color::White => 'w',
            Color::Black => 'b',
        }
    }

    pub(crate) fn upper(self) -> char {
        self.lower().to_ascii_uppercase()
    }
}

impl Round {
    pub(crate) fn is_blank(&self) -> bool {
        *self == Round::default()
    }
}
