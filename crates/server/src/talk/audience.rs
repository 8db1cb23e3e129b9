//! Who follows a table on this node, and what they were shown last.
//!
//! A view is computed and written once for each kind of seat, however many
//! look at it. All readers of one kind have been sent the same latest view,
//! so one change fits all of them.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use tuomari_conduct::Seat;
use tuomari_record::TokenHash;

use crate::{
    node::tally::Tally,
    table::Table,
    talk::outbox::{Outbox, Slot},
    wire::{Moment, Shown, Stamp, ToClient, socket::GoneWord, view::GivenBackDto},
};

/// What there is to be seen, and when.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stage<'a> {
    pub(crate) table: &'a Table,
    /// Its name in messages.
    pub(crate) name: &'a str,
    pub(crate) now_ms: u64,
    /// Where it is counted.
    pub(crate) tally: &'a Tally,
}

/// The readers of a table.
#[derive(Debug, Default)]
pub(crate) struct Audience {
    rows: Vec<Row>,
    /// The last version that changed seats and was heeded.
    seats_version: u64,
}

/// The readers of one kind of seat.
#[derive(Debug)]
struct Row {
    seat: Seat,
    /// Since when somebody has followed the table from it here.
    since_ms: u64,
    /// What they were shown last; none after a quiet time.
    last: Option<Last>,
    /// Its stamp, also when the view itself has been dropped.
    stamp: Stamp,
    readers: Vec<Reader>,
}

/// The latest view of a row.
#[derive(Debug)]
struct Last {
    shown: Shown,
    origin_ms: u64,
    /// The whole view as it goes over the wire, written when first asked for.
    whole: Option<Utf8Bytes>,
}

/// One reader.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    pub(crate) outbox: Arc<Outbox>,
    /// The table among those he follows.
    pub(crate) slot: Slot,
    /// By which link he came; none for a spectator without one.
    pub(crate) token: Option<TokenHash>,
}

impl Audience {
    /// Whether nobody follows the table.
    pub(crate) fn is_empty(&self) -> bool {
        self.rows.iter().all(|row| row.readers.is_empty())
    }

    /// Makes room for one more socket of a link: the oldest are shown out. A
    /// phone that went into a tunnel comes out with a new one.
    pub(crate) fn make_room(&mut self, name: &str, token: TokenHash, most: usize) -> usize {
        let gone = ToClient::Gone {
            table: name.to_owned(),
            why: GoneWord::Replaced,
        };
        let readers = self.rows.iter().flat_map(|row| &row.readers);
        let open = readers.filter(|reader| reader.token == Some(token)).count();
        let too_many = (open + 1).saturating_sub(most.max(1));
        let mut left = too_many;
        for row in &mut self.rows {
            // Who came first stands first.
            row.readers.retain(|reader| {
                let goes = left > 0 && reader.token == Some(token);
                if goes {
                    left -= 1;
                    reader.outbox.end(reader.slot, &gone);
                }
                !goes
            });
        }
        self.rows.retain(|row| !row.readers.is_empty());
        too_many
    }

    /// Lets somebody in. He is sent a view, unless he looks on and has it.
    pub(crate) fn join(
        &mut self,
        stage: Stage<'_>,
        seat: Seat,
        reader: Reader,
        have: Option<Stamp>,
    ) {
        let sight = sight(stage.table, seat, stage.now_ms);
        self.tell_row(stage, seat, &sight);
        let row = self.row(seat);
        let text = row.whole(stage, &sight);
        // Whose options are numbered needs the numbers of this node.
        if have != Some(row.stamp) || seat.by().is_some() {
            reader.outbox.refresh(reader.slot, &text);
            stage.tally.messages.one();
        }
        row.since_ms = row.since_ms.min(stage.now_ms);
        row.readers.push(reader);
    }

    /// Since when somebody has followed the table from this seat here.
    pub(crate) fn since_ms(&self, seat: Seat) -> Option<u64> {
        let mut rows = self.rows.iter().filter(|row| !row.readers.is_empty());
        rows.find(|row| row.seat == seat).map(|row| row.since_ms)
    }

    pub(crate) fn leave(&mut self, outbox: &Arc<Outbox>, slot: Slot) {
        for row in &mut self.rows {
            row.readers
                .retain(|reader| reader.slot != slot || !Arc::ptr_eq(&reader.outbox, outbox));
        }
        self.rows.retain(|row| !row.readers.is_empty());
    }

    /// Sends the latest view anew to a reader who was too slow.
    pub(crate) fn refresh(&mut self, stage: Stage<'_>, outbox: &Arc<Outbox>, slot: Slot) {
        for row in &mut self.rows {
            let mut readers = row.readers.iter();
            let is_his =
                readers.any(|reader| reader.slot == slot && Arc::ptr_eq(&reader.outbox, outbox));
            if is_his {
                let text = row.whole(stage, &sight(stage.table, row.seat, stage.now_ms));
                outbox.refresh(slot, &text);
                stage.tally.messages.one();
                return;
            }
        }
    }

    /// Tells everybody what there is to see now.
    pub(crate) fn tell(&mut self, stage: Stage<'_>) {
        // All see the game at the same moment, only spectators perhaps later.
        let own = sight(stage.table, Seat::Arbiter, stage.now_ms);
        let late = stage.table.delayed.as_ref();
        let late = late.map(|_| sight(stage.table, Seat::Spectator, stage.now_ms));
        for seat in Seat::ALL {
            let late = late.as_ref().filter(|_| seat == Seat::Spectator);
            let sight = late.unwrap_or(&own);
            self.tell_row(stage, seat, sight);
        }
    }

    /// Says something about the table to the readers of some seats.
    pub(crate) fn say(&self, text: &Utf8Bytes, to: fn(Seat) -> bool) {
        for row in self.rows.iter().filter(|row| to(row.seat)) {
            for reader in &row.readers {
                reader.outbox.put(reader.slot, text);
            }
        }
    }

    /// Shows those out whose link opens this seat no longer.
    pub(crate) fn dismiss(&mut self, table: &Table, name: &str) {
        if table.seats_version == self.seats_version {
            return;
        }
        self.seats_version = table.seats_version;
        self.show_out(name, |seat, token| table.seat_of(token) == Some(seat));
    }

    /// The same, where something else says who may stay.
    pub(crate) fn show_out(&mut self, name: &str, stays: impl Fn(Seat, TokenHash) -> bool) {
        let gone = ToClient::Gone {
            table: name.to_owned(),
            why: GoneWord::Revoked,
        };
        for row in &mut self.rows {
            let seat = row.seat;
            row.readers.retain(|reader| {
                let stays = reader.token.is_none_or(|token| stays(seat, token));
                if !stays {
                    reader.outbox.end(reader.slot, &gone);
                }
                stays
            });
        }
        self.rows.retain(|row| !row.readers.is_empty());
    }

    /// What was shown never was: the next is a whole view, whatever its version.
    pub(crate) fn begin_anew(&mut self) {
        // Links are looked at anew, too.
        self.seats_version = u64::MAX;
        for row in &mut self.rows {
            row.last = None;
            row.stamp = Stamp::default();
        }
    }

    /// Shows everybody out: there is no such table any more.
    pub(crate) fn close(&mut self, name: &str) {
        let gone = ToClient::Gone {
            table: name.to_owned(),
            why: GoneWord::Closed,
        };
        for row in self.rows.drain(..) {
            for reader in row.readers {
                reader.outbox.end(reader.slot, &gone);
            }
        }
    }

    /// Drops what was shown last, to save memory; the next is a whole view.
    pub(crate) fn rest(&mut self) {
        for row in &mut self.rows {
            row.last = None;
        }
    }

    /// What a kind of seat was shown last, if it still stands.
    pub(crate) fn shown(&self, seat: Seat, stamp: Stamp) -> Option<&Shown> {
        let row = self.rows.iter().find(|row| row.seat == seat)?;
        let last = row.last.as_ref()?;
        (last.shown.stamp == stamp).then_some(&last.shown)
    }

    fn row(&mut self, seat: Seat) -> &mut Row {
        let place = self.rows.iter().position(|row| row.seat == seat);
        let place = place.unwrap_or_else(|| {
            self.rows.push(Row {
                seat,
                since_ms: u64::MAX,
                last: None,
                stamp: Stamp::default(),
                readers: Vec::new(),
            });
            self.rows.len() - 1
        });
        &mut self.rows[place]
    }

    fn tell_row(&mut self, stage: Stage<'_>, seat: Seat, sight: &Sight<'_>) {
        let Some(row) = self
            .rows
            .iter_mut()
            .find(|row| row.seat == seat && !row.readers.is_empty())
        else {
            return;
        };
        if sight.stamp() <= row.stamp {
            return;
        }
        let text = row.show(stage, sight);
        for reader in &row.readers {
            if !reader.outbox.put(reader.slot, &text) {
                stage.tally.slow.one();
            }
        }
        stage.tally.messages.add(row.readers.len());
    }
}

impl Row {
    /// Computes the latest view and writes what brings the readers to it.
    fn show(&mut self, stage: Stage<'_>, sight: &Sight<'_>) -> Utf8Bytes {
        let origin_ms = sight.origin_ms;
        stage.tally.written.one();
        let before = self.last.take().filter(|last| {
            last.origin_ms == origin_ms
                && last.shown.stamp == self.stamp
                && follows(last.shown.stamp, sight.stamp())
        });
        let (shown, text, whole) = if let Some(Last { mut shown, .. }) = before {
            let change = sight.advance(&mut shown, self.seat, stage.name);
            (shown, Utf8Bytes::from(change), None)
        } else {
            let shown = sight.shown(self.seat);
            let text = whole(&shown, stage.name, origin_ms);
            (shown, text.clone(), Some(text))
        };
        self.stamp = shown.stamp;
        self.last = Some(Last {
            shown,
            origin_ms,
            whole,
        });
        text
    }

    /// The whole of what the readers were shown last.
    fn whole(&mut self, stage: Stage<'_>, sight: &Sight<'_>) -> Utf8Bytes {
        let Some(last) = &mut self.last else {
            return self.show(stage, sight);
        };
        let (shown, origin_ms) = (&last.shown, last.origin_ms);
        let write = || {
            stage.tally.written.one();
            whole(shown, stage.name, origin_ms)
        };
        last.whole.get_or_insert_with(write).clone()
    }
}

/// A whole view as it goes over the wire.
fn whole(shown: &Shown, name: &str, origin_ms: u64) -> Utf8Bytes {
    let message = Box::new(shown.message(name, origin_ms));
    ToClient::View(message).to_text().into()
}

/// Whether a change can lead from one view to another.
fn follows(before: Stamp, after: Stamp) -> bool {
    if after.step == 0 {
        before.version + 1 == after.version
    } else {
        before.version == after.version && before.step + 1 == after.step
    }
}

/// The game that a kind of seat sees, and at which moment.
struct Sight<'t> {
    table: &'t Table,
    game: &'t tuomari_conduct::Game,
    version: u64,
    moment: Moment,
    origin_ms: u64,
}

fn sight(table: &Table, seat: Seat, now_ms: u64) -> Sight<'_> {
    let delayed = table.delayed.as_ref().filter(|_| seat == Seat::Spectator);
    match delayed {
        None => Sight {
            table,
            game: &table.game,
            version: table.version,
            moment: table.moment(tuomari_clock::At::from_ms(now_ms)),
            origin_ms: 0,
        },
        Some(delayed) => Sight {
            table,
            game: &delayed.game,
            version: delayed.version,
            moment: Moment::latest(&delayed.game, delayed.since, delayed.shown_at(now_ms)),
            origin_ms: delayed.shift_ms,
        },
    }
}

impl Sight<'_> {
    fn stamp(&self) -> Stamp {
        self.moment.stamp(self.version)
    }

    /// When the next view is to be taken, if nothing happens before.
    fn next_ms(&self) -> Option<u64> {
        let next = self.moment.next(self.game)?;
        Some(next.at.ms().saturating_add(self.origin_ms))
    }

    /// What a seat is shown.
    fn shown(&self, seat: Seat) -> Shown {
        let (rules, game) = (&self.table.rules, self.game);
        let shown = Shown::of(rules, game, seat, self.version, self.moment);
        shown.with_given_back(self.given_back(seat))
    }

    /// What was given back for a slow way is for those whom it concerns.
    fn given_back(&self, seat: Seat) -> Option<GivenBackDto> {
        let given = self.table.given_back_ms();
        let concerned = seat.color().is_some() || seat == Seat::Arbiter;
        let number = |ms: u64| u32::try_from(ms).unwrap_or(u32::MAX);
        (concerned && given.white + given.black > 0).then(|| GivenBackDto {
            white_ms: number(given.white),
            black_ms: number(given.black),
        })
    }

    /// Goes on from what a seat was shown before; what changed.
    fn advance(&self, shown: &mut Shown, seat: Seat, name: &str) -> String {
        let rules = &self.table.rules;
        let (game, given) = (self.game, self.given_back(seat));
        shown.advance(rules, game, seat, self.version, self.moment, given, name)
    }
}

/// What a seat is shown of a table now, and the origin of its time.
pub(crate) fn shown_now(table: &Table, seat: Seat, now_ms: u64) -> (Shown, u64) {
    let sight = sight(table, seat, now_ms);
    (sight.shown(seat), sight.origin_ms)
}

/// When the next view of the table is to be taken, if nothing happens before.
pub(crate) fn next_view_ms(table: &Table, now_ms: u64) -> Option<u64> {
    let own = sight(table, Seat::Arbiter, now_ms).next_ms();
    let Some(delayed) = &table.delayed else {
        return own;
    };
    let late = [
        delayed.next_ms(),
        sight(table, Seat::Spectator, now_ms).next_ms(),
    ];
    own.into_iter().chain(late.into_iter().flatten()).min()
}
