//! How a table with two boards changes by what happens.

use crate::{
    event::on_two_boards::OnTwoBoards,
    state::{game::Game, two_boards::TwoBoards},
};

impl Game {
    /// Carries out what happened at a table with two boards.
    pub(super) fn apply_on_two_boards(&mut self, what: OnTwoBoards) {
        match what {
            OnTwoBoards::SetUp {
                blind,
                hearing_impaired,
            } => {
                self.blind = Some(Box::new(TwoBoards {
                    blind,
                    hearing_impaired,
                    said: None,
                }));
            }
            OnTwoBoards::Announced(by, m) | OnTwoBoards::Corrected(by, m) => {
                if let Some(boards) = &mut self.blind {
                    boards.said = Some((by, m));
                }
            }
            OnTwoBoards::Repeated(..) | OnTwoBoards::Felt(..) | OnTwoBoards::AllDone(_) => {}
        }
    }
}
