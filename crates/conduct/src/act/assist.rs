//! What assistants do.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One thing an assistant does.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    serde::Serialize,
    serde::Deserialize,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[repr(u8)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Duty {
    /// Moves the pieces (`fide-2018/4.9`, `D.2.10.1`).
    Pieces = 1,
    /// Presses the clock (`fide-2018/6.2.6`, `D.2.10.3`).
    Clock = 2,
    /// Keeps the score (`fide-2018/8.1.6`, `D.2.10.3`).
    Scoresheet = 4,
    /// Announces the moves (`fide-2018/D.2.10.2`).
    Announcing = 8,
    /// Tells the number of moves and the times, when asked
    /// (`fide-2018/D.2.10.4`).
    Informing = 16,
    /// Claims a flag or a touched piece (`fide-2018/D.2.10.5`).
    Claiming = 32,
    /// Does what an adjournment asks for (`fide-2018/D.2.10.6`).
    Adjourning = 64,
}

impl Duty {
    pub const ALL: [Duty; 7] = [
        Duty::Pieces,
        Duty::Clock,
        Duty::Scoresheet,
        Duty::Announcing,
        Duty::Informing,
        Duty::Claiming,
        Duty::Adjourning,
    ];
}

/// The duties of one assistant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Duties(u8);

/// As a list of their words.
impl Serialize for Duties {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Duties {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Duties, D::Error> {
        Vec::deserialize(from).map(|duties| Duties::of(&duties))
    }
}

impl Duties {
    pub fn of(duties: &[Duty]) -> Duties {
        Duties(duties.iter().fold(0, |all, duty| all | *duty as u8))
    }

    /// Whether this one is among them.
    pub fn has(self, duty: Duty) -> bool {
        self.0 & duty as u8 != 0
    }

    pub fn iter(self) -> impl Iterator<Item = Duty> {
        Duty::ALL.into_iter().filter(move |duty| self.has(*duty))
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn within(self, other: Duties) -> bool {
        self.0 & !other.0 == 0
    }

    #[must_use]
    pub fn and(self, more: Duties) -> Duties {
        Duties(self.0 | more.0)
    }
}
