//! The languages of the piece letters (`fide-2018/C.2`, `C.3`).

use std::{fmt, str::FromStr};

use tuomari_board::{Color, Role};

use crate::accepted::Accepted;

/// Whose letters the pieces are written with.
///
/// The letters of one language mean other pieces in the next: `R` is a knight
/// in Finnish, a rook in English and a king in French. So no reader here
/// works without a language; [`detect`](crate::detect) helps where nobody
/// knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Language {
    /// `K D T L R`.
    Finnish,
    /// `K D T L S`.
    Swedish,
    /// `K Q R B N`.
    English,
    /// `K D T L S`.
    German,
    /// `R D T F C`.
    French,
    /// `K D T L P`.
    Dutch,
    /// `♔ ♕ ♖ ♗ ♘`, for print. The outlined figures stand for both colours;
    /// the filled ones are read as well.
    Figurine,
}

/// How a word says that the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    Draw,
    Resignation,
}

impl Language {
    pub const ALL: [Language; 7] = [
        Language::Finnish,
        Language::Swedish,
        Language::English,
        Language::German,
        Language::French,
        Language::Dutch,
        Language::Figurine,
    ];

    /// The code of ISO 639-1, or `figurine`.
    pub fn code(self) -> &'static str {
        match self {
            Language::Finnish => "fi",
            Language::Swedish => "sv",
            Language::English => "en",
            Language::German => "de",
            Language::French => "fr",
            Language::Dutch => "nl",
            Language::Figurine => "figurine",
        }
    }

    /// The letter of a piece; none for a pawn (`fide-2018/C.4`).
    pub fn letter(self, role: Role) -> Option<char> {
        let [king, queen, rook, bishop, knight] = self.letters();
        match role {
            Role::King => Some(king),
            Role::Queen => Some(queen),
            Role::Rook => Some(rook),
            Role::Bishop => Some(bishop),
            Role::Knight => Some(knight),
            Role::Pawn => None,
        }
    }

    /// The piece of a letter, exactly as [`letter`](Language::letter) gives it.
    pub fn role(self, letter: char) -> Option<Role> {
        const ROLES: [Role; 5] = [
            Role::King,
            Role::Queen,
            Role::Rook,
            Role::Bishop,
            Role::Knight,
        ];
        let place = self.letters().iter().position(|l| *l == letter)?;
        ROLES.get(place).copied()
    }

    /// The sign of mate: `++` in Finnish, where the appendix has `++` or `X`
    /// and an `X` could be taken for a capture; `#` elsewhere.
    pub fn mate_mark(self) -> &'static str {
        match self {
            Language::Finnish => "++",
            _ => "#",
        }
    }

    /// The sign of an en passant capture: `o.l.` in Finnish, `e.p.` elsewhere.
    pub fn en_passant_mark(self) -> &'static str {
        match self {
            Language::Finnish => "o.l.",
            _ => "e.p.",
        }
    }

    /// The word people write for mate instead of its sign; none among
    /// figurines, which have no words.
    pub(crate) fn mate_word(self) -> Option<&'static str> {
        match self {
            Language::Finnish => Some("matti"),
            Language::Swedish | Language::German => Some("matt"),
            Language::English => Some("mate"),
            Language::French | Language::Dutch => Some("mat"),
            Language::Figurine => None,
        }
    }

    /// How a word says that the game ended, as people write it under the last
    /// move.
    pub(crate) fn ending(self, word: &str) -> Option<Ending> {
        let (draw, resignation): (&[&str], &[&str]) = match self {
            Language::Finnish => (&["tasan", "tasapeli", "remi"], &["luovutti", "antautui"]),
            Language::Swedish => (&["remi"], &["uppgav", "uppgivet"]),
            Language::English => (&["draw", "drawn"], &["resigned", "resigns"]),
            Language::German => (&["remis"], &["aufgegeben"]),
            Language::French => (&["nulle"], &["abandonne"]),
            Language::Dutch => (&["remise"], &["opgegeven"]),
            Language::Figurine => (&[], &[]),
        };
        let word = word.trim_end_matches(['.', '!', ',']);
        let among = |words: &[&str]| words.iter().any(|other| word.eq_ignore_ascii_case(other));
        if among(draw) {
            return Some(Ending::Draw);
        }
        among(resignation).then_some(Ending::Resignation)
    }

    /// The player a word names, as people write it before a resignation.
    pub(crate) fn side(self, word: &str) -> Option<Color> {
        let (white, black): (&[&str], &[&str]) = match self {
            Language::Finnish => (&["valkea", "valkoinen"], &["musta"]),
            Language::Swedish => (&["vit"], &["svart"]),
            Language::English => (&["white"], &["black"]),
            Language::German => (&["weiss"], &["schwarz"]),
            Language::French => (&["blancs"], &["noirs"]),
            Language::Dutch => (&["wit"], &["zwart"]),
            Language::Figurine => (&[], &[]),
        };
        let named = |words: &[&str]| words.iter().any(|other| word.eq_ignore_ascii_case(other));
        if named(white) {
            return Some(Color::White);
        }
        named(black).then_some(Color::Black)
    }

    /// King, queen, rook, bishop, knight.
    fn letters(self) -> [char; 5] {
        match self {
            Language::Finnish => ['K', 'D', 'T', 'L', 'R'],
            Language::Swedish | Language::German => ['K', 'D', 'T', 'L', 'S'],
            Language::English => ['K', 'Q', 'R', 'B', 'N'],
            Language::French => ['R', 'D', 'T', 'F', 'C'],
            Language::Dutch => ['K', 'D', 'T', 'L', 'P'],
            Language::Figurine => ['♔', '♕', '♖', '♗', '♘'],
        }
    }

    /// The letter people put before a pawn move although C.4 says not to, as
    /// in its own example `se5`. Only the small ones: the capitals are pieces
    /// of other languages, and `Sf3` must not become a pawn's move because
    /// somebody took Swedish for Finnish. Where the small one is a file, or a
    /// knight as in Dutch, there is none.
    fn pawn_letter(self) -> Option<char> {
        match self {
            Language::Finnish => Some('s'),
            Language::English | Language::French => Some('p'),
            Language::Figurine => Some('♙'),
            Language::Swedish | Language::German | Language::Dutch => None,
        }
    }

    /// The piece a sign stands for at the beginning of a move, and what had to
    /// be accepted. A small letter from a to h is always a file.
    pub(crate) fn leading_sign(self, sign: char) -> Option<(Role, Option<Accepted>)> {
        if let Some(role) = self.role(sign) {
            return Some((role, None));
        }
        if self.pawn_letter() == Some(sign) {
            return Some((Role::Pawn, Some(Accepted::PawnLetter)));
        }
        if self == Language::Figurine {
            let outlined = outlined(sign)?;
            return if outlined == '♙' {
                Some((Role::Pawn, Some(Accepted::PawnLetter)))
            } else {
                Some((self.role(outlined)?, Some(Accepted::OtherGlyph)))
            };
        }
        if !sign.is_ascii_lowercase() || ('a'..='h').contains(&sign) {
            return None;
        }
        let role = self.role(sign.to_ascii_uppercase())?;
        Some((role, Some(Accepted::SmallPieceLetter)))
    }

    /// The piece a sign stands for after a pawn's arrival square. No file can
    /// stand there, so any small letter will do.
    pub(crate) fn promotion_sign(self, sign: char) -> Option<(Role, Option<Accepted>)> {
        if let Some(role) = self.role(sign) {
            return Some((role, None));
        }
        if self == Language::Figurine {
            return Some((self.role(outlined(sign)?)?, Some(Accepted::OtherGlyph)));
        }
        let role = self.role(sign.to_ascii_uppercase())?;
        Some((role, Some(Accepted::SmallPieceLetter)))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A code that names no language here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "\"{}\" is no language of notation; expected one of",
            self.0
        )?;
        Language::ALL
            .into_iter()
            .try_for_each(|language| write!(f, " {language}"))
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == code)
            .ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

/// The outlined figure of a filled one.
fn outlined(figure: char) -> Option<char> {
    Some(match figure {
        '♚' => '♔',
        '♛' => '♕',
        '♜' => '♖',
        '♝' => '♗',
        '♞' => '♘',
        '♟' => '♙',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_gives_its_piece_back() {
        for language in Language::ALL {
            for role in Role::ALL {
                match language.letter(role) {
                    Some(letter) => assert_eq!(language.role(letter), Some(role)),
                    None => assert_eq!(role, Role::Pawn),
                }
            }
        }
    }

    #[test]
    fn one_letter_is_three_pieces() {
        assert_eq!(Language::Finnish.role('R'), Some(Role::Knight));
        assert_eq!(Language::English.role('R'), Some(Role::Rook));
        assert_eq!(Language::French.role('R'), Some(Role::King));
    }

    #[test]
    fn codes_read_back() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
        }
        let unknown = "tlh".parse::<Language>().unwrap_err();
        assert_eq!(
            unknown.to_string(),
            "\"tlh\" is no language of notation; expected one of fi sv en de fr nl figurine"
        );
    }
}
