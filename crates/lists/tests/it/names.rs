//! Names that somebody pastes.

use tuomari_lists::{Entries, Fix, NameOrder, Problem};

#[track_caller]
fn check(line: &str, expected: &str) {
    let list = Entries::read(line.as_bytes(), NameOrder::FirstLast);
    let list = list.unwrap_or_else(|errors| panic!("{line}: {}", errors[0]));
    let entry = &list.entries[0];
    let text = |number: Option<u32>| number.map_or("-".to_owned(), |number| number.to_string());
    let told = format!(
        "{}|{}|{}|{}|{}|{}",
        entry.name,
        entry.title,
        text(entry.ratings.unnamed.map(u32::from)),
        entry.federation,
        entry.club,
        text(entry.fide_id),
    );
    assert_eq!(told, expected, "{line}");
}

#[test]
fn a_name_alone_is_enough() {
    check("Meikäläinen, Maija", "Meikäläinen, Maija||-|||-");
    check("Maija Meikäläinen", "Meikäläinen, Maija||-|||-");
    check("Carl Gustaf von Linné", "von Linné, Carl Gustaf||-|||-");
    check("Maija", "Maija||-|||-");
    check("  Maija\u{a0}Meikäläinen  ", "Meikäläinen, Maija||-|||-");
}

#[test]
fn what_is_beside_a_name_is_told_apart() {
    check("Meikäläinen, Maija 1850", "Meikäläinen, Maija||1850|||-");
    check(
        "Meikäläinen, Maija 1850 FIN Jyväskylän kerho 500123",
        "Meikäläinen, Maija||1850|FIN|Jyväskylän kerho|500123",
    );
    check(
        "Maija Meikäläinen (1850) Kerho",
        "Meikäläinen, Maija||1850||Kerho|-",
    );
    check(
        "Maija Meikäläinen; 1850; Kerho 2",
        "Meikäläinen, Maija||1850||Kerho 2|-",
    );
    check(
        "Meikäläinen, Maija, Kerho",
        "Meikäläinen, Maija||-||Kerho|-",
    );
    check(
        "Maija Meikäläinen\tFIN\t500123",
        "Meikäläinen, Maija||-|FIN||500123",
    );
    check("Maija Meikäläinen FIN", "Meikäläinen, Maija||-|FIN||-");
    check("WGM Maija Meikäläinen", "Meikäläinen, Maija|WGM|-|||-");
    check(
        "Meikäläinen, Maija FM 2300",
        "Meikäläinen, Maija|FM|2300|||-",
    );
}

#[test]
fn the_count_of_the_lines_is_no_rating() {
    check("1. Maija Meikäläinen", "Meikäläinen, Maija||-|||-");
    check("24) Maija Meikäläinen 1850", "Meikäläinen, Maija||1850|||-");
    check("7 Maija Meikäläinen", "Meikäläinen, Maija||-|||-");
    check("1850 Maija Meikäläinen", "Meikäläinen, Maija||1850|||-");
}

#[test]
fn twenty_four_names_are_pasted() {
    let line = |letter: char| format!("{}. Pelaaja{letter} Etunimi\r\n", u32::from(letter) - 96);
    let lines: Vec<String> = ('a'..='x').map(line).collect();
    let pasted = lines.join("\r\n");
    let list = Entries::read(pasted.as_bytes(), NameOrder::LastFirst).unwrap();
    assert_eq!(list.entries.len(), 24);
    assert_eq!(list.entries[23].name.to_string(), "Pelaajax, Etunimi");
    assert_eq!(list.entries[23].line, 47);
}

#[track_caller]
fn refused(text: &str, place: (usize, usize), problem: Problem, fix: Fix) {
    let error = &Entries::read(text.as_bytes(), NameOrder::FirstLast).unwrap_err()[0];
    assert_eq!((error.line, error.column), place, "{error}");
    assert_eq!((error.problem, error.fix), (problem, fix), "{error}");
}

#[test]
fn what_is_no_name_is_refused_with_its_place() {
    refused(
        "Maija M3ikäläinen",
        (1, 7),
        Problem::UnknownWord,
        Fix::WriteName,
    );
    refused(
        "Maija Meikäläinen\n\n1850 500123",
        (3, 1),
        Problem::Missing,
        Fix::WriteName,
    );
    refused(
        "Meikäläinen, Maija 1850 1900",
        (1, 25),
        Problem::Twice,
        Fix::TakeAway,
    );
    refused("A B 500001 500002", (1, 12), Problem::Twice, Fix::TakeAway);
    refused(
        "A B 5000",
        (1, 5),
        Problem::OutOfBounds,
        Fix::WriteNumber {
            least: 0,
            most: 4000,
        },
    );
    let long = "x".repeat(301);
    refused(
        &long,
        (1, 301),
        Problem::TooLong,
        Fix::KeepWithin { most: 300 },
    );
    refused(
        "A B 500001\nC D 500001",
        (2, 1),
        Problem::Twice,
        Fix::TakeAway,
    );
}

/// Each team with its players, in the order of the boards.
#[track_caller]
fn check_teams(list: &str, expected: &str) {
    let read = Entries::read_teams(list.as_bytes(), NameOrder::LastFirst);
    let read = read.unwrap_or_else(|errors| panic!("{}", errors[0]));
    let told = read.teams().into_iter().map(|(team, players)| {
        let players = players.iter().map(|one| one.name.to_string());
        format!("{team}: {}", players.collect::<Vec<_>>().join("; "))
    });
    assert_eq!(told.collect::<Vec<_>>().join("\n"), expected);
}

#[test]
fn teams_are_pasted_with_their_players_below() {
    let expected = "Espoo 1: Yksi, A; Kaksi, B\nTurku 2: Kolme, C";
    check_teams(
        "Espoo 1\nYksi, A 2041\nKaksi, B\n\nTurku 2\n1. Kolme, C 1900\n",
        expected,
    );
    check_teams("Espoo 1\nYksi A\nKaksi B\nTurku 2\nKolme C", expected);
    check_teams(
        "Espoo 1:\r\nYksi A\r\n\r\nKaksi B\r\nTurku 2:\r\nKolme C",
        expected,
    );
    check_teams(
        "Team;Board;Name\nEspoo 1;2;Kaksi, B\nTurku 2;1;Kolme, C\nEspoo 1;1;Yksi, A",
        expected,
    );
    check_teams(
        "Aatos\nYksi A\n\nLauttasaari\nKaksi B",
        "Aatos: Yksi, A\nLauttasaari: Kaksi, B",
    );
}

#[test]
fn who_has_no_team_and_a_team_that_has_nobody_are_told() {
    let told = |list: &str| {
        let errors = Entries::read_teams(list.as_bytes(), NameOrder::LastFirst).unwrap_err();
        let all = errors.iter().map(|one| (one.line, one.problem, one.fix));
        all.collect::<Vec<_>>()
    };
    let empty = (Problem::Empty, Fix::WriteNames);
    assert_eq!(told("Espoo 1\n\nTurku 2\nYksi A"), [(1, empty.0, empty.1)]);
    assert_eq!(
        told("Yksi A\n\nEspoo 1"),
        [(1, empty.0, empty.1), (3, empty.0, empty.1)]
    );
    let none = (Problem::Missing, Fix::NameTeam);
    assert_eq!(told("Yksi A\nEspoo 1:\nKaksi B"), [(1, none.0, none.1)]);
    assert_eq!(
        told("Name;Team\nYksi, A;\nKaksi, B;Espoo"),
        [(2, none.0, none.1)]
    );
    assert_eq!(
        told("Espoo 1\nYksi A\n\nEspoo 1\nKaksi B"),
        [(4, Problem::Twice, Fix::TakeAway)]
    );
    let long = "Kerho".repeat(7);
    let most = Fix::KeepWithin { most: 32 };
    assert_eq!(
        told(&format!("{long}\nYksi A")),
        [(1, Problem::TooLong, most)]
    );
    assert_eq!(
        told(&format!("Team;Name\n{long};Yksi, A")),
        [(2, Problem::TooLong, most)]
    );
}
