//! A player is charged only for time in which the position was before him and
//! the server could take his act. What ails the server here is done on
//! purpose; the clocks are shorter than the ailments.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering::SeqCst},
    },
    time::Duration,
};

use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _, SqliteConnection};
use tokio::time::{Instant, sleep};
use tuomari_bus::{Bus, Counts, Hint, Lines, LocalBus, Subscription};
use tuomari_server::{Config, Server};

use crate::{
    apart::Apart,
    fickle::{Ails, Fickle},
    kit::{
        Socket, Table, TempFile, act, ask_as, blitz, config, create, is_full, make, start_clock,
        until,
    },
};

/// Tables of one test, all of which the ailment meets. The whole size, with
/// ten seconds on the clocks: `TUOMARI_FULL=1 cargo nextest run --workspace -E
/// 'binary(hall) & test(time::)'`.
fn tables() -> usize {
    if is_full() { 20 } else { 4 }
}

/// What each player has.
fn time() -> Duration {
    Duration::from_secs(if is_full() { 10 } else { 3 })
}

/// How long the ailment lasts.
fn ails_for() -> Duration {
    time() + Duration::from_secs(2)
}

/// What a player may be charged beyond what he used.
const TOLERATED: Duration = Duration::from_millis(200);

fn game(time: Duration) -> Value {
    let mut asked = blitz();
    asked["time_control"] = json!({"periods": [{"time": time.as_secs()}]});
    asked
}

fn settings() -> Config {
    config("memory:")
}

async fn over(journal: &Arc<Fickle>, bus: Arc<dyn Bus>) -> Server {
    let journal = Arc::clone(journal);
    let started = Server::start_with(settings(), None, Some((journal, bus)));
    started.await.unwrap()
}

async fn alone(journal: &Arc<Fickle>) -> Server {
    over(journal, Arc::new(LocalBus::new())).await
}

/// A game with both players at their screens.
struct Game {
    table: Table,
    white: Socket,
    black: Socket,
    /// Before White's clock was started.
    began: Instant,
}

impl Game {
    /// White sits at one node, Black at the other.
    async fn begin(white_at: std::net::SocketAddr, black_at: std::net::SocketAddr) -> Game {
        let table = create(white_at, &game(time())).await;
        let (white, _) = Socket::follow(white_at, &table, "white").await;
        let (black, _) = Socket::follow(black_at, &table, "black").await;
        let began = Instant::now();
        start_clock(white_at, &table).await;
        Game {
            table,
            white,
            black,
            began,
        }
    }

    async fn some(to: std::net::SocketAddr) -> Vec<Game> {
        let mut games = Vec::new();
        for _ in 0..tables() {
            games.push(Game::begin(to, to).await);
        }
        games
    }

    /// White moves now; how long he thought.
    async fn white_moves(&mut self) -> Duration {
        self.white
            .command(&self.table, "w1", &make("e2", "e4"))
            .await;
        self.began.elapsed()
    }

    /// Waits until White's move is accepted and shown to Black, and Black
    /// answers at once.
    async fn black_answers(&mut self) {
        let version = self.white.hear("accepted").await["version"].as_u64();
        loop {
            let message = self.black.next().await.unwrap();
            assert!(message["view"].get("conclusion").is_none(), "{message}");
            if message["version"].as_u64() >= version {
                break;
            }
        }
        self.black
            .command(&self.table, "b1", &make("e7", "e5"))
            .await;
        self.black.hear("accepted").await;
    }

    /// The game goes on, and a player was charged no more than he used.
    async fn must_be_fair(&self, to: std::net::SocketAddr, color: &str, used: Duration) {
        let charged = charged(to, &self.table, color, time()).await;
        println!("{color} used {used:?}, charged {charged:?}");
        assert!(
            charged <= used + TOLERATED,
            "{color} used {used:?} and was charged {charged:?}"
        );
    }
}

/// What a player whose clock stands has been charged.
async fn charged(to: std::net::SocketAddr, table: &Table, color: &str, of: Duration) -> Duration {
    let seen = ask_as(to, "GET", &table.path(""), table.token("arbiter"), None).await;
    let seen = seen.ok();
    let view = &seen["view"];
    assert!(view.get("conclusion").is_none(), "{}", view["conclusion"]);
    let left = view["clock"][color]["left_ms"].as_u64().unwrap();
    of.saturating_sub(Duration::from_millis(left))
}

async fn record(to: std::net::SocketAddr, table: &Table) -> String {
    let path = table.path("/record");
    ask_as(to, "GET", &path, table.token("arbiter"), None)
        .await
        .text
}

#[tokio::test(flavor = "multi_thread")]
async fn the_time_of_a_commit_is_nobodys() {
    let journal = Fickle::new(true);
    let server = alone(&journal).await;
    let to = server.address();
    let mut games = Game::some(to).await;
    journal.set(Ails::Locked);
    let mut thought = Vec::new();
    for game in &mut games {
        thought.push(game.white_moves().await);
    }
    sleep(ails_for()).await;
    journal.set(Ails::Nothing);
    // The others' moves stand before them while one is looked at.
    let well = Instant::now();
    for (game, thought) in games.iter_mut().zip(thought) {
        game.black_answers().await;
        game.must_be_fair(to, "black", well.elapsed()).await;
        let record = record(to, &game.table).await;
        assert!(record.contains("\"outage\""), "{record}");
        game.white
            .command(&game.table, "w2", &make("d2", "d4"))
            .await;
        game.white.hear("accepted").await;
        let white = thought + game.began.elapsed().saturating_sub(thought + ails_for());
        game.must_be_fair(to, "white", white).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_loses_on_time_while_the_store_hangs_or_is_locked() {
    for ails in [Ails::Hangs, Ails::Locked] {
        let journal = Fickle::new(true);
        let server = alone(&journal).await;
        let to = server.address();
        let mut games = Game::some(to).await;
        sleep(Duration::from_millis(300)).await;
        journal.set(ails);
        let before: Vec<Duration> = games.iter().map(|game| game.began.elapsed()).collect();
        sleep(ails_for()).await;
        journal.set(Ails::Nothing);
        let well = Instant::now();
        for (game, before) in games.iter_mut().zip(before) {
            game.white_moves().await;
            game.white.hear("accepted").await;
            let used = before + well.elapsed();
            game.must_be_fair(to, "white", used).await;
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_told_unavailable_and_sends_it_again_is_charged_to_the_first_time() {
    let journal = Fickle::new(false);
    let server = alone(&journal).await;
    let to = server.address();
    let mut games = Game::some(to).await;
    journal.set(Ails::Full);
    let mut thought = Vec::new();
    for game in &mut games {
        thought.push(game.white_moves().await);
    }
    let mut well = Instant::now();
    let until = Instant::now() + ails_for();
    while Instant::now() < until {
        for game in &mut games {
            let refused = game.white.hear("refused").await;
            assert_eq!(refused["problem"]["status"], 503, "{refused}");
        }
        sleep(Duration::from_millis(200)).await;
        if Instant::now() >= until {
            journal.set(Ails::Nothing);
            well = Instant::now();
        }
        for game in &mut games {
            game.white_moves().await;
        }
    }
    for (game, thought) in games.iter_mut().zip(thought) {
        game.black_answers().await;
        game.must_be_fair(to, "black", well.elapsed()).await;
        game.white
            .command(&game.table, "w2", &make("d2", "d4"))
            .await;
        game.white.hear("accepted").await;
        let white = thought + game.began.elapsed().saturating_sub(thought + ails_for());
        game.must_be_fair(to, "white", white).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_stood_still_takes_nobodys_time() {
    for others in [false, true] {
        let journal = Fickle::new(others);
        let bus: Arc<dyn Bus> = Arc::new(LocalBus::new());
        let shared: (Arc<dyn tuomari_journal::Journal>, _) = (journal.clone(), Arc::clone(&bus));
        // It stands for longer than the other node would miss it by that.
        let mut settings = settings();
        settings.set("silence-ms", "1000").unwrap();
        let still = Apart::start(settings.clone(), shared).await;
        let other = if others {
            let over = Some((journal.clone() as _, bus));
            Some(Server::start_with(settings, None, over).await.unwrap())
        } else {
            None
        };
        let black_at = other.as_ref().map_or(still.address, Server::address);
        let mut games = Vec::new();
        for _ in 0..tables() {
            games.push(Game::begin(still.address, black_at).await);
        }
        let before: Vec<Duration> = games.iter().map(|game| game.began.elapsed()).collect();
        still.stand_still(ails_for()).await;
        let well = Instant::now();
        for (game, before) in games.iter_mut().zip(before) {
            game.white_moves().await;
            game.white.hear("accepted").await;
            let used = before + well.elapsed();
            game.must_be_fair(black_at, "white", used).await;
        }
        drop(games);
        still.stop().await;
        if let Some(other) = other {
            other.stop().await;
        }
    }
}

/// A bus that keeps what it is told to itself until it is let go.
struct Hanging {
    bus: LocalBus,
    hangs: AtomicBool,
    kept: Mutex<Vec<Hint>>,
}

impl Hanging {
    fn hang(&self, hangs: bool) {
        self.hangs.store(hangs, SeqCst);
        for hint in self.kept.lock().unwrap().drain(..) {
            self.bus.publish(hint);
        }
    }
}

impl Bus for Hanging {
    fn publish(&self, hint: Hint) {
        if self.hangs.load(SeqCst) {
            self.kept.lock().unwrap().push(hint);
        } else {
            self.bus.publish(hint);
        }
    }

    fn subscribe(&self, lines: Lines) -> Subscription {
        self.bus.subscribe(lines)
    }

    fn counts(&self) -> Counts {
        self.bus.counts()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_is_shown_late_is_charged_from_then_on() {
    let journal = Fickle::new(true);
    let bus = Arc::new(Hanging {
        bus: LocalBus::new(),
        hangs: AtomicBool::new(false),
        kept: Mutex::default(),
    });
    let one = over(&journal, bus.clone()).await;
    let other = over(&journal, bus.clone()).await;
    let mut games = Vec::new();
    for _ in 0..tables() {
        games.push(Game::begin(one.address(), other.address()).await);
    }
    bus.hang(true);
    for game in &mut games {
        game.white_moves().await;
    }
    sleep(time().saturating_sub(Duration::from_millis(500))).await;
    bus.hang(false);
    let well = Instant::now();
    for game in &mut games {
        game.black_answers().await;
        game.must_be_fair(one.address(), "black", well.elapsed())
            .await;
    }
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_jumps_charges_nobody_and_stops_nobodys_clock() {
    let hour = 3_600_000;
    for (keeps_time, ahead_ms) in [(false, hour), (false, -hour), (true, hour), (true, -hour)] {
        let journal = Fickle::new(keeps_time);
        let server = alone(&journal).await;
        let to = server.address();
        let time = Duration::from_secs(10);
        let mut tables_at = Vec::new();
        for _ in 0..tables() {
            let table = create(to, &game(time)).await;
            let began = Instant::now();
            start_clock(to, &table).await;
            tables_at.push((table, began, Instant::now()));
        }
        sleep(Duration::from_millis(500)).await;
        journal.set_clock(ahead_ms);
        // It compares every five seconds.
        sleep(Duration::from_secs(6)).await;
        for (table, began, started) in tables_at {
            let least = started.elapsed();
            act(to, &table, "white", &make("e2", "e4")).await.ok();
            let most = began.elapsed();
            let charged = charged(to, &table, "white", time).await;
            println!("by {ahead_ms} ms: {charged:?} of {most:?}");
            assert!(charged <= most + TOLERATED, "{charged:?} of {most:?}");
            // A second and the time since the last sign may be given back.
            let least = least.saturating_sub(Duration::from_secs(2));
            assert!(charged >= least, "{charged:?} of {least:?}");
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_set_back_while_the_server_was_down_lets_the_games_go_on() {
    let journal = Fickle::new(false);
    let server = alone(&journal).await;
    let time = Duration::from_secs(20);
    let table = create(server.address(), &game(time)).await;
    let began = Instant::now();
    start_clock(server.address(), &table).await;
    server.stop().await;
    let before = began.elapsed();
    journal.set_clock(-600_000);
    let again = Instant::now();
    let server = alone(&journal).await;
    let to = server.address();
    sleep(Duration::from_millis(1_500)).await;
    act(to, &table, "white", &make("e2", "e4")).await.ok();
    let most = before + again.elapsed();
    let charged = charged(to, &table, "white", time).await;
    assert!(
        charged >= Duration::from_millis(1_400),
        "it ran: {charged:?}"
    );
    assert!(charged <= most + TOLERATED, "{charged:?} of {most:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_outages_are_two_entries_and_the_time_between_is_the_players() {
    let journal = Fickle::new(false);
    let server = alone(&journal).await;
    let to = server.address();
    let time = Duration::from_mins(5);
    let table = create(to, &game(time)).await;
    start_clock(to, &table).await;
    let started = Instant::now();
    let mut ailed = Duration::ZERO;
    for _ in 0..2 {
        journal.set(Ails::Full);
        let full = Instant::now();
        sleep(Duration::from_millis(2_600)).await;
        journal.set(Ails::Nothing);
        ailed += full.elapsed();
        sleep(Duration::from_secs(1)).await;
    }
    let thought = started.elapsed();
    act(to, &table, "white", &make("e2", "e4")).await.ok();
    let record = record(to, &table).await;
    let outages = outages(&record);
    // On a busy machine the server itself may stand still for a moment.
    let long = outages.iter().filter(|lasted| lasted.as_secs() >= 2);
    assert_eq!(long.count(), 2, "{record}");
    let charged = charged(to, &table, "white", time).await;
    let left_out: Duration = outages.iter().sum();
    println!("{thought:?}, of it ailing {ailed:?}, left out {left_out:?}, charged {charged:?}");
    assert!(
        charged + left_out + TOLERATED >= thought,
        "what no entry leaves out is the player's"
    );
    assert!(
        charged + ailed <= thought + 2 * TOLERATED,
        "and no more than that"
    );
    // Its next sign of life tells a server that it is over.
    let heard = Duration::from_secs(1);
    assert!(left_out <= ailed + 2 * (heard + TOLERATED), "{outages:?}");
    server.stop().await;
}

/// One socket, two games, a store that takes nothing.
#[tokio::test(flavor = "multi_thread")]
async fn what_comes_behind_a_move_that_waits_is_heard_and_not_lost_with_the_socket() {
    let journal = Fickle::new(true);
    let server = alone(&journal).await;
    let to = server.address();
    let mut one = Game::begin(to, to).await;
    let other = Game::begin(to, to).await;
    let follow = json!({
        "type": "follow", "table": other.table.name, "token": other.table.token("white"),
    });
    one.white.say(&follow).await;
    one.white.hear("view").await;
    journal.set(Ails::Locked);
    one.white_moves().await;
    let thought = other.began.elapsed();
    let ping = json!({"type": "ping", "n": 7, "client_time": 0});
    one.white.say(&ping).await;
    let sent = Instant::now();
    assert_eq!(one.white.hear("pong").await["n"], 7);
    assert!(sent.elapsed() < ails_for() / 2, "{:?}", sent.elapsed());
    let moved = make("d2", "d4");
    one.white.command(&other.table, "w1", &moved).await;
    one.white.0.close(None).await.unwrap();
    sleep(ails_for()).await;
    journal.set(Ails::Nothing);
    for (game, color) in [(&one, "white"), (&other, "white")] {
        let (path, token) = (game.table.path(""), game.table.token("arbiter"));
        until("the move stands", async || {
            let seen = ask_as(to, "GET", &path, token, None).await;
            seen.ok()["view"]["to_act"] == "black"
        })
        .await;
        game.must_be_fair(to, color, thought).await;
    }
    server.stop().await;
}

/// How long each outage lasted that a record tells of.
fn outages(record: &str) -> Vec<Duration> {
    let entries = record
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let mut lasted = Vec::new();
    for entry in entries {
        let at = |end: &str| entry["body"]["outage"][end].as_u64();
        if let (Some(from), Some(to)) = (at("from"), at("to")) {
            lasted.push(Duration::from_millis(to - from));
        }
    }
    lasted
}

/// A backup program that holds a club's file, for instance.
#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_another_program_has_locked_is_nobodys_time() {
    let file = TempFile::new();
    let server = crate::kit::start(config(&file.journal())).await;
    let to = server.address();
    let mut games = Game::some(to).await;
    let mut locker = SqliteConnection::connect(&file.journal()).await.unwrap();
    locker.execute("BEGIN IMMEDIATE").await.unwrap();
    let mut thought = Vec::new();
    for game in &mut games {
        thought.push(game.white_moves().await);
    }
    sleep(ails_for()).await;
    locker.execute("COMMIT").await.unwrap();
    let well = Instant::now();
    for (game, thought) in games.iter_mut().zip(thought) {
        game.black_answers().await;
        game.must_be_fair(to, "black", well.elapsed()).await;
        game.white
            .command(&game.table, "w2", &make("d2", "d4"))
            .await;
        game.white.hear("accepted").await;
        let white = thought + game.began.elapsed().saturating_sub(thought + ails_for());
        game.must_be_fair(to, "white", white).await;
    }
    server.stop().await;
}
