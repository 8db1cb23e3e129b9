//! What an audit comes to.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{auditor::Report, finding::Finding};

/// The counts of an audit.
#[derive(Clone, Debug, Serialize)]
pub struct Tally {
    pub rulebook: &'static str,
    pub profile: &'static str,
    /// Files that were read to their end.
    pub files: u64,
    pub games: u64,
    /// Moves of both players.
    pub plies: u64,
    /// Findings that contradict the recorded result.
    pub contradictions: u64,
    pub findings: u64,
    /// How many of each kind.
    pub kinds: BTreeMap<&'static str, u64>,
    /// What could not be settled.
    pub unknown: u64,
    /// How much of it no search would settle.
    pub for_arbiter: u64,
    /// Games that follow other rules or stand in several pieces.
    pub not_judged: u64,
    /// Whether the user stopped it.
    pub interrupted: bool,
}

impl Tally {
    /// Nothing yet, by these rules.
    pub fn new(rulebook: &'static str, profile: &'static str) -> Tally {
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
            for_arbiter: 0,
            not_judged: 0,
            interrupted: false,
        }
    }

    /// Adds what a piece holds.
    pub fn add(&mut self, report: &Report) {
        self.games += report.games;
        self.plies += report.plies;
        self.not_judged += report.not_judged;
        for finding in &report.findings {
            self.count(finding);
        }
    }

    fn count(&mut self, finding: &Finding) {
        let Some(id) = finding.found else {
            self.unknown += 1;
            self.for_arbiter += u64::from(finding.for_arbiter);
            return;
        };
        self.findings += 1;
        self.contradictions += u64::from(finding.contradicts_result);
        *self.kinds.entry(id).or_default() += 1;
    }

    /// Counts a file that was read.
    pub fn end_of_file(&mut self) {
        self.files += 1;
    }
}
