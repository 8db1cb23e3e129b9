//! Screens in the hall are no evidence (`fide-2018/6.12.2`).

use tuomari_board::Color;
use tuomari_rulebook::Topic;

use crate::{cites::Cites, command::Claim, decide::Log, event::Happening, refusal::Refusal};

/// A player claims something and points to a screen for it, and to nothing
/// else: the claim is not examined.
pub(crate) fn claim(log: &mut Log<'_>, by: Color, claim: Claim) -> Result<(), Refusal> {
    log.in_play()?;
    log.push(Happening::Claimed(by, claim), Cites::default());
    log.topic(Happening::Inadmissible(by, claim), Topic::DisplayClaim);
    Ok(())
}
