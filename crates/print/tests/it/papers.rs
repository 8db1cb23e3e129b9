//! What stands on papers.

use serde_json::json;
use tuomari_competition::Seat;
use tuomari_print::{Kind, Language, Material, NoPaper, Part, incidents};

use crate::desk::{Desk, drawn};

const FIVE: [&str; 5] = ["Alfa, A", "Bravo, B", "Charlie, C", "Delta, D", "Echo, E"];

/// Five players, one round over and another under way.
fn evening() -> Desk {
    let mut desk = Desk::swiss(&FIVE);
    desk.publish();
    desk.result(1, 1, "white-wins");
    desk.result(1, 2, "draw");
    desk.act(&json!({"act": "close-round"}));
    desk.publish();
    desk
}

#[test]
fn a_pairing_says_who_meets_whom_with_the_points_before_the_round() {
    let mut desk = evening();
    let before = drawn(&desk.paper(Kind::Pairings));
    assert_eq!(
        before,
        "Board | White | Rating | Points | Result | Black | Rating | Points\n\
         1 | Bravo, B | 2399 | ½ | – | Alfa, A | 2400 | 1\n\
         2 | Echo, E | 2396 | 1 | – | Delta, D | 2397 | ½"
    );
    // A result does not change what they had before.
    desk.result(2, 1, "white-wins");
    assert_eq!(drawn(&desk.paper(Kind::Pairings)), before);
    let results = drawn(&desk.paper(Kind::Results));
    assert!(
        results.contains("1 | Bravo, B | 2399 | ½ | 1–0 | Alfa, A | 2400 | 1"),
        "{results}"
    );
    let idle = Part::List(vec!["Charlie, C: the pairing's bye".to_owned()]);
    assert!(desk.paper(Kind::Results).parts.contains(&idle));
}

#[test]
fn a_round_that_is_not_published_is_on_no_paper_for_the_public() {
    let mut desk = evening();
    desk.result(2, 1, "white-wins");
    desk.result(2, 2, "draw");
    desk.act(&json!({"act": "close-round"}));
    let all = |desk: &Desk| {
        let material = desk.public();
        let papers = Kind::ALL.into_iter();
        let papers = papers.map(|kind| material.paper(kind, None, Language::English));
        papers.collect::<Vec<_>>()
    };
    let before = all(&desk);
    desk.act(&json!({"act": "pair"}));
    assert_eq!(all(&desk), before);
    let third = desk
        .public()
        .paper(Kind::Pairings, Some(3), Language::English);
    assert_eq!(third, Err(NoPaper::NoRound));
    // Those who run it print it before anybody sees it.
    let official = Material::of(&desk.competition, &Seat::ChiefArbiter);
    let paper = official.paper(Kind::Pairings, Some(3), Language::English);
    assert!(drawn(&paper.unwrap()).contains("1 | "));
}

#[test]
fn standings_have_the_values_of_their_tie_breaks() {
    let desk = evening();
    let paper = desk.paper(Kind::Standings);
    assert_eq!(paper.title, "Standings after round 1");
    assert_eq!(
        drawn(&paper).lines().next(),
        Some("Place | No. | Player | Rating | Points | BH | SB")
    );
    assert_eq!(drawn(&paper).lines().count(), 6);
}

#[test]
fn a_cross_table_names_opponents_by_their_places() {
    let mut desk = evening();
    desk.result(2, 1, "black-forfeits");
    assert_eq!(
        drawn(&desk.paper(Kind::CrossTable)),
        "Place | Player | Rating | 1 | 2 | Points\n\
         1 | Echo, E | 2396 | (1) | 3w* | 1\n\
         2 | Alfa, A | 2400 | 5w1 | 3b– | 1\n\
         3 | Bravo, B | 2399 | 3b½ | 2w+ | ½\n\
         3 | Delta, D | 2397 | 3w½ | 1b* | ½\n\
         5 | Charlie, C | 2398 | 2b0 | (1) | 0"
    );
}

#[test]
fn where_everybody_meets_everybody_the_columns_are_opponents() {
    let mut desk = Desk::announced("round-robin", 3, &json!({}));
    desk.enter(&FIVE[..4]);
    desk.publish();
    desk.result(1, 1, "white-wins");
    desk.result(1, 2, "draw");
    desk.act(&json!({"act": "close-round"}));
    let drawn = drawn(&desk.paper(Kind::CrossTable));
    assert_eq!(
        drawn.lines().take(2).collect::<Vec<_>>(),
        [
            "Place | Player | Rating | 1 | 2 | 3 | 4 | Points",
            "1 | Alfa, A | 2400 | × |  |  | 1 | 1"
        ],
        "{drawn}"
    );
}

#[test]
fn people_find_their_board_by_name_in_a_large_round() {
    let names: Vec<String> = (0..44).map(|n| format!("Player {n:02}")).collect();
    let mut names: Vec<&str> = names.iter().map(String::as_str).collect();
    (names[0], names[1], names[2]) = ("Öhman, Ö", "Åberg, Å", "Ärling, Ä");
    let mut desk = Desk::swiss(&names);
    desk.publish();
    let paper = desk.paper(Kind::Pairings);
    let Some(Part::Table(by_name)) = paper.parts.last() else {
        panic!("{paper:?}");
    };
    let names: Vec<&str> = by_name.rows.iter().map(|row| row[0].as_str()).collect();
    assert_eq!(names[0], "Player 03");
    assert_eq!(names[41..], ["Åberg, Å", "Ärling, Ä", "Öhman, Ö"]);
}

#[test]
fn every_departure_and_every_decision_stands_in_the_report() {
    let mut desk = evening();
    // A late entry departs from the rules, and so does an early end.
    let person = json!({"name": "Late, L"});
    for act in [
        json!({"act": "enter", "person": person}),
        json!({"act": "correct-result", "round": 1, "board": 2, "outcome": "white-wins"}),
        json!({"act": "default", "round": 2, "board": 1, "absent": "black"}),
        json!({"act": "penalise", "player": 2, "round": 2, "measure": {"measure": "warning"}}),
        json!({"act": "withdraw", "who": {"player": 4}}),
        json!({"act": "grant-bye", "who": {"player": 3}, "round": 3, "bye": "half"}),
    ] {
        desk.act(&act);
    }
    let material = Material::of(&desk.competition, &Seat::ChiefArbiter);
    let told = material
        .report(&incidents(&desk.events), &[0xab; 32], Language::English)
        .to_html(1);
    let departures = desk.competition.departures().len();
    assert!(departures > 0);
    for departure in &material.departures {
        let text = tuomari_print::Words::of(Language::English).told(departure);
        assert!(
            told.contains(&tuomari_print::escaped(&text)),
            "{text} is missing: {told}"
        );
    }
    for text in [
        "<dd>Tuomari, Tiina</dd>",
        &format!("<dd>{}</dd>", ["abab"; 16].join(" ")),
        "Late, L entered late.",
        "Round 1, board 2 was corrected: 1-0.",
        "Bravo, B was penalised in round 2: a warning.",
        "Delta, D withdrew from round 3 on.",
        "Charlie, C was granted for round 3: half-point bye.",
        "2026-11-17 18:00",
        "<td>Chief arbiter</td>",
        "+ –",
        "The pairing&#39;s bye",
    ] {
        assert!(told.contains(text), "{text} is missing: {told}");
    }
}

#[test]
fn a_match_has_a_sheet_with_the_colours_of_its_boards() {
    let rules = json!({"boards": 2, "colors": "WB"});
    let mut desk = Desk::announced("swiss", 3, &json!({"teams": rules}));
    for team in 1..=2 {
        desk.act(&json!({"act": "enter-team", "name": format!("Team {team}")}));
        for board in 1..=2 {
            let person = json!({"name": format!("Player {team}.{board}"), "rating": 2000 - board});
            desk.act(&json!({"act": "enter", "person": person, "team": team}));
        }
    }
    assert_eq!(
        desk.public().paper(Kind::Matches, None, Language::English),
        Err(NoPaper::NoRound)
    );
    desk.publish();
    let sealed = drawn(&desk.paper(Kind::Matches));
    assert!(!sealed.contains("Player"), "line-ups are sealed: {sealed}");
    desk.act(&json!({"act": "open-lineups", "tables": desk.tables()}));
    desk.result(1, 1, "white-wins");
    desk.result(1, 2, "draw");
    let sheet = drawn(&desk.paper(Kind::Matches));
    let lines: Vec<&str> = sheet.lines().collect();
    assert_eq!(lines.len(), 4, "{sheet}");
    assert!(
        lines[1].starts_with("1 | White | Player") && lines[1].contains("| 1–0 |"),
        "{sheet}"
    );
    assert!(
        lines[2].starts_with("2 | Black | Player") && lines[2].contains("| ½–½ |"),
        "{sheet}"
    );
    assert!(lines[3].contains("Together | 1½–½"), "{sheet}");
    let results = drawn(&desk.paper(Kind::Results));
    assert!(
        results.lines().nth(1).unwrap().contains("| 1½–½ |"),
        "{results}"
    );
    let players = Desk::swiss(&FIVE);
    let none = players
        .public()
        .paper(Kind::Matches, None, Language::English);
    assert_eq!(none, Err(NoPaper::NoTeams));
}

#[test]
fn names_are_words_in_a_page_too() {
    let desk = Desk::swiss(&["<script>alert(1)</script>", "\"Quoted\" & 'so'"]);
    let page = desk.paper(Kind::Players).to_html(2);
    assert!(
        page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"),
        "{page}"
    );
    assert!(
        page.contains("&quot;Quoted&quot; &amp; &#39;so&#39;"),
        "{page}"
    );
    assert!(!page.contains("<script"), "{page}");
}
