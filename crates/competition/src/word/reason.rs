//! Why a round was paired as it was, kept with the pairing.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};
use tuomari_report::Points;

use crate::word::{id::Who, outcome::Bye, written};

/// Two who meet, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Meeting {
    pub white: Who,
    pub black: Who,
    pub reason: Reason,
}

/// Why two meet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// By the table of a round robin or of two teams.
    Table,
    /// By the places of a knock-out's bracket.
    Seeds,
    /// An arbiter put them there.
    ByHand,
    /// Paired by score, in this bracket of the round, counted from the top.
    Score {
        bracket: u32,
        color: ColorBy,
        /// Which candidate of the bracket would have come before, counted
        /// from 1; none where these two come first.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        over: Option<u32>,
    },
}

/// By which rule two got their colours (C.04.3 5.2, C.04.6 4.3).
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ColorBy {
    /// Nobody's preference is denied.
    BothPreferences,
    StrongerPreference,
    WiderDifference,
    /// Changed against the latest round in which they differed.
    Alternated,
    /// The preference of the higher-ranked.
    HigherRanked,
    /// The lot before round 1, and the place in the list.
    InitialColor,
    /// Only one has a preference.
    OnlyPreference,
    /// Changed against the last match of the first team.
    FirstAlternates,
    /// Changed against the last match of the other team.
    OtherAlternates,
}

/// A bracket of a Swiss round, and what was decided in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct BracketTold {
    /// The score of its residents.
    #[serde(with = "written::points")]
    #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
    pub score: Points,
    /// Who came down from above; of teams, who came up from below.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<Who>>"))]
    pub floaters: Vec<Who>,
    pub residents: Vec<Who>,
    /// Who went on down, or to the bye.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<Who>>"))]
    pub left: Vec<Who>,
    /// Candidates that come before in the order of the procedure, and the
    /// first criterion in which the one taken is better.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<PassedOver>>"))]
    pub passed_over: Vec<PassedOver>,
}

/// A candidate that was not taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PassedOver {
    /// Those of its pairs that are not on the boards.
    pub pairs: Vec<(Who, Who)>,
    /// `C12`; `order` where no criterion parts them; `unweighed` where the
    /// round is too large for all to be weighed.
    pub by: String,
    /// Who would float, or have the bye, and does not.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<Who>>"))]
    pub floats: Vec<Who>,
}

/// Stands for the criterion where none was found out.
pub(crate) const UNWEIGHED: &str = "unweighed";

/// Somebody without an opponent in a round, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Idle {
    pub who: Who,
    pub bye: Bye,
    pub why: Why,
}

/// Why somebody has no opponent.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Why {
    /// The odd one out.
    Odd,
    /// His place in the table is free.
    Table,
    /// A bye that was granted.
    Granted,
    /// An absence that was declared.
    Absent,
    /// Not checked in where that is asked for.
    NotHere,
    /// Missed a round without a word.
    Unexplained,
    /// An arbiter left him out of the round.
    Excluded,
    /// Out of the knock-out.
    Beaten,
    ByHand,
}
