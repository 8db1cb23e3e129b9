//! The house checks itself.
//!
//! `cargo xtask tidy` reads the repository and holds it to the habits that no
//! compiler and no linter holds: which crate may know which, how long a file
//! may grow, that every link leads somewhere, that every dependency was
//! decided in writing, is used and has a licence we may take. Each finding says where, what is wrong and what to do
//! next.
//!
//! A check is a function from text to findings. Only [`tree`] reads files and
//! only [`metadata`] starts a process, so every check is tested on text.
//!
//! `cargo xtask flips` flips every setting that an article fixes and lists
//! those whose scenarios do not notice; `cargo xtask mutants` makes the rules
//! themselves wrong ([mutants](../../mutants/src/main.rs)). `cargo xtask
//! language de` begins a language, or says how far one has come.

mod arrows;
mod circles;
mod code;
mod comments;
mod decisions;
mod finding;
mod forbidden;
mod functions;
mod header;
mod joining;
mod language;
mod length;
mod licence;
mod links;
mod manifest;
mod metadata;
mod published;
mod readings;
mod taken;
mod tidy;
mod tree;
mod unused;

use std::path::Path;
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["tidy"] => tidy(),
        ["flips"] => flips(),
        ["mutants", rest @ ..] => mutants(rest),
        ["language", code] => language(code),
        _ => {
            eprintln!("usage: cargo xtask tidy          hold the repository to its habits");
            eprintln!("       cargo xtask flips         flip the settings; a scenario must notice");
            eprintln!("       cargo xtask mutants       make rules wrong; a scenario must notice");
            eprintln!("       cargo xtask language CODE begin a language, or say what is left");
            ExitCode::from(2)
        }
    }
}

/// The flips are a test like any other; here what it prints is shown.
fn flips() -> ExitCode {
    let test = "a_flipped_setting_fails_a_scenario_that_names_its_article";
    cargo(&[
        "test",
        "--package",
        "tuomari-cases",
        "--test",
        "scenarios",
        "--",
        test,
        "--exact",
        "--nocapture",
    ])
}

fn mutants(arguments: &[&str]) -> ExitCode {
    let run = ["run", "--quiet", "--package", "tuomari-mutants", "--"];
    cargo(&[&run, arguments].concat())
}

fn cargo(arguments: &[&str]) -> ExitCode {
    match Command::new(env!("CARGO")).args(arguments).status() {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(obstacle) => {
            eprintln!("xtask: cargo could not be started: {obstacle}");
            ExitCode::from(2)
        }
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies one folder below the root of the repository")
}

fn language(code: &str) -> ExitCode {
    match begin_language(code) {
        Ok(told) => {
            print!("{told}");
            ExitCode::SUCCESS
        }
        Err(obstacle) => {
            eprintln!("language: {obstacle}");
            ExitCode::from(2)
        }
    }
}

/// Writes the files of a language, and tells what is left to do.
fn begin_language(code: &str) -> Result<String, String> {
    let sources = tree::sources(root(), &[".ftl", ".md", ".toml", ".rs", ".ts"])?;
    let work = language::work(code, &sources)?;
    for file in &work.written {
        tree::write(root(), file)?;
    }
    Ok(work.told(code))
}

fn tidy() -> ExitCode {
    let report = match tidy::tidy(root()) {
        Ok(report) => report,
        Err(obstacle) => {
            eprintln!("tidy: could not look: {obstacle}");
            return ExitCode::from(2);
        }
    };
    for finding in &report.findings {
        eprintln!("{finding}");
    }
    println!(
        "tidy: crates in several versions: {} ({})",
        report.doubles.len(),
        report.doubles.join(", ")
    );
    for circle in &report.circles {
        let files = circle.files.len();
        println!(
            "tidy: largest import circle of {}: {files} files",
            circle.folder
        );
    }
    if report.findings.is_empty() {
        println!("tidy: {} files looked at, all in order", report.files);
        ExitCode::SUCCESS
    } else {
        eprintln!(
            "tidy: {} files looked at, findings: {}",
            report.files,
            report.findings.len()
        );
        ExitCode::FAILURE
    }
}
