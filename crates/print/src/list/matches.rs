//! A sheet for each match of teams.

use tuomari_competition::{BoardView, Meeting, RoundView, Side, TeamId, Who};
use tuomari_report::Points;

use super::round::{gave, seat};
use crate::{
    material::Material,
    paper::{Column, Paper, Part, Table},
    words::{Words, points},
};

/// A sheet for each match: boards, colours, room for results and names of
/// those who sign.
pub(crate) fn matches(material: &Material, round: &RoundView, words: &Words) -> Paper {
    let number = round.round;
    let title = words.with("print-matches", &[("round", number.into())]);
    let mut paper = material.blank(title, Some(number), words);
    for (place, meeting) in round.meetings.iter().enumerate() {
        if place > 0 {
            paper.parts.push(Part::NewPage);
        }
        let (one, other) = (material.name(meeting.white), material.name(meeting.black));
        let heading = format!("{}. {one} – {other}", place + 1);
        paper.parts.push(Part::Heading(heading));
        let boards = boards_of(material, round, place);
        paper
            .parts
            .push(Part::Table(sheet(material, meeting, boards, words)));
        let captain = |name: &str| words.with("print-captain", &[("team", name.into())]);
        let signers = vec![captain(one), captain(other), words.text("print-arbiter")];
        paper.parts.push(Part::Signatures(signers));
    }
    paper
}

fn sheet(material: &Material, meeting: &Meeting, boards: &[BoardView], words: &Words) -> Table {
    let rules = material.view.regulations.as_ref();
    let rules = rules.and_then(|one| one.teams.as_ref());
    let count = rules.map_or(0, |rules| usize::from(rules.boards));
    let mut rows = Vec::new();
    for place in 0..count.max(boards.len()) {
        let board = boards.get(place);
        let side = first_side(material, meeting, place, board);
        let player = |side| {
            let seated = board.and_then(|board| seat(board, side));
            seated.map_or_else(String::new, |player| material.name(player).to_owned())
        };
        let result = board.and_then(|board| board.outcome).map(|outcome| {
            let [one, other] = [side, side.other()].map(|side| gave(material, outcome, side));
            format!("{}–{}", points(one), points(other))
        });
        let color = match side {
            Side::White => "competition-color-white",
            Side::Black => "competition-color-black",
        };
        rows.push(vec![
            (place + 1).to_string(),
            words.text(color),
            player(side),
            result.unwrap_or_default(),
            player(side.other()),
        ]);
    }
    if boards.iter().any(|board| board.outcome.is_some()) {
        let [one, other] = game_points(material, meeting, boards);
        let score = format!("{}–{}", points(one), points(other));
        let sum = words.text("print-together");
        rows.push(vec![
            String::new(),
            String::new(),
            sum,
            score,
            String::new(),
        ]);
    }
    let names = [meeting.white, meeting.black].map(|who| material.name(who).to_owned());
    let [one, other] = names;
    Table {
        columns: vec![
            Column::number(words.text("print-board")),
            Column::word(words.text("print-color")),
            Column::words(one),
            Column::middle(words.text("print-result")),
            Column::words(other),
        ],
        name: 2,
        rows,
    }
}

/// The boards of a match; none before the line-ups are opened.
pub(super) fn boards_of<'m>(
    material: &Material,
    round: &'m RoundView,
    place: usize,
) -> &'m [BoardView] {
    let rules = material.view.regulations.as_ref();
    let rules = rules.and_then(|one| one.teams.as_ref());
    let count = rules.map_or(1, |rules| usize::from(rules.boards)).max(1);
    round.boards.chunks(count).nth(place).unwrap_or_default()
}

/// The game points of both teams so far.
pub(super) fn game_points(
    material: &Material,
    meeting: &Meeting,
    boards: &[BoardView],
) -> [Points; 2] {
    let mut sums = [0, 0];
    for (place, board) in boards.iter().enumerate() {
        let Some(outcome) = board.outcome else {
            continue;
        };
        let first = first_side(material, meeting, place, Some(board));
        for (sum, side) in sums.iter_mut().zip([first, first.other()]) {
            *sum += gave(material, outcome, side).hundredths();
        }
    }
    sums.map(Points::from_hundredths)
}

/// The side that the first team has at a board: by who sits there, or as the
/// regulations have it.
fn first_side(
    material: &Material,
    meeting: &Meeting,
    place: usize,
    board: Option<&BoardView>,
) -> Side {
    let rules = material.view.regulations.as_ref();
    let rules = rules.and_then(|one| one.teams.as_ref());
    let announced = rules.and_then(|rules| rules.colors.bytes().cycle().nth(place));
    let turned = board.and_then(|board| is_turned(material, board, meeting));
    if turned.unwrap_or(announced == Some(b'B')) {
        Side::Black
    } else {
        Side::White
    }
}

/// Whether the first team has Black at a board, by who sits there.
fn is_turned(material: &Material, board: &BoardView, meeting: &Meeting) -> Option<bool> {
    let Who::Team(first) = meeting.white else {
        return None;
    };
    let team = |side| -> Option<TeamId> { material.player(seat(board, side)?)?.team };
    match (team(Side::White), team(Side::Black)) {
        (Some(white), _) => Some(white != first),
        (None, Some(black)) => Some(black == first),
        (None, None) => None,
    }
}
