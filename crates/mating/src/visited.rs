//! The positions already seen, each once and exactly.

use crate::packed::Packed;

/// Positions in the order they were found, each with the one it was found
/// from. Membership is decided by comparing whole positions, never by a hash
/// alone: a proof that everything was looked at rests on it.
pub(crate) struct Visited {
    found: Vec<(Packed, u32)>,
    table: Vec<u32>,
}

/// No parent, and an empty place in the table.
pub(crate) const NONE: u32 = u32::MAX;

impl Visited {
    pub(crate) fn new() -> Visited {
        Visited {
            found: Vec::with_capacity(64),
            table: vec![NONE; 256],
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.found.len()
    }

    pub(crate) fn get(&self, index: u32) -> (Packed, u32) {
        self.found[index as usize]
    }

    /// The place of a position that was not there yet.
    pub(crate) fn insert(&mut self, packed: Packed, parent: u32) -> Option<u32> {
        if self.found.len() * 2 >= self.table.len() {
            self.grow();
        }
        let place = self.place(packed)?;
        let index = u32::try_from(self.found.len()).expect("the limit is far below");
        self.table[place] = index;
        self.found.push((packed, parent));
        Some(index)
    }

    /// Where the position would go; nothing if it is there.
    fn place(&self, packed: Packed) -> Option<usize> {
        let mask = self.table.len() - 1;
        let mut place = (packed.hash() >> 32) as usize & mask;
        loop {
            match self.table[place] {
                NONE => return Some(place),
                index if self.found[index as usize].0 == packed => return None,
                _ => place = (place + 1) & mask,
            }
        }
    }

    fn grow(&mut self) {
        self.table = vec![NONE; self.table.len() * 4];
        let mask = self.table.len() - 1;
        for (index, (packed, _)) in self.found.iter().enumerate() {
            let mut place = (packed.hash() >> 32) as usize & mask;
            while self.table[place] != NONE {
                place = (place + 1) & mask;
            }
            self.table[place] = u32::try_from(index).expect("the limit is far below");
        }
    }
}
