//! Who is there and who is not: check-in, byes by kind, absences, pairs that
//! may not meet.

use crate::{
    draft::Draft,
    word::{
        article::Handbook, departure::Matter, happening::Happening, id::Who, outcome::Bye,
        refusal::Refusal,
    },
};

pub(crate) fn check_in(draft: &mut Draft<'_>, who: Who, here: bool) -> Result<(), Refusal> {
    draft.known(who)?;
    let entrant = draft.competition.entrant(who);
    let entrant = entrant.ok_or(Refusal::UnknownPlayer)?;
    if entrant.is_out(draft.competition.current()) {
        return Err(Refusal::AlreadyOut);
    }
    if entrant.here == here && !entrant.unexplained {
        return Err(Refusal::NothingChanges);
    }
    draft.by_article(Happening::CheckedIn { who, here }, Handbook::Presence);
    Ok(())
}

pub(crate) fn request(
    draft: &mut Draft<'_>,
    who: Who,
    round: u16,
    bye: Bye,
) -> Result<(), Refusal> {
    draft.known(who)?;
    to_come(draft, round)?;
    on_request(bye)?;
    let entrant = draft.competition.entrant(who);
    if entrant.is_some_and(|one| one.byes.contains_key(&round)) {
        return Err(Refusal::NothingChanges);
    }
    draft.by_article(
        Happening::ByeRequested { who, round, bye },
        Handbook::HalfPointBye,
    );
    Ok(())
}

/// A bye is granted by its kind; beyond what was announced it departs.
pub(crate) fn grant(draft: &mut Draft<'_>, who: Who, round: u16, bye: Bye) -> Result<(), Refusal> {
    draft.known(who)?;
    to_come(draft, round)?;
    on_request(bye)?;
    let entrant = draft.competition.entrant(who);
    let asked = entrant.and_then(|one| one.granted(round));
    if asked.is_some_and(|asked| asked.bye == bye && !asked.declared) {
        return Err(Refusal::NothingChanges);
    }
    match bye {
        Bye::Full => draft.depart(Matter::FullPointBye { who }),
        Bye::Half => judge_half(draft, who, round)?,
        Bye::Zero | Bye::Pairing | Bye::Rest => {}
    }
    let article = match bye {
        Bye::Half => Handbook::HalfPointBye,
        _ => Handbook::Absent,
    };
    draft.by_article(Happening::ByeGranted { who, round, bye }, article);
    Ok(())
}

/// Number, last round and who may have one are regulations.
fn judge_half(draft: &mut Draft<'_>, who: Who, round: u16) -> Result<(), Refusal> {
    let rules = draft.regulations()?.byes.clone();
    let Some(entrant) = draft.competition.entrant(who) else {
        return Err(Refusal::UnknownPlayer);
    };
    let others = entrant
        .byes
        .iter()
        .filter(|(other, asked)| **other != round && asked.granted && asked.bye == Bye::Half);
    let too_many = others.count() >= usize::from(rules.half);
    let title = match who {
        Who::Player(player) => draft.player(player)?.person.title.clone(),
        Who::Team(_) => String::new(),
    };
    let barred = !title.is_empty() && rules.not_for.contains(&title);
    if too_many {
        draft.depart(Matter::TooManyByes { who });
    }
    if rules.until.is_some_and(|last| round > last) {
        draft.depart(Matter::ByeTooLate { who });
    }
    if barred {
        draft.depart(Matter::NotEligible { who });
    }
    Ok(())
}

pub(crate) fn refuse(draft: &mut Draft<'_>, who: Who, round: u16) -> Result<(), Refusal> {
    draft.known(who)?;
    to_come(draft, round)?;
    let entrant = draft.competition.entrant(who);
    if entrant.is_none_or(|one| !one.byes.contains_key(&round)) {
        return Err(Refusal::NotRequested);
    }
    draft.by_article(Happening::ByeRefused { who, round }, Handbook::HalfPointBye);
    Ok(())
}

pub(crate) fn declare_absent(draft: &mut Draft<'_>, who: Who, round: u16) -> Result<(), Refusal> {
    draft.known(who)?;
    to_come(draft, round)?;
    let entrant = draft.competition.entrant(who);
    let known = entrant.and_then(|one| one.granted(round));
    if known.is_some_and(|asked| asked.declared) {
        return Err(Refusal::NothingChanges);
    }
    draft.by_article(Happening::AbsenceDeclared { who, round }, Handbook::Absent);
    Ok(())
}

/// Pairs that may not meet are announced before round 1; later it is no
/// competition by FIDE's regulations any more.
pub(crate) fn prohibit(
    draft: &mut Draft<'_>,
    who: &[Who],
    first: u16,
    last: u16,
) -> Result<(), Refusal> {
    for one in who {
        draft.known(*one)?;
    }
    let mut named = who.to_vec();
    named.sort_unstable();
    if named.windows(2).any(|two| two.first() == two.last()) {
        return Err(Refusal::Twice);
    }
    if named.len() < 2 || named.len() > 100 {
        return Err(Refusal::Unfit);
    }
    if first == 0 || first > last || last > draft.regulations()?.rounds {
        return Err(Refusal::UnknownRound);
    }
    if last <= draft.competition.paired() {
        return Err(Refusal::TooLate);
    }
    if draft.has_begun() {
        draft.depart(Matter::ProhibitedLate);
    }
    let who = who.to_vec();
    draft.by_article(
        Happening::Prohibited { who, first, last },
        Handbook::Regulations,
    );
    Ok(())
}

/// A round that has not been paired yet.
fn to_come(draft: &Draft<'_>, round: u16) -> Result<(), Refusal> {
    if round == 0 || round > draft.regulations()?.rounds {
        return Err(Refusal::UnknownRound);
    }
    if round <= draft.competition.paired() {
        return Err(Refusal::TooLate);
    }
    Ok(())
}

/// The pairing's own bye is nobody's to ask for.
fn on_request(bye: Bye) -> Result<(), Refusal> {
    match bye {
        Bye::Full | Bye::Half | Bye::Zero => Ok(()),
        Bye::Pairing | Bye::Rest => Err(Refusal::NoSense),
    }
}
