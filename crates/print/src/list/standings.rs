//! The order, with points and tie-breaks.

use tuomari_competition::{PlaceView, Who};

use crate::{
    material::Material,
    paper::{Column, Paper, Part, Table},
    words::{Words, points_text},
};

/// With so many tie-breaks the list lies across the page.
const MANY_CODES: usize = 5;

pub(crate) fn standings(material: &Material, words: &Words) -> Paper {
    let mut paper = material.blank(title(material, words), material.closed(), words);
    paper.wide = material.codes.len() > MANY_CODES;
    if material.view.places.is_empty() {
        paper
            .parts
            .push(Part::Text(words.text("print-no-standings")));
        return paper;
    }
    let mut columns = vec![
        Column::number(words.text("print-rank")),
        Column::number(words.text("print-number")),
        Column::word(words.text("print-title")),
        Column::words(words.text(name_key(material))),
        Column::word(words.text("print-federation")),
        Column::word(words.text("print-club")),
        Column::number(words.text("print-rating")),
        Column::number(words.text("print-points")),
    ];
    columns.extend(material.codes.iter().skip(1).map(Column::number));
    let rows = material.view.places.iter();
    let table = Table {
        columns,
        name: 3,
        rows: rows.map(|place| row(material, place)).collect(),
    };
    paper.parts.push(Part::Table(table.without_blanks()));
    paper
}

fn title(material: &Material, words: &Words) -> String {
    if material.view.finished {
        return words.text("print-standings-final");
    }
    match material.closed() {
        Some(round) => words.with("print-standings-after", &[("round", round.into())]),
        None => words.text("print-standings"),
    }
}

fn row(material: &Material, place: &PlaceView) -> Vec<String> {
    let player = match place.who {
        Who::Player(player) => material.player(player),
        Who::Team(_) => None,
    };
    let number = material.numbers.get(&place.who);
    let mut row = vec![
        place.rank.to_string(),
        number.map_or_else(String::new, u32::to_string),
        player.map_or_else(String::new, |one| one.title.clone()),
        material.name(place.who).to_owned(),
        player.map_or_else(String::new, |one| one.federation.clone()),
        player.map_or_else(String::new, |one| one.club.clone()),
        player
            .and_then(|one| one.rating)
            .map_or_else(String::new, |rating| rating.to_string()),
    ];
    let values = place.values.iter().enumerate();
    row.extend(values.map(|(at, value)| match at {
        0 => points_text(value),
        _ => value.clone(),
    }));
    row.resize(7 + material.codes.len().max(1), String::new());
    row
}

/// The heading above names.
pub(super) fn name_key(material: &Material) -> &'static str {
    if material.pairs_teams() {
        "print-team"
    } else {
        "print-player"
    }
}
