//! A seeded source of chance, so that a run can be had again.

/// Numbers that look random and are the same for the same seed, on every
/// machine (the `SplitMix64` sequence). Not for secrets.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Dice that always fall the same way for the same seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `sides`; 0 if there are none.
    pub fn below(&mut self, sides: u64) -> u64 {
        let scaled = (u128::from(self.bits()) * u128::from(sides)) >> 64;
        u64::try_from(scaled).unwrap_or(0)
    }

    /// One of the items, if there are any.
    pub fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let count = u64::try_from(items.len()).unwrap_or(u64::MAX);
        items.get(usize::try_from(self.below(count)).unwrap_or(0))
    }
}
