//! Everybody in the list.

use tuomari_competition::Who;

use super::round::alphabetical;
use crate::{
    material::Material,
    paper::{Column, Paper, Part, Table},
    words::Words,
};

pub(crate) fn players(material: &Material, words: &Words) -> Paper {
    let mut paper = material.blank(words.text("print-players"), None, words);
    if material.view.players.is_empty() {
        paper.parts.push(Part::Text(words.text("print-no-players")));
        return paper;
    }
    let teams = material.pairs_teams();
    let mut rows: Vec<(u32, String, Vec<String>)> = Vec::new();
    for player in &material.view.players {
        let number = material.numbers.get(&Who::Player(player.player)).copied();
        let number = number.filter(|_| !teams);
        let team = player.team.map(|team| material.name(team).to_owned());
        let left = if player.expelled {
            words.text("print-expelled")
        } else if player.withdrawn {
            words.text("print-withdrawn")
        } else {
            String::new()
        };
        let rating = player
            .rating
            .map_or_else(String::new, |one| one.to_string());
        let row = vec![
            number.map_or_else(String::new, |number| number.to_string()),
            player.title.clone(),
            player.name.clone(),
            rating,
            player.federation.clone(),
            player.club.clone(),
            team.unwrap_or_default(),
            left,
        ];
        let name = alphabetical(&player.name);
        rows.push((number.unwrap_or(u32::MAX), name, row));
    }
    rows.sort_by(|one, other| (one.0, &one.1).cmp(&(other.0, &other.1)));
    let table = Table {
        columns: vec![
            Column::number(words.text("print-number")),
            Column::word(words.text("print-title")),
            Column::words(words.text("print-player")),
            Column::number(words.text("print-rating")),
            Column::word(words.text("print-federation")),
            Column::word(words.text("print-club")),
            Column::word(words.text("print-team")),
            Column::word(words.text("print-remark")),
        ],
        name: 2,
        rows: rows.into_iter().map(|(_, _, row)| row).collect(),
    };
    paper.parts.push(Part::Table(table.without_blanks()));
    paper
}
