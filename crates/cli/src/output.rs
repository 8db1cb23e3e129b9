//! What is printed, and where.
//!
//! Answers go to the standard output, whole and in one piece; everything that
//! is about the answer goes to the standard error. Colour is written always
//! and taken out again by `anstream` where nobody can see it.

use std::io::{self, IsTerminal as _, Write as _};

use anstream::{AutoStream, ColorChoice};
use clap::builder::styling::{AnsiColor, Style};
use serde::Serialize;
use tuomari_board::{Arrangement, Diagram, DiagramStyle, Piece};

pub(crate) use tuomari_audit::cleaned as shown;

use crate::{
    args::{BoardStyle, Coloring},
    failure::{Complaint, Exit, Failure},
    messages::Messages,
};

/// Headings.
pub(crate) const HEADING: Style = Style::new().bold();
/// What is at the edge of the picture.
pub(crate) const QUIET: Style = Style::new().dimmed();
/// What a player must see: check, a claim that is open.
pub(crate) const NOTICE: Style = AnsiColor::Yellow.on_default().bold();
/// What ends a game, and errors.
pub(crate) const ALARM: Style = AnsiColor::Red.on_default().bold();

/// `text` in a style.
pub(crate) fn styled(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// An answer that can be given to a person or to a program.
pub(crate) trait Answer: Serialize {
    /// The answer for a person: lines with their ends, styled.
    fn to_text(&self, say: &Messages) -> String;
}

/// The two streams of the command and how to speak into them.
#[derive(Debug)]
pub(crate) struct Output {
    /// The language.
    pub(crate) say: Messages,
    json: bool,
    color: ColorChoice,
}

impl Output {
    /// Streams in this language, for people or for programs.
    pub(crate) fn new(say: Messages, json: bool, color: Coloring) -> Output {
        let color = match color {
            Coloring::Auto => ColorChoice::Auto,
            Coloring::Always => ColorChoice::Always,
            Coloring::Never => ColorChoice::Never,
        };
        Output { say, json, color }
    }

    /// Gives an answer.
    pub(crate) fn give(&self, answer: &impl Answer) -> Result<(), Failure> {
        if self.json {
            let mut line = serde_json::to_vec(answer).map_err(io::Error::from);
            if let Ok(line) = &mut line {
                line.push(b'\n');
            }
            self.write(line)
        } else {
            self.write(Ok(answer.to_text(&self.say).into_bytes()))
        }
    }

    /// Gives several answers, for a program one to a line.
    pub(crate) fn give_all<A: Answer>(&self, answers: &[A]) -> Result<(), Failure> {
        answers.iter().try_for_each(|answer| self.give(answer))
    }

    /// Gives bytes that are no text, as they are.
    pub(crate) fn give_bytes(&self, bytes: &[u8]) -> Result<(), Failure> {
        let mut stream = io::stdout().lock();
        self.written(stream.write_all(bytes).and_then(|()| stream.flush()))
    }

    /// Whether the answer must be text: for a program, or on a terminal.
    pub(crate) fn is_text(&self) -> bool {
        self.json || io::stdout().is_terminal()
    }

    fn write(&self, bytes: io::Result<Vec<u8>>) -> Result<(), Failure> {
        let write = |bytes: Vec<u8>| {
            let mut stream = AutoStream::new(io::stdout().lock(), self.color);
            stream.write_all(&bytes)?;
            stream.flush()
        };
        self.written(bytes.and_then(write))
    }

    fn written(&self, written: io::Result<()>) -> Result<(), Failure> {
        written.map_err(|error| {
            let name = self.say.text("file-standard-output");
            Failure::of_writing(&self.say, &name, &error)
        })
    }

    /// Prints a part of a conversation.
    pub(crate) fn print(&self, text: &str) -> Result<(), Failure> {
        self.write(Ok(text.as_bytes().to_vec()))
    }

    /// Tells something about the answer. In JSON it is a part of the answer
    /// and not told here.
    pub(crate) fn note(&self, text: &str) {
        if !self.json {
            let label = styled(NOTICE, &self.say.text("label-note"));
            self.tell(&format!("{label}: {text}\n"));
        }
    }

    /// Tells how far it is, to people only.
    pub(crate) fn progress(&self, text: &str) {
        if !self.json {
            self.tell(&format!("{text}\n"));
        }
    }

    /// Tells an error.
    pub(crate) fn complain(&self, complaint: &Complaint) -> Exit {
        if self.json {
            self.tell(&format!("{}\n", complaint.to_json()));
        } else {
            let label = styled(ALARM, &self.say.text("label-error"));
            let mut told = vec![format!("{label}: {}", complaint.message)];
            if let Some(hint) = &complaint.hint {
                let label = styled(HEADING, &self.say.text("label-hint"));
                told.push(format!("{label}: {hint}"));
            }
            self.tell(&lines(&told));
        }
        complaint.exit
    }

    /// Writes to the standard error. Where even that is closed there is
    /// nobody left to tell.
    pub(crate) fn tell(&self, text: &str) {
        let mut stream = AutoStream::new(io::stderr().lock(), self.color);
        let _ = stream.write_all(text.as_bytes());
    }

    /// Whether the answer is for a program.
    pub(crate) fn is_json(&self) -> bool {
        self.json
    }
}

/// The board as it was asked for, or as the stream can show it: figurines on
/// a terminal, letters elsewhere.
///
/// The letters are those of the moves beside the board. FEN's would put a rook
/// where a Finnish reader sees a knight.
pub(crate) fn drawn(board: &Arrangement, asked: Option<BoardStyle>, say: &Messages) -> String {
    let on_terminal = || io::stdout().is_terminal();
    let figurines = match asked {
        Some(style) => style == BoardStyle::Unicode,
        None => on_terminal(),
    };
    if figurines {
        return Diagram::new(board).style(DiagramStyle::Unicode).to_string();
    }
    let letter = |sign: char| match Piece::from_char(sign) {
        Some(piece) => piece.color.fold_wb(
            say.letter(piece.role).to_ascii_uppercase(),
            say.letter(piece.role).to_ascii_lowercase(),
        ),
        None => sign,
    };
    let drawn = Diagram::new(board).to_string();
    // The last line names the files, and b is a bishop's letter too.
    let (ranks, files) = drawn.split_at(drawn.rfind("   a").unwrap_or(drawn.len()));
    ranks.chars().map(letter).chain(files.chars()).collect()
}

/// Lines, each with its end.
pub(crate) fn lines(lines: &[String]) -> String {
    let mut text = lines.join("\n");
    text.push('\n');
    text
}

/// Words in lines of at most 79 characters, each begun with `indent` spaces.
pub(crate) fn wrapped<'w>(words: impl IntoIterator<Item = &'w str>, indent: usize) -> String {
    const WIDTH: usize = 79;
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        let length = visible(word);
        if column > 0 && column + 1 + length <= WIDTH {
            text.push(' ');
            column += 1 + length;
        } else {
            if column > 0 {
                text.push('\n');
            }
            text.push_str(&" ".repeat(indent));
            column = indent + length;
        }
        text.push_str(word);
    }
    text.push('\n');
    text
}

/// How many letters of a word are seen: the codes of colours are not.
fn visible(word: &str) -> usize {
    let mut length = 0;
    let mut in_code = false;
    for c in word.chars() {
        match c {
            '\u{1b}' => in_code = true,
            'm' if in_code => in_code = false,
            _ if !in_code => length += 1,
            _ => {}
        }
    }
    length
}

/// A text in lines like those, the first begun with `indent` spaces and the
/// others with two more.
pub(crate) fn hung(text: &str, indent: usize) -> String {
    let wrapped = wrapped(text.split(' '), indent + 2);
    wrapped.get(2..).unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Lang;

    #[test]
    fn the_board_speaks_the_language_of_the_moves() {
        let board = tuomari_board::Position::default().board().clone();
        let drawn = |lang| drawn(&board, Some(BoardStyle::Ascii), &Messages::new(lang));
        let fi = drawn(Lang::Fi);
        assert!(fi.starts_with("8  t r l d k l r t\n7  s s s s s s s s\n"));
        assert!(fi.ends_with("1  T R L D K L R T\n   a b c d e f g h\n"));
        assert!(drawn(Lang::Sv).starts_with("8  t s l d k l s t\n7  b b b b b b b b\n"));
        assert_eq!(drawn(Lang::En), Diagram::new(&board).to_string());
    }

    #[test]
    fn lines_end_before_the_edge() {
        let words = ["abcdefghi"; 20];
        let text = wrapped(words, 2);
        assert!(
            text.lines()
                .all(|line| line.len() <= 79 && line.starts_with("  a"))
        );
        assert_eq!(text.split_whitespace().count(), 20);
    }

    #[test]
    fn colours_take_no_room() {
        assert_eq!(visible(&styled(ALARM, "abc")), 3);
        assert_eq!(visible("mem"), 3);
    }

    #[test]
    fn a_strangers_text_cannot_paint_the_terminal() {
        assert_eq!(shown("a\u{1b}[31mb\n"), "a [31mb ");
        assert_eq!(shown(&"x".repeat(500)).chars().count(), 101);
    }
}
