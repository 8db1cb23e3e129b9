//! What people do at a table.

use tuomari_board::{Arrangement, ByColor, Color, Role, Square};
use tuomari_clock::{At, Millis};
use tuomari_mating::{Proof, Step};
use tuomari_notation::Points;

use crate::{
    act::{
        adjourn::AdjournAct,
        appeal::Appeal,
        assist::AssistAct,
        blind::BlindAct,
        by::By,
        claim::Claim,
        clock_fault::ClockFault,
        clock_order::ClockOrder,
        incident::Incident,
        quickplay::{Evidence, PerMove},
        record::RecordAct,
        side::Side,
        start_error::StartError,
    },
    event::{penalty::Penalty, question::QuestionId, ruling::Ruling},
};

/// Somebody does something at an instant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// When, in milliseconds since the table's origin of time.
    pub at: At,
    /// Who.
    pub by: By,
    /// What.
    pub act: Act,
}

/// Anything a person does that the Laws may judge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Starts White's clock at the appointed time (`fide-2018/6.6`).
    StartClock,
    /// Says "I adjust" (`fide-2018/4.2.1`); holds until the player takes a
    /// piece or presses.
    AnnounceAdjusting,
    /// Touches what stands on a square.
    Touch {
        /// The square.
        square: Square,
        /// How the contact looked.
        contact: Contact,
    },
    /// Puts a piece on a square, without letting go: an own or an opponent's
    /// piece from the board, or a new one from the tray. What stood there is
    /// taken off.
    Place {
        /// Where it comes from.
        from: From,
        /// Where it is put.
        to: Square,
    },
    /// Takes a piece off the board.
    Remove {
        /// Its square.
        square: Square,
    },
    /// Lets go of the piece (`fide-2018/4.7`).
    Release,
    /// All of it at once: touches a piece, carries it to a square, takes off
    /// what stood there, puts the new piece in a pawn's place, moves the rook
    /// along if it is castling, and lets go.
    Make {
        /// The piece's square.
        from: Square,
        /// Where it goes.
        to: Square,
        /// The piece that takes the pawn's place.
        promotion: Option<Role>,
    },
    /// Presses the clock (`fide-2018/6.2.1`).
    Press,
    /// Stops the clock to call the arbiter (`fide-2018/6.11.2`).
    StopClock,
    /// Starts the opponent's clock without having moved
    /// (`fi-blitz-2014/9`, `10`).
    RestartOpponentsClock,
    /// Sets the clock going again (`fide-2018/6.11.3`).
    Resume,
    /// Fixes a move on the scoresheet, the device or before the arbiter, to
    /// claim a draw with it (`fide-2018/9.2.1.1`).
    FixMove {
        /// The piece's square.
        from: Square,
        /// Where it would go.
        to: Square,
        /// What the pawn would become.
        promotion: Option<Role>,
        /// How it is fixed.
        form: FixedBy,
    },
    /// Offers a draw.
    OfferDraw,
    /// Says that the offer is withdrawn.
    WithdrawOffer,
    /// Accepts the opponent's offer.
    AcceptDraw,
    /// Declines it in words.
    DeclineDraw,
    /// Claims something.
    Claim(Claim),
    /// Shows a forced mate: lines from the position on the board that
    /// together answer every reply (`fi-blitz-2014/13.c.2`).
    ShowLine(Vec<Vec<Step>>),
    /// Has no line to show.
    WaiveLine,
    /// Resigns.
    Resign,
    /// Sees a fallen flag and says so, as an arbiter; a player may say it of
    /// his own (`fide-2018/6.8`).
    SeeFlag {
        /// Whose.
        of: Color,
    },
    /// Sees an illegal move, as an arbiter.
    SeeIrregularity,
    /// Sees a position that cannot be, as an arbiter: both kings in check, a
    /// pawn on its last rank (`fide-2018/A.4.4`).
    SeeIllegalPosition,
    /// Agrees with the opponent to put an irregularity right without the
    /// arbiter (`fide-2018/A.4.2`): back to the position after so many plies.
    AgreeRepair {
        /// Plies that remain.
        plies: usize,
    },
    /// Adds time to a clock.
    AddTime {
        /// Whose.
        of: Color,
        /// How much.
        time: Millis,
    },
    /// Sets the last ruling aside, as the arbiter who made it.
    SetAside,
    /// Enters the result of a game on a real board, as an arbiter.
    EnterResult(Points),
    /// Rules on a question.
    Rule {
        /// Which.
        question: QuestionId,
        /// How.
        ruling: Ruling,
    },
    /// Reports that a move was made with two hands (`fide-2018/7.5.4`).
    ReportTwoHands {
        /// By whom.
        of: Color,
    },
    /// Appoints the hour of the game; from then on arrivals count
    /// (`fide-2018/6.7.1`).
    AppointStart {
        /// The hour.
        start: At,
    },
    /// Comes to the board.
    Arrive,
    /// Notes that somebody has not come in time.
    NoteAbsence,
    /// Decides, as an arbiter, that a late player does not lose.
    Excuse {
        /// Who.
        of: Color,
    },
    /// Settles, as an arbiter, where the clock stands (`fide-2018/6.5`).
    PlaceClock(Side),
    /// Chooses a seat, as Black (`fi-blitz-2014/4`).
    ChooseSeat(Side),
    /// Draws the array by lot, before play begins (`fide-2018/II.2.3`).
    DrawArray {
        /// Any 64 bits, each as likely as another.
        lot: u64,
    },
    /// Sets up the pieces, before play begins (`fide-2018/2.3`, `II.2`).
    SetUpArray(Box<Arrangement>),
    /// Says that the game was begun wrongly (`fide-2018/7.2`, `7.3`).
    ReportStartError(StartError),
    /// Says that something is wrong with the clock (`fide-2018/6.10`).
    ReportClockFault(ClockFault),
    /// Sets the clock, as an arbiter.
    SetClock(Box<ClockOrder>),
    /// Gives the clock the times it showed when the position on the board
    /// arose, as an arbiter (`fide-2018/7.1`).
    RestoreTimes,
    /// Judges, as an arbiter, a player's stop of the clock
    /// (`fide-2018/6.11.4`).
    JudgeStop {
        /// Whether there was reason.
        justified: bool,
    },
    /// Finds, as an arbiter, that a press without a move was a slip.
    FindSlip {
        /// Whose.
        of: Color,
    },
    /// Reports that a player knocked pieces over (`fide-2018/7.4.1`).
    ReportDisplaced {
        /// Who.
        of: Color,
    },
    /// Puts the pieces back that were knocked over.
    RestorePieces,
    /// Finds a piece off its square (`fide-2018/7.6`).
    ReportOffSquare {
        /// The position after so many plies was still right.
        since: usize,
    },
    /// Asks for extra time for each move (`fide-2018/III.4`).
    RequestExtraTime(PerMove),
    /// Verifies what the opponent wrote down for his claim
    /// (`fide-2018/III.6.1`).
    Verify(Evidence),
    /// Sees both flags down, as an arbiter (`fide-2018/III.3.1`).
    SeeBothFlags {
        /// Which fell first, if that is known.
        first: Option<Color>,
    },
    /// Claims something with nothing but a screen in the hall to show for it
    /// (`fide-2018/6.12.2`).
    ClaimFromDisplay(Claim),
    /// Reports, as the software, that the position after so many plies was
    /// dead (`fide-2018/5.2.2`). The reporter has looked; nobody looks again.
    ReportDead {
        /// Plies until then.
        plies: usize,
        /// Why neither side can mate.
        proofs: ByColor<Proof>,
    },
    /// Does something with a scoresheet (chapter 8).
    Record(RecordAct),
    /// Reports somebody's conduct (chapter 11).
    Report(Incident),
    /// Penalises, as an arbiter (`fide-2018/12.9`).
    Penalise(Penalty),
    /// Appeals (`fide-2018/11.10`).
    Appeal(Appeal),
    /// Does something about an assistant.
    Assist(AssistAct),
    /// Does something about an adjournment (`fide-2018/I`).
    Adjourn(AdjournAct),
    /// Does something at a table with two boards (Appendix D).
    Blind(BlindAct),
}

/// How a contact looked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Contact {
    /// A hand took the piece.
    Taken,
    /// Something brushed it; whether by intent, people will have to say
    /// (`fide-2018/4.2.2`).
    Brushed,
    /// A hand straightened it on its square; without an announcement before,
    /// that is taking it.
    Straightened,
}

/// Where a placed piece comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum From {
    /// A square of the board.
    Square(Square),
    /// Beside the board: a new piece of the player's colour.
    Tray(Role),
}

/// How an intended move is fixed beforehand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FixedBy {
    /// Written on the scoresheet.
    Writing,
    /// Entered on a certified device.
    Entry,
    /// Stated to the arbiter, who notes it.
    Declaration,
}
