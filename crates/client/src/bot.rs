//! A bot: it joins a seat, plays, connects again when it must, and ends with
//! the game.

use std::{sync::Arc, time::Duration};

use serde_json::Value;
use tokio::time::{Instant, sleep, sleep_until};
use tuomari_board::Position;
use tuomari_wire::{
    FromClient, Problem, Stamp, ToClient, ViewDto, socket::GoneWord, view::ConclusionDto,
};

use crate::{
    Address, Brain, Choice, Diary, Dice, Line, Link, Mind, News, Pace, Sight, Socket, Trouble,
    What, ask, trouble::passes,
};

/// A node that is away is tried again for so long.
const PATIENCE: Duration = Duration::from_mins(2);

/// A node that was never there, for so long.
const FIRST_PATIENCE: Duration = Duration::from_secs(2);

/// The first pause before trying again; it doubles.
const PAUSE: Duration = Duration::from_millis(100);

/// The longest pause.
const LONGEST_PAUSE: Duration = Duration::from_secs(2);

/// Who sat for so long comes back at once.
const SAT: Duration = Duration::from_secs(1);

/// Refusals in a row after which a bot does not understand the table.
const MOST_REFUSALS: u32 = 20;

/// A bot.
#[derive(Debug)]
pub struct Bot {
    link: Link,
    /// Where to connect: the link's own address, and others that serve the
    /// same tables.
    addresses: Vec<Address>,
    brain: Brain,
    pace: Pace,
    dice: Dice,
    /// What its keys begin with.
    name: String,
    /// Who chooses its moves; without one they are drawn by lot.
    mind: Option<Mind>,
    diary: Option<Arc<Diary>>,
    seat: String,
    keys: u32,
    pending: Option<Pending>,
    /// The version of the last command that was accepted.
    accepted: u64,
    /// What it has seen of the table: who comes back says it.
    seen: Option<Stamp>,
    /// The node at which it sits or sat last, as it said.
    node: Option<String>,
    refusals: u32,
    waits_told: bool,
    /// How long a node is waited for that was never there.
    first: Duration,
}

/// A command that has not been answered for good.
#[derive(Clone, Debug)]
struct Pending {
    key: String,
    since: Instant,
    choice: Choice,
    act: Value,
}

/// How a bot's work ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Ending {
    /// On which seat it was.
    pub seat: String,
    /// The moves it made.
    pub moves: usize,
    /// How the game ended.
    pub conclusion: ConclusionDto,
}

/// Where a bot stands after a message.
enum Next {
    On,
    /// It asks for the whole view.
    Follow,
    /// It sends the command under way again, a little later.
    Again,
    /// The game is over.
    Over(Box<ViewDto>),
}

impl Bot {
    /// A bot for a seat. `name` begins its keys, so no other client of the
    /// seat, before or after, may have the same.
    pub fn new(link: Link, name: String, brain: Brain, pace: Pace, seed: u64) -> Bot {
        Bot {
            addresses: vec![link.address.clone()],
            link,
            brain,
            pace,
            dice: Dice::new(seed),
            name,
            mind: None,
            diary: None,
            seat: String::new(),
            keys: 0,
            pending: None,
            accepted: 0,
            seen: None,
            node: None,
            refusals: 0,
            waits_told: false,
            first: FIRST_PATIENCE,
        }
    }

    /// Lets somebody choose its moves.
    #[must_use]
    pub fn with_mind(mut self, mind: Mind) -> Bot {
        self.mind = Some(mind);
        self
    }

    /// Writes what it does to a diary.
    #[must_use]
    pub fn with_diary(mut self, diary: Arc<Diary>) -> Bot {
        self.diary = Some(diary);
        self
    }

    /// Waits for its first connection as long as for any other: for crowds
    /// that all come at once.
    #[must_use]
    pub fn patient(mut self) -> Bot {
        self.first = PATIENCE;
        self
    }

    /// Other nodes that serve the same tables; they are tried in turn.
    #[must_use]
    pub fn with_others(mut self, others: &[Address]) -> Bot {
        self.addresses.extend_from_slice(others);
        self
    }

    /// Plays until the game is over.
    pub async fn play(mut self, news: &mut (dyn FnMut(News) + Send)) -> Result<Ending, Trouble> {
        let mut since = Instant::now();
        let mut pause = PAUSE;
        let mut place = 0;
        let mut joined = false;
        loop {
            let address = self.addresses[place % self.addresses.len()].clone();
            let (mut heard, came) = (false, Instant::now());
            match self.sit(&address, &mut joined, &mut heard, news).await {
                Ok(ending) => return Ok(ending),
                Err(trouble) if !trouble.passes() => return Err(trouble),
                Err(trouble) => {
                    if heard {
                        // Its clock may run, and another node may serve it at
                        // once; but who is shown out again and again waits.
                        let sat = came.elapsed() > SAT;
                        pause = if sat { Duration::ZERO } else { PAUSE };
                        since = Instant::now();
                    }
                    let patience = if joined { PATIENCE } else { self.first };
                    if since.elapsed() > patience {
                        return Err(trouble);
                    }
                    news(News::Lost {
                        why: trouble.to_string(),
                    });
                }
            }
            sleep(pause).await;
            pause = (pause * 2).clamp(PAUSE, LONGEST_PAUSE);
            place += 1;
        }
    }

    /// One connection, from its beginning to its end.
    async fn sit(
        &mut self,
        address: &Address,
        joined: &mut bool,
        heard: &mut bool,
        news: &mut (dyn FnMut(News) + Send),
    ) -> Result<Ending, Trouble> {
        if !*joined {
            self.begin(address).await?;
        }
        let mut socket = Socket::open(address).await?;
        self.follow(&mut socket).await?;
        let mut sight: Option<Sight> = None;
        let mut act_at: Option<(Instant, Choice)> = None;
        let mut again_at: Option<Instant> = None;
        loop {
            let wake = match (&act_at, again_at) {
                (_, Some(at)) => Some(at),
                (Some((at, _)), None) => Some(*at),
                (None, None) => None,
            };
            let message = tokio::select! {
                message = socket.hear() => Some(message?),
                () = until(wake) => None,
            };
            let Some(message) = message else {
                if again_at.take().is_none()
                    && let Some((_, choice)) = act_at.take()
                {
                    let choice = self.considered(choice, sight.as_ref(), news).await;
                    self.decide(choice);
                }
                self.send(&mut socket).await?;
                continue;
            };
            let first = sight.is_none();
            let next = self.hear(message, &mut sight, news)?;
            if first && sight.is_some() {
                *heard = true;
                self.greet(joined, address, news);
                // What was not answered before is sent again with its key.
                again_at = self.pending.is_some().then(Instant::now);
            }
            match next {
                Next::On => {}
                Next::Follow => self.follow(&mut socket).await?,
                Next::Again => again_at = Some(Instant::now() + PAUSE * 2),
                Next::Over(view) => {
                    let ending = self.end(sight.as_ref(), &view, news);
                    socket.close().await;
                    return Ok(ending);
                }
            }
            if let Some(sight) = &sight {
                self.think(sight, &mut act_at, news)?;
            }
        }
    }

    /// Learns where the game began.
    async fn begin(&mut self, address: &Address) -> Result<(), Trouble> {
        let path = format!("/api/tables/{}", self.link.table);
        let secret = self.link.token.as_ref().map(|token| token.0.as_str());
        let seen = ask(address, "GET", &path, secret, None).await?.json()?;
        let start = seen["about"]["start"].as_str().unwrap_or_default();
        let start = Position::from_fen(start).map_err(Trouble::strange)?;
        self.brain.begin(start);
        Ok(())
    }

    async fn follow(&mut self, socket: &mut Socket) -> Result<(), Trouble> {
        let follow = self.link.follow(self.seen, self.node.clone());
        socket.say(&follow).await
    }

    fn greet(&self, joined: &mut bool, to: &Address, news: &mut (dyn FnMut(News) + Send)) {
        if *joined {
            news(News::Back);
            self.note(What::Reconnected { to: to.authority() });
        } else {
            *joined = true;
            let seat = self.seat.clone();
            news(News::Joined { seat });
        }
    }

    /// Takes in a message.
    fn hear(
        &mut self,
        message: ToClient,
        sight: &mut Option<Sight>,
        news: &mut (dyn FnMut(News) + Send),
    ) -> Result<Next, Trouble> {
        match message {
            ToClient::View(view) => {
                self.seat = serde_json::to_value(view.view.seat)
                    .ok()
                    .and_then(|seat| seat.as_str().map(str::to_owned))
                    .unwrap_or_default();
                *sight = Some(Sight::of(&view));
            }
            ToClient::Change(change) => {
                let followed = sight.as_mut().map(|sight| sight.follow(&change));
                if followed != Some(Ok(())) {
                    self.seen = None;
                    return Ok(Next::Follow);
                }
            }
            ToClient::Accepted { key, version, .. } => self.accepted(&key, version, news),
            ToClient::Refused { key, problem } => return self.refused(&key, problem, news),
            ToClient::Problem { problem, .. } => return Err(Trouble::Refused(Box::new(problem))),
            ToClient::Gone { why, .. } => return Err(gone(why)),
            ToClient::Here { node } => self.node = Some(node),
            ToClient::Pong { .. }
            | ToClient::Lag { .. }
            | ToClient::Presence(_)
            | ToClient::Notice { .. }
            | ToClient::Moved(_) => {}
        }
        self.seen = sight.as_ref().map(|sight| sight.stamp).or(self.seen);
        match sight {
            Some(sight) if sight.is_over() => {
                let view = sight.checked().map_err(Trouble::strange)?;
                Ok(Next::Over(Box::new(view)))
            }
            _ => Ok(Next::On),
        }
    }

    fn accepted(&mut self, key: &str, version: u64, news: &mut (dyn FnMut(News) + Send)) {
        let Some(pending) = self.pending.take_if(|pending| pending.key == key) else {
            return;
        };
        self.accepted = version;
        self.refusals = 0;
        self.brain.done(pending.choice);
        self.note(What::Accepted {
            key: pending.key,
            version,
        });
        if let Choice::Move(name) = pending.choice {
            news(News::Moved {
                name: name.into(),
                number: self.brain.moved,
            });
        }
    }

    fn refused(
        &mut self,
        key: &str,
        problem: Problem,
        news: &mut (dyn FnMut(News) + Send),
    ) -> Result<Next, Trouble> {
        if self
            .pending
            .as_ref()
            .is_none_or(|pending| pending.key != key)
        {
            return Ok(Next::On);
        }
        if passes(&problem) {
            return Ok(Next::Again);
        }
        self.pending = None;
        self.refusals += 1;
        let kind = problem.r#type.rsplit(':').next().unwrap_or_default();
        self.note(What::Refused {
            key: key.to_owned(),
            problem: kind.to_owned(),
        });
        let trouble = Trouble::Refused(Box::new(problem));
        if self.refusals >= MOST_REFUSALS {
            return Err(trouble);
        }
        news(News::Refused {
            why: trouble.to_string(),
        });
        Ok(Next::Follow)
    }

    /// Chooses what to do and when, from the latest view.
    fn think(
        &mut self,
        sight: &Sight,
        act_at: &mut Option<(Instant, Choice)>,
        news: &mut (dyn FnMut(News) + Send),
    ) -> Result<(), Trouble> {
        if self.pending.is_some() || sight.stamp.version < self.accepted {
            return Ok(());
        }
        let view = sight.checked().map_err(Trouble::strange)?;
        let scripted = !self.brain.is_off_script();
        let choice = self.brain.choose(sight, &view, &mut self.dice);
        if scripted && self.brain.is_off_script() {
            news(News::LeftScript);
        }
        let waits = view.clock.as_ref().is_some_and(|clock| !clock.started);
        if waits && choice.is_none() && !self.waits_told {
            self.waits_told = true;
            news(News::WaitsForClock);
        }
        *act_at = match (choice, act_at.take()) {
            (None, _) => None,
            // A change of the view does not give the time to think anew.
            (Some(choice), Some((at, _))) => Some((at, choice)),
            (Some(choice), None) => {
                let version = sight.stamp.version;
                self.note(What::Turn { version });
                Some((Instant::now() + self.delay(&view, choice), choice))
            }
        };
        Ok(())
    }

    /// A move that would be drawn by lot, chosen by the one who plays for it.
    async fn considered(
        &mut self,
        choice: Choice,
        sight: Option<&Sight>,
        news: &mut (dyn FnMut(News) + Send),
    ) -> Choice {
        let Some(mind) = &self.mind else {
            return choice;
        };
        let view = sight.and_then(|sight| sight.checked().ok());
        let question = match (choice, view) {
            (Choice::Move(_), Some(view)) if self.brain.is_off_script() => {
                self.brain.question(&view, mind.strength)
            }
            _ => None,
        };
        let Some(question) = question else {
            return choice;
        };
        let (best, fault) = mind.best(&question, self.dice.bits()).await;
        if let Some(fault) = fault {
            let why = fault.to_string();
            news(News::NoEngine { why });
        }
        best.map_or(choice, Choice::Move)
    }

    fn delay(&mut self, view: &ViewDto, choice: Choice) -> Duration {
        let left_ms = view
            .clock
            .as_ref()
            .and_then(|clock| match self.seat.as_str() {
                "white" => Some(clock.white.left_ms),
                "black" => Some(clock.black.left_ms),
                _ => None,
            });
        match choice {
            Choice::Press | Choice::StartClock => self.pace.think(&mut self.dice, Some(0)),
            _ => self.pace.think(&mut self.dice, left_ms),
        }
    }

    fn decide(&mut self, choice: Choice) {
        self.keys += 1;
        self.pending = Some(Pending {
            key: format!("{}-{}", self.name, self.keys),
            since: Instant::now(),
            act: choice.act(),
            choice,
        });
    }

    async fn send(&mut self, socket: &mut Socket) -> Result<(), Trouble> {
        let Some(pending) = &self.pending else {
            return Ok(());
        };
        self.note(What::Sent {
            key: pending.key.clone(),
        });
        let waited_ms = pending.since.elapsed().as_millis();
        let waited_ms = u32::try_from(waited_ms).unwrap_or(u32::MAX);
        let command = FromClient::Command {
            table: self.link.table.clone(),
            key: pending.key.clone(),
            act: pending.act.clone(),
            waited_ms: (waited_ms > 0).then_some(waited_ms),
        };
        socket.say(&command).await
    }

    fn end(
        &self,
        sight: Option<&Sight>,
        view: &ViewDto,
        news: &mut (dyn FnMut(News) + Send),
    ) -> Ending {
        if let Some(sight) = sight {
            self.note(What::Ended {
                stamp: sight.stamp,
                view: sight.document().clone(),
            });
        }
        let conclusion = view.conclusion.clone();
        let conclusion = conclusion.expect("a game that is over has a conclusion");
        news(News::Over(Box::new(conclusion.clone())));
        Ending {
            seat: self.seat.clone(),
            moves: self.brain.moved,
            conclusion,
        }
    }

    fn note(&self, what: What) {
        let Some(diary) = &self.diary else { return };
        let line = Line {
            table: self.link.table.clone(),
            seat: self.seat.clone(),
            at_ms: None,
            what,
        };
        // A diary that cannot be written is missed by whoever reads it.
        let _ = diary.write(line);
    }
}

/// Why a table is followed no longer, and whether another node may help.
pub(crate) fn gone(why: GoneWord) -> Trouble {
    match why {
        GoneWord::ShuttingDown => Trouble::unreachable("the node goes down"),
        GoneWord::Replaced => {
            let problem = Problem::new("replaced", 409, "The link was opened in other places")
                .with_detail("close one of them and start again");
            Trouble::Refused(Box::new(problem))
        }
        GoneWord::Revoked | GoneWord::Closed | GoneWord::Unfollowed => {
            let problem = Problem::new("unknown-link", 401, "This link opens nothing")
                .with_detail("it was revoked; ask the organiser for another");
            Trouble::Refused(Box::new(problem))
        }
    }
}

/// Waits until an instant; for ever if there is none.
pub(crate) async fn until(at: Option<Instant>) {
    match at {
        Some(at) => sleep_until(at).await,
        None => std::future::pending().await,
    }
}

/// Plays on a runtime of its own, for programs that have none.
pub fn play(bot: Bot, news: &mut (dyn FnMut(News) + Send)) -> Result<Ending, Trouble> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(Trouble::unreachable)?;
    runtime.block_on(bot.play(news))
}
