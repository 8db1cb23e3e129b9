//! What people do to a competition.

use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, IntoStaticStr, VariantArray};
use tuomari_report::Points;

use crate::word::{
    breach::{Breach, Measure},
    id::{PlayerId, Side, TableId, TeamId, Who},
    outcome::{Bye, Outcome},
    person::Person,
    regulations::Regulations,
    seat::Seat,
};

/// Somebody does something at an instant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Command {
    /// In milliseconds of Unix time.
    pub at: u64,
    pub by: Seat,
    #[serde(flatten)]
    pub act: Act,
}

/// Anything that is done to a competition. As text it is an object: the name
/// of the act in `act`, and its fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "act", rename_all = "kebab-case")]
#[strum_discriminants(
    name(ActKind),
    derive(Hash, IntoStaticStr, VariantArray),
    strum(serialize_all = "kebab-case"),
    doc = "The kinds of acts, each with its name.",
    allow(missing_docs, reason = "they are those of `Act`")
)]
pub enum Act {
    Announce {
        regulations: Box<Regulations>,
    },
    /// Puts other regulations in the place of those in force.
    Amend {
        regulations: Box<Regulations>,
    },
    Enter {
        person: Box<Person>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        team: Option<TeamId>,
    },
    /// Enters a team, with its players in board order; more of them can enter
    /// later.
    EnterTeam {
        name: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<Person>>"))]
        members: Vec<Person>,
    },
    /// Says better who a player is.
    Correct {
        player: PlayerId,
        person: Box<Person>,
    },
    /// Puts a team's list into its order, reserves last.
    SetBoardOrder {
        team: TeamId,
        order: Vec<PlayerId>,
    },
    Withdraw {
        who: Who,
    },
    Readmit {
        who: Who,
    },
    CloseEntries,
    /// The lot for the colour of the first in the list.
    DrawColor {
        lot: Side,
    },
    /// Gives the numbers: by C.04.2 2.2, or as a lot or an announced
    /// criterion has it.
    AssignNumbers {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        order: Option<Vec<Who>>,
    },
    /// Says that somebody is there, or takes it back.
    CheckIn {
        who: Who,
        here: bool,
    },
    RequestBye {
        who: Who,
        round: u16,
        bye: Bye,
    },
    GrantBye {
        who: Who,
        round: u16,
        bye: Bye,
    },
    RefuseBye {
        who: Who,
        round: u16,
    },
    DeclareAbsent {
        who: Who,
        round: u16,
    },
    /// No two of them meet in these rounds.
    Prohibit {
        who: Vec<Who>,
        first: u16,
        last: u16,
    },
    /// Pairs the next round.
    Pair,
    /// Changes the pairing by hand.
    Alter {
        change: Alteration,
    },
    /// Takes the pairing as it stands.
    Confirm,
    /// A captain says who plays, board by board; the salt hides it until it
    /// is opened.
    HandInLineup {
        team: TeamId,
        players: Vec<Option<PlayerId>>,
        salt: String,
    },
    /// Opens all line-ups of the round; the tables are named board by board.
    OpenLineups {
        #[serde(default)]
        tables: Vec<TableId>,
    },
    /// A captain confirms the score of his team's match.
    ConfirmMatch {
        round: u16,
        team: TeamId,
    },
    /// Makes the pairing known; the tables are named board by board, in a
    /// competition of teams when the line-ups are opened.
    Publish {
        #[serde(default)]
        tables: Vec<TableId>,
    },
    /// Takes a published round back, while no move is made.
    Recall,
    /// Drops a pairing that is not public, so that the round can be paired anew.
    Unpair,
    /// A move was made at a table.
    BeginPlay {
        table: TableId,
    },
    /// The game at a table does not count, and another is played in its place,
    /// at the same board.
    SetAnew {
        instead: TableId,
        table: TableId,
    },
    /// What tables say of their games.
    TakeResults {
        results: Vec<TableResult>,
    },
    EnterResult {
        round: u16,
        board: u32,
        outcome: Outcome,
    },
    /// Somebody did not come in time.
    Default {
        round: u16,
        board: u32,
        absent: Absent,
    },
    Adjourn {
        round: u16,
        board: u32,
    },
    CorrectResult {
        round: u16,
        board: u32,
        outcome: Outcome,
    },
    /// Who goes on in a knock-out, where the board does not say it.
    SendOn {
        who: Who,
    },
    /// A breach that counts over the games of a competition.
    NoteBreach {
        player: PlayerId,
        round: u16,
        breach: Breach,
    },
    Penalise {
        player: PlayerId,
        round: u16,
        measure: Measure,
    },
    ExcludeFromRounds {
        player: PlayerId,
        first: u16,
        last: u16,
    },
    Expel {
        player: PlayerId,
    },
    /// Points added or taken, whoever's game it was.
    Adjust {
        who: Who,
        #[serde(with = "crate::word::written::points")]
        #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
        points: Points,
    },
    LodgeAppeal {
        round: u16,
        text: String,
    },
    DecideAppeal {
        appeal: u32,
        upheld: bool,
    },
    /// Asks an arbiter to come; the text may be empty.
    CallArbiter {
        #[serde(default)]
        text: String,
    },
    /// Somebody has come, or whoever called takes it back.
    AnswerCall {
        call: u32,
    },
    CloseRound,
    /// The lot among those whom no tie-break parts, the first of them first.
    BreakTies {
        order: Vec<Who>,
    },
    Finish,
    Sign {
        name: String,
    },
    /// The official file was handed in; the digest says which.
    HandIn {
        digest: String,
    },
}

/// A change of a pairing by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "change", rename_all = "kebab-case")]
#[strum_discriminants(
    name(AlterationKind),
    derive(Hash, IntoStaticStr, VariantArray),
    strum(serialize_all = "kebab-case"),
    doc = "The kinds of changes, each with its name.",
    allow(missing_docs, reason = "they are those of `Alteration`")
)]
pub enum Alteration {
    /// Two change places, colours and all.
    Swap { one: Who, other: Who },
    /// Two who have no place meet.
    Seat { white: Who, black: Who },
    /// Takes somebody out of the round; his opponent has no place either.
    Unseat { who: Who },
    /// Gives a bye to somebody without a place.
    GiveBye { who: Who, bye: Bye },
    /// The two of a board change colours.
    TurnColors { board: u32 },
}

/// What a table says of its game. Said twice, it counts once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TableResult {
    pub table: TableId,
    /// The version of the table's record that says so.
    pub version: u64,
    /// The hash of that record.
    pub hash: String,
    pub outcome: Outcome,
}

/// Who did not come to a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Absent {
    White,
    Black,
    Both,
}

impl Act {
    /// The name of the kind of act.
    pub fn id(&self) -> &'static str {
        ActKind::from(self).into()
    }
}

impl Alteration {
    /// Whether it leaves as many boards as there were.
    pub(crate) fn keeps_boards(self) -> bool {
        matches!(
            self,
            Alteration::Swap { .. } | Alteration::TurnColors { .. }
        )
    }
}

impl Absent {
    pub(crate) fn outcome(self) -> Outcome {
        match self {
            Absent::White => Outcome::WhiteForfeits,
            Absent::Black => Outcome::BlackForfeits,
            Absent::Both => Outcome::BothForfeit,
        }
    }
}
