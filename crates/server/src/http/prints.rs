//! Lists and sheets of a competition as PDF and for spreadsheets.

use std::{collections::BTreeMap, sync::Arc};

use axum::{
    body::Bytes,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use serde::Deserialize;
use tuomari_competition::{Competition, PlayerId, Refusal, Seat};
use tuomari_journal::read_all;
use tuomari_print::{Incident, Kind, Language, Material, NoPaper, code_of, incidents, language_of};
use tuomari_record::{CompetitionEntry, Hash};

use super::{
    asked::{Path, Query},
    caller::Caller,
    competitions::{link_dto, pass_of, place_of},
    reply::Refused,
};
use crate::{
    answer::{Answer, field, forbidden, trouble},
    competition::{Held, badge, doing::refused, place::CompetitionPlace},
    node::Node,
    table::seats::qr_svg,
    wire::Problem,
};

/// To make a paper counts for so many requests; to be handed one that is made
/// counts for one.
const COST: u32 = 5;

/// What follows the question mark.
#[derive(Debug, Deserialize)]
pub(super) struct Asked {
    pub(super) round: Option<u16>,
    pub(super) lang: Option<String>,
}

/// What is wanted.
#[derive(Clone, Copy, Debug)]
struct Wanted {
    kind: Kind,
    form: Form,
    round: Option<u16>,
    language: Language,
}

/// How it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Pdf,
    Csv,
    Xlsx,
}

/// A list or a sheet: `pairings`, `results`, `standings`, `cross-table`,
/// `players`, `matches`, `boards`, `rules` and, for those who run the
/// competition, `report` and `badges`; as `.pdf`, and lists as `.csv` and
/// `.xlsx`. Who runs the competition also gets what is not published yet, by
/// his link. With `If-None-Match` it says 304 where nothing has changed.
#[utoipa::path(get, path = "/api/competitions/{competition}/prints/{file}",
    operation_id = "readPrint", tag = "competitions",
    params(
        ("competition" = String, Path, description = "The competition's id"),
        ("file" = String, Path, description = "What, and how: standings.pdf, pairings.csv"),
        ("round" = Option<u16>, Query, description = "The round of pairings, results, matches and boards; the last one if it is not said"),
        ("lang" = Option<String>, Query, description = "en, fi or sv; what Accept-Language says if it is not said")),
    security((), ("link" = [])),
    responses(
        (status = 200, description = "The list or sheet", content(
            (String = "application/pdf"),
            (String = "text/csv"),
            (String = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 304, description = "Nothing has changed"), Refused))]
pub(super) async fn print(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Path((name, file)): Path<(String, String)>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let wanted = Wanted::of(&file, &asked, &headers)?;
    let place = place_of(&node, &name)?;
    let held = place.held(&node).await?;
    let seat = pass_of(&node, &caller, &held)?.seat;
    wanted.is_for(&seat)?;
    // Whoever does not run the competition gets what anybody sees.
    let seat = if seat.is_official() {
        seat
    } else {
        Seat::Public
    };
    let (version, hash) = (held.version, held.hash);
    let competition = Arc::clone(&held.competition);
    let links = wanted.links(&node, &caller, &place, &held);
    drop(held);
    let tag = wanted.tag(version, &seat);
    if is_known(&headers, &tag) {
        return Ok((StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response());
    }
    if let Some(made) = place.papers.get(version, &tag) {
        return Ok(wanted.answer(tag, made));
    }
    caller.spend(&node, COST, "")?;
    let turn = Arc::clone(&node.printing).acquire_owned().await;
    let turn = turn.map_err(|_| Box::new(Problem::unavailable()))?;
    // Somebody who waited before may have wanted the same.
    if let Some(made) = place.papers.get(version, &tag) {
        return Ok(wanted.answer(tag, made));
    }
    let story = wanted.story(&node, &place).await?;
    let ident = format!("{name}/{file}/{}", code_of(wanted.language));
    let of = seat.clone();
    let work = move || {
        let made = wanted.make(&competition, &of, (&story, &hash), &links, &ident);
        drop(turn);
        made
    };
    let made = node.aside.run(work).await;
    let made: Bytes = made
        .ok_or_else(|| Box::new(Problem::unavailable()))??
        .into();
    if seat == Seat::Public {
        place.papers.keep(version, &tag, &made);
    }
    Ok(wanted.answer(tag, made))
}

impl Wanted {
    fn of(file: &str, asked: &Asked, headers: &HeaderMap) -> Answer<Wanted> {
        let (kind, form) = file.rsplit_once('.').ok_or_else(no_such_file)?;
        let kind: Kind = kind.parse().map_err(|_| no_such_file())?;
        let form = match form {
            "pdf" => Form::Pdf,
            "csv" => Form::Csv,
            "xlsx" => Form::Xlsx,
            _ => return Err(no_such_file()),
        };
        if asked.round.is_some() && !kind.is_of_round() {
            return Err(field(
                "round",
                format!("{kind} are as they stand now; leave it out"),
            ));
        }
        Ok(Wanted {
            kind,
            form,
            round: asked.round,
            language: language(asked.lang.as_deref(), headers)?,
        })
    }

    fn is_for(self, seat: &Seat) -> Answer<()> {
        match self.kind {
            Kind::Badges if *seat != Seat::Organiser => {
                Err(forbidden("bring the link of the competition's organiser"))
            }
            kind if kind.is_for_officials() && !seat.is_official() => {
                Err(forbidden("this is for arbiters and the organiser"))
            }
            _ => Ok(()),
        }
    }

    /// What it is known by. Another program may draw it otherwise.
    fn tag(self, version: u64, seat: &Seat) -> String {
        let Wanted { kind, form, .. } = self;
        let round = self.round.unwrap_or(0);
        let language = code_of(self.language);
        let program = env!("CARGO_PKG_VERSION");
        format!("\"{program}-{version}-{kind}-{form:?}-{round}-{language}-{seat}\"")
    }

    /// What happened, for the report.
    async fn story(self, node: &Node, place: &CompetitionPlace) -> Answer<Vec<Incident>> {
        if self.kind != Kind::Report {
            return Ok(Vec::new());
        }
        let rows = read_all(node.journal.as_ref(), place.id, 1).await;
        let rows = rows.map_err(|error| trouble(&error))?;
        let mut events = Vec::new();
        for row in &rows {
            let entry = CompetitionEntry::read(&row.body);
            let entry = entry.map_err(|_| Box::new(Problem::broken_record()))?;
            events.extend(entry.events);
        }
        Ok(incidents(&events))
    }

    /// The links on badges. Those that the organiser's own link did not make
    /// are left out.
    fn links(
        self,
        node: &Node,
        caller: &Caller,
        place: &CompetitionPlace,
        held: &Held,
    ) -> BTreeMap<PlayerId, String> {
        let mut links = BTreeMap::new();
        let Some(own) = caller.secret.as_ref().filter(|_| self.kind == Kind::Badges) else {
            return links;
        };
        for (seat, token) in held.links.all() {
            let Seat::Player(player) = seat else {
                continue;
            };
            if let Some(secret) = badge::again(own, place.id, &held.links, &seat, token) {
                let link = link_dto(node, &place.name, &seat, &secret).link;
                links.insert(player, link);
            }
        }
        links
    }

    fn make(
        self,
        competition: &Competition,
        seat: &Seat,
        (story, hash): (&[Incident], &Hash),
        links: &BTreeMap<PlayerId, String>,
        ident: &str,
    ) -> Answer<Vec<u8>> {
        let Wanted {
            kind,
            round,
            language,
            ..
        } = self;
        let material = Material::of(competition, seat);
        match self.form {
            Form::Csv => {
                let text = material.csv(kind, round, language);
                Ok(text.map_err(no_paper)?.into_bytes())
            }
            Form::Xlsx => {
                let made = material.xlsx(kind, round, language).map_err(no_paper)?;
                made.map_err(|_| Box::new(Problem::unavailable()))
            }
            Form::Pdf => {
                let paper = match kind {
                    Kind::Report => material.report(story, hash, language),
                    Kind::Badges => {
                        let links = links.iter();
                        let codes = links.filter_map(|(one, link)| Some((*one, qr_svg(link)?)));
                        material.badges(&codes.collect(), language)
                    }
                    kind => material.paper(kind, round, language).map_err(no_paper)?,
                };
                to_pdf(&paper, ident)
            }
        }
    }

    fn answer(self, tag: String, made: Bytes) -> Response {
        let Wanted { kind, .. } = self;
        let (media, end, shown) = match self.form {
            Form::Pdf => ("application/pdf", "pdf", "inline"),
            Form::Csv => ("text/csv; charset=utf-8", "csv", "attachment"),
            Form::Xlsx => (
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
                "xlsx",
                "attachment",
            ),
        };
        let round = self
            .round
            .map_or_else(String::new, |round| format!("-{round}"));
        let headers = [
            (header::CONTENT_TYPE, media.to_owned()),
            (
                header::CONTENT_DISPOSITION,
                format!("{shown}; filename=\"{kind}{round}.{end}\""),
            ),
            // Whose link it was made for is not for a shelf that others use.
            (header::CACHE_CONTROL, "private, no-cache".to_owned()),
            (header::VARY, "authorization, accept-language".to_owned()),
            (header::ETAG, tag),
        ];
        (headers, made).into_response()
    }
}

#[cfg(feature = "print")]
fn to_pdf(paper: &tuomari_print::Paper, ident: &str) -> Answer<Vec<u8>> {
    paper.to_pdf(ident).map_err(|error| {
        tracing::warn!(%error, "a paper cannot be set");
        Box::new(Problem::unavailable())
    })
}

#[cfg(not(feature = "print"))]
fn to_pdf(_: &tuomari_print::Paper, _: &str) -> Answer<Vec<u8>> {
    let problem = Problem::new("no-pdf", 501, "This program was built without PDF");
    Err(Box::new(problem.with_detail(
        "print the page from the browser, or ask for .csv or .xlsx",
    )))
}

/// The language that was asked for: said, or what the reader prefers.
pub(super) fn language(said: Option<&str>, headers: &HeaderMap) -> Answer<Language> {
    if let Some(said) = said {
        return language_of(said).ok_or_else(|| field("lang", "is en, fi or sv"));
    }
    Ok(preferred(headers))
}

/// The first of our languages that the reader's browser names, by weight.
pub(super) fn preferred(headers: &HeaderMap) -> Language {
    let takes = headers.get(header::ACCEPT_LANGUAGE);
    let takes = takes.and_then(|takes| takes.to_str().ok()).unwrap_or("");
    let mut known: Vec<(u32, Language)> = Vec::new();
    for one in takes.split(',').take(16) {
        let (tag, weight) = one.split_once(';').unwrap_or((one, "q=1"));
        let weight = weight.trim().strip_prefix("q=");
        let weight: f32 = weight.and_then(|text| text.parse().ok()).unwrap_or(0.0);
        if let Some(language) = language_of(tag).filter(|_| weight > 0.0) {
            // Thousandths are as fine as weights are (RFC 9110, 12.4.2).
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "between 0 and 1"
            )]
            known.push(((weight.min(1.0) * 1000.0) as u32, language));
        }
    }
    // The first of equals.
    known.reverse();
    let best = known.iter().max_by_key(|(weight, _)| *weight);
    best.map_or(Language::English, |(_, language)| *language)
}

/// Whether the reader has it already.
pub(super) fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get_all(header::IF_NONE_MATCH);
    known.iter().any(|known| {
        let known = known.to_str().unwrap_or_default().split(',');
        known
            .map(|one| one.trim().trim_start_matches("W/"))
            .any(|one| one == tag)
    })
}

fn no_paper(why: NoPaper) -> Box<Problem> {
    match why {
        NoPaper::NoRound => refused(&Refusal::UnknownRound),
        NoPaper::NoTeams => Box::new(
            Problem::new("no-teams", 409, "No teams play here")
                .with_detail("ask for pairings or results instead"),
        ),
        NoPaper::NotFromHere => Box::new(
            Problem::new("no-such-form", 404, "It is not written that way")
                .with_detail("ask for it as .pdf"),
        ),
    }
}

fn no_such_file() -> Box<Problem> {
    let kinds: Vec<&str> = Kind::ALL.into_iter().map(Kind::name).collect();
    let detail = format!("there are {}, as .pdf, .csv or .xlsx", kinds.join(", "));
    Box::new(Problem::new("no-such-paper", 404, "There is no such paper").with_detail(detail))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn the_language_is_the_one_that_the_reader_prefers() {
        let check = |text: &'static str, expected: Language| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(text));
            assert_eq!(preferred(&headers), expected, "{text}");
        };
        check("fi-FI,fi;q=0.9,en;q=0.8", Language::Finnish);
        check("de, sv-FI;q=0.7, fi;q=0.8", Language::Finnish);
        check("sv,fi", Language::Swedish);
        check("fi;q=0, sv;q=0.1", Language::Swedish);
        check("de", Language::English);
        check("fi;q=x", Language::English);
        check("", Language::English);
    }

    #[test]
    fn what_the_reader_has_is_known_by_its_tag() {
        let mut headers = HeaderMap::new();
        let tags = HeaderValue::from_static("\"a\", W/\"b\"");
        headers.insert(header::IF_NONE_MATCH, tags);
        assert!(is_known(&headers, "\"a\"") && is_known(&headers, "\"b\""));
        assert!(!is_known(&headers, "\"c\""));
    }
}
