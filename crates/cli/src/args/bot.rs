//! The arguments of `tuomari bot`.

use std::path::PathBuf;

use clap::Args;

/// What a bot does, and what `--json` promises.
pub(super) const SEATS: &str = "\
A player's link plays: legal moves by lot, those of an engine with --uci, or the
game of --script as long as the opponent follows it. An arbiter's link starts
the clock. Any other link looks on. The bot ends with the game.

If the server goes away the bot tries again for two minutes; what was not
answered is sent again with its key and counts once.

With --json, one object at the end:
  seat, moves, cause, of, halves {white, black}, articles

moves are the bot's own, of is whom the cause names, and halves are points in
halves.";

/// `tuomari bot`.
#[derive(Debug, Args)]
pub(crate) struct BotArgs {
    #[expect(clippy::doc_markdown, reason = "the text is the command's help")]
    /// The link of the seat, or - to read it from the standard input: a link
    /// in a command can be seen in the list of processes [default: what
    /// TUOMARI_BOT_LINK says, or the file that TUOMARI_BOT_LINK_FILE names]
    #[arg(value_name = "LINK")]
    pub(crate) link: Option<String>,

    /// The game to play: PGN, or moves by their squares (e2e4 e7e5)
    #[arg(long, value_name = "FILE")]
    pub(crate) script: Option<PathBuf>,

    /// Which game of the file
    #[arg(long, value_name = "N", default_value_t = 1, requires = "script")]
    pub(crate) game: usize,

    /// A chess engine that speaks UCI, by its path (/usr/games/stockfish), that
    /// chooses the moves
    #[arg(long, value_name = "PROGRAM")]
    pub(crate) uci: Option<String>,

    /// How many times as fast as a person
    #[arg(long, value_name = "X", default_value_t = 1.0)]
    pub(crate) speed: f64,

    /// Resign after so many moves of its own
    #[arg(long, value_name = "N", default_value_t = 150)]
    pub(crate) moves: usize,

    /// The same seed, the same choices and the same pauses [default: by lot]
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    /// Write what was sent and answered to a file, as JSON lines
    #[arg(long, value_name = "FILE")]
    pub(crate) log: Option<PathBuf>,
}
