//! The parts of a written game: numbers, moves, points.

use tuomari_board::Color;

use crate::{
    language::{Ending, Language},
    parser::EN_PASSANT_SIGNS,
    points::Points,
};

/// One part of a written game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token<'t> {
    /// `12.` for White, `12...` for Black.
    Number(u32, Color),
    /// A move with the signs that belong to it, even after a space.
    Move(&'t str),
    /// The points at the end.
    Points(Points),
    /// The end in words, and whose it is where that is said.
    Ending(Ending, Option<Color>),
    /// `*`: the game was not finished, or the record was not.
    Unfinished,
}

/// Reads the parts of a written game and where they begin.
#[derive(Clone, Debug)]
pub(crate) struct Tokens<'t> {
    text: &'t str,
    language: Language,
    at: usize,
}

impl<'t> Tokens<'t> {
    pub(crate) fn new(text: &'t str, language: Language) -> Tokens<'t> {
        Tokens {
            text,
            language,
            at: 0,
        }
    }

    /// The next word and where it begins, without going past it.
    fn peek_word(&self) -> Option<(usize, &'t str)> {
        let rest = self.text.get(self.at..)?;
        let word = rest.trim_start();
        let start = self.at + (rest.len() - word.len());
        let end = word.find(char::is_whitespace).unwrap_or(word.len());
        let word = word.get(..end).filter(|word| !word.is_empty())?;
        // A comma ends a word; those of `0,5-0,5` are points.
        let comma = word.find(',').filter(|_| points(word).is_none());
        let end = comma.map_or(word.len(), |comma| comma + 1);
        Some((start, word.get(..end)?))
    }

    /// The end in words, which begins with `word`.
    fn take_ending(&mut self, word: &str) -> Option<Token<'t>> {
        let Some(who) = self.language.side(word) else {
            return Some(Token::Ending(self.language.ending(word)?, None));
        };
        let (at, next) = self.peek_word()?;
        let resigned = self.language.ending(next) == Some(Ending::Resignation);
        resigned.then(|| {
            self.at = at + next.len();
            Token::Ending(Ending::Resignation, Some(who))
        })
    }

    /// Dots apart from their number, as in `12. ... Te8`.
    fn take_dots(&mut self) -> bool {
        let dots = self
            .peek_word()
            .filter(|(_, word)| word.chars().all(|c| matches!(c, '.' | '…')));
        if let Some((start, word)) = dots {
            self.at = start + word.len();
        }
        dots.is_some()
    }

    /// Whether a word is a sign of the move before it.
    fn is_sign(&self, word: &str) -> bool {
        let plain = word.trim_end_matches(['+', '#', '!', '?', ',']);
        let plain = plain.strip_suffix("(=)").unwrap_or(plain);
        let en_passant = || {
            EN_PASSANT_SIGNS
                .iter()
                .any(|sign| plain.eq_ignore_ascii_case(sign))
        };
        let mate = self.language.mate_word();
        word.starts_with(['+', '#', '†', '‡', '!', '?', '(', ','])
            || plain == "X"
            || mate.is_some_and(|mate| plain.eq_ignore_ascii_case(mate))
            || en_passant()
    }

    /// The move that begins at `start`, with the signs in the words after it.
    fn take_move(&mut self, start: usize) -> Token<'t> {
        while let Some((at, word)) = self.peek_word().filter(|(_, word)| self.is_sign(word)) {
            self.at = at + word.len();
        }
        Token::Move(self.text.get(start..self.at).unwrap_or_default())
    }
}

impl<'t> Iterator for Tokens<'t> {
    type Item = (usize, Token<'t>);

    fn next(&mut self) -> Option<(usize, Token<'t>)> {
        let (start, word) = self.peek_word()?;
        if let Some(number) = Number::at_start_of(word) {
            self.at = start + number.bytes;
            let alone = number.bytes == word.len();
            let black = number.black || (alone && self.take_dots());
            let color = Color::from_black(black);
            return Some((start, Token::Number(number.value, color)));
        }
        self.at = start + word.len();
        let token = match points(word) {
            Some(points) => Token::Points(points),
            None if word == "*" => Token::Unfinished,
            None => self
                .take_ending(word)
                .unwrap_or_else(|| self.take_move(start)),
        };
        Some((start, token))
    }
}

/// A move number with its dots.
struct Number {
    value: u32,
    bytes: usize,
    black: bool,
}

impl Number {
    /// Figures followed by a dot or by the end of the word: the `1` of `1-0`
    /// and the `0` of `0-0` are none.
    fn at_start_of(word: &str) -> Option<Number> {
        let figures = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (figures, rest) = word.split_at_checked(figures)?;
        let dots = rest.len() - rest.trim_start_matches(['.', '…']).len();
        let dots = rest.get(..dots)?;
        if figures.is_empty() || (dots.is_empty() && !rest.is_empty()) {
            return None;
        }
        Some(Number {
            // A number no game has is a gap like any other.
            value: figures.parse().unwrap_or(u32::MAX),
            bytes: figures.len() + dots.len(),
            black: dots.contains('…') || dots.len() > 1,
        })
    }
}

fn points(word: &str) -> Option<Points> {
    Points::parse(word.trim_end_matches(','))
}
