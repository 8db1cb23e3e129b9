//! The pages, built into the program.

use axum::{
    http::{StatusCode, Uri, header},
    response::{IntoResponse as _, Response},
};
use rust_embed::RustEmbed;

/// The files of the pages.
#[derive(RustEmbed)]
#[folder = "pages"]
struct Files;

/// Answers with a page. An address that is no file belongs to the one page
/// that shows them all.
pub(crate) async fn page(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    let (name, found) = match Files::get(path) {
        Some(file) => (path, Some(file)),
        None if path.contains('.') => (path, None),
        None => ("index.html", Files::get("index.html")),
    };
    match found {
        Some(file) => {
            let headers = [
                (header::CONTENT_TYPE, media_type(name)),
                (header::CACHE_CONTROL, "no-cache"),
            ];
            (headers, file.data.into_owned()).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

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
        _ => "application/octet-stream",
    }
}
