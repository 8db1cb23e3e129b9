//! A bridge from a board of LiveChess to a table, for as long as a game lasts.

use std::{sync::Arc, time::Duration};

use serde::Deserialize as _;
use serde_json::Value;
use tokio::{
    sync::{
        Notify,
        mpsc::{Receiver, Sender, channel},
    },
    task::JoinSet,
    time::{Instant, sleep, timeout},
};
use tuomari_board::{ByColor, Color, Position};
use tuomari_conduct::Table;
use tuomari_wire::{TableDto, view::ConclusionDto, word::SeatWord};

use super::{
    feed::{Fed, Feed},
    livechess::{LiveChess, is_well},
    memory::Memory,
    news::{BoardNews, BridgeTrouble},
    seat::{Said, Seat},
    watch::Watch,
};
use crate::{Link, Trouble, ask, bot::until};

/// How long something that is no legal move stands before it counts as left.
pub const SETTLE: Duration = Duration::from_secs(1);

/// A server that was never there is waited for so long.
const FIRST_PATIENCE: Duration = Duration::from_secs(2);
const PAUSE: Duration = Duration::from_millis(200);

/// Messages that wait to be taken in; whoever sends more of them waits.
const WAITING: usize = 16;

/// A bridge from a board to a table.
#[derive(Debug)]
pub struct Bridge {
    at: LiveChess,
    serial: Option<String>,
    links: Vec<Link>,
    /// What its keys begin with.
    name: String,
    settle: Duration,
    turned: bool,
}

/// Ends a bridge from outside.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<Notify>);

impl Stop {
    /// Lets the bridge end. One that has not begun ends at once.
    pub fn stop(&self) {
        self.0.notify_one();
    }
}

/// What the seats say, and where their acts go.
struct Seats {
    said: Receiver<(usize, Said)>,
    acts: Vec<Sender<Value>>,
    /// Which player each acts for, once it is known.
    of: Vec<Option<Color>>,
    /// Which link acts for each player.
    by_color: ByColor<Option<usize>>,
    /// Those that have lost the server.
    away: Vec<usize>,
}

impl Bridge {
    /// A bridge to the table of these links, one player's or both. `name`
    /// begins its keys, so no other client of the seats may have the same.
    pub fn new(at: LiveChess, links: Vec<Link>, name: String) -> Bridge {
        Bridge {
            at,
            serial: None,
            links,
            name,
            settle: SETTLE,
            turned: false,
        }
    }

    /// Follows the board with this number. Without it, the only one.
    #[must_use]
    pub fn with_board(self, serial: Option<String>) -> Bridge {
        Bridge { serial, ..self }
    }

    /// Takes what stands for so long for what a hand has left.
    #[must_use]
    pub fn with_settle(self, settle: Duration) -> Bridge {
        Bridge { settle, ..self }
    }

    /// Reads the board from its other side, without finding out.
    #[must_use]
    pub fn turned_round(self, turned: bool) -> Bridge {
        Bridge { turned, ..self }
    }

    /// Stands until the game is over and that may be told, or until it is
    /// stopped: then nothing comes back.
    pub async fn stand(
        self,
        stop: &Stop,
        news: &mut (dyn FnMut(BoardNews) + Send),
    ) -> Result<Option<ConclusionDto>, BridgeTrouble> {
        let about = tokio::select! {
            about = self.begin() => about?,
            () = stop.0.notified() => return Ok(None),
        };
        let start = Position::from_fen(&about.start).map_err(Trouble::strange)?;
        let memory = Memory::new(start, about.kind == Table::Strict);
        let seats = self.links.len();
        let place = (about.kind, memory);
        let mut watch = Watch::new(place, seats, self.settle, self.turned, Instant::now());
        news(BoardNews::Table(Box::new(about)));
        let mut tasks = JoinSet::new();
        let (told, fed) = channel(WAITING);
        tasks.spawn(Feed::new(self.at, self.serial, told).keep());
        let (told, said) = channel(WAITING);
        let mut acts = Vec::new();
        for (number, link) in self.links.into_iter().enumerate() {
            let (act, taken) = channel(1);
            let name = format!("{}-{number}", self.name);
            tasks.spawn(Seat::new(link, name, number, told.clone(), taken).keep());
            acts.push(act);
        }
        drop(told);
        let seats = Seats {
            said,
            of: vec![None; acts.len()],
            acts,
            by_color: ByColor::default(),
            away: Vec::new(),
        };
        let ended = go_on(&mut watch, fed, seats, stop, news).await;
        // They hear that nobody listens, and say goodbye.
        let leaving = async { while tasks.join_next().await.is_some() {} };
        let _ = timeout(Duration::from_secs(1), leaving).await;
        ended
    }

    /// Learns about the table.
    async fn begin(&self) -> Result<TableDto, BridgeTrouble> {
        let [first, others @ ..] = self.links.as_slice() else {
            return Err(BridgeTrouble::NotAPair);
        };
        if others.len() > 1 || others.iter().any(|other| other.table != first.table) {
            return Err(BridgeTrouble::NotAPair);
        }
        let path = format!("/api/tables/{}", first.table);
        let secret = first.token.as_ref().map(|token| token.0.as_str());
        let since = Instant::now();
        loop {
            let asked = ask(&first.address, "GET", &path, secret, None).await;
            match asked.and_then(|answer| answer.json()) {
                Ok(seen) => {
                    let about = TableDto::deserialize(&seen["about"]);
                    return Ok(about.map_err(Trouble::strange)?);
                }
                Err(trouble) if trouble.passes() && since.elapsed() < FIRST_PATIENCE => {
                    sleep(PAUSE).await;
                }
                Err(trouble) => return Err(trouble.into()),
            }
        }
    }
}

/// From message to message.
async fn go_on(
    watch: &mut Watch,
    mut fed: Receiver<Fed>,
    mut seats: Seats,
    stop: &Stop,
    news: &mut (dyn FnMut(BoardNews) + Send),
) -> Result<Option<ConclusionDto>, BridgeTrouble> {
    let mut dark = false;
    loop {
        let next = watch.consider(Instant::now());
        watch.news.drain(..).for_each(&mut *news);
        if let Some(conclusion) = watch.conclusion() {
            return Ok(Some(conclusion.clone()));
        }
        if let Some((by, act)) = next.act {
            seats.act(by, act);
        }
        tokio::select! {
            heard = fed.recv() => {
                let Some(heard) = heard else { return Ok(None) };
                take_in(heard, watch, &mut dark, news)?;
            }
            said = seats.said.recv() => {
                let Some((number, said)) = said else { return Ok(None) };
                seats.take_in(number, said, watch, news)?;
            }
            () = until(next.wake) => {}
            () = stop.0.notified() => return Ok(None),
        }
    }
}

/// Takes in what LiveChess says.
fn take_in(
    fed: Fed,
    watch: &mut Watch,
    dark: &mut bool,
    news: &mut (dyn FnMut(BoardNews) + Send),
) -> Result<(), BridgeTrouble> {
    match fed {
        Fed::Follows(serial) => {
            *dark = false;
            news(BoardNews::Follows { serial });
        }
        Fed::Stands(standing) => watch.stands(standing, Instant::now()),
        Fed::State(state) if is_well(&state) => {}
        Fed::State(state) => {
            watch.is_dark();
            news(BoardNews::State(state));
        }
        Fed::NoBoard => {
            watch.is_dark();
            news(BoardNews::NoBoard);
        }
        Fed::Strange(what) => news(BoardNews::Strange(what)),
        Fed::Lost(trouble) => {
            watch.is_dark();
            // Once, and not for every time that it was tried in vain.
            if !std::mem::replace(dark, true) {
                news(BoardNews::LiveChessLost(trouble));
            }
        }
        Fed::Unclear(boards) => return Err(BridgeTrouble::Boards(boards)),
    }
    Ok(())
}

impl Seats {
    /// Sends an act from the seat of a player.
    fn act(&self, by: Color, act: Value) {
        let seat = self
            .by_color
            .get(by)
            .and_then(|number| self.acts.get(number));
        if let Some(seat) = seat {
            // There is room: an act is sent when the last one was answered.
            let _ = seat.try_send(act);
        }
    }

    /// Takes in what a seat says.
    fn take_in(
        &mut self,
        number: usize,
        said: Said,
        watch: &mut Watch,
        news: &mut (dyn FnMut(BoardNews) + Send),
    ) -> Result<(), BridgeTrouble> {
        match said {
            Said::Sees {
                view,
                stamp,
                may_move,
            } => {
                let of = match self.of[number] {
                    Some(of) => of,
                    None => self.seated(number, view.seat, news)?,
                };
                watch.sees(of, view, stamp, may_move);
            }
            Said::Accepted(version) => watch.was_accepted(version),
            Said::Refused(problem) => watch.was_refused(*problem),
            Said::Lost(trouble) => {
                // Once, and not for every seat and every time.
                if self.away.is_empty() {
                    news(BoardNews::TableLost(trouble));
                }
                if !self.away.contains(&number) {
                    self.away.push(number);
                }
            }
            Said::Back => {
                self.away.retain(|away| *away != number);
                if self.away.is_empty() {
                    news(BoardNews::TableBack);
                }
            }
            Said::Ended(trouble) => return Err(trouble.into()),
        }
        Ok(())
    }

    fn seated(
        &mut self,
        number: usize,
        seat: SeatWord,
        news: &mut (dyn FnMut(BoardNews) + Send),
    ) -> Result<Color, BridgeTrouble> {
        let of = match seat {
            SeatWord::White | SeatWord::WhiteAssistant => Color::White,
            SeatWord::Black | SeatWord::BlackAssistant => Color::Black,
            SeatWord::Arbiter | SeatWord::Spectator | SeatWord::HallScreen => {
                return Err(BridgeTrouble::NotAPlayer(seat));
            }
        };
        if self.by_color.get(of).is_some() {
            return Err(BridgeTrouble::NotAPair);
        }
        *self.by_color.get_mut(of) = Some(number);
        self.of[number] = Some(of);
        news(BoardNews::Seated(seat));
        Ok(of)
    }
}

/// Stands on a runtime of its own, for programs that have none.
pub fn stand(
    bridge: Bridge,
    stop: &Stop,
    news: &mut (dyn FnMut(BoardNews) + Send),
) -> Result<Option<ConclusionDto>, BridgeTrouble> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(Trouble::unreachable)?;
    runtime.block_on(bridge.stand(stop, news))
}
