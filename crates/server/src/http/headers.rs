//! Headers that keep browsers out of mischief.

use std::{net::IpAddr, sync::Arc};

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, Uri, header},
    middleware::Next,
    response::{IntoResponse as _, Response},
};

use crate::{
    answer::forbidden,
    http::{Caller, Refused},
    node::{Node, config::Config},
    wire::Problem,
};

/// Everything comes from here, no script or style stands within a page, and
/// nothing is framed, sniffed or told elsewhere. The core runs as WebAssembly.
const HEADERS: [(HeaderName, &str); 7] = [
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
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// An answer that the sites of `embed-sites` may show in a frame.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Framed {
    /// It has no script.
    Plain,
    /// Live boards: a script of ours, which asks nobody but us.
    Live,
}

impl Framed {
    /// What such an answer may do, but for who may frame it.
    const fn policy(self) -> &'static str {
        match self {
            Framed::Plain => {
                "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; \
                 form-action 'none'; frame-ancestors"
            }
            Framed::Live => {
                "default-src 'none'; script-src 'self'; style-src 'self'; \
                 img-src 'self' data:; connect-src 'self'; base-uri 'none'; \
                 form-action 'none'; frame-ancestors"
            }
        }
    }
}

/// Who came by HTTPS comes by it for a year.
const HSTS: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Adds the headers to an answer.
pub(crate) async fn secure(
    State(node): State<Arc<Node>>,
    caller: Caller,
    request: Request,
    next: Next,
) -> Response {
    let mut response = next.run(request).await;
    let framed = response.extensions_mut().remove::<Framed>();
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    let sites = node.config.embed_sites.join(" ");
    let policy = framed.map(|one| HeaderValue::try_from(format!("{} {sites}", one.policy())));
    // Without a site it stays closed.
    if let (Some(Ok(policy)), false) = (policy, sites.is_empty()) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
        headers.remove(header::X_FRAME_OPTIONS);
    }
    if caller.is_https(&node) {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HSTS);
    }
    response
}

/// A page of another site may not use this one, but for reading what is
/// public if its site is named in `cors-origins`. Who sends no origin is no
/// page. A name that is none of ours may be anybody's whose name server says
/// that he is here.
pub(crate) async fn check_origin(
    State(node): State<Arc<Node>>,
    request: Request,
    next: Next,
) -> Response {
    let headers = request.headers();
    let host = headers
        .get(header::HOST)
        .map(|host| host.to_str().unwrap_or_default());
    // Who looks whether we live may call us anything.
    let any = request.uri().path().starts_with("/health/");
    let known = any || host.is_none_or(|host| is_ours(host, &node.config));
    if !known {
        node.tally.limited.one();
        return Refused::from(wrong_host()).into_response();
    }
    let reader = reader(&request, &node.config.cors_origins);
    if reader.is_some() || is_own(headers, node.config.public_url.as_deref()) {
        let mut response = next.run(request).await;
        if !node.config.cors_origins.is_empty() {
            let headers = response.headers_mut();
            headers.append(header::VARY, HeaderValue::from_static("origin"));
        }
        if let Some(origin) = reader {
            let headers = response.headers_mut();
            headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, origin);
        }
        response
    } else {
        node.tally.limited.one();
        Refused::from(forbidden("this page is not from here")).into_response()
    }
}

/// The site whose page reads something public: by a request that changes
/// nothing, and without a link. Browsers let any page open a socket, and leave
/// it to us to refuse.
fn reader(request: &Request, sites: &[String]) -> Option<HeaderValue> {
    let (headers, path) = (request.headers(), request.uri().path());
    let origin = headers.get(header::ORIGIN)?;
    let site = origin.to_str().ok()?;
    let named = sites.iter().any(|named| named.eq_ignore_ascii_case(site));
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let public = path.starts_with("/api/") && path != "/api/socket";
    let nobody = !headers.contains_key(header::AUTHORIZATION);
    (named && reads && public && nobody).then(|| origin.clone())
}

fn wrong_host() -> Box<Problem> {
    let problem = Problem::new("wrong-host", 421, "This server has another name");
    Box::new(problem.with_detail(
        "open the link you were given; whoever runs the server names it in public-url or hosts",
    ))
}

/// Whether a name is one of ours. Numbers are, and so are names that only a
/// local network has: no name server of a stranger's gives those.
fn is_ours(host: &str, config: &Config) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    let number = name.trim_start_matches('[').trim_end_matches(']');
    if number.parse::<IpAddr>().is_ok() {
        return true;
    }
    let last = name.rsplit('.').next();
    let local = !name.contains('.') || matches!(last, Some("local" | "localhost"));
    let named = config
        .hosts
        .iter()
        .any(|own| own.eq_ignore_ascii_case(&name));
    let public = config.public_url.as_deref().and_then(|url| {
        let uri = url.parse::<Uri>().ok()?;
        Some(uri.host()?.eq_ignore_ascii_case(&name))
    });
    (local && !name.is_empty()) || named || public == Some(true)
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
    fn a_name_that_is_none_of_ours_is_noticed() {
        let mut config = Config::default();
        config.set("public-url", "https://chess.example").unwrap();
        config.set("hosts", "tuomari.svc.cluster.example").unwrap();
        let check = |host: &str, expected: bool| {
            assert_eq!(is_ours(host, &config), expected, "{host}");
        };
        check("192.168.1.7:8080", true);
        check("[fe80::1]:8080", true);
        check("localhost:8080", true);
        check("laptop", true);
        check("club.local:8080", true);
        check("Chess.Example", true);
        check("chess.example.", true);
        check("tuomari.svc.cluster.example:80", true);
        check("evil.example:8080", false);
        check("192.168.1.7.evil.example", false);
        check("chess.example.evil.example", false);
        check("", false);
    }

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
