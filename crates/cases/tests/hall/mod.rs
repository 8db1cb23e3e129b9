//! The playing hall of a scenario: one table, its rules, its clock, and all
//! that was done at it.

mod table;

use std::collections::BTreeSet;

use cucumber::World;
use tuomari_board::{Color, Move, Position};
use tuomari_clock::{At, Millis};
use tuomari_conduct::{
    Act, By, Cites, Command, Ctx, Event, Game, Happening, Limit, MatingOracle, Question, Refusal,
    decide,
};
use tuomari_notation::{Language, read_move, write_san};
use tuomari_rulebook::{ArticleId, Rules};

pub(crate) use self::table::{Setup, face, make, step};
use crate::runner::Shown;

/// One scenario's world. `Given` steps fill in the setup; the first act puts
/// the table up.
#[derive(Debug, Default, World)]
pub(crate) struct Hall {
    /// What has been said of the table.
    pub(crate) setup: Setup,
    /// The time of the next act.
    pub(crate) at: At,
    playing: Option<Playing>,
    recent: Vec<Done>,
    /// All that was done, from the first act on.
    done: Vec<Command>,
    /// Something has been asserted since the last act.
    asserted: bool,
    /// The last act was refused, and no step has said so yet.
    refused: Option<Refusal>,
    cited: BTreeSet<ArticleId>,
}

/// A table at which play is on.
#[derive(Debug)]
struct Playing {
    rules: Rules,
    game: Game,
}

/// An act and what came of it.
#[derive(Clone, Debug)]
pub(crate) struct Done {
    pub(crate) command: Command,
    pub(crate) outcome: Result<Vec<Event>, Refusal>,
}

impl Hall {
    pub(crate) fn act(&mut self, by: By, act: Act) {
        self.expect_no_refusal();
        if self.asserted {
            self.recent.clear();
            self.asserted = false;
        }
        let command = Command {
            at: self.at,
            by,
            act,
        };
        let limit = Limit::positions(self.setup.positions);
        let playing = self.playing();
        let ctx = Ctx {
            rules: &playing.rules,
            oracle: &MatingOracle::within(limit),
        };
        let outcome = decide(&ctx, &playing.game, &command);
        match &outcome {
            Ok(events) => {
                for event in events {
                    playing.game.apply(event);
                }
                for event in events {
                    self.cite(event.cites);
                }
            }
            Err(refusal) => {
                let cites = refusal.cites(&playing.rules);
                self.refused = Some(*refusal);
                self.cite(cites);
            }
        }
        self.done.push(command.clone());
        self.recent.push(Done { command, outcome });
    }

    /// Somebody looked, and there is nothing to do.
    pub(crate) fn nothing_done(&mut self) {
        self.expect_no_refusal();
        self.recent.clear();
    }

    pub(crate) fn player(&mut self, color: Color, act: Act) {
        self.act(By::Player(color), act);
    }

    pub(crate) fn arbiter(&mut self, act: Act) {
        self.act(By::Arbiter, act);
    }

    /// These articles were cited.
    pub(crate) fn cite(&mut self, cites: Cites) {
        self.cited.extend(cites.iter());
    }

    /// All that was done, refused or not.
    pub(crate) fn done(&self) -> &[Command] {
        &self.done
    }

    /// The rules in force.
    pub(crate) fn rules(&mut self) -> &Rules {
        &self.playing().rules
    }

    pub(crate) fn game(&mut self) -> &Game {
        &self.playing().game
    }

    /// The position on record.
    pub(crate) fn position(&mut self) -> Position {
        self.game().position().clone()
    }

    /// What was done since the last assertion, for steps that assert.
    pub(crate) fn recent(&mut self) -> &[Done] {
        self.asserted = true;
        &self.recent
    }

    /// The events of the acts since the last assertion.
    pub(crate) fn events(&mut self) -> Vec<Event> {
        self.recent()
            .iter()
            .filter_map(|done| done.outcome.as_ref().ok())
            .flatten()
            .cloned()
            .collect()
    }

    /// The same, one event on a line, for messages of failure.
    pub(crate) fn story(&mut self) -> String {
        let line = |event: &Event| format!("      {:?} {:?}\n", event.what, event.cites);
        self.events().iter().map(line).collect()
    }

    /// Whether one of these events is such.
    pub(crate) fn happened(&mut self, such: impl Fn(&Happening) -> bool) -> bool {
        self.events().iter().any(|event| such(&event.what))
    }

    /// The refusal of the last act; whoever takes it has looked at it.
    pub(crate) fn take_refusal(&mut self) -> Option<Refusal> {
        self.asserted = true;
        self.refused.take()
    }

    /// The newest question to the arbiter.
    pub(crate) fn question(&mut self) -> Question {
        self.asserted = true;
        *self
            .game()
            .questions()
            .last()
            .expect("no question waits for the arbiter")
    }

    /// What a player's clock shows now.
    pub(crate) fn left(&mut self, color: Color) -> Millis {
        let at = self.at;
        let clock = self.game().clock().expect("the game is timed");
        clock.left(table::face(color), at)
    }

    /// Reads a move of the player having the move, in English letters.
    pub(crate) fn read(&mut self, text: &str) -> Move {
        let position = self.position();
        match read_move(&position, text, Language::English) {
            Ok(reading) => reading.m,
            Err(error) => panic!("{text} in {}: {error:?}", position.to_fen()),
        }
    }

    /// Writes moves as a scoresheet would, sorted.
    pub(crate) fn write(&mut self, moves: &[Move]) -> Vec<String> {
        let position = self.position();
        let mut text: Vec<String> = moves.iter().map(|m| write_san(&position, *m)).collect();
        text.sort();
        text
    }

    fn expect_no_refusal(&mut self) {
        if let Some(refusal) = self.refused.take() {
            let last = self.recent.last().map(|done| done.command.act.clone());
            panic!("{last:?} was refused ({refusal:?}), and no step says so");
        }
    }

    fn playing(&mut self) -> &mut Playing {
        let setup = &self.setup;
        self.playing.get_or_insert_with(|| {
            let (rules, game) = setup.put_up();
            Playing { rules, game }
        })
    }
}

impl Shown for Hall {
    fn steps() -> cucumber::step::Collection<Self> {
        <Self as cucumber::World>::collection()
    }

    fn close(&mut self) {
        self.expect_no_refusal();
    }

    fn cited(&self) -> &BTreeSet<ArticleId> {
        &self.cited
    }
}
