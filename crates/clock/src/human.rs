//! Time controls as people write them.
//!
//! ```text
//! control = periods  |  "W" periods "-" "B" periods
//! periods = sum { "," sum }
//! sum     = period { "+" period }                    2h/40 + 1h, 90min/40 + 30min + 30s/move
//! period  = time [ "/" moves ] [ extra ]             90/40+30, 30+30
//!         | moves "/" time [ extra ]                 40/90, SD/30     (US style)
//!         | ( "SD" | "G" ) "/" time [ extra ]        G/60 d5          (US style)
//! time    = number [ unit ] { number [ unit ] }      5   5 min   1h30   90 s   1m30s
//!         | [ hours ":" ] minutes ":" seconds        15:00   1:30:00   (as a clock shows it)
//! unit    = "h" | "t" | "tim" | "min" | "m" | "'" | "s" | "sec" | "sek" | '"'
//! moves   = number [ "moves" | "siirtoa" | "drag" ]
//! extra   = ( "+" | "d" | "b" ) seconds [ "/move" ]  +30  d3 (simple delay)  b3 (Bronstein)
//! ```
//!
//! Without a unit a time is in minutes and an extra in seconds; after hours
//! come minutes, after minutes seconds. Numbers may have three decimals. Spaces
//! and case do not matter; `delay` (`viive`, `fördröjning`) and `bronstein` may
//! be spelt out, and so may `/siirto` and `/drag`.
//!
//! After a quota `+` with hours or minutes begins the next period: nobody adds
//! so much for each move, unless `/move` says so. The extra time at the end of
//! such a sum holds for all its periods.
//!
//! `40/90` is a trap: 40 minutes for 90 moves as this house writes it, 40 moves
//! in 90 minutes in the US. A US control always ends in `SD/` or `G/`, so one
//! of them anywhere in the text turns all of it to the US order, and nothing
//! else does. Whoever reads a control from a person should show it back.

use std::fmt::Write as _;

use crate::color::Color;
use crate::control::{ControlError, NextPeriod, TimeControl};
use crate::millis::Millis;
use crate::parse_error::{Expected, ParseError, Unsayable};
use crate::period::{Extra, Period};
use crate::scan::Scan;
use crate::schedule::{MAX_PERIODS, Schedule};

impl TimeControl {
    /// Reads a control as people write it: `90/40+30, 30+30`, `3+2`, `5 min`.
    ///
    /// Never panics, whatever the text. `5+3` is five minutes here and five
    /// seconds in [`TimeControl::from_trf`]; that is why there are two.
    pub fn from_human(text: &str) -> Result<TimeControl, ParseError> {
        let order = Order::of(text);
        let mut scan = Scan::new(text);
        scan.skip_spaces();
        if scan.take('W') {
            let white = schedule(&mut scan, order)?;
            if !scan.take('-') {
                return Err(scan.wrong(Expected::Dash));
            }
            scan.skip_spaces();
            if !scan.take('B') {
                return Err(scan.wrong(Expected::Black));
            }
            let black = schedule(&mut scan, order)?;
            scan.control(white, black)
        } else {
            let both = schedule(&mut scan, order)?;
            scan.control(both, both)
        }
    }

    /// Writes the control as this house does, `90/40+30, 30+30`, or says what
    /// the form cannot express.
    ///
    /// What it writes, [`TimeControl::from_human`] reads back as an equal
    /// control. The text is the same in every language.
    pub fn to_human(&self) -> Result<String, Unsayable> {
        if self.next_period() != NextPeriod::SavedCarried {
            return Err(Unsayable::NextPeriod);
        }
        if !self.increment_before_move_1() {
            return Err(Unsayable::NoIncrementBeforeMove1);
        }
        let white = written(self.schedule(Color::White));
        if self.is_same_for_both() {
            return Ok(white);
        }
        let black = written(self.schedule(Color::Black));
        Ok(format!("W {white} - B {black}"))
    }
}

/// Which of the two numbers around a slash is the time.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    TimeThenMoves,
    MovesThenTime,
}

impl Order {
    fn of(text: &str) -> Order {
        let text = text.as_bytes();
        let has = |mark: &[u8]| {
            text.windows(mark.len())
                .any(|part| part.eq_ignore_ascii_case(mark))
        };
        if has(b"SD/") || has(b"G/") {
            Order::MovesThenTime
        } else {
            Order::TimeThenMoves
        }
    }
}

/// One player's periods.
fn schedule(scan: &mut Scan<'_>, order: Order) -> Result<Schedule, ParseError> {
    let mut list: Vec<Period> = Vec::new();
    loop {
        let ends = sum(scan, order, &mut list)?;
        if ends || !scan.take(',') {
            break;
        }
    }
    Schedule::new(&list).map_err(|bound| scan.wrong(Expected::Bound(bound)))
}

/// Periods parted by `+`, put at the end of `periods`. The extra time of the
/// last is that of all. Says whether it is for the rest of the game: then no
/// further one is read, and what follows is left for the caller, who finds it
/// out of place.
fn sum(scan: &mut Scan<'_>, order: Order, periods: &mut Vec<Period>) -> Result<bool, ParseError> {
    let first = periods.len();
    loop {
        if periods.len() == MAX_PERIODS {
            return Err(scan.wrong(Expected::Bound(ControlError::Periods)));
        }
        let offset = scan.offset();
        let last = period(scan, order)?;
        for earlier in periods.iter_mut().skip(first) {
            *earlier = earlier
                .with_extra(last.extra())
                .map_err(|bound| Scan::out_of_bounds(offset, 0, bound))?;
        }
        periods.push(last);
        let ends = last.moves().is_none();
        if ends || !opens_period(scan, true) {
            return Ok(ends);
        }
        scan.take('+');
    }
}

/// Whether `+` and a further period come next, not an extra time; after a
/// quota minutes are enough for one.
fn opens_period(scan: &Scan<'_>, after_quota: bool) -> bool {
    let mut ahead = scan.clone();
    if !ahead.take('+') {
        return false;
    }
    ahead.skip_spaces();
    if let Ok(Some(_)) = face(&mut ahead) {
        return after_quota && !per_move(&mut ahead);
    }
    if decimal(&mut ahead).is_err() {
        return false;
    }
    ahead.skip_spaces();
    let is_long = match Unit::read(&mut ahead) {
        Some(Unit::Hour) => true,
        Some(Unit::Minute) => after_quota,
        Some(Unit::Second) | None => false,
    };
    ahead.skip_spaces();
    is_long && !per_move(&mut ahead)
}

/// Steps over `/move` and the spaces after it, if that is next.
fn per_move(scan: &mut Scan<'_>) -> bool {
    let mut ahead = scan.clone();
    if !ahead.take('/') {
        return false;
    }
    ahead.skip_spaces();
    let is_next = word_of_moves(&mut ahead);
    if is_next {
        ahead.skip_spaces();
        *scan = ahead;
    }
    is_next
}

/// Steps over the word for moves, if one is next.
fn word_of_moves(scan: &mut Scan<'_>) -> bool {
    let letters = scan.peek_letters();
    let known = ["move", "moves", "siirto", "siirtoa", "drag"];
    let is_one = known.iter().any(|word| word.eq_ignore_ascii_case(letters));
    is_one && scan.take_word(letters)
}

/// One period and the spaces around it.
fn period(scan: &mut Scan<'_>, order: Order) -> Result<Period, ParseError> {
    scan.skip_spaces();
    let mut moves = None;
    if order == Order::MovesThenTime && !scan.take_word("SD/") && !scan.take_word("G/") {
        moves = Some(scan.moves()?);
        scan.skip_spaces();
        if !scan.take('/') {
            return Err(scan.wrong(Expected::Slash));
        }
        scan.skip_spaces();
    }
    let offset = scan.offset();
    let base = time(scan)?;
    if order == Order::TimeThenMoves && scan.take('/') {
        scan.skip_spaces();
        moves = Some(scan.moves()?);
        scan.skip_spaces();
        word_of_moves(scan);
        scan.skip_spaces();
    }
    let mut period = Period::new(moves, base, Extra::None)
        .map_err(|bound| Scan::out_of_bounds(offset, base.ms() / 60_000, bound))?;
    if opens_period(scan, moves.is_some()) {
        return Ok(period);
    }
    let offset = scan.offset();
    let extra = extra(scan)?;
    period = period
        .with_extra(extra)
        .map_err(|bound| Scan::out_of_bounds(offset, extra.time().whole_secs(), bound))?;
    match scan.peek() {
        None | Some(',' | '-') => Ok(period),
        Some(_) => Err(scan.wrong(Expected::RestOfPeriod)),
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Unit {
    Second,
    Minute,
    Hour,
}

impl Unit {
    /// The unit that comes next, stepped over; `None` steps over nothing.
    fn read(scan: &mut Scan<'_>) -> Option<Unit> {
        if scan.take('\'') {
            return Some(Unit::Minute);
        }
        if scan.take('"') {
            return Some(Unit::Second);
        }
        let letters = scan.peek_letters();
        let unit = match letters.to_ascii_lowercase().as_str() {
            "h" | "t" | "tim" => Unit::Hour,
            "m" | "min" => Unit::Minute,
            "s" | "sec" | "sek" => Unit::Second,
            _ => return None,
        };
        scan.take_word(letters);
        Some(unit)
    }

    fn secs(self) -> u64 {
        match self {
            Unit::Second => 1,
            Unit::Minute => 60,
            Unit::Hour => 3_600,
        }
    }
}

/// Numbers with units, the largest first, or what a clock shows; leaves the
/// scan after the spaces.
fn time(scan: &mut Scan<'_>) -> Result<Millis, ParseError> {
    if let Some(time) = face(scan)? {
        return Ok(time);
    }
    let (mut unit, mut total) = amount(scan, Unit::Minute)?;
    while unit > Unit::Second && scan.peek().is_some_and(|c| c.is_ascii_digit()) {
        let smaller = if unit == Unit::Hour {
            Unit::Minute
        } else {
            Unit::Second
        };
        let out_of_order = scan.wrong(Expected::RestOfPeriod);
        let (next, more) = amount(scan, smaller)?;
        if next >= unit {
            return Err(out_of_order);
        }
        unit = next;
        total = total.plus(more);
    }
    Ok(total)
}

/// A time with colons, `15:00` or `1:30:00`; without one nothing is stepped
/// over.
fn face(scan: &mut Scan<'_>) -> Result<Option<Millis>, ParseError> {
    let mut ahead = scan.clone();
    let mut total = ahead.number()?;
    let mut parts = 1;
    while parts < 3 && ahead.take(':') {
        let not_two = ahead.wrong(Expected::TwoFigures);
        let part = ahead.number()?;
        if ahead.offset() - not_two.offset != 2 || part >= 60 {
            return Err(not_two);
        }
        total = total.saturating_mul(60).saturating_add(part);
        parts += 1;
    }
    if parts == 1 {
        return Ok(None);
    }
    ahead.skip_spaces();
    *scan = ahead;
    Ok(Some(Millis::from_secs(total)))
}

/// One number with its unit, and the spaces after it.
fn amount(scan: &mut Scan<'_>, usual: Unit) -> Result<(Unit, Millis), ParseError> {
    let thousandths = decimal(scan)?;
    scan.skip_spaces();
    let unit = Unit::read(scan).unwrap_or(usual);
    scan.skip_spaces();
    // So many thousandths of a second are so many milliseconds.
    Ok((unit, Millis::from_ms(thousandths).times(unit.secs())))
}

/// A number with up to three decimals, in thousandths.
fn decimal(scan: &mut Scan<'_>) -> Result<u64, ParseError> {
    let whole = scan.number()?.saturating_mul(1_000);
    if !scan.take('.') {
        return Ok(whole);
    }
    let too_many = scan.wrong(Expected::ThreeDecimals);
    let decimals = scan.number()?;
    let weight = match scan.offset() - too_many.offset {
        1 => 100,
        2 => 10,
        3 => 1,
        _ => return Err(too_many),
    };
    Ok(whole.saturating_add(decimals.saturating_mul(weight)))
}

fn extra(scan: &mut Scan<'_>) -> Result<Extra, ParseError> {
    let kind: fn(Millis) -> Extra = if scan.take('+') {
        Extra::Increment
    } else if scan.take_word("fördröjning") {
        Extra::SimpleDelay
    } else {
        let letters = scan.peek_letters();
        let kind = match letters.to_ascii_lowercase().as_str() {
            "d" | "delay" | "viive" => Extra::SimpleDelay,
            "b" | "bronstein" => Extra::Bronstein,
            _ => return Ok(Extra::None),
        };
        scan.take_word(letters);
        kind
    };
    scan.skip_spaces();
    let time = match face(scan)? {
        Some(time) => time,
        None => amount(scan, Unit::Second)?.1,
    };
    per_move(scan);
    Ok(kind(time))
}

fn written(schedule: &Schedule) -> String {
    let mut text = String::new();
    for period in schedule.periods() {
        if !text.is_empty() {
            text.push_str(", ");
        }
        text.push_str(&minutes(period.base()));
        // Writing to a String cannot fail; the result has nothing to say.
        if let Some(moves) = period.moves() {
            let _ = write!(text, "/{moves}");
        }
        let (sign, time) = match period.extra() {
            Extra::None => continue,
            Extra::Increment(time) => ("+", time),
            Extra::Bronstein(time) => (" b", time),
            Extra::SimpleDelay(time) => (" d", time),
        };
        let _ = write!(text, "{sign}{}", seconds(time));
    }
    text
}

/// Minutes alone where they are whole, else minutes and seconds with units.
fn minutes(time: Millis) -> String {
    let mins = time.ms() / 60_000;
    let rest = Millis::from_ms(time.ms() % 60_000);
    match (mins, rest.is_zero()) {
        (_, true) => format!("{mins}"),
        (0, false) => format!("{}s", seconds(rest)),
        (_, false) => format!("{mins}m{}s", seconds(rest)),
    }
}

/// Seconds with as many decimals as they need.
fn seconds(time: Millis) -> String {
    let secs = time.whole_secs();
    let decimals = format!("{:03}", time.ms() % 1_000);
    match decimals.trim_end_matches('0') {
        "" => format!("{secs}"),
        decimals => format!("{secs}.{decimals}"),
    }
}
