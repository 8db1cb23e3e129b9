//! Tables at which anybody may do anything: random rules, games and commands.
//!
//! The fuzz target uses this file too, with bytes in place of dice.

mod acts;
pub(crate) mod tables;

use tuomari_clock::{At, State};
use tuomari_conduct::{
    Act, By, Command, Ctx, Event, Game, Limit, MatingOracle, Refusal, Seat, decide, options,
};
use tuomari_rulebook::Rules;

pub(crate) use self::{
    acts::any_act,
    tables::{all_rules, any_table},
};

/// An analyser that gives up soon: what is unproved is put to the arbiter.
const QUICK: MatingOracle<'static> = MatingOracle::within(Limit::positions(200)).with_quick(200);

/// A source of choices.
pub(crate) trait Throws {
    /// A number below `sides`; 0 if there are none.
    fn below(&mut self, sides: usize) -> usize;

    /// Whether an event of one in `sides` happens.
    fn one_in(&mut self, sides: usize) -> bool {
        self.below(sides) == 0
    }

    /// One of the items.
    fn any<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())].clone()
    }
}

/// A table under way.
pub(crate) struct Playing<'r> {
    /// The rules in force.
    pub(crate) rules: &'r Rules,
    /// The game before anything happened.
    pub(crate) start: Game,
    pub(crate) game: Game,
    pub(crate) now_ms: u64,
    pub(crate) events: Vec<Event>,
}

impl<'r> Playing<'r> {
    /// A table at which nothing has happened yet.
    pub(crate) fn new(rules: &'r Rules, game: Game) -> Playing<'r> {
        Playing {
            rules,
            start: game.clone(),
            game,
            now_ms: 0,
            events: Vec::new(),
        }
    }

    pub(crate) fn at(&self) -> At {
        At::from_ms(self.now_ms)
    }

    /// Decides a command without carrying it out.
    pub(crate) fn try_out(&self, command: &Command) -> Result<Vec<Event>, Refusal> {
        let ctx = Ctx {
            rules: self.rules,
            oracle: &QUICK,
        };
        decide(&ctx, &self.game, command)
    }

    /// Decides a command and carries out what happened.
    pub(crate) fn act(&mut self, command: &Command) -> Result<Vec<Event>, Refusal> {
        let events = self.try_out(command)?;
        for event in &events {
            self.game.apply(event);
        }
        self.events.extend(events.iter().cloned());
        Ok(events)
    }

    /// A command, more often sensible than not.
    pub(crate) fn any_command(&mut self, throws: &mut impl Throws) -> Command {
        self.now_ms += throws.any(&[0, 1, 40, 700, 700, 3_000, 9_000, 61_000]);
        let turn = self.game.position().turn();
        let idle = self
            .game
            .clock()
            .is_some_and(|clock| clock.state() == State::Idle);
        if idle && !throws.one_in(8) {
            let (at, by) = (self.at(), By::Arbiter);
            let act = Act::StartClock;
            return Command { at, by, act };
        }
        if throws.one_in(20) {
            // What is offered leads deeper than chance.
            let seat = throws.any(&Seat::ALL);
            let at = self.at();
            let choices = options(self.rules, &self.game, seat, at);
            if let (Some(by), false) = (seat.by(), choices.is_empty()) {
                let act = throws.any(&choices).act;
                return Command { at, by, act };
            }
        }
        let by = match throws.below(16) {
            0..8 => By::Player(turn),
            8..12 => By::Player(!turn),
            12..14 => By::Arbiter,
            14 => By::Assistant(turn),
            _ => By::System,
        };
        let act = any_act(throws, &self.game, by);
        let at = self.at();
        Command { at, by, act }
    }

    /// The game that the events alone give.
    pub(crate) fn replayed(&self) -> Game {
        let mut game = self.start.clone();
        for event in &self.events {
            game.apply(event);
        }
        game
    }
}
