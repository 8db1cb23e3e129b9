//! The arguments of `tuomari competition`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use super::EXIT_CODES;

/// What `competition pair --json` promises.
const PAIR_JSON: &str = "\
With --json, one object:
  pairs [[white, black]], bye

bye is a number or null. Numbers are those of the file: of teams in a
competition of teams.";

/// What `competition check --json` promises.
const CHECK_JSON: &str = "\
With --json, one object:
  rounds [{round, agrees, ours [[white, black]], theirs, reasons}]

Only a round that differs has ours, theirs and reasons. black is 0 where white
has the bye. The exit code is 1 if a round differs.";

/// What `competition explain --json` promises.
const EXPLAIN_JSON: &str = "\
With --json, one object:
  round, boards [{white, black, bracket, score, floaters, first, instead
  [[number, number]], criterion, color_rule, reasons}], bye {number, reasons}

criterion is the one that rules out instead, and color_rule the article by which
the colours were given.";

/// What `competition standings --json` promises.
const STANDINGS_JSON: &str = "\
With --json, one object:
  after, edition, tie_breaks, left_out, standings [{rank, number, name,
  values}], opened {rank, number, values [{tie_break, value, terms [{round,
  from, of, base, times, amount, left_out}]}]}

opened is there with --terms. values has one text for each of tie_breaks, which
begin with the score.";

/// What `competition convert --json` promises.
const CONVERT_JSON: &str = "\
A list of entries is CSV with headings, a spreadsheet, or a name on each line.
It becomes a report file that the first round is paired from; a report file
becomes the standings. A spreadsheet is written to a file: --to xlsx > FILE.

With --json, one object:
  form, text, left_out, not_found

left_out are records that the form has no place for, and not_found lines of the
list that the rating list does not have.";

/// What `competition print` writes.
#[cfg(feature = "print")]
const PRINT_WHAT: &str = "\
It is written to a file or a pipe: --what standings > FILE.pdf. The same file
gives the same bytes. Boards are numbered by the scores of those who meet, for
a report file does not say their numbers.";

/// What `competition generate --json` promises.
const GENERATE_JSON: &str = "\
With --json, one object:
  seed, text
and with --into:
  files [{seed, file, rounds}]

What is not asked for is drawn: byes, forfeits, withdrawals, late entries,
prohibited pairs, acceleration, points, ratings. The same seed makes the same
competition everywhere.";

/// `tuomari competition`.
#[derive(Debug, Subcommand)]
pub(crate) enum CompetitionCommand {
    /// Pair the next round of a report file, or any round anew
    #[command(after_long_help = format!("{PAIR_JSON}\n\n{EXIT_CODES}"))]
    Pair(PairArgs),
    /// Check every round of a report file against the rounds before it
    #[command(after_long_help = format!("{CHECK_JSON}\n\n{EXIT_CODES}"))]
    Check(CheckArgs),
    /// Say why the boards of a round are as they are, with the articles
    #[command(after_long_help = format!("{EXPLAIN_JSON}\n\n{EXIT_CODES}"))]
    Explain(ExplainArgs),
    /// Count the standings of a report file
    #[command(after_long_help = format!("{STANDINGS_JSON}\n\n{EXIT_CODES}"))]
    Standings(StandingsArgs),
    /// Write a report file or a list of entries in another form
    #[command(after_long_help = format!("{CONVERT_JSON}\n\n{EXIT_CODES}"))]
    Convert(ConvertArgs),
    /// Print a list of a report file as PDF
    #[cfg(feature = "print")]
    #[command(after_long_help = format!("{PRINT_WHAT}\n\n{EXIT_CODES}"))]
    Print(PrintArgs),
    /// Make competitions by dice, for this and other programs to check
    #[command(after_long_help = format!("{GENERATE_JSON}\n\n{EXIT_CODES}"))]
    Generate(GenerateArgs),
}

/// `tuomari competition pair`.
#[derive(Debug, Args)]
pub(crate) struct PairArgs {
    /// The report file, or - for the standard input
    pub(crate) file: PathBuf,

    /// Which round [default: the next one]
    #[arg(long, short, value_name = "N")]
    pub(crate) round: Option<u32>,
}

/// `tuomari competition check`.
#[derive(Debug, Args)]
pub(crate) struct CheckArgs {
    /// The report file, or - for the standard input
    pub(crate) file: PathBuf,
}

/// `tuomari competition explain`.
#[derive(Debug, Args)]
pub(crate) struct ExplainArgs {
    /// The report file, or - for the standard input
    pub(crate) file: PathBuf,

    /// Which round [default: the last one that is paired]
    #[arg(long, short, value_name = "N")]
    pub(crate) round: Option<u32>,

    /// Only the board of these two, White first: 3-8
    #[arg(long, short, value_name = "W-B", value_parser = board)]
    pub(crate) board: Option<(u32, u32)>,
}

/// `tuomari competition standings`.
#[derive(Debug, Args)]
pub(crate) struct StandingsArgs {
    /// The report file, or - for the standard input
    pub(crate) file: PathBuf,

    /// Tie-breaks by their codes, the first one first [default: those of the
    /// file]
    #[arg(long, short, value_name = "CODES")]
    pub(crate) tie_breaks: Option<String>,

    /// Open the values of this pairing number: from whom each term comes, and
    /// what was left out
    #[arg(long, value_name = "NUMBER")]
    pub(crate) terms: Option<u32>,
}

/// `tuomari competition convert`.
#[derive(Debug, Args)]
pub(crate) struct ConvertArgs {
    /// The report file or the list of entries, or - for the standard input
    pub(crate) file: PathBuf,

    /// The form to write
    #[arg(long, value_name = "FORM")]
    pub(crate) to: ReportForm,

    /// Complete the entries of a list from FIDE's or a federation's, zipped or
    /// not
    #[arg(long, value_name = "FILE")]
    pub(crate) rating_list: Option<PathBuf>,

    /// Which ratings count for the entries of a list
    #[arg(long, value_name = "PACE", default_value = "standard")]
    pub(crate) pace: ListPace,

    /// The last name stands first in the names of a list
    #[arg(long)]
    pub(crate) last_name_first: bool,

    /// The number of rounds, for the file that a list becomes
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=99))]
    pub(crate) rounds: Option<u16>,
}

/// `tuomari competition print`.
#[cfg(feature = "print")]
#[derive(Debug, Args)]
pub(crate) struct PrintArgs {
    /// The report file, or - for the standard input
    pub(crate) file: PathBuf,

    /// Which list
    #[arg(long, value_name = "LIST")]
    pub(crate) what: Printed,

    /// The round of pairings or results [default: the last one]
    #[arg(long, short, value_name = "N")]
    pub(crate) round: Option<u16>,
}

/// A list that is printed.
#[cfg(feature = "print")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Printed {
    /// Who meets whom in a round
    Pairings,
    /// What came of it
    Results,
    /// The order, with tie-breaks
    Standings,
    /// Who met whom in all rounds
    CrossTable,
    Players,
}

/// `tuomari competition generate`.
#[derive(Debug, Args)]
pub(crate) struct GenerateArgs {
    /// The same seed, the same competition
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub(crate) seed: u64,

    /// How many players, or teams [default: drawn]
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u32).range(4..=9_999))]
    pub(crate) players: Option<u32>,

    /// How many rounds [default: drawn]
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=99))]
    pub(crate) rounds: Option<u16>,

    /// Competitions of teams
    #[arg(long)]
    pub(crate) teams: bool,

    /// Write files into this folder, each named after its seed
    #[arg(long, value_name = "FOLDER")]
    pub(crate) into: Option<PathBuf>,

    /// How many files, of this seed and those after it
    #[arg(long, default_value_t = 1, value_name = "N", requires = "into",
        value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) count: u64,
}

/// The forms of a report file, and of lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ReportForm {
    /// In force from September 2025
    Trf26,
    /// The form before it, with the records that programs added
    Trf16,
    /// The entries of a list, or the standings of a report file, as text
    Csv,
    /// The same as a spreadsheet
    Xlsx,
}

/// Which of a player's ratings counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ListPace {
    Standard,
    Rapid,
    Blitz,
}

fn board(text: &str) -> Result<(u32, u32), String> {
    let two = text.split_once('-');
    let number = |text: &str| text.trim().parse::<u32>().ok();
    two.and_then(|(white, black)| Some((number(white)?, number(black)?)))
        .ok_or_else(|| "give two numbers with a hyphen between, as in 3-8".to_owned())
}
