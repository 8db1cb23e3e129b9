//! The types of the acts for those who send them: in TypeScript and in the
//! API's description, both made from the rows.

use serde_json::json;
use tuomari_conduct::act::{
    ROWS,
    row::{Field, Row, Takes},
};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        RefOr,
        schema::{AdditionalProperties, ArrayBuilder, ObjectBuilder, OneOfBuilder, Schema, Type},
    },
};

use super::{act_form::MOST_FEN, length::Length};

/// An act, as a seat sends it: its name in `act`, and its fields. What is
/// optional has the value that people mean who do not say it.
#[derive(Debug)]
pub struct ActDto;

/// All acts, in TypeScript.
pub(super) fn typescript() -> String {
    let mut text = "\n/** An act, as a seat sends it. What is optional has the value that \
                    people mean who do not say it. */\nexport type ActDto =\n"
        .to_owned();
    for row in &ROWS {
        let fields = row.fields.iter().map(|field| {
            let mark = if field.need.is_always() { "" } else { "?" };
            format!(", {}{mark}: {}", field.name, typescript_of(field.takes))
        });
        let name = row.kind.name();
        text.extend(["  | { \"act\": \"", name, "\""]);
        text.extend(fields);
        text.push_str(" }\n");
    }
    text.insert(text.len() - 1, ';');
    text
}

fn typescript_of(takes: Takes) -> String {
    let union = |words: &[&str]| {
        let words: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
        words.join(" | ")
    };
    match takes {
        Takes::Word(words) => union(words),
        Takes::Words(words) => {
            let one = union(words);
            format!("Array<{one}> | {one}")
        }
        Takes::Time => "Length".to_owned(),
        Takes::YesNo => "boolean".to_owned(),
        Takes::Number(_) => "number".to_owned(),
        Takes::Lines => "string | Array<string>".to_owned(),
        Takes::Square
        | Takes::Move
        | Takes::Control
        | Takes::Text(_)
        | Takes::Fen
        | Takes::Points
        | Takes::Language
        | Takes::Vocabulary
        | Takes::Proof => "string".to_owned(),
    }
}

impl PartialSchema for ActDto {
    fn schema() -> RefOr<Schema> {
        let acts = ROWS.iter().map(object);
        let all = acts.fold(OneOfBuilder::new(), OneOfBuilder::item);
        all.description(Some(
            "An act. What is optional has the value that people mean who do not say it.",
        ))
        .into()
    }
}

impl ToSchema for ActDto {}

fn object(row: &Row) -> Schema {
    let name = text().enum_values(Some([row.kind.name()]));
    let object = ObjectBuilder::new().property("act", name).required("act");
    let object = object.additional_properties(Some(AdditionalProperties::FreeForm(false)));
    let described = row.fields.iter().fold(object, |object, field| {
        let object = object.property(field.name, schema_of(field));
        if field.need.is_always() {
            object.required(field.name)
        } else {
            object
        }
    });
    described.into()
}

fn text() -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String)
}

fn schema_of(field: &Field) -> RefOr<Schema> {
    let word = |words: &'static [&'static str]| text().enum_values(Some(words.to_vec()));
    match field.takes {
        Takes::Square => text().pattern(Some("^[a-h][1-8]$")).into(),
        Takes::Move => text().max_length(Some(20)).examples([json!("g1f3")]).into(),
        Takes::Word(words) => word(words).into(),
        Takes::Words(words) => OneOfBuilder::new()
            .item(word(words))
            .item(ArrayBuilder::new().items(word(words)))
            .into(),
        Takes::Time => Length::schema(),
        Takes::Control => text().examples([json!("90/40+30, 30+30")]).into(),
        Takes::YesNo => ObjectBuilder::new().schema_type(Type::Boolean).into(),
        Takes::Number(most) => ObjectBuilder::new()
            .schema_type(Type::Integer)
            .minimum(Some(0))
            .maximum(Some(most))
            .into(),
        Takes::Text(most) => text().min_length(Some(1)).max_length(Some(most)).into(),
        Takes::Fen => text().max_length(Some(MOST_FEN)).into(),
        Takes::Points => text().examples([json!("1-0")]).into(),
        Takes::Lines => OneOfBuilder::new()
            .item(text())
            .item(ArrayBuilder::new().items(text()))
            .into(),
        Takes::Language => text().examples([json!("fi")]).into(),
        Takes::Vocabulary => text().examples([json!("fide")]).into(),
        Takes::Proof => text().examples([json!("out-of-reach")]).into(),
    }
}
