//! Written moves taken apart, sign by sign.

use tuomari_board::{CastlingLength, File, Rank, Role, Square};

use crate::{
    accepted::Accepted,
    cursor::Cursor,
    error::{Expected, ReadFault},
    language::Language,
    written::{CheckMark, Displacement, PawnCapture, Step, Written},
};

/// Reads one move from left to right.
pub(crate) struct Parser<'t> {
    cursor: Cursor<'t>,
    language: Language,
    written: Written,
}

/// What may stand between departure and arrival.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Separator {
    Hyphen,
    Capture(char),
}

impl<'t> Parser<'t> {
    pub(crate) fn new(text: &'t str, language: Language) -> Parser<'t> {
        Parser {
            cursor: Cursor::new(text),
            language,
            written: Written {
                // Replaced before anybody sees it.
                step: Step::Castling(CastlingLength::Short),
                capture: false,
                check: None,
                en_passant: false,
                draw_offer: false,
                spelling: Vec::new(),
            },
        }
    }

    pub(crate) fn written(mut self) -> Result<Written, ReadFault> {
        self.cursor.skip_spaces();
        self.written.step = if self.cursor.peek().is_some_and(is_zero) {
            Step::Castling(self.castling()?)
        } else {
            self.displacement()?
        };
        self.signs()?;
        Ok(self.written)
    }

    fn accept(&mut self, accepted: Option<Accepted>) {
        if let Some(accepted) = accepted
            && !self.written.spelling.contains(&accepted)
        {
            self.written.spelling.push(accepted);
        }
    }

    fn castling(&mut self) -> Result<CastlingLength, ReadFault> {
        self.zero()?;
        if !self.hyphen() {
            return Err(self.cursor.unreadable(Expected::CastlingSign));
        }
        self.zero()?;
        if !self.hyphen() {
            return Ok(CastlingLength::Short);
        }
        self.zero()?;
        Ok(CastlingLength::Long)
    }

    fn zero(&mut self) -> Result<(), ReadFault> {
        let letter = self
            .cursor
            .take(|c| is_zero(c).then_some(c != '0'))
            .ok_or_else(|| self.cursor.unreadable(Expected::CastlingSign))?;
        self.accept(letter.then_some(Accepted::CastlingInLetters));
        Ok(())
    }

    fn hyphen(&mut self) -> bool {
        self.cursor.take(|c| is_hyphen(c).then_some(())).is_some()
    }

    fn displacement(&mut self) -> Result<Step, ReadFault> {
        let language = self.language;
        let role = match self.cursor.take(|c| language.leading_sign(c)) {
            Some((role, accepted)) => {
                self.accept(accepted);
                self.skip_presentation();
                role
            }
            None => Role::Pawn,
        };
        let (from_file, from_rank) = (self.file(), self.rank());
        let first = from_file.zip(from_rank);
        let separator = self.separator(first.is_some());
        if role == Role::Pawn
            && let Some(from) = from_file.filter(|_| from_rank.is_none())
            && let Some(to) = self.file_alone(separator)
        {
            let promotion = self.promotion(role)?;
            return Ok(Step::PawnCapture(PawnCapture {
                from,
                to,
                promotion,
            }));
        }
        let displacement = match first {
            // One whole square and no other after it: the arrival.
            Some((file, rank)) if separator.is_none() && !self.square_follows() => {
                let promotion = self.promotion(role)?;
                Displacement {
                    role,
                    from_file: None,
                    from_rank: None,
                    to: Square::from_coords(file, rank),
                    promotion,
                }
            }
            _ => {
                let nothing = from_file.is_none() && from_rank.is_none() && separator.is_none();
                let to = self.square(role, nothing, from_file.is_some() && separator.is_none())?;
                let promotion = self.promotion(role)?;
                Displacement {
                    role,
                    from_file,
                    from_rank,
                    to,
                    promotion,
                }
            }
        };
        Ok(Step::Displacement(displacement))
    }

    /// A file after a pawn's own, with no rank to it.
    fn file_alone(&mut self, separator: Option<Separator>) -> Option<File> {
        let figure = self
            .cursor
            .peek_second()
            .is_some_and(|c| c.is_ascii_digit());
        if figure || separator == Some(Separator::Hyphen) {
            return None;
        }
        self.cursor.take(File::from_char)
    }

    /// The file that begins here, and whether it is a capital. A capital is a
    /// file only before a rank and where it is no piece of the language: the
    /// first letter of an English `Bb5` is no file in Finnish either.
    fn peek_file(cursor: &Cursor, language: Language) -> Option<(File, bool)> {
        let sign = cursor.peek()?;
        if let Some(file) = File::from_char(sign) {
            return Some((file, false));
        }
        let rank = cursor.peek_second().and_then(Rank::from_char);
        if !sign.is_ascii_uppercase() || language.role(sign).is_some() || rank.is_none() {
            return None;
        }
        Some((File::from_char(sign.to_ascii_lowercase())?, true))
    }

    fn file(&mut self) -> Option<File> {
        let (file, capital) = Parser::peek_file(&self.cursor, self.language)?;
        self.cursor.bump();
        self.accept(capital.then_some(Accepted::CapitalFileLetter));
        Some(file)
    }

    fn rank(&mut self) -> Option<Rank> {
        self.cursor.take(Rank::from_char)
    }

    fn square_follows(&self) -> bool {
        let file = Parser::peek_file(&self.cursor, self.language);
        let rank = self.cursor.peek_second().and_then(Rank::from_char);
        file.is_some() && rank.is_some()
    }

    fn square(&mut self, role: Role, first: bool, after_file: bool) -> Result<Square, ReadFault> {
        let expected = match (first, after_file) {
            (true, _) if role == Role::Pawn => Expected::PieceOrSquare,
            (_, true) => Expected::Rank,
            _ => Expected::Square,
        };
        let Some(file) = self.file() else {
            return Err(self.cursor.unreadable(expected));
        };
        match self.rank() {
            Some(rank) => Ok(Square::from_coords(file, rank)),
            None => Err(self.cursor.unreadable(Expected::Rank)),
        }
    }

    /// A hyphen or a capture mark. After a whole square it must be followed by
    /// a file: the `X` of `Dh7X` is a mate.
    fn separator(&mut self, after_square: bool) -> Option<Separator> {
        let mut ahead = self.cursor.clone();
        ahead.bump();
        if after_square && Parser::peek_file(&ahead, self.language).is_none() {
            return None;
        }
        let separator = self.cursor.take(|c| match c {
            'x' | 'X' | '×' | ':' | '*' => Some(Separator::Capture(c)),
            c if is_hyphen(c) => Some(Separator::Hyphen),
            _ => None,
        })?;
        match separator {
            Separator::Hyphen => self.accept(Some(Accepted::Hyphen)),
            Separator::Capture(sign) => {
                self.written.capture = true;
                self.accept((sign != 'x').then_some(Accepted::OtherCaptureMark));
            }
        }
        Some(separator)
    }

    fn promotion(&mut self, role: Role) -> Result<Option<Role>, ReadFault> {
        if role != Role::Pawn {
            return Ok(None);
        }
        let language = self.language;
        let piece_second = self
            .cursor
            .peek_second()
            .is_some_and(|c| language.promotion_sign(c).is_some());
        let opening = self.cursor.take(|c| match c {
            '=' | '/' => Some(c),
            '(' if piece_second => Some(c),
            _ => None,
        });
        self.accept(opening.map(|_| Accepted::PromotionSign));
        match self.cursor.take(|c| language.promotion_sign(c)) {
            Some((role, accepted)) => {
                self.accept(accepted);
                self.skip_presentation();
                if opening == Some('(') && !self.cursor.take_word(")") {
                    return Err(self.cursor.unreadable(Expected::ClosingBracket));
                }
                Ok(Some(role))
            }
            None if opening.is_some() => Err(self.cursor.unreadable(Expected::PromotionPiece)),
            None => Ok(None),
        }
    }

    /// Text editors put invisible signs after figurines that choose a font.
    fn skip_presentation(&mut self) {
        if self.language == Language::Figurine {
            self.cursor
                .take(|c| ('\u{fe00}'..='\u{fe0f}').contains(&c).then_some(()));
        }
    }

    fn signs(&mut self) -> Result<(), ReadFault> {
        loop {
            self.cursor.skip_spaces();
            if self.cursor.peek().is_none() {
                return Ok(());
            }
            if !(self.check_sign()
                || self.mate_word()
                || self.en_passant_sign()
                || self.other_sign())
            {
                return Err(self.cursor.unreadable(Expected::SignOrEnd));
            }
        }
    }

    fn check_sign(&mut self) -> bool {
        if self.written.check.is_some() {
            return false;
        }
        let signs = [
            ("++", CheckMark::Mate),
            ("+", CheckMark::Check),
            ("#", CheckMark::Mate),
            ("†", CheckMark::Check),
            ("‡", CheckMark::Mate),
        ];
        let found = signs
            .into_iter()
            .find(|(sign, _)| self.cursor.take_word(sign))
            // Only the capital: a small x is a capture that goes nowhere.
            .or_else(|| {
                self.cursor
                    .take(|c| (c == 'X').then_some(("X", CheckMark::Mate)))
            });
        let Some((sign, mark)) = found else {
            return false;
        };
        let own = match mark {
            CheckMark::Check => "+",
            CheckMark::Mate => self.language.mate_mark(),
        };
        self.accept((sign != own).then_some(Accepted::OtherCheckMark));
        self.written.check = Some(mark);
        true
    }

    /// Mate in a word, alone or after a sign.
    fn mate_word(&mut self) -> bool {
        let word = self.language.mate_word();
        let taken = word.is_some_and(|word| self.cursor.take_word(word));
        if taken {
            self.accept(Some(Accepted::OtherCheckMark));
            self.written.check = Some(CheckMark::Mate);
        }
        taken
    }

    fn en_passant_sign(&mut self) -> bool {
        if self.written.en_passant {
            return false;
        }
        let before = self.cursor.rest();
        let Some(sign) = EN_PASSANT_SIGNS
            .into_iter()
            .find(|sign| self.cursor.take_word(sign))
        else {
            return false;
        };
        let exact = before.starts_with(sign) && sign == self.language.en_passant_mark();
        self.accept((!exact).then_some(Accepted::OtherEnPassantMark));
        self.written.en_passant = true;
        true
    }

    fn other_sign(&mut self) -> bool {
        if self
            .cursor
            .take(|c| matches!(c, '!' | '?').then_some(()))
            .is_some()
        {
            self.accept(Some(Accepted::Annotation));
            return true;
        }
        if self.cursor.take_word(",") {
            self.accept(Some(Accepted::Comma));
            return true;
        }
        if !self.written.capture && self.cursor.take_word(":") {
            self.written.capture = true;
            self.accept(Some(Accepted::OtherCaptureMark));
            return true;
        }
        if !self.written.draw_offer && self.cursor.take_word("(=)") {
            self.written.draw_offer = true;
            return true;
        }
        false
    }
}

/// The signs of en passant people write, longer ones first.
pub(crate) const EN_PASSANT_SIGNS: [&str; 8] =
    ["e.p.", "o.l.", "e.p", "o.l", "ep.", "ol.", "ep", "ol"];

fn is_zero(sign: char) -> bool {
    matches!(sign, '0' | 'O' | 'o')
}

/// The hyphen, and the dashes that editors make of it.
pub(crate) fn is_hyphen(sign: char) -> bool {
    matches!(sign, '-' | '‐' | '‑' | '–' | '—' | '−')
}
