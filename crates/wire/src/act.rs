//! What a person does, as a seat sends it: the words of `tuomari judge`.
//!
//! Neither when nor who is in it: the server stamps the one and knows the
//! other from the seat. An act of a game that a file for `tuomari judge`
//! holds is an act here, without its `at` and `by`.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{
    incident::{IncidentWord, OffenderWord},
    length::Length,
    place::SquareName,
    ruling::{MeasureWord, RulingWord},
    word::{
        AppealWord, ClockFaultWord, ClockReasonWord, ColorWord, ContactWord, DutyWord,
        EvidenceWord, FixedByWord, GroundWord, LanguageWord, MediumWord, PerMoveWord, ProofWord,
        RemarkWord, RoleWord, SideWord, SignatureWord, StartErrorWord, VocabularyWord,
    },
};

/// An act. What is optional has the value that people mean who do not say it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "act", rename_all = "kebab-case")]
#[ts(optional_fields)]
pub enum ActDto {
    /// Says "I adjust".
    AnnounceAdjusting {},
    /// Touches what stands on a square.
    Touch {
        /// The square.
        square: SquareName,
        /// How it looked; taken, if not said.
        #[serde(skip_serializing_if = "Option::is_none")]
        contact: Option<ContactWord>,
    },
    /// Puts a piece on a square without letting go.
    Place {
        /// Where it comes from; or else `piece`.
        #[serde(skip_serializing_if = "Option::is_none")]
        from: Option<SquareName>,
        /// A new piece from beside the board; or else `from`.
        #[serde(skip_serializing_if = "Option::is_none")]
        piece: Option<RoleWord>,
        /// Where it is put.
        to: SquareName,
    },
    /// Takes a piece off the board.
    Remove {
        /// Its square.
        square: SquareName,
    },
    /// Lets go of the piece.
    Release {},
    /// Makes a move in one go.
    Make {
        /// By its squares, `g1f3`, or where legality may be told in letters,
        /// `Nf3`; or else `from` and `to`.
        #[serde(skip_serializing_if = "Option::is_none")]
        r#move: Option<String>,
        /// The piece's square.
        #[serde(skip_serializing_if = "Option::is_none")]
        from: Option<SquareName>,
        /// Where it goes.
        #[serde(skip_serializing_if = "Option::is_none")]
        to: Option<SquareName>,
        /// What the pawn becomes.
        #[serde(skip_serializing_if = "Option::is_none")]
        promotion: Option<RoleWord>,
        /// The language of the letters; English, if not said.
        #[serde(skip_serializing_if = "Option::is_none")]
        notation: Option<LanguageWord>,
    },
    /// Fixes a move to claim a draw with it.
    FixMove {
        /// As in `make`.
        #[serde(skip_serializing_if = "Option::is_none")]
        r#move: Option<String>,
        /// The piece's square.
        #[serde(skip_serializing_if = "Option::is_none")]
        from: Option<SquareName>,
        /// Where it would go.
        #[serde(skip_serializing_if = "Option::is_none")]
        to: Option<SquareName>,
        /// What the pawn would become.
        #[serde(skip_serializing_if = "Option::is_none")]
        promotion: Option<RoleWord>,
        /// The language of the letters; English, if not said.
        #[serde(skip_serializing_if = "Option::is_none")]
        notation: Option<LanguageWord>,
        /// How it is fixed; in writing, if not said.
        #[serde(skip_serializing_if = "Option::is_none")]
        form: Option<FixedByWord>,
    },
    /// Presses the clock.
    Press {},
    /// Stops the clock to call the arbiter.
    StopClock {},
    /// Starts the opponent's clock without having moved.
    RestartOpponentsClock {},
    /// Sets the clock going again.
    Resume {},
    /// Claims something.
    Claim {
        /// What.
        claim: ClaimWord,
        /// On which ground; for `quickplay` only.
        #[serde(skip_serializing_if = "Option::is_none")]
        ground: Option<GroundWord>,
        /// With nothing but a screen in the hall to show for it.
        #[serde(default, skip_serializing_if = "is_false")]
        #[ts(as = "Option<bool>")]
        from_display: bool,
    },
    /// Shows a forced mate.
    ShowLine {
        /// Lines that together answer every reply.
        lines: Lines,
        /// The language of the letters; English, if not said.
        #[serde(skip_serializing_if = "Option::is_none")]
        notation: Option<LanguageWord>,
    },
    /// Has no line to show.
    WaiveLine {},
    /// Offers a draw.
    OfferDraw {},
    /// Accepts the opponent's offer.
    AcceptDraw {},
    /// Declines it in words.
    DeclineDraw {},
    /// Says that the offer is withdrawn.
    WithdrawOffer {},
    /// Resigns.
    Resign {},
    /// Agrees with the opponent to go back.
    AgreeRepair {
        /// Plies that remain.
        plies: usize,
    },
    /// Comes to the board.
    Arrive {},
    /// Chooses a seat, as Black.
    ChooseSeat {
        /// Which.
        side: SideWord,
    },
    /// Puts the pieces back that were knocked over.
    RestorePieces {},
    /// Asks for extra time for each move.
    RequestExtraTime {
        /// How it is given.
        form: PerMoveWord,
    },
    /// Verifies what the opponent wrote down.
    Verify {
        /// What.
        evidence: EvidenceWord,
    },
    /// Appeals.
    Appeal {
        /// Against what; a decision, if not said.
        #[serde(skip_serializing_if = "Option::is_none")]
        against: Option<AppealWord>,
    },
    /// Sees a fallen flag and says so.
    SeeFlag {
        /// Whose.
        of: ColorWord,
    },
    /// Starts White's clock.
    StartClock {},
    /// Rules on a question. Which further fields are read depends on the
    /// ruling.
    Rule {
        /// Which question.
        question: u16,
        /// How.
        ruling: RulingWord,
        /// For `end`: the points, `1-0` to `0-0`.
        #[serde(skip_serializing_if = "Option::is_none")]
        points: Option<String>,
        /// For `reinstate`: plies that remain.
        #[serde(skip_serializing_if = "Option::is_none")]
        plies: Option<usize>,
        /// For `warn`, `add-time`, `take-time` and `penalise`: who.
        #[serde(skip_serializing_if = "Option::is_none")]
        of: Option<ColorWord>,
        /// For time given or taken: how much.
        #[serde(skip_serializing_if = "Option::is_none")]
        time: Option<Length>,
        /// For `postpone`: whether the opponent gets time.
        #[serde(skip_serializing_if = "Option::is_none")]
        bonus: Option<bool>,
        /// For `times`: White's.
        #[serde(skip_serializing_if = "Option::is_none")]
        white: Option<Length>,
        /// For `times`: Black's.
        #[serde(skip_serializing_if = "Option::is_none")]
        black: Option<Length>,
        /// For `penalise`: what.
        #[serde(skip_serializing_if = "Option::is_none")]
        measure: Option<MeasureWord>,
        /// For a change of the score, in halves of a point.
        #[serde(skip_serializing_if = "Option::is_none")]
        halves: Option<u8>,
        /// For a fine, in the smallest unit of its currency.
        #[serde(skip_serializing_if = "Option::is_none")]
        amount: Option<u32>,
        /// For an exclusion.
        #[serde(skip_serializing_if = "Option::is_none")]
        rounds: Option<u8>,
    },
    /// Sees an illegal move, as an arbiter.
    SeeIrregularity {},
    /// Sees a position that cannot be, as an arbiter.
    SeeIllegalPosition {},
    /// Sees both flags down, as an arbiter.
    SeeBothFlags {
        /// Which fell first, if that is known.
        #[serde(skip_serializing_if = "Option::is_none")]
        first: Option<ColorWord>,
    },
    /// Adds time to a clock.
    AddTime {
        /// Whose.
        of: ColorWord,
        /// How much.
        time: Length,
    },
    /// Penalises, as an arbiter.
    Penalise {
        /// Whom.
        of: ColorWord,
        /// How.
        measure: MeasureWord,
        /// Time given or taken; two minutes, if not said.
        #[serde(skip_serializing_if = "Option::is_none")]
        time: Option<Length>,
        /// Halves of a point.
        #[serde(skip_serializing_if = "Option::is_none")]
        halves: Option<u8>,
        /// A fine, in the smallest unit of its currency.
        #[serde(skip_serializing_if = "Option::is_none")]
        amount: Option<u32>,
        /// Rounds of an exclusion.
        #[serde(skip_serializing_if = "Option::is_none")]
        rounds: Option<u8>,
    },
    /// Reports somebody's conduct.
    ReportConduct {
        /// Whose.
        of: OffenderWord,
        /// What.
        what: IncidentWord,
        /// For a device in a bag: whether it may be there.
        #[serde(skip_serializing_if = "Option::is_none")]
        agreed: Option<bool>,
        /// For a device that sounded: how often before.
        #[serde(skip_serializing_if = "Option::is_none")]
        before: Option<u8>,
        /// For a search: whether of the body.
        #[serde(skip_serializing_if = "Option::is_none")]
        body: Option<bool>,
    },
    /// Reports that a move was made with two hands.
    ReportTwoHands {
        /// By whom.
        of: ColorWord,
    },
    /// Reports that a player knocked pieces over.
    ReportDisplaced {
        /// Who.
        of: ColorWord,
    },
    /// Finds a piece off its square.
    ReportOffSquare {
        /// The position after so many plies was still right.
        since: usize,
    },
    /// Says that the game was begun wrongly.
    ReportStartError {
        /// How.
        error: StartErrorWord,
    },
    /// Says that something is wrong with the clock.
    ReportClockFault {
        /// What.
        fault: ClockFaultWord,
    },
    /// Sets the clock, as an arbiter; what is not named stays.
    SetClock {
        /// Why.
        why: ClockReasonWord,
        /// Another time control, as people write it.
        #[serde(skip_serializing_if = "Option::is_none")]
        control: Option<String>,
        /// White's time.
        #[serde(skip_serializing_if = "Option::is_none")]
        white: Option<Length>,
        /// Black's time.
        #[serde(skip_serializing_if = "Option::is_none")]
        black: Option<Length>,
        /// White's move counter.
        #[serde(skip_serializing_if = "Option::is_none")]
        white_moves: Option<u16>,
        /// Black's move counter.
        #[serde(skip_serializing_if = "Option::is_none")]
        black_moves: Option<u16>,
        /// White's period, counted from zero.
        #[serde(skip_serializing_if = "Option::is_none")]
        white_period: Option<u16>,
        /// Black's period.
        #[serde(skip_serializing_if = "Option::is_none")]
        black_period: Option<u16>,
        /// Whether White's flag is lifted.
        #[serde(default, skip_serializing_if = "is_false")]
        #[ts(as = "Option<bool>")]
        lift_white_flag: bool,
        /// Whether Black's flag is lifted.
        #[serde(default, skip_serializing_if = "is_false")]
        #[ts(as = "Option<bool>")]
        lift_black_flag: bool,
    },
    /// Reports a dead position, as the software; nobody else is heard.
    ReportDead {
        /// Plies until then.
        plies: usize,
        /// Why White can never mate.
        white: ProofWord,
        /// Why Black can never mate.
        black: ProofWord,
    },
    /// Gives the clock the times of the position on the board.
    RestoreTimes {},
    /// Sets the last ruling aside, as the arbiter.
    SetAside {},
    /// Enters the result of a game on a real board, as the arbiter.
    EnterResult {
        /// The points, `1-0` to `0-0`.
        points: String,
    },
    /// Judges a player's stop of the clock.
    JudgeStop {
        /// Whether there was reason.
        justified: bool,
    },
    /// Finds that a press without a move was a slip.
    FindSlip {
        /// Whose.
        of: ColorWord,
    },
    /// Appoints the hour of the game.
    AppointStart {
        /// The hour, on the table's watch.
        start: Length,
    },
    /// Notes that somebody has not come in time.
    NoteAbsence {},
    /// Decides that a late player does not lose.
    Excuse {
        /// Who.
        of: ColorWord,
    },
    /// Settles where the clock stands.
    PlaceClock {
        /// Where.
        side: SideWord,
    },
    /// Has the array drawn by lot. The server draws, not the person.
    DrawArray {},
    /// Sets up the pieces.
    SetUpArray {
        /// By the number of a Chess960 array; or else `fen`.
        #[serde(skip_serializing_if = "Option::is_none")]
        number: Option<u32>,
        /// As they stand; or else `number`.
        #[serde(skip_serializing_if = "Option::is_none")]
        fen: Option<String>,
    },
    /// A player gets a scoresheet.
    TakeScoresheet {
        /// Who.
        of: ColorWord,
        /// What it is; paper, if not said.
        #[serde(skip_serializing_if = "Option::is_none")]
        medium: Option<MediumWord>,
        /// The letters used; those of the place, if not said.
        #[serde(skip_serializing_if = "Option::is_none")]
        notation: Option<LanguageWord>,
    },
    /// Writes a move.
    Write {
        /// What is written.
        text: String,
        /// The line, counted from zero; the first empty one, if not said.
        #[serde(skip_serializing_if = "Option::is_none")]
        line: Option<u16>,
    },
    /// Writes something else.
    Note {
        /// What kind of thing.
        remark: RemarkWord,
    },
    /// Puts the sign of a draw offer to the last line.
    MarkOffer {},
    /// Takes the opponent's sheet to update the own one.
    BorrowScoresheet {},
    /// Gives it back.
    ReturnScoresheet {},
    /// Asks to see the record that the arbiter keeps.
    ViewRecord {},
    /// Looks at a player's sheet, as an arbiter.
    InspectScoresheet {
        /// Whose.
        of: ColorWord,
    },
    /// Has the game reconstructed.
    Reconstruct {},
    /// Says that an electronic sheet has failed.
    ReportScoresheetFault {
        /// Whose.
        of: ColorWord,
    },
    /// Confirms the result.
    Sign {
        /// The points confirmed.
        points: String,
        /// How; on the sheets, if not said.
        #[serde(skip_serializing_if = "Option::is_none")]
        how: Option<SignatureWord>,
    },
    /// Announces a session.
    SetSession {
        /// The hour, on the table's watch.
        announced: Length,
        /// How long it lasts.
        length: Length,
    },
    /// Has the player having the move seal it.
    OrderSealing {},
    /// Writes the move to be sealed.
    Seal {
        /// What is written. Nobody else is shown it.
        text: String,
        /// In which letters; English, if not said.
        #[serde(skip_serializing_if = "Option::is_none")]
        notation: Option<LanguageWord>,
        /// On what; paper, if not said.
        #[serde(skip_serializing_if = "Option::is_none")]
        medium: Option<MediumWord>,
    },
    /// Writes the names on the envelope.
    LabelEnvelope {
        /// White's name.
        white: String,
        /// Black's name.
        black: String,
    },
    /// Fixes when and where the game is resumed.
    AppointResumption {
        /// When, on the table's watch.
        hour: Length,
        /// Where.
        place: String,
    },
    /// The appointed hour has come.
    SetUpResumption {},
    /// Opens the envelope.
    OpenEnvelope {},
    /// Notes who has not come to the resumption.
    NoteAbsenceAtResumption {},
    /// The envelope is missing; the sealer states his move.
    ReportEnvelopeLost {
        /// The move he says he sealed, by its squares or in letters.
        r#move: String,
        /// The language of the letters; English, if not said.
        #[serde(skip_serializing_if = "Option::is_none")]
        notation: Option<LanguageWord>,
    },
    /// The envelope is missing and so is the position.
    ReportPositionLost {},
    /// Says that a used time was set wrongly.
    ReportWrongTime {
        /// Whose.
        of: ColorWord,
        /// What was put on the clock as used.
        shown: Length,
        /// What he had used.
        used: Length,
    },
    /// A player names an assistant.
    RequestAssistant {
        /// For what.
        duties: DutyList,
        /// Whether for a disability.
        #[serde(default, skip_serializing_if = "is_false")]
        #[ts(as = "Option<bool>")]
        disabled: bool,
    },
    /// The arbiter accepts an assistant.
    ApproveAssistant {
        /// Whose.
        of: ColorWord,
        /// For what.
        duties: DutyList,
        /// Whether for a disability.
        #[serde(default, skip_serializing_if = "is_false")]
        #[ts(as = "Option<bool>")]
        disabled: bool,
    },
    /// The player asks his assistant for the number of moves and the times.
    AskCount {},
    /// Two boards are used.
    SetUpTwoBoards {
        /// Whether White is visually disabled.
        #[serde(default, skip_serializing_if = "is_false")]
        #[ts(as = "Option<bool>")]
        white_blind: bool,
        /// Whether Black is.
        #[serde(default, skip_serializing_if = "is_false")]
        #[ts(as = "Option<bool>")]
        black_blind: bool,
        /// Whether the opponent hears too badly to follow announcements.
        #[serde(default, skip_serializing_if = "is_false")]
        #[ts(as = "Option<bool>")]
        hearing_impaired: bool,
    },
    /// Announces a move.
    Announce {
        /// What is said.
        text: String,
        /// In whose words; if not said, those the rulebook asks for.
        #[serde(skip_serializing_if = "Option::is_none")]
        vocabulary: Option<VocabularyWord>,
    },
    /// Repeats the opponent's announcement.
    Repeat {
        /// What is said.
        text: String,
        /// In whose words.
        #[serde(skip_serializing_if = "Option::is_none")]
        vocabulary: Option<VocabularyWord>,
    },
    /// Finds that the boards differ.
    ReportDifference {},
}

/// What is claimed. A quickplay claim has its ground in a field of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ClaimWord {
    /// The opponent completed an illegal move.
    IllegalMove,
    /// The opponent touched a piece and played otherwise.
    TouchMove,
    /// The opponent's time is up.
    Flag,
    /// The position has appeared for the third time.
    Threefold,
    /// Fifty moves without a pawn move or capture.
    FiftyMoves,
    /// Extra time for each move in a quickplay finish.
    ExtraTime,
    /// A draw in a quickplay finish.
    Quickplay,
    /// A draw because there is no progress.
    NoProgress,
    /// The opponent knocked pieces over.
    Displaced,
}

/// Lines of moves: a list, or one text with semicolons between them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum Lines {
    /// One text.
    One(String),
    /// A list of lines.
    Several(Vec<String>),
}

/// Duties: a list, or one word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum DutyList {
    /// One duty.
    One(DutyWord),
    /// Several.
    Several(Vec<DutyWord>),
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_false(flag: &bool) -> bool {
    !flag
}
