//! Reading an act that a stranger sent, field by field.

use serde_json::{Map, Value};
use tuomari_conduct::Act;
use tuomari_notation::Points;

use super::{
    act::ActDto,
    act_error::ActError,
    act_form::{FORMS, Field, Need, Takes, form},
    act_in::Reader,
    field_error::FieldError,
    length::Length,
    word::{LanguageWord, ProofWord, VocabularyWord, shown},
};

/// Most lines of a forced mate, and most characters of all of them together.
const MOST_LINES: usize = 200;
const MOST_LINE_TEXT: usize = 8_000;

/// Reads an act that somebody sent or wrote down, on a server, in a browser
/// and for `tuomari judge` alike.
pub fn read_act(act: &Value, reader: Reader<'_>) -> Result<Act, ActError> {
    let read = ActDto::read(act)?.into_act(reader)?;
    if let Some(field) = beside_the_point(act, &read) {
        let detail = "does not belong to this kind; leave it out";
        return Err(FieldError::new(field, detail).into());
    }
    Ok(read)
}

/// A field that was given and means nothing: a ruling has fields that belong
/// to other rulings, a report some that belong to other incidents.
fn beside_the_point(given: &Value, read: &Act) -> Option<String> {
    if !matches!(
        read,
        Act::Rule { .. } | Act::Penalise(_) | Act::Report(_) | Act::Claim(_)
    ) {
        return None;
    }
    let meant = ActDto::of(read)?.to_fields();
    let given = given.as_object()?.iter();
    let mut idle = given.filter(|(field, value)| {
        **value != Value::Bool(false) && !value.is_null() && !meant.contains_key(*field)
    });
    idle.next().map(|(field, _)| field.clone())
}

impl ActDto {
    /// Reads an act. The error names the field and says what to write; the
    /// instant and the person are not fields, so they cannot be chosen.
    pub fn read(act: &Value) -> Result<ActDto, FieldError> {
        let Value::Object(fields) = act else {
            return Err(FieldError::new("act", "is an object with the field act"));
        };
        let Some(name) = fields.get("act").and_then(Value::as_str) else {
            return Err(FieldError::new("act", "name the act, for instance press"));
        };
        let Some(known) = form(name) else {
            return Err(FieldError::new("act", unknown(name)));
        };
        for (field, value) in fields.iter().filter(|(field, _)| *field != "act") {
            let Some(found) = known.iter().find(|known| known.name == field) else {
                return Err(FieldError::new(shown(field), no_field(name, known)));
            };
            check(value, found.takes).map_err(|detail| FieldError::new(field, detail))?;
        }
        let needed = known.iter().find(|field| {
            matches!(field.need, Need::Given | Need::Filled) && !fields.contains_key(field.name)
        });
        if let Some(missing) = needed {
            let detail = format!("is missing; {}", next(missing.takes));
            return Err(FieldError::new(missing.name, detail));
        }
        // The form has let it pass; a test holds the form to the type.
        serde_json::from_value(act.clone())
            .map_err(|error| FieldError::new("act", shown(&error.to_string())))
    }

    /// The act as an object, with its word and its fields.
    pub(super) fn to_fields(&self) -> Map<String, Value> {
        match serde_json::to_value(self) {
            Ok(Value::Object(fields)) => fields,
            // An act is an object; there is no other way to write it.
            _ => Map::new(),
        }
    }
}

fn unknown(name: &str) -> String {
    let near = FORMS
        .iter()
        .map(|(act, _)| (strsim::osa_distance(&shown(name), act), *act))
        .filter(|(distance, _)| *distance <= 2)
        .min();
    let name = shown(name);
    match near {
        Some((_, near)) => format!("\"{name}\" is no act; did you mean {near}?"),
        None => format!("\"{name}\" is no act; options lists those of a seat"),
    }
}

fn no_field(act: &str, known: &[Field]) -> String {
    let names: Vec<&str> = known.iter().map(|field| field.name).collect();
    if names.is_empty() {
        format!("is no field of {act}, which has none; leave it out")
    } else {
        format!("is no field of {act}; it takes {}", names.join(", "))
    }
}

/// Whether a value is what a field takes; if not, why and what to write.
fn check(value: &Value, takes: Takes) -> Result<(), String> {
    let wrong = || Err(format!("{} is wrong; {}", brief(value), next(takes)));
    let fits = match takes {
        Takes::Square => text(value).is_some_and(|text| {
            let square: Result<tuomari_board::Square, _> = text.parse();
            square.is_ok()
        }),
        Takes::Word(words) => text(value).is_some_and(|text| words.contains(&text)),
        Takes::Words(words) => match value {
            Value::Array(list) => {
                list.len() <= words.len()
                    && list
                        .iter()
                        .all(|item| text(item).is_some_and(|text| words.contains(&text)))
            }
            item => text(item).is_some_and(|text| words.contains(&text)),
        },
        Takes::Time => match value {
            Value::String(text) => text.len() <= 20 && Length::read(text).is_some(),
            Value::Number(number) => Length::read(&number.to_string()).is_some(),
            _ => false,
        },
        Takes::YesNo => value.is_boolean(),
        Takes::Number(most) => value.as_u64().is_some_and(|number| number <= most),
        Takes::Text(most) => text(value).is_some_and(|text| is_plain(text, most)),
        Takes::Move => text(value).is_some_and(|text| is_plain(text, 20)),
        Takes::Points => text(value).is_some_and(|text| Points::parse(text).is_some()),
        Takes::Lines => lines_fit(value),
        Takes::Language => text(value).is_some_and(read::<LanguageWord>),
        Takes::Vocabulary => text(value).is_some_and(read::<VocabularyWord>),
        Takes::Proof => text(value).is_some_and(|text| ProofWord::read(text).is_some()),
    };
    if fits { Ok(()) } else { wrong() }
}

fn text(value: &Value) -> Option<&str> {
    value.as_str()
}

fn read<T: TryFrom<String>>(text: &str) -> bool {
    text.len() <= 20 && T::try_from(text.to_owned()).is_ok()
}

/// A line of text that a person can have written: bounded, no control
/// characters, something in it.
pub(super) fn is_plain(text: &str, most: usize) -> bool {
    !text.trim().is_empty()
        && text.chars().nth(most).is_none()
        && !text.chars().any(char::is_control)
}

fn lines_fit(value: &Value) -> bool {
    match value {
        Value::String(text) => {
            text.len() <= MOST_LINE_TEXT && text.split(';').nth(MOST_LINES).is_none()
        }
        Value::Array(lines) => {
            let lengths: Option<Vec<usize>> =
                lines.iter().map(|line| text(line).map(str::len)).collect();
            let total = lengths.map(|lengths| lengths.iter().sum::<usize>());
            lines.len() <= MOST_LINES && total.is_some_and(|total| total <= MOST_LINE_TEXT)
        }
        _ => false,
    }
}

/// A wrong value, short enough for a message.
fn brief(value: &Value) -> String {
    match value {
        Value::Object(_) => "an object".to_owned(),
        Value::Array(_) => "the list".to_owned(),
        Value::String(text) => format!("\"{}\"", shown(text)),
        other => other.to_string(),
    }
}

/// What to write.
fn next(takes: Takes) -> String {
    match takes {
        Takes::Square => "write a square from a1 to h8".to_owned(),
        Takes::Move => "write a move such as g1f3".to_owned(),
        Takes::Word(words) => format!("write {}", words.join(", ")),
        Takes::Words(words) => format!("write some of {}", words.join(", ")),
        Takes::Time => "write a time such as 2min, 30s or 1:30:00".to_owned(),
        Takes::YesNo => "write true or false".to_owned(),
        Takes::Number(most) => format!("write a whole number from 0 to {most}"),
        Takes::Text(most) => format!("write one line of at most {most} characters"),
        Takes::Points => "write 1-0, 0-1, 1/2-1/2 or 0-0".to_owned(),
        Takes::Lines => {
            format!("write at most {MOST_LINES} lines of moves such as \"d1h5 e8e7\"")
        }
        Takes::Language => "write en, fi, sv, de, fr, nl or figurine".to_owned(),
        Takes::Vocabulary => "write fide, fi, sv or en".to_owned(),
        Takes::Proof => {
            "write bare-king, material, out-of-reach, game-over or exhausted:N".to_owned()
        }
    }
}
