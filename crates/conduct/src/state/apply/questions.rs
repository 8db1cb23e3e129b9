//! How questions close without a ruling: what happened since has settled them.

use std::mem::take;

use tuomari_board::Color;
use tuomari_clock::At;

use crate::{
    event::{
        envelope::Envelope,
        question::{Matter, Proposal, Question},
    },
    state::game::Game,
};

impl Game {
    pub(super) fn settle(&mut self, is_settled: impl Fn(&Question) -> bool) {
        self.take_out(is_settled);
    }

    /// Once the game is over nobody rules on how it is played. Should it go on
    /// after all, those questions are open again.
    pub(super) fn shelve_questions(&mut self) {
        let shelved = self.take_out(|question| !question.matter.outlives_the_game());
        self.shelved.extend(shelved);
    }

    pub(super) fn unshelve_questions(&mut self) {
        let mut open = take(&mut self.shelved);
        open.extend(
            take(&mut self.questions)
                .into_iter()
                .zip(take(&mut self.asked_at)),
        );
        open.sort_by_key(|(question, _)| question.id);
        (self.questions, self.asked_at) = open.into_iter().unzip();
    }

    /// The pieces stand again. Whether a press while they lay about loses is
    /// another question.
    pub(super) fn settle_displaced(&mut self) {
        self.settle(|question| {
            let displaced = matches!(question.matter, Matter::Displaced(_));
            displaced && question.proposal == Some(Proposal::Restore)
        });
    }

    /// The last move is taken back, and what it was asked about with it.
    pub(super) fn settle_last_move(&mut self) {
        self.settle(|question| {
            matches!(
                question.matter,
                Matter::EndByForbiddenMove(_) | Matter::Contact(_)
            )
        });
    }

    /// The player has the assistant he asked for.
    pub(super) fn settle_assistant(&mut self, of: Color) {
        let accepted = *self.assistants.get(of);
        self.settle(|question| {
            matches!(
                question.matter,
                Matter::Assistant { of: asked, duties, .. }
                    if asked == of && duties.within(accepted)
            )
        });
    }

    /// The envelope has all it must bear, or is needed no longer.
    pub(super) fn settle_envelope(&mut self) {
        let state = self.adjournment.as_deref();
        let envelope = state.and_then(|state| state.envelope.as_deref());
        if envelope.is_none_or(Envelope::is_complete) {
            self.settle(|question| question.matter == Matter::EnvelopeIncomplete);
        }
    }

    /// Takes such questions out, each with the instant it was put.
    fn take_out(&mut self, such: impl Fn(&Question) -> bool) -> Vec<(Question, At)> {
        let all = take(&mut self.questions)
            .into_iter()
            .zip(take(&mut self.asked_at));
        let (out, open): (Vec<_>, Vec<_>) = all.partition(|(question, _)| such(question));
        (self.questions, self.asked_at) = open.into_iter().unzip();
        if self.questions.is_empty() {
            self.not_asked = 0;
        }
        out
    }
}
