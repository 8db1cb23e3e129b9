//! Tie-breaks of the boards (C.07 12), and games at boards counted.

use crate::code::Code;
use crate::direct::{Parts, places};
use crate::entry::{Color, Kind};
use crate::exact::Exact;
use crate::team::{Board, TeamField};
use crate::value::{Source, Term, Value};

/// What each board of a team brought, in all matches or in those against one
/// other team. Forfeits count as games, and a pairing-allocated bye as a win
/// at every board (12). Of other byes the article says nothing; they are here
/// what their names say at every board.
fn totals(teams: &TeamField, place: usize, against: Option<usize>) -> Vec<Exact> {
    let mut totals = vec![Exact::ZERO; usize::from(teams.conditions.boards)];
    let rounds = teams.by_match.rows[place].rounds.iter();
    for (seen, boards) in rounds.zip(&teams.boards[place]) {
        if against.is_some() && against != seen.opponent {
            continue;
        }
        let everywhere = match seen.entry.kind {
            Kind::PairingBye => Some(teams.conditions.game_win),
            Kind::FullBye if boards.is_empty() => Some(teams.conditions.game_win),
            Kind::HalfBye if boards.is_empty() => Some(teams.conditions.game_draw),
            _ => None,
        };
        for (at, total) in totals.iter_mut().enumerate() {
            let here = everywhere.or_else(|| boards.get(at).map(|board| board.points));
            *total = *total + here.unwrap_or_default().exact();
        }
    }
    totals
}

/// In game points `WIN`, `WON`, `BPG` and `BWG` count games instead of
/// matches; a term for each round that has some.
pub(crate) fn games(teams: &TeamField, place: usize, code: Code) -> Value {
    let mut counted = Vec::new();
    let rounds = teams.by_game.rows[place].rounds.iter();
    for (round, (seen, boards)) in (1_u16..).zip(rounds.zip(&teams.boards[place])) {
        let counts = |board: &&Board| {
            let is_black = board.color == Some(Color::Black);
            match code {
                Code::Win => board.points >= teams.conditions.game_win,
                Code::Won => board.kind == Kind::Win,
                Code::Bpg => board.kind.is_played() && is_black,
                _ => board.kind == Kind::Win && is_black,
            }
        };
        let mut count = boards.iter().filter(counts).count();
        let is_all = seen.entry.points >= teams.by_game.conditions.win;
        if boards.is_empty() && code == Code::Win && is_all {
            count = usize::from(teams.conditions.boards);
        }
        if count > 0 {
            let count = Exact::whole(i64::try_from(count).unwrap_or(i64::MAX));
            counted.push(Term::new(Some(round), Source::Own, count));
        }
    }
    Value::sum(counted, 0)
}

/// Number of the board by points there; the lower is the better (12.1).
fn count(totals: &[Exact]) -> Vec<Term> {
    let terms = (1_u16..).zip(totals).map(|(board, &points)| Term {
        times: Exact::whole(board.into()),
        ..Term::new(None, Source::Board(board), points)
    });
    terms.collect()
}

/// Board 1, then board 2, and so on (12.2).
fn from_the_top(totals: &[Exact]) -> Vec<Exact> {
    totals.to_vec()
}

/// All but the last board, then all but the last two, and so on (12.3).
fn without_the_bottom(totals: &[Exact]) -> Vec<Exact> {
    let shorter = (1..totals.len()).rev();
    shorter
        .map(|boards| totals[..boards].iter().copied().sum())
        .collect()
}

/// The values of a tied group for `BC`, `TBR` or `BBE`.
pub(crate) fn values(teams: &TeamField, group: &[usize], code: Code) -> Vec<Value> {
    let all: Vec<Vec<Exact>> = group.iter().map(|&at| totals(teams, at, None)).collect();
    if code == Code::Bc {
        let game_points = |place: usize| teams.by_game.score(place);
        let mut pairs = group.windows(2);
        let decides = pairs.all(|two| game_points(two[0]) == game_points(two[1]));
        let value = |totals: &Vec<Exact>| Value {
            decides,
            ..Value::sum(count(totals), 1)
        };
        return all.iter().map(value).collect();
    }
    let keys: Vec<Vec<Exact>> = all.iter().map(|totals| key(totals, code)).collect();
    let parts = by_keys(group, &keys);
    let by_board = |totals: &Vec<Exact>| {
        let boards = (1_u16..).zip(totals);
        boards
            .map(|(board, &points)| Term::new(None, Source::Board(board), points))
            .collect()
    };
    let numbers = places(group, &parts).into_iter();
    numbers
        .zip(&all)
        .map(|(number, totals)| Value::of(number, 0, by_board(totals)))
        .collect()
}

fn key(totals: &[Exact], code: Code) -> Vec<Exact> {
    if code == Code::Bbe {
        without_the_bottom(totals)
    } else {
        from_the_top(totals)
    }
}

/// The group by keys, the greatest first.
fn by_keys(group: &[usize], keys: &[Vec<Exact>]) -> Parts {
    let mut order: Vec<usize> = (0..group.len()).collect();
    order.sort_by(|&a, &b| keys[b].cmp(&keys[a]).then(group[a].cmp(&group[b])));
    let classes = order.chunk_by(|&a, &b| keys[a] == keys[b]);
    classes
        .map(|class| class.iter().map(|&at| group[at]).collect())
        .collect()
}

/// Parts two teams by the matches between them, one code after another; one
/// part if none of them does.
pub(crate) fn between(teams: &TeamField, a: usize, b: usize, codes: &[Code]) -> Parts {
    let (of_a, of_b) = (totals(teams, a, Some(b)), totals(teams, b, Some(a)));
    for &code in codes {
        let keys = if code == Code::Bc {
            let sum = |totals: &[Exact]| -> Exact { count(totals).iter().map(Term::amount).sum() };
            vec![vec![-sum(&of_a)], vec![-sum(&of_b)]]
        } else {
            vec![key(&of_a, code), key(&of_b, code)]
        };
        let parts = by_keys(&[a, b], &keys);
        if parts.len() > 1 {
            return parts;
        }
    }
    vec![vec![a, b]]
}
