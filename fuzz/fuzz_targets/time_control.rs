//! Any text as a time control, coded and human.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tuomari_clock::TimeControl;

fuzz_target!(|text: &str| {
    for read in [TimeControl::from_trf, TimeControl::from_human] {
        if let Ok(control) = read(text) {
            if let Ok(coded) = control.to_trf() {
                let again = TimeControl::from_trf(&coded).expect("our own coded form");
                assert_eq!(again.to_trf().ok(), Some(coded));
            }
            if let Ok(human) = control.to_human() {
                assert_eq!(
                    TimeControl::from_human(&human).expect("our own form"),
                    control
                );
            }
        }
    }
});
