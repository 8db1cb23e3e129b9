//! The legal moves of a position, and what a placement breaks.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_board::{Arrangement, CastlingLength, Illegality, Move, Position};
use tuomari_notation::{Form, Scribe, write_uci};
use tuomari_rulebook::Topic;
use tuomari_wire::word::RoleWord;

use crate::{
    asked::{Answer, letters, position, sentences, step, wrong},
    laws, words,
};

/// A legal move, by its names and its parts.
#[derive(Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct LegalMoveDto {
    /// As PGN writes it: `Nf3`, `exd5`, `O-O`, `e8=Q#`.
    pub san: String,
    /// By its squares, as engines write it: `g1f3`, `e7e8q`. Castling that
    /// ordinary chess does not know is the king onto its rook.
    pub uci: String,
    /// In the letters of the language asked for.
    pub text: String,
    pub piece: RoleWord,
    pub from: String,
    /// Where the piece stands afterwards; for castling, the king.
    pub to: String,
    pub capture: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub promotion: Option<RoleWord>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub castling: Option<LengthWord>,
    pub en_passant: bool,
}

/// Which castling.
#[derive(Clone, Copy, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum LengthWord {
    Short,
    Long,
}

/// What a move, or a board as a player left it, is by chapter 3 of the Laws.
#[derive(Debug, Serialize, TS)]
#[serde(tag = "verdict", rename_all = "kebab-case")]
#[ts(optional_fields)]
pub enum JudgedDto {
    Legal {
        r#move: LegalMoveDto,
        /// The position it leads to.
        fen: String,
        check: bool,
        checkmate: bool,
        stalemate: bool,
    },
    Illegal {
        /// The rule it breaks; the first of several in the order of the
        /// chapter.
        #[ts(type = "IllegalityWord")]
        reason: &'static str,
        /// The same as a sentence.
        text: &'static str,
        /// Where the rulebook says so.
        articles: Vec<String>,
    },
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MovesAsked {
    fen: String,
    #[serde(default)]
    language: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct JudgeAsked {
    fen: String,
    /// A move by its squares, or else the board as it was left.
    #[serde(default)]
    r#move: Option<String>,
    #[serde(default)]
    board: Option<String>,
    #[serde(default)]
    rulebook: Option<String>,
    #[serde(default)]
    language: Option<String>,
}

/// The legal moves: pawns first, then knights to king, each by its squares.
pub(crate) fn legal(asked: &MovesAsked) -> Answer<Vec<LegalMoveDto>> {
    let position = position(&asked.fen)?;
    let language = letters(asked.language.as_deref())?;
    let scribe = Scribe::new(&position);
    let mut moves = scribe.legal_moves().to_vec();
    moves.sort_by_key(|m| (m.role(), m.is_castle(), m.from(), m.to(), m.promotion()));
    let moves = moves.into_iter();
    let told = moves.filter_map(|m| LegalMoveDto::of(&scribe, &position, m, language));
    Ok(told.collect())
}

/// Judges a move or a board.
pub(crate) fn judge(asked: &JudgeAsked) -> Answer<JudgedDto> {
    let position = position(&asked.fen)?;
    let language = sentences(asked.language.as_deref())?;
    let rules = laws::rules(asked.rulebook.as_deref())?;
    let judged = match (&asked.r#move, &asked.board) {
        (Some(text), None) => {
            let step = step(text)?.0;
            position.judge_move(step.from, step.to, step.promotion)
        }
        (None, Some(board)) => position.judge(&arrangement(board)?),
        _ => return Err(wrong("move", "give either move or board")),
    };
    let m = match judged {
        Ok(m) => m,
        Err(why) => {
            return Ok(JudgedDto::Illegal {
                reason: why.id(),
                text: told(why, language),
                articles: topic(why).map_or_else(Vec::new, |topic| {
                    let articles = rules.articles_on(topic).iter();
                    articles.map(ToString::to_string).collect()
                }),
            });
        }
    };
    let scribe = Scribe::new(&position);
    let mut after = position.clone();
    after.play_unchecked(m);
    let told = LegalMoveDto::of(&scribe, &position, m, tuomari_notation::Language::English);
    Ok(JudgedDto::Legal {
        r#move: told.ok_or_else(|| wrong("move", "is no move of chess"))?,
        fen: after.to_fen(),
        check: after.in_check(after.turn()),
        checkmate: after.is_checkmate(),
        stalemate: after.is_stalemate(),
    })
}

impl LegalMoveDto {
    /// None for a piece dropped from a hand, which chess does not have.
    pub(crate) fn of(
        scribe: &Scribe<'_>,
        position: &Position,
        m: Move,
        language: tuomari_notation::Language,
    ) -> Option<LegalMoveDto> {
        let castle = position.castle(m);
        Some(LegalMoveDto {
            san: scribe.write_san(m),
            uci: write_uci(position, m),
            text: scribe.write(m, language, Form::SHORT),
            piece: m.role().into(),
            from: m.from()?.to_string(),
            to: castle.map_or(m.to(), |castle| castle.king_to).to_string(),
            capture: m.is_capture(),
            promotion: m.promotion().map(RoleWord::from),
            castling: castle.map(|castle| match castle.length {
                CastlingLength::Short => LengthWord::Short,
                CastlingLength::Long => LengthWord::Long,
            }),
            en_passant: m.is_en_passant(),
        })
    }
}

/// What stands on a board: the first field of a FEN.
fn arrangement(text: &str) -> Answer<Arrangement> {
    let field = text.split(' ').next().unwrap_or_default();
    let read = field.parse().ok().filter(|_| text.len() <= 200);
    read.ok_or_else(|| {
        let detail = "eight ranks of eight squares from PNBRQKpnbrqk and 1-8, as in a FEN";
        wrong("board", format!("expected {detail}"))
    })
}

/// Every reason is a topic by its name.
fn topic(why: Illegality) -> Option<Topic> {
    why.id().parse().ok()
}

fn told(why: Illegality, language: tuomari_rulebook::Language) -> &'static str {
    words::sentence(&format!("illegality-{}", why.id()), language).unwrap_or(why.id())
}
