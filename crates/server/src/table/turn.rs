//! A turn: whose clock runs, since when, and what of it is nobody's time.

use tuomari_board::Color;
use tuomari_clock::At;
use tuomari_journal::Outage;
use tuomari_record::{Entry, Kind};

use crate::{doing::elsewhere::Told, table::Table};

/// What a player sends so soon after he came he had in hand: it takes a way
/// there and a way back.
const IN_HAND_MS: u64 = 500;

/// A page waits no longer for an answer before it goes to another node, the way
/// there included.
const PATIENCE_MS: u64 = 6_000;

/// A node that is told nothing reads the journal within this time.
const READS_MS: u64 = 1_000;

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
    /// The version that he has, as he says.
    pub(crate) has: Option<u64>,
    /// When he was last heard here before.
    pub(crate) heard_ms: u64,
    /// Since when another node is missing at which he may have sat.
    pub(crate) missing_ms: Option<u64>,
    /// Whether nodes may not have been told when his turn began.
    pub(crate) untold: bool,
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
    /// Since when this node knows of it without having shown it to the player.
    kept_back: Option<u64>,
    /// When the player last came to this node in it.
    returned: At,
    /// Since when what he sent before was sent in vain, if it was.
    in_vain: Option<u64>,
    /// What passed before he came without having seen it, as he says.
    unseen: Option<Outage>,
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
            in_vain: None,
            unseen: None,
        }
    }

    /// Takes note of an entry after which it is the same turn, or the next: of
    /// its version and its instant.
    pub(crate) fn follow(&mut self, entry: &Entry, goes_on: bool, (version, at): (u64, At)) {
        match entry.kind {
            _ if !goes_on => *self = Time::new(at, version),
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

    /// The player has not been shown it yet, and this node knows of it.
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

    /// The player comes to this node, where he was last heard at a time, with
    /// the version that he has; from another perhaps that is missing since. He
    /// was not there any more when something was done after that, nor when he
    /// had come here before.
    pub(crate) fn returns(&mut self, now: At, coming: Coming) {
        let here_ms = self.acted.max(self.returned).ms().max(coming.heard_ms);
        self.returned = now;
        let missing_ms = coming.missing_ms;
        self.in_vain = missing_ms.map(|missing_ms| missing_ms.max(here_ms));
        let unseen = coming.has.is_some_and(|version| version < self.began);
        self.unseen = unseen.then(|| Outage {
            from_ms: here_ms.max(now.ms().saturating_sub(PATIENCE_MS)),
            to_ms: now.ms(),
        });
        if let Some(unseen) = self.unseen.filter(|_| coming.untold) {
            let from_ms = unseen.from_ms.max(now.ms().saturating_sub(READS_MS));
            self.owe(Outage { from_ms, ..unseen });
        }
    }

    /// When the player came without having seen that it is his turn, if he did
    /// and that was not looked into.
    pub(crate) fn unseen_ms(&self) -> Option<u64> {
        self.unseen.map(|unseen| unseen.to_ms)
    }

    /// He sat at a node that was gone before he came and showed him nothing
    /// after this instant.
    pub(crate) fn saw_nothing_since(&mut self, ms: u64) {
        if let Some(unseen) = self.unseen.take() {
            let from_ms = unseen.from_ms.max(ms);
            self.owe(Outage { from_ms, ..unseen });
        }
    }

    /// A command of the player came. If he had it in hand when he came himself,
    /// he had sent it in vain, and that is not his time.
    pub(crate) fn sends(&mut self, came: At) {
        let in_hand = came.ms() <= self.returned.ms().saturating_add(IN_HAND_MS);
        if let Some(from_ms) = self.in_vain.take().filter(|_| in_hand) {
            let to_ms = came.ms();
            let from_ms = from_ms.max(to_ms.saturating_sub(PATIENCE_MS));
            self.owe(Outage { from_ms, to_ms });
        }
    }

    /// A command of the player came that he had sent to another node, which told
    /// of it: nothing is to be guessed.
    pub(crate) fn sent_before(&mut self, told: Told) {
        self.in_vain = None;
        self.owe(Outage {
            from_ms: told.cut_ms,
            to_ms: told.came.ms(),
        });
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
        turn.sends(at(5_200));
        assert_eq!(turn.pieces(&[]), [time(4_900, 5_200)]);
    }

    #[test]
    fn who_has_not_seen_his_turn_is_believed_if_his_node_is_gone() {
        let at = At::from_ms;
        let comes = |has, heard_ms| {
            let mut turn = Time::new(at(100), 7);
            let coming = Coming {
                has,
                heard_ms,
                ..Coming::default()
            };
            turn.returns(at(2_000), coming);
            turn
        };
        let mut turn = comes(Some(6), 0);
        assert_eq!((turn.unseen_ms(), turn.owed_ms()), (Some(2_000), 0));
        turn.saw_nothing_since(50);
        assert_eq!(turn.pieces(&[]), [time(100, 2_000)]);
        assert_eq!(turn.unseen_ms(), None, "once");
        let mut turn = comes(Some(6), 0);
        turn.saw_nothing_since(500);
        assert_eq!(turn.pieces(&[]), [time(500, 2_000)]);
        let mut turn = comes(Some(6), 1_500);
        turn.saw_nothing_since(50);
        assert_eq!(turn.pieces(&[]), [time(1_500, 2_000)], "he was here");
        assert_eq!(comes(Some(7), 0).unseen_ms(), None);
        assert_eq!(comes(None, 0).unseen_ms(), None);
    }

    #[test]
    fn who_has_not_seen_his_turn_is_believed_for_a_moment_while_the_bus_is_away() {
        let at = At::from_ms;
        let comes = |began_ms, has, untold| {
            let mut turn = Time::new(at(began_ms), 7);
            let coming = Coming {
                has: Some(has),
                untold,
                ..Coming::default()
            };
            turn.returns(at(2_000), coming);
            turn.pieces(&[])
        };
        assert_eq!(comes(1_700, 6, true), [time(1_700, 2_000)]);
        assert_eq!(comes(100, 6, true), [time(1_000, 2_000)]);
        assert_eq!(comes(1_700, 6, false), []);
        assert_eq!(comes(1_700, 7, true), [], "he has seen it");
    }

    #[test]
    fn who_comes_with_a_move_in_hand_sent_it_in_vain() {
        let at = At::from_ms;
        let mut turn = Time::new(at(100), 7);
        turn.returns(at(5_000), from(Some(50)));
        turn.sends(at(5_200));
        assert_eq!(turn.pieces(&[]), [time(100, 5_200)]);
        // Who thinks first had nothing in hand, and who comes twice was away
        // once.
        let mut turn = Time::new(at(100), 7);
        turn.returns(at(5_000), from(Some(1_000)));
        turn.sends(at(5_501));
        assert_eq!(turn.owed_ms(), 0);
        turn.returns(at(7_000), from(Some(1_000)));
        turn.sends(at(7_000));
        assert_eq!(turn.pieces(&[]), [time(5_000, 7_000)]);
        // Nor for longer than a page waits, nor if no node is missing.
        let mut turn = Time::new(at(100), 7);
        turn.returns(at(9_000), from(None));
        turn.sends(at(9_000));
        assert_eq!(turn.owed_ms(), 0);
        turn.returned = at(100);
        turn.returns(at(9_000), from(Some(1_000)));
        turn.sends(at(9_000));
        assert_eq!(turn.pieces(&[]), [time(3_000, 9_000)]);
    }

    #[test]
    fn an_overlap_with_nothing_leaves_it_whole() {
        assert_eq!(without(time(1, 5), &[time(5, 9)]), [time(1, 5)]);
        assert_eq!(without(time(1, 5), &[time(1, 5)]), []);
        assert_eq!(without(time(1, 9), &[time(3, 4)]), [time(1, 3), time(4, 9)]);
    }
}
