//! Who met whom in all rounds, and what came of it.

use std::collections::BTreeMap;

use tuomari_competition::{Bye, Outcome, PlaceView, RoundView, Side, Who};
use tuomari_report::Points;

use super::{
    matches::{boards_of, game_points},
    round::{gave, is_player},
    standings::name_key,
};
use crate::{
    material::Material,
    paper::{Column, Paper, Part, Table},
    words::{Words, points, points_text},
};

/// So many rounds fit on an upright page.
const FEW_ROUNDS: usize = 7;

/// A table of everybody against everybody has no more columns than this.
const MOST_COLUMNS: usize = 30;

pub(crate) fn cross_table(material: &Material, words: &Words) -> Paper {
    let title = words.text("print-cross-table");
    let mut paper = material.blank(title, material.closed(), words);
    let places = &material.view.places;
    if places.is_empty() {
        paper
            .parts
            .push(Part::Text(words.text("print-no-standings")));
        return paper;
    }
    let regulations = material.view.regulations.as_ref();
    let everybody = regulations.is_some_and(|one| one.system.is_round_robin());
    if everybody && places.len() <= MOST_COLUMNS {
        paper.wide = places.len() > FEW_ROUNDS;
        paper.parts.push(Part::Table(by_opponent(material, words)));
        return paper;
    }
    paper.wide = material.view.rounds.len() > FEW_ROUNDS;
    paper.parts.push(Part::Table(by_round(material, words)));
    let key = if material.pairs_teams() {
        "print-cross-key-teams"
    } else {
        "print-cross-key"
    };
    paper.parts.push(Part::Text(words.text(key)));
    paper
}

fn head(material: &Material, words: &Words) -> Vec<Column> {
    vec![
        Column::number(words.text("print-rank")),
        Column::words(words.text(name_key(material))),
        Column::number(words.text("print-rating")),
    ]
}

fn begun(material: &Material, place: &PlaceView) -> Vec<String> {
    let rating = match place.who {
        Who::Player(player) => material.player(player).and_then(|one| one.rating),
        Who::Team(_) => None,
    };
    vec![
        place.rank.to_string(),
        material.name(place.who).to_owned(),
        rating.map_or_else(String::new, |rating| rating.to_string()),
    ]
}

fn total(place: &PlaceView) -> String {
    place
        .values
        .first()
        .map_or_else(String::new, |value| points_text(value))
}

/// A column for each round: the place of the opponent, the colour, the result.
fn by_round(material: &Material, words: &Words) -> Table {
    let places = &material.view.places;
    let ranks: BTreeMap<Who, u32> = places.iter().map(|one| (one.who, one.rank)).collect();
    let rounds = &material.view.rounds;
    let mut columns = head(material, words);
    columns.extend(
        rounds
            .iter()
            .map(|one| Column::middle(one.round.to_string())),
    );
    columns.push(Column::number(words.text("print-points")));
    let games: Vec<BTreeMap<Who, Met>> = rounds.iter().map(|one| met(material, one)).collect();
    let rows = places.iter().map(|place| {
        let mut row = begun(material, place);
        row.extend(games.iter().map(|round| {
            let game = round.get(&place.who);
            game.map_or_else(String::new, |game| game.written(&ranks, words))
        }));
        row.push(total(place));
        row
    });
    Table {
        rows: rows.collect(),
        columns,
        name: 1,
    }
    .without_blanks()
}

/// A column for each opponent, by his place.
fn by_opponent(material: &Material, words: &Words) -> Table {
    let places = &material.view.places;
    let mut results: BTreeMap<(Who, Who), Vec<String>> = BTreeMap::new();
    for round in &material.view.rounds {
        for (who, game) in met(material, round) {
            if let (Some(other), Some(gave)) = (game.other, game.gave) {
                results.entry((who, other)).or_default().push(gave);
            }
        }
    }
    let mut columns = head(material, words);
    let numbered = 1..=places.len();
    columns.extend(numbered.map(|place| Column::middle(place.to_string())));
    columns.push(Column::number(words.text("print-points")));
    let rows = places.iter().map(|place| {
        let mut row = begun(material, place);
        row.extend(places.iter().map(|other| {
            if other.who == place.who {
                return "×".to_owned();
            }
            let found = results.get(&(place.who, other.who));
            found.map_or_else(String::new, |found| found.join(" "))
        }));
        row.push(total(place));
        row
    });
    Table {
        rows: rows.collect(),
        columns,
        name: 1,
    }
}

/// What a round was to somebody.
struct Met {
    other: Option<Who>,
    color: Option<Side>,
    /// What it gave; none while it is played.
    gave: Option<String>,
}

impl Met {
    fn written(&self, ranks: &BTreeMap<Who, u32>, words: &Words) -> String {
        let gave = self.gave.as_deref().unwrap_or("*");
        let Some(other) = self.other else {
            return format!("({gave})");
        };
        let rank = ranks.get(&other).map_or("–".to_owned(), u32::to_string);
        let color = self.color.map_or_else(
            || ":".to_owned(),
            |side| match side {
                Side::White => words.text("print-white-letter"),
                Side::Black => words.text("print-black-letter"),
            },
        );
        format!("{rank}{color}{gave}")
    }
}

/// What a round was to everybody in it.
fn met(material: &Material, round: &RoundView) -> BTreeMap<Who, Met> {
    let mut all = BTreeMap::new();
    if material.pairs_teams() {
        for (place, meeting) in round.meetings.iter().enumerate() {
            let boards = boards_of(material, round, place);
            let ended = boards.iter().any(|board| board.outcome.is_some());
            let sums = game_points(material, meeting, boards);
            let sides = [
                (meeting.white, meeting.black),
                (meeting.black, meeting.white),
            ];
            for ((who, other), sum) in sides.into_iter().zip(sums) {
                let game = Met {
                    other: Some(other),
                    color: None,
                    gave: ended.then(|| points(sum)),
                };
                all.insert(who, game);
            }
        }
    }
    for board in round.boards.iter().filter(|_| !material.pairs_teams()) {
        let sides = [
            (Side::White, board.white, board.black),
            (Side::Black, board.black, board.white),
        ];
        for (side, player, other) in sides {
            let Some(player) = player else { continue };
            let game = Met {
                other: other.map(Who::Player),
                color: Some(side),
                gave: board.outcome.map(|one| of_game(material, one, side)),
            };
            all.insert(Who::Player(player), game);
        }
    }
    for idle in &round.idle {
        let gave = match idle.bye {
            Bye::Rest => Points::ZERO,
            bye => bye.points(&material.points()),
        };
        let seated = round.boards.iter();
        let mut seated = seated.flat_map(|board| [board.white, board.black]);
        if !seated.any(|player| is_player(idle.who, player)) {
            let free = Met {
                other: None,
                color: None,
                gave: Some(points(gave)),
            };
            all.insert(idle.who, free);
        }
    }
    all
}

/// `1`, `½`, `0`; `+` and `–` where nobody played.
fn of_game(material: &Material, outcome: Outcome, side: Side) -> String {
    match (outcome, side) {
        (Outcome::Adjourned, _) => "*".to_owned(),
        (Outcome::BlackForfeits, Side::White) | (Outcome::WhiteForfeits, Side::Black) => {
            "+".to_owned()
        }
        (outcome, _) if !outcome.is_played() => "–".to_owned(),
        (outcome, side) => points(gave(material, outcome, side)),
    }
}
