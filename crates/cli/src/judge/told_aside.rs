//! Scoresheets, assistants, adjournments and two boards, in words.

use tuomari_clock::{At, Millis};
use tuomari_conduct::{Adjourning, Happening, Item, Line, OnTwoBoards, Scoring};

use super::{
    telling::Telling,
    told::Teller,
    told_words::{self as words},
};

/// What happened beside the game itself; nothing if it is something else.
pub(super) fn tell<'a>(teller: Teller<'a>, what: &Happening) -> Option<Telling<'a>> {
    Some(match what {
        Happening::Scoring(what) => scoring(teller, what),
        Happening::Adjourning(what) => adjourning(teller, what),
        Happening::OnTwoBoards(what) => on_two_boards(teller, *what),
        Happening::Assisted(of, duties) => teller
            .says("event-assisted")
            .player(*of)
            .words("duties", &words::duties(*duties)),
        Happening::ActedFor(of, duty) => teller
            .says("event-acted-for")
            .player(*of)
            .word("duty", words::duty(*duty)),
        Happening::CountTold(to) => teller.says("event-count-told").player(*to),
        _ => return None,
    })
}

fn scoring<'a>(teller: Teller<'a>, what: &Scoring) -> Telling<'a> {
    let new = |key| teller.says(key);
    match what {
        Scoring::SheetTaken(by, medium, language) => new("event-sheet-taken")
            .player(*by)
            .word("medium", words::medium(*medium))
            .detail("notation", language.code()),
        Scoring::Entered { by, line, what } => entered(new("event-entered").player(*by), *what)
            .number(
                "line",
                u64::try_from(*line).unwrap_or(u64::MAX).saturating_add(1),
            ),
        Scoring::Remarked(by, _) => new("event-remarked").player(*by),
        Scoring::Relieved(of, _) => new("event-relieved").player(*of),
        Scoring::UpdateOrdered(of, _) => new("event-update-ordered").player(*of),
        Scoring::Updated(of) => new("event-updated").player(*of),
        Scoring::Borrowed(by) => new("event-borrowed").player(*by),
        Scoring::Returned(by) => new("event-returned").player(*by),
        Scoring::RecordShown(to, count) => new("event-record-shown")
            .player(*to)
            .number("count", *count),
        Scoring::FactsNoted(facts) => new("event-facts-noted").detail("plies", facts.plies),
        Scoring::Reconstructed => new("event-reconstructed"),
        Scoring::PeriodBegun { of, moves } => new("event-period-begun")
            .player(*of)
            .number("moves", *moves),
        Scoring::SheetReplaced(of) => new("event-sheet-replaced").player(*of),
        Scoring::Signed(by, points, _) => new("event-signed")
            .player(*by)
            .text("score", &points.to_string()),
    }
}

fn entered(told: Telling<'_>, line: Line) -> Telling<'_> {
    match line.step() {
        Some((from, to, promotion)) => {
            let promotion = promotion.map(|role| role.char().to_string());
            let squares = format!("{from}{to}{}", promotion.unwrap_or_default());
            told.text("entry", &squares)
        }
        None if line.is_empty() => told.word("entry", "entry-empty"),
        None => told.word("entry", "entry-unclear"),
    }
}

fn adjourning<'a>(teller: Teller<'a>, what: &Adjourning) -> Telling<'a> {
    let new = |key| teller.says(key);
    let hour = |at: At| Millis::from_ms(at.ms());
    match what {
        Adjourning::SessionSet(ends) => new("event-session-set").time("hour", hour(*ends)),
        Adjourning::SealOrdered(by) => new("event-seal-ordered").player(*by),
        Adjourning::MoveSealed(by, _) => new("event-move-sealed").player(*by),
        Adjourning::Adjourned(envelope) => new("event-adjourned").player(envelope.sealer),
        Adjourning::Labelled(_) => new("event-labelled"),
        Adjourning::Appointed(at, place) => new("event-resumption-appointed")
            .time("hour", hour(*at))
            .detail("place", place.to_string()),
        Adjourning::Bears(item) => new("event-envelope-bears").word("item", item_key(*item)),
        Adjourning::SetUp(_) => new("event-resumption-set-up"),
        Adjourning::Came(who) => new("event-came").player(*who),
        Adjourning::Opened(of) => new("event-opened").player(*of),
        Adjourning::ReplyOpened(of) => new("event-reply-opened").player(*of),
        Adjourning::EnvelopeMissing => new("event-envelope-missing"),
    }
}

fn item_key(item: Item) -> &'static str {
    match item {
        Item::Names => "item-names",
        Item::Position => "item-position",
        Item::Times => "item-times",
        Item::Sealer => "item-sealer",
        Item::Number => "item-number",
        Item::Offer => "item-offer",
        Item::Resumption => "item-resumption",
    }
}

fn on_two_boards(teller: Teller<'_>, what: OnTwoBoards) -> Telling<'_> {
    let new = |key| teller.says(key);
    match what {
        OnTwoBoards::SetUp {
            blind: [white, black],
            hearing_impaired,
        } => new("event-two-boards")
            .detail("white_blind", white)
            .detail("black_blind", black)
            .detail("hearing_impaired", hearing_impaired),
        OnTwoBoards::Announced(by, m) => new("event-announced").player(by).made(teller.position, m),
        OnTwoBoards::Corrected(by, m) => new("event-corrected").player(by).made(teller.position, m),
        OnTwoBoards::Repeated(by, same) => new("event-repeated").player(by).yes_no("same", same),
        OnTwoBoards::Felt(by, square) => new("event-felt")
            .player(by)
            .text("square", &square.to_string()),
        OnTwoBoards::AllDone(by) => new("event-all-done").player(by),
    }
}
