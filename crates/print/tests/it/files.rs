//! Lists for spreadsheets.

use tuomari_lists::{Table, sheets::read_sheets};
use tuomari_print::{Kind, Language, NoPaper};

use crate::desk::Desk;

fn evening() -> Desk {
    let mut desk = Desk::swiss(&["=1+1", "Bravo, B", "Charlie, C"]);
    desk.publish();
    desk.result(1, 1, "draw");
    desk
}

#[test]
fn a_list_is_read_back_as_it_was_written() {
    let material = evening().public();
    for kind in [
        Kind::Pairings,
        Kind::Results,
        Kind::Standings,
        Kind::CrossTable,
        Kind::Players,
    ] {
        let table = material.table(kind, None, Language::English).unwrap();
        assert!(table.rows().len() > 1, "{kind}");
        let csv = material.csv(kind, None, Language::English).unwrap();
        assert_eq!(Table::from_csv(csv.as_bytes()).unwrap(), table, "{kind}");
        assert!(
            !csv.contains("\n=1+1") && !csv.contains(",=1+1"),
            "no formula: {csv}"
        );
        let file = material
            .xlsx(kind, None, Language::English)
            .unwrap()
            .unwrap();
        let sheets = read_sheets(&file).unwrap();
        assert_eq!(sheets[0].table.rows().len(), table.rows().len(), "{kind}");
    }
}

#[test]
fn what_is_no_list_is_no_spreadsheet() {
    let material = evening().public();
    for kind in [
        Kind::Report,
        Kind::Badges,
        Kind::Boards,
        Kind::Rules,
        Kind::Matches,
    ] {
        let none = material.csv(kind, None, Language::English);
        assert_eq!(none, Err(NoPaper::NotFromHere), "{kind}");
    }
}

#[test]
fn finnish_and_swedish_lists_have_semicolons() {
    let material = evening().public();
    let csv = material
        .csv(Kind::Results, Some(1), Language::Finnish)
        .unwrap();
    assert!(csv.starts_with("\u{feff}Kierros;Pöytä;"), "{csv}");
    assert!(csv.contains("½–½"), "{csv}");
}
