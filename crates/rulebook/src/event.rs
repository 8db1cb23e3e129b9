//! What an event decides before the first move.

use std::fmt;

use crate::{
    profile::Profile,
    rulebook::Rulebook,
    rules::{Cell, Origin, Rules},
    setting::NotAValue,
    tables::{Setting, overlay_finland},
    value::{Span, Value},
};

/// An event's choices on their way to [`Rules`].
///
/// Precedence: the event's own decision, where the rulebook leaves it to
/// events; then the national overlay, if the organiser chose it; then the
/// rulebook's profile.
#[derive(Clone, Debug)]
#[must_use]
pub struct EventRules {
    rulebook: Rulebook,
    profile: Profile,
    finland: bool,
    decided: Vec<(Setting, String)>,
    supposed: Vec<(Setting, String)>,
}

/// Why an event's choices do not make rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesFault {
    /// The rulebook has no such profile.
    NoProfile(Rulebook, Profile),
    /// The overlay is for FIDE editions only.
    NoOverlay(Rulebook),
    /// The rulebook does not leave this to events.
    NotOverridable(Setting),
    /// The rulebook has no such thing to decide.
    NothingToDecide(Setting),
    /// The text is no value of the setting.
    NotAValue(NotAValue),
    /// The event must decide this and has not.
    Undecided(Setting),
}

/// All faults of an event's choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesFaults(pub Vec<RulesFault>);

#[derive(Debug)]
pub(crate) struct OverlayCell {
    pub(crate) rulebook: u8,
    pub(crate) profile: Option<Profile>,
    pub(crate) setting: Setting,
    pub(crate) cell: Cell,
}

impl EventRules {
    pub(crate) fn new(rulebook: Rulebook, profile: Profile) -> EventRules {
        EventRules {
            rulebook,
            profile,
            finland: false,
            decided: Vec::new(),
            supposed: Vec::new(),
        }
    }

    /// Adds what Finnish events do where they are silent. The organiser
    /// chooses it; it is never switched on by itself.
    pub fn with_finnish_overlay(mut self) -> EventRules {
        self.finland = true;
        self
    }

    /// Decides a setting. Faults are told when the rules are built.
    pub fn decide(mut self, setting: Setting, value: &str) -> EventRules {
        self.decided.push((setting, value.to_owned()));
        self
    }

    /// Supposes a value, whoever may decide it: what if the rulebook said
    /// otherwise? For trying cases and for proofs that something depends on
    /// the value; no event may play by it, and its origin says so.
    pub fn suppose(mut self, setting: Setting, value: &str) -> EventRules {
        self.supposed.push((setting, value.to_owned()));
        self
    }

    /// The rules, or everything that is wrong with the choices.
    pub fn build(self) -> Result<Rules, RulesFaults> {
        let table = self
            .rulebook
            .row()
            .profiles
            .iter()
            .find(|(profile, _)| *profile == self.profile);
        let Some((_, cells)) = table else {
            let fault = RulesFault::NoProfile(self.rulebook, self.profile);
            return Err(RulesFaults(vec![fault]));
        };
        let mut rules = Rules {
            rulebook: self.rulebook,
            profile: self.profile,
            cells: Box::new(**cells),
        };
        let mut faults = Vec::new();
        if self.finland {
            faults.extend(overlay(&mut rules));
        }
        for (setting, text) in &self.decided {
            faults.extend(decide(&mut rules, *setting, text).err());
        }
        for (setting, text) in &self.supposed {
            faults.extend(suppose(&mut rules, *setting, text).err());
        }
        faults.extend(undecided(&rules));
        if faults.is_empty() {
            Ok(rules)
        } else {
            Err(RulesFaults(faults))
        }
    }
}

/// Lays the Finnish overlay on, except where the edition says `never` or has
/// no such thing.
fn overlay(rules: &mut Rules) -> Option<RulesFault> {
    let index = rules.rulebook.index();
    let mut found = false;
    for over in overlay_finland()
        .iter()
        .filter(|over| over.rulebook == index)
    {
        found = true;
        let fits = over.profile.is_none_or(|profile| profile == rules.profile);
        let cell = &mut rules.cells[over.setting as usize];
        if fits && !is_closed(over.setting, cell.value) {
            *cell = over.cell;
        }
    }
    (!found).then_some(RulesFault::NoOverlay(rules.rulebook))
}

fn is_closed(setting: Setting, value: Value) -> bool {
    matches!(value, Value::NotApplicable | Value::Span(Span::Never))
        || value.text(setting) == "never"
}

fn decide(rules: &mut Rules, setting: Setting, text: &str) -> Result<(), RulesFault> {
    let cell = &mut rules.cells[setting as usize];
    if cell.value == Value::NotApplicable {
        return Err(RulesFault::NothingToDecide(setting));
    }
    if !setting.is_overridable() {
        return Err(RulesFault::NotOverridable(setting));
    }
    let value = Value::parse(setting, text).map_err(RulesFault::NotAValue)?;
    // The article that leaves the matter to events still is the ground.
    *cell = Cell {
        value,
        origin: Origin::Event,
        ..*cell
    };
    Ok(())
}

fn suppose(rules: &mut Rules, setting: Setting, text: &str) -> Result<(), RulesFault> {
    let value = match text {
        "n/a" => Value::NotApplicable,
        text => Value::parse(setting, text).map_err(RulesFault::NotAValue)?,
    };
    let cell = &mut rules.cells[setting as usize];
    *cell = Cell {
        value,
        origin: Origin::Supposed,
        ..*cell
    };
    Ok(())
}

fn undecided(rules: &Rules) -> impl Iterator<Item = RulesFault> {
    Setting::all()
        .filter(|setting| rules.value(*setting).value == Value::EventMustSet)
        .map(RulesFault::Undecided)
}

impl fmt::Display for RulesFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesFault::NoProfile(rulebook, profile) => {
                write!(f, "{rulebook} has no profile {profile}; it has")?;
                for profile in rulebook.profiles() {
                    write!(f, " {profile}")?;
                }
                Ok(())
            }
            RulesFault::NoOverlay(rulebook) => {
                write!(
                    f,
                    "the Finnish overlay is for FIDE editions, not for {rulebook}"
                )
            }
            RulesFault::NotOverridable(setting) => {
                write!(f, "{setting} is fixed by the rulebook; leave it out")
            }
            RulesFault::NothingToDecide(setting) => {
                write!(f, "this rulebook has no {setting}; leave it out")
            }
            RulesFault::NotAValue(fault) => fault.fmt(f),
            RulesFault::Undecided(setting) => {
                write!(f, "{setting} is left to the event; choose a value")
            }
        }
    }
}

impl fmt::Display for RulesFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for RulesFaults {}
