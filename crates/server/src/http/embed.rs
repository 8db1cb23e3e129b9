//! Live boards elsewhere: in a frame on the sites of `embed-sites`, and over the
//! picture of a stream. They are what a spectator is told and nothing more: the
//! page asks as anybody does, without a link.

use axum::{
    http::StatusCode,
    response::{IntoResponse as _, Response},
};
use tuomari_record::StreamId;

use super::{caller::Caller, reply::Refused};
use crate::{node::Node, table::pass::stream};

/// What an address of such boards asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Live {
    /// `embed/TABLE`: one board in a frame.
    Board(StreamId),
    /// `embed/hall`: the boards in play in a frame, or those that are named
    /// after it.
    Hall,
    /// `overlay/TABLE`: a whole page for a streaming program. Nobody frames
    /// it, so no setting opens it: it shows what the table's page shows.
    Overlay(StreamId),
}

impl Live {
    /// None for other pages, a competition's frame among them.
    pub(super) fn of(path: &str) -> Option<Live> {
        let (first, rest) = path.trim_end_matches('/').split_once('/')?;
        match first {
            "embed" if rest == "hall" || rest.starts_with("hall/") => Some(Live::Hall),
            "embed" => stream(rest).ok().map(Live::Board),
            "overlay" => stream(rest).ok().map(Live::Overlay),
            _ => None,
        }
    }

    pub(super) fn is_framed(self) -> bool {
        !matches!(self, Live::Overlay(_))
    }

    /// What is answered instead, where it may not be shown.
    pub(super) async fn refusal(self, node: &Node, caller: &Caller) -> Option<Response> {
        let is_shown = match self {
            Live::Board(_) | Live::Hall if node.config.embed_sites.is_empty() => false,
            Live::Hall => node.config.anyone_lists,
            Live::Board(id) | Live::Overlay(id) => {
                // A stranger's guess is looked up in the journal, as everywhere.
                if node.hall.get(id).is_none()
                    && let Err(problem) = caller.spend(node, 1, "")
                {
                    return Some(Refused::from(problem).into_response());
                }
                is_there(node, id).await
            }
        };
        (!is_shown).then(|| StatusCode::NOT_FOUND.into_response())
    }
}

/// Whether there is such a table. Where that cannot be known right now, the
/// page comes and asks again by itself.
async fn is_there(node: &Node, id: StreamId) -> bool {
    let trouble = match node.hall.place(node, id) {
        Ok(place) => place.table(node).await.err(),
        Err(problem) => Some(problem),
    };
    trouble.is_none_or(|problem| problem.status != StatusCode::NOT_FOUND.as_u16())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_the_boards() {
        let table = "0198e3a0-0000-7000-8000-000000000000";
        let id: StreamId = table.parse().unwrap();
        let check = |path: &str, expected: Option<Live>| {
            assert_eq!(Live::of(path), expected, "{path}");
        };
        check(&format!("embed/{table}"), Some(Live::Board(id)));
        check(&format!("embed/{table}/"), Some(Live::Board(id)));
        check(&format!("overlay/{table}"), Some(Live::Overlay(id)));
        check("embed/hall", Some(Live::Hall));
        check(&format!("embed/hall/{table}"), Some(Live::Hall));
        check("embed/hallway", None);
        // A competition's frame is another page.
        check("embed/0198e3a0-0000-8000-8000-000000000000", None);
        check("overlay/0198e3a0-0000-8000-8000-000000000000", None);
        check("overlay/hall", None);
        check(&format!("t/{table}"), None);
        check("embed", None);
        check("", None);
    }
}
