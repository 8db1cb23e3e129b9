//! A time control in words.

use serde::Serialize;
use tuomari_clock::{Class, Color, Extra, Period, TimeControl, Unsayable};

use super::clock::Taken;
use crate::{
    messages::Messages,
    output::{Answer, HEADING, NOTICE, lines, styled},
};

/// What a control means.
#[derive(Debug, Serialize)]
pub(super) struct Explanation {
    text: String,
    read_as: &'static str,
    also_readable_as: Option<&'static str>,
    class: &'static str,
    trf: Option<String>,
    human: Option<String>,
    white: Share,
    black: Share,
    #[serde(skip)]
    taken: Taken,
}

/// What it means for one player.
#[derive(Debug, PartialEq, Serialize)]
struct Share {
    class: &'static str,
    at_start_ms: u64,
    for_60_moves_ms: u64,
    periods: Vec<Stage>,
}

/// One period.
#[derive(Debug, PartialEq, Serialize)]
struct Stage {
    from_move: u32,
    to_move: Option<u32>,
    moves: Option<u16>,
    repeats: bool,
    base_ms: u64,
    extra: Option<Addition>,
}

/// What each move brings.
#[derive(Debug, PartialEq, Serialize)]
struct Addition {
    kind: &'static str,
    ms: u64,
}

impl Explanation {
    /// The meaning of what was read from `text`.
    pub(super) fn new(text: &str, taken: Taken) -> Explanation {
        let control = taken.control;
        Explanation {
            text: text.to_owned(),
            read_as: taken.form,
            also_readable_as: taken.other,
            class: class_id(control.class()),
            trf: control.to_trf().ok(),
            human: control.to_human().ok(),
            white: Share::new(&control, Color::White),
            black: Share::new(&control, Color::Black),
            taken,
        }
    }

    /// Where the text could be taken in another way.
    fn notes(&self, say: &Messages) -> Vec<String> {
        let mut notes = Vec::new();
        match (self.taken.other, self.read_as) {
            (None, _) => {}
            (Some(_), "trf") => notes.push(say.text("clock-took-trf")),
            (Some(_), _) => notes.push(say.text("clock-took-human")),
        }
        if self.taken.doubtful_slash {
            notes.push(say.text("clock-slash-order"));
        }
        notes
    }
}

impl Share {
    fn new(control: &TimeControl, color: Color) -> Share {
        let schedule = control.schedule(color);
        let numbered = (0..).zip(schedule.periods());
        Share {
            class: class_id(control.class_of(color)),
            at_start_ms: control.time_at_start(color).ms(),
            for_60_moves_ms: control.time_for_class(color).ms(),
            periods: numbered
                .map(|(number, period)| {
                    let repeats = number == schedule.last() && period.moves().is_some();
                    let to_move = schedule.ends_at_move(number);
                    Stage {
                        from_move: schedule.moves_before(number).saturating_add(1),
                        to_move: to_move.filter(|_| !repeats),
                        moves: period.moves(),
                        repeats,
                        base_ms: period.base().ms(),
                        extra: Addition::of(*period),
                    }
                })
                .collect(),
        }
    }

    fn lines(&self, say: &Messages) -> Vec<String> {
        let mut lines: Vec<String> = self.periods.iter().map(|period| period.line(say)).collect();
        let start = [("time", on_the_clock(self.at_start_ms).into())];
        lines.push(say.with("clock-at-start", start));
        let all = in_words(self.for_60_moves_ms, say);
        lines.push(say.with("clock-for-sixty", [("time", all.into())]));
        lines
    }
}

impl Stage {
    fn line(&self, say: &Messages) -> String {
        let mut time = in_words(self.base_ms, say);
        if let Some(extra) = &self.extra {
            let length = [("time", in_words(extra.ms, say).into())];
            time.push_str("; ");
            time.push_str(&match extra.kind {
                "increment" => say.with("clock-extra-increment", length),
                "bronstein" => say.with("clock-extra-bronstein", length),
                _ => say.with("clock-extra-delay", length),
            });
        }
        let time = ("time", time.into());
        let from = ("from", self.from_move.into());
        match (self.to_move, self.moves) {
            (Some(to), _) => say.with("clock-period-quota", [from, ("to", to.into()), time]),
            (None, Some(moves)) => {
                let moves = ("moves", moves.into());
                say.with("clock-period-repeated", [from, moves, time])
            }
            (None, None) if self.from_move == 1 => say.with("clock-period-whole", [time]),
            (None, None) => say.with("clock-period-rest", [from, time]),
        }
    }
}

impl Addition {
    fn of(period: Period) -> Option<Addition> {
        let kind = match period.extra() {
            Extra::None => return None,
            Extra::Increment(_) => "increment",
            Extra::Bronstein(_) => "bronstein",
            Extra::SimpleDelay(_) => "simple-delay",
        };
        let ms = period.extra().time().ms();
        Some(Addition { kind, ms })
    }
}

impl Answer for Explanation {
    fn to_text(&self, say: &Messages) -> String {
        let mut told = Vec::new();
        let mut share = |heading: &str, share: &Share| {
            told.push(styled(HEADING, heading));
            told.extend(share.lines(say).iter().map(|line| format!("  {line}")));
        };
        if self.white == self.black {
            share(&say.text("clock-both"), &self.white);
        } else {
            let color = |id: &'static str| say.with("clock-one", [("color", id.into())]);
            share(&color("white"), &self.white);
            share(&color("black"), &self.black);
        }
        let written = |form: Result<String, Unsayable>| {
            let form = form.unwrap_or_else(|why| say.text(unsayable_key(why)));
            [("text", form.into())]
        };
        told.extend([
            say.with("clock-class", [("class", self.class.into())]),
            say.with("clock-trf", written(self.taken.control.to_trf())),
            say.with("clock-human", written(self.taken.control.to_human())),
        ]);
        let notes = self.notes(say);
        if !notes.is_empty() {
            told.push(String::new());
            told.extend(notes.iter().map(|note| styled(NOTICE, note)));
        }
        lines(&told)
    }
}

fn class_id(class: Class) -> &'static str {
    match class {
        Class::Blitz => "blitz",
        Class::Rapid => "rapid",
        Class::Standard => "standard",
    }
}

/// A length of time in minutes and seconds.
fn in_words(ms: u64, say: &Messages) -> String {
    let (minutes, rest_ms) = (ms / 60_000, ms % 60_000);
    let minutes_part = say.with("clock-minutes", [("minutes", minutes.into())]);
    let (seconds, decimals) = (rest_ms / 1_000, format!("{:03}", rest_ms % 1_000));
    let seconds = match decimals.trim_end_matches('0') {
        "" => seconds.into(),
        decimals => format!("{seconds}{}{decimals}", say.text("clock-decimal-sign")).into(),
    };
    let seconds_part = || say.with("clock-seconds", [("seconds", seconds)]);
    match (minutes, rest_ms) {
        (_, 0) => minutes_part,
        (0, _) => seconds_part(),
        _ => format!("{minutes_part} {}", seconds_part()),
    }
}

/// A time as a clock shows it: `1:40:30`, `3:02`, `0:00.5`.
fn on_the_clock(ms: u64) -> String {
    let seconds = ms / 1_000;
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    let decimals = format!("{:03}", ms % 1_000);
    let decimals = match decimals.trim_end_matches('0') {
        "" => String::new(),
        decimals => format!(".{decimals}"),
    };
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}{decimals}")
    } else {
        format!("{minutes}:{seconds:02}{decimals}")
    }
}

fn unsayable_key(why: Unsayable) -> &'static str {
    match why {
        Unsayable::Delay => "unsayable-delay",
        Unsayable::PartOfSecond => "unsayable-part-of-second",
        Unsayable::NextPeriod => "unsayable-next-period",
        Unsayable::NoIncrementBeforeMove1 => "unsayable-no-increment-before-move-1",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_shown_as_on_a_clock() {
        assert_eq!(on_the_clock(6_030_000), "1:40:30");
        assert_eq!(on_the_clock(182_000), "3:02");
        assert_eq!(on_the_clock(500), "0:00.5");
    }
}
