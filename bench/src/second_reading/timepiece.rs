//! A chess clock as plain sums: what each face shows after what was done.

use serde_json::Value;

/// Two faces, White's first.
#[derive(Clone, Debug)]
pub(super) struct Timepiece {
    pub(super) faces: [Face; 2],
    periods: [Vec<Period>; 2],
    pub(super) run: Run,
    now: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Run {
    Idle,
    On(usize),
    /// It stood still after this face had run; a player may have stopped it.
    Held {
        ran: usize,
        by: Option<usize>,
    },
}

#[derive(Clone, Debug)]
pub(super) struct Face {
    pub(super) left: u64,
    /// Time run since the last press, for delays.
    turn: u64,
    pub(super) fell: Option<Fall>,
    pub(super) moves: u64,
    period: usize,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Fall {
    pub(super) at: u64,
    period: usize,
    moves: u64,
}

#[derive(Clone, Copy, Debug)]
struct Period {
    moves: Option<u64>,
    base: u64,
    increment: u64,
    bronstein: u64,
    delay: u64,
}

impl Timepiece {
    /// A clock set for the control of a record; `before` are the moves that
    /// each had made when the game began.
    pub(super) fn new(control: &Value, before: [u64; 2]) -> Timepiece {
        let white = periods(&control["periods"]);
        let black = match &control["black-periods"] {
            Value::Null => white.clone(),
            own => periods(own),
        };
        let periods = [white, black];
        let face = |side: usize| {
            let own = &periods[side];
            let moves = before[side];
            let over = (0..1_000).find(|number| quota(own, *number).is_none_or(|q| q > moves));
            Face {
                left: own[0].base + own[0].increment,
                turn: 0,
                fell: None,
                moves,
                period: over.unwrap_or(0),
            }
        };
        Timepiece {
            faces: [face(0), face(1)],
            periods,
            run: Run::Idle,
            now: 0,
        }
    }

    /// Lets the time run until `at`.
    pub(super) fn pass(&mut self, at: u64) {
        let waited = at.saturating_sub(self.now);
        if let Run::On(side) = self.run {
            let delay = self.period(side).delay;
            let face = &mut self.faces[side];
            if face.fell.is_none() {
                let free = delay.saturating_sub(face.turn);
                let can_run = face.left + free;
                let ran = waited.min(can_run);
                face.left -= ran.saturating_sub(free);
                face.turn += ran;
                if waited >= can_run {
                    face.fell = Some(Fall {
                        at: self.now + can_run,
                        period: face.period,
                        moves: face.moves,
                    });
                }
            }
        }
        self.now = self.now.max(at);
    }

    fn period(&self, side: usize) -> Period {
        let own = &self.periods[side];
        own[self.faces[side].period.min(own.len() - 1)]
    }

    /// The press of a player whose face runs: what it brought him for the
    /// move. The main time of a period he has reached is not for a move.
    pub(super) fn press(&mut self, side: usize) -> u64 {
        let mut gain = 0;
        self.faces[side].moves += 1;
        if self.faces[side].fell.is_none() {
            gain += self.period(side).bronstein.min(self.faces[side].turn);
            while quota(&self.periods[side], self.faces[side].period)
                .is_some_and(|quota| self.faces[side].moves >= quota)
            {
                self.faces[side].period += 1;
                self.faces[side].left += self.period(side).base;
            }
            gain += self.period(side).increment;
            self.faces[side].left += gain;
        }
        self.faces[side].turn = 0;
        self.switch(Run::On(1 - side));
        gain
    }

    /// The clock is made to run, or to stand.
    pub(super) fn switch(&mut self, run: Run) {
        self.run = run;
        self.pass(self.now);
    }

    pub(super) fn add(&mut self, side: usize, time: u64) {
        self.faces[side].left += time;
    }

    /// Takes time, as far as there is any.
    pub(super) fn take(&mut self, side: usize, time: u64) {
        let face = &mut self.faces[side];
        face.left = face.left.saturating_sub(time);
        self.pass(self.now);
    }

    /// Whether the player's time ran out before he had completed the moves of
    /// its period; `completed` are the moves he has completed by now.
    pub(super) fn overstepped(&self, side: usize, completed: u64) -> bool {
        let face = &self.faces[side];
        let Some(fall) = face.fell else {
            return false;
        };
        let since = face.moves.saturating_sub(fall.moves);
        let then = completed.saturating_sub(since).max(fall.moves);
        quota(&self.periods[side], fall.period).is_none_or(|quota| then < quota)
    }
}

/// The move that ends a period; none for the rest of the game.
fn quota(periods: &[Period], number: usize) -> Option<u64> {
    let last = periods.len() - 1;
    let own = periods[number.min(last)].moves?;
    let before: u64 = periods[..number.min(last)]
        .iter()
        .filter_map(|period| period.moves)
        .sum();
    let repeated = number.saturating_sub(last) as u64;
    Some(before + own * (1 + repeated))
}

fn periods(list: &Value) -> Vec<Period> {
    let list = list.as_array().map_or(&[][..], Vec::as_slice);
    let period = |form: &Value| {
        let extra = |kind: &str| form["extra"][kind].as_u64().unwrap_or(0);
        Period {
            moves: form["moves"].as_u64(),
            base: form["base"].as_u64().unwrap_or(0),
            increment: extra("increment"),
            bronstein: extra("bronstein"),
            delay: extra("simple-delay"),
        }
    };
    list.iter().map(period).collect()
}
