//! The arguments of `tuomari audit`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use tuomari_rulebook::{Profile, Rulebook};

use super::laws::{profile, rulebook};

/// What is looked for, and what `audit --json` promises.
pub(super) const JSON: &str = "\
What is found:
  a win on time by a side that could not win, a draw on time against one that
  could; play after mate, stalemate, a dead position, fivefold repetition or
  seventy-five moves; a result that the last position contradicts; draws by
  repetition or fifty moves, mates, stalemates and dead positions that the
  record speaks of and that were none; illegal and ambiguous moves, words that
  are no moves, games that break off. Which of them end a game, and by which
  article, is the rulebook's affair.

With --json or --format json, one object a line for each finding:
  finding, file, game, line, offset, site, white, black, recorded, should_be,
  contradicts_result, ply, fen, word {text, line, offset}, reason, articles,
  mating
and at last:
  summary {rulebook, profile, files, games, plies, contradictions, findings,
  kinds, unknown, not_judged, interrupted}

What was not proved has unknown in place of finding. line and offset are those
of the text, unpacked if it was packed; they are where the game begins, and in
word where the word does.";

/// The exit code that only this command has.
pub(super) const EXIT_CODE: &str =
    "  130  stopped with Ctrl-C, after telling what was found so far";

/// `tuomari audit`.
#[derive(Debug, Args)]
pub(crate) struct AuditArgs {
    /// PGN files, plain or packed with zstd, or - for the standard input
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    /// The rulebook in force
    #[arg(long, default_value = "fide-2023", value_parser = rulebook())]
    pub(crate) rulebook: Rulebook,

    /// Its profile [default: standard, or the only one]
    #[arg(long, value_parser = profile())]
    pub(crate) profile: Option<Profile>,

    /// How many games to read at a time [default: as many as there are cores]
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) jobs: Option<u16>,

    /// What to print
    #[arg(long, default_value = "text", conflicts_with = "json")]
    pub(crate) format: AuditFormat,

    /// How many positions to look at, for each side of a game, before it is
    /// unknown whether the side can still mate
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    pub(crate) limit_positions: u64,

    /// End with 1 if anything was found
    #[arg(long)]
    pub(crate) check: bool,
}

/// The form of the findings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum AuditFormat {
    /// Paragraphs for people
    Text,
    /// An object a line for programs
    Json,
}
