//! The positions of a game in the order they arose, and their repetition.

use shakmaty::{Board, Move, Role, Square};

use crate::{
    castling::only_king,
    illegality::Illegality,
    position::{IllegalMove, Position},
};

/// One player's turn: a legal move, or something else that stood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ply {
    Legal(Move),
    /// An arrangement that no legal move leaves and that stood all the same.
    Illegal(Box<Board>),
}

/// A game as a row of positions, from the first to the one on the board.
///
/// It answers how often the present position has appeared, exactly: a digest
/// finds the candidates, and the game is replayed to compare them in full. For
/// ordinary moves it keeps eight bytes a position beside the moves themselves,
/// and the latest positions in full.
#[derive(Clone, Debug, Default)]
pub struct History {
    start: Position,
    now: Position,
    plies: Vec<Ply>,
    /// Digests of the positions before each ply.
    digests: Vec<u64>,
    /// No position before this one can appear again. A pawn move or capture
    /// sets it, unless something illegal stood: then even a pawn may have gone
    /// back.
    since: usize,
    anything_stood: bool,
    /// The positions before the latest plies, the last first.
    recent: [Position; RECENT],
    reinstatements: u32,
}

/// Positions kept beside the one on the board: a claim or a view looks back a
/// move or two, and need not replay the game for it.
const RECENT: usize = 3;

impl History {
    /// A game that begins with `start`.
    pub fn new(start: Position) -> History {
        History {
            now: start.clone(),
            start,
            ..History::default()
        }
    }

    /// The position the game began with.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position on the board.
    pub fn now(&self) -> &Position {
        &self.now
    }

    /// What the players did, in order.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// How often the game went back to an earlier position. While this number
    /// stays, plies are only added.
    pub fn reinstatements(&self) -> u32 {
        self.reinstatements
    }

    /// Plays a legal move.
    pub fn play(&mut self, m: Move) -> Result<(), IllegalMove> {
        if !self.now.is_legal(m) {
            return Err(IllegalMove(m));
        }
        self.digests.push(self.now.identity().digest());
        self.plies.push(Ply::Legal(m));
        self.keep_recent();
        self.now.play_unchecked(m);
        if m.is_zeroing() && !self.anything_stood {
            self.since = self.plies.len();
        }
        Ok(())
    }

    /// Lets an arrangement stand that is no legal move.
    pub fn stand(&mut self, after: &Board) {
        self.digests.push(self.now.identity().digest());
        self.plies.push(Ply::Illegal(Box::new(after.clone())));
        self.keep_recent();
        self.now = self.now.stand(after);
        self.anything_stood = true;
        self.since = 0;
    }

    /// Judges the whole board as [`Position::judge`] does. The game remembers
    /// what a position cannot: whether it was the king or the rook that lost
    /// the right to castle by moving (`fide-2018/3.8.2.1`).
    pub fn judge(&self, after: &Board) -> Result<Move, Illegality> {
        self.now.judge(after).map_err(|why| self.recalled(why))
    }

    /// Judges one piece carried from a square to a square, as
    /// [`Position::judge_move`] does, with the game's memory.
    pub fn judge_move(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Result<Move, Illegality> {
        self.now
            .judge_move(from, to, promotion)
            .map_err(|why| self.recalled(why))
    }

    /// Goes back to the position after the first `plies` plies, to go on from
    /// there (`fide-2018/7.5.1`). The positions after it never arose.
    pub fn reinstate(&mut self, plies: usize) {
        let kept = self.plies.iter().take(plies).cloned().collect::<Vec<_>>();
        let mut again = History::new(self.start.clone());
        for ply in kept {
            again.repeat(&ply);
        }
        again.reinstatements = self.reinstatements.saturating_add(1);
        *self = again;
    }

    /// The position after the first `plies` plies.
    pub fn position_after(&self, plies: usize) -> Position {
        match self.plies.len().checked_sub(plies) {
            None | Some(0) => return self.now.clone(),
            Some(back) if back <= RECENT => return self.recent[back - 1].clone(),
            Some(_) => {}
        }
        let mut position = self.start.clone();
        for ply in self.plies.iter().take(plies) {
            step(&mut position, ply);
        }
        position
    }

    /// How often the present position has appeared, this time included
    /// (`fide-2018/9.2.2`).
    pub fn appearances(&self) -> usize {
        1 + self.earlier(&self.now, self.since).len()
    }

    /// How often the position that `m` leads to will have appeared once `m`
    /// is made (`fide-2018/9.2.1.1`).
    pub fn appearances_after(&self, m: Move) -> Result<usize, IllegalMove> {
        let mut next = self.now.clone();
        next.play(m)?;
        let before = self.earlier(&next, self.since).len();
        let same_as_now = next.identity() == self.now.identity();
        Ok(1 + before + usize::from(same_as_now))
    }

    /// How often the pieces have stood as they do, this time included, whoever
    /// had the move and whatever was possible: less than the same position.
    pub fn lookalikes(&self) -> usize {
        let mut position = self.start.clone();
        let mut alike = usize::from(position.board() == self.now.board());
        for ply in &self.plies {
            step(&mut position, ply);
            alike += usize::from(position.board() == self.now.board());
        }
        alike
    }

    /// Whether the present position has appeared five times in all
    /// (`fide-2018/9.6.1`).
    pub fn is_fivefold(&self) -> bool {
        self.appearances() >= 5
    }

    /// Whether it has appeared five times on consecutive alternate moves by
    /// each player (`fide-2014/9.6.a`): now and four, eight, twelve and
    /// sixteen plies ago.
    pub fn is_fivefold_on_alternate_moves(&self) -> bool {
        let Some(first) = self.plies.len().checked_sub(16) else {
            return false;
        };
        let earlier = self.earlier(&self.now, first);
        (0..4).all(|step| earlier.contains(&(first + 4 * step)))
    }

    /// Where the position has appeared before, by the number of plies played
    /// then, the earliest first. The present position is not among them.
    pub fn earlier_appearances(&self) -> Vec<usize> {
        self.earlier(&self.now, self.since)
    }

    fn keep_recent(&mut self) {
        self.recent.rotate_right(1);
        self.recent[0].clone_from(&self.now);
    }

    fn earlier(&self, position: &Position, since: usize) -> Vec<usize> {
        let identity = position.identity();
        let digest = identity.digest();
        let candidates: Vec<usize> = (since..self.digests.len())
            .filter(|at| self.digests[*at] == digest)
            .collect();
        let Some(last) = candidates.last().copied() else {
            return candidates;
        };
        let mut found = Vec::with_capacity(candidates.len());
        let mut replayed = self.start.clone();
        for at in 0..=last {
            if candidates.contains(&at) && replayed.identity() == identity {
                found.push(at);
            }
            step(&mut replayed, &self.plies[at]);
        }
        found
    }

    /// Says who lost the right to castle, if anyone moved: a king or rook that
    /// began on a wrong square never had it.
    fn recalled(&self, why: Illegality) -> Illegality {
        let turn = self.now.turn();
        let rights_at_start = self.start.castling().any(turn);
        if why != Illegality::CastlingRightLost || !rights_at_start {
            return why;
        }
        let home = only_king(self.start.board(), turn);
        let mut position = self.start.clone();
        let king_moved = self.plies.iter().any(|ply| {
            step(&mut position, ply);
            only_king(position.board(), turn) != home
        });
        if king_moved {
            Illegality::CastlingKingMoved
        } else {
            Illegality::CastlingRookMoved
        }
    }

    fn repeat(&mut self, ply: &Ply) {
        match ply {
            // It was legal the first time, from the same position.
            Ply::Legal(m) => self.play(*m).unwrap_or(()),
            Ply::Illegal(after) => self.stand(after),
        }
    }
}

fn step(position: &mut Position, ply: &Ply) {
    match ply {
        Ply::Legal(m) => position.play_unchecked(*m),
        Ply::Illegal(after) => *position = position.stand(after),
    }
}
