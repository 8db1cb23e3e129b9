//! Times as the command writes them, and the times of two clocks.

use tuomari_clock::{At, Millis};
use tuomari_wire::length::Length;

/// Reads the times that clocks show: White's, a comma, Black's.
pub(crate) fn read_clocks(text: &str) -> Result<(Millis, Millis), String> {
    let both = text.split_once(',').and_then(|(white, black)| {
        let white = Length::read(white.trim())?;
        Some((white.0, Length::read(black.trim())?.0))
    });
    both.ok_or_else(|| "write both times, for instance 0:30,1:00".to_owned())
}

/// An instant on the table's own watch, as it is shown: `0:02.5`.
pub(super) fn instant(at: At) -> String {
    length(Millis::from_ms(at.ms()))
}

/// A length of time as it is shown: `2:00`, `0:02.5`, `1:30:00`.
pub(crate) fn length(time: Millis) -> String {
    Length(time).to_string()
}
