//! The reasons of a round by the Dutch system.

use tuomari_pairing::{
    Bracket, Criterion, Field, Number, Pairing, Player, Points, Preference, departure,
};

use crate::reason::{
    Against, BoardReason, ByeReason, ByeWhy, Choice, Colors, Place, exchanged, partner,
};

type Pairs = Vec<(Number, Number)>;

pub(crate) fn board(field: &Field, pairing: &Pairing, at: usize) -> Option<BoardReason> {
    let board = pairing.boards.get(at)?;
    let bracket = pairing.brackets.get(board.bracket)?;
    let player = |number: Number| field.players.iter().find(|one| one.number == number);
    let (white, black) = (player(board.white)?, player(board.black)?);
    let (higher, lower) = if white.ranks_above(black) {
        (white, black)
    } else {
        (black, white)
    };
    let above = pairing.brackets.iter().take(board.bracket);
    let above: Pairs = above.flat_map(|bracket| bracket.pairs.clone()).collect();
    Some(BoardReason {
        white: board.white,
        black: board.black,
        place: Place::Bracket {
            bracket: u32::try_from(board.bracket + 1).unwrap_or(u32::MAX),
            score: bracket.score,
            floaters: floaters([higher, lower], bracket.score),
        },
        choice: choice(field, &above, bracket, (higher.number, lower.number)),
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
pub(crate) fn first_candidate(bracket: &Bracket) -> Pairs {
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

fn choice(field: &Field, above: &Pairs, bracket: &Bracket, two: (Number, Number)) -> Choice {
    let first = first_candidate(bracket);
    if partner(&first, two.0) == Some(two.1) {
        return Choice::First;
    }
    let wanted = partner(&first, two.0).map(|wanted| (two.0, wanted));
    let wanted = wanted.or(partner(&first, two.1).map(|wanted| (two.1, wanted)));
    let candidate = match wanted {
        Some((one, wanted)) => exchanged(&bracket.pairs, one, wanted),
        None => first,
    };
    let against = ruled_out(field, above, &candidate);
    let is_new = |pair: &&(Number, Number)| partner(&bracket.pairs, pair.0) != Some(pair.1);
    let is_paired = |number: &&Number| partner(&candidate, **number).is_some();
    let all = bracket.moved_down.iter().chain(&bracket.residents);
    let floats = all.filter(|number| !is_paired(number) && !bracket.downfloaters.contains(number));
    Choice::Instead {
        pairs: candidate.iter().filter(is_new).copied().collect(),
        floats: floats.copied().collect(),
        against: Against::Players(against),
    }
}

/// The first criterion in which the right pairs of a bracket are better.
fn ruled_out(field: &Field, above: &Pairs, candidate: &Pairs) -> Criterion {
    let mut pairs = above.clone();
    pairs.extend(candidate);
    let found = departure(field, &pairs).ok().flatten();
    found.map_or(Criterion::Order, |departure| departure.by)
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
