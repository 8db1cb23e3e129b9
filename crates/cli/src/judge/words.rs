//! The words of the edge form, and what they mean inside.

use serde::Deserialize;
use tuomari_board::{Color, Role};
use tuomari_conduct::{
    Appeal, Claim, ClockFault, ClockReason, Contact, Duty, Evidence, FixedBy, Ground, Medium,
    PerMove, Proof, Remark, Side, Signature, StartError,
};
use tuomari_notation::{Language, Vocabulary};

/// Words that stand for the values of a type of the same shape.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident means $target:ident { $($variant:ident $(or $alias:literal)?),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub(super) enum $name {
            $($(#[serde(alias = $alias)])? $variant,)*
        }

        impl From<$name> for $target {
            fn from(word: $name) -> $target {
                match word {
                    $($name::$variant => $target::$variant,)*
                }
            }
        }
    };
}

words! {
    /// A colour.
    ColorWord means Color { White, Black }
}
words! {
    /// A piece.
    RoleWord means Role { Pawn, Knight, Bishop, Rook, Queen, King }
}
words! {
    /// How a contact looked.
    ContactWord means Contact { Taken, Brushed, Straightened }
}
words! {
    /// How an intended move is fixed.
    FixedByWord means FixedBy { Writing, Entry, Declaration }
}
words! {
    /// A side of the table.
    SideWord means Side { Left, Right }
}
words! {
    /// What was wrong at the start.
    StartErrorWord means StartError { WrongArray, BoardTurned, ColoursReversed }
}
words! {
    /// What is wrong with a clock.
    ClockFaultWord means ClockFault { Defective, WrongSetting }
}
words! {
    /// Why the clock is set.
    ClockReasonWord means ClockReason { Defect, Setting, Schedule, Restoring, Dispute, Request }
}
words! {
    /// How extra time is given.
    PerMoveWord means PerMove { Increment, Delay }
}
words! {
    /// What is verified.
    EvidenceWord means Evidence { Position, Scoresheet }
}
words! {
    /// Why a quickplay claim is made.
    GroundWord means Ground { CannotWin, NoEffort }
}
words! {
    /// What an appeal is against.
    AppealWord means Appeal { Decision, Conduct }
}
words! {
    /// What moves are written on.
    MediumWord means Medium { Paper, CertifiedDevice, OtherDevice, Braille, Recorder }
}
words! {
    /// How a result is confirmed.
    SignatureWord means Signature { Sheets, Device }
}
words! {
    /// What else is written on a scoresheet.
    RemarkWord means Remark { ClockTime, Claim, Relevant, Foreign }
}
words! {
    /// What an assistant does.
    DutyWord means Duty {
        Pieces, Clock, Scoresheet, Announcing, Informing, Claiming, Adjourning,
    }
}

/// What is claimed. A quickplay claim has its ground in a field of its own.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum ClaimWord {
    #[serde(alias = "illegal")]
    IllegalMove,
    #[serde(alias = "touch")]
    TouchMove,
    Flag,
    #[serde(alias = "three", alias = "repetition")]
    Threefold,
    #[serde(alias = "fifty")]
    FiftyMoves,
    ExtraTime,
    Quickplay,
    NoProgress,
    Displaced,
}

impl ClaimWord {
    /// The claim.
    pub(super) fn claim(self, ground: Option<GroundWord>) -> Claim {
        match self {
            ClaimWord::IllegalMove => Claim::IllegalMove,
            ClaimWord::TouchMove => Claim::TouchMove,
            ClaimWord::Flag => Claim::Flag,
            ClaimWord::Threefold => Claim::Threefold,
            ClaimWord::FiftyMoves => Claim::FiftyMoves,
            ClaimWord::ExtraTime => Claim::ExtraTime,
            ClaimWord::Quickplay => {
                Claim::Quickplay(ground.map_or(Ground::CannotWin, Ground::from))
            }
            ClaimWord::NoProgress => Claim::NoProgress,
            ClaimWord::Displaced => Claim::Displaced,
        }
    }
}

/// Why a side can never mate: `exhausted` may have the number of positions
/// after a colon.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct ProofWord(pub(super) Proof);

impl TryFrom<String> for ProofWord {
    type Error = String;

    fn try_from(word: String) -> Result<ProofWord, String> {
        let wrong = || {
            format!(
                "\"{word}\" is none of bare-king, material, out-of-reach, game-over, exhausted:N"
            )
        };
        Ok(ProofWord(match word.as_str() {
            "bare-king" => Proof::BareKing,
            "material" => Proof::Material,
            "out-of-reach" => Proof::OutOfReach,
            "game-over" => Proof::GameOver,
            _ => {
                let positions = word.strip_prefix("exhausted:").ok_or_else(wrong)?;
                let positions = positions.parse().map_err(|_| wrong())?;
                Proof::Exhausted { positions }
            }
        }))
    }
}

/// A language of moves, by its code.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct LanguageWord(pub(super) Language);

impl TryFrom<String> for LanguageWord {
    type Error = String;

    fn try_from(code: String) -> Result<LanguageWord, String> {
        let language = code.parse().map(LanguageWord);
        language.map_err(|_| format!("no language \"{code}\" of moves"))
    }
}

/// A vocabulary of announcements, by its code.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct VocabularyWord(pub(super) Vocabulary);

impl TryFrom<String> for VocabularyWord {
    type Error = String;

    fn try_from(code: String) -> Result<VocabularyWord, String> {
        let vocabulary = code.parse().map(VocabularyWord);
        vocabulary.map_err(|_| format!("no vocabulary \"{code}\""))
    }
}
