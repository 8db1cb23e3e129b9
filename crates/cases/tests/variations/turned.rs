//! The same table seen with the colours exchanged, or in a mirror.

use serde::{Deserialize as _, Serialize as _};
use serde_json::Value;
use tuomari_board::{Color, Position};
use tuomari_conduct::{Act, By, Command};

use super::case::Case;
use crate::hall::Setup;

/// What is exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turned {
    /// Nothing.
    No,
    /// White and Black, and with them the ranks.
    Colors,
    /// The files: a and h, b and g, and so on. Nobody may castle.
    Files,
}

impl Turned {
    /// The case so turned, if it can be.
    pub(crate) fn case(self, case: &Case) -> Option<Case> {
        let mut turned = case.clone();
        turned.setup = self.setup(&case.setup)?;
        for command in &mut turned.commands {
            *command = self.command(command)?;
        }
        Some(turned)
    }

    fn setup(self, setup: &Setup) -> Option<Setup> {
        let mut turned = setup.clone();
        if let Some(array) = &setup.array {
            let fen = self.fen(&array.to_fen())?;
            turned.array = Some(Position::from_fen_lenient(&fen).ok()?.0);
        }
        let start = setup.start.clone().unwrap_or_default();
        let fen = self.fen(&start.to_fen())?;
        turned.start = Some(Position::from_fen(&fen).ok()?);
        turned.line = setup.line.iter().map(|text| self.text(text)).collect();
        if self == Turned::Colors {
            turned.readings.reverse();
        }
        Some(turned)
    }

    pub(crate) fn color(self, color: Color) -> Color {
        match self {
            Turned::Colors => !color,
            Turned::No | Turned::Files => color,
        }
    }

    fn command(self, command: &Command) -> Option<Command> {
        let by = match command.by {
            By::Player(color) => By::Player(self.color(color)),
            By::Assistant(color) => By::Assistant(self.color(color)),
            by @ (By::Arbiter | By::System) => by,
        };
        let act = command.act.serialize(serde_json::value::Serializer).ok()?;
        let act = Act::deserialize(self.value("", &act)?).ok()?;
        Some(Command {
            at: command.at,
            by,
            act,
        })
    }

    /// An act as text, field by field.
    fn value(self, key: &str, value: &Value) -> Option<Value> {
        Some(match value {
            Value::Object(fields) => {
                let turned = fields
                    .iter()
                    .map(|(key, field)| Some((self.word(key), self.value(key, field)?)));
                Value::Object(turned.collect::<Option<_>>()?)
            }
            Value::Array(items) => {
                let turned = items.iter().map(|item| self.value(key, item));
                Value::Array(turned.collect::<Option<_>>()?)
            }
            Value::String(text) => Value::String(self.field(key, text)?),
            Value::Null | Value::Bool(_) | Value::Number(_) => value.clone(),
        })
    }

    fn field(self, key: &str, text: &str) -> Option<String> {
        match key {
            "fen" => self.fen(text),
            "points" if self == Turned::Colors => {
                let mark = if text.contains(':') { ':' } else { '-' };
                let (white, black) = text.split_once(mark)?;
                Some(format!("{black}{mark}{white}"))
            }
            "text" => self.said(text),
            // The analyser's reasons name squares of their own.
            "act" | "place" | "points" => Some(text.to_owned()),
            _ => Some(self.text(&self.word(text))),
        }
    }

    /// A written or spoken move. Words in place of figures are not followed.
    fn said(self, text: &str) -> Option<String> {
        let figures = text.chars().any(|letter| letter.is_ascii_digit());
        let castles = text.contains("0-0") || text.contains("O-O");
        match self {
            Turned::No => Some(text.to_owned()),
            _ if castles => (self == Turned::Colors).then(|| text.to_owned()),
            Turned::Colors if figures => Some(text.chars().map(other_rank).collect()),
            Turned::Colors => None,
            Turned::Files => {
                let turned = self.text(text);
                (turned != text).then_some(turned)
            }
        }
    }

    /// `white`, `White`, `white_blind` and the like.
    fn word(self, word: &str) -> String {
        let swap = |one: &str, other: &str| {
            word.strip_prefix(one)
                .filter(|rest| rest.is_empty() || rest.starts_with('_'))
                .map(|rest| format!("{other}{rest}"))
        };
        if self != Turned::Colors {
            return word.to_owned();
        }
        swap("white", "black")
            .or_else(|| swap("black", "white"))
            .or_else(|| swap("White", "Black"))
            .or_else(|| swap("Black", "White"))
            .unwrap_or_else(|| word.to_owned())
    }

    /// Every square in a text, `e4` or `E4`.
    fn text(self, text: &str) -> String {
        let letters: Vec<char> = text.chars().collect();
        let mut turned = letters.clone();
        for (at, pair) in letters.windows(2).enumerate() {
            if is_file(pair[0]) && ('1'..='8').contains(&pair[1]) {
                match self {
                    Turned::No => {}
                    Turned::Colors => turned[at + 1] = other_rank(pair[1]),
                    Turned::Files => turned[at] = other_file(pair[0]),
                }
            }
        }
        // The file or rank that tells two pieces apart: Nbd2, R1e2, exd5.
        if let [piece, mark, rest @ ..] = letters.as_slice() {
            let apart = !rest.is_empty() && !('1'..='8').contains(&rest[0]) || *mark == 'x';
            match self {
                Turned::Files if piece.is_uppercase() && is_file(*mark) && apart => {
                    turned[1] = other_file(*mark);
                }
                Turned::Files if is_file(*piece) && *mark == 'x' => turned[0] = other_file(*piece),
                Turned::Colors if piece.is_uppercase() && mark.is_ascii_digit() => {
                    turned[1] = other_rank(*mark);
                }
                Turned::No | Turned::Colors | Turned::Files => {}
            }
        }
        turned.into_iter().collect()
    }

    fn fen(self, fen: &str) -> Option<String> {
        let mut fields: Vec<String> = fen.split(' ').map(str::to_owned).collect();
        let castling = fields.get(2)?.clone();
        fields[0] = self.pieces(&fields[0]);
        match self {
            Turned::No => {}
            Turned::Colors => {
                let turn = if fields[1] == "w" { "b" } else { "w" };
                turn.clone_into(&mut fields[1]);
                let mut rights: Vec<char> = other_case(&castling).chars().collect();
                rights.sort_unstable();
                fields[2] = rights.into_iter().collect();
            }
            Turned::Files if castling == "-" => {}
            Turned::Files => return None,
        }
        let passed = fields.get(3)?.clone();
        fields[3] = self.text(&passed);
        // What this project adds to the six fields.
        (fields.len() <= 6).then(|| fields.join(" "))
    }

    /// The pieces of a board, as the first field of a FEN has them.
    pub(crate) fn pieces(self, pieces: &str) -> String {
        let ranks = pieces.split('/');
        let turned: Vec<String> = match self {
            Turned::No => ranks.map(str::to_owned).collect(),
            Turned::Colors => ranks.rev().map(other_case).collect(),
            Turned::Files => ranks.map(|rank| rank.chars().rev().collect()).collect(),
        };
        turned.join("/")
    }

    /// The words of a debug text so turned, in no order of their own.
    pub(crate) fn words(self, text: &str) -> String {
        let mut words: Vec<String> = text
            .split(|letter: char| !letter.is_alphanumeric() && letter != '_')
            .filter(|word| !word.is_empty())
            .map(|word| {
                let is_move = word.ends_with(|letter: char| letter.is_ascii_digit());
                let word = self.word(word);
                if is_move { self.text(&word) } else { word }
            })
            .collect();
        words.sort();
        words.join(" ")
    }
}

fn is_file(letter: char) -> bool {
    ('a'..='h').contains(&letter) || ('A'..='H').contains(&letter)
}

fn other_file(file: char) -> char {
    let (first, last) = if file.is_uppercase() {
        (b'A', b'H')
    } else {
        (b'a', b'h')
    };
    u8::try_from(file).map_or(file, |file| char::from(last - (file - first)))
}

/// A rank seen from the other side; any other letter stays.
fn other_rank(letter: char) -> char {
    match letter.to_digit(10) {
        Some(rank @ 1..=8) => char::from_digit(9 - rank, 10).unwrap_or(letter),
        _ => letter,
    }
}

fn other_case(text: &str) -> String {
    text.chars()
        .map(|letter| {
            if letter.is_uppercase() {
                letter.to_ascii_lowercase()
            } else {
                letter.to_ascii_uppercase()
            }
        })
        .collect()
}
