//! A decision under way: what it may ask, and what it has written so far.

use tuomari_board::{Color, Position};
use tuomari_clock::At;
use tuomari_mating::Spent;
use tuomari_rulebook::{Rules, Topic};

use crate::{
    act::by::By,
    ending::oracle::Oracle,
    event::{
        cites::Cites,
        happening::{Event, Happening},
        question::{Matter, Proposal, Question, QuestionId},
        refusal::Refusal,
        verdict::Verdict,
    },
    state::game::Game,
};

/// Most questions that wait for the arbiter at once. What comes on top of them
/// is noted and counted, so that he knows that there is more.
const MOST_QUESTIONS: usize = 16;

/// What a decision may ask beside the game: the rules in force, and the
/// analyser.
pub struct Ctx<'a> {
    /// The rules in force at the table.
    pub rules: &'a Rules,
    /// Who knows whether a side can still mate.
    pub oracle: &'a dyn Oracle,
}

/// A decision under way.
pub(crate) struct Draft<'a> {
    pub(crate) ctx: &'a Ctx<'a>,
    pub(crate) game: &'a Game,
    pub(crate) at: At,
    pub(crate) by: By,
    pub(crate) events: Vec<Event>,
}

impl<'a> Draft<'a> {
    pub(crate) fn rules(&self) -> &'a Rules {
        self.ctx.rules
    }

    pub(crate) fn push(&mut self, what: Happening, cites: Cites) {
        self.events.push(Event {
            at: self.at,
            what,
            cites,
        });
    }

    /// Something that rests on a topic of the rulebook.
    pub(crate) fn topic(&mut self, what: Happening, topic: Topic) {
        let cites = Cites::topic(self.rules(), topic);
        self.push(what, cites);
    }

    /// Puts a question to the arbiter, unless it is open already.
    pub(crate) fn ask(&mut self, matter: Matter, proposal: Option<Proposal>, cites: Cites) {
        // What is said twice is asked once; conduct of the same kind happens
        // twice.
        let is_conduct = matches!(matter, Matter::Incident(..));
        if !is_conduct && self.not_asked(matter).is_err() {
            return;
        }
        let asked_now = self
            .events
            .iter()
            .filter(|event| matches!(event.what, Happening::Asked(_)))
            .count();
        let already = u16::try_from(asked_now).unwrap_or(u16::MAX);
        let id = QuestionId(self.game.asked.saturating_add(already).saturating_add(1));
        let question = Question {
            id,
            matter,
            proposal,
            cites,
        };
        let waiting = self.game.questions.len() + asked_now;
        if waiting >= MOST_QUESTIONS {
            self.push(Happening::NotAsked(matter), cites);
        } else {
            self.push(Happening::Asked(question), cites);
        }
    }

    /// Refuses what would put a question that is open already.
    pub(crate) fn not_asked(&self, matter: Matter) -> Result<(), Refusal> {
        let answered = |id: QuestionId| {
            let ruled = |event: &Event| matches!(event.what, Happening::Ruled(of, _) if of == id);
            self.events.iter().any(ruled)
        };
        let mut open = self.game.questions.iter();
        if open.any(|question| question.matter == matter && !answered(question.id)) {
            Err(Refusal::AlreadyAsked)
        } else {
            Ok(())
        }
    }

    /// The half-move that a report names, if it is another than the one under
    /// way, which needs no naming.
    pub(crate) fn past_ply(&self, ply: Option<usize>) -> Result<Option<usize>, Refusal> {
        let under_way = self.game.moves_known().saturating_add(1);
        match ply {
            Some(ply) if ply == 0 || ply > under_way => Err(Refusal::NoSuchMove),
            ply => Ok(ply.filter(|ply| *ply != under_way)),
        }
    }

    /// Refuses what makes no sense once the game is over.
    pub(crate) fn in_play(&self) -> Result<(), Refusal> {
        match self.game.conclusion {
            Some(_) => Err(Refusal::GameOver),
            None => Ok(()),
        }
    }

    /// The game as it is after what has been decided so far. For rare paths:
    /// it copies the game.
    pub(crate) fn so_far(&self) -> Game {
        let mut game = self.game.clone();
        for event in &self.events {
            game.apply(event);
        }
        game
    }

    /// Whether `side` can still mate; not known while moves on a wooden board
    /// have not been entered.
    pub(crate) fn can_mate(&self, position: &Position, side: Color) -> Verdict {
        if self.game.is_behind() {
            Verdict::Unknown(Spent { positions: 0 })
        } else {
            self.ctx.oracle.can_mate(position, side)
        }
    }

    /// Whether the player's clock is running now.
    pub(crate) fn runs(&self, color: Color) -> bool {
        let running = self
            .game
            .clock
            .as_ref()
            .and_then(tuomari_clock::ChessClock::running);
        running == Some(crate::color::face(color))
    }
}
