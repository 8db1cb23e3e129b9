//! Golden files: what was ever written stays as it was.
//!
//! A line never changes; a new form is a new line at the end. To write those
//! that are missing, run the tests with `TUOMARI_GOLDEN=write`; a file whose
//! lines would change is left alone, and the test fails.

use std::{fs, path::Path};

/// Compares a file with what is written today, byte by byte.
///
/// # Panics
///
/// If they differ.
#[track_caller]
pub fn golden(path: impl AsRef<Path>, today: &str) {
    let path = path.as_ref();
    #[expect(clippy::disallowed_methods, reason = "golden files are files")]
    let golden = fs::read_to_string(path).unwrap_or_default();
    #[expect(clippy::disallowed_methods, reason = "only tests ask")]
    let asked = std::env::var_os("TUOMARI_GOLDEN");
    let writing = asked.is_some_and(|how| how == "write");
    if writing && golden != today && today.starts_with(&golden) {
        fs::write(path, today).expect("a golden file can be written");
        return;
    }
    assert_eq!(
        golden,
        today,
        "{}: what is stored has another form than it was promised; \
         a new line needs TUOMARI_GOLDEN=write, a changed one a new form version",
        path.display()
    );
}
