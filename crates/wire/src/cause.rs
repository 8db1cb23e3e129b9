//! Why games end, by their ids.

use tuomari_board::Color;
use tuomari_conduct::Cause;

/// The id of a cause and whom it names. Texts are found by the id, after
/// `cause-`.
pub(super) fn words(cause: Cause) -> (&'static str, Option<Color>) {
    match cause {
        Cause::Checkmate => ("checkmate", None),
        Cause::Resignation(by) => ("resignation", Some(by)),
        Cause::Stalemate => ("stalemate", None),
        Cause::DeadPosition => ("dead-position", None),
        Cause::Agreement => ("agreement", None),
        Cause::Threefold => ("threefold", None),
        Cause::FiftyMoves => ("fifty-moves", None),
        Cause::Fivefold => ("fivefold", None),
        Cause::SeventyFive => ("seventy-five", None),
        Cause::Time(of) => ("time", Some(of)),
        Cause::BothTimes => ("both-times", None),
        Cause::IllegalMove(of) => ("illegal-move", Some(of)),
        Cause::IllegalPosition => ("illegal-position", None),
        Cause::KingCapture(by) => ("king-capture", Some(by)),
        Cause::Absence(of) => ("absence", Some(of)),
        Cause::BothAbsent => ("both-absent", None),
        Cause::Displacing(by) => ("displacing", Some(by)),
        Cause::NormalMeans => ("normal-means", None),
        Cause::Annulled => ("annulled", None),
        Cause::Penalty(of) => ("penalty", Some(of)),
        Cause::SealedMove(of) => ("sealed-move", Some(of)),
        Cause::Signed => ("signed", None),
        Cause::Arbiter => ("arbiter", None),
    }
}

#[cfg(test)]
mod tests {
    use tuomari_testkit::samples::questions::causes;

    use super::*;

    #[test]
    fn a_cause_has_the_id_that_its_text_has() {
        for cause in causes() {
            assert_eq!(words(cause).0, tuomari_telling::cause(cause).id());
        }
    }
}
