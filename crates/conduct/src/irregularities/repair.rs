//! Irregularities that the players put right by themselves.
//!
//! Once the time to claim an illegal move is over, it stands, unless both
//! players agree to correct it, without the arbiter (`fide-2018/A.4.2`). One
//! confirmation by each restores the position; clocks, counts and penalties
//! stay as they are (D-21).

use tuomari_board::Color;
use tuomari_rulebook::{IllegalMoveLateRepair, Topic};

use crate::{
    draft::Draft,
    event::{cites::Cites, happening::Happening, refusal::Refusal},
};

/// A player agrees to go back to the position after so many plies.
pub(crate) fn agree(draft: &mut Draft<'_>, by: Color, plies: usize) -> Result<(), Refusal> {
    let rule = draft.rules().illegal_move_late_repair();
    let cites = Cites::ruled(&rule);
    if rule.value != IllegalMoveLateRepair::PlayersAgree {
        return Err(Refusal::NotProvided(cites));
    }
    if plies >= draft.game.history.plies().len() {
        return Err(Refusal::RulingDoesNotFit);
    }
    if draft.game.repair != Some((!by, plies)) {
        draft.push(Happening::RepairProposed(by, plies), cites);
        return Ok(());
    }
    let touches = Vec::new();
    draft.push(Happening::Reinstated { plies, touches }, cites);
    if draft.game.clock.is_some() {
        let to_move = draft.game.history.position_after(plies).turn();
        draft.topic(Happening::ClockTurned(to_move), Topic::TimesAfterRestoring);
    }
    Ok(())
}
