//! What stands in the hall when a demo opens.

use serde::Serialize;
use serde_json::json;
use tuomari_board::Color;
use tuomari_client::Trouble;
use tuomari_server::Config;

use super::{
    competition::Competition,
    hall::{Hall, Seat},
};
use crate::messages::Messages;

/// All that stands in the hall.
#[derive(Debug)]
pub(super) struct Stage {
    pub(super) competition: Competition,
    links: Links,
}

/// Where everything is.
#[derive(Clone, Debug, Default, Serialize)]
pub(super) struct Links {
    pub(super) desk: String,
    pub(super) hall: String,
    pub(super) competition: String,
    pub(super) screen: String,
    pub(super) seat: String,
    pub(super) arbiter: String,
}

impl Stage {
    pub(super) async fn set(
        hall: &Hall,
        config: &Config,
        say: &Messages,
    ) -> Result<Stage, Trouble> {
        let arbiter = claims(hall, say).await?;
        flag(hall, say).await?;
        let seat = guest(hall, say).await?;
        let competition = Competition::announce(hall, say).await?;
        competition.play_first_rounds(hall).await?;
        let address = config.base_url();
        let links = Links {
            desk: String::new(),
            hall: format!("{address}/hall"),
            competition: competition.link.clone(),
            screen: format!("{address}/screen/{}", competition.name),
            seat: seat.link,
            arbiter: arbiter.link,
        };
        Ok(Stage { competition, links })
    }

    /// Where everything is; the desk is found by the organiser's link.
    pub(super) fn links(&self, organiser: &str) -> Links {
        Links {
            desk: organiser.replacen("/#", "/desk#", 1),
            ..self.links.clone()
        }
    }
}

/// A board on which a claim has been ruled on, and another one where a claim
/// waits; the seat of its arbiter.
async fn claims(hall: &Hall, say: &Messages) -> Result<Seat, Trouble> {
    let arbiter = claim(hall, say, ["Kemi", "Tornio"], "g1f3 g8f6").await?;
    let question = question(hall, &arbiter).await?;
    let ruling = json!({"act": "rule", "question": question, "ruling": "reject"});
    hall.act(&arbiter, &ruling).await?;
    let thrice = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
    claim(hall, say, ["Hamina", "Forssa"], thrice).await
}

/// A wooden board, whose moves are recorded but for White's last one. After it
/// Black claims that the position has appeared three times.
async fn claim(
    hall: &Hall,
    say: &Messages,
    [white, black]: [&str; 2],
    moves: &str,
) -> Result<Seat, Trouble> {
    let asked = json!({
        "rulebook": "fide-2023", "profile": "standard", "table": "wooden",
        "time_control": "90+30", "regulations": {"fide-rated": "no"},
        "names": {"white": white, "black": black, "event": say.text("demo-beside")},
    });
    let seats = hall.table(&asked).await?;
    let [white, black, arbiter] = ["white", "black", "arbiter"].map(|word| seat(&seats, word));
    let (white, black, arbiter) = (white?, black?, arbiter?);
    hall.start_clock(&arbiter.table).await?;
    let press = json!({"act": "press"});
    for (at, name) in moves.split(' ').enumerate() {
        let player = if at % 2 == 0 { &white } else { &black };
        hall.act(player, &json!({"act": "make", "move": name}))
            .await?;
        hall.act(player, &press).await?;
    }
    hall.act(&white, &press).await?;
    hall.act(&black, &json!({"act": "claim", "claim": "threefold"}))
        .await?;
    Ok(arbiter)
}

/// The number of the question that waits at a table.
async fn question(hall: &Hall, arbiter: &Seat) -> Result<u64, Trouble> {
    let path = format!("/api/tables/{}", arbiter.table);
    let seen = hall.get(&path, Some(&arbiter.secret)).await?;
    let number = seen["view"]["questions"][0]["question"].as_u64();
    number.ok_or_else(|| Trouble::Strange("no question waits".to_owned()))
}

/// A flag that will fall, where only the players may call it.
async fn flag(hall: &Hall, say: &Messages) -> Result<(), Trouble> {
    let asked = json!({
        "rulebook": "fi-blitz-2014", "table": "assisted",
        "time_control": {"periods": [{"time": "10s"}]},
        "names": {"white": "Nokia", "black": "Raisio", "event": say.text("demo-beside")},
    });
    let seats = hall.table(&asked).await?;
    let [white, black] = ["white", "black"].map(|word| seat(&seats, word));
    let (white, black) = (white?, black?);
    hall.start_clock(&white.table).await?;
    hall.make([&white, &black], Color::White, "d2d4 d7d5 c2c4 e7e6")
        .await?;
    Ok(())
}

/// A seat for whoever looks in, against the house.
async fn guest(hall: &Hall, say: &Messages) -> Result<Seat, Trouble> {
    let asked = json!({
        "rulebook": "fide-2023", "table": "assisted", "time_control": "10+5",
        "regulations": {"fide-rated": "no"}, "house": {"color": "black", "level": "easy"},
        "names": {"white": say.text("demo-guest"), "event": say.text("demo-beside")},
    });
    seat(&hall.table(&asked).await?, "white")
}

fn seat(seats: &[(String, Seat)], word: &str) -> Result<Seat, Trouble> {
    let mut seats = seats.iter().filter(|(name, _)| name == word);
    let seat = seats.next().map(|(_, seat)| seat.clone());
    seat.ok_or_else(|| Trouble::Strange(format!("there is no link of {word}")))
}
