//! A seeded source of random numbers.

/// Numbers that look random and are the same for the same seed, on every
/// machine (the `SplitMix64` sequence). Not for secrets.
#[derive(Clone, Debug)]
pub struct Dice {
    state: u64,
}

impl Dice {
    /// Dice that always fall the same way for the same seed.
    pub fn new(seed: u64) -> Dice {
        Dice { state: seed }
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `sides`; 0 if there are none.
    pub fn below(&mut self, sides: usize) -> usize {
        let scaled = (u128::from(self.bits()) * sides as u128) >> 64;
        usize::try_from(scaled).unwrap_or(0)
    }

    /// Whether an event of one in `sides` happens.
    pub fn one_in(&mut self, sides: usize) -> bool {
        self.below(sides) == 0
    }

    /// One of the items, if there are any.
    pub fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_throws_the_same() {
        let (mut a, mut b) = (Dice::new(7), Dice::new(7));
        assert!((0..100).all(|_| a.bits() == b.bits()));
    }

    #[test]
    fn below_stays_below() {
        let mut dice = Dice::new(1);
        let mut seen = [false; 6];
        for _ in 0..1000 {
            seen[dice.below(6)] = true;
        }
        assert_eq!(seen, [true; 6]);
        assert_eq!(dice.below(0), 0);
    }
}
