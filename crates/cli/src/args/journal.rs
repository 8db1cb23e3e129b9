//! The arguments of `tuomari journal`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::EXIT_CODES;

/// What `journal check --json` promises.
const CHECK_JSON: &str = "\
With --json, one object:
  streams, entries, broken [{stream, stored, sound, fault, reason}]

stored counts the entries that are there, sound those before the first fault;
fault is one of missing, hash, entry, table, result, unreadable. If a stream is
broken the exit code is 1.";

/// What `journal show --json` promises.
const SHOW_JSON: &str = "\
With --json, one object:
  stream, stored, sound, fault, reason, entries [{version, hash, at, body}]

body is the text that is stored. It holds what a rulebook keeps from the
players, and what was sealed.";

/// What `journal repair --json` promises.
const REPAIR_JSON: &str = "\
With --json, one object:
  stream, kept, dropped [{version, hash, at, body}], done

What is dropped is kept in the table journal_cut of the same database. Stop the
server first if the journal is a file. Restore a backup instead if there is one
that has the whole game.";

/// What `journal export --json` promises.
const EXPORT_JSON: &str = "\
With --json, one object:
  folder, written, skipped [{stream, reason}]

The files are records as `tuomari record` reads them. Without --out the one
record that was asked for is printed.";

/// What `journal ends` is for.
const ENDS_JSON: &str = "\
A line for each record that was signed on the day: by what the record is known,
how many entries it had, and the receipt of the last. Nobody can tell from it
whose games they were. Once it is published, nobody can write another record for
that day, not even with the server's key: tuomari record verify --against FILE.

With --json, one object:
  day, ends [the lines]";

/// What `journal tend` is for.
const TEND_JSON: &str = "\
A server can connect to PostgreSQL by a role that only appends: it can change no
row and delete none, whatever happens to the server. Then whoever owns the tables
runs this: after an update, and every night. It brings the tables to this
program's form, makes room for the coming three months, and packs games that have
ended. --grant lets a role append.

With --json, one object:
  packed, granted";

/// `tuomari journal`.
#[derive(Debug, Subcommand)]
pub(crate) enum JournalCommand {
    /// Verify every stream: hashes, entries, results
    #[command(after_long_help = format!("{CHECK_JSON}\n\n{EXIT_CODES}"))]
    Check(CheckJournalArgs),
    /// Show the entries of a table as they are stored, broken or not
    #[command(after_long_help = format!("{SHOW_JSON}\n\n{EXIT_CODES}"))]
    Show(ShowJournalArgs),
    /// Cut a broken stream back to its last sound entry
    #[command(after_long_help = format!("{REPAIR_JSON}\n\n{EXIT_CODES}"))]
    Repair(RepairArgs),
    /// Do for the tables what a server that only appends cannot
    #[command(after_long_help = format!("{TEND_JSON}\n\n{EXIT_CODES}"))]
    Tend(TendArgs),
    /// List what was signed on a day, to be published
    #[command(after_long_help = format!("{ENDS_JSON}\n\n{EXIT_CODES}"))]
    Ends(EndsJournalArgs),
    /// Write records of tables
    #[command(after_long_help = format!("{EXPORT_JSON}\n\n{EXIT_CODES}"))]
    Export(ExportArgs),
}

/// Which journal.
#[derive(Debug, Args)]
pub(crate) struct Where {
    /// Where the record is kept, as for serve: a file or postgres://…; several
    /// times for several shards [default: that of `TUOMARI_JOURNAL`, else
    /// tuomari.db in the data folder]
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) journal: Vec<String>,
}

/// `tuomari journal check`.
#[derive(Debug, Args)]
pub(crate) struct CheckJournalArgs {
    /// Only these tables; all if none is named
    #[arg(value_name = "STREAM")]
    pub(crate) streams: Vec<String>,

    #[command(flatten)]
    pub(crate) at: Where,
}

/// `tuomari journal show`.
#[derive(Debug, Args)]
pub(crate) struct ShowJournalArgs {
    /// The table's id
    #[arg(value_name = "STREAM")]
    pub(crate) stream: String,

    #[command(flatten)]
    pub(crate) at: Where,
}

/// `tuomari journal repair`.
#[derive(Debug, Args)]
pub(crate) struct RepairArgs {
    /// The table's id
    #[arg(value_name = "STREAM")]
    pub(crate) stream: String,

    /// Do it; without this it is only said what would be dropped
    #[arg(long)]
    pub(crate) yes: bool,

    #[command(flatten)]
    pub(crate) at: Where,
}

/// `tuomari journal tend`.
#[derive(Debug, Args)]
pub(crate) struct TendArgs {
    /// Let this role append to the tables
    #[arg(long, value_name = "ROLE")]
    pub(crate) grant: Option<String>,

    #[command(flatten)]
    pub(crate) at: Where,
}

/// `tuomari journal ends`.
#[derive(Debug, Args)]
pub(crate) struct EndsJournalArgs {
    /// The day, in Universal Time: 2026-11-19
    #[arg(long, value_name = "DAY")]
    pub(crate) day: String,

    #[command(flatten)]
    pub(crate) at: Where,
}

/// `tuomari journal export`.
#[derive(Debug, Args)]
pub(crate) struct ExportArgs {
    /// The table's id
    #[arg(value_name = "STREAM", required_unless_present = "all")]
    pub(crate) stream: Option<String>,

    /// All tables; needs --out
    #[arg(long, conflicts_with = "stream", requires = "out")]
    pub(crate) all: bool,

    /// The folder to write into, one file for each table; it must exist
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) at: Where,
}
