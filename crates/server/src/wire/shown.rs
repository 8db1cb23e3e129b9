//! What a seat is shown at a moment, ready for the wire.
//!
//! Computed once for a table, a kind of seat and a stamp, and written once:
//! every socket of that kind gets the same bytes.

use serde_json::Value;
use tuomari_conduct::{Game, Seat, options, view};
use tuomari_rulebook::Rules;

use super::{
    change::{diff, is_nothing},
    moment::{Moment, Stamp},
    option::{OptionsDto, options_dto},
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
    documents: (Value, Value),
}

impl Shown {
    /// What a seat is shown of a game after so many commands, at a moment.
    pub fn of(rules: &Rules, game: &Game, seat: Seat, version: u64, moment: Moment) -> Shown {
        let view = ViewDto::of(&view(rules, game, seat, moment.at), moment.at);
        let options = options_dto(&options(rules, game, seat, moment.at));
        let documents = (document(&view), document(&options));
        Shown {
            stamp: Stamp {
                version,
                step: moment.step,
            },
            view,
            options,
            documents,
        }
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
        let options = diff(&before.documents.1, &self.documents.1);
        ToClient::Change(ChangeDto {
            table: table.to_owned(),
            stamp: self.stamp,
            after,
            view: diff(&before.documents.0, &self.documents.0),
            options: (!is_nothing(&options)).then_some(options),
        })
    }
}

/// Everything here has a JSON form: string keys and no numbers that JSON does
/// not know.
fn document(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}
