//! A forced mate shown at the board: checked, never searched for.
//!
//! Whoever shows it names one move at each of his turns and answers every
//! legal reply (`fi-blitz-2014/13.c.2`). What is missing is named; it is not
//! filled in.

use std::fmt;

use tuomari_board::{Color, Illegality, Move, Position, Role, Square};

/// The most moves that are looked at in all lines together. A player shows a
/// few moves at once, never a tree.
pub const MAX_MOVES_SHOWN: usize = 256;

/// One move of a line: squares and what a pawn becomes. Castling is the king
/// onto its rook's square, or onto its own goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    pub from: Square,
    pub to: Square,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
}

impl Step {
    /// The squares of a move; none for a piece dropped from the hand, which
    /// chess does not have.
    pub fn of(m: Move) -> Option<Step> {
        let (from, to) = match m {
            Move::Castle { king, rook } => (king, rook),
            _ => (m.from()?, m.to()),
        };
        Some(Step {
            from,
            to,
            promotion: m.promotion(),
        })
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(role) => write!(f, "{}", role.char()),
            None => Ok(()),
        }
    }
}

/// Why lines do not force mate, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineFault {
    /// The moves that lead to the place.
    pub path: Vec<Move>,
    /// What is wrong there.
    pub what: LineGap,
}

/// What is wrong with a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineGap {
    /// More than [`MAX_MOVES_SHOWN`] moves are shown. Nothing was looked at.
    TooMany,
    /// The opponent has this reply, and no line answers it.
    Unanswered(Move),
    /// The line ends here, and it is no mate: the opponent goes on with this
    /// move.
    NotMate(Move),
    /// The line ends here in stalemate.
    Stalemate,
    /// The claimant is mated himself.
    Mated,
    /// The claimant is to move here and shows nothing.
    NoMove,
    /// Two different moves of the claimant are shown here.
    TwoMoves(Move, Move),
    /// This move is not legal here.
    Illegal(Step, Illegality),
}

impl LineGap {
    /// The stable identifier that messages refer to.
    pub fn id(self) -> &'static str {
        match self {
            LineGap::TooMany => "too-many",
            LineGap::Unanswered(_) => "unanswered",
            LineGap::NotMate(_) => "not-mate",
            LineGap::Stalemate => "stalemate",
            LineGap::Mated => "mated",
            LineGap::NoMove => "no-move",
            LineGap::TwoMoves(..) => "two-moves",
            LineGap::Illegal(..) => "illegal",
        }
    }
}

/// Checks that the lines together force mate by `by`: one move at each of his
/// turns, every legal reply answered, mate at the end of each line. The first
/// fault is named.
///
/// Lines that begin alike are branches of one tree. What follows after mate,
/// and a reply that is not legal beside legal ones that are all answered, does
/// no harm and is passed over.
///
/// ```
/// use tuomari_board::{Color, Position, Square};
/// use tuomari_mating::{LineGap, Step, check_forced_mate};
///
/// let position = Position::from_fen("8/8/8/8/3N3p/8/p1K5/k7 b - - 0 1")?;
/// let step = |from, to| Step { from, to, promotion: None };
/// let push = step(Square::H4, Square::H3);
/// let mate = step(Square::D4, Square::B3);
/// assert!(check_forced_mate(&position, Color::White, &[vec![push, mate]]).is_ok());
///
/// let wait = step(Square::D4, Square::E2);
/// let fault = check_forced_mate(&position, Color::White, &[vec![push, wait]]).unwrap_err();
/// assert_eq!(fault.path.len(), 2);
/// assert!(matches!(fault.what, LineGap::NotMate(_)));
/// # Ok::<(), tuomari_board::FenError>(())
/// ```
pub fn check_forced_mate(
    position: &Position,
    by: Color,
    lines: &[Vec<Step>],
) -> Result<(), LineFault> {
    let mut path = Vec::new();
    let shown: usize = lines.iter().map(Vec::len).sum();
    let what = if shown > MAX_MOVES_SHOWN {
        Err(LineGap::TooMany)
    } else {
        let lines: Vec<&[Step]> = lines.iter().map(Vec::as_slice).collect();
        forces(position, by, &lines, &mut path)
    };
    what.map_err(|what| LineFault { path, what })
}

/// On a fault `path` is left at its place.
fn forces(
    position: &Position,
    by: Color,
    lines: &[&[Step]],
    path: &mut Vec<Move>,
) -> Result<(), LineGap> {
    if !position.has_legal_move() {
        return match (position.is_checkmate(), position.turn() == by) {
            (true, false) => Ok(()),
            (true, true) => Err(LineGap::Mated),
            (false, _) => Err(LineGap::Stalemate),
        };
    }
    if position.turn() == by {
        let m = own_move(position, lines)?;
        return follows(position, by, m, lines, path);
    }
    let replies = position.legal_moves();
    if lines.iter().all(|line| line.is_empty()) {
        let escape = replies.first().copied();
        return Err(escape.map_or(LineGap::Stalemate, LineGap::NotMate));
    }
    let shown: Vec<(Option<Move>, &[Step])> = lines
        .iter()
        .map(|line| {
            (
                line.first().and_then(|step| judged(position, *step).ok()),
                *line,
            )
        })
        .collect();
    for reply in &replies {
        let answers: Vec<&[Step]> = shown
            .iter()
            .filter(|(first, _)| *first == Some(*reply))
            .map(|(_, line)| *line)
            .collect();
        if answers.is_empty() {
            return Err(misread(position, lines).unwrap_or(LineGap::Unanswered(*reply)));
        }
        follows(position, by, *reply, &answers, path)?;
    }
    Ok(())
}

/// The one move of the claimant for all lines that lead here.
fn own_move(position: &Position, lines: &[&[Step]]) -> Result<Move, LineGap> {
    let mut own: Option<Move> = None;
    for step in lines.iter().filter_map(|line| line.first()) {
        let m = judged(position, *step).map_err(|why| LineGap::Illegal(*step, why))?;
        match own {
            Some(other) if other != m => return Err(LineGap::TwoMoves(other, m)),
            _ => own = Some(m),
        }
    }
    own.ok_or(LineGap::NoMove)
}

/// A reply was shown that is not legal, which says more than the legal one
/// that it leaves unanswered.
fn misread(position: &Position, lines: &[&[Step]]) -> Option<LineGap> {
    lines.iter().find_map(|line| {
        let step = *line.first()?;
        let why = judged(position, step).err()?;
        Some(LineGap::Illegal(step, why))
    })
}

fn follows(
    position: &Position,
    by: Color,
    m: Move,
    lines: &[&[Step]],
    path: &mut Vec<Move>,
) -> Result<(), LineGap> {
    let mut after = position.clone();
    after.play_unchecked(m);
    let rest: Vec<&[Step]> = lines.iter().filter_map(|line| line.get(1..)).collect();
    path.push(m);
    forces(&after, by, &rest, path)?;
    path.pop();
    Ok(())
}

fn judged(position: &Position, step: Step) -> Result<Move, Illegality> {
    position.judge_move(step.from, step.to, step.promotion)
}
