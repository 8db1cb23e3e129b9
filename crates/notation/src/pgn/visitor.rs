//! One game of a stream, taken down as `pgn-reader` calls it out.

use std::{mem, ops::ControlFlow};

use pgn_reader::{
    KnownOutcome, Outcome, RawComment, RawTag, SanPlus, Visitor,
    shakmaty::{CastlingSide, san::San},
};
use tuomari_board::{Color, Position};

use super::{
    MAX_COMMENT_BYTES, MAX_PLIES, MAX_TAG_READ_BYTES, PgnFault, PgnGame,
    heading::Heading,
    joint::Act,
    note::{Note, cut, decode},
    san::{self, NoMove},
    stretch::Part,
};
use crate::Points;

/// The longest comment that is looked at: a full [`Comment`](super::Comment)
/// and everything we write before it.
pub(super) const MAX_RAW_COMMENT_BYTES: usize = 2 * MAX_COMMENT_BYTES;

/// What is known of the game being read.
///
/// It is kept here and not in the visitor's movetext, so that it is still
/// there when `pgn-reader` gives up.
#[derive(Debug, Default)]
pub(super) struct Taker {
    /// A game whose next stretch should follow.
    pub(super) open: Option<(PgnGame, Part)>,
    heading: Heading,
    game: PgnGame,
    part: Option<Part>,
    alone: bool,
    in_moves: bool,
    /// The points at the end of the moves.
    outcome: Option<Points>,
    /// What may be the score `0-0` or castling; what follows will tell.
    held: Option<SanPlus>,
    /// The comment so far, if it comes in pieces.
    pieces: Vec<u8>,
}

/// A game as far as it was read.
#[derive(Debug)]
pub(super) struct Taken {
    pub(super) game: PgnGame,
    pub(super) part: Option<Part>,
    pub(super) fault: Option<PgnFault>,
    pub(super) at: Option<(u32, Color)>,
}

impl Taker {
    /// Hands over the game as it is now.
    pub(super) fn hand_over(&mut self, fault: Option<PgnFault>) -> Taken {
        let mut game = mem::take(&mut self.game);
        let heading = mem::take(&mut self.heading);
        let mut at = None;
        if mem::take(&mut self.in_moves) {
            at = Some((game.now().move_number(), game.now().turn()));
        } else {
            game.tags = heading.tags;
        }
        Taken {
            game,
            part: self.part.take(),
            fault,
            at,
        }
    }

    fn fail<C>(&mut self, fault: PgnFault) -> ControlFlow<Taken, C> {
        ControlFlow::Break(self.hand_over(Some(fault)))
    }

    /// The open game, if this heading is that of its next stretch.
    fn continued(&mut self, start: &Position) -> Option<PgnGame> {
        let fits = |(game, part): &(PgnGame, Part)| {
            let same = |name| game.tags.get(name) == self.heading.tags.get(name);
            part.next() == self.heading.part
                && same("White")
                && same("Black")
                && game.now().identity() == start.identity()
        };
        self.open.take_if(|open| fits(open)).map(|(game, _)| game)
    }

    fn play(&mut self, san: SanPlus) -> ControlFlow<Taken> {
        if self.game.plies().len() >= MAX_PLIES {
            return self.fail(PgnFault::TooManyPlies);
        }
        match san::find(self.game.now(), san.san) {
            Ok(m) => {
                self.game.play_found(m);
                ControlFlow::Continue(())
            }
            Err(NoMove::Illegal) => self.fail(PgnFault::Illegal(san.to_string())),
            Err(NoMove::Ambiguous) => self.fail(PgnFault::Ambiguous(san.to_string())),
        }
    }

    /// Plays what was held back: something followed, so it was a move.
    fn release(&mut self) -> ControlFlow<Taken> {
        match self.held.take() {
            Some(san) => self.play(san),
            None => ControlFlow::Continue(()),
        }
    }

    fn take_note(&mut self, raw: &[u8]) -> ControlFlow<Taken> {
        let note = match Note::read(&decode(cut(raw, MAX_RAW_COMMENT_BYTES))) {
            Ok(note) => note,
            Err(no_act) => return self.fail(PgnFault::Joint(no_act.0)),
        };
        if let Some(act) = note.act {
            if self.game.plies().len() >= MAX_PLIES {
                return self.fail(PgnFault::TooManyPlies);
            }
            match act {
                Act::Stood(after) => {
                    self.game.stand(&after);
                }
                Act::Moved(moved) => match moved.find(self.game.now()) {
                    Some(m) => self.game.play_found(m),
                    None => return self.fail(PgnFault::Joint(format!("moved {moved}"))),
                },
            }
        }
        match self.game.last_mut() {
            Some(ply) => {
                ply.clock_ms = note.clock_ms.or(ply.clock_ms);
                ply.draw_offer |= note.draw_offer;
                ply.comment.join(note.comment);
            }
            None => self.game.preface.join(note.comment),
        }
        ControlFlow::Continue(())
    }
}

impl Visitor for Taker {
    type Tags = ();
    type Movetext = ();
    type Output = Taken;

    fn begin_tags(&mut self) -> ControlFlow<Taken> {
        *self = Taker {
            open: self.open.take(),
            pieces: mem::take(&mut self.pieces),
            ..Taker::default()
        };
        self.pieces.clear();
        ControlFlow::Continue(())
    }

    fn tag(&mut self, (): &mut (), name: &[u8], value: RawTag<'_>) -> ControlFlow<Taken> {
        if name.len() + value.as_bytes().len() > MAX_TAG_READ_BYTES {
            return self.fail(PgnFault::Endless);
        }
        match self.heading.take(&decode(name), &decode(value.as_bytes())) {
            Ok(()) => ControlFlow::Continue(()),
            Err(fault) => self.fail(fault),
        }
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<Taken> {
        let start = match self.heading.start() {
            Ok(start) => start,
            Err(fault) => return self.fail(fault),
        };
        self.part = self.heading.part;
        if let Some(game) = self.continued(&start) {
            self.game = game;
        } else {
            self.alone = self.part.is_some_and(|part| part.number > 1);
            self.game = PgnGame::new(start);
            self.game.set_chess960(self.heading.chess960);
            self.game.tags = mem::take(&mut self.heading.tags);
        }
        self.in_moves = true;
        ControlFlow::Continue(())
    }

    fn san(&mut self, (): &mut (), san: SanPlus) -> ControlFlow<Taken> {
        self.release()?;
        let zero_zero = san.san == San::Castle(CastlingSide::KingSide);
        if zero_zero && self.heading.points() == Some(Points::NONE) {
            self.held = Some(san);
            return ControlFlow::Continue(());
        }
        self.play(san)
    }

    fn partial_comment(&mut self, (): &mut (), comment: RawComment<'_>) -> ControlFlow<Taken> {
        let room = MAX_RAW_COMMENT_BYTES.saturating_sub(self.pieces.len());
        let piece = comment.as_bytes();
        self.pieces
            .extend_from_slice(&piece[..piece.len().min(room)]);
        ControlFlow::Continue(())
    }

    fn comment(&mut self, (): &mut (), comment: RawComment<'_>) -> ControlFlow<Taken> {
        self.release()?;
        if self.pieces.is_empty() {
            return self.take_note(comment.as_bytes());
        }
        let _ = self.partial_comment(&mut (), comment);
        let whole = mem::take(&mut self.pieces);
        self.take_note(&whole)
    }

    fn outcome(&mut self, (): &mut (), outcome: Outcome) -> ControlFlow<Taken> {
        self.release()?;
        self.outcome = self.outcome.or(match outcome {
            Outcome::Known(KnownOutcome::Decisive { winner }) => {
                Some(winner.fold_wb(Points::WHITE_WON, Points::BLACK_WON))
            }
            Outcome::Known(KnownOutcome::Draw) => Some(Points::DRAWN),
            Outcome::Unknown => None,
        });
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (): ()) -> Taken {
        self.game.points = self.heading.points().or(self.outcome);
        let fault = match self.part {
            Some(part) if self.alone => Some(PgnFault::StretchAlone(part.to_string())),
            _ => None,
        };
        self.hand_over(fault)
    }
}
