//! What the row of an act says.

use strum::VariantArray;
use tuomari_rulebook::{Rules, Setting, Topic};

use crate::{
    act::{
        act_table::{Act, ActKind, ROWS},
        appeal::Appeal,
        assist::Duty,
        by::By,
        claim::Claim,
        command::FixedBy,
    },
    event::cites::Cites,
};

/// One act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    pub kind: ActKind,
    /// Who may do it.
    pub whose: Whose,
    /// What goes with it, in the order in which people say it.
    pub fields: &'static [Field],
    /// Where the rulebooks speak of it, the nearest first. Nothing where that
    /// depends on what is claimed, ruled, reported or imposed.
    pub ground: &'static [Source],
}

/// Who may do an act. Whether he may do it *now* is for `decide`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whose {
    /// A player; of claims, some are his assistant's too.
    Player,
    /// A player, and his assistant if he was accepted for this.
    Assisted(Duty),
    /// The arbiter, and the software where it does his work.
    Arbiter,
    /// The players, the arbiter and the software.
    Anyone,
    Software,
}

impl Whose {
    /// Whether an act may be this person's.
    pub fn includes(self, by: By) -> bool {
        match (self, by) {
            (Whose::Anyone, _)
            | (Whose::Player | Whose::Assisted(_), By::Player(_) | By::Assistant(_))
            | (Whose::Arbiter, By::Arbiter | By::System)
            | (Whose::Software, By::System) => true,
            (Whose::Player | Whose::Assisted(_) | Whose::Arbiter | Whose::Software, _) => false,
        }
    }
}

/// One field of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    pub name: &'static str,
    pub takes: Takes,
    /// Whether it may be left out, and who fills it in.
    pub need: Need,
}

/// Who fills a field in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// An option names it: it is meant as it stands.
    Given,
    /// An option may name it; who sends the act may leave it out.
    GivenOrNot,
    /// An option names it where it belongs: some rulings and claims have it,
    /// others must not.
    GivenForSome,
    /// The person fills it in.
    Filled,
    /// The person may fill it in.
    FilledOrNot,
    /// The person fills it in where it belongs.
    FilledForSome,
}

impl Need {
    /// Whether the field is always there.
    pub fn is_always(self) -> bool {
        matches!(self, Need::Given | Need::Filled)
    }

    /// Whether the field belongs to some forms of the act only.
    pub fn is_for_some(self) -> bool {
        matches!(self, Need::GivenForSome | Need::FilledForSome)
    }
}

/// What a field takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    Square,
    /// A move, by squares or in letters.
    Move,
    /// One of these words.
    Word(&'static [&'static str]),
    /// Words of this list, one or several.
    Words(&'static [&'static str]),
    /// A length of time.
    Time,
    /// A time control, as people write it.
    Control,
    YesNo,
    /// A whole number up to this one.
    Number(u64),
    /// A text of so many characters at most.
    Text(usize),
    /// Where the pieces stand, as a FEN.
    Fen,
    /// Points, `1-0`.
    Points,
    Lines,
    /// A language of moves.
    Language,
    /// A vocabulary of announcements.
    Vocabulary,
    /// A proof that a side can never mate.
    Proof,
}

/// Where a rulebook speaks of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Where it speaks of this topic.
    On(Topic),
    /// Where it settles this.
    Settles(Setting),
}

impl ActKind {
    /// The name of the kind.
    pub fn name(self) -> &'static str {
        self.into()
    }

    pub fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// The kind of a name.
    pub fn of(name: &str) -> Option<ActKind> {
        let all = ActKind::VARIANTS.iter();
        all.copied().find(|kind| kind.name() == name)
    }
}

impl Row {
    pub(crate) fn cites(&self, rules: &Rules) -> Cites {
        self.ground
            .iter()
            .fold(Cites::default(), |cites, source| match source {
                Source::On(topic) => cites.and_topic(rules, *topic),
                Source::Settles(setting) => cites.and_ruled(&rules.value(*setting)),
            })
    }
}

impl Act {
    /// The kind of act.
    pub fn kind(&self) -> ActKind {
        ActKind::from(self)
    }

    /// The duty of assistants it belongs to; none if it is the player's own.
    pub(crate) fn duty(&self) -> Option<Duty> {
        match self.kind().row().whose {
            Whose::Assisted(duty) => Some(duty),
            Whose::Player => {
                matches!(self, Act::Claim(Claim::Flag | Claim::TouchMove)).then_some(Duty::Claiming)
            }
            Whose::Anyone => matches!(self, Act::StopClock).then_some(Duty::Clock),
            Whose::Arbiter | Whose::Software => None,
        }
    }

    /// The name that texts go by: that of the kind, and of a claim, a fixed
    /// move or an appeal that of what it is.
    pub fn id(&self) -> &'static str {
        if let Act::Claim(claim) = self {
            return claim.id();
        }
        if let Act::FixMove { form, .. } = self {
            return match form {
                FixedBy::Writing => "write-intended-move",
                FixedBy::Entry => "enter-intended-move",
                FixedBy::Declaration => "declare-intended-move",
            };
        }
        if let Act::Appeal {
            against: Appeal::Conduct,
        } = self
        {
            return "complain";
        }
        self.kind().name()
    }
}

impl Claim {
    /// The name of the claim.
    pub fn id(self) -> &'static str {
        match self {
            Claim::IllegalMove => "claim-illegal-move",
            Claim::TouchMove => "claim-touch-move",
            Claim::Flag => "claim-flag",
            Claim::Threefold => "claim-threefold",
            Claim::FiftyMoves => "claim-fifty-moves",
            Claim::ExtraTime => "claim-extra-time",
            Claim::Quickplay { .. } => "claim-quickplay",
            Claim::NoProgress => "claim-no-progress",
            Claim::Displaced => "claim-displaced",
        }
    }
}

pub(super) const fn row(
    kind: ActKind,
    whose: Whose,
    fields: &'static [Field],
    ground: &'static [Source],
) -> Row {
    Row {
        kind,
        whose,
        fields,
        ground,
    }
}

pub(super) const fn given(name: &'static str, takes: Takes) -> Field {
    field(name, takes, Need::Given)
}

pub(super) const fn given_or_not(name: &'static str, takes: Takes) -> Field {
    field(name, takes, Need::GivenOrNot)
}

pub(super) const fn given_for_some(name: &'static str, takes: Takes) -> Field {
    field(name, takes, Need::GivenForSome)
}

pub(super) const fn filled(name: &'static str, takes: Takes) -> Field {
    field(name, takes, Need::Filled)
}

pub(super) const fn or_not(name: &'static str, takes: Takes) -> Field {
    field(name, takes, Need::FilledOrNot)
}

pub(super) const fn for_some(name: &'static str, takes: Takes) -> Field {
    field(name, takes, Need::FilledForSome)
}

pub(super) const fn field(name: &'static str, takes: Takes, need: Need) -> Field {
    Field { name, takes, need }
}
