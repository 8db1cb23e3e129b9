//! A table as `Given` steps describe it, and how it is put up.

use tuomari_board::{Color, Move, Position};
use tuomari_clock::{At, ChessClock, Millis, NextPeriod, State, TimeControl};
use tuomari_conduct::{
    Act, By, Cites, Command, Ctx, Event, Game, Happening, MatingOracle, Step, Table, decide,
    position_of_array, position_of_start,
};
use tuomari_notation::{Language, read_move};
use tuomari_rulebook::{Profile, Rulebook, Rules, RulesFault, RulesFaults, Setting, YesNo};

/// What has been said of a table.
#[derive(Clone, Debug)]
pub(crate) struct Setup {
    pub(crate) rulebook: Option<Rulebook>,
    pub(crate) profile: Profile,
    /// Whether the Finnish overlay is chosen.
    pub(crate) overlay: bool,
    /// What the event decided.
    pub(crate) decided: Vec<(Setting, String)>,
    /// Values that are supposed, whoever may decide them.
    pub(crate) supposed: Vec<(Setting, String)>,
    /// The kind of table.
    pub(crate) table: Table,
    /// The position the game begins with.
    pub(crate) start: Option<Position>,
    /// The array the pieces were put up in, if not the right one.
    pub(crate) array: Option<Position>,
    /// Moves made and pressed before the scenario begins.
    pub(crate) line: Vec<String>,
    /// The time control; none if the game is untimed.
    pub(crate) control: Option<String>,
    /// The clock counts no moves: the next period comes when time is up.
    pub(crate) at_zero: bool,
    /// What White's and Black's clocks show when the scenario begins.
    pub(crate) readings: [Option<Millis>; 2],
    /// How many positions the analyser looks at when a result hangs on it.
    pub(crate) positions: u64,
    /// Whether the clock is still to be started.
    pub(crate) idle: bool,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            rulebook: None,
            profile: Profile::Only,
            overlay: false,
            decided: Vec::new(),
            supposed: Vec::new(),
            table: Table::Strict,
            start: None,
            array: None,
            line: Vec::new(),
            control: Some("90 min".to_owned()),
            at_zero: false,
            readings: [None; 2],
            positions: 100_000,
            idle: false,
        }
    }
}

/// The clock's face of a player.
pub(crate) fn face(color: Color) -> tuomari_clock::Color {
    color.fold_wb(tuomari_clock::Color::White, tuomari_clock::Color::Black)
}

impl Setup {
    /// The rules as decided; what the text leaves to the event and the
    /// scenario does not care for is decided as events mostly do.
    pub(crate) fn try_rules(&self) -> Result<Rules, RulesFaults> {
        let rulebook = self.rulebook.expect("a rulebook is given first");
        let mut rules = Rules::of(rulebook, self.profile);
        if self.overlay {
            rules = rules.with_finnish_overlay();
        }
        for (setting, value) in &self.decided {
            rules = rules.decide(*setting, value);
        }
        for (setting, value) in &self.supposed {
            rules = rules.suppose(*setting, value);
        }
        if let Some((setting, value)) = crate::runner::mutants::supposed(rulebook) {
            rules = rules.suppose(setting, &value);
        }
        rules.build()
    }

    fn rules(&self) -> Rules {
        let mut copy = Setup {
            decided: self.decided.clone(),
            supposed: self.supposed.clone(),
            ..Setup::default()
        };
        copy.rulebook = self.rulebook;
        copy.profile = self.profile;
        copy.overlay = self.overlay;
        if let Err(RulesFaults(faults)) = copy.try_rules() {
            for fault in faults {
                match fault {
                    RulesFault::Undecided(Setting::FideRated) => {
                        copy.decided.push((Setting::FideRated, "no".to_owned()));
                    }
                    RulesFault::Undecided(Setting::DefaultTime) => {
                        copy.decided.push((Setting::DefaultTime, "0".to_owned()));
                    }
                    other => panic!("these are no rules: {other}"),
                }
            }
        }
        copy.try_rules().expect("everything is decided")
    }

    /// The rules and the game, the opening line played, the clocks as said.
    pub(crate) fn put_up(&self) -> (Rules, Game) {
        let rules = self.rules();
        let start = self.first_position(&rules);
        let clock = self
            .control
            .as_deref()
            .map(|control| clock(control, &rules, self.at_zero));
        let mut game = Game::new(self.table, start, clock);
        if game.clock().is_some() && !self.idle {
            self.start_clock(&rules, &mut game);
        }
        for text in &self.line {
            let position = game.position();
            let by = By::Player(position.turn());
            let m = match read_move(position, text, Language::English) {
                Ok(reading) => reading.m,
                Err(error) => panic!("{text}: {error:?}"),
            };
            self.do_act(&rules, &mut game, by, make(m));
            if self.table != Table::Assisted && game.clock().is_some() {
                self.do_act(&rules, &mut game, by, Act::Press);
            }
        }
        for (color, reading) in [Color::White, Color::Black].into_iter().zip(self.readings) {
            if let Some(time) = reading {
                show(&mut game, color, time);
            }
        }
        (rules, game)
    }

    fn first_position(&self, rules: &Rules) -> Position {
        match (&self.array, &self.start) {
            (Some(array), _) => position_of_array(rules, array.board()),
            (None, Some(start)) => position_of_start(rules, start),
            (None, None) => Position::default(),
        }
    }

    fn start_clock(&self, rules: &Rules, game: &mut Game) {
        self.do_act(rules, game, By::Arbiter, Act::StartClock);
    }

    fn do_act(&self, rules: &Rules, game: &mut Game, by: By, act: Act) {
        let ctx = Ctx {
            rules,
            oracle: &MatingOracle::default(),
        };
        let command = Command {
            at: At::ORIGIN,
            by,
            act,
        };
        match decide(&ctx, game, &command) {
            Ok(events) => events.iter().for_each(|event| game.apply(event)),
            Err(refusal) => panic!("{command:?} in {:?}: {refusal}", self.line),
        }
    }
}

/// The act of making a legal move.
pub(crate) fn make(m: Move) -> Act {
    let Step {
        from,
        to,
        promotion,
    } = step(m);
    Act::Make {
        from,
        to,
        promotion,
    }
}

/// A legal move by its squares.
pub(crate) fn step(m: Move) -> Step {
    match m {
        // Onto the rook: so that it is castling wherever the king goes.
        Move::Castle { king, rook } => Step {
            from: king,
            to: rook,
            promotion: None,
        },
        _ => Step {
            from: m.from().expect("no piece is dropped"),
            to: m.to(),
            promotion: m.promotion(),
        },
    }
}

fn clock(control: &str, rules: &Rules, at_zero: bool) -> ChessClock {
    let control = match TimeControl::from_human(control) {
        Ok(control) => control,
        Err(error) => panic!("\"{control}\": {error:?}"),
    };
    let before = rules.increment_before_move_1().value != YesNo::No;
    let control = control
        .with_increment_before_move_1(before)
        .expect("the control has time");
    let control = if at_zero {
        control.with_next_period(NextPeriod::AtZero)
    } else {
        control
    };
    ChessClock::new(control)
}

/// Puts a time on a face; at zero the flag has fallen, unseen.
fn show(game: &mut Game, color: Color, time: Millis) {
    let clock = *game.clock().expect("the game is timed");
    let left = clock.left(face(color), At::ORIGIN);
    let runs = match clock.state() {
        State::Running(runs) => runs,
        state => panic!("the clock does not run: {state:?}"),
    };
    if time.is_zero() {
        fact(game, Happening::ClockTurned(color));
    }
    if time < left {
        fact(game, Happening::TimeTaken(color, left.minus(time)));
    } else {
        fact(game, Happening::TimeAdded(color, time.minus(left)));
    }
    if time.is_zero() {
        let runs = match runs {
            tuomari_clock::Color::White => Color::White,
            tuomari_clock::Color::Black => Color::Black,
        };
        fact(game, Happening::ClockTurned(runs));
    }
}

/// Something that is simply so when the scenario begins.
fn fact(game: &mut Game, what: Happening) {
    game.apply(&Event {
        at: At::ORIGIN,
        what,
        cites: Cites::default(),
    });
}
