//! `tuomari health`: whether a server can carry out commands.

use serde::Serialize;
use tokio::runtime::Builder;
use tuomari_client::{Address, ask};
use tuomari_server::Config;

use super::settings;
use crate::{
    args::HealthArgs,
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Answer, Output},
    surroundings,
};

/// Asks a server.
pub(crate) fn run(args: &HealthArgs, out: &Output) -> Result<(), Failure> {
    let url = match &args.url {
        Some(url) => url.clone(),
        None => own(out)?,
    };
    let address: Address = url.parse().map_err(|_| {
        let values = [("url", url.clone().into())];
        Complaint::new(&out.say, "health-no-address", Exit::Usage, values)
    })?;
    let sick = |reason: String| {
        let values = [("url", url.clone().into()), ("reason", reason.into())];
        Complaint::new(&out.say, "health-not-ready", Exit::Input, values)
    };
    let runtime = Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| sick(error.to_string()))?;
    let answer = runtime.block_on(ask(&address, "GET", "/health/ready", None, None));
    let answer = answer.map_err(|trouble| sick(trouble.to_string()))?;
    if answer.status != 200 {
        return Err(sick(format!("HTTP {}", answer.status)).into());
    }
    out.give(&Health { ready: true, url })
}

/// A server on this machine, at the port that the environment says.
fn own(out: &Output) -> Result<String, Failure> {
    let mut config = Config::default();
    config
        .set_environment(surroundings::variables())
        .map_err(|fault| settings::wrong(&fault.to_string(), out))?;
    let ip = config.listen.ip();
    let host = match (ip.is_unspecified(), ip.is_ipv6()) {
        (true, _) => "localhost".to_owned(),
        (false, true) => format!("[{ip}]"),
        (false, false) => ip.to_string(),
    };
    let (scheme, port) = (config.scheme(), config.listen.port());
    Ok(format!("{scheme}://{host}:{port}"))
}

/// A server that can carry out commands.
#[derive(Debug, Serialize)]
struct Health {
    ready: bool,
    url: String,
}

impl Answer for Health {
    fn to_text(&self, say: &Messages) -> String {
        format!(
            "{}\n",
            say.with("health-ready", [("url", self.url.clone().into())])
        )
    }
}
