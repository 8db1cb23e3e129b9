//! The arguments of `tuomari demo`.

use clap::Args;

/// What stands in the hall of a demo, and what `--json` promises.
pub(super) const STAGE: &str = "\
A competition in its third round on six boards, on which bots play; a claim that
waits for the arbiter; a flag that has fallen and that nobody has called, since
its rulebook leaves that to the players; and a seat for you against the house.
Nothing of it is written to a disk: when the demo ends it is gone.

With --json, one object when all stands open and one at the end:
  address, version, pages, engine, links {desk, hall, competition, screen, seat,
  arbiter}
  games, moves, rulings

desk is the organiser's link, competition the chief arbiter's, seat a player's,
arbiter that of the table with the claim. Counted is what the records say.";

/// `tuomari demo`.
#[derive(Debug, Args)]
pub(crate) struct DemoArgs {
    /// End after so many seconds [default: with Ctrl-C]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub(crate) seconds: Option<u64>,

    /// Address and port to listen on; 0 is any port that is free. Phones in
    /// the same network reach 0.0.0.0:8080
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:0")]
    pub(crate) listen: String,

    /// A chess engine that speaks UCI, by its path, for the bots [default:
    /// stockfish, if it is found; else they play modestly by themselves]
    #[arg(long, value_name = "PROGRAM")]
    pub(crate) uci: Option<String>,
}
