//! Words that stand for values: the same ones that `tuomari judge` reads.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_board::{Color, Role};
use tuomari_conduct::{
    Appeal, ClockFault, ClockReason, Contact, Discretion, Duty, Evidence, FixedBy, Ground, Medium,
    PerMove, Proof, Remark, Seat, Side, Signature, StartError, Table,
};
use tuomari_notation::{Language, Vocabulary};
use utoipa::ToSchema;

/// Words that stand for the values of a type of the same shape.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident means $target:ident { $($variant:ident $(or $alias:literal)?),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name {
            $(
                #[doc = stringify!($variant)]
                $(#[serde(alias = $alias)])?
                $variant,
            )*
        }

        impl From<$name> for $target {
            fn from(word: $name) -> $target {
                match word {
                    $($name::$variant => $target::$variant,)*
                }
            }
        }

        impl From<$target> for $name {
            fn from(value: $target) -> $name {
                match value {
                    $($target::$variant => $name::$variant,)*
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
words! {
    /// What the software sees of a table.
    TableWord means Table { Assisted, Strict, Wooden }
}
words! {
    /// How much a screen may say.
    DiscretionWord means Discretion { Open, NoCounts, Silent }
}

/// A seat at a table.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum SeatWord {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// Who acts for White.
    WhiteAssistant,
    /// Who acts for Black.
    BlackAssistant,
    /// The arbiter's desk.
    Arbiter,
    /// Somebody who follows the game.
    Spectator,
    /// A screen in the hall.
    HallScreen,
}

impl From<Seat> for SeatWord {
    fn from(seat: Seat) -> SeatWord {
        match seat {
            Seat::Player(Color::White) => SeatWord::White,
            Seat::Player(Color::Black) => SeatWord::Black,
            Seat::Assistant(Color::White) => SeatWord::WhiteAssistant,
            Seat::Assistant(Color::Black) => SeatWord::BlackAssistant,
            Seat::Arbiter => SeatWord::Arbiter,
            Seat::Spectator => SeatWord::Spectator,
            Seat::HallScreen => SeatWord::HallScreen,
        }
    }
}

impl From<SeatWord> for Seat {
    fn from(word: SeatWord) -> Seat {
        match word {
            SeatWord::White => Seat::Player(Color::White),
            SeatWord::Black => Seat::Player(Color::Black),
            SeatWord::WhiteAssistant => Seat::Assistant(Color::White),
            SeatWord::BlackAssistant => Seat::Assistant(Color::Black),
            SeatWord::Arbiter => Seat::Arbiter,
            SeatWord::Spectator => Seat::Spectator,
            SeatWord::HallScreen => Seat::HallScreen,
        }
    }
}

/// A value that is written as a text of its own and read back from it.
macro_rules! spelled {
    ($(#[$doc:meta])* $name:ident spells $target:ty: $wrong:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
        #[serde(try_from = "String", into = "String")]
        #[ts(as = "String")]
        #[schema(value_type = String)]
        pub struct $name(pub $target);

        impl TryFrom<String> for $name {
            type Error = String;

            fn try_from(text: String) -> Result<$name, String> {
                let value = text.parse().map($name);
                value.map_err(|_| format!(concat!("\"{}\" is ", $wrong), shown(&text)))
            }
        }

        impl From<$name> for String {
            fn from(word: $name) -> String {
                word.0.to_string()
            }
        }
    };
}
spelled! {
    /// A language of moves, by its code.
    LanguageWord spells Language: "no language of moves; write en, fi, sv or another code"
}
spelled! {
    /// A vocabulary of announcements, by its code.
    VocabularyWord spells Vocabulary: "no vocabulary of announcements; write fide, en, fi or sv"
}

/// Why a side can never mate; `exhausted` has the number of positions after a
/// colon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(try_from = "String", into = "String")]
#[ts(as = "String")]
#[schema(value_type = String, example = "out-of-reach")]
pub struct ProofWord(pub Proof);

impl ProofWord {
    /// Reads a proof; nothing if it is none.
    pub fn read(text: &str) -> Option<ProofWord> {
        Some(ProofWord(match text {
            "bare-king" => Proof::BareKing,
            "material" => Proof::Material,
            "out-of-reach" => Proof::OutOfReach,
            "game-over" => Proof::GameOver,
            _ => Proof::Exhausted {
                positions: text.strip_prefix("exhausted:")?.parse().ok()?,
            },
        }))
    }
}

impl TryFrom<String> for ProofWord {
    type Error = String;

    fn try_from(text: String) -> Result<ProofWord, String> {
        ProofWord::read(&text).ok_or_else(|| format!("\"{}\" is no proof", shown(&text)))
    }
}

impl From<ProofWord> for String {
    fn from(word: ProofWord) -> String {
        match word.0 {
            Proof::BareKing => "bare-king".to_owned(),
            Proof::Material => "material".to_owned(),
            Proof::OutOfReach => "out-of-reach".to_owned(),
            Proof::GameOver => "game-over".to_owned(),
            Proof::Exhausted { positions } => format!("exhausted:{positions}"),
        }
    }
}

/// A text of a stranger's, short enough for an error message.
pub(super) fn shown(text: &str) -> String {
    const MOST: usize = 40;
    let printable = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    let mut short: String = text.chars().take(MOST).map(printable).collect();
    if text.chars().nth(MOST).is_some() {
        short.push('…');
    }
    short
}

/// How much may be told to a seat, by the word of its discretion.
impl DiscretionWord {
    /// Whether legal moves may be told from others.
    pub fn tells_legality(self) -> bool {
        self != DiscretionWord::Silent
    }
}
