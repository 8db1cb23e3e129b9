//! The hall of a demo, as its organiser acts in it: over the wire, like
//! anybody.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    sync::{Mutex, PoisonError},
    time::Duration,
};

use serde::Serialize;
use serde_json::{Value, json};
use tokio::time::sleep;
use tuomari_board::Color;
use tuomari_client::{Address, Link, Trouble, ask};

/// How often it is looked whether something has happened.
const LOOK_EVERY: Duration = Duration::from_millis(50);

/// A server, and the organiser's secret.
#[derive(Debug)]
pub(super) struct Hall {
    pub(super) address: Address,
    organiser: String,
    /// Every table that was opened.
    tables: Mutex<Vec<String>>,
}

/// A seat at a table.
#[derive(Clone, Debug)]
pub(super) struct Seat {
    pub(super) table: String,
    pub(super) secret: String,
    /// The link of it, for a person.
    pub(super) link: String,
}

/// What the records of a hall say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct Counts {
    /// Games that are over.
    pub(super) games: usize,
    pub(super) moves: usize,
    /// Decisions of a person.
    pub(super) rulings: usize,
}

impl Hall {
    pub(super) fn new(at: SocketAddr, organiser: &str) -> Hall {
        let host = match at.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.to_string(),
            IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.to_string(),
            ip => ip.to_string(),
        };
        Hall {
            address: Address {
                secure: false,
                host,
                port: at.port(),
            },
            organiser: organiser.to_owned(),
            tables: Mutex::default(),
        }
    }

    /// Opens a table; its seats, as they were handed out.
    pub(super) async fn table(&self, asked: &Value) -> Result<Vec<(String, Seat)>, Trouble> {
        let made = self.post("/api/tables", &self.organiser, asked).await?;
        let table = text(&made["table"]["table"]);
        self.note(&table);
        let links = made["links"].as_array().into_iter().flatten();
        let seats = links.map(|link| {
            let seat = Seat {
                table: table.clone(),
                secret: text(&link["token"]),
                link: text(&link["link"]),
            };
            (text(&link["seat"]), seat)
        });
        Ok(seats.collect())
    }

    /// Remembers a table, for the counts.
    pub(super) fn note(&self, table: &str) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if !tables.iter().any(|one| one == table) {
            tables.push(table.to_owned());
        }
    }

    /// Does something in a seat.
    pub(super) async fn act(&self, seat: &Seat, act: &Value) -> Result<(), Trouble> {
        let path = format!("/api/tables/{}/commands", seat.table);
        self.post(&path, &seat.secret, act).await.map(drop)
    }

    /// Makes moves by their squares, in turn; whose turn it is then.
    pub(super) async fn make(
        &self,
        players: [&Seat; 2],
        first: Color,
        moves: &str,
    ) -> Result<Color, Trouble> {
        let mut turn = first;
        for name in moves.split(' ') {
            let act = json!({"act": "make", "move": name});
            self.act(of(players, turn), &act).await?;
            turn = !turn;
        }
        Ok(turn)
    }

    /// Starts the clock, as the arbiter of every table.
    pub(super) async fn start_clock(&self, table: &str) -> Result<(), Trouble> {
        let path = format!("/api/tables/{table}/commands");
        let act = json!({"act": "start-clock"});
        self.post(&path, &self.organiser, &act).await.map(drop)
    }

    /// The link by which a bot comes to a seat.
    pub(super) fn way_to(&self, seat: &Seat) -> Result<Link, Trouble> {
        let mut link: Link = seat.link.parse()?;
        link.address = self.address.clone();
        Ok(link)
    }

    pub(super) async fn post(
        &self,
        path: &str,
        secret: &str,
        body: &Value,
    ) -> Result<Value, Trouble> {
        ask(&self.address, "POST", path, Some(secret), Some(body))
            .await?
            .json()
    }

    pub(super) async fn get(&self, path: &str, secret: Option<&str>) -> Result<Value, Trouble> {
        ask(&self.address, "GET", path, secret, None).await?.json()
    }

    pub(super) async fn post_as_organiser(
        &self,
        path: &str,
        body: &Value,
    ) -> Result<Value, Trouble> {
        self.post(path, &self.organiser, body).await
    }

    /// Waits until a table stands open.
    pub(super) async fn opened(&self, table: &str) -> Result<(), Trouble> {
        let path = format!("/api/tables/{table}");
        while ask(&self.address, "GET", &path, None, None).await?.status != 200 {
            sleep(LOOK_EVERY).await;
        }
        self.note(table);
        Ok(())
    }

    /// Counts what the records say.
    pub(super) async fn counts(&self) -> Result<Counts, Trouble> {
        let tables = {
            let tables = self.tables.lock();
            tables.unwrap_or_else(PoisonError::into_inner).clone()
        };
        let mut counts = Counts::default();
        for table in tables {
            let path = format!("/api/tables/{table}/record");
            let secret = Some(self.organiser.as_str());
            let record = ask(&self.address, "GET", &path, secret, None).await?;
            let seen = self.get(&format!("/api/tables/{table}"), secret).await?;
            counts.games += usize::from(!seen["view"]["conclusion"].is_null());
            for line in record.text.lines() {
                let strange = |error: serde_json::Error| Trouble::Strange(error.to_string());
                counts.add(&serde_json::from_str(line).map_err(strange)?);
            }
        }
        Ok(counts)
    }
}

impl Counts {
    /// Adds what one line of a record says.
    fn add(&mut self, line: &Value) {
        let events = line["body"]["events"].as_array().into_iter().flatten();
        for event in events {
            let what = event["what"].as_object();
            let is = |name| what.is_some_and(|what| what.contains_key(name));
            self.moves += usize::from(is("move-made"));
            self.rulings += usize::from(is("ruled"));
        }
    }
}

fn of(players: [&Seat; 2], color: Color) -> &Seat {
    let [white, black] = players;
    color.fold_wb(white, black)
}

pub(super) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Waits a moment, before it is looked again.
pub(super) async fn a_moment() {
    sleep(LOOK_EVERY).await;
}
