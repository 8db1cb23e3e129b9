//! The games in a piece of PGN text, word by word, with their places.
//!
//! `pgn-reader` passes over what is no move without a sign, and says no places.
//! An audit must miss nothing, so it looks at every word itself.

/// What comes next in the moves of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token<'t> {
    /// A word that should be a move.
    Word {
        at: usize,
        /// The word, without move number and annotations.
        text: &'t [u8],
    },
    /// What stood between braces.
    Comment(&'t [u8]),
    /// The result; it ends the game.
    Marker(&'t [u8]),
    /// A comment or a variation without its end; nothing certain follows.
    Endless,
    /// The game ends without a result.
    End,
}

/// The tags of a game that matter here, as they are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Heading<'t> {
    /// Where the game begins.
    pub(crate) at: usize,
    /// Whether there was any tag.
    pub(crate) tagged: bool,
    pub(crate) site: Option<&'t [u8]>,
    pub(crate) white: Option<&'t [u8]>,
    pub(crate) black: Option<&'t [u8]>,
    pub(crate) result: Option<&'t [u8]>,
    pub(crate) termination: Option<&'t [u8]>,
    pub(crate) fen: Option<&'t [u8]>,
    pub(crate) variant: Option<&'t [u8]>,
    /// Whether it is a game of ours that does not stand in one piece.
    pub(crate) in_parts: bool,
}

/// A place in a text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scanner<'t> {
    text: &'t [u8],
    at: usize,
}

impl<'t> Scanner<'t> {
    /// The beginning of a text.
    pub(crate) fn new(text: &'t [u8]) -> Scanner<'t> {
        let mark = text.starts_with(b"\xef\xbb\xbf");
        Scanner {
            text,
            at: if mark { 3 } else { 0 },
        }
    }

    /// The tags of the next game; nothing at the end of the text.
    pub(crate) fn heading(&mut self) -> Option<Heading<'t>> {
        self.skip_between_games();
        self.peek()?;
        let mut heading = Heading {
            at: self.at,
            ..Heading::default()
        };
        while self.is_tag(self.at) {
            let (name, value) = self.tag();
            heading.take(name, value);
            self.skip_between_games();
        }
        Some(heading)
    }

    /// The next token of the moves. After the last one the next game follows.
    pub(crate) fn token(&mut self) -> Token<'t> {
        loop {
            let Some(byte) = self.peek() else {
                return Token::End;
            };
            match byte {
                b'.' | b')' | b'}' => self.at += 1,
                b'\n' => {
                    self.at += 1;
                    if self.is_tag(self.at) {
                        return Token::End;
                    }
                    if self.peek() == Some(b'%') {
                        self.skip_line();
                    }
                }
                b'{' => return self.comment().map_or(Token::Endless, Token::Comment),
                b'(' => {
                    if self.variation().is_none() {
                        return Token::Endless;
                    }
                }
                b';' => self.skip_line(),
                b'$' => self.skip_while(|b| b == b'$' || b.is_ascii_digit()),
                _ if byte.is_ascii_whitespace() => self.at += 1,
                _ => {
                    if let Some(token) = self.word() {
                        return token;
                    }
                }
            }
        }
    }

    fn word(&mut self) -> Option<Token<'t>> {
        let mut at = self.at;
        self.skip_while(|b| b.is_ascii_digit());
        if self.at > at && matches!(self.peek(), Some(b'.')) {
            // A number before a move; the move may follow without a space.
            self.skip_while(|b| b == b'.');
            at = self.at;
        }
        self.skip_while(|b| !b.is_ascii_whitespace() && !b"{}();$".contains(&b));
        let whole = self.text.get(at..self.at)?;
        if is_marker(whole) {
            return Some(Token::Marker(whole));
        }
        let text = without_annotation(whole);
        let is_number = text.iter().all(u8::is_ascii_digit);
        (!is_number && !is_mark(text)).then_some(Token::Word { at, text })
    }

    /// What stands in braces, unless a tag comes before the closing one.
    fn comment(&mut self) -> Option<&'t [u8]> {
        let from = self.at + 1;
        let rest = self.text.get(from..)?;
        let length = rest.iter().position(|b| *b == b'}');
        let inside = rest.get(..length.unwrap_or(rest.len()))?;
        let mut lines = inside.iter().enumerate().filter(|(_, b)| **b == b'\n');
        if let Some((place, _)) = lines.find(|(place, _)| self.is_tag(from + place + 1)) {
            self.at = from + place + 1;
            return None;
        }
        self.at = (from + inside.len() + 1).min(self.text.len());
        length.map(|_| inside)
    }

    /// Passes over a variation and those inside it.
    fn variation(&mut self) -> Option<()> {
        let mut depth = 0_u32;
        loop {
            match self.peek()? {
                b'(' => depth = depth.saturating_add(1),
                b')' if depth == 1 => {
                    self.at += 1;
                    return Some(());
                }
                b')' => depth -= 1,
                b'{' => {
                    self.comment()?;
                    continue;
                }
                b'\n' if self.is_tag(self.at + 1) => {
                    self.at += 1;
                    return None;
                }
                _ => {}
            }
            self.at += 1;
        }
    }

    /// A tag; both parts are empty if it cannot be read.
    fn tag(&mut self) -> (&'t [u8], &'t [u8]) {
        let from = self.at + 1;
        self.skip_line();
        let line = self.text.get(from..self.at).unwrap_or_default();
        let parts = || {
            let open = line.iter().position(|b| *b == b'"')?;
            let value = line.get(open + 1..)?;
            let mut escaped = false;
            let close = value.iter().position(|b| {
                let closes = *b == b'"' && !escaped;
                escaped = *b == b'\\' && !escaped;
                closes
            })?;
            Some((line.get(..open)?, value.get(..close)?))
        };
        let Some((name, value)) = parts() else {
            return Default::default();
        };
        // Another tag may follow on the same line.
        self.at = from + name.len() + value.len() + 2;
        self.skip_while(|b| b != b']' && b != b'\n');
        self.at = (self.at + 1).min(self.text.len());
        (name.trim_ascii_end(), value)
    }

    /// Passes over what may stand before a game: blank lines, lines of `%`,
    /// and comments, which have no move to stand beside.
    fn skip_between_games(&mut self) {
        while let Some(byte) = self.peek() {
            match byte {
                b'%' | b';' => self.skip_line(),
                b'{' => _ = self.comment(),
                _ if byte.is_ascii_whitespace() => self.at += 1,
                _ => return,
            }
        }
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.at >= self.text.len()
    }

    fn is_tag(&self, at: usize) -> bool {
        self.text.get(at) == Some(&b'[')
            && self.text.get(at + 1).is_some_and(u8::is_ascii_alphabetic)
    }

    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn skip_line(&mut self) {
        self.skip_while(|b| b != b'\n');
    }

    fn skip_while(&mut self, holds: impl Fn(u8) -> bool) {
        while self.peek().is_some_and(&holds) {
            self.at += 1;
        }
    }
}

impl<'t> Heading<'t> {
    /// Takes a tag down; the first of its name is believed.
    fn take(&mut self, name: &[u8], value: &'t [u8]) {
        self.tagged = true;
        let slot = match name {
            b"Site" => &mut self.site,
            b"White" => &mut self.white,
            b"Black" => &mut self.black,
            b"Result" => &mut self.result,
            b"Termination" => &mut self.termination,
            b"FEN" => &mut self.fen,
            b"Variant" => &mut self.variant,
            b"Stretch" | b"StartFEN" => {
                self.in_parts = true;
                return;
            }
            _ => return,
        };
        slot.get_or_insert(value);
    }
}

fn is_marker(word: &[u8]) -> bool {
    matches!(
        word,
        b"1-0" | b"0-1" | b"1/2-1/2" | b"1/2" | b"*" | b"\xc2\xbd-\xc2\xbd"
    )
}

/// The word without `!` and `?` behind it.
fn without_annotation(word: &[u8]) -> &[u8] {
    let end = word.iter().rposition(|b| *b != b'!' && *b != b'?');
    word.get(..end.map_or(0, |end| end + 1)).unwrap_or_default()
}

/// Signs and words that annotators put between the moves. A null move is not
/// among them: as a move it is illegal.
fn is_mark(word: &[u8]) -> bool {
    let signs = !word.iter().any(u8::is_ascii_alphanumeric) && word != b"--";
    signs || matches!(word, b"e.p." | b"ep" | b"N" | b"D" | b"mate")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tokens of a game, in words.
    fn tokens(text: &str) -> Vec<String> {
        let mut scanner = Scanner::new(text.as_bytes());
        let mut found = Vec::new();
        while let Some(heading) = scanner.heading() {
            found.push(format!("game at {}", heading.at));
            loop {
                let token = scanner.token();
                found.push(match token {
                    Token::Word { at, text } => format!("{} at {at}", text.escape_ascii()),
                    Token::Comment(text) => format!("{{{}}}", text.escape_ascii()),
                    Token::Marker(text) => format!("={}", text.escape_ascii()),
                    Token::Endless => "endless".to_owned(),
                    Token::End => "end".to_owned(),
                });
                if !matches!(token, Token::Word { .. } | Token::Comment(_)) {
                    break;
                }
            }
        }
        found
    }

    #[test]
    fn moves_are_told_from_what_stands_between_them() {
        assert_eq!(
            tokens("1. e4! $1 e5 (1... c5 {a (} 2. Nf3) 2.Nf3 +- {x} Zxq9 ; rest\n3 0-0 1-0"),
            [
                "game at 0",
                "e4 at 3",
                "e5 at 10",
                "Nf3 at 38",
                "{x}",
                "Zxq9 at 49",
                "0-0 at 63",
                "=1-0"
            ]
        );
    }

    #[test]
    fn a_game_ends_with_its_result_or_where_tags_begin() {
        assert_eq!(
            tokens("[White \"A \\\"B\\\"\"]\n\n1. e4\n[White \"C\"]\n\n*\n1. d4 1/2-1/2"),
            [
                "game at 0",
                "e4 at 22",
                "end",
                "game at 25",
                "=*",
                "game at 40",
                "d4 at 43",
                "=1/2-1/2"
            ]
        );
    }

    #[test]
    fn what_has_no_end_ends_where_tags_begin() {
        assert_eq!(
            tokens("1. e4 {a [%clk 1]\n[%clk 2]\n[White \"C\"]\n1. e4 (1. d4\n[Site \"\"]\n{"),
            [
                "game at 0",
                "e4 at 3",
                "endless",
                "game at 27",
                "e4 at 42",
                "endless",
                "game at 52",
                "end"
            ]
        );
    }

    #[test]
    fn every_text_comes_to_an_end() {
        for text in [
            "\u{c}",
            "a\u{b}\u{c}b",
            "",
            "}",
            ")(",
            "$",
            "\u{feff}",
            "[",
            "[a",
            "[a\"",
            "%",
            "1.",
            "--",
            "\u{e4}",
        ] {
            assert!(tokens(text).len() < 9, "{text}");
        }
        assert_eq!(tokens("--"), ["game at 0", "-- at 0", "end"]);
    }
}
