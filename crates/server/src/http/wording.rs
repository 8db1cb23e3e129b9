//! What the attributes of the description cannot say: words for people, and
//! what makers of clients look for.

use utoipa::{
    Modify,
    openapi::{
        OpenApi, PathItem, Ref, RefOr,
        path::{Operation, ParameterIn},
        schema::{AdditionalProperties, ArrayItems, ObjectBuilder, Schema, SchemaType, Type},
    },
};

/// Puts it in.
pub(super) struct Wording;

impl Modify for Wording {
    fn modify(&self, api: &mut OpenApi) {
        let components = api.components.get_or_insert_default();
        let mut lifted = Vec::new();
        for (name, schema) in &mut components.schemas {
            tell_rows(schema);
            name_choices(name, schema);
            lift_fields(name, schema, &mut lifted);
        }
        components.schemas.extend(lifted);
        let items = api.paths.paths.values_mut();
        for operation in items.flat_map(operations) {
            summarise(operation);
            for parameter in operation.parameters.iter_mut().flatten() {
                if let RefOr::T(parameter) = parameter
                    && parameter.parameter_in == ParameterIn::Header
                {
                    parameter.schema = Some(RefOr::T(key()));
                }
            }
        }
    }
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    let all = [&mut item.get, &mut item.post, &mut item.delete];
    all.into_iter().filter_map(Option::as_mut)
}

/// The first sentence is the summary, the others follow below it.
fn summarise(operation: &mut Operation) {
    let Some(text) = operation.summary.take() else {
        return;
    };
    let text = text.replace('\n', " ");
    match text.split_once(". ") {
        Some((first, others)) => {
            operation.summary = Some(format!("{first}."));
            operation.description = Some(others.to_owned());
        }
        None => operation.summary = Some(text),
    }
}

/// The only header that is asked for. It is there or it is not; it is never
/// null.
fn key() -> Schema {
    let key = ObjectBuilder::new().schema_type(Type::String);
    key.pattern(Some("^[A-Za-z0-9_-]{1,64}$")).into()
}

/// Rows of values without names have so many of them and no others. Makers of
/// clients read the number; over `items: false` they stumble.
fn tell_rows(schema: &mut RefOr<Schema>) {
    let RefOr::T(schema) = schema else {
        return;
    };
    match schema {
        Schema::Array(array) => {
            if matches!(array.items, ArrayItems::False) {
                let any = ObjectBuilder::new().schema_type(SchemaType::AnyValue);
                array.items = any.into();
                array.min_items = Some(array.prefix_items.len());
                array.max_items = array.min_items;
            }
            if let ArrayItems::RefOrSchema(items) = &mut array.items {
                tell_rows(items);
            }
        }
        Schema::Object(object) => {
            object.properties.values_mut().for_each(tell_rows);
            if let Some(AdditionalProperties::RefOr(other)) =
                object.additional_properties.as_deref_mut()
            {
                tell_rows(other);
            }
        }
        Schema::OneOf(one) => one.items.iter_mut().for_each(tell_rows),
        Schema::AllOf(all) => all.items.iter_mut().for_each(tell_rows),
        Schema::AnyOf(any) => any.items.iter_mut().for_each(tell_rows),
        _ => {}
    }
}

/// Each of several forms has a name of its own, by the word that tells it from
/// the others; makers of clients number those without.
fn name_choices(all: &str, schema: &mut RefOr<Schema>) {
    let RefOr::T(Schema::OneOf(one)) = schema else {
        return;
    };
    for item in &mut one.items {
        let RefOr::T(choice) = item else {
            continue;
        };
        let name = word_of(choice).map(|word| format!("{all}{}", capitalised(&word)));
        match choice {
            Schema::Object(object) => object.title = name,
            Schema::AllOf(all) => all.title = name,
            _ => {}
        }
    }
}

/// What one of several forms holds below its only field becomes a schema of its
/// own: `ScoreReason` below `score` of a `Reason`. Makers of clients name it
/// twice where it stands, and leave the form out.
fn lift_fields(all: &str, schema: &mut RefOr<Schema>, lifted: &mut Vec<(String, RefOr<Schema>)>) {
    let RefOr::T(Schema::OneOf(one)) = schema else {
        return;
    };
    for item in &mut one.items {
        let RefOr::T(Schema::Object(choice)) = item else {
            continue;
        };
        if choice.properties.len() > 1 {
            continue;
        }
        for (word, below) in &mut choice.properties {
            let has_fields = matches!(
                below,
                RefOr::T(Schema::Object(fields)) if !fields.properties.is_empty()
            );
            if has_fields {
                let name = format!("{}{all}", capitalised(word));
                let reference = RefOr::Ref(Ref::from_schema_name(&name));
                lifted.push((name, std::mem::replace(below, reference)));
            }
        }
    }
}

/// The only word of one of its fields, or the name of its only field.
fn word_of(schema: &Schema) -> Option<String> {
    match schema {
        Schema::Object(object) => {
            let mut fields = object.properties.values();
            fields.find_map(only_word).or_else(|| {
                let mut names = object.properties.keys();
                let name = names.next().filter(|_| object.properties.len() == 1)?;
                Some(name.clone())
            })
        }
        Schema::AllOf(all) => all.items.iter().find_map(|part| match part {
            RefOr::T(part) => word_of(part),
            RefOr::Ref(_) => None,
        }),
        _ => None,
    }
}

fn only_word(field: &RefOr<Schema>) -> Option<String> {
    let RefOr::T(Schema::Object(object)) = field else {
        return None;
    };
    match object.enum_values.as_deref()? {
        [word] => word.as_str().map(str::to_owned),
        _ => None,
    }
}

/// `make-move` as `MakeMove`.
fn capitalised(word: &str) -> String {
    let parts = word.split(['-', '_']).map(|part| {
        let (first, others) = part.split_at_checked(1).unwrap_or_default();
        first.to_uppercase() + others
    });
    parts.collect()
}
