//! `tuomari eboard`: an electronic board at a table, read through LiveChess.

use std::time::Duration;

use serde::Serialize;
use serde_json::{Value, json};
use tuomari_board::{Color, Illegality};
use tuomari_client::{
    Link, Trouble,
    eboard::{BoardNews, Bridge, BridgeTrouble, LiveChess, Stop, stand},
};
use tuomari_rulebook::{Rules, Topic};
use tuomari_wire::{
    NewTableDto, TableDto, new_table::TimeControlDto, place::SquareName, view::ConclusionDto,
};

use super::bot::{complaint, told_end};
use crate::{
    args::EboardArgs,
    failure::{Complaint, Exit, Failure},
    messages::{Messages, color_id},
    output::{Answer, Output, shown},
    surroundings,
    told::capitalised,
};

/// Stands until the game is over.
pub(crate) fn run(args: &EboardArgs, out: &Output) -> Result<(), Failure> {
    let say = &out.say;
    let at: LiveChess = args.livechess.parse().map_err(|_| {
        let values = [("text", shown(&args.livechess).into())];
        let complaint = Complaint::new(say, "eboard-no-address", Exit::Usage, values);
        complaint.hint(say.text("eboard-no-address-hint"))
    })?;
    let links = links(&args.links, out)?;
    let name = surroundings::chance().map_err(|error| {
        let trouble = Trouble::Unreachable(error.to_string());
        complaint(&trouble, say)
    })?;
    let bridge = Bridge::new(at, links, format!("{name:016x}"))
        .with_board(args.board.clone())
        .with_settle(Duration::from_millis(args.settle.into()))
        .turned_round(args.flipped);
    let stop = Stop::default();
    let stopping = stop.clone();
    // Without a handler Ctrl-C ends the command as it ends any other.
    let _ = ctrlc::set_handler(move || stopping.stop());
    let mut teller = Teller {
        out,
        rules: None,
        failure: None,
        stop: stop.clone(),
    };
    let ended = stand(bridge, &stop, &mut |news| teller.tell(&news));
    if let Some(failure) = teller.failure {
        return Err(failure);
    }
    match ended {
        Ok(Some(conclusion)) => out.give(&Over {
            event: "over",
            conclusion,
        }),
        Ok(None) => {
            out.progress(&say.text("eboard-stopped"));
            Err(Failure::Interrupted)
        }
        Err(trouble) => Err(unbridged(&trouble, args, say).into()),
    }
}

/// The links, from the command, from the standard input or from the
/// environment.
fn links(given: &[String], out: &Output) -> Result<Vec<Link>, Failure> {
    let texts = match given {
        [] => surroundings::boards_links(out)?.unwrap_or_default(),
        [dash] if dash == "-" => {
            let mut texts = String::new();
            while let Some(line) = surroundings::input_line(out)? {
                texts += &line;
            }
            texts
        }
        given => given.join(" "),
    };
    let links = texts.split_whitespace().take(3).map(str::parse);
    let links = links.collect::<Result<Vec<Link>, Trouble>>();
    let links = links.and_then(|links| match links.len() {
        0 => Err(Trouble::NoLink),
        _ => Ok(links),
    });
    links.map_err(|trouble| complaint(&trouble, &out.say).into())
}

/// Why a bridge cannot stand, and what to do.
fn unbridged(trouble: &BridgeTrouble, args: &EboardArgs, say: &Messages) -> Complaint {
    match trouble {
        BridgeTrouble::Seat(trouble) => complaint(trouble, say),
        BridgeTrouble::NotAPlayer(_) => Complaint::new(say, "eboard-not-a-player", Exit::Usage, [])
            .hint(say.text("eboard-not-a-player-hint")),
        BridgeTrouble::NotAPair => Complaint::new(say, "eboard-not-a-pair", Exit::Usage, [])
            .hint(say.text("eboard-not-a-pair-hint")),
        BridgeTrouble::Boards(boards) => {
            let serials = boards.iter().map(|board| board.serial.clone());
            let serials: Vec<String> = serials.collect();
            let list = shown(&serials.join(", "));
            let told = if let Some(board) = &args.board {
                let values = [("serial", shown(board).into()), ("boards", list.into())];
                Complaint::new(say, "eboard-no-such-board", Exit::Input, values)
            } else {
                let values = [("boards", list.into())];
                Complaint::new(say, "eboard-several-boards", Exit::Input, values)
            };
            told.hint(say.text("eboard-boards-hint"))
                .detail("boards", serials)
        }
    }
}

/// Tells what happens.
struct Teller<'o> {
    out: &'o Output,
    /// The rules of the table, for the articles.
    rules: Option<Rules>,
    /// Nobody takes the answers any longer.
    failure: Option<Failure>,
    stop: Stop,
}

impl Teller<'_> {
    fn tell(&mut self, news: &BoardNews) {
        if let BoardNews::Table(about) = news {
            self.rules = rules(about);
            return;
        }
        if !self.out.is_json() {
            self.out.progress(&self.text(news));
        } else if let Err(failure) = self.out.give(&Happened(self.event(news))) {
            self.failure = Some(failure);
            self.stop.stop();
        }
    }

    fn event(&self, news: &BoardNews) -> Value {
        let reason = |event: &str, reason: &dyn std::fmt::Display| json!({"event": event, "reason": reason.to_string()});
        match news {
            BoardNews::Table(about) => json!({"event": "table", "table": about.table}),
            BoardNews::Seated(seat) => json!({"event": "seated", "seat": seat}),
            BoardNews::NoBoard => json!({"event": "no-board"}),
            BoardNews::Follows { serial } => json!({"event": "board", "serial": serial}),
            BoardNews::State(state) => json!({"event": "board-state", "state": state}),
            BoardNews::TurnedRound => json!({"event": "turned-round"}),
            BoardNews::Agrees => json!({"event": "agrees"}),
            BoardNews::Differs(squares) => json!({"event": "differs", "squares": squares}),
            BoardNews::Made { by, name } => {
                json!({"event": "move", "color": color_id(*by), "move": name})
            }
            BoardNews::Handed { by, squares } => {
                json!({"event": "handed", "color": color_id(*by), "squares": squares})
            }
            BoardNews::Illegal { by, why, squares } => json!({
                "event": "illegal", "color": color_id(*by), "squares": squares,
                "why": why.id(), "article": self.article(*why),
            }),
            BoardNews::InTheAir(squares) => json!({"event": "in-the-air", "squares": squares}),
            BoardNews::Waits { by } => json!({"event": "waits", "color": color_id(*by)}),
            BoardNews::Refused(problem) => json!({
                "event": "refused", "problem": problem.r#type, "refusal": problem.refusal,
                "article": problem.article,
            }),
            BoardNews::Strange(what) => reason("not-understood", what),
            BoardNews::LiveChessLost(trouble) => reason("livechess-lost", trouble),
            BoardNews::TableLost(trouble) => reason("table-lost", trouble),
            BoardNews::TableBack => json!({"event": "table-back"}),
        }
    }

    fn text(&self, news: &BoardNews) -> String {
        let say = &self.out.say;
        match news {
            BoardNews::Table(about) => about.table.clone(),
            BoardNews::Seated(seat) => {
                let seat = json!(seat).as_str().unwrap_or_default().to_owned();
                say.with("bot-joined", [("seat", seat.into())])
            }
            BoardNews::NoBoard => say.text("eboard-no-board"),
            BoardNews::Follows { serial } => {
                say.with("eboard-follows", [("serial", shown(serial).into())])
            }
            BoardNews::State(state) => say.with("eboard-state", [("state", shown(state).into())]),
            BoardNews::TurnedRound => say.text("eboard-turned-round"),
            BoardNews::Agrees => say.text("eboard-agrees"),
            BoardNews::Differs(squares) => {
                say.with("eboard-differs", [("squares", list(squares).into())])
            }
            BoardNews::Made { by, name } => {
                let values = [
                    ("player", player(*by, say).into()),
                    ("move", String::from(*name).into()),
                ];
                say.with("eboard-made", values)
            }
            BoardNews::Handed { by, squares } => {
                let values = [
                    ("player", player(*by, say).into()),
                    ("squares", list(squares).into()),
                ];
                say.with("eboard-handed", values)
            }
            BoardNews::Illegal { by, why, squares } => self.illegal(*by, *why, squares),
            BoardNews::InTheAir(squares) => {
                say.with("eboard-in-the-air", [("squares", list(squares).into())])
            }
            BoardNews::Waits { by } => {
                say.with("eboard-waits", [("player", player(*by, say).into())])
            }
            BoardNews::Refused(problem) => {
                let reason = match &problem.refusal {
                    Some(id) => say.text(&format!("refusal-{id}")),
                    None => Trouble::Refused(problem.clone()).to_string(),
                };
                say.with("eboard-refused", [("reason", reason.into())])
            }
            BoardNews::Strange(what) => {
                say.with("eboard-not-understood", [("text", shown(what).into())])
            }
            BoardNews::LiveChessLost(trouble) => {
                let values = [("reason", shown(&trouble.to_string()).into())];
                say.with("eboard-livechess-lost", values)
            }
            BoardNews::TableLost(trouble) => {
                say.with("bot-lost", [("reason", trouble.to_string().into())])
            }
            BoardNews::TableBack => say.text("bot-back"),
        }
    }

    fn illegal(&self, by: Color, why: Illegality, squares: &[SquareName]) -> String {
        let say = &self.out.say;
        let reason = say.text(&format!("illegality-{why}"));
        let article = self.article(why);
        let values = [
            ("player", player(by, say).into()),
            ("squares", list(squares).into()),
            ("reason", reason.into()),
            (
                "article",
                article.unwrap_or_else(|| "none".to_owned()).into(),
            ),
        ];
        say.with("eboard-illegal", values)
    }

    /// Where the table's rulebook has the rule that is broken.
    fn article(&self, why: Illegality) -> Option<String> {
        let topic: Topic = why.id().parse().ok()?;
        let articles = self.rules.as_ref()?.articles_on(topic);
        articles.first().map(ToString::to_string)
    }
}

/// The rules of a table; none if they cannot be put together here.
fn rules(about: &TableDto) -> Option<Rules> {
    let asked = NewTableDto {
        rulebook: about.rulebook.clone(),
        profile: Some(about.profile.clone()),
        finnish_overlay: about.finnish_overlay,
        regulations: about.regulations.clone(),
        time_control: about.time_control.clone().map(TimeControlDto::Human),
        default_time: None,
        table: about.kind,
        start: None,
        names: None,
        spectator_delay: None,
        house: None,
    };
    asked.open(0).ok().map(|opening| opening.rules)
}

fn player(color: Color, say: &Messages) -> String {
    capitalised(&say.text(color.fold_wb("player-white", "player-black")))
}

fn list(squares: &[SquareName]) -> String {
    let names = squares.iter().map(|square| String::from(*square));
    names.collect::<Vec<String>>().join(", ")
}

/// Something that happened.
#[derive(Debug, Serialize)]
#[serde(transparent)]
struct Happened(Value);

impl Answer for Happened {
    fn to_text(&self, _: &Messages) -> String {
        String::new()
    }
}

/// How the game ended.
#[derive(Debug, Serialize)]
struct Over {
    event: &'static str,
    #[serde(flatten)]
    conclusion: ConclusionDto,
}

impl Answer for Over {
    fn to_text(&self, say: &Messages) -> String {
        told_end(&self.conclusion, say)
    }
}
