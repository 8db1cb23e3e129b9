//! The pages, built into the program.
//!
//! They are what `web` was built to, squeezed beside as they are. A build
//! without them has one plain page.
//! A debug build reads the folder each time, so that a page built anew needs
//! no new program.

use std::{borrow::Cow, sync::Arc};

use axum::{
    body::Body,
    extract::State,
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header},
    response::{IntoResponse as _, Response},
};
use rust_embed::RustEmbed;

use super::{
    caller::Caller,
    embed::Live,
    headers::Framed,
    plain::{self, Part, Reader},
};
use crate::node::Node;

/// The pages that `web` was built to, if it was.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// The plain page.
#[derive(RustEmbed)]
#[folder = "pages"]
struct Plain;

/// The page that shows them all.
const INDEX: &str = "index.html";

/// Whether this program has the pages in it.
pub fn are_built() -> bool {
    Built::get(INDEX).is_some()
}

/// Names with a hash in them lie here; under one name there is one file for
/// ever.
const HASHED: &str = "assets/";

/// Pages of tables have one that asks for what they need at once.
const TABLE: &str = "table.html";

/// Boards for other sites and for streams. It is a page of its own: it holds
/// no seat, and has nothing to press.
const LIVE: &str = "embed.html";

const GZIP: &str = "gzip";

/// How files are squeezed, the smallest first: the name of it, and the end of
/// the names of such files. Browsers take the first by https, and from the
/// machine they run on.
const CODINGS: [(&str, &str); 2] = [("br", ".br"), (GZIP, ".gz")];

/// What the addresses of pages begin with, a line each, as the build found
/// them.
const LIST: &str = "pages.txt";

/// Answers with a page. An address that is no file belongs to the one page
/// that shows them all; where it shows none, it says so, and so does the status.
pub(crate) async fn page(
    State(node): State<Arc<Node>>,
    caller: Caller,
    uri: Uri,
    asked: HeaderMap,
) -> Response {
    let path = uri.path().trim_start_matches('/');
    let whole = if path.starts_with("t/") && file(TABLE).is_some() {
        TABLE
    } else {
        INDEX
    };
    let name = match file(path) {
        Some(_) => path,
        None if is_file_name(path) => return StatusCode::NOT_FOUND.into_response(),
        None => whole,
    };
    if let Some(live) = Live::of(path) {
        return board(&node, &caller, live, &asked).await;
    }
    if let (Some(part), Some(data)) = (Part::of(path), file(INDEX)) {
        let may = !part.is_frame() || !node.config.embed_sites.is_empty();
        let gzip = takes(&asked, GZIP);
        let coding = gzip.then_some(GZIP);
        let reader = Reader::of(&asked, said_language(&uri), gzip);
        let made = if may {
            plain::page(&node, &caller, part, &data, reader).await
        } else {
            None
        };
        match made {
            Some(made) if part.is_frame() => {
                let mut answer = in_words(answer(INDEX, made.into(), coding));
                answer.extensions_mut().insert(Framed::Plain);
                return answer;
            }
            Some(made) => return in_words(answer(INDEX, made.into(), coding)),
            None if part.is_frame() => return StatusCode::NOT_FOUND.into_response(),
            None => {}
        }
    }
    let mut answer = sent(name, &asked);
    if name == INDEX && !is_page(path) {
        *answer.status_mut() = StatusCode::NOT_FOUND;
    }
    answer
}

/// A board for another site or for a stream, where it may be shown.
async fn board(node: &Node, caller: &Caller, live: Live, asked: &HeaderMap) -> Response {
    if let Some(refusal) = live.refusal(node, caller).await {
        return refusal;
    }
    let mut answer = sent(LIVE, asked);
    if live.is_framed() {
        answer.extensions_mut().insert(Framed::Live);
    }
    answer
}

/// A file as it is, or squeezed.
fn sent(name: &str, asked: &HeaderMap) -> Response {
    let squeezed = CODINGS.into_iter().find_map(|(coding, end)| {
        let data = takes(asked, coding).then(|| file(&format!("{name}{end}")))?;
        Some((coding, data?))
    });
    match (squeezed, file(name)) {
        (Some((coding, data)), _) => answer(name, data.into_owned().into(), Some(coding)),
        (None, Some(data)) => answer(name, data.into_owned().into(), None),
        (None, None) => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Whether a page stands at an address. Without a list, one stands everywhere.
fn is_page(path: &str) -> bool {
    let first = path.split('/').next().unwrap_or(path);
    file(LIST).is_none_or(|list| {
        let list = String::from_utf8_lossy(&list);
        list.lines()
            .any(|line| line.trim_start_matches('/') == first)
    })
}

/// The language that an address asks for: `?lang=fi`.
fn said_language(uri: &Uri) -> Option<&str> {
    let mut pairs = uri.query()?.split('&');
    pairs.find_map(|pair| pair.strip_prefix("lang="))
}

/// It is told in the reader's language. Files are the same for all: a browser
/// that keeps them for later must find them again.
fn in_words(mut answer: Response) -> Response {
    let both = HeaderValue::from_static("accept-encoding, accept-language");
    answer.headers_mut().insert(header::VARY, both);
    answer
}

fn answer(name: &str, data: Body, coding: Option<&'static str>) -> Response {
    let caching = if name.starts_with(HASHED) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let headers = [
        (header::CONTENT_TYPE, media_type(name)),
        (header::CACHE_CONTROL, caching),
        (header::VARY, "accept-encoding"),
    ];
    let mut answer = (headers, data).into_response();
    if let Some(coding) = coding {
        let coding = HeaderValue::from_static(coding);
        answer
            .headers_mut()
            .insert(header::CONTENT_ENCODING, coding);
    }
    answer
}

/// Whether the reader takes what is squeezed so. One who forbids it by a weight
/// of zero is rare enough to be read as one who does not name it.
fn takes(asked: &HeaderMap, coding: &str) -> bool {
    let takes = asked.get(header::ACCEPT_ENCODING);
    let takes = takes.and_then(|takes| takes.to_str().ok()).unwrap_or("");
    takes.split(',').any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        name.trim().eq_ignore_ascii_case(coding) && weight.trim() != "q=0"
    })
}

fn file(path: &str) -> Option<Cow<'static, [u8]>> {
    let found = if Built::get(INDEX).is_some() {
        Built::get(path)
    } else {
        Plain::get(path)
    };
    found.map(|file| file.data)
}

/// Whether an address asks for a file: its last part ends as files do. The
/// number of an article has dots too.
fn is_file_name(path: &str) -> bool {
    let last = path.rsplit('/').next().unwrap_or(path);
    media_type(last) != UNKNOWN
}

/// The media type of what is neither page nor picture nor script.
const UNKNOWN: &str = "application/octet-stream";

fn media_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, end)| end) {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" | "webmanifest" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "wasm" => "application/wasm",
        "woff2" => "font/woff2",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        "mp3" => "audio/mpeg",
        _ => UNKNOWN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_squeezed_is_sent_to_who_takes_it() {
        let check = |text: &'static str, brotli: bool, gzip: bool| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(text));
            assert_eq!(takes(&headers, "br"), brotli, "{text}");
            assert_eq!(takes(&headers, GZIP), gzip, "{text}");
        };
        check("gzip, deflate, br", true, true);
        check("br;q=1.0, GZIP;q=0.8", true, true);
        check("gzip;q=0", false, false);
        check("br;q=0, gzip", false, true);
        check("identity", false, false);
        check("", false, false);
        assert!(!takes(&HeaderMap::new(), GZIP));
    }

    #[test]
    fn articles_are_pages_and_scripts_are_files() {
        let check = |path: &str, expected: bool| {
            assert_eq!(is_file_name(path), expected, "{path}");
        };
        check("laws/fide-2018/7.5.5", false);
        check("t/0198", false);
        check("", false);
        check("assets/index-1a2b.js", true);
        check("missing.png", true);
    }
}
