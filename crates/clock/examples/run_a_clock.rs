//! Runs a clock of three minutes and two seconds a move until a flag falls.
//!
//! ```text
//! $ cargo run -p tuomari-clock --example run_a_clock
//! at 4000 ms: White has 180000 ms, Black 182000 ms
//! at 9500 ms: White has 180000 ms, Black 178500 ms
//! at 180000 ms: White has 11500 ms, Black 178500 ms
//! Black's flag is due at 358500 ms
//! He pressed too late: his time ran out at 358500 ms
//! ```

use std::{error::Error, io::Write};

use tuomari_clock::{At, ChessClock, Color, TimeControl};

fn main() -> Result<(), Box<dyn Error>> {
    tell(&mut std::io::stdout())
}

pub(crate) fn tell(out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let mut clock = ChessClock::new(TimeControl::from_human("3+2")?);

    // Instants are milliseconds since an origin of yours; nothing ticks.
    clock.start(Color::White, At::from_ms(0));
    for (at, who) in [
        (4_000, Color::White),
        (9_500, Color::Black),
        (180_000, Color::White),
    ] {
        clock.press(who, At::from_ms(at));
        show(out, &clock, at)?;
    }

    // Black thinks. The clock says beforehand when his flag will be due.
    let due = clock.deadline().ok_or("a clock that runs has a deadline")?;
    writeln!(out, "Black's flag is due at {} ms", due.ms())?;
    clock.press(Color::Black, At::from_ms(due.ms() + 700));
    let expiry = clock.expiry(Color::Black, At::from_ms(due.ms() + 700));
    let expiry = expiry.ok_or("he was too late")?;
    writeln!(
        out,
        "He pressed too late: his time ran out at {} ms",
        expiry.at.ms()
    )?;
    Ok(())
}

fn show(out: &mut impl Write, clock: &ChessClock, at: u64) -> std::io::Result<()> {
    let left = |color| clock.left(color, At::from_ms(at)).ms();
    let (white, black) = (left(Color::White), left(Color::Black));
    writeln!(out, "at {at} ms: White has {white} ms, Black {black} ms")
}
