//! Any bytes as a stored entry and as the record of a table: no panic, what is
//! read is written and read back the same, and it can be carried out.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tuomari_board::Position;
use tuomari_clock::{ChessClock, TimeControl};
use tuomari_conduct::{Game, Table};
use tuomari_record::{Entry, Record, replay};

fuzz_target!(|bytes: &[u8]| {
    if let Ok(text) = std::str::from_utf8(bytes)
        && let Ok(record) = Record::read(text)
    {
        let again = Record::read(&record.to_jsonl()).expect("our own record");
        assert_eq!(again, record);
    }
    let Ok(entry) = Entry::read(bytes) else {
        return;
    };
    let written = entry.write();
    assert_eq!(Entry::read(&written).expect("our own entry"), entry);
    let _ = replay([&entry]);
    let control = TimeControl::from_human("3+2").expect("a control");
    let clock = ChessClock::new(control);
    let mut game = Game::new(Table::Strict, Position::default(), Some(clock));
    for event in entry.events() {
        game.apply(event);
    }
});
