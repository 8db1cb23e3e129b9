//! Appendix D: a player who does not see the board.

use tuomari_board::{Arrangement, Color, Move, Ply, Square};
use tuomari_notation::{Vocabulary, read_announcement};
use tuomari_rulebook::{AnnounceLanguage, BlindPlay, Topic};

use crate::{
    cites::Cites,
    command::{By, Contact},
    decide::Log,
    event::{Breach, Happening},
    game::Game,
    moving,
    question::{Matter, Proposal},
    refusal::Refusal,
    scoring::Scoring,
    sheet::Line,
    two_boards::{BlindAct, OnTwoBoards},
};

/// Somebody does something at a table with two boards.
pub(crate) fn act(log: &mut Log<'_>, act: &BlindAct) -> Result<(), Refusal> {
    let rule = log.rules().blind_play();
    if rule.value == BlindPlay::None {
        return Err(Refusal::NotProvided(Cites::ruled(&rule)));
    }
    match (log.by, act) {
        (
            By::Player(_) | By::Arbiter,
            BlindAct::TwoBoards {
                blind,
                hearing_impaired,
            },
        ) => {
            let what = OnTwoBoards::SetUp {
                blind: *blind,
                hearing_impaired: *hearing_impaired,
            };
            log.topic(Happening::OnTwoBoards(what), Topic::TwoBoards);
            Ok(())
        }
        (By::Player(by), BlindAct::Announce { text, vocabulary }) => {
            announce(log, by, text, *vocabulary)
        }
        (By::Player(by), BlindAct::Repeat { text, vocabulary }) => {
            repeat(log, by, text, *vocabulary)
        }
        (By::Player(_) | By::Arbiter, BlindAct::ReportDifference) => {
            differ(log);
            Ok(())
        }
        _ => Err(Refusal::NotYours),
    }
}

/// The words to be used: German ones, unless the arbiter decided otherwise.
fn words(log: &Log<'_>, said: Option<Vocabulary>) -> Vocabulary {
    match log.rules().announce_language().value {
        AnnounceLanguage::Other => said.unwrap_or(Vocabulary::English),
        AnnounceLanguage::German | AnnounceLanguage::NotApplicable => Vocabulary::Fide,
    }
}

/// A move is announced. The blind player's is made with it if all else is
/// done (`fide-2018/D.2.3`).
fn announce(
    log: &mut Log<'_>,
    by: Color,
    text: &str,
    vocabulary: Option<Vocabulary>,
) -> Result<(), Refusal> {
    let rules = log.rules();
    let boards = log.game.blind.as_deref().ok_or(Refusal::NoSecondBoard)?;
    let said = boards.said.filter(|(who, _)| *who == by).map(|(_, m)| m);
    let own_turn = log.game.position().turn() == by;
    if !own_turn && !log.game.players.get(by).unpressed {
        // The clock has been pressed: too late to correct a slip.
        let cites = Cites::topic(rules, Topic::SlipOfTheTongue);
        log.push(Happening::Noted(by, Breach::LateCorrection), cites);
        return Ok(());
    }
    let position = log.game.before_move_of(by);
    let language = Cites::topic(rules, Topic::Announcement).and_ruled(&rules.announce_language());
    let Ok(m) = read_announcement(&position, text, words(log, vocabulary)) else {
        log.push(Happening::Noted(by, Breach::UnclearAnnouncement), language);
        return Ok(());
    };
    match said {
        Some(before) if before != m => {
            let corrected = OnTwoBoards::Corrected(by, m);
            log.topic(Happening::OnTwoBoards(corrected), Topic::SlipOfTheTongue);
        }
        _ => {
            let announced = OnTwoBoards::Announced(by, m);
            log.push(Happening::OnTwoBoards(announced), language);
        }
    }
    let placed = log.game.turn.board.as_ref();
    let done = placed.is_some_and(|board| log.game.history.judge(board) == Ok(m));
    if own_turn && log.game.is_blind(by) && done {
        all_done(log, by);
        moving::made(log, by, m);
    }
    Ok(())
}

fn all_done(log: &mut Log<'_>, by: Color) {
    let done = Happening::OnTwoBoards(OnTwoBoards::AllDone(by));
    log.topic(done, Topic::MadeWhenAnnounced);
}

/// A blind player's piece stands in another hole: that is his move only if he
/// has announced it. Otherwise the board waits, and so does the move.
pub(crate) fn holds_back(log: &mut Log<'_>, by: Color, m: Move, board: &Arrangement) -> bool {
    if !log.game.is_blind(by) {
        return false;
    }
    let said = log.game.blind.as_deref().and_then(|boards| boards.said);
    if said == Some((by, m)) {
        all_done(log, by);
        return false;
    }
    let changed = Happening::BoardChanged(Box::new(board.clone()));
    log.topic(changed, Topic::MadeWhenAnnounced);
    true
}

/// A blind player touches only what he lifts out of its hole
/// (`fide-2018/D.2.2`). Whether the contact was less than that.
pub(crate) fn only_feels(log: &mut Log<'_>, by: Color, square: Square, contact: Contact) -> bool {
    if !log.game.is_blind(by) || contact == Contact::Taken {
        return false;
    }
    let felt = OnTwoBoards::Felt(by, square);
    log.topic(Happening::OnTwoBoards(felt), Topic::TouchedWhenLifted);
    true
}

/// What a touch at a table with two boards rests on besides.
pub(crate) fn and_cites(log: &Log<'_>, by: Color, cites: Cites) -> Cites {
    match log.game.blind {
        None => cites,
        Some(_) if log.game.is_blind(by) => cites.and_topic(log.rules(), Topic::TouchedWhenLifted),
        Some(_) => cites.and_topic(log.rules(), Topic::SightedPlayer),
    }
}

/// A blind player presses before his move is announced: that starts nobody's
/// clock. Whether the press is dealt with.
pub(crate) fn press(log: &mut Log<'_>, by: Color) -> bool {
    let Some(boards) = log.game.blind.as_deref() else {
        return false;
    };
    let said = boards.said.filter(|(who, _)| *who == by).map(|(_, m)| m);
    let own_turn = log.game.position().turn() == by;
    let placed = log.game.turn.board.as_ref().filter(|_| own_turn);
    let made = match placed {
        Some(board) => log.game.history.judge(board).ok(),
        None if own_turn => None,
        None => match log.game.history.plies().last() {
            Some(Ply::Legal(m)) => Some(*m),
            _ => None,
        },
    };
    if log.game.is_blind(by) && placed.is_some() && made.is_some() && said.is_none() {
        let cites = Cites::topic(log.rules(), Topic::PressAfterAnnouncement);
        log.push(Happening::Noted(by, Breach::PrematurePress), cites);
        return true;
    }
    if let (Some(said), Some(made)) = (said, made)
        && said != made
    {
        // One thing was said and another played: the boards differ now.
        let cites = Cites::topic(log.rules(), Topic::SlipOfTheTongue)
            .and_topic(log.rules(), Topic::BoardsDiffer);
        log.ask_once(Matter::BoardsDiffer, None, cites);
    }
    false
}

/// The opponent repeats what he heard.
fn repeat(
    log: &mut Log<'_>,
    by: Color,
    text: &str,
    vocabulary: Option<Vocabulary>,
) -> Result<(), Refusal> {
    let boards = log.game.blind.as_deref().ok_or(Refusal::NoSecondBoard)?;
    let Some((_, m)) = boards.said.filter(|(who, _)| *who != by) else {
        return Err(Refusal::NothingAnnounced);
    };
    let position = log.game.before_move_of(!by);
    let same = read_announcement(&position, text, words(log, vocabulary)) == Ok(m);
    let repeated = OnTwoBoards::Repeated(by, same);
    log.topic(Happening::OnTwoBoards(repeated), Topic::Announcement);
    Ok(())
}

/// The boards differ. Scoresheets that agree prevail over the board; where
/// they part, play goes back to where they last agreed.
fn differ(log: &mut Log<'_>) {
    let rules = log.rules();
    let (proposal, topic) = match first_difference(log.game) {
        Some(Difference::Board(ply)) => (Some(Proposal::FollowSheets(ply)), Topic::BoardsDiffer),
        Some(Difference::Sheets(ply)) => (Some(Proposal::Reinstate(ply)), Topic::ScoresheetsDiffer),
        None => (None, Topic::BoardsDiffer),
    };
    log.ask_once(Matter::BoardsDiffer, proposal, Cites::topic(rules, topic));
}

enum Difference {
    /// Both sheets say the same, and the board another move.
    Board(usize),
    /// The sheets part.
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
                _ => Some(Difference::Board(ply)),
            }
        })
}

/// Both sheets say the same from here on: their moves are set up.
pub(crate) fn follow_sheets(log: &mut Log<'_>, ply: usize, cites: Cites) {
    let lines: Vec<Line> = (ply..log.game.history.plies().len())
        .map(|ply| {
            (
                log.game.written(Color::White, ply),
                log.game.written(Color::Black, ply),
            )
        })
        .take_while(|(white, black)| white.step().is_some() && white.step() == black.step())
        .map(|(white, _)| white)
        .collect();
    let mut position = log.game.history.position_after(ply);
    let touches = Vec::new();
    log.push(
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
        log.push(Happening::MoveMade(m), cites);
        log.push(Happening::MoveCompleted(by), cites);
        for by in Color::ALL {
            let entered = Scoring::Entered { by, line, what };
            log.push(Happening::Scoring(entered), cites);
        }
    }
    if log.game.clock.is_some() {
        log.push(Happening::ClockTurned(position.turn()), cites);
    }
}

/// A blind player against a hearing-impaired one needs an assistant before
/// the game begins, where the edition says so.
pub(crate) fn may_start(log: &Log<'_>) -> Result<(), Refusal> {
    let Some(boards) = log.game.blind.as_deref() else {
        return Ok(());
    };
    let cites = Cites::topic(log.rules(), Topic::AssistantCompulsory);
    let has_assistant = Color::ALL
        .into_iter()
        .any(|color| !log.game.assistants.get(color).is_empty());
    if boards.hearing_impaired && !has_assistant && cites.iter().next().is_some() {
        return Err(Refusal::Forbidden(cites));
    }
    Ok(())
}
