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
#[cfg(test)]
use crate::looks::Looks;

/// Words that the game gives its own values. The golden files hold them: a
/// value that is renamed there needs its old word here.
macro_rules! own_words {
    ($($name:literal $type:ident)+) => {
        $(impl Textual for $type {
            const NAME: &'static str = $name;

            #[cfg(test)]
            const LOOKS: Looks =
                Looks::Words(|| <$type as strum::VariantNames>::VARIANTS.to_vec());

            fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str((*self).into())
            }

            fn read(text: &str) -> Option<$type> {
                text.parse().ok()
            }
        })+
    };
}

own_words! {
    "kind of table" Table
    "contact" Contact
    "way to fix a move" FixedBy
    "ground of a claim" Ground
    "way an offer ends" Lapse
    "fault of a clock" ClockFault
    "reason to set a clock" ClockReason
    "error at the start" StartError
    "side of the table" Side
    "kind of extra time" PerMove
    "kind of evidence" Evidence
    "thing to write on" Medium
    "kind of update" Update
    "remark" Remark
    "flaw of a scoresheet" Flaw
    "signature" Signature
    "kind of appeal" Appeal
    "duty of an assistant" Duty
    "thing on an envelope" Item
}

/// Words for what has none of its own, or another one. What the game gains and
/// a list lacks does not compile.
macro_rules! stored_words {
    ($($name:literal $type:ident { $( $word:literal $variant:ident $(($($inner:tt)+))? $({$($field:tt)+})? ),+ $(,)? })+) => {
        $(impl Textual for $type {
            const NAME: &'static str = $name;

            #[cfg(test)]
            const LOOKS: Looks =
                Looks::Words(|| vec![$($word),+]);

            fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $( $type::$variant $(($($inner)+))? $({$($field)+})? => $word, )+
                })
            }

            fn read(text: &str) -> Option<$type> {
                match text {
                    $( $word => Some($type::$variant $(($($inner)+))? $({$($field)+})?), )+
                    _ => None,
                }
            }
        })+
    };
}

stored_words! {
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
    "claim" Claim {
        "illegal-move" IllegalMove,
        "touch-move" TouchMove,
        "flag" Flag,
        "threefold" Threefold,
        "fifty-moves" FiftyMoves,
        "extra-time" ExtraTime,
        "cannot-win" Quickplay { ground: Ground::CannotWin },
        "no-effort" Quickplay { ground: Ground::NoEffort },
        "no-progress" NoProgress,
        "displaced" Displaced,
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

    #[cfg(test)]
    const LOOKS: Looks = Looks::Words(|| Illegality::ALL.into_iter().map(Illegality::id).collect());

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }

    fn read(text: &str) -> Option<Illegality> {
        Illegality::ALL.into_iter().find(|why| why.id() == text)
    }
}

impl Textual for Language {
    const NAME: &'static str = "language of moves";

    #[cfg(test)]
    const LOOKS: Looks = Looks::Words(|| Language::ALL.into_iter().map(Language::code).collect());

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }

    fn read(text: &str) -> Option<Language> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == text)
    }
}
