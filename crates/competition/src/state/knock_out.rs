//! Who goes on in a knock-out.

use crate::{
    state::competition::Competition,
    word::{id::Who, outcome::Bye},
};

impl Competition {
    /// Those who go on after a round, in the order of the bracket: who won
    /// more, or was sent on where the board does not say it.
    pub(crate) fn goes_on(&self, round: u16) -> Vec<Who> {
        let Some(round) = self.round(round) else {
            return Vec::new();
        };
        let mut through: Vec<(usize, Who)> = Vec::new();
        for (place, meeting) in round.meetings.iter().enumerate() {
            let sent = round.sent_on.iter().copied();
            let mut sent = sent.filter(|who| *who == meeting.white || *who == meeting.black);
            let winner = sent.next_back().or_else(|| {
                let (white, black) = self.meeting_score(round, place)?;
                match white.cmp(&black) {
                    std::cmp::Ordering::Greater => Some(meeting.white),
                    std::cmp::Ordering::Less => Some(meeting.black),
                    std::cmp::Ordering::Equal => None,
                }
            });
            through.extend(winner.map(|who| (self.bracket_place(who), who)));
        }
        let rest = round.idle.iter().filter(|idle| idle.bye == Bye::Rest);
        let rest = rest.filter(|idle| idle.why == crate::word::reason::Why::Table);
        through.extend(rest.map(|idle| (self.bracket_place(idle.who), idle.who)));
        through.sort_unstable();
        through.into_iter().map(|(_, who)| who).collect()
    }

    /// Where somebody stands in the bracket of the first round.
    fn bracket_place(&self, who: Who) -> usize {
        let Some(first) = self.rounds.first() else {
            return usize::MAX;
        };
        let seed = first.numbers.iter().position(|one| *one == who);
        let players = u32::try_from(first.numbers.len()).unwrap_or(u32::MAX);
        let ties = tuomari_pairing::knock_out(players);
        let seed = seed.and_then(|at| u32::try_from(at + 1).ok()).unwrap_or(0);
        let place = ties
            .iter()
            .position(|tie| tie.upper == seed || tie.lower == Some(seed));
        place.unwrap_or(usize::MAX)
    }

    fn meeting_score(
        &self,
        round: &crate::state::round::Round,
        place: usize,
    ) -> Option<(tuomari_report::Points, tuomari_report::Points)> {
        if self.pairs_teams() {
            return self.match_score(round, place);
        }
        let points = self.points();
        let mut boards = round.boards.iter().filter(|board| board.meeting == place);
        let outcome = boards.next()?.outcome()?;
        Some((
            outcome.points(crate::Side::White, &points),
            outcome.points(crate::Side::Black, &points),
        ))
    }
}
