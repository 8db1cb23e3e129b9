//! Spreadsheets, in and out, and such as were made to do harm.

use std::io::{Cursor, Write};

use tuomari_lists::sheets::{Sheet, read_sheets, write_sheets};
use tuomari_lists::{Entries, Fix, NameOrder, Problem, Table};
use tuomari_testkit::{Dice, quick_or_full};

use crate::tables::any_table;

fn table(rows: &[&[&str]]) -> Table {
    let mut table = Table::default();
    for row in rows {
        table.push(row.iter());
    }
    table
}

fn sheet(name: &str, rows: &[&[&str]]) -> Sheet {
    Sheet {
        name: name.to_owned(),
        table: table(rows),
    }
}

fn zipped(parts: &[(&str, &str)]) -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in parts {
        let options = zip::write::SimpleFileOptions::default();
        zip.start_file(*name, options).unwrap();
        zip.write_all(text.as_bytes()).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

#[test]
fn what_is_written_is_read_and_the_same_sheets_give_the_same_bytes() {
    let sheets = [
        sheet(
            "Entries",
            &[
                &["Name", "Rating", "Born"],
                &["Mäkelä, Öjvind", "1850", "1990"],
                &["=1+1", "007", "1.5"],
            ],
        ),
        sheet(
            "Standings/1",
            &[&["Place", "", "Points"], &["1", "", "5.0"]],
        ),
    ];
    let written = write_sheets(&sheets).unwrap();
    assert_eq!(written, write_sheets(&sheets).unwrap());
    let read = read_sheets(&written).unwrap();
    assert_eq!(read[0], sheets[0]);
    assert_eq!(read[1].name, "Standings1");
    assert_eq!(read[1].table, sheets[1].table);
    let list = Entries::of_table(&read[0].table, NameOrder::FirstLast).unwrap_err();
    assert_eq!((list[0].line, list[0].column), (3, 3));
}

#[test]
fn names_of_sheets_are_made_to_fit() {
    let rows: &[&[&str]] = &[&["a"]];
    let long = "x".repeat(60);
    let sheets = [
        sheet("", rows),
        sheet("A", rows),
        sheet("a", rows),
        sheet(&long, rows),
        sheet(&long, rows),
    ];
    let read = read_sheets(&write_sheets(&sheets).unwrap()).unwrap();
    let names: Vec<&str> = read.iter().map(|sheet| sheet.name.as_str()).collect();
    let (x, y) = ("x".repeat(24), format!("{} 5", "x".repeat(24)));
    assert_eq!(names, ["1", "A", "a 3", &x, &y]);
}

#[test]
fn every_table_comes_back_from_a_sheet() {
    let mut dice = Dice::new(0x5e);
    for _ in 0..quick_or_full(200, 20_000) {
        let table = any_table(&mut dice);
        let sheets = [Sheet {
            name: "A".to_owned(),
            table,
        }];
        let written = write_sheets(&sheets).unwrap();
        match read_sheets(&written) {
            Ok(read) => assert_eq!(read, sheets),
            Err(error) => {
                assert_eq!(error.problem, Problem::Empty);
                assert!(sheets[0].table.rows().is_empty());
            }
        }
    }
}

const ODS: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<office:document-content><office:body><office:spreadsheet>
<table:table table:name="Taul1"><table:table-column table:number-columns-repeated="3"/>
<table:table-row><table:table-cell office:value-type="string"><text:p>Nimi</text:p></table:table-cell><table:table-cell><text:p>SELO</text:p></table:table-cell><table:table-cell><text:p>Syntynyt</text:p><office:annotation><text:p>a note</text:p></office:annotation></table:table-cell></table:table-row>
<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="3"/></table:table-row>
<table:table-row><table:table-cell office:value-type="string"><text:p>M&#228;kel&#xE4;,<text:s/>&#xD6;jvind</text:p></table:table-cell><table:table-cell office:value-type="float" office:value="1850"><text:p>1 850</text:p></table:table-cell><table:table-cell office:value-type="date" office:date-value="1990-05-17"><text:p>17.5.1990</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16381"/></table:table-row>
<table:table-row table:number-rows-repeated="1048572"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
</table:table></office:spreadsheet></office:body></office:document-content>"#;

#[test]
fn sheets_of_the_open_form_are_read() {
    let read = read_sheets(&zipped(&[("mimetype", "x"), ("content.xml", ODS)])).unwrap();
    assert_eq!(read[0].name, "Taul1");
    let rows = read[0].table.rows();
    assert_eq!(rows[1].line, 4);
    assert_eq!(rows[1].cells(), ["Mäkelä, Öjvind", "1850", "1990-05-17"]);
    let list = Entries::of_table(&read[0].table, NameOrder::FirstLast).unwrap();
    assert_eq!(list.entries[0].ratings.national, Some(1850));
    assert_eq!(list.entries[0].birth.map(|day| day.day), Some(17));
}

const XLS: &[u8] = include_bytes!("../data/entries.xls");
const XLSX: &[u8] = include_bytes!("../data/entries.xlsx");
const OTHER_ODS: &[u8] = include_bytes!("../data/entries.ods");

#[test]
fn files_of_other_programs_are_read_alike() {
    let expected: &[&[&str]] = &[
        &["Kevätturnaus"],
        &["Sukunimi", "Etunimi", "SELO", "Syntynyt", "Seura"],
        &["Mäkelä", "Öjvind", "1850", "1990-05-17", "Åbo"],
        &["Ранта", "Рейно", "2310.5", "1975", "Kerho “vanha”"],
        &["von Ranta", "Reino", "", "2001-12-31", "Kerho & Co"],
    ];
    for bytes in [XLS, XLSX, OTHER_ODS] {
        let sheets = read_sheets(bytes).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(sheets[0].name, "Ilmoittautuneet");
        let rows = sheets[0].table.rows();
        let lines: Vec<usize> = rows.iter().map(|row| row.line).collect();
        assert_eq!(lines, [1, 3, 4, 5, 6]);
        for (row, cells) in rows.iter().zip(expected) {
            assert_eq!(row.cells(), *cells);
        }
        let errors = Entries::of_table(&sheets[0].table, NameOrder::default()).unwrap_err();
        let told: Vec<_> = errors
            .iter()
            .map(|error| (error.line, error.column, error.found.as_str()))
            .collect();
        assert_eq!(told, [(5, 3, "2310.5")]);
    }
}

#[test]
fn texts_of_an_old_file_go_on_in_the_next_record() {
    let sheets = read_sheets(XLS).unwrap();
    assert_eq!(sheets[1].name, "Pitkä");
    for (number, row) in sheets[1].table.rows().iter().enumerate() {
        let words = format!("teksti {number} ").repeat(4 + number % 5);
        let end = if number % 3 == 0 { "" } else { "ж" };
        assert_eq!(row.cell(0), format!("{words}{end}").trim_end());
    }
    assert_eq!(sheets[1].table.rows().len(), 120);
}

#[track_caller]
fn refused(bytes: &[u8], problem: Problem) {
    let error = read_sheets(bytes).unwrap_err();
    assert_eq!(error.problem, problem, "{error}");
}

#[test]
fn files_that_were_made_to_do_harm_are_refused() {
    refused(b"", Problem::Broken);
    refused(b"Name;Elo\n", Problem::Broken);
    refused(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", Problem::Broken);
    refused(&vec![b'P'; (8 << 20) + 1], Problem::TooLarge);
    // Blanks that pack a thousandfold.
    let blanks = " ".repeat(65 << 20);
    let bomb = zipped(&[("content.xml", &blanks)]);
    assert!(bomb.len() < 100_000);
    refused(&bomb, Problem::TooLarge);
    let many: Vec<(String, &str)> = (0..1001).map(|part| (format!("{part}"), "")).collect();
    let many: Vec<(&str, &str)> = many
        .iter()
        .map(|(name, text)| (name.as_str(), *text))
        .collect();
    refused(&zipped(&many), Problem::TooLarge);
    // A cell that asks to be repeated.
    for (from, to) in [
        (
            r#"table:number-rows-repeated="1048572"><table:table-cell "#,
            r#"table:number-rows-repeated="1048572"><table:table-cell office:value-type="float" office:value="1" "#,
        ),
        (
            r#"<table:table-row><table:table-cell office:value-type="string"><text:p>Nimi"#,
            r#"<table:table-row><table:table-cell table:number-columns-repeated="99999999999999"><text:p>Nimi"#,
        ),
    ] {
        assert!(ODS.contains(from));
        refused(
            &zipped(&[("content.xml", &ODS.replacen(from, to, 1))]),
            Problem::TooLarge,
        );
    }
    let deep = "<a>".repeat(1000);
    refused(&zipped(&[("content.xml", &deep)]), Problem::Broken);
}

/// The parts of a file of Excel's form.
fn parts() -> Vec<(String, String)> {
    let sheets = [sheet("A", &[&["Name", "Elo"], &["Ranta, Reino", "1850"]])];
    let written = write_sheets(&sheets).unwrap();
    let mut archive = zip::ZipArchive::new(Cursor::new(written)).unwrap();
    let count = archive.len();
    let part = |at| {
        let mut file = archive.by_index(at).unwrap();
        let mut text = String::new();
        std::io::Read::read_to_string(&mut file, &mut text).unwrap();
        (file.name().unwrap().into_owned(), text)
    };
    (0..count).map(part).collect()
}

/// The same with some of them changed.
fn doctored(changes: &[(&str, &str, &str)]) -> Vec<u8> {
    let mut parts = parts();
    for (name, from, to) in changes {
        let part = parts.iter_mut().find(|(part, _)| part == name).unwrap();
        assert!(part.1.contains(from), "{}", part.1);
        part.1 = part.1.replacen(from, to, 1);
    }
    let parts: Vec<(&str, &str)> = parts
        .iter()
        .map(|(name, text)| (name.as_str(), text.as_str()))
        .collect();
    zipped(&parts)
}

const STRINGS: &str = "xl/sharedStrings.xml";
const SHEET: &str = "xl/worksheets/sheet1.xml";

#[test]
fn a_file_of_excel_cannot_ask_for_memory_either() {
    let many = doctored(&[(STRINGS, "uniqueCount=\"3\"", "uniqueCount=\"99999999999\"")]);
    refused(&many, Problem::TooLarge);
    refused(
        &doctored(&[(SHEET, "r=\"B2\"", "r=\"XFD1048576\"")]),
        Problem::TooLarge,
    );
    refused(
        &doctored(&[(SHEET, "<sheetData>", "<sheetData")]),
        Problem::Broken,
    );
    let (from, to) = (
        "<dimension ref=\"A1:B2\"",
        "<dimension ref=\"A1:XFD1048576\"",
    );
    let fine = doctored(&[(SHEET, from, to)]);
    assert_eq!(read_sheets(&fine).unwrap()[0].table.rows().len(), 2);
}

/// A text that many cells share is counted for each of them.
#[test]
fn a_long_text_is_not_repeated_without_end() {
    let cell = |row| format!("<row r=\"{row}\"><c r=\"A{row}\" t=\"s\"><v>0</v></c></row>");
    let cells: String = (1..=2000).map(cell).collect();
    let long = format!("<si><t>{}</t></si><si>", "x".repeat(30_000));
    let cells = format!("<sheetData>{cells}");
    let bytes = doctored(&[(STRINGS, "<si>", &long), (SHEET, "<sheetData>", &cells)]);
    let error = read_sheets(&bytes).unwrap_err();
    let most = 16 << 20;
    assert_eq!(
        (error.problem, error.fix),
        (Problem::TooLarge, Fix::KeepWithin { most })
    );
}

#[test]
fn no_bytes_make_the_reader_of_sheets_panic() {
    let mut dice = Dice::new(0x0d5);
    let ods = zipped(&[("content.xml", ODS)]);
    let xlsx = doctored(&[]);
    let (mut taken, mut refused) = (0, 0);
    for round in 0..quick_or_full(1000, 200_000) {
        let bytes = match round % 5 {
            4 => mutated(&mut dice, XLS),
            0 => mutated(&mut dice, &ods),
            1 => mutated(&mut dice, &xlsx),
            // Packed anew, so that it is opened.
            2 => zipped(&[(
                "content.xml",
                &String::from_utf8_lossy(&mutated(&mut dice, ODS.as_bytes())),
            )]),
            _ => {
                let parts = [STRINGS, SHEET, "xl/workbook.xml", "xl/styles.xml"];
                let part = parts[dice.below(parts.len())];
                let noise = mutated(&mut dice, b"<<a r=\"1\"/>");
                doctored(&[(part, "<", &String::from_utf8_lossy(&noise))])
            }
        };
        match read_sheets(&bytes) {
            Ok(_) => taken += 1,
            Err(_) => refused += 1,
        }
    }
    println!("{taken} taken, {refused} refused");
    assert!(taken > 50 && refused > 50, "{taken} {refused}");
}

fn mutated(dice: &mut Dice, sample: &[u8]) -> Vec<u8> {
    let mut bytes = sample.to_vec();
    for _ in 0..dice.below(4) {
        if bytes.is_empty() {
            break;
        }
        let place = dice.below(bytes.len());
        match dice.below(4) {
            0 => bytes.truncate(place + 1),
            1 => drop(bytes.remove(place)),
            _ => bytes[place] = dice.bits().to_le_bytes()[0],
        }
    }
    bytes
}
