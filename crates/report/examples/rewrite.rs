//! Reads a report file and writes it anew.
//!
//! `cargo run -p tuomari-report --example rewrite -- IN OUT [trf16]`, for
//! `scripts/second-readers`, which asks other programs what they see in both.
#![allow(
    clippy::disallowed_methods,
    reason = "an example opens what it is told"
)]

use std::error::Error;

use tuomari_report::{Form, Report};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(from), Some(to)) = (arguments.next(), arguments.next()) else {
        return Err("expected a file to read and a file to write".into());
    };
    let form = match arguments.next().as_deref() {
        Some("trf16") => Form::Trf16,
        _ => Form::Trf26,
    };
    let report = Report::read(&std::fs::read(from)?)?;
    std::fs::write(to, report.write(form)?)?;
    Ok(())
}
