//! Who left a round robin before half of his games were played: they stay in
//! the table and count for nobody (C.05, 6.6).

use crate::{
    state::{
        competition::Competition,
        entrant::Entrant,
        round::{Board, Round},
    },
    word::{id::Who, outcome::Outcome, regulations::System},
};

impl Competition {
    /// Whether somebody who is paired, player or team, left a round robin too
    /// early for the results to count.
    pub(crate) fn left_early(&self, who: Who) -> bool {
        let gone = |one: &Entrant| one.expelled || one.out.is_some();
        let meets_each = match self.system() {
            System::RoundRobin => 1,
            System::DoubleRoundRobin => 2,
            System::Swiss
            | System::Scheveningen
            | System::DoubleScheveningen
            | System::KnockOut
            | System::Manual => return false,
        };
        let units = self.units();
        if !self.entrant(who).is_some_and(gone) || !units.contains(&who) {
            return false;
        }
        let all = units.len().saturating_sub(1) * meets_each;
        let played = self.rounds.iter().filter(|round| has_played(who, round));
        played.count() * 2 < all
    }

    /// Whether the results of a meeting count for both sides.
    pub(crate) fn counts(&self, round: &Round, meeting: usize) -> bool {
        let found = round.meetings.get(meeting);
        found.is_none_or(|one| !self.left_early(one.white) && !self.left_early(one.black))
    }
}

/// Whether somebody has finished a game, or a match with one, in a round.
fn has_played(who: Who, round: &Round) -> bool {
    let Some((meeting, _)) = round.meeting_of(who) else {
        return false;
    };
    let is_over = |board: &Board| {
        let rated = board.outcome_for_rating();
        board.is_settled() && rated.is_some_and(Outcome::is_played)
    };
    let mut boards = round.boards.iter();
    boards.any(|board| board.meeting == meeting && is_over(board))
}
