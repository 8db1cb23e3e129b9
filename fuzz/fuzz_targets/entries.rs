//! Any bytes as an entry list; what is taken is written and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tuomari_lists::{Entries, Language, NameOrder, Separator};

fuzz_target!(|bytes: &[u8]| {
    _ = Entries::read_teams(bytes, NameOrder::LastFirst);
    if let Ok(list) = Entries::read(bytes, NameOrder::LastFirst) {
        let written = list
            .to_table(Language::Finnish)
            .to_csv(Separator::Semicolon);
        let again = Entries::read(written.as_bytes(), NameOrder::LastFirst).expect("our own file");
        let names = |list: &Entries| -> Vec<String> {
            list.entries
                .iter()
                .map(|entry| entry.name.to_string())
                .collect()
        };
        assert_eq!(names(&again), names(&list));
    }
});
