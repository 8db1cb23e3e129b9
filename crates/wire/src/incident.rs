//! Incidents: whose conduct, and what it was.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_board::Color;
use tuomari_conduct::{Device, Incident, Misconduct, Offender};
use utoipa::ToSchema;

/// Whose conduct an incident is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OffenderWord {
    /// White's.
    White,
    /// Black's.
    Black,
    /// Both players'.
    Both,
    /// A spectator's, or a player's of another game.
    Outsider,
}

/// What an incident is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum IncidentWord {
    /// Brings chess into disrepute.
    Disrepute,
    /// Leaves the venue without permission.
    LeavingVenue,
    /// Leaves the playing area while having the move.
    LeavingArea,
    /// Leaves it on the opponent's move, and does not say so.
    LeavingUnreported,
    /// Enters the playing area without permission.
    Entering,
    /// Uses notes, advice or another board.
    OutsideHelp,
    /// Has a device in a bag.
    DeviceInBag,
    /// Carries a device.
    DeviceCarried,
    /// Handles a device.
    DeviceHandled,
    /// A device made a sound.
    DeviceSounded,
    /// Lets himself not be searched.
    SearchRefused,
    /// Smokes elsewhere than allowed.
    Smoking,
    /// Distracts or annoys the opponent.
    Disturbance,
    /// Refuses again and again to comply with the Laws.
    PersistentRefusal,
    /// Does not help in a reconstruction.
    HelpRefused,
    /// Hides his scoresheet.
    HidingScoresheet,
    /// Presses with the other hand.
    WrongHand,
    /// Handles the clock roughly.
    RoughWithClock,
    /// Adjusts while the opponent's clock runs.
    AdjustingOnOpponentsTime,
    /// Meddles in a game that is not his.
    Interference,
}

/// What is known of a device or a search beside the word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Circumstances {
    pub(super) agreed: Option<bool>,
    pub(super) before: Option<u8>,
    pub(super) body: Option<bool>,
}

/// The incident. What is not said of a device or a search is no: not agreed,
/// never before, not of the body.
pub(super) fn incident(of: OffenderWord, what: IncidentWord, known: Circumstances) -> Incident {
    let what = match what {
        IncidentWord::Disrepute => Misconduct::Disrepute,
        IncidentWord::LeavingVenue => Misconduct::LeavingVenue,
        IncidentWord::LeavingArea => Misconduct::LeavingArea,
        IncidentWord::LeavingUnreported => Misconduct::LeavingUnreported,
        IncidentWord::Entering => Misconduct::Entering,
        IncidentWord::OutsideHelp => Misconduct::OutsideHelp,
        IncidentWord::DeviceInBag => Misconduct::Device(Device::InBag {
            agreed: known.agreed.unwrap_or(false),
        }),
        IncidentWord::DeviceCarried => Misconduct::Device(Device::Carried),
        IncidentWord::DeviceHandled => Misconduct::Device(Device::Handled),
        IncidentWord::DeviceSounded => Misconduct::Device(Device::Sounded {
            before: known.before.unwrap_or(0),
        }),
        IncidentWord::SearchRefused => Misconduct::SearchRefused {
            body: known.body.unwrap_or(false),
        },
        IncidentWord::Smoking => Misconduct::Smoking,
        IncidentWord::Disturbance => Misconduct::Disturbance,
        IncidentWord::PersistentRefusal => Misconduct::PersistentRefusal,
        IncidentWord::HelpRefused => Misconduct::HelpRefused,
        IncidentWord::HidingScoresheet => Misconduct::HidingScoresheet,
        IncidentWord::WrongHand => Misconduct::WrongHand,
        IncidentWord::RoughWithClock => Misconduct::RoughWithClock,
        IncidentWord::AdjustingOnOpponentsTime => Misconduct::AdjustingOnOpponentsTime,
        IncidentWord::Interference => Misconduct::Interference,
    };
    let of = match of {
        OffenderWord::White => Offender::Player(Color::White),
        OffenderWord::Black => Offender::Player(Color::Black),
        OffenderWord::Both => Offender::Both,
        OffenderWord::Outsider => Offender::Outsider,
    };
    Incident { of, what }
}

/// The words of an incident.
pub(super) fn words(incident: Incident) -> (OffenderWord, IncidentWord, Circumstances) {
    let mut known = Circumstances::default();
    let what = match incident.what {
        Misconduct::Disrepute => IncidentWord::Disrepute,
        Misconduct::LeavingVenue => IncidentWord::LeavingVenue,
        Misconduct::LeavingArea => IncidentWord::LeavingArea,
        Misconduct::LeavingUnreported => IncidentWord::LeavingUnreported,
        Misconduct::Entering => IncidentWord::Entering,
        Misconduct::OutsideHelp => IncidentWord::OutsideHelp,
        Misconduct::Device(Device::InBag { agreed }) => {
            known.agreed = Some(agreed);
            IncidentWord::DeviceInBag
        }
        Misconduct::Device(Device::Carried) => IncidentWord::DeviceCarried,
        Misconduct::Device(Device::Handled) => IncidentWord::DeviceHandled,
        Misconduct::Device(Device::Sounded { before }) => {
            known.before = Some(before);
            IncidentWord::DeviceSounded
        }
        Misconduct::SearchRefused { body } => {
            known.body = Some(body);
            IncidentWord::SearchRefused
        }
        Misconduct::Smoking => IncidentWord::Smoking,
        Misconduct::Disturbance => IncidentWord::Disturbance,
        Misconduct::PersistentRefusal => IncidentWord::PersistentRefusal,
        Misconduct::HelpRefused => IncidentWord::HelpRefused,
        Misconduct::HidingScoresheet => IncidentWord::HidingScoresheet,
        Misconduct::WrongHand => IncidentWord::WrongHand,
        Misconduct::RoughWithClock => IncidentWord::RoughWithClock,
        Misconduct::AdjustingOnOpponentsTime => IncidentWord::AdjustingOnOpponentsTime,
        Misconduct::Interference => IncidentWord::Interference,
    };
    let of = match incident.of {
        Offender::Player(Color::White) => OffenderWord::White,
        Offender::Player(Color::Black) => OffenderWord::Black,
        Offender::Both => OffenderWord::Both,
        Offender::Outsider => OffenderWord::Outsider,
    };
    (of, what, known)
}
