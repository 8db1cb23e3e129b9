//! A forced mate shown at the board (`fi-blitz-2014/13.c.2`).

use tuomari_board::{Color, Move, Position};

use crate::command::Step;

/// The most moves that are looked at in all lines together. A player shows a
/// few moves at once, never a tree.
const MOVES: usize = 256;

/// Whether the lines together force mate by `by`: one move at each of his
/// turns, every legal reply answered, mate at the end of each. They are
/// checked; the software never completes them (D-59).
pub(crate) fn mates(position: &Position, by: Color, lines: &[Vec<Step>]) -> bool {
    let shown: usize = lines.iter().map(Vec::len).sum();
    let lines: Vec<&[Step]> = lines.iter().map(Vec::as_slice).collect();
    shown <= MOVES && forces(position, by, &lines)
}

fn forces(position: &Position, by: Color, lines: &[&[Step]]) -> bool {
    if !position.has_legal_move() {
        return position.turn() != by && position.is_checkmate();
    }
    if position.turn() == by {
        // One move of his own for all lines that lead here.
        let Some(first) = lines.first().and_then(|line| line.first()) else {
            return false;
        };
        let same = lines.iter().all(|line| line.first() == Some(first));
        return match judged(position, *first) {
            Some(m) if same => follows(position, by, m, lines),
            _ => false,
        };
    }
    position.legal_moves().iter().all(|reply| {
        let answers: Vec<&[Step]> = lines
            .iter()
            .filter(|line| line.first().and_then(|step| judged(position, *step)) == Some(*reply))
            .copied()
            .collect();
        !answers.is_empty() && follows(position, by, *reply, &answers)
    })
}

fn follows(position: &Position, by: Color, m: Move, lines: &[&[Step]]) -> bool {
    let mut after = position.clone();
    after.play_unchecked(m);
    let rest: Vec<&[Step]> = lines.iter().filter_map(|line| line.get(1..)).collect();
    forces(&after, by, &rest)
}

fn judged(position: &Position, step: Step) -> Option<Move> {
    position.judge_move(step.from, step.to, step.promotion).ok()
}
