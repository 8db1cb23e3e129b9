//! Why a board is as it is.

use tuomari_pairing::{
    ColorRule, Criterion, Number, Points, Preference, TeamColorRule, TeamPreference,
};

use crate::article::Article;
use crate::made::Made;
use crate::{dutch_reason, team_reason};

/// Why two meet, and why with these colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardReason {
    pub white: Number,
    pub black: Number,
    pub place: Place,
    pub choice: Choice,
    pub colors: Colors,
}

/// Where in the round a board was paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// A bracket, counted from the top.
    Bracket {
        bracket: u32,
        /// The score of its residents, in hundredths.
        score: Points,
        /// Those of the board who come from another scoregroup, with their scores.
        floaters: Vec<(Number, Points)>,
    },
    /// A table for so many.
    Table { players: u32 },
}

/// Why these two and not others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// They come first in the order of the procedure.
    First,
    /// Others came before them, and something speaks against those.
    Instead {
        /// The pairs of the bracket that would stand there otherwise.
        pairs: Vec<(Number, Number)>,
        /// Who would float, or have the bye, and does not now.
        floats: Vec<Number>,
        /// None where the round is too large to be sure.
        against: Option<Against>,
    },
    Table,
}

/// What ruled a candidate out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    Players(Criterion),
    Teams(TeamCriterion),
}

/// The criteria of C.04.6 that choose among the pairs of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TeamCriterion {
    /// Not met before, and not prohibited.
    C1,
    /// Teams without their colour preference.
    C8,
    /// Teams without their strong colour preference.
    C9,
    /// Opponents of upfloaters who floated in the last round.
    C10,
    /// None of them: the one taken comes first by its identifier.
    Order,
}

/// Why the colours are these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colors {
    Players {
        rule: ColorRule,
        white: Option<Preference>,
        black: Option<Preference>,
    },
    Teams {
        rule: TeamColorRule,
        white: Option<TeamPreference>,
        black: Option<TeamPreference>,
    },
    Table,
}

/// Why somebody has the bye, or rests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByeReason {
    pub number: Number,
    pub why: ByeWhy,
}

/// What decided about a bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ByeWhy {
    /// The lowest score that leaves the others a complete round.
    Players {
        score: Points,
        unplayed: u32,
        /// Those who stand lower and may not have it.
        barred: Vec<Number>,
    },
    /// The same for teams, then most matches played, then the largest number.
    Teams {
        score: Points,
        played: u32,
        barred: Vec<Number>,
    },
    /// The free place of a table.
    Table,
}

impl Made {
    /// Why a board is as it is, counted from 0; none where there is no such board.
    pub fn reason(&self, board: usize) -> Option<BoardReason> {
        self.reasons_of(&[board]).pop()
    }

    /// Why each board is as it is, in their order.
    ///
    /// What a candidate costs that lets others float is bounded for a round;
    /// beyond it the criterion is left open, unless the board is asked for
    /// alone.
    pub fn reasons(&self) -> Vec<BoardReason> {
        let boards: Vec<usize> = (0..self.paired().boards.len()).collect();
        self.reasons_of(&boards)
    }

    fn reasons_of(&self, boards: &[usize]) -> Vec<BoardReason> {
        match self {
            Made::Dutch { field, pairing } => dutch_reason::boards(field, pairing, boards),
            Made::Teams { field, pairing } => {
                let boards = boards.iter();
                let reasons = boards.filter_map(|at| team_reason::board(field, pairing, *at));
                reasons.collect()
            }
            Made::Berger(round) => {
                let boards = boards.iter().filter_map(|at| round.boards.get(*at));
                let players = 2 * round.boards.len() + usize::from(round.free.is_some());
                let players = u32::try_from(players).unwrap_or(u32::MAX);
                let reasons = boards.map(|&(white, black)| BoardReason {
                    white,
                    black,
                    place: Place::Table { players },
                    choice: Choice::Table,
                    colors: Colors::Table,
                });
                reasons.collect()
            }
        }
    }

    /// Why somebody has the bye, if somebody has.
    pub fn bye_reason(&self) -> Option<ByeReason> {
        match self {
            Made::Dutch { field, pairing } => dutch_reason::bye(field, pairing.bye?),
            Made::Teams { field, pairing } => team_reason::bye(field, pairing.bye?),
            Made::Berger(round) => Some(ByeReason {
                number: round.free?,
                why: ByeWhy::Table,
            }),
        }
    }
}

impl Against {
    pub fn article(self) -> Article {
        match self {
            Against::Players(criterion) => Article::of_criterion(criterion),
            Against::Teams(criterion) => Article::teams(match criterion {
                TeamCriterion::C1 => "C1",
                TeamCriterion::C8 => "C8",
                TeamCriterion::C9 => "C9",
                TeamCriterion::C10 => "C10",
                TeamCriterion::Order => "3.6",
            }),
        }
    }
}

impl Colors {
    pub fn article(self) -> Article {
        match self {
            Colors::Players { rule, .. } => Article::of_colors(rule),
            Colors::Teams { rule, .. } => Article::of_team_colors(rule),
            Colors::Table => Article::BERGER,
        }
    }
}

/// The partner of a number in a list of pairs.
pub(crate) fn partner(pairs: &[(Number, Number)], number: Number) -> Option<Number> {
    let found = pairs
        .iter()
        .find(|&&(one, other)| number == one || number == other)?;
    Some(if found.0 == number { found.1 } else { found.0 })
}

/// The pairs of a bracket as they would be if `one` met `wanted`: whoever is
/// left alone by that meets whoever is left alone too.
pub(crate) fn exchanged(
    pairs: &[(Number, Number)],
    one: Number,
    wanted: Number,
) -> Vec<(Number, Number)> {
    let left = partner(pairs, one);
    let right = partner(pairs, wanted);
    let is_kept = |&(a, b): &(Number, Number)| ![a, b].iter().any(|n| *n == one || *n == wanted);
    let mut changed: Vec<(Number, Number)> = pairs.iter().copied().filter(is_kept).collect();
    changed.push((one, wanted));
    changed.extend(left.zip(right));
    changed
}
