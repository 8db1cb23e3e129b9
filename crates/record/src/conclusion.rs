//! How a game ended.

use tuomari_board::Color;
use tuomari_notation::Points;

use super::{mirror::mirror, text::Text};

mirror! {
    /// The end of a game.
    struct Conclusion = tuomari_conduct::Conclusion as CoreConclusion {
        points: Text<Points>,
        cause: Cause,
    }
}

mirror! {
    enum Cause = tuomari_conduct::Cause as CoreCause {
        Checkmate;
        Resignation(by: Text<Color>);
        Stalemate;
        DeadPosition;
        Agreement;
        Threefold;
        FiftyMoves;
        Fivefold;
        SeventyFive;
        Time(of: Text<Color>);
        BothTimes;
        IllegalMove(by: Text<Color>);
        IllegalPosition;
        KingCapture(by: Text<Color>);
        Absence(of: Text<Color>);
        BothAbsent;
        Displacing(by: Text<Color>);
        NormalMeans;
        Annulled;
        Penalty(of: Text<Color>);
        SealedMove(of: Text<Color>);
        Signed;
        Arbiter;
        Interference;
        PositionLost;
    }
}
