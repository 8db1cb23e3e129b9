//! The writer: a report in, a file out.

mod heading;
mod old;
mod player;
mod ruling;
mod team;

use crate::report::Report;
use crate::row::Row;
use crate::unfit::Unfit;

/// The editions of the report file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// In force from September 2025.
    Trf26,
    /// Of 2015: the heading, players and teams, and the records that programs
    /// added to it. What has no record there is left out.
    Trf16,
}

impl Report {
    /// Writes the file, with CR and LF at the ends of lines.
    ///
    /// [`Report::read`] makes an equal report of what is written as TRF26, if
    /// the texts have no blanks around them and the rounds none at the end.
    /// Refused is what does not fit into its columns.
    pub fn write(&self, form: Form) -> Result<String, Unfit> {
        let mut file = File(String::new());
        heading::heading(&mut file, &self.heading)?;
        match form {
            Form::Trf26 => heading::rules(&mut file, &self.rules)?,
            Form::Trf16 => old::rules(&mut file, &self.rules)?,
        }
        for comment in &self.comments {
            file.line("###", 4, comment)?;
        }
        for one in &self.players {
            file.row(&player::player(one)?);
        }
        if form == Form::Trf26 {
            for national in &self.nationals {
                file.row(&player::national(national)?);
            }
            self.write_teams(&mut file)?;
            self.write_rulings(&mut file)?;
        }
        for prohibited in &self.prohibited {
            match prohibited.rounds {
                None => file.row(&old::prohibited(&prohibited.ids)?),
                Some(rounds) if form == Form::Trf26 => {
                    file.row(&ruling::prohibited(rounds, &prohibited.ids)?);
                }
                Some(_) => {}
            }
        }
        let from_new = match form {
            Form::Trf16 if self.old_teams.is_empty() => self.teams_as_before(),
            _ => Vec::new(),
        };
        for one in self.old_teams.iter().chain(&from_new) {
            file.row(&team::old_team(one)?);
        }
        old::records(&mut file, self)?;
        if form == Form::Trf26 {
            for other in &self.others {
                file.line("", 1, other)?;
            }
        }
        Ok(file.0)
    }

    fn write_teams(&self, file: &mut File) -> Result<(), Unfit> {
        for one in &self.teams {
            file.row(&team::team(one)?);
        }
        for lineup in &self.lineups {
            file.row(&team::lineup(lineup)?);
        }
        if let Some(byes) = &self.team_byes {
            file.row(&team::byes(byes)?);
        }
        for forfeited in &self.forfeited_matches {
            file.row(&team::forfeited(forfeited)?);
        }
        for table in &self.board_tables {
            file.line("801", 5, table)?;
        }
        for line in &self.team_lines {
            file.row(&team::line_of_table(line)?);
        }
        Ok(())
    }

    fn write_rulings(&self, file: &mut File) -> Result<(), Unfit> {
        for bye in &self.byes {
            file.row(&ruling::bye(bye)?);
        }
        for acceleration in &self.accelerations {
            file.row(&ruling::acceleration(acceleration)?);
        }
        for abnormal in &self.abnormal_points {
            file.row(&ruling::abnormal_points(abnormal)?);
        }
        Ok(())
    }
}

/// The file so far.
struct File(String);

impl File {
    fn row(&mut self, row: &Row) {
        self.0.push_str(&row.text());
    }

    /// A record of one text.
    fn line(&mut self, record: &str, from: usize, text: &str) -> Result<(), Unfit> {
        let mut row = Row::new(record);
        row.free(from, text)?;
        self.row(&row);
        Ok(())
    }

    /// The same where there is a text.
    fn line_if(&mut self, record: &str, text: &str) -> Result<(), Unfit> {
        if text.is_empty() {
            return Ok(());
        }
        self.line(record, 5, text)
    }
}
