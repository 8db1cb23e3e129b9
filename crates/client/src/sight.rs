//! What a seat sees now: the last whole view, and the changes since.

use serde::{Deserialize as _, de::Error as _};
use serde_json::{Value, json};
use tuomari_wire::{
    Stamp, ViewDto,
    change::apply,
    socket::{ChangeDto, ViewMessage},
};

/// A view at hand.
#[derive(Clone, Debug)]
pub struct Sight {
    /// Which view it is.
    pub stamp: Stamp,
    view: Value,
    options: Value,
    open: Vec<u16>,
}

/// A change does not fit the view at hand: ask for a whole one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stale;

impl Sight {
    pub fn of(message: &ViewMessage) -> Sight {
        Sight {
            stamp: message.stamp,
            view: json!(message.view),
            options: json!(message.options),
            open: message.open.clone(),
        }
    }

    /// Follows a change. One that is known already changes nothing.
    pub fn follow(&mut self, change: &ChangeDto) -> Result<(), Stale> {
        if change.stamp <= self.stamp {
            return Ok(());
        }
        if change.fits_on() != self.stamp {
            return Err(Stale);
        }
        self.stamp = change.stamp;
        self.view = apply(self.view.take(), &change.view);
        if let Some(options) = &change.options {
            if options.is_array() {
                self.open.clear();
            }
            self.options = apply(self.options.take(), options);
        }
        for number in &change.turned {
            match self.open.iter().position(|open| open == number) {
                Some(place) => _ = self.open.remove(place),
                None => self.open.push(*number),
            }
        }
        Ok(())
    }

    /// The view in types.
    pub fn view(&self) -> Result<ViewDto, serde_json::Error> {
        ViewDto::deserialize(&self.view)
    }

    /// The view as it stands on the wire.
    pub fn document(&self) -> &Value {
        &self.view
    }

    /// Whether an act may be done now, by its key among the options.
    pub fn may(&self, option: &str) -> bool {
        let open = self.open.iter();
        let mut keys = open.filter_map(|number| self.options[usize::from(*number)]["key"].as_str());
        keys.any(|key| key == option)
    }

    /// The conclusion, if the game is over: its cause and the points.
    pub fn is_over(&self) -> bool {
        self.view.get("conclusion").is_some()
    }

    /// The same view, or why it is none.
    pub(crate) fn checked(&self) -> Result<ViewDto, serde_json::Error> {
        self.view()
            .map_err(|error| serde_json::Error::custom(format!("a view: {error}")))
    }
}
