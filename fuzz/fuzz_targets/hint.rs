//! Any bytes as a message of the bus: what is read is written the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tuomari_bus::{Bytes, wire};

fuzz_target!(|bytes: &[u8]| {
    let bytes = Bytes::copy_from_slice(bytes);
    if let Some(message) = wire::decode(&bytes) {
        assert_eq!(wire::encode(&message), bytes);
    }
});
