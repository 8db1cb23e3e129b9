//! By which keys the records of this installation are signed.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode, response::Response};
use tuomari_record::{Handover, Origin};

use super::{
    asked::Path,
    caller::Caller,
    competitions::with_record,
    record::origin_of,
    reply::{Refused, json},
};
use crate::{
    node::Node,
    table::pass::stream,
    wire::origin::{KeysDto, OriginDto},
};

/// The keys by which the records of this installation are signed. Whoever keeps
/// them can check records later without asking this server.
#[utoipa::path(get, path = "/api/keys",
    operation_id = "readKeys", tag = "tables",
    security(()),
    responses((status = 200, description = "The keys, the oldest first", body = KeysDto), Refused))]
pub(super) async fn keys(State(node): State<Arc<Node>>) -> Response {
    let keys = node.signing.keys();
    let keys = keys.as_deref();
    let all = keys.map_or_else(Vec::new, tuomari_record::Keys::all);
    let handovers = keys.map_or(&[][..], |keys| keys.handovers());
    json(
        StatusCode::OK,
        &KeysDto {
            keys: all.iter().map(ToString::to_string).collect(),
            handovers: handovers.iter().map(Handover::write).collect(),
        },
    )
}

/// What was signed, as it goes over the wire.
fn dto(origin: Option<&Origin>) -> OriginDto {
    let handovers = origin.into_iter().flat_map(|origin| &origin.handovers);
    OriginDto {
        signed: origin.map(|origin| origin.signed.write()),
        handovers: handovers.map(Handover::write).collect(),
    }
}

/// What was signed of the record of a table: for the arbiter and the organiser
/// at any time, for everybody once the game is over.
#[utoipa::path(get, path = "/api/tables/{table}/origin",
    operation_id = "readTableOrigin", tag = "tables",
    params(("table" = String, Path, description = "The table's id")),
    security((), ("link" = [])),
    responses((status = 200, description = "What was signed", body = OriginDto), Refused))]
pub(super) async fn of_table(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, Refused> {
    let id = stream(&name)?;
    let place = node.hall.place(&node, id)?;
    let mut table = place.table(&node).await?;
    // Whoever may read the story.
    caller.reads(&node, &mut table)?;
    drop(table);
    let origin = origin_of(&node, id).await?;
    Ok(json(StatusCode::OK, &dto(origin.as_ref())))
}

/// What was signed of the record of a competition, for arbiters and the
/// organiser.
#[utoipa::path(get, path = "/api/competitions/{competition}/origin",
    operation_id = "readCompetitionOrigin", tag = "competitions",
    params(("competition" = String, Path, description = "The competition's id")),
    security(("link" = [])),
    responses((status = 200, description = "What was signed", body = OriginDto), Refused))]
pub(super) async fn of_competition(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, Refused> {
    let place = with_record(&node, &caller, &name).await?;
    let origin = origin_of(&node, place.id).await?;
    Ok(json(StatusCode::OK, &dto(origin.as_ref())))
}
