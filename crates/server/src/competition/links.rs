//! Whose links open what in a competition, and at its tables.
//!
//! A link is stored once, in the competition. Its tables ask here who may sit
//! at them, so a badge that is lost is replaced in one place.

use std::{
    collections::BTreeMap,
    sync::{PoisonError, RwLock, RwLockReadGuard},
};

use tuomari_board::Color;
use tuomari_competition::Seat;
use tuomari_conduct::Seat as TableSeat;
use tuomari_record::{BoardOf, Link, StreamId, TokenHash};

/// The links of a competition; shared with the tables that a node holds.
#[derive(Debug, Default)]
pub(crate) struct Links(RwLock<Known>);

#[derive(Debug, Default)]
struct Known {
    seats: BTreeMap<TokenHash, Seat>,
    /// By the word of the seat.
    tokens: BTreeMap<String, TokenHash>,
    /// How many links each seat has had.
    issued: BTreeMap<String, u32>,
    /// The tables that the competition has had, and whether it has them still.
    tables: BTreeMap<StreamId, bool>,
    /// The last version that changed any.
    version: u64,
}

impl Links {
    /// Nobody has a link.
    pub(crate) fn begin_anew(&self) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Known::default();
    }

    /// Takes in what an entry says.
    pub(crate) fn take(&self, links: &[Link], version: u64) {
        if links.is_empty() {
            return;
        }
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        known.version = version;
        for link in links {
            let word = link.seat.to_string();
            let old = match link.token {
                Some(token) => {
                    *known.issued.entry(word.clone()).or_insert(0) += 1;
                    known.tokens.insert(word, token)
                }
                None => known.tokens.remove(&word),
            };
            if let Some(old) = old {
                known.seats.remove(&old);
            }
            if let Some(token) = link.token {
                known.seats.insert(token, link.seat.clone());
            }
        }
    }

    /// Takes in which tables the competition has now. One that it has no
    /// longer is nobody's.
    pub(crate) fn take_tables(&self, now: impl IntoIterator<Item = StreamId>, version: u64) {
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        known.version = version;
        for has in known.tables.values_mut() {
            *has = false;
        }
        known.tables.extend(now.into_iter().map(|id| (id, true)));
    }

    /// All tables that the competition has had.
    pub(crate) fn tables(&self) -> Vec<StreamId> {
        self.read().tables.keys().copied().collect()
    }

    /// The seat that a link opens.
    pub(crate) fn seat_of(&self, token: TokenHash) -> Option<Seat> {
        self.read().seats.get(&token).cloned()
    }

    /// How many links a seat has had.
    pub(crate) fn issued(&self, seat: &Seat) -> u32 {
        let known = self.read();
        known.issued.get(&seat.to_string()).copied().unwrap_or(0)
    }

    /// The seats that have a link, each with what it is known by.
    pub(crate) fn all(&self) -> Vec<(Seat, TokenHash)> {
        let known = self.read();
        let all = known.seats.iter();
        all.map(|(token, seat)| (seat.clone(), *token)).collect()
    }

    /// The last version that changed any.
    pub(crate) fn version(&self) -> u64 {
        self.read().version
    }

    /// The seat that a link opens at one of the competition's tables. A
    /// captain has none there, and looks on like anybody.
    pub(crate) fn seat_at(
        &self,
        table: StreamId,
        of: &BoardOf,
        token: TokenHash,
    ) -> Option<TableSeat> {
        let known = self.read();
        // One that is not known yet was opened a moment ago.
        if known.tables.get(&table) == Some(&false) {
            return None;
        }
        match known.seats.get(&token)? {
            Seat::Player(player) if *player == of.white => Some(TableSeat::Player(Color::White)),
            Seat::Player(player) if *player == of.black => Some(TableSeat::Player(Color::Black)),
            Seat::ChiefArbiter | Seat::Deputy => Some(TableSeat::Arbiter),
            Seat::SectorArbiter(first, last) if (*first..=*last).contains(&of.board) => {
                Some(TableSeat::Arbiter)
            }
            _ => None,
        }
    }

    fn read(&self) -> RwLockReadGuard<'_, Known> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tuomari_competition::PlayerId;

    fn link(seat: Seat, secret: &str) -> Link {
        Link {
            seat,
            token: Some(TokenHash::of(secret.as_bytes())),
        }
    }

    #[test]
    fn who_may_sit_where_is_said_by_the_competition() {
        let of = BoardOf {
            competition: StreamId::of_competition(1, 0, [0; 9]),
            round: 1,
            board: 7,
            white: PlayerId(3),
            black: PlayerId(4),
        };
        let links = Links::default();
        let given = [
            link(Seat::Player(PlayerId(3)), "three"),
            link(Seat::Player(PlayerId(4)), "four"),
            link(Seat::Player(PlayerId(5)), "five"),
            link(Seat::ChiefArbiter, "chief"),
            link(Seat::SectorArbiter(1, 6), "elsewhere"),
            link(Seat::SectorArbiter(7, 9), "here"),
            link(Seat::Organiser, "organiser"),
        ];
        links.take(&given, 1);
        let table = StreamId::new(1, 0, [3; 9]);
        let at = |secret: &str| links.seat_at(table, &of, TokenHash::of(secret.as_bytes()));
        assert_eq!(at("three"), Some(TableSeat::Player(Color::White)));
        assert_eq!(at("four"), Some(TableSeat::Player(Color::Black)));
        assert_eq!(at("chief"), Some(TableSeat::Arbiter));
        assert_eq!(at("here"), Some(TableSeat::Arbiter));
        for none in ["five", "elsewhere", "organiser", "nobody"] {
            assert_eq!(at(none), None, "{none}");
        }
        links.take(&[link(Seat::Player(PlayerId(3)), "another")], 2);
        assert_eq!(at("three"), None, "a lost badge opens nothing");
        assert_eq!(at("another"), Some(TableSeat::Player(Color::White)));
        let gone = Link {
            seat: Seat::ChiefArbiter,
            token: None,
        };
        links.take(&[gone], 3);
        assert_eq!((at("chief"), links.version()), (None, 3));
        links.take_tables([table], 4);
        assert_eq!(at("another"), Some(TableSeat::Player(Color::White)));
        links.take_tables([], 5);
        assert_eq!(at("another"), None, "the round was taken back");
    }
}
