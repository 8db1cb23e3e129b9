//! Any bytes as a report file; what is taken is written and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tuomari_report::{Form, Report};

fuzz_target!(|bytes: &[u8]| {
    if let Ok(report) = Report::read(bytes) {
        let written = report.write(Form::Trf26).expect("what was read fits");
        let again = Report::read(written.as_bytes()).expect("our own file");
        assert_eq!(again, report);
    }
});
