//! The arguments of `tuomari record`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::EXIT_CODES;

/// What `record verify --json` promises.
const VERIFY_JSON: &str = "\
With --json, one object:
  whole (true), stream, entries, hash, created, last, rulebook, profile, over,
  score, signed {at, entries, key} if it is signed, known (true) if a --key has
  signed it, against [the entries that --against found]

A record that is not whole gives an error with line, version and fault; its exit
code is 1.";

/// What `record show --json` promises.
const SHOW_JSON: &str = "\
With --json, one object:
  stream, created, rulebook, profile, control, table, white, black, entries
  [{at_ms, by, organiser if it was done by an organiser's link, command,
  events [{event, text, articles, …}], refusal}], questions, over, score, fen

at_ms counts from the table's creation. A record is for the arbiter: it shows
what the rulebook keeps from the players, and what was sealed.";

/// `tuomari record`.
#[derive(Debug, Subcommand)]
pub(crate) enum RecordCommand {
    /// Check that nothing in a record was changed, left out or put in
    #[command(after_long_help = format!("{VERIFY_JSON}\n\n{EXIT_CODES}"))]
    Verify(VerifyArgs),
    /// Tell what happened, with the articles
    #[command(after_long_help = format!("{SHOW_JSON}\n\n{EXIT_CODES}"))]
    Show(ShowRecordArgs),
    /// Print the game as PGN
    #[command(after_long_help = EXIT_CODES)]
    Pgn {
        /// The record, or - for the standard input
        file: PathBuf,
    },
}

/// `tuomari record verify`.
#[derive(Debug, Args)]
pub(crate) struct VerifyArgs {
    /// The record, or - for the standard input
    pub(crate) file: PathBuf,

    /// The last hash as it was written down; without it a record that was
    /// made anew from end to end cannot be told from the true one
    #[arg(long, value_name = "HASH")]
    pub(crate) hash: Option<String>,

    /// A key of the installation, which must have signed all of it, itself or
    /// through the keys that came after it: 64 digits, or a file with a key in
    /// each line. Several times if there are several installations
    #[arg(long, value_name = "KEY")]
    pub(crate) key: Vec<String>,

    /// What somebody kept of an entry, which must be in it: the receipt on a
    /// player's screen, the hash on a printed sheet, or a file: a list that was
    /// published, a PGN, the report of a competition. Several times if several
    /// were kept
    #[arg(long, value_name = "KEPT")]
    pub(crate) against: Vec<String>,
}

/// `tuomari record show`.
#[derive(Debug, Args)]
pub(crate) struct ShowRecordArgs {
    /// The record, or - for the standard input
    pub(crate) file: PathBuf,

    /// Say also what each article demands, when it is cited first
    #[arg(long)]
    pub(crate) explain: bool,
}
