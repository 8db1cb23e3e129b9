//! The reasons of a round by the Dutch system.

use std::collections::{BTreeMap, BTreeSet};

use tuomari_pairing::{
    Board, Bracket, Field, Number, Pairing, Player, Points, Preference, Weighing,
};

use crate::reason::{
    Against, BoardReason, ByeReason, ByeWhy, Choice, Colors, Place, exchanged, partner,
};

type Pairs = Vec<(Number, Number)>;
type Players<'a> = BTreeMap<Number, &'a Player>;

/// The reasons of some boards, counted from 0.
pub(crate) fn boards(field: &Field, pairing: &Pairing, boards: &[usize]) -> Vec<BoardReason> {
    let players = field.players.iter();
    let players: Players<'_> = players.map(|player| (player.number, player)).collect();
    let Ok(mut weighing) = Weighing::new(field, pairing) else {
        return Vec::new();
    };
    let firsts: Vec<Pairs> = pairing.brackets.iter().map(first_candidate).collect();
    let reasons = boards.iter().filter_map(|&at| {
        let board = pairing.boards.get(at)?;
        let first = firsts.get(board.bracket)?;
        reason(&players, pairing, board, first, &mut weighing)
    });
    reasons.collect()
}

fn reason(
    players: &Players<'_>,
    pairing: &Pairing,
    board: &Board,
    first: &Pairs,
    weighing: &mut Weighing<'_>,
) -> Option<BoardReason> {
    let bracket = pairing.brackets.get(board.bracket)?;
    let (white, black) = (*players.get(&board.white)?, *players.get(&board.black)?);
    let (higher, lower) = if white.ranks_above(black) {
        (white, black)
    } else {
        (black, white)
    };
    let two = (higher.number, lower.number);
    let mut against = |candidate: &Pairs| {
        let found = weighing.against(board.bracket, candidate);
        found.unwrap_or(None).map(Against::Players)
    };
    Some(BoardReason {
        white: board.white,
        black: board.black,
        place: Place::Bracket {
            bracket: u32::try_from(board.bracket + 1).unwrap_or(u32::MAX),
            score: bracket.score,
            floaters: floaters([higher, lower], bracket.score),
        },
        choice: choice(bracket, first, two, &mut against),
        colors: Colors::Players {
            rule: board.color_rule,
            white: Preference::of(white),
            black: Preference::of(black),
        },
    })
}

fn floaters(two: [&Player; 2], score: Points) -> Vec<(Number, Points)> {
    let others = two.into_iter().filter(|player| player.score != score);
    others.map(|player| (player.number, player.score)).collect()
}

/// The candidate that the procedure makes first, legal or not.
fn first_candidate(bracket: &Bracket) -> Pairs {
    let stays = |number: &&Number| !bracket.downfloaters.contains(number);
    let moved = bracket.moved_down.iter().filter(stays).count();
    let moved = moved.min(bracket.residents.len());
    let (opponents, rest) = bracket.residents.split_at(moved);
    let upper = bracket.moved_down.iter().zip(opponents);
    let mut pairs: Pairs = upper.map(|(&one, &other)| (one, other)).collect();
    let half = bracket.pairs.len().saturating_sub(moved);
    let halves = rest.iter().zip(rest.iter().skip(half)).take(half);
    pairs.extend(halves.map(|(&one, &other)| (one, other)));
    pairs
}

/// `against` says what speaks against a candidate of the bracket.
fn choice(
    bracket: &Bracket,
    first: &Pairs,
    two: (Number, Number),
    against: &mut dyn FnMut(&Pairs) -> Option<Against>,
) -> Choice {
    if partner(first, two.0) == Some(two.1) {
        return Choice::First;
    }
    let wanted = partner(first, two.0).map(|wanted| (two.0, wanted));
    let wanted = wanted.or(partner(first, two.1).map(|wanted| (two.1, wanted)));
    let candidate = match wanted {
        Some((one, wanted)) => exchanged(&bracket.pairs, one, wanted),
        None => first.clone(),
    };
    let against = against(&candidate);
    let is_new = |pair: &&(Number, Number)| partner(&bracket.pairs, pair.0) != Some(pair.1);
    let paired: BTreeSet<Number> = candidate.iter().flat_map(|two| [two.0, two.1]).collect();
    let all = bracket.moved_down.iter().chain(&bracket.residents);
    let floats = all.filter(|number| !paired.contains(number));
    let floats = floats.filter(|number| !bracket.downfloaters.contains(number));
    Choice::Instead {
        pairs: candidate.iter().filter(is_new).copied().collect(),
        floats: floats.copied().collect(),
        against,
    }
}

pub(crate) fn bye(field: &Field, number: Number) -> Option<ByeReason> {
    let mut players = field.players.iter();
    let player = players.find(|player| player.number == number)?;
    let is_barred = |other: &&Player| other.bye_barred && player.ranks_above(other);
    let barred = field.players.iter().filter(is_barred);
    Some(ByeReason {
        number,
        why: ByeWhy::Players {
            score: player.score,
            unplayed: player.unplayed,
            barred: barred.map(|player| player.number).collect(),
        },
    })
}
