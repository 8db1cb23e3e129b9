//! What a seat is shown at a moment, ready for the wire.
//!
//! Computed once for a table, a kind of seat and a stamp, and written once:
//! every socket of that kind gets the same bytes. What was shown before saves
//! work: moves are written once and not again with every move that follows.

use serde_json::Value;
use tuomari_board::{Identity, Ply};
use tuomari_conduct::{Game, Seat, View, options, view, view_from};
use tuomari_rulebook::Rules;

use super::{
    change::is_nothing,
    moment::{Moment, Stamp},
    moves::MoveDto,
    offers::Offers,
    option::OptionsDto,
    place::MoveName,
    socket::{ChangeDto, ToClient, ViewMessage},
    view::ViewDto,
    view_change::{moves_change, view_change},
};

/// What a seat is shown at a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// Which view of the table it is.
    pub stamp: Stamp,
    /// The view.
    pub view: ViewDto,
    /// Where the game began.
    start: Identity,
    offers: Offers,
}

impl Shown {
    /// What a seat is shown of a game after so many commands, at a moment.
    pub fn of(rules: &Rules, game: &Game, seat: Seat, version: u64, moment: Moment) -> Shown {
        let seen = view(rules, game, seat, moment.at);
        let choices = options(rules, game, seat, moment.at);
        Shown {
            stamp: moment.stamp(version),
            view: ViewDto::of(&seen, moment.at),
            start: game.history().start().identity(),
            offers: Offers::of(choices, &Offers::default()),
        }
    }

    /// Goes on to what the seat is shown next, and says what changed.
    pub fn advance(
        &mut self,
        rules: &Rules,
        game: &Game,
        seat: Seat,
        version: u64,
        moment: Moment,
        table: &str,
    ) -> ToClient {
        let seen: View = view_from(rules, game, seat, moment.at, self.known(game));
        let mut next = Shown {
            stamp: moment.stamp(version),
            view: ViewDto::of(&seen, moment.at),
            start: game.history().start().identity(),
            offers: Offers::of(options(rules, game, seat, moment.at), &self.offers),
        };
        let kept = seen.moves.skipped;
        let mut moves = std::mem::take(&mut self.view.moves);
        let moves_change = moves_change(kept, &moves[kept..], &next.view.moves);
        let message = next.change(self, moves_change, table);
        moves.truncate(kept);
        moves.append(&mut next.view.moves);
        next.view.moves = moves;
        *self = next;
        message
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

    /// The options, by their keys.
    pub fn options(&self) -> OptionsDto {
        self.offers.to_dto()
    }

    /// Whether a kind of act is among the options.
    pub fn offers(&self, id: &str) -> bool {
        self.offers.has(id)
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
            options: self.options(),
        }))
    }

    /// What changed since the one before it in the chain.
    pub fn change_since(&self, before: &Shown, table: &str) -> ToClient {
        let moves = moves_change(0, &before.view.moves, &self.view.moves);
        self.change(before, moves, table)
    }

    fn change(&self, before: &Shown, moves: Option<Value>, table: &str) -> ToClient {
        let after = if self.stamp.step == 0 {
            before.stamp.step
        } else {
            0
        };
        let mut view = view_change(&before.view, &self.view);
        if let Some(moves) = moves {
            view.insert("moves".to_owned(), moves);
        }
        let options = self.offers.since(&before.offers);
        ToClient::Change(ChangeDto {
            table: table.to_owned(),
            stamp: self.stamp,
            after,
            view: Value::Object(view),
            options: (!is_nothing(&options)).then_some(options),
        })
    }
}
