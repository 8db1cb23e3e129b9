//! Every player of one team meets every player of the other.
//!
//! FIDE has a code for it and no table yet, so this one is our own and is to
//! be announced: in round r the i-th of team A meets the (i+r-2 mod n)+1-th of
//! team B. Each player's colours differ by one at most.

/// A game between the teams, by places within each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TeamGame {
    pub a: u32,
    pub b: u32,
    pub a_is_white: bool,
}

/// The rounds for teams of `boards` players; `double` plays all of them again
/// with the colours reversed.
#[must_use]
pub fn scheveningen(boards: u32, double: bool) -> Vec<Vec<TeamGame>> {
    let single = (1..=boards).map(|round| -> Vec<TeamGame> {
        (1..=boards)
            .map(|a| TeamGame {
                a,
                b: (a + round - 2) % boards + 1,
                a_is_white: a_is_white(boards, round, a),
            })
            .collect()
    });
    let mut all: Vec<Vec<TeamGame>> = single.collect();
    if double {
        let turned = |game: &TeamGame| TeamGame {
            a_is_white: !game.a_is_white,
            ..*game
        };
        let again = all.iter().map(|round| round.iter().map(turned).collect());
        let again: Vec<Vec<TeamGame>> = again.collect();
        all.extend(again);
    }
    all
}

/// Boards change colour in twos, since every other one would give the players
/// of team B one colour all the time. With an odd number that does not come
/// out even, and all boards of a team have one colour in a round.
fn a_is_white(boards: u32, round: u32, a: u32) -> bool {
    let step = if boards.is_multiple_of(2) {
        (a - 1) / 2
    } else {
        0
    };
    (round + step) % 2 == 1
}
