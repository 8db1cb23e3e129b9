//! The same case under every other rulebook.
//!
//! A rule asks for settings, never for editions. So under another rulebook with
//! the same values the same must come of a case; and where the values differ,
//! what differs must be what one of those values is about. Which values those
//! are is found out by trying, and `scenarios/rulebooks.txt` says what each of
//! them may change.

use std::{cell::Cell, collections::BTreeSet, fs, path::Path};

use tuomari_rulebook::{Profile, Rulebook, Setting};

use super::{
    Outcome,
    case::{Case, Played},
    outcome_of,
    turned::Turned,
    verdict::{Point, Verdict},
    ways::Varied,
};

/// With the values of the case's own rules, and with those of the others.
pub(super) const WAYS: [&str; 2] = ["same-values", "rulebook"];

/// Under other rules everything is called by other articles.
const CHANGES: &[Point] = &[Point::Story, Point::Articles];

/// Once something has come out otherwise, the acts that follow in the case may
/// be out of turn.
const FOLLOWING: [Point; 3] = [Point::Refusals, Point::Clocks, Point::Board];

/// Tells a case under so many other rules; under which, its digest says, so
/// that a new case leaves the others as they are.
pub(super) fn outcomes(case: &Case, played: &Played, count: usize) -> Vec<Outcome> {
    let houses = houses(case);
    let first = case.digest() % houses.len().max(1) as u64;
    let some = houses
        .iter()
        .cycle()
        .skip(usize::try_from(first).unwrap_or(0));
    let mut found = Vec::new();
    for (book, profile) in some.take(count.min(houses.len())) {
        let mut there = case.clone();
        there.setup.rulebook = Some(*book);
        there.setup.profile = *profile;
        there.setup.overlay &= book.name().starts_with("fide");
        found.extend(under(case, played, &there));
    }
    found
}

/// All rules but the case's own.
fn houses(case: &Case) -> Vec<(Rulebook, Profile)> {
    let own = (case.setup.rulebook, case.setup.profile);
    let all = Rulebook::all().flat_map(|book| book.profiles().map(move |profile| (book, profile)));
    all.filter(|(book, profile)| (Some(*book), *profile) != own)
        .collect()
}

/// With the same values, and as the rules there are.
fn under(case: &Case, played: &Played, there: &Case) -> Vec<Outcome> {
    let Some(rules) = there.rules_there() else {
        return Vec::new();
    };
    let differing: Vec<(Setting, String)> = Setting::all()
        .filter(|setting| rules.value(*setting).value != played.rules.value(*setting).value)
        .map(|setting| (setting, played.rules.value(setting).value.text(setting)))
        .collect();
    let mut found = Vec::new();
    let same = varied(WAYS[0], with(there, &differing));
    let Some(same) = outcome_of(case, played, &same) else {
        return found;
    };
    let Some(mut as_is) = outcome_of(case, played, &varied(WAYS[1], there.clone())) else {
        return found;
    };
    // What comes out otherwise for another reason than values, and before them.
    let otherwise = !same.differ.is_empty() && same.count <= as_is.count;
    found.push(same);
    if !otherwise && !as_is.differ.is_empty() {
        as_is.settings = made_by(
            &case.until(as_is.count),
            &there.until(as_is.count),
            differing,
        );
    }
    found.push(as_is);
    found
}

/// The settings by which a case comes out otherwise there.
fn made_by(case: &Case, there: &Case, differing: Vec<(Setting, String)>) -> Vec<Setting> {
    let Some(played) = case.play() else {
        return Vec::new();
    };
    let first = Verdict::of(&played, Turned::No);
    let tells = |kept: &[(Setting, String)]| {
        let other = with(there, kept).play_as(&played);
        other.is_some_and(|other| {
            let mut differ = first.differs(&Verdict::of(&other, Turned::No));
            differ.retain(|point| !CHANGES.contains(point));
            differ.is_empty()
        })
    };
    let needed = needed(differing, &tells);
    needed.into_iter().map(|(setting, _)| setting).collect()
}

fn with(there: &Case, supposed: &[(Setting, String)]) -> Case {
    let mut case = there.clone();
    case.setup.supposed = supposed.to_vec();
    case
}

fn varied(way: &'static str, case: Case) -> Varied {
    Varied {
        way,
        act: String::new(),
        case,
        turned: Turned::No,
        changes: CHANGES,
    }
}

/// Those without which it no longer holds: what can be left out is left out,
/// in large pieces first.
fn needed<T: Clone>(mut kept: Vec<T>, holds: &impl Fn(&[T]) -> bool) -> Vec<T> {
    let mut piece = kept.len().div_ceil(2);
    while piece > 0 {
        let mut at = 0;
        while at < kept.len() {
            let end = (at + piece).min(kept.len());
            let without: Vec<T> = [&kept[..at], &kept[end..]].concat();
            if holds(&without) {
                kept = without;
            } else {
                at = end;
            }
        }
        piece /= 2;
    }
    kept
}

/// What each setting may change, from `scenarios/rulebooks.txt`.
pub(super) struct Table(Vec<Row>);

struct Row {
    setting: Setting,
    points: BTreeSet<Point>,
    used: Cell<bool>,
}

impl Table {
    #[allow(
        clippy::disallowed_methods,
        reason = "a test reads the files it is about"
    )]
    pub(super) fn read(file: &Path) -> Table {
        let text = fs::read_to_string(file).expect("scenarios/rulebooks.txt is there");
        let rows = text
            .lines()
            .filter(|line| !line.trim().is_empty() && !line.starts_with('#'))
            .map(row);
        Table(rows.collect())
    }

    /// What the settings may change together, and what may follow from that.
    pub(super) fn explained(
        &self,
        settings: &[Setting],
        differ: &BTreeSet<Point>,
    ) -> BTreeSet<Point> {
        let mut explained = BTreeSet::new();
        for row in self.0.iter().filter(|row| settings.contains(&row.setting)) {
            row.used.set(true);
            explained.extend(row.points.intersection(differ));
            explained.extend(FOLLOWING);
        }
        explained
    }

    /// Settings that are listed and changed nothing.
    pub(super) fn idle(&self) -> Vec<Setting> {
        let idle = self.0.iter().filter(|row| !row.used.get());
        idle.map(|row| row.setting).collect()
    }
}

fn row(line: &str) -> Row {
    let cells: Vec<&str> = line.split('|').map(str::trim).collect();
    let [setting, points, why] = cells.as_slice() else {
        panic!("{line}: setting | what may differ | why");
    };
    assert!(why.len() > 9, "{line}: no reason");
    Row {
        setting: setting.parse().expect("a setting"),
        points: points.split_whitespace().map(Point::named).collect(),
        used: Cell::new(false),
    }
}
