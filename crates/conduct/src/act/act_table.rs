//! The acts: each with its fields, and a row that says whose it is, what the
//! fields take and who fills them in, and where the rulebooks speak of it.
//!
//! Forms on pages, the prompt of `tuomari judge`, the reader of JSON, the
//! TypeScript types, the API's description and the options of a seat come out
//! of the rows. How an act is added: `docs/adding-an-act.md`.

use std::ops::Not;

use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, IntoStaticStr, VariantArray, VariantNames};
use tuomari_board::{Arrangement, Color, Role, Square};
use tuomari_clock::{At, Millis};
use tuomari_mating::{Proof, Step};
use tuomari_notation::{Language, Points, Vocabulary};
use tuomari_rulebook::{Setting, Topic};

use crate::{
    act::{
        appeal::Appeal,
        assist::{
            Duties,
            Duty::{self, Adjourning, Announcing, Clock, Pieces, Scoresheet},
        },
        claim::Claim,
        clock_fault::ClockFault,
        clock_order::{ClockOrder, ClockReason},
        command::{Contact, FixedBy, From},
        incident::Incident,
        quickplay::{Evidence, Ground, PerMove},
        record::{Medium, Remark, Signature},
        row::{
            Field, Row,
            Source::{self, On, Settles},
            Takes,
            Whose::{Anyone, Arbiter, Assisted, Player, Software},
            filled, for_some, given, given_for_some, given_or_not, or_not, row,
        },
        side::Side,
        start_error::StartError,
        written::{self, ROLES},
    },
    event::{
        penalty::{Measure, Penalty},
        question::QuestionId,
        ruling::Ruling,
    },
};

/// Anything a person does that the Laws may judge. As text it is an object: the
/// name of the act in `act`, and its fields.
///
/// Who may do it, what its fields take and which of them a person fills in
/// stands in [`ROWS`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(tag = "act", rename_all = "kebab-case")]
#[strum_discriminants(
    name(ActKind),
    derive(Hash, IntoStaticStr, VariantArray),
    strum(serialize_all = "kebab-case"),
    doc = "The kinds of acts, each with its name.",
    allow(missing_docs, reason = "they are those of `Act`")
)]
pub enum Act {
    /// Starts White's clock at the appointed time (`fide-2018/6.6`).
    StartClock,
    /// Says "I adjust" (`fide-2018/4.2.1`); holds until the player takes a
    /// piece or presses.
    AnnounceAdjusting,
    /// Touches what stands on a square.
    Touch {
        #[serde(with = "written")]
        square: Square,
        /// How the contact looked.
        #[serde(default)]
        contact: Contact,
    },
    /// Puts a piece on a square, without letting go: an own or an opponent's
    /// piece from the board, or a new one from the tray. What stood there is
    /// taken off.
    Place {
        /// Where it comes from.
        #[serde(flatten)]
        from: From,
        /// Where it is put.
        #[serde(with = "written")]
        to: Square,
    },
    /// Takes a piece off the board.
    Remove {
        #[serde(with = "written")]
        square: Square,
    },
    /// Lets go of the piece (`fide-2018/4.7`).
    Release,
    /// All of it at once: touches a piece, carries it to a square, takes off
    /// what stood there, puts the new piece in a pawn's place, moves the rook
    /// along if it is castling, and lets go.
    Make {
        #[serde(with = "written")]
        from: Square,
        #[serde(with = "written")]
        to: Square,
        /// The piece that takes the pawn's place.
        #[serde(
            default,
            with = "written::or_not",
            skip_serializing_if = "Option::is_none"
        )]
        promotion: Option<Role>,
    },
    /// Presses the clock (`fide-2018/6.2.1`).
    Press,
    /// Stops the clock to call the arbiter (`fide-2018/6.11.2`).
    StopClock,
    /// Starts the opponent's clock without having moved
    /// (`fi-blitz-2014/9`, `10`).
    RestartOpponentsClock,
    /// Sets the clock going again that a player stopped, where no arbiter is
    /// there to do it (`fide-2018/6.11.3`).
    RestartStoppedClock,
    /// Sets the clock going again (`fide-2018/6.11.3`).
    Resume,
    /// Stops this clock with all others of the room, as an arbiter
    /// (`fide-2018/6.11.1`).
    StopRoom,
    /// Sets it going again with all others, as an arbiter
    /// (`fide-2018/6.11.3`).
    ResumeRoom,
    /// Fixes a move on the scoresheet, the device or before the arbiter, to
    /// claim a draw with it (`fide-2018/9.2.1.1`).
    FixMove {
        #[serde(with = "written")]
        from: Square,
        /// Where it would go.
        #[serde(with = "written")]
        to: Square,
        /// What the pawn would become.
        #[serde(
            default,
            with = "written::or_not",
            skip_serializing_if = "Option::is_none"
        )]
        promotion: Option<Role>,
        /// How it is fixed.
        #[serde(default)]
        form: FixedBy,
    },
    OfferDraw,
    /// Says that the offer is withdrawn.
    WithdrawOffer,
    /// Accepts the opponent's offer.
    AcceptDraw,
    /// Declines it in words.
    DeclineDraw,
    Claim(Claim),
    /// Claims something with nothing but a screen in the hall to show for it
    /// (`fide-2018/6.12.2`).
    ClaimFromDisplay(Claim),
    /// Shows a forced mate (`fi-blitz-2014/13.c.2`).
    ShowLine {
        /// Lines from the position on the board that together answer every
        /// reply.
        #[serde(with = "written::list")]
        lines: Vec<Vec<Step>>,
    },
    /// Has no line to show.
    WaiveLine,
    Resign,
    /// Sees a fallen flag and says so, as an arbiter; a player may say it of
    /// his own (`fide-2018/6.8`).
    SeeFlag {
        #[serde(with = "written")]
        of: Color,
    },
    /// Sees both flags down, as an arbiter (`fide-2018/III.3.1`).
    SeeBothFlags {
        /// Which fell first, if that is known.
        #[serde(
            default,
            with = "written::or_not",
            skip_serializing_if = "Option::is_none"
        )]
        first: Option<Color>,
    },
    /// Sees an illegal move, as an arbiter.
    SeeIrregularity,
    /// Sees a position that cannot be, as an arbiter: both kings in check, a
    /// pawn on its last rank (`fide-2018/A.4.4`).
    SeeIllegalPosition,
    /// Agrees with the opponent to put an irregularity right without the
    /// arbiter (`fide-2018/A.4.2`): back to the position after so many plies.
    AgreeRepair {
        plies: usize,
    },
    /// Adds time to a clock.
    AddTime {
        #[serde(with = "written")]
        of: Color,
        #[serde(with = "written")]
        time: Millis,
    },
    /// Sets the last ruling aside, as the arbiter who made it.
    SetAside,
    /// Lets a game go on that the software ended wrongly, as an arbiter, and
    /// says what the clocks are to show (`fide-2018/6.10.1`, `8.7`).
    Reopen {
        #[serde(
            default,
            with = "written::or_not",
            skip_serializing_if = "Option::is_none"
        )]
        white: Option<Millis>,
        #[serde(
            default,
            with = "written::or_not",
            skip_serializing_if = "Option::is_none"
        )]
        black: Option<Millis>,
    },
    /// Enters the result of a game on a real board, as an arbiter.
    EnterResult {
        #[serde(with = "written")]
        points: Points,
    },
    /// Rules on a question.
    Rule {
        question: QuestionId,
        #[serde(flatten)]
        ruling: Ruling,
    },
    /// Penalises, as an arbiter (`fide-2018/12.9`).
    Penalise(Penalty),
    /// Appeals (`fide-2018/11.10`).
    Appeal {
        #[serde(default)]
        against: Appeal,
    },
    /// Reports somebody's conduct (chapter 11).
    ReportConduct(Incident),
    /// Reports that a move was made with two hands (`fide-2018/7.5.4`).
    ReportTwoHands {
        #[serde(with = "written")]
        of: Color,
        /// The half-move it speaks of, the first being 1; without it the one
        /// under way, or the last one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ply: Option<usize>,
    },
    /// Reports that a player knocked pieces over (`fide-2018/7.4.1`).
    ReportDisplaced {
        #[serde(with = "written")]
        of: Color,
        /// The half-move that was to be made, the first being 1; without it
        /// the one under way.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ply: Option<usize>,
    },
    /// Puts the pieces back that were knocked over.
    RestorePieces,
    /// Finds a piece off its square (`fide-2018/7.6`).
    ReportOffSquare {
        /// The position after so many plies was still right.
        since: usize,
    },
    /// Says that the game was begun wrongly (`fide-2018/7.2`, `7.3`).
    ReportStartError {
        error: StartError,
    },
    /// Says that something is wrong with the clock (`fide-2018/6.10`).
    ReportClockFault {
        fault: ClockFault,
    },
    /// Reports, as the software, that the position after so many plies was
    /// dead (`fide-2018/5.2.2`). The reporter has looked; nobody looks again.
    ReportDead {
        plies: usize,
        /// Why White can never mate.
        #[serde(with = "written")]
        white: Proof,
        /// Why Black can never mate.
        #[serde(with = "written")]
        black: Proof,
    },
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
        #[serde(with = "written")]
        of: Color,
    },
    /// Appoints the hour of the game; from then on arrivals count
    /// (`fide-2018/6.7.1`).
    AppointStart {
        #[serde(with = "written")]
        start: At,
    },
    /// Comes to the board.
    Arrive,
    /// Notes that somebody has not come in time.
    NoteAbsence,
    /// Decides, as an arbiter, that a late player does not lose.
    Excuse {
        #[serde(with = "written")]
        of: Color,
    },
    /// Settles, as an arbiter, where the clock stands (`fide-2018/6.5`).
    PlaceClock {
        side: Side,
    },
    /// Chooses a seat, as Black (`fi-blitz-2014/4`).
    ChooseSeat {
        side: Side,
    },
    /// Draws the array by lot, before play begins (`fide-2018/II.2.3`).
    DrawArray {
        /// Any 64 bits, each as likely as another.
        lot: u64,
    },
    /// Sets up the pieces, before play begins (`fide-2018/2.3`, `II.2`).
    SetUpArray {
        #[serde(rename = "fen", with = "written")]
        pieces: Box<Arrangement>,
    },
    /// Asks for extra time for each move (`fide-2018/III.4`).
    RequestExtraTime {
        /// How it is given.
        form: PerMove,
    },
    /// Verifies what the opponent wrote down for his claim
    /// (`fide-2018/III.6.1`).
    Verify {
        evidence: Evidence,
    },
    /// A player gets a scoresheet.
    TakeScoresheet {
        #[serde(with = "written")]
        of: Color,
        #[serde(default)]
        medium: Medium,
        /// The letters he uses (`fide-2018/C.3`); if not said, those of the
        /// place.
        #[serde(
            rename = "notation",
            default,
            with = "written::or_not",
            skip_serializing_if = "Option::is_none"
        )]
        language: Option<Language>,
    },
    Write {
        /// The line, counted from zero, a half move each; the first empty one
        /// if not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        line: Option<u16>,
        text: Box<str>,
    },
    /// Writes something else on the scoresheet.
    Note {
        /// What kind of thing.
        remark: Remark,
    },
    /// Puts the sign of a draw offer to the last line (`fide-2018/8.1.5`).
    MarkOffer,
    /// Takes the opponent's sheet to update the own one
    /// (`fide-2018/8.5.2`).
    BorrowScoresheet,
    ReturnScoresheet,
    /// Asks to see the record that the arbiter keeps (`fide-2018/A.3.2`).
    ViewRecord,
    /// Looks at a player's sheet, as an arbiter.
    InspectScoresheet {
        #[serde(with = "written")]
        of: Color,
    },
    /// Has the game reconstructed, as an arbiter (`fide-2018/8.5.3`).
    Reconstruct,
    /// Says that an electronic sheet has failed (`fide-2023/8.3`).
    ReportScoresheetFault {
        #[serde(with = "written")]
        of: Color,
    },
    /// Confirms the result (`fide-2018/8.7`).
    Sign {
        #[serde(with = "written")]
        points: Points,
        #[serde(default)]
        how: Signature,
    },
    /// The arbiter announces a session: it ends so long after the hour
    /// announced, whenever play begins (`fide-2018/I.14`).
    SetSession {
        #[serde(with = "written")]
        announced: At,
        /// How long it lasts.
        #[serde(with = "written")]
        length: Millis,
    },
    /// The arbiter has the player having the move seal it.
    OrderSealing,
    /// The player writes the move and puts it into the envelope. It can be
    /// changed until he stops the clock.
    Seal {
        text: Box<str>,
        #[serde(rename = "notation", with = "written")]
        language: Language,
        #[serde(default)]
        medium: Medium,
    },
    /// The arbiter writes the players' names on the envelope.
    LabelEnvelope {
        white: Box<str>,
        black: Box<str>,
    },
    /// The arbiter fixes when and where the game is resumed.
    AppointResumption {
        #[serde(with = "written")]
        hour: At,
        place: Box<str>,
    },
    /// The appointed hour has come.
    SetUpResumption,
    /// The arbiter opens the envelope.
    OpenEnvelope,
    /// The arbiter notes who has not come in time.
    NoteAbsenceAtResumption,
    /// The envelope is missing; the sealer states his move.
    ReportEnvelopeLost {
        /// The move he says he sealed.
        #[serde(rename = "move", with = "written")]
        stated: Step,
    },
    /// The envelope is missing and so is the position.
    ReportPositionLost,
    /// Somebody says that a used time was set wrongly.
    ReportWrongTime {
        #[serde(with = "written")]
        of: Color,
        /// What was put on the clock as used.
        #[serde(with = "written")]
        shown: Millis,
        /// What he had used.
        #[serde(with = "written")]
        used: Millis,
    },
    /// A player names an assistant.
    RequestAssistant {
        duties: Duties,
        /// Whether the player needs him for a disability.
        #[serde(default, skip_serializing_if = "Not::not")]
        disabled: bool,
    },
    /// The arbiter accepts an assistant, asked or not.
    ApproveAssistant {
        #[serde(with = "written")]
        of: Color,
        duties: Duties,
        /// Whether the player needs him for a disability.
        #[serde(default, skip_serializing_if = "Not::not")]
        disabled: bool,
    },
    /// The player asks his assistant how many moves were made and how much
    /// time was used (`fide-2018/D.2.10.4`).
    AskCount,
    /// A player demands, or the arbiter sets up, two boards
    /// (`fide-2018/D.1`).
    SetUpTwoBoards {
        /// Whether White is visually disabled.
        #[serde(default, skip_serializing_if = "Not::not")]
        white_blind: bool,
        #[serde(default, skip_serializing_if = "Not::not")]
        black_blind: bool,
        /// Whether the opponent hears too badly to follow announcements.
        #[serde(default, skip_serializing_if = "Not::not")]
        hearing_impaired: bool,
    },
    /// Announces a move, or corrects the announcement.
    Announce {
        text: Box<str>,
        /// In whose words; if not said, those the rulebook asks for.
        #[serde(
            default,
            with = "written::or_not",
            skip_serializing_if = "Option::is_none"
        )]
        vocabulary: Option<Vocabulary>,
    },
    /// Repeats the opponent's announcement and plays it on the own board.
    Repeat {
        text: Box<str>,
        #[serde(
            default,
            with = "written::or_not",
            skip_serializing_if = "Option::is_none"
        )]
        vocabulary: Option<Vocabulary>,
    },
    /// Somebody finds that the boards differ (`fide-2018/D.2.9`).
    ReportDifference,
}

const COLOR: Takes = Takes::Word(&["white", "black"]);
const ROLE: Takes = Takes::Word(&ROLES);
const SIDE: Takes = Takes::Word(Side::VARIANTS);
const MEDIUM: Takes = Takes::Word(Medium::VARIANTS);
const DUTIES: Takes = Takes::Words(Duty::VARIANTS);
const MEASURE: Takes = Takes::Word(Measure::VARIANTS);
const CLAIM: Takes = Takes::Word(Claim::VARIANTS);
/// The words of [`Misconduct`](crate::Misconduct), those of devices among
/// them.
const INCIDENT: Takes = Takes::Word(&[
    "disrepute",
    "leaving-venue",
    "leaving-area",
    "leaving-unreported",
    "entering",
    "outside-help",
    "device-in-bag",
    "device-carried",
    "device-handled",
    "device-sounded",
    "search-refused",
    "smoking",
    "disturbance",
    "persistent-refusal",
    "help-refused",
    "hiding-scoresheet",
    "wrong-hand",
    "rough-with-clock",
    "adjusting-on-opponents-time",
    "interference",
]);
/// Nobody plays more plies; the longest game under the Laws has fewer.
const PLIES: Takes = Takes::Number(20_000);
const COUNT: Takes = Takes::Number(u16::MAX as u64);
const SMALL: Takes = Takes::Number(u8::MAX as u64);
/// A move as somebody wrote it on a sheet or said it.
const SAID: Takes = Takes::Text(60);
const NAME: Takes = Takes::Text(60);

/// A move: by a text, or by its squares.
const BY_TEXT: Field = or_not("move", Takes::Move);
const BY_FROM: Field = or_not("from", Takes::Square);
const BY_TO: Field = or_not("to", Takes::Square);
const BECOMES: Field = or_not("promotion", ROLE);
const LETTERS: Field = or_not("notation", Takes::Language);
const OF: Field = given("of", COLOR);
/// Which half-move is spoken of.
const AT_PLY: Field = or_not("ply", PLIES);
const CLAIMED: Field = given("claim", CLAIM);
const GROUND: Field = given_for_some("ground", Takes::Word(Ground::VARIANTS));
const TEXT: Field = filled("text", SAID);
const WORDS: Field = or_not("vocabulary", Takes::Vocabulary);
const DISABLED: Field = or_not("disabled", Takes::YesNo);

/// All acts, in the order of [`Act`].
pub const ROWS: [Row; ActKind::VARIANTS.len()] = [
    row(ActKind::StartClock, Anyone, &[], &[On(Topic::ClockStarted)]),
    row(
        ActKind::AnnounceAdjusting,
        Assisted(Pieces),
        &[],
        &[On(Topic::Adjusting)],
    ),
    row(
        ActKind::Touch,
        Assisted(Pieces),
        &[
            filled("square", Takes::Square),
            or_not("contact", Takes::Word(Contact::VARIANTS)),
        ],
        &[On(Topic::TouchOwnPiece)],
    ),
    row(
        ActKind::Place,
        Assisted(Pieces),
        &[BY_FROM, filled("to", Takes::Square), or_not("piece", ROLE)],
        &[On(Topic::Released)],
    ),
    row(
        ActKind::Remove,
        Assisted(Pieces),
        &[filled("square", Takes::Square)],
        &[On(Topic::CaptureMade)],
    ),
    row(
        ActKind::Release,
        Assisted(Pieces),
        &[],
        &[On(Topic::Released)],
    ),
    row(
        ActKind::Make,
        Assisted(Pieces),
        &[BY_TEXT, BY_FROM, BY_TO, BECOMES, LETTERS],
        &[On(Topic::Released)],
    ),
    row(ActKind::Press, Assisted(Clock), &[], &[On(Topic::Press)]),
    row(
        ActKind::StopClock,
        Anyone,
        &[],
        &[Settles(Setting::ClockStopRight), On(Topic::StopToCall)],
    ),
    row(
        ActKind::RestartOpponentsClock,
        Player,
        &[],
        &[Settles(Setting::OpponentRestartClock)],
    ),
    row(
        ActKind::RestartStoppedClock,
        Player,
        &[],
        &[On(Topic::PlayResumed), Settles(Setting::ArbiterPresent)],
    ),
    row(ActKind::Resume, Arbiter, &[], &[On(Topic::PlayResumed)]),
    row(
        ActKind::StopRoom,
        Arbiter,
        &[],
        &[On(Topic::PlayInterrupted)],
    ),
    row(ActKind::ResumeRoom, Arbiter, &[], &[On(Topic::PlayResumed)]),
    row(
        ActKind::FixMove,
        Assisted(Scoresheet),
        &[
            BY_TEXT,
            given_or_not("form", Takes::Word(FixedBy::VARIANTS)),
            BY_FROM,
            BY_TO,
            BECOMES,
            LETTERS,
        ],
        &[Settles(Setting::ClaimedMoveForm)],
    ),
    row(
        ActKind::OfferDraw,
        Player,
        &[],
        &[Settles(Setting::DrawOfferTiming), On(Topic::DrawOffer)],
    ),
    row(ActKind::WithdrawOffer, Player, &[], &[On(Topic::DrawOffer)]),
    row(ActKind::AcceptDraw, Player, &[], &[On(Topic::Agreement)]),
    row(ActKind::DeclineDraw, Player, &[], &[On(Topic::DrawOffer)]),
    row(
        ActKind::Claim,
        Player,
        &[CLAIMED, GROUND, given_or_not("from_display", Takes::YesNo)],
        &[],
    ),
    row(
        ActKind::ClaimFromDisplay,
        Player,
        &[CLAIMED, GROUND],
        &[On(Topic::DisplayClaim)],
    ),
    row(
        ActKind::ShowLine,
        Player,
        &[filled("lines", Takes::Lines), LETTERS],
        &[Settles(Setting::ForcedMateDemonstration)],
    ),
    row(
        ActKind::WaiveLine,
        Player,
        &[],
        &[Settles(Setting::ForcedMateDemonstration)],
    ),
    row(ActKind::Resign, Player, &[], &[On(Topic::Resignation)]),
    row(
        ActKind::SeeFlag,
        Anyone,
        &[OF],
        &[Settles(Setting::FlagDetection), On(Topic::FlagSeen)],
    ),
    row(
        ActKind::SeeBothFlags,
        Arbiter,
        &[given_or_not("first", COLOR)],
        &[On(Topic::BothFlags)],
    ),
    row(
        ActKind::SeeIrregularity,
        Arbiter,
        &[],
        &[Settles(Setting::IllegalMoveRaisedBy)],
    ),
    row(
        ActKind::SeeIllegalPosition,
        Arbiter,
        &[],
        &[Settles(Setting::IllegalPositionSweep)],
    ),
    row(
        ActKind::AgreeRepair,
        Player,
        &[filled("plies", PLIES)],
        &[Settles(Setting::IllegalMoveLateRepair)],
    ),
    row(
        ActKind::AddTime,
        Arbiter,
        &[OF, filled("time", Takes::Time)],
        &[On(Topic::ExtraTimeBoth)],
    ),
    row(ActKind::SetAside, Arbiter, &[], &[On(Topic::Appeal)]),
    row(
        ActKind::Reopen,
        Arbiter,
        &[or_not("white", Takes::Time), or_not("black", Takes::Time)],
        &[
            On(Topic::ClockDefect),
            On(Topic::ResultSigned),
            On(Topic::NotForeseen),
        ],
    ),
    row(
        ActKind::EnterResult,
        Arbiter,
        &[given("points", Takes::Points)],
        &[On(Topic::ResultSigned), On(Topic::Score)],
    ),
    row(
        ActKind::Rule,
        Arbiter,
        &[
            given("question", COUNT),
            given("ruling", Takes::Word(Ruling::VARIANTS)),
            given_for_some("points", Takes::Points),
            for_some("plies", PLIES),
            given_for_some("of", COLOR),
            for_some("time", Takes::Time),
            given_for_some("bonus", Takes::YesNo),
            for_some("white", Takes::Time),
            for_some("black", Takes::Time),
            given_for_some("measure", MEASURE),
            for_some("halves", SMALL),
            for_some("amount", Takes::Number(u32::MAX as u64)),
            for_some("rounds", SMALL),
        ],
        &[On(Topic::Penalties)],
    ),
    row(
        ActKind::Penalise,
        Arbiter,
        &[
            OF,
            given("measure", MEASURE),
            for_some("time", Takes::Time),
            for_some("halves", SMALL),
            for_some("amount", Takes::Number(u32::MAX as u64)),
            for_some("rounds", SMALL),
        ],
        &[],
    ),
    row(
        ActKind::Appeal,
        Player,
        &[given_or_not("against", Takes::Word(Appeal::VARIANTS))],
        &[Settles(Setting::Appeals), On(Topic::Appeal)],
    ),
    row(
        ActKind::ReportConduct,
        Anyone,
        &[
            filled("of", Takes::Word(&["white", "black", "both", "outsider"])),
            filled("what", INCIDENT),
            or_not("agreed", Takes::YesNo),
            or_not("before", SMALL),
            or_not("body", Takes::YesNo),
            AT_PLY,
        ],
        &[],
    ),
    row(
        ActKind::ReportTwoHands,
        Anyone,
        &[OF, AT_PLY],
        &[Settles(Setting::TwoHands)],
    ),
    row(
        ActKind::ReportDisplaced,
        Anyone,
        &[OF, AT_PLY],
        &[On(Topic::PiecesDisplaced)],
    ),
    row(
        ActKind::RestorePieces,
        Anyone,
        &[],
        &[On(Topic::PiecesDisplaced)],
    ),
    row(
        ActKind::ReportOffSquare,
        Anyone,
        &[filled("since", PLIES)],
        &[On(Topic::PieceOffItsSquare)],
    ),
    row(
        ActKind::ReportStartError,
        Anyone,
        &[given("error", Takes::Word(StartError::VARIANTS))],
        &[],
    ),
    row(
        ActKind::ReportClockFault,
        Anyone,
        &[given("fault", Takes::Word(ClockFault::VARIANTS))],
        &[On(Topic::ClockDefect), On(Topic::ClockSetting)],
    ),
    row(
        ActKind::ReportDead,
        Software,
        &[
            filled("plies", PLIES),
            filled("white", Takes::Proof),
            filled("black", Takes::Proof),
        ],
        &[],
    ),
    row(
        ActKind::SetClock,
        Arbiter,
        &[
            given("why", Takes::Word(ClockReason::VARIANTS)),
            or_not("white", Takes::Time),
            or_not("black", Takes::Time),
            or_not("control", Takes::Control),
            or_not("white_moves", COUNT),
            or_not("black_moves", COUNT),
            or_not("white_period", COUNT),
            or_not("black_period", COUNT),
            or_not("lift_white_flag", Takes::YesNo),
            or_not("lift_black_flag", Takes::YesNo),
        ],
        &[
            Settles(Setting::ArbiterClockAccess),
            On(Topic::ClockSetting),
        ],
    ),
    row(
        ActKind::RestoreTimes,
        Arbiter,
        &[],
        &[On(Topic::TimesAfterRestoring)],
    ),
    row(
        ActKind::JudgeStop,
        Arbiter,
        &[given("justified", Takes::YesNo)],
        &[On(Topic::StopJudged)],
    ),
    row(
        ActKind::FindSlip,
        Arbiter,
        &[OF],
        &[Settles(Setting::PressWithoutMove)],
    ),
    row(
        ActKind::AppointStart,
        Arbiter,
        &[filled("start", Takes::Time)],
        PRESENCE,
    ),
    row(ActKind::Arrive, Player, &[], PRESENCE),
    row(ActKind::NoteAbsence, Arbiter, &[], PRESENCE),
    row(ActKind::Excuse, Arbiter, &[OF], PRESENCE),
    row(
        ActKind::PlaceClock,
        Arbiter,
        &[filled("side", SIDE)],
        &[Settles(Setting::ClockSide)],
    ),
    row(
        ActKind::ChooseSeat,
        Player,
        &[filled("side", SIDE)],
        &[Settles(Setting::ClockSide)],
    ),
    row(
        ActKind::DrawArray,
        Arbiter,
        &[],
        &[Settles(Setting::StartPosition)],
    ),
    row(
        ActKind::SetUpArray,
        Anyone,
        &[
            or_not("number", Takes::Number(959)),
            or_not("fen", Takes::Fen),
        ],
        &[Settles(Setting::StartPosition)],
    ),
    row(
        ActKind::RequestExtraTime,
        Player,
        &[given("form", Takes::Word(PerMove::VARIANTS))],
        &[Settles(Setting::QuickplayExtraTime)],
    ),
    row(
        ActKind::Verify,
        Player,
        &[given("evidence", Takes::Word(Evidence::VARIANTS))],
        &[On(Topic::QuickplayReferred)],
    ),
    row(
        ActKind::TakeScoresheet,
        Anyone,
        &[OF, or_not("medium", MEDIUM), LETTERS],
        &[On(Topic::Recording)],
    ),
    row(
        ActKind::Write,
        Assisted(Scoresheet),
        &[TEXT, or_not("line", COUNT)],
        &[On(Topic::Recording)],
    ),
    row(
        ActKind::Note,
        Assisted(Scoresheet),
        &[filled("remark", Takes::Word(Remark::VARIANTS))],
        &[On(Topic::Recording)],
    ),
    row(
        ActKind::MarkOffer,
        Assisted(Scoresheet),
        &[],
        &[On(Topic::OfferMarked)],
    ),
    row(
        ActKind::BorrowScoresheet,
        Assisted(Scoresheet),
        &[],
        &[On(Topic::Recording)],
    ),
    row(
        ActKind::ReturnScoresheet,
        Assisted(Scoresheet),
        &[],
        &[On(Topic::Recording)],
    ),
    row(
        ActKind::ViewRecord,
        Player,
        &[],
        &[Settles(Setting::ScoresheetViewLimit)],
    ),
    row(
        ActKind::InspectScoresheet,
        Arbiter,
        &[OF],
        &[On(Topic::ScoresheetVisible)],
    ),
    row(
        ActKind::Reconstruct,
        Arbiter,
        &[],
        &[On(Topic::Reconstruction)],
    ),
    row(
        ActKind::ReportScoresheetFault,
        Anyone,
        &[OF],
        &[On(Topic::ScoresheetDefect)],
    ),
    row(
        ActKind::Sign,
        Player,
        &[
            filled("points", Takes::Points),
            given_or_not("how", Takes::Word(Signature::VARIANTS)),
        ],
        &[On(Topic::ResultSigned)],
    ),
    row(
        ActKind::SetSession,
        Arbiter,
        &[
            filled("announced", Takes::Time),
            filled("length", Takes::Time),
        ],
        &[On(Topic::SessionLength)],
    ),
    row(ActKind::OrderSealing, Arbiter, &[], &[On(Topic::Sealing)]),
    row(
        ActKind::Seal,
        Assisted(Adjourning),
        &[TEXT, LETTERS, or_not("medium", MEDIUM)],
        &[On(Topic::Sealing)],
    ),
    row(
        ActKind::LabelEnvelope,
        Arbiter,
        &[filled("white", NAME), filled("black", NAME)],
        &[On(Topic::EnvelopeNames)],
    ),
    row(
        ActKind::AppointResumption,
        Arbiter,
        &[filled("hour", Takes::Time), filled("place", NAME)],
        &[On(Topic::EnvelopeResumption)],
    ),
    row(
        ActKind::SetUpResumption,
        Arbiter,
        &[],
        &[On(Topic::ResumptionSetUp)],
    ),
    row(
        ActKind::OpenEnvelope,
        Arbiter,
        &[],
        &[On(Topic::EnvelopeKeptShut)],
    ),
    row(
        ActKind::NoteAbsenceAtResumption,
        Arbiter,
        &[],
        &[On(Topic::LateAtResumption)],
    ),
    row(
        ActKind::ReportEnvelopeLost,
        Arbiter,
        &[filled("move", Takes::Move), LETTERS],
        &[On(Topic::EnvelopeLost)],
    ),
    row(
        ActKind::ReportPositionLost,
        Arbiter,
        &[],
        &[On(Topic::AdjournedPositionLost)],
    ),
    row(
        ActKind::ReportWrongTime,
        Player,
        &[
            OF,
            filled("shown", Takes::Time),
            filled("used", Takes::Time),
        ],
        &[On(Topic::UsedTimeWrong)],
    ),
    row(
        ActKind::RequestAssistant,
        Player,
        &[filled("duties", DUTIES), DISABLED],
        ASSISTANTS,
    ),
    row(
        ActKind::ApproveAssistant,
        Arbiter,
        &[OF, filled("duties", DUTIES), DISABLED],
        ASSISTANTS,
    ),
    row(
        ActKind::AskCount,
        Player,
        &[],
        &[On(Topic::AssistantInforms)],
    ),
    row(
        ActKind::SetUpTwoBoards,
        Anyone,
        &[
            or_not("white_blind", Takes::YesNo),
            or_not("black_blind", Takes::YesNo),
            or_not("hearing_impaired", Takes::YesNo),
        ],
        &[On(Topic::TwoBoards)],
    ),
    row(
        ActKind::Announce,
        Assisted(Announcing),
        &[TEXT, WORDS],
        &[On(Topic::Announcement)],
    ),
    row(
        ActKind::Repeat,
        Assisted(Announcing),
        &[TEXT, WORDS],
        &[On(Topic::Announcement)],
    ),
    row(
        ActKind::ReportDifference,
        Anyone,
        &[],
        &[On(Topic::BoardsDiffer)],
    ),
];

const PRESENCE: &[Source] = &[Settles(Setting::DefaultTime), On(Topic::DefaultTime)];
const ASSISTANTS: &[Source] = &[On(Topic::MovingAssistant), On(Topic::ClockAssistant)];
