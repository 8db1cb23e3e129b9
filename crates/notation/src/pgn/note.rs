//! What a comment says beside a ply: a clock time, an offer, words.

use std::borrow::Cow;

use super::{
    Comment,
    clk::{self, CLK, LEFT},
    comment::DRAW_OFFER,
    joint::{Act, MOVED, STOOD},
};

/// The longest inside of a command of ours, white space included.
const MAX_COMMAND_BYTES: usize = 160;

/// A comment taken apart.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Note {
    /// The ply that the comment itself holds, at a joint.
    pub(super) act: Option<Act>,
    pub(super) clock_ms: Option<u64>,
    pub(super) draw_offer: bool,
    /// The words that are left.
    pub(super) comment: Comment,
}

/// A `[%stood]` or `[%moved]` that makes no sense.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct NoAct(pub(super) String);

impl Note {
    /// Takes a comment apart. Commands of other programs stay among the words,
    /// and so does a `[%clk]` that holds no time.
    pub(super) fn read(text: &str) -> Result<Note, NoAct> {
        let mut note = Note::default();
        let mut kept = 0;
        let mut search = 0;
        while let Some(found) = text[search..].find('[') {
            let at = search + found;
            search = at + 1;
            if text.as_bytes().get(search) != Some(&b'%') {
                continue;
            }
            search += 1;
            let Some((inside, end)) = inside_of_own(text, search) else {
                continue;
            };
            if note.take(inside, &text[kept..at])? {
                kept = end;
                search = end;
            }
        }
        note.words(&text[kept..]);
        Ok(note)
    }

    /// Acts upon a command; `before` are the words before it. Whether there
    /// was anything to act upon.
    fn take(&mut self, inside: &str, before: &str) -> Result<bool, NoAct> {
        let mut parts = inside.split_ascii_whitespace();
        let (name, argument) = (parts.next(), parts.next());
        let (Some(name), Some(argument), None) = (name, argument, parts.next()) else {
            return Ok(false);
        };
        if [CLK, LEFT].contains(&name) {
            let Some(ms) = clk::read(argument).filter(|_| self.clock_ms.is_none()) else {
                return Ok(false);
            };
            self.clock_ms = Some(ms);
            self.words(before);
            return Ok(true);
        }
        if self.act.is_some() {
            return Ok(false);
        }
        let act = Act::read(name, argument).ok_or_else(|| NoAct(inside.to_owned()))?;
        // The words before it are the ply in words, written anew each time.
        *self = Note {
            act: Some(act),
            clock_ms: self.clock_ms,
            ..Note::default()
        };
        Ok(true)
    }

    fn words(&mut self, text: &str) {
        // Most comments hold none, and most of those no such sign at all.
        if !text.contains('=') {
            self.comment.append(text);
            return;
        }
        for word in text.split_whitespace() {
            if word == DRAW_OFFER {
                self.draw_offer = true;
            } else {
                self.comment.append(word);
            }
        }
    }
}

/// The inside of the command that begins before `from`, and where it ends, if
/// it is one of ours.
fn inside_of_own(text: &str, from: usize) -> Option<(&str, usize)> {
    let rest = &text[from..];
    let own = [CLK, LEFT, STOOD, MOVED].iter().any(|name| {
        rest.strip_prefix(name)
            .is_some_and(|after| after.starts_with(|c: char| c.is_ascii_whitespace()))
    });
    // The end is looked for only so far: hostile text would make it long work.
    let near = &rest.as_bytes()[..rest.len().min(MAX_COMMAND_BYTES)];
    let end = near.iter().position(|b| *b == b']').filter(|_| own)?;
    Some((&rest[..end], from + end + 1))
}

/// Bytes as text: UTF-8, or else Latin-1, in which PGN was first defined.
pub(super) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => bytes.iter().copied().map(char::from).collect(),
    }
}

/// At most the first `most` bytes; a character of UTF-8 is not cut in two.
pub(super) fn cut(bytes: &[u8], most: usize) -> &[u8] {
    if bytes.len() < most {
        return bytes;
    }
    let bytes = &bytes[..most];
    match std::str::from_utf8(bytes) {
        Err(error) if error.error_len().is_none() => &bytes[..error.valid_up_to()],
        _ => bytes,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn note(clock_ms: Option<u64>, draw_offer: bool, comment: &str) -> Note {
        Note {
            act: None,
            clock_ms,
            draw_offer,
            comment: Comment::new(comment),
        }
    }

    #[test]
    fn commands_may_stand_close_together() {
        assert_eq!(
            Note::read("[%eval 0.3][%clk 0:01:00]good"),
            Ok(note(Some(60_000), false, "[%eval 0.3] good"))
        );
        assert_eq!(
            Note::read(" [%clk\n1:00:00.5] (=) why "),
            Ok(note(Some(3_600_500), true, "why"))
        );
    }

    #[test]
    fn what_is_no_time_stays_a_word() {
        assert_eq!(
            Note::read("[%clk soon] x"),
            Ok(note(None, false, "[clk soon] x"))
        );
        assert_eq!(
            Note::read("[%clk 0:00:01] [%clk 0:00:02]"),
            Ok(note(Some(1000), false, "[clk 0:00:02]"))
        );
        assert_eq!(
            Note::read("[%clk 0:00:01"),
            Ok(note(None, false, "[clk 0:00:01"))
        );
        assert_eq!(Note::read("[%"), Ok(note(None, false, "[%")));
    }

    #[test]
    fn a_joint_holds_a_ply() {
        let read = Note::read("2. 0-0 (=) [%left 0:00:09] [%moved e1h1] hm");
        let note = read.unwrap();
        assert!(matches!(note.act, Some(Act::Moved(_))));
        assert_eq!((note.clock_ms, note.draw_offer), (Some(9000), false));
        assert_eq!(note.comment.as_str(), "hm");
    }

    #[test]
    fn a_joint_without_sense_is_an_error() {
        for text in [
            "[%stood 8/8]",
            "[%moved e1]",
            "[%moved e9e4]",
            "[%moved e7e8qq]",
            "[%moved ää]",
        ] {
            assert!(Note::read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn old_files_are_read() {
        assert_eq!(decode(b"M\xe4ki"), "Mäki");
        assert_eq!(decode("Mäki".as_bytes()), "Mäki");
        assert_eq!(decode(b"hyv\xe4"), "hyvä");
        assert_eq!(cut("hyvä".as_bytes(), 4), b"hyv");
        assert_eq!(cut("hyvä".as_bytes(), 5), "hyvä".as_bytes());
        assert_eq!(cut(b"\xff\xe4x", 2), b"\xff\xe4");
    }
}
