//! How what stands beside the board changes by what happens: arrivals, the
//! array, pieces knocked over, claims that wait.

use tuomari_board::{Arrangement, ArrayNumber, Color, History};
use tuomari_clock::At;

use crate::{
    act::quickplay::Evidence,
    color::face,
    event::deed::Deed,
    state::{apply::board::corrected, displacement::Displacement, game::Game},
};

impl Game {
    pub(super) fn arrived(&mut self, by: Color, at: At) {
        if let Some(start) = &mut self.presence {
            start.arrive(face(by), at);
        }
    }

    pub(super) fn excused(&mut self, of: Color) {
        if let Some(start) = &mut self.presence {
            start.excuse(face(of));
        }
    }

    pub(super) fn array_set_up(&mut self, number: ArrayNumber) {
        self.history = History::new(number.position());
        self.made_at.clear();
        for player in [&mut self.players.white, &mut self.players.black] {
            player.made = 0;
            player.completed = 0;
        }
    }

    pub(super) fn array_corrected(&mut self, array: &Arrangement) {
        if let Some(history) = corrected(&self.history, array) {
            self.history = history;
        }
    }

    /// What is said late may have been so when he pressed since.
    pub(super) fn pieces_displaced(&mut self, deed: Deed) {
        let by = deed.by;
        let since = deed.before();
        self.displaced = Some(Displacement {
            by,
            pressed: since.is_some_and(|plies| self.has_pressed_since(by, plies)),
            restored: false,
        });
    }

    pub(super) fn pressed_displaced(&mut self) {
        if let Some(displaced) = &mut self.displaced {
            displaced.pressed = true;
        }
    }

    pub(super) fn pieces_restored(&mut self) {
        if let Some(displaced) = &mut self.displaced {
            displaced.restored = true;
        }
        self.settle_displaced();
    }

    /// A flag fell while a claim was postponed.
    pub(super) fn flag_held(&mut self) {
        if let Some(watch) = &mut self.watch {
            watch.flag = true;
        }
    }

    pub(super) fn verified(&mut self, evidence: Evidence) {
        if let Some(referral) = &mut self.referral {
            match evidence {
                Evidence::Position => referral.position = true,
                Evidence::Scoresheet => referral.scoresheet = true,
            }
        }
    }
}
