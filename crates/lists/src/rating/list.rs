//! A rating list to look people up in.

use std::io::{BufRead, Cursor, Read};

use crate::error::{Fix, ListError, Problem};
use crate::rating::store::Store;
use crate::rating::{FideText, FideXml, Listed, NationalList, Pace};

/// The most players of a list: twice as many as FIDE has.
pub const MOST_PLAYERS: usize = 4_000_000;

/// The most lines that may be wrong; more of them, and it is another file.
const MOST_SKIPPED: usize = 100;

/// What is looked at to tell what a file is, in bytes.
const SNIFFED_BYTES: u64 = 512;

/// A rating list in memory, some fifty bytes a player.
#[derive(Debug)]
pub struct RatingList {
    store: Store,
    skipped: Vec<ListError>,
    is_fide: bool,
}

impl RatingList {
    /// Reads a list in any of the forms we know: FIDE's text, FIDE's XML, or
    /// CSV with named columns. `pace` says what its ratings are where the list
    /// does not.
    ///
    /// The stream is read once, and no more than one player of it is held
    /// beside the list. Never panics, whatever the bytes.
    pub fn read(mut stream: impl BufRead, pace: Pace) -> Result<RatingList, ListError> {
        let mut beginning = Vec::new();
        let taken = stream
            .by_ref()
            .take(SNIFFED_BYTES)
            .read_to_end(&mut beginning);
        taken.map_err(|_| ListError::stream(1))?;
        let bytes = beginning
            .strip_prefix(b"\xef\xbb\xbf")
            .unwrap_or(&beginning);
        let form = Form::of(bytes);
        let whole = Cursor::new(bytes.to_vec()).chain(stream);
        match form {
            Form::Xml => RatingList::collect(FideXml::new(whole)).map(RatingList::of_fide),
            Form::Text => RatingList::collect(FideText::new(whole, pace)?).map(RatingList::of_fide),
            Form::Csv => RatingList::collect(NationalList::new(whole, pace)?),
        }
    }

    fn of_fide(self) -> RatingList {
        RatingList {
            is_fide: true,
            ..self
        }
    }

    /// Whether its numbers are FIDE's and not those of a federation.
    pub fn is_fide(&self) -> bool {
        self.is_fide
    }

    /// Takes players from any reader of lists.
    ///
    /// A line that cannot be read is skipped and kept to be told; beyond a
    /// hundred of them the list is refused with the first.
    pub fn collect(
        players: impl IntoIterator<Item = Result<Listed, ListError>>,
    ) -> Result<RatingList, ListError> {
        let mut store = Store::new();
        let mut skipped: Vec<ListError> = Vec::new();
        for player in players {
            match player {
                Ok(listed) => {
                    let is_room = store.len() < MOST_PLAYERS && store.add(&listed).is_ok();
                    if !is_room {
                        let most = MOST_PLAYERS as u64;
                        let fix = Fix::KeepWithin { most };
                        return Err(ListError::whole(Problem::TooLarge, fix));
                    }
                }
                Err(error) => {
                    let is_end = error.problem == Problem::StreamFailed;
                    skipped.push(error);
                    if is_end || skipped.len() > MOST_SKIPPED {
                        return Err(skipped.swap_remove(if is_end {
                            skipped.len() - 1
                        } else {
                            0
                        }));
                    }
                }
            }
        }
        for id in store.settle() {
            if skipped.len() < MOST_SKIPPED {
                let found = id.to_string();
                skipped.push(ListError::at(1, 1, &found, Problem::Twice, Fix::FetchAgain));
            }
        }
        match skipped.first() {
            Some(first) if store.len() == 0 => Err(first.clone()),
            None if store.len() == 0 => Err(ListError::whole(Problem::Empty, Fix::FetchAgain)),
            _ => Ok(RatingList {
                store,
                skipped,
                is_fide: false,
            }),
        }
    }

    /// How many players it has.
    pub fn len(&self) -> usize {
        self.store.len()
    }

    /// Never: a list without players is refused.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What could not be read, up to a hundred lines.
    pub fn skipped(&self) -> &[ListError] {
        &self.skipped
    }

    /// How many bytes it takes.
    pub fn bytes(&self) -> usize {
        self.store.bytes()
    }

    pub fn by_id(&self, id: u32) -> Option<Listed> {
        self.store.by_id(id)
    }

    /// Those whose names begin with these letters, in order of names.
    ///
    /// Large and small letters, accents and signs do not matter: `makela m`
    /// finds `Mäkelä, Matti`.
    pub fn by_name(&self, beginning: &str) -> impl Iterator<Item = Listed> {
        self.store.by_name(beginning)
    }
}

/// What a file is, by its first bytes.
enum Form {
    Xml,
    Text,
    Csv,
}

impl Form {
    fn of(bytes: &[u8]) -> Form {
        let first = bytes.iter().find(|byte| !byte.is_ascii_whitespace());
        let line = bytes.split(|byte| *byte == b'\n').next().unwrap_or(&[]);
        let words = String::from_utf8_lossy(line).to_lowercase();
        let is_separated = words.contains([';', '\t', ',']);
        if first == Some(&b'<') {
            Form::Xml
        } else if words.starts_with("id") && words.contains(" fed") && !is_separated {
            Form::Text
        } else {
            Form::Csv
        }
    }
}
