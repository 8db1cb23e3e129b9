//! A turn: whose clock runs, since when, and what of it is nobody's time.

use tuomari_board::Color;
use tuomari_clock::At;
use tuomari_journal::Outage;
use tuomari_record::{Entry, Kind};

use crate::{
    doing::{
        elsewhere::Told,
        patience::{PATIENCE_MS, UNSEEN_MS},
    },
    table::Table,
};

/// What is not longer counts for nothing; and between two times that are
/// nobody's it is of no use to anybody.
pub(crate) const NOTHING_MS: u64 = 75;

/// What is read so soon after a player sat down had come before.
const AT_ONCE_MS: u64 = 50;

/// Whose turn it is, to be compared with what it is after more was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) of: Option<Color>,
    plies: usize,
}

impl Turn {
    pub(crate) fn of(table: &Table) -> Turn {
        Turn {
            of: table.on_move(),
            plies: table.game.history().plies().len(),
        }
    }
}

/// How a player comes to a node.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Coming {
    pub(crate) knocked_ms: u64,
    /// The version that he has, as he says.
    pub(crate) has: Option<u64>,
    /// When he was last heard, here or where somebody answers.
    pub(crate) heard_ms: u64,
    /// Since when another node is missing at which he may have sat.
    pub(crate) missing_ms: Option<u64>,
    /// Since when the one is missing at which he sat.
    pub(crate) gone_ms: Option<u64>,
}

/// How a command was sent before.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Before {
    /// It waited so long, in milliseconds, as its player says.
    Said(u64),
    /// To a node that told of it.
    Told(Told),
}

/// The time of the turn under way.
#[derive(Clone, Debug)]
pub(crate) struct Time {
    pub(crate) since: At,
    /// The version that began it.
    began: u64,
    acted: At,
    /// What the record says was given back in it.
    given: Vec<Outage>,
    /// What is nobody's beside that, as far as this node alone knows: an act
    /// was under way, or the player was not shown it.
    owed: Vec<Outage>,
    /// The short ones: each a trifle, and all together perhaps not.
    trifles: Vec<Outage>,
    /// Since when it is his without this node having shown it to him.
    kept_back: Option<u64>,
    /// When the player last came to this node in it.
    returned: At,
    /// When he knocked then. What he said until he sat down came then.
    knocked_ms: u64,
    /// Since when what he sent before was sent in vain, if it was.
    in_vain: Option<u64>,
}

impl Time {
    pub(crate) fn new(since: At, began: u64) -> Time {
        Time {
            since,
            began,
            acted: since,
            given: Vec::new(),
            owed: Vec::new(),
            trifles: Vec::new(),
            kept_back: None,
            returned: since,
            knocked_ms: 0,
            in_vain: None,
        }
    }

    /// Takes note of an entry, with the turn before it and after it: of its
    /// version and its instant.
    pub(crate) fn follow(
        &mut self,
        entry: &Entry,
        (before, after): (Turn, Turn),
        (version, at): (u64, At),
    ) {
        match entry.kind {
            _ if before != after => {
                let done = std::mem::replace(self, Time::new(at, version));
                // Who has moved and not pressed yet is owed what came after it.
                if before.of == after.of {
                    self.given = done.given;
                    self.owed = done.owed;
                }
            }
            Kind::Outage { from_ms, to_ms, .. } => self.given.push(Outage { from_ms, to_ms }),
            _ => self.acted = at,
        }
    }

    /// The version that began it.
    pub(crate) fn began(&self) -> u64 {
        self.began
    }

    /// When something was done in it last, by anybody; giving back is nothing.
    pub(crate) fn acted(&self) -> At {
        self.acted
    }

    /// So much is owed to the player.
    pub(crate) fn owe(&mut self, outage: Outage) {
        self.owed.push(outage);
    }

    /// So little was lost to the player that it counts only with others.
    pub(crate) fn note_trifle(&mut self, outage: Outage) {
        self.trifles.push(outage);
    }

    /// The player has not been shown it yet, and it is his since then.
    pub(crate) fn keep_back(&mut self, ms: u64) {
        self.kept_back = Some(ms);
    }

    /// Since when he has not been shown it, if he has not; he is now.
    pub(crate) fn kept_back(&mut self) -> Option<u64> {
        self.kept_back.take()
    }

    /// What was lost in short times, these included, if all that has not been
    /// given back is more than `most_ms`.
    pub(crate) fn trifles(&self, others: &[Outage], most_ms: u64) -> Vec<Outage> {
        if self.trifles.is_empty() && others.is_empty() {
            return Vec::new();
        }
        let all = self.trifles.iter().chain(others);
        let left = apart(all.flat_map(|one| self.left_of(*one)).collect());
        let sum_ms: u64 = left.iter().map(|one| one.to_ms - one.from_ms).sum();
        if sum_ms > most_ms { left } else { Vec::new() }
    }

    /// The player comes to this node. If another is missing, he may have sat
    /// there: then he is believed that he has not seen his turn, and that what
    /// he has in hand was sent in vain. If it is the one from which he comes,
    /// he could do nothing since. He was not there any more when something was
    /// done after that, nor when he was heard elsewhere.
    pub(crate) fn returns(&mut self, now: At, coming: Coming) {
        let here_ms = self.acted.max(self.returned).ms().max(coming.heard_ms);
        let missing_ms = coming.missing_ms;
        self.knocked_ms = coming.knocked_ms;
        self.in_vain = missing_ms.map(|missing_ms| missing_ms.max(here_ms));
        let unseen = coming.has.is_some_and(|version| version < self.began);
        let unseen = missing_ms.filter(|_| unseen);
        let untold_ms = unseen.map(|missing_ms| missing_ms.saturating_sub(UNSEEN_MS));
        if let Some(since_ms) = untold_ms.into_iter().chain(coming.gone_ms).min() {
            let to_ms = now.ms();
            let from_ms = since_ms.max(to_ms.saturating_sub(PATIENCE_MS));
            let from_ms = from_ms.max(here_ms).min(to_ms);
            self.owe(Outage { from_ms, to_ms });
        }
        self.sits(now);
    }

    /// The player sits at this node from now on.
    pub(crate) fn sits(&mut self, now: At) {
        self.returned = now;
    }

    /// A command of the player came, which he may have sent before: to a node
    /// that told of it, or to one that is missing.
    pub(crate) fn sends(&mut self, came: At, before: Before) {
        let in_vain = self.in_vain.take();
        match before {
            Before::Told(told) => self.owe(Outage {
                from_ms: told.cut_ms,
                to_ms: told.came.ms(),
            }),
            Before::Said(waited_ms) => {
                let to_ms = came.ms();
                // Nobody reads what he says before he sits.
                let at_once = to_ms <= self.returned.ms().saturating_add(AT_ONCE_MS);
                let said_ms = if at_once { self.knocked_ms } else { to_ms };
                let sent_ms = said_ms.min(to_ms).saturating_sub(waited_ms);
                let sent_ms = sent_ms.max(to_ms.saturating_sub(PATIENCE_MS));
                if let Some(from_ms) = in_vain.map(|ms| ms.max(sent_ms)).filter(|ms| *ms < to_ms) {
                    self.owe(Outage { from_ms, to_ms });
                }
            }
        }
    }

    /// A command of the player came, and waited while time up to `latest` was
    /// given back: from then on nothing was his.
    pub(crate) fn overtaken(&mut self, came: At, latest: At) {
        let from_ms = came.max(self.acted).ms();
        if from_ms < latest.ms() {
            self.owe(Outage {
                from_ms,
                to_ms: latest.ms(),
            });
        }
    }

    /// How much of what this node alone knows has not been given back.
    pub(crate) fn owed_ms(&self) -> u64 {
        let pieces = self.pieces(&[]);
        pieces.iter().map(|one| one.to_ms - one.from_ms).sum()
    }

    /// The times of this turn among these, and those owed, that have not been
    /// given back, in order.
    pub(crate) fn pieces(&self, others: &[Outage]) -> Vec<Outage> {
        let all = self.owed.iter().chain(others);
        let mut pieces: Vec<Outage> = all.flat_map(|one| self.left_of(*one)).collect();
        pieces.sort_by_key(|one| (one.from_ms, one.to_ms));
        let ends = self.given.iter().chain(&pieces).map(|one| one.to_ms);
        let ends: Vec<u64> = ends.collect();
        for piece in &mut pieces {
            let before = |end: &u64| (1..=NOTHING_MS).contains(&piece.from_ms.saturating_sub(*end));
            let last = ends.iter().copied().filter(before).max();
            let last = last.filter(|end| *end >= self.since.ms());
            piece.from_ms = last.unwrap_or(piece.from_ms);
        }
        pieces
    }

    /// What of a time lies in this turn and has not been given back.
    fn left_of(&self, one: Outage) -> Vec<Outage> {
        let from_ms = one.from_ms.max(self.since.ms());
        without(Outage { from_ms, ..one }, &self.given)
    }
}

/// The same times without those that overlap.
fn apart(mut all: Vec<Outage>) -> Vec<Outage> {
    all.sort_by_key(|one| (one.from_ms, one.to_ms));
    let mut apart: Vec<Outage> = Vec::with_capacity(all.len());
    for one in all {
        match apart.last_mut() {
            Some(last) if one.from_ms <= last.to_ms => last.to_ms = last.to_ms.max(one.to_ms),
            _ => apart.push(one),
        }
    }
    apart
}

/// What is left of a time without others.
fn without(one: Outage, others: &[Outage]) -> Vec<Outage> {
    let mut left = vec![one];
    for other in others {
        let cut = |piece: Outage| {
            let before = Outage {
                to_ms: piece.to_ms.min(other.from_ms),
                ..piece
            };
            let after = Outage {
                from_ms: piece.from_ms.max(other.to_ms),
                ..piece
            };
            [before, after]
        };
        let cut = left.into_iter().flat_map(cut);
        left = cut.filter(|piece| piece.from_ms < piece.to_ms).collect();
    }
    left.retain(|piece| piece.from_ms < piece.to_ms);
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    fn time(from_ms: u64, to_ms: u64) -> Outage {
        Outage { from_ms, to_ms }
    }

    #[test]
    fn what_was_given_back_is_not_given_again() {
        let mut turn = Time::new(At::from_ms(100), 7);
        turn.owe(time(0, 500));
        assert_eq!(turn.pieces(&[]), [time(100, 500)]);
        turn.given.push(time(200, 300));
        assert_eq!(turn.pieces(&[]), [time(100, 200), time(300, 500)]);
        turn.given.push(time(50, 250));
        turn.given.push(time(290, 900));
        assert_eq!(turn.owed_ms(), 0);
        let others = [time(800, 1_000), time(20, 90)];
        assert_eq!(turn.pieces(&others), [time(900, 1_000)]);
    }

    #[test]
    fn a_moment_between_two_of_them_is_nobodys_either() {
        let mut turn = Time::new(At::from_ms(100), 7);
        turn.given.push(time(90, 300));
        turn.owe(time(375, 500));
        turn.owe(time(560, 700));
        turn.owe(time(776, 900));
        let pieces = [time(300, 500), time(500, 700), time(776, 900)];
        assert_eq!(turn.pieces(&[]), pieces, "75 ms, 60 ms, 76 ms");
        let mut turn = Time::new(At::from_ms(100), 7);
        turn.given.push(time(40, 99));
        turn.owe(time(120, 500));
        assert_eq!(turn.pieces(&[]), [time(120, 500)], "not before it began");
    }

    #[test]
    fn a_command_that_was_overtaken_is_owed_what_passed_between() {
        let mut turn = Time::new(At::from_ms(100), 7);
        turn.given.extend([time(400, 600), time(900, 1_000)]);
        turn.overtaken(At::from_ms(300), At::from_ms(1_000));
        assert_eq!(turn.pieces(&[]), [time(300, 400), time(600, 900)]);
        // Not what somebody did after it, the player himself for instance.
        let mut turn = Time::new(At::from_ms(100), 7);
        turn.acted = At::from_ms(800);
        turn.overtaken(At::from_ms(300), At::from_ms(800));
        assert_eq!(turn.owed_ms(), 0);
        turn.overtaken(At::from_ms(300), At::from_ms(1_000));
        assert_eq!(turn.pieces(&[]), [time(800, 1_000)]);
    }

    #[test]
    fn trifles_count_when_they_are_many() {
        let mut turn = Time::new(At::from_ms(100), 7);
        turn.note_trifle(time(200, 320));
        assert_eq!(turn.trifles(&[], 200), []);
        turn.note_trifle(time(400, 520));
        assert_eq!(turn.trifles(&[], 200), [time(200, 320), time(400, 520)]);
        turn.given.push(time(200, 320));
        assert_eq!(turn.trifles(&[], 200), [], "what is left is a trifle");
        let hitch = time(450, 590);
        assert_eq!(turn.trifles(&[hitch], 200), [], "it is the same time");
        assert_eq!(turn.trifles(&[hitch], 180), [time(400, 590)]);
    }

    fn from(missing_ms: Option<u64>) -> Coming {
        Coming {
            knocked_ms: 4_800,
            missing_ms,
            ..Coming::default()
        }
    }

    #[test]
    fn who_was_here_meanwhile_sent_nothing_elsewhere() {
        let at = At::from_ms;
        let mut turn = Time::new(at(100), 7);
        let coming = Coming {
            heard_ms: 4_900,
            ..from(Some(50))
        };
        turn.returns(at(5_000), coming);
        turn.sends(at(5_200), Before::Said(4_000));
        assert_eq!(turn.pieces(&[]), [time(4_900, 5_200)]);
    }

    #[test]
    fn who_has_not_seen_his_turn_is_believed_if_a_node_is_missing() {
        let at = At::from_ms;
        let comes = |has, heard_ms, missing_ms| {
            let mut turn = Time::new(at(20_000), 7);
            let coming = Coming {
                knocked_ms: 31_900,
                has,
                heard_ms,
                missing_ms,
                gone_ms: None,
            };
            turn.returns(at(32_000), coming);
            turn.pieces(&[])
        };
        let since = |from_ms| [time(from_ms, 32_000)];
        assert_eq!(comes(Some(6), 0, Some(31_000)), since(31_000 - UNSEEN_MS));
        assert_eq!(comes(Some(6), 0, Some(10_000)), since(22_000), "at most");
        assert_eq!(comes(Some(6), 29_000, Some(31_000)), since(29_000));
        assert_eq!(comes(Some(6), 0, None), []);
        assert_eq!(comes(Some(7), 0, Some(31_000)), [], "he has seen it");
        assert_eq!(comes(None, 0, Some(31_000)), []);
        let mut turn = Time::new(at(30_000), 7);
        let coming = Coming {
            has: Some(6),
            ..from(Some(31_000))
        };
        turn.returns(at(32_000), coming);
        assert_eq!(turn.pieces(&[]), since(30_000), "not before it began");
    }

    #[test]
    fn who_sat_at_a_node_that_is_gone_could_do_nothing_since() {
        let at = At::from_ms;
        let comes = |heard_ms, gone_ms| {
            let mut turn = Time::new(at(20_000), 7);
            let coming = Coming {
                has: Some(7),
                heard_ms,
                gone_ms,
                ..from(gone_ms)
            };
            turn.returns(at(32_000), coming);
            turn.pieces(&[])
        };
        let since = |from_ms| [time(from_ms, 32_000)];
        assert_eq!(comes(0, Some(27_000)), since(27_000));
        assert_eq!(comes(29_000, Some(27_000)), since(29_000), "he was heard");
        assert_eq!(
            comes(0, Some(21_000)),
            since(22_000),
            "no page waits longer"
        );
        assert_eq!(comes(0, None), []);
    }

    #[test]
    fn who_comes_with_a_move_in_hand_sent_it_in_vain() {
        let at = At::from_ms;
        let said = Before::Said;
        let mut turn = Time::new(at(100), 7);
        turn.returns(at(5_000), from(Some(50)));
        turn.sends(at(5_200), said(900));
        assert_eq!(turn.pieces(&[]), [time(4_300, 5_200)]);
        turn.sends(at(5_900), said(5_000));
        assert_eq!(turn.pieces(&[]), [time(4_300, 5_200)], "once");
        let mut turn = Time::new(at(100), 7);
        turn.returns(at(5_000), from(Some(50)));
        turn.sends(at(5_010), said(900));
        assert_eq!(turn.pieces(&[]), [time(3_900, 5_010)], "it was not read");
        // Who thinks first had nothing in hand, and nobody sat at a node from
        // before it was missed.
        let mut turn = Time::new(at(100), 7);
        turn.returns(at(5_000), from(Some(1_000)));
        turn.sends(at(5_200), said(0));
        assert_eq!(turn.owed_ms(), 0);
        turn.returns(at(7_000), from(Some(6_000)));
        turn.sends(at(7_000), said(9_000));
        assert_eq!(turn.pieces(&[]), [time(6_000, 7_000)]);
        // Nor for longer than a page waits, nor if no node is missing.
        let mut turn = Time::new(at(100), 7);
        turn.returns(at(13_000), from(None));
        turn.sends(at(13_000), said(9_000));
        assert_eq!(turn.owed_ms(), 0);
        turn.returned = at(100);
        turn.returns(at(13_000), from(Some(1_000)));
        turn.sends(at(13_000), said(u64::MAX));
        assert_eq!(turn.pieces(&[]), [time(3_000, 13_000)]);
    }

    #[test]
    fn an_overlap_with_nothing_leaves_it_whole() {
        assert_eq!(without(time(1, 5), &[time(5, 9)]), [time(1, 5)]);
        assert_eq!(without(time(1, 5), &[time(1, 5)]), []);
        assert_eq!(without(time(1, 9), &[time(3, 4)]), [time(1, 3), time(4, 9)]);
    }
}
