//! Appendix D: a player who does not see the board.

use tuomari_board::{Arrangement, Color, Move, Ply, Square};
use tuomari_notation::{Vocabulary, read_announcement};
use tuomari_rulebook::{AnnounceLanguage, BlindPlay, Topic};

use crate::{
    act::{by::By, command::Contact},
    draft::Draft,
    event::{
        cites::Cites,
        happening::{Breach, Happening},
        line::Line,
        on_two_boards::OnTwoBoards,
        question::{Matter, Proposal},
        refusal::Refusal,
        sheet_events::Scoring,
    },
    moving::handling,
    state::game::Game,
};

/// Refuses what is for two boards where the rulebook has none.
pub(crate) fn provided(draft: &Draft<'_>) -> Result<(), Refusal> {
    let rule = draft.rules().blind_play();
    match rule.value {
        BlindPlay::None => Err(Refusal::NotProvided(Cites::ruled(&rule))),
        BlindPlay::AppendixD => Ok(()),
    }
}

/// A player demands two boards, or the arbiter sets them up.
pub(crate) fn set_up(
    draft: &mut Draft<'_>,
    blind: [bool; 2],
    hearing_impaired: bool,
) -> Result<(), Refusal> {
    if draft.by == By::System {
        return Err(Refusal::NotYours);
    }
    let what = OnTwoBoards::SetUp {
        blind,
        hearing_impaired,
    };
    draft.topic(Happening::OnTwoBoards(what), Topic::TwoBoards);
    Ok(())
}

/// The words to be used: German ones, unless the arbiter decided otherwise.
fn words(draft: &Draft<'_>, said: Option<Vocabulary>) -> Vocabulary {
    match draft.rules().announce_language().value {
        AnnounceLanguage::Other => said.unwrap_or(Vocabulary::English),
        AnnounceLanguage::German | AnnounceLanguage::NotApplicable => Vocabulary::Fide,
    }
}

/// A move is announced. The blind player's is made with it if all else is
/// done (`fide-2018/D.2.3`).
pub(crate) fn announce(
    draft: &mut Draft<'_>,
    by: Color,
    text: &str,
    vocabulary: Option<Vocabulary>,
) -> Result<(), Refusal> {
    let rules = draft.rules();
    let boards = draft.game.blind.as_deref().ok_or(Refusal::NoSecondBoard)?;
    let said = boards.said.filter(|(who, _)| *who == by).map(|(_, m)| m);
    let own_turn = draft.game.position().turn() == by;
    if !own_turn && !draft.game.players.get(by).unpressed {
        // The clock has been pressed: too late to correct a slip.
        let cites = Cites::topic(rules, Topic::SlipOfTheTongue);
        draft.push(Happening::Noted(by, Breach::LateCorrection), cites);
        return Ok(());
    }
    let position = draft.game.before_move_of(by);
    let language = Cites::topic(rules, Topic::Announcement).and_ruled(&rules.announce_language());
    let Ok(m) = read_announcement(&position, text, words(draft, vocabulary)) else {
        draft.push(Happening::Noted(by, Breach::UnclearAnnouncement), language);
        return Ok(());
    };
    match said {
        Some(before) if before != m => {
            let corrected = OnTwoBoards::Corrected(by, m);
            draft.topic(Happening::OnTwoBoards(corrected), Topic::SlipOfTheTongue);
        }
        _ => {
            let announced = OnTwoBoards::Announced(by, m);
            draft.push(Happening::OnTwoBoards(announced), language);
        }
    }
    let placed = draft.game.turn.board.as_ref();
    let done = placed.is_some_and(|board| draft.game.history.judge(board) == Ok(m));
    if own_turn && draft.game.is_blind(by) && done {
        all_done(draft, by);
        handling::made(draft, by, m);
    }
    Ok(())
}

fn all_done(draft: &mut Draft<'_>, by: Color) {
    let done = Happening::OnTwoBoards(OnTwoBoards::AllDone(by));
    draft.topic(done, Topic::MadeWhenAnnounced);
}

/// A blind player's piece stands in another hole: that is his move only if he
/// has announced it. Otherwise the board waits, and so does the move.
pub(crate) fn holds_back(draft: &mut Draft<'_>, by: Color, m: Move, board: &Arrangement) -> bool {
    if !draft.game.is_blind(by) {
        return false;
    }
    let said = draft.game.blind.as_deref().and_then(|boards| boards.said);
    if said == Some((by, m)) {
        all_done(draft, by);
        return false;
    }
    let changed = Happening::BoardChanged(Box::new(board.clone()));
    draft.topic(changed, Topic::MadeWhenAnnounced);
    true
}

/// A blind player touches only what he lifts out of its hole
/// (`fide-2018/D.2.2`). Whether the contact was less than that.
pub(crate) fn only_feels(
    draft: &mut Draft<'_>,
    by: Color,
    square: Square,
    contact: Contact,
) -> bool {
    if !draft.game.is_blind(by) || contact == Contact::Taken {
        return false;
    }
    let felt = OnTwoBoards::Felt(by, square);
    draft.topic(Happening::OnTwoBoards(felt), Topic::TouchedWhenLifted);
    true
}

/// What a touch at a table with two boards rests on besides.
pub(crate) fn and_cites(draft: &Draft<'_>, by: Color, cites: Cites) -> Cites {
    match draft.game.blind {
        None => cites,
        Some(_) if draft.game.is_blind(by) => {
            cites.and_topic(draft.rules(), Topic::TouchedWhenLifted)
        }
        Some(_) => cites.and_topic(draft.rules(), Topic::SightedPlayer),
    }
}

/// A blind player presses before his move is announced: that starts nobody's
/// clock. Whether the press is dealt with.
pub(crate) fn press(draft: &mut Draft<'_>, by: Color) -> bool {
    let Some(boards) = draft.game.blind.as_deref() else {
        return false;
    };
    let said = boards.said.filter(|(who, _)| *who == by).map(|(_, m)| m);
    let own_turn = draft.game.position().turn() == by;
    let placed = draft.game.turn.board.as_ref().filter(|_| own_turn);
    let made = match placed {
        Some(board) => draft.game.history.judge(board).ok(),
        None if own_turn => None,
        None => match draft.game.history.plies().last() {
            Some(Ply::Legal(m)) => Some(*m),
            _ => None,
        },
    };
    if draft.game.is_blind(by) && placed.is_some() && made.is_some() && said.is_none() {
        let cites = Cites::topic(draft.rules(), Topic::PressAfterAnnouncement);
        draft.push(Happening::Noted(by, Breach::PrematurePress), cites);
        return true;
    }
    if let (Some(said), Some(made)) = (said, made)
        && said != made
    {
        // One thing was said and another played: the boards differ now.
        let cites = Cites::topic(draft.rules(), Topic::SlipOfTheTongue)
            .and_topic(draft.rules(), Topic::BoardsDiffer);
        draft.ask(Matter::BoardsDiffer, None, cites);
    }
    false
}

/// The opponent repeats what he heard.
pub(crate) fn repeat(
    draft: &mut Draft<'_>,
    by: Color,
    text: &str,
    vocabulary: Option<Vocabulary>,
) -> Result<(), Refusal> {
    let boards = draft.game.blind.as_deref().ok_or(Refusal::NoSecondBoard)?;
    let Some((_, m)) = boards.said.filter(|(who, _)| *who != by) else {
        return Err(Refusal::NothingAnnounced);
    };
    let position = draft.game.before_move_of(!by);
    let same = read_announcement(&position, text, words(draft, vocabulary)) == Ok(m);
    let repeated = OnTwoBoards::Repeated(by, same);
    draft.topic(Happening::OnTwoBoards(repeated), Topic::Announcement);
    Ok(())
}

/// The boards differ. Scoresheets that agree prevail over the board; where
/// they part, play goes back to where they last agreed.
pub(crate) fn differ(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    if draft.by == By::System {
        return Err(Refusal::NotYours);
    }
    let rules = draft.rules();
    let (proposal, topic) = match first_difference(draft.game) {
        Some(Difference::Board(ply)) => (Some(Proposal::FollowSheets(ply)), Topic::BoardsDiffer),
        Some(Difference::Sheets(ply)) => (Some(Proposal::Reinstate(ply)), Topic::ScoresheetsDiffer),
        None => (None, Topic::BoardsDiffer),
    };
    draft.ask(Matter::BoardsDiffer, proposal, Cites::topic(rules, topic));
    Ok(())
}

enum Difference {
    /// Both sheets say the same, and the board another move.
    Board(usize),
    Sheets(usize),
}

fn first_difference(game: &Game) -> Option<Difference> {
    game.history
        .plies()
        .iter()
        .enumerate()
        .find_map(|(ply, made)| {
            let [white, black] = [Color::White, Color::Black].map(|color| game.written(color, ply));
            if white.is_empty() || black.is_empty() {
                return None;
            }
            if white.step() != black.step() {
                return Some(Difference::Sheets(ply));
            }
            match made {
                Ply::Legal(m) if white.says(*m) => None,
                Ply::Legal(_) | Ply::Illegal(_) => Some(Difference::Board(ply)),
            }
        })
}

/// Both sheets say the same from here on: their moves are set up.
pub(crate) fn follow_sheets(draft: &mut Draft<'_>, ply: usize, cites: Cites) {
    let lines: Vec<Line> = (ply..draft.game.history.plies().len())
        .map(|ply| {
            (
                draft.game.written(Color::White, ply),
                draft.game.written(Color::Black, ply),
            )
        })
        .take_while(|(white, black)| white.step().is_some() && white.step() == black.step())
        .map(|(white, _)| white)
        .collect();
    let mut position = draft.game.history.position_after(ply);
    let touches = Vec::new();
    draft.push(
        Happening::Reinstated {
            plies: ply,
            touches,
        },
        cites,
    );
    for (line, what) in (ply..).zip(lines) {
        let by = position.turn();
        let step = what.step();
        let legal =
            step.and_then(|(from, to, becomes)| position.judge_move(from, to, becomes).ok());
        let Some(m) = legal else {
            break;
        };
        position.play_unchecked(m);
        draft.push(Happening::MoveMade(m), cites);
        draft.push(Happening::MoveCompleted(by), cites);
        for by in Color::ALL {
            let entered = Scoring::Entered { by, line, what };
            draft.push(Happening::Scoring(entered), cites);
        }
    }
    if draft.game.clock.is_some() {
        draft.push(Happening::ClockTurned(position.turn()), cites);
    }
}

/// A blind player against a hearing-impaired one needs an assistant before
/// the game begins, where the edition says so.
pub(crate) fn may_start(draft: &Draft<'_>) -> Result<(), Refusal> {
    let Some(boards) = draft.game.blind.as_deref() else {
        return Ok(());
    };
    let cites = Cites::topic(draft.rules(), Topic::AssistantCompulsory);
    let has_assistant = Color::ALL
        .into_iter()
        .any(|color| !draft.game.assistants.get(color).is_empty());
    if boards.hearing_impaired && !has_assistant && cites.iter().next().is_some() {
        return Err(Refusal::AssistantMissing(cites));
    }
    Ok(())
}
