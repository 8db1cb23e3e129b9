//! Conducts a game in which White leaves his king in check and Black claims.
//!
//! ```text
//! $ cargo run -p tuomari-conduct --example conduct_a_game
//! 0 ms, Arbiter: StartClock
//!   ClockStarted (fide-2014/6.6)
//! 2000 ms, Player(White): Make
//!   Touched (fi-blitz-2014/10)
//!   BoardChanged (fide-2014/4.7, fi-blitz-2014/12, fi-blitz-2014/12.c, fi-blitz-2014/12.b)
//! 2400 ms, Player(White): Press
//!   ClockPressed (fi-blitz-2014/8)
//!   CompletedIllegally (fi-blitz-2014/12.c, fi-blitz-2014/13.d, fide-2014/3.10.b)
//! 3000 ms, Player(White): Press
//!   refused: lever-down
//! 4000 ms, Player(Black): Claim
//!   Claimed (fi-blitz-2014/13.d)
//!   Found (fi-blitz-2014/13.d, fide-2014/A.4, fide-2014/A.5, fide-2014/B.4)
//!   IllegalMoveCounted (fi-blitz-2014/12.c, fi-blitz-2014/13.d)
//!   Concluded (fi-blitz-2014/12.c, fi-blitz-2014/13.d, fide-2014/10.1)
//!   ClockStopped (fi-blitz-2014/12.c, fi-blitz-2014/13.d)
//! The score is 0-1.
//! ```

use std::{error::Error, io::Write};

use tuomari_board::{Color, Position, Square};
use tuomari_clock::{At, ChessClock, TimeControl};
use tuomari_conduct::{Act, By, Claim, Command, Ctx, Game, Happening, MatingOracle, Table, decide};
use tuomari_rulebook::{Profile, Rules};

fn main() -> Result<(), Box<dyn Error>> {
    tell(&mut std::io::stdout())
}

pub(crate) fn tell(out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    // Finland's own rules for blitz; "fide-2018" would decide otherwise.
    let rules = Rules::of("fi-blitz-2014".parse()?, Profile::Only).build()?;
    let ctx = Ctx {
        rules: &rules,
        oracle: &MatingOracle::default(),
    };
    let start = Position::from_fen("4r1k1/8/8/8/8/8/8/4K1N1 w - - 0 1")?;
    let clock = ChessClock::new(TimeControl::from_human("5 min")?);
    let mut game = Game::new(Table::Strict, start, Some(clock));

    let (white, black) = (By::Player(Color::White), By::Player(Color::Black));
    let make = Act::Make {
        from: Square::G1,
        to: Square::F3,
        promotion: None,
    };
    for (at, by, act) in [
        (0, By::Arbiter, Act::StartClock),
        (2_000, white, make),
        (2_400, white, Act::Press),
        // This makes no sense, so it is refused and nothing happens.
        (3_000, white, Act::Press),
        (4_000, black, Act::Claim(Claim::IllegalMove)),
    ] {
        writeln!(out, "{at} ms, {by:?}: {:?}", act.kind())?;
        let command = Command {
            at: At::from_ms(at),
            by,
            act,
        };
        // What is decided is carried out; whoever keeps the events has the game.
        match decide(&ctx, &game, &command) {
            Ok(events) => {
                for event in events {
                    let articles: Vec<String> = event
                        .cites
                        .iter()
                        .map(|article| article.to_string())
                        .collect();
                    writeln!(out, "  {} ({})", name(&event.what), articles.join(", "))?;
                    game.apply(&event);
                }
            }
            Err(refusal) => writeln!(out, "  refused: {refusal}")?,
        }
    }
    let conclusion = game.conclusion().ok_or("the game is over")?;
    writeln!(out, "The score is {}.", conclusion.points)?;
    Ok(())
}

/// The name of what happened; `tuomari-telling` has the sentence.
fn name(what: &Happening) -> String {
    let text = format!("{what:?}");
    text.split(['(', ' ']).next().unwrap_or_default().to_owned()
}
