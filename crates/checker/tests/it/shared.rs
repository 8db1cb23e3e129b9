//! Files beside the repository and files checked in.

use std::io::Read as _;
use std::path::Path;

use tuomari_report::Report;

/// A file of `../shared/events/data`; `None`, said aloud, if it is not there.
pub(crate) fn file(name: &str) -> Option<Vec<u8>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/events/data");
    let path = Path::new(folder).join(name);
    let bytes = bytes(&path);
    if bytes.is_none() {
        eprintln!("not compared: ../shared/events/data/{name} is not here");
    }
    bytes
}

/// The text of a file that is packed.
pub(crate) fn packed(name: &str) -> Option<String> {
    let bytes = file(name)?;
    let mut text = String::new();
    let mut unpacked = flate2::read::GzDecoder::new(&bytes[..]);
    unpacked.read_to_string(&mut text).expect("a whole file");
    Some(text)
}

/// A competition out of a file with one in each line.
pub(crate) struct Line {
    pub(crate) name: String,
    pub(crate) report: Report,
}

/// All competitions of such a file.
pub(crate) fn lines(text: &str) -> Vec<Line> {
    let read = |line: &str| {
        let value: serde_json::Value = serde_json::from_str(line).unwrap();
        let trf = value["trf"].as_str().unwrap();
        Line {
            name: value["name"].as_str().unwrap().to_owned(),
            report: Report::read(trf.as_bytes()).unwrap_or_else(|error| panic!("{error}")),
        }
    };
    text.lines().map(read).collect()
}

#[expect(
    clippy::disallowed_methods,
    reason = "a test reads what it compares with"
)]
fn bytes(path: &Path) -> Option<Vec<u8>> {
    std::fs::read(path).ok()
}
