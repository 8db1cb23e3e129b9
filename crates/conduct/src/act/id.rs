//! Names of the kinds of acts.

use crate::{Act, AdjournAct, Appeal, AssistAct, BlindAct, Claim, FixedBy, RecordAct};

impl Act {
    /// The name of the kind of act, for people and for what is stored.
    pub fn id(&self) -> &'static str {
        match self {
            Act::StartClock => "start-clock",
            Act::AnnounceAdjusting => "announce-adjusting",
            Act::Touch { .. } => "touch",
            Act::Place { .. } => "place",
            Act::Remove { .. } => "remove",
            Act::Release => "release",
            Act::Make { .. } => "make",
            Act::Press => "press",
            Act::StopClock => "stop-clock",
            Act::RestartOpponentsClock => "restart-opponents-clock",
            Act::Resume => "resume",
            Act::FixMove { form, .. } => match form {
                FixedBy::Writing => "write-intended-move",
                FixedBy::Entry => "enter-intended-move",
                FixedBy::Declaration => "declare-intended-move",
            },
            Act::OfferDraw => "offer-draw",
            Act::WithdrawOffer => "withdraw-offer",
            Act::AcceptDraw => "accept-draw",
            Act::DeclineDraw => "decline-draw",
            Act::Claim(claim) => claim.id(),
            Act::ClaimFromDisplay(_) => "claim-from-display",
            Act::ShowLine(_) => "show-line",
            Act::WaiveLine => "waive-line",
            Act::Resign => "resign",
            Act::SeeFlag { .. } => "see-flag",
            Act::SeeIrregularity => "see-irregularity",
            Act::SeeIllegalPosition => "see-illegal-position",
            Act::AgreeRepair { .. } => "agree-repair",
            Act::AddTime { .. } => "add-time",
            Act::Rule { .. } => "rule",
            Act::SetAside => "set-aside",
            Act::EnterResult(_) => "enter-result",
            act @ (Act::ReportTwoHands { .. }
            | Act::AppointStart { .. }
            | Act::Arrive
            | Act::NoteAbsence
            | Act::Excuse { .. }
            | Act::PlaceClock(_)
            | Act::ChooseSeat(_)
            | Act::DrawArray { .. }
            | Act::SetUpArray(_)
            | Act::ReportStartError(_)
            | Act::ReportClockFault(_)
            | Act::SetClock(_)
            | Act::RestoreTimes
            | Act::JudgeStop { .. }
            | Act::FindSlip { .. }
            | Act::ReportDisplaced { .. }
            | Act::RestorePieces
            | Act::ReportOffSquare { .. }
            | Act::RequestExtraTime(_)
            | Act::Verify(_)
            | Act::SeeBothFlags { .. }
            | Act::ReportDead { .. }
            | Act::Record(_)
            | Act::Report(_)
            | Act::Penalise(_)
            | Act::Appeal(_)
            | Act::Assist(_)
            | Act::Adjourn(_)
            | Act::Blind(_)) => act.id_beside(),
        }
    }

    /// Acts beside the board and away from it.
    fn id_beside(&self) -> &'static str {
        match self {
            Act::ReportTwoHands { .. } => "report-two-hands",
            Act::ReportDead { .. } => "report-dead",
            Act::AppointStart { .. } => "appoint-start",
            Act::Arrive => "arrive",
            Act::NoteAbsence => "note-absence",
            Act::Excuse { .. } => "excuse",
            Act::PlaceClock(_) => "place-clock",
            Act::ChooseSeat(_) => "choose-seat",
            Act::DrawArray { .. } => "draw-array",
            Act::SetUpArray(_) => "set-up-array",
            Act::ReportStartError(_) => "report-start-error",
            Act::ReportClockFault(_) => "report-clock-fault",
            Act::SetClock(_) => "set-clock",
            Act::RestoreTimes => "restore-times",
            Act::JudgeStop { .. } => "judge-stop",
            Act::FindSlip { .. } => "find-slip",
            Act::ReportDisplaced { .. } => "report-displaced",
            Act::RestorePieces => "restore-pieces",
            Act::ReportOffSquare { .. } => "report-off-square",
            Act::RequestExtraTime(_) => "request-extra-time",
            Act::Verify(_) => "verify",
            Act::SeeBothFlags { .. } => "see-both-flags",
            Act::Record(act) => act.id(),
            Act::Report(_) => "report-conduct",
            Act::Penalise(_) => "penalise",
            Act::Appeal(Appeal::Decision) => "appeal",
            Act::Appeal(Appeal::Conduct) => "complain",
            Act::Assist(act) => act.id(),
            Act::Adjourn(act) => act.id(),
            Act::Blind(act) => act.id(),
            // Not given to this function.
            _ => "",
        }
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
            Claim::Quickplay(_) => "claim-quickplay",
            Claim::NoProgress => "claim-no-progress",
            Claim::Displaced => "claim-displaced",
        }
    }
}

impl RecordAct {
    fn id(&self) -> &'static str {
        match self {
            RecordAct::TakeSheet { .. } => "take-scoresheet",
            RecordAct::Write { .. } => "write",
            RecordAct::Note(_) => "note",
            RecordAct::MarkOffer => "mark-offer",
            RecordAct::Borrow => "borrow-scoresheet",
            RecordAct::Return => "return-scoresheet",
            RecordAct::View => "view-record",
            RecordAct::Inspect { .. } => "inspect-scoresheet",
            RecordAct::Reconstruct => "reconstruct",
            RecordAct::ReportFault { .. } => "report-scoresheet-fault",
            RecordAct::Sign { .. } => "sign",
        }
    }
}

impl AssistAct {
    fn id(self) -> &'static str {
        match self {
            AssistAct::Request { .. } => "request-assistant",
            AssistAct::Approve { .. } => "approve-assistant",
            AssistAct::AskCount => "ask-count",
        }
    }
}

impl AdjournAct {
    fn id(&self) -> &'static str {
        match self {
            AdjournAct::Session { .. } => "set-session",
            AdjournAct::Order => "order-sealing",
            AdjournAct::Seal { .. } => "seal",
            AdjournAct::Label { .. } => "label-envelope",
            AdjournAct::Appoint { .. } => "appoint-resumption",
            AdjournAct::Resume => "set-up-resumption",
            AdjournAct::Open => "open-envelope",
            AdjournAct::NoteAbsence => "note-absence-at-resumption",
            AdjournAct::EnvelopeLost { .. } => "report-envelope-lost",
            AdjournAct::PositionLost => "report-position-lost",
            AdjournAct::WrongTime { .. } => "report-wrong-time",
        }
    }
}

impl BlindAct {
    fn id(&self) -> &'static str {
        match self {
            BlindAct::TwoBoards { .. } => "set-up-two-boards",
            BlindAct::Announce { .. } => "announce",
            BlindAct::Repeat { .. } => "repeat",
            BlindAct::ReportDifference => "report-difference",
        }
    }
}
