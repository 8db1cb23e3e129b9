//! What is done at a table with two boards (Appendix D).

use tuomari_notation::Vocabulary;

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
