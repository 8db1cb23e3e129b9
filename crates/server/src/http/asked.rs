//! What an address asks for. What cannot be read is a problem like any other,
//! with what to do about it; the framework would answer in plain text.

use axum::{
    extract::{FromRequestParts, Path as AnyPath, Query as AnyQuery},
    http::request::Parts,
};
use serde::de::DeserializeOwned;

use super::reply::Refused;
use crate::wire::Problem;

/// The parts of a path.
#[derive(Debug)]
pub(super) struct Path<T>(pub(super) T);

/// What follows the question mark.
#[derive(Debug)]
pub(super) struct Query<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Refused> {
        let read = AnyPath::from_request_parts(parts, state).await;
        read.map(|AnyPath(path)| Path(path))
            .map_err(|rejection| unreadable(&rejection.body_text()))
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, Refused> {
        let read = AnyQuery::from_request_parts(parts, state).await;
        read.map(|AnyQuery(query)| Query(query))
            .map_err(|rejection| unreadable(&rejection.body_text()))
    }
}

fn unreadable(why: &str) -> Refused {
    Box::new(Problem::unreadable(why)).into()
}
