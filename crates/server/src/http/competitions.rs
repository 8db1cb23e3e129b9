//! Competitions: created, seen, acted upon.

use std::sync::Arc;

use axum::{
    body::{Body, Bytes},
    extract::State,
    http::{HeaderMap, StatusCode},
    response::Response,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use tuomari_competition::{
    Act, Command, Departure, Pairs, Refusal, Regulations, Seat, Who, preview as preview_of, view,
};
use tuomari_journal::read_all;
use tuomari_record::{Key, OrganiserName, RECORD_HASH, Record, hash_text};
use tuomari_report::Form;
use tuomari_telling::{Told, departure, meeting_reasons};
use utoipa::ToSchema;

use super::{
    asked::Path,
    caller::Caller,
    commands::{AcceptedDto, key},
    once::once,
    record::{origin_of, with_origin},
    reply::{Refused, json, json_text, read, text},
    room::{RoomDoneDto, RoomWord, see_to},
};
use crate::{
    answer::{Answer, field, forbidden, trouble, unknown_link},
    competition::{
        Held,
        boards::wanted,
        creating::create as create_competition,
        doing::{Order, Pass, What, carry_out, refused},
        pass::{pass, stream},
        place::CompetitionPlace,
        seen::{Seen, SeenCompetitionDto},
        usher,
    },
    node::Node,
    table::{
        creating::record as table_of,
        secret::{Secret, lot},
    },
    wire::{NewTableDto, Problem},
};

/// Acts in one request at most: a list of entries is one.
const MOST_ACTS: usize = 1_000;

/// A stranger's request for a new competition counts for so many others.
const COST: u32 = 10;

/// A competition to be announced.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewCompetitionDto {
    /// What is announced: `name`, `system`, `rounds`, and whatever else the
    /// regulations say. The laws are those of the tables.
    #[schema(value_type = Object)]
    pub(crate) regulations: Value,
    /// How its tables are set; names are left out.
    pub(crate) tables: NewTableDto,
}

/// A competition that was created.
#[derive(Debug, Serialize, ToSchema, TS)]
pub(crate) struct NewlyAnnouncedDto {
    /// Its name in links.
    pub(crate) competition: String,
    /// The links of the organiser and the chief arbiter. They are told once.
    pub(crate) links: Vec<CompetitionLinkDto>,
}

/// The link of a seat of a competition.
#[derive(Debug, Serialize, ToSchema, TS)]
pub(crate) struct CompetitionLinkDto {
    /// The seat: `organiser`, `chief-arbiter`, `player-17`.
    pub(crate) seat: String,
    /// The link for a person. What stands after `#` stays in the browser.
    pub(crate) link: String,
    /// The secret in it, for programs: `Authorization: Bearer …`.
    pub(crate) token: String,
}

/// The acts in a message; what is wrong in one is said of that one.
fn acts_of(mut asked: Value) -> Answer<Vec<Act>> {
    let several = asked.get_mut("acts").map(Value::take);
    let acts = match several {
        None => vec![asked],
        Some(Value::Array(acts)) => acts,
        Some(_) => return Err(field("acts", "is a list")),
    };
    let read = |act: Value| {
        let act: Result<Act, _> = serde_json::from_value(act);
        act.map_err(|error| Box::new(Problem::unreadable(&error.to_string())))
    };
    acts.into_iter().map(read).collect()
}

/// The seat of whoever asks, and the link by which he has it.
pub(super) fn pass_of(node: &Node, caller: &Caller, held: &Held) -> Answer<Pass> {
    let passed = pass(node, caller.secret.as_ref(), held);
    passed.inspect_err(|_| node.limits.missed(caller.address))
}

/// The place of the competition in a path.
pub(super) fn place_of(node: &Node, name: &str) -> Answer<Arc<CompetitionPlace>> {
    node.competitions.place(stream(name)?)
}

pub(super) fn link_dto(
    node: &Node,
    name: &str,
    seat: &Seat,
    secret: &Secret,
) -> CompetitionLinkDto {
    let token = secret.reveal().to_owned();
    CompetitionLinkDto {
        seat: seat.to_string(),
        link: format!("{}/c/{name}#{token}", node.config.base_url()),
        token,
    }
}

/// Announces a competition. With the header `Idempotency-Key` one that is
/// asked for again within ten minutes is the same, with the same links.
#[utoipa::path(post, path = "/api/competitions",
    operation_id = "createCompetition", tag = "competitions",
    request_body = NewCompetitionDto,
    params(("Idempotency-Key" = Option<String>, Header, description = "1 to 64 letters, digits, hyphens or underscores")),
    security((), ("link" = [])),
    responses(
        (status = 201, description = "The competition and its first links", body = NewlyAnnouncedDto), Refused))]
pub(super) async fn create(
    State(node): State<Arc<Node>>,
    caller: Caller,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refused> {
    once(
        node,
        &caller,
        &headers,
        body,
        COST,
        |_, _: &_| false,
        created,
    )
    .await
}

/// Announces it; what is answered.
async fn created(
    node: Arc<Node>,
    asked: NewCompetitionDto,
    organiser: Option<OrganiserName>,
) -> Answer<Bytes> {
    let opening = asked
        .tables
        .open(lot())
        .map_err(|wrong| Box::new(Problem::fields(&wrong)))?;
    let mut tables = table_of(&opening)?;
    tables.names = tuomari_record::Names::default();
    tables.organiser = organiser;
    let mut said = asked.regulations;
    let Value::Object(fields) = &mut said else {
        return Err(field("regulations", "is an object"));
    };
    let laws = format!("{}/{}", tables.rulebook, tables.profile);
    fields.insert("laws".to_owned(), laws.into());
    if let Some(trf) = tables.control.and_then(|control| control.to_trf().ok()) {
        fields.insert("time_control".to_owned(), trf.into());
    }
    let regulations: Result<Regulations, _> = serde_json::from_value(said);
    let regulations = regulations.map_err(|error| field("regulations", error.to_string()))?;
    let created = create_competition(&node, tables, regulations).await?;
    let name = created.id.to_string();
    let links = created.links.iter();
    let answer = NewlyAnnouncedDto {
        links: links
            .map(|(seat, secret)| link_dto(&node, &name, seat, secret))
            .collect(),
        competition: name,
    };
    Ok(serde_json::to_vec(&answer).unwrap_or_default().into())
}

/// Reads a competition as the seat of the link sees it; without a link, as
/// anybody does.
#[utoipa::path(get, path = "/api/competitions/{competition}",
    operation_id = "readCompetition", tag = "competitions",
    params(("competition" = String, Path, description = "The competition's id")),
    security((), ("link" = [])),
    responses(
        (status = 200, description = "The competition, as far as the seat may see it", body = SeenCompetitionDto), Refused))]
pub(super) async fn show(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, Refused> {
    let place = place_of(&node, &name)?;
    let held = place.held(&node).await?;
    let seat = pass_of(&node, &caller, &held)?.seat;
    let version = held.version;
    // However many look on, what they see is written once.
    let written = place.public(version).filter(|_| seat == Seat::Public);
    if let Some(text) = written {
        return Ok(json_text(StatusCode::OK, text));
    }
    let seen = Seen::of(&node, &place, &held, seat);
    drop(held);
    let is_public = seen.is_public();
    let text = node.aside.run(move || seen.written()).await;
    let text: Bytes = text.ok_or_else(|| Box::new(Problem::unavailable()))?.into();
    if is_public {
        place.keep_public(version, &text);
    }
    Ok(json_text(StatusCode::OK, text))
}

/// One act, or several of which all are done or none.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(untagged)]
#[expect(
    dead_code,
    reason = "it is described; each act is read apart, so that a slip in it has its answer"
)]
pub(super) enum ActsDto {
    One(Act),
    Several { acts: Vec<Act> },
}

/// Does something: one act, or several in `acts`, of which all are done or
/// none. With the header `Idempotency-Key` a command that is sent again is one
/// command, and is answered with its first outcome. Tables are named by the
/// server.
#[utoipa::path(post, path = "/api/competitions/{competition}/commands",
    operation_id = "actInCompetition", tag = "competitions",
    request_body = ActsDto,
    params(
        ("competition" = String, Path, description = "The competition's id"),
        ("Idempotency-Key" = Option<String>, Header, description = "1 to 64 letters, digits, hyphens or underscores")),
    security(("link" = [])),
    responses(
        (status = 200, description = "It was done, now or when its key came first", body = AcceptedDto), Refused))]
pub(super) async fn command(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refused> {
    let place = place_of(&node, &name)?;
    if caller.secret.is_none() {
        return Err(unknown_link().into());
    }
    let acts = acts_of(read(body, node.config.max_body).await?)?;
    if acts.is_empty() || acts.len() > MOST_ACTS {
        return Err(field("acts", format!("has 1 to {MOST_ACTS}")).into());
    }
    let key = key(&headers)?;
    let held = place.held(&node).await?;
    let pass = pass_of(&node, &caller, &held)?;
    drop(held);
    if pass.seat == Seat::Public {
        return Err(forbidden("who looks on does nothing").into());
    }
    usher::notice_play(&node, &place, &acts).await?;
    let order = Order {
        key: key.map(|key| Key::of(format!("{}\0{key}", pass.seat).as_bytes())),
        pass,
        what: What::Acts(acts),
    };
    accepted(node, place, order).await
}

/// Carries an order out. Whoever asked may go away; what was begun is finished.
pub(super) async fn accepted(
    node: Arc<Node>,
    place: Arc<CompetitionPlace>,
    order: Order,
) -> Result<Response, Refused> {
    let doing = tokio::spawn(async move { carry_out(&node, &place, &order).await });
    let done = doing.await.map_err(|_| Box::new(Problem::unavailable()))?;
    Ok(json(StatusCode::OK, &AcceptedDto::from(done?)))
}

/// What an act would come to, before it is done: what departs from the rules,
/// whose points and places would change, and which boards of the next pairing.
#[derive(Debug, Serialize, ToSchema, TS)]
pub(crate) struct PreviewDto {
    pub(crate) departures: Vec<Departure>,
    /// The same in words.
    pub(crate) told: Vec<Told>,
    /// Player, points before and after.
    pub(crate) scores: Vec<(u32, String, String)>,
    /// Who, place before and after.
    pub(crate) places: Vec<(Who, Option<u32>, Option<u32>)>,
    /// Boards that would be others: those of before, those of after.
    #[schema(value_type = Vec<(Who, Who)>)]
    pub(crate) before: Pairs,
    #[schema(value_type = Vec<(Who, Who)>)]
    pub(crate) after: Pairs,
}

/// Says what an act would come to, and does nothing.
#[utoipa::path(post, path = "/api/competitions/{competition}/preview",
    operation_id = "previewAct", tag = "competitions",
    request_body = Act,
    params(("competition" = String, Path, description = "The competition's id")),
    security(("link" = [])),
    responses((status = 200, description = "What would come of it", body = PreviewDto), Refused))]
pub(super) async fn preview(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
    body: Body,
) -> Result<Response, Refused> {
    let place = place_of(&node, &name)?;
    let act: Act = read(body, node.config.max_body).await?;
    let held = place.held(&node).await?;
    let seat = pass_of(&node, &caller, &held)?.seat;
    let (competition, rules) = (Arc::clone(&held.competition), Arc::clone(&held.rules));
    let at = node.clock.now_ms().max(held.accepted_ms);
    drop(held);
    let work = move || {
        let ctx = tuomari_competition::Ctx { rules: &rules };
        let command = Command { at, by: seat, act };
        let told = preview_of(&ctx, &competition, &command)?;
        let words = told.departures.iter();
        let words: Vec<Told> = words.map(|one| departure(one, &competition)).collect();
        Ok((told, words))
    };
    let told = node.aside.run(work).await;
    let told = told.ok_or_else(|| Box::new(Problem::unavailable()))?;
    let (told, words) = told.map_err(|refusal: Refusal| refused(&refusal))?;
    let scores = told.scores.iter();
    let (before, after) = told.pairs;
    let answer = PreviewDto {
        departures: told.departures,
        told: words,
        scores: scores
            .map(|(player, before, after)| (player.0, before.to_string(), after.to_string()))
            .collect(),
        places: told.places,
        before,
        after,
    };
    Ok(json(StatusCode::OK, &answer))
}

/// Why those meet who meet in a round.
#[derive(Debug, Serialize, ToSchema, TS)]
pub(crate) struct ReasonsDto {
    pub(crate) round: u16,
    /// Sentence by sentence, for each meeting of the round.
    pub(crate) boards: Vec<Vec<Told>>,
}

/// Says why those meet who meet in a round: bracket, floats, what was passed
/// over and by which criterion, and the rule that gave the colours.
#[utoipa::path(get, path = "/api/competitions/{competition}/rounds/{round}/reasons",
    operation_id = "readReasons",
    tag = "competitions",
    params(
        ("competition" = String, Path, description = "The competition's id"),
        ("round" = u16, Path, description = "The round, from 1")),
    security((), ("link" = [])),
    responses((status = 200, description = "Why each pair meets", body = ReasonsDto), Refused))]
pub(super) async fn reasons(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path((name, number)): Path<(String, u16)>,
) -> Result<Response, Refused> {
    let place = place_of(&node, &name)?;
    let held = place.held(&node).await?;
    let seat = pass_of(&node, &caller, &held)?.seat;
    let competition = Arc::clone(&held.competition);
    drop(held);
    let work = move || {
        let rounds = view(&competition, &seat).rounds;
        let round = rounds.into_iter().find(|round| round.round == number)?;
        let meetings = round.meetings.iter();
        let told = meetings.map(|one| meeting_reasons(one, &round.brackets, &competition));
        Some(ReasonsDto {
            round: number,
            boards: told.collect(),
        })
    };
    let told = node.aside.run(work).await;
    let told = told.ok_or_else(|| Box::new(Problem::unavailable()))?;
    let told = told.ok_or_else(|| refused(&Refusal::UnknownRound))?;
    Ok(json(StatusCode::OK, &told))
}

/// The record of a competition, one entry a line, chained by hashes. It holds
/// sealed line-ups, so it is for arbiters and the organiser.
#[utoipa::path(get, path = "/api/competitions/{competition}/record",
    operation_id = "readCompetitionRecord", tag = "competitions",
    params(("competition" = String, Path, description = "The competition's id")),
    security(("link" = [])),
    responses(
        (status = 200, description = "The record; its lines are described in `docs/schemas`",
            content_type = "application/jsonl", body = String),
        Refused))]
pub(super) async fn record(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, Refused> {
    let place = with_record(&node, &caller, &name).await?;
    let origin = origin_of(&node, place.id).await?;
    let record = with_origin(record_of(&node, &place).await?, origin)?;
    Ok(text("application/jsonl", record.to_jsonl()))
}

/// The competition in a path, for whoever may have its record.
pub(super) async fn with_record(
    node: &Arc<Node>,
    caller: &Caller,
    name: &str,
) -> Answer<Arc<CompetitionPlace>> {
    let place = place_of(node, name)?;
    let held = place.held(node).await?;
    let seat = pass_of(node, caller, &held)?.seat;
    drop(held);
    if !seat.is_chief() && seat != Seat::Organiser {
        return Err(forbidden("the record is for arbiters and the organiser"));
    }
    Ok(place)
}

/// The record of a competition; every hash in it holds.
pub(super) async fn record_of(node: &Node, place: &CompetitionPlace) -> Answer<Record> {
    let rows = read_all(node.journal.as_ref(), place.id, 1).await;
    let rows = rows.map_err(|error| trouble(&error))?;
    Record::new(place.id, rows).map_err(|error| {
        tracing::error!(%error, "a record does not hold");
        Box::new(Problem::broken_record())
    })
}

/// FIDE's report file of a competition as it stands, TRF26. A comment has the
/// last hash of the record.
#[utoipa::path(get, path = "/api/competitions/{competition}/report",
    operation_id = "readReport", tag = "competitions",
    params(("competition" = String, Path, description = "The competition's id")),
    security((), ("link" = [])),
    responses(
        (status = 200, description = "The report file", content_type = "text/plain", body = String), Refused))]
pub(super) async fn report(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, Refused> {
    let place = place_of(&node, &name)?;
    let held = place.held(&node).await?;
    let seat = pass_of(&node, &caller, &held)?.seat;
    let competition = Arc::clone(&held.competition);
    let hash = format!(" {RECORD_HASH} {}", hash_text(&held.hash));
    drop(held);
    if !seat.is_official() && !competition.is_finished() {
        return Err(forbidden("wait until the competition is over, or ask the arbiter").into());
    }
    let write = move || {
        let mut report = competition.report();
        report.comments.push(hash);
        report.write(Form::Trf26)
    };
    let written = node.aside.run(write).await;
    let written = written.ok_or_else(|| Box::new(Problem::unavailable()))?;
    let written = written.map_err(|unfit| {
        let detail = format!("\"{}\" is too long for the file; correct it", unfit.text);
        Box::new(Problem::new("does-not-fit", 409, "Something does not fit").with_detail(detail))
    })?;
    Ok(text("text/plain; charset=utf-8", written))
}

/// What is done to the clocks of a round.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RoundClocksDto {
    pub(crate) clocks: RoomWord,
}

/// Starts or stops all clocks of the round that is being played, or sets going
/// again those that such an act stopped. For arbiters, each at his boards.
#[utoipa::path(post, path = "/api/competitions/{competition}/clocks",
    operation_id = "setRoundClocks", tag = "competitions",
    request_body = RoundClocksDto,
    params(("competition" = String, Path, description = "The competition's id")),
    security(("link" = [])),
    responses(
        (status = 200, description = "At how many tables it was done, and where it was not", body = RoomDoneDto), Refused))]
pub(super) async fn clocks(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path(name): Path<String>,
    body: Body,
) -> Result<Response, Refused> {
    let place = place_of(&node, &name)?;
    let asked: RoundClocksDto = read(body, node.config.max_body).await?;
    let Some(secret) = caller.secret.clone() else {
        return Err(unknown_link().into());
    };
    let held = place.held(&node).await?;
    let seat = pass_of(&node, &caller, &held)?.seat;
    if !seat.is_arbiter() {
        return Err(forbidden("the clocks are the arbiter's").into());
    }
    let mut tables = wanted(&held);
    drop(held);
    if let Seat::SectorArbiter(first, last) = seat {
        tables.retain(|(_, of)| (first..=last).contains(&of.board));
    }
    let tables = tables.into_iter();
    let tables = tables.map(|(id, _)| (id.to_string(), Some(secret.clone())));
    let tables = tables.collect();
    // Whoever asked may go away; what was begun is finished.
    let doing = tokio::spawn(async move { see_to(&node, tables, asked.clocks).await });
    let done = doing.await.map_err(|_| Box::new(Problem::unavailable()))?;
    Ok(json(StatusCode::OK, &done))
}
