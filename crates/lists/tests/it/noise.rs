//! Lists that nobody wrote: no reader panics, and what is taken can be written
//! and read again.

use tuomari_lists::rating::{Pace, RatingList};
use tuomari_lists::{Entries, Language, NameOrder, Separator, Table};
use tuomari_testkit::{Dice, quick_or_full};

/// What stands in such files, rather than letters in general.
const SIGNS: &[u8] = b" 0123456789.,;-+='\"()<>&/#\r\n\t\xc3\xa4\xe4\xffwmABCaeinrstNFIN";

const TABLES: &[&[u8]] = &[
    b"Name;Rating;Club\nRanta, Reino;1850;Kerho\nMaki Maija;;\n",
    b"No,Last name,First name,Fed,Sex,Born,FIDE ID\n1,Ranta,Reino,FIN,m,1990-05-17,500001\n",
    "Nimi\tSeura\tSELO\tSyntynyt\r\nMäkelä, Öjvind\tÅbo\t1800\t17.5.1990\r\n".as_bytes(),
    b"sep=;\r\n\"Sukunimi\";\"Etunimi\";\"Lag\";\"Bord\"\r\n\"a\"\"b\";\"=c\";\"x;y\";2\r\n",
    b"Spring\n\nName;Elo;Rapid;Blitz;Group;Title\nA B;1;2;3;A;GM\n",
];

const NAMES: &[&[u8]] = &[
    b"Ranta, Reino\nMaija Meikalainen 1850\n",
    b"1. Reino Ranta (1850) FIN Kerho\n2) Maki, Maija, Kerho 500002\n",
    b"GM Reino von Ranta; 2500; Kerho\r\nReino\tFIN\t500123\r\n",
    "7 Mäkelä, Öjvind WFM 1999\n".as_bytes(),
];

const LISTS: &[&[u8]] = &[
    b"ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\r\n500001         Ranta, Reino                                                 FIN M   FM        FA,NI              2301  5   20 2302  0   20 2303  0   20 1990      \r\n500002         Maki, Maija                                                  FIN F   WFM  WFM                     0     0   0  1902  0   20 0     0   0  2001  wi  \r\n",
    b"ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA NOV26 Gms K  B-day Flag\n7              Ranta, Reino                                                 FIN M                                1850  3   20 1990\n",
    b"<playerslist><player><fideid>500001</fideid><name>Ranta &amp; Reino</name><country>FIN</country><sex>M</sex><title>FM</title><rating>2301</rating><birthday>1990</birthday><flag>i</flag></player><player><fideid>2</fideid><name>A</name></player></playerslist>",
    b"<?xml version=\"1.0\"?><playerslist><player><fideid>1</fideid><name><![CDATA[x]]></name><!-- --></player></playerslist>",
    b"Pelaajanumero;Sukunimi;Etunimi;Seura;SELO\r\n4711;M\xe4kel\xe4;Maija;Kerho;1850\r\n4712;Ranta;Reino;\"Kerho; vanha\";2310\r\n",
    b"ID_No,Name,Fed,Rtg_Nat\n9,\"Ranta, Reino\",FIN,2310\n",
];

/// One of the samples, with a few of its bytes changed, gone or doubled.
fn mutated(dice: &mut Dice, samples: &[&[u8]]) -> Vec<u8> {
    let mut bytes = dice
        .choose(samples)
        .map_or(Vec::new(), |sample| sample.to_vec());
    for _ in 0..dice.below(6) {
        if bytes.is_empty() {
            break;
        }
        let place = dice.below(bytes.len());
        let sign = *dice.choose(SIGNS).unwrap_or(&b' ');
        match dice.below(8) {
            0 => bytes.insert(place, sign),
            1 => drop(bytes.remove(place)),
            2 => bytes.truncate(place + 1),
            3 => {
                let end = (place + dice.below(20)).min(bytes.len());
                bytes.drain(place..end);
            }
            4 => {
                let other = dice.choose(samples).copied().unwrap_or(&[]);
                let from = dice.below(other.len());
                let to = (from + dice.below(40)).min(other.len());
                bytes.splice(place..place, other[from..to].iter().copied());
            }
            _ => bytes[place] = sign,
        }
    }
    bytes
}

fn random(dice: &mut Dice) -> Vec<u8> {
    let any = dice.one_in(2);
    let length = dice.below(200);
    let byte = |dice: &mut Dice| {
        if any {
            dice.bits().to_le_bytes()[0]
        } else {
            *dice.choose(SIGNS).unwrap_or(&b' ')
        }
    };
    (0..length).map(|_| byte(dice)).collect()
}

fn noise(dice: &mut Dice, samples: &[&[u8]]) -> Vec<u8> {
    if dice.one_in(8) {
        random(dice)
    } else {
        mutated(dice, samples)
    }
}

/// Runs `check` on so many files; both answers must come often.
fn many(
    seed: u64,
    samples: &[&[u8]],
    quick: usize,
    full: usize,
    check: impl Fn(&mut Dice, &[u8]) -> bool,
) {
    let mut dice = Dice::new(seed);
    let rounds = quick_or_full(quick, full);
    let mut taken = 0;
    for _ in 0..rounds {
        let bytes = noise(&mut dice, samples);
        taken += usize::from(check(&mut dice, &bytes));
    }
    println!("{rounds} files, {taken} of them taken");
    assert!(
        taken > rounds / 20 && rounds - taken > rounds / 20,
        "{taken} of {rounds}"
    );
}

/// The entries in a form that does not depend on blank lines.
fn numbered(mut list: Entries) -> Entries {
    for (entry, line) in list.entries.iter_mut().zip(2..) {
        entry.line = line;
    }
    list.remarks.clear();
    list
}

fn entries_come_back(dice: &mut Dice, bytes: &[u8]) -> bool {
    let order = if dice.one_in(2) {
        NameOrder::FirstLast
    } else {
        NameOrder::LastFirst
    };
    if let Ok(teams) = Entries::read_teams(bytes, order) {
        let seated: usize = teams.teams().iter().map(|(_, players)| players.len()).sum();
        assert_eq!(seated, teams.entries.len());
    }
    let list = match Entries::read(bytes, order) {
        Ok(list) => list,
        Err(errors) => {
            assert!(!errors.is_empty() && errors.len() <= 100);
            return false;
        }
    };
    let languages = [Language::English, Language::Finnish, Language::Swedish];
    let language = *dice.choose(&languages).unwrap_or(&Language::English);
    let separator = *dice.choose(&Separator::ALL).unwrap_or(&Separator::Comma);
    let written = list.to_table(language).to_csv(separator);
    let again = Entries::read(written.as_bytes(), order);
    let again = again.unwrap_or_else(|errors| panic!("{}: {written}", errors[0]));
    assert_eq!(numbered(again), numbered(list), "{written}");
    true
}

#[test]
fn no_bytes_make_the_reader_of_tables_panic() {
    many(0xc5, TABLES, 20_000, 2_500_000, entries_come_back);
}

#[test]
fn no_bytes_make_the_reader_of_names_panic() {
    many(0xa3, NAMES, 20_000, 2_500_000, entries_come_back);
}

#[test]
fn no_bytes_make_the_readers_of_rating_lists_panic() {
    many(0xe1, LISTS, 20_000, 4_000_000, |dice, bytes| {
        let pace = if dice.one_in(2) {
            Pace::Standard
        } else {
            Pace::Blitz
        };
        let Ok(list) = RatingList::read(bytes, pace) else {
            return false;
        };
        assert!(list.by_name("").count() == list.len());
        for listed in list.by_name("r") {
            assert_eq!(list.by_id(listed.id), Some(listed));
        }
        true
    });
}

#[test]
fn no_bytes_make_the_reader_of_csv_panic() {
    many(0xc6, TABLES, 10_000, 1_000_000, |dice, bytes| {
        let separator = *dice.choose(&Separator::ALL).unwrap_or(&Separator::Comma);
        let (Ok(table), Ok(_)) = (
            Table::from_csv_with(bytes, separator),
            Table::from_csv(bytes),
        ) else {
            return false;
        };
        let lines: Vec<usize> = table.rows().iter().map(|row| row.line).collect();
        assert!(lines.is_sorted());
        let written = table.to_csv(separator);
        let again = Table::from_csv_with(written.as_bytes(), separator).unwrap();
        let cells = |table: &Table| -> Vec<Vec<String>> {
            table
                .rows()
                .iter()
                .map(|row| row.cells().to_vec())
                .collect()
        };
        assert_eq!(cells(&again), cells(&table), "{written:?}");
        true
    });
}
