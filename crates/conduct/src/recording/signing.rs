//! Article 8.7: the players confirm the result.

use tuomari_board::Color;
use tuomari_notation::Points;
use tuomari_rulebook::{ResultApproval, Topic};

use crate::{
    act::record::Signature,
    draft::Draft,
    ending::result_entry,
    event::{
        cites::Cites,
        conclusion::{Cause, Conclusion},
        happening::Happening,
        question::{Matter, Proposal},
        refusal::Refusal,
        sheet_events::Scoring,
    },
};

/// A player confirms a result. What both confirm stands, even if it is wrong,
/// unless the arbiter decides otherwise.
pub(crate) fn sign(
    draft: &mut Draft<'_>,
    by: Color,
    points: Points,
    how: Signature,
) -> Result<(), Refusal> {
    let Some(end) = draft.game.conclusion else {
        return result_entry::told(draft, by, points, how);
    };
    let rules = draft.rules();
    let rule = rules.result_approval();
    let cites = Cites::ruled(&rule).and_topic(rules, Topic::ResultSigned);
    match (rule.value, how) {
        (ResultApproval::NotApplicable, _) => return Err(Refusal::NotProvided(cites)),
        (ResultApproval::Sign, Signature::Device) => {
            // It is no signature; that it was tried goes to the arbiter.
            draft.not_asked(Matter::Unsigned(by))?;
            draft.ask(Matter::Unsigned(by), Some(Proposal::End(end)), cites);
            return Ok(());
        }
        (ResultApproval::Sign | ResultApproval::SignOrDevice, _) => {}
    }
    let signed = Scoring::Signed(by, points, how);
    draft.push(Happening::Scoring(signed), cites);
    let Some(other) = *draft.game.signed.get(!by) else {
        return Ok(());
    };
    let confirmed = Conclusion {
        points,
        cause: Cause::Signed,
    };
    if other != points {
        draft.ask(Matter::ResultDisputed, Some(Proposal::End(end)), cites);
    } else if end.points != points {
        let cites = cites.and_topic(rules, Topic::Appeal);
        draft.push(Happening::Concluded(confirmed), cites);
        let proposal = Some(Proposal::End(confirmed));
        draft.ask(Matter::ResultOverwritten, proposal, cites);
    }
    Ok(())
}
