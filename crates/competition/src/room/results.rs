//! Results: from tables, by hand, by forfeit, adjourned.

use std::collections::BTreeMap;

use tuomari_rulebook::{ScoreCap, Topic};

use crate::{
    draft::Draft,
    room::{corrections, publishing},
    state::round::{Board, Stage},
    word::{
        act::{Absent, TableResult},
        article::{Article, Handbook},
        departure::{Level, Matter},
        happening::Happening,
        id::{TableId, Who},
        outcome::Outcome,
        refusal::Refusal,
        regulations::System,
    },
};

/// A board of a round that is being played.
pub(crate) fn seated(draft: &Draft<'_>, round: u16, board: u32) -> Result<Board, Refusal> {
    let round = draft.round(round)?;
    if round.stage < Stage::Published {
        return Err(Refusal::NotPublished);
    }
    round.board(board).cloned().ok_or(Refusal::UnknownBoard)
}

/// The first move at a table.
pub(crate) fn begin(draft: &mut Draft<'_>, table: &TableId) -> Result<(), Refusal> {
    let (round, board) = find(draft, table).ok_or(Refusal::UnknownTable)?;
    if seated(draft, round, board)?.begun {
        return Err(Refusal::NothingChanges);
    }
    draft.push(Happening::PlayBegan { round, board }, Vec::new());
    Ok(())
}

/// A game that does not count is played again, as long as no later round
/// rests on it.
pub(crate) fn set_anew(
    draft: &mut Draft<'_>,
    instead: &TableId,
    table: &TableId,
) -> Result<(), Refusal> {
    let (round, board) = find(draft, instead).ok_or(Refusal::UnknownTable)?;
    seated(draft, round, board)?.takes(Outcome::Draw)?;
    if draft.competition.paired() > round || draft.round(round)?.stage == Stage::Closed {
        return Err(Refusal::TooLate);
    }
    publishing::check_tables(draft, std::slice::from_ref(table), 1)?;
    let what = Happening::SetAnew {
        round,
        board,
        table: table.clone(),
    };
    draft.push(what, Vec::new());
    Ok(())
}

fn find(draft: &Draft<'_>, table: &TableId) -> Option<(u16, u32)> {
    let rounds = draft.competition.rounds.iter().rev();
    let mut found = rounds.filter_map(|round| Some((round.number, round.board_at(table)?)));
    found.next()
}

/// What tables say, each version once: what was taken before is passed over.
pub(crate) fn take(draft: &mut Draft<'_>, results: &[TableResult]) -> Result<(), Refusal> {
    if results.is_empty() || results.len() > 10_000 {
        return Err(Refusal::Unfit);
    }
    let mut places = BTreeMap::new();
    let mut newest: Vec<(u16, u32, &TableResult)> = Vec::new();
    for result in results {
        let (round, number) = find(draft, &result.table).ok_or(Refusal::UnknownTable)?;
        seated(draft, round, number)?.takes(result.outcome)?;
        check_score(draft, result.outcome)?;
        if result.hash.len() > 128 {
            return Err(Refusal::Unfit);
        }
        let at = *places.entry(&result.table).or_insert(newest.len());
        match newest.get_mut(at) {
            Some((.., other)) if other.version < result.version => *other = result,
            Some(_) => {}
            None => newest.push((round, number, result)),
        }
    }
    for (round, number, result) in newest {
        let board = seated(draft, round, number)?;
        let known = board.taken.as_ref().map(|(version, _)| *version);
        if known.is_some_and(|known| known >= result.version) {
            continue;
        }
        take_one(draft, round, number, &board, result);
    }
    Ok(())
}

/// The first word of a table, or the end of an adjourned game, counts as it
/// is; another later is a correction.
fn take_one(draft: &mut Draft<'_>, round: u16, number: u32, board: &Board, result: &TableResult) {
    judge_score(draft, round, number, result.outcome);
    if board.is_settled() && board.outcome() != Some(result.outcome) {
        corrections::push(draft, round, number, result.outcome);
        return;
    }
    let what = Happening::ResultTaken {
        round,
        board: number,
        version: result.version,
        hash: result.hash.clone(),
        outcome: result.outcome,
    };
    let cites = Article::on(draft.ctx.rules, Topic::ResultSigned);
    draft.push(what, cites.into_iter().collect());
}

pub(crate) fn enter(
    draft: &mut Draft<'_>,
    round: u16,
    number: u32,
    outcome: Outcome,
) -> Result<(), Refusal> {
    let board = seated(draft, round, number)?;
    if board.is_settled() {
        return Err(Refusal::ResultThere);
    }
    if outcome == Outcome::Adjourned {
        return adjourn(draft, round, number);
    }
    check_score(draft, outcome)?;
    judge_score(draft, round, number, outcome);
    let what = Happening::ResultEntered {
        round,
        board: number,
        outcome,
    };
    let cites = Article::on(draft.ctx.rules, Topic::ResultSigned);
    draft.push(what, cites.into_iter().collect());
    Ok(())
}

/// Who comes after the default time loses; where both do, both lose.
pub(crate) fn default(
    draft: &mut Draft<'_>,
    round: u16,
    number: u32,
    absent: Absent,
) -> Result<(), Refusal> {
    let board = seated(draft, round, number)?;
    if board.is_settled() {
        return Err(Refusal::ResultThere);
    }
    if board.begun {
        return Err(Refusal::MoveMade(Handbook::NotPlayed.into()));
    }
    let topic = match absent {
        Absent::Both => Topic::BothAbsent,
        Absent::White | Absent::Black => Topic::DefaultTime,
    };
    let mut cites: Vec<Article> = Article::on(draft.ctx.rules, topic).into_iter().collect();
    cites.push(Handbook::Unexplained.into());
    let what = Happening::Defaulted {
        round,
        board: number,
        outcome: absent.outcome(),
    };
    draft.push(what, cites);
    Ok(())
}

pub(crate) fn adjourn(draft: &mut Draft<'_>, round: u16, number: u32) -> Result<(), Refusal> {
    if seated(draft, round, number)?.outcome().is_some() {
        return Err(Refusal::ResultThere);
    }
    let what = Happening::Adjourned {
        round,
        board: number,
    };
    draft.by_article(what, Handbook::Adjourned);
    Ok(())
}

/// Who goes on in a knock-out after a drawn board.
pub(crate) fn send_on(draft: &mut Draft<'_>, who: Who) -> Result<(), Refusal> {
    draft.known(who)?;
    let competition = draft.competition;
    if competition.system() != System::KnockOut {
        return Err(Refusal::NoSense);
    }
    let round = competition.rounds.last().ok_or(Refusal::NotPaired)?;
    if round.meeting_of(who).is_none() {
        return Err(Refusal::NotSeated);
    }
    if competition.goes_on(round.number).contains(&who) {
        return Err(Refusal::NothingChanges);
    }
    let round = round.number;
    draft.by_article(Happening::SentOn { round, who }, Handbook::Regulations);
    Ok(())
}

/// Refuses points that the rulebook does not let a game have.
pub(crate) fn check_score(draft: &Draft<'_>, outcome: Outcome) -> Result<(), Refusal> {
    let points = draft.competition.points();
    let Outcome::Ruled { white, black } = outcome else {
        return Ok(());
    };
    let rules = draft.ctx.rules;
    let cap = rules.score_cap();
    let article = cap.article().map(Article::Law);
    let article = article.or_else(|| Article::on(rules, Topic::ScoreLimit));
    let most = points.win.hundredths();
    let bounded = [white, black]
        .iter()
        .all(|one| (0..=most).contains(&one.hundredths()));
    let capped = cap.value == ScoreCap::NormalScoresOnly;
    if !bounded || (capped && !outcome.is_normal(&points)) {
        return Err(Refusal::NotAScore(article));
    }
    Ok(())
}

/// Points that an arbiter awarded are written down as such.
pub(crate) fn judge_score(draft: &mut Draft<'_>, round: u16, board: u32, outcome: Outcome) {
    if outcome.is_usual(&draft.competition.points()) {
        return;
    }
    let article = Article::on(draft.ctx.rules, Topic::ScoreLimit);
    let article = article.unwrap_or(Handbook::Regulations.into());
    draft.depart_from(
        Matter::UnusualScore { round, board },
        Level::Confirm,
        article,
    );
}
