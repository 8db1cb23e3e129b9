//! A game that a bot is to play: from PGN, or a list of moves by squares.

use std::fmt;

use tuomari_board::{Arrangement, Color, Move, Ply, Position};
use tuomari_notation::{
    Points,
    pgn::{PgnGame, PgnReader},
};
use tuomari_wire::place::MoveName;

/// A game to be played, both sides of it.
#[derive(Clone, Debug, Default)]
pub struct Script {
    /// Each board, who has the move there, and the move.
    plies: Vec<(Arrangement, Color, MoveName)>,
    points: Option<Points>,
    /// Where the game was last seen.
    cursor: usize,
}

/// Why a text is no script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScriptFault {
    /// There is no such game in it.
    NoGame {
        /// The games there are.
        games: usize,
    },
    /// A word of a list is no legal move.
    Move {
        word: String,
        /// The half move it would be.
        ply: usize,
    },
    /// A game cannot be read as PGN.
    Pgn(String),
}

impl fmt::Display for ScriptFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ScriptFault::NoGame { games } => write!(f, "it has {games} games"),
            ScriptFault::Move { word, ply } => {
                write!(f, "half move {ply}: {word:?} is no legal move")
            }
            ScriptFault::Pgn(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for ScriptFault {}

impl Script {
    /// Reads the `number`th game of a text, from 1: PGN with or without tags,
    /// or moves by their squares (`e2e4 e7e5 g1f3`).
    pub fn read(text: &str, number: usize) -> Result<Script, ScriptFault> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let by_squares = |word: &&str| MoveName::read(word).is_some();
        if !words.is_empty() && words.iter().all(by_squares) {
            return match number {
                1 => Script::of_words(&words),
                _ => Err(ScriptFault::NoGame { games: 1 }),
            };
        }
        let mut games = 0;
        for game in PgnReader::new(text.as_bytes()) {
            games += 1;
            if games == number {
                let game = game.map_err(|error| ScriptFault::Pgn(error.to_string()))?;
                return Ok(Script::of_game(&game));
            }
        }
        Err(ScriptFault::NoGame { games })
    }

    /// A game from the usual position.
    pub fn of_moves(moves: &[Move]) -> Script {
        let mut script = Script::default();
        let mut position = Position::default();
        for m in moves {
            script.push(&position, *m);
            position.play_unchecked(*m);
        }
        script
    }

    fn of_words(words: &[&str]) -> Result<Script, ScriptFault> {
        let mut script = Script::default();
        let mut position = Position::default();
        for (place, word) in words.iter().enumerate() {
            let m = legal(&position, word).ok_or_else(|| ScriptFault::Move {
                word: (*word).to_owned(),
                ply: place + 1,
            })?;
            script.push(&position, m);
            position.play_unchecked(m);
        }
        Ok(script)
    }

    fn of_game(game: &PgnGame) -> Script {
        let mut script = Script {
            points: game.points,
            ..Script::default()
        };
        let mut position = game.start().clone();
        for ply in game.plies() {
            // What is no legal move ends the script: a bot plays by the Laws.
            let Ply::Legal(m) = ply.done() else { break };
            script.push(&position, *m);
            position.play_unchecked(*m);
        }
        script
    }

    fn push(&mut self, position: &Position, m: Move) {
        if let Some(name) = MoveName::of(m) {
            let board = position.board().clone();
            self.plies.push((board, position.turn(), name));
        }
    }

    /// The move to make with this board; none if the game is not, or no
    /// longer, this one.
    pub fn next(&mut self, board: &Arrangement, turn: Color) -> Option<MoveName> {
        let rest = self.plies.get(self.cursor..)?;
        let ahead = rest
            .iter()
            .position(|ply| ply.0 == *board && ply.1 == turn)?;
        self.cursor += ahead;
        Some(self.plies[self.cursor].2)
    }

    /// The halves of a point that a colour had in the end, if it is told.
    pub fn halves(&self, color: Color) -> Option<u8> {
        let points = self.points?;
        Some(color.fold_wb(points.white_halves(), points.black_halves()))
    }

    /// How many half moves it has.
    pub fn len(&self) -> usize {
        self.plies.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }
}

/// The legal move that a word names by squares; castling as the king's way or
/// as the king onto its rook.
fn legal(position: &Position, word: &str) -> Option<Move> {
    let step = MoveName::read(word)?.0;
    let legal = position.legal_moves();
    let named = |m: &&Move| MoveName::of(**m).is_some_and(|name| name.0 == step);
    let found = legal.iter().find(named).copied();
    found.or_else(|| position.judge_move(step.from, step.to, step.promotion).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PGN: &str = "[Event \"a\"]\n\n1. e4 e5 2. Nf3 0-1\n\n[Event \"b\"]\n\n1. d4 *\n";

    fn names(script: &mut Script) -> Vec<String> {
        let plies = script.plies.iter();
        plies.map(|(_, _, name)| String::from(*name)).collect()
    }

    #[test]
    fn games_are_read_in_each_form() {
        let mut squares = Script::read("e2e4 e7e5 g1f3", 1).unwrap();
        let mut pgn = Script::read(PGN, 1).unwrap();
        let mut plain = Script::read("1. e4 e5 2. Nf3", 1).unwrap();
        for script in [&mut squares, &mut pgn, &mut plain] {
            assert_eq!(names(script), ["e2e4", "e7e5", "g1f3"]);
        }
        assert_eq!(pgn.halves(Color::White), Some(0));
        assert_eq!(squares.halves(Color::White), None);
        assert_eq!(names(&mut Script::read(PGN, 2).unwrap()), ["d2d4"]);
        let castling = "e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1g1 e8h8";
        let castled = names(&mut Script::read(castling, 1).unwrap());
        assert_eq!(castled[6..], ["e1h1", "e8h8"]);
    }

    #[test]
    fn faults_are_told() {
        let fault = |text, number| Script::read(text, number).unwrap_err();
        assert_eq!(fault(PGN, 3), ScriptFault::NoGame { games: 2 });
        assert_eq!(fault("", 1), ScriptFault::NoGame { games: 0 });
        let word = "e2e5".to_owned();
        assert_eq!(fault("e2e4 e2e5", 1), ScriptFault::Move { word, ply: 2 });
        assert!(matches!(fault("1. e4 e5 2. Ke3", 1), ScriptFault::Pgn(_)));
    }

    #[test]
    fn the_game_is_found_again_after_a_gap_and_lost_when_it_leaves() {
        let mut script = Script::read("e2e4 e7e5 g1f3 b8c6", 1).unwrap();
        let mut position = Position::default();
        for word in ["e2e4", "e7e5", "g1f3"] {
            position.play_unchecked(legal(&position, word).unwrap());
        }
        let name = script.next(position.board(), position.turn()).unwrap();
        assert_eq!(String::from(name), "b8c6");
        let start = Position::default();
        assert_eq!(script.next(start.board(), start.turn()), None);
    }
}
