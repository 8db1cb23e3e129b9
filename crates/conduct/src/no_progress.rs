//! The claim of the Finnish codes that nothing happens any more
//! (`fi-blitz-2014/14.e`, `fi-team-blitz/10.2`).

use tuomari_board::Color;
use tuomari_rulebook::NoProgressClaim;

use crate::{
    cites::Cites, command::Claim, decide::Log, drawing::stop_for, event::Happening,
    question::Matter, refusal::Refusal,
};

/// A player stops the clock and says that there is no progress. The opponent
/// may agree; otherwise the arbiter has him make progress, and watches. A
/// wrong claim has no price (D-66).
pub(crate) fn claim(log: &mut Log<'_>, by: Color) -> Result<(), Refusal> {
    let rule = log.rules().no_progress_claim();
    let cites = Cites::ruled(&rule);
    if rule.value == NoProgressClaim::Off {
        let cites = cites.and_ruled(&log.rules().quickplay_rules());
        log.push(Happening::Inadmissible(by, Claim::NoProgress), cites);
        return Ok(());
    }
    if log.game.watch.is_some_and(|watch| watch.by == by) {
        return Err(Refusal::AlreadyWatched);
    }
    log.not_asked(Matter::Claim(by, Claim::NoProgress))?;
    stop_for(log, by);
    if log.game.offer.is_none() {
        let timely = true;
        log.push(Happening::DrawOffered { by, timely }, cites);
    }
    log.ask(Matter::Claim(by, Claim::NoProgress), None, cites);
    Ok(())
}
