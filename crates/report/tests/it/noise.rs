//! Files that nobody wrote: the reader never panics, and what it takes can be
//! written and read again.

use tuomari_report::{Form, Report};
use tuomari_testkit::{Dice, quick_or_full};

use crate::round_trip::EVERYTHING;

/// What stands in such files, rather than letters in general.
const SIGNS: &[u8] = b" 0123456789.-+=wbWDLUFHZAPXTRM/:,?#\r\n\t\xc3\xa4\xff";

#[track_caller]
fn check(bytes: &[u8]) -> bool {
    let Ok(report) = Report::read(bytes) else {
        return false;
    };
    let written = report.write(Form::Trf26);
    let written = written.unwrap_or_else(|unfit| panic!("{unfit}: {bytes:?}"));
    let again = Report::read(written.as_bytes());
    let again = again.unwrap_or_else(|error| panic!("{error}: {written}"));
    assert_eq!(again, report, "{written}");
    report
        .write(Form::Trf16)
        .expect("fewer records fit as well");
    true
}

/// One line of the file, with a few of its bytes changed, gone or doubled.
fn mutated(dice: &mut Dice, lines: &[&str]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for _ in 0..=dice.below(3) {
        let line = dice.choose(lines).copied().unwrap_or("");
        bytes.extend_from_slice(line.as_bytes());
        bytes.push(b'\n');
    }
    for _ in 0..dice.below(5) {
        if bytes.is_empty() {
            break;
        }
        let place = dice.below(bytes.len());
        let sign = *dice.choose(SIGNS).unwrap_or(&b' ');
        match dice.below(5) {
            0 => bytes.insert(place, sign),
            1 => {
                bytes.remove(place);
            }
            2 => bytes.truncate(place + 1),
            _ => bytes[place] = sign,
        }
    }
    bytes
}

fn random(dice: &mut Dice) -> Vec<u8> {
    let length = dice.below(200);
    let any = dice.one_in(2);
    let byte = |dice: &mut Dice| {
        if any {
            dice.bits().to_le_bytes()[0]
        } else {
            *dice.choose(SIGNS).unwrap_or(&b' ')
        }
    };
    (0..length).map(|_| byte(dice)).collect()
}

#[test]
fn no_bytes_make_the_reader_panic() {
    let lines: Vec<&str> = EVERYTHING.lines().collect();
    let mut dice = Dice::new(0x7f26);
    let (mut taken, mut refused) = (0, 0);
    for round in 0..quick_or_full(240_000, 10_000_000) {
        let bytes = if round % 8 == 0 {
            random(&mut dice)
        } else {
            mutated(&mut dice, &lines)
        };
        if check(&bytes) {
            taken += 1;
        } else {
            refused += 1;
        }
    }
    // Both happen often, or the test shows nothing.
    assert!(taken > 20_000 && refused > 20_000, "{taken} {refused}");
}
