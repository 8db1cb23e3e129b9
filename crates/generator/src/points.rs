//! What results are worth.

use tuomari_report::{Mark, Points, Symbol};

/// The points of a competition of players, record 162.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PointTable {
    pub win: Points,
    pub draw: Points,
    pub loss: Points,
    /// A zero-point bye, a forfeit loss.
    pub absent: Points,
    /// The bye that the pairing allocates.
    pub bye: Points,
}

impl PointTable {
    /// One, a half, nothing; a bye counts as a win.
    pub const USUAL: PointTable = PointTable::new(100, 50, 0, 100);

    /// Those that the generator draws from.
    pub const ALL: [PointTable; 10] = [
        PointTable::USUAL,
        // A bye worth a draw, and one worth nothing.
        PointTable::new(100, 50, 0, 50),
        PointTable::new(100, 50, 0, 0),
        PointTable::new(200, 100, 0, 200),
        PointTable::new(300, 100, 0, 300),
        PointTable::new(300, 100, 0, 100),
        PointTable::new(300, 200, 100, 300),
        PointTable::new(300, 200, 100, 200),
        // A loss worth more than nothing, and more or less than half a draw.
        PointTable::new(200, 150, 100, 200),
        PointTable::new(100, 50, 20, 100),
    ];

    const fn new(win: i32, draw: i32, loss: i32, bye: i32) -> PointTable {
        PointTable {
            win: Points::from_hundredths(win),
            draw: Points::from_hundredths(draw),
            loss: Points::from_hundredths(loss),
            absent: Points::ZERO,
            bye: Points::from_hundredths(bye),
        }
    }

    /// Whether a win is two draws and a loss nothing, as acceleration asks for.
    #[must_use]
    pub fn allows_acceleration(&self) -> bool {
        self.loss == Points::ZERO && self.win.hundredths() == 2 * self.draw.hundredths()
    }

    /// What a mark brings.
    #[must_use]
    pub fn of(&self, mark: Mark) -> Points {
        match mark {
            Mark::Win | Mark::UnratedWin | Mark::ForfeitWin | Mark::FullBye => self.win,
            Mark::Draw | Mark::UnratedDraw | Mark::HalfBye | Mark::Unknown => self.draw,
            Mark::Loss | Mark::UnratedLoss => self.loss,
            Mark::ForfeitLoss | Mark::ZeroBye => self.absent,
            Mark::PairingBye => self.bye,
        }
    }

    /// Record 162, which is left out where all is usual.
    pub(crate) fn symbols(&self) -> Vec<(Symbol, Points)> {
        if *self == PointTable::USUAL {
            return Vec::new();
        }
        vec![
            (Symbol::Win, self.win),
            (Symbol::Draw, self.draw),
            (Symbol::Loss, self.loss),
            (Symbol::Absent, self.absent),
            (Symbol::PairingBye, self.bye),
        ]
    }
}
