//! Whether nobody can mate any more.

use tuomari_board::{ByColor, Color, Position};

use crate::{
    answer::{Answer, Line, Proof, Spent},
    can_mate,
    limit::Limit,
};

/// The answer about both sides together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeadAnswer {
    /// Neither side can mate: proved for each.
    Dead(ByColor<Proof>),
    Alive(Color, Line),
    /// Not settled within the limit.
    Unknown(Spent),
}

/// Whether neither side can mate by any series of legal moves
/// (`fide-2018/5.2.2`). `limit` is for each side.
///
/// The side that is [likelier] to be able to is asked first: a position is
/// alive as soon as one of them can.
pub fn is_dead(position: &Position, limit: Limit<'_>) -> DeadAnswer {
    let mut proofs = ByColor {
        black: Proof::BareKing,
        white: Proof::BareKing,
    };
    let mut spent = None;
    let first = likelier(position);
    for side in [first, !first] {
        match can_mate(position, side, limit) {
            Answer::CanMate(line) => return DeadAnswer::Alive(side, line),
            Answer::CannotMate(proof) => *proofs.get_mut(side) = proof,
            Answer::Unknown(more) => {
                let before = spent.map_or(0, |spent: Spent| spent.positions);
                spent = Some(Spent {
                    positions: before.saturating_add(more.positions),
                });
            }
        }
    }
    spent.map_or(DeadAnswer::Dead(proofs), DeadAnswer::Unknown)
}

/// The side that has more to mate with. A guess: it proves nothing.
pub fn likelier(position: &Position) -> Color {
    let board = position.board();
    let strength = |side: Color| {
        let men = board.material_side(side).map(u32::from);
        9 * men.queen + 5 * men.rook + 3 * (men.bishop + men.knight) + men.pawn
    };
    Color::from_white(strength(Color::White) >= strength(Color::Black))
}
