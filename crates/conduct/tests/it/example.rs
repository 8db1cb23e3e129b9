//! The example prints what it says that it prints.

use tuomari_testkit::printed_by;

#[path = "../../examples/conduct_a_game.rs"]
#[expect(dead_code, reason = "its `main` is for people")]
mod conduct_a_game;

#[test]
fn the_example_prints_what_it_says() {
    let mut printed = Vec::new();
    conduct_a_game::tell(&mut printed).unwrap();
    let said = printed_by(include_str!("../../examples/conduct_a_game.rs"));
    assert_eq!(String::from_utf8(printed).unwrap(), said);
}
