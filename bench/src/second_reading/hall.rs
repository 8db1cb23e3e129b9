//! What people did, taken out of the lines of a record.
//!
//! A record holds what happened, acts and consequences alike. Here the two are
//! parted: of each line the acts and reports of people are kept, and whatever
//! the software made of them is left behind. Three acts have no line of their
//! own and are known only by the end they brought: a resignation, a draw
//! agreed, and a line of mate that was not shown. Of these the act is taken
//! from the reason, and what must follow is judged like everything else.

use serde_json::Value;
use tuomari_board::{Arrangement, Color, Square};

/// One line of a record.
#[derive(Clone, Debug)]
pub struct Line {
    pub at_ms: u64,
    /// Who gave the command.
    pub by: String,
    /// What happened, by name.
    pub events: Vec<(String, Value)>,
    /// The table, in the first line.
    pub table: Option<Value>,
}

/// What somebody did or reported.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Act {
    Start,
    Press(Color),
    /// By a player or, if none is named, by the arbiter.
    Stop(Option<Color>),
    Resume,
    Touch {
        by: Color,
        square: Square,
        owner: Color,
        /// Taken to be moved or captured.
        taken: bool,
        brushed: bool,
    },
    Board(Box<Arrangement>),
    Made(String),
    Entered(String),
    TwoHands(Color),
    Claim(Color, String),
    Fix(Color, String),
    FixWrongly(Color, Square),
    Offer(Color),
    Decline,
    Agree(Color),
    Resign(Color),
    ShowNothing(Color),
    SeeFlag(Color),
    SeeIllegalMove,
    SeeIllegalPosition,
    AddTime(Color, u64),
    Rule(u64, Value),
    Confirm(Color),
    ProposeRepair(Color, u64),
    AgreeRepair(u64),
}

/// What the software laid on the table beside its findings. A line of moves
/// can be checked by anybody; that it gave up is no claim about the game.
#[derive(Clone, Debug, Default)]
pub(super) struct Evidence {
    /// A line that ends in mate.
    pub(super) line: Option<Vec<String>>,
    pub(super) gave_up: bool,
    /// It says, or may have said, that the position is dead; that is checked.
    pub(super) dead: bool,
}

/// The lines of a record, from the table on; the chain is the record's own
/// matter.
pub fn lines(text: &str) -> Result<Vec<Line>, String> {
    let mut all = Vec::new();
    for line in text.lines() {
        let mut row: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
        let body = row["body"].take();
        if body.is_object() {
            all.push(one(body)?);
        }
    }
    Ok(all)
}

fn one(mut body: Value) -> Result<Line, String> {
    let at_ms = body["at"].as_u64().ok_or("a line has its instant")?;
    let by = body["by"].as_str().unwrap_or_default().to_owned();
    let mut events = Vec::new();
    if let Value::Array(list) = body["events"].take() {
        for mut event in list {
            let named = match event["what"].take() {
                Value::String(name) => (name, Value::Null),
                Value::Object(fields) => fields.into_iter().next().ok_or("no happening")?,
                _ => return Err("no happening".to_owned()),
            };
            events.push(named);
        }
    }
    let table = match body["table-created"].take() {
        Value::Null => None,
        table => Some(table),
    };
    Ok(Line {
        at_ms,
        by,
        events,
        table,
    })
}

impl Line {
    /// The acts in the line, in order, without their consequences. Nothing if
    /// the line holds none that is known here.
    pub(super) fn acts(&self) -> Result<Vec<Act>, String> {
        let mut acts = Vec::new();
        for (name, what) in &self.events {
            match name.as_str() {
                "touched" => acts.push(touch(what)?),
                // What goes before a move and follows from it.
                "move-completed" | "adjusting-announced" | "noted" => {}
                "offer-lapsed" if *what == "touched" => {}
                _ => {
                    acts.extend(self.last_act(name, what)?);
                    return Ok(acts);
                }
            }
        }
        Ok(acts)
    }

    /// The act after which nothing but consequences follow.
    fn last_act(&self, name: &str, what: &Value) -> Result<Option<Act>, String> {
        let author = color(&Value::String(self.by.clone()));
        let by = || author.ok_or_else(|| format!("a player's act by {}", self.by));
        Ok(Some(match name {
            "clock-started" => Act::Start,
            "clock-pressed" => Act::Press(of(what)?),
            "clock-stopped" => Act::Stop(author),
            "clock-resumed" => Act::Resume,
            "board-changed" => Act::Board(Box::new(board(what)?)),
            "move-made" => Act::Made(text(what)),
            "move-entered" => Act::Entered(text(what)),
            "two-hands-seen" => Act::TwoHands(of(what)?),
            "claimed" => Act::Claim(of(&what["by"])?, text(&what["claim"])),
            "move-fixed" => Act::Fix(of(&what["by"])?, text(&what["move"])),
            "illegal-move-fixed" => Act::FixWrongly(of(&what["by"])?, square(&what["square"])?),
            "draw-offered" => Act::Offer(of(&what["by"])?),
            "offer-lapsed" => Act::Decline,
            "flag-fell" => Act::SeeFlag(of(what)?),
            "illegal-move-seen" => Act::SeeIllegalMove,
            // The arbiter's notice of several, or of a mere breach, shows in
            // the question alone, and if that waits already, in the clock.
            "asked" | "clock-turned" if self.by == "arbiter" => Act::SeeIllegalMove,
            "illegal-position-seen" => Act::SeeIllegalPosition,
            "time-added" => {
                let time = what["time"].as_u64().ok_or("time is a number")?;
                Act::AddTime(of(&what["to"])?, time)
            }
            "ruled" => {
                let question = what["question"].as_u64().ok_or("a question has a number")?;
                Act::Rule(question, what["ruling"].clone())
            }
            "end-confirmed" => Act::Confirm(of(what)?),
            "repair-proposed" => {
                Act::ProposeRepair(of(&what["by"])?, what["plies"].as_u64().unwrap_or(0))
            }
            "reinstated" => Act::AgreeRepair(what["plies"].as_u64().unwrap_or(0)),
            "mating-examined" => Act::Resign(by()?),
            "concluded" if !what["cause"]["resignation"].is_null() => Act::Resign(by()?),
            "concluded" if what["cause"] == "agreement" => Act::Agree(by()?),
            "concluded" if !what["cause"]["time"].is_null() => Act::ShowNothing(by()?),
            "move-refused" | "move-barred" => return Ok(None),
            _ => return Err(format!("\"{name}\" is not read")),
        }))
    }

    pub(super) fn evidence(&self) -> Evidence {
        let mut evidence = Evidence::default();
        for (name, what) in &self.events {
            match name.as_str() {
                "mating-examined" => {
                    let verdict = &what["verdict"];
                    evidence.gave_up = !verdict["unknown"].is_null();
                    let moves = verdict["can"].as_array();
                    evidence.line = moves.map(|moves| moves.iter().map(text).collect());
                }
                "concluded" => evidence.dead = what["cause"] == "dead-position",
                "asked" => evidence.dead = !what["matter"]["end-by-forbidden-move"].is_null(),
                _ => {}
            }
        }
        evidence
    }
}

fn touch(what: &Value) -> Result<Act, String> {
    let touch = &what["touch"];
    let adjusting = touch["adjusting"] == true;
    Ok(Act::Touch {
        by: of(&what["by"])?,
        square: square(&touch["square"])?,
        owner: of(&touch["owner"])?,
        taken: !adjusting && touch["contact"] == "taken",
        brushed: touch["contact"] == "brushed",
    })
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn color(value: &Value) -> Option<Color> {
    match value.as_str()? {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}

fn of(value: &Value) -> Result<Color, String> {
    color(value).ok_or_else(|| format!("{value} is no colour"))
}

fn square(value: &Value) -> Result<Square, String> {
    let name = value.as_str().unwrap_or_default();
    name.parse().map_err(|_| format!("{value} is no square"))
}

fn board(value: &Value) -> Result<Arrangement, String> {
    let text = value.as_str().unwrap_or_default();
    Arrangement::from_ascii_board_fen(text.as_bytes()).map_err(|error| error.to_string())
}
