//! What happened, as it is stored.

use tuomari_board::{Arrangement, ArrayNumber, Color, Illegality, Move, QuietMoves, Square};
use tuomari_conduct::{
    Appeal, By, Claim, ClockFault, Contact, Duty, Evidence, FixedBy, Ground, Lapse, PerMove, Score,
    Side, StartError,
};

use super::{
    conclusion::Conclusion,
    conduct::{Breach, Deed, Duties, Incident, Penalty},
    mating::{LateDead, LineFault, Verdict},
    mirror::{Mirror, mirror},
    paper::{Adjourning, OnTwoBoards, Scoring},
    question::{Matter, Question, QuestionId, Ruling},
    text::{Text, is_false},
    times::{ClockOrder, DefaultTime, Extra, Ms},
};

mirror! {
    /// One thing that happened. The names are for ever: a later form gets a
    /// new version, and this one stays readable.
    enum Happening = tuomari_conduct::Happening as CoreHappening {
        ClockStarted;
        ClockPressed(by: Text<Color>);
        ClockStopped(by: Text<By>);
        ClockResumed;
        ClockTurned(to: Text<Color>);
        TimeAdded { to: Text<Color>, time: Ms } = (to, time);
        TimeTaken { from: Text<Color>, time: Ms } = (from, time);
        AdjustingAnnounced(by: Text<Color>);
        Touched { by: Text<Color>, touch: Touch } = (by, touch);
        BoardChanged(board: Box<Text<Arrangement>>);
        MoveMade(m: Text<Move>);
        MoveUnseen(by: Text<Color>);
        MoveEntered(m: Text<Move>);
        MoveCompleted(by: Text<Color>);
        #[serde(rename = "left")]
        CompletedIllegally { by: Text<Color>, what: Irregular, board: Box<Text<Arrangement>>, gain: Ms }
            = { by, what, board, gain };
        #[serde(rename = "treated")]
        TreatedAsIllegal { by: Text<Color>, what: Irregular, gain: Ms } = { by, what, gain };
        TwoHandsSeen(deed: Deed);
        MoveRefused(why: Text<Illegality>);
        MoveBarred(m: Text<Move>);
        IllegalMoveSeen(of: Text<Color>);
        IllegalPositionSeen;
        IllegalPositionWaited;
        RepairProposed { by: Text<Color>, plies: usize } = (by, plies);
        IrregularityStands(of: Text<Color>);
        DrawOffered { by: Text<Color>, timely: bool } = { by, timely };
        OfferLapsed(how: Text<Lapse>);
        MoveFixed { by: Text<Color>, #[serde(rename = "move")] m: Text<Move>, form: Text<FixedBy> }
            = (by, m, form);
        IllegalMoveFixed { by: Text<Color>, square: Text<Square> } = (by, square);
        Claimed { by: Text<Color>, claim: Text<Claim> } = (by, claim);
        Examined(findings: Findings);
        Found { by: Text<Color>, claim: Text<Claim>, correct: bool } = { by, claim, correct };
        Inadmissible { by: Text<Color>, claim: Text<Claim> } = (by, claim);
        IllegalMoveCounted { by: Text<Color>, count: u8 } = (by, count);
        Reinstated { plies: usize, touches: Vec<Touch> } = { plies, touches };
        #[serde(rename = "bound")]
        BoundToMove { by: Text<Color>, #[serde(rename = "move")] m: Text<Move> } = (by, m);
        FlagRemarked(by: Text<Color>);
        FlagFell(of: Text<Color>);
        LineAwaited(by: Text<Color>);
        LineChecked { by: Text<Color>, fault: Option<Box<LineFault>> } = (by, fault);
        MatingExamined { side: Text<Color>, verdict: Verdict } = (side, verdict);
        DeadFound(found: Box<LateDead>);
        Voided { plies: usize } = { plies };
        Noted { by: Text<Color>, breach: Breach } = (by, breach);
        Asked(question: Question);
        NotAsked(matter: Matter);
        Ruled { question: QuestionId, ruling: Ruling } = (question, ruling);
        RulingSetAside(question: QuestionId);
        StartAppointed(start: DefaultTime);
        Arrived(who: Text<Color>);
        Excused(who: Text<Color>);
        Reopened;
        RoomStopped;
        RoomResumed;
        ClockPlaced(side: Text<Side>);
        SeatChosen(side: Text<Side>);
        ArraySetUp(number: Array);
        StartErrorReported { by: Text<By>, error: Text<StartError> } = (by, error);
        StartErrorStands(error: Text<StartError>);
        BoardTransferred;
        ArrayCorrected(board: Box<Text<Arrangement>>);
        NewGameOrdered(times: Option<(Ms, Ms)>);
        ClockFaultReported { by: Text<By>, fault: Text<ClockFault> } = (by, fault);
        ClockSettingStays;
        ClockSet(order: Box<ClockOrder>);
        StopJudged { of: Text<Color>, justified: bool } = (of, justified);
        PiecesDisplaced(deed: Deed);
        PressedDisplaced(by: Text<Color>);
        PiecesRestored;
        ExtraTimeRequested { by: Text<Color>, per_move: Text<PerMove> } = (by, per_move);
        ExtraTimeGranted(extra: Extra);
        WatchBegan(watch: Watch);
        FlagHeld(of: Text<Color>);
        WatchEnded;
        PlayEnded(referral: Referral);
        Verified(evidence: Text<Evidence>);
        Scoring(what: Scoring);
        Reported(incident: Incident);
        Penalised(penalty: Penalty);
        ScoreSet(score: Text<Score>);
        OutsiderExpelled;
        Appealed { by: Text<Color>, against: Text<Appeal> } = (by, against);
        Assisted { of: Text<Color>, duties: Duties } = (of, duties);
        ActedFor { of: Text<Color>, duty: Text<Duty> } = (of, duty);
        CountTold(to: Text<Color>);
        Adjourning(what: Adjourning);
        OnTwoBoards(what: OnTwoBoards);
        Concluded(conclusion: Conclusion);
        EndWithheld(by: Text<Color>);
        EndConfirmed(by: Text<Color>);
    }
}

mirror! {
    struct Touch = tuomari_conduct::Touch as CoreTouch {
        square: Text<Square>,
        owner: Text<Color>,
        contact: Text<Contact>,
        #[serde(default, skip_serializing_if = "is_false")]
        adjusting: bool,
    }
}

mirror! {
    /// What a player left behind by pressing.
    enum Irregular = tuomari_conduct::Irregular as CoreIrregular {
        IllegalMove(why: Text<Illegality>);
        UnpromotedPawn(square: Text<Square>);
        NoMove;
        TwoHands;
    }
}

mirror! {
    /// What the record shows about a claim.
    enum Findings = tuomari_conduct::Findings as CoreFindings {
        Appearances(plies: Vec<usize>);
        Quiet(moves: Quiet);
    }
}

mirror! {
    /// Moves since the last pawn move or capture.
    struct Quiet = QuietMoves as CoreQuiet {
        white: u16,
        black: u16,
    }
}

mirror! {
    /// A claim that was postponed.
    struct Watch = tuomari_conduct::Watch as CoreWatch {
        by: Text<Color>,
        claim: Text<Claim>,
        bonus: bool,
        flag: bool,
    }
}

mirror! {
    /// A claim that ended play.
    struct Referral = tuomari_conduct::Referral as CoreReferral {
        by: Text<Color>,
        ground: Text<Ground>,
        position: bool,
        scoresheet: bool,
    }
}

/// The number of an array.
#[derive(Clone, Copy, Debug, serde::Deserialize, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(try_from = "u32", into = "u32")]
pub(crate) struct Array(ArrayNumber);

impl From<Array> for u32 {
    fn from(array: Array) -> u32 {
        array.0.get().into()
    }
}

impl TryFrom<u32> for Array {
    type Error = tuomari_board::NoSuchArray;

    fn try_from(number: u32) -> Result<Array, tuomari_board::NoSuchArray> {
        ArrayNumber::new(number).map(Array)
    }
}

impl Mirror for Array {
    type Core = ArrayNumber;

    fn store(core: &ArrayNumber) -> Array {
        Array(*core)
    }

    fn restore(self) -> ArrayNumber {
        self.0
    }
}
