//! What a made competition is to be like.

use tuomari_report::Color;

use crate::chance::Odds;
use crate::dice::Dice;
use crate::points::PointTable;
use crate::tie_breaks;

/// What is wanted of a competition of players; what is not said is drawn.
///
/// Rates are in thousands: of the players in a round, of the boards of a
/// round, of the entries.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Axes {
    /// From 2 to 9999; 4 to 200 if drawn.
    pub players: Option<u32>,
    /// From 1 to 99; 3 to 13 if drawn.
    pub rounds: Option<u16>,
    pub points: Option<PointTable>,
    /// Baku; not where the points do not allow it.
    pub accelerated: Option<bool>,
    pub initial: Option<Color>,
    pub ratings: Option<Ratings>,
    pub half_byes: Option<u32>,
    pub zero_byes: Option<u32>,
    pub full_byes: Option<u32>,
    pub forfeits: Option<u32>,
    pub double_forfeits: Option<u32>,
    /// Games that ended before both had moved, and both sides ruled against.
    pub odd_results: Option<u32>,
    pub withdrawals: Option<u32>,
    pub late_entries: Option<u32>,
    /// How many groups of players may not meet among themselves.
    pub prohibited: Option<u32>,
    /// Codes of tie-breaks in their order, without the points.
    pub tie_breaks: Option<Vec<String>>,
}

/// How far the players are apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ratings {
    Spread,
    Close,
    Equal,
    /// The last third has none.
    SomeUnrated,
}

/// The same with everything decided.
#[derive(Debug, Clone)]
pub(crate) struct Shape {
    pub(crate) players: u32,
    pub(crate) rounds: u16,
    pub(crate) points: PointTable,
    pub(crate) is_accelerated: bool,
    pub(crate) initial: Color,
    pub(crate) ratings: Ratings,
    pub(crate) half_byes: u32,
    pub(crate) zero_byes: u32,
    pub(crate) full_byes: u32,
    pub(crate) withdrawals: u32,
    pub(crate) late_entries: u32,
    pub(crate) prohibited: u32,
    pub(crate) odds: Odds,
    pub(crate) tie_breaks: Vec<String>,
}

impl Axes {
    pub(crate) fn draw(&self, dice: &mut Dice) -> Shape {
        let players = self.players.unwrap_or_else(|| players(dice));
        let rounds = self.rounds.unwrap_or_else(|| rounds(dice, players));
        // The usual points as often as all the others.
        let points = match (dice.below(2), dice.choose(PointTable::ALL)) {
            (0, _) => PointTable::USUAL,
            (_, other) => other,
        };
        let points = self.points.unwrap_or(points);
        let accelerated = dice.below(4) == 0;
        let accelerated = self.accelerated.unwrap_or(accelerated);
        let spread = [
            Ratings::Spread,
            Ratings::Close,
            Ratings::Equal,
            Ratings::SomeUnrated,
        ];
        let initial = dice.choose([Color::White, Color::Black]);
        let ratings = dice.choose(spread);
        let tie_breaks = self.tie_breaks.clone();
        let tie_breaks = tie_breaks.unwrap_or_else(|| tie_breaks::for_players(dice));
        let mut rate = |asked: Option<u32>, often: u32| {
            let drawn = dice.choose([0, 0, often / 4, often]);
            asked.unwrap_or(drawn)
        };
        Shape {
            players: players.clamp(2, 9_999),
            rounds: rounds.clamp(1, 99),
            points,
            is_accelerated: accelerated && points.allows_acceleration(),
            initial: self.initial.unwrap_or(initial),
            ratings: self.ratings.unwrap_or(ratings),
            half_byes: rate(self.half_byes, 60),
            zero_byes: rate(self.zero_byes, 50),
            full_byes: rate(self.full_byes, 20),
            withdrawals: rate(self.withdrawals, 40),
            late_entries: rate(self.late_entries, 120),
            prohibited: rate(self.prohibited, 4),
            odds: Odds {
                forfeits: rate(self.forfeits, 80),
                double_forfeits: rate(self.double_forfeits, 30),
                odd_results: rate(self.odd_results, 40),
                draws: dice.between(5, 60),
            },
            tie_breaks,
        }
    }
}

/// Mostly few, since few meet the hard cases: 4 to 200.
fn players(dice: &mut Dice) -> u32 {
    let most = match dice.below(100) {
        0..40 => 12,
        40..78 => 24,
        78..97 => 60,
        _ => 200,
    };
    dice.between(4, most)
}

/// 3 to 13; a small field can seldom play so many, and is asked to seldom.
fn rounds(dice: &mut Dice, players: u32) -> u16 {
    let most = if dice.below(8) == 0 {
        13
    } else {
        13.min(players.div_ceil(2) + 1)
    };
    u16::try_from(dice.between(3, most)).unwrap_or(3)
}
