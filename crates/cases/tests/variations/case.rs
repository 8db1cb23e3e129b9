//! A case: a table as it was put up and all that was done at it, so that the
//! same can be told otherwise and played again.

use std::{
    collections::BTreeSet,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    panic::{AssertUnwindSafe, catch_unwind},
};

use tuomari_clock::{At, Millis};
use tuomari_conduct::{
    Act, Command, Ctx, Event, Game, Happening, Limit, MatingOracle, Matter, QuestionId, Refusal,
    Verdict, decide,
};
use tuomari_rulebook::{ArticleId, Profile, Rules};

use crate::hall::{Setup, face};

/// What was told of one table.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    /// Folder and file, and the scenario.
    pub(crate) name: String,
    /// The articles it names.
    pub(crate) articles: BTreeSet<ArticleId>,
    pub(crate) setup: Setup,
    pub(crate) commands: Vec<Command>,
}

/// A case that was played.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) rules: Rules,
    pub(crate) game: Game,
    /// What the clocks showed before the first act.
    pub(crate) first: Option<[Millis; 2]>,
    pub(crate) steps: Vec<Step>,
}

/// An act and what came of it.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) command: Command,
    pub(crate) outcome: Result<Vec<Event>, Refusal>,
}

impl Case {
    /// The rules as a scenario names them: `fide-2018/standard+finland`.
    pub(crate) fn rules(&self) -> String {
        let book = self.setup.rulebook.map_or("", |book| book.name());
        let profile = match self.setup.profile {
            Profile::Only => String::new(),
            profile => format!("/{profile}"),
        };
        let overlay = if self.setup.overlay { "+finland" } else { "" };
        format!("{book}{profile}{overlay}")
    }

    /// The same for the same case, and another for any other.
    pub(crate) fn digest(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        format!("{:?} {:?}", self.setup, self.commands).hash(&mut hasher);
        hasher.finish()
    }

    /// Whether it is a game of random play and no scenario.
    pub(crate) fn is_generated(&self) -> bool {
        self.name.starts_with("generated/")
    }

    /// Plays it; nothing if the table cannot be put up so.
    pub(crate) fn play(&self) -> Option<Played> {
        self.play_until(self.commands.len())
    }

    /// Plays it as another telling of a case: the arbiter answers the questions
    /// that he answered there, whatever their numbers are here.
    pub(crate) fn play_as(&self, first: &Played) -> Option<Played> {
        let mut played = self.play_until(0)?;
        for command in &self.commands {
            let mut command = command.clone();
            if let Act::Rule { question, .. } = &mut command.act {
                let matter = first.asked(*question);
                let open = played.game.questions();
                if let Some(here) = open.iter().find(|open| Some(open.matter) == matter) {
                    *question = here.id;
                }
            }
            played.act(self.setup.positions, command);
        }
        Some(played)
    }

    /// The rules that would be in force, if the table can be put up.
    pub(crate) fn rules_there(&self) -> Option<Rules> {
        let (rules, _) = catch_unwind(AssertUnwindSafe(|| self.setup.put_up())).ok()?;
        Some(rules)
    }

    /// Plays it and looks at the game before each act, and after the last.
    pub(crate) fn watch(&self, mut look: impl FnMut(&Played, At)) -> Option<()> {
        let mut played = self.play_until(0)?;
        for command in &self.commands {
            look(&played, command.at);
            played.act(self.setup.positions, command.clone());
        }
        look(&played, played.end());
        Some(())
    }

    /// The case as far as these first acts.
    pub(crate) fn until(&self, count: usize) -> Case {
        let mut first = self.clone();
        first.commands.truncate(count);
        first
    }

    /// Plays its first acts.
    pub(crate) fn play_until(&self, count: usize) -> Option<Played> {
        let (rules, game) = catch_unwind(AssertUnwindSafe(|| self.setup.put_up())).ok()?;
        let first = faces(&game, At::ORIGIN);
        let mut played = Played {
            rules,
            game,
            first,
            steps: Vec::new(),
        };
        for command in &self.commands[..count] {
            played.act(self.setup.positions, command.clone());
        }
        Some(played)
    }
}

impl Played {
    /// Does one thing more.
    pub(crate) fn act(&mut self, positions: u64, command: Command) {
        let ctx = Ctx {
            rules: &self.rules,
            oracle: &MatingOracle::within(Limit::positions(positions)),
        };
        let outcome = decide(&ctx, &self.game, &command);
        for event in outcome.iter().flatten() {
            self.game.apply(event);
        }
        self.steps.push(Step { command, outcome });
    }

    /// Everything that happened, in its order.
    pub(crate) fn events(&self) -> impl Iterator<Item = &Event> {
        self.steps
            .iter()
            .filter_map(|step| step.outcome.as_ref().ok())
            .flatten()
    }

    /// Whether the analyser was asked and had too little time for an answer.
    pub(crate) fn is_unsure(&self) -> bool {
        self.events().any(|event| {
            matches!(
                event.what,
                Happening::MatingExamined(_, Verdict::Unknown(_))
            )
        })
    }

    /// How many half-moves were made, those that nobody entered included.
    pub(crate) fn moves_known(&self) -> usize {
        let unseen = self
            .events()
            .fold(0_usize, |unseen, event| match event.what {
                Happening::MoveUnseen(_) => unseen + 1,
                Happening::MoveEntered(_) => unseen.saturating_sub(1),
                _ => unseen,
            });
        self.game.history().plies().len() + unseen
    }

    /// What a question was about.
    fn asked(&self, id: QuestionId) -> Option<Matter> {
        self.events().find_map(|event| match event.what {
            Happening::Asked(question) if question.id == id => Some(question.matter),
            _ => None,
        })
    }

    /// The time of the last act.
    pub(crate) fn end(&self) -> At {
        self.steps.last().map_or(At::ORIGIN, |step| step.command.at)
    }
}

/// What White's and Black's clocks show.
pub(crate) fn faces(game: &Game, at: At) -> Option<[Millis; 2]> {
    let clock = game.clock()?;
    Some(tuomari_board::Color::ALL.map(|color| clock.left(face(color), at)))
}
