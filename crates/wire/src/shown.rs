//! What a seat is shown at a moment, ready for the wire.
//!
//! Computed once for a table, a kind of seat and a stamp, and written once:
//! every socket of that kind gets the same bytes. What was shown before saves
//! work: moves are written once and not again with every move that follows,
//! and options are only named.

use std::fmt::Write as _;

use serde_json::json;
use tuomari_board::Identity;
use tuomari_clock::At;
use tuomari_conduct::{Game, Lines, Phase, Seat, View, options, view, view_from};
use tuomari_rulebook::Rules;

use super::{
    catalogue::{Catalogue, turned},
    change::{diff, document},
    moment::{Moment, Stamp},
    option::OptionsDto,
    socket::{ChangeDto, ToClient, ViewMessage},
    view::{GivenBackDto, ViewDto},
    view_change::write_view_change,
};

/// What a seat is shown at a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// Which view of the table it is.
    pub stamp: Stamp,
    at: At,
    view: View,
    moves: Beginning,
    lines: Lines,
    catalogue: Catalogue,
    given_back: Option<GivenBackDto>,
}

/// Where a list of moves began. While this stays, moves are only added to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Beginning {
    start: Identity,
    reinstatements: u32,
}

impl Beginning {
    fn of(game: &Game) -> Beginning {
        Beginning {
            start: game.history().start().identity(),
            reinstatements: game.history().reinstatements(),
        }
    }
}

impl Shown {
    /// What a seat is shown of a game after so many commands, at a moment.
    pub fn of(rules: &Rules, game: &Game, seat: Seat, version: u64, moment: Moment) -> Shown {
        let lines = Lines::of(rules);
        let phase = Phase::of(&lines, game, seat, moment.at);
        let mut catalogue = Catalogue::default();
        catalogue.advance(phase, || options(rules, game, seat, moment.at));
        Shown {
            stamp: moment.stamp(version),
            at: moment.at,
            view: view(rules, game, seat, moment.at),
            moves: Beginning::of(game),
            lines,
            catalogue,
            given_back: None,
        }
    }

    /// The same, with what was given back to the players for a slow way to the
    /// server.
    #[must_use]
    pub fn with_given_back(self, given_back: Option<GivenBackDto>) -> Shown {
        Shown { given_back, ..self }
    }

    /// Goes on to what the seat is shown next; the message that says what
    /// changed, as it goes over the wire.
    #[expect(clippy::too_many_arguments, reason = "all that a view depends on")]
    pub fn advance(
        &mut self,
        rules: &Rules,
        game: &Game,
        seat: Seat,
        version: u64,
        moment: Moment,
        given_back: Option<GivenBackDto>,
        table: &str,
    ) -> String {
        let moves = Beginning::of(game);
        let known = if self.view.moves.is_whole && self.moves == moves {
            self.view.moves.moves.len()
        } else {
            0
        };
        let mut next = view_from(rules, game, seat, moment.at, known);
        let stamp = moment.stamp(version);
        let mut text = String::with_capacity(512);
        begin(&mut text, table, stamp, after(self.stamp, stamp));
        let before = (&self.view, self.at, self.given_back);
        write_view_change(&mut text, before, (&next, moment.at, given_back));
        let phase = Phase::of(&self.lines, game, seat, moment.at);
        let choices = || options(rules, game, seat, moment.at);
        let turned = self.catalogue.advance(phase, choices);
        self.catalogue.write_change(&turned, &mut text);
        text.push('}');
        let kept = std::mem::take(&mut next.moves.skipped);
        let mut all = std::mem::take(&mut self.view.moves.moves);
        all.truncate(kept);
        all.append(&mut next.moves.moves);
        next.moves.moves = all;
        self.view = next;
        self.stamp = stamp;
        self.at = moment.at;
        self.moves = moves;
        self.given_back = given_back;
        text
    }

    pub fn view(&self) -> ViewDto {
        ViewDto {
            given_back: self.given_back,
            ..ViewDto::of(&self.view, self.at)
        }
    }

    /// The options that are open, by their keys.
    pub fn options(&self) -> OptionsDto {
        self.catalogue.to_dto()
    }

    /// Whether a kind of act is among the options.
    pub fn offers(&self, id: &str) -> bool {
        self.catalogue.has(id)
    }

    /// The whole of it, as a message. `origin_ms` is what the server's clock
    /// showed when the table's watch stood at zero, in milliseconds of Unix
    /// time; for a delayed spectator it is so much later.
    pub fn message(&self, table: &str, origin_ms: u64) -> ViewMessage {
        ViewMessage {
            table: table.to_owned(),
            stamp: self.stamp,
            origin_ms,
            view: self.view(),
            options: self.catalogue.to_list(),
            open: self.catalogue.open().to_vec(),
        }
    }

    /// What changed since the one before it in the chain, by comparing the two
    /// as documents: this is what [`advance`](Shown::advance) promises to
    /// write.
    pub fn change_since(&self, before: &Shown, table: &str) -> ToClient {
        let [was, is] = [before, self].map(|shown| shown.catalogue.to_list());
        let goes_on = is.starts_with(&was);
        let options = match &is[if goes_on { was.len() } else { 0 }..] {
            [] if goes_on => None,
            new if goes_on && !was.is_empty() => Some(json!({ format!("${}", was.len()): new })),
            new => Some(json!(new)),
        };
        let was_open = if goes_on {
            before.catalogue.open()
        } else {
            &[]
        };
        let turned = turned(was_open, self.catalogue.open());
        ToClient::Change(ChangeDto {
            table: table.to_owned(),
            stamp: self.stamp,
            after: after(before.stamp, self.stamp),
            view: diff(&document(&before.view()), &document(&self.view())),
            options,
            turned,
        })
    }
}

/// The last step of the version before, if a version begins.
fn after(before: Stamp, now: Stamp) -> u16 {
    if now.step == 0 { before.step } else { 0 }
}

/// Writes a change up to its view. Names of tables need no escapes.
fn begin(text: &mut String, table: &str, stamp: Stamp, after: u16) {
    let Stamp { version, step } = stamp;
    _ = write!(
        text,
        "{{\"type\":\"change\",\"table\":\"{table}\",\"version\":{version}"
    );
    if step > 0 {
        _ = write!(text, ",\"step\":{step}");
    }
    if after > 0 {
        _ = write!(text, ",\"after\":{after}");
    }
    text.push_str(",\"view\":");
}
