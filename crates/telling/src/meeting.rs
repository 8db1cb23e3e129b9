//! Why two meet in a round.

use tuomari_competition::{BracketTold, Competition, Meeting, PassedOver, Reason, Who};

use crate::competition::word;
use crate::told::Told;

/// Why two meet, one sentence after another: where they were paired and by
/// which rule they have their colours, who floated, and what would have come
/// before. The brackets are those of the round.
pub fn meeting_reasons(meeting: &Meeting, brackets: &[BracketTold], c: &Competition) -> Vec<Told> {
    let mut all = vec![place(meeting, c)];
    let Reason::Score { bracket, over, .. } = &meeting.reason else {
        return all;
    };
    let place = usize::try_from(*bracket).unwrap_or(0).checked_sub(1);
    let Some(told) = place.and_then(|place| brackets.get(place)) else {
        return all;
    };
    let two = [meeting.white, meeting.black].into_iter();
    let floated = two.filter(|who| told.floaters.contains(who));
    all.extend(floated.map(|who| Told::new("competition-reason-float").text("name", c.name(who))));
    let over = over.and_then(|over| usize::try_from(over).ok()?.checked_sub(1));
    all.push(match over.and_then(|over| told.passed_over.get(over)) {
        Some(candidate) => passed_over(candidate, matches!(meeting.white, Who::Team(_)), c),
        None => Told::new("competition-reason-first"),
    });
    all
}

fn place(meeting: &Meeting, c: &Competition) -> Told {
    let key = match &meeting.reason {
        Reason::Table => "competition-reason-table",
        Reason::Seeds => "competition-reason-seeds",
        Reason::ByHand => "competition-reason-by-hand",
        Reason::Score { .. } => "competition-reason-score",
    };
    let told = Told::new(key)
        .text("white", c.name(meeting.white))
        .text("black", c.name(meeting.black));
    match &meeting.reason {
        Reason::Score { bracket, color, .. } => told
            .number("bracket", *bracket)
            .word("color", word("colors", <&str>::from(*color))),
        Reason::Table | Reason::Seeds | Reason::ByHand => told,
    }
}

fn passed_over(candidate: &PassedOver, teams: bool, c: &Competition) -> Told {
    let pairs = candidate.pairs.iter();
    let pairs = pairs.map(|(one, other)| format!("{} – {}", c.name(*one), c.name(*other)));
    let pairs = pairs.collect::<Vec<String>>().join(", ");
    let floats = candidate.floats.iter().map(|who| c.name(*who));
    let floats = floats.collect::<Vec<&str>>().join(", ");
    let others = if floats.is_empty() {
        Told::new("competition-others").text("pairs", pairs)
    } else {
        let others = Told::new("competition-others-float");
        others.text("pairs", pairs).text("floats", floats)
    };
    let (text, family) = if teams {
        ("C.04.6", "pairing-team")
    } else {
        ("C.04.3", "pairing")
    };
    let told = match candidate.by.strip_prefix('C') {
        Some(number) => Told::new("competition-reason-over")
            .word("criterion", format!("{family}-c{number}"))
            .text("article", format!("{text} {}", candidate.by)),
        None if candidate.by == "order" => Told::new("competition-reason-order"),
        None => Told::new("competition-reason-unweighed"),
    };
    told.phrase("others", others)
}
