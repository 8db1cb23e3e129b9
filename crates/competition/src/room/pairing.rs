//! The pairing of a round.

use crate::{
    draft::Draft,
    engine::{BY_HAND, ENGINE, Proposed},
    state::round::Stage,
    word::{
        article::{Article, Handbook},
        departure::Matter,
        happening::Happening,
        reason::Idle,
        refusal::Refusal,
        regulations::System,
    },
};

/// Whether a round can be paired now, and which.
pub(crate) fn next_round(draft: &Draft<'_>) -> Result<u16, Refusal> {
    let competition = draft.competition;
    if let Some(open) = competition.open_round()
        && (open.stage != Stage::Published || open.boards.is_empty())
    {
        return Err(Refusal::RoundOpen);
    }
    let round = competition.paired().saturating_add(1);
    if round > draft.regulations()?.rounds {
        return Err(Refusal::NoRoundLeft);
    }
    let (there, _) = competition.present(round);
    let by_table = competition.system().is_round_robin();
    if there.len() < 2 && !by_table {
        return Err(Refusal::TooFew);
    }
    Ok(round)
}

pub(crate) fn pair(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let round = next_round(draft)?;
    if let Some(open) = draft.competition.open_round() {
        let round = open.number;
        adjourn_missing(draft, round);
        draft.by_article(Happening::RoundClosed { round }, Handbook::Adjourned);
    }
    let competition = &draft.so_far();
    let proposed = match competition.propose_with_reasons(round) {
        Err(Refusal::NoPairing) if competition.system().is_swiss() => {
            draft.depart(Matter::NoCompletePairing);
            Proposed::by_hand()
        }
        proposed => proposed?,
    };
    let (_, mut idle) = competition.present(round);
    // A table does not ask who is there: who is missing forfeits.
    let seated = |one: &Idle| {
        let by_table = proposed
            .meetings
            .iter()
            .any(|meeting| meeting.white == one.who || meeting.black == one.who);
        by_table || proposed.idle.iter().any(|other| other.who == one.who)
    };
    idle.retain(|one| !seated(one));
    idle.extend(proposed.idle);
    idle.sort_by_key(|one| one.who);
    let by_hand = proposed.edition == BY_HAND;
    if proposed.meetings.is_empty() && !by_hand {
        return Err(Refusal::TooFew);
    }
    let what = Happening::Paired {
        round,
        numbers: competition.numbers(),
        meetings: proposed.meetings,
        idle,
        brackets: proposed.brackets,
        edition: proposed.edition.to_owned(),
        engine: ENGINE.to_owned(),
    };
    draft.push(what, articles(competition.system()));
    Ok(())
}

/// Drops the pairing of a round that is not public: nobody has seen it, so
/// nothing stands in the way of another.
pub(crate) fn unpair(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let round = draft.competition.open_round().ok_or(Refusal::NotPaired)?;
    if round.stage >= Stage::Published {
        return Err(Refusal::AlreadyPublished);
    }
    let round = round.number;
    draft.by_article(Happening::Unpaired { round }, Handbook::SamePairing);
    Ok(())
}

fn articles(system: System) -> Vec<Article> {
    match system {
        System::Swiss => vec![Handbook::SamePairing.into()],
        System::RoundRobin | System::DoubleRoundRobin => vec![Handbook::Berger.into()],
        System::Scheveningen | System::DoubleScheveningen | System::KnockOut | System::Manual => {
            vec![Handbook::Regulations.into()]
        }
    }
}

/// Results that are missing become adjourned games, drawn for the pairing.
fn adjourn_missing(draft: &mut Draft<'_>, round: u16) {
    let Some(closing) = draft.competition.round(round) else {
        return;
    };
    let missing: Vec<u32> = (1_u32..)
        .zip(&closing.boards)
        .filter(|(_, board)| board.outcome().is_none())
        .map(|(number, _)| number)
        .collect();
    for board in missing {
        draft.depart(Matter::ResultMissing { round, board });
        let what = Happening::Adjourned { round, board };
        draft.by_article(what, Handbook::Adjourned);
    }
}
