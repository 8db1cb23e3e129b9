//! The PGN of a round: one text with all its boards, for those who show them.

use std::{collections::BTreeSet, fmt};

use tuomari_board::{Ply, Position};

use super::{
    PgnGame, PgnReader, TagError, Tags,
    joint::tell,
    score,
    stretch::{is_acceptable, stretches},
};

/// What all games of a round have in common.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PgnRound {
    pub event: String,
    pub site: String,
    /// `2026.03.07`.
    pub date: String,
    pub round: u32,
    /// As PGN writes it: `40/5400+30:1800+30`.
    pub time_control: String,
    pub boards: Vec<PgnBoard>,
}

/// One board of a round. It is there from the pairing on: without moves, it
/// tells who will play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PgnBoard {
    /// Counted from 1 by the pairing.
    pub number: u32,
    pub white: PgnSide,
    pub black: PgnSide,
    /// The moves and the score. Tags that the round has are set anew.
    pub game: PgnGame,
}

/// Who plays one side of a board. What is unknown has no tag.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PgnSide {
    pub name: String,
    pub fide_id: Option<u32>,
    pub rating: Option<u32>,
    pub title: String,
    pub team: String,
    /// The time left now, for a clock beside a game without moves yet.
    pub clock_ms: Option<u64>,
}

/// How a score is written that PGN has no result for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum OddScores {
    /// `[Result "*"]` and a tag of our own, as everywhere else.
    #[default]
    Standard,
    /// `[Result "1/2-0"]`: no PGN, but broadcasts take it and would think of
    /// anything else that the game goes on.
    InResult,
}

/// A round that cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundError {
    /// Two games at one board.
    BoardTwice(u32),
    Tag(TagError),
}

/// The most boards that lichess shows of one text; a larger round is cut into
/// several with [`PgnRound::slices`].
pub const MAX_SHOWN_BOARDS: usize = 100;

impl PgnRound {
    /// Writes the round, by the numbers of the boards.
    ///
    /// `Round` and `Board` have a tag each. Every game is one that any tool can
    /// follow: where an illegal move stood it is cut, and a comment says so.
    pub fn to_pgn(&self, odd: OddScores) -> Result<String, RoundError> {
        let mut seen = BTreeSet::new();
        let mut boards: Vec<&PgnBoard> = self.boards.iter().collect();
        boards.sort_by_key(|board| board.number);
        let mut text = String::new();
        for board in boards {
            if !seen.insert(board.number) {
                return Err(RoundError::BoardTwice(board.number));
            }
            let mut game = board.game.cut_at_illegal();
            self.set_tags(board, &mut game.tags)?;
            let written = in_export_order(&game.to_pgn());
            text.push_str(&match odd {
                OddScores::Standard => written,
                OddScores::InResult => odd_in_result(&game, &written),
            });
        }
        Ok(text)
    }

    /// The round in parts of at most so many boards each, in order.
    pub fn slices(&self, boards: usize) -> Vec<PgnRound> {
        let mut sorted = self.boards.clone();
        sorted.sort_by_key(|board| board.number);
        let parts = sorted.chunks(boards.max(1)).map(|part| PgnRound {
            boards: part.to_vec(),
            ..self.clone()
        });
        parts.collect()
    }

    fn set_tags(&self, board: &PgnBoard, tags: &mut Tags) -> Result<(), RoundError> {
        let (white, black) = (&board.white, &board.black);
        let number = |number: Option<u32>| number.map(|number| number.to_string());
        let clock = |side: &PgnSide| {
            side.clock_ms.map(|ms| {
                let mut text = String::new();
                super::clk::write(ms, &mut text);
                text
            })
        };
        let text = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        let values = [
            ("Event", text(&self.event)),
            ("Site", text(&self.site)),
            ("Date", text(&self.date)),
            ("Round", Some(self.round.to_string())),
            ("White", text(&white.name)),
            ("Black", text(&black.name)),
            ("Board", Some(board.number.to_string())),
            ("WhiteTitle", text(&white.title)),
            ("BlackTitle", text(&black.title)),
            ("WhiteElo", number(white.rating)),
            ("BlackElo", number(black.rating)),
            ("WhiteFideId", number(white.fide_id)),
            ("BlackFideId", number(black.fide_id)),
            ("WhiteTeam", text(&white.team)),
            ("BlackTeam", text(&black.team)),
            ("TimeControl", text(&self.time_control)),
            ("WhiteClock", clock(white)),
            ("BlackClock", clock(black)),
        ];
        for (name, value) in values {
            if let Some(value) = value {
                tags.set(name, &value).map_err(RoundError::Tag)?;
            }
        }
        Ok(())
    }
}

impl PgnBoard {
    /// Takes moves that are given as text, with clock times or without. What
    /// follows the first that is no legal move is left out, and a comment says
    /// so.
    pub fn set_moves(&mut self, text: &str) {
        // A blank line would end the game.
        let moves: Vec<&str> = text.split_whitespace().collect();
        let whole = format!("\n{}\n", moves.join(" "));
        match PgnReader::new(whole.as_bytes()).next() {
            None => self.game = PgnGame::default(),
            Some(Ok(game)) => self.game = game,
            Some(Err(error)) => {
                let note = format!("cut here, the rest cannot be read: {}", error.fault);
                self.game = *error.read;
                self.game.note(&note);
            }
        }
    }
}

impl PgnGame {
    /// The game up to the first ply that an ordinary tool cannot follow. What
    /// it was stands in a comment.
    fn cut_at_illegal(&self) -> PgnGame {
        let stretches = stretches(self);
        let Some(first) = stretches.first() else {
            return self.clone();
        };
        if stretches.len() == 1 && first.joint.is_empty() && is_acceptable(&first.from) {
            return self.clone();
        }
        let start = if is_acceptable(&first.from) {
            self.start().clone()
        } else {
            Position::default()
        };
        let mut game = PgnGame::new(start);
        game.set_chess960(self.is_chess960());
        game.tags = self.tags.clone();
        game.preface = self.preface.clone();
        game.points = self.points;
        for ply in self.plies().get(first.moves.clone()).unwrap_or(&[]) {
            let Ply::Legal(m) = ply.done() else { break };
            let Ok(played) = game.play(*m) else { break };
            played.clock_ms = ply.clock_ms;
            played.draw_offer = ply.draw_offer;
            played.comment = ply.comment.clone();
        }
        let stood = self.plies().get(first.joint.start);
        let told = stood.map_or(String::from("an irregular position"), |ply| {
            let words = tell(game.now(), ply.done()).words;
            words.trim_end_matches([':', ' ']).to_owned()
        });
        game.note(&format!("cut here: {told}"));
        game
    }

    /// Adds words at the end of what there is.
    fn note(&mut self, words: &str) {
        match self.last_mut() {
            Some(ply) => ply.comment.append(words),
            None => self.preface.append(words),
        }
    }
}

/// The tags behind the roster by their names, as PGN's export format has them.
fn in_export_order(written: &str) -> String {
    let (heading, moves) = written.split_once("\n\n").unwrap_or((written, ""));
    let mut lines: Vec<&str> = heading.lines().collect();
    let roster = lines.len().min(ROSTER);
    if let Some(others) = lines.get_mut(roster..) {
        others.sort_by_key(|line| line.split(' ').next());
    }
    format!("{}\n\n{moves}", lines.join("\n"))
}

/// How many tags of a game come first, in an order of their own.
const ROSTER: usize = 7;

/// The score in the place of `*`, where PGN has no result for it.
fn odd_in_result(game: &PgnGame, written: &str) -> String {
    match score::beyond_result(game.points) {
        Some(score) => {
            let own = format!("[Score \"{score}\"]\n");
            let result = format!("[Result \"{score}\"]");
            written
                .replacen("[Result \"*\"]", &result, 1)
                .replacen(&own, "", 1)
        }
        None => written.to_owned(),
    }
}

impl fmt::Display for RoundError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RoundError::BoardTwice(board) => write!(f, "board {board} has two games"),
            RoundError::Tag(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for RoundError {}
