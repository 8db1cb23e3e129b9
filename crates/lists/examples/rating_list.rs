//! How long a rating list takes to be read, and how much memory.
//!
//! `cargo run --release -p tuomari-lists --example rating_list -- 1500000`
//! makes lists of so many players, as text and as XML, and reads them;
//! with a file instead of a number it reads that.
#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "an example measures, and opens what it is told"
)]

use std::error::Error;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::time::Instant;

use tuomari_lists::rating::{Pace, RatingList};

#[path = "../tests/it/made.rs"]
mod made;

fn main() -> Result<(), Box<dyn Error>> {
    let argument = std::env::args()
        .nth(1)
        .unwrap_or_else(|| "1500000".to_owned());
    let Ok(players) = argument.parse() else {
        return measure(&argument, BufReader::new(File::open(&argument)?));
    };
    for form in [made::Form::Text, made::Form::Xml] {
        let began = Instant::now();
        let bytes = std::io::copy(&mut made::Made::new(form, players), &mut std::io::sink())?;
        println!(
            "{form:?}: {bytes} bytes made in {:.2} s",
            began.elapsed().as_secs_f64()
        );
        let stream = BufReader::with_capacity(64 << 10, made::Made::new(form, players));
        measure(&format!("{form:?}, made and read"), stream)?;
    }
    Ok(())
}

fn measure(what: &str, stream: impl BufRead) -> Result<(), Box<dyn Error>> {
    let began = Instant::now();
    let list = RatingList::read(stream, Pace::Standard)?;
    let read = began.elapsed();
    let began = Instant::now();
    let mut found = 0;
    for number in 0..10_000 {
        let listed = list.by_id(made::player(number).id);
        found += usize::from(listed.is_some());
    }
    let ids = began.elapsed() / 10_000;
    let began = Instant::now();
    for number in 0..1000 {
        let beginning: String = made::player(number).name.chars().take(5).collect();
        found += list.by_name(&beginning).take(10).count();
    }
    let names = began.elapsed() / 1000;
    println!(
        "{what}: {} players in {:.2} s, {} skipped, the list holds {:.1} MB, at most {:.1} MB were held; \
         by id {} ns, by five letters {} us ({found} found)",
        list.len(),
        read.as_secs_f64(),
        list.skipped().len(),
        megabytes(list.bytes()),
        megabytes(peak()),
        ids.as_nanos(),
        names.as_micros(),
    );
    Ok(())
}

#[expect(clippy::cast_precision_loss, reason = "a figure to look at")]
fn megabytes(bytes: usize) -> f64 {
    bytes as f64 / 1e6
}

/// The most memory of this process so far, where the system says it.
fn peak() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<usize>().ok());
    kilobytes.unwrap_or(0) * 1024
}
