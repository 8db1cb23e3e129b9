//! What may stand above the columns of a list, in three languages.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::fold::key;

/// The languages of headings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    #[default]
    English,
    Finnish,
    Swedish,
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Column {
    Number,
    Name,
    Last,
    First,
    Title,
    Sex,
    Federation,
    Club,
    Team,
    Board,
    Group,
    FideId,
    NationalId,
    /// A rating, and it is not said whose.
    Rating,
    FideRating,
    NationalRating,
    Rapid,
    Blitz,
    Birth,
    Rank,
    Points,
    Round,
    White,
    Black,
    Result,
    WhiteTeam,
    BlackTeam,
}

/// The words of a column in English, Finnish and Swedish, the one we write
/// first.
type Words = [&'static [&'static str]; 3];

#[rustfmt::skip]
const WORDS: [(Column, Words); 27] = [
    (Column::Number, [&["No", "Number", "Nr", "SNo", "SNr", "Start number", "Starting number", "Start no"], &["Nro", "Numero", "Lähtönumero", "Järjestysnumero"], &["Nummer", "Startnummer", "Startnr"]]),
    (Column::Name, [&["Name", "Full name", "Player", "Player name"], &["Nimi", "Koko nimi", "Pelaaja", "Pelaajan nimi"], &["Namn", "Fullständigt namn", "Hela namnet", "Spelare"]]),
    (Column::Last, [&["Last name", "Surname", "Family name"], &["Sukunimi"], &["Efternamn", "Släktnamn"]]),
    (Column::First, [&["First name", "First names", "Given name", "Given names", "Forename"], &["Etunimi", "Etunimet"], &["Förnamn", "Tilltalsnamn"]]),
    (Column::Title, [&["Title", "Tit", "FIDE title"], &["Titteli", "Arvonimi"], &["Titel"]]),
    (Column::Sex, [&["Sex", "Gender"], &["Sukupuoli", "Sp"], &["Kön"]]),
    (Column::Federation, [&["Federation", "Fed", "Country", "Nation"], &["Liitto", "Maa", "Maatunnus"], &["Förbund", "Land", "Nationalitet"]]),
    (Column::Club, [&["Club", "Club name", "Club/city", "Clubname"], &["Seura", "Kerho"], &["Klubb", "Förening", "Schackklubb"]]),
    (Column::Team, [&["Team", "Team name"], &["Joukkue"], &["Lag"]]),
    (Column::Board, [&["Board", "Bo", "Brd"], &["Pöytä", "Lauta"], &["Bord"]]),
    (Column::Group, [&["Group", "Section", "Class", "Grp"], &["Ryhmä", "Luokka", "Sarja"], &["Grupp", "Klass"]]),
    (Column::FideId, [&["FIDE id", "FIDE number", "FIDE no", "FIDE id number", "ID number", "Id FIDE"], &["FIDE-tunnus", "FIDE-numero", "FIDEn tunnus"], &["FIDE-nummer", "FIDE-nr"]]),
    (Column::NationalId, [&["National id", "Id", "Id no", "Licence", "License", "Member number", "Membership number", "Player id"], &["Tunnus", "Pelaajatunnus", "Pelaajanumero", "Jäsennumero", "Lisenssinumero"], &["Nationellt id", "Medlemsnummer", "Licensnummer", "Spelarnummer"]]),
    (Column::Rating, [&["Rating", "Elo", "Rtg"], &["Vahvuusluku", "Luku"], &["Ratingtal", "Rankingtal"]]),
    (Column::FideRating, [&["FIDE rating", "FIDE Elo", "EloF", "RtgI", "Rtg int", "International rating"], &["FIDE-luku", "FIDE-vahvuusluku"], &["FIDE-ratingtal"]]),
    (Column::NationalRating, [&["National rating", "EloN", "RtgN", "Rtg nat", "NRtg"], &["SELO", "SELO-luku", "Kansallinen vahvuusluku"], &["Nationellt ratingtal", "Nationell rating", "LASK"]]),
    (Column::Rapid, [&["Rapid", "Rapid rating", "Rapid Elo"], &["Nopea", "Nopea shakki", "Nopean shakin luku"], &["Snabbrating", "Snabbschack"]]),
    (Column::Blitz, [&["Blitz", "Blitz rating", "Blitz Elo"], &["PELO", "PELO-luku", "Pikashakki"], &["Blixt", "Blixtrating"]]),
    (Column::Birth, [&["Born", "Birth", "Birthday", "Date of birth", "Year of birth", "Birth date", "Birth year", "Byear", "B-day"], &["Syntynyt", "Syntymäaika", "Syntymäpäivä", "Syntymävuosi", "Synt"], &["Född", "Födelsedatum", "Födelseår", "Födelsedag"]]),
    (Column::Rank, [&["Place", "Rank", "Rk"], &["Sija", "Sijoitus"], &["Plats", "Placering"]]),
    (Column::Points, [&["Points", "Pts", "Score"], &["Pisteet"], &["Poäng"]]),
    (Column::Round, [&["Round", "Rd"], &["Kierros"], &["Rond"]]),
    (Column::White, [&["White"], &["Valkea", "Valkeat"], &["Vit"]]),
    (Column::Black, [&["Black"], &["Musta", "Mustat"], &["Svart"]]),
    (Column::Result, [&["Result", "Res"], &["Tulos"], &["Resultat"]]),
    (Column::WhiteTeam, [&["Team of White"], &["Valkean joukkue"], &["Vits lag"]]),
    (Column::BlackTeam, [&["Team of Black"], &["Mustan joukkue"], &["Svarts lag"]]),
];

/// No heading is longer, in bytes.
const LONGEST: usize = 40;

/// The columns by what their words are compared by.
static KEYS: LazyLock<BTreeMap<String, Column>> = LazyLock::new(|| {
    let words = WORDS.iter().flat_map(|(column, words)| {
        let words = words.iter().copied().flatten();
        words.map(|word| (key(word), *column))
    });
    words.collect()
});

impl Column {
    /// Every column there is.
    pub fn all() -> impl Iterator<Item = Column> {
        WORDS.iter().map(|(column, _)| *column)
    }

    /// What a heading says, in any of the languages, however it is spelt.
    pub fn of(heading: &str) -> Option<Column> {
        // A sign alone has no letters to compare.
        if heading.trim() == "#" {
            return Some(Column::Number);
        }
        if heading.len() > LONGEST {
            return None;
        }
        KEYS.get(&key(heading)).copied()
    }

    /// What we write above it.
    pub fn heading(self, language: Language) -> &'static str {
        let words = WORDS.iter().find(|(column, _)| *column == self);
        let list = words.and_then(|(_, words)| words.get(language as usize));
        list.and_then(|list| list.first()).copied().unwrap_or("")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_stands_for_two_columns() {
        let mut seen: BTreeMap<String, Column> = BTreeMap::new();
        for (column, words) in &WORDS {
            for word in words.iter().flat_map(|list| list.iter()) {
                let before = seen.insert(key(word), *column);
                assert!(before.is_none_or(|other| other == *column), "{word}");
                assert!(word.len() <= LONGEST, "{word}");
            }
        }
    }

    #[test]
    fn what_we_write_is_what_we_read() {
        for column in Column::all() {
            for language in [Language::English, Language::Finnish, Language::Swedish] {
                assert_eq!(Column::of(column.heading(language)), Some(column));
            }
        }
    }

    #[test]
    fn headings_are_read_as_people_spell_them() {
        assert_eq!(Column::of("FIDE-ID"), Some(Column::FideId));
        assert_eq!(Column::of(" syntymaaika "), Some(Column::Birth));
        assert_eq!(Column::of("ID_No"), Some(Column::NationalId));
        assert_eq!(Column::of("Rtg_Nat"), Some(Column::NationalRating));
        assert_eq!(Column::of("#"), Some(Column::Number));
        assert_eq!(Column::of(""), None);
        assert_eq!(Column::of("Shoe size"), None);
    }
}
