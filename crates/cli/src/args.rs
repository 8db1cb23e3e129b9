//! The arguments of the command.
//!
//! One description gives the help texts, the completions and the manual
//! pages. No type of this file leaves the crate.

mod audit;
mod bot;
mod competition;
mod demo;
mod eboard;
mod journal;
mod judge;
mod laws;
mod push;
mod record;
mod serve;

use std::path::PathBuf;

use clap::{
    Args, Parser, Subcommand, ValueEnum,
    builder::{PossibleValuesParser, TypedValueParser},
};
use clap_complete::Shell;
use tuomari_notation::{Form, Language, Vocabulary};

pub(crate) use self::audit::{AuditArgs, AuditFormat};
pub(crate) use self::bot::BotArgs;
pub(crate) use self::competition::{
    CheckArgs, CompetitionCommand, ConvertArgs, ExplainArgs, GenerateArgs, ListPace, PairArgs,
    ReportForm, StandingsArgs,
};
#[cfg(feature = "print")]
pub(crate) use self::competition::{PrintArgs, Printed};
pub(crate) use self::demo::DemoArgs;
pub(crate) use self::eboard::EboardArgs;
pub(crate) use self::journal::{
    CheckJournalArgs, EndsJournalArgs, ExportArgs, JournalCommand, RepairArgs, ShowJournalArgs,
    TendArgs, Where,
};
pub(crate) use self::judge::{JudgeArgs, TableKind};
pub(crate) use self::laws::{
    CoverageArgs, CoverageFormat, DecidesArgs, DiffArgs, LawsCommand, SearchArgs, SettingsArgs,
    ShowArgs,
};
pub(crate) use self::push::PushArgs;
pub(crate) use self::record::{RecordCommand, ShowRecordArgs, VerifyArgs};

pub(crate) use self::serve::{
    BackupArgs, HealthArgs, KeyArgs, KeyWord, LinkArgs, OrganiserArgs, OrganiserWord, ServeArgs,
    ServerSettings,
};

/// What stands at the end of every long help and manual page.
pub(crate) const EXIT_CODES: &str = "\
Exit codes:
  0  done; also when the reader of a pipe has gone
  1  the input is not what it was said to be: no position, no game, no time
     control; or a move in it is not legal; or a check was asked for and fails
  2  the command was called wrongly
  3  a file or a stream could not be read or written";

/// Names of variables that the documentation would dress in backticks.
const LANG_HELP: &str = "Language of messages and of moves [default: that of LC_ALL, \
    LC_MESSAGES or LANG if it is fi or sv, else en]";
const COLOR_HELP: &str = "Colour in what is printed; auto means on a terminal, unless \
    NO_COLOR is set";

/// What `position --json` promises.
const POSITION_JSON: &str = "\
With --json, one object:
  fen, turn, move_number, check, checkmate, stalemate, regular, faults, notes,
  castling {white, black}, en_passant, counters {white, black, fifty_moves,
  seventy_five_moves}, board [rank], legal_moves [{san, uci, text, piece, from,
  to, capture, promotion, castling, en_passant}], mating {white {side, answer,
  line, proof {kind, positions}, spent, material {class, forces}}, black}

board has eight ranks, the eighth first. answer is can, with a line of moves
that mate; cannot, with a proof; or unknown, with the positions looked at. line
is evidence, not advice: both players help. material is the test of the Finnish
blitz rules: whether the men force mate on a bare king.
san is PGN's notation whatever the language, text is in the language chosen.
uci names the king's two squares when it castles as in ordinary chess, and the
king's and the rook's square otherwise.";

/// What `forced --json` promises.
const FORCED_JSON: &str = "\
With --json, one object:
  fen, by, forced, lines, notes

A line that forces nothing gives an error with by, fault, path and move.";

/// What `perft --json` promises.
const PERFT_JSON: &str = "\
With --json, one object:
  fen, depth, generator, nodes, elapsed_ms, nodes_per_second, divide
  [{uci, nodes}], notes";

/// What `notation --json` promises.
const NOTATION_JSON: &str = "\
With --json, one object:
  from, to, form, text, points, start, fen, moves [{number, color, text, san,
  uci, announcement, draw_offer, accepted [{id, permitted}]}], notes

A game with a fault gives an error with number, color, line, column, fault and
the fen that was reached.";

/// What `chess960 --json` promises.
const CHESS960_JSON: &str = "\
With --json, one object:
  number, drawn, back_rank, fen, board";

/// What `clock explain --json` promises.
const CLOCK_JSON: &str = "\
With --json, one object:
  text, read_as, also_readable_as, class, trf, human, white {class, at_start_ms,
  for_60_moves_ms, periods [{from_move, to_move, moves, repeats, base_ms, extra
  {kind, ms}}]}, black

Where both forms can be read and differ, people's form is taken unless it would
mean more than two hours or more than sixty moves in a period.";

/// Chess by the Laws, at the command line.
///
/// Shows the articles of six rulebooks, judges cases and whole collections of
/// games by them, shows positions, their legal moves and who can still mate,
/// turns scoresheets from one language into another, draws Chess960 arrays,
/// counts move paths, explains time controls, and pairs, checks and counts
/// competitions.
#[derive(Debug, Parser)]
#[command(name = "tuomari", version, after_long_help = EXIT_CODES)]
#[command(
    subcommand_required = true,
    arg_required_else_help = true,
    max_term_width = 80
)]
pub(crate) struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub(crate) command: Command,

    /// What holds for every command.
    #[command(flatten)]
    pub(crate) common: Common,
}

/// Options that every command takes.
#[derive(Debug, Args)]
#[command(next_help_heading = "Options of every command")]
pub(crate) struct Common {
    /// Answer in JSON on one line, errors too
    #[arg(long, global = true)]
    pub(crate) json: bool,

    /// Language of messages and of moves.
    #[arg(long, global = true, value_name = "LANGUAGE", help = LANG_HELP)]
    pub(crate) lang: Option<Lang>,

    /// Colour in what is printed.
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto", help = COLOR_HELP)]
    pub(crate) color: Coloring,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Show a position: board, check, counters, legal moves
    #[command(after_long_help = format!("{POSITION_JSON}\n\n{EXIT_CODES}"))]
    Position(PositionArgs),
    /// Check a line that is said to force mate; name what it leaves out
    #[command(after_long_help = format!("{FORCED_JSON}\n\n{EXIT_CODES}"))]
    Forced(ForcedArgs),
    /// Count the ways to play on from a position
    #[command(after_long_help = format!("{PERFT_JSON}\n\n{EXIT_CODES}"))]
    Perft(PerftArgs),
    /// Turn a game from one language's notation into another's
    #[command(after_long_help = format!("{NOTATION_JSON}\n\n{EXIT_CODES}"))]
    Notation(NotationArgs),
    /// Show a Chess960 array, or draw one by lot
    #[command(after_long_help = format!("{CHESS960_JSON}\n\n{EXIT_CODES}"))]
    Chess960(Chess960Args),
    /// Time controls
    #[command(subcommand, after_long_help = EXIT_CODES)]
    Clock(ClockCommand),
    /// The rulebooks: articles, settings, differences
    #[command(subcommand, after_long_help = EXIT_CODES)]
    Laws(LawsCommand),
    /// Put a case to the Laws: what people do in, what follows out
    #[command(after_long_help = format!("{}\n\n{EXIT_CODES}", judge::forms()))]
    Judge(JudgeArgs),
    /// Find the games of a collection that contradict the Laws
    #[command(after_long_help = format!("{}\n\n{EXIT_CODES}\n{}", audit::JSON, audit::EXIT_CODE))]
    Audit(AuditArgs),
    /// The record of a table: checked, told, as PGN
    #[command(subcommand, after_long_help = EXIT_CODES)]
    Record(RecordCommand),
    /// Report files of competitions: paired, checked, explained, counted
    #[command(subcommand, after_long_help = EXIT_CODES)]
    Competition(CompetitionCommand),
    /// Show a hall with games, a competition and an arbiter's desk, to try
    #[command(after_long_help = format!("{}\n\n{EXIT_CODES}", demo::STAGE))]
    Demo(DemoArgs),
    /// Serve tables to players, arbiters and spectators
    #[command(after_long_help = format!("{}\n\n{EXIT_CODES}", serve::SHAPES))]
    Serve(ServeArgs),
    /// Give the organiser or a seat a new link, where one was lost
    #[command(after_long_help = format!("{}\n\n{EXIT_CODES}", serve::LINKS))]
    Link(LinkArgs),
    /// The keys by which a server signs its records
    #[command(after_long_help = format!("{}\n\n{EXIT_CODES}", serve::KEYS))]
    Key(KeyArgs),
    /// Organisers by name, each with tables and competitions of their own
    #[command(after_long_help = format!("{}\n\n{EXIT_CODES}", serve::ORGANISERS))]
    Organiser(OrganiserArgs),
    /// Ask a server whether it is ready
    #[command(after_long_help = format!("{}\n\n{EXIT_CODES}", serve::HEALTH))]
    Health(HealthArgs),
    /// Print a unit for systemd that starts this program
    #[command(after_long_help = format!("{}\n\n{EXIT_CODES}", serve::UNIT))]
    Systemd,
    /// Play at a table by the link of a seat, for practice or for a load
    #[command(after_long_help = format!("{}\n\n{EXIT_CODES}", bot::SEATS))]
    Bot(BotArgs),
    /// Hand the games of a round to a broadcast as they go on
    #[command(after_long_help = format!("{}\n\n{EXIT_CODES}", push::BROADCASTS))]
    Push(PushArgs),
    /// Let an electronic board play at a table, through DGT LiveChess
    #[command(after_long_help = format!("{}\n\n{EXIT_CODES}", eboard::BRIDGE))]
    Eboard(EboardArgs),
    /// Copy the record of a club's server, while it runs or not
    #[command(after_long_help = EXIT_CODES)]
    Backup(BackupArgs),
    /// The journal of a server: verified, shown, repaired, exported
    #[command(subcommand, after_long_help = EXIT_CODES)]
    Journal(JournalCommand),
    /// Print completions for a shell
    #[command(after_long_help = EXIT_CODES)]
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the manual page, or write one for every command
    #[command(after_long_help = EXIT_CODES)]
    Man {
        /// Folder to write the pages into; it is made if it is not there
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
    },
}

/// `tuomari position`.
#[derive(Debug, Args)]
pub(crate) struct PositionArgs {
    /// The position as FEN, quoted or not, or startpos
    #[arg(required = true, value_name = "FEN")]
    pub(crate) fen: Vec<String>,

    /// How to draw the board [default: unicode on a terminal, else ascii]
    #[arg(long, value_name = "STYLE")]
    pub(crate) board: Option<BoardStyle>,

    /// How many positions to look at, for each side, before it is unknown
    /// whether the side can still mate
    #[arg(long, value_name = "N", default_value_t = 10_000_000)]
    pub(crate) limit_positions: u64,

    /// How many milliseconds to look, for each side
    #[arg(long, value_name = "MS", default_value_t = 1_000)]
    pub(crate) limit_ms: u64,
}

/// `tuomari forced`.
#[derive(Debug, Args)]
pub(crate) struct ForcedArgs {
    /// The position as FEN, quoted
    #[arg(value_name = "FEN")]
    pub(crate) fen: String,

    /// The line, with other replies in brackets after the one they replace:
    /// "1. Qh5+ Kxh5 (1... Kg7 2. Qxh7#) 2. Rh3#"
    #[arg(required = true, value_name = "LINE")]
    pub(crate) line: Vec<String>,

    /// Who is to mate [default: whoever mates in the line]
    #[arg(long, value_name = "COLOUR")]
    pub(crate) by: Option<SideName>,

    /// Language the line is written in [default: that of the messages]
    #[arg(long, value_name = "LANGUAGE", value_parser = language())]
    pub(crate) from: Option<Language>,
}

/// A colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SideName {
    /// White.
    White,
    /// Black.
    Black,
}

impl SideName {
    /// The colour itself.
    pub(crate) fn color(self) -> tuomari_board::Color {
        match self {
            SideName::White => tuomari_board::Color::White,
            SideName::Black => tuomari_board::Color::Black,
        }
    }
}

/// `tuomari perft`.
#[derive(Debug, Args)]
pub(crate) struct PerftArgs {
    /// The position as FEN, quoted or not, or startpos
    #[arg(required = true, value_name = "FEN")]
    pub(crate) fen: Vec<String>,

    /// How many half-moves to play
    #[arg(value_parser = clap::value_parser!(u32).range(0..=15))]
    pub(crate) depth: u32,

    /// Show the count below each first move
    #[arg(long)]
    pub(crate) divide: bool,

    /// Use the generator for irregular positions, whatever the position
    #[arg(long)]
    pub(crate) own: bool,
}

/// `tuomari notation`.
#[derive(Debug, Args)]
pub(crate) struct NotationArgs {
    /// The game to read, or - for the standard input
    #[arg(default_value = "-")]
    pub(crate) file: PathBuf,

    /// Language the game is written in; auto finds out
    #[arg(long, value_name = "LANGUAGE", default_value = "auto", value_parser = source())]
    pub(crate) from: Source,

    /// Language to write [default: that of the messages]
    #[arg(long, value_name = "LANGUAGE", value_parser = language())]
    pub(crate) to: Option<Language>,

    /// How much of a move to write
    #[arg(long, default_value = "short")]
    pub(crate) form: MoveForm,

    /// Say the moves as they are announced to a blind player, one to a line, in
    /// the words of the Laws (fide) or of a language
    #[arg(long, value_name = "WORDS", value_parser = vocabulary())]
    #[arg(conflicts_with_all = ["to", "form"])]
    pub(crate) announce: Option<Vocabulary>,

    /// Tell on the standard error what was accepted and how it differs from
    /// the canonical form
    #[arg(long)]
    pub(crate) explain: bool,

    /// Position the game begins from [default: the usual array]
    #[arg(long, value_name = "FEN")]
    pub(crate) start: Option<String>,
}

/// `tuomari chess960`.
#[derive(Debug, Args)]
pub(crate) struct Chess960Args {
    /// Number of the array, 0 to 959; drawn by lot if left out
    #[arg(value_name = "N")]
    pub(crate) number: Option<u32>,

    /// How to draw the board [default: unicode on a terminal, else ascii]
    #[arg(long, value_name = "STYLE")]
    pub(crate) board: Option<BoardStyle>,
}

/// `tuomari clock`.
#[derive(Debug, Subcommand)]
pub(crate) enum ClockCommand {
    /// Say in words what a time control means
    #[command(after_long_help = format!("{CLOCK_JSON}\n\n{EXIT_CODES}"))]
    Explain {
        /// The control, for instance "90/40+30, 30+30" or 40/6000+30:900+30
        #[arg(required = true)]
        control: Vec<String>,

        /// Form to read it in: the coded form of FIDE's report file (seconds),
        /// people's own (minutes), or whichever fits
        #[arg(long, default_value = "auto")]
        form: ControlForm,
    },
}

/// The languages of the messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Lang {
    /// Finnish.
    Fi,
    /// Swedish.
    Sv,
    /// English.
    En,
}

/// When to colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Coloring {
    /// On a terminal.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// How the board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum BoardStyle {
    /// The piece letters of the language; capitals for White
    Ascii,
    /// Chess figurines
    Unicode,
}

/// How much of a move is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum MoveForm {
    /// Bxe5, e4
    Short,
    /// Bb2xe5, e2e4
    Long,
    /// Bb2xe5, e2-e4
    Hyphenated,
    /// Be5, e4; without the optional signs
    Bare,
}

/// The form a time control is read in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ControlForm {
    /// Whichever fits.
    Auto,
    /// The coded form of the report file.
    Trf,
    /// As people write.
    Human,
}

/// The language a game is read in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// Whichever the whole game is legal in.
    Auto,
    /// This one.
    Language(Language),
}

fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code))
        .try_map(|code| code.parse::<Language>())
}

fn source() -> impl TypedValueParser<Value = Source> {
    let codes = Language::ALL.map(Language::code).into_iter();
    PossibleValuesParser::new(codes.chain(["auto"])).try_map(|code| match code.as_str() {
        "auto" => Ok(Source::Auto),
        code => code.parse::<Language>().map(Source::Language),
    })
}

fn vocabulary() -> impl TypedValueParser<Value = Vocabulary> {
    PossibleValuesParser::new(Vocabulary::ALL.map(Vocabulary::code))
        .try_map(|code| code.parse::<Vocabulary>())
}

impl Command {
    /// Whether the command itself is asked for JSON, beside `--json`.
    pub(crate) fn wants_json(&self) -> bool {
        match self {
            Command::Laws(LawsCommand::Coverage(args)) => args.format == CoverageFormat::Json,
            Command::Audit(args) => args.format == AuditFormat::Json,
            _ => false,
        }
    }
}

impl MoveForm {
    /// The word for it.
    pub(crate) fn id(self) -> &'static str {
        match self {
            MoveForm::Short => "short",
            MoveForm::Long => "long",
            MoveForm::Hyphenated => "hyphenated",
            MoveForm::Bare => "bare",
        }
    }

    /// The same for the crate that writes.
    pub(crate) fn notation(self) -> Form {
        match self {
            MoveForm::Short => Form::SHORT,
            MoveForm::Long => Form::LONG,
            MoveForm::Hyphenated => Form::HYPHENATED,
            MoveForm::Bare => Form::BARE,
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn the_description_contradicts_itself_nowhere() {
        Cli::command().debug_assert();
    }
}
