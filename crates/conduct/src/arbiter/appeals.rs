//! Article 11.10: appeals, where the rulebook has them.

use tuomari_board::Color;
use tuomari_rulebook::{Appeals, Topic};

use crate::{
    act::appeal::Appeal,
    draft::Draft,
    event::{cites::Cites, happening::Happening, question::Matter, refusal::Refusal},
};

/// A player appeals; he may even after signing the scoresheet.
pub(crate) fn appeal(draft: &mut Draft<'_>, by: Color, appeal: Appeal) -> Result<(), Refusal> {
    let rules = draft.rules();
    let rule = rules.appeals();
    let cites = Cites::ruled(&rule).and_topic(rules, Topic::Appeal);
    match (rule.value, appeal) {
        (Appeals::Allowed, Appeal::Decision) => {
            draft.not_asked(Matter::Appeal(by))?;
            draft.push(Happening::Appealed(by, appeal), cites);
            draft.ask(Matter::Appeal(by), None, cites);
            Ok(())
        }
        (Appeals::Allowed | Appeals::NoneButConductComplaint, Appeal::Conduct) => {
            // It goes to the arbiters' own body; nothing in the game changes.
            draft.push(Happening::Appealed(by, appeal), cites);
            Ok(())
        }
        (Appeals::NoneButConductComplaint, Appeal::Decision) | (Appeals::None, _) => {
            Err(Refusal::NoAppeal(cites))
        }
        (Appeals::NotApplicable, _) => Err(Refusal::NotProvided(cites)),
    }
}
