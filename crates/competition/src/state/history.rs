//! What the rounds so far mean for a pairing by hand.

use crate::{
    state::{competition::Competition, round::Round},
    word::{
        id::{Side, Who},
        outcome::Bye,
        reason::Meeting,
    },
};

impl Competition {
    /// Whether two met at the board before a round; a game that was not
    /// played is no meeting (C.04.2, 3.5).
    pub(crate) fn have_met(&self, one: Who, other: Who, before: u16) -> bool {
        self.rounds
            .iter()
            .filter(|round| round.number < before)
            .any(|round| {
                let Some((place, side)) = round.meeting_of(one) else {
                    return false;
                };
                let opponent = round.meetings.get(place).map(|meeting| match side {
                    Side::White => meeting.black,
                    Side::Black => meeting.white,
                });
                opponent == Some(other) && is_played(round, place)
            })
    }

    /// The colours of games played before a round, the last one last.
    pub(crate) fn colors(&self, who: Who, before: u16) -> Vec<Side> {
        let past = self.rounds.iter().filter(|round| round.number < before);
        let colors = past.filter_map(|round| {
            let (place, side) = round.meeting_of(who)?;
            is_played(round, place).then_some(side)
        });
        colors.collect()
    }

    /// Whether the pairing's bye is barred to somebody (C.04.1, 4).
    pub(crate) fn is_barred_from_bye(&self, who: Who, before: u16) -> bool {
        let past = self.rounds.iter().filter(|round| round.number < before);
        past.into_iter().any(|round| {
            let bye = round.idle_of(who).map(|idle| idle.bye);
            if matches!(bye, Some(Bye::Pairing | Bye::Full)) {
                return true;
            }
            let Some((place, side)) = round.meeting_of(who) else {
                return false;
            };
            self.won_without_play(round, place, side)
        })
    }

    fn won_without_play(&self, round: &Round, place: usize, side: Side) -> bool {
        let points = self.points();
        if is_played(round, place) {
            return false;
        }
        if self.pairs_teams() {
            let score = self.match_score(round, place);
            return score.is_some_and(|(white, black)| match side {
                Side::White => white > black,
                Side::Black => black > white,
            });
        }
        let mut boards = round.boards.iter().filter(|board| board.meeting == place);
        boards.any(|board| {
            let outcome = board.outcome();
            outcome.is_some_and(|one| one.points(side, &points) >= points.win)
        })
    }

    /// Those who can be paired, without a place in a round.
    pub(crate) fn placeless(&self, round: &Round) -> Vec<Who> {
        let mut all = self.units();
        all.retain(|who| !round.is_in(*who) && self.absence(*who, round.number).is_none());
        all
    }
}

/// Whether a meeting was played, at one board at least; not known is played.
fn is_played(round: &Round, place: usize) -> bool {
    let mut boards = round.boards.iter().filter(|board| board.meeting == place);
    let mut any = false;
    let played = boards.any(|board| {
        any = true;
        board.outcome().is_none_or(crate::Outcome::is_played)
    });
    played || !any
}

/// The other of a meeting.
pub(crate) fn opponent(meeting: &Meeting, who: Who) -> Who {
    if meeting.white == who {
        meeting.black
    } else {
        meeting.white
    }
}
