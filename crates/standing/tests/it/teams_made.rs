//! Tie-breaks of teams that the files do not reach: the boards, and direct
//! encounter in two scores.

use tuomari_standing::{
    Board, Color, Edition, Kind, Match, Points, Refusal, Score, System, Team, TeamConditions,
    TeamField, TieBreak, Value,
};

/// A competition of teams with four boards: for each pairing its round, the
/// two teams, and the first team's results board by board.
fn teams(count: u32, rounds: u16, pairings: &[(u16, u32, u32, &str)]) -> TeamField {
    let conditions = TeamConditions {
        edition: Edition::March2026,
        system: System::Swiss,
        announced: rounds,
        counted: rounds,
        boards: 4,
        primary: Score::Match,
        match_win: Points::from_hundredths(200),
        match_draw: Points::ONE,
        game_win: Points::ONE,
        game_draw: Points::HALF,
    };
    let teams: Vec<Team> = (1..=count)
        .map(|number| Team {
            number,
            matches: (1..=rounds)
                .map(|round| one_match(number, round, pairings))
                .collect(),
        })
        .collect();
    TeamField::new(conditions, &teams).unwrap_or_else(|refusal| panic!("{refusal}"))
}

fn one_match(number: u32, round: u16, pairings: &[(u16, u32, u32, &str)]) -> Match {
    let mut found = pairings.iter().filter(|pairing| pairing.0 == round);
    let found = found.find(|&&(_, white, black, _)| white == number || black == number);
    let Some(&(_, white, black, results)) = found else {
        return Match {
            kind: Kind::PairingBye,
            opponent: None,
            color: None,
            match_points: Points::ONE,
            game_points: Points::from_hundredths(200),
            boards: Vec::new(),
        };
    };
    let is_white = white == number;
    let boards: Vec<Board> = results
        .chars()
        .enumerate()
        .map(|(at, sign)| {
            let (kind, points) = match (sign, is_white) {
                ('1', true) | ('0', false) => (Kind::Win, Points::ONE),
                ('+', true) | ('-', false) => (Kind::ForfeitWin, Points::ONE),
                ('+', false) | ('-', true) => (Kind::ForfeitLoss, Points::ZERO),
                ('=', _) => (Kind::Draw, Points::HALF),
                _ => (Kind::Loss, Points::ZERO),
            };
            let has_white = (at % 2 == 0) == is_white;
            let color = if has_white {
                Color::White
            } else {
                Color::Black
            };
            Board {
                kind,
                color: Some(color),
                points,
            }
        })
        .collect();
    let game: i32 = boards.iter().map(|board| board.points.hundredths()).sum();
    let (kind, match_points) = match game.cmp(&200) {
        std::cmp::Ordering::Greater => (Kind::Win, Points::from_hundredths(200)),
        std::cmp::Ordering::Equal => (Kind::Draw, Points::ONE),
        std::cmp::Ordering::Less => (Kind::Loss, Points::ZERO),
    };
    Match {
        kind,
        opponent: Some(if is_white { black } else { white }),
        color: Some(if is_white { Color::White } else { Color::Black }),
        match_points,
        game_points: Points::from_hundredths(game),
        boards,
    }
}

/// Compares lines of rank, team and values.
#[track_caller]
fn check(field: &TeamField, list: &str, expected: &[&str]) {
    let list: Vec<TieBreak> = list.split(' ').map(|code| code.parse().unwrap()).collect();
    let standings = field.standings(&list).unwrap();
    let lines = standings.rows.iter().map(|row| {
        let values: Vec<String> = row.values.iter().map(Value::text).collect();
        format!("{} {} {}", row.rank, row.number, values.join(" "))
    });
    let found: Vec<String> = lines.collect();
    assert_eq!(found, expected);
}

#[test]
fn two_teams_level_in_their_match_go_to_its_boards() {
    // 2-2: the first team won on boards 3 and 4, the second on 1 and 2.
    let field = teams(2, 1, &[(1, 1, 2, "0011")]);
    check(&field, "PTS EDE", &["1 1 1.0 0", "1 2 1.0 0"]);
    check(&field, "PTS EDEBT", &["1 2 1.0 1", "2 1 1.0 2"]);
    check(&field, "PTS EDEBB", &["1 2 1.0 1", "2 1 1.0 2"]);
    check(&field, "PTS EDET", &["1 2 1.0 1", "2 1 1.0 2"]);
    check(&field, "PTS EDEB", &["1 2 1.0 1", "2 1 1.0 2"]);
    check(&field, "PTS BC", &["1 2 1.0 3.0", "2 1 1.0 7.0"]);
    check(&field, "PTS TBR", &["1 2 1.0 1", "2 1 1.0 2"]);
    check(&field, "PTS BBE", &["1 2 1.0 1", "2 1 1.0 2"]);
}

#[test]
fn board_count_level_and_the_top_board_decides() {
    // Boards 1 and 4 against boards 2 and 3: five each.
    let field = teams(2, 1, &[(1, 1, 2, "1001")]);
    check(&field, "PTS BC", &["1 1 1.0 5.0", "1 2 1.0 5.0"]);
    check(&field, "PTS EDEBT", &["1 1 1.0 1", "2 2 1.0 2"]);
    // Without board 4 the second team has two, the first one.
    check(&field, "PTS EDEBB", &["1 2 1.0 1", "2 1 1.0 2"]);
    check(&field, "PTS BBE", &["1 2 1.0 1", "2 1 1.0 2"]);
}

#[test]
fn direct_encounter_goes_on_with_the_secondary_score() {
    // A circle in match points: each beat one; in game points 1 is ahead.
    let field = teams(
        4,
        3,
        &[
            (1, 1, 2, "1111"),
            (1, 3, 4, "1110"),
            (2, 2, 3, "1110"),
            (2, 1, 4, "1110"),
            (3, 3, 1, "1110"),
            (3, 2, 4, "1110"),
        ],
    );
    // Three teams with four match points: among them 1 has 4 + 1 game points,
    // 2 has 0 + 3, 3 has 1 + 3.
    check(
        &field,
        "PTS EDE",
        &["1 1 4.0 1", "2 3 4.0 2", "3 2 4.0 3", "4 4 0.0 0"],
    );
    check(
        &field,
        "PTS DE",
        &["1 1 4.0 0", "1 2 4.0 0", "1 3 4.0 0", "4 4 0.0 0"],
    );
    check(
        &field,
        "PTS DE:GP",
        &["1 1 4.0 1", "2 3 4.0 2", "3 2 4.0 3", "4 4 0.0 0"],
    );
}

#[test]
fn board_count_does_not_part_teams_with_other_game_points() {
    let field = teams(4, 1, &[(1, 1, 2, "1111"), (1, 3, 4, "1=1=")]);
    check(
        &field,
        "PTS BC",
        &["1 1 2.0 10.0", "1 3 2.0 7.0", "3 2 0.0 0.0", "3 4 0.0 3.0"],
    );
    check(
        &field,
        "PTS MPvGP BC",
        &[
            "1 1 2.0 4.0 10.0",
            "2 3 2.0 3.0 7.0",
            "3 4 0.0 1.0 3.0",
            "4 2 0.0 0.0 0.0",
        ],
    );
}

#[test]
fn a_pairing_allocated_bye_is_a_win_on_every_board() {
    let field = teams(3, 1, &[(1, 1, 2, "====")]);
    check(&field, "PTS TBR", &["1 3 1.0 1", "2 1 1.0 2", "2 2 1.0 2"]);
    check(
        &field,
        "PTS BC",
        &["1 1 1.0 5.0", "1 2 1.0 5.0", "3 3 1.0 10.0"],
    );
}

#[test]
fn scores_and_schedule_are_combined_by_a_divisor() {
    // One round: 2 match points by 4 game points is nothing, and so one.
    let field = teams(2, 1, &[(1, 1, 2, "1110")]);
    check(
        &field,
        "PTS SSSC SSSC/K4",
        &["1 1 2.0 3.00 3.00", "2 2 0.0 3.00 1.50"],
    );
}

#[test]
fn by_game_points_games_are_counted_and_by_match_points_matches() {
    let field = teams(2, 1, &[(1, 1, 2, "1+10")]);
    check(
        &field,
        "PTS WIN WON BPG BWG WIN:GP WON:GP BPG:GP BWG:GP",
        &["1 1 2.0 1 1 0 0 3 2 1 0", "2 2 0.0 0 0 1 0 1 1 2 0"],
    );
}

#[test]
fn ratings_are_for_players() {
    let field = teams(2, 1, &[(1, 1, 2, "1110")]);
    let list = TieBreak::list("ARO").unwrap();
    assert_eq!(field.standings(&list), Err(Refusal::ForPlayers(list[1])));
}
