//! Appeals, where the rulebook has them (`fide-2018/11.10`).

use tuomari_rulebook::{Appeals, Topic};

use crate::{
    draft::Draft,
    word::{article::Article, happening::Happening, refusal::Refusal},
};

const MOST_LETTERS: usize = 2_000;

pub(crate) fn lodge(draft: &mut Draft<'_>, round: u16, text: &str) -> Result<(), Refusal> {
    if draft.competition.round(round).is_none() {
        return Err(Refusal::UnknownRound);
    }
    if text.trim().is_empty() || text.chars().count() > MOST_LETTERS {
        return Err(Refusal::Unfit);
    }
    let rules = draft.ctx.rules;
    let rule = rules.appeals();
    let article = rule.article().map(Article::Law);
    let article = article.or_else(|| Article::on(rules, Topic::Appeal));
    match rule.value {
        Appeals::Allowed => {}
        Appeals::None | Appeals::NoneButConductComplaint | Appeals::NotApplicable => {
            return Err(Refusal::NoAppeal(article));
        }
    }
    let appeal = u32::try_from(draft.competition.appeals.len()).unwrap_or(u32::MAX);
    let what = Happening::AppealLodged {
        appeal: appeal.saturating_add(1),
        round,
        text: text.to_owned(),
    };
    draft.push(what, article.into_iter().collect());
    Ok(())
}

/// What is decided is carried out by its own act: a correction, a penalty.
pub(crate) fn decide(draft: &mut Draft<'_>, appeal: u32, upheld: bool) -> Result<(), Refusal> {
    let place = usize::try_from(appeal).unwrap_or(usize::MAX).checked_sub(1);
    let known = place.and_then(|place| draft.competition.appeals.get(place));
    if known.is_none_or(|known| known.upheld.is_some()) {
        return Err(Refusal::UnknownAppeal);
    }
    let article = Article::on(draft.ctx.rules, Topic::Appeal);
    let what = Happening::AppealDecided { appeal, upheld };
    draft.push(what, article.into_iter().collect());
    Ok(())
}
