//! What an audit comes to.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{auditor::Report, finding::Finding};
use crate::{
    messages::Messages,
    output::{Answer, HEADING, styled},
};

/// The counts of an audit.
#[derive(Debug, Serialize)]
pub(crate) struct Tally {
    rulebook: &'static str,
    profile: &'static str,
    files: u64,
    games: u64,
    plies: u64,
    contradictions: u64,
    findings: u64,
    kinds: BTreeMap<&'static str, u64>,
    unknown: u64,
    not_judged: u64,
    /// Whether the user stopped it.
    pub(crate) interrupted: bool,
}

/// The summary as the last line for programs.
#[derive(Debug, Serialize)]
pub(crate) struct Summary<'t> {
    summary: &'t Tally,
}

impl Tally {
    /// Nothing yet, by these rules.
    pub(crate) fn new(rulebook: &'static str, profile: &'static str) -> Tally {
        Tally {
            rulebook,
            profile,
            files: 0,
            games: 0,
            plies: 0,
            contradictions: 0,
            findings: 0,
            kinds: BTreeMap::new(),
            unknown: 0,
            not_judged: 0,
            interrupted: false,
        }
    }

    /// Adds what a piece holds.
    pub(crate) fn add(&mut self, report: &Report) {
        self.games += report.games;
        self.plies += report.plies;
        self.not_judged += report.not_judged;
        for finding in &report.findings {
            self.count(finding);
        }
    }

    fn count(&mut self, finding: &Finding) {
        let Some(id) = finding.id() else {
            self.unknown += 1;
            return;
        };
        self.findings += 1;
        self.contradictions += u64::from(finding.contradicts_result());
        *self.kinds.entry(id).or_default() += 1;
    }

    /// Counts a file that was read.
    pub(crate) fn end_of_file(&mut self) {
        self.files += 1;
    }

    /// Whether anything was found.
    pub(crate) fn is_clean(&self) -> bool {
        self.findings == 0
    }

    /// Games so far.
    pub(crate) fn games(&self) -> u64 {
        self.games
    }

    /// The counts so far, in a few words.
    pub(crate) fn in_short(&self, say: &Messages) -> String {
        let values = [
            ("games", self.games.to_string().into()),
            ("findings", self.findings.to_string().into()),
        ];
        say.with("audit-progress", values)
    }

    /// The summary.
    pub(crate) fn summary(&self) -> Summary<'_> {
        Summary { summary: self }
    }
}

impl Answer for Summary<'_> {
    fn to_text(&self, say: &Messages) -> String {
        let tally = self.summary;
        let mut lines = Vec::new();
        if tally.interrupted {
            lines.push(say.text("audit-interrupted"));
        }
        let values = [
            ("rulebook", tally.rulebook.into()),
            ("profile", tally.profile.into()),
            ("games", tally.games.into()),
        ];
        lines.push(styled(HEADING, &say.with("audit-games", values)));
        if tally.findings == 0 {
            lines.push(say.text("audit-clean"));
        } else {
            let values = [
                ("findings", tally.findings.into()),
                ("contradictions", tally.contradictions.into()),
            ];
            lines.push(say.with("audit-findings", values));
        }
        let kinds = tally.kinds.iter();
        lines.extend(kinds.map(|(id, count)| {
            let name = say.text(&format!("audit-name-{id}"));
            format!("  {count:>6}  {name}")
        }));
        if tally.unknown > 0 {
            lines.push(say.with("audit-unknowns", [("count", tally.unknown.into())]));
        }
        if tally.not_judged > 0 {
            lines.push(say.with("audit-not-judged", [("count", tally.not_judged.into())]));
        }
        crate::output::lines(&lines)
    }
}
