//! A competition as a seat sees it.

use std::sync::Arc;

use serde::Serialize;
use ts_rs::TS;
use tuomari_competition::{
    Act, Article, Choice, Competition, Ctx, Departure, Seat, View, options, view,
};
use tuomari_rulebook::Rules;
use tuomari_telling::{Told, departure};
use utoipa::ToSchema;

use crate::{
    competition::{Held, place::CompetitionPlace},
    node::Node,
};

/// A competition as a seat sees it.
#[derive(Debug, Serialize, ToSchema, TS)]
pub(crate) struct SeenCompetitionDto {
    pub(crate) competition: String,
    pub(crate) version: u64,
    /// The seat that sees it so; `public` without a link.
    pub(crate) seat: String,
    pub(crate) view: View,
    /// What the seat may do now, one example for each kind of act.
    pub(crate) options: Vec<OptionOfActDto>,
    /// Where it departed from the rules, as far as the seat may know.
    pub(crate) departures: Vec<Told>,
    /// The seats that have a link; for those who give them out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub(crate) linked: Vec<String>,
}

/// An act that a seat may do.
#[derive(Debug, Serialize, ToSchema, TS)]
pub(crate) struct OptionOfActDto {
    /// An example; people fill in names, boards and results.
    pub(crate) act: Act,
    #[ts(type = "Array<string>")]
    #[schema(value_type = Vec<String>)]
    pub(crate) cites: Vec<Article>,
    /// What would depart from the rules, in this example.
    pub(crate) departures: Vec<Departure>,
    /// The same in words.
    pub(crate) told: Vec<Told>,
}

/// What is needed to say what a seat sees. To say it takes a while.
#[derive(Debug)]
pub(crate) struct Seen {
    name: String,
    version: u64,
    at_ms: u64,
    seat: Seat,
    competition: Arc<Competition>,
    rules: Arc<Rules>,
    linked: Vec<String>,
}

impl Seen {
    /// What a seat sees now.
    pub(crate) fn of(node: &Node, place: &CompetitionPlace, held: &Held, seat: Seat) -> Seen {
        let gives = matches!(seat, Seat::Organiser | Seat::ChiefArbiter);
        let linked = if gives { held.links.all() } else { Vec::new() };
        let mut linked: Vec<String> = linked.iter().map(|(seat, _)| seat.to_string()).collect();
        linked.sort_unstable();
        Seen {
            name: place.name.clone(),
            version: held.version,
            at_ms: node.clock.now_ms().max(held.accepted_ms),
            seat,
            competition: Arc::clone(&held.competition),
            rules: Arc::clone(&held.rules),
            linked,
        }
    }

    pub(crate) fn is_public(&self) -> bool {
        self.seat == Seat::Public
    }

    /// It, for a reader.
    pub(crate) fn told(self) -> SeenCompetitionDto {
        let competition = &self.competition;
        let choices = if self.is_public() {
            Vec::new()
        } else {
            let ctx = Ctx { rules: &self.rules };
            options(&ctx, competition, &self.seat, self.at_ms)
        };
        let view = view(competition, &self.seat);
        let departed = view.departures.iter();
        let choices = choices.into_iter().map(|one| option(one, competition));
        SeenCompetitionDto {
            departures: departed.map(|one| departure(one, competition)).collect(),
            view,
            options: choices.collect(),
            competition: self.name,
            version: self.version,
            seat: self.seat.to_string(),
            linked: self.linked,
        }
    }

    /// It, as it is sent.
    pub(crate) fn written(self) -> Vec<u8> {
        serde_json::to_vec(&self.told()).unwrap_or_default()
    }
}

fn option(choice: Choice, competition: &Competition) -> OptionOfActDto {
    let departures = choice.departures.iter();
    OptionOfActDto {
        told: departures.map(|one| departure(one, competition)).collect(),
        act: choice.act,
        cites: choice.cites,
        departures: choice.departures,
    }
}
