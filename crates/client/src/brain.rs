//! What a bot does next, from what its seat sees.

use serde_json::{Value, json};
use tuomari_board::{Color, Move, Position};
use tuomari_player::{Question, Strength};
use tuomari_wire::{ViewDto, place::MoveName, word::SeatWord};

use crate::{
    Dice, Script, Sight,
    tracker::{Tracker, arrangement},
};

/// What a bot does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    Move(MoveName),
    Press,
    /// Starts the clock, in the arbiter's seat.
    StartClock,
    Resign,
    OfferDraw,
    /// Accepts the opponent's offer.
    AcceptDraw,
}

impl Choice {
    /// The act as it is sent.
    pub fn act(self) -> Value {
        match self {
            Choice::Move(name) => json!({"act": "make", "move": name}),
            Choice::Press => json!({"act": "press"}),
            Choice::StartClock => json!({"act": "start-clock"}),
            Choice::Resign => json!({"act": "resign"}),
            Choice::OfferDraw => json!({"act": "offer-draw"}),
            Choice::AcceptDraw => json!({"act": "accept-draw"}),
        }
    }
}

/// How a bot chooses.
#[derive(Clone, Debug)]
pub struct Brain {
    /// The game to be played; without one, or off it, moves are drawn by lot.
    pub script: Option<Script>,
    /// It resigns after so many moves of its own.
    pub most_moves: usize,
    /// Moves made so far.
    pub moved: usize,
    offered: bool,
    tracker: Option<Tracker>,
}

impl Brain {
    /// A player who follows the script, if there is one.
    pub fn new(script: Option<Script>, most_moves: usize) -> Brain {
        Brain {
            script,
            most_moves,
            moved: 0,
            offered: false,
            tracker: None,
        }
    }

    /// The game begins with this position.
    pub fn begin(&mut self, start: Position) {
        self.tracker = Some(Tracker::new(start));
    }

    /// Whether the game has left the script, or the script is at its end.
    pub(crate) fn is_off_script(&self) -> bool {
        self.script.is_none()
    }

    /// What to do now; nothing if it is somebody else's turn.
    pub fn choose(&mut self, sight: &Sight, view: &ViewDto, dice: &mut Dice) -> Option<Choice> {
        if view.conclusion.is_some() {
            return None;
        }
        let me = match view.seat {
            SeatWord::White => Color::White,
            SeatWord::Black => Color::Black,
            SeatWord::Arbiter => {
                let idle = view.clock.as_ref().is_some_and(|clock| !clock.started);
                return (idle && sight.may("start-clock")).then_some(Choice::StartClock);
            }
            _ => return None,
        };
        let turn: Color = view.to_act.into();
        if let Some(tracker) = &mut self.tracker {
            tracker.look(&arrangement(&view.board), turn);
        }
        let runs = view.clock.as_ref().map(|clock| clock.runs.map(Color::from));
        if runs.is_some_and(|runs| runs != Some(me)) {
            return None;
        }
        if !sight.may("make") {
            return sight.may("press").then_some(Choice::Press);
        }
        if turn != me {
            return None;
        }
        if self.moved >= self.most_moves && sight.may("resign") {
            return Some(Choice::Resign);
        }
        self.turn(sight, view, me, dice)
    }

    fn turn(
        &mut self,
        sight: &Sight,
        view: &ViewDto,
        me: Color,
        dice: &mut Dice,
    ) -> Option<Choice> {
        if let Some(script) = &mut self.script {
            if let Some(name) = script.next(&arrangement(&view.board), me) {
                return Some(Choice::Move(name));
            }
            let halves = script.halves(me);
            match halves {
                Some(0) if sight.may("resign") => return Some(Choice::Resign),
                Some(1) if sight.may("accept-draw") => return Some(Choice::AcceptDraw),
                Some(1) if !self.offered && sight.may("offer-draw") => {
                    return Some(Choice::OfferDraw);
                }
                _ => self.script = None,
            }
        }
        if let Some(must) = view.must {
            return Some(Choice::Move(must));
        }
        let remembered;
        let legal = match (&view.legal, &self.tracker) {
            (Some(legal), _) => legal,
            (None, Some(tracker)) => {
                remembered = tracker.legal();
                &remembered
            }
            (None, None) => return None,
        };
        dice.choose(legal).copied().map(Choice::Move)
    }

    /// What is asked of somebody who chooses the move, where the position is
    /// known.
    pub(crate) fn question(&self, view: &ViewDto, strength: Strength) -> Option<Question> {
        let position = self.tracker.as_ref()?.position();
        let legal = position.legal_moves();
        let may = |m: &Move| {
            let name = MoveName::of(*m);
            match (&view.must, &view.legal) {
                (Some(must), _) => name == Some(*must),
                (None, Some(legal)) => name.is_some_and(|name| legal.contains(&name)),
                (None, None) => true,
            }
        };
        let moves: Vec<Move> = legal.iter().copied().filter(may).collect();
        (!moves.is_empty()).then(|| Question {
            position: position.clone(),
            moves,
            strength,
        })
    }

    /// A choice was carried out.
    pub fn done(&mut self, choice: Choice) {
        match choice {
            Choice::Move(_) => self.moved += 1,
            Choice::OfferDraw => self.offered = true,
            _ => {}
        }
    }
}
