//! Files in another form.

use tuomari_checker::convert;
use tuomari_report::Form;

use crate::shared;

#[test]
fn trf26_keeps_everything_and_trf16_says_what_it_cannot_hold() {
    let mut lost = std::collections::BTreeSet::new();
    let lines = include_str!("../players.jsonl").lines();
    for line in lines.chain(include_str!("../teams.jsonl").lines()) {
        let line = shared::line(line);
        let new = convert(&line.report, Form::Trf26).unwrap();
        assert_eq!(new.left_out, [""; 0], "{}", line.name);
        assert_eq!(shared::read(new.text.as_bytes()), line.report);
        let old = convert(&line.report, Form::Trf16).unwrap();
        let again = shared::read(old.text.as_bytes());
        assert_eq!(again.players, line.report.players, "{}", line.name);
        lost.extend(old.left_out);
    }
    assert!(lost.contains("192") && lost.contains("310"), "{lost:?}");
}
