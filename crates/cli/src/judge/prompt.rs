//! A case tried line by line.

use std::fmt::Write as _;

use serde::Serialize;
use tuomari_board::{Color, Position};
use tuomari_conduct::Seat;
use tuomari_rulebook::ArticleId;

use super::{
    acts,
    hall::Hall,
    line::Line,
    outcome::{Gists, Outcome, QuestionTold},
    time::instant,
};
use crate::{
    args::BoardStyle,
    failure::Failure,
    messages::Messages,
    output::{Answer, HEADING, Output, drawn, hung, styled},
    surroundings,
    told::capitalised,
};

/// Most lines that can be taken back.
const REMEMBERED: usize = 500;

/// Talks with an arbiter until the input ends or he has had enough.
pub(crate) fn converse(hall: Hall, explain: bool, out: &Output) -> Result<(), Failure> {
    let language = explain.then(|| out.say.gists());
    let mut talk = Talk {
        hall,
        before: Vec::new(),
        gists: Gists::new(language),
        out,
    };
    talk.print(&format!("{}\n", out.say.text("prompt-welcome")))?;
    talk.print(&talk.situation())?;
    loop {
        talk.print(&format!("{}> ", instant(talk.hall.at())))?;
        let Some(line) = surroundings::input_line(out)? else {
            return talk.print("\n");
        };
        if !surroundings::is_typed() {
            // Whoever reads the transcript sees what was asked.
            talk.print(&format!("{}\n", line.trim()))?;
        }
        if !talk.answer(line.trim())? {
            return Ok(());
        }
    }
}

/// A conversation.
struct Talk<'a> {
    hall: Hall,
    before: Vec<(Hall, String)>,
    gists: Gists,
    out: &'a Output,
}

impl Talk<'_> {
    /// Answers a line; whether to go on.
    fn answer(&mut self, line: &str) -> Result<bool, Failure> {
        let say = &self.out.say;
        match line.split_whitespace().collect::<Vec<&str>>().as_slice() {
            [] => {}
            ["quit" | "exit" | "q"] => return Ok(false),
            ["help" | "?"] => self.print(&format!("{}\n", say.text("prompt-help")))?,
            ["acts"] => self.print(&format!("{}\n", acts::list()))?,
            ["show"] => self.print(&self.situation())?,
            ["undo"] => self.undo()?,
            ["may", who] => self.may(who)?,
            _ => self.act(line)?,
        }
        Ok(true)
    }

    fn act(&mut self, line: &str) -> Result<(), Failure> {
        let say = &self.out.say;
        let before = self.hall.clone();
        let taken = Line::from_words(line).and_then(|line| self.hall.take(&line, say));
        let outcome = match taken {
            Ok(outcome) => outcome,
            Err(unreadable) => {
                self.hall = before;
                let reason = [("reason", unreadable.to_text(say).into())];
                let told = say.with("prompt-unreadable", reason);
                return self.print(&format!("{told}\n"));
            }
        };
        let board_changed = before.game().board() != self.hall.game().board();
        if self.before.len() == REMEMBERED {
            self.before.remove(0);
        }
        self.before.push((before, line.to_owned()));
        if let Some(outcome) = &outcome {
            if self.out.is_json() {
                return self.out.give(&Spoken(outcome));
            }
            let told = outcome.consequences(&mut self.gists, say);
            self.print(&told)?;
        }
        if board_changed {
            self.print(&self.board())?;
        }
        self.print(&self.clocks())
    }

    fn undo(&mut self) -> Result<(), Failure> {
        let say = &self.out.say;
        let Some((before, line)) = self.before.pop() else {
            return self.print(&format!("{}\n", say.text("prompt-nothing-to-undo")));
        };
        self.hall = before;
        let told = say.with("prompt-undone", [("line", line.into())]);
        self.print(&format!("{told}\n{}", self.situation()))
    }

    fn may(&self, who: &str) -> Result<(), Failure> {
        let say = &self.out.say;
        let (seat, name) = match who {
            "white" | "w" => (Seat::Player(Color::White), "player-white"),
            "black" | "b" => (Seat::Player(Color::Black), "player-black"),
            _ => (Seat::Arbiter, "by-arbiter"),
        };
        let who = [("who", say.text(name).into())];
        let mut text = format!("{}\n", capitalised(&say.with("prompt-options", who)));
        for (id, articles) in self.hall.options(seat) {
            let articles: Vec<String> = articles.iter().map(ArticleId::to_string).collect();
            let line = if articles.is_empty() {
                id.to_owned()
            } else {
                format!("{id} ({})", articles.join(", "))
            };
            text.push_str(&hung(&line, 2));
        }
        self.print(&text)
    }

    /// Board, clocks, turn and open questions.
    fn situation(&self) -> String {
        let say = &self.out.say;
        let game = self.hall.game();
        let mut text = format!("{}{}", self.board(), self.clocks());
        match game.conclusion() {
            Some(end) => {
                let told = say.told(&tuomari_telling::conclusion(end));
                _ = writeln!(text, "{}", styled(HEADING, &capitalised(&told)));
            }
            None => text.push_str(&turn(game.position(), say)),
        }
        for question in game.questions() {
            text.push_str(&QuestionTold::new(question, game.history().start(), say).to_text());
        }
        text
    }

    fn board(&self) -> String {
        let style: Option<BoardStyle> = None;
        drawn(self.hall.game().board(), style, &self.out.say)
    }

    fn clocks(&self) -> String {
        match self.hall.clocks() {
            Some(clocks) => format!("{}\n", clocks.to_text(&self.out.say)),
            None => String::new(),
        }
    }

    /// Programs get outcomes and nothing else.
    fn print(&self, text: &str) -> Result<(), Failure> {
        if self.out.is_json() {
            return Ok(());
        }
        self.out.print(text)
    }
}

fn turn(position: &Position, say: &Messages) -> String {
    let whose = match position.turn() {
        Color::White => "player-white-whose",
        Color::Black => "player-black-whose",
    };
    let values = [
        ("whose", say.text(whose).into()),
        ("number", position.move_number().into()),
    ];
    format!("{}\n", capitalised(&say.with("prompt-turn", values)))
}

/// An outcome for a program.
#[derive(Debug, Serialize)]
struct Spoken<'o>(&'o Outcome);

impl Answer for Spoken<'_> {
    fn to_text(&self, say: &Messages) -> String {
        self.0.to_text(&mut Gists::default(), say)
    }
}
