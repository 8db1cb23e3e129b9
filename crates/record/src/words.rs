//! Words: values that are one of a few.

use std::fmt;

use tuomari_board::{Color, Illegality};
use tuomari_clock::{BothAbsent, Color as Face, NextPeriod};
use tuomari_conduct::{
    Appeal, By, Claim, ClockFault, ClockReason, Contact, Duty, Evidence, FixedBy, Flaw, Ground,
    Item, Lapse, Medium, PerMove, Remark, Seat, Side, Signature, StartError, Table, Update,
};
use tuomari_notation::Language;

use super::text::Textual;

/// One list for writing and reading; what the game gains and a list lacks
/// does not compile.
macro_rules! words {
    ($($name:literal $type:ident { $( $word:literal $variant:ident $(($($inner:tt)+))? ),+ $(,)? })+) => {
        $(impl Textual for $type {
            const NAME: &'static str = $name;

            fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $( $type::$variant $(($($inner)+))? => $word, )+
                })
            }

            fn read(text: &str) -> Option<$type> {
                match text {
                    $( $word => Some($type::$variant $(($($inner)+))?), )+
                    _ => None,
                }
            }
        })+
    };
}

words! {
    "colour" Color { "white" White, "black" Black }
    "colour" Face { "white" White, "black" Black }
    "person at the table" By {
        "white" Player(Color::White),
        "black" Player(Color::Black),
        "white-assistant" Assistant(Color::White),
        "black-assistant" Assistant(Color::Black),
        "arbiter" Arbiter,
        "system" System,
    }
    "seat" Seat {
        "white" Player(Color::White),
        "black" Player(Color::Black),
        "white-assistant" Assistant(Color::White),
        "black-assistant" Assistant(Color::Black),
        "arbiter" Arbiter,
        "spectator" Spectator,
        "hall-screen" HallScreen,
    }
    "kind of table" Table { "assisted" Assisted, "strict" Strict, "wooden" Wooden }
    "contact" Contact { "taken" Taken, "brushed" Brushed, "straightened" Straightened }
    "way to fix a move" FixedBy {
        "writing" Writing,
        "entry" Entry,
        "declaration" Declaration,
    }
    "claim" Claim {
        "illegal-move" IllegalMove,
        "touch-move" TouchMove,
        "flag" Flag,
        "threefold" Threefold,
        "fifty-moves" FiftyMoves,
        "extra-time" ExtraTime,
        "cannot-win" Quickplay(Ground::CannotWin),
        "no-effort" Quickplay(Ground::NoEffort),
        "no-progress" NoProgress,
        "displaced" Displaced,
    }
    "ground of a claim" Ground { "cannot-win" CannotWin, "no-effort" NoEffort }
    "way an offer ends" Lapse { "declined" Declined, "touched" Touched, "spent" Spent }
    "fault of a clock" ClockFault { "defective" Defective, "wrong-setting" WrongSetting }
    "reason to set a clock" ClockReason {
        "defect" Defect,
        "setting" Setting,
        "schedule" Schedule,
        "restoring" Restoring,
        "dispute" Dispute,
        "request" Request,
    }
    "error at the start" StartError {
        "wrong-array" WrongArray,
        "board-turned" BoardTurned,
        "colours-reversed" ColoursReversed,
    }
    "side of the table" Side { "left" Left, "right" Right }
    "kind of extra time" PerMove { "increment" Increment, "delay" Delay }
    "kind of evidence" Evidence { "position" Position, "scoresheet" Scoresheet }
    "thing to write on" Medium {
        "paper" Paper,
        "certified-device" CertifiedDevice,
        "other-device" OtherDevice,
        "braille" Braille,
        "recorder" Recorder,
    }
    "kind of update" Update { "both" Both, "one" One }
    "remark" Remark {
        "clock-time" ClockTime,
        "claim" Claim,
        "relevant" Relevant,
        "foreign" Foreign,
    }
    "flaw of a scoresheet" Flaw {
        "not-recorded" NotRecorded,
        "written-ahead" WrittenAhead,
        "foreign-entry" ForeignEntry,
        "offer-not-marked" OfferNotMarked,
        "other-notation" OtherNotation,
        "long-form" LongForm,
        "pawn-letter" PawnLetter,
        "file-missing" FileMissing,
        "ambiguous" Ambiguous,
        "promotion-missing" PromotionMissing,
        "no-such-move" NoSuchMove,
        "another-move" AnotherMove,
        "not-updated" NotUpdated,
        "not-returned" NotReturned,
        "viewed-too-often" ViewedTooOften,
    }
    "signature" Signature { "sheets" Sheets, "device" Device }
    "kind of appeal" Appeal { "decision" Decision, "conduct" Conduct }
    "duty of an assistant" Duty {
        "pieces" Pieces,
        "clock" Clock,
        "scoresheet" Scoresheet,
        "announcing" Announcing,
        "informing" Informing,
        "claiming" Claiming,
        "adjourning" Adjourning,
    }
    "thing on an envelope" Item {
        "names" Names,
        "position" Position,
        "times" Times,
        "sealer" Sealer,
        "number" Number,
        "offer" Offer,
        "resumption" Resumption,
    }
    "rule for two absent players" BothAbsent {
        "mover-loses" MoverLoses,
        "nobody-loses" NobodyLoses,
    }
    "way into the next period" NextPeriod {
        "saved-carried" SavedCarried,
        "saved-lost" SavedLost,
        "at-zero" AtZero,
    }
}

impl Textual for Illegality {
    const NAME: &'static str = "reason why a move is illegal";

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }

    fn read(text: &str) -> Option<Illegality> {
        Illegality::ALL.into_iter().find(|why| why.id() == text)
    }
}

impl Textual for Language {
    const NAME: &'static str = "language of moves";

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }

    fn read(text: &str) -> Option<Language> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == text)
    }
}
