//! What the house does next, as a fair opponent would.

use serde_json::{Value, json};
use tuomari_board::{Color, Move, Ply, Position, Rank, Role, Square};
use tuomari_clock::At;
use tuomari_conduct::{Act, Choice, Claim, Seat, options};
use tuomari_player::{Question, Strength};
use tuomari_record::{House, Level};

use crate::{table::Table, wire::place::MoveName};

/// What the house does.
#[derive(Debug)]
pub(super) enum Deed {
    Do(Value),
    /// It moves, once it has thought.
    Move(Question),
}

/// What there is to do for the house; nothing if it is another's turn.
pub(super) fn next(table: &Table, house: House, now: At) -> Option<Deed> {
    let (game, me) = (&table.game, house.color);
    if table.is_over(game) {
        return None;
    }
    let moment = table.moment(now.max(table.since));
    let choices = options(&table.rules, game, Seat::Player(me), moment.at);
    let may = |act: &Act| choices.iter().any(|choice| choice.act == *act);
    if game.offer() == Some(!me) && may(&Act::DeclineDraw) {
        return Some(Deed::Do(json!({"act": "decline-draw"})));
    }
    for act in ["arrive", "start-clock"] {
        if choices.iter().any(|choice| choice.id() == act) {
            return Some(Deed::Do(json!({"act": act})));
        }
    }
    if let Some(claim) = claim(table, me, moment.at, &choices) {
        return Some(Deed::Do(claim));
    }
    let clock = game.clock();
    if clock.is_some_and(|clock| clock.running() != Some(face(me))) {
        return None;
    }
    let position = game.position();
    // Who has moved as the Laws do not allow could still move otherwise.
    let has_moved = game.board() != position.board();
    if has_moved || !choices.iter().any(|choice| choice.id() == "make") {
        return may(&Act::Press).then(|| Deed::Do(json!({"act": "press"})));
    }
    if position.turn() != me {
        return None;
    }
    if house.lesson
        && game.completed_moves(me) == 1
        && game.illegal_moves(me) == 0
        && let Some((from, to)) = slip(position)
    {
        return Some(Deed::Do(
            json!({"act": "make", "from": from.to_string(), "to": to.to_string()}),
        ));
    }
    let moves = game.permitted(&table.rules).moves;
    (!moves.is_empty()).then(|| {
        Deed::Move(Question {
            position: position.clone(),
            moves,
            strength: match house.level {
                Level::Easy => Strength::Easy,
                Level::Even => Strength::Even,
                Level::Hard => Strength::Hard,
            },
        })
    })
}

/// What a fair opponent claims: a flag that is down, an illegal move.
fn claim(table: &Table, me: Color, at: At, choices: &[Choice]) -> Option<Value> {
    let offered = |claim: Claim| {
        let act = Act::Claim(claim);
        choices.iter().any(|choice| choice.act == act)
    };
    let game = &table.game;
    let illegal = matches!(game.history().plies().last(), Some(Ply::Illegal(_)));
    if illegal && game.position().turn() == me && offered(Claim::IllegalMove) {
        return Some(json!({"act": "claim", "claim": "illegal-move"}));
    }
    let down = game.clock().and_then(|clock| clock.expiry(face(!me), at));
    if down.is_some() && offered(Claim::Flag) {
        return Some(json!({"act": "claim", "claim": "flag"}));
    }
    None
}

fn face(color: Color) -> tuomari_clock::Color {
    color.fold_wb(tuomari_clock::Color::White, tuomari_clock::Color::Black)
}

/// A knight that goes straight on from where it began: what everybody sees who
/// looks.
fn slip(position: &Position) -> Option<(Square, Square)> {
    let (board, me) = (position.board(), position.turn());
    let knights = board.by_piece(Role::Knight.of(me));
    let (home, ahead) = me.fold_wb((Rank::First, 16), (Rank::Eighth, -16));
    let mut at_home = knights.into_iter().filter(|from| from.rank() == home);
    at_home.find_map(|from| {
        let to = from.offset(ahead)?;
        let empty = board.piece_at(to).is_none();
        empty.then_some((from, to))
    })
}

/// A move as it is sent; nothing for what chess does not have.
pub(super) fn make(m: Move) -> Value {
    let name = MoveName::of(m);
    name.map_or(Value::Null, |name| json!({"act": "make", "move": name}))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_knight_at_home_slips() {
        let of = |fen: &str| slip(&Position::from_fen(fen).unwrap());
        let home = "r1bqkbnr/pppppppp/2n5/8/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2";
        assert_eq!(of(home), Some((Square::G8, Square::G6)));
        let out = "r1bqkb1r/pppppppp/2n2n2/8/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2";
        assert_eq!(of(out), None);
    }
}
