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

const STARTS: [&str; 24] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 0 1",
    "8/P6k/8/8/8/8/p6K/8 w - - 0 60",
    "4k3/8/8/4r3/8/7R/8/4K3 w - - 0 1",
    "7k/8/6K1/8/8/8/8/R7 w - - 0 80",
    "8/8/8/8/8/4k3/3n4/4K2B w - - 90 70",
    "8/8/4k3/8/8/3QK3/8/8 b - - 98 90",
    "8/8/8/8/8/4k3/8/4K1RN w - - 147 170",
    "8/5kr1/8/8/8/8/1B6/2K2N2 b - - 149 190",
    "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 50",
    "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
    "k7/8/1K6/8/8/8/8/7R w - - 0 1",
    "2r1k3/1P6/8/3pP3/8/8/8/4K3 w - d6 0 1",
    "5k2/5P2/5K2/8/8/8/8/8 w - - 0 1",
    "8/5k2/8/8/8/2n5/3p4/2K5 w - - 0 1",
    "8/2k5/8/8/3b4/8/4N3/4K3 b - - 95 60",
    "8/1q3k2/8/8/8/8/5N2/5K2 w - - 0 1",
    "3k4/8/3K4/8/8/8/3P4/8 w - - 96 1",
    "1b2k3/8/8/8/8/8/8/2B1K3 w - - 0 1",
    "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
    "8/PPP4k/8/8/8/8/ppp4K/8 w - - 0 40",
    "4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 30",
    "P5k1/8/8/8/8/8/6K1/7r w - - 0 90",
];

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
            let text = line(profile, decisions, "strict", None, STARTS[0]);
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
        let start = dice.any(&STARTS).copied().unwrap_or(STARTS[0]);
        let text = line(self.profile, self.decisions, kind, control, start);
        Entry::read(text.as_bytes()).map_err(|error| error.to_string())
    }
}

fn line(profile: &str, decisions: &str, kind: &str, control: Option<&str>, start: &str) -> String {
    let (book, face) = profile.split_once('/').unwrap_or((profile, "only"));
    let control = control.map_or_else(String::new, |control| format!(r#""control":{control},"#));
    format!(
        r#"{{"v":1,"at":0,"by":"organiser","table-created":{{"rulebook":"{book}","profile":"{face}","decisions":{decisions},"table":"{kind}",{control}"start":{{"fen":"{start}"}}}}}}"#
    )
}
