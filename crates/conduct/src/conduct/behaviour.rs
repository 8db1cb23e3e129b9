//! Chapter 11: the conduct of the players, and of those who look on.

use tuomari_board::Color;
use tuomari_rulebook::{
    ArbiterIntervention, DevicesInBag, InspectionScope, LeaveReportDuty, PhoneCountScope,
    PhonePenalty, SpectatorInterference, Topic,
};

use crate::{
    act::command::{By, Claim},
    arbiter::penalties::{self, Measure, Penalty},
    draft::Draft,
    ending::concluding::conclude,
    event::{
        cites::Cites,
        conclusion::{Cause, Conclusion},
        happening::Happening,
        question::{Matter, Proposal},
        refusal::Refusal,
    },
    state::game::Game,
};

/// So many incidents may wait for the arbiter at once; he rules on one before
/// more are taken.
pub const MAX_OPEN_INCIDENTS: usize = 16;

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

/// What has been counted against a player in this game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tally {
    /// Draw offers.
    pub offers: u8,
    /// Claims found incorrect, or not to be made then.
    pub claims: u8,
    /// Looks at the arbiter's record.
    pub views: u8,
    /// Sounds of a device.
    pub soundings: u8,
    /// Warnings.
    pub warnings: u8,
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

/// Somebody reports an incident. Where the arbiter acts on request only, he
/// reports nothing of the players himself.
pub(crate) fn report(draft: &mut Draft<'_>, incident: Incident) -> Result<(), Refusal> {
    let rules = draft.rules();
    if draft.by == By::System {
        return Err(Refusal::NotYours);
    }
    let silence = rules.arbiter_intervention();
    let unasked = silence.value == ArbiterIntervention::OnlyOnRequest && draft.by == By::Arbiter;
    if unasked && incident.of != Offender::Outsider {
        return Err(Refusal::Forbidden(Cites::ruled(&silence)));
    }
    may_ask(draft, incident)?;
    let cites = Cites::topic(rules, incident.what.topic());
    draft.push(Happening::Reported(incident), cites);
    match (incident.of, incident.what) {
        (Offender::Player(of), Misconduct::Device(device)) => phone(draft, incident, of, device),
        (Offender::Player(of), Misconduct::PersistentRefusal) => {
            // The arbiter fixes the opponent's score; a win is proposed.
            let lost = Conclusion::win(!of, Cause::Penalty(of));
            ask(draft, incident, Some(Proposal::End(lost)), cites);
        }
        (Offender::Both, Misconduct::PersistentRefusal) => {
            let lost = Conclusion {
                points: tuomari_notation::Points::NONE,
                cause: Cause::Arbiter,
            };
            let cites = Cites::topic(rules, Topic::BothRefuse).and_topic(rules, Topic::Score);
            ask(draft, incident, Some(Proposal::End(lost)), cites);
        }
        (Offender::Outsider, _) => outsider(draft, incident, cites),
        (_, what) if !is_breach(draft, what) => {}
        _ => {
            let cites = cites
                .and_topic(rules, Topic::ConductPenalised)
                .and_topic(rules, Topic::Penalties);
            ask(draft, incident, Some(Proposal::Warning), cites);
        }
    }
    Ok(())
}

/// The same incident is not asked about twice, and the list stays short.
fn may_ask(draft: &Draft<'_>, incident: Incident) -> Result<(), Refusal> {
    let mut open = 0;
    for question in &draft.game.questions {
        if let Matter::Incident(other, _) = question.matter {
            open += 1;
            if other == incident || open >= MAX_OPEN_INCIDENTS {
                return Err(Refusal::AlreadyAsked);
            }
        }
    }
    Ok(())
}

/// Whether the rulebook forbids it at all.
fn is_breach(draft: &Draft<'_>, what: Misconduct) -> bool {
    let rules = draft.rules();
    match what {
        Misconduct::SearchRefused { body: true } => {
            rules.inspection_scope().value == InspectionScope::ItemsAndBody
        }
        Misconduct::LeavingUnreported => {
            rules.leave_report_duty().value == LeaveReportDuty::EventMayRequire
        }
        _ => true,
    }
}

fn ask(draft: &mut Draft<'_>, incident: Incident, proposal: Option<Proposal>, cites: Cites) {
    let tally = match incident.of {
        Offender::Player(of) => draft.game.tally(of),
        Offender::Both | Offender::Outsider => Tally::default(),
    };
    draft.ask(Matter::Incident(incident, tally), proposal, cites);
}

/// Somebody from outside meddles: the arbiter may send him away, and where
/// the rulebook says so, have the game played again.
fn outsider(draft: &mut Draft<'_>, incident: Incident, cites: Cites) {
    let rule = draft.rules().spectator_interference();
    let proposal = match rule.value {
        SpectatorInterference::Expel | SpectatorInterference::ExpelOrReplay => {
            Some(Proposal::Expel)
        }
        SpectatorInterference::NotApplicable => None,
    };
    ask(draft, incident, proposal, cites.and_ruled(&rule));
}

/// A phone or another device, by each rulebook's own price.
fn phone(draft: &mut Draft<'_>, incident: Incident, of: Color, device: Device) {
    let rules = draft.rules();
    let rule = rules.phone_penalty();
    let bag = rules.devices_in_bag();
    let cites = Cites::ruled(&rule).and_topic(rules, Topic::Device);
    let lost = Conclusion::win(!of, Cause::Penalty(of));
    let in_agreed_bag =
        device == Device::InBag { agreed: true } && bag.value == DevicesInBag::EventMayAllow;
    match (rule.value, device) {
        (_, Device::InBag { .. }) if in_agreed_bag => {}
        (PhonePenalty::LossIfBroughtIn | PhonePenalty::LossIfCarried, _) => {
            let cites = cites.and_ruled(&bag);
            ask(draft, incident, Some(Proposal::End(lost)), cites);
        }
        (PhonePenalty::LossIfHandledOrSounds, Device::Handled | Device::Sounded { .. }) => {
            if draft.by == By::Arbiter {
                conclude(draft, lost, cites);
            } else {
                ask(draft, incident, Some(Proposal::End(lost)), cites);
            }
        }
        (PhonePenalty::SoundWarningThenLoss, Device::Sounded { before }) => {
            sounded(draft, incident, of, before);
        }
        _ => {}
    }
}

/// The first sound earns a warning, the second costs the game; counted in the
/// game or in the event (D-48). The arbiter confirms the loss.
fn sounded(draft: &mut Draft<'_>, incident: Incident, of: Color, before: u8) {
    let rules = draft.rules();
    let scope = rules.phone_count_scope();
    let cites = Cites::ruled(&rules.phone_penalty()).and_ruled(&scope);
    let in_game = draft.game.tally(of).soundings;
    let earlier = match scope.value {
        PhoneCountScope::Game => in_game,
        PhoneCountScope::Event | PhoneCountScope::NotApplicable => in_game.saturating_add(before),
    };
    if earlier > 0 {
        let lost = Conclusion::win(!of, Cause::Penalty(of));
        ask(draft, incident, Some(Proposal::End(lost)), cites);
        return;
    }
    let warning = Penalty {
        offender: of,
        measure: Measure::Warning,
    };
    let asked = draft.by != By::Arbiter || penalties::impose(draft, warning, cites).is_err();
    if asked {
        ask(draft, incident, Some(Proposal::Warning), cites);
    }
}

impl Game {
    /// What has been counted against the player in this game.
    pub fn tally(&self, of: Color) -> Tally {
        *self.tally.get(of)
    }

    /// Counts what the arbiter may want to see.
    pub(crate) fn count(&mut self, what: &Happening) {
        let more = |count: &mut u8| *count = count.saturating_add(1);
        match what {
            Happening::DrawOffered { by, .. } => more(&mut self.tally.get_mut(*by).offers),
            Happening::Found {
                by,
                correct: false,
                claim,
            } if *claim != Claim::TouchMove => more(&mut self.tally.get_mut(*by).claims),
            Happening::Inadmissible(by, _) => more(&mut self.tally.get_mut(*by).claims),
            Happening::Reported(Incident {
                of: Offender::Player(of),
                what: Misconduct::Device(Device::Sounded { .. }),
            }) => more(&mut self.tally.get_mut(*of).soundings),
            _ => {}
        }
    }
}
