//! Direct encounter: who of the tied stands before whom.

use tuomari_standing::{Edition, Refusal, System, TieBreak};

use crate::made::{check, field};

const EDITION: Edition = Edition::March2026;

#[test]
fn the_winner_of_the_game_between_two_is_first() {
    let field = field(
        EDITION,
        System::Swiss,
        "1 - 2w0 3w1
         2 - 1b1 4b0
         3 - 4w= 1b0
         4 - 3b= 2w1",
    );
    check(
        &field,
        "PTS DE",
        "1 4 1.5 0
         2 2 1.0 1
         3 1 1.0 2
         4 3 0.5 0",
    );
}

#[test]
fn who_stays_on_top_whatever_the_missing_games_bring_is_first() {
    // 1 beat 2 and 3, who have not met each other.
    let field = field(
        EDITION,
        System::Swiss,
        "1 - 2w1 3b1 4w0 5b0
         2 - 1b0 4w1 5b1 Z
         3 - 5w1 1w0 Z 4b1
         4 - Z 2b0 1b1 3w0
         5 - 3b0 Z 2w0 1w1",
    );
    check(
        &field,
        "PTS DE",
        "1 1 2.0 1
         2 2 2.0 2
         2 3 2.0 2
         4 4 1.0 0
         4 5 1.0 0",
    );
}

#[test]
fn nobody_is_first_while_a_missing_game_could_change_it() {
    // 1 beat 2; 3 has met neither and could have beaten both.
    let field = field(
        EDITION,
        System::Swiss,
        "1 - 2w1 4w0
         2 - 1b0 5w1
         3 - 4b1 6b0
         4 - 3w0 1b1
         5 - 6w= 2b0
         6 - 5b= 3w1",
    );
    let list: Vec<TieBreak> = TieBreak::list("DE").unwrap();
    let standings = field.standings(&list).unwrap();
    let of = |number| {
        let mut rows = standings.rows.iter();
        let row = rows.find(|row| row.number == number).unwrap();
        row.values[1].text()
    };
    assert_eq!([of(1), of(2), of(3)], ["0", "0", "0"]);
}

#[test]
fn those_who_are_level_among_themselves_begin_anew() {
    // Among the four 1 has 2.5, 2 and 3 have 1.5, 4 has 0.5; 2 beat 3.
    let field = field(
        EDITION,
        System::Swiss,
        "1 - 2w1 3b= 4w1 5b0 6w0 Z Z
         2 - 1b0 4w= 3b1 6w0 5w1 Z Z
         3 - 4w1 1w= 2w0 Z Z 5b0 6b1
         4 - 3b0 2b= 1b0 Z Z 6w1 5w1
         5 - Z Z Z 1w1 2b0 3w1 4b0
         6 - Z Z Z 2b1 1b1 4b0 3w0",
    );
    check(
        &field,
        "PTS DE",
        "1 1 2.5 1
         2 2 2.5 2
         3 3 2.5 3
         4 4 2.5 4
         5 5 2.0 0
         5 6 2.0 0",
    );
}

#[test]
fn several_games_against_one_opponent_are_averaged() {
    // 1 beat 2 twice, 2 beat 3, 3 beat 1: a circle, since two wins are one.
    let field = field(
        EDITION,
        System::Swiss,
        "1 - 2w1 2b1 3b0 Z
         2 - 1b0 1w0 U 3w1
         3 - U Z 1w1 2b0",
    );
    check(
        &field,
        "PTS DE",
        "1 1 2.0 0
         1 2 2.0 0
         1 3 2.0 0",
    );
}

#[test]
fn forfeits_count_only_where_it_is_said_or_pairings_were_made_beforehand() {
    let text = "1 - 2w+ Z
         2 - 1b- U";
    let left_out = "1 1 1.0 0
         1 2 1.0 0";
    let counted = "1 1 1.0 1
         2 2 1.0 2";
    let swiss = field(EDITION, System::Swiss, text);
    check(&swiss, "PTS DE", left_out);
    check(&swiss, "PTS DE/P", counted);
    check(
        &field(EDITION, System::Predetermined, text),
        "PTS DE",
        counted,
    );
}

#[test]
fn buchholz_is_not_for_round_robins_and_teams_have_their_own() {
    let field = field(EDITION, System::Predetermined, "1 - 2w1\n2 - 1b0");
    let list = TieBreak::list("BH").unwrap();
    assert_eq!(
        field.standings(&list),
        Err(Refusal::NotInRoundRobins(list[1]))
    );
    let list = TieBreak::list("EMMSB").unwrap();
    assert_eq!(field.standings(&list), Err(Refusal::ForTeams(list[1])));
}
