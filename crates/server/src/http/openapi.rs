//! The description of the interface (`OpenAPI` 3.1), made from the code.

use axum::{http::StatusCode, response::Response};
use tuomari_telling::ToldValue;
use utoipa::{
    Modify, OpenApi,
    openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme},
};

use super::{
    badges, broadcast, calendar, commands, competitions, desk, entries, health, here, history,
    keys, laws, prints, programme, rated, record, reply::json, room, rules, seats, standings,
    story, tables, wording::Wording,
};
use crate::wire::{FromClient, ToClient};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tuomari",
        description = "Chess by the Laws: tables, seats by link, commands and what each seat may \
            see. What goes through the WebSocket at /api/socket is described by FromClient and \
            ToClient. The guide is docs/api.md in the source, the lines of the records are \
            described in docs/schemas.",
        license(name = "GPL-3.0-or-later", identifier = "GPL-3.0-or-later")
    ),
    servers((url = "/", description = "The server that is asked")),
    tags(
        (name = "tables", description = "One game: set up, followed, played, read"),
        (name = "seats", description = "Who sits at a table: links and their codes"),
        (name = "competitions", description = "Entries, rounds, results, standings, papers, \
            broadcasts"),
        (name = "room", description = "All tables at once: their clocks, and what everybody is \
            told"),
        (name = "laws", description = "The rulebooks, article by article and setting by setting"),
        (name = "health", description = "For those who watch over the server")
    ),
    paths(
        tables::create,
        tables::list,
        tables::show,
        commands::command,
        record::lines,
        record::pgn,
        desk::positions,
        desk::question,
        story::story,
        seats::qr,
        seats::reissue,
        seats::revoke,
        seats::take,
        seats::go_on,
        here::here,
        keys::keys,
        keys::of_table,
        keys::of_competition,
        competitions::create,
        competitions::show,
        competitions::command,
        competitions::preview,
        competitions::reasons,
        broadcast::round,
        prints::print,
        calendar::rounds,
        entries::read,
        rated::named,
        competitions::record,
        history::story,
        competitions::report,
        competitions::clocks,
        programme::enter,
        standings::open,
        badges::give,
        badges::again,
        badges::take_away,
        badges::qr,
        room::clocks,
        room::announce,
        room::withdraw,
        rules::in_force,
        laws::rulebooks,
        laws::rulebook,
        laws::differences,
        health::live,
        health::ready,
        health::metrics
    ),
    components(schemas(FromClient, ToClient, ToldValue, rated::PaceWord)),
    modifiers(&Links, &Wording)
)]
struct Api;

struct Links;

impl Modify for Links {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let link = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("The secret of a link: what stands after its #"))
            .build();
        let components = api.components.get_or_insert_default();
        components.add_security_scheme("link", SecurityScheme::Http(link));
    }
}

/// The description, as it is checked in.
pub fn text() -> String {
    let mut text = Api::openapi().to_pretty_json().unwrap_or_default();
    text.push('\n');
    text
}

/// The description.
pub(super) async fn document() -> Response {
    json(StatusCode::OK, &Api::openapi())
}
