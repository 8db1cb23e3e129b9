//! What was found in a game, and where.

use std::fmt::Write as _;

use serde::Serialize;
use tuomari_conduct::Cites;
use tuomari_notation::{Form, write_move};

use super::{kind::Kind, replay::Replay, result::Recorded, scanner::Heading};
use crate::{
    mating::MatingTold,
    messages::Messages,
    output::{ALARM, Answer, HEADING, NOTICE, QUIET, hung, shown, styled},
};

/// Something found, or something that could not be settled.
#[derive(Debug, Serialize)]
pub(crate) struct Finding {
    /// What was found.
    #[serde(rename = "finding", skip_serializing_if = "Option::is_none")]
    found: Option<&'static str>,
    /// What would have been found if it were proved.
    #[serde(skip_serializing_if = "Option::is_none")]
    unknown: Option<&'static str>,
    file: String,
    game: u64,
    line: u64,
    offset: u64,
    site: Option<String>,
    white: Option<String>,
    black: Option<String>,
    recorded: Option<&'static str>,
    should_be: Option<&'static str>,
    contradicts_result: bool,
    ply: usize,
    fen: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    word: Option<WordAt>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
    articles: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mating: Option<MatingTold>,
    /// The move the matter came with, for people.
    #[serde(skip)]
    after: Option<(tuomari_board::Position, tuomari_board::Move)>,
}

/// A word of the text.
#[derive(Debug, Serialize)]
struct WordAt {
    text: String,
    line: u64,
    offset: u64,
}

/// What a file was before this piece of it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Before {
    /// Games.
    pub(crate) games: u64,
    /// Lines.
    pub(crate) lines: u64,
    /// Bytes.
    pub(crate) bytes: u64,
}

impl Finding {
    /// A finding in the game with this heading, after `ply` plies. Numbers are
    /// those of the piece of text it stands in.
    pub(super) fn new(
        kind: Kind,
        game: &Game<'_>,
        replay: &Replay,
        ply: usize,
        cites: Cites,
    ) -> Finding {
        let heading = &game.heading;
        let name = |value: Option<&[u8]>| value.map(decoded);
        let fen = match heading.fen.filter(|_| kind == Kind::UnreadableStart) {
            Some(unreadable) => shown(&decoded(unreadable)),
            None => replay.position_after(ply).to_fen(),
        };
        Finding {
            found: Some(kind.id()),
            unknown: None,
            file: String::new(),
            game: game.number,
            line: line_of(game.text, heading.at),
            offset: wide(heading.at),
            site: name(heading.site),
            white: name(heading.white),
            black: name(heading.black),
            recorded: game.recorded.map(Recorded::text),
            should_be: None,
            contradicts_result: false,
            ply,
            fen,
            word: None,
            reason: None,
            articles: cites.iter().map(|id| id.to_string()).collect(),
            mating: None,
            after: replay.move_at(ply),
        }
    }

    /// What the result should be, where it is certain.
    pub(super) fn should_be(mut self, should_be: Recorded) -> Finding {
        let should_be = should_be.text();
        self.should_be = Some(should_be);
        self.contradicts_result = self.recorded.is_some_and(|recorded| recorded != should_be);
        self
    }

    /// The result cannot have come about as recorded, whatever it should be.
    pub(super) fn contradicting(mut self) -> Finding {
        self.contradicts_result = true;
        self
    }

    /// With the word it is about.
    pub(super) fn word(mut self, text: &[u8], at: usize, word: &[u8]) -> Finding {
        self.word = Some(WordAt {
            text: shown(&decoded(word)),
            line: line_of(text, at),
            offset: wide(at),
        });
        self
    }

    /// With the rule of chapter 3 that is in the way.
    pub(super) fn reason(mut self, reason: Option<&'static str>) -> Finding {
        self.reason = reason;
        self
    }

    /// With who can mate and why.
    pub(super) fn mating(mut self, mating: MatingTold) -> Finding {
        self.mating = Some(mating);
        self
    }

    /// Not proved either way, so nothing is contradicted.
    pub(super) fn unsettled(mut self) -> Finding {
        self.unknown = self.found.take();
        self.should_be = None;
        self.contradicts_result = false;
        self
    }

    /// Puts it into its file.
    pub(crate) fn locate(&mut self, file: &str, before: Before) {
        file.clone_into(&mut self.file);
        self.game += before.games;
        self.line += before.lines;
        self.offset += before.bytes;
        if let Some(word) = &mut self.word {
            word.line += before.lines;
            word.offset += before.bytes;
        }
    }

    /// The kind, unless it could not be settled.
    pub(crate) fn id(&self) -> Option<&'static str> {
        self.found
    }

    /// Whether the recorded result cannot stand.
    pub(crate) fn contradicts_result(&self) -> bool {
        self.contradicts_result
    }
}

impl Answer for Finding {
    fn to_text(&self, say: &Messages) -> String {
        let mut text = styled(HEADING, &self.place(say));
        text.push('\n');
        let id = self.found.or(self.unknown).unwrap_or_default();
        let word = self.word.as_ref();
        let values = [
            ("word", word.map_or("", |word| &word.text).to_owned().into()),
            ("line", word.map_or(0, |word| word.line).to_string().into()),
            ("recorded", self.recorded.unwrap_or("*").into()),
        ];
        let mut said = say.with_all(&format!("audit-{id}"), &values);
        if let Some(reason) = self.reason {
            _ = write!(said, " {}", say.text(&format!("illegality-{reason}")));
        }
        if self.unknown.is_some() {
            said = say.with("audit-unknown", [("what", said.into())]);
        } else if let Some(should_be) = self.should_be.filter(|_| self.contradicts_result) {
            let values = [
                ("result", should_be.into()),
                ("recorded", self.recorded.unwrap_or("*").into()),
            ];
            _ = write!(said, " {}", say.with("audit-should-be", values));
        }
        let style = match (self.unknown, self.contradicts_result) {
            (Some(_), _) => QUIET,
            (None, true) => ALARM,
            (None, false) => NOTICE,
        };
        let articles = match self.articles.as_slice() {
            [] => String::new(),
            articles => format!(" ({})", articles.join(", ")),
        };
        text.push_str(&hung(&format!("{}{articles}", painted(style, &said)), 2));
        if let Some(mating) = &self.mating {
            text.push_str(&hung(&mating.to_text(say), 2));
        }
        // A FEN is copied, so its line is not broken.
        _ = writeln!(text, "  {}", self.position(say));
        text
    }
}

impl Finding {
    fn place(&self, say: &Messages) -> String {
        let name = |name: &Option<String>| shown(name.as_deref().unwrap_or("?"));
        let values = [
            ("file", self.file.clone().into()),
            ("game", self.game.to_string().into()),
            ("line", self.line.to_string().into()),
            ("offset", self.offset.to_string().into()),
            ("white", name(&self.white).into()),
            ("black", name(&self.black).into()),
            ("site", name(&self.site).into()),
        ];
        say.with("audit-place", values)
    }

    fn position(&self, say: &Messages) -> String {
        let Some((before, m)) = &self.after else {
            return say.with("audit-at-start", [("fen", self.fen.clone().into())]);
        };
        let dots = before.turn().fold_wb(".", "...");
        let written = write_move(before, *m, say.notation(), Form::SHORT);
        let values = [
            (
                "move",
                format!("{}{dots} {written}", before.move_number()).into(),
            ),
            ("ply", self.ply.to_string().into()),
            ("fen", self.fen.clone().into()),
        ];
        say.with("audit-after", values)
    }
}

/// A game as a finding tells of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Game<'t> {
    /// Its number in the piece of text.
    pub(super) number: u64,
    /// The piece of text.
    pub(super) text: &'t [u8],
    /// Its tags.
    pub(super) heading: Heading<'t>,
    /// The result that is believed.
    pub(super) recorded: Option<Recorded>,
}

/// A style that holds over the ends of lines.
fn painted(style: clap::builder::styling::Style, text: &str) -> String {
    let words = text.split(' ').map(|word| styled(style, word));
    words.collect::<Vec<String>>().join(" ")
}

/// The line a byte stands on, from 1.
fn line_of(text: &[u8], at: usize) -> u64 {
    1 + line_ends(text.get(..at).unwrap_or_default())
}

/// How many lines end in a text.
pub(super) fn line_ends(text: &[u8]) -> u64 {
    text.iter().map(|b| u64::from(*b == b'\n')).sum()
}

fn wide(number: usize) -> u64 {
    u64::try_from(number).unwrap_or(u64::MAX)
}

/// Bytes as text: UTF-8, or else Latin-1, in which PGN was first defined.
/// What was escaped stands as it was meant.
fn decoded(bytes: &[u8]) -> String {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().copied().map(char::from).collect(),
    };
    text.replace("\\\"", "\"").replace("\\\\", "\\")
}
