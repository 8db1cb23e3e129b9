//! Engines with a fault on purpose.
//!
//! Our engine is given a field from which something was taken away, so that it
//! pairs as one that forgot a rule would; what it finds is then judged on the
//! field as it was.

use tuomari_pairing::{Field, Pairing, Player, Refusal, pair};

/// What an engine forgot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Blind {
    /// C1: who has met whom.
    Meetings,
    /// C2: who may not have the bye.
    Byes,
    /// C3, C10 to C13 and 5.2: the colours so far.
    Colors,
    /// C9: the rounds that were not played.
    Unplayed,
    /// C14 to C21.
    Floats,
    /// C16, C17, C20 and C21: the floats two rounds ago.
    EarlierFloats,
    /// 1.8 and C3: who is a topscorer.
    Topscorers,
}

impl Blind {
    pub(crate) const ALL: [Blind; 7] = [
        Blind::Meetings,
        Blind::Byes,
        Blind::Colors,
        Blind::Unplayed,
        Blind::Floats,
        Blind::EarlierFloats,
        Blind::Topscorers,
    ];

    /// Pairs a round as an engine with this fault would.
    pub(crate) fn pair(self, field: &Field) -> Result<Pairing, Refusal> {
        pair(&self.see(field))
    }

    /// The field as that engine sees it.
    pub(crate) fn see(self, field: &Field) -> Field {
        let mut seen = field.clone();
        if self == Blind::Topscorers {
            seen.rounds += 1;
        }
        for player in &mut seen.players {
            self.forget(player);
        }
        seen
    }

    fn forget(self, player: &mut Player) {
        match self {
            Blind::Meetings => player.opponents.clear(),
            Blind::Byes => player.bye_barred = false,
            Blind::Colors => player.colors.clear(),
            Blind::Unplayed => player.unplayed = 0,
            Blind::Floats => player.floats = [None; 2],
            Blind::EarlierFloats => player.floats[1] = None,
            Blind::Topscorers => {}
        }
    }
}
