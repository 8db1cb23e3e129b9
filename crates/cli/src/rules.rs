//! Rules for those who have no event of their own.

use tuomari_rulebook::{
    EventRules, Origin, Profile, Rulebook, Rules, RulesFault, RulesFaults, Setting, ValueKind,
};

/// Rules in which everything is decided, and what had to be decided for it.
#[derive(Clone, Debug)]
pub(crate) struct Settled {
    pub(crate) rules: Rules,
    /// What the rulebook leaves to the event and nobody decided.
    pub(crate) assumed: Vec<Setting>,
}

impl Settled {
    /// The rules as printed. The rulebook must have the profile.
    pub(crate) fn printed(rulebook: Rulebook, profile: Profile) -> Result<Settled, RulesFaults> {
        Settled::of(Rules::of(rulebook, profile))
    }

    /// An event's rules, with what it left open decided as a club would for an
    /// evening of unrated games.
    pub(crate) fn of(event: EventRules) -> Result<Settled, RulesFaults> {
        let faults = match event.clone().build() {
            Ok(rules) => {
                let assumed = Vec::new();
                return Ok(Settled { rules, assumed });
            }
            Err(faults) => faults.0,
        };
        let mut settled = event;
        let mut assumed = Vec::new();
        for fault in faults {
            if let RulesFault::Undecided(setting) = fault {
                settled = settled.decide(setting, assumption(setting));
                assumed.push(setting);
            }
        }
        // Other faults than an open choice come back here.
        let rules = settled.build()?;
        Ok(Settled { rules, assumed })
    }
}

/// The profile of a rulebook that people mean who name none: the first, or the
/// one that plays at the same pace, with as many arbiters, as `other`.
pub(crate) fn usual_profile(rulebook: Rulebook, other: Option<&Rules>) -> Profile {
    let alike = |profile: &Profile| {
        let (Some(other), Ok(own)) = (other, Settled::printed(rulebook, *profile)) else {
            return false;
        };
        [Setting::TimeClass, Setting::SupervisionMode]
            .into_iter()
            .all(|setting| own.rules.value(setting).value == other.value(setting).value)
    };
    let mut profiles = rulebook.profiles();
    let usual = rulebook.profiles().find(alike);
    usual.or_else(|| profiles.next()).unwrap_or(Profile::Only)
}

/// A value for what the event must decide and did not.
fn assumption(setting: Setting) -> &'static str {
    match setting.kind() {
        ValueKind::YesNo => "no",
        ValueKind::Span => "30min",
        ValueKind::Moves => "none",
        ValueKind::Count => "0",
        ValueKind::Choice(words) => words.first().copied().unwrap_or_default(),
    }
}

/// Who gave a value, for programs.
pub(crate) fn origin_id(origin: Origin) -> &'static str {
    match origin {
        Origin::Own => "own",
        Origin::Base => "base",
        Origin::Overlay { .. } => "overlay",
        Origin::Event => "event",
        Origin::Supposed => "supposed",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_profile_of_every_rulebook_can_be_settled() {
        for rulebook in Rulebook::all() {
            for profile in rulebook.profiles() {
                Settled::printed(rulebook, profile).unwrap();
            }
        }
    }

    #[test]
    fn a_national_blitz_code_is_like_unsupervised_blitz() {
        let national = Settled::printed("fi-blitz-2014".parse().unwrap(), Profile::Only).unwrap();
        let fide: Rulebook = "fide-2018".parse().unwrap();
        let like = usual_profile(fide, Some(&national.rules));
        assert_eq!(like, Profile::BlitzUnsupervised);
        assert_eq!(usual_profile(fide, None), Profile::Standard);
    }
}
