//! Questions to the arbiter on the wire.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_board::Color;
use tuomari_clock::Millis;
use tuomari_conduct::{
    Claim, ClaimKind, ClockFault, Duty, Ground, Matter, PerMove, Proof, Proposal, QuestionView,
    StartError, act::written::Written,
};
use tuomari_telling::cause;
use utoipa::ToSchema;

use super::{view::articles, word::ColorWord};

/// A question as a seat may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct QuestionDto {
    /// Its number, for who answers it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<u16>,
    /// Since when it waits, on the table's watch, for who answers it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since_ms: Option<u64>,
    /// What it is about.
    pub matter: MatterDto,
    /// What the readings propose, for who answers it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proposal: Option<ProposalDto>,
    /// The articles to look at.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>")]
    pub articles: Vec<String>,
}

/// What a question is about. Texts are found by the id, after `matter-`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct MatterDto {
    /// The id: `claim`, `both-flags`.
    pub id: String,
    /// Whom it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<ColorWord>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim: Option<ClaimKind>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ground: Option<Ground>,
    /// What was wrong at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<StartError>,
    /// What is wrong with the clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<ClockFault>,
    /// How extra time is asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub form: Option<PerMove>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offender: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub what: Option<String>,
    /// Warnings the offender has had in this game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub warnings: Option<u8>,
    /// What the assistant is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duties: Option<Vec<Duty>>,
    /// Whether for a disability.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub disabled: Option<bool>,
    /// Positions looked at without a proof.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub positions: Option<u64>,
    /// Why the player can never mate, by the id of the proof.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<String>,
    /// Plies played when the position was dead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plies: Option<usize>,
}

/// What the readings propose. Texts are found by the id, after `proposal-`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct ProposalDto {
    /// The id: `end`, `play-on`.
    pub id: String,
    /// The points, `1-0`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<String>,
    /// Why the game would end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<String>,
    /// Plies that remain, or from which on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plies: Option<usize>,
    /// White's and Black's times.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub times_ms: Option<[u64; 2]>,
}

impl From<&QuestionView> for QuestionDto {
    fn from(question: &QuestionView) -> QuestionDto {
        match question {
            QuestionView::Full(question, since) => QuestionDto {
                question: Some(question.id.0),
                since_ms: Some(since.ms()),
                matter: question.matter.into(),
                proposal: question.proposal.map(Into::into),
                articles: articles(question.cites),
            },
            QuestionView::Pending(matter, cites) => QuestionDto {
                question: None,
                since_ms: None,
                matter: MatterDto::from(*matter).for_all(),
                proposal: None,
                articles: articles(*cites),
            },
        }
    }
}

impl MatterDto {
    /// The matter without what only the arbiter has to know of a person, and
    /// without a number of moves.
    #[must_use]
    pub(super) fn for_all(self) -> MatterDto {
        MatterDto {
            warnings: None,
            disabled: None,
            plies: None,
            ..self
        }
    }
}

pub(super) fn proof_word(proof: Proof) -> &'static str {
    match proof {
        Proof::BareKing => "bare-king",
        Proof::Material => "material",
        Proof::OutOfReach => "out-of-reach",
        Proof::GameOver => "game-over",
        Proof::Exhausted { .. } => "exhausted",
    }
}

fn plain(id: &str) -> MatterDto {
    MatterDto {
        id: id.to_owned(),
        ..MatterDto::default()
    }
}

fn about(id: &str, of: Color) -> MatterDto {
    MatterDto {
        of: Some(of.into()),
        ..plain(id)
    }
}

/// The ground of a claim, which only a quickplay claim has.
pub(super) fn ground(claim: Claim) -> Option<Ground> {
    if let Claim::Quickplay { ground } = claim {
        Some(ground)
    } else {
        None
    }
}

fn claimed(id: &str, by: Color, claim: Claim) -> MatterDto {
    MatterDto {
        claim: Some(claim.into()),
        ground: ground(claim),
        ..about(id, by)
    }
}

impl From<Matter> for MatterDto {
    fn from(matter: Matter) -> MatterDto {
        match matter {
            Matter::Claim(by, claim) => claimed("claim", by, claim),
            Matter::Watched(by, claim) => claimed("watched", by, claim),
            Matter::Referred(by, ground) => claimed("referred", by, Claim::Quickplay { ground }),
            Matter::StartError(error) => MatterDto {
                error: Some(error),
                ..plain("start-error")
            },
            Matter::ClockFault(fault) => MatterDto {
                fault: Some(fault),
                ..plain("clock-fault")
            },
            Matter::ExtraTime(by, form) => MatterDto {
                form: Some(form),
                ..about("extra-time", by)
            },
            Matter::Incident(incident, tally) => MatterDto {
                offender: Some(incident.of.write()),
                what: Some(incident.what.id().to_owned()),
                plies: incident.ply,
                warnings: Some(tally.warnings),
                ..plain(if incident.ply.is_some() {
                    "incident-at"
                } else {
                    "incident"
                })
            },
            Matter::Assistant {
                of,
                duties,
                disabled,
            } => MatterDto {
                duties: Some(duties.iter().collect()),
                disabled: Some(disabled),
                ..about("assistant", of)
            },
            Matter::CanMate(side, spent) => MatterDto {
                positions: Some(spent.positions),
                ..about("can-mate", side)
            },
            Matter::BlockedPawns(side, proof) => MatterDto {
                proof: Some(proof_word(proof).to_owned()),
                ..about("blocked-pawns", side)
            },
            Matter::DeadBeforeResult(plies) => MatterDto {
                plies: Some(plies),
                ..plain("dead-before-result")
            },
            Matter::BothFlags => plain("both-flags"),
            Matter::IllegalPosition => plain("illegal-position"),
            Matter::EventOrder { illegal } => about("event-order", illegal),
            Matter::SeveralIrregularities(by) => about("several-irregularities", by),
            Matter::Breach(by) => about("breach", by),
            Matter::Contact(by) => about("contact", by),
            Matter::EndByForbiddenMove(by) => about("end-by-forbidden-move", by),
            Matter::BothLate => plain("both-late"),
            Matter::NewGameTimes => plain("new-game-times"),
            Matter::Displaced(by) => about("displaced", by),
            Matter::PieceOffItsSquare => plain("piece-off-its-square"),
            Matter::Reconstruction => plain("reconstruction"),
            Matter::Scoresheet(of) => about("scoresheet", of),
            Matter::Unsigned(by) => about("unsigned", by),
            Matter::ResultDisputed => plain("result-disputed"),
            Matter::ResultOverwritten => plain("result-overwritten"),
            Matter::DrawConsent(by) => about("draw-consent", by),
            Matter::Appeal(by) => about("appeal", by),
            Matter::AssistantClock(of) => about("assistant-clock", of),
            Matter::EnvelopeIncomplete => plain("envelope-incomplete"),
            Matter::SealedMove(by) => about("sealed-move", by),
            Matter::LateAtResumption(Some(who)) => about("late-at-resumption", who),
            Matter::LateAtResumption(None) => plain("both-late-at-resumption"),
            Matter::UsedTime(of) => about("used-time", of),
            Matter::BoardsDiffer => plain("boards-differ"),
        }
    }
}

impl From<Proposal> for ProposalDto {
    fn from(proposal: Proposal) -> ProposalDto {
        let plain = |id: &str| ProposalDto {
            id: id.to_owned(),
            ..ProposalDto::default()
        };
        let times = |white: Millis, black: Millis| Some([white.ms(), black.ms()]);
        match proposal {
            Proposal::End(end) => ProposalDto {
                points: end.score().map(|points| points.to_string()),
                cause: Some(cause(end.cause).id().to_owned()),
                ..plain("end")
            },
            Proposal::PlayOn => plain("play-on"),
            Proposal::Warning => plain("warning"),
            Proposal::Reinstate(plies) => ProposalDto {
                plies: Some(plies),
                ..plain("reinstate")
            },
            Proposal::NewGame => plain("new-game"),
            Proposal::CorrectArray => plain("correct-array"),
            Proposal::Times(white, black) => ProposalDto {
                times_ms: times(white, black),
                ..plain("times")
            },
            Proposal::Restore => plain("restore"),
            Proposal::Replace => plain("replace"),
            Proposal::Expel => plain("expel"),
            Proposal::FollowSheets(plies) => ProposalDto {
                plies: Some(plies),
                ..plain("follow-sheets")
            },
        }
    }
}
