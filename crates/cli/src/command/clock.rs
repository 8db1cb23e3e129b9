//! `tuomari clock explain`: a time control in words.

use tuomari_clock::{
    Color, ControlError, Expected, Found, MAX_MOVES, MAX_PERIODS, Millis, ParseError, Period,
    TimeControl,
};

use super::explanation::Explanation;
use crate::{
    args::ControlForm,
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Output, shown},
};

/// Above this a period of a person's is taken for seconds.
const LIKELY_TIME: Millis = Millis::from_mins(120);
/// Above this a quota of a person's is taken for seconds.
const LIKELY_MOVES: u16 = 60;

/// Explains a time control.
pub(crate) fn run(text: &str, form: ControlForm, out: &Output) -> Result<(), Failure> {
    let text = text.trim();
    let taken = Taken::read(text, form).map_err(|error| complaint(text, &error, &out.say))?;
    out.give(&Explanation::new(text, taken))
}

/// Reads a time control.
pub(super) fn read(
    text: &str,
    form: ControlForm,
    say: &Messages,
) -> Result<TimeControl, Complaint> {
    let text = text.trim();
    let taken = Taken::read(text, form).map_err(|error| complaint(text, &error, say))?;
    Ok(taken.control)
}

/// A control and the form it was read in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taken {
    pub(super) control: TimeControl,
    /// The form, `trf` or `human`.
    pub(super) form: &'static str,
    /// The other form, where that would give another control.
    pub(super) other: Option<&'static str>,
    /// Whether people's form has more moves in a period than anybody plays:
    /// the numbers around a slash may be the wrong way round.
    pub(super) doubtful_slash: bool,
}

impl Taken {
    fn read(text: &str, form: ControlForm) -> Result<Taken, ParseError> {
        let trf = TimeControl::from_trf(text);
        let human = TimeControl::from_human(text);
        let doubtful_slash = human.is_ok_and(|human| !has_likely_quotas(&human));
        let of = |control, form| Taken {
            control,
            form,
            other: None,
            doubtful_slash,
        };
        match form {
            ControlForm::Trf => return trf.map(|control| of(control, "trf")),
            ControlForm::Human => return human.map(|control| of(control, "human")),
            ControlForm::Auto => {}
        }
        match (trf, human) {
            (Ok(trf), Ok(human)) if trf == human => Ok(of(human, "human")),
            (Ok(trf), Ok(human)) => {
                let (control, form, other) = if is_likely(&human) {
                    (human, "human", "trf")
                } else {
                    (trf, "trf", "human")
                };
                Ok(Taken {
                    other: Some(other),
                    ..of(control, form)
                })
            }
            (Ok(trf), Err(_)) => Ok(of(trf, "trf")),
            (Err(_), Ok(human)) => Ok(of(human, "human")),
            (Err(trf), Err(human)) if depth(trf) > depth(human) => Err(trf),
            (Err(_), Err(human)) => Err(human),
        }
    }
}

/// How well a reader understood what it refused: one that objects to a value
/// has read everything before it, and of two others the one that came further
/// has more to say.
fn depth(error: ParseError) -> (bool, usize) {
    (matches!(error.expected, Expected::Bound(_)), error.offset)
}

/// Whether a person may well have meant this.
fn is_likely(control: &TimeControl) -> bool {
    has_likely_quotas(control) && periods(control).all(|period| period.base() <= LIKELY_TIME)
}

fn has_likely_quotas(control: &TimeControl) -> bool {
    periods(control).all(|period| period.moves().unwrap_or(0) <= LIKELY_MOVES)
}

/// The periods of both players.
fn periods(control: &TimeControl) -> impl Iterator<Item = &Period> {
    let colors = Color::BOTH.into_iter();
    colors.flat_map(|color| control.schedule(color).periods())
}

fn complaint(text: &str, error: &ParseError, say: &Messages) -> Complaint {
    let column = text.get(..error.offset).unwrap_or(text).chars().count() + 1;
    let found = match error.found {
        Found::End => say.text("clock-found-end"),
        Found::Char(c) => {
            let char = [("char", shown(&c.to_string()).into())];
            say.with("clock-found-char", char)
        }
        Found::Number(number) => {
            let number = [("number", number.to_string().into())];
            say.with("clock-found-number", number)
        }
    };
    let expected = match error.expected {
        Expected::Digit => say.text("clock-expected-digit"),
        Expected::ThreeDecimals => say.text("clock-expected-three-decimals"),
        Expected::TwoFigures => say.text("clock-expected-two-figures"),
        Expected::Slash => say.text("clock-expected-slash"),
        Expected::Dash => say.text("clock-expected-dash"),
        Expected::Black => say.text("clock-expected-black"),
        Expected::RestOfPeriod => say.text("clock-expected-rest"),
        Expected::End => say.text("clock-expected-end"),
        Expected::Bound(bound) => bound_text(bound, say),
    };
    let values = [
        ("text", shown(text).into()),
        ("column", column.into()),
        ("found", found.into()),
        ("expected", expected.into()),
    ];
    Complaint::new(say, "clock-unreadable", Exit::Input, values)
        .hint(say.text("clock-unreadable-hint"))
        .detail("text", text)
        .detail("column", column)
}

fn bound_text(bound: ControlError, say: &Messages) -> String {
    match bound {
        ControlError::Moves => say.with("clock-bound-moves", [("most", MAX_MOVES.into())]),
        ControlError::Time => say.text("clock-bound-time"),
        ControlError::Extra => say.text("clock-bound-extra"),
        ControlError::Periods => say.with("clock-bound-periods", [("most", MAX_PERIODS.into())]),
        ControlError::Unreachable => say.text("clock-bound-unreachable"),
        ControlError::NoTime => say.text("clock-bound-no-time"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(text: &str) -> (&'static str, Option<&'static str>) {
        let taken = Taken::read(text, ControlForm::Auto).unwrap();
        (taken.form, taken.other)
    }

    #[test]
    fn the_likelier_form_is_taken() {
        assert_eq!(form("5+3"), ("human", Some("trf")));
        assert_eq!(form("120"), ("human", Some("trf")));
        assert_eq!(form("180+2"), ("trf", Some("human")));
        assert_eq!(form("5400+30"), ("trf", Some("human")));
        assert_eq!(form("40/900"), ("trf", Some("human")));
        assert_eq!(form("40/6000+30:900+30"), ("trf", None));
        assert_eq!(form("90/40+30, 30+30"), ("human", None));
        assert_eq!(form("W300-B240"), ("trf", Some("human")));
    }
}
