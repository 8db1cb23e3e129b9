//! Article 5.2.2 found late: a position was dead, and play went on.
//!
//! A dead position ends the game the moment it arises, whoever knows it. The
//! test after each move is quick and may leave a position open; whoever runs
//! the game may look longer and report what was found, in the name of the
//! software. The game then ended when the position arose, and what came after
//! is void: moves, flags, claims, even a result.
//!
//! A result that people have confirmed is another matter: what both players
//! signed stands, even if it is wrong, unless the arbiter decides otherwise
//! (`fide-2018/8.7`). Then the arbiter is asked, and so he is where he decided
//! the game himself.

use tuomari_board::{ByColor, Color, Ply, Position};
use tuomari_mating::{Proof, likelier};
use tuomari_notation::Points;
use tuomari_rulebook::{Rules, Topic};

use crate::{
    act::{
        act_table::Act,
        by::By,
        clock_order::{ClockOrder, ClockReason},
    },
    draft::Draft,
    ending::{concluding::conclude, oracle::Oracle},
    event::{
        cites::Cites,
        conclusion::{Cause, Conclusion},
        happening::Happening,
        late_dead::LateDead,
        question::{Matter, Proposal},
        refusal::Refusal,
        verdict::Verdict,
    },
    moving::obligation::obligation,
    silence::withheld_end,
    state::game::{Game, Table},
};

/// The software reports that the position after so many plies was dead.
pub(crate) fn report(
    draft: &mut Draft<'_>,
    plies: usize,
    proofs: ByColor<Proof>,
) -> Result<(), Refusal> {
    if draft.by != By::System {
        return Err(Refusal::NotYours);
    }
    let rule = draft.rules().dead_position();
    if !rule.value.is_yes() {
        return Err(Refusal::NotProvided(Cites::ruled(&rule)));
    }
    let game = draft.game;
    if game.dead_overruled {
        return Err(Refusal::Overruled);
    }
    game.arose_at(plies).ok_or(Refusal::NoSuchPosition)?;
    if !game.is_by_legal_move(plies) {
        return Err(Refusal::NotByLegalMove(Cites::ruled(&rule)));
    }
    let cites = Cites::ruled(&rule).and_topic(draft.rules(), Topic::DeadPosition);
    let draw = Conclusion::draw(Cause::DeadPosition);
    match game.conclusion {
        Some(end) if end.cause == Cause::DeadPosition || end.cause.annuls() => {
            return Err(Refusal::GameOver);
        }
        Some(end) if game.is_confirmed(end) => {
            if end.points == Points::DRAWN {
                return Err(Refusal::GameOver);
            }
            let matter = Matter::DeadBeforeResult(plies);
            draft.not_asked(matter)?;
            let cites = cites.and_topic(draft.rules(), Topic::ResultSigned);
            draft.ask(matter, Some(Proposal::End(draw)), cites);
            return Ok(());
        }
        _ => {}
    }
    if let Some(by) = forbidden_mover(draft, plies) {
        let matter = Matter::EndByForbiddenMove(by);
        draft.not_asked(matter)?;
        draft.ask(matter, Some(Proposal::PlayOn), cites);
        return Ok(());
    }
    found(draft, plies, proofs);
    Ok(())
}

/// The position after so many plies was dead: the game ended when it arose.
pub(crate) fn found(draft: &mut Draft<'_>, plies: usize, proofs: ByColor<Proof>) {
    let rule = draft.rules().dead_position();
    let cites = Cites::ruled(&rule).and_topic(draft.rules(), Topic::DeadPosition);
    let game = draft.game;
    let found = LateDead {
        plies,
        arose: game.arose_at(plies).unwrap_or(draft.at),
        proofs,
        void_plies: game.history.plies().len().saturating_sub(plies),
        void_end: game.conclusion,
    };
    end(draft, found, Conclusion::draw(Cause::DeadPosition), cites);
}

/// The game ended then. If its last move is the one that stands on the board
/// and nobody may say so yet, it is kept from the screens as any such end is.
fn end(draft: &mut Draft<'_>, found: LateDead, draw: Conclusion, cites: Cites) {
    let mover = !draft.game.history.position_after(found.plies).turn();
    draft.push(Happening::DeadFound(Box::new(found)), cites);
    let nothing_since = found.void_plies == 0 && found.void_end.is_none();
    if nothing_since && draft.game.players.get(mover).unpressed {
        draft.topic(Happening::MoveCompleted(mover), Topic::CompletedByEnd);
    }
    if nothing_since && found.plies > 0 && withheld_end::withholds_ends(draft) {
        draft.topic(Happening::EndWithheld(mover), Topic::Silence);
        draft.push(Happening::Concluded(draw), cites);
        return;
    }
    draft.push(Happening::Voided { plies: found.plies }, cites);
    if let Some(order) = draft.game.times_then(found.plies) {
        draft.push(Happening::ClockSet(Box::new(order)), cites);
    }
    conclude(draft, draw, cites);
}

/// Who made the position by a move that his touches forbade, if the opponent
/// may still say so: then the move was not in accordance with 4.2 to 4.7.
fn forbidden_mover(draft: &Draft<'_>, plies: usize) -> Option<Color> {
    let history = &draft.game.history;
    let Some((Ply::Legal(m), true)) = history
        .plies()
        .last()
        .map(|last| (last, history.plies().len() == plies))
    else {
        return None;
    };
    let before = history.position_after(plies - 1);
    let by = before.turn();
    let last = draft.game.players.get(by).last.as_ref()?;
    let bound = obligation(draft.rules(), &before, &last.touches);
    let kept = last.must.is_none_or(|must| must == *m) && bound.moves.contains(m);
    (last.ply + 1 == plies && !kept).then_some(by)
}

impl Game {
    /// The position to be tested after the moves so far: the last one, unless
    /// the game is drawn or confirmed anyway or the rules do not ask. If it is
    /// not dead, none before it was.
    ///
    /// A server asks this when it has time, takes a quick look and, if that
    /// leaves the position open, runs [`Game::find_dead`] with an oracle that
    /// may look for long, and reports what it finds.
    pub fn to_be_tested(&self, rules: &Rules) -> Option<&Position> {
        let plies = self.history.plies().len();
        let settled = self.conclusion.is_some_and(|end| {
            end.points == Points::DRAWN || end.cause.annuls() || self.is_confirmed(end)
        });
        let open = rules.dead_position().value.is_yes() && !settled && !self.dead_overruled;
        (open && self.is_by_legal_move(plies) && self.position().has_legal_move())
            .then(|| self.position())
    }

    /// Looks with all the time the oracle takes whether the position on the
    /// board is dead, and if so, which was the first that was. The act is
    /// then reported by the software.
    pub fn find_dead(&self, oracle: &dyn Oracle) -> Option<Act> {
        let last = self.history.plies().len();
        let mut found = None;
        if self.dead_overruled {
            return found;
        }
        for plies in (0..=last).rev() {
            // What stood after an illegal move ends nothing, and what came
            // before it may have been alive.
            if !self.is_by_legal_move(plies) {
                break;
            }
            let Some(proofs) = proofs(&self.history.position_after(plies), oracle) else {
                break;
            };
            found = Some(Act::ReportDead {
                plies,
                white: proofs.white,
                black: proofs.black,
            });
        }
        found
    }

    /// Whether people have confirmed the end: both players signed, or the
    /// arbiter decided it.
    fn is_confirmed(&self, end: Conclusion) -> bool {
        let signed = Color::ALL
            .into_iter()
            .all(|color| self.signed.get(color).is_some());
        let decided = matches!(
            end.cause,
            Cause::Arbiter
                | Cause::Penalty(_)
                | Cause::Signed
                | Cause::NormalMeans
                | Cause::Absence(_)
                | Cause::BothAbsent
        );
        let ruled = self.ruled_at.is_some() && self.ruled_at == self.ended_at;
        signed || decided || ruled || self.score.is_some()
    }

    /// The clock as it stood after so many plies. Nothing where moves were
    /// entered later than they were made.
    fn times_then(&self, plies: usize) -> Option<ClockOrder> {
        if self.table == Table::Wooden {
            return None;
        }
        let (white, black) = self.times_after(plies)?;
        let mut order = ClockOrder::new(ClockReason::Restoring).with_times(white, black);
        order.white.lift_flag = true;
        order.black.lift_flag = true;
        Some(order)
    }
}

fn proofs(position: &Position, oracle: &dyn Oracle) -> Option<ByColor<Proof>> {
    let cannot = |side| match oracle.can_mate(position, side) {
        Verdict::Cannot(proof) => Some(proof),
        Verdict::Can(_) | Verdict::Unknown(_) => None,
    };
    let first = likelier(position);
    let (one, other) = (cannot(first)?, cannot(!first)?);
    Some(ByColor {
        black: first.fold_wb(other, one),
        white: first.fold_wb(one, other),
    })
}
