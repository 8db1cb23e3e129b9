//! The players of a report file, as the entries of another competition.

use std::collections::BTreeMap;

use tuomari_report::{Player, ReadError, Report};

use crate::entries::Entries;
use crate::entry::{Entry, Name, NameOrder, Ratings, Sex};
use crate::error::{Fix, ListError, Problem};

/// The record of a player.
const PLAYER: &str = "001 ";

/// Whether a text seems to be a report file: a line of a player has his number
/// in four columns, and names that are counted have none there.
pub(crate) fn is_report(text: &str) -> bool {
    text.lines().any(|line| number_of(line).is_some())
}

impl Entries {
    /// Reads the players of a report file, TRF16 or TRF26, with their teams.
    pub(crate) fn read_report(text: &str) -> Result<Entries, Vec<ListError>> {
        let report = Report::read(text.as_bytes()).map_err(|error| vec![refused(&error)])?;
        let mut entries = Entries::of_report(&report);
        let lines: BTreeMap<u32, usize> = (1..)
            .zip(text.lines())
            .filter_map(|(at, line)| Some((number_of(line)?, at)))
            .collect();
        for entry in &mut entries.entries {
            let line = entry.number.and_then(|number| lines.get(&number));
            entry.line = line.copied().unwrap_or(entry.line);
        }
        Ok(entries)
    }

    /// The players of a report, with their teams. Its rounds are another
    /// competition's.
    pub fn of_report(report: &Report) -> Entries {
        let mut seats: BTreeMap<u32, (&str, u32)> = BTreeMap::new();
        let old = report.old_teams.iter();
        let old = old.map(|team| (team.name.as_str(), &team.members));
        let teams = report.teams.iter();
        let teams = teams.map(|team| (team.name.as_str(), &team.members));
        for (name, members) in old.chain(teams) {
            for (board, number) in (1..).zip(members) {
                seats.insert(*number, (name, board));
            }
        }
        let entries = (1..).zip(&report.players).map(|(line, player)| {
            let mut entry = entry_of(line, player);
            let mut national = report.nationals.iter();
            if let Some(national) = national.find(|one| one.number == player.number) {
                entry.national_id.clone_from(&national.person.id);
                entry.ratings.national = rating(national.person.rating);
            }
            if let Some((team, board)) = seats.get(&player.number) {
                (*team).clone_into(&mut entry.team);
                entry.board = Some(*board);
            }
            entry
        });
        Entries {
            entries: entries.collect(),
            remarks: Vec::new(),
        }
    }
}

fn entry_of(line: usize, player: &Player) -> Entry {
    let person = &player.person;
    let fide_id = person.id.parse().ok();
    let rated = rating(person.rating);
    // A rating without FIDE's number is nobody knows whose.
    let ratings = if fide_id.is_some() {
        Ratings {
            fide: rated,
            ..Ratings::default()
        }
    } else {
        Ratings {
            unnamed: rated,
            ..Ratings::default()
        }
    };
    let federation = Some(&person.federation).filter(|name| name.chars().count() == 3);
    Entry {
        line,
        number: Some(player.number),
        name: Name::read(&person.name, NameOrder::LastFirst),
        title: person.title.clone(),
        sex: person.sex.and_then(|letter| Sex::read(&letter.to_string())),
        federation: federation.cloned().unwrap_or_default(),
        fide_id,
        ratings,
        birth: person.birth,
        ..Entry::default()
    }
}

/// None is zero, or more than anybody has.
fn rating(rating: Option<u32>) -> Option<u16> {
    let rating = rating.and_then(|rating| u16::try_from(rating).ok());
    rating.filter(|rating| *rating > 0)
}

fn number_of(line: &str) -> Option<u32> {
    let rest = line.strip_prefix(PLAYER)?;
    let (number, rest) = rest.split_at_checked(4)?;
    let number = number.trim_start().parse().ok()?;
    rest.starts_with(' ').then_some(number)
}

fn refused(error: &ReadError) -> ListError {
    ListError::at(
        error.line,
        error.column,
        &error.found,
        Problem::Broken,
        Fix::SaveAsCsv,
    )
}
