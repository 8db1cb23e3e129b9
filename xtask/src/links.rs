//! The links of Markdown pages.

use crate::finding::Finding;

/// Finds relative links that lead nowhere.
///
/// `exists` tells whether the repository has a file or folder at a path.
/// Anchors are not followed.
pub(crate) fn check(file: &str, text: &str, exists: impl Fn(&str) -> bool) -> Vec<Finding> {
    links(text)
        .into_iter()
        .filter(|(_, target)| is_relative(target))
        .filter_map(|(line, target)| {
            let path = target.split(['#', '?']).next().unwrap_or(target);
            let wrong = match resolve(file, path) {
                Some(resolved) if exists(&resolved) => return None,
                Some(resolved) => {
                    format!("the link `{target}` leads to `{resolved}`, which does not exist")
                }
                None => format!("the link `{target}` leads out of the repository"),
            };
            Some(Finding::new(
                file,
                line,
                wrong,
                "mend the link, or add the file it promises",
            ))
        })
        .collect()
}

/// Every link target of a page with its line: inline links, images and
/// reference definitions, outside code.
fn links(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut fence = None;
    for (index, line) in text.lines().enumerate() {
        let trimmed = line.trim_start();
        let mark = ["```", "~~~"].into_iter().find(|m| trimmed.starts_with(m));
        match (fence, mark) {
            (None, Some(_)) => fence = mark,
            (Some(open), Some(close)) if open == close => fence = None,
            (None, None) => {
                for target in targets(line) {
                    found.push((index + 1, target));
                }
            }
            _ => {}
        }
    }
    found
}

fn targets(line: &str) -> Vec<&str> {
    if let Some((label, target)) = line.split_once("]: ")
        && label.starts_with('[')
        && !label.starts_with("[^")
    {
        return target.split_whitespace().take(1).map(unwrapped).collect();
    }
    let mut found = Vec::new();
    for (at, _) in line.match_indices("](") {
        let before = &line[..at];
        let in_code = before.matches('`').count() % 2 == 1;
        let after = &line[at + 2..];
        let inside = after.split(')').next().unwrap_or(after);
        if let Some(target) = inside.split_whitespace().next()
            && !in_code
        {
            found.push(unwrapped(target));
        }
    }
    found
}

fn unwrapped(target: &str) -> &str {
    target.trim_start_matches('<').trim_end_matches('>')
}

fn is_relative(target: &str) -> bool {
    let scheme = target.split(['/', '#', '?']).next().unwrap_or(target);
    !target.starts_with('#') && !target.is_empty() && !scheme.contains(':')
}

/// The path from the root that `path` means inside `file`; `None` outside it.
fn resolve(file: &str, path: &str) -> Option<String> {
    let mut parts: Vec<&str> = file.split('/').collect();
    parts.pop();
    if path.starts_with('/') {
        return None;
    }
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<(usize, String)> {
        let exists = |path: &str| ["README.md", "docs", "docs/STYLE.md", ""].contains(&path);
        let findings = check("docs/page.md", text, exists);
        findings.into_iter().map(|f| (f.line, f.wrong)).collect()
    }

    #[test]
    fn links_that_lead_somewhere_pass() {
        for text in [
            "[a](STYLE.md)",
            "[a](./STYLE.md#words \"Words\")",
            "![a](../README.md) and [b](../docs/)",
            "[a]: ../README.md \"Title\"",
            "[a](#here) [b](https://example.org/x.md) [c](mailto:a@example.org)",
            "[a](<STYLE.md>) [up](..)",
        ] {
            assert_eq!(found(text), [], "{text}");
        }
    }

    #[test]
    fn links_that_lead_nowhere_are_found_on_their_line() {
        assert_eq!(
            found("# Title\n\n[a](STYLE.md) [b](gone.md#x)\n"),
            [(
                3,
                "the link `gone.md#x` leads to `docs/gone.md`, which does not exist".to_owned()
            )]
        );
        assert_eq!(found("[a]: gone.md").len(), 1);
        assert_eq!(found("![a](gone.png)").len(), 1);
    }

    #[test]
    fn links_out_of_the_repository_are_found() {
        assert_eq!(
            found("[a](../../x.md)"),
            [(
                1,
                "the link `../../x.md` leads out of the repository".to_owned()
            )]
        );
        assert_eq!(found("[a](/etc/passwd)").len(), 1);
    }

    #[test]
    fn code_has_no_links() {
        assert_eq!(found("```\n[a](gone.md)\n```\n"), []);
        assert_eq!(found("Write `[a](gone.md)` so."), []);
        assert_eq!(found("```\nx\n```\n[a](gone.md)\n").len(), 1);
    }
}
