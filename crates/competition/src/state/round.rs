//! One round: its pairing, its boards, its results.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};
use tuomari_report::Points;

use crate::word::{
    act::Alteration,
    id::{PlayerId, Side, TableId, TeamId, Who},
    outcome::{Bye, Outcome},
    reason::{BracketTold, Idle, Meeting, Reason, Why},
    refusal::Refusal,
};

/// How far a round has come.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Stage {
    Paired,
    /// Changed by hand, and not confirmed yet.
    Altered,
    Confirmed,
    Published,
    Closed,
}

/// One round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    pub(crate) number: u16,
    pub(crate) stage: Stage,
    /// The list by pairing number, as it was when the round was paired.
    pub(crate) numbers: Vec<Who>,
    pub(crate) meetings: Vec<Meeting>,
    pub(crate) idle: Vec<Idle>,
    pub(crate) brackets: Vec<BracketTold>,
    pub(crate) edition: String,
    pub(crate) engine: String,
    pub(crate) by_hand: bool,
    /// When it was made known, in milliseconds of Unix time.
    pub(crate) published_ms: u64,
    pub(crate) lineups: BTreeMap<TeamId, Lineup>,
    pub(crate) opened: bool,
    /// The scores that captains confirmed.
    pub(crate) confirmed: BTreeMap<TeamId, (Points, Points)>,
    pub(crate) boards: Vec<Board>,
    pub(crate) sent_on: Vec<Who>,
}

/// A line-up, sealed until it is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lineup {
    pub(crate) players: Vec<Option<PlayerId>>,
    pub(crate) salt: Option<String>,
    pub(crate) seal: Option<String>,
}

/// One board of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Nobody, where a team left the board empty.
    pub(crate) white: Option<PlayerId>,
    pub(crate) black: Option<PlayerId>,
    /// The match it belongs to, by its place in the pairing.
    pub(crate) meeting: usize,
    pub(crate) table: Option<TableId>,
    pub(crate) begun: bool,
    /// Version and hash of the table's record that the result came from.
    pub(crate) taken: Option<(u64, String)>,
    pub(crate) results: Vec<Counted>,
}

/// A result, and from which pairing on it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counted {
    pub(crate) outcome: Outcome,
    /// None where only ratings take it (C.04.2, 4.3).
    pub(crate) from: Option<u16>,
}

impl Board {
    pub(crate) fn new(
        white: Option<PlayerId>,
        black: Option<PlayerId>,
        meeting: usize,
        table: Option<TableId>,
    ) -> Board {
        let empty = match (white, black) {
            (Some(_), Some(_)) => None,
            (Some(_), None) => Some(Outcome::BlackForfeits),
            (None, Some(_)) => Some(Outcome::WhiteForfeits),
            (None, None) => Some(Outcome::BothForfeit),
        };
        let results = empty.map(|outcome| Counted {
            outcome,
            from: Some(0),
        });
        Board {
            white,
            black,
            meeting,
            table,
            begun: false,
            taken: None,
            results: results.into_iter().collect(),
        }
    }

    /// The result as the pairing of a round takes it.
    pub(crate) fn outcome_for(&self, round: u16) -> Option<Outcome> {
        let mut known = self.results.iter().rev();
        let counts = |one: &&Counted| one.from.is_some_and(|from| from <= round);
        known.find(counts).map(|one| one.outcome)
    }

    /// The result as the standings take it.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome_for(u16::MAX)
    }

    /// The result as ratings take it: the last word.
    pub fn outcome_for_rating(&self) -> Option<Outcome> {
        self.results.last().map(|one| one.outcome)
    }

    pub fn white(&self) -> Option<PlayerId> {
        self.white
    }

    pub fn black(&self) -> Option<PlayerId> {
        self.black
    }

    /// The table of the hall where it is played.
    pub fn table(&self) -> Option<&TableId> {
        self.table.as_ref()
    }

    /// The side that a player has here.
    pub(crate) fn side(&self, player: PlayerId) -> Option<Side> {
        if self.white == Some(player) {
            Some(Side::White)
        } else if self.black == Some(player) {
            Some(Side::Black)
        } else {
            None
        }
    }

    pub(crate) fn opponent(&self, side: Side) -> Option<PlayerId> {
        match side {
            Side::White => self.black,
            Side::Black => self.white,
        }
    }

    /// Refuses a game at a board where nobody sits opposite.
    pub(crate) fn takes(&self, outcome: Outcome) -> Result<(), Refusal> {
        let is_empty = self.white.is_none() || self.black.is_none();
        if is_empty && outcome.is_played() {
            return Err(Refusal::NotSeated);
        }
        Ok(())
    }

    /// Whether nothing is open: an adjourned game is.
    pub(crate) fn is_settled(&self) -> bool {
        !matches!(self.outcome(), None | Some(Outcome::Adjourned))
    }
}

impl Round {
    pub fn number(&self) -> u16 {
        self.number
    }

    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The list by pairing number, as it was when the round was paired.
    pub fn numbers(&self) -> &[Who] {
        &self.numbers
    }

    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    pub fn meetings(&self) -> &[Meeting] {
        &self.meetings
    }

    pub fn idle(&self) -> &[Idle] {
        &self.idle
    }

    /// What was decided in the brackets of a Swiss round.
    pub fn brackets(&self) -> &[BracketTold] {
        &self.brackets
    }

    pub(crate) fn board(&self, number: u32) -> Option<&Board> {
        let place = usize::try_from(number).ok()?.checked_sub(1)?;
        self.boards.get(place)
    }

    pub(crate) fn board_mut(&mut self, number: u32) -> Option<&mut Board> {
        let place = usize::try_from(number).ok()?.checked_sub(1)?;
        self.boards.get_mut(place)
    }

    /// The number of the board at which a player sits.
    pub(crate) fn board_of(&self, player: PlayerId) -> Option<u32> {
        let mut boards = (1_u32..).zip(&self.boards);
        let found = boards.find(|(_, board)| board.side(player).is_some());
        found.map(|(number, _)| number)
    }

    pub(crate) fn board_at(&self, table: &TableId) -> Option<u32> {
        let mut boards = (1_u32..).zip(&self.boards);
        let found = boards.find(|(_, board)| board.table.as_ref() == Some(table));
        found.map(|(number, _)| number)
    }

    pub(crate) fn meeting_of(&self, who: Who) -> Option<(usize, Side)> {
        let mut all = self.meetings.iter().enumerate();
        all.find_map(|(place, meeting)| {
            if meeting.white == who {
                Some((place, Side::White))
            } else if meeting.black == who {
                Some((place, Side::Black))
            } else {
                None
            }
        })
    }

    pub(crate) fn idle_of(&self, who: Who) -> Option<Idle> {
        self.idle.iter().copied().find(|idle| idle.who == who)
    }

    pub(crate) fn is_in(&self, who: Who) -> bool {
        self.meeting_of(who).is_some() || self.idle_of(who).is_some()
    }

    /// Carries a change of the pairing out, as far as it can be.
    pub(crate) fn alter(&mut self, change: Alteration) {
        match change {
            Alteration::Swap { one, other } => self.swap(one, other),
            Alteration::Seat { white, black } => {
                self.idle
                    .retain(|idle| idle.who != white && idle.who != black);
                let reason = Reason::ByHand;
                self.meetings.push(Meeting {
                    white,
                    black,
                    reason,
                });
            }
            Alteration::Unseat { who } => {
                if let Some((place, _)) = self.meeting_of(who) {
                    self.meetings.remove(place);
                }
                self.idle.retain(|idle| idle.who != who);
            }
            Alteration::GiveBye { who, bye } => {
                let why = Why::ByHand;
                self.idle.retain(|idle| idle.who != who);
                self.idle.push(Idle { who, bye, why });
            }
            Alteration::TurnColors { board } => {
                let place = usize::try_from(board).unwrap_or(usize::MAX);
                if let Some(meeting) = self.meetings.get_mut(place.saturating_sub(1)) {
                    std::mem::swap(&mut meeting.white, &mut meeting.black);
                    meeting.reason = Reason::ByHand;
                }
            }
        }
        self.by_hand = true;
    }

    fn swap(&mut self, one: Who, other: Who) {
        let exchanged = |who: Who| match who {
            who if who == one => other,
            who if who == other => one,
            who => who,
        };
        for meeting in &mut self.meetings {
            let (white, black) = (exchanged(meeting.white), exchanged(meeting.black));
            if (white, black) != (meeting.white, meeting.black) {
                meeting.reason = Reason::ByHand;
            }
            (meeting.white, meeting.black) = (white, black);
        }
        for idle in &mut self.idle {
            idle.who = exchanged(idle.who);
        }
    }

    /// The pairing-allocated bye of the round.
    pub(crate) fn pairing_bye(&self) -> Option<Who> {
        let mut idle = self.idle.iter();
        let bye = idle.find(|idle| idle.bye == Bye::Pairing);
        bye.map(|idle| idle.who)
    }

    /// One board for each meeting of players.
    pub(crate) fn seat_players(&mut self, tables: &[TableId]) {
        let player = |who: Who| match who {
            Who::Player(player) => Some(player),
            Who::Team(_) => None,
        };
        let boards = self.meetings.iter().enumerate().map(|(place, meeting)| {
            let table = tables.get(place).cloned();
            Board::new(player(meeting.white), player(meeting.black), place, table)
        });
        self.boards = boards.collect();
    }

    /// Puts those who changed places at their boards.
    pub(crate) fn reseat(&mut self) {
        for board in &mut self.boards {
            let Some(meeting) = self.meetings.get(board.meeting) else {
                continue;
            };
            if let (Who::Player(white), Who::Player(black)) = (meeting.white, meeting.black) {
                (board.white, board.black) = (Some(white), Some(black));
            }
        }
    }

    /// The boards of all matches, by the line-ups; `white_first` says for each
    /// board whether the team that has White has White there.
    pub(crate) fn seat_teams(&mut self, white_first: &[bool], tables: &[TableId]) {
        let mut boards = Vec::new();
        for (place, meeting) in self.meetings.iter().enumerate() {
            let player = |who: Who, board: usize| match who {
                Who::Team(team) => self.lineups.get(&team)?.players.get(board).copied()?,
                Who::Player(player) => Some(player),
            };
            for (board, is_white) in white_first.iter().enumerate() {
                let first = player(meeting.white, board);
                let second = player(meeting.black, board);
                let (white, black) = if *is_white {
                    (first, second)
                } else {
                    (second, first)
                };
                let table = tables.get(boards.len()).cloned();
                boards.push(Board::new(white, black, place, table));
            }
        }
        self.boards = boards;
    }
}
