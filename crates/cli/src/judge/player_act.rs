//! What players say and settle beside the board, in the edge form.

use serde::Deserialize;
use tuomari_conduct::{Act, Appeal};

use super::words::{AppealWord, ColorWord, EvidenceWord, PerMoveWord, SideWord};

/// An act of a player's that is no handling of pieces or clock.
#[derive(Debug, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum PlayerAct {
    OfferDraw {},
    WithdrawOffer {},
    AcceptDraw {},
    DeclineDraw {},
    WaiveLine {},
    Resign {},
    AgreeRepair { plies: usize },
    Arrive {},
    ChooseSeat { side: SideWord },
    RestorePieces {},
    RequestExtraTime { form: PerMoveWord },
    Verify { evidence: EvidenceWord },
    Appeal { against: Option<AppealWord> },
    SeeFlag { of: ColorWord },
}

impl PlayerAct {
    /// The act itself.
    pub(super) fn act(self) -> Act {
        match self {
            PlayerAct::WaiveLine {} => Act::WaiveLine,
            PlayerAct::Resign {} => Act::Resign,
            PlayerAct::OfferDraw {} => Act::OfferDraw,
            PlayerAct::WithdrawOffer {} => Act::WithdrawOffer,
            PlayerAct::AcceptDraw {} => Act::AcceptDraw,
            PlayerAct::DeclineDraw {} => Act::DeclineDraw,
            PlayerAct::AgreeRepair { plies } => Act::AgreeRepair { plies },
            PlayerAct::Arrive {} => Act::Arrive,
            PlayerAct::ChooseSeat { side } => Act::ChooseSeat(side.into()),
            PlayerAct::RestorePieces {} => Act::RestorePieces,
            PlayerAct::RequestExtraTime { form } => Act::RequestExtraTime(form.into()),
            PlayerAct::Verify { evidence } => Act::Verify(evidence.into()),
            PlayerAct::Appeal { against } => {
                Act::Appeal(against.map_or(Appeal::Decision, Appeal::from))
            }
            PlayerAct::SeeFlag { of } => Act::SeeFlag { of: of.into() },
        }
    }
}
