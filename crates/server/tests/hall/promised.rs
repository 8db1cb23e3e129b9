//! What is checked in beside the code and must say the same.

use std::path::PathBuf;

use tuomari_server::{competition_types, openapi, settings_table};

fn page(name: &str) -> (PathBuf, String) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(name);
    #[expect(clippy::disallowed_methods, reason = "a test reads what is checked in")]
    let text = std::fs::read_to_string(&path);
    (path, text.unwrap_or_default())
}

/// `UPDATE=1 cargo nextest run -p tuomari-server promised` writes them anew.
fn compare(name: &str, is: &str, should: &str) {
    #[expect(clippy::disallowed_methods, reason = "a test is told to update")]
    let update = std::env::var("UPDATE").is_ok();
    let (path, _) = page(name);
    if update && is != should {
        std::fs::write(path, should).unwrap();
    } else {
        assert!(
            is == should,
            "{name} is not what the code says; run it with UPDATE=1"
        );
    }
}

#[test]
fn the_interface_is_described_as_it_is() {
    compare(
        "docs/openapi.json",
        &page("docs/openapi.json").1,
        &openapi(),
    );
}

#[test]
fn the_types_of_the_pages_are_those_of_the_server() {
    let name = "web/src/generated/competition.ts";
    compare(name, &page(name).1, &competition_types());
}

#[test]
fn the_handbook_lists_the_settings() {
    let (begin, end) = ("<!-- settings -->\n", "<!-- end of settings -->");
    let (_, text) = page("docs/operating.md");
    let (before, rest) = text.split_once(begin).unwrap();
    let (_, after) = rest.split_once(end).unwrap();
    let should = format!("{before}{begin}{}{end}{after}", settings_table());
    compare("docs/operating.md", &text, &should);
}
