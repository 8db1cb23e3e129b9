//! A pairing changed by hand, and held against the system's.

use std::collections::BTreeSet;

use crate::{
    draft::Draft,
    state::{
        competition::Competition,
        history::opponent,
        round::{Round, Stage},
    },
    word::{
        act::Alteration,
        article::Handbook,
        departure::Matter,
        happening::Happening,
        id::{Side, Who},
        outcome::Bye,
        reason::Meeting,
        refusal::Refusal,
    },
};

/// Every change tells what it departs from; the pairing of a published round
/// stands, unless there is reason to change it (C.04.2, 4.4).
pub(crate) fn alter(draft: &mut Draft<'_>, change: Alteration) -> Result<(), Refusal> {
    let competition = draft.competition;
    let round = competition.open_round().ok_or(Refusal::NotPaired)?;
    makes_sense(draft, round, change)?;
    let before = judge(competition, round);
    let mut after = round.clone();
    after.alter(change);
    if round.stage >= Stage::Published {
        unplayed(round, change)?;
        draft.depart(Matter::PublishedChanged);
    }
    for matter in judge(competition, &after) {
        if !before.contains(&matter) {
            draft.depart(matter);
        }
    }
    let number = round.number;
    let what = Happening::Altered {
        round: number,
        change,
    };
    let article = if round.stage >= Stage::Published {
        Handbook::PublishedStands
    } else {
        Handbook::SamePairing
    };
    draft.by_article(what, article);
    Ok(())
}

/// Takes the pairing as it stands, and says where the system has another.
pub(crate) fn confirm(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let competition = draft.competition;
    let round = competition.open_round().ok_or(Refusal::NotPaired)?;
    if round.stage >= Stage::Confirmed {
        return Err(Refusal::NothingChanges);
    }
    if round.meetings.is_empty() {
        return Err(Refusal::TooFew);
    }
    let number = round.number;
    let mut instead = Vec::new();
    if round.by_hand && competition.system() != crate::System::Manual {
        instead = differences(competition, round);
        let numbers = competition.numbers_of(number);
        let of = |who: Who| numbers.of(who);
        let boards = instead.iter();
        let boards = boards.map(|(white, black)| (of(*white), black.map_or(0, of)));
        let boards: Vec<(u32, u32)> = boards.collect();
        if !boards.is_empty() {
            draft.depart(Matter::DiffersFromSystem { boards });
        }
    }
    for who in competition.placeless(round) {
        draft.depart(Matter::LeftOut { who });
    }
    for meeting in &round.meetings {
        for who in [meeting.white, meeting.black] {
            let away = competition.absence(who, number).is_some();
            if away && !competition.system().is_round_robin() {
                draft.depart(Matter::PlaysThough { who });
            }
        }
    }
    let what = Happening::Confirmed {
        round: number,
        instead,
    };
    draft.by_article(what, Handbook::SamePairing);
    Ok(())
}

/// The boards of the system's pairing that this one does not have; a bye has
/// nobody opposite.
fn differences(competition: &Competition, round: &Round) -> Vec<(Who, Option<Who>)> {
    let Ok(proposed) = competition.propose(round.number) else {
        return Vec::new();
    };
    let has = |one: &Meeting| {
        let mut own = round.meetings.iter();
        own.any(|other| (one.white, one.black) == (other.white, other.black))
    };
    let missing = proposed.meetings.iter().filter(|one| !has(one));
    let mut instead: Vec<(Who, Option<Who>)> =
        missing.map(|one| (one.white, Some(one.black))).collect();
    let byes = proposed.idle.iter().filter(|idle| idle.bye == Bye::Pairing);
    let byes = byes.filter(|idle| round.pairing_bye() != Some(idle.who));
    instead.extend(byes.map(|idle| (idle.who, None)));
    instead
}

/// All that the basic rules have against a pairing.
fn judge(competition: &Competition, round: &Round) -> Vec<Matter> {
    let mut found = Vec::new();
    let swiss = competition.system().is_swiss() || competition.system() == crate::System::Manual;
    for meeting in &round.meetings {
        let (one, other) = (meeting.white, meeting.black);
        if swiss && competition.have_met(one, other, round.number) {
            found.push(Matter::SecondMeeting { one, other });
        }
        if competition.is_prohibited(one, other, round.number) {
            found.push(Matter::ProhibitedMeeting { one, other });
        }
        if swiss && !competition.pairs_teams() {
            for (who, side) in [(one, Side::White), (other, Side::Black)] {
                found.extend(of_colors(competition, round.number, who, side));
            }
        }
    }
    let byes = round.idle.iter().filter(|idle| idle.bye == Bye::Pairing);
    for idle in byes {
        if competition.is_barred_from_bye(idle.who, round.number) {
            found.push(Matter::ByeBarred { who: idle.who });
        }
    }
    found
}

fn of_colors(competition: &Competition, round: u16, who: Who, side: Side) -> Vec<Matter> {
    let colors = competition.colors(who, round);
    let mut found = Vec::new();
    if colors
        .iter()
        .rev()
        .take(2)
        .filter(|one| **one == side)
        .count()
        == 2
    {
        found.push(Matter::ThirdColor { who });
    }
    let same = colors.iter().filter(|one| **one == side).count() + 1;
    if same > colors.len() + 1 - same + 2 {
        found.push(Matter::ColorDifference { who });
    }
    found
}

/// Refuses a change that cannot be carried out.
fn makes_sense(draft: &Draft<'_>, round: &Round, change: Alteration) -> Result<(), Refusal> {
    let seated = |who: Who| round.meeting_of(who).is_some();
    match change {
        Alteration::Swap { one, other } => {
            draft.known(one)?;
            draft.known(other)?;
            let meeting = round
                .meeting_of(one)
                .and_then(|(at, _)| round.meetings.get(at));
            let same = meeting.is_some_and(|meeting| opponent(meeting, one) == other);
            if one == other || same {
                return Err(Refusal::NothingChanges);
            }
            let both = round.is_in(one) && round.is_in(other);
            if !both || !(seated(one) || seated(other)) {
                return Err(Refusal::NotSeated);
            }
        }
        Alteration::Seat { white, black } => {
            draft.known(white)?;
            draft.known(black)?;
            if white == black {
                return Err(Refusal::Twice);
            }
            if seated(white) || seated(black) {
                return Err(Refusal::AlreadySeated);
            }
        }
        Alteration::Unseat { who } => {
            draft.known(who)?;
            if !round.is_in(who) {
                return Err(Refusal::NotSeated);
            }
        }
        Alteration::GiveBye { who, bye } => {
            draft.known(who)?;
            if seated(who) {
                return Err(Refusal::AlreadySeated);
            }
            if bye == Bye::Pairing && round.pairing_bye().is_some_and(|other| other != who) {
                return Err(Refusal::Twice);
            }
            if round.idle_of(who).is_some_and(|idle| idle.bye == bye) {
                return Err(Refusal::NothingChanges);
            }
        }
        Alteration::TurnColors { board } => {
            let place = usize::try_from(board).unwrap_or(usize::MAX);
            if board == 0 || place > round.meetings.len() {
                return Err(Refusal::UnknownBoard);
            }
        }
    }
    Ok(())
}

/// Once a round is published, only those can be moved whose games have not
/// begun; teams stay once their line-ups are open.
fn unplayed(round: &Round, change: Alteration) -> Result<(), Refusal> {
    if round.opened {
        return Err(Refusal::LineupsOpened);
    }
    let moved: BTreeSet<usize> = match change {
        Alteration::Swap { one, other } => places(round, &[one, other]),
        Alteration::Seat { white, black } => places(round, &[white, black]),
        Alteration::Unseat { who } | Alteration::GiveBye { who, .. } => places(round, &[who]),
        Alteration::TurnColors { board } => {
            let place = usize::try_from(board).unwrap_or(usize::MAX);
            BTreeSet::from([place.saturating_sub(1)])
        }
    };
    let begun = round
        .boards
        .iter()
        .any(|board| moved.contains(&board.meeting) && (board.begun || board.outcome().is_some()));
    if begun {
        return Err(Refusal::MoveMade(Handbook::PublishedStands.into()));
    }
    // Others are playing: their boards must not be set up anew.
    let playing = round
        .boards
        .iter()
        .any(|board| board.begun || board.outcome().is_some());
    if playing && !change.keeps_boards() {
        return Err(Refusal::MoveMade(Handbook::PublishedStands.into()));
    }
    Ok(())
}

fn places(round: &Round, who: &[Who]) -> BTreeSet<usize> {
    let found = who.iter().filter_map(|one| round.meeting_of(*one));
    found.map(|(place, _)| place).collect()
}
