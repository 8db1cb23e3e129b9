//! The desk of a scenario about competitions, and its steps.
#![allow(
    clippy::needless_pass_by_value,
    reason = "the words of a step come by value, and a step says what it takes"
)]

#[allow(
    dead_code,
    clippy::unwrap_used,
    reason = "the tests of competitions ask more of a desk than the cases do"
)]
#[path = "../../../competition/tests/it/desk.rs"]
pub(crate) mod desk;
mod given;
mod then;
mod when;
mod words;

use std::collections::BTreeSet;

use cucumber::World;
use tuomari_competition::{Act, Article, Departure, Event, Happening, Refusal, Regulations, Seat};
use tuomari_rulebook::{ArticleId, Profile};

use self::desk::Desk;
use crate::runner::Shown;

/// One scenario's world.
#[derive(Debug, World)]
#[world(init = Self::new)]
pub(crate) struct Hall {
    pub(crate) desk: Desk,
    /// What the next announcement says.
    pub(crate) regulations: Option<Regulations>,
    /// What came of the last act.
    pub(crate) last: Vec<Event>,
    /// The last act was refused, and no step has said so yet.
    refused: Option<Refusal>,
    /// Departures that no step has spoken of yet.
    unsaid: Vec<Departure>,
    cited: BTreeSet<ArticleId>,
}

impl Hall {
    fn new() -> Hall {
        Hall {
            desk: Desk::under("fide-2023", Profile::Standard),
            regulations: None,
            last: Vec::new(),
            refused: None,
            unsaid: Vec::new(),
            cited: BTreeSet::new(),
        }
    }

    /// The chief arbiter does something.
    pub(crate) fn arbiter(&mut self, act: Act) {
        self.act(Seat::ChiefArbiter, act);
    }

    pub(crate) fn act(&mut self, by: Seat, act: Act) {
        assert_eq!(self.refused, None, "it was refused, and no step says so");
        match self.desk.act(by, act) {
            Ok(events) => {
                for event in &events {
                    self.cite(event.cites.iter().copied());
                    if let Happening::Departed(departure) = &event.what {
                        self.unsaid.push(departure.clone());
                    }
                }
                self.last = events;
            }
            Err(refusal) => {
                self.cite(refusal.article());
                self.last = Vec::new();
                self.refused = Some(refusal);
            }
        }
    }

    fn cite(&mut self, articles: impl IntoIterator<Item = Article>) {
        for article in articles {
            if let Article::Law(id) = article {
                self.cited.insert(id);
            }
        }
    }

    /// Takes the refusal that a step speaks of.
    #[track_caller]
    pub(crate) fn refusal(&mut self) -> Refusal {
        self.refused.take().expect("something was refused")
    }

    /// Takes a departure that a step speaks of.
    #[track_caller]
    pub(crate) fn departure(&mut self, matter: &str) -> Departure {
        let id = |one: &Departure| -> &'static str {
            tuomari_competition::MatterKind::from(&one.matter).into()
        };
        let place = self.unsaid.iter().position(|one| id(one) == matter);
        let Some(place) = place else {
            let all: Vec<&str> = self.unsaid.iter().map(id).collect();
            panic!("no {matter} among {all:?}");
        };
        self.unsaid.remove(place)
    }

    pub(crate) fn nothing_unsaid(&self) {
        assert_eq!(self.unsaid, [], "it departs from the rules");
    }
}

impl Shown for Hall {
    fn steps() -> cucumber::step::Collection<Self> {
        <Self as cucumber::World>::collection()
    }

    /// Nothing may have been refused, or have departed from the rules,
    /// without a step that says so.
    fn close(&mut self) {
        assert_eq!(self.refused, None, "it was refused, and no step says so");
        self.nothing_unsaid();
    }

    fn cited(&self) -> &BTreeSet<ArticleId> {
        &self.cited
    }
}
