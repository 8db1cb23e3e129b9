//! What a seat is shown at a moment, ready for the wire.
//!
//! Computed once for a table, a kind of seat and a stamp, and written once:
//! every socket of that kind gets the same bytes. What was shown before saves
//! work: moves are written once and not again with every move that follows.

use serde_json::{Map, Value};
use tuomari_board::{Identity, Ply};
use tuomari_conduct::{Game, Seat, View, options, view, view_from};
use tuomari_rulebook::Rules;

use super::{
    change::{diff, is_nothing},
    moment::{Moment, Stamp},
    moves::MoveDto,
    option::{OptionsDto, options_dto},
    place::MoveName,
    socket::{ChangeDto, ToClient, ViewMessage},
    view::ViewDto,
};

/// What a seat is shown at a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// Which view of the table it is.
    pub stamp: Stamp,
    /// The view.
    pub view: ViewDto,
    /// The options.
    pub options: OptionsDto,
    /// Where the game began.
    start: Identity,
    /// The view as a document, without its moves: these are compared as they
    /// are, because there may be hundreds.
    document: Value,
}

impl Shown {
    /// What a seat is shown of a game after so many commands, at a moment.
    pub fn of(rules: &Rules, game: &Game, seat: Seat, version: u64, moment: Moment) -> Shown {
        let seen = view(rules, game, seat, moment.at);
        let dto = ViewDto::of(&seen, moment.at);
        Shown::with(dto, rules, game, seat, version, moment)
    }

    /// The same, with the help of what the seat was shown before.
    pub fn after(
        before: &Shown,
        rules: &Rules,
        game: &Game,
        seat: Seat,
        version: u64,
        moment: Moment,
    ) -> Shown {
        let seen: View = view_from(rules, game, seat, moment.at, before.known(game));
        let mut dto = ViewDto::of(&seen, moment.at);
        let mut moves = before.view.moves[..seen.moves.skipped].to_vec();
        moves.append(&mut dto.moves);
        dto.moves = moves;
        Shown::with(dto, rules, game, seat, version, moment)
    }

    fn with(
        mut view: ViewDto,
        rules: &Rules,
        game: &Game,
        seat: Seat,
        version: u64,
        moment: Moment,
    ) -> Shown {
        let moves = std::mem::take(&mut view.moves);
        let document = document(&view);
        view.moves = moves;
        Shown {
            stamp: Stamp {
                version,
                step: moment.step,
            },
            view,
            options: options_dto(&options(rules, game, seat, moment.at)),
            start: game.history().start().identity(),
            document,
        }
    }

    /// How many of the moves shown are those the game still begins with.
    /// Moves from the same position on are written the same.
    fn known(&self, game: &Game) -> usize {
        let history = game.history();
        if !self.view.whole || self.start != history.start().identity() {
            return 0;
        }
        let both = self.view.moves.iter().zip(history.plies());
        both.take_while(|(shown, ply)| match (shown, ply) {
            (MoveDto::Made { r#move, .. }, Ply::Legal(m)) => MoveName::of(*m) == Some(*r#move),
            _ => false,
        })
        .count()
    }

    /// The whole of it, as a message. `origin_ms` is what the server's clock
    /// showed when the table's watch stood at zero, in milliseconds of Unix
    /// time; for a delayed spectator it is so much later.
    pub fn message(&self, table: &str, origin_ms: u64) -> ToClient {
        ToClient::View(Box::new(ViewMessage {
            table: table.to_owned(),
            stamp: self.stamp,
            origin_ms,
            view: self.view.clone(),
            options: self.options.clone(),
        }))
    }

    /// What changed since the one before it in the chain.
    pub fn change_since(&self, before: &Shown, table: &str) -> ToClient {
        let after = if self.stamp.step == 0 {
            before.stamp.step
        } else {
            0
        };
        let mut view = diff(&before.document, &self.document);
        let moves = moves_since(&before.view.moves, &self.view.moves);
        if let (Value::Object(fields), Some(moves)) = (&mut view, moves) {
            fields.insert("moves".to_owned(), moves);
        }
        let options = options_since(&before.options, &self.options);
        ToClient::Change(ChangeDto {
            table: table.to_owned(),
            stamp: self.stamp,
            after,
            view,
            options: (!is_nothing(&options)).then_some(options),
        })
    }
}

/// What [`diff`] would say of the two lists as documents, if they differ.
fn moves_since(before: &[MoveDto], after: &[MoveDto]) -> Option<Value> {
    let same = before.iter().zip(after).take_while(|(a, b)| a == b).count();
    if same == before.len() && same == after.len() {
        return None;
    }
    let rest = document(&&after[same..]);
    if same == 0 {
        return Some(rest);
    }
    let mut change = Map::new();
    change.insert(format!("${same}"), rest);
    Some(Value::Object(change))
}

/// What [`diff`] would say of the two as documents. Most stay as they are.
fn options_since(before: &OptionsDto, after: &OptionsDto) -> Value {
    let gone = before.keys().filter(|key| !after.contains_key(*key));
    let mut change: Map<String, Value> = gone.map(|key| (key.clone(), Value::Null)).collect();
    for (key, option) in after {
        let value = match before.get(key) {
            None => document(option),
            Some(old) if old != option => diff(&document(old), &document(option)),
            Some(_) => continue,
        };
        change.insert(key.clone(), value);
    }
    Value::Object(change)
}

/// Everything here has a JSON form: string keys and no numbers that JSON does
/// not know.
fn document(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}
