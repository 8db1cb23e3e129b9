//! Who takes part: entries, late ones too, corrections, withdrawals.

use crate::{
    draft::{Draft, each_once},
    state::numbers::LAST_NEW_NUMBERS,
    word::{
        article::Handbook,
        departure::Matter,
        happening::Happening,
        id::{PlayerId, TeamId, Who},
        person::Person,
        refusal::Refusal,
        regulations::System,
    },
};

/// What the columns of a report file hold.
const MOST_LETTERS: usize = 33;
const MOST_ENTRIES: usize = 9_999;
const MOST_TEAMS: usize = 999;

pub(crate) fn enter(
    draft: &mut Draft<'_>,
    person: &Person,
    team: Option<TeamId>,
) -> Result<(), Refusal> {
    let competition = draft.competition;
    check(person)?;
    match (team, competition.team_rules()) {
        (Some(team), Some(_)) => drop(draft.team(team)?),
        (Some(_), None) => return Err(Refusal::NoTeams),
        (None, Some(_)) => return Err(Refusal::NotInTeam),
        (None, None) => {}
    }
    let from = first_round(draft)?;
    let player = PlayerId(count(competition.players.len()).saturating_add(1));
    if draft.has_begun() && !competition.pairs_teams() {
        draft.depart(Matter::LateEntry { who: player.into() });
    }
    entered(draft, player, person, team, from)
}

fn entered(
    draft: &mut Draft<'_>,
    player: PlayerId,
    person: &Person,
    team: Option<TeamId>,
    from: u16,
) -> Result<(), Refusal> {
    if usize::try_from(player.0).is_ok_and(|number| number > MOST_ENTRIES) {
        return Err(Refusal::Unfit);
    }
    let what = Happening::Entered {
        player,
        person: Box::new(person.clone()),
        team,
        from,
    };
    draft.by_article(what, Handbook::LateEntry);
    Ok(())
}

pub(crate) fn enter_team(
    draft: &mut Draft<'_>,
    name: &str,
    members: &[Person],
) -> Result<(), Refusal> {
    let competition = draft.competition;
    if competition.team_rules().is_none() {
        return Err(Refusal::NoTeams);
    }
    if !fits(name, 32) || name.trim().is_empty() || competition.teams.len() >= MOST_TEAMS {
        return Err(Refusal::Unfit);
    }
    if competition.teams.iter().any(|team| team.name == name) {
        return Err(Refusal::Twice);
    }
    let team = TeamId(count(competition.teams.len()).saturating_add(1));
    let from = first_round(draft)?;
    if draft.has_begun() {
        draft.depart(Matter::LateEntry { who: team.into() });
    }
    let name = name.to_owned();
    draft.by_article(
        Happening::TeamEntered { team, name, from },
        Handbook::LateEntry,
    );
    let first = count(competition.players.len()).saturating_add(1);
    for (number, person) in (first..).zip(members) {
        check(person)?;
        entered(draft, PlayerId(number), person, Some(team), from)?;
    }
    Ok(())
}

/// The first round in which a newcomer can be paired. Tables that are made
/// beforehand have no room once they have begun.
fn first_round(draft: &Draft<'_>) -> Result<u16, Refusal> {
    let competition = draft.competition;
    let swiss_like =
        competition.system().is_swiss() || competition.system() == crate::System::Manual;
    let reserves = competition.pairs_teams();
    if draft.has_begun() && !swiss_like && !reserves {
        return Err(Refusal::TooLate);
    }
    Ok(competition.paired().saturating_add(1))
}

/// Corrected data may bring new numbers up to round 4 (C.04.2, 2.3).
pub(crate) fn correct(
    draft: &mut Draft<'_>,
    player: PlayerId,
    person: &Person,
) -> Result<(), Refusal> {
    check(person)?;
    let known = draft.player(player)?;
    if known.person == *person {
        return Err(Refusal::NothingChanges);
    }
    let moves = known.person.order() != person.order();
    if moves && draft.competition.paired() >= LAST_NEW_NUMBERS {
        draft.depart(Matter::CorrectedLate { player });
    }
    let person = Box::new(person.clone());
    draft.by_article(
        Happening::Corrected { player, person },
        Handbook::NumbersFrozen,
    );
    Ok(())
}

/// All members, each once.
pub(crate) fn set_board_order(
    draft: &mut Draft<'_>,
    team: TeamId,
    order: &[PlayerId],
) -> Result<(), Refusal> {
    let known = draft.team(team)?;
    each_once(order, &known.members, Refusal::NotInTeam)?;
    if known.members == order {
        return Err(Refusal::NothingChanges);
    }
    if draft.has_begun() {
        draft.depart(Matter::BoardOrderLate { team });
    }
    let order = order.to_vec();
    draft.by_article(
        Happening::BoardOrderSet { team, order },
        Handbook::Regulations,
    );
    Ok(())
}

/// Who withdraws is not paired any more; a round that has been paired stands,
/// unless the arbiter changes it.
pub(crate) fn withdraw(draft: &mut Draft<'_>, who: Who) -> Result<(), Refusal> {
    draft.known(who)?;
    let competition = draft.competition;
    let entrant = competition.entrant(who).ok_or(Refusal::UnknownPlayer)?;
    if entrant.out.is_some() || entrant.expelled {
        return Err(Refusal::AlreadyOut);
    }
    let from = competition.paired().saturating_add(1);
    let article = on_leaving(competition.system());
    draft.by_article(Happening::Withdrew { who, from }, article);
    Ok(())
}

fn on_leaving(system: System) -> Handbook {
    if system.is_round_robin() {
        Handbook::Left
    } else {
        Handbook::Withdrawn
    }
}

pub(crate) fn readmit(draft: &mut Draft<'_>, who: Who) -> Result<(), Refusal> {
    draft.known(who)?;
    let entrant = draft.competition.entrant(who);
    if entrant.is_none_or(|one| one.out.is_none() || one.expelled) {
        return Err(Refusal::NotOut);
    }
    let article = on_leaving(draft.competition.system());
    draft.by_article(Happening::Readmitted { who }, article);
    Ok(())
}

pub(crate) fn close(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    if draft.competition.entries_closed {
        return Err(Refusal::NothingChanges);
    }
    draft.by_article(Happening::EntriesClosed, Handbook::LateEntry);
    Ok(())
}

fn check(person: &Person) -> Result<(), Refusal> {
    let texts = [
        (&person.name, MOST_LETTERS),
        (&person.title, 3),
        (&person.federation, 3),
        (&person.id, 11),
        (&person.club, MOST_LETTERS),
    ];
    let fit = texts.into_iter().all(|(text, most)| fits(text, most));
    let rated = person.rating.is_none_or(|rating| rating <= 9_999);
    if fit && rated && !person.name.trim().is_empty() {
        Ok(())
    } else {
        Err(Refusal::Unfit)
    }
}

pub(crate) fn fits(text: &str, most: usize) -> bool {
    text.chars().count() <= most && !text.contains(['\r', '\n'])
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
