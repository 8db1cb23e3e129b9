//! The audit turned on ourselves: random games under every rulebook, breaches
//! included, are conducted and written down as at a real table, and then judged
//! again from the record alone by a second, simple reading.
//!
//! The reading takes what people did out of the lines ([`hall`]), knows the
//! rulebooks from a table of its own ([`facts`]), counts the time itself
//! and gives an [`Account`]; what the record says happened gives another. The
//! two must agree. Nothing is shared with the conduct of a game but the board.

pub mod account;
mod dice;
pub mod facts;
pub mod hall;
mod irregular;
mod mates;
mod play;
mod reading;
mod results;
mod tables;
mod timepiece;
mod touch;

use std::{
    collections::BTreeMap,
    fmt,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use tuomari_record::Record;

pub use self::{
    account::Account,
    facts::{Facts, TABLE, Wrong},
    hall::{Line, lines},
    play::written,
    reading::{NotJudged, profile_of, read},
    tables::PROFILES,
};
use self::{
    dice::Dice,
    tables::{House, houses},
};

/// Disagreements that are told in full.
const TOLD: usize = 20;

/// Plays games for seeds.
pub struct Games {
    houses: Vec<House>,
    seed: u64,
}

impl Games {
    pub fn new(seed: u64) -> Result<Games, String> {
        Ok(Games {
            houses: houses()?,
            seed,
        })
    }

    /// The record of the game with this number: the same every time.
    pub fn record(&self, number: u64) -> Result<Record, String> {
        let house = usize::try_from(number).unwrap_or(0) % self.houses.len();
        let seed = Dice::new(self.seed ^ number.wrapping_mul(0x2545_f491_4f6c_dd1d)).bits();
        play::play(&self.houses[house], seed)
    }
}

/// How one record came out.
pub enum Outcome {
    Agreed(Account),
    Differs(Vec<String>),
    NotJudged(String),
}

/// Holds the second reading of a record against what the record says.
pub fn compare(record: &Record, wrong: Option<Wrong>) -> Result<Outcome, String> {
    let lines = lines(&record.to_jsonl())?;
    let said = Account::said(record, &lines)?;
    Ok(match read(&lines, wrong) {
        Ok(read) => match read.differences(&said) {
            none if none.is_empty() => Outcome::Agreed(said),
            differences => Outcome::Differs(differences),
        },
        Err(NotJudged(why)) => Outcome::NotJudged(why),
    })
}

/// What a run came to.
#[derive(Clone, Debug, Default)]
pub struct Report {
    pub games: u64,
    /// The numbers of the games that were judged otherwise.
    pub disagreements: Vec<u64>,
    pub not_judged: u64,
    /// Games of each rulebook and profile.
    pub by_profile: BTreeMap<String, u64>,
    /// Games by how they ended.
    pub by_end: BTreeMap<String, u64>,
    /// What else happened, counted.
    pub happened: BTreeMap<String, u64>,
    /// Why games were not judged.
    pub reasons: BTreeMap<String, u64>,
    /// The first disagreements, with their records.
    pub told: Vec<String>,
}

/// Plays `games` games on `jobs` threads and reads each again. The answer does
/// not depend on the number of threads.
pub fn run(
    games: u64,
    seed: u64,
    jobs: u64,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Report, String> {
    let all = Games::new(seed)?;
    let done = AtomicU64::new(0);
    let parts = thread::scope(|scope| {
        let (all, done) = (&all, &done);
        let threads: Vec<_> = (0..jobs)
            .map(|job| {
                scope.spawn(move || {
                    let mut report = Report::default();
                    let mut number = job;
                    while number < games {
                        report.one(all, number)?;
                        number += jobs;
                        progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                    }
                    Ok(report)
                })
            })
            .collect();
        let parts = threads.into_iter().map(|thread| {
            thread
                .join()
                .unwrap_or_else(|_| Err("a thread broke off".to_owned()))
        });
        parts.collect::<Result<Vec<Report>, String>>()
    })?;
    let mut whole = Report::default();
    for part in parts {
        whole.and(part);
    }
    whole.told.sort();
    whole.disagreements.sort_unstable();
    Ok(whole)
}

/// Plays the games with these numbers and reads each again.
pub fn run_again(numbers: &[u64], seed: u64) -> Result<Report, String> {
    let all = Games::new(seed)?;
    let mut report = Report::default();
    for number in numbers {
        report.one(&all, *number)?;
    }
    Ok(report)
}

impl Report {
    fn one(&mut self, games: &Games, number: u64) -> Result<(), String> {
        let record = games.record(number)?;
        let profile = PROFILES[usize::try_from(number).unwrap_or(0) % PROFILES.len()];
        self.games += 1;
        more(&mut self.by_profile, profile);
        match compare(&record, None)? {
            Outcome::Agreed(account) => self.count(&account),
            Outcome::Differs(differences) => {
                self.disagreements.push(number);
                if self.told.len() < TOLD {
                    let text = differences.join("\n  ");
                    let record = record.to_jsonl();
                    self.told
                        .push(format!("game {number:09}, {profile}\n  {text}\n{record}"));
                }
            }
            Outcome::NotJudged(why) => {
                self.not_judged += 1;
                more(&mut self.reasons, &why);
            }
        }
        Ok(())
    }

    fn count(&mut self, account: &Account) {
        let end = account.end.as_deref().map_or("unfinished", |end| {
            let words: Vec<&str> = end.split(' ').collect();
            words.get(1).copied().unwrap_or("unfinished")
        });
        let drawn = account
            .end
            .as_deref()
            .is_some_and(|end| end.starts_with("1/2"));
        let end = if drawn {
            format!("{end}, drawn")
        } else {
            end.to_owned()
        };
        more(&mut self.by_end, &end);
        for count in account.counts {
            if count > 0 {
                more(
                    &mut self.happened,
                    &format!("players with {count} illegal moves"),
                );
            }
        }
        for (list, what) in [
            (&account.given, "times given or taken"),
            (&account.flags, "flags fallen"),
            (&account.found, "findings on claims"),
            (&account.asked, "questions to the arbiter"),
        ] {
            let count = self.happened.entry(what.to_owned()).or_default();
            *count += list.len() as u64;
        }
    }

    fn and(&mut self, other: Report) {
        self.games += other.games;
        self.disagreements.extend(other.disagreements);
        self.not_judged += other.not_judged;
        for (own, theirs) in [
            (&mut self.by_profile, other.by_profile),
            (&mut self.by_end, other.by_end),
            (&mut self.happened, other.happened),
            (&mut self.reasons, other.reasons),
        ] {
            for (name, count) in theirs {
                *own.entry(name).or_default() += count;
            }
        }
        self.told.extend(other.told);
    }
}

fn more(counts: &mut BTreeMap<String, u64>, name: &str) {
    *counts.entry(name.to_owned()).or_default() += 1;
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for told in &self.told {
            writeln!(f, "{told}")?;
        }
        for (title, counts) in [
            ("games", &self.by_profile),
            ("ends", &self.by_end),
            ("happened", &self.happened),
            ("not judged, because not known", &self.reasons),
        ] {
            writeln!(f, "{title}:")?;
            for (name, count) in counts {
                writeln!(f, "  {count:>9}  {name}")?;
            }
        }
        writeln!(f, "games: {}", self.games)?;
        writeln!(f, "disagreements: {}", self.disagreements.len())?;
        for number in &self.disagreements {
            writeln!(f, "  game {number}")?;
        }
        write!(f, "not judged: {}", self.not_judged)
    }
}
