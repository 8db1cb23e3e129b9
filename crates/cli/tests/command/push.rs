//! `tuomari push`: a round of a real `tuomari serve`, handed to one who takes
//! games.
#![allow(
    clippy::unwrap_used,
    reason = "a test may stop where it stands, and its taker says nothing"
)]

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpListener,
    process::{Command, Stdio},
    sync::{Arc, Mutex},
    thread,
};

use tuomari_bench::{organiser::game, round::Competition};

use crate::{bot::Hall, call::tuomari};

/// What was taken: the secret, and the games.
type Taken = Arc<Mutex<Vec<(String, String)>>>;

/// Takes games as a broadcast does; says where, and keeps them.
fn taker() -> (String, Taken) {
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let address = format!("http://{}/push", listener.local_addr().unwrap());
    let taken = Taken::default();
    let keep = Arc::clone(&taken);
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = BufReader::new(stream.unwrap());
            let (mut secret, mut length) = (String::new(), 0);
            loop {
                let mut line = String::new();
                stream.read_line(&mut line).unwrap();
                let Some((name, value)) = line.trim().split_once(": ") else {
                    if line.trim().is_empty() {
                        break;
                    }
                    continue;
                };
                match name.to_lowercase().as_str() {
                    "authorization" => value.clone_into(&mut secret),
                    "content-length" => length = value.parse().unwrap(),
                    _ => {}
                }
            }
            let mut games = vec![0; length];
            stream.read_exact(&mut games).unwrap();
            let games = String::from_utf8(games).unwrap();
            keep.lock().unwrap().push((secret, games));
            let answer = r#"{"games":[{"moves":2},{"error":"a move too many"}]}"#;
            let length = answer.len();
            let answer = format!("HTTP/1.1 200 OK\r\ncontent-length: {length}\r\n\r\n{answer}");
            stream.get_mut().write_all(answer.as_bytes()).unwrap();
        }
    });
    (address, taken)
}

#[test]
fn a_round_is_handed_in_as_it_goes_on_until_all_games_have_ended() {
    let hall = Hall::open("push");
    let at = &hall.node.address;
    let (competition, boards) = hall.runtime.block_on(async {
        let competition = Competition::paired(at, 4, &game("3+2")).await.unwrap();
        let (_, boards) = competition.publish().await.unwrap();
        (competition, boards)
    });
    let from = format!(
        "http://{}/api/competitions/{}/rounds/1/pgn",
        at.authority(),
        competition.name
    );
    let (to, taken) = taker();
    let pushing = Command::new(env!("CARGO_BIN_EXE_tuomari"))
        .args(["push", "--lang", "en", "--every", "1", &from, &to])
        .env("TUOMARI_PUSH_TOKEN", "broadcast-0123456789")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    while taken.lock().unwrap().is_empty() {
        thread::yield_now();
    }
    hall.runtime.block_on(async {
        for board in &boards {
            competition.begin(board).await.unwrap();
            competition.resign(board).await.unwrap();
        }
    });
    let ended = pushing.wait_with_output().unwrap();
    let (told, beside) = (
        String::from_utf8_lossy(&ended.stdout),
        String::from_utf8_lossy(&ended.stderr),
    );
    assert!(ended.status.success(), "{told}{beside}");
    assert!(told.contains("All games have ended."), "{told}");
    assert!(beside.contains("a move too many"), "{beside}");
    let taken = taken.lock().unwrap();
    assert!(taken.len() > 1, "{taken:?}");
    for (secret, games) in taken.iter() {
        assert_eq!(secret, "Bearer broadcast-0123456789");
        assert_eq!(games.matches("[Board ").count(), 2, "{games}");
    }
    assert_eq!(taken[0].1.matches("[Result \"*\"]").count(), 2);
    let last = &taken[taken.len() - 1].1;
    assert_eq!(last.matches("[Result \"0-1\"]").count(), 2, "{last}");
}

#[test]
fn without_a_token_or_an_address_nothing_is_handed_in() {
    let page = "http://127.0.0.1:9/x";
    for (args, told) in [
        ([page, page], "There is no token"),
        (["chess.example", page], "is no address of a page"),
    ] {
        let mut call = tuomari(&["push", args[0], args[1]]);
        if args[0] != page {
            call.env("TUOMARI_PUSH_TOKEN", "x");
        }
        let output = call.output().unwrap();
        let text = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{text}");
        assert!(text.contains(told), "{text}");
    }
}
