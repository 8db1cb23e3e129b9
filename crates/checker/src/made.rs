//! A round paired from a file.

use tuomari_pairing::{Field, Number, Pairing, TableRound, TeamField, TeamPairing};
use tuomari_report::Report;

use crate::competition::Competition;
use crate::refusal::Refusal;

/// Who meets whom in a round; teams or players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Paired {
    /// White and Black, in board order where it is known.
    pub boards: Vec<(Number, Number)>,
    /// The byes that the pairing allocates; a lawful round has one at most.
    pub byes: Vec<Number>,
}

/// A round paired here, with what it was paired from and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Made {
    Dutch {
        field: Field,
        pairing: Pairing,
    },
    Teams {
        field: TeamField,
        pairing: TeamPairing,
    },
    /// A round of a table; nobody's results bear on it.
    Berger(TableRound),
}

/// Pairs a round of a file from the rounds before it.
pub fn pair(report: &Report, round: u32) -> Result<Made, Refusal> {
    Competition::new(report)?.pair(round)
}

impl Paired {
    /// White and Black with number 0 for a bye, ascending: what two rounds
    /// are compared by.
    pub fn pairs(&self) -> Vec<(Number, Number)> {
        let byes = self.byes.iter().map(|&number| (number, 0));
        let mut pairs: Vec<(Number, Number)> = self.boards.iter().copied().chain(byes).collect();
        pairs.sort_unstable();
        pairs
    }
}

impl Made {
    pub fn paired(&self) -> Paired {
        match self {
            Made::Dutch { pairing, .. } => Paired {
                boards: pairing.boards.iter().map(|b| (b.white, b.black)).collect(),
                byes: pairing.bye.into_iter().collect(),
            },
            Made::Teams { pairing, .. } => Paired {
                boards: pairing.matches.iter().map(|m| (m.white, m.black)).collect(),
                byes: pairing.bye.into_iter().collect(),
            },
            Made::Berger(round) => Paired {
                boards: round.boards.clone(),
                byes: round.free.into_iter().collect(),
            },
        }
    }

    /// Whether the round is theirs too. Who is free in a table may be written
    /// in several ways, so that only its boards are compared.
    pub(crate) fn agrees(&self, theirs: &Paired) -> bool {
        let (ours, theirs) = (self.paired(), theirs.clone());
        match self {
            Made::Dutch { .. } | Made::Teams { .. } => ours.pairs() == theirs.pairs(),
            Made::Berger(_) => {
                let boards = |paired: Paired| Paired {
                    byes: Vec::new(),
                    ..paired
                };
                boards(ours).pairs() == boards(theirs).pairs()
            }
        }
    }
}
