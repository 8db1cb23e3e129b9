//! The claim of the Finnish codes that nothing happens any more
//! (`fi-blitz-2014/14.e`, `fi-team-blitz/10.2`).

use tuomari_board::Color;
use tuomari_rulebook::NoProgressClaim;

use crate::{
    act::claim::Claim,
    draft::Draft,
    draws::drawing::stop_for,
    event::{cites::Cites, happening::Happening, question::Matter, refusal::Refusal},
};

/// A player stops the clock and says that there is no progress. The opponent
/// may agree; otherwise the arbiter has him make progress, and watches. A
/// wrong claim has no price (D-66).
pub(crate) fn claim(draft: &mut Draft<'_>, by: Color) -> Result<(), Refusal> {
    let rule = draft.rules().no_progress_claim();
    let cites = Cites::ruled(&rule);
    if rule.value == NoProgressClaim::Off {
        let cites = cites.and_ruled(&draft.rules().quickplay_rules());
        return Err(Refusal::ClaimNotInForce(cites));
    }
    if draft.game.watch.is_some_and(|watch| watch.by == by) {
        return Err(Refusal::AlreadyWatched);
    }
    draft.not_asked(Matter::Claim(by, Claim::NoProgress))?;
    stop_for(draft, by, cites);
    if draft.game.offer.is_none() {
        let timely = true;
        draft.push(Happening::DrawOffered { by, timely }, cites);
    }
    draft.ask(Matter::Claim(by, Claim::NoProgress), None, cites);
    Ok(())
}
