//! Results and standings as they go out, and come back as tables.

use tuomari_lists::{
    Language, ResultLine, Seated, Separator, StandingLine, Table, results_table, standings_table,
};
use tuomari_testkit::{Dice, quick_or_full};

fn seated(number: u32, name: &str, team: &str) -> Seated {
    Seated {
        number,
        name: name.to_owned(),
        rating: Some(1800 + number),
        team: team.to_owned(),
    }
}

#[test]
fn results_are_written_as_a_table() {
    let lines = [
        ResultLine {
            round: 2,
            board: 1,
            white: seated(1, "Ranta, Reino", ""),
            black: Some(seated(2, "=SUM(A1)", "")),
            result: "½-½".to_owned(),
        },
        ResultLine {
            round: 2,
            board: 2,
            white: seated(3, "Bye, No", ""),
            black: None,
            result: "+".to_owned(),
        },
    ];
    let table = results_table(&lines, Language::Finnish);
    let expected = "\u{feff}Kierros;Pöytä;Nro;Valkea;Vahvuusluku;Tulos;Nro;Musta;Vahvuusluku\r\n\
        2;1;1;Ranta, Reino;1801;½-½;2;'=SUM(A1);1802\r\n\
        2;2;3;Bye, No;1803;'+\r\n";
    let written = table.to_csv(Separator::Semicolon);
    assert_eq!(written, expected);
    assert_eq!(Table::from_csv(written.as_bytes()), Ok(table));
}

#[test]
fn results_of_teams_name_them() {
    let line = ResultLine {
        round: 1,
        board: 1,
        white: seated(1, "A", "First"),
        black: Some(seated(2, "B", "Second")),
        result: "1-0".to_owned(),
    };
    let table = results_table(&[line], Language::English);
    let written = table.to_csv(Separator::Comma);
    assert!(written.contains("Team of White,Result,No,Black,Rating,Team of Black\r\n"));
    assert!(written.contains("First,1-0,2,B,1802,Second\r\n"));
}

#[test]
fn standings_have_their_tie_breaks() {
    let line = StandingLine {
        rank: 1,
        number: 7,
        title: "FM".to_owned(),
        name: "Ranta, Reino".to_owned(),
        federation: "FIN".to_owned(),
        club: "Kerho; vanha".to_owned(),
        rating: None,
        points: "5.5".to_owned(),
        values: vec!["24.5".to_owned(), "20.25".to_owned()],
    };
    let table = standings_table(&[line], &["BH/C1", "SB"], Language::Swedish);
    let written = table.to_csv(Separator::Semicolon);
    let expected = "\u{feff}Plats;Nummer;Titel;Namn;Förbund;Klubb;Ratingtal;Poäng;BH/C1;SB\r\n\
        1;7;FM;Ranta, Reino;FIN;\"Kerho; vanha\";;5.5;24.5;20.25\r\n";
    assert_eq!(
        written,
        expected.replace(
            "Förbund",
            tuomari_lists::Column::Federation.heading(Language::Swedish)
        )
    );
    assert_eq!(Table::from_csv(written.as_bytes()), Ok(table));
}

/// Cells that ask for quotes, guards and care.
pub(crate) fn any_cell(dice: &mut Dice) -> String {
    const PARTS: [&str; 26] = [
        "", "a", "Mäkelä", ";", ",", "\t", "\"", "'", "=", "+", "-", "@", "\r\n", " ", "1.5", "-1",
        "sep=", "\u{feff}", "0", "1850", "Name", "\\", "汉", "1e5", "00", "x",
    ];
    (0..dice.below(4))
        .map(|_| PARTS[dice.below(PARTS.len())])
        .collect()
}

pub(crate) fn any_table(dice: &mut Dice) -> Table {
    let mut table = Table::default();
    for _ in 0..=dice.below(6) {
        let cells: Vec<String> = (0..=dice.below(5)).map(|_| any_cell(dice)).collect();
        table.push(cells);
    }
    table
}

#[test]
fn every_table_comes_back() {
    let mut dice = Dice::new(0xc5);
    for _ in 0..quick_or_full(20_000, 2_000_000) {
        let table = any_table(&mut dice);
        for separator in Separator::ALL {
            let written = table.to_csv(separator);
            let again = Table::from_csv_with(written.as_bytes(), separator).unwrap();
            assert_eq!(again, table, "{written:?}");
        }
    }
}
