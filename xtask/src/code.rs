//! Rust source with everything that is not code blanked out.
//!
//! Enough of a lexer to know comments, strings and characters from code, so
//! that a check does not trip over the words of a comment or of a test. It
//! assumes source that compiles.

/// Replaces comments, string literals and character literals with spaces.
///
/// Lines keep their number and, up to the first literal, their columns.
pub(crate) fn code_only(source: &str) -> String {
    let mut code = String::with_capacity(source.len());
    let mut rest = source;
    let mut previous = '\n';
    while let Some(first) = rest.chars().next() {
        let hidden = hidden_prefix(rest, previous);
        if hidden == 0 {
            code.push(first);
            previous = first;
            rest = &rest[first.len_utf8()..];
        } else {
            let blank = |c| if c == '\n' { '\n' } else { ' ' };
            code.extend(rest[..hidden].chars().map(blank));
            previous = ' ';
            rest = &rest[hidden..];
        }
    }
    code
}

/// Whether `c` can stand in a name, in Rust or in the name of a crate.
pub(crate) fn in_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The length in bytes of the comment or literal that `rest` opens with, or 0.
fn hidden_prefix(rest: &str, previous: char) -> usize {
    if rest.starts_with("//") {
        rest.find('\n').unwrap_or(rest.len())
    } else if rest.starts_with("/*") {
        block_comment(rest)
    } else if rest.starts_with('"') {
        string(rest)
    } else if rest.starts_with('\'') {
        character(rest)
    } else if !in_word(previous) {
        raw_string(rest)
    } else {
        0
    }
}

fn block_comment(rest: &str) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while at < rest.len() {
        let tail = &rest[at..];
        if tail.starts_with("/*") {
            depth += 1;
            at += 2;
        } else if tail.starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += tail.chars().next().map_or(1, char::len_utf8);
        }
    }
    rest.len()
}

fn string(rest: &str) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// A character literal; 0 for a lifetime, which opens alike.
fn character(rest: &str) -> usize {
    let inside = &rest[1..];
    let mut chars = inside.chars();
    match chars.next() {
        Some('\\') => {
            let escape = chars.next().map_or(1, |c| 1 + c.len_utf8());
            inside[escape..]
                .find('\'')
                .map_or(0, |at| 1 + escape + at + 1)
        }
        Some(c) if chars.next() == Some('\'') => 1 + c.len_utf8() + 1,
        _ => 0,
    }
}

fn raw_string(rest: &str) -> usize {
    let unprefixed = rest.strip_prefix(['b', 'c']).unwrap_or(rest);
    let Some(after_r) = unprefixed.strip_prefix('r') else {
        return 0;
    };
    let body = after_r.trim_start_matches('#');
    if !body.starts_with('"') {
        return 0;
    }
    let hashes = after_r.len() - body.len();
    let close = format!("\"{}", "#".repeat(hashes));
    let opening = rest.len() - body.len() + 1;
    rest[opening..]
        .find(&close)
        .map_or(rest.len(), |at| opening + at + close.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(source: &str, expected: &str) {
        let code = code_only(source);
        let lines: Vec<&str> = code.lines().map(str::trim_end).collect();
        assert_eq!(lines.join("\n"), expected);
    }

    #[test]
    fn comments_go_and_lines_stay() {
        check("a // todo!()\nb", "a\nb");
        check("a /* b /* c\n */ d */ e", "a\n         e");
    }

    #[test]
    fn strings_go() {
        check(r#"f("todo!()", x)"#, "f(         , x)");
        check(r#"f("a \" b", x)"#, "f(        , x)");
        check("f(r#\"a \" b\"#, x)", "f(          , x)");
        check("f(br\"\\\", x)", "f(     , x)");
    }

    #[test]
    fn characters_go_and_lifetimes_stay() {
        check(
            "f('\"', 'a', '\\'', '\\u{20}')",
            "f(   ,    ,     ,         )",
        );
        check("fn f<'a, 'b>(x: &'a str) {}", "fn f<'a, 'b>(x: &'a str) {}");
    }

    #[test]
    fn a_name_that_ends_in_r_opens_no_raw_string() {
        check("for \"x\"; y", "for    ; y");
        check("r#type = 1", "r#type = 1");
    }
}
