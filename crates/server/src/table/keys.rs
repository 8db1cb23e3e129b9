//! The commands that a table remembers by their keys, so that one sent again
//! is one command.

use std::collections::VecDeque;

use tuomari_board::Color;
use tuomari_conduct::By;
use tuomari_record::{Author, Key};

/// Commands that are remembered of each side and of the arbiter: more than
/// most games have, and nobody's push out another's.
const MOST: usize = 256;

/// What a table remembers.
#[derive(Debug, Default)]
pub(crate) struct Keys([VecDeque<Earlier>; 3]);

/// A command that was carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Earlier {
    key: Key,
    /// The version it led to.
    pub(crate) version: u64,
    /// What it was, if this node carried it out: the journal keeps what
    /// happened, not what was asked for.
    what: Option<Key>,
}

impl Earlier {
    /// Whether something else was asked for then.
    pub(crate) fn was_another(&self, what: Key) -> bool {
        self.what.is_some_and(|was| was != what)
    }
}

impl Keys {
    /// Takes note of a command that is in the journal.
    pub(crate) fn note(&mut self, by: Author, key: Key, version: u64) {
        let own = &mut self.0[place(by)];
        if own.len() >= MOST {
            own.pop_front();
        }
        own.push_back(Earlier {
            key,
            version,
            what: None,
        });
    }

    /// Adds what was asked for.
    pub(crate) fn note_what(&mut self, by: Author, key: Key, what: Key) {
        let mut own = self.0[place(by)].iter_mut().rev();
        if let Some(earlier) = own.find(|earlier| earlier.key == key) {
            earlier.what = Some(what);
        }
    }

    /// The command that had this key.
    pub(crate) fn find(&self, by: Author, key: Key) -> Option<Earlier> {
        let mut own = self.0[place(by)].iter().rev();
        own.find(|earlier| earlier.key == key).copied()
    }
}

fn place(by: Author) -> usize {
    match by {
        Author::AtTable(By::Player(Color::White) | By::Assistant(Color::White)) => 0,
        Author::AtTable(By::Player(Color::Black) | By::Assistant(Color::Black)) => 1,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_pushes_out_what_another_did() {
        let (white, black) = (By::Player(Color::White), By::Player(Color::Black));
        let (white, black) = (Author::AtTable(white), Author::AtTable(black));
        let mut keys = Keys::default();
        let key = |n: u64| Key::of(&n.to_be_bytes());
        keys.note(white, key(0), 2);
        for n in 0..1_000 {
            keys.note(black, key(n), n + 3);
        }
        assert_eq!(keys.find(white, key(0)).unwrap().version, 2);
        assert_eq!(keys.find(black, key(0)), None, "bounded");
        assert_eq!(keys.find(black, key(999)).unwrap().version, 1_002);
    }

    #[test]
    fn another_command_is_noticed_where_it_was_carried_out() {
        let by = Author::AtTable(By::Arbiter);
        let mut keys = Keys::default();
        let (key, this, other) = (Key::of(b"k"), Key::of(b"this"), Key::of(b"other"));
        keys.note(by, key, 2);
        assert!(!keys.find(by, key).unwrap().was_another(other));
        keys.note_what(by, key, this);
        assert!(!keys.find(by, key).unwrap().was_another(this));
        assert!(keys.find(by, key).unwrap().was_another(other));
    }
}
