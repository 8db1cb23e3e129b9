//! Cards to be cut out: badges, and signs for the boards.

use std::collections::BTreeMap;

use tuomari_competition::{PlayerId, RoundView, Who};

use crate::{
    Language,
    material::Material,
    paper::{Card, Paper, Part},
    words::Words,
};

/// A sign for each board of a round.
pub(crate) fn boards(material: &Material, round: &RoundView, words: &Words) -> Paper {
    let title = words.text("print-boards");
    let mut paper = material.blank(title, Some(round.round), words);
    let count = round.boards.len().max(round.meetings.len());
    let cards = (1..=count).map(|number| Card {
        large: number.to_string(),
        small: vec![words.text("print-board")],
        picture: None,
    });
    paper.parts.push(Part::Cards(cards.collect()));
    paper
}

impl Material {
    /// A badge for everybody who has not left, with the code of his link where
    /// there is one, drawn as SVG.
    pub fn badges(&self, codes: &BTreeMap<PlayerId, String>, language: Language) -> Paper {
        let words = Words::of(language);
        let mut paper = self.blank(words.text("print-badges"), None, words);
        let playing = self.view.players.iter();
        let playing = playing.filter(|one| !one.withdrawn && !one.expelled);
        let cards = playing.map(|player| {
            let number = self.numbers.get(&Who::Player(player.player));
            let number =
                number.map(|number| words.with("print-number-is", &[("number", (*number).into())]));
            let team = player.team.map(|team| self.name(team).to_owned());
            let small = [
                Some(player.title.clone()),
                team,
                Some(player.club.clone()),
                number.filter(|_| !self.pairs_teams()),
            ];
            let small = small.into_iter().flatten().filter(|one| !one.is_empty());
            let picture = codes.get(&player.player).map(|code| {
                let values = [("name", player.name.as_str().into())];
                (code.clone(), words.with("print-code-of", &values))
            });
            Card {
                large: player.name.clone(),
                small: small.collect(),
                picture,
            }
        });
        paper.parts.push(Part::Cards(cards.collect()));
        paper
    }
}
