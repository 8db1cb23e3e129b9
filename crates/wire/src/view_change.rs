//! What changed between two views, without writing out what did not.
//!
//! It says what [`diff`] would say of the two views as documents, but most
//! of a view stays as it was: only what differs is made a document.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Map, Value};

use super::{
    change::{diff, document},
    moves::MoveDto,
    place::{PieceLetter, SquareName},
    view::ViewDto,
};

/// What makes one view of another, the moves aside.
pub(crate) fn view_change(before: &ViewDto, after: &ViewDto) -> Map<String, Value> {
    let mut change = Map::new();
    // Every field is named: what is new in a view has to find its place here.
    macro_rules! compare {
        (always $($always:ident)*; or_left_out $($optional:ident)*) => {
            let ViewDto { moves: _, board: _, $($always: _,)* $($optional: _,)* } = after;
            $(always(&mut change, stringify!($always), &before.$always, &after.$always);)*
            $(optional(&mut change, stringify!($optional), &before.$optional, &after.$optional);)*
        };
    }
    compare! {
        always seat discretion at_ms to_act whole;
        or_left_out articles behind clock first_number made completed scoresheets under_way must
            offer repair line_awaited illegal_moves appearances quiet check legal questions
            arrivals facts announced conclusion
    }
    if before.board != after.board {
        let board = board_change(&before.board, &after.board);
        change.insert("board".to_owned(), Value::Object(board));
    }
    change
}

/// What the lists of moves differ in after those they have in common; so many
/// of these have been left out.
pub(crate) fn moves_change(
    left_out: usize,
    before: &[MoveDto],
    after: &[MoveDto],
) -> Option<Value> {
    let same = before.iter().zip(after).take_while(|(a, b)| a == b).count();
    if same == before.len() && same == after.len() {
        return None;
    }
    let rest = document(&&after[same..]);
    let kept = left_out + same;
    if kept == 0 {
        return Some(rest);
    }
    Some(Value::Object(Map::from_iter([(format!("${kept}"), rest)])))
}

/// A field that is always written.
fn always<T: PartialEq + Serialize>(
    change: &mut Map<String, Value>,
    name: &str,
    before: &T,
    after: &T,
) {
    if before != after {
        change.insert(name.to_owned(), diff(&document(before), &document(after)));
    }
}

/// A field that is left out while there is nothing to say.
fn optional<T: PartialEq + Serialize>(
    change: &mut Map<String, Value>,
    name: &str,
    before: &T,
    after: &T,
) {
    if before == after {
        return;
    }
    let (before, after) = (document(before), document(after));
    let value = match (is_left_out(&before), is_left_out(&after)) {
        (_, true) => Value::Null,
        (true, false) => after,
        (false, false) => diff(&before, &after),
    };
    change.insert(name.to_owned(), value);
}

fn is_left_out(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Array(list) => list.is_empty(),
        _ => false,
    }
}

type Board = BTreeMap<SquareName, PieceLetter>;

fn board_change(before: &Board, after: &Board) -> Map<String, Value> {
    let gone = before.keys().filter(|square| !after.contains_key(square));
    let mut change: Map<String, Value> = gone
        .map(|square| (String::from(*square), Value::Null))
        .collect();
    let put = after
        .iter()
        .filter(|(square, piece)| before.get(square) != Some(piece));
    change.extend(put.map(|(square, piece)| (String::from(*square), document(piece))));
    change
}
