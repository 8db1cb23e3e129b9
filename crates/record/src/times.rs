//! Times and clocks. All are in milliseconds.

use serde::{Deserialize, Serialize};
use tuomari_clock::{
    At, BothAbsent, Color as Face, ControlError, DefaultTime as CoreDefaultTime, Millis,
    NextPeriod, Period as CorePeriod, Schedule, TimeControl,
};
use tuomari_conduct::ClockReason;

use super::{
    mirror::{Mirror, mirror},
    text::{Text, is_false},
};

/// A length of time.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(transparent)]
pub(crate) struct Ms(u64);

impl Mirror for Ms {
    type Core = Millis;

    fn store(core: &Millis) -> Ms {
        Ms(core.ms())
    }

    fn restore(self) -> Millis {
        Millis::from_ms(self.0)
    }
}

/// An instant, since the table's origin of time.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(transparent)]
pub(crate) struct Moment(u64);

impl Mirror for Moment {
    type Core = At;

    fn store(core: &At) -> Moment {
        Moment(core.ms())
    }

    fn restore(self) -> At {
        At::from_ms(self.0)
    }
}

mirror! {
    /// What each move brings.
    enum Extra = tuomari_clock::Extra as CoreExtra {
        None;
        Increment(time: Ms);
        Bronstein(time: Ms);
        SimpleDelay(time: Ms);
    }
}

mirror! {
    /// New settings for one face.
    #[derive(Default)]
    struct FaceOrder = tuomari_conduct::FaceOrder as CoreFaceOrder {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        time: Option<Ms>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        moves: Option<u16>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        period: Option<u16>,
        #[serde(default, skip_serializing_if = "is_false")]
        lift_flag: bool,
    }
}

impl FaceOrder {
    fn is_empty(&self) -> bool {
        self.time.is_none() && self.moves.is_none() && self.period.is_none() && !self.lift_flag
    }
}

mirror! {
    /// What an arbiter sets on a clock.
    struct ClockOrder = tuomari_conduct::ClockOrder as CoreClockOrder {
        why: Text<ClockReason>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        control: Option<Control>,
        #[serde(default, skip_serializing_if = "FaceOrder::is_empty")]
        white: FaceOrder,
        #[serde(default, skip_serializing_if = "FaceOrder::is_empty")]
        black: FaceOrder,
    }
}

/// A time control that can be.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(try_from = "ControlForm", into = "ControlForm")]
pub(crate) struct Control(TimeControl);

impl Mirror for Control {
    type Core = TimeControl;

    fn store(core: &TimeControl) -> Control {
        Control(*core)
    }

    fn restore(self) -> TimeControl {
        self.0
    }
}

/// Its form. Black's periods stand there only if they differ from White's.
#[derive(Debug, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ControlForm {
    periods: Vec<Period>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    black_periods: Option<Vec<Period>>,
    #[serde(default = "saved_carried", skip_serializing_if = "is_saved_carried")]
    next_period: Text<NextPeriod>,
    #[serde(default, skip_serializing_if = "is_false")]
    no_increment_before_move_1: bool,
}

#[derive(Debug, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Period {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    moves: Option<u16>,
    base: Ms,
    #[serde(default = "nothing", skip_serializing_if = "is_nothing")]
    extra: Extra,
}

fn saved_carried() -> Text<NextPeriod> {
    Text(NextPeriod::SavedCarried)
}

fn is_saved_carried(next: &Text<NextPeriod>) -> bool {
    *next == saved_carried()
}

fn nothing() -> Extra {
    Extra::None
}

fn is_nothing(extra: &Extra) -> bool {
    matches!(extra, Extra::None)
}

impl From<Control> for ControlForm {
    fn from(Control(control): Control) -> ControlForm {
        let periods = |face| {
            let periods = control.schedule(face).periods().iter();
            let period = |period: &CorePeriod| Period {
                moves: period.moves(),
                base: Ms::store(&period.base()),
                extra: Extra::store(&period.extra()),
            };
            periods.map(period).collect()
        };
        let differ = !control.is_same_for_both();
        ControlForm {
            periods: periods(Face::White),
            black_periods: differ.then(|| periods(Face::Black)),
            next_period: Text(control.next_period()),
            no_increment_before_move_1: !control.increment_before_move_1(),
        }
    }
}

impl TryFrom<ControlForm> for Control {
    type Error = ControlError;

    fn try_from(form: ControlForm) -> Result<Control, ControlError> {
        let schedule = |periods: Vec<Period>| {
            let periods = periods.into_iter().map(|period| {
                CorePeriod::new(period.moves, period.base.restore(), period.extra.restore())
            });
            Schedule::new(&periods.collect::<Result<Vec<_>, _>>()?)
        };
        let white = schedule(form.periods)?;
        let black = form.black_periods.map_or(Ok(white), schedule)?;
        let control = TimeControl::each(white, black)?
            .with_next_period(form.next_period.restore())
            .with_increment_before_move_1(!form.no_increment_before_move_1)?;
        Ok(Control(control))
    }
}

/// The appointed hour, the lateness it allows and who has come.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct DefaultTime {
    appointed: Moment,
    allowance: Ms,
    mover: Text<Face>,
    both_absent: Text<BothAbsent>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    white_came: Option<Moment>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    black_came: Option<Moment>,
    #[serde(default, skip_serializing_if = "is_false")]
    white_excused: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    black_excused: bool,
}

impl Mirror for DefaultTime {
    type Core = CoreDefaultTime;

    fn store(core: &CoreDefaultTime) -> DefaultTime {
        let came = |face| core.arrived(face).as_ref().map(Moment::store);
        DefaultTime {
            appointed: Moment::store(&core.appointed()),
            allowance: Ms::store(&core.allowance()),
            mover: Text(core.mover()),
            both_absent: Text(core.both_absent()),
            white_came: came(Face::White),
            black_came: came(Face::Black),
            white_excused: core.is_excused(Face::White),
            black_excused: core.is_excused(Face::Black),
        }
    }

    fn restore(self) -> CoreDefaultTime {
        let mut start = CoreDefaultTime::new(self.appointed.restore(), self.allowance.restore())
            .with_mover(self.mover.restore())
            .with_both_absent(self.both_absent.restore());
        let faces = [
            (Face::White, self.white_came, self.white_excused),
            (Face::Black, self.black_came, self.black_excused),
        ];
        for (face, came, excused) in faces {
            if let Some(at) = came {
                start.arrive(face, at.restore());
            }
            if excused {
                start.excuse(face);
            }
        }
        start
    }
}
