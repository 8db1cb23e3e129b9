//! How long a function may be.
//!
//! Reads source that rustfmt has laid out: a function ends at the first
//! closing brace that stands as far in as its `fn`. Tests are exempt, because
//! a long list of cases is still one thought. So is a table: a function that
//! ends in one `match`, with no more than a few words before it. Cut in two, it
//! would need an arm for all the rest, and the compiler could no longer tell
//! which row is missing.

use crate::code::code_only;
use crate::finding::Finding;

/// A function that fits on one screen can be read as one thought.
pub(crate) const MOST_LINES: usize = 70;

/// How many lines may stand before the `match` of a table, its head among them.
const MOST_BEFORE: usize = 30;

/// Finds functions of more than [`MOST_LINES`] lines, outside tests.
pub(crate) fn check(file: &str, text: &str) -> Vec<Finding> {
    if is_test(file) {
        return Vec::new();
    }
    let code = code_only(text);
    let lines: Vec<&str> = code.lines().map(str::trim_end).collect();
    let mut findings = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        if lines[at].trim_start().starts_with("mod tests {") {
            at = closing(&lines, at);
        } else if let Some(name) = function_name(lines[at]) {
            let end = closing(&lines, at);
            let length = end + 1 - at;
            if length > MOST_LINES && !is_table(&lines[at..=end]) {
                findings.push(Finding::new(
                    file,
                    at + 1,
                    format!("`{name}` has {length} lines, {MOST_LINES} at most"),
                    "give a part of it a name of its own; only a table, one `match` at the end, may be longer",
                ));
            }
        }
        at += 1;
    }
    findings
}

/// The code of a file with its tests blanked out; nothing of a file of tests.
pub(crate) fn without_tests(file: &str, code: &str) -> String {
    if is_test(file) {
        return String::new();
    }
    let lines: Vec<&str> = code.lines().map(str::trim_end).collect();
    let mut kept = String::with_capacity(code.len());
    let mut at = 0;
    while at < lines.len() {
        if lines[at].trim_start().starts_with("mod tests {") {
            let end = closing(&lines, at);
            kept.extend(std::iter::repeat_n('\n', end + 1 - at));
            at = end;
        } else {
            kept.push_str(lines[at]);
            kept.push('\n');
        }
        at += 1;
    }
    kept
}

/// Whether a function, given with its head, ends in one `match` that begins
/// within [`MOST_BEFORE`] lines.
fn is_table(function: &[&str]) -> bool {
    let inside = indent(function[0]) + 4;
    let steps = || {
        let lines = function.iter().enumerate();
        lines.filter(|(_, line)| !line.is_empty() && indent(line) == inside)
    };
    // The last two: where the `match` opens and where it closes.
    let [.., (opens, head), (closes, brace)] = steps().collect::<Vec<_>>()[..] else {
        return false;
    };
    let is_match = head.trim_start().starts_with("match ") && head.ends_with('{');
    is_match && brace.trim_start() == "}" && closes + 2 == function.len() && opens <= MOST_BEFORE
}

/// Whether a file has nothing but tests in it.
pub(crate) fn is_test(file: &str) -> bool {
    let mut parts = file.rsplit('/');
    parts.next() == Some("tests.rs") || parts.any(|folder| folder == "tests")
}

/// The name of the function whose `fn` stands on this line.
fn function_name(line: &str) -> Option<&str> {
    let mut rest = line.trim_start();
    while let Some((word, after)) = rest.split_once(' ') {
        match word {
            "fn" => {
                let end = after.find(['(', '<'])?;
                return Some(&after[..end]);
            }
            "const" | "async" | "unsafe" | "extern" | "pub" => rest = after.trim_start(),
            _ if word.starts_with("pub(") => rest = after.trim_start(),
            _ => return None,
        }
    }
    None
}

/// The line on which the item that starts at `start` ends; `start` itself if
/// it has no body or is all on one line.
fn closing(lines: &[&str], start: usize) -> usize {
    let indent = indent(lines[start]);
    let mut opened = false;
    for (offset, line) in lines[start..].iter().enumerate() {
        if line.is_empty() || self::indent(line) != indent {
            continue;
        }
        let begins_with_brace = line.trim_start().starts_with('}');
        if opened && begins_with_brace {
            return start + offset;
        }
        if !opened && line.ends_with(['}', ';']) {
            return start;
        }
        opened |= line.ends_with('{');
    }
    start
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(file: &str, text: &str) -> Vec<String> {
        let say = |f: Finding| format!("{} {}", f.line, f.wrong);
        check(file, text).into_iter().map(say).collect()
    }

    fn function(head: &str, lines: usize) -> String {
        format!("{head} {{\n{}}}\n", "    step();\n".repeat(lines - 2))
    }

    #[test]
    fn seventy_lines_pass_and_one_more_does_not() {
        assert_eq!(found("a.rs", &function("fn a()", 70)), [""; 0]);
        assert_eq!(
            found("a.rs", &function("pub(crate) const fn a<T>(x: T)", 71)),
            ["1 `a` has 71 lines, 70 at most"]
        );
    }

    #[test]
    fn a_signature_over_several_lines_counts() {
        let head = "fn a(\n    x: u8,\n) -> u8\nwhere\n    u8: Copy,\n{\n";
        let text = |steps| format!("{head}{}}}\n", "    step();\n".repeat(steps));
        assert_eq!(found("a.rs", &text(63)), [""; 0]);
        assert_eq!(found("a.rs", &text(64)).len(), 1);
    }

    #[test]
    fn methods_are_found_where_they_stand() {
        let body = "        step();\n".repeat(80);
        let text =
            format!("impl A {{\n    fn short() {{}}\n\n    fn long(&self) {{\n{body}    }}\n}}\n");
        assert_eq!(found("a.rs", &text), ["4 `long` has 82 lines, 70 at most"]);
    }

    #[test]
    fn a_declaration_without_a_body_does_not_swallow_its_neighbours() {
        let methods = "    fn a(&self);\n    fn b(\n        &self,\n    );\n".repeat(40);
        assert_eq!(
            found("a.rs", &format!("trait A {{\n{methods}}}\n")),
            [""; 0]
        );
    }

    #[test]
    fn braces_in_strings_do_not_close_a_function() {
        let body = "    step(\"\n}\n\");\n".repeat(30);
        assert_eq!(
            found("a.rs", &format!("fn a() {{\n{body}}}\n")),
            ["1 `a` has 92 lines, 70 at most"]
        );
    }

    #[test]
    fn a_table_may_be_long() {
        let rows = "        A => {\n            1\n        }\n".repeat(40);
        for body in [
            format!("    match x {{\n{rows}    }}\n"),
            format!("    use Kind::*;\n\n    match (x, y) {{\n{rows}    }}\n"),
            format!("    let y = 1;\n    match x {{\n{rows}    }}\n"),
        ] {
            assert_eq!(
                found("a.rs", &format!("fn a(x: u8) -> u8 {{\n{body}}}\n")),
                [""; 0]
            );
            assert_eq!(
                found(
                    "a.rs",
                    &format!("fn a(\n    x: u8,\n) -> u8 {{\n{body}}}\n")
                ),
                [""; 0]
            );
        }
        for body in [
            format!(
                "{}    match x {{\n{rows}    }}\n",
                "    step();\n".repeat(40)
            ),
            format!("    match x {{\n{rows}    }}\n    step();\n"),
            format!("    match x {{\n{rows}    }}\n    .step()\n"),
            format!("    if x {{\n{rows}    }}\n"),
        ] {
            assert_eq!(
                found("a.rs", &format!("fn a(x: u8) -> u8 {{\n{body}}}\n")).len(),
                1,
                "{body}"
            );
        }
    }

    #[test]
    fn tests_are_blanked_out_and_lines_stay() {
        let text = "fn a() {}\nmod tests {\n    b();\n}\nfn c() {}\n";
        assert_eq!(without_tests("a.rs", text), "fn a() {}\n\n\n\nfn c() {}\n");
        assert_eq!(without_tests("tests.rs", text), "");
    }

    #[test]
    fn tests_are_exempt() {
        let long = function("fn a()", 100);
        assert_eq!(found("crates/a/tests/b.rs", &long), [""; 0]);
        assert_eq!(found("crates/a/src/tests.rs", &long), [""; 0]);
        let inline = format!(
            "mod tests {{\n    {}\n}}\n",
            long.trim_end().replace('\n', "\n    ")
        );
        assert_eq!(found("a.rs", &inline), [""; 0]);
        assert_eq!(found("a.rs", &format!("{inline}{long}")).len(), 1);
    }
}
