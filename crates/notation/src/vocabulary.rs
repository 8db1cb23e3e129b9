//! The words moves are announced with (`fide-2018/D.2.1`).

use std::{fmt, str::FromStr};

use tuomari_board::{CastlingLength, File, Rank, Role};

/// Which words an announcement is made of.
///
/// D.2.1 recommends the file names Anna to Hector, German numbers, and German
/// words for pieces and castling; the arbiter may decide on other numbers. The
/// national vocabularies keep the file names, which are there because spoken
/// letters are easily misheard, and put their own words for the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Vocabulary {
    /// The words D.2.1 recommends: `Springer Gustav eins Felix drei`.
    Fide,
    /// Finnish: `ratsu Gustav yksi Felix kolme`.
    Finnish,
    /// Swedish: `springare Gustav ett Felix tre`.
    Swedish,
    /// English: `knight Gustav one Felix three`.
    English,
}

impl Vocabulary {
    pub const ALL: [Vocabulary; 4] = [
        Vocabulary::Fide,
        Vocabulary::Finnish,
        Vocabulary::Swedish,
        Vocabulary::English,
    ];

    /// The code: `fide`, `fi`, `sv` or `en`.
    pub fn code(self) -> &'static str {
        match self {
            Vocabulary::Fide => "fide",
            Vocabulary::Finnish => "fi",
            Vocabulary::Swedish => "sv",
            Vocabulary::English => "en",
        }
    }

    /// The name of a piece.
    ///
    /// The Finnish queen is `daami`: `kuningatar` begins like the king, and
    /// the letter written is `D`. Both are understood.
    pub fn piece(self, role: Role) -> &'static str {
        let [pawn, knight, bishop, rook, queen, king] = match self {
            Vocabulary::Fide => ["Bauer", "Springer", "Läufer", "Turm", "Dame", "König"],
            Vocabulary::Finnish => ["sotilas", "ratsu", "lähetti", "torni", "daami", "kuningas"],
            Vocabulary::Swedish => ["bonde", "springare", "löpare", "torn", "dam", "kung"],
            Vocabulary::English => ["pawn", "knight", "bishop", "rook", "queen", "king"],
        };
        match role {
            Role::Pawn => pawn,
            Role::Knight => knight,
            Role::Bishop => bishop,
            Role::Rook => rook,
            Role::Queen => queen,
            Role::King => king,
        }
    }

    /// The name of a file, the same in all vocabularies.
    pub fn file(self, file: File) -> &'static str {
        FILES[file.to_usize()]
    }

    /// The number of a rank, from White's side.
    pub fn rank(self, rank: Rank) -> &'static str {
        let ranks = match self {
            Vocabulary::Fide => [
                "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht",
            ],
            Vocabulary::Finnish => [
                "yksi",
                "kaksi",
                "kolme",
                "neljä",
                "viisi",
                "kuusi",
                "seitsemän",
                "kahdeksan",
            ],
            Vocabulary::Swedish => ["ett", "två", "tre", "fyra", "fem", "sex", "sju", "åtta"],
            Vocabulary::English => [
                "one", "two", "three", "four", "five", "six", "seven", "eight",
            ],
        };
        ranks[rank.to_usize()]
    }

    /// Castling, short or long.
    pub fn castling(self, length: CastlingLength) -> &'static str {
        let (short, long) = match self {
            Vocabulary::Fide => ("Kurze Rochade", "Lange Rochade"),
            Vocabulary::Finnish => ("lyhyt linnoitus", "pitkä linnoitus"),
            Vocabulary::Swedish => ("kort rockad", "lång rockad"),
            Vocabulary::English => ("short castling", "long castling"),
        };
        match length {
            CastlingLength::Short => short,
            CastlingLength::Long => long,
        }
    }

    /// What is said of a promotion after the squares. D.2.1 asks for the piece
    /// and recommends no more.
    pub fn promotion(self, role: Role) -> String {
        match self {
            Vocabulary::Fide => self.piece(role).to_owned(),
            Vocabulary::Finnish => format!("korottuu {}", finnish_translative(role)),
            Vocabulary::Swedish => format!("förvandlas till {}", self.piece(role)),
            Vocabulary::English => format!("promotes to {}", self.piece(role)),
        }
    }
}

impl fmt::Display for Vocabulary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A code that names no vocabulary here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownVocabulary(pub String);

impl fmt::Display for UnknownVocabulary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "\"{}\" is no vocabulary; expected one of fide fi sv en",
            self.0
        )
    }
}

impl std::error::Error for UnknownVocabulary {}

impl FromStr for Vocabulary {
    type Err = UnknownVocabulary;

    fn from_str(code: &str) -> Result<Vocabulary, UnknownVocabulary> {
        Vocabulary::ALL
            .into_iter()
            .find(|vocabulary| vocabulary.code() == code)
            .ok_or_else(|| UnknownVocabulary(code.to_owned()))
    }
}

fn finnish_translative(role: Role) -> &'static str {
    match role {
        Role::Pawn => "sotilaaksi",
        Role::Knight => "ratsuksi",
        Role::Bishop => "lähetiksi",
        Role::Rook => "torniksi",
        Role::Queen => "daamiksi",
        Role::King => "kuninkaaksi",
    }
}

const FILES: [&str; 8] = [
    "Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector",
];
