//! The lines of records as JSON Schema, for those who read them by programs of
//! their own. The tests make it from the types that are stored, and hold what
//! is checked in to it.

use std::path::PathBuf;

use schemars::{JsonSchema, Schema, schema_for};

use super::{
    competition, entry,
    origin::{HandoverForm, SignedForm},
    record::HexHash,
    text::Text,
};
use crate::StreamId;

/// A line of a file that holds a record.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "it is described and never made")]
enum Line<E> {
    First(First),
    Entry(Row<E>),
    Last(Last),
}

/// The first line: what the file is.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
#[expect(dead_code, reason = "it is described and never made")]
struct First {
    #[schemars(extend("const" = "tuomari-record"))]
    format: String,
    v: u32,
    stream: Text<StreamId>,
}

/// An entry between the hash of the one before it and its own.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
#[expect(dead_code, reason = "it is described and never made")]
struct Row<E> {
    version: u64,
    prev: Text<HexHash>,
    hash: Text<HexHash>,
    body: E,
}

/// The last line: how many entries there are, the hash of the last, and what
/// the installation signed.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
#[expect(dead_code, reason = "it is described and never made")]
struct Last {
    entries: u64,
    hash: Text<HexHash>,
    #[schemars(default)]
    signed: Option<SignedForm>,
    #[schemars(default)]
    keys: Vec<HandoverForm>,
}

/// `UPDATE=1 cargo nextest run -p tuomari-record schema` writes them anew.
#[track_caller]
fn check(name: &str, title: &str, mut schema: Schema) {
    schema.insert("title".to_owned(), title.into());
    let should = format!("{:#}\n", schema.as_value());
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../docs/schemas")
        .join(name);
    #[expect(clippy::disallowed_methods, reason = "a test reads what is checked in")]
    let is = std::fs::read_to_string(&path).unwrap_or_default();
    #[expect(clippy::disallowed_methods, reason = "a test is told to update")]
    let update = std::env::var("UPDATE").is_ok();
    if update && is != should {
        std::fs::write(&path, should).expect("the schema can be written");
    } else {
        assert!(
            is == should,
            "docs/schemas/{name} is not what the code says"
        );
    }
}

#[test]
fn a_line_of_a_table_is_described_as_it_is() {
    check(
        "table-record.json",
        "A line of the record of a table",
        schema_for!(Line<entry::Form>),
    );
}

#[test]
fn a_line_of_a_competition_is_described_as_it_is() {
    check(
        "competition-record.json",
        "A line of the record of a competition",
        schema_for!(Line<competition::Form>),
    );
}
