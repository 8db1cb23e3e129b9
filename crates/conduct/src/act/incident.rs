//! What is reported of somebody's conduct (chapter 11).

use tuomari_board::Color;
use tuomari_rulebook::Topic;

/// Something a person reports to the arbiter, or the arbiter saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Incident {
    /// Whose conduct.
    pub of: Offender,
    /// What it was.
    pub what: Misconduct,
}

/// Whose conduct an incident is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offender {
    /// A player's.
    Player(Color),
    /// Both players'.
    Both,
    /// A spectator's, or a player's of another game.
    Outsider,
}

/// What an incident is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    /// Has or uses a device.
    Device(Device),
    /// Lets himself not be searched (`fide-2018/11.3.3`).
    SearchRefused {
        /// Whether it was about the body.
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
}

/// What was found of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Device {
    /// Switched off in a bag.
    InBag {
        /// Whether the event's regulations let it be there.
        agreed: bool,
    },
    /// Carried on the person.
    Carried,
    /// Handled.
    Handled,
    /// Made a sound.
    Sounded {
        /// How often this player's device sounded in earlier games of the
        /// event.
        before: u8,
    },
}

impl Incident {
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
