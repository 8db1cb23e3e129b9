//! One table as a node holds it: the game, its version and who may come in.

pub(crate) mod creating;
pub(crate) mod delayed;
pub(crate) mod hall;
pub(crate) mod keys;
pub(crate) mod late_ends;
pub(crate) mod naming;
pub(crate) mod next;
pub(crate) mod pace;
pub(crate) mod pass;
pub(crate) mod place;
pub(crate) mod presence;
pub(crate) mod seats;
pub(crate) mod secret;
pub(crate) mod shelf;
pub(crate) mod tellings;
pub(crate) mod turn;

use std::sync::Arc;

use bytes::Bytes;
use tuomari_board::{ByColor, Color};
use tuomari_bus::Hint;
use tuomari_clock::{At, ChessClock, Color as Face};
use tuomari_conduct::{By, Game, Seat, view};
use tuomari_journal::JournalError;
use tuomari_record::{
    Author, Body, Entry, Hash, Kind, Row, StreamId, TableCreated, TableFault, TokenHash, chain,
};
use tuomari_rulebook::Rules;

use crate::{
    competition::{
        links::Links,
        result::{End, end},
    },
    doing::{duty, lag},
    stream::{OfRows, unfit},
    table::{
        delayed::Delayed,
        keys::Keys,
        pace::Paces,
        shelf::Shelf,
        tellings::Tellings,
        turn::{Time, Turn},
    },
    wire::Moment,
};

/// A table.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) id: StreamId,
    /// How it was created.
    pub(crate) created: Arc<TableCreated>,
    /// The rules in force.
    pub(crate) rules: Arc<Rules>,
    pub(crate) game: Game,
    /// Commands accepted so far.
    pub(crate) version: u64,
    /// The hash of the last one.
    pub(crate) hash: Hash,
    /// The instant of the last event.
    pub(crate) since: At,
    /// When the last entry was accepted.
    pub(crate) accepted_ms: u64,
    /// The time of the turn under way.
    pub(crate) time: Time,
    /// What delayed spectators see.
    pub(crate) delayed: Option<Box<Delayed>>,
    /// The last version that changed whose links open what.
    pub(crate) seats_version: u64,
    tokens: [Option<TokenHash>; Seat::ALL.len()],
    pub(crate) keys: Keys,
    /// How much each seat has done.
    pub(crate) paces: Paces,
    /// What was told since the game last moved on.
    pub(crate) tellings: Tellings,
    lag_ms: ByColor<u64>,
    /// At a table of a competition, whose links open its seats.
    pub(crate) links: Option<Arc<Links>>,
    /// What its competition may know of the end.
    pub(crate) result: Option<Said>,
}

/// How a game of a competition ended, and the row that said so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Said {
    pub(crate) version: u64,
    pub(crate) hash: Hash,
    pub(crate) end: End,
}

impl Table {
    /// The table after its first row.
    pub(crate) fn begin(id: StreamId, row: &Row, shelf: &Shelf) -> Result<Table, JournalError> {
        let end = chain::End::START
            .then(id, row.version, &row.body, &row.hash)
            .map_err(|broken| unfit(id, broken))?;
        let entry = Entry::read(&row.body).map_err(|error| unfit(id, error))?;
        let Kind::TableCreated(created) = entry.kind else {
            return Err(unfit(id, "its first entry does not create a table"));
        };
        Table::created(id, *created, entry.at_ms, end.hash, shelf)
    }

    /// A table that was created at an instant.
    pub(crate) fn created(
        id: StreamId,
        mut created: TableCreated,
        at_ms: u64,
        hash: Hash,
        shelf: &Shelf,
    ) -> Result<Table, JournalError> {
        let fail = |fault: TableFault| unfit(id, fault);
        let rules = shelf.rules(&created).map_err(fail)?;
        let game = created.game(&rules).map_err(fail)?;
        let since = At::from_ms(at_ms);
        let mut tokens = [None; Seat::ALL.len()];
        for (seat, token) in std::mem::take(&mut created.seats) {
            tokens[place(seat)] = Some(token);
        }
        Ok(Table {
            id,
            delayed: Delayed::of(created.delay, &game, since).map(Box::new),
            created: Arc::new(created),
            rules,
            game,
            version: 1,
            hash,
            since,
            accepted_ms: at_ms,
            time: Time::new(since, 1),
            seats_version: 0,
            tokens,
            keys: Keys::default(),
            paces: Paces::default(),
            tellings: Tellings::default(),
            lag_ms: ByColor::default(),
            links: None,
            result: None,
        })
    }

    /// Follows an entry that a hint brought for the next version. False if it
    /// is of a kind that is only believed when it stands in the journal; an
    /// error if it does not follow what we hold.
    pub(crate) fn follow_hint(
        &mut self,
        version: u64,
        hash: &Hash,
        body: &[u8],
    ) -> Result<bool, JournalError> {
        let end = chain::End {
            version: self.version,
            hash: self.hash,
        };
        end.then(self.id, version, body, hash)
            .map_err(|broken| unfit(self.id, broken))?;
        let entry = Entry::read(body).map_err(|error| unfit(self.id, error))?;
        if !travels(&entry.kind) {
            return Ok(false);
        }
        self.take(entry, *hash)?;
        Ok(true)
    }

    /// Carries out an entry that is in the journal.
    pub(crate) fn take(&mut self, entry: Entry, hash: Hash) -> Result<(), JournalError> {
        let before = Turn::of(self);
        for event in entry.events() {
            self.game.apply(event);
        }
        self.take_note(before, entry, hash)
    }

    /// The same for an entry whose events have given this game already.
    pub(crate) fn take_with(
        &mut self,
        game: Game,
        entry: Entry,
        hash: Hash,
    ) -> Result<(), JournalError> {
        let before = Turn::of(self);
        self.game = game;
        self.take_note(before, entry, hash)
    }

    fn take_note(&mut self, before: Turn, entry: Entry, hash: Hash) -> Result<(), JournalError> {
        match &entry.kind {
            Kind::TableCreated(_) => {
                return Err(unfit(self.id, "the table is created a second time"));
            }
            Kind::SeatReissued { seat, token } => {
                self.tokens[place(*seat)] = Some(*token);
                self.seats_version = self.version + 1;
            }
            Kind::SeatRevoked { seat } => {
                self.tokens[place(*seat)] = None;
                self.seats_version = self.version + 1;
            }
            Kind::Events { lag_ms, .. } => {
                if let (Some(lag), Some(color)) = (lag_ms, color_of(entry.by)) {
                    *self.lag_ms.get_mut(color) += lag;
                }
            }
            Kind::Outage { .. } => {}
        }
        let last = entry.events().iter().map(|event| event.at).max();
        self.since = self.since.max(last.unwrap_or(At::from_ms(entry.at_ms)));
        let last = (self.version + 1, self.since);
        self.time.follow(&entry, (before, Turn::of(self)), last);
        self.accepted_ms = self.accepted_ms.max(entry.at_ms);
        self.version += 1;
        self.hash = hash;
        if self.is_news(&self.game) {
            self.result = self.known_end(&self.game).map(|end| Said {
                version: self.version,
                hash,
                end,
            });
        }
        self.paces.note(entry.by, entry.at_ms);
        self.tellings.follow(&entry, self.version);
        if let Some(key) = entry.key {
            self.keys.note(entry.by, key, self.version);
        }
        if let Some(delayed) = &mut self.delayed {
            let plies = self.game.history().plies().len();
            delayed.follow(entry, self.since, plies);
        }
        Ok(())
    }

    /// The seat a link opens.
    pub(crate) fn seat_of(&self, token: TokenHash) -> Option<Seat> {
        let place = self.tokens.iter().position(|has| *has == Some(token));
        if let Some(place) = place {
            return Seat::ALL.get(place).copied();
        }
        let (of, links) = self.created.board.as_ref().zip(self.links.as_ref())?;
        links.seat_at(self.id, of, token)
    }

    /// What the links of its own seats are known by.
    pub(crate) fn tokens(&self) -> impl Iterator<Item = (Seat, TokenHash)> {
        let seats = Seat::ALL.into_iter().zip(self.tokens);
        seats.filter_map(|(seat, token)| Some((seat, token?)))
    }

    /// Whether a link is that of the seat itself, and no badge that opens it.
    pub(crate) fn is_own(&self, seat: Seat, token: TokenHash) -> bool {
        self.tokens[place(seat)] == Some(token)
    }

    /// What its competition may know of such a game.
    fn known_end(&self, game: &Game) -> Option<End> {
        self.created.board?;
        let end = end(game)?;
        self.is_over(game).then_some(end)
    }

    /// Whether its competition has something to learn of such a game.
    pub(crate) fn is_news(&self, game: &Game) -> bool {
        let known = self.known_end(game);
        known.is_some() && known != self.result.map(|said| said.end)
    }

    /// Time already given back to the players for a slow network.
    pub(crate) fn given_back_ms(&self) -> ByColor<u64> {
        self.lag_ms
    }

    /// What a player may still be given back.
    pub(crate) fn lag_left_ms(&self, color: Color) -> u64 {
        let face = color.fold_wb(tuomari_clock::Color::White, tuomari_clock::Color::Black);
        let quota = lag::quota_ms(self.created.control.as_ref(), face);
        quota.saturating_sub(*self.lag_ms.get(color))
    }

    /// Which view of the table is the latest now.
    pub(crate) fn moment(&self, now: At) -> Moment {
        Moment::latest(&self.game, self.since, now)
    }

    /// Whose clock runs, if the game goes on.
    pub(crate) fn on_move(&self) -> Option<Color> {
        let clock = self
            .game
            .clock()
            .filter(|_| self.game.conclusion().is_none());
        let face = clock.and_then(ChessClock::running)?;
        Some(match face {
            Face::White => Color::White,
            Face::Black => Color::Black,
        })
    }

    /// What the software has to do next.
    pub(crate) fn duty(&self) -> Option<duty::Duty> {
        duty::next(&self.rules, self.created.kind, &self.game)
    }

    /// An instant before which the software has nothing to do.
    pub(crate) fn bound(&self, game: &Game) -> Option<At> {
        duty::bound(&self.rules, self.created.kind, game)
    }

    /// The game as a seat sees it, and its version: spectators perhaps later.
    pub(crate) fn seen_by(&self, seat: Seat) -> (&Game, u64) {
        let late = self.delayed.as_ref().filter(|_| seat == Seat::Spectator);
        late.map_or((&self.game, self.version), |late| {
            (&late.game, late.version)
        })
    }

    /// Whether the game is over and anybody may see it.
    pub(crate) fn is_over(&self, game: &Game) -> bool {
        // The view knows what is kept back; it is asked only at the end.
        game.conclusion().is_some()
            && view(&self.rules, game, Seat::Spectator, self.since)
                .conclusion
                .is_some()
    }

    /// Lets delayed spectators see what is due; whether anything was.
    pub(crate) fn advance_delayed(&mut self, now_ms: u64) -> bool {
        if self.delayed.is_none() {
            return false;
        }
        let over = self.is_over(&self.game);
        let plies = self.game.history().plies().len();
        self.delayed
            .as_mut()
            .is_some_and(|delayed| delayed.advance(now_ms, plies, over))
    }
}

impl OfRows for Table {
    fn stream(&self) -> StreamId {
        self.id
    }

    fn last(&self) -> (u64, Hash) {
        (self.version, self.hash)
    }

    fn take_body(&mut self, body: &[u8], hash: Hash, _: &Shelf) -> Result<(), JournalError> {
        let entry = Entry::read(body).map_err(|error| unfit(self.id, error))?;
        self.take(entry, hash)
    }
}

/// The hint that a table has a new entry.
pub(crate) fn hint(id: StreamId, version: u64, hash: Hash, kind: &Kind, body: Body) -> Hint {
    if travels(kind) {
        Hint::with_body(id, version, hash, Bytes::from_owner(body))
    } else {
        Hint::bare(id, version)
    }
}

/// Whether an entry is followed from a hint. Who may sit where is read from
/// the journal alone.
fn travels(kind: &Kind) -> bool {
    match kind {
        Kind::Events { .. } | Kind::Outage { .. } => true,
        Kind::TableCreated(_) | Kind::SeatReissued { .. } | Kind::SeatRevoked { .. } => false,
    }
}

fn place(seat: Seat) -> usize {
    // The players' seats come first and are looked for most.
    Seat::ALL
        .iter()
        .position(|one| *one == seat)
        .unwrap_or(Seat::ALL.len() - 1)
}

/// For whom a command was given.
fn color_of(by: Author) -> Option<Color> {
    match by {
        Author::AtTable(By::Player(color) | By::Assistant(color)) => Some(color),
        _ => None,
    }
}
