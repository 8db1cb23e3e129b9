//! Whoever rewrites a record, and does not have the installation's key.

use tuomari_record::{
    Handover, Origin, OriginFault, PublicKey, Record, RecordFault, Row, SignedEnd, SigningKey,
    StreamId, chain, receipt_of,
};

const CREATED: &str = r#"{"v":1,"at":1794000000123,"by":"organiser","table-created":{"rulebook":"fi-blitz-2014","profile":"only","table":"strict"}}"#;
const REISSUED: &str = r#"{"v":1,"at":1794000000200,"by":"organiser","seat-reissued":{"seat":"arbiter","token":"0000000000000000000000000000000000000000000000000000000000000000"}}"#;

fn stream() -> StreamId {
    StreamId::new(1_794_000_000_000, 0, [7; 9])
}

fn key(byte: u8) -> SigningKey {
    SigningKey::from_secret(&[byte; 32])
}

fn ours() -> [PublicKey; 1] {
    [key(1).public()]
}

fn record(bodies: &[&str]) -> Record {
    let mut before = chain::NO_HASH;
    let rows = (1..).zip(bodies).map(|(version, body)| {
        before = chain::link(&before, stream(), version, body.as_bytes());
        Row {
            version,
            hash: before,
            body: body.as_bytes().into(),
        }
    });
    Record::new(stream(), rows.collect()).unwrap()
}

fn origin(record: &Record, by: &SigningKey) -> Origin {
    Origin {
        signed: SignedEnd::new(by, stream(), record.end(), 1_794_000_000_300),
        handovers: Vec::new(),
    }
}

fn signed(bodies: &[&str], by: &SigningKey) -> Record {
    let record = record(bodies);
    let origin = origin(&record, by);
    record.signed(origin).unwrap()
}

#[test]
fn a_signed_record_is_read_back_and_known() {
    let record = signed(&[CREATED, REISSUED], &key(1));
    let read = Record::read(&record.to_jsonl()).unwrap();
    assert_eq!(read, record);
    assert_eq!(read.is_from(&ours()), Ok(()));
}

#[test]
fn a_record_made_anew_is_not_ours() {
    let altered = CREATED.replace("strict", "assisted");
    let unsigned = record(&[&altered, REISSUED]);
    assert_eq!(unsigned.is_from(&ours()), Err(OriginFault::Unsigned));
    let theirs = key(2).public();
    let resigned = signed(&[&altered, REISSUED], &key(2));
    assert_eq!(
        resigned.is_from(&ours()),
        Err(OriginFault::Stranger(theirs))
    );
    // He says that our key handed over to his.
    let forged = Handover::new(&key(2), theirs, 1);
    let text = resigned.to_jsonl();
    let by = format!("\"by\":\"{theirs}\"");
    let lie = forged
        .write()
        .replace(&by, &format!("\"by\":\"{}\"", key(1).public()));
    let text = text.trim_end().strip_suffix('}').unwrap();
    let read = Record::read(&format!("{text},\"keys\":[{lie}]}}\n")).unwrap();
    assert_eq!(read.is_from(&ours()), Err(OriginFault::Stranger(theirs)));
}

#[test]
fn a_signature_taken_from_elsewhere_does_not_fit() {
    let true_one = signed(&[CREATED, REISSUED], &key(1));
    let taken = true_one.origin().unwrap().clone();
    // Trimmed, with a last line that fits.
    let trimmed = record(&[CREATED]).signed(taken.clone());
    assert_eq!(trimmed, Err(RecordFault::OtherEnd { signed: 2 }));
    let altered = CREATED.replace("strict", "assisted");
    let forged = record(&[&altered, REISSUED]).signed(taken.clone());
    assert_eq!(forged, Err(RecordFault::OtherEnd { signed: 2 }));
    let mut moved = taken;
    moved.signed.end.version = 1;
    moved.signed.end.hash = record(&[CREATED]).end().hash;
    let moved = record(&[CREATED]).signed(moved);
    assert_eq!(moved, Err(RecordFault::Signature));
}

#[test]
fn what_was_put_on_behind_is_told() {
    let short = signed(&[CREATED], &key(1));
    let long = record(&[CREATED, REISSUED]);
    let long = long.signed(short.origin().unwrap().clone()).unwrap();
    assert_eq!(long.is_from(&ours()), Err(OriginFault::Tail { signed: 1 }));
}

#[test]
fn a_receipt_finds_its_entry_without_a_key() {
    let record = record(&[CREATED, REISSUED]);
    let hash = record.rows()[1].hash;
    assert_eq!(record.entry_of(&hash), Some(2));
    assert_eq!(record.entry_of(&receipt_of(&hash)), Some(2));
    let altered = CREATED.replace("strict", "assisted");
    let forged = self::record(&[&altered, REISSUED]);
    assert_eq!(forged.entry_of(&receipt_of(&hash)), None);
    let trimmed = self::record(&[CREATED]);
    assert_eq!(trimmed.entry_of(&receipt_of(&hash)), None);
}
