//! What an audit found, in words.

use std::fmt::Write as _;

use clap::builder::styling::Style;
use serde::Serialize;
use tuomari_audit::{Finding, Tally};
use tuomari_notation::{Form, write_move};

use crate::{
    mating,
    messages::Messages,
    output::{ALARM, Answer, HEADING, NOTICE, QUIET, hung, lines, shown, styled},
};

impl Answer for Finding {
    fn to_text(&self, say: &Messages) -> String {
        let mut text = styled(HEADING, &place(self, say));
        text.push('\n');
        let id = self.found.or(self.unknown).unwrap_or_default();
        let word = self.word.as_ref();
        let values = [
            ("word", word.map_or("", |word| &word.text).to_owned().into()),
            ("line", word.map_or(0, |word| word.line).to_string().into()),
            ("recorded", self.recorded.unwrap_or("*").into()),
        ];
        let mut said = say.with_all(&format!("audit-{id}"), &values);
        if let Some(reason) = self.reason {
            _ = write!(said, " {}", say.text(&format!("illegality-{reason}")));
        }
        if self.unknown.is_some() {
            let key = if self.for_arbiter {
                "audit-for-arbiter"
            } else {
                "audit-unknown"
            };
            said = say.with(key, [("what", said.into())]);
        } else if let Some(should_be) = self.should_be.filter(|_| self.contradicts_result) {
            let values = [
                ("result", should_be.into()),
                ("recorded", self.recorded.unwrap_or("*").into()),
            ];
            _ = write!(said, " {}", say.with("audit-should-be", values));
        }
        let style = match (self.unknown, self.contradicts_result) {
            (Some(_), _) => QUIET,
            (None, true) => ALARM,
            (None, false) => NOTICE,
        };
        let articles = match self.articles.as_slice() {
            [] => String::new(),
            articles => format!(" ({})", articles.join(", ")),
        };
        text.push_str(&hung(&format!("{}{articles}", painted(style, &said)), 2));
        if let Some(mating) = &self.mating {
            text.push_str(&hung(&mating::told(mating, say), 2));
        }
        // A FEN is copied, so its line is not broken.
        _ = writeln!(text, "  {}", position(self, say));
        text
    }
}

fn place(finding: &Finding, say: &Messages) -> String {
    let name = |name: &Option<String>| shown(name.as_deref().unwrap_or("?"));
    let values = [
        ("file", finding.file.clone().into()),
        ("game", finding.game.to_string().into()),
        ("line", finding.line.to_string().into()),
        ("offset", finding.offset.to_string().into()),
        ("white", name(&finding.white).into()),
        ("black", name(&finding.black).into()),
        ("site", name(&finding.site).into()),
    ];
    say.with("audit-place", values)
}

fn position(finding: &Finding, say: &Messages) -> String {
    let Some((before, m)) = &finding.after else {
        return say.with("audit-at-start", [("fen", finding.fen.clone().into())]);
    };
    let dots = before.turn().fold_wb(".", "...");
    let written = write_move(before, *m, say.notation(), Form::SHORT);
    let values = [
        (
            "move",
            format!("{}{dots} {written}", before.move_number()).into(),
        ),
        ("ply", finding.ply.to_string().into()),
        ("fen", finding.fen.clone().into()),
    ];
    say.with("audit-after", values)
}

/// A style that holds over the ends of lines.
fn painted(style: Style, text: &str) -> String {
    let words = text.split(' ').map(|word| styled(style, word));
    words.collect::<Vec<String>>().join(" ")
}

/// The summary as the last line for programs.
#[derive(Debug, Serialize)]
pub(super) struct Summary<'t> {
    pub(super) summary: &'t Tally,
}

/// The counts so far, in a few words.
pub(super) fn in_short(tally: &Tally, say: &Messages) -> String {
    let values = [
        ("games", tally.games.to_string().into()),
        ("findings", tally.findings.to_string().into()),
    ];
    say.with("audit-progress", values)
}

impl Answer for Summary<'_> {
    fn to_text(&self, say: &Messages) -> String {
        let tally = self.summary;
        let mut said = Vec::new();
        if tally.interrupted {
            said.push(say.text("audit-interrupted"));
        }
        let values = [
            ("rulebook", tally.rulebook.into()),
            ("profile", tally.profile.into()),
            ("games", tally.games.into()),
        ];
        said.push(styled(HEADING, &say.with("audit-games", values)));
        if tally.findings == 0 {
            said.push(say.text("audit-clean"));
        } else {
            let values = [
                ("findings", tally.findings.into()),
                ("contradictions", tally.contradictions.into()),
            ];
            said.push(say.with("audit-findings", values));
        }
        let kinds = tally.kinds.iter();
        said.extend(kinds.map(|(id, count)| {
            let name = say.text(&format!("audit-name-{id}"));
            format!("  {count:>6}  {name}")
        }));
        if tally.unknown > 0 {
            let values = [
                ("count", tally.unknown.into()),
                ("search", (tally.unknown - tally.for_arbiter).into()),
            ];
            said.push(say.with("audit-unknowns", values));
        }
        if tally.not_judged > 0 {
            said.push(say.with("audit-not-judged", [("count", tally.not_judged.into())]));
        }
        lines(&said)
    }
}
