//! The rounds of a competition for calendars.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use serde::Deserialize;
use tuomari_print::{Calendar, code_of};

use super::{
    asked::{Path, Query},
    competitions::place_of,
    prints::{is_known, language},
    reply::Refused,
};
use crate::{competition::place::no_competition, node::Node};

/// What follows the question mark.
#[derive(Debug, Deserialize)]
pub(super) struct Asked {
    lang: Option<String>,
}

/// The rounds that have an hour, or the days of the competition, for a
/// calendar that asks again now and then (iCalendar, RFC 5545). With
/// `If-None-Match` it says 304 where nothing has changed.
#[utoipa::path(get, path = "/api/competitions/{competition}/calendar.ics",
    operation_id = "readCalendar", tag = "competitions",
    params(
        ("competition" = String, Path, description = "The competition's id"),
        ("lang" = Option<String>, Query, description = "en, fi or sv; what Accept-Language says if it is not said")),
    security(()),
    responses(
        (status = 200, description = "The calendar", content_type = "text/calendar", body = String),
        (status = 304, description = "Nothing has changed"), Refused))]
pub(super) async fn rounds(
    State(node): State<Arc<Node>>,
    Path(name): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let language = language(asked.lang.as_deref(), &headers)?;
    let place = place_of(&node, &name)?;
    let held = place.held(&node).await?;
    let (version, at_ms) = (held.version, held.accepted_ms);
    let regulations = held.competition.regulations().cloned();
    drop(held);
    let tag = format!("\"{version}-{}\"", code_of(language));
    if is_known(&headers, &tag) {
        return Ok((StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response());
    }
    let regulations = regulations.ok_or_else(no_competition)?;
    let link = format!("{}/c/{}", node.config.base_url(), place.name);
    let calendar = Calendar {
        id: &place.name,
        version,
        at_ms,
        link: &link,
    };
    let headers = [
        (
            header::CONTENT_TYPE,
            "text/calendar; charset=utf-8".to_owned(),
        ),
        (
            header::CONTENT_DISPOSITION,
            "attachment; filename=\"rounds.ics\"".to_owned(),
        ),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
        (header::VARY, "accept-language".to_owned()),
        (header::ETAG, tag),
    ];
    Ok((headers, calendar.text(&regulations, language)).into_response())
}
