//! Tables over HTTP and WebSocket, on a real server with a real file.

use crate::kit::{
    ORGANISER, Socket, Table, TempFile, act, ask, ask_as, blitz, config, create, make, start,
    start_clock,
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_created_played_at_and_read_back() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let table = create(to, &blitz()).await;
    start_clock(to, &table).await;
    let done = act(to, &table, "white", &make("e2", "e4")).await.ok();
    assert_eq!(done["version"], 3);
    let seen = ask_as(to, "GET", &table.path(""), table.token("black"), None).await;
    let seen = seen.ok();
    assert_eq!(seen["version"], 3);
    assert_eq!(seen["view"]["board"]["e4"], "P");
    assert_eq!(seen["view"]["seat"], "black");
    assert_eq!(seen["about"]["time_control"], "3+2");
    server.stop().await;

    // What was acknowledged is there when the server comes back.
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let again = ask_as(to, "GET", &table.path(""), table.token("white"), None).await;
    assert_eq!(again.ok()["view"]["board"]["e4"], "P");
    let list = ask(to, "GET", "/api/tables", &[], "").await.ok();
    assert_eq!(list["tables"][0]["table"], table.name);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_players_are_told_of_every_move() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let table = create(to, &blitz()).await;
    let (mut white, _) = Socket::follow(to, &table, "white").await;
    let (mut black, view) = Socket::follow(to, &table, "black").await;
    assert_eq!(view["version"], 1);
    start_clock(to, &table).await;
    let line = [("e2", "e4"), ("e7", "e5"), ("g1", "f3"), ("b8", "c6")];
    for (n, (from, square)) in line.into_iter().enumerate() {
        let (mover, other) = if n % 2 == 0 {
            (&mut white, &mut black)
        } else {
            (&mut black, &mut white)
        };
        let key = format!("k{n}");
        mover.command(&table, &key, &make(from, square)).await;
        let accepted = mover.hear("accepted").await;
        assert_eq!(
            (accepted["key"].as_str(), accepted["version"].as_u64()),
            (Some(key.as_str()), Some(n as u64 + 3))
        );
        loop {
            let change = other.hear("change").await;
            if change["version"] == accepted["version"] {
                break;
            }
        }
    }
    let (mut fresh, shown) = Socket::follow(to, &table, "black").await;
    fresh
        .say(&json!({"type": "ping", "n": 1, "client_time": 5}))
        .await;
    let pong = fresh.hear("pong").await;
    assert_eq!(
        (pong["n"].as_u64(), pong["client_time"].as_u64()),
        (Some(1), Some(5))
    );
    assert_eq!(shown["view"]["moves"].as_array().unwrap().len(), 4);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_add_up_to_the_view() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let table = create(to, &blitz()).await;
    let (mut spectator, first) = Socket::follow(to, &table, "spectator").await;
    start_clock(to, &table).await;
    for (seat, from, square) in [
        ("white", "e2", "e4"),
        ("black", "d7", "d5"),
        ("white", "e4", "d5"),
        ("black", "d8", "d5"),
    ] {
        act(to, &table, seat, &make(from, square)).await.ok();
    }
    let mut view = first["view"].clone();
    let mut options = first["options"].clone();
    let mut version = first["version"].as_u64().unwrap();
    while version < 6 {
        let change = spectator.hear("change").await;
        version = change["version"].as_u64().unwrap();
        view = tuomari_server::wire::change::apply(view, &change["view"]);
        if let Some(change) = change.get("options") {
            options = tuomari_server::wire::change::apply(options, change);
        }
    }
    let (_, now) = Socket::follow(to, &table, "spectator").await;
    assert_eq!(
        (view, options),
        (now["view"].clone(), now["options"].clone())
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_sent_again_is_one_command() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let table = create(to, &blitz()).await;
    start_clock(to, &table).await;
    let bearer = format!("Bearer {}", table.token("white"));
    let headers = [
        ("authorization", bearer.as_str()),
        ("idempotency-key", "press-1"),
    ];
    let body = make("e2", "e4").to_string();
    let path = table.path("/commands");
    let first = ask(to, "POST", &path, &headers, body.clone()).await.ok();
    let again = ask(to, "POST", &path, &headers, body).await.ok();
    assert_eq!(first, again);
    let (mut white, view) = Socket::follow(to, &table, "white").await;
    assert_eq!(view["version"], first["version"]);
    white.command(&table, "press-1", &make("e2", "e4")).await;
    assert_eq!(white.hear("accepted").await["version"], first["version"]);
    // The same text from another seat is another key.
    let (mut black, _) = Socket::follow(to, &table, "black").await;
    black.command(&table, "press-1", &make("e7", "e5")).await;
    assert_eq!(black.hear("accepted").await["version"], 4);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn links_open_their_own_seat_and_nothing_else() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let (table, other) = (create(to, &blitz()).await, create(to, &blitz()).await);
    let read = |token: String, table: Table| async move {
        ask_as(to, "GET", &table.path(""), &token, None)
            .await
            .status
    };
    let white = table.token("white").to_owned();
    assert_eq!(read(white.clone(), table.clone()).await, 200);
    assert_eq!(read(white.clone(), other.clone()).await, 401);
    assert_eq!(read("forged".to_owned(), table.clone()).await, 401);
    let asked = blitz();
    let created = ask_as(to, "POST", "/api/tables", &white, Some(&asked)).await;
    assert_eq!(created.status, 403);
    let record = table.path("/record");
    assert_eq!(ask_as(to, "GET", &record, &white, None).await.status, 403);
    let whole = ask_as(to, "GET", &record, table.token("arbiter"), None).await;
    assert_eq!((whole.status, whole.text.lines().count()), (200, 3));
    assert!(!whole.text.contains(&white), "a record holds no secret");

    // Nobody is shown out by a new link; a link that is taken away does it.
    let (mut socket, _) = Socket::follow(to, &table, "white").await;
    let path = table.path("/seats/white");
    assert_eq!(ask_as(to, "POST", &path, &white, None).await.status, 403);
    let seated = ask_as(to, "POST", &path, ORGANISER, None).await;
    assert_eq!(
        (seated.status, seated.json()["title"].as_str()),
        (409, Some("Somebody sits there"))
    );
    assert_eq!(
        ask_as(to, "DELETE", &path, ORGANISER, None).await.status,
        204
    );
    assert_eq!(socket.hear("gone").await["why"], "revoked");
    let fresh = ask_as(to, "POST", &path, ORGANISER, None).await.ok();
    socket.command(&table, "k", &make("e2", "e4")).await;
    assert_eq!(socket.hear("refused").await["problem"]["status"], 409);
    assert_eq!(read(white, table.clone()).await, 401);
    let fresh = fresh["token"].as_str().unwrap().to_owned();
    assert_eq!(read(fresh.clone(), table.clone()).await, 200);
    let arbiter = table.token("arbiter");
    assert_eq!(ask_as(to, "DELETE", &path, arbiter, None).await.status, 204);
    assert_eq!(read(fresh, table.clone()).await, 401);
    let own = table.path("/seats/arbiter");
    assert_eq!(ask_as(to, "POST", &own, arbiter, None).await.status, 403);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_invited_takes_his_seat_and_the_link_opens_nothing_more() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let table = create(to, &blitz()).await;
    let path = table.path("/take");
    let invited = table.token("black").to_owned();
    let secret = |n: u32| format!("guest-{n:02}-of-this-table-0123456789abcdef");
    let take = |link: String, n: u32| {
        let (path, body) = (path.clone(), json!({"token": secret(n)}));
        async move { ask_as(to, "POST", &path, &link, Some(&body)).await }
    };

    // Of ten who open the link at once, one sits.
    let all = (0..10).map(|n| take(invited.clone(), n));
    let all = futures::future::join_all(all).await;
    let sits: Vec<u32> = (0..10u32)
        .zip(&all)
        .filter(|(_, answer)| answer.status == 200)
        .map(|(n, _)| n)
        .collect();
    assert_eq!(sits.len(), 1, "{all:?}");
    let late = all.iter().filter(|answer| answer.status == 401).count();
    assert_eq!(late, 9, "{all:?}");
    let sits = sits[0];

    // Who heard no answer asks again; nobody else gets in so.
    let again = take(invited.clone(), sits).await.ok();
    assert_eq!(again["seat"], "black");
    assert_eq!(take(invited.clone(), 77).await.status, 401);
    let open = table.path("");
    assert_eq!(ask_as(to, "GET", &open, &invited, None).await.status, 401);
    let seen = ask_as(to, "GET", &open, &secret(sits), None).await.ok();
    assert_eq!(seen["view"]["seat"], "black");

    // The seats of others are not taken so, nor with what anybody guesses.
    let arbiter = table.token("arbiter").to_owned();
    assert_eq!(take(arbiter, 78).await.status, 403);
    assert_eq!(take(ORGANISER.to_owned(), 78).await.status, 403);
    let easy = json!({"token": "a".repeat(40)});
    let white = table.token("white");
    let guessed = ask_as(to, "POST", &path, white, Some(&easy)).await;
    assert_eq!(guessed.status, 422, "{guessed:?}");
    let taken = ask_as(
        to,
        "POST",
        &path,
        white,
        Some(&json!({"token": secret(sits)})),
    )
    .await;
    assert_eq!(
        taken.ok()["seat"],
        "black",
        "his secret opens his seat alone"
    );
    assert_eq!(ask_as(to, "GET", &open, white, None).await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_learns_what_he_may_do_here() {
    let mut open = config("memory:");
    open.set("anyone-creates", "true").unwrap();
    for (settings, stranger_creates) in [(config("memory:"), false), (open, true)] {
        let server = start(settings).await;
        let to = server.address();
        let stranger = ask(to, "GET", "/api/here", &[], "").await.ok();
        assert_eq!(stranger["creates"], stranger_creates);
        assert_eq!(stranger["organiser"], false);
        let guess = "not-the-organiser-0123456789abcdef01";
        for (secret, is_his) in [(ORGANISER, true), (guess, false)] {
            let told = ask_as(to, "GET", "/api/here", secret, None).await.ok();
            assert_eq!(told["organiser"], is_his);
            assert_eq!(told["creates"], is_his || stranger_creates);
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn problems_name_the_article() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let table = create(to, &blitz()).await;
    start_clock(to, &table).await;
    let answer = act(to, &table, "black", &make("e7", "e5")).await;
    assert_eq!(answer.kind, "application/problem+json");
    let problem = answer.json();
    assert_eq!(problem["refusal"], "not-your-move");
    let article = problem["article"].as_str().unwrap();
    assert!(article.starts_with("fide-2018/"), "{article}");
    let answer = act(to, &table, "white", &json!({"act": "pres"})).await;
    assert_eq!(answer.status, 422);
    assert!(
        answer.text.contains("did you mean press"),
        "{}",
        answer.text
    );
    server.stop().await;
}

#[tokio::test]
async fn anybody_lists_what_is_over_and_the_latest_first_but_not_what_is_seen_later() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let mut over = Vec::new();
    for n in 0..3 {
        let mut asked = blitz();
        if n == 1 {
            asked["spectator_delay"] = json!({"seconds": 600});
        }
        let table = create(to, &asked).await;
        crate::kit::start_clock(to, &table).await;
        act(to, &table, "white", &json!({"act": "resign"}))
            .await
            .ok();
        over.push(table.name);
    }
    let goes_on = create(to, &blitz()).await.name;
    let listed = async |query: &str| -> Vec<String> {
        let path = format!("/api/tables?{query}");
        let list = ask(to, "GET", &path, &[], "").await.ok();
        let tables = list["tables"].as_array().unwrap().iter();
        tables
            .map(|one| one["table"].as_str().unwrap().to_owned())
            .collect()
    };
    assert_eq!(
        listed("status=finished&latest=true").await,
        [over[2].clone(), over[0].clone()]
    );
    assert_eq!(
        listed("status=finished").await,
        [over[0].clone(), over[2].clone()]
    );
    // For strangers the one they see later goes on.
    assert_eq!(
        listed("latest=true").await,
        [goes_on.clone(), over[1].clone()]
    );
    let older = format!("latest=true&after={goes_on}");
    assert_eq!(listed(&older).await, [over[1].clone()]);
    server.stop().await;
}
