//! The coded form of tag 222 in FIDE's tournament report file, TRF26.
//!
//! Everything is in whole seconds. A period is `seconds`, `seconds+increment`,
//! `moves/seconds` or `moves/seconds+increment`; periods are parted by `:`; a
//! different control for each colour is `W` periods `-B` periods. No spaces.
//!
//! ```text
//! 40/6000+30:900+30   100 minutes for 40 moves, then 15 minutes, 30 seconds a move
//! W300-B240           White 5 minutes, Black 4
//! ```
//!
//! The tag says how much time there is, not how the clock deals with it: a
//! delay, lost savings, periods at zero and a first move without increment have
//! no words in it, and the writer says so instead of leaving them out.

use std::fmt::Write as _;

use crate::color::Color;
use crate::control::{NextPeriod, TimeControl};
use crate::millis::Millis;
use crate::parse_error::{Expected, ParseError, Unsayable};
use crate::period::{Extra, Period};
use crate::scan::Scan;
use crate::schedule::Schedule;

impl TimeControl {
    /// Reads the coded form of tag 222.
    ///
    /// Never panics, whatever the text. `5+3` is five seconds here; for what
    /// people write see [`TimeControl::from_human`].
    pub fn from_trf(text: &str) -> Result<TimeControl, ParseError> {
        let mut scan = Scan::new(text);
        if scan.peek() == Some('W') {
            scan.take('W');
            let white = scan.schedule(':', period)?;
            if !scan.take('-') {
                return Err(scan.wrong(Expected::Dash));
            }
            if scan.peek() != Some('B') {
                return Err(scan.wrong(Expected::Black));
            }
            scan.take('B');
            let black = scan.schedule(':', period)?;
            scan.control(white, black)
        } else {
            let both = scan.schedule(':', period)?;
            scan.control(both, both)
        }
    }

    /// Writes the coded form of tag 222, or says what it cannot express.
    ///
    /// What it writes, [`TimeControl::from_trf`] reads back as an equal control.
    /// An organiser whose clocks add the next period at zero, and who knows that
    /// the report does not care, writes the control
    /// [with the usual next period](TimeControl::with_next_period).
    pub fn to_trf(&self) -> Result<String, Unsayable> {
        if self.next_period() != NextPeriod::SavedCarried {
            return Err(Unsayable::NextPeriod);
        }
        if !self.increment_before_move_1() {
            return Err(Unsayable::NoIncrementBeforeMove1);
        }
        let white = written(self.schedule(Color::White))?;
        if self.is_same_for_both() {
            return Ok(white);
        }
        let black = written(self.schedule(Color::Black))?;
        Ok(format!("W{white}-B{black}"))
    }
}

fn period(scan: &mut Scan<'_>) -> Result<Period, ParseError> {
    let mut offset = scan.offset();
    let mut number = scan.number()?;
    let mut moves = None;
    if scan.take('/') {
        moves = Some(Scan::quota(offset, number)?);
        offset = scan.offset();
        number = scan.number()?;
    }
    let base = Millis::from_secs(number);
    let mut period = Period::new(moves, base, Extra::None)
        .map_err(|bound| Scan::out_of_bounds(offset, number, bound))?;
    if scan.take('+') {
        let offset = scan.offset();
        let secs = scan.number()?;
        period = period
            .with_extra(Extra::Increment(Millis::from_secs(secs)))
            .map_err(|bound| Scan::out_of_bounds(offset, secs, bound))?;
    }
    Ok(period)
}

fn written(schedule: &Schedule) -> Result<String, Unsayable> {
    let mut text = String::new();
    for period in schedule.periods() {
        if !text.is_empty() {
            text.push(':');
        }
        // Writing to a String cannot fail; the result has nothing to say.
        if let Some(moves) = period.moves() {
            let _ = write!(text, "{moves}/");
        }
        let _ = write!(text, "{}", whole(period.base())?);
        match period.extra() {
            Extra::None => {}
            Extra::Increment(time) => {
                let _ = write!(text, "+{}", whole(time)?);
            }
            Extra::Bronstein(_) | Extra::SimpleDelay(_) => return Err(Unsayable::Delay),
        }
    }
    Ok(text)
}

fn whole(time: Millis) -> Result<u64, Unsayable> {
    if time.ms().is_multiple_of(1_000) {
        Ok(time.whole_secs())
    } else {
        Err(Unsayable::PartOfSecond)
    }
}
