//! PostgreSQL and NATS of this run's own, by `scripts/services`.

use std::{path::PathBuf, process::Command};

use crate::mishap::{Mishap, Ran};

/// A pair of servers that nobody else uses.
#[derive(Debug)]
pub struct Services {
    set: u8,
    keep: bool,
}

/// One of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Service {
    Postgres,
    Nats,
}

impl Service {
    fn name(self) -> &'static str {
        match self {
            Service::Postgres => "postgres",
            Service::Nats => "nats",
        }
    }
}

impl Services {
    /// Starts a set, 0 to 9. It is stopped in the end, unless it ran before.
    pub fn up(set: u8) -> Ran<Services> {
        let keep = call(set, &["status"]).is_ok();
        call(set, &["up"])?;
        Ok(Services { set, keep })
    }

    /// The address of one.
    pub fn url(&self, of: Service) -> Ran<String> {
        let url = call(self.set, &["url", of.name()])?;
        Ok(url.trim().to_owned())
    }

    /// `kill -9`.
    pub fn kill(&self, what: Service) -> Ran<()> {
        call(self.set, &["kill", what.name()]).map(drop)
    }

    /// `kill -STOP`: it hangs, and no connection breaks.
    pub fn freeze(&self, what: Service) -> Ran<()> {
        call(self.set, &["freeze", what.name()]).map(drop)
    }

    /// `kill -CONT`.
    pub fn thaw(&self, what: Service) -> Ran<()> {
        call(self.set, &["thaw", what.name()]).map(drop)
    }

    pub fn start(&self, what: Service) -> Ran<()> {
        call(self.set, &["start", what.name()]).map(drop)
    }
}

impl Drop for Services {
    fn drop(&mut self) {
        if !self.keep
            && let Err(mishap) = call(self.set, &["down"])
        {
            eprintln!("{mishap}");
        }
    }
}

fn call(set: u8, args: &[&str]) -> Ran<String> {
    let script = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../scripts/services");
    let output = Command::new(script)
        .args(["--set", &set.to_string()])
        .args(args)
        .output()?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    Err(Mishap::of(
        &format!("scripts/services {}", args.join(" ")),
        said,
    ))
}
