//! What a made competition of teams is to be like.

use tuomari_pairing::Points;
use tuomari_report::{Color, Mark};

use crate::dice::Dice;
use crate::points::PointTable;
use crate::tie_breaks;

/// Match points: two, one and none.
pub(super) const MATCH_WIN: Points = 200;
pub(super) const MATCH_DRAW: Points = 100;

/// Game points: a bye brings half of the boards (C.04.6, 1.4).
pub(super) const GAMES: PointTable = PointTable {
    bye: PointTable::USUAL.draw,
    ..PointTable::USUAL
};

/// What is wanted of a competition of teams; what is not said is drawn.
///
/// Rates are in thousands: of the teams in a round, of the matches or boards
/// of a round, of the entries.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TeamAxes {
    /// From 2 to 999; 7 to 20 if drawn.
    pub teams: Option<u32>,
    /// From 1 to 99; 3 to 9 if drawn.
    pub rounds: Option<u16>,
    /// From 1 to 12; 2 to 6 if drawn.
    pub boards: Option<u32>,
    pub code: Option<TeamCode>,
    pub initial: Option<Color>,
    pub half_byes: Option<u32>,
    pub zero_byes: Option<u32>,
    pub full_byes: Option<u32>,
    /// Boards that were not played.
    pub forfeits: Option<u32>,
    pub forfeited_matches: Option<u32>,
    pub withdrawals: Option<u32>,
    pub late_entries: Option<u32>,
    /// Codes of tie-breaks in their order, without the points.
    pub tie_breaks: Option<Vec<String>>,
}

/// What record 192 says of teams.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TeamCode {
    /// `A`, `B`, or anything else for no preferences.
    pub preferences: char,
    pub by_game_points: bool,
    pub uses_secondary: bool,
}

impl TeamCode {
    /// Those that the generator draws from.
    pub const ALL: [TeamCode; 12] = {
        const fn code(preferences: char, by_game_points: bool, uses_secondary: bool) -> TeamCode {
            TeamCode {
                preferences,
                by_game_points,
                uses_secondary,
            }
        }
        [
            code('A', false, true),
            code('A', true, true),
            code('A', false, false),
            code('A', true, false),
            code('B', false, true),
            code('B', true, true),
            code('B', false, false),
            code('B', true, false),
            code('-', false, true),
            code('-', true, true),
            code('-', false, false),
            code('-', true, false),
        ]
    };

    /// As record 192 writes it.
    #[must_use]
    pub fn text(&self) -> String {
        let preferences = match self.preferences {
            'A' => "_TYPEA",
            'B' => "_TYPEB",
            _ => "",
        };
        let scores = match (self.by_game_points, self.uses_secondary) {
            (false, true) => "_MP_GP",
            (true, true) => "_GP_MP",
            (false, false) => "_MP",
            (true, false) => "_GP",
        };
        format!("FIDE_TEAM{preferences}{scores}")
    }
}

/// The same with everything decided.
#[derive(Debug, Clone)]
pub(super) struct TeamShape {
    pub(super) teams: u32,
    pub(super) rounds: u16,
    pub(super) boards: u32,
    /// Players of a team beyond its boards.
    pub(super) reserves: u32,
    pub(super) code: TeamCode,
    pub(super) initial: Color,
    pub(super) half_byes: u32,
    pub(super) zero_byes: u32,
    pub(super) full_byes: u32,
    pub(super) forfeits: u32,
    pub(super) forfeited_matches: u32,
    pub(super) withdrawals: u32,
    pub(super) late_entries: u32,
    pub(super) draws: u32,
    pub(super) tie_breaks: Vec<String>,
}

impl TeamShape {
    /// The game points of a match in which every board brings this.
    pub(super) fn all_boards(&self, mark: Mark) -> Points {
        GAMES.of(mark).hundredths() * i32::try_from(self.boards).unwrap_or(0)
    }
}

impl TeamAxes {
    pub(super) fn draw(&self, dice: &mut Dice) -> TeamShape {
        let teams = dice.between(7, 20);
        let teams = self.teams.unwrap_or(teams).clamp(2, 999);
        let rounds = dice.between(3, 9.min(teams.saturating_sub(1)));
        let rounds = u16::try_from(rounds).unwrap_or(3);
        let boards = dice.between(2, 6);
        let reserves = dice.between(0, 2);
        let code = dice.choose(TeamCode::ALL);
        let initial = dice.choose([Color::White, Color::Black]);
        let tie_breaks = self.tie_breaks.clone();
        let tie_breaks = tie_breaks.unwrap_or_else(|| tie_breaks::for_teams(dice));
        let mut rate = |asked: Option<u32>, often: u32| {
            let drawn = dice.choose([0, 0, often / 4, often]);
            asked.unwrap_or(drawn)
        };
        TeamShape {
            teams,
            rounds: self.rounds.unwrap_or(rounds).clamp(1, 99),
            boards: self.boards.unwrap_or(boards).clamp(1, 12),
            reserves,
            code: self.code.unwrap_or(code),
            initial: self.initial.unwrap_or(initial),
            half_byes: rate(self.half_byes, 40),
            zero_byes: rate(self.zero_byes, 40),
            full_byes: rate(self.full_byes, 20),
            forfeits: rate(self.forfeits, 60),
            forfeited_matches: rate(self.forfeited_matches, 60),
            withdrawals: rate(self.withdrawals, 20),
            late_entries: rate(self.late_entries, 80),
            draws: dice.between(5, 60),
            tie_breaks,
        }
    }
}
