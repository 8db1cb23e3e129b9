//! The position in which the turn under way began.
//!
//! Where nothing is kept from a seat it is played over from the moves. Where
//! they may not be shown, a view says what stands where and whose clock runs,
//! and the rest has to be remembered: who may castle, what may be captured in
//! passing.

use tuomari_board::{Arrangement, Color, Position};
use tuomari_conduct::Discretion;
use tuomari_wire::{ViewDto, moves::MoveDto, place::MoveName};

use crate::tracker::arrangement;

/// A game has fewer positions; beyond, the oldest are forgotten.
const MOST: usize = 2_000;

/// What is remembered of a game.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    start: Position,
    /// Whether pieces are handled one by one, so that the board changes while a
    /// turn goes on.
    handled: bool,
    /// The positions so far; the last is the one of the turn under way.
    so_far: Vec<Position>,
    /// Who was to act in the last view.
    to_act: Option<Color>,
}

impl Memory {
    /// A game that begins with this position.
    pub(super) fn new(start: Position, handled: bool) -> Memory {
        Memory {
            so_far: vec![start.clone()],
            start,
            handled,
            to_act: None,
        }
    }

    pub(super) fn now(&self) -> &Position {
        self.so_far.last().unwrap_or(&self.start)
    }

    /// Takes in what the table shows, once or again. `mover` is the player who
    /// may move now, if that is known apart from the view.
    pub(super) fn look(&mut self, view: &ViewDto, mover: Option<Color>) {
        let board = arrangement(&view.board);
        let to_act: Color = view.to_act.into();
        let before = self.to_act.replace(to_act);
        let open = view.discretion == Discretion::Open;
        let is_played = (open || before.is_none()) && self.play_over(view);
        if is_played && open {
            return;
        }
        // Where nothing is kept from the seat, it says who has the move.
        let known = mover.or((open && !view.behind).then_some(to_act));
        let next = known.unwrap_or(to_act);
        let Some(before) = before else {
            self.first(&board, next);
            return;
        };
        let turn = self.now().turn();
        let pressed = self.handled && before == turn && to_act != turn;
        let handed_over = known.map_or(pressed, |known| known != turn);
        if board != *self.now().board() {
            self.moved(&board, next, known == Some(turn), handed_over);
        } else if handed_over {
            // Pressed without a move.
            self.leave(&board, next, 1);
        }
    }

    /// The first view of a game that went on before.
    fn first(&mut self, board: &Arrangement, turn: Color) {
        let now = self.now().clone();
        if now.board() == board && now.turn() == turn {
            return;
        }
        if let Ok(m) = now.judge(board) {
            self.play(m);
            if self.now().turn() == turn {
                return;
            }
        }
        let left = now.stand(board);
        let left = if left.turn() == turn {
            left
        } else {
            left.stand(board)
        };
        self.so_far = vec![left];
    }

    /// The board is another one: by a move, because the arbiter put it back,
    /// because it was left so, or not for good yet.
    fn moved(&mut self, board: &Arrangement, to_act: Color, goes_on: bool, handed_over: bool) {
        match self.now().judge(board) {
            Ok(m) if !goes_on => self.play(m),
            _ if handed_over || !self.handled => self.leave(board, to_act, 0),
            _ => {
                if let Some(place) = self.earlier(board, to_act, 0) {
                    self.so_far.truncate(place + 1);
                }
            }
        }
    }

    /// The board was left so, or is that of an earlier position again, the last
    /// so many left out.
    fn leave(&mut self, board: &Arrangement, turn: Color, but: usize) {
        if let Some(place) = self.earlier(board, turn, but) {
            self.so_far.truncate(place + 1);
            return;
        }
        let left = self.now().stand(board);
        self.so_far.push(left);
    }

    /// The place of the latest position with this board and this player to
    /// move.
    fn earlier(&self, board: &Arrangement, turn: Color, but: usize) -> Option<usize> {
        let mut places = 0..self.so_far.len().saturating_sub(but);
        places.rfind(|place| {
            let position = &self.so_far[*place];
            position.turn() == turn && position.board() == board
        })
    }

    fn play(&mut self, m: tuomari_board::Move) {
        if self.so_far.len() >= MOST {
            self.so_far.remove(0);
        }
        let mut next = self.now().clone();
        next.play_unchecked(m);
        self.so_far.push(next);
    }

    /// Plays the moves of the view over, if they are all there and all legal.
    fn play_over(&mut self, view: &ViewDto) -> bool {
        let names = view.moves.iter().map(|shown| match shown {
            MoveDto::Made { r#move, .. } => Some(*r#move),
            MoveDto::Seen { .. } => None,
        });
        let names = names.collect::<Option<Vec<MoveName>>>();
        let Some(names) = names.filter(|_| view.whole) else {
            return false;
        };
        let before = std::mem::replace(&mut self.so_far, vec![self.start.clone()]);
        for name in names {
            let legal = self.now().legal_moves();
            let found = legal.iter().find(|m| MoveName::of(**m) == Some(name));
            let Some(m) = found.copied() else {
                self.so_far = before;
                return false;
            };
            self.play(m);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Map, Value, json};

    use super::*;

    fn view(board: &Arrangement, to_act: Color) -> ViewDto {
        let pieces = board.iter();
        let pieces = pieces.map(|(square, piece)| (square.to_string(), json!(piece.char())));
        let view = json!({
            "seat": "white", "discretion": "silent", "at_ms": 0,
            "to_act": to_act.fold_wb("white", "black"),
            "board": pieces.collect::<Map<String, Value>>(), "moves": [], "whole": false,
        });
        serde_json::from_value(view).unwrap()
    }

    /// Boards and clocks alone, each move seen before its press and after.
    #[test]
    fn castling_and_passing_are_remembered_where_moves_are_not_shown() {
        let mut position = Position::default();
        let mut memory = Memory::new(position.clone(), true);
        memory.look(&view(position.board(), Color::White), None);
        for name in [
            "e2e4", "e7e5", "g1f3", "g8f6", "f1c4", "f6e4", "e1h1", "d7d5",
        ] {
            let by = position.turn();
            let legal = position.legal_moves();
            let named = |m: &&tuomari_board::Move| MoveName::of(**m).map(String::from);
            let m = *legal
                .iter()
                .find(|m| named(m).as_deref() == Some(name))
                .unwrap();
            position.play_unchecked(m);
            for to_act in [by, !by] {
                memory.look(&view(position.board(), to_act), None);
                assert_eq!(memory.now().identity(), position.identity(), "after {name}");
            }
        }
    }

    #[test]
    fn what_was_left_is_the_turns_until_it_is_pressed_and_comes_back_with_its_rights() {
        let start = Position::from_fen("4k2r/8/8/8/8/8/4P3/4K2R w Kk - 0 1").unwrap();
        let left: Arrangement = "4k2r/8/8/8/8/8/4P2R/4K3".parse().unwrap();
        let odd: Arrangement = "4k2r/8/8/4P3/8/8/7R/4K3".parse().unwrap();
        let mut memory = Memory::new(start.clone(), true);
        memory.look(&view(start.board(), Color::White), None);
        memory.look(&view(&odd, Color::White), None);
        assert_eq!(memory.now().identity(), start.identity());
        memory.look(&view(&odd, Color::Black), None);
        assert_eq!(memory.now().turn(), Color::Black);
        assert_eq!(memory.now().board(), &odd);
        // The arbiter puts it back, and White moves the rook.
        memory.look(&view(start.board(), Color::White), None);
        assert_eq!(memory.now().identity(), start.identity());
        memory.look(&view(&left, Color::White), None);
        assert_eq!(memory.now().turn(), Color::Black);
        assert_eq!(memory.now().castling().rooks().count(), 1);
    }

    #[test]
    fn who_comes_in_mid_game_takes_what_stands() {
        let start = Position::default();
        let board: Arrangement = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R"
            .parse()
            .unwrap();
        for turn in Color::ALL {
            let mut memory = Memory::new(start.clone(), true);
            memory.look(&view(&board, turn), None);
            assert_eq!((memory.now().board(), memory.now().turn()), (&board, turn));
        }
    }
}
