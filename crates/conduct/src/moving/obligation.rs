//! What touched pieces oblige to (`fide-2018/4.3` to `4.5`).

use tuomari_board::{Bitboard, Color, File, Move, Position, Role, Square};
use tuomari_rulebook::{RookFirstCastling, Rules, Topic, TouchBothColours, TouchMove};

use crate::{
    act::command::Contact, chess960::array::begins_usually, event::touch::Touch, state::game::Game,
};

/// The moves a player may make after his touches, and the article that says
/// so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obligation {
    /// Legal moves that fulfil it. Never empty unless no move is legal.
    pub moves: Vec<Move>,
    /// Where the rulebook speaks of it; nothing if nothing binds.
    pub topic: Option<Topic>,
}

/// Works out the obligation from touches in the order they happened.
pub fn obligation(rules: &Rules, position: &Position, touches: &[Touch]) -> Obligation {
    let turn = Touched {
        rules,
        position,
        legal: position.legal_moves().to_vec(),
        own: squares(touches, position.turn()),
        theirs: squares(touches, !position.turn()),
        order: taken(touches).map(|touch| touch.square).collect(),
    };
    turn.obligation()
}

impl Game {
    /// The moves the player having the move may make now: the one he is bound
    /// to by a claim, or those his touches leave him.
    pub fn permitted(&self, rules: &Rules) -> Obligation {
        match self.turn.must {
            Some(m) => bound(vec![m], why_bound(m, self.turn.fixed)),
            None => obligation(rules, self.position(), &self.turn.touches),
        }
    }
}

/// What binds a player to one move: a claim with it found incorrect, a new
/// piece that touched its square, or a king let go to castle.
pub(crate) fn why_bound(m: Move, fixed: Option<Move>) -> Topic {
    if fixed == Some(m) {
        Topic::ClaimIncorrect
    } else if m.is_castle() {
        Topic::CastlingMade
    } else if m.is_promotion() {
        Topic::PromotionChoice
    } else if m.is_en_passant() {
        Topic::CaptureMade
    } else {
        Topic::ClaimIncorrect
    }
}

fn taken(touches: &[Touch]) -> impl Iterator<Item = &Touch> {
    touches
        .iter()
        .filter(|touch| !touch.adjusting && touch.contact == Contact::Taken)
}

fn squares(touches: &[Touch], owner: Color) -> Vec<Square> {
    taken(touches)
        .filter(|touch| touch.owner == owner)
        .map(|touch| touch.square)
        .collect()
}

struct Touched<'a> {
    rules: &'a Rules,
    position: &'a Position,
    legal: Vec<Move>,
    own: Vec<Square>,
    theirs: Vec<Square>,
    order: Vec<Square>,
}

impl Touched<'_> {
    fn obligation(self) -> Obligation {
        if self.order.is_empty() {
            return self.free(None);
        }
        if let Some(castling) = self.castling() {
            return castling;
        }
        // Beginners' rules bind only the rook touched before the king.
        if self.rules.touch_move().value == TouchMove::CastlingOnly {
            return self.free(None);
        }
        let topic = match (self.own.is_empty(), self.theirs.is_empty()) {
            (false, true) => Topic::TouchOwnPiece,
            (true, false) => Topic::TouchOpponentsPiece,
            _ => Topic::TouchBothColours,
        };
        if let Some((own, theirs)) = self.pair() {
            let both = self.moves(|m| m.from() == Some(own) && captures(m, theirs));
            let topic = if self.several_of_each() {
                Topic::TouchSeveralOfEach
            } else {
                topic
            };
            if !both.is_empty() {
                return bound(both, topic);
            }
        }
        for square in &self.order {
            let moves = if self.own.contains(square) {
                self.moves(|m| m.from() == Some(*square))
            } else {
                self.moves(|m| captures(m, *square))
            };
            if !moves.is_empty() {
                return bound(moves, topic);
            }
        }
        self.free(Some(Topic::TouchNotBinding))
    }

    /// More than one of each colour, where the rulebook's rule for both
    /// colours speaks of one of each (D-77).
    fn several_of_each(&self) -> bool {
        self.rules.touch_both_colours().value == TouchBothColours::OneOfEach
            && (self.own.len() > 1 || self.theirs.len() > 1)
    }

    /// The own piece that has to capture, and what it has to capture: those
    /// touched first, or, where each colour is bound by its own rule, those
    /// that its rule binds.
    fn pair(&self) -> Option<(Square, Square)> {
        if !self.several_of_each() {
            return Some((*self.own.first()?, *self.theirs.first()?));
        }
        let moves = |square: &&Square| self.legal.iter().any(|m| m.from() == Some(**square));
        let falls = |square: &&Square| self.legal.iter().any(|m| captures(*m, **square));
        let own = self.own.iter().find(moves)?;
        let theirs = self.theirs.iter().find(falls)?;
        Some((*own, *theirs))
    }

    /// King and rook touched: `fide-2018/4.4.1` to `4.4.3`. Where no castling
    /// can be meant they are pieces like others.
    fn castling(&self) -> Option<Obligation> {
        let role = |square: &Square| self.position.board().role_at(*square);
        let [first, second] = [self.own.first()?, self.own.get(1)?];
        match (role(first)?, role(second)?) {
            (Role::King, Role::Rook) if self.is_meant(*first, *second) => {
                let castling = self.moves(|m| is_castling_with(m, *second));
                if !castling.is_empty() {
                    return Some(bound(castling, Topic::CastlingByTouch));
                }
                let king = self.moves(|m| m.from() == Some(*first));
                Some(if king.is_empty() {
                    self.free(Some(Topic::CastlingIntended))
                } else {
                    bound(king, Topic::CastlingIntended)
                })
            }
            (Role::Rook, Role::King) => {
                let barred = |m: Move| match self.rules.rook_first_castling().value {
                    RookFirstCastling::CastlingBarred => m.is_castle(),
                    RookFirstCastling::ThatSideBarred => is_castling_with(m, *first),
                };
                let bars = self.legal.iter().any(|m| barred(*m));
                if !bars && !self.is_meant(*second, *first) {
                    return None;
                }
                let rook = self.moves(|m| m.from() == Some(*first) && !barred(m));
                let king = || self.moves(|m| m.from() == Some(*second) && !barred(m));
                let moves = [rook, king(), self.moves(|m| !barred(m))]
                    .into_iter()
                    .find(|moves| !moves.is_empty())?;
                Some(bound(moves, Topic::RookTouchedFirst))
            }
            _ => None,
        }
    }

    /// Whether somebody can mean to castle with this king and this rook,
    /// lawfully or not: both stand where castling begins (`fide-2018/3.8.2`).
    fn is_meant(&self, king: Square, rook: Square) -> bool {
        let home = self.position.turn().backrank();
        let has_right = self.position.castling().rooks().contains(rook);
        let usual = king.file() == File::E && Bitboard::CORNERS.contains(rook);
        let anywhere = !begins_usually(self.rules);
        king.rank() == home && rook.rank() == home && (has_right || usual || anywhere)
    }

    fn moves(&self, fits: impl Fn(Move) -> bool) -> Vec<Move> {
        self.legal.iter().copied().filter(|m| fits(*m)).collect()
    }

    fn free(&self, topic: Option<Topic>) -> Obligation {
        Obligation {
            moves: self.legal.clone(),
            topic,
        }
    }
}

fn bound(moves: Vec<Move>, topic: Topic) -> Obligation {
    Obligation {
        moves,
        topic: Some(topic),
    }
}

fn is_castling_with(m: Move, square: Square) -> bool {
    matches!(m, Move::Castle { rook, .. } if rook == square)
}

/// Whether `m` captures what stands on `square`.
fn captures(m: Move, square: Square) -> bool {
    match m {
        Move::Normal { capture, to, .. } => capture.is_some() && to == square,
        Move::EnPassant { from, to } => Square::from_coords(to.file(), from.rank()) == square,
        Move::Castle { .. } | Move::Put { .. } => false,
    }
}
