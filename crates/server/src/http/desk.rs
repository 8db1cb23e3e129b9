//! For the arbiter's desk: what bears on a question, and earlier positions.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode, response::Response};
use serde::Serialize;
use tuomari_conduct::{Seat, dossier};
use utoipa::ToSchema;

use super::{
    asked::Path,
    caller::Caller,
    reply::{Refused, json},
};
use crate::{
    answer::forbidden,
    doing::oracle::{WITHIN_A_DECISION, with_oracle},
    node::Node,
    table::pass::stream,
    wire::{
        Problem,
        dossier::{DossierDto, PositionDto},
    },
};

/// The positions of a game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PositionsDto {
    /// The one it began with first.
    pub(crate) positions: Vec<PositionDto>,
}

/// What bears on an open question: positions that are the same, moves without
/// a capture, whether a side can still mate. For the arbiter, who has been
/// asked; a question that is not open has no facts.
#[utoipa::path(get, path = "/api/tables/{table}/questions/{question}",
    operation_id = "readQuestion", tag = "tables",
    params(
        ("table" = String, Path, description = "The table's id"),
        ("question" = u16, Path, description = "The question's number")),
    security(("link" = [])),
    responses(
        (status = 200, description = "What bears on the question", body = DossierDto), Refused))]
pub(super) async fn question(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path((name, number)): Path<(String, u16)>,
) -> Result<Response, Refused> {
    let id = stream(&name)?;
    let place = node.hall.place(&node, id)?;
    let table = place.table(&node).await?;
    if caller.pass(&node, &table)?.seat != Seat::Arbiter {
        return Err(forbidden("what bears on a question is for the arbiter").into());
    }
    let mut open = table.game.questions().iter();
    let question = open.find(|open| open.id.0 == number).copied();
    let question = question.ok_or_else(no_question)?;
    // The search takes its time; the table does not wait for it.
    let game = table.game.clone();
    drop(table);
    let facts = with_oracle(WITHIN_A_DECISION, |oracle| {
        dossier(&game, &question, oracle)
    });
    Ok(json(StatusCode::OK, &DossierDto::of(&game, number, &facts)))
}

/// Every position of a game so far, with the times of the clocks. For the
/// arbiter at any time, for everybody once the game is over.
#[utoipa::path(get, path = "/api/tables/{table}/positions",
    operation_id = "listPositions", tag = "tables",
    params(("table" = String, Path, description = "The table's id")),
    security((), ("link" = [])),
    responses(
        (status = 200, description = "The positions, the first one first", body = PositionsDto), Refused))]
pub(super) async fn positions(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, Refused> {
    let id = stream(&name)?;
    let place = node.hall.place(&node, id)?;
    let mut table = place.table(&node).await?;
    let game = caller.reads(&node, &mut table)?.game.clone();
    drop(table);
    let positions = PositionDto::all(&game);
    Ok(json(StatusCode::OK, &PositionsDto { positions }))
}

fn no_question() -> Box<Problem> {
    let problem = Problem::new("no-question", 404, "There is no such question any more");
    Box::new(problem.with_detail("look at the questions of the latest view"))
}
