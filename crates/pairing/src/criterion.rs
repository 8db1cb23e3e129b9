//! The criteria of the Dutch system of 2026 by their numbers.

/// A pairing criterion of C.04.3, the weightiest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Criterion {
    /// Not met before, and not prohibited.
    C1,
    /// No bye for one who is barred from it.
    C2,
    /// No two non-topscorers with one absolute colour preference.
    C3,
    /// The rest can still be paired.
    C4,
    /// The smallest possible score of the bye's receiver.
    C5,
    /// The fewest downfloaters possible.
    C6,
    /// The lowest scores of the downfloaters.
    C7,
    /// Downfloaters that suit the next bracket best.
    C8,
    /// The fewest unplayed games of the bye's receiver.
    C9,
    /// Topscorers or opponents beyond a colour difference of two.
    C10,
    /// Topscorers or opponents with one colour three times running.
    C11,
    /// Players without their colour preference.
    C12,
    /// Players without their strong colour preference.
    C13,
    /// Resident downfloaters who floated down one round ago.
    C14,
    /// Opponents of moved-down players who floated up one round ago.
    C15,
    /// Resident downfloaters who floated down two rounds ago.
    C16,
    /// Opponents of moved-down players who floated up two rounds ago.
    C17,
    /// Score differences of moved-down players who floated down one round ago.
    C18,
    /// Score differences of their opponents who floated up one round ago.
    C19,
    /// Score differences of moved-down players who floated down two rounds ago.
    C20,
    /// Score differences of their opponents who floated up two rounds ago.
    C21,
    /// None of them: the one taken is generated first.
    Order,
}

impl Criterion {
    /// Those that compare candidates, in their order.
    pub(crate) const QUALITY: [Criterion; 16] = [
        Criterion::C6,
        Criterion::C7,
        Criterion::C8,
        Criterion::C9,
        Criterion::C10,
        Criterion::C11,
        Criterion::C12,
        Criterion::C13,
        Criterion::C14,
        Criterion::C15,
        Criterion::C16,
        Criterion::C17,
        Criterion::C18,
        Criterion::C19,
        Criterion::C20,
        Criterion::C21,
    ];
}
