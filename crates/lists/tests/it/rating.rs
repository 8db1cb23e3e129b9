//! Rating lists, small and as large as FIDE's.

use std::io::{BufReader, Cursor, Write};

use tuomari_lists::rating::{FideText, FideXml, Listed, NationalList, Pace, RatingList};
use tuomari_lists::{Fix, Problem, Sex};
use tuomari_testkit::quick_or_full;

use crate::made::{self, Made};

const HEADER: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";

/// A line of FIDE's text with texts at columns counted from 1.
fn line(fields: &[(usize, &str)]) -> String {
    let mut line = String::new();
    for (column, text) in fields {
        while line.chars().count() + 1 < *column {
            line.push(' ');
        }
        line.push_str(text);
    }
    format!("{line:<162}")
}

fn ranta() -> String {
    line(&[
        (1, "500001"),
        (16, "Ranta, Reino"),
        (77, "FIN"),
        (81, "M"),
        (85, "FM"),
        (95, "FA,NI"),
        (114, "2301"),
        (120, "5"),
        (124, "20"),
        (127, "2302"),
        (140, "2303"),
        (153, "1990"),
    ])
}

fn makela() -> String {
    line(&[
        (1, "500002"),
        (16, "Makela, Maija"),
        (77, "FIN"),
        (81, "F"),
        (85, "WFM"),
        (90, "WFM"),
        (114, "0"),
        (127, "1902"),
        (140, "0"),
        (153, "2001"),
        (159, "wi"),
    ])
}

fn text(lines: &[String]) -> String {
    format!("{HEADER}\r\n{}\r\n", lines.join("\r\n"))
}

fn ranta_listed() -> Listed {
    Listed {
        id: 500_001,
        name: "Ranta, Reino".to_owned(),
        federation: "FIN".to_owned(),
        title: "FM".to_owned(),
        sex: Some(Sex::Man),
        standard: Some(2301),
        rapid: Some(2302),
        blitz: Some(2303),
        birth_year: Some(1990),
        ..Listed::default()
    }
}

fn makela_listed() -> Listed {
    Listed {
        id: 500_002,
        name: "Makela, Maija".to_owned(),
        federation: "FIN".to_owned(),
        title: "WFM".to_owned(),
        sex: Some(Sex::Woman),
        rapid: Some(1902),
        birth_year: Some(2001),
        is_inactive: true,
        ..Listed::default()
    }
}

#[track_caller]
fn read(text: &str) -> RatingList {
    RatingList::read(text.as_bytes(), Pace::Standard).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn the_text_of_fide_is_read_by_its_headings() {
    let list = read(&text(&[makela(), ranta()]));
    assert_eq!(list.by_id(500_001), Some(ranta_listed()));
    assert_eq!(list.by_id(500_002), Some(makela_listed()));
    assert_eq!(list.by_id(7), None);
    assert_eq!((list.len(), list.skipped()), (2, &[][..]));
}

#[test]
fn other_titles_may_push_the_columns() {
    // The list has three such lines, one sign too long.
    let plain = ranta();
    let pushed = format!(
        "{}{}{:<4}{}",
        &plain[..94],
        "SI,FI,LSI,SLI,NA",
        "AFM",
        &plain[113..]
    );
    assert_eq!(pushed.len(), 163);
    assert_eq!(read(&text(&[pushed])).by_id(500_001), Some(ranta_listed()));
}

#[test]
fn a_list_of_one_month_has_the_rating_that_the_caller_says() {
    let header = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA NOV26 Gms K  B-day Flag";
    let line = line(&[
        (1, "7"),
        (16, "Ranta, Reino"),
        (77, "FIN"),
        (114, "1850"),
        (120, "3"),
        (127, "1990"),
    ]);
    let text = format!("{header}\n{}\n", line.trim_end());
    let listed = |pace| {
        RatingList::read(text.as_bytes(), pace)
            .unwrap()
            .by_id(7)
            .unwrap()
    };
    assert_eq!(listed(Pace::Standard).standard, Some(1850));
    assert_eq!(listed(Pace::Rapid).rapid, Some(1850));
    assert_eq!(listed(Pace::Blitz).blitz, Some(1850));
    assert_eq!(listed(Pace::Blitz).birth_year, Some(1990));
    let old = HEADER.replace("FOA ", "");
    let shifted: String = ranta()
        .chars()
        .enumerate()
        .filter(|(at, _)| !(109..113).contains(at))
        .map(|(_, letter)| letter)
        .collect();
    assert_eq!(
        read(&format!("{old}\n{shifted}\n")).by_id(500_001),
        Some(ranta_listed())
    );
}

const XML: &str = "<playerslist>
<player><fideid>500001</fideid><name>Ranta, Reino</name><country>FIN</country><sex>M</sex><title>FM</title><w_title></w_title><o_title>FA,NI</o_title><foa_title></foa_title><rating>2301</rating><games>5</games><k>20</k><rapid_rating>2302</rapid_rating><rapid_games>0</rapid_games><rapid_k>20</rapid_k><blitz_rating>2303</blitz_rating><blitz_games>0</blitz_games><blitz_k>20</blitz_k><birthday>1990</birthday><flag></flag></player>
<player><fideid>500002</fideid><name>Makela, Maija</name><country>FIN</country><sex>F</sex><title>WFM</title><w_title>WFM</w_title><rapid_rating>1902</rapid_rating><birthday>2001</birthday><flag>wi</flag></player>
</playerslist>";

#[test]
fn the_xml_of_fide_says_the_same() {
    let list = read(XML);
    assert_eq!(list.by_id(500_001), Some(ranta_listed()));
    assert_eq!(list.by_id(500_002), Some(makela_listed()));
    let odd = "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY x \"boom\">]><playerslist><player><!-- x --><fideid>1</fideid><name>O&apos;Brien &amp; S&#246;n &x;<![CDATA[!]]></name></player></playerslist>";
    assert_eq!(read(odd).by_id(1).unwrap().name, "O'Brien & Sön !");
}

#[test]
fn xml_without_an_end_is_refused_early() {
    let cut = &XML[..XML.len() / 2];
    let players: Vec<_> = FideXml::new(cut.as_bytes()).collect();
    assert_eq!(players.len(), 1);
    assert_eq!(players[0].as_ref().unwrap_err().problem, Problem::Broken);
    let endless = format!("<playerslist><player><name>{}", "x".repeat(1 << 20));
    let error = FideXml::new(endless.as_bytes())
        .next()
        .unwrap()
        .unwrap_err();
    assert_eq!(
        (error.problem, error.fix),
        (Problem::StreamFailed, Fix::FetchAgain)
    );
    let deep = "<a>".repeat(100);
    let error = FideXml::new(deep.as_bytes()).next().unwrap().unwrap_err();
    assert_eq!(error.problem, Problem::Broken);
}

const SELO: &[u8] =
    b"Nro;Pelaajanumero;Maa;Sukunimi;Etunimi;Seura;SELO;Pelit;Syntynyt;Sukupuoli;FIDE-tunnus\r\n\
    1;4711;FIN;M\xe4kel\xe4;Maija;Kerho;1850;120;2001;N;500002\r\n\
    2;4712;FIN;Ranta;Reino;\"Kerho; vanha\";2310;900;1990;M;500001\r\n";

#[test]
fn the_finnish_list_is_read_by_its_headings() {
    let list = RatingList::read(SELO, Pace::Standard).unwrap();
    let listed = list.by_id(4711).unwrap();
    assert_eq!(
        (listed.name.as_str(), listed.club.as_str()),
        ("Mäkelä, Maija", "Kerho")
    );
    assert_eq!(
        (listed.standard, listed.birth_year),
        (Some(1850), Some(2001))
    );
    assert_eq!(list.by_id(4712).unwrap().club, "Kerho; vanha");
    assert_eq!(list.by_id(500_002), None);
    let pelo = RatingList::read(SELO, Pace::Blitz).unwrap();
    assert_eq!(pelo.by_id(4711).unwrap().blitz, Some(1850));
    let manager = b"ID_No;Name;Fed;Rtg_Nat;Birthday\n9;Ranta Reino;FIN;2310;1990-05-17\n";
    let list = RatingList::read(&manager[..], Pace::Standard).unwrap();
    assert_eq!(list.by_id(9).unwrap().name, "Ranta, Reino");
}

#[test]
fn names_are_found_by_their_beginning() {
    let list = RatingList::read(SELO, Pace::Standard).unwrap();
    let found = |text: &str| -> Vec<u32> { list.by_name(text).map(|listed| listed.id).collect() };
    assert_eq!(found("makela"), [4711]);
    assert_eq!(found("MÄKELÄ, m"), [4711]);
    assert_eq!(found("makelä maija"), [4711]);
    assert_eq!(found(""), [4711, 4712]);
    assert!(found("maija").is_empty());
    assert!(found("z").is_empty());
}

#[test]
fn what_is_no_list_is_refused() {
    let error = |bytes: &[u8]| RatingList::read(bytes, Pace::Standard).unwrap_err().problem;
    assert_eq!(error(b""), Problem::NoHeading);
    assert_eq!(error(b"hello\nworld\n"), Problem::NoHeading);
    assert_eq!(error(b"Name;Elo\nA;1\n"), Problem::NoHeading);
    assert_eq!(error(HEADER.as_bytes()), Problem::Empty);
    assert_eq!(error(b"<playerslist></playerslist>"), Problem::Empty);
    assert!(FideText::new(&b"Name Elo\n"[..], Pace::Standard).is_err());
    assert!(NationalList::new(&b"x"[..], Pace::Standard).is_err());
}

#[test]
fn a_wrong_line_is_skipped_and_told_and_a_hundred_are_too_many() {
    let wrong = ranta().replace("2301", "high");
    let list = read(&text(&[wrong.clone(), makela(), makela()]));
    assert_eq!(list.len(), 1);
    let told: Vec<_> = list
        .skipped()
        .iter()
        .map(|error| (error.line, error.column, error.problem))
        .collect();
    assert_eq!(
        told,
        [(2, 114, Problem::NotANumber), (1, 1, Problem::Twice)]
    );
    let mut many = vec![wrong; 101];
    many.push(makela());
    let error = RatingList::read(text(&many).as_bytes(), Pace::Standard).unwrap_err();
    assert_eq!((error.line, error.problem), (2, Problem::NotANumber));
    let long = format!("{}\n{}", text(&[makela()]), "x".repeat(5000));
    assert_eq!(read(&long).skipped()[0].problem, Problem::TooLong);
}

#[test]
fn a_stream_that_fails_is_told() {
    struct Failing;
    impl std::io::Read for Failing {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("gone"))
        }
    }
    use std::io::Read as _;
    for beginning in [
        text(&[ranta()]).repeat(9).into_bytes(),
        XML.repeat(2).into_bytes(),
        SELO.repeat(9),
    ] {
        let stream = BufReader::new(Cursor::new(beginning).chain(Failing));
        let error = RatingList::read(stream, Pace::Standard).unwrap_err();
        assert_eq!(error.problem, Problem::StreamFailed);
    }
}

fn packed(name: &str, bytes: &[u8]) -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let options = zip::write::SimpleFileOptions::default();
    zip.start_file("readme.md", options).unwrap();
    zip.start_file(name, options).unwrap();
    zip.write_all(bytes).unwrap();
    zip.finish().unwrap().into_inner()
}

#[test]
fn a_packed_list_is_read_and_a_bomb_is_not() {
    let zip = packed("players_list_foa.txt", text(&[ranta()]).as_bytes());
    let list = RatingList::read_zip(Cursor::new(&zip), Pace::Standard).unwrap();
    assert_eq!(list.by_id(500_001), Some(ranta_listed()));
    let zip = packed("LIST.XML", XML.as_bytes());
    assert_eq!(
        RatingList::read_zip(Cursor::new(zip), Pace::Standard)
            .unwrap()
            .len(),
        2
    );

    let bomb = packed(
        "a.txt",
        format!("{HEADER}\n{}", " ".repeat(30 << 20)).as_bytes(),
    );
    assert!(bomb.len() < 200_000);
    let error =
        RatingList::read_zip_within(Cursor::new(bomb), Pace::Standard, 1 << 20).unwrap_err();
    assert_eq!(
        (error.problem, error.fix),
        (Problem::TooLarge, Fix::KeepWithin { most: 1 << 20 })
    );

    let error = |bytes: &[u8]| {
        RatingList::read_zip(Cursor::new(bytes), Pace::Standard)
            .unwrap_err()
            .problem
    };
    assert_eq!(error(b"PK\x03\x04"), Problem::Broken);
    assert_eq!(error(&packed("photo.jpg", b"x")), Problem::Broken);
}

/// As many as FIDE has; each form finds the same players again.
#[test]
fn a_list_of_any_size_is_read_as_a_stream() {
    let players = quick_or_full(30_000, 1_500_000);
    for form in [made::Form::Text, made::Form::Xml] {
        let list =
            RatingList::read(BufReader::new(Made::new(form, players)), Pace::Standard).unwrap();
        assert_eq!((list.len(), list.skipped()), (players, &[][..]));
        assert!(list.bytes() < 60 * players, "{} bytes", list.bytes());
        for number in (0..players).step_by(players / 1000) {
            let expected = made::player(number);
            assert_eq!(list.by_id(expected.id).as_ref(), Some(&expected));
            let found = list
                .by_name(&expected.name)
                .any(|listed| listed == expected);
            assert!(found, "{}", expected.name);
        }
        let names: Vec<String> = list
            .by_name("vir")
            .take(100)
            .map(|listed| listed.name)
            .collect();
        assert!(
            names.len() == 100 && names.iter().all(|name| name.starts_with("Vir")),
            "{names:?}"
        );
    }
}
