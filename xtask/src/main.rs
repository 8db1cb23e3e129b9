//! The house checks itself.
//!
//! `cargo xtask tidy` reads the repository and holds it to the habits that no
//! compiler and no linter holds: which crate may know which, how long a file
//! may grow, that every link leads somewhere, that every dependency was
//! decided in writing. Each finding says where, what is wrong and what to do
//! next.
//!
//! A check is a function from text to findings. Only [`tree`] reads files and
//! only [`metadata`] starts a process, so every check is tested on text.

mod arrows;
mod code;
mod decisions;
mod finding;
mod forbidden;
mod functions;
mod header;
mod length;
mod links;
mod manifest;
mod metadata;
mod tidy;
mod tree;

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments == ["tidy"] {
        tidy()
    } else {
        eprintln!("usage: cargo xtask tidy    hold the repository to the habits of the house");
        ExitCode::from(2)
    }
}

fn tidy() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies one folder below the root of the repository");
    let report = match tidy::tidy(root) {
        Ok(report) => report,
        Err(obstacle) => {
            eprintln!("tidy: could not look: {obstacle}");
            return ExitCode::from(2);
        }
    };
    for finding in &report.findings {
        eprintln!("{finding}");
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
