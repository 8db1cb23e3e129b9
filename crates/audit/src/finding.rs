//! What was found in a game, and where.

use serde::Serialize;
use tuomari_board::{Move, Position};
use tuomari_conduct::Cites;

use crate::{evidence::Evidence, kind::Kind, replay::Replay, result::Recorded, scanner::Heading};

/// Something found, or something that could not be settled.
#[derive(Debug, Serialize)]
pub struct Finding {
    /// What was found; none if it could not be settled.
    #[serde(rename = "finding", skip_serializing_if = "Option::is_none")]
    pub found: Option<&'static str>,
    /// What would have been found if it were proved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unknown: Option<&'static str>,
    /// Whether what could not be settled is for an arbiter, or for a line
    /// that was shown: no search settles it.
    #[serde(skip_serializing_if = "is_no")]
    pub for_arbiter: bool,
    /// The name of the file.
    pub file: String,
    /// The number of the game in it, from 1.
    pub game: u64,
    /// The line the game begins on, from 1.
    pub line: u64,
    /// The byte it begins at.
    pub offset: u64,
    /// The tag `Site`.
    pub site: Option<String>,
    /// The tag `White`.
    pub white: Option<String>,
    /// The tag `Black`.
    pub black: Option<String>,
    /// The result as recorded.
    pub recorded: Option<&'static str>,
    /// What it should be, where that is certain.
    pub should_be: Option<&'static str>,
    /// Whether the recorded result cannot stand.
    pub contradicts_result: bool,
    /// After how many plies.
    pub ply: usize,
    pub fen: String,
    /// The word it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub word: Option<WordAt>,
    /// The rule of chapter 3 that is in the way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<&'static str>,
    /// The articles behind it.
    pub articles: Vec<String>,
    /// Who can mate and why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mating: Option<Evidence>,
    /// The position before the move the matter came with, and that move.
    #[serde(skip)]
    pub after: Option<(Position, Move)>,
}

/// A word of the text.
#[derive(Debug, Serialize)]
pub struct WordAt {
    /// The word, fit to be shown.
    pub text: String,
    /// Its line, from 1.
    pub line: u64,
    pub offset: u64,
}

/// What a file was before this piece of it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Before {
    pub games: u64,
    pub lines: u64,
    pub bytes: u64,
}

impl Finding {
    /// A finding in the game with this heading, after `ply` plies. Numbers are
    /// those of the piece of text it stands in.
    pub(crate) fn new(
        kind: Kind,
        game: &Game<'_>,
        replay: &Replay,
        ply: usize,
        cites: Cites,
    ) -> Finding {
        let heading = &game.heading;
        let name = |value: Option<&[u8]>| value.map(decoded);
        let fen = match heading.fen.filter(|_| kind == Kind::UnreadableStart) {
            Some(unreadable) => cleaned(&decoded(unreadable)),
            None => replay.position_after(ply).to_fen(),
        };
        Finding {
            found: Some(kind.id()),
            unknown: None,
            for_arbiter: false,
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
    pub(crate) fn should_be(mut self, should_be: Recorded) -> Finding {
        let should_be = should_be.text();
        self.should_be = Some(should_be);
        self.contradicts_result = self.recorded.is_some_and(|recorded| recorded != should_be);
        self
    }

    /// The result cannot have come about as recorded, whatever it should be.
    pub(crate) fn contradicting(mut self) -> Finding {
        self.contradicts_result = true;
        self
    }

    /// With the word it is about.
    pub(crate) fn word(mut self, text: &[u8], at: usize, word: &[u8]) -> Finding {
        self.word = Some(WordAt {
            text: cleaned(&decoded(word)),
            line: line_of(text, at),
            offset: wide(at),
        });
        self
    }

    /// With the rule of chapter 3 that is in the way.
    pub(crate) fn reason(mut self, reason: Option<&'static str>) -> Finding {
        self.reason = reason;
        self
    }

    /// With who can mate and why.
    pub(crate) fn mating(mut self, mating: Evidence) -> Finding {
        self.mating = Some(mating);
        self
    }

    /// Not proved either way, so nothing is contradicted.
    pub(crate) fn unsettled(mut self) -> Finding {
        self.unknown = self.found.take();
        self.should_be = None;
        self.contradicts_result = false;
        self
    }

    /// Not proved either way, and not to be proved by any search.
    pub(crate) fn for_arbiter(self) -> Finding {
        Finding {
            for_arbiter: true,
            ..self.unsettled()
        }
    }

    /// Puts it into its file.
    pub fn locate(&mut self, file: &str, before: Before) {
        file.clone_into(&mut self.file);
        self.game += before.games;
        self.line += before.lines;
        self.offset += before.bytes;
        if let Some(word) = &mut self.word {
            word.line += before.lines;
            word.offset += before.bytes;
        }
    }
}

/// A game as a finding tells of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Game<'t> {
    /// Its number in the piece of text.
    pub(crate) number: u64,
    /// The piece of text.
    pub(crate) text: &'t [u8],
    pub(crate) heading: Heading<'t>,
    /// The result that is believed.
    pub(crate) recorded: Option<Recorded>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde gives it so")]
fn is_no(yes: &bool) -> bool {
    !yes
}

/// The line a byte stands on, from 1.
fn line_of(text: &[u8], at: usize) -> u64 {
    1 + line_ends(text.get(..at).unwrap_or_default())
}

/// How many lines end in a text.
pub(crate) fn line_ends(text: &[u8]) -> u64 {
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

/// A text of somebody else's, fit to be shown: short, and without the signs
/// that would move the cursor or change the colours of a terminal.
pub fn cleaned(text: &str) -> String {
    const LIMIT: usize = 100;
    let mut cleaned: String = text
        .chars()
        .take(LIMIT)
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    if text.chars().nth(LIMIT).is_some() {
        cleaned.push('…');
    }
    cleaned
}
