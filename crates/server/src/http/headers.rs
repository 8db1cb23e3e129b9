//! Headers that keep browsers out of mischief.

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, header},
    middleware::Next,
    response::{IntoResponse as _, Response},
};

use crate::{answer::forbidden, http::Refused, node::Node};

/// Everything comes from here, no script or style stands within a page, and
/// nothing is framed, sniffed or told elsewhere. The core runs as WebAssembly.
const HEADERS: [(HeaderName, &str); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
         img-src 'self' data:; font-src 'self'; media-src 'self' data:; connect-src 'self'; \
         manifest-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; \
         form-action 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=(), screen-wake-lock=(self)",
    ),
];

/// Adds the headers to an answer.
pub(crate) async fn secure(mut response: Response) -> Response {
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// A page of another site may not use this one. Who sends no origin is no
/// page.
pub(crate) async fn check_origin(
    State(node): State<Arc<Node>>,
    request: Request,
    next: Next,
) -> Response {
    if is_own(request.headers(), node.config.public_url.as_deref()) {
        next.run(request).await
    } else {
        node.tally.limited.one();
        Refused::from(forbidden("this page is not from here")).into_response()
    }
}

fn is_own(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    if public_url.is_some_and(|url| url.eq_ignore_ascii_case(origin)) {
        return true;
    }
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    let (Some((_, site)), Some(host)) = (origin.split_once("://"), host) else {
        return false;
    };
    site.eq_ignore_ascii_case(host)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_own_pages_and_programs_are_let_in() {
        let check = |origin: Option<&'static str>, expected: bool| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("club.local:8080"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            }
            let own = is_own(&headers, Some("https://chess.example"));
            assert_eq!(own, expected, "{origin:?}");
        };
        check(None, true);
        check(Some("http://club.local:8080"), true);
        check(Some("https://chess.example"), true);
        check(Some("https://evil.example"), false);
        check(Some("http://club.local"), false);
        check(Some("null"), false);
    }
}
