//! Files beside the repository and files checked in.

use std::io::Read as _;
use std::path::Path;

use serde_json::Value;
use tuomari_report::Report;

/// A file of `../shared/events/data`, unpacked; `None`, said aloud, if it is
/// not there.
pub(crate) fn file(name: &str) -> Option<Vec<u8>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/events/data");
    let path = Path::new(folder).join(name);
    let Some(bytes) = bytes(&path) else {
        eprintln!("not compared: ../shared/events/data/{name} is not here");
        return None;
    };
    if path.extension().is_none_or(|extension| extension != "gz") {
        return Some(bytes);
    }
    let mut unpacked = Vec::new();
    let mut packed = flate2::read::MultiGzDecoder::new(&bytes[..]);
    packed.read_to_end(&mut unpacked).expect("a whole file");
    Some(unpacked)
}

/// The same as text.
pub(crate) fn text(name: &str) -> Option<String> {
    Some(String::from_utf8(file(name)?).unwrap())
}

/// A competition out of a file with one in each line.
pub(crate) struct Line {
    pub(crate) name: String,
    pub(crate) report: Report,
    /// What else the line says.
    pub(crate) value: Value,
}

/// All competitions of such a file.
pub(crate) fn lines(text: &str) -> Vec<Line> {
    text.lines().map(line).collect()
}

/// One of them.
pub(crate) fn line(text: &str) -> Line {
    let value: Value = serde_json::from_str(text).unwrap();
    let trf = value["trf"].as_str().unwrap();
    Line {
        name: value["name"].as_str().unwrap().to_owned(),
        report: read(trf.as_bytes()),
        value,
    }
}

#[track_caller]
pub(crate) fn read(file: &[u8]) -> Report {
    Report::read(file).unwrap_or_else(|error| panic!("{error}"))
}

#[expect(
    clippy::disallowed_methods,
    reason = "a test reads what it compares with"
)]
fn bytes(path: &Path) -> Option<Vec<u8>> {
    std::fs::read(path).ok()
}
