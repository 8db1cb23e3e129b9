//! `tuomari completions`: what a shell needs to complete our words.

use clap::CommandFactory as _;
use clap_complete::Shell;
use serde::Serialize;

use crate::{
    args::Cli,
    failure::Failure,
    messages::Messages,
    output::{Answer, Output},
};

/// Prints the completions for a shell.
pub(crate) fn run(shell: Shell, out: &Output) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "tuomari", &mut script);
    out.give(&Completions {
        shell: shell.to_string(),
        script: String::from_utf8_lossy(&script).into_owned(),
    })
}

/// A script for a shell.
#[derive(Debug, Serialize)]
struct Completions {
    shell: String,
    script: String,
}

impl Answer for Completions {
    fn to_text(&self, _: &Messages) -> String {
        self.script.clone()
    }
}
