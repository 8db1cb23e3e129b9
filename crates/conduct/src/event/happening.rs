//! What happened.

use tuomari_board::{Arrangement, ArrayNumber, Color, Illegality, Move, Square};
use tuomari_clock::{At, DefaultTime, Extra, Millis};
use tuomari_mating::LineFault;

use crate::{
    act::{
        appeal::Appeal,
        assist::{Duties, Duty},
        by::By,
        claim::Claim,
        clock_fault::ClockFault,
        clock_order::ClockOrder,
        command::FixedBy,
        incident::Incident,
        quickplay::{Evidence, PerMove},
        side::Side,
        start_error::StartError,
    },
    event::{
        adjourning::Adjourning,
        cites::Cites,
        conclusion::Conclusion,
        deed::Deed,
        findings::Findings,
        late_dead::LateDead,
        on_two_boards::OnTwoBoards,
        penalty::Penalty,
        pending_claim::{Referral, Watch},
        question::{Matter, Question, QuestionId},
        ruling::Ruling,
        score::Score,
        sheet_events::{Flaw, Scoring},
        touch::Touch,
        verdict::Verdict,
    },
};

/// Something that happened, when, and the articles it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    pub at: At,
    pub what: Happening,
    /// By which articles; none where the rulebook is silent.
    pub cites: Cites,
}

/// What happened. A breach is here too: it took place in the hall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// White's clock was started.
    ClockStarted,
    /// The player pressed, and the lever went over.
    ClockPressed(Color),
    /// The clock was stopped.
    ClockStopped(By),
    /// The clock was set going again where it had stopped.
    ClockResumed,
    /// The player's clock was set going without a move of anyone's.
    ClockTurned(Color),
    /// The player got time.
    TimeAdded(Color, Millis),
    /// The player lost time.
    TimeTaken(Color, Millis),
    /// The player announced adjusting.
    AdjustingAnnounced(Color),
    /// The player touched a piece.
    Touched(Color, Touch),
    /// The board was changed, and no legal move is made by it yet.
    BoardChanged(Box<Arrangement>),
    /// A legal move was made (`fide-2018/4.7`).
    MoveMade(Move),
    /// The player completed a move on a wooden board that nobody entered.
    MoveUnseen(Color),
    /// A move made earlier on a wooden board was entered.
    MoveEntered(Move),
    /// The player's last move was completed.
    MoveCompleted(Color),
    /// The player pressed, and what he left is no legal move.
    CompletedIllegally {
        by: Color,
        what: Irregular,
        /// The board as it was left.
        board: Box<Arrangement>,
        /// The time his press gained him.
        gain: Millis,
    },
    /// The move was completed as the rules see it, but in a way that is
    /// treated as an illegal move.
    TreatedAsIllegal {
        by: Color,
        what: Irregular,
        /// The time his press gained him.
        gain: Millis,
    },
    /// The player was seen using both hands for one move.
    TwoHandsSeen(Deed),
    /// A move that the rulebook refuses at once; the board is as before.
    MoveRefused(Illegality),
    /// A legal move that the player's touches forbid, refused at once by such
    /// a rulebook; the board is as before.
    MoveBarred(Move),
    /// The arbiter saw the player's illegal move and said so.
    IllegalMoveSeen(Color),
    /// The arbiter saw a position that cannot be, and waits for one move.
    IllegalPositionSeen,
    /// That move was completed.
    IllegalPositionWaited,
    /// The player would go back to the position after so many plies.
    RepairProposed(Color, usize),
    /// Nobody raised the player's irregularity in time: it stands for good.
    IrregularityStands(Color),
    /// The player offered a draw.
    DrawOffered {
        by: Color,
        /// Between making his move and pressing.
        timely: bool,
    },
    /// The open offer came to an end unaccepted.
    OfferLapsed(Lapse),
    /// The player fixed the move he will claim with.
    MoveFixed(Color, Move, FixedBy),
    /// The move he fixed, with the piece on this square, is not legal.
    IllegalMoveFixed(Color, Square),
    Claimed(Color, Claim),
    /// What the record shows about a claim that is examined.
    Examined(Findings),
    /// The claim was examined.
    Found {
        by: Color,
        claim: Claim,
        /// Whether it was found correct.
        correct: bool,
    },
    /// The claim was not examined: it could not be made now.
    Inadmissible(Color, Claim),
    /// The player's completed illegal moves are now this many.
    IllegalMoveCounted(Color, u8),
    /// The position after so many plies stands on the board again, and the
    /// touches of the turn bind its player.
    Reinstated {
        /// Plies of the game that remain.
        plies: usize,
        touches: Vec<Touch>,
    },
    /// The player must play this move.
    BoundToMove(Color, Move),
    /// The opponent's flag was pointed out; it takes effect when the clock is
    /// stopped in time.
    FlagRemarked(Color),
    /// A flag counts as fallen from now on.
    FlagFell(Color),
    /// The player may show a forced mate.
    LineAwaited(Color),
    /// The line that the player showed was checked: it forces mate, or this is
    /// where it does not.
    LineChecked(Color, Option<Box<LineFault>>),
    /// Whether the player can still mate was examined.
    MatingExamined(Color, Verdict),
    /// Something is noted against the player, without effect by itself.
    Noted(Color, Breach),
    /// A question was put to the arbiter.
    Asked(Question),
    /// So many questions wait that this one could not be put to the arbiter.
    NotAsked(Matter),
    Ruled(QuestionId, Ruling),
    /// The arbiter set his ruling on this question aside; it is put again.
    RulingSetAside(QuestionId),
    /// The hour was appointed, with the lateness it allows.
    StartAppointed(DefaultTime),
    /// The player came to the board.
    Arrived(Color),
    /// The player does not lose for being late.
    Excused(Color),
    /// The conclusion was set aside: the game goes on.
    Reopened,
    /// All clocks of the room were stopped by one act.
    RoomStopped,
    /// They were set going again by one act.
    RoomResumed,
    /// The arbiter settled where the clock stands.
    ClockPlaced(Side),
    /// Black chose this seat.
    SeatChosen(Side),
    /// The pieces were set up in this array; the standard one is 518.
    ArraySetUp(ArrayNumber),
    /// Somebody said that the game was begun wrongly.
    StartErrorReported(By, StartError),
    /// The error stays: it is too late, or it is none.
    StartErrorStands(StartError),
    /// The position was carried over to a board that lies rightly.
    BoardTransferred,
    /// The same moves were set up from the right array.
    ArrayCorrected(Box<Arrangement>),
    /// Another game is to be played in this one's place, with these times.
    NewGameOrdered(Option<(Millis, Millis)>),
    /// Somebody said that something is wrong with the clock.
    ClockFaultReported(By, ClockFault),
    /// The clock's settings stay: it is too late to change them.
    ClockSettingStays,
    /// The arbiter set the clock.
    ClockSet(Box<ClockOrder>),
    /// The arbiter judged whether the player had reason to stop the clock.
    StopJudged(Color, bool),
    /// The player knocked pieces over.
    PiecesDisplaced(Deed),
    /// The player pressed while pieces he knocked over lay about.
    PressedDisplaced(Color),
    /// The pieces stand again.
    PiecesRestored,
    /// The player asked for extra time for each move.
    ExtraTimeRequested(Color, PerMove),
    /// Both have this extra time from now on.
    ExtraTimeGranted(Extra),
    /// A claim was postponed; play goes on watched.
    WatchBegan(Watch),
    /// This flag fell meanwhile; the arbiter says what it means.
    FlagHeld(Color),
    /// The postponed claim was settled.
    WatchEnded,
    /// Play ended by a claim that goes to the designated arbiter.
    PlayEnded(Referral),
    /// The opponent verified this.
    Verified(Evidence),
    /// Something happened with the scoresheets.
    Scoring(Scoring),
    /// Somebody's conduct was reported.
    Reported(Incident),
    /// A penalty was imposed.
    Penalised(Penalty),
    /// The arbiter changed the score.
    ScoreSet(Score),
    /// Somebody who does not play was sent out of the hall.
    OutsiderExpelled,
    Appealed(Color, Appeal),
    /// The player has an assistant for this.
    Assisted(Color, Duties),
    /// The player's assistant did what follows for him.
    ActedFor(Color, Duty),
    /// The player was told the number of moves and the times, as he asked.
    CountTold(Color),
    /// Something happened to an adjourned game.
    Adjourning(Adjourning),
    /// Something happened at a table with two boards.
    OnTwoBoards(OnTwoBoards),
    /// A position was dead, and play had gone on.
    DeadFound(Box<LateDead>),
    /// What came after so many plies is void: the game was over.
    Voided {
        /// Plies of the game that remain.
        plies: usize,
    },
    Concluded(Conclusion),
    /// The move of this player ended the game, and the rulebook lets nobody
    /// say so before a player does; it stands right before the conclusion.
    EndWithheld(Color),
    /// The player confirmed that the game is over, or went on to act.
    EndConfirmed(Color),
}

/// What a player left behind by pressing, or did in a way treated alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Irregular {
    /// No legal move, for this reason.
    IllegalMove(Illegality),
    /// A pawn unpromoted on its last rank.
    UnpromotedPawn(Square),
    /// No move at all.
    NoMove,
    /// A move with both hands.
    TwoHands,
}

/// How an offer ended.
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
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Lapse {
    Declined,
    /// The opponent touched a piece to move or capture.
    Touched,
    /// The request it came with was declined.
    Spent,
}

/// Something noted against a player for the arbiter (`fide-2018/11.5`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Breach {
    /// A draw offered at the wrong moment.
    UntimelyOffer,
    /// A draw offered at a move for which the event bars it.
    BarredOffer,
    /// A draw claim that could not be made now.
    InadmissibleClaim,
    /// Adjusting while the opponent's clock runs (`fide-2018/6.2.5`).
    AdjustingOnOpponentsTime,
    /// A press before the move (`fide-2018/6.2.4`).
    PressWithoutMove,
    /// A move with both hands where that is no illegal move.
    TwoHands,
    /// Another claim without ground.
    UnfoundedClaims,
    /// An offer said to be withdrawn; it stays (`fide-2018/9.1.2.1`).
    OfferWithdrawn,
    /// Something is wrong with his scoresheet.
    Recording(Flaw),
    /// Another move was sealed than was played on the board.
    SealedAnotherMove,
    /// An announcement that names no move (`fide-2018/D.2.1`).
    UnclearAnnouncement,
    /// A slip of the tongue corrected after the press (`fide-2018/D.2.8`).
    LateCorrection,
    /// A press before the move was announced (`fide-2018/D.2.4`).
    PrematurePress,
}
