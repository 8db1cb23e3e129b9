//! How an adjournment changes by what happens.

use tuomari_board::Color;
use tuomari_clock::At;

use crate::{
    color::face,
    event::adjourning::Adjourning,
    state::{adjournment::Adjournment, game::Game},
};

impl Game {
    /// Carries out what happened to an adjourned game.
    pub(super) fn apply_adjourning(&mut self, what: &Adjourning, at: At) {
        let plies = self.history.plies().len();
        if let Adjourning::Adjourned(envelope) = what {
            self.unplay(envelope.sealer, envelope.plies);
        }
        let state = self.adjournment.get_or_insert_default();
        match what {
            Adjourning::SessionSet(ends) => state.session_ends = Some(*ends),
            Adjourning::SealOrdered(color) => state.ordered = Some((*color, plies)),
            Adjourning::MoveSealed(by, sealed) => {
                if state.resumed_at.is_some() && state.awaits(!*by) {
                    state.reply = Some(sealed.clone());
                } else {
                    state.draft = Some((*by, sealed.clone()));
                }
            }
            Adjourning::Adjourned(envelope) => {
                **state = Adjournment {
                    names: envelope.names.clone(),
                    resumption: envelope.resumption.clone(),
                    envelope: Some(envelope.clone()),
                    ..Adjournment::default()
                };
            }
            Adjourning::Labelled(names) => {
                let [white, black] = names.clone();
                state.names = [Some(white), Some(black)];
                if let Some(envelope) = &mut state.envelope {
                    envelope.names.clone_from(&state.names);
                }
            }
            Adjourning::Appointed(hour, place) => {
                state.resumption = Some((*hour, place.clone()));
                if let Some(envelope) = &mut state.envelope {
                    envelope.resumption.clone_from(&state.resumption);
                }
            }
            Adjourning::SetUp(arrivals) => state.arrivals = Some(*arrivals),
            Adjourning::Came(color) => {
                state.came[usize::from(color.is_black())] = true;
                if let Some(arrivals) = &mut state.arrivals {
                    arrivals.arrive(face(*color), at);
                }
            }
            Adjourning::Opened(_) | Adjourning::EnvelopeMissing => {
                state.envelope = None;
                state.resumption = None;
                state.resumed_at = Some(plies + 1);
            }
            Adjourning::ReplyOpened(_) => state.reply = None,
            Adjourning::Bears(_) => {}
        }
        self.settle_envelope();
    }

    /// The sealed move was played on the board by mistake: it goes back.
    pub(super) fn unplay(&mut self, by: Color, plies: usize) {
        if self.history.plies().len() > plies {
            self.history.reinstate(plies);
            let player = self.players.get_mut(by);
            player.made = player.made.saturating_sub(1);
            player.unpressed = false;
        }
    }
}
