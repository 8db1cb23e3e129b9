//! A rating list that nobody has written, made as it is read.

use std::fmt::Write as _;
use std::io::{self, Read};

use tuomari_lists::Sex;
use tuomari_lists::rating::Listed;
use tuomari_testkit::Dice;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    Text,
    Xml,
}

/// The bytes of a list of so many players.
pub(crate) struct Made {
    form: Form,
    players: usize,
    next: usize,
    piece: Vec<u8>,
    at: usize,
}

impl Made {
    pub(crate) fn new(form: Form, players: usize) -> Made {
        let begin = match form {
            Form::Text => {
                "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\r\n"
            }
            Form::Xml => "<playerslist>\r\n",
        };
        Made {
            form,
            players,
            next: 0,
            piece: begin.as_bytes().to_vec(),
            at: 0,
        }
    }

    fn refill(&mut self) {
        self.at = 0;
        let mut text = String::new();
        if self.next < self.players {
            let listed = player(self.next);
            match self.form {
                Form::Text => write_line(&mut text, &listed),
                Form::Xml => write_element(&mut text, &listed),
            }
        } else if self.next == self.players && self.form == Form::Xml {
            text.push_str("</playerslist>\r\n");
        }
        self.next += 1;
        self.piece = text.into_bytes();
    }
}

impl Read for Made {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.at == self.piece.len() {
            self.refill();
        }
        let left = &self.piece[self.at..];
        let length = left.len().min(buffer.len());
        buffer[..length].copy_from_slice(&left[..length]);
        self.at += length;
        Ok(length)
    }
}

const BEGINNINGS: [&str; 12] = [
    "Vir", "Mak", "Rodrig", "Kova", "Ivan", "Sch", "Nguy", "Sing", "Oli", "Zhan", "Petro", "Ande",
];
const ENDINGS: [&str; 10] = [
    "tanen", "ela", "uez", "cs", "ov", "midt", "en", "h", "veira", "sson",
];
const FEDERATIONS: [&str; 8] = ["FIN", "SWE", "IND", "ESP", "GER", "RUS", "USA", "NOR"];
const TITLES: [&str; 16] = [
    "", "", "", "", "", "", "", "", "", "", "", "", "CM", "FM", "IM", "GM",
];

/// Somebody who does not exist.
pub(crate) fn player(number: usize) -> Listed {
    let mut dice = Dice::new(number as u64);
    let of = |dice: &mut Dice, words: &[&'static str]| *dice.choose(words).unwrap_or(&"");
    let word = |dice: &mut Dice| format!("{}{}", of(dice, &BEGINNINGS), of(dice, &ENDINGS));
    let name = format!(
        "{}, {} {}",
        word(&mut dice),
        word(&mut dice),
        of(&mut dice, &BEGINNINGS)
    );
    let mut rating = |sides: usize| {
        let points = u16::try_from(1400 + dice.below(1400)).unwrap_or(0);
        (dice.below(10) < sides).then_some(points)
    };
    let (standard, rapid, blitz) = (rating(4), rating(3), rating(3));
    Listed {
        // Not in order, and each its own.
        id: u32::try_from((number * 7_919) % 99_999_989 + 1).unwrap_or(0),
        name,
        federation: of(&mut dice, &FEDERATIONS).to_owned(),
        club: String::new(),
        title: of(&mut dice, &TITLES).to_owned(),
        sex: Some(if dice.one_in(8) { Sex::Woman } else { Sex::Man }),
        standard,
        rapid,
        blitz,
        birth_year: Some(1930 + u16::try_from(dice.below(90)).unwrap_or(0)),
        is_inactive: dice.one_in(3),
    }
}

fn letter(listed: &Listed) -> &'static str {
    if listed.sex == Some(Sex::Woman) {
        "F"
    } else {
        "M"
    }
}

fn write_line(text: &mut String, listed: &Listed) {
    let number = |rating: Option<u16>| rating.unwrap_or(0);
    let flag = if listed.is_inactive { "i" } else { "" };
    let _ = write!(
        text,
        "{:<15}{:<61}{:<4}{:<4}{:<5}{:<5}{:<15}{:<4}{:<6}{:<4}{:<3}{:<6}{:<4}{:<3}{:<6}{:<4}{:<3}{:<6}{:<4}\r\n",
        listed.id,
        listed.name,
        listed.federation,
        letter(listed),
        listed.title,
        "",
        "",
        "",
        number(listed.standard),
        0,
        20,
        number(listed.rapid),
        0,
        20,
        number(listed.blitz),
        0,
        20,
        listed.birth_year.unwrap_or(0),
        flag,
    );
}

fn write_element(text: &mut String, listed: &Listed) {
    let number = |rating: Option<u16>| rating.unwrap_or(0);
    let flag = if listed.is_inactive { "i" } else { "" };
    let _ = write!(
        text,
        "<player>\r\n<fideid>{}</fideid>\r\n<name>{}</name>\r\n<country>{}</country>\r\n<sex>{}</sex>\r\n\
         <title>{}</title>\r\n<w_title></w_title>\r\n<o_title></o_title>\r\n<foa_title></foa_title>\r\n\
         <rating>{}</rating>\r\n<games>0</games>\r\n<k>20</k>\r\n\
         <rapid_rating>{}</rapid_rating>\r\n<rapid_games>0</rapid_games>\r\n<rapid_k>20</rapid_k>\r\n\
         <blitz_rating>{}</blitz_rating>\r\n<blitz_games>0</blitz_games>\r\n<blitz_k>20</blitz_k>\r\n\
         <birthday>{}</birthday>\r\n<flag>{}</flag>\r\n</player>\r\n",
        listed.id,
        listed.name,
        listed.federation,
        letter(listed),
        listed.title,
        number(listed.standard),
        number(listed.rapid),
        number(listed.blitz),
        listed.birth_year.unwrap_or(0),
        flag,
    );
}
