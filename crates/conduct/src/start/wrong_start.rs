//! Articles 7.2 and 7.3: a game that was begun wrongly.

use tuomari_board::{Arrangement, CastlingRights, Position, SwappedKing};
use tuomari_rulebook::{
    MisplacedKingCastling, MoveLimit, Ruled, Rules, StartPosition, StartPositionRemedy, Topic,
};

use crate::{
    act::{by::By, start_error::StartError},
    chess960::array,
    draft::Draft,
    event::{
        cites::Cites,
        conclusion::Cause,
        happening::Happening,
        question::{Matter, Proposal, Question},
        refusal::Refusal,
        ruling::Ruling,
    },
    start::new_game,
    state::{
        apply::board::corrected,
        game::{Game, Player},
    },
};

/// The position a game begins with when the pieces were set up so, rightly or
/// wrongly: a king or rook that begins on a wrong square never castles (D-28),
/// unless the rulebook lets a king swapped with its queen castle in the mirror
/// (`fi-blitz-2014/7`).
pub fn position_of_array(rules: &Rules, array: &Arrangement) -> Position {
    Position::of_array(array, CastlingRights::of_array(array, swapped_king(rules)))
}

/// A position somebody gives to begin from, with as much of its castling as
/// the rulebook leaves: what holds for an array holds for a king or rook that
/// is on a wrong square later (D-28, D-62). Where arrays are drawn, castling
/// begins anywhere and all of it stays.
pub fn position_of_start(rules: &Rules, given: &Position) -> Position {
    if !array::begins_usually(rules) {
        return given.clone();
    }
    let castling = given.castling();
    given.with_castling(castling.in_ordinary_chess(given.board(), swapped_king(rules)))
}

fn swapped_king(rules: &Rules) -> SwappedKing {
    match rules.misplaced_king_castling().value {
        MisplacedKingCastling::Mirrored => SwappedKing::Mirrored,
        MisplacedKingCastling::Barred | MisplacedKingCastling::NotApplicable => SwappedKing::Barred,
    }
}

/// Whether something can still be raised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Window {
    Open,
    Closed,
    /// The rulebook leaves it to the arbiter at any time.
    Arbiter,
    NotProvided,
}

/// A limit of moves by each player: open while one of them has fewer (D-26).
pub(crate) fn window(game: &Game, limit: MoveLimit, counted: impl Fn(&Player) -> u16) -> Window {
    match limit {
        MoveLimit::Moves(limit) => {
            let players = [&game.players.white, &game.players.black];
            if players.into_iter().any(|player| counted(player) < limit) {
                Window::Open
            } else {
                Window::Closed
            }
        }
        MoveLimit::WholeGame => Window::Open,
        MoveLimit::Arbiter => Window::Arbiter,
        MoveLimit::None => Window::Closed,
        MoveLimit::NotApplicable => Window::NotProvided,
    }
}

/// Somebody finds that the game was begun wrongly. Once it has ended the
/// result stands (D-29).
pub(crate) fn report(draft: &mut Draft<'_>, error: StartError) -> Result<(), Refusal> {
    if draft.by == By::System {
        return Err(Refusal::NotYours);
    }
    draft.in_play()?;
    let rule = limit_of(draft, error);
    let window = match error {
        // The first two windows close by completed moves, 7.3 by made ones.
        StartError::WrongArray | StartError::BoardTurned => {
            window(draft.game, rule.value, |player| player.completed)
        }
        StartError::ColoursReversed => window(draft.game, rule.value, |player| player.made),
    };
    let cites = Cites::ruled(&rule).and_topic(draft.rules(), topic_of(error));
    if window == Window::NotProvided {
        return Err(Refusal::NotProvided(cites));
    }
    draft.not_asked(Matter::StartError(error))?;
    draft.push(Happening::StartErrorReported(draft.by, error), cites);
    match window {
        Window::Closed | Window::NotProvided => {
            draft.push(Happening::StartErrorStands(error), cites);
        }
        Window::Arbiter => {
            let proposal = Some(Proposal::PlayOn);
            draft.ask(Matter::StartError(error), proposal, cites);
        }
        Window::Open => raised_in_time(draft, error, cites),
    }
    Ok(())
}

fn limit_of(draft: &Draft<'_>, error: StartError) -> Ruled<MoveLimit> {
    match error {
        StartError::WrongArray => draft.rules().start_position_window(),
        StartError::BoardTurned => draft.rules().board_orientation_window(),
        StartError::ColoursReversed => draft.rules().reversed_colours_window(),
    }
}

pub(crate) fn topic_of(error: StartError) -> Topic {
    match error {
        StartError::WrongArray => Topic::WrongArray,
        StartError::BoardTurned => Topic::BoardTurned,
        StartError::ColoursReversed => Topic::ColoursReversed,
    }
}

fn raised_in_time(draft: &mut Draft<'_>, error: StartError, cites: Cites) {
    match error {
        // Nothing is lost by it, whoever says it.
        StartError::BoardTurned => draft.push(Happening::BoardTransferred, cites),
        StartError::ColoursReversed if draft.by == By::Arbiter => {
            new_game::annul(draft, Cause::Annulled, cites);
        }
        // Who should have had White stands in the pairing, not at the table.
        StartError::ColoursReversed => {
            draft.ask(Matter::StartError(error), Some(Proposal::NewGame), cites);
        }
        StartError::WrongArray => wrong_array(draft, cites),
    }
}

fn wrong_array(draft: &mut Draft<'_>, cites: Cites) {
    let begins = array::begins(draft.rules());
    let cites = cites.and_all(array::cites(draft.rules(), begins));
    let start = draft.game.history.start().board();
    let cites = match array::fault(begins, start) {
        Some(topic) => Cites::topic(draft.rules(), topic).and_all(cites),
        None => cites,
    };
    let is_wrong = match begins {
        StartPosition::StandardArray => Some(start != Position::default().board()),
        // Which array was drawn is not known, but no draw gives such a one.
        StartPosition::DrawnArray => array::fault(begins, start).map(|_| true),
    };
    if draft.by != By::Arbiter && is_wrong != Some(true) {
        let proposal = match is_wrong {
            Some(_) => Proposal::PlayOn,
            None => Proposal::NewGame,
        };
        let matter = Matter::StartError(StartError::WrongArray);
        draft.ask(matter, Some(proposal), cites);
        return;
    }
    let remedy = draft.rules().start_position_remedy();
    let cites = cites.and_ruled(&remedy);
    if remedy.value == StartPositionRemedy::CorrectOrNewGame {
        let proposal = match corrected(&draft.game.history, Position::default().board()) {
            Some(_) => Proposal::CorrectArray,
            None => Proposal::NewGame,
        };
        let matter = Matter::StartError(StartError::WrongArray);
        draft.ask(matter, Some(proposal), cites);
    } else {
        new_game::annul(draft, Cause::Annulled, cites);
    }
}

/// A ruling on a start error.
pub(crate) fn ruled(
    draft: &mut Draft<'_>,
    error: StartError,
    ruling: Ruling,
    question: &Question,
) -> bool {
    let cites = question.cites;
    match (ruling, question.proposal) {
        (Ruling::NewGame, _) | (Ruling::Accept, Some(Proposal::NewGame)) => {
            new_game::annul(draft, Cause::Annulled, cites);
        }
        (Ruling::Accept, Some(Proposal::CorrectArray)) => {
            let array = Position::default().board().clone();
            draft.push(Happening::ArrayCorrected(Box::new(array)), cites);
        }
        (Ruling::Accept, Some(Proposal::PlayOn)) | (Ruling::Reject, _) => {
            draft.push(Happening::StartErrorStands(error), cites);
        }
        _ => return false,
    }
    true
}
