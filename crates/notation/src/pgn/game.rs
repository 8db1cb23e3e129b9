//! A game as PGN tells it.

use tuomari_board::{
    Arrangement, Bitboard, Color, File, History, IllegalMove, Move, Ply, Position,
};

use super::{Comment, Tags};
use crate::Points;

/// A game: where it began, what was done, and what was written beside it.
///
/// Every ply in it can be played: moves are checked when they are added. Two
/// games are equal if they began from the same position, counters included,
/// and everything written is the same.
#[derive(Clone, Debug, Default)]
pub struct PgnGame {
    /// Who played, when and where.
    pub tags: Tags,
    /// What was written before the first move.
    pub preface: Comment,
    /// The points of both players; none while the game is not finished.
    pub points: Option<Points>,
    start: Position,
    now: Position,
    plies: Vec<PgnPly>,
    chess960: bool,
}

/// One player's turn with what was written beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnPly {
    done: Ply,
    /// The mover's time left when the move was completed.
    pub clock_ms: Option<u64>,
    /// Whether the mover offered a draw with it (`fide-2018/9.1.2.2`).
    pub draw_offer: bool,
    pub comment: Comment,
}

impl PgnGame {
    /// A game that begins with `start`.
    pub fn new(start: Position) -> PgnGame {
        PgnGame {
            chess960: start.is_regular() && needs_chess960(&start),
            now: start.clone(),
            start,
            ..PgnGame::default()
        }
    }

    /// A game with the plies of `history` and nothing written beside them.
    pub fn of_history(history: &History) -> PgnGame {
        let mut game = PgnGame::new(history.start().clone());
        game.now = history.now().clone();
        game.plies = history.plies().iter().cloned().map(PgnPly::new).collect();
        game
    }

    /// The position the game began with.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position at the end.
    pub fn now(&self) -> &Position {
        &self.now
    }

    /// What the players did, in order.
    pub fn plies(&self) -> &[PgnPly] {
        &self.plies
    }

    /// The plies, to write beside them.
    pub fn plies_mut(&mut self) -> &mut [PgnPly] {
        &mut self.plies
    }

    /// Whether the game is one of Chess960 (`fide-2018/II`).
    pub fn is_chess960(&self) -> bool {
        self.chess960
    }

    /// Says that the game is one of Chess960, or not. A start with castling
    /// rights that ordinary chess does not have is one in any case.
    pub fn set_chess960(&mut self, chess960: bool) {
        self.chess960 = chess960 || self.start.is_regular() && needs_chess960(&self.start);
    }

    /// Adds a legal move.
    pub fn play(&mut self, m: Move) -> Result<&mut PgnPly, IllegalMove> {
        self.now.play(m)?;
        Ok(self.add(Ply::Legal(m)))
    }

    /// Adds a move that was found legal in the position at the end.
    pub(super) fn play_found(&mut self, m: Move) {
        self.now.play_unchecked(m);
        self.add(Ply::Legal(m));
    }

    /// Adds an arrangement that is no legal move and stood all the same.
    pub fn stand(&mut self, after: &Arrangement) -> &mut PgnPly {
        self.now = self.now.stand(after);
        self.add(Ply::Illegal(Box::new(after.clone())))
    }

    /// The game up to so many plies, or to the first that was no legal move;
    /// the score is left out with the rest.
    #[must_use]
    pub fn first(&self, count: usize) -> PgnGame {
        let mut first = PgnGame::new(self.start.clone());
        first.set_chess960(self.chess960);
        first.tags = self.tags.clone();
        first.preface = self.preface.clone();
        for ply in self.plies.iter().take(count) {
            let Ply::Legal(m) = ply.done else { break };
            let Ok(played) = first.play(m) else { break };
            *played = ply.clone();
        }
        first
    }

    /// The game as a row of positions.
    pub fn history(&self) -> History {
        let mut history = History::new(self.start.clone());
        for ply in &self.plies {
            match &ply.done {
                // It was checked when it was added, from the same position.
                Ply::Legal(m) => history.play(*m).unwrap_or(()),
                Ply::Illegal(after) => history.stand(after),
            }
        }
        history
    }

    pub(super) fn last_mut(&mut self) -> Option<&mut PgnPly> {
        self.plies.last_mut()
    }

    fn add(&mut self, done: Ply) -> &mut PgnPly {
        self.plies.push_mut(PgnPly::new(done))
    }
}

impl PgnPly {
    fn new(done: Ply) -> PgnPly {
        PgnPly {
            done,
            clock_ms: None,
            draw_offer: false,
            comment: Comment::default(),
        }
    }

    pub fn done(&self) -> &Ply {
        &self.done
    }
}

impl PartialEq for PgnGame {
    fn eq(&self, other: &PgnGame) -> bool {
        self.tags == other.tags
            && self.preface == other.preface
            && self.points == other.points
            && self.chess960 == other.chess960
            && self.plies == other.plies
            && self.start.quiet() == other.start.quiet()
            && self.start.to_fen() == other.start.to_fen()
    }
}

impl Eq for PgnGame {}

/// Whether the castling rights are such as ordinary chess does not have.
pub(super) fn needs_chess960(position: &Position) -> bool {
    Color::ALL.into_iter().any(|color| {
        let rooks = position.castling().rooks() & color.backrank();
        let king = position.board().by_piece(color.king()).single_square();
        let in_place =
            king.is_some_and(|king| king.file() == File::E) && Bitboard::CORNERS.is_superset(rooks);
        rooks.any() && !in_place
    })
}
