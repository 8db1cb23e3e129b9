//! Who chooses a bot's moves.

use std::{io, sync::Arc};

use tuomari_player::{Engine, Question, Strength, best};
use tuomari_wire::place::MoveName;

/// Somebody who chooses moves: an engine if there is one, a modest player if
/// there is none or if it does not answer.
#[derive(Debug)]
pub struct Mind {
    pub(crate) strength: Strength,
    engine: Option<Arc<Engine>>,
}

impl Mind {
    /// Several may share an engine; each waits for his turn.
    pub fn new(strength: Strength, engine: Option<Arc<Engine>>) -> Mind {
        Mind { strength, engine }
    }

    /// The move to be played, and what was wrong with the engine. `lot` is any
    /// 64 bits.
    pub(crate) async fn best(
        &self,
        question: &Question,
        lot: u64,
    ) -> (Option<MoveName>, Option<io::Error>) {
        let (answered, fault) = match &self.engine {
            Some(engine) => match engine.best(question).await {
                Ok(answered) => (answered, None),
                Err(error) => (None, Some(error)),
            },
            None => (None, None),
        };
        let m = answered.or_else(|| best(question, lot));
        (m.and_then(MoveName::of), fault)
    }
}
