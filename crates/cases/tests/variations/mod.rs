//! The same facts, told otherwise: whoever tells them, whenever and wherever,
//! the same must come of them, unless a table of data says why not.
//!
//! Every scenario is taken as a case: the table as it was put up and what was
//! done at it. Each way of [`ways`] tells it anew, and the two verdicts are
//! compared point by point. Each case is also played under other rulebooks
//! ([`rulebooks`]), and games of random play are told otherwise like the rest
//! ([`generated`]).

mod case;
mod expected;
mod generated;
mod rulebooks;
mod turned;
mod verdict;
mod ways;

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    panic,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use tuomari_rulebook::{ArticleId, Kind, Rulebook, Setting};
use tuomari_testkit::quick_or_full;

pub(crate) use self::case::Case;
use self::{
    expected::{Expected, Told},
    turned::Turned,
    verdict::{Point, Verdict},
    ways::{OF_WHOLE_GAMES, Varied, WAYS},
};
use crate::runner;

/// An article that the software enforces is in at least so many variations.
const EACH_ARTICLE: usize = 4;
/// Each case is played under so many other rules, others from case to case; at
/// full size under all.
const ELSEWHERE: usize = 1;
/// And so many run in all.
const IN_ALL: usize = 20_000;

/// So many games of random play are told otherwise.
const GENERATED: usize = 360;
const GENERATED_FULL: usize = 9_000;
/// The positions the analyser looks at when it is to come to an answer.
const PLENTY: u64 = 1_000_000;

/// A variation that was played.
struct Outcome {
    way: &'static str,
    act: String,
    rules: String,
    case: String,
    articles: BTreeSet<ArticleId>,
    /// Of the case so told, so that two alike count once.
    digest: u64,
    differ: BTreeSet<Point>,
    /// How many acts of it were compared.
    count: usize,
    /// Whether the analyser had too little time for an answer.
    is_unsure: bool,
    /// Under another rulebook: the settings whose values make the difference.
    settings: Vec<Setting>,
    /// Both verdicts, on the points that differ.
    texts: String,
}

/// Runs every variation of the cases; fails on a difference that the table
/// does not explain, on a row that explains none, and if there are too few.
pub(crate) fn run(folders: &[&str]) {
    let expected = Expected::read(&runner::root().join("variations.txt"));
    let elsewhere = rulebooks::Table::read(&runner::root().join("rulebooks.txt"));
    let noisy = panic::take_hook();
    // A table that cannot be put up so is no variation: no need to print it.
    panic::set_hook(Box::new(|_| {}));
    let mut cases = runner::cases(folders);
    cases.extend(generated::cases(quick_or_full(GENERATED, GENERATED_FULL)));
    let part = part();
    if let Some((which, of)) = part {
        let mut places = (0..of).cycle();
        cases.retain(|_| places.next() == Some(which));
    }
    let outcomes = play_all(&cases);
    panic::set_hook(noisy);
    let mut unexplained = Vec::new();
    for outcome in &outcomes {
        let told = Told {
            way: outcome.way,
            act: &outcome.act,
            rules: &outcome.rules,
            case: &outcome.case,
        };
        let mut explained = expected.explained(told, &outcome.differ);
        explained.extend(elsewhere.explained(&outcome.settings, &outcome.differ));
        let left: BTreeSet<Point> = outcome.differ.difference(&explained).copied().collect();
        if !left.is_empty() {
            unexplained.push((outcome, left));
        }
    }
    report(&cases, &outcomes, &unexplained);
    assert!(unexplained.is_empty(), "{} differ", unexplained.len());
    if part.is_some() {
        // The rest is about all of them.
        return;
    }
    assert_enough(&outcomes);
    // A quick run meets but some rulebooks and few games of random play.
    let in_full = quick_or_full(0, 1) == 1;
    let idle = expected.idle(|way, case| {
        in_full || !rulebooks::WAYS.contains(&way) && !case.starts_with("generated")
    });
    assert!(
        idle.is_empty(),
        "lines {idle:?} of scenarios/variations.txt explain nothing"
    );
    let idle = elsewhere.idle();
    assert!(
        idle.is_empty() || !in_full,
        "settings {idle:?} of scenarios/rulebooks.txt explain nothing"
    );
}

/// One part of several, if `TUOMARI_PART` asks for it: `3/8` is the third of
/// eight. Together they are the whole.
fn part() -> Option<(usize, usize)> {
    #[allow(clippy::disallowed_methods, reason = "a test is told how much to do")]
    let asked = std::env::var("TUOMARI_PART").ok()?;
    let (which, of) = asked.split_once('/').expect("a part such as 3/8");
    let number = |text: &str| text.parse::<usize>().expect("a number");
    let (which, of) = (number(which), number(of));
    assert!((1..=of).contains(&which), "part {which} of {of}");
    Some((which - 1, of))
}

fn play_all(cases: &[Case]) -> Vec<Outcome> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut found = Vec::new();
        while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
            found.extend(outcomes(case));
        }
        found
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..2).map(|_| scope.spawn(work)).collect();
        let join = |thread: thread::ScopedJoinHandle<'_, Vec<Outcome>>| {
            thread.join().expect("no variation panics")
        };
        threads.into_iter().flat_map(join).collect()
    })
}

fn outcomes(case: &Case) -> Vec<Outcome> {
    let Some(played) = case.play() else {
        return Vec::new();
    };
    let all: &[_] = if case.is_generated() {
        &OF_WHOLE_GAMES
    } else {
        &WAYS
    };
    let ways = all.iter().flat_map(|way| way(case, &played));
    let mut found: Vec<Outcome> = ways
        .filter_map(|varied| outcome_of(case, &played, &varied))
        .collect();
    let count = quick_or_full(ELSEWHERE, usize::MAX);
    found.extend(rulebooks::outcomes(case, &played, count));
    found
}

/// Plays the case otherwise and compares.
fn outcome_of(case: &Case, played: &case::Played, varied: &Varied) -> Option<Outcome> {
    let whole = compared(played, varied)?;
    let alike = varied.case.commands.len() == case.commands.len();
    if whole.differ.is_empty() || !case.is_generated() || !alike {
        return Some(whole);
    }
    let parted = parted(case, varied)?;
    if varied.turned == Turned::No || !parted.is_unsure {
        return Some(parted);
    }
    // How far the analyser comes in its time hangs on where it begins, and with
    // the colours that changes: asked again with more time.
    let mut varied = varied.until(case.commands.len());
    varied.case.setup.positions = PLENTY;
    let mut case = case.clone();
    case.setup.positions = PLENTY;
    let whole = compared(&case.play()?, &varied)?;
    if whole.differ.is_empty() {
        return Some(whole);
    }
    self::parted(&case, &varied)
}

/// Two tellings of a game of random play that come out otherwise, up to the act
/// at which they part, which is named. Nobody there acts upon what came before:
/// what comes later in one game says nothing of the other.
fn parted(case: &Case, varied: &Varied) -> Option<Outcome> {
    let until = |count: usize| compared(&case.until(count).play()?, &varied.until(count));
    let (mut same, mut apart) = (0, case.commands.len());
    while apart - same > 1 {
        let middle = same.midpoint(apart);
        if until(middle)?.differ.is_empty() {
            same = middle;
        } else {
            apart = middle;
        }
    }
    Some(Outcome {
        act: ways::name(&case.commands[same].act),
        digest: varied.case.digest(),
        ..until(apart)?
    })
}

fn compared(first: &case::Played, varied: &Varied) -> Option<Outcome> {
    let played = match varied.turned {
        Turned::No => varied.case.play_as(first)?,
        Turned::Colors | Turned::Files => varied.case.play()?,
    };
    let is_unsure = first.is_unsure() || played.is_unsure();
    let first = Verdict::of(first, varied.turned);
    let other = Verdict::of(&played, Turned::No);
    let mut differ = first.differs(&other);
    differ.retain(|point| !varied.changes.contains(point));
    let mut texts = String::new();
    for point in &differ {
        let (one, two) = apart(first.text(*point), other.text(*point));
        _ = writeln!(texts, "    {}: {one}\n    otherwise: {two}", point.name());
    }
    Some(Outcome {
        way: varied.way,
        act: varied.act.clone(),
        rules: varied.case.rules(),
        case: varied.case.name.clone(),
        articles: varied.case.articles.clone(),
        digest: varied.case.digest(),
        differ,
        count: varied.case.commands.len(),
        is_unsure,
        settings: Vec::new(),
        texts,
    })
}

/// Fails if there are too few, in all or of an article that is enforced.
fn assert_enough(outcomes: &[Outcome]) {
    let distinct: BTreeSet<u64> = outcomes.iter().map(|outcome| outcome.digest).collect();
    assert!(
        distinct.len() >= IN_ALL,
        "only {} variations",
        distinct.len()
    );
    let mut of_article: BTreeMap<ArticleId, BTreeSet<u64>> = BTreeMap::new();
    for outcome in outcomes {
        for id in &outcome.articles {
            of_article.entry(*id).or_default().insert(outcome.digest);
        }
    }
    let enforced: Vec<ArticleId> = Rulebook::all()
        .flat_map(Rulebook::articles)
        .filter(|article| article.kind() == Kind::Enforced)
        .map(|article| article.id)
        .collect();
    let count = |id: &ArticleId| of_article.get(id).map_or(0, BTreeSet::len);
    let few: Vec<String> = enforced
        .iter()
        .filter(|id| count(id) < EACH_ARTICLE)
        .map(|id| format!("{id}: {}", count(id)))
        .collect();
    println!(
        "{} articles named, {} of them enforced; of these {} in fewer than {EACH_ARTICLE}",
        of_article.len(),
        enforced.len(),
        few.len()
    );
    assert!(few.is_empty(), "in too few variations: {}", few.join(", "));
}

/// The first lines that differ.
fn apart<'a>(one: &'a str, two: &'a str) -> (&'a str, &'a str) {
    let mut lines = one.lines().zip(two.lines());
    lines.find(|(one, two)| one != two).unwrap_or((one, two))
}

fn report(cases: &[Case], outcomes: &[Outcome], unexplained: &[(&Outcome, BTreeSet<Point>)]) {
    let mut ways: BTreeMap<&str, [usize; 3]> = BTreeMap::new();
    for outcome in outcomes {
        let count = ways.entry(outcome.way).or_default();
        count[0] += 1;
        count[1] += usize::from(!outcome.differ.is_empty());
    }
    for (outcome, _) in unexplained {
        ways.entry(outcome.way).or_default()[2] += 1;
    }
    let distinct: BTreeSet<u64> = outcomes.iter().map(|outcome| outcome.digest).collect();
    println!(
        "{} cases, {} variations, {} distinct",
        cases.len(),
        outcomes.len(),
        distinct.len()
    );
    for (way, [all, differ, not]) in &ways {
        println!("{way}: {all}, of which {differ} differ, {not} unexplained");
    }
    let mut text = String::new();
    for (outcome, left) in unexplained {
        let points: Vec<String> = left.iter().map(|point| point.name()).collect();
        let settings: Vec<String> = outcome.settings.iter().map(ToString::to_string).collect();
        _ = writeln!(
            text,
            "{} {} | {} | {} | {} | {}\n{}",
            outcome.way,
            settings.join(" "),
            outcome.act,
            outcome.rules,
            outcome.case,
            points.join(" "),
            outcome.texts
        );
    }
    println!("{text}");
}
