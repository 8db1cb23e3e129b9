//! A line of input: an object in a file, words at the prompt.

use serde_json::{Map, Value};
use tuomari_board::Color;
use tuomari_clock::At;
use tuomari_conduct::{Act, By, Command};
use tuomari_wire::{ActError, Reader, length::Length, read_act};

use super::{
    acts::{self, LOT, named, near, ruling_fields},
    unreadable::Unreadable,
};
use crate::output::shown;

/// What a line says, before the position is asked.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Line {
    /// When, if it is said.
    when: Option<When>,
    /// Who; nobody in a line that only lets time pass.
    by: Option<By>,
    /// The act and its fields.
    fields: Map<String, Value>,
}

/// When something happens.
#[derive(Clone, Copy, Debug, PartialEq)]
enum When {
    At(At),
    /// So long after the last command.
    After(Length),
}

impl Line {
    /// Reads a line of a file.
    pub(crate) fn from_json(text: &str) -> Result<Line, Unreadable> {
        let mut fields: Map<String, Value> =
            serde_json::from_str(text).map_err(|error| Unreadable::Json(error.to_string()))?;
        let when = match (fields.remove("at"), fields.remove("at_ms")) {
            (None, None) => None,
            (Some(at), None) => Some(When::read(&plain(&at))?),
            (None, Some(ms)) => {
                let at = ms.as_u64().map(|ms| When::At(At::from_ms(ms)));
                Some(at.ok_or_else(|| Unreadable::Time(plain(&ms)))?)
            }
            (Some(at), Some(_)) => return Err(Unreadable::Time(plain(&at))),
        };
        let by = fields.remove("by").unwrap_or_default();
        let by = read_by(&plain(&by))?;
        Ok(Line {
            when,
            by: Some(by),
            fields,
        })
    }

    /// Reads a line of the prompt: a time, a person, an act and its fields.
    pub(crate) fn from_words(text: &str) -> Result<Line, Unreadable> {
        let mut words = text.split_whitespace().peekable();
        let timed = |word: &&str| word.starts_with(|c: char| c == '+' || c.is_ascii_digit());
        let when = words.next_if(timed).map(When::read).transpose()?;
        let by = words.next().map(read_by).transpose()?;
        let mut fields = Map::new();
        if by.is_some() {
            let word = words.peek().copied().unwrap_or_default();
            // What is no act may be a move.
            let is_move = named(word).is_none() && is_like_a_move(word);
            let act = if is_move { "make" } else { word };
            let Some(named) = named(act) else {
                return Err(Unreadable::Act(word.to_owned(), near(word)));
            };
            if !is_move {
                words.next();
            }
            fields.insert("act".to_owned(), act.into());
            positional(&mut fields, &named.fields, named.rest, &mut words);
            if let Some(ruling) = fields.get("ruling").map(plain) {
                positional(&mut fields, ruling_fields(&ruling), None, &mut words);
            }
            by_name(&mut fields, act, words)?;
        }
        Ok(Line { when, by, fields })
    }

    /// The instant of the line, given that of the one before.
    pub(crate) fn at(&self, last: At) -> Result<At, Unreadable> {
        let at = match self.when {
            None => last,
            Some(When::At(at)) => at,
            Some(When::After(wait)) => last.plus(wait.0),
        };
        if at < last {
            return Err(Unreadable::Backwards(last, at));
        }
        Ok(at)
    }

    /// The line in the words of the prompt, without its time.
    pub(crate) fn to_words(&self) -> String {
        let act = self.fields.get("act").map(plain).unwrap_or_default();
        let mut rest = self.fields.clone();
        rest.remove("act");
        let mut words = vec![self.by.map(by_word).unwrap_or_default().to_owned()];
        if act == "make" {
            join_squares(&mut rest);
        } else {
            words.push(act.clone());
        }
        let ruling = rest.get("ruling").map(plain).unwrap_or_default();
        let names = acts::named(&act).map_or_else(Vec::new, |named| named.fields);
        for name in names.iter().chain(ruling_fields(&ruling)) {
            let Some(value) = rest.remove(*name) else {
                break;
            };
            words.push(written(&value));
        }
        words.extend(
            rest.iter()
                .map(|(name, value)| format!("{name}={}", written(value))),
        );
        shown(&words.join(" "))
    }

    /// The command of the line; none if it only lets time pass.
    pub(crate) fn command(
        &self,
        last: At,
        reader: Reader<'_>,
    ) -> Result<Option<Command>, Unreadable> {
        let at = self.at(last)?;
        let Some(by) = self.by else {
            return Ok(None);
        };
        let act = act(self.fields.clone(), reader)?;
        Ok(Some(Command { at, by, act }))
    }
}

impl When {
    fn read(text: &str) -> Result<When, Unreadable> {
        let unreadable = || Unreadable::Time(text.to_owned());
        match text.strip_prefix('+') {
            Some(wait) => Length::read(wait).map(When::After).ok_or_else(unreadable),
            None => Length::read(text)
                .map(|length| When::At(At::from_ms(length.0.ms())))
                .ok_or_else(unreadable),
        }
    }
}

/// The act of a line's fields: other words are put in their own, and the rest
/// is read as a server reads it.
fn act(mut fields: Map<String, Value>, mut reader: Reader<'_>) -> Result<Act, Unreadable> {
    let word = fields.get("act").map(plain).unwrap_or_default();
    let Some(named) = named(&word) else {
        return Err(Unreadable::Act(word.clone(), near(&word)));
    };
    let wrong = |detail: String| Unreadable::Field(named.act.to_owned(), detail);
    fields.insert("act".to_owned(), named.act.into());
    for (name, text) in named.known {
        fields.insert((*name).to_owned(), value(text));
    }
    if let Some(claim) = fields
        .get("claim")
        .map(plain)
        .and_then(|it| acts::claim(&it))
    {
        fields.insert("claim".to_owned(), claim.into());
    }
    if let Some(code) = fields.remove("lang").as_ref().map(plain) {
        let language = code.parse();
        reader.language =
            language.map_err(|_| wrong(format!("no language \"{code}\" of moves")))?;
    }
    if named.fields.contains(&LOT) {
        let lot = fields.remove(LOT).and_then(|lot| lot.as_u64());
        reader.lot = lot.ok_or_else(|| wrong("lot: write a whole number".to_owned()))?;
    }
    read_act(&Value::Object(fields), reader).map_err(|error| match error {
        ActError::Field(error) => wrong(error.to_string()),
        ActError::Move { text, language, .. } => Unreadable::Move(text, language),
    })
}

/// A value as its text, without quotation marks.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => value.to_string(),
    }
}

fn read_by(text: &str) -> Result<By, Unreadable> {
    Ok(match text {
        "white" | "w" => By::Player(Color::White),
        "black" | "b" => By::Player(Color::Black),
        "white-assistant" => By::Assistant(Color::White),
        "black-assistant" => By::Assistant(Color::Black),
        "arbiter" | "a" => By::Arbiter,
        "system" => By::System,
        other => return Err(Unreadable::By(other.to_owned())),
    })
}

/// Who, in the word of the form.
pub(super) fn by_word(by: By) -> &'static str {
    match by {
        By::Player(Color::White) => "white",
        By::Player(Color::Black) => "black",
        By::Assistant(Color::White) => "white-assistant",
        By::Assistant(Color::Black) => "black-assistant",
        By::Arbiter => "arbiter",
        By::System => "system",
    }
}

/// Squares in one word, where a move is given by them.
fn join_squares(fields: &mut Map<String, Value>) {
    let (Some(from), Some(to)) = (fields.get("from"), fields.get("to")) else {
        return;
    };
    let role = fields.get("promotion").map(plain).unwrap_or_default();
    let letter = match role.as_str() {
        "knight" => "n",
        role => role.get(..1).unwrap_or_default(),
    };
    let squares = format!("{}{}{letter}", plain(from), plain(to));
    fields.retain(|name, _| !matches!(name.as_str(), "from" | "to" | "promotion"));
    fields.insert("move".to_owned(), squares.into());
}

/// A value as it is written at the prompt.
fn written(value: &Value) -> String {
    match value {
        Value::Bool(true) => "yes".to_owned(),
        Value::Bool(false) => "no".to_owned(),
        Value::Array(values) => values.iter().map(written).collect::<Vec<_>>().join(","),
        Value::Null | Value::Number(_) | Value::String(_) | Value::Object(_) => plain(value),
    }
}

/// Whether a word could be a move: squares and castling have digits.
fn is_like_a_move(word: &str) -> bool {
    word.contains(|c: char| c.is_ascii_digit()) || word.starts_with("O-O")
}

/// Takes the fields that are known by their places; one of them may take the
/// rest of the words.
fn positional<'w>(
    fields: &mut Map<String, Value>,
    names: &[&str],
    rest: Option<&str>,
    words: &mut std::iter::Peekable<impl Iterator<Item = &'w str>>,
) {
    for name in names {
        if rest == Some(name) {
            let all: Vec<&str> = words.by_ref().collect();
            if !all.is_empty() {
                fields.insert((*name).to_owned(), all.join(" ").into());
            }
            return;
        }
        // A move may have a sign of its own: e8=Q.
        let by_place = |word: &&str| {
            let pair = word.split_once('=');
            pair.is_none_or(|(name, _)| is_like_a_move(name))
        };
        let Some(word) = words.next_if(by_place) else {
            return;
        };
        fields.insert((*name).to_owned(), value(word));
    }
}

/// Takes the fields that are given by name.
fn by_name<'w>(
    fields: &mut Map<String, Value>,
    act: &str,
    words: impl Iterator<Item = &'w str>,
) -> Result<(), Unreadable> {
    for word in words {
        let Some((name, text)) = word.split_once('=') else {
            let detail = format!("\"{word}\" is one word too many");
            return Err(Unreadable::Field(act.to_owned(), detail));
        };
        fields.insert(name.to_owned(), value(text));
    }
    Ok(())
}

/// A word as a value: a number, yes or no, a list with commas, or a text.
fn value(word: &str) -> Value {
    match word {
        "yes" | "true" => true.into(),
        "no" | "false" => false.into(),
        _ if word.contains(',') => word.split(',').map(value).collect(),
        _ => word
            .parse::<u64>()
            .map_or_else(|_| word.into(), Value::from),
    }
}

#[cfg(test)]
mod tests {
    use tuomari_board::Position;
    use tuomari_conduct::Claim;
    use tuomari_notation::Language;

    use super::*;
    use tuomari_conduct::act::ROWS;

    fn read(line: Result<Line, Unreadable>) -> Result<Command, Unreadable> {
        let position = Position::default();
        let reader = Reader {
            letters_in: Some(&position),
            ..Reader::BY_SQUARES
        };
        line?
            .command(At::ORIGIN, reader)
            .map(|command| command.unwrap())
    }

    #[test]
    fn an_object_and_words_say_the_same() {
        for (object, words) in [
            (
                r#"{"at":"0:02.5","by":"white","act":"make","move":"Nf3"}"#,
                "0:02.5 white Nf3",
            ),
            (
                r#"{"at_ms":2500,"by":"white","act":"make","from":"g1","to":"f3"}"#,
                "2.5 white g1f3",
            ),
            (
                r#"{"by":"black","act":"claim","claim":"illegal-move"}"#,
                "black claim illegal",
            ),
            (
                r#"{"by":"arbiter","act":"rule","question":1,"ruling":"accept"}"#,
                "arbiter rule 1 accept",
            ),
            (
                r#"{"by":"arbiter","act":"rule","question":2,"ruling":"end","points":"1-0"}"#,
                "arbiter rule 2 end 1-0",
            ),
            (
                r#"{"at":"+3","by":"arbiter","act":"add-time","of":"black","time":"2min"}"#,
                "+3 arbiter add-time black 2min",
            ),
            (
                r#"{"by":"white","act":"request-assistant","duties":["pieces","clock"]}"#,
                "white request-assistant pieces,clock",
            ),
            (
                r#"{"by":"arbiter","act":"report","of":"black","what":"device-sounded","before":1}"#,
                "arbiter report black device-sounded before=1",
            ),
            (
                r#"{"by":"white","act":"write","text":"1. e4 ?"}"#,
                "white write 1. e4 ?",
            ),
        ] {
            let line = Line::from_json(object).unwrap();
            let back = Line::from_words(&line.to_words()).unwrap();
            assert_eq!(back.to_words(), line.to_words());
            let object = read(Ok(line)).unwrap();
            assert_eq!(object, read(Line::from_words(words)).unwrap(), "{words}");
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        let wrong = |words| read(Line::from_words(words)).unwrap_err();
        assert_eq!(wrong("green press"), Unreadable::By("green".to_owned()));
        assert_eq!(
            wrong("white pres"),
            Unreadable::Act("pres".to_owned(), Some("press"))
        );
        assert_eq!(
            wrong("white Nf6"),
            Unreadable::Move("Nf6".to_owned(), Language::English)
        );
        assert!(matches!(wrong("white touch e9"), Unreadable::Field(..)));
        assert!(matches!(wrong("white press twice"), Unreadable::Field(..)));
        assert!(matches!(
            wrong("white press hard=yes"),
            Unreadable::Field(..)
        ));
        assert!(matches!(
            wrong("arbiter rule 1 accept of=white"),
            Unreadable::Field(..)
        ));
        assert_eq!(wrong("+x white press"), Unreadable::Time("+x".to_owned()));
        let wrong = |object| read(Line::from_json(object)).unwrap_err();
        assert!(matches!(wrong("[]"), Unreadable::Json(_)));
        assert!(matches!(
            wrong(r#"{"by":"white","act":"make","to":"e4"}"#),
            Unreadable::Field(..)
        ));
        assert!(matches!(wrong(r#"{"act":"press"}"#), Unreadable::By(_)));
    }

    #[test]
    fn time_passes_and_never_goes_back() {
        let wait = Line::from_words("+1:30").unwrap();
        assert_eq!(wait.at(At::from_ms(5)).unwrap(), At::from_ms(90_005));
        let back = Line::from_words("0:01 white press").unwrap();
        assert!(matches!(
            back.at(At::from_ms(5_000)),
            Err(Unreadable::Backwards(..))
        ));
    }

    #[test]
    fn every_act_of_the_list_has_its_form() {
        for act in ROWS.map(|row| row.kind.name()) {
            let line = Line::from_json(&format!(r#"{{"by":"white","act":"{act}"}}"#));
            match read(line) {
                Ok(_) | Err(Unreadable::Move(..)) => {}
                Err(Unreadable::Field(_, detail)) => {
                    assert!(!detail.contains("unknown variant"), "{act}: {detail}");
                }
                Err(other) => panic!("{act}: {other:?}"),
            }
        }
    }

    #[test]
    fn the_words_are_the_names_of_the_acts() {
        for words in [
            "white touch e2",
            "white release",
            "white announce-adjusting",
            "white claim-threefold",
            "white claim-flag",
            "white declare-intended-move Nf3",
            "white restart-opponents-clock",
            "white show-line e4 e5; e4",
            "white complain",
            "white appeal",
            "arbiter see-flag white",
            "arbiter set-clock request 0:10 0:20",
            "arbiter report-conduct both disturbance",
            "arbiter penalise white take-time 2min",
            "arbiter take-scoresheet white paper fi",
            "white borrow-scoresheet",
            "white view-record",
            "white sign 1-0",
            "arbiter set-session 0 4h",
            "arbiter order-sealing",
            "white seal Nf3",
            "arbiter set-up-resumption",
            "arbiter report-wrong-time white 1:00 0:50",
            "arbiter approve-assistant white pieces",
            "white set-up-two-boards yes no",
            "white announce e2 e4",
        ] {
            let act = words.split(' ').nth(1).unwrap();
            let command = read(Line::from_words(words)).unwrap();
            assert_eq!(command.act.id(), act, "{words}");
        }
    }

    #[test]
    fn a_claim_may_come_from_a_screen() {
        let command = read(Line::from_words("white claim threefold from_display=yes"));
        assert_eq!(
            command.unwrap().act,
            Act::ClaimFromDisplay(Claim::Threefold)
        );
    }
}
