//! The games of a round at one address, as those read them who show them
//! elsewhere.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tuomari_notation::pgn::{PgnGame, PgnReader};

use crate::{
    competitions::{Board, Event, all_open, until},
    kit::{Answer, TempFile, act, ask, blitz, config, make, start},
};

/// Asks for the first round as a poller does.
async fn polled(to: SocketAddr, event: &Event, rest: &str, known: &str) -> Answer {
    let path = event.path(&format!("/rounds/1/pgn{rest}"));
    ask(to, "GET", &path, &[("if-none-match", known)], "").await
}

/// The games of an answer; all of it must be readable.
fn games(answer: &Answer) -> Vec<PgnGame> {
    assert_eq!(answer.status, 200, "{answer:?}");
    let read = PgnReader::new(answer.text.as_bytes());
    read.collect::<Result<Vec<_>, _>>().unwrap()
}

fn tag<'g>(game: &'g PgnGame, name: &str) -> &'g str {
    game.tags.get(name).unwrap_or_default()
}

/// A published round of two boards, and its badges.
async fn round(to: SocketAddr, tables: &Value) -> (Event, Vec<Board>, Vec<String>) {
    let event = Event::swiss_at(to, 4, tables).await;
    let badges = event.badges(to).await;
    event.publish(to).await;
    let boards = event.boards(to).await;
    until("the tables stand open", || all_open(to, &boards)).await;
    (event, boards, badges)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_poller_reads_every_state_of_a_round() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let (event, boards, badges) = round(to, &blitz()).await;

    // Who plays is there before anybody has moved.
    let first = polled(to, &event, "", "").await;
    assert_eq!(first.kind, "application/vnd.chess-pgn");
    let read = games(&first);
    assert_eq!(read.len(), 2);
    for (number, game) in (1..).zip(&read) {
        assert_eq!(tag(game, "Event"), "Club evening");
        assert_eq!(tag(game, "Round"), "1", "and not 1.{number}");
        assert_eq!(tag(game, "Board"), number.to_string());
        assert_eq!(tag(game, "TimeControl"), "180+2");
        assert!(tag(game, "White").starts_with("Player"), "{first:?}");
        assert!((2395..2400).contains(&tag(game, "WhiteElo").parse::<u32>().unwrap()));
        assert_eq!((game.points, game.plies().len()), (None, 0));
    }
    let again = polled(to, &event, "", &first.tag).await;
    assert_eq!((again.status, again.text.as_str()), (304, ""));

    // Every move is seen once it is made, with the clock beside it.
    let table = boards[0].table(&badges, &event.chief);
    let begin = json!({"act": "start-clock"});
    act(to, &table, "arbiter", &begin).await.ok();
    let mut known = first.tag;
    let moves = [("white", "e2", "e4"), ("black", "e7", "e5")];
    for (count, (seat, from, onto)) in (1..).zip(moves) {
        act(to, &table, seat, &make(from, onto)).await.ok();
        let answer = polled(to, &event, "", &known).await;
        let read = games(&answer);
        assert_eq!(read[0].plies().len(), count, "{}", answer.text);
        assert!(read[0].plies().iter().all(|ply| ply.clock_ms.is_some()));
        assert_eq!((read[0].points, read[1].plies().len()), (None, 0));
        known = answer.tag;
    }

    // One board of it, and boards that are none.
    let slice = games(&polled(to, &event, "?boards=2-100", "").await);
    assert_eq!((slice.len(), tag(&slice[0], "Board")), (1, "2"));
    assert!(games(&polled(to, &event, "?boards=3", "").await).is_empty());
    let wrong = polled(to, &event, "?boards=x", "").await;
    assert_eq!(wrong.status, 422, "{wrong:?}");
    let none = ask(to, "GET", &event.path("/rounds/7/pgn"), &[], "").await;
    assert_eq!(none.status, 409, "{none:?}");

    // The result, and one without a game.
    act(to, &table, "white", &json!({"act": "resign"}))
        .await
        .ok();
    let absent = json!({"act": "default", "round": 1, "board": 2, "absent": "black"});
    let done = event.tell(to, &event.chief, &absent).await;
    assert_eq!(done.status, 200, "{done:?}");
    let ended = || async {
        let read = games(&polled(to, &event, "", "").await);
        read.iter().all(|game| game.points.is_some())
    };
    until("the results are told", ended).await;
    let text = polled(to, &event, "", &known).await.text;
    assert!(text.contains("[Result \"0-1\"]"), "{text}");
    assert!(text.contains("[Result \"1-0\"]"), "{text}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_may_say_whether_a_move_was_legal_the_moves_follow_at_the_end() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let silent = json!({"rulebook": "fi-blitz-2014", "table": "strict", "time_control": "5 min"});
    let (event, boards, badges) = round(to, &silent).await;
    let table = boards[0].table(&badges, &event.chief);
    act(to, &table, "arbiter", &json!({"act": "start-clock"}))
        .await
        .ok();
    let press = json!({"act": "press"});
    // The second is no legal move, and nobody claims it.
    for (seat, from, onto) in [
        ("white", "e2", "e4"),
        ("black", "e7", "e4"),
        ("white", "d2", "d4"),
    ] {
        act(to, &table, seat, &make(from, onto)).await.ok();
        act(to, &table, seat, &press).await.ok();
        let answer = polled(to, &event, "?boards=1", "").await;
        assert_eq!(games(&answer)[0].plies().len(), 0, "{}", answer.text);
        assert!(!answer.text.contains("cut"), "{}", answer.text);
    }
    act(to, &table, "black", &json!({"act": "resign"}))
        .await
        .ok();
    let ended = || async {
        let answer = polled(to, &event, "?boards=1", "").await;
        games(&answer)[0].points.is_some()
    };
    until("the result is told", ended).await;
    let answer = polled(to, &event, "?boards=1", "").await;
    let game = &games(&answer)[0];
    assert_eq!(game.plies().len(), 1, "{}", answer.text);
    assert!(answer.text.contains("cut here"), "{}", answer.text);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_move_is_told_before_spectators_see_it() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let mut later = blitz();
    later["spectator_delay"] = json!({"moves": 2});
    let (event, boards, badges) = round(to, &later).await;
    let table = boards[0].table(&badges, &event.chief);
    act(to, &table, "arbiter", &json!({"act": "start-clock"}))
        .await
        .ok();
    let moves = [
        ("white", "e2", "e4"),
        ("black", "e7", "e5"),
        ("white", "g1", "f3"),
    ];
    for (made, (seat, from, onto)) in (1_usize..).zip(moves) {
        act(to, &table, seat, &make(from, onto)).await.ok();
        let read = games(&polled(to, &event, "?boards=1", "").await);
        assert_eq!(read[0].plies().len(), made.saturating_sub(2));
    }
    server.stop().await;
}
