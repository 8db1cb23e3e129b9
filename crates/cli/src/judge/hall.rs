//! A table at which a case is tried.

use tuomari_board::{Color, Position};
use tuomari_clock::{At, ChessClock, Millis, TimeControl};
use tuomari_conduct::{Command, Ctx, Event, Game, MatingOracle, Seat, Table, decide, options};
use tuomari_notation::Language;
use tuomari_rulebook::{ArticleId, Rules, YesNo};
use tuomari_telling::tell;

use tuomari_wire::Reader;

use super::{clocks::ClocksTold, line::Line, outcome::Outcome, unreadable::Unreadable};
use crate::messages::Messages;

/// What a table begins with.
#[derive(Debug)]
pub(crate) struct Setup {
    /// The rules in force.
    pub(crate) rules: Rules,
    /// The kind of table.
    pub(crate) table: Table,
    /// The position the game begins with.
    pub(crate) start: Position,
    /// The time control, if there is a clock.
    pub(crate) control: Option<TimeControl>,
    /// What White's and Black's clocks show, if not what the control says.
    pub(crate) clocks: Option<(Millis, Millis)>,
    /// The language of moves.
    pub(crate) notation: Language,
}

/// A table, its game and the time on the table's own watch.
#[derive(Clone, Debug)]
pub(crate) struct Hall {
    rules: Rules,
    game: Game,
    at: At,
    notation: Language,
}

impl Hall {
    /// Sets a table up.
    pub(crate) fn new(setup: Setup) -> Hall {
        let clock = setup.control.map(|control| clock(&setup, control));
        Hall {
            game: Game::new(setup.table, setup.start, clock),
            rules: setup.rules,
            at: At::ORIGIN,
            notation: setup.notation,
        }
    }

    /// The game as it stands.
    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    /// What the table's watch shows.
    pub(crate) fn at(&self) -> At {
        self.at
    }

    /// What both clocks show now.
    pub(crate) fn clocks(&self) -> Option<ClocksTold> {
        ClocksTold::of(&self.game, self.at)
    }

    /// Does what a line says. A refusal is an outcome too; a line that only
    /// lets time pass has none.
    pub(crate) fn take(
        &mut self,
        line: &Line,
        say: &Messages,
    ) -> Result<Option<Outcome>, Unreadable> {
        let reader = Reader {
            letters_in: Some(self.game.position()),
            language: self.notation,
            lot: 0,
        };
        let command = line.command(self.at, reader)?;
        self.at = line.at(self.at)?;
        Ok(command.map(|command| self.put(&command, line.to_words(), say)))
    }

    fn put(&mut self, command: &Command, words: String, say: &Messages) -> Outcome {
        let mut outcome = Outcome::new(command, words);
        let ctx = Ctx {
            rules: &self.rules,
            oracle: &MatingOracle::default(),
        };
        match decide(&ctx, &self.game, command) {
            Ok(events) => {
                for event in events {
                    self.happen(&event, &mut outcome, say);
                }
            }
            Err(refusal) => outcome.refuse(refusal, &self.rules, say),
        }
        outcome.clocks = self.clocks();
        outcome
    }

    fn happen(&mut self, event: &Event, outcome: &mut Outcome, say: &Messages) {
        let told = tell(&event.what, self.game.position());
        let told = told.counted_from(self.game.history().start());
        outcome.add(&told, event.cites, say);
        self.game.apply(event);
    }

    /// What a seat may do now: the kinds of acts, each with its articles.
    pub(crate) fn options(&self, seat: Seat) -> Vec<(&'static str, Vec<ArticleId>)> {
        let mut found: Vec<(&'static str, Vec<ArticleId>)> = Vec::new();
        for choice in options(&self.rules, &self.game, seat, self.at) {
            if found.iter().all(|(id, _)| *id != choice.id()) {
                found.push((choice.id(), choice.cites.iter().collect()));
            }
        }
        found
    }
}

/// A clock as the rulebook sets it.
fn clock(setup: &Setup, control: TimeControl) -> ChessClock {
    let before = setup.rules.increment_before_move_1().value != YesNo::No;
    let control = control
        .with_increment_before_move_1(before)
        .unwrap_or(control);
    let mut clock = ChessClock::new(control);
    if let Some((white, black)) = setup.clocks {
        clock.set_time(face(Color::White), white, At::ORIGIN);
        clock.set_time(face(Color::Black), black, At::ORIGIN);
    }
    clock
}

/// The clock's face of a player.
pub(super) fn face(color: Color) -> tuomari_clock::Color {
    color.fold_wb(tuomari_clock::Color::White, tuomari_clock::Color::Black)
}
