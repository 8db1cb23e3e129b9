//! How long a source file may be.

use crate::finding::Finding;

/// The longest file we read without losing the thread.
pub(crate) const MOST_LINES: usize = 800;

/// Finds a file of more than [`MOST_LINES`] lines, unless it is a table.
pub(crate) fn check(file: &str, text: &str) -> Option<Finding> {
    let lines = text.lines().count();
    (lines > MOST_LINES && !is_table(file)).then(|| {
        Finding::new(
            file,
            MOST_LINES + 1,
            format!("the file has {lines} lines, {MOST_LINES} at most"),
            "split it, one noun per file; data goes into `tables.rs`, `*_table.rs` or a `tables` folder",
        )
    })
}

fn is_table(file: &str) -> bool {
    let mut parts = file.rsplit('/');
    let name = parts.next().unwrap_or(file);
    name == "tables.rs" || name.ends_with("_table.rs") || parts.any(|folder| folder == "tables")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_hundred_lines_pass_and_one_more_does_not() {
        assert_eq!(check("a.rs", &"x\n".repeat(800)), None);
        let finding = check("a.rs", &"x\n".repeat(801)).expect("too long");
        assert_eq!(finding.line, 801);
        assert!(finding.wrong.contains("801 lines"));
    }

    #[test]
    fn tables_may_be_long() {
        let long = "x\n".repeat(5000);
        for file in ["a/tables.rs", "a/start_table.rs", "a/tables/starts.rs"] {
            assert_eq!(check(file, &long), None, "{file}");
        }
        assert!(check("a/notables.rs", &long).is_some());
    }
}
