//! Entry lists as club secretaries have them.

use tuomari_lists::{
    Column, Entries, Fix, Language, ListError, NameOrder, Problem, Remark, Separator, Sex,
    rating::Pace,
};

#[track_caller]
pub(crate) fn read(text: &str) -> Entries {
    let list = Entries::read(text.as_bytes(), NameOrder::LastFirst);
    list.unwrap_or_else(|errors| panic!("{}", errors[0]))
}

#[track_caller]
pub(crate) fn refused(text: &str) -> Vec<ListError> {
    Entries::read(text.as_bytes(), NameOrder::LastFirst).unwrap_err()
}

#[track_caller]
fn check(text: &str, place: (usize, usize), problem: Problem, fix: Fix) {
    let error = &refused(text)[0];
    assert_eq!((error.line, error.column), place, "{error}");
    assert_eq!((error.problem, error.fix), (problem, fix), "{error}");
}

const ENGLISH: &str = "No;Title;Last name;First name;Sex;Born;Fed;Club;Group;Team;Board;FIDE ID;National ID;Rating;FIDE rating;National rating;Rapid;Blitz
1;FM;Ranta;Reino;m;1990-05-17;FIN;Kerho;A;Kerho 1;2;500001;1234;2300;2301;2302;2303;2304
";
const FINNISH: &str = "Nro;Titteli;Sukunimi;Etunimi;Sukupuoli;Syntymäaika;Maa;Seura;Ryhmä;Joukkue;Pöytä;FIDE-tunnus;Pelaajanumero;Vahvuusluku;FIDE-luku;SELO;Nopea;PELO
1;FM;Ranta;Reino;mies;17.5.1990;fin;Kerho;A;Kerho 1;2;500001;1234;2300;2301;2302;2303;2304
";
const SWEDISH: &str = "Nummer;Titel;Efternamn;Förnamn;Kön;Född;Land;Klubb;Grupp;Lag;Bord;FIDE-nummer;Medlemsnummer;Ratingtal;FIDE-ratingtal;Nationell rating;Snabbrating;Blixt
1;FM;Ranta;Reino;man;1990-05-17;FIN;Kerho;A;Kerho 1;2;500001;1234;2300;2301;2302;2303;2304
";

#[test]
fn headings_are_read_in_three_languages() {
    let english = read(ENGLISH);
    assert_eq!(english.remarks, []);
    let entry = &english.entries[0];
    assert_eq!(entry.name.to_string(), "Ranta, Reino");
    assert_eq!(entry.sex, Some(Sex::Man));
    assert_eq!(entry.fide_id, Some(500_001));
    assert_eq!(entry.national_id, "1234");
    assert_eq!(entry.ratings.unnamed, Some(2300));
    assert_eq!(entry.ratings.blitz, Some(2304));
    assert_eq!(
        entry.birth.map(|day| (day.year, day.month, day.day)),
        Some((1990, 5, 17))
    );
    assert_eq!(read(FINNISH), english);
    assert_eq!(read(SWEDISH), english);
}

#[test]
fn columns_come_in_any_order_with_any_separator_and_encoding() {
    let expected = read("Name;Elo;Club\nMäkelä, Öjvind;1800;Åbo\n");
    for text in [
        "Club;Name;Elo\nÅbo;Mäkelä, Öjvind;1800\n",
        "Elo\tClub\tName\r\n1800\tÅbo\tMäkelä, Öjvind\r\n",
        "Name,Elo,Club\r\"Mäkelä, Öjvind\",\"1800\",\"Åbo\"\r",
        "sep=,\n\"Name\",Elo,Club\n\"Mäkelä, Öjvind\",1800,Åbo",
        "\u{feff}Seura;Vahvuusluku;Nimi\nÅbo;1800;Mäkelä, Öjvind\n",
    ] {
        let mut list = read(text);
        list.entries[0].line = 2;
        assert_eq!(list, expected, "{text}");
    }
    let old = b"Name;Elo;Club\nM\xe4kel\xe4, \xd6jvind;1800;\xc5bo\n";
    assert_eq!(Entries::read(old, NameOrder::LastFirst).unwrap(), expected);
    let wide: Vec<u8> = "\u{feff}Name;Elo;Club\nMäkelä, Öjvind;1800;Åbo\n"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    assert_eq!(
        Entries::read(&wide, NameOrder::LastFirst).unwrap(),
        expected
    );
}

#[test]
fn a_title_may_stand_above_the_headings() {
    let list = read("Spring open 2026\n\nName;Shoe size\nRanta, Reino;43\n");
    assert_eq!(list.entries[0].line, 4);
    let heading = "Shoe size".to_owned();
    assert_eq!(
        list.remarks,
        [Remark::UnknownHeading { column: 2, heading }]
    );
}

#[test]
fn every_wrong_cell_is_told_with_its_place() {
    let text = "Name;Rating;Fed;Sex;Born\nA, B;high;Finland;x;yesterday\n;1800;FIN;m;1990\n";
    let told: Vec<(usize, usize, Problem)> = refused(text)
        .iter()
        .map(|error| (error.line, error.column, error.problem))
        .collect();
    let expected = [
        (2, 2, Problem::NotANumber),
        (2, 3, Problem::UnknownWord),
        (2, 4, Problem::UnknownWord),
        (2, 5, Problem::NotADate),
        (3, 1, Problem::Missing),
    ];
    assert_eq!(told, expected);
    assert_eq!(refused(text)[0].heading, "Rating");
    let said = "line 2, column 2 (Rating): not a number, found \"high\"; \
        write a whole number from 0 to 4000";
    assert_eq!(refused(text)[0].to_string(), said);
}

#[test]
fn what_is_refused_says_what_to_do() {
    let number = |least, most| Fix::WriteNumber { least, most };
    check(
        "Name;No\nA;0\n",
        (2, 2),
        Problem::OutOfBounds,
        number(1, 9999),
    );
    check(
        "Name;Elo\nA;5000\n",
        (2, 2),
        Problem::OutOfBounds,
        number(0, 4000),
    );
    check("Name;No\nA;1\nB;1\n", (3, 2), Problem::Twice, Fix::TakeAway);
    check(
        "Name;FIDE id\nA;7\nB;7\n",
        (3, 2),
        Problem::Twice,
        Fix::TakeAway,
    );
    check(
        "Name;Elo;Rating\nA;1;2\n",
        (1, 3),
        Problem::Twice,
        Fix::TakeAway,
    );
    check(
        "Name;Fed\nA;F1N\n",
        (2, 2),
        Problem::UnknownWord,
        Fix::WriteThreeLetters,
    );
    check(
        "Name;Sex\nA;q\n",
        (2, 2),
        Problem::UnknownWord,
        Fix::TakeOneOf("m w f n k"),
    );
    check(
        "Name;Born\nA;1.13.1990\n",
        (2, 2),
        Problem::NotADate,
        Fix::WriteDate,
    );
    check(
        "Elo;Club\n1800;Kerho\n",
        (1, 1),
        Problem::NoHeading,
        Fix::WriteHeading("Name"),
    );
    check("Name;Elo\n", (1, 1), Problem::Empty, Fix::WriteNames);
    check("", (1, 1), Problem::Empty, Fix::WriteNames);
    check("PK\u{3}\u{4}", (1, 1), Problem::NotText, Fix::SaveAsCsv);
}

#[test]
fn what_is_too_much_is_refused() {
    let long = format!("Name\n{}\n", "x".repeat(101));
    check(
        &long,
        (2, 1),
        Problem::TooLong,
        Fix::KeepWithin { most: 100 },
    );
    let many: String = (0..10_000).map(|_| "A, B\n").collect();
    let most = Fix::KeepWithin { most: 9999 };
    check(
        &format!("Name\n{many}"),
        (10_001, 1),
        Problem::TooLarge,
        most,
    );
    let large = vec![b'a'; (8 << 20) + 1];
    let error = &Entries::read(&large, NameOrder::LastFirst).unwrap_err()[0];
    assert_eq!(error.problem, Problem::TooLarge);
}

#[test]
fn no_more_than_a_hundred_errors_are_told() {
    let many: String = (0..500).map(|_| "A;x\n").collect();
    assert_eq!(refused(&format!("Name;Elo\n{many}")).len(), 100);
}

#[test]
fn namesakes_and_guesses_are_remarked_upon() {
    let text = "Name;FIDE id\nRanta Reino;\nRanta, Reino;\nRanta, Reino;7\n";
    let namesakes = Remark::SameName {
        line: 3,
        earlier: 2,
    };
    let said = read(text);
    assert_eq!(said.remarks, [namesakes]);
    assert_eq!(said.entries[0].name, said.entries[1].name);
    let unsaid = Entries::read(text.as_bytes(), NameOrder::default()).unwrap();
    assert_eq!(unsaid.remarks, [Remark::GuessedOrder { line: 2 }]);
}

#[test]
fn a_list_is_written_and_read_again_in_every_language() {
    let list = read(ENGLISH);
    for language in [Language::English, Language::Finnish, Language::Swedish] {
        for separator in Separator::ALL {
            let written = list.to_table(language).to_csv(separator);
            assert_eq!(read(&written), list, "{written}");
        }
    }
    let finnish = list.to_table(Language::Finnish);
    assert_eq!(
        finnish.rows()[0].cell(0),
        Column::Number.heading(Language::Finnish)
    );
}

#[test]
fn blank_columns_are_not_written() {
    let list = read("Name;Elo;Club\nRanta, Reino;;\n");
    let written = list
        .to_table(Language::English)
        .to_csv(Separator::Semicolon);
    assert_eq!(written, "\u{feff}Last name;First name\r\nRanta;Reino\r\n");
}

/// A file of another competition, as our writer writes it.
fn report(people: &str, teams: bool) -> String {
    let entries = Entries::read(people.as_bytes(), NameOrder::FirstLast).unwrap();
    let mut report = entries.to_report(Pace::Standard, Some(5));
    if !teams {
        report.teams.clear();
    }
    report.write(tuomari_report::Form::Trf26).unwrap()
}

#[test]
fn a_report_file_is_a_list_of_its_players() {
    let people = "Last name,First name,FIDE id,FIDE rating,Federation,Title,Born,Sex,Team,Board\n\
                  Virta,Aino,502111,2101,FIN,WFM,1990-05-17,w,Kuopio,2\n\
                  Koski,Eero,,1805,FIN,,,m,Kuopio,1\n";
    let read = Entries::read(report(people, false).as_bytes(), NameOrder::FirstLast).unwrap();
    let names = read.entries.iter().map(|entry| entry.name.to_string());
    assert_eq!(names.collect::<Vec<_>>(), ["Virta, Aino", "Koski, Eero"]);
    let first = &read.entries[0];
    assert_eq!(
        (first.fide_id, first.ratings.fide),
        (Some(502_111), Some(2_101))
    );
    assert_eq!((first.title.as_str(), first.sex), ("WFM", Some(Sex::Woman)));
    assert_eq!((first.federation.as_str(), first.number), ("FIN", Some(1)));
    assert!(first.line > 1, "it stands below the heading");
    // Teams are read where teams play.
    let teams = Entries::read_teams(report(people, true).as_bytes(), NameOrder::FirstLast);
    let teams = teams.unwrap();
    let (name, players) = &teams.teams()[0];
    assert_eq!((*name, players[0].name.last.as_str()), ("Kuopio", "Koski"));
    let errors = Entries::read_teams(report(people, false).as_bytes(), NameOrder::FirstLast);
    assert_eq!(errors.unwrap_err().len(), 2, "nobody has a team");
}

#[test]
fn a_report_file_that_is_broken_says_where() {
    let people = "Last name,First name\nVirta,Aino\nKoski,Eero\n";
    let broken = report(people, false).replace("001    2", "001    x");
    let errors = Entries::read(broken.as_bytes(), NameOrder::FirstLast).unwrap_err();
    assert_eq!((errors.len(), errors[0].problem), (1, Problem::Broken));
    assert!(errors[0].line > 1);
    // Names that are counted are no report.
    let counted = "001 Virta, Aino\n002 Koski, Eero\n";
    let read = Entries::read(counted.as_bytes(), NameOrder::FirstLast).unwrap();
    assert_eq!(read.entries.len(), 2);
}
