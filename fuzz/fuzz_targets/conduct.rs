//! Any commands at any table: decided without panic, applied, replayed alike.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../crates/conduct/tests/hazard/mod.rs"]
mod hazard;

use std::sync::LazyLock;

use hazard::{Playing, Throws, all_rules, any_table};
use tuomari_rulebook::Rules;

static RULES: LazyLock<Vec<Rules>> = LazyLock::new(all_rules);

/// Choices made by the fuzzer: two bytes each, and the first of everything
/// when they run out.
struct Bytes<'b>(&'b [u8]);

impl Throws for Bytes<'_> {
    fn below(&mut self, sides: usize) -> usize {
        let [high, low, rest @ ..] = self.0 else {
            self.0 = &[];
            return 0;
        };
        self.0 = rest;
        usize::from(u16::from_be_bytes([*high, *low])) % sides.max(1)
    }
}

fuzz_target!(|input: &[u8]| {
    let mut bytes = Bytes(input);
    let rules = bytes.below(RULES.len());
    let mut playing = Playing::new(&RULES[rules], any_table(&mut bytes));
    // A choice when nothing is left would repeat itself for ever.
    while !bytes.0.is_empty() {
        let command = playing.any_command(&mut bytes);
        _ = playing.act(&command);
    }
    assert_eq!(
        format!("{:?}", playing.replayed()),
        format!("{:?}", playing.game)
    );
});
