//! One who enters a competition.

use std::fmt;

use tuomari_report::Date;

/// A line of an entry list. Only the name must be known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// Where it stood, counted from 1.
    pub line: usize,
    pub number: Option<u32>,
    pub name: Name,
    /// As it is written: `GM`, `WFM`, or a title of a federation's own.
    pub title: String,
    pub sex: Option<Sex>,
    /// Three large letters, or nothing.
    pub federation: String,
    pub club: String,
    pub team: String,
    /// The place in the team.
    pub board: Option<u32>,
    pub group: String,
    pub fide_id: Option<u32>,
    pub national_id: String,
    pub ratings: Ratings,
    pub birth: Option<Date>,
}

/// The ratings of a player; none is zero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ratings {
    /// Where the list does not say whose it is.
    pub unnamed: Option<u16>,
    pub fide: Option<u16>,
    pub national: Option<u16>,
    pub rapid: Option<u16>,
    pub blitz: Option<u16>,
}

/// As report files have it: what they do not know is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sex {
    Man,
    Woman,
}

/// A name in its two parts; somebody may have only the first of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name {
    pub last: String,
    pub first: String,
}

/// What stands first where no comma tells it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum NameOrder {
    /// What most people write, and what is taken if nobody says.
    #[default]
    FirstLast,
    LastFirst,
}

/// Words that belong to the name behind them.
const PARTICLES: [&str; 20] = [
    "af", "al", "av", "da", "de", "del", "der", "den", "di", "do", "dos", "du", "el", "la", "le",
    "ten", "ter", "van", "von", "zu",
];

impl Name {
    /// Reads `Last, First`, or two names in the order that is said.
    pub fn read(text: &str, order: NameOrder) -> Name {
        if let Some((last, first)) = text.split_once(',') {
            return Name::of(last, first);
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        let at = match order {
            NameOrder::FirstLast => last_begins(&words),
            NameOrder::LastFirst => last_ends(&words),
        };
        let (before, after) = words.split_at(at.min(words.len()));
        match order {
            NameOrder::FirstLast => Name::of(&after.join(" "), &before.join(" ")),
            NameOrder::LastFirst => Name::of(&before.join(" "), &after.join(" ")),
        }
    }

    /// A name of its parts. If there is one only, it is the last.
    pub fn of(last: &str, first: &str) -> Name {
        let (last, first) = (last.trim().to_owned(), first.trim().to_owned());
        if last.is_empty() {
            return Name {
                last: first,
                first: last,
            };
        }
        Name { last, first }
    }
}

/// Where the last name begins, among the words of `First von Last`.
fn last_begins(words: &[&str]) -> usize {
    let mut at = words.len().saturating_sub(1);
    while at > 1 && words.get(at - 1).is_some_and(|word| is_particle(word)) {
        at -= 1;
    }
    at
}

/// Where it ends, among the words of `von Last First`.
fn last_ends(words: &[&str]) -> usize {
    let particles = words.iter().take_while(|word| is_particle(word)).count();
    (particles + 1).min(words.len())
}

fn is_particle(word: &str) -> bool {
    PARTICLES.contains(&word.to_lowercase().as_str())
}

impl Sex {
    pub(crate) const WRITTEN: &'static str = "m w f n k";

    /// Reads a letter or a word of the three languages.
    pub fn read(text: &str) -> Option<Sex> {
        match text.to_lowercase().as_str() {
            "m" | "male" | "man" | "mies" => Some(Sex::Man),
            "w" | "f" | "n" | "k" | "female" | "woman" | "nainen" | "kvinna" => Some(Sex::Woman),
            _ => None,
        }
    }

    /// `m` or `w`, as report files have it.
    pub fn letter(self) -> char {
        match self {
            Sex::Man => 'm',
            Sex::Woman => 'w',
        }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.last)?;
        if !self.first.is_empty() {
            write!(f, ", {}", self.first)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, order: NameOrder, expected: &str) {
        assert_eq!(Name::read(text, order).to_string(), expected);
    }

    #[test]
    fn names_are_read_in_the_order_that_is_said() {
        use NameOrder::{FirstLast, LastFirst};
        check("Last, First", LastFirst, "Last, First");
        check("First Last", FirstLast, "Last, First");
        check("Last First Second", LastFirst, "Last, First Second");
        check(
            "First Second von der Last",
            FirstLast,
            "von der Last, First Second",
        );
        check("af Last First", LastFirst, "af Last, First");
        check("de Last", FirstLast, "Last, de");
        check("Alone", FirstLast, "Alone");
        check(", First", FirstLast, "First");
        check("von", LastFirst, "von");
        check("", LastFirst, "");
    }
}
