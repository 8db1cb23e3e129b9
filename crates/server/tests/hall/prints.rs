//! What a competition gives as files, and as a page that needs no script.

use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::{
    competitions::Event,
    kit::{Answer, ORGANISER, TempFile, ask, ask_as, blitz, config, start},
};

/// Asks for a print as anybody does.
async fn print(to: SocketAddr, event: &Event, file: &str) -> Answer {
    ask(to, "GET", &event.path(&format!("/prints/{file}")), &[], "").await
}

/// The same, with a link.
async fn print_as(to: SocketAddr, event: &Event, token: &str, file: &str) -> Answer {
    let path = event.path(&format!("/prints/{file}"));
    ask_as(to, "GET", &path, token, None).await
}

/// A page, as a browser asks for it.
async fn page(to: SocketAddr, path: &str, language: &str) -> String {
    let answer = ask(to, "GET", path, &[("accept-language", language)], "").await;
    assert_eq!(answer.status, 200, "{answer:?}");
    assert_eq!(answer.kind, "text/html; charset=utf-8");
    answer.text
}

/// Five players, and a first round that is over.
async fn evening(to: SocketAddr) -> Event {
    let event = Event::swiss(to, 5).await;
    event.publish(to).await;
    for board in [1, 2] {
        let result =
            json!({"act": "enter-result", "round": 1, "board": board, "outcome": "white-wins"});
        event.done(to, &event.chief, &result).await;
    }
    let close = json!({"act": "close-round"});
    event.done(to, &event.chief, &close).await;
    event
}

#[tokio::test(flavor = "multi_thread")]
async fn a_paper_is_a_pdf_that_is_fetched_again_only_when_something_changed() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let event = evening(to).await;
    let first = print(to, &event, "standings.pdf?lang=fi").await;
    assert_eq!(
        (first.status, first.kind.as_str()),
        (200, "application/pdf")
    );
    assert!(first.text.starts_with("%PDF-"), "{}", &first.text[..20]);
    let path = event.path("/prints/standings.pdf?lang=fi");
    let again = ask(to, "GET", &path, &[("if-none-match", &first.tag)], "").await;
    assert_eq!((again.status, again.text.as_str()), (304, ""));
    // Another language, another form and another version are others.
    let other = print(to, &event, "standings.pdf?lang=sv").await;
    assert_ne!(other.tag, first.tag);
    let enter = json!({"act": "enter", "person": {"name": "Late, L"}});
    event.done(to, &event.chief, &enter).await;
    let changed = ask(to, "GET", &path, &[("if-none-match", &first.tag)], "").await;
    assert_eq!(changed.status, 200);
    assert_ne!(changed.tag, first.tag);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_at_once_gets_the_same_bytes() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let event = evening(to).await;
    let asked = (0..12).map(|_| print(to, &event, "cross-table.pdf?lang=en"));
    let answers = futures::future::join_all(asked).await;
    for answer in &answers {
        assert_eq!(answer.status, 200, "{}", answer.text);
        assert_eq!(answer.text, answers[0].text);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_that_is_not_published_is_in_nothing_that_the_public_gets() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let event = evening(to).await;
    let badges = event.badges(to).await;
    let kinds = ["pairings", "results", "standings", "cross-table", "players"];
    let mut before = Vec::new();
    for kind in kinds {
        before.push(print(to, &event, &format!("{kind}.csv")).await.text);
    }
    let pages = ["", "/round", "/standings", "/players", "/rules"];
    let address = |rest: &str| format!("/c/{}{rest}", event.name);
    let mut read = Vec::new();
    for rest in pages {
        read.push(page(to, &address(rest), "en").await);
    }
    event.done(to, &event.chief, &json!({"act": "pair"})).await;

    for (kind, before) in kinds.iter().zip(before) {
        let after = print(to, &event, &format!("{kind}.csv")).await;
        assert_eq!(after.text, before, "{kind}");
        // A player's badge opens no more than that.
        let own = print_as(to, &event, &badges[0], &format!("{kind}.csv")).await;
        assert_eq!(own.text, before, "{kind}");
    }
    for (rest, before) in pages.iter().zip(read) {
        assert_eq!(page(to, &address(rest), "en").await, before, "{rest}");
    }
    for form in ["pdf", "csv", "xlsx"] {
        let second = print(to, &event, &format!("pairings.{form}?round=2")).await;
        assert_eq!(second.status, 409, "{form}");
        let official = print_as(
            to,
            &event,
            &event.chief,
            &format!("pairings.{form}?round=2"),
        )
        .await;
        assert_eq!(official.status, 200, "{form}");
    }
    let told = page(to, &address("/round-2"), "en").await;
    assert!(told.contains("Results of round 1"), "{told}");
    assert!(!told.contains("Results of round 2"), "{told}");
    let official = print_as(to, &event, &event.chief, "pairings.csv?round=2").await;
    assert!(official.text.contains("2,1,"), "{}", official.text);
    // What an official was given is not handed to the next who asks.
    let after = print(to, &event, "pairings.csv").await;
    assert!(!after.text.contains("\n2,1,"), "{}", after.text);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_report_and_the_badges_are_for_those_who_run_it() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let event = evening(to).await;
    let badges = event.badges(to).await;
    for (token, file, expected) in [
        (&badges[0], "report.pdf", 403),
        (&badges[0], "badges.pdf", 403),
        (&event.chief, "report.pdf", 200),
        (&event.organiser, "report.pdf", 200),
        (&event.chief, "badges.pdf", 403),
        (&event.organiser, "badges.pdf", 200),
        (&ORGANISER.to_owned(), "report.pdf", 200),
        (&"nobody".to_owned(), "standings.pdf", 401),
    ] {
        let answer = print_as(to, &event, token, file).await;
        assert_eq!(answer.status, expected, "{file}: {}", answer.text);
    }
    for file in ["report.pdf", "badges.pdf"] {
        assert_eq!(print(to, &event, file).await.status, 403, "{file}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_there_is_not_is_refused_with_what_there_is() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let event = evening(to).await;
    for (file, status) in [
        ("standings", 404),
        ("standings.doc", 404),
        ("wins.pdf", 404),
        ("rules.csv", 404),
        ("standings.pdf?round=1", 422),
        ("standings.pdf?lang=tlh", 422),
        ("pairings.pdf?round=x", 400),
        ("pairings.pdf?round=9", 409),
        ("matches.pdf", 409),
    ] {
        let answer = print(to, &event, file).await;
        assert_eq!(answer.status, status, "{file}: {}", answer.text);
        assert_eq!(answer.kind, "application/problem+json", "{file}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_competition_is_read_without_a_script_in_the_readers_language() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let regulations = json!({
        "name": "<Kerho & \"ilta\">", "system": "swiss", "rounds": 3, "tie_breaks": ["BH"],
    });
    let event = Event::announce(to, &regulations, &blitz()).await;
    let enter = |name: &str| json!({"act": "enter", "person": {"name": name, "rating": 2000}});
    let acts: Vec<Value> = ["<script>x</script>", "Öhman, Ö", "Ek, E", "Berg, B"]
        .map(enter)
        .to_vec();
    event
        .done(to, &event.organiser, &json!({"acts": acts}))
        .await;
    let address = |rest: &str| format!("/c/{}{rest}", event.name);
    let early = page(to, &address(""), "sv-FI, en;q=0.5").await;
    assert!(early.contains("inte publicerad ännu"), "{early}");
    event.publish(to).await;

    let finnish = page(to, &address(""), "fi").await;
    let (before, after) = finnish
        .split_once("<noscript>")
        .expect("it is for who has no script");
    assert!(before.contains("<html lang=\"fi\">"), "{before}");
    assert!(before.contains("<title>&lt;Kerho &amp; &quot;ilta&quot;&gt; · Tuomari</title>"));
    let (content, _) = after.split_once("</noscript>").unwrap();
    assert!(content.contains("1. kierroksen tulokset"), "{content}");
    assert!(content.contains("<th scope=\"row\">"), "{content}");
    assert!(
        content.contains("&lt;script&gt;x&lt;/script&gt;"),
        "{content}"
    );
    assert!(!content.contains("<script"), "{content}");
    let standings = page(to, &address("/standings"), "en").await;
    assert!(
        standings.contains("<th scope=\"col\" class=\"plain-end\">BH</th>"),
        "{standings}"
    );
    let players = page(to, &address("/players?lang=en"), "fi").await;
    assert!(players.contains("<h2>Players</h2>"), "{players}");
    let rules = page(to, &address("/rules"), "en").await;
    assert!(rules.contains("/calendar.ics"), "{rules}");
    assert!(!finnish.contains(&event.organiser) && !finnish.contains(&event.chief));

    // What is no competition is the page as it always is.
    let nobody = page(to, "/c/0198e3a0-0000-8000-8000-000000000000", "en").await;
    assert!(!nobody.contains("<noscript>"), "{nobody}");
    let squeezed = [("accept-encoding", "gzip")];
    let gzip = ask(to, "GET", &address(""), &squeezed, "").await;
    assert_eq!((gzip.status, gzip.text.contains("<html")), (200, false));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_competition_is_framed_only_by_the_sites_that_were_named() {
    let file = TempFile::new();
    let closed = start(config(&file.journal())).await;
    let event = evening(closed.address()).await;
    let path = format!("/embed/{}", event.name);
    let none = ask(closed.address(), "GET", &path, &[], "").await;
    assert_eq!(none.status, 404, "{none:?}");
    closed.stop().await;

    let mut settings = config(&file.journal());
    settings.set("embed-sites", "https://club.example").unwrap();
    let server = start(settings).await;
    let to = server.address();
    let framed = ask(to, "GET", &path, &[("accept-language", "sv")], "").await;
    assert_eq!(framed.status, 200, "{framed:?}");
    assert!(
        framed
            .policy
            .contains("frame-ancestors https://club.example"),
        "{framed:?}"
    );
    assert!(!framed.policy.contains("script-src"), "{framed:?}");
    assert!(
        framed.text.contains("Ställning efter rond 1"),
        "{}",
        framed.text
    );
    assert!(
        framed.text.contains("rel=\"stylesheet\""),
        "{}",
        framed.text
    );
    assert!(!framed.text.contains("<script"), "{}", framed.text);
    let own = format!("/c/{}", event.name);
    for path in ["/", own.as_str(), "/embed/x", "/embed/"] {
        let other = ask(to, "GET", path, &[], "").await;
        assert!(
            other.policy.contains("frame-ancestors 'none'"),
            "{path}: {other:?}"
        );
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rounds_are_in_a_calendar() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let regulations = json!({
        "name": "Club evening", "system": "swiss", "rounds": 2,
        "schedule": [1_794_938_400_000_u64, 1_794_942_000_000_u64],
    });
    let event = Event::announce(to, &regulations, &blitz()).await;
    let path = event.path("/calendar.ics?lang=fi");
    let calendar = ask(to, "GET", &path, &[], "").await;
    assert_eq!(calendar.kind, "text/calendar; charset=utf-8");
    for line in [
        "DTSTART:20261117T180000Z\r\n",
        "DTSTART:20261117T190000Z\r\n",
        "SUMMARY:Club evening: kierros 2\r\n",
    ] {
        assert!(calendar.text.contains(line), "{}", calendar.text);
    }
    let uid = format!("UID:round-1.{}@tuomari", event.name);
    assert!(
        calendar.text.replace("\r\n ", "").contains(&uid),
        "{}",
        calendar.text
    );
    let again = ask(to, "GET", &path, &[("if-none-match", &calendar.tag)], "").await;
    assert_eq!(again.status, 304);
    server.stop().await;
}
