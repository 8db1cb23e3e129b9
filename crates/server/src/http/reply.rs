//! Answers and problems over HTTP.

use std::collections::BTreeMap;

use axum::{
    body::{Body, Bytes, to_bytes},
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::{Serialize, de::DeserializeOwned};
use utoipa::{
    IntoResponses, ToSchema as _,
    openapi::{self, Content, Ref, RefOr, ResponseBuilder},
};

use crate::{
    answer::Answer,
    table::seats::qr_svg,
    wire::{Problem, problem::PROBLEM_JSON},
};

/// A problem as an answer.
#[derive(Debug)]
pub(crate) struct Refused(Box<Problem>);

impl From<Box<Problem>> for Refused {
    fn from(problem: Box<Problem>) -> Refused {
        Refused(problem)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.status).unwrap_or(StatusCode::BAD_REQUEST);
        let text = serde_json::to_string(&self.0).unwrap_or_default();
        (status, [(header::CONTENT_TYPE, PROBLEM_JSON)], text).into_response()
    }
}

/// As the interface describes it: what was asked is wrong, or the node cannot.
impl IntoResponses for Refused {
    fn responses() -> BTreeMap<String, RefOr<openapi::Response>> {
        let problem = Content::new(Some(Ref::from_schema_name(Problem::name())));
        let response = |description: &str| {
            let response = ResponseBuilder::new().description(description);
            RefOr::T(response.content(PROBLEM_JSON, problem.clone()).build())
        };
        [
            ("4XX", "It cannot be done so; the problem says why"),
            ("500", "Something is broken here"),
            (
                "503",
                "Not now; ask again, with the same key if there was one",
            ),
        ]
        .map(|(status, description)| (status.to_owned(), response(description)))
        .into()
    }
}

/// An answer in JSON that nobody keeps.
pub(super) fn json(status: StatusCode, answer: &impl Serialize) -> Response {
    let text = serde_json::to_vec(answer).unwrap_or_default();
    json_text(status, text.into())
}

/// The same, written already.
pub(super) fn json_text(status: StatusCode, text: Bytes) -> Response {
    let headers = [
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static("application/json"),
        ),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    (status, headers, text).into_response()
}

/// Something else that is not JSON, and that nobody keeps either.
pub(super) fn text(kind: &'static str, text: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (headers, text).into_response()
}

/// A link as a QR code.
pub(super) fn drawn(link: &str) -> Answer<Response> {
    let svg = qr_svg(link).ok_or_else(|| Box::new(Problem::unavailable()))?;
    Ok(text("image/svg+xml", svg))
}

/// The bytes of a body, at most so many.
pub(super) async fn bytes(body: Body, most: usize) -> Answer<Bytes> {
    to_bytes(body, most)
        .await
        .map_err(|_| Box::new(Problem::too_large(most)))
}

/// What a body says.
pub(super) async fn read<T: DeserializeOwned>(body: Body, most: usize) -> Answer<T> {
    parse(&bytes(body, most).await?)
}

/// What bytes say.
pub(super) fn parse<T: DeserializeOwned>(bytes: &Bytes) -> Answer<T> {
    serde_json::from_slice(bytes).map_err(|error| Box::new(Problem::unreadable(&error.to_string())))
}
