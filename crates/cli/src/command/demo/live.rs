//! The rounds that are played while a demo stands open: bots on every board.

use std::sync::Arc;

use tokio::task::JoinSet;
use tuomari_client::{Bot, Brain, Engine, Link, Mind, Pace, Strength, Trouble};

use super::{
    competition::{Board, Competition, OPEN_ROUND, ROUNDS},
    hall::{Hall, Seat},
};

/// Moves after which the first bot gives up; each next board plays on longer,
/// so that not all games end at once.
const LEAST_MOVES: usize = 30;

/// How many times as fast as people they play: a board moves every few seconds.
const SPEED: f64 = 2.0;

/// The competition from its third round to its end.
#[derive(Debug)]
pub(super) struct Live<'a> {
    hall: &'a Hall,
    competition: &'a Competition,
    engine: Option<Arc<Engine>>,
}

impl<'a> Live<'a> {
    pub(super) fn new(
        hall: &'a Hall,
        competition: &'a Competition,
        engine: Option<Arc<Engine>>,
    ) -> Live<'a> {
        Live {
            hall,
            competition,
            engine,
        }
    }

    /// Plays round after round. Who drops this ends the bots.
    pub(super) async fn play(&self) -> Result<(), Trouble> {
        for round in OPEN_ROUND..=ROUNDS {
            let boards = self.competition.publish(self.hall, round).await?;
            let mut bots = JoinSet::new();
            for (at, board) in boards.iter().enumerate() {
                self.hall.start_clock(&board.table).await?;
                for (one, seat) in seats(board).into_iter().enumerate() {
                    let bot = self.bot(seat, round, at * 2 + one)?;
                    bots.spawn(async move { bot.play(&mut |_| {}).await.map(drop) });
                }
            }
            while let Some(ended) = bots.join_next().await {
                ended.map_err(|error| Trouble::Strange(error.to_string()))??;
            }
            self.competition.close_round(self.hall, round).await?;
        }
        Ok(())
    }

    /// Somebody to play in a seat.
    fn bot(&self, seat: &Seat, round: u16, number: usize) -> Result<Bot, Trouble> {
        let link: Link = self.hall.way_to(seat)?;
        let brain = Brain::new(None, LEAST_MOVES + number * 4);
        // The modest player is quick where it looks one move ahead.
        let strength = match self.engine {
            Some(_) => Strength::Even,
            None => Strength::Easy,
        };
        let pace = Pace::new(SPEED).unwrap_or_default();
        let seed = u64::from(round) * 100 + u64::try_from(number).unwrap_or(0);
        let bot = Bot::new(link, format!("demo-{round}-{number}"), brain, pace, seed);
        Ok(bot.with_mind(Mind::new(strength, self.engine.clone())))
    }
}

fn seats(board: &Board) -> [&Seat; 2] {
    [&board.white, &board.black]
}
