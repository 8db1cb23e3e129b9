//! What holds whatever anybody does: 100,000 random stories at the clock.
//!
//! Each story is a random control and a random row of acts, grown from a seed.
//! A failure names its seed and prints the story; `story(SEED)` in the test
//! `one_story` runs it alone.

use tuomari_clock::{
    At, ChessClock, Color, Extra, Grant, Millis, NextPeriod, Period, Press, Reading, Schedule,
    Stopper, TimeControl,
};

const STORIES: u64 = 100_000;

#[test]
fn the_four_laws_of_the_device_hold_in_every_story() {
    let mut seen = Seen::default();
    for seed in 0..STORIES {
        let (control, acts) = story(seed);
        let holds = ledger_holds(control, &acts, &mut seen)
            .and_then(|()| splitting_changes_nothing(control, &acts, seed))
            .and_then(|()| stop_and_resume_cost_nothing(control, &acts, seed));
        if let Err(why) = holds {
            panic!("seed {seed}: {why}\n{control:?}\n{acts:#?}");
        }
    }
    // Stories in which nothing happens would prove nothing.
    let Seen {
        presses,
        flags,
        flags_passed,
        periods_ended,
    } = seen;
    for (what, count) in [
        ("presses", presses),
        ("flags", flags),
        ("flags passed", flags_passed),
        ("periods ended", periods_ended),
    ] {
        assert!(count > STORIES / 10, "only {count} {what} in all stories");
    }
}

#[test]
fn one_story() {
    let (control, acts) = story(2_018);
    ledger_holds(control, &acts, &mut Seen::default()).unwrap();
    splitting_changes_nothing(control, &acts, 2_018).unwrap();
    stop_and_resume_cost_nothing(control, &acts, 2_018).unwrap();
}

#[derive(Default)]
struct Seen {
    presses: u64,
    flags: u64,
    flags_passed: u64,
    periods_ended: u64,
}

/// Granted = left + used for each side; time runs in one face at most, and
/// there exactly as fast as it passes; the deadline is exact.
fn ledger_holds(control: TimeControl, acts: &[(At, Act)], seen: &mut Seen) -> Result<(), String> {
    let mut clock = ChessClock::new(control);
    // What the answers say was granted. A delay and a period at zero come with
    // time and not with an act, so they have no answer to be summed.
    let mut in_answers = Color::BOTH.map(|color| i128::from(control.time_at_start(color).ms()));
    let mut all_in_answers = answers_tell_all(&control);
    for &(at, act) in acts {
        let at = at.max(clock.now());
        let before = Color::BOTH.map(|color| clock.reading(color, clock.now()));
        let then = Color::BOTH.map(|color| clock.reading(color, at));
        let wait = at.since(clock.now());
        for color in Color::BOTH {
            let (was, is) = (before[color as usize], then[color as usize]);
            balanced(color, &is)?;
            let ran = is.used.minus(was.used);
            let should = if clock.running() != Some(color) || was.expiry.is_some() {
                Millis::ZERO
            } else {
                is.expiry.map_or(wait, |flag| flag.at.since(clock.now()))
            };
            if ran != should || is.used < was.used {
                return Err(format!(
                    "{color:?} ran {ran:?}, not {should:?}, before {act:?}"
                ));
            }
            if clock.running() != Some(color) && was != is {
                return Err(format!("{color:?} changed while it stood, before {act:?}"));
            }
            seen.flags += u64::from(was.expiry != is.expiry);
            seen.flags_passed += u64::from(was.passed != is.passed);
        }
        let change = act.apply(&mut clock, at, seen);
        all_in_answers &= answers_tell_all(clock.control());
        for color in Color::BOTH {
            let is = clock.reading(color, at);
            balanced(color, &is)?;
            in_answers[color as usize] += change[color as usize];
            if all_in_answers && i128::from(is.granted.ms()) != in_answers[color as usize] {
                return Err(format!("{color:?} was granted other than told by {act:?}"));
            }
        }
        deadline_is_exact(&clock).map_err(|why| format!("{why}, after {act:?}"))?;
    }
    Ok(())
}

fn balanced(color: Color, face: &Reading) -> Result<(), String> {
    if face.granted.ms() == face.left.ms() + face.used.ms() {
        Ok(())
    } else {
        Err(format!("{color:?} does not balance: {face:?}"))
    }
}

fn answers_tell_all(control: &TimeControl) -> bool {
    let delay = |color| {
        let periods = control.schedule(color).periods();
        periods
            .iter()
            .any(|period| !period.extra().delay().is_zero())
    };
    control.next_period() != NextPeriod::AtZero && !delay(Color::White) && !delay(Color::Black)
}

fn deadline_is_exact(clock: &ChessClock) -> Result<(), String> {
    let Some(running) = clock.running() else {
        return match clock.deadline() {
            None => Ok(()),
            Some(_) => Err("a flag is due on a clock that stands".to_owned()),
        };
    };
    let now = clock.reading(running, clock.now());
    let Some(due) = clock.deadline() else {
        let can_run = now.left.plus(now.delay_left);
        let beyond = clock.now().plus_checked(can_run).is_none();
        return if now.expiry.is_some() || beyond {
            Ok(())
        } else {
            Err("no flag is due on a clock that runs".to_owned())
        };
    };
    let just_before = At::from_ms(due.ms().saturating_sub(1)).max(clock.now());
    let (early, late) = (
        clock.reading(running, just_before),
        clock.reading(running, due),
    );
    let fell_early = early.expiry != now.expiry || early.passed != now.passed;
    let fell = late.expiry.or(late.passed).map(|flag| flag.at);
    if due <= clock.now() || fell_early || fell != Some(due) {
        return Err(format!("due {due:?}, early {early:?}, late {late:?}"));
    }
    Ok(())
}

/// Splitting a wait in two, or asking in between, changes nothing.
fn splitting_changes_nothing(
    control: TimeControl,
    acts: &[(At, Act)],
    seed: u64,
) -> Result<(), String> {
    let mut dice = Dice(!seed);
    let mut whole = ChessClock::new(control);
    let mut split = whole;
    for &(at, act) in acts {
        let wait = at.since(split.now()).ms();
        for _ in 0..dice.below(3) {
            let part = At::from_ms(split.now().ms() + dice.upto(at.since(split.now()).ms()));
            split.pass_time(part);
            let _ = split.reading(Color::Black, At::from_ms(part.ms().saturating_add(wait)));
        }
        act.apply(&mut whole, at, &mut Seen::default());
        act.apply(&mut split, at, &mut Seen::default());
        if whole != split {
            return Err(format!("split by {act:?}: {whole:?} against {split:?}"));
        }
    }
    Ok(())
}

/// A stop and a resumption put in anywhere shift the rest of the story by their
/// length and change nothing else.
fn stop_and_resume_cost_nothing(
    control: TimeControl,
    acts: &[(At, Act)],
    seed: u64,
) -> Result<(), String> {
    let mut dice = Dice(seed ^ 0x6_11_01);
    let gap = Millis::from_ms(dice.below(600_000));
    let place = dice.index(acts.len());
    let mut plain = ChessClock::new(control);
    for &(at, act) in &acts[..place] {
        act.apply(&mut plain, at, &mut Seen::default());
    }
    let next = acts[place].0;
    let end = acts.iter().fold(next, |end, (at, _)| end.max(*at));
    if plain.running().is_none() || end.max(plain.now()).plus_checked(gap).is_none() {
        return Ok(());
    }
    let mut stopped = plain;
    let stop_at = At::from_ms(plain.now().ms() + dice.upto(next.since(plain.now()).ms()));
    stopped.stop(Stopper::Arbiter, stop_at);
    stopped.resume(stop_at.plus(gap));
    for &(at, act) in &acts[place..] {
        act.apply(&mut plain, at, &mut Seen::default());
        act.apply(&mut stopped, at.plus(gap), &mut Seen::default());
        for color in Color::BOTH {
            let one = plain.reading(color, plain.now());
            let mut other = stopped.reading(color, stopped.now());
            // A flag before the stop keeps its instant, a later one is shifted.
            for (flag, own) in [
                (&mut other.expiry, one.expiry),
                (&mut other.passed, one.passed),
            ] {
                if let (Some(flag), Some(own)) = (flag, own) {
                    let moved = own.at.plus(gap);
                    if flag.at == moved && own.at >= stop_at {
                        flag.at = own.at;
                    }
                }
            }
            if one != other {
                return Err(format!("stop at {stop_at:?}: {one:?} against {other:?}"));
            }
        }
    }
    Ok(())
}

#[derive(Clone, Copy, Debug)]
enum Act {
    Start(Color),
    Press(Color),
    Stop(Stopper),
    Resume,
    Run(Color),
    Set(Color, Millis),
    Add(Color, Millis),
    Take(Color, Millis),
    Correct(Color, u16),
    Counter(Color, u16, u16),
    Lift(Color),
    Extra(Extra),
    Control(TimeControl),
    Wait,
}

impl Act {
    fn random(dice: &mut Dice) -> Act {
        let color = dice.color();
        let time = Millis::from_ms(dice.below(40_000));
        match dice.below(40) {
            0..3 => Act::Start(color),
            3..22 => Act::Press(color),
            22 => Act::Stop(Stopper::Player(color)),
            23 => Act::Stop(Stopper::Arbiter),
            24..27 => Act::Resume,
            27..29 => Act::Run(color),
            29 => Act::Set(color, time),
            30 => Act::Add(color, time),
            31 => Act::Take(color, time),
            32 => Act::Correct(color, dice.small(12)),
            33 => Act::Counter(color, dice.small(12), dice.small(5)),
            34..36 => Act::Lift(color),
            36 => Act::Extra(dice.extra()),
            37 => Act::Control(dice.control()),
            _ => Act::Wait,
        }
    }

    /// Does the act; the answer is what each side was granted by it, as told.
    fn apply(self, clock: &mut ChessClock, at: At, seen: &mut Seen) -> [i128; 2] {
        let mut change = [0; 2];
        let mut told = |color: Color, grant: Grant| {
            seen.periods_ended += u64::from(grant.periods_ended);
            change[color as usize] += i128::from(grant.granted.ms()) - i128::from(grant.lost.ms());
        };
        match self {
            Act::Start(color) => drop_answer(clock.start(color, at)),
            Act::Stop(by) => drop_answer(clock.stop(by, at)),
            Act::Resume => drop_answer(clock.resume(at)),
            Act::Run(color) => drop_answer(clock.run(color, at)),
            Act::Extra(extra) => drop_answer(clock.switch_extra(extra, at)),
            Act::Control(control) => clock.set_control(control, at),
            Act::Counter(color, moves, period) => clock.set_counter(color, moves, period, at),
            Act::Wait => clock.pass_time(at),
            Act::Press(color) => {
                if let Press::Completed(done) = clock.press(color, at) {
                    told(color, done.grant);
                    seen.presses += 1;
                }
            }
            Act::Correct(color, moves) => {
                told(color, clock.correct_moves(color, moves, at).grant);
            }
            Act::Lift(color) => {
                if let Some(lifted) = clock.lift_flag(color, at) {
                    told(color, lifted.grant);
                }
            }
            Act::Set(color, time) => {
                let set = clock.set_time(color, time, at);
                change[color as usize] += i128::from(set.after.ms()) - i128::from(set.before.ms());
            }
            Act::Add(color, time) => {
                change[color as usize] += i128::from(clock.add_time(color, time, at).ms());
            }
            Act::Take(color, time) => {
                change[color as usize] -= i128::from(clock.take_time(color, time, at).taken.ms());
            }
        }
        change
    }
}

fn drop_answer<T>(_: T) {}

/// The story grown from this seed: a control, and acts at instants of which
/// some go backwards, some hit a deadline to the millisecond, and a few lie at
/// the end of time.
fn story(seed: u64) -> (TimeControl, Vec<(At, Act)>) {
    let mut dice = Dice(seed.wrapping_mul(0x9E37_79B9));
    let control = dice.control();
    let mut shadow = ChessClock::new(control);
    let mut acts = vec![(At::from_ms(dice.below(1_000)), Act::Start(Color::White))];
    let length = 4 + dice.index(28);
    while acts.len() < length {
        let now = shadow.now().ms();
        let due = shadow.deadline().map_or(now, At::ms);
        let at = match dice.below(100) {
            0..4 => now.saturating_sub(dice.below(5_000)),
            4..8 => due,
            8..10 => due.saturating_add(1),
            10..12 => due.saturating_sub(1),
            12..20 => now,
            20..24 => now.saturating_add(dice.below(100_000)),
            24 if dice.below(200) == 0 => u64::MAX - dice.below(10_000),
            _ => now.saturating_add(dice.below(8_000)),
        };
        let act = match shadow.running() {
            // Half of the acts are the press a game is made of.
            Some(color) if dice.below(2) == 0 => Act::Press(color),
            _ => Act::random(&mut dice),
        };
        let at = At::from_ms(at);
        act.apply(&mut shadow, at, &mut Seen::default());
        acts.push((at, act));
    }
    (control, acts)
}

/// `SplitMix64`: small, and the same everywhere.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    fn upto(&mut self, last: u64) -> u64 {
        last.checked_add(1)
            .map_or(self.next(), |bound| self.next() % bound)
    }

    fn index(&mut self, bound: usize) -> usize {
        usize::try_from(self.below(bound as u64)).expect("below a usize")
    }

    fn small(&mut self, bound: u64) -> u16 {
        u16::try_from(self.below(bound)).expect("a small bound")
    }

    fn color(&mut self) -> Color {
        Color::BOTH[self.index(2)]
    }

    fn extra(&mut self) -> Extra {
        let time = Millis::from_ms(self.below(10_000));
        match self.below(5) {
            0 => Extra::None,
            1 => Extra::Bronstein(time),
            2 => Extra::SimpleDelay(time),
            _ => Extra::Increment(time),
        }
    }

    fn schedule(&mut self) -> Schedule {
        let count = 1 + self.index(4);
        let repeats = self.below(4) == 0;
        let periods: Vec<Period> = (1..=count)
            .map(|number| {
                let quota = 1 + self.small(5);
                let moves = (number < count || repeats).then_some(quota);
                let some = u64::from(self.below(6) > 0);
                let base = Millis::from_ms(self.below(30_000) * some);
                Period::new(moves, base, self.extra()).expect("within the bounds")
            })
            .collect();
        Schedule::new(&periods).expect("the last one alone is open")
    }

    fn control(&mut self) -> TimeControl {
        loop {
            let white = self.schedule();
            let black = if self.below(3) == 0 {
                self.schedule()
            } else {
                white
            };
            let next = match self.below(4) {
                0 => NextPeriod::SavedLost,
                1 => NextPeriod::AtZero,
                _ => NextPeriod::SavedCarried,
            };
            let control = TimeControl::each(white, black)
                .and_then(|control| control.with_increment_before_move_1(self.below(4) > 0));
            // A control without any time at the start is no control.
            if let Ok(control) = control {
                return control.with_next_period(next);
            }
        }
    }
}
