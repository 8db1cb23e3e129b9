//! Many players in little room.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use crate::entry::Sex;
use crate::fold::folded;
use crate::rating::Listed;

/// All players: a fixed part each, their names in one piece, and each word
/// that many of them share once.
#[derive(Debug, Default)]
pub(super) struct Store {
    players: Vec<Compact>,
    names: String,
    words: Vec<String>,
    /// Where the words are, while players are added.
    places: BTreeMap<String, u16>,
    /// The players by name, as places among them.
    by_name: Vec<u32>,
}

/// 24 bytes. What is unknown is zero; so is the place of the word `""`.
#[derive(Clone, Copy, Debug)]
struct Compact {
    id: u32,
    name_at: u32,
    federation: u16,
    club: u16,
    title: u16,
    standard: u16,
    rapid: u16,
    blitz: u16,
    birth_year: u16,
    name_length: u8,
    flags: u8,
}

const MAN: u8 = 1;
const WOMAN: u8 = 2;
const INACTIVE: u8 = 4;

/// There is no room for it.
#[derive(Debug)]
pub(super) struct Full;

impl Store {
    pub(super) fn new() -> Store {
        let mut store = Store::default();
        store.words.push(String::new());
        store.places.insert(String::new(), 0);
        store
    }

    pub(super) fn len(&self) -> usize {
        self.players.len()
    }

    /// How many bytes it holds.
    pub(super) fn bytes(&self) -> usize {
        let words: usize = self.words.iter().map(String::capacity).sum();
        self.players.capacity() * size_of::<Compact>()
            + self.names.capacity()
            + self.by_name.capacity() * size_of::<u32>()
            + self.words.capacity() * size_of::<String>()
            + words
    }

    pub(super) fn add(&mut self, listed: &Listed) -> Result<(), Full> {
        let name = &listed.name[..listed.name.floor_char_boundary(usize::from(u8::MAX))];
        let sex = match listed.sex {
            None => 0,
            Some(Sex::Man) => MAN,
            Some(Sex::Woman) => WOMAN,
        };
        let inactive = if listed.is_inactive { INACTIVE } else { 0 };
        let compact = Compact {
            id: listed.id,
            name_at: u32::try_from(self.names.len()).map_err(|_| Full)?,
            name_length: u8::try_from(name.len()).map_err(|_| Full)?,
            federation: self.word(&listed.federation)?,
            club: self.word(&listed.club)?,
            title: self.word(&listed.title)?,
            standard: listed.standard.unwrap_or(0),
            rapid: listed.rapid.unwrap_or(0),
            blitz: listed.blitz.unwrap_or(0),
            birth_year: listed.birth_year.unwrap_or(0),
            flags: sex | inactive,
        };
        self.names.push_str(name);
        self.players.push(compact);
        Ok(())
    }

    fn word(&mut self, word: &str) -> Result<u16, Full> {
        if let Some(place) = self.places.get(word) {
            return Ok(*place);
        }
        let place = u16::try_from(self.words.len()).map_err(|_| Full)?;
        self.words.push(word.to_owned());
        self.places.insert(word.to_owned(), place);
        Ok(place)
    }

    /// Puts the players in order. Of several with one id the first that was
    /// added stays; the ids of the others are given.
    pub(super) fn settle(&mut self) -> Vec<u32> {
        self.places.clear();
        self.players.sort_by_key(|player| player.id);
        let mut doubles = Vec::new();
        self.players.dedup_by(|later, earlier| {
            let is_double = later.id == earlier.id;
            if is_double {
                doubles.push(later.id);
            }
            is_double
        });
        self.players.shrink_to_fit();
        self.names.shrink_to_fit();
        // The beginnings of names in one word each settle most comparisons.
        let places = 0u32..;
        let mut keyed: Vec<(u128, u32)> = places
            .zip(&self.players)
            .map(|(place, player)| (beginning(self.name(player)), place))
            .collect();
        keyed.sort_unstable_by(|a, b| a.0.cmp(&b.0).then_with(|| self.compare(a.1, b.1)));
        self.by_name = keyed.into_iter().map(|(_, place)| place).collect();
        doubles
    }

    /// By name, then by id.
    fn compare(&self, one: u32, other: u32) -> Ordering {
        let name = |place| folded(self.name_at(place));
        name(one).cmp(name(other)).then(one.cmp(&other))
    }

    pub(super) fn by_id(&self, id: u32) -> Option<Listed> {
        let found = self.players.binary_search_by_key(&id, |player| player.id);
        let player = self.players.get(found.ok()?)?;
        Some(self.listed(player))
    }

    /// The players whose names begin so, by name and then by id.
    pub(super) fn by_name(&self, sought: &str) -> impl Iterator<Item = Listed> {
        let beginning: Vec<char> = folded(sought).collect();
        let order = |place: u32| {
            let name = folded(self.name_at(place)).take(beginning.len());
            name.cmp(beginning.iter().copied())
        };
        let from = self.by_name.partition_point(|place| order(*place).is_lt());
        let rest = self.by_name.get(from..).unwrap_or(&[]);
        let length = rest.partition_point(|place| order(*place).is_eq());
        let found = rest.iter().take(length);
        found.filter_map(|place| Some(self.listed(self.player(*place)?)))
    }

    fn player(&self, place: u32) -> Option<&Compact> {
        self.players.get(usize::try_from(place).ok()?)
    }

    fn name_at(&self, place: u32) -> &str {
        self.player(place).map_or("", |player| self.name(player))
    }

    fn name(&self, player: &Compact) -> &str {
        let at = usize::try_from(player.name_at).unwrap_or(usize::MAX);
        let end = at.saturating_add(usize::from(player.name_length));
        self.names.get(at..end).unwrap_or("")
    }

    fn listed(&self, player: &Compact) -> Listed {
        let word = |place: u16| {
            self.words
                .get(usize::from(place))
                .cloned()
                .unwrap_or_default()
        };
        let known = |number: u16| Some(number).filter(|number| *number > 0);
        let sex = match player.flags & (MAN | WOMAN) {
            MAN => Some(Sex::Man),
            WOMAN => Some(Sex::Woman),
            _ => None,
        };
        Listed {
            id: player.id,
            name: self.name(player).to_owned(),
            federation: word(player.federation),
            club: word(player.club),
            title: word(player.title),
            sex,
            standard: known(player.standard),
            rapid: known(player.rapid),
            blitz: known(player.blitz),
            birth_year: known(player.birth_year),
            is_inactive: player.flags & INACTIVE != 0,
        }
    }
}

/// The first letters of a name in one number that has their order.
fn beginning(name: &str) -> u128 {
    let mut key = [0; 16];
    let mut at = 0;
    for letter in folded(name) {
        let mut bytes = [0; 4];
        for byte in letter.encode_utf8(&mut bytes).bytes() {
            let Some(place) = key.get_mut(at) else {
                return u128::from_be_bytes(key);
            };
            *place = byte;
            at += 1;
        }
    }
    u128::from_be_bytes(key)
}
