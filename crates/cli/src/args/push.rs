//! The arguments of `tuomari push`.

use clap::Args;

/// What is handed in, and to whom.
pub(super) const BROADCASTS: &str = "\
FROM is the address of a round as PGN, which stands under its boards:
  http://chess.example/api/competitions/ID/rounds/1/pgn
A slice of it ends in ?boards=1-100. TO is where a broadcast takes games, for
lichess:
  https://lichess.org/api/broadcast/round/ROUND/push
Nothing is handed in that spectators may not see yet. It ends when all games of
the round have ended, and tries again while either side cannot be reached.

With --json, one object at the end:
  times

It says how often the games were handed in.";

/// `tuomari push`.
#[derive(Debug, Args)]
pub(crate) struct PushArgs {
    /// The address of the round as PGN
    #[arg(value_name = "FROM")]
    pub(crate) from: String,

    #[expect(clippy::doc_markdown, reason = "the text is the command's help")]
    /// Where the games are taken; its token is what TUOMARI_PUSH_TOKEN says,
    /// or the file that TUOMARI_PUSH_TOKEN_FILE names: a token in a command
    /// can be seen in the list of processes
    #[arg(value_name = "TO")]
    pub(crate) to: String,

    /// Seconds from one look at the round to the next
    #[arg(long, value_name = "S", default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=600))]
    pub(crate) every: u16,
}
