//! Reading an act that somebody sent or wrote down: on a server, in a browser
//! and for `tuomari judge` alike.
//!
//! What the fields take stands in the rows of the acts. What people may write
//! instead, a move in letters, the number of an array, a lot that the server
//! draws, is put into the fields of the act first; the rest is its type's.

use serde_json::{Map, Value};
use tuomari_board::{ArrayNumber, Move, Position};
use tuomari_clock::{Millis, TimeControl};
use tuomari_conduct::{
    Act, Step,
    act::{
        ActKind, ROWS,
        row::{Field, Row, Takes},
        written::Written,
    },
};
use tuomari_notation::{Language, Points, VariationsFault, Vocabulary, read_move, read_variations};

use super::{
    act_error::ActError,
    act_form::{MOST_CONTROL, MOST_FEN},
    field_error::FieldError,
    word::shown,
};

/// Most lines of a forced mate, and most characters of all of them together.
const MOST_LINES: usize = 200;
const MOST_LINE_TEXT: usize = 8_000;

/// What an act is read with.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'p> {
    /// The position in which moves written in letters are read. None where
    /// the rulebook keeps silent: a text that is refused would tell that no
    /// such move is legal. Moves by their squares are read everywhere.
    pub letters_in: Option<&'p Position>,
    /// The language of letters where the act does not name one.
    pub language: Language,
    /// Any 64 bits, each as likely as another, for an array drawn by lot. The
    /// server draws them; a client never does.
    pub lot: u64,
}

impl Reader<'_> {
    /// Reads moves by their squares alone, and draws no lots.
    pub const BY_SQUARES: Reader<'static> = Reader {
        letters_in: None,
        language: Language::English,
        lot: 0,
    };
}

/// Reads an act. The error names the field and says what to write; the instant
/// and the person are not fields, so they cannot be chosen.
pub fn read_act(act: &Value, reader: Reader<'_>) -> Result<Act, ActError> {
    let row = checked(act)?;
    let mut fields = act.as_object().cloned().unwrap_or_default();
    reader.resolve(row.kind, &mut fields)?;
    let resolved = Value::Object(fields);
    let read: Act = serde::Deserialize::deserialize(&resolved)
        .map_err(|error: serde_json::Error| needed(row, &error.to_string()))?;
    let mut for_some = row.fields.iter().filter(|field| field.need.is_for_some());
    if let Some(field) = for_some.find(|field| resolved.get(field.name).is_some()) {
        let meant = write_act(&read);
        let idle = |field: &&Field| {
            let given = resolved.get(field.name);
            given.is_some_and(|value| *value != false) && !meant.contains_key(field.name)
        };
        if let Some(field) = std::iter::once(field).chain(for_some).find(idle) {
            let detail = "does not belong to this kind; leave it out";
            return Err(FieldError::new(field.name, detail).into());
        }
    }
    Ok(read)
}

/// An act as an object, with its name and its fields.
pub fn write_act(act: &Act) -> Map<String, Value> {
    let written = serde_json::to_value(act);
    let fields = written.as_ref().ok().and_then(Value::as_object);
    // An act is an object; there is no other way to write it.
    fields.cloned().unwrap_or_default()
}

/// The row of an act whose fields are all of it and take what they should.
fn checked(act: &Value) -> Result<&'static Row, FieldError> {
    let Value::Object(fields) = act else {
        return Err(FieldError::new("act", "is an object with the field act"));
    };
    let Some(name) = fields.get("act").and_then(Value::as_str) else {
        return Err(FieldError::new("act", "name the act, for instance press"));
    };
    let Some(row) = ActKind::of(name).map(ActKind::row) else {
        return Err(FieldError::new("act", unknown(name)));
    };
    for (field, value) in fields.iter().filter(|(field, _)| *field != "act") {
        let Some(found) = row.fields.iter().find(|known| known.name == field) else {
            return Err(FieldError::new(shown(field), no_field(row)));
        };
        check(value, found.takes).map_err(|detail| FieldError::new(field, detail))?;
    }
    let mut always = row.fields.iter().filter(|field| field.need.is_always());
    match always.find(|field| !fields.contains_key(field.name)) {
        Some(missing) => {
            let detail = format!("is missing; {}", next(missing.takes));
            Err(FieldError::new(missing.name, detail))
        }
        None => Ok(row),
    }
}

/// What serde says of a field that the kind of claim or ruling needs.
fn needed(row: &Row, error: &str) -> ActError {
    let named = |field: &&Field| error.contains(&format!("missing field `{}`", field.name));
    let error = match row.fields.iter().find(named) {
        Some(field) => {
            let detail = format!("this kind needs it; {}", next(field.takes));
            FieldError::new(field.name, detail)
        }
        None => FieldError::new("act", shown(error)),
    };
    error.into()
}

fn unknown(name: &str) -> String {
    let near = ROWS
        .iter()
        .map(|row| (strsim::osa_distance(&shown(name), row.kind.name()), row))
        .filter(|(distance, _)| *distance <= 2)
        .min_by_key(|(distance, _)| *distance);
    let name = shown(name);
    match near {
        Some((_, near)) => {
            let near = near.kind.name();
            format!("\"{name}\" is no act; did you mean {near}?")
        }
        None => format!("\"{name}\" is no act; options lists those of a seat"),
    }
}

fn no_field(row: &Row) -> String {
    let act = row.kind.name();
    let names: Vec<&str> = row.fields.iter().map(|field| field.name).collect();
    if names.is_empty() {
        format!("is no field of {act}, which has none; leave it out")
    } else {
        format!("is no field of {act}; it takes {}", names.join(", "))
    }
}

/// Whether a value is what a field takes; if not, why and what to write.
fn check(value: &Value, takes: Takes) -> Result<(), String> {
    let text = value.as_str();
    let one_of = |words: &[&str]| text.is_some_and(|text| words.contains(&text));
    let fits = match takes {
        Takes::Square => reads::<tuomari_board::Square>(text),
        Takes::Word(words) => one_of(words),
        Takes::Words(words) => value.as_array().map_or_else(
            || one_of(words),
            |list| {
                let known = |item: &Value| item.as_str().is_some_and(|item| words.contains(&item));
                list.len() <= words.len() && list.iter().all(known)
            },
        ),
        Takes::Time => match value.as_number() {
            Some(number) => Millis::read(&number.to_string()).is_some(),
            None => reads::<Millis>(text),
        },
        Takes::Control => text
            .is_some_and(|text| is_plain(text, MOST_CONTROL) && TimeControl::read(text).is_some()),
        Takes::YesNo => value.is_boolean(),
        Takes::Number(most) => value.as_u64().is_some_and(|number| number <= most),
        Takes::Text(most) => text.is_some_and(|text| is_plain(text, most)),
        Takes::Fen => text.is_some_and(|text| {
            is_plain(text, MOST_FEN) && Box::<tuomari_board::Arrangement>::read(text).is_some()
        }),
        Takes::Move => text.is_some_and(|text| is_plain(text, 20)),
        Takes::Points => reads::<Points>(text),
        Takes::Lines => lines_fit(value),
        Takes::Language => reads::<Language>(text),
        Takes::Vocabulary => reads::<Vocabulary>(text),
        Takes::Proof => reads::<tuomari_conduct::Proof>(text),
    };
    if fits {
        Ok(())
    } else {
        Err(format!("{} is wrong; {}", brief(value), next(takes)))
    }
}

fn reads<T: Written>(text: Option<&str>) -> bool {
    text.is_some_and(|text| text.len() <= 40 && T::read(text).is_some())
}

/// A line of text that a person can have written: bounded, no control
/// characters, something in it.
pub(super) fn is_plain(text: &str, most: usize) -> bool {
    !text.trim().is_empty()
        && text.chars().nth(most).is_none()
        && !text.chars().any(|c| c.is_control() || turns_around(c))
}

/// Characters that nobody sees and that change the order of what stands beside
/// them, or break the line: a name could show another's result.
fn turns_around(c: char) -> bool {
    matches!(
        c,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    )
}

fn lines_fit(value: &Value) -> bool {
    match value {
        Value::String(text) => {
            text.len() <= MOST_LINE_TEXT && text.split(';').nth(MOST_LINES).is_none()
        }
        Value::Array(lines) => {
            let lengths: Option<Vec<usize>> = lines
                .iter()
                .map(|line| line.as_str().map(str::len))
                .collect();
            let total = lengths.map(|lengths| lengths.iter().sum::<usize>());
            lines.len() <= MOST_LINES && total.is_some_and(|total| total <= MOST_LINE_TEXT)
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => false,
    }
}

/// A wrong value, short enough for a message.
fn brief(value: &Value) -> String {
    match value {
        Value::Object(_) => "an object".to_owned(),
        Value::Array(_) => "the list".to_owned(),
        Value::String(text) => format!("\"{}\"", shown(text)),
        Value::Null | Value::Bool(_) | Value::Number(_) => value.to_string(),
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
        Takes::Control => "write a time control such as 90/40+30, 30+30 or 3+2".to_owned(),
        Takes::YesNo => "write true or false".to_owned(),
        Takes::Number(most) => format!("write a whole number from 0 to {most}"),
        Takes::Text(most) => format!("write one line of at most {most} characters"),
        Takes::Fen => "write a position as a FEN".to_owned(),
        Takes::Points => "write 1-0, 0-1, 1/2-1/2 or 0:0".to_owned(),
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

impl Reader<'_> {
    /// Puts what people write instead of a field into the fields.
    fn resolve(&self, kind: ActKind, fields: &mut Map<String, Value>) -> Result<(), ActError> {
        let notation = fields.get("notation").and_then(Value::as_str);
        let language = notation
            .and_then(|code| code.parse().ok())
            .unwrap_or(self.language);
        let put = |fields: &mut Map<String, Value>, name: &str, value: Value| {
            fields.insert(name.to_owned(), value);
        };
        if kind == ActKind::Make || kind == ActKind::FixMove {
            let Some(text) = fields.remove("move") else {
                if fields.contains_key("from") && fields.contains_key("to") {
                    return Ok(());
                }
                return Err(FieldError::new("move", "give either move, or from and to").into());
            };
            if ["from", "to", "promotion"]
                .iter()
                .any(|it| fields.contains_key(*it))
            {
                return Err(FieldError::new("move", "give either move, or from and to").into());
            }
            let step = self.step(text.as_str().unwrap_or_default(), language, "move")?;
            put(fields, "from", step.from.write().into());
            put(fields, "to", step.to.write().into());
            if let Some(role) = step.promotion {
                put(fields, "promotion", role.write().into());
            }
        } else if kind == ActKind::ReportEnvelopeLost {
            let text = fields
                .get("move")
                .and_then(Value::as_str)
                .unwrap_or_default();
            let step = self.step(text, language, "move")?;
            put(fields, "move", step.write().into());
        } else if kind == ActKind::ShowLine {
            let lines = self.lines(fields.get("lines").unwrap_or(&Value::Null), language)?;
            let lines: Vec<String> = lines.iter().map(Written::write).collect();
            put(fields, "lines", lines.into());
        } else if kind == ActKind::Place {
            if fields.contains_key("from") == fields.contains_key("piece") {
                let detail = "give either from, or piece for a new one";
                return Err(FieldError::new("from", detail).into());
            }
        } else if kind == ActKind::SetUpArray {
            let number = fields.remove("number");
            if number.is_some() == fields.contains_key("fen") {
                return Err(FieldError::new("number", "give either number or fen").into());
            }
            if let Some(number) = number.and_then(|number| number.as_u64()) {
                let array = u32::try_from(number)
                    .ok()
                    .and_then(|it| ArrayNumber::new(it).ok());
                let array = array.ok_or_else(|| FieldError::new("number", "is 0 to 959"))?;
                put(fields, "fen", Box::new(array.arrangement()).write().into());
            }
        } else if kind == ActKind::DrawArray {
            put(fields, "lot", self.lot.into());
        } else if kind == ActKind::Seal {
            put(fields, "notation", language.write().into());
        } else if kind == ActKind::Claim && fields.remove("from_display") == Some(true.into()) {
            put(fields, "act", ActKind::ClaimFromDisplay.name().into());
        } else if let Some(duty @ Value::String(_)) = fields.get("duties").cloned() {
            put(fields, "duties", Value::Array(vec![duty]));
        }
        Ok(())
    }

    /// A move given by a text: `g1f3` by its squares, legal or not; `Nf3` in
    /// letters, legal only.
    fn step(&self, text: &str, language: Language, field: &'static str) -> Result<Step, ActError> {
        if let Some(step) = Step::read(text) {
            return Ok(step);
        }
        let Some(position) = self.letters_in else {
            let text = shown(text);
            let detail = format!("\"{text}\" is no move by squares; write g1f3 or e7e8q");
            return Err(FieldError::new(field, detail).into());
        };
        let named = read_move(position, text, language).ok();
        let named = named.and_then(|reading| Step::of(reading.m));
        named.ok_or_else(|| ActError::Move {
            field,
            text: shown(text),
            language,
        })
    }

    /// Lines of moves: a list, or one text with semicolons between them.
    fn lines(&self, lines: &Value, language: Language) -> Result<Vec<Vec<Step>>, ActError> {
        let line = |text: &str| self.branching(text, language);
        let read: Result<Vec<_>, _> = if let Some(lines) = lines.as_array() {
            lines.iter().filter_map(Value::as_str).map(line).collect()
        } else {
            let text = lines.as_str().unwrap_or_default();
            text.split(';').map(line).collect()
        };
        Ok(read?.concat())
    }

    /// A line; with others in brackets or with numbers it needs letters or legal
    /// moves to be read.
    fn branching(&self, text: &str, language: Language) -> Result<Vec<Vec<Step>>, ActError> {
        let Some(position) = self.letters_in.filter(|_| text.contains(['(', '.'])) else {
            return Ok(vec![self.line(text, language)?]);
        };
        let lines = read_variations(position, text, language).map_err(|error| {
            let VariationsFault::Move(error) = error.fault else {
                let detail = shown(&error.fault.to_string());
                return ActError::Field(FieldError::new("lines", detail));
            };
            ActError::Move {
                field: "lines",
                text: shown(&error.text),
                language,
            }
        })?;
        let steps = |line: &Vec<Move>| line.iter().filter_map(|m| Step::of(*m)).collect();
        Ok(lines.iter().map(steps).collect())
    }

    /// A line of moves from the position on. By squares alone nothing is
    /// played out: whether the line forces mate is judged by the game.
    fn line(&self, text: &str, language: Language) -> Result<Vec<Step>, ActError> {
        let mut position = self.letters_in.cloned();
        let mut line = Vec::new();
        for word in text.split_whitespace() {
            let here = Reader {
                letters_in: position.as_ref(),
                ..*self
            };
            let step = here.step(word, language, "lines")?;
            line.push(step);
            position = position.and_then(|mut position| {
                let m = position.judge_move(step.from, step.to, step.promotion);
                position.play_unchecked(m.ok()?);
                Some(position)
            });
        }
        Ok(line)
    }
}
