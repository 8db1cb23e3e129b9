//! How many want which colour, and the clashes that this alone forces.

use crate::color::Color;
use crate::preference::Strength;
use crate::roster::Roster;

/// Clashes of colour that a bracket may still have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Clashes {
    /// C12: pairs in which both want one colour.
    pub(super) any: usize,
    /// C13: those of them in which neither wish is mild.
    pub(super) strong: usize,
}

impl Clashes {
    /// What is left if these two meet; none if that is one clash too many.
    pub(super) fn after(self, roster: &Roster<'_>, one: usize, other: usize) -> Option<Clashes> {
        let wishes = (roster.preferences[one], roster.preferences[other]);
        match wishes {
            (Some(a), Some(b)) if a.color == b.color => {
                let is_strong = a.strength.min(b.strength) > Strength::Mild;
                Some(Clashes {
                    any: self.any.checked_sub(1)?,
                    strong: self.strong.checked_sub(usize::from(is_strong))?,
                })
            }
            _ => Some(self),
        }
    }

    /// Whether this allows as much as the other.
    pub(super) fn allow(self, needed: Clashes) -> bool {
        needed.any <= self.any && needed.strong <= self.strong
    }

    fn of(any: usize, mild: usize) -> Clashes {
        Clashes {
            any,
            strong: any.saturating_sub(mild),
        }
    }
}

/// Those who want one colour.
#[derive(Debug, Clone, Copy, Default)]
struct Side {
    all: usize,
    mild: usize,
}

/// How many want White, want Black, want nothing.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Wishes {
    white: Side,
    black: Side,
    none: usize,
}

impl Wishes {
    pub(super) fn of(roster: &Roster<'_>, places: &[usize]) -> Wishes {
        let mut wishes = Wishes::default();
        for &at in places {
            wishes.add(roster, at);
        }
        wishes
    }

    pub(super) fn add(&mut self, roster: &Roster<'_>, at: usize) {
        self.change(roster, at, |count| *count += 1);
    }

    pub(super) fn take(&mut self, roster: &Roster<'_>, at: usize) {
        self.change(roster, at, |count| *count -= 1);
    }

    fn change(&mut self, roster: &Roster<'_>, at: usize, step: fn(&mut usize)) {
        let Some(wish) = roster.preferences[at] else {
            step(&mut self.none);
            return;
        };
        let side = match wish.color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        };
        step(&mut side.all);
        if wish.strength == Strength::Mild {
            step(&mut side.mild);
        }
    }

    /// The fewest clashes among these; one of an odd number floats.
    pub(super) fn clashes(self) -> Clashes {
        let len = self.white.all + self.black.all + self.none;
        let more = if self.white.all > self.black.all {
            self.white
        } else {
            self.black
        };
        let paired = more.all.saturating_sub(len % 2);
        Clashes::of(paired.saturating_sub(len / 2), more.mild)
    }

    /// The fewest clashes if each of these meets one of the others.
    pub(super) fn clashes_with(self, others: Wishes) -> Clashes {
        let white = self
            .white
            .all
            .saturating_sub(others.black.all + others.none);
        let black = self
            .black
            .all
            .saturating_sub(others.white.all + others.none);
        if white > 0 {
            Clashes::of(white, self.white.mild + others.white.mild)
        } else {
            Clashes::of(black, self.black.mild + others.black.mild)
        }
    }
}
