//! A round of a competition: how soon its boards stand open, and how soon a
//! result is on the screens of those who look on.

use std::{collections::BTreeSet, sync::Arc, time::Duration};

use serde_json::{Value, json};
use tokio::{
    sync::{Semaphore, mpsc},
    task::JoinSet,
    time::{Instant, sleep, timeout},
};
use tuomari_client::{Address, Socket, Trouble, ask};
use tuomari_wire::{FromClient, ToClient, change::apply};

use crate::{
    mishap::{Mishap, Ran},
    node::ORGANISER,
    organiser::Table,
    spread::Spread,
};

/// Requests under way at once.
const AT_ONCE: usize = 32;

/// Entries in one request.
const ENTRIES: usize = 500;

/// A result must have come by then.
const PATIENCE: Duration = Duration::from_secs(30);

/// A competition with a round that is paired.
#[derive(Clone, Debug)]
pub struct Competition {
    at: Address,
    pub name: String,
    organiser: String,
    chief: String,
}

/// A table whose result is on a screen, and since when.
pub type Seen = (String, Instant);

/// A board of its round.
#[derive(Clone, Debug)]
pub struct Board {
    pub table: String,
    /// The secrets of White and Black.
    seats: [String; 2],
}

impl Board {
    /// The table with the links of its players, at a node.
    pub fn at(&self, node: &Address) -> Table {
        let seats = ["white", "black"].into_iter().zip(&self.seats);
        let links = seats.map(|(seat, secret)| {
            let link = format!("http://{}/t/{}#{secret}", node.authority(), self.table);
            json!({"seat": seat, "link": link})
        });
        Table {
            name: self.table.clone(),
            links: links.collect(),
        }
    }
}

impl Competition {
    /// Announces one with so many players, and tables of a kind, and pairs its
    /// first round.
    pub async fn paired(at: &Address, players: usize, tables: &Value) -> Ran<Competition> {
        let regulations = json!({"name": "A load", "system": "swiss", "rounds": 3});
        let asked = json!({"regulations": regulations, "tables": tables});
        let made = posted(at, "/api/competitions", ORGANISER, &asked).await?;
        let competition = Competition {
            at: at.clone(),
            name: text(&made["competition"]),
            organiser: secret(&made, "organiser"),
            chief: secret(&made, "chief-arbiter"),
        };
        let numbers: Vec<usize> = (1..=players).collect();
        for some in numbers.chunks(ENTRIES) {
            let enter = |n: &usize| {
                let person = json!({"name": format!("Player{n}, A"), "rating": 2_800 - n % 2_000});
                json!({"act": "enter", "person": person})
            };
            let acts: Vec<Value> = some.iter().map(enter).collect();
            let acts = json!({"acts": acts});
            competition.tell(&competition.organiser, &acts).await?;
        }
        let badges = json!({"players": true});
        competition
            .post("/links", &competition.organiser, &badges)
            .await?;
        let acts = json!({"acts": [{"act": "pair"}, {"act": "confirm"}]});
        competition.tell(&competition.chief, &acts).await?;
        Ok(competition)
    }

    /// The same through another node.
    #[must_use]
    pub fn seen_from(&self, at: &Address) -> Competition {
        Competition {
            at: at.clone(),
            ..self.clone()
        }
    }

    /// Publishes the round; how long it took until every table stood open.
    pub async fn publish(&self) -> Ran<(Duration, Vec<Board>)> {
        let began = Instant::now();
        let publish = json!({"act": "publish", "tables": []});
        self.tell(&self.chief, &publish).await?;
        let seen = self.seen().await?;
        let tables: Vec<String> = boards(&seen)
            .iter()
            .map(|one| text(&one["table"]))
            .collect();
        let room = Arc::new(Semaphore::new(AT_ONCE));
        let mut opening = JoinSet::new();
        for table in tables {
            let (at, room) = (self.at.clone(), Arc::clone(&room));
            opening.spawn(async move {
                let path = format!("/api/tables/{table}");
                loop {
                    let place = room.acquire().await;
                    if ask(&at, "GET", &path, None, None).await?.status == 200 {
                        return Ok::<(), Mishap>(());
                    }
                    drop(place);
                    sleep(Duration::from_millis(10)).await;
                }
            });
        }
        while let Some(open) = opening.join_next().await {
            open.map_err(|error| Mishap::of("a table", error))??;
        }
        let took = began.elapsed();
        let links = format!("{}/links", self.path());
        let told = ask(&self.at, "GET", &links, Some(&self.organiser), None).await?;
        let told = told.json()?;
        let badge = |player: &Value| secret(&told, &format!("player-{player}"));
        let board = |one: &Value| Board {
            table: text(&one["table"]),
            seats: [badge(&one["white"]), badge(&one["black"])],
        };
        Ok((took, boards(&seen).iter().map(board).collect()))
    }

    /// Ends so many games, one in so many milliseconds; how long it took from
    /// the answer to who resigned until it was on the screen of one who looks
    /// on.
    pub async fn results(&self, boards: &[Board], every: Duration) -> Ran<Spread> {
        let (tell, mut heard) = mpsc::unbounded_channel();
        let looking = self.clone();
        let onlooker = tokio::spawn(async move { looking.look_on(tell).await });
        for board in boards {
            self.begin(board).await?;
        }
        // All of it has been told before the first game ends.
        sleep(Duration::from_secs(1)).await;
        let mut ended = Vec::new();
        for board in boards {
            self.resign(board).await?;
            ended.push((board.table.clone(), Instant::now()));
            sleep(every).await;
        }
        let mut spread = Spread::default();
        while spread.count() < ended.len() {
            let next = timeout(PATIENCE, heard.recv()).await;
            let Ok(Some((table, at))) = next else {
                return Err(Mishap("a result did not come".to_owned()));
            };
            if let Some((_, stored)) = ended.iter().find(|(one, _)| *one == table) {
                spread.note(at.saturating_duration_since(*stored));
            }
        }
        onlooker.abort();
        Ok(spread)
    }

    /// What a socket says to hear of it.
    pub fn watch(&self) -> FromClient {
        FromClient::Watch {
            competition: self.name.clone(),
            token: None,
        }
    }

    /// Enters the result of a board of the first round by hand.
    pub async fn enter_result(&self, board: usize) -> Ran<()> {
        let act = json!({
            "act": "enter-result", "round": 1, "board": board, "outcome": "white-wins",
        });
        self.tell(&self.chief, &act).await
    }

    pub async fn resign(&self, board: &Board) -> Result<(), Trouble> {
        let path = format!("/api/tables/{}/commands", board.table);
        let (secret, act) = (&board.seats[0], json!({"act": "resign"}));
        let answer = ask(&self.at, "POST", &path, Some(secret), Some(&act)).await?;
        answer.json().map(drop)
    }

    /// Starts the clock and makes a move each.
    pub async fn begin(&self, board: &Board) -> Ran<()> {
        self.start_clock(board).await?;
        for (seat, name) in board.seats.iter().zip(["e4", "e5"]) {
            self.act(board, seat, &json!({"act": "make", "move": name}))
                .await?;
        }
        Ok(())
    }

    pub async fn start_clock(&self, board: &Board) -> Ran<()> {
        let act = json!({"act": "start-clock"});
        self.act(board, &self.chief, &act).await
    }

    /// The games of the round as they stand for anybody.
    pub async fn pgn(&self) -> Ran<String> {
        let path = format!("{}/rounds/1/pgn", self.path());
        let answer = ask(&self.at, "GET", &path, None, None).await?;
        match answer.status {
            200 => Ok(answer.text),
            status => Err(Mishap::of("the games of the round", status)),
        }
    }

    async fn act(&self, board: &Board, secret: &str, act: &Value) -> Ran<()> {
        let path = format!("/api/tables/{}/commands", board.table);
        posted(&self.at, &path, secret, act).await.map(drop)
    }

    async fn tell(&self, secret: &str, act: &Value) -> Ran<()> {
        self.post("/commands", secret, act).await
    }

    async fn post(&self, rest: &str, secret: &str, body: &Value) -> Ran<()> {
        let path = format!("{}{rest}", self.path());
        posted(&self.at, &path, secret, body).await.map(drop)
    }

    fn path(&self) -> String {
        format!("/api/competitions/{}", self.name)
    }

    /// What anybody may see of it.
    pub async fn seen(&self) -> Ran<Value> {
        let answer = ask(&self.at, "GET", &self.path(), None, None).await?;
        Ok(answer.json()?)
    }

    /// Looks on through a socket and says when a table's result is there.
    pub async fn look_on(&self, tell: mpsc::UnboundedSender<Seen>) -> Ran<()> {
        let mut socket = Socket::open(&self.at).await?;
        socket.say(&self.watch()).await?;
        let mut seen = self.seen().await?;
        let mut known = BTreeSet::new();
        loop {
            let now = Instant::now();
            for board in boards(&seen) {
                let table = text(&board["table"]);
                if !board["outcome"].is_null() && known.insert(table.clone()) {
                    // Who counts may have stopped counting.
                    let _ = tell.send((table, now));
                }
            }
            let said = socket.hear_text().await?;
            let Ok(ToClient::Moved(moved)) = serde_json::from_str(&said) else {
                continue;
            };
            let held = seen["version"].as_u64();
            if held >= Some(moved.version) {
                continue;
            }
            seen = match moved.change {
                Some(change) if moved.after == held => apply(seen, &change),
                _ => self.seen().await?,
            };
        }
    }
}

async fn posted(at: &Address, path: &str, secret: &str, body: &Value) -> Ran<Value> {
    let answer = ask(at, "POST", path, Some(secret), Some(body)).await?;
    Ok(answer.json()?)
}

/// The boards of the first round.
pub fn boards(seen: &Value) -> &[Value] {
    let boards = seen["view"]["rounds"][0]["boards"].as_array();
    boards.map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// The secret of a seat's link.
fn secret(told: &Value, seat: &str) -> String {
    let links = told["links"].as_array().into_iter().flatten();
    let mut links = links.filter(|link| link["seat"] == seat);
    links
        .next()
        .map_or_else(String::new, |link| text(&link["token"]))
}
