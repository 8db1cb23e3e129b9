//! Regulations: announced once, changed loudly.

use tuomari_standing::TieBreak;

use crate::{
    draft::Draft,
    word::{
        article::{Article, Handbook},
        departure::Matter,
        happening::Happening,
        refusal::Refusal,
        regulations::{Clause, Regulations, System},
    },
};

/// More than any list or hall holds.
const MOST_ROUNDS: u16 = 99;
const MOST_BOARDS: u16 = 20;
const MOST_LETTERS: usize = 200;

pub(crate) fn announce(draft: &mut Draft<'_>, regulations: &Regulations) -> Result<(), Refusal> {
    check(regulations)?;
    let mut cites = vec![Handbook::SystemDeclared.into()];
    cites.extend(judge_rating(draft, regulations));
    let regulations = Box::new(regulations.clone());
    draft.push(Happening::Announced { regulations }, cites);
    Ok(())
}

/// Only games by the Laws are rated. Gives what a rated competition rests on;
/// where its rules are not the Laws alone, that departs.
fn judge_rating(draft: &mut Draft<'_>, regulations: &Regulations) -> Option<Article> {
    if !regulations.rated {
        return None;
    }
    let rules = draft.ctx.rules;
    let rated = rules.fide_rated();
    if rated.value.is_yes() {
        return rated.article().map(Article::Law);
    }
    let (level, otherwise) = Matter::NotRateable.weight();
    let article = rated.article().or_else(|| rules.base_laws().article());
    let article = article.map_or(otherwise.into(), Article::Law);
    draft.depart_from(Matter::NotRateable, level, article);
    None
}

/// Once the first round has been paired every change departs from what was
/// announced; one of names and hours only a little.
pub(crate) fn amend(draft: &mut Draft<'_>, regulations: &Regulations) -> Result<(), Refusal> {
    check(regulations)?;
    let clauses = regulations.changed(draft.regulations()?);
    if clauses.is_empty() {
        return Err(Refusal::NothingChanges);
    }
    let begun = draft.has_begun();
    let turns_to_teams = draft.regulations()?.teams.is_some() != regulations.teams.is_some();
    if turns_to_teams && (begun || !draft.competition.players.is_empty()) {
        return Err(Refusal::TooLate);
    }
    if regulations.rounds < draft.competition.paired() {
        return Err(Refusal::NoSense);
    }
    for clause in clauses.iter().copied().filter(|_| begun) {
        draft.depart(Matter::Amended { clause });
    }
    if clauses.contains(&Clause::Rounds) && begun {
        recheck_last(draft, regulations);
    }
    let mut cites = vec![Handbook::Regulations.into()];
    if clauses.contains(&Clause::Laws) {
        cites.extend(judge_rating(draft, regulations));
    }
    let regulations = Box::new(regulations.clone());
    let what = Happening::Amended {
        regulations,
        clauses,
    };
    draft.push(what, cites);
    Ok(())
}

/// A round that became the last, or ceased to be, may be paired otherwise
/// now: topscorers are let off in the last round only.
fn recheck_last(draft: &mut Draft<'_>, regulations: &Regulations) {
    let Some(open) = draft.competition.open_round() else {
        return;
    };
    let number = open.number;
    let was_last = draft.competition.regulations.as_ref().map(|one| one.rounds) == Some(number);
    if was_last == (regulations.rounds == number) {
        return;
    }
    let mut after = draft.competition.clone();
    after.regulations = Some(regulations.clone());
    let Ok(proposed) = after.propose(number) else {
        return;
    };
    let numbers = after.numbers_of(number);
    let differs = proposed.meetings.iter().filter(|one| {
        let same = |other: &&crate::Meeting| (one.white, one.black) == (other.white, other.black);
        !open.meetings.iter().any(|other| same(&other))
    });
    let boards: Vec<(u32, u32)> = differs
        .map(|one| (numbers.of(one.white), numbers.of(one.black)))
        .collect();
    if !boards.is_empty() {
        draft.depart(Matter::DiffersFromSystem { boards });
    }
}

/// Refuses regulations that contradict themselves.
fn check(regulations: &Regulations) -> Result<(), Refusal> {
    let texts = [
        &regulations.name,
        &regulations.city,
        &regulations.federation,
        &regulations.chief_arbiter,
        &regulations.time_control,
    ];
    let fits = |text: &String| text.chars().count() <= MOST_LETTERS && !text.contains(['\r', '\n']);
    if regulations.name.trim().is_empty() || !texts.into_iter().all(fits) {
        return Err(Refusal::Unfit);
    }
    let teams = regulations.teams.as_ref();
    let boards = teams.map(|teams| teams.boards);
    let by_teams = matches!(
        regulations.system,
        System::Scheveningen | System::DoubleScheveningen
    );
    let points = &regulations.points;
    let most = tuomari_report::Points::from_hundredths(9_950);
    let values = [
        points.win,
        points.draw,
        points.loss,
        points.absent,
        points.pairing_bye,
    ];
    let makes_sense = (1..=MOST_ROUNDS).contains(&regulations.rounds)
        && boards.is_none_or(|boards| (1..=MOST_BOARDS).contains(&boards))
        && (!by_teams || teams.is_some())
        && points.win > points.draw
        && points.draw >= points.loss
        && values
            .iter()
            .all(|one| one.hundredths() >= 0 && *one <= most)
        && TieBreak::list(&regulations.tie_breaks.join(",")).is_ok();
    if makes_sense {
        Ok(())
    } else {
        Err(Refusal::NoSense)
    }
}
