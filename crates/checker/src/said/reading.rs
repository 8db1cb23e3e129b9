//! Why a file cannot be read, in words.

use tuomari_report::{Fix, Problem, ReadError};

use super::Said;

/// What is wrong at which place, then what to do about it.
pub fn said_of_reading(error: &ReadError) -> [Said; 2] {
    let count = |number: usize| u64::try_from(number).unwrap_or(u64::MAX);
    let said = Said::new("competition-unreadable")
        .number("line", count(error.line))
        .number("column", count(error.column))
        .phrase("problem", problem(error.problem));
    let between = |key, from: usize, to: usize| {
        Said::new(key)
            .number("from", count(from))
            .number("to", count(to))
    };
    let fix = match error.fix {
        Fix::SaveAsUtf8 => Said::new("competition-fix-utf-8"),
        Fix::SplitFile => Said::new("competition-fix-split"),
        Fix::BeginWithRecord => Said::new("competition-fix-record"),
        Fix::AlignWith { from, to } => between("competition-fix-align", from, to),
        Fix::WriteNumber { from, to } => between("competition-fix-number", from, to),
        Fix::WritePoints { from, to } => between("competition-fix-points", from, to),
        Fix::WriteDate { form } => Said::new("competition-fix-date").text("form", form),
        Fix::TakeOneOf(signs) => Said::new("competition-fix-sign").text("signs", signs),
        Fix::TakeAway => Said::new("competition-fix-away"),
        Fix::WriteOpponent { from, to } => between("competition-fix-opponent", from, to),
    };
    [said, fix]
}

fn problem(problem: Problem) -> Said {
    match problem {
        Problem::NotUtf8 => Said::new("competition-problem-utf-8"),
        Problem::TooLarge => Said::new("competition-problem-too-large"),
        Problem::NoRecord => Said::new("competition-problem-no-record"),
        Problem::BetweenFields => Said::new("competition-problem-between"),
        Problem::NotANumber => Said::new("competition-problem-number"),
        Problem::OutOfBounds => Said::new("competition-problem-bounds"),
        Problem::NotPoints => Said::new("competition-problem-points"),
        Problem::NotADate => Said::new("competition-problem-date"),
        Problem::UnknownSign => Said::new("competition-problem-sign"),
        Problem::Missing => Said::new("competition-problem-missing"),
        Problem::Twice => Said::new("competition-problem-twice"),
        Problem::NoOpponent => Said::new("competition-problem-no-opponent"),
    }
}
