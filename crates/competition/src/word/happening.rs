//! What happened to a competition.

use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, IntoStaticStr, VariantArray};
use tuomari_report::Points;

use crate::word::{
    act::Alteration,
    article::Article,
    breach::{Breach, Measure, Proposal},
    departure::Departure,
    id::{PlayerId, Side, TableId, TeamId, Who},
    outcome::{Bye, Outcome},
    person::Person,
    reason::{BracketTold, Idle, Meeting},
    regulations::{Clause, Regulations},
    seat::Seat,
    written,
};

/// Something that happened, when, by whom, and the articles it rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Event {
    pub at: u64,
    pub by: Seat,
    #[serde(flatten)]
    pub what: Happening,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub cites: Vec<Article>,
}

/// What happened. The names are for ever: what is stored stays readable.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "what", rename_all = "kebab-case")]
#[strum_discriminants(
    name(HappeningKind),
    derive(Hash, PartialOrd, Ord, IntoStaticStr, VariantArray),
    strum(serialize_all = "kebab-case"),
    doc = "The kinds of happenings, each with its name.",
    allow(missing_docs, reason = "they are those of `Happening`")
)]
pub enum Happening {
    Announced {
        regulations: Box<Regulations>,
    },
    Amended {
        regulations: Box<Regulations>,
        clauses: Vec<Clause>,
    },
    /// Something departs from the rules; it stands before what departs.
    Departed(Departure),
    Entered {
        player: PlayerId,
        person: Box<Person>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        team: Option<TeamId>,
        /// The first round in which he can be paired.
        from: u16,
    },
    TeamEntered {
        team: TeamId,
        name: String,
        from: u16,
    },
    Corrected {
        player: PlayerId,
        person: Box<Person>,
    },
    BoardOrderSet {
        team: TeamId,
        order: Vec<PlayerId>,
    },
    Withdrew {
        who: Who,
        /// The first round that is missed.
        from: u16,
    },
    Readmitted {
        who: Who,
    },
    EntriesClosed,
    ColorDrawn {
        lot: Side,
    },
    NumbersAssigned {
        order: Vec<Who>,
    },
    CheckedIn {
        who: Who,
        here: bool,
    },
    ByeRequested {
        who: Who,
        round: u16,
        bye: Bye,
    },
    ByeGranted {
        who: Who,
        round: u16,
        bye: Bye,
    },
    ByeRefused {
        who: Who,
        round: u16,
    },
    AbsenceDeclared {
        who: Who,
        round: u16,
    },
    Prohibited {
        who: Vec<Who>,
        first: u16,
        last: u16,
    },
    /// The pairing of a round, with all that it rests on.
    Paired {
        round: u16,
        /// Whoever is in the list, by pairing number.
        numbers: Vec<Who>,
        meetings: Vec<Meeting>,
        idle: Vec<Idle>,
        brackets: Vec<BracketTold>,
        /// The text that was followed.
        edition: String,
        /// The program that followed it.
        engine: String,
    },
    Altered {
        round: u16,
        change: Alteration,
    },
    Confirmed {
        round: u16,
        /// What the announced system has instead, where it differs.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        instead: Vec<(Who, Option<Who>)>,
    },
    LineupHandedIn {
        round: u16,
        team: TeamId,
        players: Vec<Option<PlayerId>>,
        salt: String,
        /// What everybody may know of it before it is opened.
        seal: String,
    },
    LineupsOpened {
        round: u16,
        lineups: Vec<Opened>,
        tables: Vec<TableId>,
    },
    /// A captain confirmed the game points of his match, those of the team
    /// that has White first.
    MatchConfirmed {
        round: u16,
        team: TeamId,
        #[serde(with = "written::points")]
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        white: Points,
        #[serde(with = "written::points")]
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        black: Points,
    },
    Published {
        round: u16,
        tables: Vec<TableId>,
    },
    Recalled {
        round: u16,
    },
    /// A pairing that nobody had seen was dropped.
    Unpaired {
        round: u16,
    },
    PlayBegan {
        round: u16,
        board: u32,
    },
    /// Another game is played at a board, at another table.
    SetAnew {
        round: u16,
        board: u32,
        table: TableId,
    },
    ResultTaken {
        round: u16,
        board: u32,
        version: u64,
        hash: String,
        outcome: Outcome,
    },
    ResultEntered {
        round: u16,
        board: u32,
        outcome: Outcome,
    },
    Defaulted {
        round: u16,
        board: u32,
        outcome: Outcome,
    },
    Adjourned {
        round: u16,
        board: u32,
    },
    ResultCorrected {
        round: u16,
        board: u32,
        outcome: Outcome,
        /// The first round whose pairing takes it; none where only ratings do.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<u16>,
    },
    SentOn {
        round: u16,
        who: Who,
    },
    BreachNoted {
        player: PlayerId,
        round: u16,
        breach: Breach,
        /// How many there are now, as the rulebook counts them.
        count: u32,
        proposal: Proposal,
    },
    Penalised {
        player: PlayerId,
        round: u16,
        measure: Measure,
    },
    Excluded {
        player: PlayerId,
        first: u16,
        last: u16,
    },
    Expelled {
        player: PlayerId,
    },
    Adjusted {
        who: Who,
        round: u16,
        #[serde(with = "written::points")]
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        points: Points,
    },
    AppealLodged {
        appeal: u32,
        round: u16,
        text: String,
    },
    AppealDecided {
        appeal: u32,
        upheld: bool,
    },
    ArbiterCalled {
        call: u32,
        text: String,
    },
    CallAnswered {
        call: u32,
    },
    RoundClosed {
        round: u16,
    },
    TiesBroken {
        order: Vec<Who>,
    },
    Finished,
    Signed {
        name: String,
    },
    HandedIn {
        digest: String,
    },
}

/// A line-up that was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Opened {
    pub team: TeamId,
    pub players: Vec<Option<PlayerId>>,
    /// None where no line-up was handed in and the list was taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<String>,
}

impl Happening {
    /// The name of the kind of happening.
    pub fn id(&self) -> &'static str {
        HappeningKind::from(self).into()
    }
}
