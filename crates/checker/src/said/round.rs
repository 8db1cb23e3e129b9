//! Byes, faults, departures and remarks in words.

use tuomari_pairing::{Departure, Fault};
use tuomari_report::Date;

use super::{Said, numbers, pairs, points};
use crate::article::Article;
use crate::check::CheckedRound;
use crate::reason::{Against, ByeReason, ByeWhy};
use crate::remark::Remark;

impl ByeReason {
    /// Why he has the bye, and who may not have it.
    pub fn said(&self) -> Vec<Said> {
        let (said, barred) = match &self.why {
            ByeWhy::Table => {
                let said = Said::new("pairing-bye-table").number("number", self.number);
                return vec![said.text("article", &Article::BERGER)];
            }
            ByeWhy::Players {
                score,
                unplayed,
                barred,
            } => {
                let said = Said::new("pairing-bye-players")
                    .text("score", &points(*score))
                    .number("unplayed", *unplayed)
                    .text("article", "C.04.3 C5, C9");
                (said, barred)
            }
            ByeWhy::Teams {
                score,
                played,
                barred,
            } => {
                let said = Said::new("pairing-bye-teams")
                    .text("score", &points(*score))
                    .number("played", *played)
                    .text("article", "C.04.6 3.4");
                (said, barred)
            }
        };
        let mut all = vec![said.number("number", self.number)];
        if !barred.is_empty() {
            let said = Said::new("pairing-bye-barred").text("numbers", &numbers(barred));
            all.push(said);
        }
        all
    }
}

impl CheckedRound {
    /// What is wrong with a round that differs: where it leaves the rules,
    /// and what is not legal at all.
    pub fn said(&self) -> Vec<Said> {
        let departure = self.departure.iter().map(of_departure);
        let mut said: Vec<Said> = departure.collect();
        said.extend(self.faults.iter().map(of_fault));
        if self.theirs.byes.len() > 1 {
            let byes = numbers(&self.theirs.byes);
            said.push(Said::new("pairing-several-byes").text("numbers", &byes));
        }
        if let Err(refusal) = &self.ours {
            said.extend(refusal.said());
        }
        said
    }
}

fn of_departure(departure: &Departure) -> Said {
    let against = Against::Players(departure.by);
    let list = |(two, floats): &(Vec<(u32, u32)>, Vec<u32>)| {
        if floats.is_empty() {
            Said::new("pairing-others").text("pairs", &pairs(two))
        } else {
            Said::new("pairing-others-float")
                .text("pairs", &pairs(two))
                .text("floats", &numbers(floats))
        }
    };
    let bracket = u64::try_from(departure.bracket).unwrap_or(u64::MAX);
    Said::new("pairing-departure")
        .number("bracket", bracket.saturating_add(1))
        .text("score", &points(departure.score))
        .phrase("given", list(&departure.given))
        .phrase("right", list(&departure.right))
        .phrase("criterion", against.said())
        .text("article", &against.article())
}

fn of_fault(fault: &Fault) -> Said {
    let one = |key, number: u32| Said::new(key).number("number", number);
    let two =
        |key, white: u32, black: u32| Said::new(key).number("white", white).number("black", black);
    match *fault {
        Fault::Stranger(number) => one("pairing-fault-stranger", number),
        Fault::Missing(number) => one("pairing-fault-missing", number),
        Fault::PairedTwice(number) => one("pairing-fault-twice", number),
        Fault::MayNotMeet(white, black) => two("pairing-fault-met", white, black),
        Fault::BarredFromBye(number) => one("pairing-fault-bye", number),
        Fault::SameAbsoluteColor(white, black) => two("pairing-fault-absolute", white, black),
        Fault::WrongColors(white, black) => two("pairing-fault-colors", white, black),
        Fault::NotProved => Said::new("pairing-fault-proof"),
    }
}

impl Remark {
    pub fn said(self) -> Said {
        match self {
            Remark::RoundsAssumed(rounds) => {
                Said::new("pairing-remark-rounds").number("rounds", rounds)
            }
            Remark::BoardsAssumed(boards) => {
                Said::new("pairing-remark-boards").number("boards", boards)
            }
            Remark::OlderThanPairingRules(day) => {
                Said::new("pairing-remark-older").text("day", &iso(day))
            }
            Remark::OlderThanTieBreaks(day) => {
                Said::new("pairing-remark-tie-breaks").text("day", &iso(day))
            }
        }
    }
}

fn iso(day: Date) -> String {
    format!("{:04}-{:02}-{:02}", day.year, day.month, day.day)
}
