//! The example prints what it says that it prints.

use tuomari_testkit::printed_by;

#[path = "../../examples/judge_a_move.rs"]
#[expect(dead_code, reason = "its `main` is for people")]
mod judge_a_move;

#[test]
fn the_example_prints_what_it_says() {
    let mut printed = Vec::new();
    judge_a_move::tell(&mut printed).unwrap();
    let said = printed_by(include_str!("../../examples/judge_a_move.rs"));
    assert_eq!(String::from_utf8(printed).unwrap(), said);
}
