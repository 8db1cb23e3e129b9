//! What is put to the arbiter.

use tuomari_board::Color;
use tuomari_clock::Millis;
use tuomari_mating::{Proof, Spent};

use crate::{
    act::{
        assist::Duties,
        claim::Claim,
        clock_fault::ClockFault,
        incident::Incident,
        quickplay::{Ground, PerMove},
        start_error::StartError,
    },
    event::{cites::Cites, conclusion::Conclusion, tally::Tally},
};

/// The number of a question in its game.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
pub struct QuestionId(pub u16);

/// Something the software does not decide, with what it would propose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    pub id: QuestionId,
    /// What it is about.
    pub matter: Matter,
    /// What the readings propose, if anything.
    pub proposal: Option<Proposal>,
    /// The articles to look at.
    pub cites: Cites,
}

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Matter {
    /// A claim that facts alone do not settle.
    Claim(Color, Claim),
    /// Both times are gone.
    BothFlags,
    /// Whether a side can still mate could not be proved, although so much was
    /// looked at.
    CanMate(Color, Spent),
    /// The player's pawns count as material that forces mate, and it is proved
    /// that he cannot mate all the same (`fi-blitz-2014/13.c.2`).
    BlockedPawns(Color, Proof),
    /// The position after so many plies was dead, and a result has been
    /// confirmed since.
    DeadBeforeResult(usize),
    /// A position that cannot be stands after one more move.
    IllegalPosition,
    /// An illegal move by one player, a fallen flag of the other: which came
    /// first (`fi-blitz-2014/15`).
    EventOrder {
        illegal: Color,
    },
    /// Several irregularities are open at once.
    SeveralIrregularities(Color),
    /// A breach by the player, for a penalty.
    Breach(Color),
    /// Whether a contact was an accident.
    Contact(Color),
    /// Mate or stalemate by a move that touched pieces forbade.
    EndByForbiddenMove(Color),
    /// Both players are too late.
    BothLate,
    /// The game was begun wrongly.
    StartError(StartError),
    /// The times of the game that replaces an annulled one.
    NewGameTimes,
    /// Something is wrong with the clock.
    ClockFault(ClockFault),
    /// The player knocked pieces over.
    Displaced(Color),
    /// A piece was found off its square.
    PieceOffItsSquare,
    /// The player asks for extra time for each move.
    ExtraTime(Color, PerMove),
    /// The player's claim was postponed, and play is watched.
    Watched(Color, Claim),
    /// The player's claim ended play where no arbiter was there.
    Referred(Color, Ground),
    /// Somebody's conduct, and what has been counted against him.
    Incident(Incident, Tally),
    /// Whether the game could be reconstructed (`fide-2018/8.5.3`).
    Reconstruction,
    /// The player's electronic scoresheet has failed.
    Scoresheet(Color),
    /// The player confirmed the result in a way that is none.
    Unsigned(Color),
    /// The players confirmed different results.
    ResultDisputed,
    /// Both players confirmed the same result, and it is not the game's.
    ResultOverwritten,
    /// The players agreed to a draw at a move for which the event bars it, on
    /// this player's offer: whether the arbiter consents.
    DrawConsent(Color),
    Appeal(Color),
    /// The player asks for an assistant.
    Assistant {
        of: Color,
        duties: Duties,
        /// Whether for a disability.
        disabled: bool,
    },
    /// How the clock is adjusted for the player's assistant.
    AssistantClock(Color),
    /// Data are missing on the envelope.
    EnvelopeIncomplete,
    /// What the player sealed is ambiguous or cannot be made out.
    SealedMove(Color),
    /// The player is too late at the resumption; both, if none is named.
    LateAtResumption(Option<Color>),
    /// The player's used time was set wrongly, and it was said too late.
    UsedTime(Color),
    /// The two boards of a blind player's game differ.
    BoardsDiffer,
}

/// What the readings propose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proposal {
    /// This end of the game.
    End(Conclusion),
    PlayOn,
    Warning,
    /// The position before the earliest irregularity, after so many plies.
    Reinstate(usize),
    NewGame,
    /// The right array, with the same moves.
    CorrectArray,
    /// These times, White's and Black's.
    Times(Millis, Millis),
    /// The player's clock runs until he has put the pieces back.
    Restore,
    /// The scoresheet is replaced, and its entries are carried over.
    Replace,
    /// Who meddled leaves the hall.
    Expel,
    /// The boards follow the scoresheets, which agree, from this ply on.
    FollowSheets(usize),
}

impl Matter {
    /// Whether it is about people or results, so that it still has to be
    /// answered when play turns out to have been over.
    pub(crate) fn outlives_the_game(self) -> bool {
        matches!(
            self,
            Matter::Breach(_)
                | Matter::Incident(..)
                | Matter::Scoresheet(_)
                | Matter::Unsigned(_)
                | Matter::ResultDisputed
                | Matter::ResultOverwritten
                | Matter::Appeal(_)
                | Matter::NewGameTimes
        )
    }

    /// Whether a player brought it up himself, so that everybody in the hall
    /// has heard it.
    pub(crate) fn is_asked_aloud(self) -> bool {
        matches!(self, Matter::Claim(..))
    }
}
