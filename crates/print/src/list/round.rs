//! Who meets whom in a round, and what came of it.

use tuomari_competition::{BoardView, Meeting, Outcome, PlayerId, RoundView, Side, Who};
use tuomari_report::Points;

use super::matches::{boards_of, game_points};
use crate::{
    material::Material,
    paper::{Column, Paper, Part, Table},
    words::{Words, points, sentence},
};

/// With so many boards people look for their names, not for their board.
const MANY_BOARDS: usize = 20;

/// Who meets whom, with room for the results.
pub(crate) fn pairings(material: &Material, round: &RoundView, words: &Words) -> Paper {
    let number = round.round;
    let title = words.with("print-pairings", &[("round", number.into())]);
    let mut paper = material.blank(title, Some(number), words);
    let lines = lines(material, round, words, false);
    let many = lines.rows.len() > MANY_BOARDS;
    paper.parts.push(Part::Table(lines));
    paper.parts.extend(idle(material, round, words));
    if many && !material.pairs_teams() {
        paper.parts.push(Part::NewPage);
        paper.parts.push(Part::Heading(words.text("print-by-name")));
        paper
            .parts
            .push(Part::Table(by_name(material, round, words)));
    }
    paper
}

/// What came of a round.
pub(crate) fn results(material: &Material, round: &RoundView, words: &Words) -> Paper {
    let number = round.round;
    let title = words.with("print-results", &[("round", number.into())]);
    let mut paper = material.blank(title, Some(number), words);
    paper
        .parts
        .push(Part::Table(lines(material, round, words, true)));
    if material.pairs_teams() {
        for (place, meeting) in round.meetings.iter().enumerate() {
            let boards = boards_of(material, round, place);
            if boards.is_empty() {
                continue;
            }
            let (white, black) = (material.name(meeting.white), material.name(meeting.black));
            let heading = format!("{}. {white} – {black}", place + 1);
            paper.parts.push(Part::Heading(heading));
            let table = of_boards(material, round, boards, words, true);
            paper.parts.push(Part::Table(table));
        }
    }
    paper.parts.extend(idle(material, round, words));
    paper
}

fn lines(material: &Material, round: &RoundView, words: &Words, with_results: bool) -> Table {
    if material.pairs_teams() {
        return of_matches(material, round, words, with_results);
    }
    if round.boards.is_empty() {
        return of_meetings(material, &round.meetings, words);
    }
    of_boards(material, round, &round.boards, words, with_results)
}

fn of_boards(
    material: &Material,
    round: &RoundView,
    boards: &[BoardView],
    words: &Words,
    with_results: bool,
) -> Table {
    let columns = vec![
        Column::number(words.text("print-board")),
        Column::words(sentence(&words.text("competition-color-white"))),
        Column::number(words.text("print-rating")),
        Column::number(words.text("print-points")),
        Column::middle(words.text("print-result")),
        Column::words(sentence(&words.text("competition-color-black"))),
        Column::number(words.text("print-rating")),
        Column::number(words.text("print-points")),
    ];
    let rows = boards.iter().map(|board| {
        let [white, black] = [Side::White, Side::Black].map(|side| {
            let player = seat(board, side);
            [
                named(material, player),
                rating(material, player),
                before(material, round, board, side).unwrap_or_default(),
            ]
        });
        let result = board.outcome.filter(|_| with_results);
        let result = result.map(|outcome| words.outcome(outcome));
        let mut row = vec![board.board.to_string()];
        row.extend(white);
        row.push(result.unwrap_or_else(|| "–".to_owned()));
        row.extend(black);
        row
    });
    Table {
        rows: rows.collect(),
        columns,
        name: 1,
    }
    .without_blanks()
}

/// A pairing whose boards have no numbers of tables yet.
fn of_meetings(material: &Material, meetings: &[Meeting], words: &Words) -> Table {
    let rows = (1_u32..).zip(meetings).map(|(number, meeting)| {
        vec![
            number.to_string(),
            material.name(meeting.white).to_owned(),
            "–".to_owned(),
            material.name(meeting.black).to_owned(),
        ]
    });
    Table {
        columns: vec![
            Column::number(words.text("print-board")),
            Column::words(sentence(&words.text("competition-color-white"))),
            Column::middle(words.text("print-result")),
            Column::words(sentence(&words.text("competition-color-black"))),
        ],
        name: 1,
        rows: rows.collect(),
    }
}

fn of_matches(material: &Material, round: &RoundView, words: &Words, with_results: bool) -> Table {
    let rows = round.meetings.iter().enumerate().map(|(place, meeting)| {
        let boards = boards_of(material, round, place);
        let begun = boards.iter().any(|board| board.outcome.is_some());
        let score = (begun && with_results).then(|| {
            let [one, other] = game_points(material, meeting, boards);
            format!("{}–{}", points(one), points(other))
        });
        vec![
            (place + 1).to_string(),
            material.name(meeting.white).to_owned(),
            score.unwrap_or_else(|| "–".to_owned()),
            material.name(meeting.black).to_owned(),
        ]
    });
    Table {
        columns: vec![
            Column::number(words.text("print-match")),
            Column::words(words.text("print-team")),
            Column::middle(words.text("print-result")),
            Column::words(words.text("print-team")),
        ],
        name: 1,
        rows: rows.collect(),
    }
}

/// Where everybody sits, by name.
fn by_name(material: &Material, round: &RoundView, words: &Words) -> Table {
    let mut rows = Vec::new();
    for board in &round.boards {
        for side in [Side::White, Side::Black] {
            let Some(player) = seat(board, side) else {
                continue;
            };
            let color = match side {
                Side::White => "competition-color-white",
                Side::Black => "competition-color-black",
            };
            rows.push(vec![
                material.name(player).to_owned(),
                board.board.to_string(),
                words.text(color),
                material.seated(seat(board, side.other())).to_owned(),
            ]);
        }
    }
    rows.sort_by_cached_key(|row| row.first().map(|name| alphabetical(name)));
    Table {
        columns: vec![
            Column::words(words.text("print-player")),
            Column::number(words.text("print-board")),
            Column::word(words.text("print-color")),
            Column::words(words.text("print-opponent")),
        ],
        name: 0,
        rows,
    }
}

/// Å, ä and ö come last, in this order; other marks on letters are looked
/// through where they are common.
pub(super) fn alphabetical(name: &str) -> String {
    let letters = name.chars().flat_map(char::to_lowercase);
    let placed = letters.map(|letter| match letter {
        'å' => '\u{f0000}',
        'ä' | 'æ' => '\u{f0001}',
        'ö' | 'ø' => '\u{f0002}',
        'á' | 'à' | 'â' | 'ã' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'õ' => 'o',
        'ú' | 'ù' | 'û' => 'u',
        'ü' | 'ý' => 'y',
        'š' => 's',
        'ž' => 'z',
        'č' | 'ç' => 'c',
        other => other,
    });
    placed.collect()
}

/// Those without an opponent.
fn idle(material: &Material, round: &RoundView, words: &Words) -> Vec<Part> {
    if round.idle.is_empty() {
        return Vec::new();
    }
    let lines = round.idle.iter().map(|idle| {
        let bye = words.bye(idle.bye);
        format!("{}: {bye}", material.name(idle.who))
    });
    let heading = sentence(&words.text("print-idle"));
    vec![Part::Heading(heading), Part::List(lines.collect())]
}

pub(super) fn seat(board: &BoardView, side: Side) -> Option<PlayerId> {
    match side {
        Side::White => board.white,
        Side::Black => board.black,
    }
}

/// The name with the title before it.
fn named(material: &Material, player: Option<PlayerId>) -> String {
    let Some(found) = player.and_then(|player| material.player(player)) else {
        return "–".to_owned();
    };
    if found.title.is_empty() {
        found.name.clone()
    } else {
        format!("{} {}", found.title, found.name)
    }
}

fn rating(material: &Material, player: Option<PlayerId>) -> String {
    let rating = player.and_then(|player| material.player(player)?.rating);
    rating.map_or_else(String::new, |rating| rating.to_string())
}

/// The points before the round, of the last one: what a player has now less
/// what this board gave him.
fn before(material: &Material, round: &RoundView, board: &BoardView, side: Side) -> Option<String> {
    let last = material.view.rounds.last()?.round == round.round;
    let player = material.player(seat(board, side)?)?;
    if !last || round.round == 1 {
        return None;
    }
    let gave = board.outcome.map(|one| gave(material, one, side));
    let gave = gave.map_or(0, Points::hundredths);
    let had = Points::from_hundredths(player.score.hundredths() - gave);
    Some(points(had))
}

/// What a result counts for in the score.
pub(super) fn gave(material: &Material, outcome: Outcome, side: Side) -> Points {
    outcome.points(side, &material.points())
}

/// Whether somebody is the player.
pub(super) fn is_player(who: Who, player: Option<PlayerId>) -> bool {
    player.is_some_and(|player| who == Who::Player(player))
}
