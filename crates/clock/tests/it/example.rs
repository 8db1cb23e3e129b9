//! The example prints what it says that it prints.

use tuomari_testkit::printed_by;

#[path = "../../examples/run_a_clock.rs"]
#[expect(dead_code, reason = "its `main` is for people")]
mod run_a_clock;

#[test]
fn the_example_prints_what_it_says() {
    let mut printed = Vec::new();
    run_a_clock::tell(&mut printed).unwrap();
    let said = printed_by(include_str!("../../examples/run_a_clock.rs"));
    assert_eq!(String::from_utf8(printed).unwrap(), said);
}
