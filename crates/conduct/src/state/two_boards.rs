//! A table with two boards: what is done at it, what happens, how it stands.

use tuomari_board::{Color, Move, Position, Square};
use tuomari_notation::Vocabulary;

use crate::state::game::Game;

/// What is done at a table with two boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BlindAct {
    /// A player demands, or the arbiter sets up, two boards
    /// (`fide-2018/D.1`).
    TwoBoards {
        /// Whether White and Black are visually disabled.
        blind: [bool; 2],
        /// Whether the opponent hears too badly to follow announcements.
        hearing_impaired: bool,
    },
    /// Announces a move, or corrects the announcement.
    Announce {
        /// What is said.
        text: Box<str>,
        /// In whose words; if not said, those the rulebook asks for.
        vocabulary: Option<Vocabulary>,
    },
    /// Repeats the opponent's announcement and plays it on the own board.
    Repeat {
        /// What is said.
        text: Box<str>,
        /// In whose words.
        vocabulary: Option<Vocabulary>,
    },
    /// Somebody finds that the boards differ (`fide-2018/D.2.9`).
    ReportDifference,
}

/// What happened at a table with two boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OnTwoBoards {
    /// Two boards are used.
    SetUp {
        /// Whether White and Black are visually disabled.
        blind: [bool; 2],
        /// Whether the opponent hears too badly.
        hearing_impaired: bool,
    },
    /// The player announced this move.
    Announced(Color, Move),
    /// The player announced another move than before, in time.
    Corrected(Color, Move),
    /// The player repeated it; whether it was the same.
    Repeated(Color, bool),
    /// The player felt a piece in its hole: that is no touch.
    Felt(Color, Square),
    /// All that makes the player's move is done.
    AllDone(Color),
}

/// A table with two boards.
#[derive(Clone, Debug)]
pub(crate) struct TwoBoards {
    pub(crate) blind: [bool; 2],
    pub(crate) hearing_impaired: bool,
    /// What was announced last, and by whom.
    pub(crate) said: Option<(Color, Move)>,
}

impl Game {
    /// Whether the player is visually disabled and has a board of his own.
    pub fn is_blind(&self, color: Color) -> bool {
        self.blind
            .as_deref()
            .is_some_and(|boards| boards.blind[usize::from(color.is_black())])
    }

    /// The position in which the player makes his next move, or made the one
    /// that his opponent has not answered.
    pub(crate) fn before_move_of(&self, by: Color) -> Position {
        if self.position().turn() == by {
            return self.position().clone();
        }
        let plies = self.history.plies().len();
        self.history.position_after(plies.saturating_sub(1))
    }

    /// Carries out what happened at a table with two boards.
    pub(crate) fn apply_on_two_boards(&mut self, what: OnTwoBoards) {
        match what {
            OnTwoBoards::SetUp {
                blind,
                hearing_impaired,
            } => {
                self.blind = Some(Box::new(TwoBoards {
                    blind,
                    hearing_impaired,
                    said: None,
                }));
            }
            OnTwoBoards::Announced(by, m) | OnTwoBoards::Corrected(by, m) => {
                if let Some(boards) = &mut self.blind {
                    boards.said = Some((by, m));
                }
            }
            OnTwoBoards::Repeated(..) | OnTwoBoards::Felt(..) | OnTwoBoards::AllDone(_) => {}
        }
    }
}
