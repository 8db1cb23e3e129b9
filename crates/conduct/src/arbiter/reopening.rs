//! The arbiter lets a game go on that the software ended wrongly (D-89).
//!
//! The software is the clock and counts the positions. What it finds it finds
//! alone, and if its clock ran while nobody could move, or if it took a
//! position for dead that was not, the end is its own fault. The indication
//! of a clock counts unless there is a defect (`fide-2018/6.10.1`), and even a
//! result that was signed stands only unless the arbiter decides otherwise
//! (`8.7`). Nothing is wiped out: the end stays in the record, and the act
//! that sets it aside with what the clocks show from then on. They stand until
//! the arbiter sets them going.

use tuomari_board::Color;
use tuomari_clock::Millis;
use tuomari_rulebook::{Rules, Topic};

use crate::{
    act::clock_order::{ClockOrder, ClockReason, FaceOrder},
    color::face,
    draft::Draft,
    event::{cites::Cites, conclusion::Cause, happening::Happening, refusal::Refusal},
};

/// The arbiter sets the end aside and says what the clocks are to show. A
/// clock whose flag is down has to be given time.
pub(crate) fn reopen(
    draft: &mut Draft<'_>,
    white: Option<Millis>,
    black: Option<Millis>,
) -> Result<(), Refusal> {
    let end = draft.game.conclusion.ok_or(Refusal::GameNotOver)?;
    if !is_found_by_software(end.cause) {
        return Err(Refusal::EndedByPeople);
    }
    let times = [(Color::White, white), (Color::Black, black)];
    let is_down = |color| {
        let clock = draft.game.clock.as_ref();
        clock.is_some_and(|clock| clock.expiry(face(color), draft.at).is_some())
    };
    // A flag that stays down would be seen at once.
    let given = |time: Option<Millis>| time.is_some_and(|time| !time.is_zero());
    if times
        .iter()
        .any(|(color, time)| is_down(*color) && !given(*time))
    {
        return Err(Refusal::TimeMissing);
    }
    let [white, black] = times.map(|(color, time)| FaceOrder {
        time,
        lift_flag: is_down(color),
        ..FaceOrder::default()
    });
    let (why, control) = (ClockReason::Defect, None);
    let order = ClockOrder {
        why,
        control,
        white,
        black,
    };
    let rules = draft.rules();
    draft.push(Happening::Reopened, grounds(rules, end.cause));
    if draft.game.clock.is_some() && order != ClockOrder::new(why) {
        let cites = Cites::topic(rules, Topic::ClockDefect);
        draft.push(Happening::ClockSet(Box::new(order)), cites);
    }
    Ok(())
}

/// Whether the software found the end by its own clock or count. A mate and a
/// stalemate stand on the board; what people did or ruled is theirs to undo.
fn is_found_by_software(cause: Cause) -> bool {
    match cause {
        Cause::Time(_)
        | Cause::BothTimes
        | Cause::DeadPosition
        | Cause::Threefold
        | Cause::FiftyMoves
        | Cause::Fivefold
        | Cause::SeventyFive
        | Cause::IllegalPosition => true,
        Cause::Checkmate
        | Cause::Resignation(_)
        | Cause::Stalemate
        | Cause::Agreement
        | Cause::IllegalMove(_)
        | Cause::KingCapture(_)
        | Cause::Absence(_)
        | Cause::BothAbsent
        | Cause::Displacing(_)
        | Cause::NormalMeans
        | Cause::Annulled
        | Cause::Penalty(_)
        | Cause::SealedMove(_)
        | Cause::Signed
        | Cause::Arbiter
        | Cause::Interference
        | Cause::PositionLost => false,
    }
}

/// A clock that erred is a defective one; of other errors no text speaks.
fn grounds(rules: &Rules, cause: Cause) -> Cites {
    let topic = if matches!(cause, Cause::Time(_) | Cause::BothTimes) {
        Topic::ClockDefect
    } else {
        Topic::NotForeseen
    };
    Cites::topic(rules, topic).and_topic(rules, Topic::ResultSigned)
}
