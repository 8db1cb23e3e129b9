//! Irregularities that the players put right by themselves.
//!
//! Once the time to claim an illegal move is over, it stands, unless both
//! players agree to correct it, without the arbiter (`fide-2018/A.4.2`). One
//! confirmation by each restores the position; clocks, counts and penalties
//! stay as they are (D-21).

use tuomari_board::Color;
use tuomari_rulebook::{IllegalMoveLateRepair, Topic};

use crate::{cites::Cites, decide::Log, event::Happening, refusal::Refusal};

/// A player agrees to go back to the position after so many plies.
pub(crate) fn agree(log: &mut Log<'_>, by: Color, plies: usize) -> Result<(), Refusal> {
    let rule = log.rules().illegal_move_late_repair();
    let cites = Cites::ruled(&rule);
    if rule.value != IllegalMoveLateRepair::PlayersAgree {
        return Err(Refusal::NotProvided(cites));
    }
    if plies >= log.game.history.plies().len() {
        return Err(Refusal::RulingDoesNotFit);
    }
    if log.game.repair != Some((!by, plies)) {
        log.push(Happening::RepairProposed(by, plies), cites);
        return Ok(());
    }
    let touches = Vec::new();
    log.push(Happening::Reinstated { plies, touches }, cites);
    if log.game.clock.is_some() {
        let to_move = log.game.history.position_after(plies).turn();
        log.topic(Happening::ClockTurned(to_move), Topic::TimesAfterRestoring);
    }
    Ok(())
}
