//! What a command would come to, before it is given.

use tuomari_report::Points;

use crate::{
    decide::decide,
    draft::Ctx,
    state::{apply::apply, competition::Competition},
    word::{
        act::Command,
        departure::Departure,
        happening::{Event, Happening},
        id::{PlayerId, Who},
        refusal::Refusal,
    },
};

/// Who meets whom, White first.
pub type Pairs = Vec<(Who, Who)>;

/// What would follow: for a desk that shows it before it asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    pub events: Vec<Event>,
    /// What would depart from the rules, each with what is to be asked.
    pub departures: Vec<Departure>,
    /// Players whose points would change: before and after.
    pub scores: Vec<(PlayerId, Points, Points)>,
    /// Places that would change: before and after.
    pub places: Vec<(Who, Option<u32>, Option<u32>)>,
    /// Boards of the next pairing that would change, if it were made now:
    /// those of before, those of after.
    pub pairs: (Pairs, Pairs),
}

/// Shows the effect of a command without giving it.
pub fn preview(
    ctx: &Ctx<'_>,
    competition: &Competition,
    command: &Command,
) -> Result<Preview, Refusal> {
    let events = decide(ctx, competition, command)?;
    let mut after = competition.clone();
    for event in &events {
        apply(&mut after, event);
    }
    let departures = events.iter().filter_map(|event| match &event.what {
        Happening::Departed(departure) => Some(departure.clone()),
        _ => None,
    });
    let departures = departures.collect();
    let scores = competition.players.iter().filter_map(|player| {
        let (before, after) = (competition.score(player.id), after.score(player.id));
        (before != after).then_some((player.id, before, after))
    });
    Ok(Preview {
        departures,
        scores: scores.collect(),
        places: places(competition, &after),
        pairs: pairs(competition, &after),
        events,
    })
}

fn places(before: &Competition, after: &Competition) -> Vec<(Who, Option<u32>, Option<u32>)> {
    let rank = |c: &Competition, who: Who| {
        let standings = c.standings().ok()?;
        let mut places = standings.places.iter();
        places
            .find(|place| place.who == who)
            .map(|place| place.rank)
    };
    let changed = after.units().into_iter().filter_map(|who| {
        let (before, after) = (rank(before, who), rank(after, who));
        (before != after).then_some((who, before, after))
    });
    changed.collect()
}

/// The next pairing before and after, without the boards that stay.
fn pairs(before: &Competition, after: &Competition) -> (Pairs, Pairs) {
    let next = |c: &Competition| -> Pairs {
        let round = c.paired().saturating_add(1);
        if c.open_round().is_some() {
            return Vec::new();
        }
        let meetings = c.propose(round).map(|one| one.meetings).unwrap_or_default();
        meetings.iter().map(|one| (one.white, one.black)).collect()
    };
    let (before, after) = (next(before), next(after));
    let without = |own: &Pairs, other: &Pairs| -> Pairs {
        own.iter()
            .copied()
            .filter(|pair| !other.contains(pair))
            .collect()
    };
    (without(&before, &after), without(&after, &before))
}
