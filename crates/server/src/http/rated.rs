//! Names from the rating list, while somebody types them.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode, response::Response};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_competition::Person;
use tuomari_lists::rating::{Pace, RatingList};
use utoipa::ToSchema;

use super::{
    asked::Query,
    entries::person,
    reply::{Refused, json},
};
use crate::node::Node;

/// What is shown at once.
const MOST: usize = 8;

/// With fewer letters there is too much to choose from.
const FEWEST_LETTERS: usize = 2;

/// No name is longer.
const MOST_LETTERS: usize = 100;

#[derive(Debug, Deserialize)]
pub(super) struct Asked {
    #[serde(default)]
    name: String,
    #[serde(default)]
    pace: PaceWord,
}

/// Which rating counts. Who has none of it has that of standard chess.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum PaceWord {
    #[default]
    Standard,
    Rapid,
    Blitz,
}

/// Who may be meant.
#[derive(Debug, Serialize, ToSchema, TS)]
pub(crate) struct RatedDto {
    /// How many players the list has; none if there is no list, or if it is
    /// still being read.
    pub(crate) players: usize,
    /// Those whose names begin so, in order of names, some at most.
    pub(crate) people: Vec<Person>,
}

/// Players of the rating list whose names begin with these letters; accents
/// and large letters do not matter.
#[utoipa::path(get, path = "/api/rated",
    operation_id = "findRated", tag = "competitions",
    params(
        ("name" = Option<String>, Query, description = "How the name begins, the last name first; two letters or more"),
        ("pace" = Option<PaceWord>, Query, description = "Which rating counts: `standard`, `rapid` or `blitz`")),
    security((), ("link" = [])),
    responses(
        (status = 200, description = "Who may be meant; nobody, if the server has no rating list", body = RatedDto), Refused))]
pub(super) async fn named(
    State(node): State<Arc<Node>>,
    Query(asked): Query<Asked>,
) -> Result<Response, Refused> {
    let pace = match asked.pace {
        PaceWord::Standard => Pace::Standard,
        PaceWord::Rapid => Pace::Rapid,
        PaceWord::Blitz => Pace::Blitz,
    };
    let list = node.rated.list();
    let name = asked.name.trim();
    let letters = name.chars().filter(|letter| letter.is_alphanumeric());
    let fits = (FEWEST_LETTERS..=MOST_LETTERS).contains(&letters.count());
    let found = list.filter(|_| fits).into_iter();
    let found = found.flat_map(|list| list.entries(name, pace));
    let read = RatedDto {
        players: list.map_or(0, RatingList::len),
        people: found.take(MOST).map(|entry| person(&entry)).collect(),
    };
    Ok(json(StatusCode::OK, &read))
}
