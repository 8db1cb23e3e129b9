//! What the parts of a line look like, for its JSON Schema: texts that are words
//! or fit a pattern, and what happens to a competition.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::Value;
use tuomari_competition::Event;
use utoipa::{PartialSchema as _, ToSchema};

use super::text::{Text, Textual};

/// What texts look like.
pub(crate) enum Looks {
    /// One of a few.
    Words(fn() -> Vec<&'static str>),
    /// Whatever fits a regular expression.
    Pattern(&'static str),
}

impl<T: Textual> Text<T> {
    /// All texts there are, if there are only a few.
    pub(crate) fn words() -> Vec<&'static str> {
        match T::LOOKS {
            Looks::Words(words) => words(),
            Looks::Pattern(_) => Vec::new(),
        }
    }
}

impl<T: Textual> JsonSchema for Text<T> {
    fn inline_schema() -> bool {
        matches!(T::LOOKS, Looks::Pattern(_))
    }

    fn schema_name() -> Cow<'static, str> {
        T::NAME.replace(' ', "-").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        if let Looks::Pattern(pattern) = T::LOOKS {
            return json_schema!({ "type": "string", "pattern": pattern });
        }
        let words = Text::<T>::words();
        for word in &words {
            assert!(T::read(word).is_some(), "\"{word}\" is no {}", T::NAME);
        }
        json_schema!({ "type": "string", "enum": words })
    }
}

/// What happened to a competition. Its types are those of the interface, and
/// described as they are there.
pub(crate) fn events(generator: &mut SchemaGenerator) -> Schema {
    let mut all = vec![(Event::name().into_owned(), Event::schema())];
    Event::schemas(&mut all);
    for (name, schema) in all {
        let text = serde_json::to_string(&schema).expect("a schema is JSON");
        let text = text.replace("#/components/schemas/", "#/$defs/competition-");
        let schema: Value = serde_json::from_str(&text).expect("it was JSON before");
        let name = format!("competition-{name}");
        generator.definitions_mut().insert(name, schema);
    }
    json_schema!({
        "type": "array",
        "items": { "$ref": format!("#/$defs/competition-{}", Event::name()) },
    })
}
