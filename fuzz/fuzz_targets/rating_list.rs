//! Any bytes as a rating list; whoever is in it is found.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tuomari_lists::rating::{Pace, RatingList};

fuzz_target!(|bytes: &[u8]| {
    if let Ok(list) = RatingList::read(bytes, Pace::Standard) {
        for listed in list.by_name("") {
            assert_eq!(list.by_id(listed.id), Some(listed));
        }
    }
});
