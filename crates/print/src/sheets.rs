//! Lists for spreadsheets and for other programs.

use tuomari_competition::{BoardView, PlayerId, RoundView, Who};
use tuomari_lists::{
    ListError, ResultLine, Seated, Separator, StandingLine, Table, results_table,
    sheets::{Sheet, write_sheets},
    standings_table,
};

use crate::{
    Language,
    kind::Kind,
    material::{Material, NoPaper},
    paper::Part,
    words::Words,
};

impl Material {
    /// A list as rows and columns; without a round, of the last one.
    pub fn table(
        &self,
        kind: Kind,
        round: Option<u16>,
        language: Language,
    ) -> Result<Table, NoPaper> {
        match kind {
            Kind::Pairings | Kind::Results => {
                let lines = self.lines(self.round(round)?, kind == Kind::Results, language);
                Ok(results_table(&lines, language))
            }
            Kind::Standings => {
                let lines: Vec<StandingLine> = self.standing_lines();
                let codes = self.codes.iter().skip(1);
                let codes: Vec<&str> = codes.map(String::as_str).collect();
                Ok(standings_table(&lines, &codes, language))
            }
            Kind::CrossTable | Kind::Players => {
                let paper = self.paper(kind, round, language)?;
                let mut table = Table::default();
                for part in &paper.parts {
                    if let Part::Table(part) = part {
                        table.push(part.columns.iter().map(|column| &column.heading));
                        for row in &part.rows {
                            table.push(row);
                        }
                    }
                }
                Ok(table)
            }
            Kind::Matches | Kind::Report | Kind::Badges | Kind::Boards | Kind::Rules => {
                Err(NoPaper::NotFromHere)
            }
        }
    }

    /// It as CSV. Where a comma stands in numbers, columns have semicolons
    /// between them.
    pub fn csv(
        &self,
        kind: Kind,
        round: Option<u16>,
        language: Language,
    ) -> Result<String, NoPaper> {
        let separator = match language {
            Language::English => Separator::Comma,
            Language::Finnish | Language::Swedish => Separator::Semicolon,
        };
        let table = self.table(kind, round, language)?;
        Ok(table.to_csv(separator))
    }

    /// It as a spreadsheet.
    pub fn xlsx(
        &self,
        kind: Kind,
        round: Option<u16>,
        language: Language,
    ) -> Result<Result<Vec<u8>, ListError>, NoPaper> {
        let name = self.paper(kind, round, language)?.title;
        let table = self.table(kind, round, language)?;
        Ok(write_sheets(&[Sheet { name, table }]))
    }

    fn lines(&self, round: &RoundView, with_results: bool, language: Language) -> Vec<ResultLine> {
        let words = Words::of(language);
        let number = u32::from(round.round);
        let line = |board: &BoardView| {
            let result = board.outcome.filter(|_| with_results);
            let result = result.map(|outcome| words.outcome(outcome));
            ResultLine {
                round: number,
                board: board.board,
                white: self.at_board(board.white),
                black: board.black.map(|player| self.at_board(Some(player))),
                result: result.unwrap_or_default(),
            }
        };
        if !round.boards.is_empty() {
            return round.boards.iter().map(line).collect();
        }
        let meetings = (1_u32..).zip(&round.meetings);
        let meetings = meetings.map(|(board, meeting)| ResultLine {
            round: number,
            board,
            white: self.met(meeting.white),
            black: Some(self.met(meeting.black)),
            result: String::new(),
        });
        meetings.collect()
    }

    fn met(&self, who: Who) -> Seated {
        match who {
            Who::Player(player) => self.at_board(Some(player)),
            Who::Team(team) => Seated {
                number: self.numbers.get(&who).copied().unwrap_or_default(),
                name: self.name(team).to_owned(),
                ..Seated::default()
            },
        }
    }

    fn at_board(&self, player: Option<PlayerId>) -> Seated {
        let Some(found) = player.and_then(|player| self.player(player)) else {
            return Seated::default();
        };
        let who = Who::Player(found.player);
        let team = found.team.map(|team| self.name(team).to_owned());
        Seated {
            number: self.numbers.get(&who).copied().unwrap_or_default(),
            name: found.name.clone(),
            rating: found.rating,
            team: team.unwrap_or_default(),
        }
    }

    fn standing_lines(&self) -> Vec<StandingLine> {
        let places = self.view.places.iter().map(|place| {
            let mut values = place.values.iter().cloned();
            let points = values.next().unwrap_or_default();
            let line = StandingLine {
                rank: place.rank,
                number: self.numbers.get(&place.who).copied().unwrap_or_default(),
                name: self.name(place.who).to_owned(),
                points,
                values: values.collect(),
                ..StandingLine::default()
            };
            let player = match place.who {
                Who::Player(player) => self.player(player),
                Who::Team(_) => None,
            };
            match player {
                None => line,
                Some(player) => StandingLine {
                    title: player.title.clone(),
                    federation: player.federation.clone(),
                    club: player.club.clone(),
                    rating: player.rating,
                    ..line
                },
            }
        });
        places.collect()
    }
}
