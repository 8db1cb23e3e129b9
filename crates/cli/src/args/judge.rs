//! The arguments of `tuomari judge`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use tuomari_clock::Millis;
use tuomari_notation::Language;
use tuomari_rulebook::{Profile, Rulebook};

use super::{
    language,
    laws::{profile, rulebook},
};
use crate::judge::{list_of_acts, read_clocks};

/// What the input looks like and what `judge --json` promises.
pub(super) fn forms() -> String {
    format!(
        "\
Each line of FILE is one JSON object:
  at       when, on the table's own watch: \"0:02.5\", \"1:30:00\", or \"+3\" for
           three seconds after the line before; at_ms in milliseconds; left
           out, at the same time as the line before
  by       white, black, arbiter, system, white-assistant, black-assistant
  act      what is done, and its fields:
{}
  lang     language of the move, if it is not that of --notation

A move is its text, {{\"move\": \"Nf3\"}}, or squares, {{\"from\": \"g1\", \"to\": \"f3\",
\"promotion\": \"queen\"}}; a move that is not legal is given by its squares, also
as {{\"move\": \"g1f3\"}}. Squares are e2, lengths of time 2min, 30s or 1:30.

At the prompt the same in words, the fields in the order above or as
name=value: white Nf3; white press; black claim illegal-move;
arbiter rule 1 accept; arbiter report black device-sounded before=1.

With --json, one object:
  rulebook, profile, control, table, assumed [{{setting, value}}], commands
  [{{at_ms, by, command, events [{{event, text, articles, …}}], refusal {{id,
  text, articles}}, clocks}}], questions, clocks {{white {{left_ms, flag}}, black,
  state}}, over, score, fen, gists {{article: gist}}
At the prompt, an object of commands for each line. gists are there with
--explain.

A refusal is part of the answer and ends nothing. A line that cannot be read
ends the run, and the exit code is 1.",
        list_of_acts()
    )
}

/// `tuomari judge`.
#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(crate) struct JudgeArgs {
    /// What people do, one JSON object a line, or - for the standard input
    #[arg(
        required_unless_present = "interactive",
        conflicts_with = "interactive"
    )]
    pub(crate) file: Option<PathBuf>,

    /// Try a case at a prompt
    #[arg(long, short)]
    pub(crate) interactive: bool,

    /// The rulebook in force
    #[arg(long, value_parser = rulebook())]
    pub(crate) rulebook: Rulebook,

    /// Its profile [default: that of the time control, unsupervised; standard
    /// without one]
    #[arg(long, value_parser = profile())]
    pub(crate) profile: Option<Profile>,

    /// Add what Finnish events do where FIDE's Laws leave it to them
    #[arg(long)]
    pub(crate) finland: bool,

    /// Decide a setting that the rulebook leaves to events
    #[arg(long, value_name = "SETTING=VALUE")]
    pub(crate) set: Vec<String>,

    /// The time control, or none for no clock [default: the usual one of the
    /// profile]
    #[arg(long)]
    pub(crate) control: Option<String>,

    /// What the clocks show at the start, for instance 0:30,1:00
    #[arg(long, value_name = "WHITE,BLACK", value_parser = read_clocks)]
    pub(crate) clocks: Option<(Millis, Millis)>,

    /// Position the game begins from [default: the usual array]
    #[arg(long, value_name = "FEN")]
    pub(crate) start: Option<String>,

    /// The kind of table
    #[arg(long, default_value = "strict")]
    pub(crate) table: TableKind,

    /// Language of the moves that are read [default: en in a file, that of the
    /// messages at the prompt]
    #[arg(long, value_name = "LANGUAGE", value_parser = language())]
    pub(crate) notation: Option<Language>,

    /// Say also what each article demands, when it is cited first
    #[arg(long)]
    pub(crate) explain: bool,

    /// Say after each act what both clocks show
    #[arg(long, short)]
    pub(crate) verbose: bool,
}

/// What the software sees of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum TableKind {
    /// Any piece can be put anywhere; players press and claim
    Strict,
    /// Only legal moves can be made, and a move presses the clock
    Assisted,
    /// A real board: the software is the clock, and the moves as far as people
    /// enter them
    Wooden,
}
