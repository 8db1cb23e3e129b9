//! `tuomari record`.

use tuomari_record::{
    Handover, ListedEnd, Origin, Record, Row, SignedEnd, SigningKey, chain, hash_text, receipt_of,
};

use crate::call::{call_with, json, tuomari};

/// A short game, as the journal's own tests wrote it.
const RECORD: &str = include_str!("../../../record/tests/record.jsonl");

const VERIFY: [&str; 3] = ["record", "verify", "-"];

fn line(number: usize) -> &'static str {
    RECORD.lines().nth(number - 1).expect("the record has it")
}

/// The record with one line put in another's place, or taken out.
fn with_line(number: usize, new: Option<&str>) -> String {
    let mut text = String::new();
    for (own, line) in (1..).zip(RECORD.lines()) {
        if let Some(line) = if own == number { new } else { Some(line) } {
            text.push_str(line);
            text.push('\n');
        }
    }
    text
}

#[track_caller]
fn check(args: &[&str], input: &str, expected: &[&str]) {
    let printed = call_with(args, input);
    for part in expected {
        assert!(printed.contains(part), "{part} in {printed}");
    }
}

#[test]
fn a_whole_record_is_verified_in_three_languages() {
    let verify = |lang| ["record", "verify", "-", "--lang", lang];
    check(&verify("en"), RECORD, &["whole: 10 entries", "Last hash: "]);
    check(&verify("fi"), RECORD, &["eheä: 10 merkintää"]);
    check(&verify("sv"), RECORD, &["helt: 10 anteckningar"]);
    let told = json(&["record", "verify", "-", "--json"], RECORD);
    assert!(told.contains("\"whole\": true"), "{told}");
    assert!(told.contains("\"entries\": 10"), "{told}");
}

#[test]
fn the_hash_that_was_kept_is_compared() {
    let last = line(RECORD.lines().count());
    let hash = last.rsplit('"').nth(1).expect("it ends with the hash");
    let kept = hash.to_uppercase();
    let same = ["record", "verify", "-", "--hash", &kept];
    check(&same, RECORD, &["the one that was given"]);
    let other = ["record", "verify", "-", "--hash", "0123"];
    check(&other, RECORD, &["another hash", "exit code 1"]);
}

#[test]
fn the_first_broken_entry_is_named() {
    let broken = |input: &str, expected| check(&VERIFY, input, &[expected, "exit code 1"]);
    let changed = line(5).replace("e2-e4", "e2-e3");
    assert_ne!(changed, line(5));
    let changed = with_line(5, Some(&changed));
    broken(&changed, "Line 5: entry 4 is not what its hash");
    broken(&with_line(4, None), "Line 4: entry 4 stands where entry 3");
    broken(&with_line(12, None), "Line 12: the end is missing");
    let followed = format!("{RECORD}{}\n", line(2));
    broken(&followed, "Line 13: something follows the end");
    broken("1. e4 e5", "no record of a table");
    broken(&RECORD.replacen("\"v\":1", "\"v\":2", 1), "A later Tuomari");
    let told = json(&["record", "verify", "-", "--json"], &changed);
    assert!(told.contains("\"version\": 4"), "{told}");
    assert!(told.contains("\"fault\": \"hash\""), "{told}");
}

#[test]
fn a_score_for_the_loser_is_refused_though_every_hash_was_made_anew() {
    let record = Record::read(RECORD).expect("it is a record");
    let stream = record.stream();
    let mut hash = chain::NO_HASH;
    let mut changed = 0;
    let rows = record.rows().iter().map(|row| {
        let body = String::from_utf8(row.body.to_vec()).expect("a body is text");
        let turned = body.replace("\"points\":\"0-1\"", "\"points\":\"1-0\"");
        changed += usize::from(turned != body);
        hash = chain::link(&hash, stream, row.version, turned.as_bytes());
        let body = turned.into_bytes().into();
        Row { hash, body, ..*row }
    });
    let forged = Record::new(stream, rows.collect()).expect("its hashes hold");
    assert_eq!(changed, 1, "the record ends with a score");
    let forged = forged.to_jsonl();
    let told = ["White lost and has the point", "entry 10", "exit code 1"];
    check(&VERIFY, &forged, &told);
    let told = json(&["record", "verify", "-", "--json"], &forged);
    assert!(told.contains("\"fault\": \"outcome\""), "{told}");
}

fn key(byte: u8) -> SigningKey {
    SigningKey::from_secret(&[byte; 32])
}

/// The record with these many of its entries, each body changed, and all of it
/// signed.
fn signed(entries: usize, change: impl Fn(&str) -> String, by: &SigningKey) -> Record {
    let record = Record::read(RECORD).expect("it is a record");
    let stream = record.stream();
    let mut hash = chain::NO_HASH;
    let rows = record.rows().iter().take(entries).map(|row| {
        let body = change(std::str::from_utf8(&row.body).expect("a body is text"));
        hash = chain::link(&hash, stream, row.version, body.as_bytes());
        let body = body.into_bytes().into();
        Row { hash, body, ..*row }
    });
    let record = Record::new(stream, rows.collect()).expect("its hashes hold");
    let signed = SignedEnd::new(by, stream, record.end(), 1_794_000_000_000);
    let handovers = Vec::new();
    let origin = Origin { signed, handovers };
    record.signed(origin).expect("it was signed just now")
}

fn verify_by(by: &SigningKey, input: &str, expected: &[&str]) {
    let key = by.public().to_string();
    check(&["record", "verify", "-", "--key", &key], input, expected);
}

#[test]
fn a_signed_record_is_known_by_its_key() {
    let record = signed(10, str::to_owned, &key(1));
    let mut text = record.to_jsonl();
    verify_by(&key(1), &text, &["whole: 10 entries", "which is"]);
    check(&VERIFY, &text, &["Signed on 2026-", "--key"]);
    let told = json(&["record", "verify", "-", "--json"], &text);
    assert!(told.contains("\"signed\": {"), "{told}");
    assert!(!told.contains("\"known\""), "{told}");
    // The key has come after another.
    text.truncate(text.len() - 2);
    let handover = Handover::new(&key(7), key(1).public(), 5).write();
    let text = format!("{text},\"keys\":[{handover}]}}\n");
    verify_by(&key(7), &text, &["which is"]);
    verify_by(&key(8), &text, &["Another key signed it"]);
}

#[test]
fn a_record_made_anew_trimmed_or_signed_by_another_is_refused() {
    let refused = |text: &str, why| verify_by(&key(1), text, &[why, "exit code 1"]);
    let altered = |body: &str| body.replace("e2-e4", "e2-e3");
    refused(RECORD, "Nobody signed it");
    let forged = signed(10, altered, &key(2));
    refused(&forged.to_jsonl(), "Another key signed it");
    let trimmed = signed(8, str::to_owned, &key(2));
    refused(&trimmed.to_jsonl(), "Another key signed it");
    // With the true signature, taken from the true record.
    let whole = signed(10, str::to_owned, &key(1)).to_jsonl();
    let true_end = whole.lines().last().expect("it has a last line");
    let (_, taken) = true_end.split_once(",\"signed\"").expect("it is signed");
    let put_on = |record: &Record| {
        let text = record.to_jsonl();
        let (before, _) = text.split_once(",\"signed\"").expect("it is signed");
        format!("{before},\"signed\"{taken}\n")
    };
    for record in [forged, trimmed] {
        let text = put_on(&record);
        refused(&text, "what was signed is another entry 10");
        check(&VERIFY, &text, &["another entry 10", "exit code 1"]);
    }
    let scored = whole.replace("\"entries\":10,\"hash\"", "\"entries\":9,\"hash\"");
    assert_ne!(scored, whole);
    check(&VERIFY, &scored, &["exit code 1"]);
}

#[test]
fn without_a_key_a_record_is_compared_with_what_a_player_kept() {
    let record = Record::read(RECORD).expect("it is a record");
    let kept = record.rows()[4].hash;
    let receipt = hash_text(&receipt_of(&kept));
    let against = ["record", "verify", "-", "--against", &receipt];
    check(&against, RECORD, &["kept of entry 5 is in it"]);
    let hash = ["record", "verify", "-", "--against", &hash_text(&kept)];
    check(&hash, RECORD, &["kept of entry 5 is in it"]);
    let altered = |body: &str| body.replace("e2-e4", "e2-e3");
    let forged = signed(10, altered, &key(2)).to_jsonl();
    // A list of the day was published.
    let list = std::env::temp_dir().join(format!("tuomari-ends-{}", std::process::id()));
    let line = ListedEnd::new(record.stream(), record.end());
    std::fs::write(&list, format!("{line}\n")).expect("it can be written");
    let name = list.display().to_string();
    let published = ["record", "verify", "-", "--against", &name];
    check(&published, RECORD, &["kept of entry 10 is in it"]);
    check(&published, &forged, &["none of its entries", "exit code 1"]);
    // The game is in a PGN among others, a competition in its report.
    for line in ["[RecordHash \"{}\"]", "### RecordHash {}\n999 other"] {
        let other = line.replace("{}", &"00".repeat(32));
        let line = line.replace("{}", &hash_text(&record.end().hash));
        std::fs::write(&list, format!("012 Name\n{other}\n{line}\n")).expect("it can be written");
        check(&published, RECORD, &["kept of entry 10 is in it"]);
        check(&published, &forged, &["none of its entries", "exit code 1"]);
    }
    std::fs::remove_file(&list).expect("it was written");
    check(&against, &forged, &["none of its entries", "exit code 1"]);
    let trimmed = signed(4, str::to_owned, &key(2)).to_jsonl();
    check(&against, &trimmed, &["none of its entries", "exit code 1"]);
}

#[test]
fn a_record_is_told() {
    let show = ["record", "show", "-"];
    check(&show, RECORD, &["Anna – ?", "fide-2018/4.7", "e4"]);
    let told = json(&["record", "show", "-", "--json"], RECORD);
    assert!(told.contains("\"event\": \"seat-reissued\""), "{told}");
    assert!(told.contains("\"event\": \"concluded\""), "{told}");
}

#[test]
fn a_record_is_printed_as_pgn() {
    let pgn = ["record", "pgn", "-"];
    check(&pgn, RECORD, &["[White \"Anna\"]", "1. e4", "0-1"]);
}

#[test]
fn a_file_that_is_not_there_ends_with_three() {
    let output = tuomari(&["record", "verify", "no-such-file"]).output();
    let code = output.expect("the binary runs").status.code();
    assert_eq!(code, Some(3));
}

/// The first round of a club evening, as a server wrote it.
const COMPETITION: &str = include_str!("../../../record/tests/competition.jsonl");

#[test]
fn the_record_of_a_competition_is_verified_and_told() {
    check(&VERIFY, COMPETITION, &["whole: 5 entries", "Last hash: "]);
    let show = |lang| ["record", "show", "-", "--lang", lang];
    let told = [
        "Club evening, 2026-",
        "First entered",
        "[C.04.2/2.4]",
        "3 links were changed.",
        "Round 1, board 1: ½-½. [fide-2018/8.7]",
        "The competition goes on.",
    ];
    check(&show("en"), COMPETITION, &told);
    let told = ["3 linkkiä vaihtui.", "Kierros 1, pöytä 1: ½-½."];
    check(&show("fi"), COMPETITION, &told);
    check(&show("sv"), COMPETITION, &["3 länkar ändrades."]);
    let for_programs = json(&["record", "show", "-", "--json"], COMPETITION);
    assert!(
        for_programs.contains("\"what\": \"paired\""),
        "{for_programs}"
    );
    let no_moves = ["record", "pgn", "-"];
    check(&no_moves, COMPETITION, &["it has no moves", "exit code 1"]);
    let changed = COMPETITION.replace("\"rating\":1800", "\"rating\":1900");
    check(
        &VERIFY,
        &changed,
        &["entry 2 is not what its hash", "exit code 1"],
    );
}
