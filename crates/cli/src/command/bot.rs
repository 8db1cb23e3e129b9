//! `tuomari bot`: somebody to play with, by the link of a seat.

use std::{path::Path, sync::Arc};

use serde::Serialize;
use tuomari_client::{
    Bot, Brain, Diary, Ending, Engine, Link, Mind, News, Pace, Script, ScriptFault, Strength,
    Trouble,
};
use tuomari_server::wire::{
    view::{ConclusionDto, EachDto},
    word::ColorWord,
};

use crate::{
    args::BotArgs,
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Answer, Output, shown},
    surroundings,
    told::capitalised,
};

/// The most bytes of a script: a long evening of games.
const MOST_SCRIPT: usize = 16 * 1024 * 1024;

/// Plays until the game is over.
pub(crate) fn run(args: &BotArgs, out: &Output) -> Result<(), Failure> {
    let say = &out.say;
    let link = link(args.link.as_deref(), out)?;
    let pace = Pace::new(args.speed).ok_or_else(|| {
        let values = [("speed", args.speed.to_string().into())];
        Complaint::new(say, "bot-wrong-speed", Exit::Usage, values)
            .hint(say.text("bot-wrong-speed-hint"))
    })?;
    let script = match &args.script {
        Some(file) => Some(script(file, args.game, out)?),
        None => None,
    };
    let no_chance = |error: getrandom::Error| {
        let values = [("reason", error.to_string().into())];
        Complaint::new(say, "bot-unreachable", Exit::File, values)
    };
    let name = format!("{:016x}", surroundings::chance().map_err(no_chance)?);
    let seed = match args.seed {
        Some(seed) => seed,
        None => surroundings::chance().map_err(no_chance)?,
    };
    let brain = Brain::new(script, args.moves);
    let mut bot = Bot::new(link, name, brain, pace, seed);
    if let Some(program) = &args.uci {
        let engine = Arc::new(Engine::new(program));
        bot = bot.with_mind(Mind::new(Strength::Hard, Some(engine)));
    }
    let mut diary = None;
    if let Some(file) = &args.log {
        let begun = Diary::create(file).map(Arc::new);
        let begun = begun.map_err(|error| unwritable(file, &error, out))?;
        bot = bot.with_diary(Arc::clone(&begun));
        diary = Some((begun, file));
    }
    let ending = tuomari_client::play(bot, &mut |news| tell(&news, out));
    if let Some((diary, file)) = diary {
        diary
            .flush()
            .map_err(|error| unwritable(file, &error, out))?;
    }
    match ending {
        Ok(ending) => out.give(&Ended::of(&ending)),
        Err(trouble) => Err(complaint(&trouble, say).into()),
    }
}

/// The link, from the command, from the standard input or from the
/// environment.
fn link(given: Option<&str>, out: &Output) -> Result<Link, Failure> {
    let text = match given {
        Some("-") => surroundings::input_line(out)?.unwrap_or_default(),
        Some(given) => given.to_owned(),
        None => surroundings::bots_link(out)?.unwrap_or_default(),
    };
    text.parse()
        .map_err(|trouble| complaint(&trouble, &out.say).into())
}

fn script(file: &Path, game: usize, out: &Output) -> Result<Script, Failure> {
    let text = surroundings::read_text(file, MOST_SCRIPT, out)?;
    Script::read(&text, game).map_err(|fault| {
        let say = &out.say;
        let file = surroundings::name_of(file, out);
        let complaint = match fault {
            ScriptFault::NoGame { games } => {
                let values = [
                    ("file", file.into()),
                    ("game", game.into()),
                    ("games", games.into()),
                ];
                Complaint::new(say, "bot-script-no-game", Exit::Input, values)
            }
            ScriptFault::Move { word, ply } => {
                let values = [
                    ("file", file.into()),
                    ("word", shown(&word).into()),
                    ("ply", ply.into()),
                ];
                Complaint::new(say, "bot-script-move", Exit::Input, values)
                    .hint(say.text("bot-script-hint"))
            }
            ScriptFault::Pgn(reason) => {
                let values = [("file", file.into()), ("reason", reason.into())];
                Complaint::new(say, "bot-script-pgn", Exit::Input, values)
                    .hint(say.text("bot-script-hint"))
            }
        };
        complaint.into()
    })
}

fn unwritable(file: &Path, error: &std::io::Error, out: &Output) -> Failure {
    Failure::of_writing(&out.say, &file.display().to_string(), error)
}

/// What cannot go on, in the user's language where it is ours to say.
pub(super) fn complaint(trouble: &Trouble, say: &Messages) -> Complaint {
    match trouble {
        Trouble::NoLink => {
            Complaint::new(say, "bot-no-link", Exit::Usage, []).hint(say.text("bot-no-link-hint"))
        }
        Trouble::Unreachable(why) => {
            let values = [("reason", why.clone().into())];
            Complaint::new(say, "bot-unreachable", Exit::File, values)
                .hint(say.text("bot-unreachable-hint"))
        }
        Trouble::Strange(why) => {
            let values = [("reason", why.clone().into())];
            Complaint::new(say, "bot-strange", Exit::File, values)
                .hint(say.text("bot-strange-hint"))
        }
        Trouble::Refused(problem) if problem.is("broken-record") => {
            Complaint::new(say, "bot-broken-record", Exit::Input, [])
                .hint(say.text("bot-broken-record-hint"))
                .detail("problem", problem.r#type.as_str())
        }
        Trouble::Refused(problem) => {
            let refusal = problem.refusal.as_ref();
            let reason = match refusal {
                Some(id) => say.text(&format!("refusal-{id}")),
                None => trouble.to_string(),
            };
            let values = [("reason", reason.into())];
            Complaint::new(say, "bot-turned-away", Exit::Input, values)
                .detail("problem", problem.r#type.as_str())
        }
    }
}

/// Tells what goes on, to people only.
fn tell(news: &News, out: &Output) {
    let say = &out.say;
    let text = match news {
        News::Joined { seat } => say.with("bot-joined", [("seat", seat.clone().into())]),
        News::WaitsForClock => say.text("bot-waits-for-clock"),
        News::Moved { name, number } => {
            let values = [("number", (*number).into()), ("move", name.clone().into())];
            say.with("bot-moved", values)
        }
        News::LeftScript => say.text("bot-left-script"),
        News::NoEngine { why } => say.with("bot-no-engine", [("reason", why.clone().into())]),
        News::Lost { why } => say.with("bot-lost", [("reason", why.clone().into())]),
        News::Back => say.text("bot-back"),
        News::Refused { why } => say.with("bot-refused", [("reason", why.clone().into())]),
        // It is the answer.
        News::Over(_) => return,
    };
    out.progress(&text);
}

/// How the game ended.
#[derive(Debug, Serialize)]
struct Ended {
    seat: String,
    moves: usize,
    #[serde(flatten)]
    conclusion: ConclusionDto,
}

impl Ended {
    fn of(ending: &Ending) -> Ended {
        Ended {
            seat: ending.seat.clone(),
            moves: ending.moves,
            conclusion: ending.conclusion.clone(),
        }
    }
}

impl Answer for Ended {
    fn to_text(&self, say: &Messages) -> String {
        told_end(&self.conclusion, say)
    }
}

/// How a game ended, on a line.
pub(super) fn told_end(conclusion: &ConclusionDto, say: &Messages) -> String {
    let cause = cause(conclusion, say);
    let told = match conclusion.halves {
        Some(halves) => {
            let values = [("score", score(halves).into()), ("cause", cause.into())];
            say.with("event-concluded", values)
        }
        None => say.with("event-annulled", [("cause", cause.into())]),
    };
    format!("{told}\n")
}

fn cause(conclusion: &ConclusionDto, say: &Messages) -> String {
    let key = format!("cause-{}", conclusion.cause);
    let (who, whose) = match conclusion.of {
        Some(ColorWord::White) => ("player-white", "player-white-whose"),
        Some(ColorWord::Black) => ("player-black", "player-black-whose"),
        None => return say.text(&key),
    };
    let values = [
        ("who", say.text(who).into()),
        ("whose", say.text(whose).into()),
    ];
    capitalised(&say.with(&key, values))
}

/// Points as people write them: `1-0`, `½-½`.
fn score(halves: EachDto) -> String {
    let points = |halves: u16| match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    };
    format!("{}-{}", points(halves.white), points(halves.black))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_written_as_people_do() {
        let each = |white, black| score(EachDto { white, black });
        assert_eq!(each(2, 0), "1-0");
        assert_eq!(each(1, 1), "½-½");
        assert_eq!(each(0, 1), "0-½");
        assert_eq!(each(3, 0), "1½-0");
    }
}
