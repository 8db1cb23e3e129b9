//! `tuomari record`: the record of a table or a competition, checked and told.

mod competition;
mod origin;

use std::{collections::BTreeMap, fmt::Write as _, path::Path};

use serde::Serialize;
use tuomari_record::{
    Date, Entry, Record, RecordError, RecordFault, Replay, chain::Break, hash_text, pgn_of, replay,
};

use self::origin::Vouched;
use crate::{
    args::{RecordCommand, ShowRecordArgs, VerifyArgs},
    failure::{Complaint, Exit, Failure},
    judge::{Gists, Outcome, QuestionTold, retell},
    messages::Messages,
    output::{Answer, HEADING, Output, hung, shown, styled},
    surroundings::read_text,
};

/// The largest record that is read: more than a hundred thousand entries.
const LIMIT: usize = 64 << 20;

/// Carries out a command about records.
pub(crate) fn run(command: &RecordCommand, out: &Output) -> Result<(), Failure> {
    match command {
        RecordCommand::Verify(args) => verify(args, out),
        RecordCommand::Show(args) => show(args, out),
        RecordCommand::Pgn { file } => {
            let read = Read::new(file, out)?;
            let Replay { created, game, .. } = &read.table;
            let end = read.record.end();
            let hash = game.conclusion().map(|_| &end.hash);
            let pgn = pgn_of(created, read.created_ms(), game, hash);
            out.give(&Pgn { pgn })
        }
    }
}

/// A record that is whole and makes a table.
struct Read {
    record: Record,
    entries: Vec<Entry>,
    table: Replay,
}

impl Read {
    fn new(file: &Path, out: &Output) -> Result<Read, Failure> {
        let record = record_in(file, out)?;
        if record.stream().is_competition() {
            let say = &out.say;
            let complaint = Complaint::new(say, "record-is-competition", Exit::Input, []);
            return Err(complaint
                .hint(say.text("record-is-competition-hint"))
                .into());
        }
        Read::of_table(record, out)
    }

    fn of_table(record: Record, out: &Output) -> Result<Read, Failure> {
        let complain = |error: &RecordError| complaint(error, &out.say);
        let entries = record.entries().map_err(|error| complain(&error))?;
        let table = replay(&entries).map_err(|error| {
            let fault = RecordFault::Replay(error);
            complain(&RecordError { line: 2, fault })
        })?;
        Ok(Read {
            record,
            entries,
            table,
        })
    }

    fn created_ms(&self) -> u64 {
        self.entries.first().map_or(0, |entry| entry.at_ms)
    }
}

/// The record in a file; its chain holds.
fn record_in(file: &Path, out: &Output) -> Result<Record, Failure> {
    let text = read_text(file, LIMIT, out)?;
    let record = Record::read(&text);
    Ok(record.map_err(|error| complaint(&error, &out.say))?)
}

fn verify(args: &VerifyArgs, out: &Output) -> Result<(), Failure> {
    let record = record_in(&args.file, out)?;
    let hash = hash_text(&record.end().hash);
    if let Some(kept) = &args.hash
        && !kept.trim().eq_ignore_ascii_case(&hash)
    {
        let say = &out.say;
        let values = [("kept", shown(kept.trim()).into()), ("hash", hash.into())];
        let complaint = Complaint::new(say, "record-other-hash", Exit::Input, values);
        return Err(complaint.hint(say.text("record-other-hash-hint")).into());
    }
    let vouched = Vouched::of(&record, args, out)?;
    if record.stream().is_competition() {
        return out.give(&competition::verified(&record, hash, vouched, out)?);
    }
    let examined = record.examine();
    examined.map_err(|error| complaint(&error, &out.say))?;
    let read = Read::of_table(record, out)?;
    let last = read.entries.last().map_or(0, |entry| entry.at_ms);
    let created = &read.table.created;
    out.give(&Verified {
        whole: true,
        stream: read.record.stream().to_string(),
        entries: read.record.end().version,
        hash,
        created: Date::of_unix_ms(read.created_ms()).iso(),
        last: Date::of_unix_ms(last).iso(),
        rulebook: created.rulebook.name(),
        profile: created.profile.name(),
        over: read.table.game.conclusion().is_some(),
        score: read.table.game.score().map(|score| score.to_string()),
        vouched,
    })
}

fn show(args: &ShowRecordArgs, out: &Output) -> Result<(), Failure> {
    let say = &out.say;
    let record = record_in(&args.file, out)?;
    if record.stream().is_competition() {
        return out.give(&competition::shown(&record, out)?);
    }
    let read = Read::of_table(record, out)?;
    let created = &read.table.created;
    let origin_ms = read.created_ms();
    let mut game = created.game(&read.table.rules).map_err(|fault| {
        let fault = RecordFault::Replay(tuomari_record::ReplayError::Table(fault));
        complaint(&RecordError { line: 2, fault }, say)
    })?;
    let entries: Vec<Outcome> = read
        .entries
        .iter()
        .map(|entry| retell(entry, origin_ms, &mut game, say))
        .collect();
    let control = created.control.as_ref();
    let gists = Gists::new(args.explain.then(|| say.gists()));
    out.give(&Shown {
        stream: read.record.stream().to_string(),
        created: Date::of_unix_ms(origin_ms).iso(),
        rulebook: created.rulebook.name(),
        profile: created.profile.name(),
        control: control.map(super::judge::control_text),
        table: super::judge::table_id(created.kind),
        white: created.names.white.clone(),
        black: created.names.black.clone(),
        gists: gists.all(entries.iter().flat_map(Outcome::cited)),
        entries,
        questions: game
            .questions()
            .iter()
            .map(|question| QuestionTold::new(question, game.history().start(), say))
            .collect(),
        over: game.conclusion().is_some(),
        score: game.score().map(|score| score.to_string()),
        fen: game.position().to_fen(),
        explain: args.explain,
    })
}

/// What is wrong with a record, and what to do about it.
fn complaint(error: &RecordError, say: &Messages) -> Complaint {
    let line = error.line;
    let (key, version, values) = match &error.fault {
        RecordFault::NotARecord => ("record-not-a-record", None, vec![]),
        RecordFault::Later { version } => ("record-later", None, vec![("form", (*version).into())]),
        RecordFault::Form(why) => {
            let reason = shown(&why.to_string());
            ("record-form", None, vec![("reason", reason.into())])
        }
        RecordFault::Broken(broken) => {
            let version = Some(broken.version);
            match broken.why {
                Break::Version { found } => {
                    ("record-version", version, vec![("found", found.into())])
                }
                Break::Before => ("record-before", version, vec![]),
                Break::Hash => ("record-hash", version, vec![]),
            }
        }
        RecordFault::CutShort => ("record-cut-short", None, vec![]),
        RecordFault::AfterEnd => ("record-lines-after-end", None, vec![]),
        RecordFault::Signature => ("record-signature", None, vec![]),
        RecordFault::OtherEnd { signed } => ("record-other-end", Some(*signed), vec![]),
        RecordFault::Entry { version, why } => {
            let reason = shown(&why.to_string());
            (
                "record-entry",
                Some(*version),
                vec![("reason", reason.into())],
            )
        }
        RecordFault::Replay(why) => {
            let reason = shown(&why.to_string());
            ("record-no-table", None, vec![("reason", reason.into())])
        }
        RecordFault::Outcome { version, why } => {
            let reason = shown(&why.to_string());
            (
                "record-outcome",
                Some(*version),
                vec![("reason", reason.into())],
            )
        }
    };
    let mut all = vec![("line", line.into())];
    all.extend(version.map(|version| ("version", version.into())));
    all.extend(values);
    let message = say.with_all(key, &all);
    let hint = match key {
        "record-not-a-record" => "record-not-a-record-hint",
        "record-later" | "record-entry" => "record-update-hint",
        "record-cut-short" => "record-cut-short-hint",
        "record-outcome" | "record-signature" | "record-other-end" => "record-outcome-hint",
        _ => "record-copy-hint",
    };
    let mut complaint = Complaint::new(say, "record-not-whole", Exit::Input, [])
        .in_words(|words| format!("{words} {message}"))
        .hint(say.text(hint))
        .detail("line", line)
        .detail("fault", key.trim_start_matches("record-"));
    if let Some(version) = version {
        complaint = complaint.detail("version", version);
    }
    complaint
}

/// A record that is whole.
#[derive(Debug, Serialize)]
struct Verified {
    whole: bool,
    stream: String,
    entries: u64,
    hash: String,
    created: String,
    last: String,
    rulebook: &'static str,
    profile: &'static str,
    over: bool,
    score: Option<String>,
    #[serde(flatten)]
    vouched: Vouched,
}

impl Answer for Verified {
    fn to_text(&self, say: &Messages) -> String {
        let values = [
            ("entries", self.entries.into()),
            ("created", self.created.as_str().into()),
            ("last", self.last.as_str().into()),
        ];
        let hash = [("hash", self.hash.as_str().into())];
        format!(
            "{}\n{}\n{}",
            styled(HEADING, &say.with("record-whole", values)),
            say.with("record-last-hash", hash),
            self.vouched.to_text(say)
        )
    }
}

/// What happened at a table.
#[derive(Debug, Serialize)]
struct Shown {
    stream: String,
    created: String,
    rulebook: &'static str,
    profile: &'static str,
    control: Option<String>,
    table: &'static str,
    white: Option<String>,
    black: Option<String>,
    entries: Vec<Outcome>,
    questions: Vec<QuestionTold>,
    over: bool,
    score: Option<String>,
    fen: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    gists: Option<BTreeMap<String, &'static str>>,
    #[serde(skip)]
    explain: bool,
}

impl Shown {
    /// Who plays, by which rules, since when.
    fn heading(&self, say: &Messages) -> String {
        let name = |name: &Option<String>| shown(name.as_deref().unwrap_or("?"));
        let values = [
            ("white", name(&self.white).into()),
            ("black", name(&self.black).into()),
            ("created", self.created.as_str().into()),
            (
                "rules",
                format!("{}/{}", self.rulebook, self.profile).into(),
            ),
            ("table", self.table.into()),
        ];
        say.with("record-heading", values)
    }
}

impl Answer for Shown {
    fn to_text(&self, say: &Messages) -> String {
        let mut gists = Gists::new(self.explain.then(|| say.gists()));
        let mut text = hung(&styled(HEADING, &self.heading(say)), 0);
        for entry in &self.entries {
            text.push_str(&entry.to_text(&mut gists, say));
        }
        if !self.questions.is_empty() {
            let heading = styled(HEADING, &say.text("judge-questions"));
            _ = writeln!(text, "\n{heading}");
            text.extend(self.questions.iter().map(QuestionTold::to_text));
        }
        if !self.over {
            _ = writeln!(text, "\n{}", say.text("judge-goes-on"));
        }
        text
    }
}

/// A game as PGN; for a program in one string.
#[derive(Debug, Serialize)]
struct Pgn {
    pgn: String,
}

impl Answer for Pgn {
    fn to_text(&self, _: &Messages) -> String {
        self.pgn.clone()
    }
}
