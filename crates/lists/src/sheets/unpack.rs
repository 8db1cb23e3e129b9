//! What is in a zip file, and how much it would become.

use std::io::{Cursor, Read};

use quick_xml::Reader;
use quick_xml::events::Event;
use zip::ZipArchive;

use super::{broken, too_large};
use crate::error::ListError;

/// The most that all the parts of a file unpack to, in bytes.
pub(super) const MOST_UNPACKED: usize = 64 << 20;

/// The most parts of a file.
const MOST_PARTS: usize = 1000;

/// The names of the parts, if all of them together are not too large.
///
/// They are unpacked to be counted: what a file says of itself may be a lie.
pub(super) fn check(bytes: &[u8]) -> Result<Vec<String>, ListError> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| broken())?;
    if archive.len() > MOST_PARTS {
        return Err(too_large(MOST_PARTS));
    }
    let mut names = Vec::new();
    let mut left = MOST_UNPACKED;
    for at in 0..archive.len() {
        let part = archive.by_index(at).map_err(|_| broken())?;
        let name = part.name().map_err(|_| broken())?.into_owned();
        let text = unpacked(part, left)?;
        left = left
            .checked_sub(text.len())
            .ok_or_else(|| too_large(MOST_UNPACKED))?;
        if name.to_lowercase().ends_with(STRINGS) {
            check_strings(&text)?;
        }
        names.push(name);
    }
    Ok(names)
}

/// The part that holds the texts of Excel's cells.
const STRINGS: &str = "sharedstrings.xml";

/// The most texts that this part may say it holds: calamine takes memory for
/// as many before it has seen one.
const MOST_STRINGS: usize = 1 << 20;

fn check_strings(text: &[u8]) -> Result<(), ListError> {
    let mut reader = Reader::from_reader(text);
    loop {
        match reader.read_event().map_err(|_| broken())? {
            Event::Start(element) if element.local_name().into_inner() == "sst" => {
                let count = element.try_get_attribute("uniqueCount");
                let Ok(Some(count)) = count else {
                    return Ok(());
                };
                let is_small = |count: usize| count <= MOST_STRINGS;
                let count: Option<usize> = count.value.parse().ok();
                let small = count.is_some_and(is_small).then_some(());
                return small.ok_or_else(|| too_large(MOST_STRINGS));
            }
            Event::Eof => return Ok(()),
            _ => {}
        }
    }
}

/// One part of a file.
pub(super) fn part(bytes: &[u8], name: &str) -> Result<Vec<u8>, ListError> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| broken())?;
    let part = archive.by_name(name).map_err(|_| broken())?;
    unpacked(part, MOST_UNPACKED)
}

/// What comes out, or one byte more than is left.
fn unpacked(part: impl Read, left: usize) -> Result<Vec<u8>, ListError> {
    let mut text = Vec::new();
    let mut bounded = part.take(left as u64 + 1);
    bounded.read_to_end(&mut text).map_err(|_| broken())?;
    Ok(text)
}
