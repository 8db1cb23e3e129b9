//! Scoresheets, adjournments and two boards.

use tuomari_board::Position;
use tuomari_clock::{At, Millis};
use tuomari_conduct::{Adjourning, Line, OnTwoBoards, Scoring};

use crate::{
    told::{Told, count, half_move},
    words,
};

pub(crate) fn scoring(what: &Scoring) -> Told {
    match what {
        Scoring::SheetTaken(by, medium, language) => Told::new("event-sheet-taken")
            .player(*by)
            .word("medium", words::medium(*medium))
            .detail("notation", language.code()),
        Scoring::Entered { by, line, what } => {
            let place = count(*line).saturating_add(1);
            entered(*what)
                .player(*by)
                .number("line", place)
                .phrase("half", half_move(place))
        }
        Scoring::Remarked(by, _) => Told::new("event-remarked").player(*by),
        Scoring::Relieved(of, _) => Told::new("event-relieved").player(*of),
        Scoring::UpdateOrdered(of, _) => Told::new("event-update-ordered").player(*of),
        Scoring::Updated(of) => Told::new("event-updated").player(*of),
        Scoring::Borrowed(by) => Told::new("event-borrowed").player(*by),
        Scoring::Returned(by) => Told::new("event-returned").player(*by),
        Scoring::RecordShown(to, times) => Told::new("event-record-shown")
            .player(*to)
            .number("count", *times),
        Scoring::FactsNoted(facts) => {
            Told::new("event-facts-noted").detail("plies", count(facts.plies))
        }
        Scoring::Reconstructed => Told::new("event-reconstructed"),
        Scoring::PeriodBegun { of, moves } => Told::new("event-period-begun")
            .player(*of)
            .number("moves", *moves),
        Scoring::SheetReplaced(of) => Told::new("event-sheet-replaced").player(*of),
        Scoring::Signed(by, points, _) => {
            Told::new("event-signed").player(*by).text("score", points)
        }
    }
}

fn entered(line: Line) -> Told {
    if line.is_empty() && line.has_offer() {
        return Told::new("event-offer-marked");
    }
    let told = Told::new("event-entered");
    match line.step() {
        Some((from, to, promotion)) => {
            let promotion = promotion.map(|role| role.char().to_string());
            told.text(
                "entry",
                format!("{from}{to}{}", promotion.unwrap_or_default()),
            )
        }
        None => told.word("entry", "entry-unclear"),
    }
}

pub(crate) fn adjourning(what: &Adjourning) -> Told {
    let hour = |at: At| Millis::from_ms(at.ms());
    match what {
        Adjourning::SessionSet(ends) => Told::new("event-session-set").time("hour", hour(*ends)),
        Adjourning::SealOrdered(by) => Told::new("event-seal-ordered").player(*by),
        Adjourning::MoveSealed(by, _) => Told::new("event-move-sealed").player(*by),
        Adjourning::Adjourned(envelope) => Told::new("event-adjourned").player(envelope.sealer),
        Adjourning::Labelled(_) => Told::new("event-labelled"),
        Adjourning::Appointed(at, place) => Told::new("event-resumption-appointed")
            .time("hour", hour(*at))
            .detail("place", place.to_string()),
        Adjourning::Bears(item) => {
            Told::new("event-envelope-bears").word("item", words::item(*item))
        }
        Adjourning::SetUp(_) => Told::new("event-resumption-set-up"),
        Adjourning::Came(who) => Told::new("event-came").player(*who),
        Adjourning::Opened(of) => Told::new("event-opened").player(*of),
        Adjourning::ReplyOpened(of) => Told::new("event-reply-opened").player(*of),
        Adjourning::EnvelopeMissing => Told::new("event-envelope-missing"),
    }
}

pub(crate) fn on_two_boards(what: OnTwoBoards, position: &Position) -> Told {
    match what {
        OnTwoBoards::SetUp {
            blind: [white, black],
            hearing_impaired,
        } => Told::new("event-two-boards")
            .detail("white_blind", white)
            .detail("black_blind", black)
            .detail("hearing_impaired", hearing_impaired),
        OnTwoBoards::Announced(by, m) => Told::new("event-announced").player(by).made(position, m),
        OnTwoBoards::Corrected(by, m) => Told::new("event-corrected").player(by).made(position, m),
        OnTwoBoards::Repeated(by, same) => Told::new("event-repeated").player(by).yes("same", same),
        OnTwoBoards::Felt(by, square) => Told::new("event-felt").player(by).text("square", square),
        OnTwoBoards::AllDone(by) => Told::new("event-all-done").player(by),
    }
}
