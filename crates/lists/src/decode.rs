//! Bytes of a file as text.

use std::borrow::Cow;

use encoding_rs::{Encoding, WINDOWS_1252};

use crate::error::{Fix, ListError, Problem};

/// What spreadsheets and zip files begin with.
const NO_TEXT: [&[u8]; 4] = [b"PK\x03\x04", b"PK\x05\x06", b"\xd0\xcf\x11\xe0", b"%PDF"];

/// The text of a file of at most `most` bytes: what its first bytes declare,
/// else UTF-8, else what old spreadsheets write, Windows-1252.
pub(crate) fn text_of(bytes: &[u8], most: usize) -> Result<Cow<'_, str>, ListError> {
    if bytes.len() > most {
        let fix = Fix::KeepWithin { most: most as u64 };
        return Err(ListError::whole(Problem::TooLarge, fix));
    }
    let not_text = || ListError::whole(Problem::NotText, Fix::SaveAsCsv);
    if NO_TEXT.iter().any(|beginning| bytes.starts_with(beginning)) {
        return Err(not_text());
    }
    let text = decoded(bytes);
    let is_odd = |letter: char| letter.is_control() && !matches!(letter, '\t' | '\r' | '\n');
    if text.contains(is_odd) {
        return Err(not_text());
    }
    Ok(text)
}

/// The same for a piece of a file, whatever is in it.
pub(crate) fn decoded(bytes: &[u8]) -> Cow<'_, str> {
    if let Some((encoding, length)) = Encoding::for_bom(bytes) {
        return encoding
            .decode_without_bom_handling(bytes.get(length..).unwrap_or(&[]))
            .0;
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => WINDOWS_1252.decode_without_bom_handling(bytes).0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(bytes: &[u8], expected: &str) {
        assert_eq!(text_of(bytes, 100).unwrap(), expected);
    }

    #[test]
    fn letters_come_in_several_encodings() {
        check("Mäkelä".as_bytes(), "Mäkelä");
        check("\u{feff}Mäkelä".as_bytes(), "Mäkelä");
        check(b"M\xe4kel\xe4 \x80\x92", "Mäkelä €’");
        check(b"\xff\xfeM\0\xe4\0", "Mä");
        check(b"\xfe\xff\0M\0\xe4", "Mä");
    }

    #[test]
    fn what_is_no_text_is_refused() {
        for bytes in [&b"PK\x03\x04 and so on"[..], b"a\0b", b"\xd0\xcf\x11\xe0"] {
            assert_eq!(text_of(bytes, 100).unwrap_err().problem, Problem::NotText);
        }
        let error = text_of(&[b'a'; 101], 100).unwrap_err();
        assert_eq!(error.problem, Problem::TooLarge);
    }
}
