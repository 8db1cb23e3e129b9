//! Runs the hand-computed cases of `cases.txt`; its head explains the form.

use std::fmt::Write as _;

use tuomari_clock::{
    At, BothAbsent, ChessClock, Class, Color, DefaultTime, Defaulted, Extra, Grant, Millis,
    NextPeriod, Presence, Press, State, Stopper, Switch, TimeControl,
};

const CASES: &str = include_str!("cases.txt");

#[test]
fn every_case_comes_out_as_computed_by_hand() {
    let mut failures = String::new();
    let mut names: Vec<&str> = Vec::new();
    let mut bench = Bench::None;
    for (number, line) in CASES.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(name) = line.strip_prefix("case: ") {
            assert!(name.ends_with(']'), "{name}: which article?");
            assert!(!names.contains(&name), "two cases named {name}");
            names.push(name);
            bench = Bench::None;
        } else if let Err(why) = bench.line(line) {
            let name = names.last().unwrap_or(&"before the first case");
            let _ = writeln!(failures, "line {}, {name}\n  {line}\n  {why}", number + 1);
        }
    }
    assert!(failures.is_empty(), "\n{failures}");
    assert!(names.len() >= 60, "only {} cases", names.len());
}

/// What stands on the table of the current case.
enum Bench {
    None,
    Clock(Box<ChessClock>),
    Door(DefaultTime),
}

type Outcome = Result<(), String>;

impl Bench {
    fn line(&mut self, line: &str) -> Outcome {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "control" => {
                *self = Bench::Clock(Box::new(ChessClock::new(human(rest)?)));
                Ok(())
            }
            "appointed" => {
                *self = Bench::Door(door(rest)?);
                Ok(())
            }
            "class" => class(rest),
            "same" => same(rest),
            "unreadable" => unreadable(rest),
            "unsayable" => unsayable(rest),
            _ if word.contains(':') => self.at(At::from_ms(time(word)?.ms()), rest.trim()),
            _ => self.option(line),
        }
    }

    fn option(&mut self, line: &str) -> Outcome {
        let Bench::Clock(clock) = self else {
            return Err("no control yet".to_owned());
        };
        let control = *clock.control();
        let control = match line {
            "saved time lost" => control.with_next_period(NextPeriod::SavedLost),
            "next period at zero" => control.with_next_period(NextPeriod::AtZero),
            "no increment before move 1" => control
                .with_increment_before_move_1(false)
                .map_err(|error| error.to_string())?,
            _ => return Err("not understood".to_owned()),
        };
        **clock = ChessClock::new(control);
        Ok(())
    }

    fn at(&mut self, at: At, what: &str) -> Outcome {
        if let (Bench::Clock(clock), Some(list)) = (&*self, what.strip_prefix("see ")) {
            return list.split(", ").try_for_each(|item| see(clock, at, item));
        }
        let (act, expected) = match what.split_once(" -> ") {
            Some((act, expected)) => (act, Some(expected)),
            None => (what, None),
        };
        let words: Vec<&str> = act.split_whitespace().collect();
        let answer = match self {
            Bench::Clock(clock) => act_on_clock(clock, at, &words)?,
            Bench::Door(door) => act_at_door(door, at, &words)?,
            Bench::None => return Err("no control yet".to_owned()),
        };
        expected.map_or(Ok(()), |expected| compare(&answer, expected))
    }
}

fn compare(found: &str, expected: &str) -> Outcome {
    if found == expected {
        Ok(())
    } else {
        Err(format!("found {found}"))
    }
}

fn act_on_clock(clock: &mut ChessClock, at: At, words: &[&str]) -> Result<String, String> {
    Ok(match *words {
        ["start", who] => switched(clock.start(color(who)?, at)),
        ["resume"] => switched(clock.resume(at)),
        ["run", who] => switched(clock.run(color(who)?, at)),
        [who, "stops"] => switched(clock.stop(stopper(who)?, at)),
        [who, "presses"] => pressed(clock.press(color(who)?, at)),
        ["set", who, "time", to] => {
            let set = clock.set_time(color(who)?, time(to)?, at);
            format!("was {}", show(set.before))
        }
        ["add", who, more] => {
            let added = clock.add_time(color(who)?, time(more)?, at);
            format!("+{}", show(added))
        }
        ["take", who, less] => {
            let took = clock.take_time(color(who)?, time(less)?, at);
            let short = match took.short {
                Millis::ZERO => String::new(),
                short => format!(", short {}", show(short)),
            };
            format!("-{}{short}", show(took.taken))
        }
        ["correct", who, "to", moves] => {
            let corrected = clock.correct_moves(color(who)?, integer(moves)?, at);
            format!("was {}{}", corrected.before, granted(corrected.grant))
        }
        ["counter", who, moves, "period", period] => {
            let period = integer(period)?.saturating_sub(1);
            clock.set_counter(color(who)?, integer(moves)?, period, at);
            "done".to_owned()
        }
        ["lift", who] => match clock.lift_flag(color(who)?, at) {
            None => "no flag".to_owned(),
            Some(lifted) => {
                let when = show(Millis::from_ms(lifted.expiry.at.ms()));
                format!("flag of {when}{}", granted(lifted.grant))
            }
        },
        ["switch", extra_time] => match clock.switch_extra(extra(extra_time)?, at) {
            Ok(()) => "done".to_owned(),
            Err(_) => "refused".to_owned(),
        },
        ["control", text] => {
            clock.set_control(human(text)?, at);
            "done".to_owned()
        }
        _ => return Err("act not understood".to_owned()),
    })
}

fn switched(switch: Switch) -> String {
    match switch {
        Switch::Done => "done".to_owned(),
        Switch::Unchanged(State::Idle) => "unchanged, not started".to_owned(),
        Switch::Unchanged(State::Running(who)) => format!("unchanged, {} runs", name(who)),
        Switch::Unchanged(State::Stopped { by, .. }) => {
            format!("unchanged, stopped by {}", stopper_name(by))
        }
    }
}

fn pressed(press: Press) -> String {
    match press {
        Press::Completed(done) if done.flag_down => {
            format!("move {}, flag down{}", done.moves, granted(done.grant))
        }
        Press::Completed(done) => format!("move {}{}", done.moves, granted(done.grant)),
        Press::NotYourTurn => "not your turn".to_owned(),
        Press::ClockStopped(by) => format!("stopped by {}", stopper_name(by)),
        Press::NotStarted => "not started".to_owned(),
    }
}

fn granted(grant: Grant) -> String {
    let mut text = String::new();
    if !grant.granted.is_zero() {
        let _ = write!(text, ", +{}", show(grant.granted));
    }
    if !grant.lost.is_zero() {
        let _ = write!(text, ", -{}", show(grant.lost));
    }
    if grant.periods_ended > 0 {
        text.push_str(", period ends");
    }
    text
}

fn see(clock: &ChessClock, at: At, item: &str) -> Outcome {
    let mut now = *clock;
    now.pass_time(at);
    let instant = |at: Option<At>, none: &str| {
        at.map_or(none.to_owned(), |at| show(Millis::from_ms(at.ms())))
    };
    let words: Vec<&str> = item.split_whitespace().collect();
    let (found, expected) = match *words {
        ["running", who] => (now.running().map_or("none", name).to_owned(), who),
        ["deadline", when] => (instant(now.deadline(), "none"), when),
        [who, left] => (show(clock.left(color(who)?, at)), left),
        [who, what, value] => {
            let face = clock.reading(color(who)?, at);
            let found = match what {
                "used" => show(face.used),
                "granted" => show(face.granted),
                "delay" => show(face.delay_left),
                "moves" => face.moves.to_string(),
                "moves-in-period" => face.moves_in_period.to_string(),
                "period" => (face.period + 1).to_string(),
                "flag" => instant(face.expiry.map(|expiry| expiry.at), "up"),
                "flag-moves" => face
                    .expiry
                    .map_or("none".to_owned(), |expiry| expiry.moves.to_string()),
                "passed" => instant(face.passed.map(|expiry| expiry.at), "none"),
                _ => return Err(format!("{what} not understood")),
            };
            (found, value)
        }
        _ => return Err(format!("{item} not understood")),
    };
    compare(&found, expected).map_err(|why| format!("{item}: {why}"))
}

fn door(rest: &str) -> Result<DefaultTime, String> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let [appointed, "allowance", allowance, ref options @ ..] = *words else {
        return Err("appointed TIME allowance TIME".to_owned());
    };
    let door = DefaultTime::new(At::from_ms(time(appointed)?.ms()), time(allowance)?);
    match *options {
        [] => Ok(door),
        ["nobody", "loses"] => Ok(door.with_both_absent(BothAbsent::NobodyLoses)),
        [who, "to", "move"] => Ok(door.with_mover(color(who)?)),
        _ => Err("option not understood".to_owned()),
    }
}

fn act_at_door(door: &mut DefaultTime, at: At, words: &[&str]) -> Result<String, String> {
    let expected =
        |found: &str, expected: &str| compare(found, expected).map(|()| expected.to_owned());
    match *words {
        [who, "arrives"] => Ok(match door.arrive(color(who)?, at) {
            Presence::InTime { .. } => "in time",
            Presence::Awaited => "awaited",
            Presence::Late { .. } => "late",
            Presence::Excused => "excused",
        }
        .to_owned()),
        ["excuse", who] => {
            door.excuse(color(who)?);
            Ok("done".to_owned())
        }
        ["default", who] => {
            let found = match door.defaulted(at) {
                Defaulted::Nobody => "nobody",
                Defaulted::One(who) => name(who),
                Defaulted::Both => "both",
            };
            expected(found, who)
        }
        ["lost", lost] => expected(&show(door.lost_by_absence(at)), lost),
        ["runs", "not", "yet"] => match door.runs_since(at) {
            None => Ok("done".to_owned()),
            Some(_) => Err("it runs".to_owned()),
        },
        ["runs", "since", since] => {
            let found = door.runs_since(at).ok_or("not yet")?;
            expected(&show(Millis::from_ms(found.ms())), since)
        }
        _ => Err("not understood".to_owned()),
    }
}

fn class(rest: &str) -> Outcome {
    let (text, expected) = rest.split_once(" = ").ok_or("class CONTROL = CLASS")?;
    let found = match human(text)?.class() {
        Class::Blitz => "blitz",
        Class::Rapid => "rapid",
        Class::Standard => "standard",
    };
    compare(found, expected)
}

fn same(rest: &str) -> Outcome {
    let (left, right) = rest.split_once(" | ").ok_or("same FORM | FORM")?;
    let (one, other) = (read(left)?, read(right)?);
    if one != other {
        return Err(format!("{one:?} against {other:?}"));
    }
    let written = one.to_human().map_err(|error| error.to_string())?;
    if human(&written)? != one {
        return Err(format!("written as {written}, which is another control"));
    }
    Ok(())
}

fn read(form: &str) -> Result<TimeControl, String> {
    match form.split_once(' ') {
        Some(("trf", text)) => TimeControl::from_trf(text).map_err(|error| error.to_string()),
        Some(("human", text)) => human(text),
        _ => Err("trf or human".to_owned()),
    }
}

fn unreadable(rest: &str) -> Outcome {
    let (form, offset) = rest.rsplit_once(" at ").ok_or("FORM TEXT at OFFSET")?;
    let result = match form.split_once(' ') {
        Some(("trf", text)) => TimeControl::from_trf(text),
        Some(("human", text)) => TimeControl::from_human(text),
        _ => return Err("trf or human".to_owned()),
    };
    match result {
        Ok(control) => Err(format!("read as {control:?}")),
        Err(error) => {
            compare(&error.offset.to_string(), offset).map_err(|why| format!("{why}: {error}"))
        }
    }
}

fn unsayable(rest: &str) -> Outcome {
    let (text, expected) = rest.split_once(" = ").ok_or("CONTROL = WHAT")?;
    match human(text)?.to_trf() {
        Ok(written) => Err(format!("written as {written}")),
        Err(what) => compare(
            &what.to_string(),
            &format!("this form cannot express {expected}"),
        ),
    }
}

fn human(text: &str) -> Result<TimeControl, String> {
    TimeControl::from_human(text).map_err(|error| error.to_string())
}

fn extra(text: &str) -> Result<Extra, String> {
    let secs = |digits: &str| Ok::<_, String>(Millis::from_secs(integer(digits)?.into()));
    match text.split_at(1) {
        _ if text == "none" => Ok(Extra::None),
        ("+", digits) => Ok(Extra::Increment(secs(digits)?)),
        ("d", digits) => Ok(Extra::SimpleDelay(secs(digits)?)),
        _ => Err("none, +SECONDS or dSECONDS".to_owned()),
    }
}

fn color(word: &str) -> Result<Color, String> {
    match word {
        "white" => Ok(Color::White),
        "black" => Ok(Color::Black),
        _ => Err(format!("{word} is no colour")),
    }
}

fn name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn stopper(word: &str) -> Result<Stopper, String> {
    match word {
        "arbiter" => Ok(Stopper::Arbiter),
        "system" => Ok(Stopper::System),
        _ => color(word).map(Stopper::Player),
    }
}

fn stopper_name(stopper: Stopper) -> &'static str {
    match stopper {
        Stopper::Player(who) => name(who),
        Stopper::Arbiter => "arbiter",
        Stopper::System => "system",
    }
}

fn integer(word: &str) -> Result<u16, String> {
    word.parse().map_err(|_| format!("{word} is no number"))
}

/// `m:ss` or `h:mm:ss`, the seconds with up to three decimals.
fn time(word: &str) -> Result<Millis, String> {
    let wrong = || format!("{word} is no time");
    let (whole, decimals) = word.split_once('.').unwrap_or((word, ""));
    let mut secs: u64 = 0;
    for part in whole.split(':') {
        secs = secs * 60 + part.parse::<u64>().map_err(|_| wrong())?;
    }
    let ms: u64 = format!("{decimals:0<3}").parse().map_err(|_| wrong())?;
    Ok(Millis::from_secs(secs).plus(Millis::from_ms(ms)))
}

/// The form `time` reads: hours only from an hour on, decimals only if needed.
fn show(time: Millis) -> String {
    let (secs, ms) = (time.ms() / 1_000, time.ms() % 1_000);
    let (hours, mins, secs) = (secs / 3_600, secs / 60 % 60, secs % 60);
    let mut text = if hours > 0 {
        format!("{hours}:{mins:02}:{secs:02}")
    } else {
        format!("{mins}:{secs:02}")
    };
    if ms > 0 {
        let _ = write!(text, ".{}", format!("{ms:03}").trim_end_matches('0'));
    }
    text
}
