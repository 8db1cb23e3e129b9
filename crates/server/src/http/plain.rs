//! The page of a competition for who reads it without a script: the round,
//! the standings, the players and the rules as plain tables, as anybody may
//! see them. The pages with a script begin with the same document. A frame on
//! another site is such a page too.

use std::{
    fmt::Write as _,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    io::Write as _,
    sync::Arc,
    time::Duration,
};

use axum::{body::Bytes, http::HeaderMap};
use flate2::{Compression, write::GzEncoder};
use tokio::time::timeout;
use tuomari_competition::{Competition, Seat, Stage};
use tuomari_print::{Kind, Language, Material, Words, code_of, escaped};

use super::{
    caller::Caller,
    prints::{language, preferred},
};
use crate::{
    competition::{pass::stream, place::CompetitionPlace},
    node::Node,
};

/// The page with a script waits no longer for what it does not show.
const PATIENCE: Duration = Duration::from_secs(2);

/// What an address of a competition asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part<'p> {
    id: &'p str,
    what: What,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum What {
    /// A part of the page.
    Page(Kind, Option<u16>),
    /// What another site shows in a frame.
    Frame,
}

impl Part<'_> {
    /// `c/ID`, `c/ID/round-3`, `c/ID/standings` …, `embed/ID`; none for other
    /// pages.
    pub(super) fn of(path: &str) -> Option<Part<'_>> {
        if let Some(id) = path.strip_prefix("embed/") {
            let what = What::Frame;
            return Some(Part { id, what });
        }
        let rest = path.strip_prefix("c/")?;
        let (id, rest) = rest.split_once('/').unwrap_or((rest, ""));
        let round = rest.strip_prefix("round-").map(str::parse);
        let what = match (rest.trim_end_matches('/'), round) {
            (_, Some(Ok(round))) => What::Page(Kind::Results, Some(round)),
            ("" | "round", _) => What::Page(Kind::Results, None),
            ("standings", _) => What::Page(Kind::Standings, None),
            ("players", _) => What::Page(Kind::Players, None),
            ("rules", _) => What::Page(Kind::Rules, None),
            _ => return None,
        };
        Some(Part { id, what })
    }

    /// Whether it is for a frame.
    pub(super) fn is_frame(self) -> bool {
        self.what == What::Frame
    }
}

/// Who reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reader {
    language: Language,
    /// Whether he takes it squeezed.
    gzip: bool,
}

impl Reader {
    /// What a request says of its reader; `said` is the language in its
    /// address.
    pub(super) fn of(asked: &HeaderMap, said: Option<&str>, gzip: bool) -> Reader {
        let language = language(said, asked).unwrap_or_else(|_| preferred(asked));
        Reader { language, gzip }
    }
}

/// The document with the part in it; none where there is no such competition,
/// or it cannot be had right now: then the document is as it is for every page.
pub(super) async fn page(
    node: &Arc<Node>,
    caller: &Caller,
    part: Part<'_>,
    document: &[u8],
    reader: Reader,
) -> Option<Bytes> {
    let id = stream(part.id).ok()?;
    let held = node.competitions.get(id).filter(|one| one.version() > 0);
    let place = if let Some(place) = held {
        place
    } else {
        // A stranger's guess is looked up in the journal, as everywhere.
        caller.spend(node, 1, "").ok()?;
        node.competitions.place(id).ok()?
    };
    let document = String::from_utf8(document.to_vec()).ok()?;
    // What was begun is made for the next reader, whether this one waits or
    // not.
    let making = made(Arc::clone(node), place, part.what, document, reader);
    let making = tokio::spawn(making);
    timeout(PATIENCE, making).await.ok()?.ok().flatten()
}

async fn made(
    node: Arc<Node>,
    place: Arc<CompetitionPlace>,
    what: What,
    document: String,
    reader: Reader,
) -> Option<Bytes> {
    let held = place.held(&node).await.ok()?;
    let (version, competition) = (held.version, Arc::clone(&held.competition));
    drop(held);
    let what = known(what, &competition);
    let name = {
        // Pages of another build are others.
        let mut hasher = DefaultHasher::new();
        (&document, what, code_of(reader.language), reader.gzip).hash(&mut hasher);
        format!("page-{:016x}", hasher.finish())
    };
    if let Some(made) = place.papers.get(version, &name) {
        return Some(made);
    }
    // A hall that opens the page at once waits for the first of them.
    let _turn = place.writing.lock().await;
    if let Some(made) = place.papers.get(version, &name) {
        return Some(made);
    }
    let id = place.name.clone();
    let work = move || {
        let written = written(&competition, &id, what, reader.language, &document)?;
        if reader.gzip {
            squeeze(&written)
        } else {
            Some(written.into_bytes())
        }
    };
    let made: Bytes = node.aside.run(work).await.flatten()?.into();
    place.papers.keep(version, &name, &made);
    Some(made)
}

/// A round that nobody may know of is the last one, as on the page with a
/// script: whoever guesses numbers makes no new pages.
fn known(what: What, competition: &Competition) -> What {
    let What::Page(kind, Some(number)) = what else {
        return what;
    };
    let round = competition.round(number);
    let is_known = round.is_some_and(|round| round.stage() >= Stage::Published);
    What::Page(kind, is_known.then_some(number))
}

fn squeeze(text: &str) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text.as_bytes()).ok()?;
    encoder.finish().ok()
}

fn written(
    competition: &Competition,
    id: &str,
    what: What,
    language: Language,
    document: &str,
) -> Option<String> {
    let material = Material::of(competition, &Seat::Public);
    let name = &material.view.regulations.as_ref()?.name;
    let title = format!("<title>{} · Tuomari</title>", escaped(name));
    match what {
        What::Page(kind, round) => {
            let content = content(&material, id, kind, round, language);
            let lang = format!("<html lang=\"{}\"", code_of(language));
            let document = document.replacen("<html lang=\"en\"", &lang, 1).replacen(
                "<title>Tuomari</title>",
                &title,
                1,
            );
            let (before, after) = document.split_once("<body>")?;
            Some(format!(
                "{before}<body><noscript>{content}</noscript>{after}"
            ))
        }
        What::Frame => Some(frame(&material, id, language, &title, &looks(document))),
    }
}

/// What is read: whose competition, the way to its parts, and one of them.
fn content(
    material: &Material,
    id: &str,
    kind: Kind,
    round: Option<u16>,
    language: Language,
) -> String {
    let words = Words::of(language);
    let text = |key: &str| escaped(&words.text(key));
    let mut page = format!("<main class=\"plain\">{}", headed(material));
    let tabs = [
        (Kind::Results, "round", "print-tab-round"),
        (Kind::Standings, "standings", "print-tab-standings"),
        (Kind::Players, "players", "print-players"),
        (Kind::Rules, "rules", "print-rules"),
    ];
    let _ = write!(page, "<nav aria-label=\"{}\"><ul>", text("print-parts"));
    for (one, tab, key) in tabs {
        let here = if one == kind {
            " aria-current=\"page\""
        } else {
            ""
        };
        let tab = format!("<a href=\"/c/{id}/{tab}\"{here}>{}</a>", text(key));
        let _ = write!(page, "<li>{tab}</li>");
    }
    page.push_str("</ul></nav>");
    if kind == Kind::Results && material.view.rounds.len() > 1 {
        let label = text("print-all-rounds");
        let _ = write!(page, "<nav aria-label=\"{label}\"><ul>");
        for one in material.view.rounds.iter().map(|round| round.round) {
            let _ = write!(page, "<li><a href=\"/c/{id}/round-{one}\">{one}</a></li>");
        }
        page.push_str("</ul></nav>");
    }
    match material.paper(kind, round, language) {
        Ok(paper) => page.push_str(&paper.to_html(2)),
        Err(_) => {
            let _ = write!(page, "<p>{}</p>", text("print-no-round"));
        }
    }
    page.push_str("<ul class=\"files\">");
    for (at, name) in files(id, kind, round, language) {
        let at = escaped(&at);
        let _ = write!(page, "<li><a href=\"{at}\">{}</a></li>", escaped(&name));
    }
    let _ = write!(page, "</ul><p>{}</p></main>", text("print-no-script"));
    page
}

fn headed(material: &Material) -> String {
    let regulations = material.view.regulations.as_ref();
    let name = regulations.map_or("", |one| one.name.as_str());
    format!("<h1>{}</h1>", escaped(name))
}

/// Where the same is to be had to print or to save.
fn files(id: &str, kind: Kind, round: Option<u16>, language: Language) -> Vec<(String, String)> {
    if kind == Kind::Rules {
        let at = format!("/api/competitions/{id}/calendar.ics");
        return vec![(at, Words::of(language).text("print-calendar"))];
    }
    let round = round.map_or_else(String::new, |round| format!("&round={round}"));
    let lang = code_of(language);
    let file = |end: &str| {
        let at = format!("/api/competitions/{id}/prints/{kind}.{end}?lang={lang}{round}");
        (at, end.to_uppercase())
    };
    ["pdf", "csv", "xlsx"].map(file).to_vec()
}

/// The style sheets of a document.
fn looks(document: &str) -> String {
    let links = document.split('<').filter_map(|part| part.split_once('>'));
    let links = links.filter(|(link, _)| link.starts_with("link ") && link.contains("stylesheet"));
    links.flat_map(|(link, _)| ["<", link, ">"]).collect()
}

/// The round and the standings, without a script, in the look of the pages.
fn frame(material: &Material, id: &str, language: Language, title: &str, looks: &str) -> String {
    let papers = [Kind::Results, Kind::Standings].map(|kind| {
        let paper = material.paper(kind, None, language);
        paper.map_or_else(|_| String::new(), |paper| paper.to_html(2))
    });
    let lang = code_of(language);
    let whole = escaped(&Words::of(language).text("print-whole"));
    let (name, papers) = (headed(material), papers.concat());
    format!(
        "<!doctype html><html lang=\"{lang}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         {title}{looks}</head><body><main class=\"plain\">{name}{papers}\
         <p><a href=\"/c/{id}\" target=\"_blank\" rel=\"noopener\">{whole}</a></p>\
         </main></body></html>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_the_part() {
        let check = |path: &str, expected: Option<What>| {
            assert_eq!(Part::of(path).map(|part| part.what), expected, "{path}");
        };
        let page = |kind| Some(What::Page(kind, None));
        check("c/x", page(Kind::Results));
        check("c/x/", page(Kind::Results));
        check("c/x/round", page(Kind::Results));
        check("c/x/round-3", Some(What::Page(Kind::Results, Some(3))));
        check("c/x/standings", page(Kind::Standings));
        check("c/x/players", page(Kind::Players));
        check("c/x/rules", page(Kind::Rules));
        check("embed/x", Some(What::Frame));
        check("c/x/badges", None);
        check("c/x/round-x", None);
        check("compete", None);
        check("t/x", None);
    }

    #[test]
    fn a_frame_takes_the_looks_and_no_script() {
        let document = "<head><script src=\"a.js\"></script>\
            <link rel=\"stylesheet\" href=\"/a.css\"><link rel=\"modulepreload\" href=\"b.js\">\
            <link rel=\"stylesheet\" href=\"/plain.css\" /></head>";
        assert_eq!(
            looks(document),
            "<link rel=\"stylesheet\" href=\"/a.css\"><link rel=\"stylesheet\" href=\"/plain.css\" />"
        );
    }
}
