//! Screens in the hall are no evidence (`fide-2018/6.12.2`).

use tuomari_board::Color;
use tuomari_rulebook::Topic;

use crate::{
    act::claim::Claim,
    draft::Draft,
    event::{cites::Cites, happening::Happening, refusal::Refusal},
};

/// A player claims something and points to a screen for it, and to nothing
/// else: the claim is not examined.
pub(crate) fn claim(draft: &mut Draft<'_>, by: Color, claim: Claim) -> Result<(), Refusal> {
    draft.in_play()?;
    draft.push(Happening::Claimed(by, claim), Cites::default());
    draft.topic(Happening::Inadmissible(by, claim), Topic::DisplayClaim);
    Ok(())
}
