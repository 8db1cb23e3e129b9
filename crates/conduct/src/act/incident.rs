//! What is reported of somebody's conduct (chapter 11).

use tuomari_board::Color;
use tuomari_rulebook::Topic;

use super::written::Written;

/// Something a person reports to the arbiter, or the arbiter saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Incident {
    #[serde(with = "crate::act::written")]
    pub of: Offender,
    #[serde(flatten)]
    pub what: Misconduct,
    /// The half-move that was to be made, the first being 1; without it the
    /// one under way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ply: Option<usize>,
}

/// Whose conduct an incident is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offender {
    Player(Color),
    Both,
    /// A spectator's, or a player's of another game.
    Outsider,
}

impl Written for Offender {
    fn write(&self) -> String {
        match self {
            Offender::Player(color) => color.write(),
            Offender::Both => "both".to_owned(),
            Offender::Outsider => "outsider".to_owned(),
        }
    }

    fn read(text: &str) -> Option<Offender> {
        match text {
            "both" => Some(Offender::Both),
            "outsider" => Some(Offender::Outsider),
            color => Color::read(color).map(Offender::Player),
        }
    }
}

/// What an incident is about.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    serde::Serialize,
    serde::Deserialize,
    strum::IntoStaticStr,
)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Misconduct {
    /// Brings chess into disrepute (`fide-2018/11.1`).
    Disrepute,
    /// Leaves the venue without permission.
    LeavingVenue,
    /// Leaves the playing area while having the move.
    LeavingArea,
    /// Leaves it while the opponent has the move, and does not say so.
    LeavingUnreported,
    /// Enters the playing area without permission.
    Entering,
    /// Uses notes, advice or another board (`fide-2018/11.3.1`).
    OutsideHelp,
    /// Lets himself not be searched (`fide-2018/11.3.3`).
    SearchRefused {
        /// Whether it was about the body.
        #[serde(default)]
        body: bool,
    },
    /// Smokes elsewhere than allowed.
    Smoking,
    /// Distracts or annoys the opponent (`fide-2018/11.5`).
    Disturbance,
    /// Refuses again and again to comply with the Laws (`fide-2018/11.7`).
    PersistentRefusal,
    /// Does not help in a reconstruction (`fide-2018/11.11`).
    HelpRefused,
    /// Hides his scoresheet (`fide-2018/8.2`).
    HidingScoresheet,
    /// Presses with the other hand (`fide-2018/6.2.3`).
    WrongHand,
    /// Keeps a finger at the clock or handles it roughly
    /// (`fide-2018/6.2.4`).
    RoughWithClock,
    /// Adjusts while the opponent's clock runs (`fide-2018/6.2.5`).
    AdjustingOnOpponentsTime,
    /// Speaks of or meddles in a game that is not his (`fide-2018/12.7`).
    Interference,
    /// Has or uses a device.
    #[serde(untagged)]
    Device(Device),
}

impl Misconduct {
    pub fn id(self) -> &'static str {
        if let Misconduct::Device(device) = self {
            device.into()
        } else {
            self.into()
        }
    }
}

/// What was found of a device.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    serde::Serialize,
    serde::Deserialize,
    strum::IntoStaticStr,
)]
#[serde(tag = "what")]
pub enum Device {
    /// Switched off in a bag.
    #[serde(rename = "device-in-bag")]
    #[strum(serialize = "device-in-bag")]
    InBag {
        /// Whether the event's regulations let it be there.
        #[serde(default)]
        agreed: bool,
    },
    /// Carried on the person.
    #[serde(rename = "device-carried")]
    #[strum(serialize = "device-carried")]
    Carried,
    #[serde(rename = "device-handled")]
    #[strum(serialize = "device-handled")]
    Handled,
    #[serde(rename = "device-sounded")]
    #[strum(serialize = "device-sounded")]
    Sounded {
        /// How often this player's device sounded in earlier games of the
        /// event.
        #[serde(default)]
        before: u8,
    },
}

impl Incident {
    pub(crate) fn is_of_player(self) -> bool {
        Color::ALL.into_iter().any(|color| self.is_of(color))
    }

    /// Whether it is the conduct of this player.
    pub fn is_of(self, color: Color) -> bool {
        self.of == Offender::Player(color) || self.of == Offender::Both
    }
}

impl Misconduct {
    /// Where the rulebooks speak of it.
    pub(crate) fn topic(self) -> Topic {
        match self {
            Misconduct::Disrepute => Topic::Disrepute,
            Misconduct::LeavingVenue => Topic::LeavingVenue,
            Misconduct::LeavingArea | Misconduct::LeavingUnreported => Topic::LeavingArea,
            Misconduct::Entering => Topic::Stranger,
            Misconduct::OutsideHelp => Topic::OutsideHelp,
            Misconduct::Device(_) => Topic::Device,
            Misconduct::SearchRefused { .. } => Topic::SearchRefused,
            Misconduct::Smoking => Topic::Smoking,
            Misconduct::Disturbance => Topic::Disturbance,
            Misconduct::PersistentRefusal => Topic::PersistentRefusal,
            Misconduct::HelpRefused => Topic::HelpRefused,
            Misconduct::HidingScoresheet => Topic::ScoresheetVisible,
            Misconduct::WrongHand => Topic::ClockHand,
            Misconduct::RoughWithClock => Topic::ClockHandling,
            Misconduct::AdjustingOnOpponentsTime => Topic::AdjustingPenalised,
            Misconduct::Interference => Topic::Interference,
        }
    }
}
