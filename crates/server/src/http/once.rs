//! Making what is asked for, once under a key.

use std::sync::Arc;

use axum::{
    body::{Body, Bytes},
    http::{HeaderMap, StatusCode},
    response::Response,
};
use serde::de::DeserializeOwned;
use tuomari_record::{Key, OrganiserName};

use super::{
    caller::Caller,
    commands::key,
    creating::Slot,
    reply::{Refused, bytes, json_text, parse},
};
use crate::{answer::Answer, node::Node, wire::Problem};

/// Makes what a body asks for. A stranger may if the server is open to
/// strangers, or if it is something for anybody, and pays for it as for so many
/// requests. Under a key, what is
/// asked for again within a while gets the same answer.
pub(super) async fn once<T, F>(
    node: Arc<Node>,
    caller: &Caller,
    headers: &HeaderMap,
    body: Body,
    cost: u32,
    for_anybody: impl FnOnce(&Node, &T) -> bool,
    make: impl FnOnce(Arc<Node>, T, Option<OrganiserName>) -> F + Send + 'static,
) -> Result<Response, Refused>
where
    T: DeserializeOwned + Send + 'static,
    F: Future<Output = Answer<Bytes>> + Send,
{
    let organiser = caller.organiser(&node);
    if organiser.is_none() {
        caller.spend(&node, cost, "")?;
    }
    let body = bytes(body, node.config.max_body).await?;
    let asked = parse::<T>(&body);
    if organiser.is_none()
        && !node.config.anyone_creates
        && !asked.as_ref().is_ok_and(|asked| for_anybody(&node, asked))
    {
        caller.must_be_organiser(&node)?;
    }
    let asked = asked?;
    let slot = match key(headers)? {
        Some(key) => node.creating.slot(caller.key(&key), Key::of(&body))?,
        None => Slot::default(),
    };
    // What nobody else set up is the server's own organiser's anyway.
    let owner = organiser.filter(|name| !name.is_main());
    // Whoever asked may go away; what was begun is finished and remembered.
    let doing = tokio::spawn(async move {
        let mut answer = slot.lock_owned().await;
        if answer.is_none() {
            *answer = Some(make(node, asked, owner).await?);
        }
        Ok::<_, Box<Problem>>(answer.clone().unwrap_or_default())
    });
    let text = doing
        .await
        .map_err(|_| Box::new(Problem::unavailable()))??;
    Ok(json_text(StatusCode::CREATED, text))
}
