//! `tuomari demo`: a hall with something in it, to look at and to try.
//!
//! A server of our own and clients of our own: what happens here happens as it
//! would with people. Nothing is kept.

mod competition;
mod games;
mod hall;
mod live;
mod stage;

use std::{future::pending, pin::pin, sync::Arc, time::Duration};

use serde::Serialize;
use tokio::time::sleep;
use tuomari_client::{Engine, Trouble};
use tuomari_server::{
    Config, ConfigFault, Secret, Server, has_pages, organiser_link, serve_while, start_logs,
    told_to_stop,
};

use self::{
    hall::{Counts, Hall},
    live::Live,
    stage::{Links, Stage},
};
use super::{serve::draw, settings};
use crate::{
    args::DemoArgs,
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Answer, Output, lines},
    surroundings,
};

/// Opens the hall, until it is told to stop or the time is over.
pub(crate) fn run(args: &DemoArgs, out: &Output) -> Result<(), Failure> {
    let engine = args.uci.clone().or_else(surroundings::stockfish);
    let organiser = draw(out)?;
    let config = config(args, engine.as_deref(), &organiser)
        .map_err(|fault| settings::wrong(&fault.to_string(), out))?;
    start_logs(&config).map_err(|fault| settings::wrong(&fault.to_string(), out))?;
    let evening = Evening {
        organiser: &organiser,
        engine,
        seconds: args.seconds,
        out,
    };
    let done = serve_while(config, None, async |server| evening.conduct(server).await);
    let done = done.map_err(|error| failed(&error.to_string(), out))?;
    let counts = done.map_err(|why| match why {
        Ended::Trouble(trouble) => failed(&trouble.to_string(), out),
        Ended::Failure(failure) => failure,
    })?;
    out.give(&Happened(counts))
}

/// A server for one evening: nothing is kept, and guests are few.
fn config(
    args: &DemoArgs,
    engine: Option<&str>,
    organiser: &Secret,
) -> Result<Config, ConfigFault> {
    let mut config = Config::default();
    for (name, value) in [
        ("listen", args.listen.as_str()),
        ("journal", "memory:"),
        ("organiser-token", organiser.reveal()),
        ("house-engine", engine.unwrap_or_default()),
        // Bots, organiser and arbiter all call from one address.
        ("requests-per-second", "1000"),
        ("drain-ms", "1000"),
        ("log", "error"),
    ] {
        config.set(name, value)?;
    }
    if config.listen.ip().is_unspecified()
        && config.listen.port() != 0
        && let Some(address) = surroundings::own_address()
    {
        let port = config.listen.port();
        config.public_url = Some(format!("http://{address}:{port}"));
    }
    config.check()?;
    Ok(config)
}

fn failed(reason: &str, out: &Output) -> Failure {
    let values = [("reason", reason.to_owned().into())];
    Complaint::new(&out.say, "demo-failed", Exit::File, values).into()
}

/// Why a demo ended early.
enum Ended {
    Trouble(Trouble),
    Failure(Failure),
}

impl From<Trouble> for Ended {
    fn from(trouble: Trouble) -> Ended {
        Ended::Trouble(trouble)
    }
}

/// All that one demo is made of.
struct Evening<'a> {
    organiser: &'a Secret,
    engine: Option<String>,
    seconds: Option<u64>,
    out: &'a Output,
}

impl Evening<'_> {
    async fn conduct(&self, server: &Server) -> Result<Counts, Ended> {
        let say = &self.out.say;
        let hall = Hall::new(server.address(), self.organiser.reveal());
        self.out.progress(&say.text("demo-setting-up"));
        let mut stop = pin!(told_to_stop());
        let opened = async {
            let stage = Stage::set(&hall, server.config(), say).await?;
            let desk = organiser_link(server.config(), self.organiser);
            self.tell(server.config(), stage.links(&desk))?;
            Ok::<Stage, Ended>(stage)
        };
        let stage = tokio::select! {
            stage = opened => stage?,
            () = &mut stop => return Ok(Counts::default()),
        };
        let engine = self.engine.as_deref().map(Engine::new).map(Arc::new);
        let live = Live::new(&hall, &stage.competition, engine);
        let over = async {
            match self.seconds {
                Some(seconds) => sleep(Duration::from_secs(seconds)).await,
                None => pending().await,
            }
        };
        let played = async {
            live.play().await?;
            // The competition is over; its hall stays open.
            pending::<Result<(), Trouble>>().await
        };
        tokio::select! {
            ended = played => ended?,
            () = over => {}
            () = &mut stop => {}
        }
        Ok(hall.counts().await?)
    }

    /// Says where everything is.
    fn tell(&self, config: &Config, links: Links) -> Result<(), Ended> {
        let opened = Opened {
            address: config.base_url(),
            version: env!("CARGO_PKG_VERSION"),
            pages: has_pages(),
            engine: self.engine.clone(),
            links,
            seconds: self.seconds,
        };
        self.out.give(&opened).map_err(Ended::Failure)
    }
}

/// A hall that stands open.
#[derive(Debug, Serialize)]
struct Opened {
    address: String,
    version: &'static str,
    pages: bool,
    engine: Option<String>,
    links: Links,
    #[serde(skip)]
    seconds: Option<u64>,
}

impl Answer for Opened {
    fn to_text(&self, say: &Messages) -> String {
        let links = &self.links;
        let link = |key, link: &String| say.with(key, [("link", link.clone().into())]);
        let mut told = vec![
            link("demo-desk", &links.desk),
            link("demo-hall", &links.hall),
            link("demo-competition", &links.competition),
            link("demo-screen", &links.screen),
            link("demo-seat", &links.seat),
            link("demo-arbiter", &links.arbiter),
        ];
        told.push(String::new());
        told.push(match &self.engine {
            Some(engine) => say.with("demo-engine", [("engine", engine.clone().into())]),
            None => say.text("demo-no-engine"),
        });
        if !self.pages {
            told.push(say.text("serve-no-pages"));
        }
        told.push(match self.seconds {
            Some(seconds) => say.with("demo-ends-after", [("seconds", seconds.into())]),
            None => say.text("demo-ends"),
        });
        lines(&told)
    }
}

/// What happened in it.
#[derive(Debug, Serialize)]
#[serde(transparent)]
struct Happened(Counts);

impl Answer for Happened {
    fn to_text(&self, say: &Messages) -> String {
        let values = [
            ("games", self.0.games.into()),
            ("moves", self.0.moves.into()),
            ("rulings", self.0.rulings.into()),
        ];
        format!("{}\n", say.with("demo-happened", values))
    }
}
