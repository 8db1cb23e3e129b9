//! Which team has White on its first board (4.3).

use crate::color::Color;

use super::field::{Team, TeamField};
use super::preference::TeamPreference;

/// The rule that gave a match its colours, in the order in which they are tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TeamColorRule {
    /// Neither has played: by the lot and the first team's number.
    InitialColor,
    OnlyPreference,
    OppositePreferences,
    OnlyStrongPreference,
    /// White to the team with the smaller colour difference.
    SmallerDifference,
    /// Changed against the latest round in which they had different colours.
    Alternated,
    FirstTeamsPreference,
    /// Changed against the first team's last match.
    FirstTeamAlternates,
    /// Changed against the other team's last match.
    OtherTeamAlternates,
}

/// Whether `one` is the first team: higher primary, then secondary score, then
/// smaller number (4.2).
pub(super) fn is_first(one: &Team, other: &Team) -> bool {
    let key = |team: &Team| (-team.record.score, -team.secondary, team.record.number);
    key(one) < key(other)
}

/// The colour of `first`, and why.
#[must_use]
pub fn allocate_teams(field: &TeamField, first: &Team, other: &Team) -> (Color, TeamColorRule) {
    let (own, theirs) = (&first.record.colors, &other.record.colors);
    if own.is_empty() && theirs.is_empty() {
        let initial = field.frame.initial;
        // A team keeps the number it was given, whoever is absent (1.1.3).
        let is_odd = first.record.number % 2 == 1;
        let color = if is_odd { initial } else { initial.opposite() };
        return (color, TeamColorRule::InitialColor);
    }
    let wishes = (
        TeamPreference::of(field, first),
        TeamPreference::of(field, other),
    );
    match wishes {
        (Some(a), None) => return (a.color, TeamColorRule::OnlyPreference),
        (None, Some(b)) => return (b.color.opposite(), TeamColorRule::OnlyPreference),
        (Some(a), Some(b)) if a.color != b.color => {
            return (a.color, TeamColorRule::OppositePreferences);
        }
        (Some(a), Some(b)) if a.is_strong != b.is_strong => {
            let color = if a.is_strong {
                a.color
            } else {
                b.color.opposite()
            };
            return (color, TeamColorRule::OnlyStrongPreference);
        }
        _ => {}
    }
    let (ours, others) = (
        first.record.color_difference(),
        other.record.color_difference(),
    );
    if ours != others {
        let color = if ours < others {
            Color::White
        } else {
            Color::Black
        };
        return (color, TeamColorRule::SmallerDifference);
    }
    let pairs = own.iter().rev().zip(theirs.iter().rev());
    for (&one, &two) in pairs {
        if one != two {
            return (two, TeamColorRule::Alternated);
        }
    }
    if let Some(wish) = wishes.0 {
        return (wish.color, TeamColorRule::FirstTeamsPreference);
    }
    match (own.last(), theirs.last()) {
        (Some(last), _) => (last.opposite(), TeamColorRule::FirstTeamAlternates),
        (None, Some(last)) => (*last, TeamColorRule::OtherTeamAlternates),
        (None, None) => (field.frame.initial, TeamColorRule::InitialColor),
    }
}
