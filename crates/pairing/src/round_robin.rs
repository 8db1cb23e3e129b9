//! Everybody meets everybody: the Berger tables (C.05, annex 1).

use crate::player::Number;

/// One round of a table: White and Black in board order, and who is free.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRound {
    pub boards: Vec<(Number, Number)>,
    /// With an odd number of players one of them rests.
    pub free: Option<Number>,
}

/// A single round robin; no rounds for fewer than two players.
#[must_use]
pub fn berger(players: u32) -> Vec<TableRound> {
    if players < 2 {
        return Vec::new();
    }
    let even = players + players % 2;
    let rounds = (1..even).map(|round| berger_round(players, even, round));
    rounds.collect()
}

/// A double round robin: the second cycle has the colours reversed, and the
/// last two rounds of the first are played in reverse order, so that nobody
/// has one colour three times running where the cycles meet.
#[must_use]
pub fn berger_double(players: u32) -> Vec<TableRound> {
    let first = berger(players);
    let again = first.iter().map(|round| TableRound {
        boards: round.boards.iter().map(|&(w, b)| (b, w)).collect(),
        free: round.free,
    });
    let again: Vec<TableRound> = again.collect();
    let mut all = first;
    let rounds = all.len();
    if rounds >= 2 {
        all.swap(rounds - 2, rounds - 1);
    }
    all.extend(again);
    all
}

fn berger_round(players: u32, even: u32, round: u32) -> TableRound {
    let circle = even - 1;
    let is_odd = round % 2 == 1;
    let p = if is_odd {
        round.div_ceil(2)
    } else {
        even / 2 + round / 2
    };
    let wrap = |n: u32| (n - 1) % circle + 1;
    let mut boards = vec![if is_odd { (p, even) } else { (even, p) }];
    boards.extend((1..even / 2).map(|k| (wrap(p + k), wrap(p + circle - k))));
    let mut free = None;
    boards.retain(|&(white, black)| {
        let rests = white > players || black > players;
        if rests {
            free = Some(white.min(black));
        }
        !rests
    });
    TableRound { boards, free }
}
