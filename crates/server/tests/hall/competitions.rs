//! Competitions: one chain from the entry list to the standings.

use std::{collections::BTreeSet, net::SocketAddr, sync::Arc, time::Duration};

use serde_json::{Value, json};
use tokio::time::{Instant, sleep};
use tuomari_bus::{Bus, LocalBus};
use tuomari_record::{Record, hash_text};
use tuomari_server::Server;

use crate::{
    fickle::Fickle,
    kit::{
        Answer, ORGANISER, Socket, Table, TempFile, act, ask, ask_as, blitz, config, is_full, make,
        start,
    },
};

/// A competition and the secrets of its seats.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    pub(crate) name: String,
    pub(crate) organiser: String,
    pub(crate) chief: String,
}

impl Event {
    pub(crate) async fn announce(to: SocketAddr, regulations: &Value, tables: &Value) -> Event {
        let asked = json!({"regulations": regulations, "tables": tables});
        let path = "/api/competitions";
        let made = ask_as(to, "POST", path, ORGANISER, Some(&asked)).await.ok();
        let token = |seat: &str| {
            let links = made["links"].as_array().unwrap();
            let link = links.iter().find(|link| link["seat"] == seat).unwrap();
            link["token"].as_str().unwrap().to_owned()
        };
        Event {
            name: made["competition"].as_str().unwrap().to_owned(),
            organiser: token("organiser"),
            chief: token("chief-arbiter"),
        }
    }

    /// A Swiss with so many players, announced and entered.
    pub(crate) async fn swiss(to: SocketAddr, players: u32) -> Event {
        Event::swiss_at(to, players, &blitz()).await
    }

    /// The same, with tables set so.
    pub(crate) async fn swiss_at(to: SocketAddr, players: u32, tables: &Value) -> Event {
        Event::swiss_from(to, players, tables, &[]).await
    }

    /// The same, with rounds at these hours.
    async fn swiss_from(to: SocketAddr, players: u32, tables: &Value, hours: &[u64]) -> Event {
        let regulations = json!({
            "name": "Club evening", "system": "swiss", "rounds": 3, "schedule": hours,
        });
        let event = Event::announce(to, &regulations, tables).await;
        let enter = |n: u32| {
            let person = json!({"name": format!("Player{n}, A"), "rating": 2400 - n});
            json!({"act": "enter", "person": person})
        };
        let acts: Vec<Value> = (1..=players).map(enter).collect();
        event
            .done(to, &event.organiser, &json!({"acts": acts}))
            .await;
        event
    }

    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/competitions/{}{rest}", self.name)
    }

    pub(crate) async fn tell(&self, to: SocketAddr, token: &str, act: &Value) -> Answer {
        ask_as(to, "POST", &self.path("/commands"), token, Some(act)).await
    }

    pub(crate) async fn done(&self, to: SocketAddr, token: &str, act: &Value) {
        self.tell(to, token, act).await.ok();
    }

    pub(crate) async fn seen(&self, to: SocketAddr, token: &str) -> Value {
        ask_as(to, "GET", &self.path(""), token, None).await.ok()
    }

    pub(crate) async fn public(&self, to: SocketAddr) -> Value {
        ask(to, "GET", &self.path(""), &[], "").await.ok()
    }

    /// Pairs a round and makes it known.
    pub(crate) async fn publish(&self, to: SocketAddr) {
        let acts = json!({"acts": [
            {"act": "pair"}, {"act": "confirm"}, {"act": "publish", "tables": []},
        ]});
        self.done(to, &self.chief, &acts).await;
    }

    /// The links of all players, by their numbers of entry.
    pub(crate) async fn badges(&self, to: SocketAddr) -> Vec<String> {
        let asked = json!({"players": true});
        ask_as(
            to,
            "POST",
            &self.path("/links"),
            &self.organiser,
            Some(&asked),
        )
        .await
        .ok();
        let told = ask_as(to, "GET", &self.path("/links"), &self.organiser, None).await;
        let told = told.ok();
        let links = told["links"].as_array().unwrap().iter();
        let players = links.filter(|link| link["seat"].as_str().unwrap().starts_with("player-"));
        players
            .map(|link| link["token"].as_str().unwrap().to_owned())
            .collect()
    }

    /// The boards of the last round that anybody may see.
    pub(crate) async fn boards(&self, to: SocketAddr) -> Vec<Board> {
        let seen = self.public(to).await;
        let round = seen["view"]["rounds"].as_array().unwrap().last().unwrap();
        let boards = round["boards"].as_array().unwrap().iter();
        let number = |value: &Value| usize::try_from(value.as_u64().unwrap()).unwrap();
        boards
            .map(|board| Board {
                table: board["table"].as_str().unwrap().to_owned(),
                white: number(&board["white"]),
                black: number(&board["black"]),
                outcome: board["outcome"].clone(),
            })
            .collect()
    }
}

/// A board of a round.
#[derive(Debug)]
pub(crate) struct Board {
    pub(crate) table: String,
    /// By the number of entry, from 1.
    white: usize,
    black: usize,
    outcome: Value,
}

impl Board {
    /// As a table whose seats are opened by badges.
    pub(crate) fn table(&self, badges: &[String], chief: &str) -> Table {
        Table {
            name: self.table.clone(),
            links: json!([
                {"seat": "white", "token": badges[self.white - 1]},
                {"seat": "black", "token": badges[self.black - 1]},
                {"seat": "arbiter", "token": chief},
            ]),
        }
    }

    /// Plays its game: a move each, and White resigns.
    pub(crate) async fn play(&self, to: SocketAddr, badges: &[String], chief: &str) {
        let table = self.table(badges, chief);
        for (seat, done) in [
            ("arbiter", json!({"act": "start-clock"})),
            ("white", make("e2", "e4")),
            ("black", make("e7", "e5")),
            ("white", json!({"act": "resign"})),
        ] {
            act(to, &table, seat, &done).await.ok();
        }
    }
}

/// Waits until something is so; how long it took.
pub(crate) async fn until<F: Future<Output = bool>>(what: &str, is_so: impl Fn() -> F) -> Duration {
    let began = Instant::now();
    while !is_so().await {
        assert!(began.elapsed() < Duration::from_mins(1), "{what}");
        sleep(Duration::from_millis(20)).await;
    }
    began.elapsed()
}

async fn is_open(to: SocketAddr, table: &str) -> bool {
    let path = format!("/api/tables/{table}");
    ask(to, "GET", &path, &[], "").await.status == 200
}

pub(crate) async fn all_open(to: SocketAddr, boards: &[Board]) -> bool {
    for board in boards {
        if !is_open(to, &board.table).await {
            return false;
        }
    }
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn from_the_entry_list_to_the_standings() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let event = Event::swiss(to, 5).await;
    let badges = event.badges(to).await;
    assert_eq!(badges.len(), 5);
    event.publish(to).await;
    let boards = event.boards(to).await;
    assert_eq!(boards.len(), 2, "and one has a bye");
    until("the tables stand open", || all_open(to, &boards)).await;

    // The players sit down with their badges, the chief arbiter with his link.
    for board in &boards {
        board.play(to, &badges, &event.chief).await;
    }
    let ended = || async {
        let boards = event.boards(to).await;
        boards.iter().all(|board| board.outcome == "black-wins")
    };
    let took = until("the results are in", ended).await;
    println!("results after {took:?}");
    let seen = event.public(to).await;
    let first = &seen["view"]["places"][0];
    assert_eq!(first["values"][0], "1.0", "{first}");

    // The record says from which row of which table a result came.
    let record = ask_as(to, "GET", &event.path("/record"), &event.chief, None).await;
    assert_eq!(record.text.matches("\"result-taken\"").count(), 2);
    let board = &boards[0];
    let path = format!("/api/tables/{}/record", board.table);
    let own = ask_as(to, "GET", &path, &event.chief, None).await;
    let hash = seen["view"]["rounds"][0]["boards"][0]["hash"]
        .as_str()
        .unwrap();
    assert!(own.text.contains(hash), "{hash} is in {}", own.text);

    // The next round, and the file.
    event
        .done(to, &event.chief, &json!({"act": "close-round"}))
        .await;
    event.publish(to).await;
    let boards = event.boards(to).await;
    until("the second round stands open", || all_open(to, &boards)).await;
    let file = ask_as(to, "GET", &event.path("/report"), &event.chief, None).await;
    assert!(file.text.contains("Player1, A"), "{}", file.text);
    let record = ask_as(to, "GET", &event.path("/record"), &event.chief, None).await;
    let record = Record::read(&record.text).unwrap();
    let last = format!("### RecordHash {}", hash_text(&record.end().hash));
    assert!(file.text.contains(&last), "{last}: {}", file.text);
    let early = ask(to, "GET", &event.path("/report"), &[], "").await;
    assert_eq!(early.status, 403, "not everybody's before the end");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_link_reaches_into_another_board_or_competition() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let event = Event::swiss(to, 4).await;
    let other = Event::swiss(to, 4).await;
    let (badges, strange) = (event.badges(to).await, other.badges(to).await);
    event.publish(to).await;
    let boards = event.boards(to).await;
    until("the tables stand open", || all_open(to, &boards)).await;
    let path = format!("/api/tables/{}", boards[0].table);
    for (number, badge) in badges.iter().enumerate() {
        let sits = [boards[0].white, boards[0].black].contains(&(number + 1));
        let answer = ask_as(to, "GET", &path, badge, None).await;
        assert_eq!(
            answer.status == 200,
            sits,
            "player {}: {answer:?}",
            number + 1
        );
    }
    for token in strange
        .iter()
        .chain([&other.chief, &other.organiser, &event.organiser])
    {
        let answer = ask_as(to, "GET", &path, token, None).await;
        assert_eq!(answer.status, 401, "{answer:?}");
    }
    for token in strange.iter().chain([&other.chief, &other.organiser]) {
        for (method, rest) in [("GET", ""), ("GET", "/record"), ("GET", "/links")] {
            let answer = ask_as(to, method, &event.path(rest), token, None).await;
            assert_eq!(answer.status, 401, "{rest}: {answer:?}");
        }
        let answer = event
            .tell(to, token, &json!({"act": "close-entries"}))
            .await;
        assert_eq!(answer.status, 401, "{answer:?}");
    }
    // A table is no competition, and a competition no table.
    let table = ask(
        to,
        "GET",
        &format!("/api/competitions/{}", boards[0].table),
        &[],
        "",
    )
    .await;
    let name = ask(to, "GET", &format!("/api/tables/{}", event.name), &[], "").await;
    assert_eq!((table.status, name.status), (404, 404));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_does_what_is_his_and_nothing_else() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let event = Event::swiss(to, 4).await;
    let badges = event.badges(to).await;
    let pair = json!({"act": "pair"});
    for token in [&badges[0], &event.organiser] {
        assert_eq!(event.tell(to, token, &pair).await.status, 403);
    }
    let here = |player: u32| json!({"act": "check-in", "who": {"player": player}, "here": true});
    assert_eq!(event.tell(to, &badges[0], &here(2)).await.status, 403);
    event.done(to, &badges[0], &here(1)).await;
    let nobody = ask(to, "POST", &event.path("/commands"), &[], pair.to_string()).await;
    assert_eq!(nobody.status, 401, "{nobody:?}");
    // What only the software says is not said by people.
    for act in [
        json!({"act": "take-results", "results": []}),
        json!({"act": "begin-play", "table": "x"}),
    ] {
        assert_eq!(event.tell(to, &badges[0], &act).await.status, 403, "{act}");
    }
    // Links are given out by the organiser and the chief arbiter alone.
    let links = json!({"seats": ["deputy"]});
    let given = ask_as(to, "POST", &event.path("/links"), &badges[0], Some(&links)).await;
    assert_eq!(given.status, 403, "{given:?}");
    let own = json!({"seats": ["organiser"]});
    let taken = ask_as(to, "POST", &event.path("/links"), &event.chief, Some(&own)).await;
    assert_eq!(taken.status, 403, "{taken:?}");
    let none = json!({"seats": ["player-9"]});
    let none = ask_as(to, "POST", &event.path("/links"), &event.chief, Some(&none)).await;
    assert_eq!(none.status, 422, "{none:?}");
    // A player's own page says what he may do.
    let seen = event.seen(to, &badges[0]).await;
    assert_eq!(seen["seat"], "player-1");
    let acts = seen["options"].as_array().unwrap().iter();
    let acts: BTreeSet<&str> = acts
        .map(|one| one["act"]["act"].as_str().unwrap())
        .collect();
    assert!(
        acts.contains("request-bye") && !acts.contains("pair"),
        "{acts:?}"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_badge_opens_nothing_and_the_new_one_everything() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let event = Event::swiss(to, 2).await;
    let badges = event.badges(to).await;
    event.publish(to).await;
    let boards = event.boards(to).await;
    until("the table stands open", || all_open(to, &boards)).await;
    let table = boards[0].table(&badges, &event.chief);
    let (mut lost, _) = Socket::follow(to, &table, "white").await;
    let seat = format!("player-{}", boards[0].white);
    let asked = json!({"seats": [seat]});
    let given = ask_as(
        to,
        "POST",
        &event.path("/links"),
        &event.organiser,
        Some(&asked),
    )
    .await;
    let given = given.ok()["links"][0]["token"].as_str().unwrap().to_owned();
    let gone = lost.hear("gone").await;
    assert_eq!(gone["why"], "revoked", "{gone}");
    let old = ask_as(to, "GET", &table.path(""), table.token("white"), None).await;
    let new = ask_as(to, "GET", &table.path(""), &given, None).await;
    assert_eq!((old.status, new.status), (401, 200));
    // Printed again it is the new one; the arbiter cannot print it.
    let path = event.path("/links");
    let again = ask_as(to, "GET", &path, &event.organiser, None).await.ok();
    let told = again["links"].as_array().unwrap();
    assert!(told.iter().any(|link| link["token"] == given.as_str()));
    let barred = ask_as(to, "GET", &path, &event.chief, None).await;
    assert_eq!(barred.status, 403);
    // Nothing secret is in the journal.
    let record = ask_as(to, "GET", &event.path("/record"), &event.chief, None).await;
    for secret in [&given, &event.organiser, &event.chief, &badges[0]] {
        assert!(!record.text.contains(secret.as_str()));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_clocks_of_a_round_are_started_at_once() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let event = Event::swiss(to, 6).await;
    let asked = json!({"seats": ["sector-arbiter-1-2"]});
    let given = ask_as(
        to,
        "POST",
        &event.path("/links"),
        &event.chief,
        Some(&asked),
    )
    .await;
    let sector = given.ok()["links"][0]["token"].as_str().unwrap().to_owned();
    event.publish(to).await;
    let boards = event.boards(to).await;
    until("the tables stand open", || all_open(to, &boards)).await;
    let path = event.path("/clocks");
    let start = json!({"clocks": "start"});
    let barred = ask_as(to, "POST", &path, &event.organiser, Some(&start)).await;
    assert_eq!(barred.status, 403, "{barred:?}");
    let own = ask_as(to, "POST", &path, &sector, Some(&start)).await.ok();
    assert_eq!(own["done"].as_array().unwrap().len(), 2, "{own}");
    let rest = ask_as(to, "POST", &path, &event.chief, Some(&start))
        .await
        .ok();
    assert_eq!(rest["done"], json!([boards[2].table]), "{rest}");
    assert_eq!(rest["left"].as_array().unwrap().len(), 2, "{rest}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_is_taken_back_until_a_move_is_made() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let event = Event::swiss(to, 2).await;
    let badges = event.badges(to).await;
    event.publish(to).await;
    let first = event.boards(to).await;
    until("the table stands open", || all_open(to, &first)).await;
    let ghost = first[0].table(&badges, &event.chief);
    let (mut sits, _) = Socket::follow(to, &ghost, "white").await;
    event
        .done(to, &event.chief, &json!({"act": "recall"}))
        .await;
    let again = json!({"acts": [{"act": "confirm"}, {"act": "publish", "tables": []}]});
    event.done(to, &event.chief, &again).await;
    assert_eq!(sits.hear("gone").await["why"], "revoked");
    let gone = act(to, &ghost, "white", &make("e2", "e4")).await;
    assert_eq!(
        gone.status, 401,
        "nobody plays at a table of no round: {gone:?}"
    );
    let second = event.boards(to).await;
    assert_ne!(first[0].table, second[0].table);
    until("the table stands open", || all_open(to, &second)).await;
    let table = second[0].table(&badges, &event.chief);
    act(to, &table, "arbiter", &json!({"act": "start-clock"}))
        .await
        .ok();
    act(to, &table, "white", &make("e2", "e4")).await.ok();
    let late = event
        .tell(to, &event.chief, &json!({"act": "recall"}))
        .await;
    assert_eq!(late.json()["refusal"], "move-made", "{late:?}");
    let absent = json!({"act": "default", "round": 1, "board": 1, "absent": "white"});
    let late = event.tell(to, &event.chief, &absent).await;
    assert_eq!(late.json()["refusal"], "move-made", "{late:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_does_not_count_is_played_again_at_the_same_board() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let event = Event::swiss(to, 2).await;
    let badges = event.badges(to).await;
    event.publish(to).await;
    let first = event.boards(to).await;
    until("the table stands open", || all_open(to, &first)).await;
    let table = first[0].table(&badges, &event.chief);
    act(to, &table, "arbiter", &json!({"act": "start-clock"}))
        .await
        .ok();
    act(to, &table, "white", &make("e2", "e4")).await.ok();
    let reversed = json!({"act": "report-start-error", "error": "colours-reversed"});
    act(to, &table, "arbiter", &reversed).await.ok();
    let replaced = || async { event.boards(to).await[0].table != first[0].table };
    until("another table is named", replaced).await;
    let second = event.boards(to).await;
    until("it stands open", || all_open(to, &second)).await;
    assert_eq!(second[0].outcome, Value::Null);
    let table = second[0].table(&badges, &event.chief);
    act(to, &table, "arbiter", &json!({"act": "start-clock"}))
        .await
        .ok();
    act(to, &table, "white", &json!({"act": "resign"}))
        .await
        .ok();
    let known = || async { event.boards(to).await[0].outcome == "black-wins-unrated" };
    until("the result is in", known).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_sent_again_is_one_command() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let event = Event::swiss(to, 4).await;
    let bearer = format!("Bearer {}", event.organiser);
    let headers = [
        ("authorization", bearer.as_str()),
        ("idempotency-key", "late-1"),
    ];
    let late = json!({"act": "enter", "person": {"name": "Late, L"}}).to_string();
    let path = event.path("/commands");
    let one = ask(to, "POST", &path, &headers, late.clone()).await.ok();
    let two = ask(to, "POST", &path, &headers, late).await.ok();
    assert_eq!(one, two);
    let players = event.public(to).await["view"]["players"].clone();
    assert_eq!(players.as_array().unwrap().len(), 5);
    // What is wrong is said of what is wrong.
    let no_name = json!({"acts": [{"act": "enter", "person": {"rating": 1}}]});
    let refused = event.tell(to, &event.organiser, &no_name).await;
    assert!(refused.text.contains("name"), "{refused:?}");
    assert_eq!(refused.status, 400);
    // All or nothing.
    let acts = json!({"acts": [{"act": "close-entries"}, {"act": "close-round"}]});
    assert_eq!(event.tell(to, &event.chief, &acts).await.status, 409);
    let before = event.public(to).await["version"].clone();
    assert_eq!(before, one["version"]);
    server.stop().await;
}

async fn over(journal: &Arc<Fickle>, bus: &Arc<dyn Bus>) -> Server {
    let given = (Arc::clone(journal) as Arc<_>, Arc::clone(bus));
    let started = Server::start_with(config("memory:"), None, Some(given));
    started.await.unwrap()
}

/// Two nodes on one journal, and the first one's way to it.
pub(crate) async fn two_nodes() -> (Arc<Fickle>, Server, Server) {
    let (mortal, bus) = (Fickle::new(true), Arc::new(LocalBus::new()) as Arc<dyn Bus>);
    let lives = mortal.shared();
    let one = over(&mortal, &bus).await;
    let other = over(&lives, &bus).await;
    (mortal, one, other)
}

/// One of two nodes dies after it has stored the round and some rows of its
/// tables, each of which has two.
async fn dies_while_it_opens(players: u32, rows_first: i64) {
    let (mortal, one, other) = two_nodes().await;
    let hour_ms = now_ms(one.address()).await + 3_600_000;
    let event = Event::swiss_from(one.address(), players, &blitz(), &[hour_ms]).await;
    mortal.dies_after(1 + rows_first);
    event.publish(one.address()).await;
    let boards = event.boards(other.address()).await;
    assert_eq!(u32::try_from(boards.len()).unwrap(), players / 2);
    let to = other.address();
    until("every board has its table", || all_open(to, &boards)).await;
    for board in &boards {
        let has_its_hour = || async { hour_at(to, &event, board).await == Some(hour_ms) };
        until("it has its hour", has_its_hour).await;
    }
    let mut streams = BTreeSet::new();
    for board in &boards {
        assert!(streams.insert(board.table.clone()), "{boards:?}");
    }
    let listed = ask_as(to, "GET", "/api/tables?status=all", ORGANISER, None)
        .await
        .ok();
    let listed = listed["tables"].as_array().unwrap().len();
    assert_eq!(listed, boards.len().min(50), "and nobody else's");
    one.stop().await;
    other.stop().await;
}

/// The server's time.
pub(crate) async fn now_ms(to: SocketAddr) -> u64 {
    let mut socket = Socket::open(to).await;
    let ping = json!({"type": "ping", "n": 1, "client_time": 0});
    socket.say(&ping).await;
    socket.hear("pong").await["server_time"].as_u64().unwrap()
}

/// The hour of a board, as the arbiter sees it.
async fn hour_at(to: SocketAddr, event: &Event, board: &Board) -> Option<u64> {
    let path = format!("/api/tables/{}", board.table);
    let seen = ask_as(to, "GET", &path, &event.chief, None).await.ok();
    let origin_ms = seen["origin_ms"].as_u64()?;
    Some(seen["view"]["arrivals"]["hour_ms"].as_u64()? + origin_ms)
}

#[tokio::test(flavor = "multi_thread")]
async fn at_the_hour_the_clocks_start_and_who_has_not_come_loses() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let hour_ms = now_ms(to).await + 4_000;
    let mut tables = blitz();
    tables["regulations"]["default-time"] = json!("2s");
    let event = Event::swiss_from(to, 6, &tables, &[hour_ms, hour_ms]).await;
    let badges = event.badges(to).await;
    event.publish(to).await;
    let boards = event.boards(to).await;
    until("the tables stand open", || all_open(to, &boards)).await;
    let tables: Vec<Table> = boards
        .iter()
        .map(|board| board.table(&badges, &event.chief))
        .collect();
    let has_come = json!({"act": "arrive"});
    for (board, seat) in [(0, "white"), (0, "black"), (1, "black")] {
        act(to, &tables[board], seat, &has_come).await.ok();
    }
    until("White's clock runs", || async {
        let path = tables[2].path("");
        let seen = ask_as(to, "GET", &path, tables[2].token("arbiter"), None).await;
        seen.ok()["view"]["clock"]["runs"] == "white"
    })
    .await;
    // Who moves has come, though he did not say so.
    act(to, &tables[2], "white", &make("e2", "e4")).await.ok();
    act(to, &tables[2], "black", &make("e7", "e5")).await.ok();
    until("who did not come has lost", || async {
        event.boards(to).await[1].outcome == "white-forfeits"
    })
    .await;
    let others = event.boards(to).await;
    assert!(others[0].outcome.is_null() && others[2].outcome.is_null());
    // A round that is made known after its hour has none at its tables.
    for board in [0, 2] {
        act(to, &tables[board], "white", &json!({"act": "resign"}))
            .await
            .ok();
    }
    until("the round is over", || async {
        let boards = event.boards(to).await;
        boards.iter().all(|board| !board.outcome.is_null())
    })
    .await;
    event
        .done(to, &event.chief, &json!({"act": "close-round"}))
        .await;
    event.publish(to).await;
    let boards = event.boards(to).await;
    until("the second round stands open", || all_open(to, &boards)).await;
    assert_eq!(hour_at(to, &event, &boards[0]).await, None);
    server.stop().await;
}

/// Full size: `TUOMARI_FULL=1 cargo nextest run -p tuomari-server
/// killed_between`, a thousand times.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_killed_between_publishing_and_the_last_table_opens_each_once() {
    let (times, at_once) = if is_full() { (1_000, 40) } else { (10, 10) };
    let mut done = 0;
    while done < times {
        let batch = (0..at_once).map(|n| {
            let players = 4 + 2 * ((done + n) % 20);
            let first = i64::from((done + n) % players);
            dies_while_it_opens(players, first)
        });
        futures::future::join_all(batch).await;
        done += at_once;
    }
    println!("{done} kills, every board opened once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_is_brought_though_the_node_that_knew_it_died() {
    let (mortal, one, other) = two_nodes().await;
    let (from, to) = (one.address(), other.address());
    let event = Event::swiss(to, 2).await;
    let badges = event.badges(to).await;
    event.publish(to).await;
    let boards = event.boards(to).await;
    until("the table stands open", || all_open(to, &boards)).await;
    let table = boards[0].table(&badges, &event.chief);
    act(from, &table, "arbiter", &json!({"act": "start-clock"}))
        .await
        .ok();
    act(from, &table, "white", &make("e2", "e4")).await.ok();
    act(from, &table, "black", &make("e7", "e5")).await.ok();
    // The end is stored, and nothing after it.
    mortal.dies_after(1);
    act(from, &table, "black", &json!({"act": "resign"}))
        .await
        .ok();
    let known = || async { event.boards(to).await[0].outcome == "white-wins" };
    let took = until("the result is in", known).await;
    println!("after {took:?}");
    one.stop().await;
    let record = ask_as(to, "GET", &event.path("/record"), &event.chief, None).await;
    assert_eq!(record.text.matches("\"result-taken\"").count(), 1, "once");
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_nodes_show_the_same() {
    let (journal, bus) = (Fickle::new(true), Arc::new(LocalBus::new()) as Arc<dyn Bus>);
    let one = over(&journal, &bus).await;
    let other = over(&journal.shared(), &bus).await;
    let event = Event::swiss(one.address(), 8).await;
    event.public(other.address()).await;
    event.publish(one.address()).await;
    let same = || async {
        let (here, there) = (one.address(), other.address());
        event.public(here).await == event.public(there).await
    };
    until("both show the same", same).await;
    // A result is entered at each, at the same time.
    let enter =
        |board: u32| json!({"act": "enter-result", "round": 1, "board": board, "outcome": "draw"});
    let (first, second) = (enter(1), enter(2));
    let (here, there) = tokio::join!(
        event.tell(one.address(), &event.chief, &first),
        event.tell(other.address(), &event.chief, &second),
    );
    assert_ne!(here.ok()["version"], there.ok()["version"]);
    until("both show the same", same).await;
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn why_two_meet_is_told_to_those_who_may_see_the_round() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let event = Event::swiss(to, 6).await;
    event.done(to, &event.chief, &json!({"act": "pair"})).await;
    let path = event.path("/rounds/1/reasons");
    let told = ask_as(to, "GET", &path, &event.chief, None).await.ok();
    let boards = told["boards"].as_array().unwrap();
    assert_eq!(boards.len(), 3);
    assert_eq!(boards[0][0]["key"], "competition-reason-score", "{told}");
    // Nobody else may know of the pairing.
    let early = ask(to, "GET", &path, &[], "").await;
    assert_eq!(
        (early.status, early.json()["refusal"].as_str()),
        (409, Some("unknown-round"))
    );
    let acts = json!({"acts": [{"act": "confirm"}, {"act": "publish"}]});
    event.done(to, &event.chief, &acts).await;
    assert_eq!(ask(to, "GET", &path, &[], "").await.ok(), told);
    let none = ask(to, "GET", &event.path("/rounds/2/reasons"), &[], "").await;
    assert_eq!(none.status, 409);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_of_names_is_read_and_what_is_wrong_in_it_is_told() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let read = |list: &str| {
        let list = list.to_owned();
        async move { ask(to, "POST", "/api/entries", &[], list).await }
    };
    let told = read("Espoo, Yksi 1850\n2. Kaksi Vaasa (1720)\n").await.ok();
    assert_eq!(told["people"][0]["name"], "Espoo, Yksi");
    assert_eq!(told["people"][1]["name"], "Vaasa, Kaksi");
    assert_eq!(told["people"][1]["rating"], 1720);
    assert_eq!(told["remarks"][0]["key"], "list-guessed-order", "{told}");
    let told = read("Name;Rating\nEspoo;high\n").await.ok();
    assert_eq!(told["people"], json!([]));
    assert_eq!(told["wrong"][0]["key"], "list-refused-found", "{told}");
    // No list at all, a packed file that is none, and one that is too large.
    for junk in ["", "PK\u{3}\u{4}no spreadsheet"] {
        let told = read(junk).await.ok();
        assert_ne!(told["wrong"], json!([]), "{junk:?}");
    }
    assert_eq!(read(&"x".repeat(1024 * 1024 + 1)).await.status, 413);
    server.stop().await;
}
