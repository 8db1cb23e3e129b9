//! A written game and the language it was read in.

use tuomari_board::{Color, Position, Role};
use tuomari_notation::{Language, Record, RecordError, read_record};

use super::misreading::Misreading;
use crate::{
    args::Source,
    failure::{Complaint, Exit},
    messages::Messages,
};

/// A written game that was read.
#[derive(Debug)]
pub(super) struct Score {
    pub(super) language: Language,
    /// Other languages that give the same moves.
    pub(super) also: Vec<Language>,
    pub(super) record: Record,
}

impl Score {
    /// Reads a game in the language of `source`, or in the one it is legal in.
    pub(super) fn read(
        start: &Position,
        text: &str,
        source: Source,
        say: &Messages,
    ) -> Result<Score, Complaint> {
        let reading = Reading { start, text, say };
        let score = match source {
            Source::Language(language) => reading.in_language(language)?,
            Source::Auto => reading.in_any_language()?,
        };
        if score.record.moves.is_empty() {
            let complaint = Complaint::new(say, "notation-empty", Exit::Input, []);
            return Err(complaint.hint(say.text("notation-empty-hint")));
        }
        Ok(score)
    }
}

/// A game that is being read.
struct Reading<'t> {
    start: &'t Position,
    text: &'t str,
    say: &'t Messages,
}

impl Reading<'_> {
    fn in_language(&self, language: Language) -> Result<Score, Complaint> {
        match read_record(self.start, self.text, language) {
            Ok(record) => Ok(Score {
                language,
                also: Vec::new(),
                record,
            }),
            Err(error) => Err(self.complaint(&error, language)),
        }
    }

    /// Reads in every language. Where several fit they must agree on the
    /// moves; the one with the fewest peculiarities is taken.
    fn in_any_language(&self) -> Result<Score, Complaint> {
        let mut fitting = Vec::new();
        let mut failing = Vec::new();
        for language in Language::ALL {
            match read_record(self.start, self.text, language) {
                Ok(record) => fitting.push((language, record)),
                Err(error) => failing.push((language, error)),
            }
        }
        let own = |language: Language| language == self.say.notation();
        let Some((language, record)) = fitting.iter().min_by_key(|(language, record)| {
            let accepted: usize = record.moves.iter().map(|m| m.accepted.len()).sum();
            (accepted, !own(*language))
        }) else {
            let furthest = failing.into_iter().rev();
            let furthest = furthest.max_by_key(|(language, error)| (error.at, own(*language)));
            return Err(match furthest {
                Some((language, error)) => self.in_no_language(&error, language),
                None => Complaint::new(self.say, "notation-empty", Exit::Input, []),
            });
        };
        let moves = record.plain_moves();
        if fitting
            .iter()
            .any(|(_, other)| other.plain_moves() != moves)
        {
            return Err(self.in_several_languages(&fitting));
        }
        let others = fitting.iter().map(|(other, _)| *other);
        Ok(Score {
            language: *language,
            also: others.filter(|other| other != language).collect(),
            record: record.clone(),
        })
    }

    fn in_no_language(&self, error: &RecordError, language: Language) -> Complaint {
        let complaint = self.complaint(error, language);
        let values = [("language", name(language, self.say).into())];
        let first = self.say.with("notation-no-language", values);
        complaint.in_words(|rest| format!("{first}\n{rest}"))
    }

    fn in_several_languages(&self, fitting: &[(Language, Record)]) -> Complaint {
        let languages = fitting.iter().map(|(language, _)| *language);
        let names: Vec<String> = languages
            .clone()
            .map(|language| name(language, self.say))
            .collect();
        let codes: Vec<&str> = languages.map(Language::code).collect();
        let code = codes.first().copied().unwrap_or_default();
        let values = [("languages", names.join(", ").into())];
        let hint = [("code", code.into())];
        Complaint::new(self.say, "notation-several-languages", Exit::Input, values)
            .hint(self.say.with("notation-several-languages-hint", hint))
            .detail("languages", codes)
    }

    fn complaint(&self, error: &RecordError, language: Language) -> Complaint {
        let misreading = Misreading {
            start: self.start,
            text: self.text,
            language,
            say: self.say,
        };
        misreading.complaint(error)
    }
}

/// The name of a language of notation.
pub(super) fn name(language: Language, say: &Messages) -> String {
    say.text(&format!("language-{language}"))
}

/// The piece letters of a language, from the king down.
pub(super) fn letters(language: Language) -> String {
    let roles = [
        Role::King,
        Role::Queen,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
    ];
    let letters = roles.into_iter().filter_map(|role| language.letter(role));
    letters.map(String::from).collect::<Vec<String>>().join(" ")
}

/// The number before a move: `12.` for White, `12...` for Black.
pub(super) fn before(number: u32, color: Color) -> String {
    match color {
        Color::White => format!("{number}."),
        Color::Black => format!("{number}..."),
    }
}
