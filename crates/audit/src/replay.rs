//! The moves of one game, played again.

use tuomari_board::{ArrayNumber, History, Move, Position};

use crate::{kind::End, law::Law};

/// A game as far as it was replayed. It is used again for the next game.
#[derive(Debug, Default)]
pub(crate) struct Replay {
    start: Position,
    now: Position,
    moves: Vec<Move>,
    /// Digests of all positions, the first included.
    digests: Vec<u64>,
    /// No position before this one can appear again.
    since: usize,
    /// The first end that came by counting.
    end: Option<(usize, End)>,
}

impl Replay {
    pub(crate) fn begin(&mut self, start: Position) {
        self.moves.clear();
        self.digests.clear();
        self.digests.push(start.identity().digest());
        self.since = 0;
        self.end = None;
        self.now = start.clone();
        self.start = start;
    }

    /// Plays a move that is known to be legal.
    #[inline]
    pub(crate) fn play(&mut self, m: Move, law: &Law) {
        self.now.play_unchecked(m);
        self.moves.push(m);
        if m.is_zeroing() {
            self.since = self.digests.len();
        }
        self.digests.push(self.now.identity().digest());
        if self.end.is_none() {
            self.look_for_end(law);
        }
    }

    #[inline]
    fn look_for_end(&mut self, law: &Law) {
        let counted = law.counted(&self.now);
        let repeated = || {
            let window = self.digests.get(self.since..).unwrap_or_default();
            // The digests are only a hint.
            law.may_be_repeated(window)
                .then(|| law.repeated(&self.history()))
                .flatten()
        };
        self.end = counted.or_else(repeated).map(|end| (self.plies(), end));
    }

    /// The position on the board.
    pub(crate) fn now(&self) -> &Position {
        &self.now
    }

    /// Whether no move was made before the first of these: the game begins
    /// with an array of chess or Chess960.
    pub(crate) fn is_whole(&self) -> bool {
        self.start.move_number() == 1 && ArrayNumber::of(self.start.board()).is_some()
    }

    /// How many plies were played.
    pub(crate) fn plies(&self) -> usize {
        self.moves.len()
    }

    /// The last move and the position it was made in.
    pub(crate) fn move_at(&self, ply: usize) -> Option<(Position, Move)> {
        let before = ply.checked_sub(1)?;
        Some((self.position_after(before), *self.moves.get(before)?))
    }

    /// The position after so many plies.
    pub(crate) fn position_after(&self, plies: usize) -> Position {
        let mut position = self.start.clone();
        for m in self.moves.iter().take(plies) {
            position.play_unchecked(*m);
        }
        position
    }

    /// The game as a row of positions.
    pub(crate) fn history(&self) -> History {
        let mut history = History::new(self.start.clone());
        for m in &self.moves {
            // They were legal when they were played, from the same positions.
            history.play(*m).unwrap_or(());
        }
        history
    }

    /// The first end that came by counting, and after how many plies.
    pub(crate) fn end(&self) -> Option<(usize, End)> {
        self.end
    }
}
