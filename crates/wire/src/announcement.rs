//! Findings, rulings and penalties on the wire.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_clock::Extra;
use tuomari_conduct::{Announced, Announcement, ClaimKind, ClockReason, Ground, PerMove};
use utoipa::ToSchema;

use super::{
    question::{MatterDto, ground},
    ruling::{PenaltyDto, RulingDto},
    view::{EachDto, articles, halves},
    word::ColorWord,
};

/// Something said aloud at the table, when, and by which articles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct AnnouncedDto {
    /// When, on the table's watch.
    pub at_ms: u64,
    /// What.
    pub what: AnnouncementDto,
    /// By which articles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>")]
    pub articles: Vec<String>,
}

/// A finding, a ruling, a penalty, or an effect of one. Texts are found by
/// the id, after `web-told-`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "id", rename_all = "kebab-case")]
#[ts(optional_fields)]
pub enum AnnouncementDto {
    /// The arbiter ruled.
    Ruled {
        /// On what.
        matter: Box<MatterDto>,
        /// How.
        ruling: RulingDto,
    },
    /// A penalty was imposed.
    Penalised {
        /// Which, and on whom.
        penalty: PenaltyDto,
    },
    /// A claim was examined.
    Found {
        /// Whose.
        of: ColorWord,
        /// What was claimed.
        claim: ClaimKind,
        /// On which ground.
        #[serde(skip_serializing_if = "Option::is_none")]
        ground: Option<Ground>,
        /// Whether it was found correct.
        correct: bool,
    },
    /// A claim could not be made then.
    Inadmissible {
        /// Whose.
        of: ColorWord,
        /// What was claimed.
        claim: ClaimKind,
        /// On which ground.
        #[serde(skip_serializing_if = "Option::is_none")]
        ground: Option<Ground>,
    },
    /// A player's illegal moves are now this many.
    IllegalMoves {
        /// Whose.
        of: ColorWord,
        /// How many.
        count: u8,
    },
    /// A player got time.
    TimeAdded {
        /// Who.
        of: ColorWord,
        /// How much.
        time_ms: u64,
    },
    /// A player lost time.
    TimeTaken {
        /// Who.
        of: ColorWord,
        /// How much.
        time_ms: u64,
    },
    /// An earlier position stands again.
    Reinstated {},
    /// A player must play the move he named.
    Bound {
        /// Who.
        of: ColorWord,
    },
    /// The score was changed.
    ScoreSet {
        /// The points of each, in halves.
        halves: EachDto,
    },
    /// The arbiter set the clock.
    ClockSet {
        /// Why.
        why: ClockReason,
    },
    /// A player's stop of the clock was judged.
    StopJudged {
        /// Whose.
        of: ColorWord,
        /// Whether there was reason.
        justified: bool,
    },
    /// A player does not lose for being late.
    Excused {
        /// Who.
        of: ColorWord,
    },
    /// Both have extra time for each move from now on.
    ExtraTime {
        /// How it is given; left out if there is none any more.
        #[serde(skip_serializing_if = "Option::is_none")]
        form: Option<PerMove>,
        /// How much.
        time_ms: u64,
    },
    /// The game goes on: its conclusion was set aside.
    Reopened {},
    /// Another game is played in this one's place.
    NewGame {},
    /// Somebody who does not play was sent out of the hall.
    OutsiderExpelled {},
}

impl From<&Announced> for AnnouncedDto {
    fn from(announced: &Announced) -> AnnouncedDto {
        AnnouncedDto {
            at_ms: announced.at.ms(),
            what: announced.what.into(),
            articles: articles(announced.cites),
        }
    }
}

impl From<Announcement> for AnnouncementDto {
    fn from(what: Announcement) -> AnnouncementDto {
        match what {
            Announcement::Ruled(matter, ruling) => AnnouncementDto::Ruled {
                matter: Box::new(MatterDto::from(matter).for_all()),
                ruling: ruling.into(),
            },
            Announcement::Penalised(penalty) => AnnouncementDto::Penalised {
                penalty: penalty.into(),
            },
            Announcement::Found { by, claim, correct } => AnnouncementDto::Found {
                of: by.into(),
                claim: claim.into(),
                ground: ground(claim),
                correct,
            },
            Announcement::Inadmissible(by, claim) => AnnouncementDto::Inadmissible {
                of: by.into(),
                claim: claim.into(),
                ground: ground(claim),
            },
            Announcement::IllegalMoves(of, count) => AnnouncementDto::IllegalMoves {
                of: of.into(),
                count,
            },
            Announcement::TimeAdded(of, time) => AnnouncementDto::TimeAdded {
                of: of.into(),
                time_ms: time.ms(),
            },
            Announcement::TimeTaken(of, time) => AnnouncementDto::TimeTaken {
                of: of.into(),
                time_ms: time.ms(),
            },
            Announcement::Reinstated => AnnouncementDto::Reinstated {},
            Announcement::BoundToMove(of) => AnnouncementDto::Bound { of: of.into() },
            Announcement::ScoreSet(score) => AnnouncementDto::ScoreSet {
                halves: halves(score),
            },
            Announcement::ClockSet(why) => AnnouncementDto::ClockSet { why },
            Announcement::StopJudged(of, justified) => AnnouncementDto::StopJudged {
                of: of.into(),
                justified,
            },
            Announcement::Excused(of) => AnnouncementDto::Excused { of: of.into() },
            Announcement::ExtraTime(extra) => AnnouncementDto::ExtraTime {
                form: form(extra),
                time_ms: extra.time().ms(),
            },
            Announcement::Reopened => AnnouncementDto::Reopened {},
            Announcement::NewGame => AnnouncementDto::NewGame {},
            Announcement::OutsiderExpelled => AnnouncementDto::OutsiderExpelled {},
        }
    }
}

fn form(extra: Extra) -> Option<PerMove> {
    if !extra.increment().is_zero() {
        Some(PerMove::Increment)
    } else if !extra.delay().is_zero() {
        Some(PerMove::Delay)
    } else {
        None
    }
}
