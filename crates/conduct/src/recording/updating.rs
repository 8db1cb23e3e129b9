//! Articles 8.5 and 8.6: sheets brought up to date after a flag fall.

use tuomari_board::Color;
use tuomari_clock::Millis;
use tuomari_rulebook::Topic;

use crate::{
    act::by::By,
    clock::timing,
    color::face,
    draft::Draft,
    event::{
        cites::Cites,
        happening::Happening,
        question::Matter,
        refusal::Refusal,
        sheet_events::{Facts, Scoring, Update},
    },
    state::sheet::Sheet,
};

/// The player takes the opponent's sheet, on his own move only.
pub(crate) fn borrow(draft: &mut Draft<'_>, by: Color) -> Result<(), Refusal> {
    let sheet = draft.game.sheet(by).ok_or(Refusal::NoScoresheet)?;
    let cites = Cites::topic(draft.rules(), Topic::UpdateOne);
    if sheet.update.is_none() || sheet.borrowed {
        return Err(Refusal::NotProvided(cites));
    }
    if draft.game.position().turn() != by {
        return Err(Refusal::NotYourMove);
    }
    draft.push(Happening::Scoring(Scoring::Borrowed(by)), cites);
    Ok(())
}

/// He gives it back before he moves.
pub(crate) fn give_back(draft: &mut Draft<'_>, by: Color) -> Result<(), Refusal> {
    let sheet = draft.game.sheet(by).ok_or(Refusal::NoScoresheet)?;
    if !sheet.borrowed {
        return Err(Refusal::NothingHeld);
    }
    let what = Happening::Scoring(Scoring::Returned(by));
    draft.topic(what, Topic::UpdateOne);
    Ok(())
}

/// The clock does not go on while both sheets are being brought up to date.
pub(crate) fn may_resume(draft: &Draft<'_>) -> Result<(), Refusal> {
    let open = |color| {
        let sheet: Option<&Sheet> = draft.game.sheet(color);
        sheet.is_some_and(|sheet| sheet.update == Some(Update::Both))
    };
    if Color::ALL.into_iter().any(open) {
        return Err(Refusal::Forbidden(Cites::topic(
            draft.rules(),
            Topic::UpdateBoth,
        )));
    }
    Ok(())
}

/// The arbiter sees a flag that fell after the moves of its period were
/// completed: nobody loses by it, but the sheets are brought up to date. The
/// answer is whether it is such a flag.
pub(crate) fn see_passed_flag(draft: &mut Draft<'_>, of: Color) -> bool {
    let Some(clock) = draft.game.clock else {
        return false;
    };
    let reading = clock.reading(face(of), draft.at);
    let fell = reading.passed.or(reading.expiry).is_some();
    let lost = timing::overstepped(draft, of);
    if fell && !lost {
        let rules = draft.rules();
        let cites = Cites::topic(rules, Topic::FlagSeen).and_topic(rules, Topic::QuotaChecked);
        draft.push(Happening::FlagFell(of), cites);
    }
    fell && !lost
}

/// A flag has fallen and the game goes on: whoever stopped recording updates
/// his sheet (`fide-2018/8.5`).
pub(crate) fn after_flag(draft: &mut Draft<'_>) {
    let plies = draft.game.history.plies().len();
    let behind = |color| {
        let sheet = draft.game.sheet(color)?;
        (sheet.relieved_in.is_some() && sheet.filled < plies).then_some(color)
    };
    let late: Vec<Color> = Color::ALL.into_iter().filter_map(behind).collect();
    let (update, topic) = match late[..] {
        [] => return,
        [_] => (Update::One, Topic::UpdateOne),
        _ => (Update::Both, Topic::UpdateBoth),
    };
    if update == Update::Both
        && draft
            .so_far()
            .clock
            .is_some_and(|clock| clock.running().is_some())
    {
        draft.topic(Happening::ClockStopped(By::Arbiter), topic);
    }
    for color in late {
        let ordered = Scoring::UpdateOrdered(color, update);
        draft.topic(Happening::Scoring(ordered), topic);
    }
}

/// The arbiter notes what stands on the board and the clock, then has the
/// game reconstructed on another board.
pub(crate) fn reconstruct(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    draft.not_asked(Matter::Reconstruction)?;
    let game = draft.game;
    let clock = game.clock;
    let left = |color| clock.map_or(Millis::ZERO, |clock| clock.left(face(color), draft.at));
    let facts = Facts {
        plies: game.history.plies().len(),
        left: [left(Color::White), left(Color::Black)],
        turn: game.position().turn(),
        moves: [
            game.completed_moves(Color::White),
            game.completed_moves(Color::Black),
        ],
    };
    let cites = Cites::topic(draft.rules(), Topic::Reconstruction);
    draft.push(Happening::Scoring(Scoring::FactsNoted(facts)), cites);
    draft.ask(Matter::Reconstruction, None, cites);
    Ok(())
}

/// Nobody can show that a player overstepped: the next move is the first of
/// the next period (`fide-2018/8.6`).
pub(crate) fn begin_next_period(draft: &mut Draft<'_>) {
    let Some(clock) = draft.game.clock else {
        return;
    };
    for of in Color::ALL {
        let period = clock.reading(face(of), draft.at).period;
        let end = clock.control().schedule(face(of)).ends_at_move(period);
        if let Some(moves) = end.and_then(|moves| u16::try_from(moves).ok()) {
            let begun = Scoring::PeriodBegun { of, moves };
            draft.topic(Happening::Scoring(begun), Topic::MovesUnproved);
        }
    }
}
