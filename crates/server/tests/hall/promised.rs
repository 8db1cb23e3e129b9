//! What is checked in beside the code and must say the same.

use std::{collections::BTreeSet, path::PathBuf};

use serde_json::{Map, Value, json};
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

#[test]
fn acts_are_described_for_those_who_check_them() {
    for (file, of, title) in [
        ("act", "ActDto", "An act at a table"),
        ("competition-act", "Act", "An act in a competition"),
    ] {
        let name = format!("docs/schemas/{file}.json");
        compare(&name, &page(&name).1, &schema(of, title));
    }
}

/// One of the types of the interface as JSON Schema, with all it rests on.
fn schema(of: &str, title: &str) -> String {
    let text = openapi().replace("#/components/schemas/", "#/$defs/");
    let mut described: Value = serde_json::from_str(&text).unwrap();
    let all = described["components"]["schemas"].as_object_mut().unwrap();
    let mut schema = all[of].clone();
    let (mut defs, mut open) = (Map::new(), BTreeSet::new());
    rests_on(&schema, &mut open);
    while let Some(name) = open.pop_first() {
        if let Some(one) = all.remove(&name) {
            rests_on(&one, &mut open);
            defs.insert(name, one);
        }
    }
    schema["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    schema["title"] = json!(title);
    if !defs.is_empty() {
        schema["$defs"] = Value::Object(defs);
    }
    format!("{schema:#}\n")
}

fn rests_on(schema: &Value, names: &mut BTreeSet<String>) {
    match schema {
        Value::Object(fields) => {
            let link = fields.get("$ref").and_then(Value::as_str);
            names.extend(link.and_then(|name| Some(name.strip_prefix("#/$defs/")?.to_owned())));
            fields.values().for_each(|field| rests_on(field, names));
        }
        Value::Array(items) => items.iter().for_each(|item| rests_on(item, names)),
        _ => {}
    }
}
