//! Teams and their rounds: records 013 and 310 to 330, 801 and 802.

use crate::player::Color;
use crate::points::Points;

/// A team: record `310`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Team {
    pub number: u32,
    pub name: String,
    pub nickname: String,
    /// The strength that made the order, as it is written.
    pub strength: String,
    pub match_points: Option<Points>,
    pub game_points: Option<Points>,
    pub rank: Option<u32>,
    /// Starting numbers of players, in the fixed order of boards.
    pub members: Vec<u32>,
}

/// A team as files had it before: record `013`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OldTeam {
    pub name: String,
    pub members: Vec<u32>,
}

/// Who sat where when a team did not play in its order: record `300`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lineup {
    pub round: u16,
    pub team: u32,
    pub opponent: Option<u32>,
    /// By board; `None` is an empty board.
    pub players: Vec<Option<u32>>,
}

/// The pairing-allocated byes of teams: record `320`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeamByes {
    pub match_points: Option<Points>,
    pub game_points: Option<Points>,
    /// The team by round; `None` where no team had a bye.
    pub teams: Vec<Option<u32>>,
}

/// A match that was not played: record `330`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForfeitedMatch {
    pub white_is_there: bool,
    pub black_is_there: bool,
    pub round: u16,
    pub white: u32,
    pub black: u32,
}

/// A line of the table of teams, to be looked at only: record `802`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeamLine {
    pub number: u32,
    pub nickname: String,
    pub match_points: Option<Points>,
    pub game_points: Option<Points>,
    pub rounds: Vec<TeamRound>,
}

/// One round in such a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeamRound {
    pub against: Option<Against>,
    pub color: Option<Color>,
    pub game_points: Option<Points>,
    /// The match was forfeited.
    pub is_forfeited: bool,
}

/// What a team met in a round of record 802.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Against {
    Team(u32),
    PairingBye,
    FullBye,
    HalfBye,
    ZeroBye,
}

impl Against {
    pub(crate) fn from_word(word: &str) -> Option<Against> {
        match word {
            "PAB" => Some(Against::PairingBye),
            "FPB" => Some(Against::FullBye),
            "HPB" => Some(Against::HalfBye),
            "ZPB" => Some(Against::ZeroBye),
            _ => None,
        }
    }

    pub(crate) fn text(self) -> String {
        match self {
            Against::Team(number) => number.to_string(),
            Against::PairingBye => "PAB".to_owned(),
            Against::FullBye => "FPB".to_owned(),
            Against::HalfBye => "HPB".to_owned(),
            Against::ZeroBye => "ZPB".to_owned(),
        }
    }
}
