//! Which pages are framed, and by whom: those of `embed-sites`, by the sites that
//! were named. Everything else is framed by nobody.

use std::net::SocketAddr;

use serde_json::json;
use tuomari_server::Config;

use crate::{
    competitions::Event,
    kit::{ORGANISER, TempFile, act, ask, ask_as, blitz, config, create, make, start, start_clock},
};

const SITES: &str = "https://club.example https://www.club.example:8443";

fn named(journal: &str) -> Config {
    let mut settings = config(journal);
    settings.set("embed-sites", SITES).unwrap();
    settings
}

/// Nobody frames it, whatever it is.
async fn nobody_frames(to: SocketAddr, path: &str, status: u16) {
    let answer = ask(to, "GET", path, &[], "").await;
    assert_eq!(answer.status, status, "{path}");
    assert!(
        answer.policy.contains("frame-ancestors 'none'"),
        "{path}: {}",
        answer.policy
    );
    assert_eq!(answer.framing, "DENY", "{path}");
}

/// The sites of the setting frame it, and no others.
async fn sites_frame(to: SocketAddr, path: &str) {
    let answer = ask(to, "GET", path, &[], "").await;
    assert_eq!(answer.status, 200, "{path}");
    let policy = &answer.policy;
    assert!(
        policy.ends_with(&format!("frame-ancestors {SITES}")),
        "{path}: {policy}"
    );
    assert_eq!(policy.matches("frame-ancestors").count(), 1, "{policy}");
    for loose in ["unsafe", "*", "http: ", "https: ", "wasm"] {
        assert!(!policy.contains(loose), "{path}: {policy}");
    }
    assert!(policy.contains("default-src 'none'"), "{policy}");
    assert!(policy.contains("form-action 'none'"), "{policy}");
    assert_eq!(answer.framing, "", "{path}");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_site_there_is_nothing_to_frame() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let table = create(to, &blitz()).await.name;
    let event = Event::swiss(to, 4).await.name;
    nobody_frames(to, &format!("/embed/{table}"), 404).await;
    nobody_frames(to, "/embed/hall", 404).await;
    nobody_frames(to, &format!("/embed/hall/{table}"), 404).await;
    nobody_frames(to, &format!("/embed/{event}"), 404).await;
    // A streaming program opens a page of its own.
    nobody_frames(to, &format!("/overlay/{table}"), 200).await;
    let here = ask(to, "GET", "/api/here", &[], "").await.ok();
    assert_eq!(here["embeds"], false);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sites_that_were_named_frame_boards_and_nothing_else() {
    let server = start(named("memory:")).await;
    let to = server.address();
    let table = create(to, &blitz()).await.name;
    let event = Event::swiss(to, 4).await.name;
    sites_frame(to, &format!("/embed/{table}")).await;
    sites_frame(to, &format!("/embed/{table}?theme=dark&lang=fi&say=no")).await;
    sites_frame(to, "/embed/hall").await;
    sites_frame(to, &format!("/embed/hall/{table}")).await;
    sites_frame(to, &format!("/embed/{event}")).await;
    let here = ask(to, "GET", "/api/here", &[], "").await.ok();
    assert_eq!(here["embeds"], true);

    for path in [
        "/".to_owned(),
        "/hall".to_owned(),
        "/index.html".to_owned(),
        "/embed.html".to_owned(),
        format!("/t/{table}"),
        format!("/record/{table}"),
        format!("/overlay/{table}"),
        format!("/c/{event}"),
        format!("/screen/{event}"),
        format!("/api/tables/{table}"),
        "/api/here".to_owned(),
    ] {
        let status = ask(to, "GET", &path, &[], "").await.status;
        nobody_frames(to, &path, status).await;
    }
    for path in [
        "/embed/0198e3a0-0000-7000-8000-000000000000",
        "/embed/0198e3a0-0000-8000-8000-000000000000",
        "/overlay/0198e3a0-0000-7000-8000-000000000000",
        "/embed/x",
    ] {
        nobody_frames(to, path, 404).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_site_that_frames_reads_nothing_and_opens_no_socket() {
    let server = start(named("memory:")).await;
    let to = server.address();
    let table = create(to, &blitz()).await;
    let club = [("origin", "https://club.example")];
    for path in ["/api/socket", "/api/here", &table.path("")] {
        let refused = ask(to, "GET", path, &club, "").await;
        assert_eq!(refused.status, 403, "{path}");
    }
    // A page within the frame is one of ours, and says so.
    let own = format!("http://{to}");
    let seen = ask(to, "GET", &table.path(""), &[("origin", &own)], "").await;
    assert_eq!(seen.ok()["view"]["seat"], "spectator");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_of_a_frame_is_the_same_for_everybody() {
    let server = start(named("memory:")).await;
    let to = server.address();
    let mut asked = blitz();
    asked["names"] = json!({"white": "Iso, Turku", "black": "Öster, Åbo"});
    asked["spectator_delay"] = json!({"moves": 4});
    let table = create(to, &asked).await;
    let path = format!("/embed/{}", table.name);
    let before = ask(to, "GET", &path, &[], "").await.text;
    start_clock(to, &table).await;
    act(to, &table, "white", &make("e2", "e4")).await.ok();
    let token = table.token("white");
    for secret in [token, table.token("arbiter"), ORGANISER] {
        let page = ask_as(to, "GET", &path, secret, None).await;
        assert_eq!((page.status, &page.text), (200, &before));
    }
    assert!(!before.contains(token) && !before.contains("Turku"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hall_that_strangers_may_not_list_is_not_framed() {
    let mut settings = named("memory:");
    settings.set("anyone-lists", "false").unwrap();
    let server = start(settings).await;
    let to = server.address();
    let table = create(to, &blitz()).await.name;
    nobody_frames(to, "/embed/hall", 404).await;
    nobody_frames(to, &format!("/embed/hall/{table}"), 404).await;
    // Who knows its name may look on, as always.
    sites_frame(to, &format!("/embed/{table}")).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_is_framed_after_a_restart_too() {
    let file = TempFile::new();
    let server = start(named(&file.journal())).await;
    let table = create(server.address(), &blitz()).await.name;
    server.stop().await;
    let server = start(named(&file.journal())).await;
    sites_frame(server.address(), &format!("/embed/{table}")).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_guesses_boards_is_stopped() {
    let mut settings = named("memory:");
    settings.set("requests-per-second", "1").unwrap();
    let server = start(settings).await;
    let to = server.address();
    let mut turned_away = 0;
    for guess in 0..40 {
        let path = format!("/embed/0198e3a0-0000-7000-8000-0000000000{guess:02}");
        let answer = ask(to, "GET", &path, &[], "").await;
        assert!([404, 429].contains(&answer.status), "{answer:?}");
        turned_away += usize::from(answer.status == 429);
        assert_eq!(answer.framing, "DENY", "{path}");
    }
    assert!(turned_away > 10, "{turned_away}");
    server.stop().await;
}
