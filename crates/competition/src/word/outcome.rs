//! How a board ended, and what an unplayed round was.

use serde::{Deserialize, Serialize};
use strum::VariantArray;
use tuomari_report::{Mark, Points};

use crate::word::{id::Side, regulations::PointSystem, written};

/// How a board ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    WhiteWins,
    Draw,
    BlackWins,
    /// Ended before both had moved: counted, and not rated.
    WhiteWinsUnrated,
    DrawUnrated,
    BlackWinsUnrated,
    /// White did not come in time, Black wins without play.
    WhiteForfeits,
    BlackForfeits,
    BothForfeit,
    /// Not over, or not known yet; a draw for pairing (C.04.2, 3.1).
    Adjourned,
    /// Played, with points that an arbiter awarded.
    Ruled {
        #[serde(with = "written::points")]
        #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
        white: Points,
        #[serde(with = "written::points")]
        #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
        black: Points,
    },
}

/// An unplayed round, each kind with its points.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    VariantArray,
    strum::IntoStaticStr,
)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Bye {
    /// The odd one out, as the pairing says (C.04.1, 3).
    Pairing,
    Full,
    Half,
    Zero,
    /// The rest of an odd round robin, or of a knock-out's best seeds.
    Rest,
}

impl Outcome {
    /// How a game ended, by the half points of each. One in which not both
    /// have moved is counted, and not rated.
    pub fn of_game(white_halves: u8, black_halves: u8, both_moved: bool) -> Outcome {
        match (white_halves, black_halves, both_moved) {
            (2, 0, true) => Outcome::WhiteWins,
            (2, 0, false) => Outcome::WhiteWinsUnrated,
            (0, 2, true) => Outcome::BlackWins,
            (0, 2, false) => Outcome::BlackWinsUnrated,
            (1, 1, true) => Outcome::Draw,
            (1, 1, false) => Outcome::DrawUnrated,
            (white, black, _) => {
                let points = |halves: u8| Points::from_hundredths(i32::from(halves) * 50);
                Outcome::Ruled {
                    white: points(white),
                    black: points(black),
                }
            }
        }
    }

    /// What stands in the column of the report file for a side.
    pub fn mark(self, side: Side, points: &PointSystem) -> Mark {
        let of = |white, black| match side {
            Side::White => white,
            Side::Black => black,
        };
        match self {
            Outcome::WhiteWins => of(Mark::Win, Mark::Loss),
            Outcome::Draw => Mark::Draw,
            Outcome::BlackWins => of(Mark::Loss, Mark::Win),
            Outcome::WhiteWinsUnrated => of(Mark::UnratedWin, Mark::UnratedLoss),
            Outcome::DrawUnrated => Mark::UnratedDraw,
            Outcome::BlackWinsUnrated => of(Mark::UnratedLoss, Mark::UnratedWin),
            Outcome::WhiteForfeits => of(Mark::ForfeitLoss, Mark::ForfeitWin),
            Outcome::BlackForfeits => of(Mark::ForfeitWin, Mark::ForfeitLoss),
            Outcome::BothForfeit => Mark::ForfeitLoss,
            Outcome::Adjourned => Mark::Unknown,
            Outcome::Ruled { white, black } => {
                let own = match side {
                    Side::White => white,
                    Side::Black => black,
                };
                if own >= points.win {
                    Mark::Win
                } else if own >= points.draw {
                    Mark::Draw
                } else {
                    Mark::Loss
                }
            }
        }
    }

    /// What it is worth to a side.
    pub fn points(self, side: Side, points: &PointSystem) -> Points {
        if let Outcome::Ruled { white, black } = self {
            return match side {
                Side::White => white,
                Side::Black => black,
            };
        }
        points.of_mark(self.mark(side, points))
    }

    /// The half points of White and of Black, as far as a game has them to
    /// give; none while it is not over.
    pub fn halves(self) -> Option<(u8, u8)> {
        match self {
            Outcome::WhiteWins | Outcome::WhiteWinsUnrated | Outcome::BlackForfeits => Some((2, 0)),
            Outcome::BlackWins | Outcome::BlackWinsUnrated | Outcome::WhiteForfeits => Some((0, 2)),
            Outcome::Draw | Outcome::DrawUnrated => Some((1, 1)),
            Outcome::BothForfeit => Some((0, 0)),
            Outcome::Adjourned => None,
            Outcome::Ruled { white, black } => {
                let halves = |points: Points| {
                    let whole = points.hundredths() % 50 == 0;
                    let halves = u8::try_from(points.hundredths() / 50).ok();
                    halves.filter(|_| whole)
                };
                Some((halves(white)?, halves(black)?))
            }
        }
    }

    /// Whether there was a game at the board.
    pub fn is_played(self) -> bool {
        !matches!(
            self,
            Outcome::WhiteForfeits | Outcome::BlackForfeits | Outcome::BothForfeit
        )
    }

    /// Whether an arbiter's points are those of two who won, drew or lost.
    pub(crate) fn is_usual(self, points: &PointSystem) -> bool {
        let Outcome::Ruled { white, black } = self else {
            return true;
        };
        let pairs = [
            (points.win, points.loss),
            (points.draw, points.draw),
            (points.loss, points.win),
        ];
        pairs.contains(&(white, black))
    }

    /// Whether each side's points are those of a win, a draw or a loss, and
    /// together they are no more than a game has (`fide-2018/10.2`).
    pub(crate) fn is_normal(self, points: &PointSystem) -> bool {
        let Outcome::Ruled { white, black } = self else {
            return true;
        };
        let normal = |side: Points| [points.win, points.draw, points.loss].contains(&side);
        let sum = white.hundredths() + black.hundredths();
        let most = points.win.hundredths() + points.loss.hundredths();
        normal(white) && normal(black) && sum <= most.max(2 * points.draw.hundredths())
    }
}

impl Bye {
    pub fn mark(self) -> Mark {
        match self {
            Bye::Pairing => Mark::PairingBye,
            Bye::Full => Mark::FullBye,
            Bye::Half => Mark::HalfBye,
            Bye::Zero | Bye::Rest => Mark::ZeroBye,
        }
    }

    pub fn points(self, points: &PointSystem) -> Points {
        points.of_mark(self.mark())
    }
}
