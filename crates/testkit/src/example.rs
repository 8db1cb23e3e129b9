//! What an example says that it prints.

/// The text block that a file opens with, without the command before it.
pub fn printed_by(source: &str) -> String {
    let text = source.lines().map_while(|line| line.strip_prefix("//!"));
    let text = text.map(|line| line.strip_prefix(' ').unwrap_or(line));
    let block = text.skip_while(|line| *line != "```text").skip(1);
    let block = block.take_while(|line| *line != "```");
    let mut printed = String::new();
    for line in block.filter(|line| !line.starts_with("$ ")) {
        printed.push_str(line);
        printed.push('\n');
    }
    printed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_block_is_found_and_the_command_passed_over() {
        let file = "//! Tells.\n//!\n//! ```text\n//! $ cargo run\n//! one\n//!\n//!  two\n//! ```\n\nfn main() {}\n";
        assert_eq!(printed_by(file), "one\n\n two\n");
        assert_eq!(printed_by("//! Tells nothing.\nuse a;\n//! ```text\n"), "");
    }
}
