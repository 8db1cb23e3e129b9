//! A position: an arrangement, the side to move, and what may still be done.

use std::{borrow::Cow, fmt};

use shakmaty::{
    Board, CastlingMode, Chess, Color, FromSetup, Move, Position as _, PositionError,
    PositionErrorKinds, Rank, Role, Setup, Square, attacks,
};

use crate::{
    castling::{Castle, CastlingRights},
    fault::Fault,
    generator::{any_king_attacked, attackers},
    identity::Identity,
    irregular::{Irregular, apply},
    legality,
    moves::Moves,
    quiet::QuietMoves,
};

/// Any arrangement of pieces with a side to move.
///
/// It promises to answer for every arrangement whatever and never to panic.
/// It does not promise that the arrangement could have arisen:
/// [`faults`](Position::faults) names what speaks against it.
///
/// Two positions are compared for repetition by their
/// [`identity`](Position::identity), not by `==`, which does not exist here:
/// the move number and the counters would be in the way.
#[derive(Clone, Debug)]
pub struct Position {
    state: State,
    quiet: QuietMoves,
}

#[derive(Clone, Debug)]
enum State {
    /// `shakmaty` answers.
    Regular(Chess),
    Irregular(Irregular),
}

/// A move that is not legal in the position it was meant for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove(pub Move);

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not a legal move in this position", self.0)
    }
}

impl std::error::Error for IllegalMove {}

impl Default for Position {
    /// The array of `fide-2018/2.3`, White to move.
    fn default() -> Position {
        Position {
            state: State::Regular(Chess::default()),
            quiet: QuietMoves::default(),
        }
    }
}

impl Position {
    /// The start of a game from an array, rightly or wrongly set up.
    pub fn of_array(array: &Board, castling: CastlingRights) -> Position {
        Position::of(
            array,
            Color::White,
            castling,
            None,
            QuietMoves::default(),
            1,
        )
    }

    /// A position from its parts.
    ///
    /// Castling rights that cannot exist on `board` are dropped, and so is a
    /// `passed` square no pawn can just have passed.
    pub fn of(
        board: &Board,
        turn: Color,
        castling: CastlingRights,
        passed: Option<Square>,
        quiet: QuietMoves,
        move_number: u32,
    ) -> Position {
        let state = Irregular {
            board: board.clone(),
            turn,
            castling: castling.sound_on(board),
            passed: passed.filter(|sq| could_be_passed(board, turn, *sq)),
            move_number: move_number.max(1),
        };
        Position {
            state: State::settle(state),
            quiet,
        }
    }

    /// The same position with other castling rights; those that cannot exist
    /// on its board are dropped.
    #[must_use]
    pub fn with_castling(&self, castling: CastlingRights) -> Position {
        Position::of(
            self.board(),
            self.turn(),
            castling,
            self.passed_square(),
            self.quiet(),
            self.move_number(),
        )
    }

    /// What stands on the board.
    pub fn board(&self) -> &Board {
        match &self.state {
            State::Regular(chess) => chess.board(),
            State::Irregular(own) => &own.board,
        }
    }

    /// The player having the move.
    pub fn turn(&self) -> Color {
        match &self.state {
            State::Regular(chess) => chess.turn(),
            State::Irregular(own) => own.turn,
        }
    }

    /// The castling rights, barred for the moment or not.
    pub fn castling(&self) -> CastlingRights {
        match &self.state {
            State::Regular(chess) => CastlingRights::by_rooks(chess.castles().castling_rights()),
            State::Irregular(own) => own.castling,
        }
    }

    /// The square a pawn has just passed by a double step, whether or not it
    /// can be captured there.
    pub fn passed_square(&self) -> Option<Square> {
        match &self.state {
            State::Regular(chess) => chess.maybe_ep_square(),
            State::Irregular(own) => own.passed,
        }
    }

    /// The square of an en passant capture that is really legal now.
    pub fn en_passant(&self) -> Option<Square> {
        match &self.state {
            State::Regular(chess) => chess.legal_ep_square(),
            State::Irregular(own) => own.passed.filter(|passed| {
                let pawns =
                    attacks::pawn_attacks(!own.turn, *passed) & own.board.by_piece(own.turn.pawn());
                pawns.into_iter().any(|from| {
                    let m = Move::EnPassant { from, to: *passed };
                    own.leaves_kings_safe(m)
                })
            }),
        }
    }

    /// Moves since the last pawn move or capture, by each player.
    pub fn quiet(&self) -> QuietMoves {
        self.quiet
    }

    /// The number of the move about to be made, as a scoresheet counts.
    pub fn move_number(&self) -> u32 {
        match &self.state {
            State::Regular(chess) => chess.fullmoves().get(),
            State::Irregular(own) => own.move_number,
        }
    }

    /// Whether `shakmaty` accepts this position.
    pub fn is_regular(&self) -> bool {
        matches!(self.state, State::Regular(_))
    }

    /// The position for a search that looks at more positions than a
    /// [`Position`] each would allow: as `shakmaty` holds it, also where it is
    /// irregular for nothing but too many men or a check that cannot arise.
    pub fn to_chess(&self) -> Option<Cow<'_, Chess>> {
        match &self.state {
            State::Regular(chess) => Some(Cow::Borrowed(chess)),
            State::Irregular(own) if own.castling.any_mirrored() => None,
            State::Irregular(own) => Chess::from_setup(setup_of(own), CastlingMode::Chess960)
                .or_else(PositionError::ignore_too_much_material)
                .or_else(PositionError::ignore_impossible_check)
                .ok()
                .map(Cow::Owned),
        }
    }

    /// What keeps this position from being regular; empty if it is.
    pub fn faults(&self) -> Vec<Fault> {
        match &self.state {
            State::Regular(_) => Vec::new(),
            State::Irregular(own) => faults_of(own),
        }
    }

    /// All legal moves by articles 3.1 to 3.9.
    pub fn legal_moves(&self) -> Moves {
        match &self.state {
            State::Regular(chess) => chess.legal_moves().into(),
            State::Irregular(own) => own.legal_moves().into(),
        }
    }

    /// The legal moves by our own generator, whichever kind of position this
    /// is. [`legal_moves`](Position::legal_moves) gives the same moves,
    /// sooner; this exists so that the two can be held against each other.
    pub fn legal_moves_by_own_generator(&self) -> Moves {
        self.to_own().legal_moves().into()
    }

    /// Whether `m` is legal here.
    pub fn is_legal(&self, m: Move) -> bool {
        match &self.state {
            State::Regular(chess) => legality::is_legal(chess, m),
            State::Irregular(own) => own.legal_moves().contains(&m),
        }
    }

    /// Whether a piece of `by` attacks `square` (`fide-2018/3.1.2`, `3.1.3`).
    pub fn is_attacked(&self, square: Square, by: Color) -> bool {
        attackers(self.board(), square, by).any()
    }

    /// Whether a king of `color` is in check (`fide-2018/3.9.1`), whoever has
    /// the move.
    pub fn in_check(&self, color: Color) -> bool {
        any_king_attacked(self.board(), color)
    }

    /// Whether the player having the move is mated (`fide-2018/1.4`).
    pub fn is_checkmate(&self) -> bool {
        self.in_check(self.turn()) && !self.has_legal_move()
    }

    /// Whether the player having the move is stalemated (`fide-2018/5.2.1`).
    pub fn is_stalemate(&self) -> bool {
        !self.in_check(self.turn()) && !self.has_legal_move()
    }

    /// Whether the player having the move has a legal one.
    pub fn has_legal_move(&self) -> bool {
        match &self.state {
            State::Regular(chess) => legality::has_legal_move(chess),
            State::Irregular(own) => own.has_legal_move(),
        }
    }

    /// Where king and rook go when `m` is castling with a right that exists.
    pub fn castle(&self, m: Move) -> Option<Castle> {
        match m {
            Move::Castle { rook, .. } => self.castling().castle(self.board(), self.turn(), rook),
            _ => None,
        }
    }

    /// Plays a legal move.
    pub fn play(&mut self, m: Move) -> Result<(), IllegalMove> {
        if !self.is_legal(m) {
            return Err(IllegalMove(m));
        }
        self.play_unchecked(m);
        Ok(())
    }

    /// Plays a move known to be legal. An illegal one gives an unspecified
    /// position; use [`stand`](Position::stand) for what stands on the board
    /// all the same.
    pub fn play_unchecked(&mut self, m: Move) {
        self.quiet = self.quiet.after(self.turn(), m);
        match &mut self.state {
            State::Regular(chess) => chess.play_unchecked(m),
            State::Irregular(own) => {
                own.play_unchecked(m);
                self.state = State::settle(own.clone());
            }
        }
    }

    /// The arrangement that `m` leads to.
    pub fn board_after(&self, m: Move) -> Board {
        let mut board = self.board().clone();
        apply(&mut board, self.turn(), self.castling(), m);
        board
    }

    /// The position that arises when the player having the move leaves the
    /// board as `after` and the opponent goes on from there: an illegal move
    /// that stands, or a press without a move (`after` unchanged).
    ///
    /// Pieces that moved lose their castling rights; a pawn moved or a piece
    /// gone from the board clears the counters.
    #[must_use]
    pub fn stand(&self, after: &Board) -> Position {
        let before = self.board();
        let zeroing =
            before.pawns() != after.pawns() || after.occupied().count() < before.occupied().count();
        let quiet = self.quiet.counted(self.turn(), zeroing);
        let mut own = self.to_own();
        own.stand(after);
        Position {
            state: State::settle(own),
            quiet,
        }
    }

    /// What the repetition rules compare (`fide-2018/9.2.2`).
    pub fn identity(&self) -> Identity {
        Identity::new(
            self.board(),
            self.turn(),
            self.castling(),
            self.en_passant(),
        )
    }

    /// The counters are ours alone; everything else is copied out.
    pub(crate) fn to_own(&self) -> Irregular {
        match &self.state {
            State::Regular(chess) => Irregular {
                board: chess.board().clone(),
                turn: chess.turn(),
                castling: self.castling(),
                passed: chess.maybe_ep_square(),
                move_number: chess.fullmoves().get(),
            },
            State::Irregular(own) => own.clone(),
        }
    }

    /// The regular position inside, for `perft`'s sake.
    pub(crate) fn as_regular(&self) -> Option<&Chess> {
        match &self.state {
            State::Regular(chess) => Some(chess),
            State::Irregular(_) => None,
        }
    }
}

impl State {
    /// Hands the position to `shakmaty` if it takes it.
    fn settle(own: Irregular) -> State {
        if own.castling.any_mirrored() {
            return State::Irregular(own);
        }
        match Chess::from_setup(setup_of(&own), CastlingMode::Chess960) {
            Ok(chess) => State::Regular(chess),
            Err(_) => State::Irregular(own),
        }
    }
}

fn setup_of(own: &Irregular) -> Setup {
    Setup {
        board: own.board.clone(),
        turn: own.turn,
        castling_rights: own.castling.rooks(),
        ep_square: own.passed,
        fullmoves: std::num::NonZeroU32::new(own.move_number).unwrap_or(std::num::NonZeroU32::MIN),
        ..Setup::empty()
    }
}

fn faults_of(own: &Irregular) -> Vec<Fault> {
    let kinds = match Chess::from_setup(setup_of(own), CastlingMode::Chess960) {
        Ok(_) => PositionErrorKinds::empty(),
        Err(error) => error.kinds(),
    };
    let of_kind = [
        (PositionErrorKinds::EMPTY_BOARD, Fault::EmptyBoard),
        (PositionErrorKinds::MISSING_KING, Fault::MissingKing),
        (PositionErrorKinds::TOO_MANY_KINGS, Fault::SeveralKings),
        (PositionErrorKinds::PAWNS_ON_BACKRANK, Fault::PawnOnEndRank),
        (PositionErrorKinds::OPPOSITE_CHECK, Fault::OpponentInCheck),
        (PositionErrorKinds::IMPOSSIBLE_CHECK, Fault::ImpossibleCheck),
        (
            PositionErrorKinds::TOO_MUCH_MATERIAL,
            Fault::TooMuchMaterial,
        ),
    ];
    let mut faults: Vec<Fault> = of_kind
        .into_iter()
        .filter(|(kind, _)| kinds.contains(*kind))
        .map(|(_, fault)| fault)
        .collect();
    if own.castling.any_mirrored() {
        faults.push(Fault::MirroredCastling);
    }
    faults
}

/// Whether the opponent of `turn` can just have passed `square` with a pawn.
pub(crate) fn could_be_passed(board: &Board, turn: Color, square: Square) -> bool {
    if square.rank() != turn.relative_rank(Rank::Sixth) {
        return false;
    }
    let behind = Square::from_coords(square.file(), turn.relative_rank(Rank::Seventh));
    let ahead = Square::from_coords(square.file(), turn.relative_rank(Rank::Fifth));
    let empty = |sq| !board.occupied().contains(sq);
    board.piece_at(ahead) == Some(Role::Pawn.of(!turn)) && empty(square) && empty(behind)
}
