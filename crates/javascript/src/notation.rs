//! Moves and games, written, read and said.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_board::Position;
use tuomari_notation::{
    Accepted, Form, Language, Reading, Scribe, Vocabulary, detect_from, read_record, write_uci,
};
use tuomari_wire::word::ColorWord;

use crate::{
    asked::{Answer, color, legal_move, letters, position, unknown, wrong},
    moves::LegalMoveDto,
};

/// A written move that was understood.
#[derive(Debug, Serialize, TS)]
pub struct ReadMoveDto {
    pub r#move: LegalMoveDto,
    /// Whether a draw offer is noted with it.
    pub draw_offer: bool,
    /// How the text differs from the canonical short form.
    pub accepted: Vec<AcceptedDto>,
}

/// Something a reader let pass.
#[derive(Debug, Serialize, TS)]
pub struct AcceptedDto {
    #[ts(type = "AcceptedWord")]
    pub id: &'static str,
    /// Whether Appendix C itself leaves it to the writer.
    pub permitted: bool,
}

/// A written game.
#[derive(Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct ReadGameDto {
    /// Whose letters it was read with.
    pub language: &'static str,
    pub moves: Vec<GameMoveDto>,
    /// The points written under it: `1-0`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<String>,
    /// The position at the end.
    pub fen: String,
}

/// A move of a written game.
#[derive(Debug, Serialize, TS)]
pub struct GameMoveDto {
    pub number: u32,
    pub color: ColorWord,
    pub san: String,
    pub uci: String,
    pub draw_offer: bool,
    pub accepted: Vec<AcceptedDto>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WriteAsked {
    fen: String,
    r#move: String,
    #[serde(default)]
    language: Option<String>,
    #[serde(default)]
    form: FormWord,
}

/// How a move is written.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum FormWord {
    #[default]
    Short,
    Long,
    Hyphenated,
    Bare,
    San,
    Uci,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReadAsked {
    fen: String,
    text: String,
    #[serde(default)]
    language: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SayAsked {
    fen: String,
    r#move: String,
    #[serde(default)]
    vocabulary: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HearAsked {
    fen: String,
    text: String,
    #[serde(default)]
    vocabulary: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GameAsked {
    text: String,
    /// Found out if it is not said, where only one fits.
    #[serde(default)]
    language: Option<String>,
    #[serde(default)]
    start: Option<String>,
}

/// Writes a legal move.
pub(crate) fn write(asked: &WriteAsked) -> Answer<String> {
    let position = position(&asked.fen)?;
    let m = legal_move(&position, &asked.r#move)?;
    let language = letters(asked.language.as_deref())?;
    let scribe = Scribe::new(&position);
    Ok(match asked.form {
        FormWord::Short => scribe.write(m, language, Form::SHORT),
        FormWord::Long => scribe.write(m, language, Form::LONG),
        FormWord::Hyphenated => scribe.write(m, language, Form::HYPHENATED),
        FormWord::Bare => scribe.write(m, language, Form::BARE),
        FormWord::San => scribe.write_san(m),
        FormWord::Uci => write_uci(&position, m),
    })
}

/// Reads a move as people write it.
pub(crate) fn read(asked: &ReadAsked) -> Answer<ReadMoveDto> {
    let position = position(&asked.fen)?;
    let language = letters(asked.language.as_deref())?;
    let scribe = Scribe::new(&position);
    let reading = scribe.read(&asked.text, language);
    let reading = reading.map_err(|error| wrong("text", error.to_string()))?;
    let told = LegalMoveDto::of(&scribe, &position, reading.m, language);
    Ok(ReadMoveDto {
        r#move: told.ok_or_else(|| wrong("text", "is no move of chess"))?,
        draw_offer: reading.draw_offer,
        accepted: accepted(&reading),
    })
}

/// Says a legal move, as it is announced to blind players.
pub(crate) fn say(asked: &SayAsked) -> Answer<String> {
    let position = position(&asked.fen)?;
    let m = legal_move(&position, &asked.r#move)?;
    let words = vocabulary(asked.vocabulary.as_deref())?;
    Ok(Scribe::new(&position).announce(m, words))
}

/// Understands an announced move.
pub(crate) fn hear(asked: &HearAsked) -> Answer<LegalMoveDto> {
    let position = position(&asked.fen)?;
    let words = vocabulary(asked.vocabulary.as_deref())?;
    let scribe = Scribe::new(&position);
    let heard = scribe.read_announcement(&asked.text, words);
    let m = heard.map_err(|error| wrong("text", error.to_string()))?;
    let told = LegalMoveDto::of(&scribe, &position, m, Language::English);
    told.ok_or_else(|| wrong("text", "is no move of chess"))
}

/// Reads a whole game as a scoresheet has it.
pub(crate) fn read_game(asked: &GameAsked) -> Answer<ReadGameDto> {
    let start = asked.start.as_deref().map(position).transpose()?;
    let start = start.unwrap_or_default();
    let language = match &asked.language {
        Some(code) => letters(Some(code))?,
        None => found_out(&start, &asked.text)?,
    };
    let game = read_record(&start, &asked.text, language).map_err(|error| {
        let color = error.color.fold_wb("White", "Black");
        let detail = format!(
            "at move {} of {color}, byte {}: {}",
            error.number, error.at, error.fault
        );
        wrong("text", detail)
    })?;
    let mut now = start;
    let mut moves = Vec::with_capacity(game.moves.len());
    for reading in &game.moves {
        moves.push(GameMoveDto {
            number: now.move_number(),
            color: color(now.turn()),
            san: Scribe::new(&now).write_san(reading.m),
            uci: write_uci(&now, reading.m),
            draw_offer: reading.draw_offer,
            accepted: accepted(reading),
        });
        now.play_unchecked(reading.m);
    }
    Ok(ReadGameDto {
        language: language.code(),
        moves,
        points: game.points.map(|points| points.to_string()),
        fen: now.to_fen(),
    })
}

/// The language in which the game is legal. Where several are, they read the
/// same moves or the caller has to say which.
fn found_out(start: &Position, text: &str) -> Answer<Language> {
    let fitting = detect_from(start, text);
    let moves = |language: &Language| {
        let read = read_record(start, text, *language);
        read.map(|game| game.plain_moves()).ok()
    };
    let same = fitting
        .windows(2)
        .all(|two| moves(&two[0]) == moves(&two[1]));
    match fitting.first() {
        Some(language) if same => Ok(*language),
        Some(_) => {
            let codes: Vec<&str> = fitting.iter().map(|one| one.code()).collect();
            let detail = format!("the text is legal in {}; say which", codes.join(", "));
            Err(wrong("language", detail))
        }
        // English tells what is wrong, and where.
        None => Ok(Language::English),
    }
}

fn vocabulary(code: Option<&str>) -> Answer<Vocabulary> {
    let code = code.unwrap_or("en");
    code.parse().map_err(|_| {
        unknown(
            "vocabulary",
            code,
            Vocabulary::ALL.iter().map(|one| one.code()),
        )
    })
}

fn accepted(reading: &Reading) -> Vec<AcceptedDto> {
    let accepted = reading.accepted.iter();
    accepted
        .map(|one: &Accepted| AcceptedDto {
            id: one.id(),
            permitted: one.is_permitted(),
        })
        .collect()
}
