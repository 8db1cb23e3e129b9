//! The arguments of `tuomari eboard`.

use clap::Args;

/// What a bridge does, and what `--json` promises.
pub(super) const BRIDGE: &str = "\
LIVECHESS is where DGT LiveChess listens:
  ws://localhost:1982/api/v1.0
LINK is a player's link, or his assistant's; with the links of both players one
board serves both. Board and table have to agree before anything is told.

What a legal move leaves is told to the table once it has stood for a quarter of
the time that --settle says; at a strict table whose rules let nobody be told
what is legal, for all of it. A piece in the air is nothing yet. What is no
legal move goes to a strict table as it stands, for players to claim; at other
tables nothing is written, and the article is shown here. The clock is pressed
at the table, not here. The bridge ends with the game; enter the result at the
table, for kings put in the centre say nothing.

If LiveChess or the server goes away, it is tried again until it is back; what
was not answered is sent again with its key and counts once.

With --json, one object for each thing that happens:
  event, and beside it seat; serial; state; squares; color and move, squares or
  why and article; reason; at the end cause, of, halves {white, black}, articles

event is seated, no-board, board, board-state, turned-round, agrees, differs,
move, handed, illegal, in-the-air, waits, refused, not-understood,
livechess-lost, table-lost, table-back or over.";

/// `tuomari eboard`.
#[derive(Debug, Args)]
pub(crate) struct EboardArgs {
    /// Where LiveChess listens
    #[arg(value_name = "LIVECHESS")]
    pub(crate) livechess: String,

    #[expect(clippy::doc_markdown, reason = "the text is the command's help")]
    /// The link of one player, or those of both, or - to read them from the
    /// standard input: a link in a command can be seen in the list of processes
    /// [default: what TUOMARI_EBOARD_LINK says, or the file that
    /// TUOMARI_EBOARD_LINK_FILE names]
    #[arg(value_name = "LINK", num_args = 0..=2)]
    pub(crate) links: Vec<String>,

    /// The serial number of the board [default: the only one]
    #[arg(long, value_name = "SERIAL")]
    pub(crate) board: Option<String>,

    /// White sits where the board has its eighth rank; without this it is found
    /// out when board and table first agree
    #[arg(long)]
    pub(crate) flipped: bool,

    /// How many milliseconds something has to stand before it counts as left
    #[arg(long, value_name = "MS", default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(40..=60_000))]
    pub(crate) settle: u32,
}
