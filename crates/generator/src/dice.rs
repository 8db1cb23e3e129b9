//! Chance that comes as an argument.

/// Numbers that look random and are the same for the same seed, on every
/// machine (the `SplitMix64` sequence). Not for secrets.
pub(crate) struct Dice {
    state: u64,
}

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice { state: seed }
    }

    fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `sides`; 0 if there are none.
    pub(crate) fn below(&mut self, sides: u32) -> u32 {
        let scaled = ((self.bits() >> 32) * u64::from(sides)) >> 32;
        u32::try_from(scaled).unwrap_or(0)
    }

    /// A number from `low` to `high`, both in; `low` if `high` is below it.
    pub(crate) fn between(&mut self, low: u32, high: u32) -> u32 {
        low + self.below(high.saturating_sub(low) + 1)
    }

    /// Whether what happens `rate` times in a thousand happens now.
    pub(crate) fn happens(&mut self, rate: u32) -> bool {
        self.below(1000) < rate
    }

    /// One of the items.
    pub(crate) fn choose<T: Copy, const N: usize>(&mut self, items: [T; N]) -> T {
        const { assert!(N > 0, "there is something to choose from") };
        let at = self.below(u32::try_from(N).unwrap_or(u32::MAX));
        items[usize::try_from(at).unwrap_or(0)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_throws_the_same_on_every_machine() {
        let mut dice = Dice::new(1_234_567);
        assert_eq!(dice.bits(), 6_457_827_717_110_365_317);
        assert_eq!(dice.bits(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn all_sides_fall_and_no_other() {
        let mut dice = Dice::new(1);
        let mut seen = [0; 6];
        for _ in 0..6000 {
            seen[dice.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&times| times > 800), "{seen:?}");
        assert_eq!(dice.below(0), 0);
        assert_eq!(dice.between(4, 3), 4);
    }
}
