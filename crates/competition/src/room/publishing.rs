//! A round is made known, and taken back.

use crate::{
    draft::Draft,
    state::round::Stage,
    word::{
        article::Handbook,
        happening::Happening,
        id::{TableId, Who},
        outcome::Outcome,
        refusal::Refusal,
    },
};

/// The tables are named before they are set up, so that setting them up
/// twice sets nothing up twice.
pub(crate) fn publish(draft: &mut Draft<'_>, tables: &[TableId]) -> Result<(), Refusal> {
    let competition = draft.competition;
    let round = competition.open_round().ok_or(Refusal::NotPaired)?;
    match round.stage {
        Stage::Confirmed => {}
        Stage::Published | Stage::Closed => return Err(Refusal::AlreadyPublished),
        Stage::Paired | Stage::Altered => return Err(Refusal::NotConfirmed),
    }
    let boards = if competition.pairs_teams() {
        0
    } else {
        round.meetings.len()
    };
    check_tables(draft, tables, boards)?;
    let number = round.number;
    let what = Happening::Published {
        round: number,
        tables: tables.to_vec(),
    };
    draft.by_article(what, Handbook::PublishedStands);
    forfeit_absent(draft, number);
    Ok(())
}

/// In a table that was made beforehand, who is out or away loses by forfeit.
fn forfeit_absent(draft: &mut Draft<'_>, number: u16) {
    let competition = draft.competition;
    let Some(round) = competition.round(number) else {
        return;
    };
    if !competition.system().is_round_robin() || competition.pairs_teams() {
        return;
    }
    let away = |who: Who| competition.absence(who, number).is_some();
    let forfeits: Vec<(u32, Outcome)> = (1_u32..)
        .zip(&round.meetings)
        .filter_map(|(board, meeting)| {
            let outcome = match (away(meeting.white), away(meeting.black)) {
                (false, false) => return None,
                (true, false) => Outcome::WhiteForfeits,
                (false, true) => Outcome::BlackForfeits,
                (true, true) => Outcome::BothForfeit,
            };
            Some((board, outcome))
        })
        .collect();
    for (board, outcome) in forfeits {
        let what = Happening::ResultEntered {
            round: number,
            board,
            outcome,
        };
        draft.by_article(what, Handbook::Withdrawn);
    }
}

/// One table for each board, none of them named before.
pub(crate) fn check_tables(
    draft: &Draft<'_>,
    tables: &[TableId],
    boards: usize,
) -> Result<(), Refusal> {
    if tables.len() != boards {
        return Err(Refusal::TablesMissing);
    }
    let fits = |table: &TableId| (1..=64).contains(&table.0.len());
    if !tables.iter().all(fits) {
        return Err(Refusal::Unfit);
    }
    let mut named: Vec<&TableId> = tables.iter().collect();
    named.sort_unstable();
    let rounds = draft.competition.rounds.iter();
    let taken = rounds
        .flat_map(|round| &round.boards)
        .filter_map(|board| board.table.as_ref());
    let mut taken: Vec<&TableId> = taken.collect();
    taken.sort_unstable();
    let twice = named.windows(2).any(|two| two.first() == two.last());
    if twice || named.iter().any(|table| taken.binary_search(table).is_ok()) {
        return Err(Refusal::Twice);
    }
    Ok(())
}

/// A published round is taken back whole while no move is made; after that
/// it is changed one by one.
pub(crate) fn recall(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let round = draft.competition.open_round().ok_or(Refusal::NotPaired)?;
    if round.stage < Stage::Published {
        return Err(Refusal::NotPublished);
    }
    let mut boards = round.boards.iter();
    let played =
        |board: &crate::Board| board.begun || board.outcome().is_some_and(Outcome::is_played);
    if boards.any(played) {
        return Err(Refusal::MoveMade(Handbook::PublishedStands.into()));
    }
    let round = round.number;
    draft.by_article(Happening::Recalled { round }, Handbook::PublishedStands);
    Ok(())
}
