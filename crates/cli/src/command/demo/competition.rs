//! The competition of a demo: two rounds over, the third being played.

use serde_json::{Value, json};
use tuomari_board::Color;
use tuomari_client::Trouble;

use super::{
    games::{End, GAMES, Over, PLAYERS},
    hall::{Hall, Seat, a_moment, text},
};
use crate::messages::Messages;

/// How many rounds there are.
pub(super) const ROUNDS: u16 = 7;

/// The round that is being played when the demo opens.
pub(super) const OPEN_ROUND: u16 = 3;

/// The rating of the strongest; each next one has some points less.
const STRONGEST: usize = 2_150;
const LESS: usize = 35;

/// A competition, and the secrets of those who conduct it.
#[derive(Debug)]
pub(super) struct Competition {
    pub(super) name: String,
    organiser: String,
    chief: String,
    /// The chief arbiter's link.
    pub(super) link: String,
    /// The secrets of the players, by their numbers of entry.
    badges: Vec<String>,
}

/// A board of a round, as its players sit down.
#[derive(Debug)]
pub(super) struct Board {
    pub(super) table: String,
    pub(super) white: Seat,
    pub(super) black: Seat,
}

impl Competition {
    pub(super) async fn announce(hall: &Hall, say: &Messages) -> Result<Competition, Trouble> {
        let asked = json!({
            "regulations": {
                "name": say.text("demo-name"), "system": "swiss", "rounds": ROUNDS,
                "tie_breaks": ["BH/C1", "BH", "SB"],
            },
            "tables": {
                "rulebook": "fide-2023", "profile": "blitz-unsupervised", "table": "assisted",
                "time_control": "3+2", "regulations": {"fide-rated": "no"},
            },
        });
        let made = hall.post_as_organiser("/api/competitions", &asked).await?;
        let mut competition = Competition {
            name: text(&made["competition"]),
            organiser: text(&of(&made, "organiser")["token"]),
            chief: text(&of(&made, "chief-arbiter")["token"]),
            link: text(&of(&made, "chief-arbiter")["link"]),
            badges: Vec::new(),
        };
        let enter = |(at, name): (usize, &&str)| {
            let person = json!({"name": name, "rating": STRONGEST - at * LESS});
            json!({"act": "enter", "person": person})
        };
        let acts: Vec<Value> = PLAYERS.iter().enumerate().map(enter).collect();
        let entering = json!({"acts": acts});
        competition
            .tell(hall, &competition.organiser, &entering)
            .await?;
        let path = competition.path("/links");
        let all = json!({"players": true});
        hall.post(&path, &competition.organiser, &all).await?;
        let told = hall.get(&path, Some(&competition.organiser)).await?;
        let badge = |number: usize| text(&of(&told, &format!("player-{number}"))["token"]);
        competition.badges = (1..=PLAYERS.len()).map(badge).collect();
        Ok(competition)
    }

    /// Plays the rounds that are over when the demo opens.
    pub(super) async fn play_first_rounds(&self, hall: &Hall) -> Result<(), Trouble> {
        for round in 1..OPEN_ROUND {
            let boards = self.publish(hall, round).await?;
            for (at, board) in boards.iter().enumerate() {
                let game = GAMES[(at + usize::from(round) * 2) % GAMES.len()];
                board.play(hall, game).await?;
            }
            self.close_round(hall, round).await?;
        }
        Ok(())
    }

    /// Pairs a round and makes it known; its boards, once they stand open.
    pub(super) async fn publish(&self, hall: &Hall, round: u16) -> Result<Vec<Board>, Trouble> {
        let acts = json!({"acts": [
            {"act": "pair"}, {"act": "confirm"}, {"act": "publish", "tables": []},
        ]});
        self.tell(hall, &self.chief, &acts).await?;
        let mut boards = Vec::new();
        for said in self.boards(hall, round).await? {
            let table = text(&said["table"]);
            hall.opened(&table).await?;
            let seat = |color: &str| self.seat(hall, &table, &said[color]);
            boards.push(Board {
                white: seat("white"),
                black: seat("black"),
                table: table.clone(),
            });
        }
        Ok(boards)
    }

    /// The seat of a player with his badge.
    fn seat(&self, hall: &Hall, table: &str, player: &Value) -> Seat {
        let number = player
            .as_u64()
            .and_then(|number| usize::try_from(number).ok());
        let badge = number.and_then(|number| self.badges.get(number.wrapping_sub(1)));
        let secret = badge.cloned().unwrap_or_default();
        Seat {
            table: table.to_owned(),
            link: format!("http://{}/t/{table}#{secret}", hall.address.authority()),
            secret,
        }
    }

    /// Waits until all results of a round are in, and closes it.
    pub(super) async fn close_round(&self, hall: &Hall, round: u16) -> Result<(), Trouble> {
        loop {
            let boards = self.boards(hall, round).await?;
            if boards.iter().all(|board| !board["outcome"].is_null()) {
                break;
            }
            a_moment().await;
        }
        self.tell(hall, &self.chief, &json!({"act": "close-round"}))
            .await
    }

    /// The boards of a round, as anybody sees them.
    async fn boards(&self, hall: &Hall, round: u16) -> Result<Vec<Value>, Trouble> {
        let seen = hall.get(&self.path(""), None).await?;
        let boards = &seen["view"]["rounds"][usize::from(round) - 1]["boards"];
        Ok(boards.as_array().cloned().unwrap_or_default())
    }

    async fn tell(&self, hall: &Hall, secret: &str, act: &Value) -> Result<(), Trouble> {
        hall.post(&self.path("/commands"), secret, act)
            .await
            .map(drop)
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/competitions/{}{rest}", self.name)
    }
}

/// The link of a seat among those that were told.
fn of<'v>(told: &'v Value, seat: &str) -> &'v Value {
    let mut links = told["links"].as_array().into_iter().flatten();
    links
        .find(|link| link["seat"] == seat)
        .unwrap_or(&Value::Null)
}

impl Board {
    /// Plays a game to its end.
    async fn play(&self, hall: &Hall, game: Over) -> Result<(), Trouble> {
        hall.start_clock(&self.table).await?;
        let players = [&self.white, &self.black];
        let turn = hall.make(players, Color::White, game.moves).await?;
        match game.end {
            End::Mate => Ok(()),
            End::Resigned(color) => hall.act(self.of(color), &json!({"act": "resign"})).await,
            End::Agreed => {
                hall.act(self.of(turn), &json!({"act": "offer-draw"}))
                    .await?;
                hall.act(self.of(!turn), &json!({"act": "accept-draw"}))
                    .await
            }
        }
    }

    fn of(&self, color: Color) -> &Seat {
        color.fold_wb(&self.white, &self.black)
    }
}
