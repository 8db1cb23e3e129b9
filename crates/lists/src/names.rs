//! Names that somebody pastes: one on each line, with little or nothing more;
//! where teams play, under the names of their teams.

use std::collections::BTreeSet;

use crate::entries::{Collector, Entries, Remark, is_guess};
use crate::entry::{Entry, Name, NameOrder};
use crate::error::{Fix, ListError, Problem};
use crate::federations::is_federation;
use crate::table::{clean, is_gap};
use crate::value::{self, Fault};

/// The longest line, in characters.
const MOST_LETTERS: usize = 300;

/// The titles that may stand before or after a name.
const TITLES: [&str; 8] = ["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"];

/// The longest name of a team, in characters; a report file has no room for
/// more.
pub(crate) const MOST_TEAM_LETTERS: usize = 32;

/// Whether lines may name teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Headings {
    None,
    Teams,
}

/// Reads lines such as `Last, First`, `3. First Last 1850 FIN`,
/// `GM Last, First, Club (2412)` or `First Last; 1850; Club`.
///
/// A number of three or four figures is a rating, a longer one a FIDE id. What
/// follows a number, a federation, a semicolon, a tab or a second comma is the
/// club.
///
/// Where teams play, a line names the team of those below it: each line that
/// ends in a colon, or, if none does, each first line after a blank one and
/// each that ends in the number of a team, `Club 2`.
pub(crate) fn read_names(
    text: &str,
    order: NameOrder,
    headings: Headings,
) -> Result<Entries, Vec<ListError>> {
    let mut list = Collector::default();
    let mut teams = Teams::default();
    let is_marked = lines(text).any(|line| clean(line).ends_with(':'));
    let mut is_first = true;
    for (at, line) in lines(text).enumerate() {
        let (number, cleaned) = (at + 1, clean(line));
        if cleaned.is_empty() {
            is_first = true;
            continue;
        }
        let names_team = match headings {
            Headings::None => false,
            Headings::Teams if is_marked => cleaned.ends_with(':'),
            Headings::Teams => is_first || is_numbered(&cleaned),
        };
        is_first = false;
        if names_team {
            teams.begin(&mut list, number, cleaned.trim_end_matches(':').trim_end());
            continue;
        }
        match read_line(line, number, order) {
            Ok((mut entry, is_guess)) => {
                if is_guess {
                    list.remarks.push(Remark::GuessedOrder { line: number });
                }
                if headings == Headings::Teams {
                    teams.take(&mut list, &mut entry);
                }
                list.push(entry);
            }
            Err(error) => {
                teams.is_empty = false;
                list.refuse(error);
            }
        }
    }
    teams.end(&mut list);
    list.finish(|_| (1, String::new()))
}

/// `Club 2`: words, and the number of a team.
fn is_numbered(line: &str) -> bool {
    let Some((name, number)) = line.rsplit_once(' ') else {
        return false;
    };
    let is_short = (1..=2).contains(&number.len());
    let has_digits = |text: &str| text.bytes().any(|byte| byte.is_ascii_digit());
    is_short && number.bytes().all(|byte| byte.is_ascii_digit()) && !has_digits(name)
}

/// The team whose players are being read.
#[derive(Default)]
struct Teams {
    name: String,
    line: usize,
    is_empty: bool,
    seen: BTreeSet<String>,
}

impl Teams {
    fn begin(&mut self, list: &mut Collector, line: usize, name: &str) {
        self.end(list);
        let fault = if name.chars().count() > MOST_TEAM_LETTERS {
            let most = MOST_TEAM_LETTERS as u64;
            Some((Problem::TooLong, Fix::KeepWithin { most }))
        } else if self.seen.insert(name.to_owned()) {
            None
        } else {
            Some((Problem::Twice, Fix::TakeAway))
        };
        if let Some((problem, fix)) = fault {
            list.refuse(ListError::at(line, 1, name, problem, fix));
        }
        name.clone_into(&mut self.name);
        (self.line, self.is_empty) = (line, true);
    }

    fn take(&mut self, list: &mut Collector, entry: &mut Entry) {
        self.is_empty = false;
        if self.name.is_empty() {
            let name = entry.name.to_string();
            let (problem, fix) = (Problem::Missing, Fix::NameTeam);
            list.refuse(ListError::at(entry.line, 1, &name, problem, fix));
        }
        self.name.clone_into(&mut entry.team);
    }

    /// A team without players is one that was not meant, or not finished.
    fn end(&mut self, list: &mut Collector) {
        if std::mem::take(&mut self.is_empty) {
            let (problem, fix) = (Problem::Empty, Fix::WriteNames);
            list.refuse(ListError::at(self.line, 1, &self.name, problem, fix));
        }
    }
}

/// Lines may end in CR, LF or both.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    let whole = text
        .split('\n')
        .map(|line| line.strip_suffix('\r').unwrap_or(line));
    whole.flat_map(|line| line.split('\r'))
}

fn read_line(line: &str, number: usize, order: NameOrder) -> Result<(Entry, bool), ListError> {
    if line.chars().count() > MOST_LETTERS {
        let most = MOST_LETTERS as u64;
        let fix = Fix::KeepWithin { most };
        return Err(ListError::at(
            number,
            MOST_LETTERS + 1,
            "",
            Problem::TooLong,
            fix,
        ));
    }
    let mut reading = Reading {
        entry: Entry {
            line: number,
            ..Entry::default()
        },
        name: String::new(),
        club: String::new(),
    };
    for piece in pieces(line) {
        let taken = reading.take(piece);
        taken.map_err(|(problem, fix)| {
            let column = line[..piece.at].chars().count() + 1;
            ListError::at(number, column, piece.text, problem, fix)
        })?;
    }
    reading.finish(order).map_err(|(problem, fix)| {
        let blank = line.chars().take_while(|letter| letter.is_whitespace());
        ListError::at(number, blank.count() + 1, line.trim(), problem, fix)
    })
}

/// A word or a sign of a line, and the byte it begins at.
#[derive(Clone, Copy)]
struct Piece<'a> {
    at: usize,
    text: &'a str,
}

/// Words, commas and the signs that end a name.
fn pieces(line: &str) -> impl Iterator<Item = Piece<'_>> {
    let mut rest = 0;
    std::iter::from_fn(move || {
        let left = line.get(rest..)?;
        let is_blank = |letter: char| letter != '\t' && is_gap(letter);
        let start = left.find(|letter: char| !is_blank(letter))?;
        let word = &left[start..];
        let is_end = |letter: char| is_sign(letter) || is_blank(letter);
        let first = word.chars().next()?;
        let length = if is_sign(first) {
            first.len_utf8()
        } else {
            word.find(is_end).unwrap_or(word.len())
        };
        let at = rest + start;
        rest = at + length;
        let text = line.get(at..rest)?;
        Some(Piece { at, text })
    })
}

fn is_sign(letter: char) -> bool {
    matches!(letter, ',' | ';' | '\t' | '(' | ')' | '|')
}

/// A line as far as it is read.
struct Reading {
    entry: Entry,
    name: String,
    /// Everything behind the name that is nothing else. Blank while the name
    /// goes on.
    club: String,
}

/// What a club is made of while it has no word.
const BEGUN: &str = " ";

impl Reading {
    fn take(&mut self, piece: Piece<'_>) -> Result<(), Fault> {
        let word = piece.text;
        if word.starts_with(is_sign) {
            self.sign(word);
            return Ok(());
        }
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
        if self.name.is_empty() && is_counting(word) {
            return Ok(());
        }
        // `Kerho 2` is the name of a club.
        let is_of_club = word.len() <= 2 && !self.club.trim().is_empty();
        if is_number && !is_of_club {
            return self.number(word);
        }
        if TITLES.contains(&word) && self.entry.title.is_empty() {
            word.clone_into(&mut self.entry.title);
            return Ok(());
        }
        let is_behind = !self.name.is_empty();
        if is_behind && self.entry.federation.is_empty() && is_federation(word) {
            word.clone_into(&mut self.entry.federation);
            self.end_name();
            return Ok(());
        }
        let is_in_name = self.club.is_empty();
        if is_in_name && word.contains(|letter: char| letter.is_ascii_digit()) {
            return Err((Problem::UnknownWord, Fix::WriteName));
        }
        let text = if is_in_name {
            &mut self.name
        } else {
            &mut self.club
        };
        if !text.is_empty() && !text.ends_with(' ') {
            text.push(' ');
        }
        text.push_str(word);
        Ok(())
    }

    /// The first comma is a part of the name, unless something ended it.
    fn sign(&mut self, sign: &str) {
        let is_first = sign == "," && !self.name.contains(',') && self.club.is_empty();
        if is_first && !self.name.is_empty() {
            self.name.push(',');
        } else if !self.name.is_empty() {
            self.end_name();
        }
    }

    fn end_name(&mut self) {
        if self.club.is_empty() {
            self.club.push_str(BEGUN);
        }
    }

    fn number(&mut self, word: &str) -> Result<(), Fault> {
        let taken = (Problem::Twice, Fix::TakeAway);
        if word.len() <= 4 {
            if self.entry.ratings.unnamed.is_some() {
                return Err(taken);
            }
            self.entry.ratings.unnamed = value::rating(word)?;
        } else {
            if self.entry.fide_id.is_some() {
                return Err(taken);
            }
            self.entry.fide_id = value::number(word, 1, u32::MAX)?;
        }
        // A rating may stand before the name.
        if !self.name.is_empty() {
            self.end_name();
        }
        Ok(())
    }

    fn finish(mut self, order: NameOrder) -> Result<(Entry, bool), Fault> {
        let name = value::short(&self.name)?;
        let is_guess = is_guess(&name, order);
        self.entry.name = Name::read(&name, order);
        if self.entry.name.last.is_empty() {
            return Err((Problem::Missing, Fix::WriteName));
        }
        self.entry.club = value::short(&self.club)?;
        Ok((self.entry, is_guess))
    }
}

/// `1.`, or a number of three figures at most: the count of the lines.
fn is_counting(word: &str) -> bool {
    let digits = word.trim_end_matches(['.', ':']);
    let is_short = digits.len() <= 3 || digits.len() < word.len() && digits.len() <= 4;
    !digits.is_empty() && is_short && digits.bytes().all(|byte| byte.is_ascii_digit())
}
