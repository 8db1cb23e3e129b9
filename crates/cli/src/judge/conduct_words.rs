//! Incidents in the edge form.

use serde::Deserialize;
use tuomari_board::Color;
use tuomari_conduct::{Device, Incident, Misconduct, Offender};

/// Whose conduct is reported.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum ReportedOf {
    White,
    Black,
    Both,
    Outsider,
}

/// What is reported.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Reported {
    Disrepute,
    LeavingVenue,
    LeavingArea,
    LeavingUnreported,
    Entering,
    OutsideHelp,
    DeviceInBag,
    DeviceCarried,
    DeviceHandled,
    DeviceSounded,
    SearchRefused,
    Smoking,
    Disturbance,
    PersistentRefusal,
    HelpRefused,
    HidingScoresheet,
    WrongHand,
    RoughWithClock,
    AdjustingOnOpponentsTime,
    Interference,
}

impl Reported {
    /// The incident. What is not said of a device or a search is no: not
    /// agreed, never before, not of the body.
    pub(super) fn incident(
        self,
        of: ReportedOf,
        agreed: Option<bool>,
        before: Option<u8>,
        body: Option<bool>,
    ) -> Incident {
        let what = match self {
            Reported::Disrepute => Misconduct::Disrepute,
            Reported::LeavingVenue => Misconduct::LeavingVenue,
            Reported::LeavingArea => Misconduct::LeavingArea,
            Reported::LeavingUnreported => Misconduct::LeavingUnreported,
            Reported::Entering => Misconduct::Entering,
            Reported::OutsideHelp => Misconduct::OutsideHelp,
            Reported::DeviceInBag => Misconduct::Device(Device::InBag {
                agreed: agreed.unwrap_or(false),
            }),
            Reported::DeviceCarried => Misconduct::Device(Device::Carried),
            Reported::DeviceHandled => Misconduct::Device(Device::Handled),
            Reported::DeviceSounded => Misconduct::Device(Device::Sounded {
                before: before.unwrap_or(0),
            }),
            Reported::SearchRefused => Misconduct::SearchRefused {
                body: body.unwrap_or(false),
            },
            Reported::Smoking => Misconduct::Smoking,
            Reported::Disturbance => Misconduct::Disturbance,
            Reported::PersistentRefusal => Misconduct::PersistentRefusal,
            Reported::HelpRefused => Misconduct::HelpRefused,
            Reported::HidingScoresheet => Misconduct::HidingScoresheet,
            Reported::WrongHand => Misconduct::WrongHand,
            Reported::RoughWithClock => Misconduct::RoughWithClock,
            Reported::AdjustingOnOpponentsTime => Misconduct::AdjustingOnOpponentsTime,
            Reported::Interference => Misconduct::Interference,
        };
        let of = match of {
            ReportedOf::White => Offender::Player(Color::White),
            ReportedOf::Black => Offender::Player(Color::Black),
            ReportedOf::Both => Offender::Both,
            ReportedOf::Outsider => Offender::Outsider,
        };
        Incident { of, what }
    }
}
