//! What was taken for granted, because the file does not say it.

use tuomari_report::Date;

/// Something that a reader of an answer should know about its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// Record 142 is missing: the last round of the file is taken for the last.
    RoundsAssumed(u32),
    /// Record 352 is missing: so many boards, White and Black by turns.
    BoardsAssumed(u32),
    /// The competition began before the rules that it was held against.
    OlderThanPairingRules(Date),
    /// The competition began before the oldest edition of C.07 known here.
    OlderThanTieBreaks(Date),
}
