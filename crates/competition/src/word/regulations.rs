//! What an organiser announces before a competition.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};
use tuomari_report::{Date, Mark, Points};

use crate::word::written;

/// The regulations of one competition.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a clause of its own, said or not said"
)]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Regulations {
    pub name: String,
    #[serde(default)]
    pub city: String,
    #[serde(default)]
    pub federation: String,
    #[serde(default, with = "written::day")]
    #[cfg_attr(feature = "schema", ts(type = "string | null"), schema(value_type = Option<String>))]
    pub first_day: Option<Date>,
    #[serde(default, with = "written::day")]
    #[cfg_attr(feature = "schema", ts(type = "string | null"), schema(value_type = Option<String>))]
    pub last_day: Option<Date>,
    #[serde(default)]
    pub chief_arbiter: String,
    #[serde(default)]
    pub deputies: Vec<String>,
    /// The rulebook and its profile: `fide-2023/standard`. Nothing is
    /// preselected.
    pub laws: String,
    pub system: System,
    /// How many rounds there are.
    pub rounds: u16,
    #[serde(default)]
    pub points: PointSystem,
    /// By their codes, one after another: `BH/C1`, `SB`.
    #[serde(default)]
    pub tie_breaks: Vec<String>,
    #[serde(default)]
    pub byes: ByeRules,
    /// Who has not checked in is not paired (C.04.2, 4.1).
    #[serde(default)]
    pub check_in: bool,
    /// In seconds, as record 222 writes it: `5400+30`.
    #[serde(default)]
    pub time_control: String,
    #[serde(default)]
    pub default_time_ms: Option<u64>,
    /// When rounds begin, in milliseconds of Unix time. Rounds are paired by
    /// people; at tables that are open by then the hour is appointed.
    #[serde(default)]
    pub schedule: Vec<u64>,
    #[serde(default)]
    pub acceleration: Acceleration,
    /// By FIDE's regulations; once left, it does not come back.
    #[serde(default = "yes")]
    pub fide: bool,
    /// The games are sent for FIDE rating.
    #[serde(default, skip_serializing_if = "is_not")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
    pub rated: bool,
    /// Who leaves the playing area on the opponent's move tells the arbiter.
    #[serde(default, skip_serializing_if = "is_not")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
    pub leaving_told: bool,
    #[serde(default)]
    pub teams: Option<TeamRules>,
}

/// How opponents find each other.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum System {
    /// Swiss by C.04.3; where teams play, by C.04.6.
    Swiss,
    RoundRobin,
    DoubleRoundRobin,
    Scheveningen,
    DoubleScheveningen,
    KnockOut,
    /// The arbiter pairs by hand.
    Manual,
}

/// Whether the upper half begins with virtual points (C.04.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Acceleration {
    #[default]
    None,
    Baku,
}

/// What each kind of round is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PointSystem {
    #[serde(with = "written::points")]
    #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
    pub win: Points,
    #[serde(with = "written::points")]
    #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
    pub draw: Points,
    #[serde(with = "written::points")]
    #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
    pub loss: Points,
    /// For a zero-point bye and a forfeit loss.
    #[serde(with = "written::points")]
    #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
    pub absent: Points,
    /// For the bye that the pairing allocates.
    #[serde(with = "written::points")]
    #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
    pub pairing_bye: Points,
}

/// Which byes may be asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ByeRules {
    /// Half-point byes for one player (C.05, 6.7).
    pub half: u8,
    /// The last round that may be missed so; `None` is any.
    #[serde(default)]
    pub until: Option<u16>,
    /// Titles whose holders get none.
    #[serde(default)]
    pub not_for: Vec<String>,
}

/// What holds where teams play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TeamRules {
    pub boards: u16,
    /// The colours of the team that has White, `WBWB`.
    pub colors: String,
    #[serde(default)]
    pub match_points: MatchPoints,
    #[serde(default)]
    pub order: BoardOrder,
    /// Captains hand in their line-ups so long before the round begins.
    #[serde(default)]
    pub deadline_ms: u64,
    /// Game points of the team without an opponent; half of the boards if
    /// nothing is said.
    #[serde(default, with = "written::points_or_not")]
    #[cfg_attr(feature = "schema", ts(type = "string | null"), schema(value_type = Option<String>))]
    pub bye_game_points: Option<Points>,
}

/// Match points for a match won, drawn and lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct MatchPoints {
    #[serde(with = "written::points")]
    #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
    pub win: Points,
    #[serde(with = "written::points")]
    #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
    pub draw: Points,
    #[serde(with = "written::points")]
    #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
    pub loss: Points,
}

/// How a line-up must follow the team's list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum BoardOrder {
    /// As the list stands.
    #[default]
    Fixed,
    /// By rating, within so many points.
    ByRating(u32),
    Free,
}

/// What can be changed in regulations.
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
pub enum Clause {
    /// Name, place, days, people, times: nothing that a result depends on.
    Heading,
    Laws,
    System,
    Rounds,
    Points,
    TieBreaks,
    Byes,
    TimeControl,
    DefaultTime,
    Schedule,
    Acceleration,
    Teams,
}

fn yes() -> bool {
    true
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over a reference"
)]
fn is_not(value: &bool) -> bool {
    !value
}

impl Default for PointSystem {
    fn default() -> PointSystem {
        PointSystem {
            win: Points::ONE,
            draw: Points::HALF,
            loss: Points::ZERO,
            absent: Points::ZERO,
            pairing_bye: Points::ONE,
        }
    }
}

impl Default for MatchPoints {
    fn default() -> MatchPoints {
        MatchPoints {
            win: Points::from_hundredths(200),
            draw: Points::ONE,
            loss: Points::ZERO,
        }
    }
}

impl MatchPoints {
    /// What a match is worth to the team that has the first of these points.
    pub(crate) fn of(self, own: Points, other: Points) -> Points {
        match own.cmp(&other) {
            std::cmp::Ordering::Greater => self.win,
            std::cmp::Ordering::Equal => self.draw,
            std::cmp::Ordering::Less => self.loss,
        }
    }
}

impl Default for ByeRules {
    fn default() -> ByeRules {
        ByeRules {
            half: 1,
            until: None,
            not_for: Vec::new(),
        }
    }
}

impl PointSystem {
    /// What a mark of the report file is worth.
    pub fn of_mark(&self, mark: Mark) -> Points {
        match mark {
            Mark::Win | Mark::UnratedWin | Mark::ForfeitWin | Mark::FullBye => self.win,
            Mark::Draw | Mark::UnratedDraw | Mark::HalfBye | Mark::Unknown => self.draw,
            Mark::Loss | Mark::UnratedLoss => self.loss,
            Mark::ForfeitLoss | Mark::ZeroBye => self.absent,
            Mark::PairingBye => self.pairing_bye,
        }
    }
}

impl System {
    /// Whether it depends on results who meets whom.
    pub fn is_swiss(self) -> bool {
        self == System::Swiss
    }

    pub fn is_round_robin(self) -> bool {
        matches!(self, System::RoundRobin | System::DoubleRoundRobin)
    }

    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl Regulations {
    /// Regulations with a name, laws, a system and a number of rounds, and
    /// otherwise as most competitions have them.
    pub fn new(name: &str, laws: &str, system: System, rounds: u16) -> Regulations {
        Regulations {
            name: name.to_owned(),
            city: String::new(),
            federation: String::new(),
            first_day: None,
            last_day: None,
            chief_arbiter: String::new(),
            deputies: Vec::new(),
            laws: laws.to_owned(),
            system,
            rounds,
            points: PointSystem::default(),
            tie_breaks: Vec::new(),
            byes: ByeRules::default(),
            check_in: false,
            time_control: String::new(),
            default_time_ms: None,
            schedule: Vec::new(),
            acceleration: Acceleration::None,
            fide: true,
            rated: false,
            leaving_told: false,
            teams: None,
        }
    }

    /// What differs from other regulations.
    pub fn changed(&self, other: &Regulations) -> Vec<Clause> {
        let heading = |one: &Regulations| {
            let days = (one.first_day, one.last_day);
            let people = (one.chief_arbiter.clone(), one.deputies.clone());
            let place = (one.name.clone(), one.city.clone(), one.federation.clone());
            (place, days, people)
        };
        let laws = |one: &Regulations| (one.laws.clone(), one.rated, one.leaving_told);
        let byes = |one: &Regulations| (one.byes.clone(), one.check_in);
        let differs = [
            (Clause::Heading, heading(self) != heading(other)),
            (Clause::Laws, laws(self) != laws(other)),
            (
                Clause::System,
                self.system != other.system || self.fide != other.fide,
            ),
            (Clause::Rounds, self.rounds != other.rounds),
            (Clause::Points, self.points != other.points),
            (Clause::TieBreaks, self.tie_breaks != other.tie_breaks),
            (Clause::Byes, byes(self) != byes(other)),
            (Clause::TimeControl, self.time_control != other.time_control),
            (
                Clause::DefaultTime,
                self.default_time_ms != other.default_time_ms,
            ),
            (Clause::Schedule, self.schedule != other.schedule),
            (
                Clause::Acceleration,
                self.acceleration != other.acceleration,
            ),
            (Clause::Teams, self.teams != other.teams),
        ];
        let differs = differs.into_iter().filter(|(_, is)| *is);
        differs.map(|(clause, _)| clause).collect()
    }
}
