//! The commands in the README and on the page about competitions do what
//! these say.
//!
//! In every fenced block marked `console`, a line that begins with `$ ` is a
//! command, and what follows, up to the next one, is what it prints. Commands
//! run in a shell at the top of the repository with our binary first on the
//! path, so pipes and quotation marks work. Standard output is compared; the
//! standard error after it, if the command failed. Blocks whose commands do
//! not name `tuomari` are passed over.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// A command of the README and what it should print.
#[derive(Debug, Default, PartialEq)]
struct Example {
    line: usize,
    command: String,
    printed: String,
}

/// The examples in a page.
fn examples(page: &str) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    let mut inside = false;
    for (number, line) in page.lines().enumerate() {
        if line.starts_with("```") {
            inside = !inside && line == "```console";
        } else if let Some(command) = line.strip_prefix("$ ").filter(|_| inside) {
            examples.push(Example {
                line: number + 1,
                command: command.to_owned(),
                printed: String::new(),
            });
        } else if let Some(example) = examples.last_mut().filter(|_| inside) {
            example.printed.push_str(line);
            example.printed.push('\n');
        }
    }
    examples.retain(|example| example.command.split(' ').any(|word| word == "tuomari"));
    examples
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What a command prints.
fn run(command: &str) -> String {
    let binary = Path::new(env!("CARGO_BIN_EXE_tuomari"));
    let folder = binary.parent().expect("a binary is in a folder").display();
    let output = Command::new("sh")
        .arg("-c")
        .arg(format!("PATH='{folder}':\"$PATH\"; {command}"))
        .current_dir(root())
        .env("LC_ALL", "C")
        .output()
        .expect("there is a shell");
    // A page has the line ends of the repository.
    let mut printed = String::from_utf8_lossy(&output.stdout).replace("\r\n", "\n");
    if !output.status.success() {
        printed.push_str(&String::from_utf8_lossy(&output.stderr));
    }
    printed
}

/// Every example of a page prints what the page says.
fn tells_the_truth(name: &str) {
    let path = root().join(name);
    let entries = fs::File::open(&path).and_then(std::io::read_to_string);
    let page = entries.expect("the page is in the repository");
    let examples = examples(&page);
    assert!(!examples.is_empty(), "{name} shows no command");
    for example in examples {
        let printed = run(&example.command);
        assert_eq!(
            example.printed.trim_end(),
            printed.trim_end(),
            "{name}, line {}: {} prints\n{printed}",
            example.line,
            example.command
        );
    }
}

#[test]
fn the_readme_tells_the_truth() {
    tells_the_truth("README.md");
}

#[test]
fn the_page_about_competitions_tells_the_truth() {
    tells_the_truth("docs/competitions.md");
}

#[test]
fn examples_are_found_in_console_blocks_only() {
    let page = "\
$ tuomari outside
```console
$ tuomari chess960 518
Chess960 array 518

$ echo hei | tuomari notation
x
$ ls
y
```
```
$ tuomari elsewhere
```
";
    let found: Vec<(usize, String, String)> = examples(page)
        .into_iter()
        .map(|example| (example.line, example.command, example.printed))
        .collect();
    let expected = [
        (3, "tuomari chess960 518", "Chess960 array 518\n\n"),
        (6, "echo hei | tuomari notation", "x\n"),
    ];
    let expected = expected.map(|(line, command, printed)| (line, command.into(), printed.into()));
    assert_eq!(found, expected);
}

#[test]
fn a_command_that_fails_shows_its_complaint() {
    assert!(run("tuomari position x").starts_with("error: "));
    assert_eq!(
        run("echo '1. Rf3' | tuomari notation --from fi"),
        "1. Nf3\n"
    );
}
