//! Any bytes as a message of the bus: what is read is written the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tuomari_bus::{Key, wire};

fuzz_target!(|bytes: &[u8]| {
    let key = Key::new(&[7; 32]);
    // Nobody guesses a code: it is put under what begins like a message.
    let bytes = wire::sign(bytes, &key);
    if let Ok(message) = wire::decode(&bytes, &key) {
        assert_eq!(wire::encode(&message, &key), bytes);
    }
});
