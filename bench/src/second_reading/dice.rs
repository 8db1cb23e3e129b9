//! Chance with a seed.

/// Numbers that look random and are the same for the same seed (`SplitMix64`).
#[derive(Clone, Debug)]
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    pub(super) fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `sides`; 0 if there are none.
    pub(super) fn below(&mut self, sides: usize) -> usize {
        let scaled = (u128::from(self.bits()) * sides as u128) >> 64;
        usize::try_from(scaled).unwrap_or(0)
    }

    /// Whether an event of so many in a hundred happens.
    pub(super) fn percent(&mut self, many: usize) -> bool {
        self.below(100) < many
    }

    /// One of the items; none if there are none.
    pub(super) fn any<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }
}
