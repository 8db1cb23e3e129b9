//! Results and standings as tables, for a CSV file or a sheet.

use crate::heading::{Column, Language};
use crate::table::Table;

/// One board of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResultLine {
    pub round: u32,
    pub board: u32,
    pub white: Seated,
    /// Nobody where White has a bye.
    pub black: Option<Seated>,
    /// As it is announced: `1-0`, `½-½`, `+:-`; blank while they play.
    pub result: String,
}

/// Who sits at a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seated {
    pub number: u32,
    pub name: String,
    pub rating: Option<u32>,
    pub team: String,
}

/// One line of the standings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StandingLine {
    pub rank: u32,
    pub number: u32,
    pub title: String,
    pub name: String,
    pub federation: String,
    pub club: String,
    pub rating: Option<u32>,
    pub points: String,
    /// By tie-break, in the order of their codes.
    pub values: Vec<String>,
}

/// The results of one round or of several.
pub fn results_table(lines: &[ResultLine], language: Language) -> Table {
    let word = |column: Column| column.heading(language).to_owned();
    let is_team = |seated: &Seated| !seated.team.is_empty();
    let teams = lines
        .iter()
        .any(|line| is_team(&line.white) || line.black.as_ref().is_some_and(is_team));
    let number = word(Column::Number);
    let rating = word(Column::Rating);
    let mut table = Table::default();
    let team = |column| teams.then(|| word(column));
    let heading = [
        word(Column::Round),
        word(Column::Board),
        number.clone(),
        word(Column::White),
        rating.clone(),
    ]
    .into_iter()
    .chain(team(Column::WhiteTeam))
    .chain([word(Column::Result), number, word(Column::Black), rating])
    .chain(team(Column::BlackTeam));
    table.push(heading);
    for line in lines {
        let board = [line.round.to_string(), line.board.to_string()];
        let nobody = Seated::default();
        let black = line.black.as_ref().unwrap_or(&nobody);
        let cells = board
            .into_iter()
            .chain(seated(&line.white, teams))
            .chain([line.result.clone()])
            .chain(seated(black, teams));
        table.push(cells);
    }
    table
}

/// The number, the name, the rating, and the team if there are any.
fn seated(seated: &Seated, teams: bool) -> impl Iterator<Item = String> {
    let number = Some(seated.number).filter(|number| *number > 0);
    let team = teams.then(|| seated.team.clone());
    [text(number), seated.name.clone(), text(seated.rating)]
        .into_iter()
        .chain(team)
}

/// The standings with the values of the tie-breaks `codes`.
pub fn standings_table(lines: &[StandingLine], codes: &[&str], language: Language) -> Table {
    let columns = [
        Column::Rank,
        Column::Number,
        Column::Title,
        Column::Name,
        Column::Federation,
        Column::Club,
        Column::Rating,
        Column::Points,
    ];
    let words = columns.iter().map(|column| column.heading(language));
    let mut table = Table::default();
    table.push(words.chain(codes.iter().copied()));
    for line in lines {
        let cells = [
            line.rank.to_string(),
            line.number.to_string(),
            line.title.clone(),
            line.name.clone(),
            line.federation.clone(),
            line.club.clone(),
            text(line.rating),
            line.points.clone(),
        ];
        table.push(cells.iter().chain(&line.values));
    }
    table
}

fn text(number: Option<u32>) -> String {
    number.map_or(String::new(), |number| number.to_string())
}
