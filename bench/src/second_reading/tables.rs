//! The tables that games are played at: every rulebook in every profile, every
//! kind of table, starts from which something soon happens, little time.

use tuomari_record::{Entry, Replay};

use super::dice::Dice;

/// Every rulebook and profile.
pub const PROFILES: [&str; 18] = [
    "fide-2014/standard",
    "fide-2014/rapid-supervised",
    "fide-2014/rapid-unsupervised",
    "fide-2014/blitz-supervised",
    "fide-2014/blitz-unsupervised",
    "fide-2018/standard",
    "fide-2018/rapid-supervised",
    "fide-2018/rapid-unsupervised",
    "fide-2018/blitz-supervised",
    "fide-2018/blitz-unsupervised",
    "fide-2023/standard",
    "fide-2023/rapid-supervised",
    "fide-2023/rapid-unsupervised",
    "fide-2023/blitz-supervised",
    "fide-2023/blitz-unsupervised",
    "fi-blitz-2014/only",
    "fi-team-blitz/only",
    "fi-basics/only",
];

/// What an event must decide in some rulebooks and may not in others.
const DECISIONS: [&str; 3] = [
    r"{}",
    r#"{"fide-rated":"no"}"#,
    r#"{"default-time":"30min","fide-rated":"no"}"#,
];

/// Starts from which something soon happens; the games at hazard play from
/// them too.
const STARTS: &str = include_str!("../../../crates/conduct/tests/hazard/starts.txt");

const CONTROLS: [&str; 8] = [
    r#"{"periods":[{"base":25000}]}"#,
    r#"{"periods":[{"base":8000}]}"#,
    r#"{"periods":[{"base":20000,"extra":{"increment":1000}}]}"#,
    r#"{"periods":[{"base":180000,"extra":{"increment":2000}}]}"#,
    r#"{"periods":[{"base":15000,"extra":{"bronstein":2000}}]}"#,
    r#"{"periods":[{"base":15000,"extra":{"simple-delay":2000}}]}"#,
    r#"{"periods":[{"moves":4,"base":15000,"extra":{"increment":500}},{"base":12000,"extra":{"increment":500}}]}"#,
    r#"{"periods":[{"moves":3,"base":12000}]}"#,
];

/// A rulebook's profile with what an event must decide.
pub(super) struct House {
    pub(super) profile: &'static str,
    decisions: &'static str,
    /// A table of it, for its rules.
    pub(super) table: Replay,
}

/// All of them. A profile whose rules cannot be built is an error.
pub(super) fn houses() -> Result<Vec<House>, String> {
    let build = |profile: &'static str| {
        let mut built = DECISIONS.into_iter().filter_map(|decisions| {
            let text = line(profile, decisions, "strict", None, first_start());
            let entry = Entry::read(text.as_bytes()).ok()?;
            let table = Replay::begin(&entry).ok()?;
            Some(House {
                profile,
                decisions,
                table,
            })
        });
        built
            .next()
            .ok_or_else(|| format!("no rules for {profile}"))
    };
    PROFILES.into_iter().map(build).collect()
}

impl House {
    /// The first line of a game's record.
    pub(super) fn any_table(&self, dice: &mut Dice) -> Result<Entry, String> {
        let kind = match dice.below(8) {
            0 => "assisted",
            1 => "wooden",
            _ => "strict",
        };
        let untimed = self.profile.starts_with("fi-basics") || dice.percent(3);
        let control = if untimed {
            None
        } else {
            dice.any(&CONTROLS).copied()
        };
        let starts: Vec<&str> = STARTS.lines().collect();
        let start = dice.any(&starts).copied().unwrap_or_else(first_start);
        let text = line(self.profile, self.decisions, kind, control, start);
        Entry::read(text.as_bytes()).map_err(|error| error.to_string())
    }
}

fn first_start() -> &'static str {
    STARTS.lines().next().unwrap_or_default()
}

fn line(profile: &str, decisions: &str, kind: &str, control: Option<&str>, start: &str) -> String {
    let (book, face) = profile.split_once('/').unwrap_or((profile, "only"));
    let control = control.map_or_else(String::new, |control| format!(r#""control":{control},"#));
    format!(
        r#"{{"v":1,"at":0,"by":"organiser","table-created":{{"rulebook":"{book}","profile":"{face}","decisions":{decisions},"table":"{kind}",{control}"start":{{"fen":"{start}"}}}}}}"#
    )
}
