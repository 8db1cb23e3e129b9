//! Rounds closed, ties broken, the end, and the hand-in.

use crate::{
    draft::Draft,
    room::entries::fits,
    state::round::Stage,
    word::{
        article::Handbook, departure::Matter, happening::Happening, id::Who, outcome::Outcome,
        refusal::Refusal,
    },
};

/// A round is over when every board has its result or is adjourned.
pub(crate) fn close_round(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let round = draft.competition.open_round().ok_or(Refusal::NotPaired)?;
    if round.stage < Stage::Published {
        return Err(Refusal::NotPublished);
    }
    if draft.competition.pairs_teams() && !round.opened {
        return Err(Refusal::LineupsClosed);
    }
    if round.boards.iter().any(|board| board.outcome().is_none()) {
        return Err(Refusal::ResultsMissing);
    }
    let round = round.number;
    draft.by_article(Happening::RoundClosed { round }, Handbook::Correction);
    Ok(())
}

/// The lot, drawn outside and told here, parts those who share a place.
pub(crate) fn break_ties(draft: &mut Draft<'_>, order: &[Who]) -> Result<(), Refusal> {
    for who in order {
        draft.known(*who)?;
    }
    let mut named = order.to_vec();
    named.sort_unstable();
    if named.windows(2).any(|two| two.first() == two.last()) {
        return Err(Refusal::Twice);
    }
    let mut without = draft.competition.clone();
    without.lots.clear();
    let standings = without.standings().map_err(|_| Refusal::NotTied)?;
    let rank = |who: &Who| {
        let mut places = standings.places.iter();
        places
            .find(|place| place.who == *who)
            .map(|place| place.rank)
    };
    let tied = |who: &Who| {
        let own = rank(who);
        own.is_some() && order.iter().any(|other| other != who && rank(other) == own)
    };
    if order.len() < 2 || !order.iter().all(tied) {
        return Err(Refusal::NotTied);
    }
    if draft.competition.lots == order {
        return Err(Refusal::NothingChanges);
    }
    let order = order.to_vec();
    draft.by_article(Happening::TiesBroken { order }, Handbook::TieBreaks);
    Ok(())
}

/// Nothing is final while a game is adjourned.
pub(crate) fn finish(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let competition = draft.competition;
    if competition.rounds.is_empty() {
        return Err(Refusal::NotPaired);
    }
    if competition.open_round().is_some() {
        return Err(Refusal::RoundOpen);
    }
    let mut boards = competition.rounds.iter().flat_map(|round| &round.boards);
    if boards.any(|board| matches!(board.outcome(), None | Some(Outcome::Adjourned))) {
        return Err(Refusal::GamesAdjourned(Handbook::Adjourned.into()));
    }
    let rounds = draft
        .regulations()?
        .rounds
        .saturating_sub(competition.paired());
    let decided = competition.system() == crate::System::KnockOut
        && competition.goes_on(competition.paired()).len() <= 1;
    if rounds > 0 && !decided {
        draft.depart(Matter::RoundsLeft { rounds });
    }
    draft.by_article(Happening::Finished, Handbook::Report);
    Ok(())
}

pub(crate) fn sign(draft: &mut Draft<'_>, name: &str) -> Result<(), Refusal> {
    if !draft.competition.finished {
        return Err(Refusal::NotFinished);
    }
    if name.trim().is_empty() || !fits(name, 100) {
        return Err(Refusal::Unfit);
    }
    if draft.competition.signed.iter().any(|other| other == name) {
        return Err(Refusal::NothingChanges);
    }
    let name = name.to_owned();
    draft.by_article(Happening::Signed { name }, Handbook::Report);
    Ok(())
}

pub(crate) fn hand_in(draft: &mut Draft<'_>, digest: &str) -> Result<(), Refusal> {
    if draft.competition.signed.is_empty() {
        return Err(Refusal::NotSigned);
    }
    if digest.is_empty() || !fits(digest, 128) {
        return Err(Refusal::Unfit);
    }
    let digest = digest.to_owned();
    draft.by_article(Happening::HandedIn { digest }, Handbook::Report);
    Ok(())
}
