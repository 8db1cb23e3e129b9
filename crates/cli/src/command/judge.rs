//! `tuomari judge`: what the Laws say to a case.

use std::{collections::BTreeMap, fmt::Write as _, path::Path};

use serde::Serialize;
use tuomari_board::Position;
use tuomari_clock::{Class, TimeControl};
use tuomari_conduct::Table;
use tuomari_notation::Language;
use tuomari_rulebook::{Profile, Rulebook, Rules, Setting, Supervision, TimeClass};

use super::{clock, laws};
use crate::{
    args::{ControlForm, JudgeArgs, TableKind},
    failure::{Complaint, Exit, Failure},
    fen::GivenPosition,
    judge::{ClocksTold, Gists, Hall, Line, Outcome, QuestionTold, Setup, Unreadable, converse},
    messages::Messages,
    output::{Answer, HEADING, Output, shown, styled},
    rules::Settled,
    surroundings::read_text,
};

/// The largest file that is read: some ten thousand commands.
const LIMIT: usize = 4 << 20;
/// A line that can be read.
const EXAMPLE: &str = r#"{"at":"0:02.5","by":"white","act":"make","move":"Nf3"}"#;

/// Judges a file, or talks.
pub(crate) fn run(args: &JudgeArgs, out: &Output) -> Result<(), Failure> {
    let case = Case::new(args, out)?;
    if let Some(file) = &args.file {
        return case.judge(file, args, out);
    }
    if !out.is_json() {
        out.print(&format!("{}\n", styled(HEADING, &case.heading(&out.say))))?;
    }
    converse(Hall::new(case.setup), args.explain, out)
}

/// A table and what to say of it.
struct Case {
    setup: Setup,
    control_text: Option<String>,
    assumed: Vec<Assumed>,
}

/// What was decided because nobody else did.
#[derive(Debug, Serialize)]
struct Assumed {
    setting: &'static str,
    value: String,
}

impl Case {
    fn new(args: &JudgeArgs, out: &Output) -> Result<Case, Failure> {
        let say = &out.say;
        let given = match &args.control {
            Some(text) if text != "none" => Some(control(text, say)?),
            _ => None,
        };
        let profile = profile(args.rulebook, args.profile, given.as_ref());
        let settled = settled(args, profile, say)?;
        let assumed: Vec<Assumed> = settled
            .assumed
            .iter()
            .map(|setting| Assumed {
                setting: setting.name(),
                value: settled.rules.value(*setting).value.text(*setting),
            })
            .collect();
        for Assumed { setting, value } in &assumed {
            let values = [
                ("setting", (*setting).into()),
                ("value", value.as_str().into()),
            ];
            out.note(&say.with("judge-assumed", values));
        }
        let control = match (&args.control, given) {
            (Some(_), given) => given,
            (None, _) => usual_control(&settled.rules)
                .map(|text| self::control(text, say))
                .transpose()?,
        };
        let start = start(args.start.as_deref(), &settled.rules, out)?;
        let notation = args.notation.unwrap_or(if args.interactive {
            say.notation()
        } else {
            Language::English
        });
        Ok(Case {
            control_text: control.map(|control| control_text(&control)),
            assumed,
            setup: Setup {
                rules: settled.rules,
                table: match args.table {
                    TableKind::Strict => Table::Strict,
                    TableKind::Assisted => Table::Assisted,
                    TableKind::Wooden => Table::Wooden,
                },
                start,
                control,
                clocks: args.clocks,
                notation,
            },
        })
    }

    /// The rules, the control and the table in a line.
    fn heading(&self, say: &Messages) -> String {
        let rules = &self.setup.rules;
        let name = match rules.profile() {
            Profile::Only => rules.rulebook().to_string(),
            profile => format!("{}/{profile}", rules.rulebook()),
        };
        let control = match &self.control_text {
            Some(text) => say.with("judge-control", [("control", text.as_str().into())]),
            None => say.text("judge-no-clock"),
        };
        let values = [
            ("rules", name.into()),
            ("control", control.into()),
            ("table", table_id(self.setup.table).into()),
        ];
        say.with("judge-heading", values)
    }

    /// Judges every line of a file. A line that cannot be read ends the run:
    /// what follows it would be judged in another game.
    fn judge(self, file: &Path, args: &JudgeArgs, out: &Output) -> Result<(), Failure> {
        let say = &out.say;
        let text = read_text(file, LIMIT, out)?;
        let heading = self.heading(say);
        let rules = self.setup.rules.clone();
        let table = table_id(self.setup.table);
        let mut hall = Hall::new(self.setup);
        let mut outcomes = Vec::new();
        let mut failed = None;
        for (index, line) in text.lines().enumerate() {
            if line.trim().is_empty() {
                continue;
            }
            let taken = Line::from_json(line).and_then(|line| hall.take(&line, say));
            match taken {
                Ok(outcome) => outcomes.extend(outcome),
                Err(unreadable) => {
                    failed = Some(complaint(index + 1, &unreadable, say));
                    break;
                }
            }
        }
        let gists = Gists::new(args.explain.then(|| say.gists()));
        let cited = outcomes.iter().flat_map(Outcome::cited);
        let game = hall.game();
        out.give(&Judged {
            rulebook: rules.rulebook().name(),
            profile: rules.profile().name(),
            control: self.control_text,
            table,
            assumed: self.assumed,
            gists: gists.all(cited),
            commands: outcomes,
            questions: game
                .questions()
                .iter()
                .map(|question| QuestionTold::new(question, game.history().start(), say))
                .collect(),
            clocks: hall.clocks(),
            score: game.score().map(|score| score.to_string()),
            over: game.conclusion().is_some(),
            fen: game.position().to_fen(),
            heading,
            explain: args.explain,
            verbose: args.verbose,
            readable: failed.is_none(),
        })?;
        failed.map_or(Ok(()), |complaint| Err(complaint.into()))
    }
}

/// The profile for the control: rapid and blitz are unsupervised unless the
/// user says otherwise.
fn profile(rulebook: Rulebook, asked: Option<Profile>, given: Option<&TimeControl>) -> Profile {
    if let Some(profile) = asked {
        return profile;
    }
    let class = match given.map(TimeControl::class) {
        Some(Class::Blitz) => TimeClass::Blitz,
        Some(Class::Rapid) => TimeClass::Rapid,
        Some(Class::Standard) | None => TimeClass::Standard,
    };
    rulebook.profile(class, Supervision::Unsupervised)
}

fn settled(args: &JudgeArgs, profile: Profile, say: &Messages) -> Result<Settled, Complaint> {
    let rulebook = args.rulebook;
    if !rulebook.profiles().any(|own| own == profile) {
        return Err(laws::no_profile(rulebook, profile.name(), say));
    }
    let mut event = Rules::of(rulebook, profile);
    if args.finland {
        event = event.with_finnish_overlay();
    }
    for text in &args.set {
        let decided = text.split_once('=').and_then(|(name, value)| {
            let setting: Setting = name.parse().ok()?;
            Some((setting, value))
        });
        let Some((setting, value)) = decided else {
            let values = [("text", shown(text).into())];
            return Err(Complaint::new(say, "judge-bad-set", Exit::Usage, values)
                .hint(rules_hint(rulebook, say)));
        };
        event = event.decide(setting, value);
    }
    Settled::of(event).map_err(|faults| {
        let values = [("reason", faults.to_string().into())];
        Complaint::new(say, "judge-bad-rules", Exit::Usage, values).hint(rules_hint(rulebook, say))
    })
}

fn rules_hint(rulebook: Rulebook, say: &Messages) -> String {
    let name = [("rulebook", rulebook.name().into())];
    say.with("judge-bad-rules-hint", name)
}

fn control(text: &str, say: &Messages) -> Result<TimeControl, Complaint> {
    clock::read(text, ControlForm::Auto, say)
}

/// The control where none is given: what such games are mostly played with,
/// and no clock where the rulebook knows none.
fn usual_control(rules: &Rules) -> Option<&'static str> {
    let class = rules.value(Setting::TimeClass).value;
    match class.text(Setting::TimeClass).as_str() {
        "blitz" => Some("5 min"),
        "rapid" => Some("15 min"),
        "standard" => Some("90/40+30, 30+30"),
        _ => None,
    }
}

/// A time control in people's form, or in the coded one if that cannot say it.
pub(super) fn control_text(control: &TimeControl) -> String {
    match control.to_human() {
        // A number alone would not say what it counts.
        Ok(text) if text.bytes().all(|byte| byte.is_ascii_digit()) => format!("{text} min"),
        Ok(text) => text,
        Err(_) => control.to_trf().unwrap_or_default(),
    }
}

fn start(fen: Option<&str>, rules: &Rules, out: &Output) -> Result<Position, Complaint> {
    let Some(fen) = fen else {
        return Ok(Position::default());
    };
    let given = GivenPosition::read(&[fen.to_owned()], &out.say)?.castling_by(rules, &out.say);
    given.tell_notes(out);
    Ok(given.position)
}

/// The word for a kind of table.
pub(super) fn table_id(table: Table) -> &'static str {
    match table {
        Table::Assisted => "assisted",
        Table::Strict => "strict",
        Table::Wooden => "wooden",
    }
}

fn complaint(line: usize, unreadable: &Unreadable, say: &Messages) -> Complaint {
    let values = [
        ("line", line.into()),
        ("reason", unreadable.to_text(say).into()),
    ];
    Complaint::new(say, "judge-unreadable", Exit::Input, values)
        .hint(say.with("judge-unreadable-hint", [("example", EXAMPLE.into())]))
        .detail("line", line)
}

/// A case and what became of it.
#[derive(Debug, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is said for itself")]
struct Judged {
    rulebook: &'static str,
    profile: &'static str,
    control: Option<String>,
    table: &'static str,
    assumed: Vec<Assumed>,
    commands: Vec<Outcome>,
    questions: Vec<QuestionTold>,
    /// What both clocks show at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    clocks: Option<ClocksTold>,
    over: bool,
    score: Option<String>,
    fen: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    gists: Option<BTreeMap<String, &'static str>>,
    #[serde(skip)]
    heading: String,
    #[serde(skip)]
    explain: bool,
    #[serde(skip)]
    verbose: bool,
    #[serde(skip)]
    readable: bool,
}

impl Answer for Judged {
    fn to_text(&self, say: &Messages) -> String {
        let mut gists = Gists::new(self.explain.then(|| say.gists()));
        let mut text = format!("{}\n", styled(HEADING, &self.heading));
        for outcome in &self.commands {
            text.push_str(&outcome.to_text(&mut gists, say));
            if self.verbose {
                text.push_str(&outcome.clocks(say));
            }
        }
        if !self.questions.is_empty() {
            let heading = styled(HEADING, &say.text("judge-questions"));
            _ = writeln!(text, "\n{heading}");
            text.extend(self.questions.iter().map(QuestionTold::to_text));
        }
        let mut last: Vec<String> = self
            .clocks
            .iter()
            .map(|clocks| clocks.to_text(say))
            .collect();
        if self.readable && !self.over {
            last.push(say.text("judge-goes-on"));
        }
        if !last.is_empty() {
            _ = writeln!(text, "\n{}", last.join("\n"));
        }
        text
    }
}
