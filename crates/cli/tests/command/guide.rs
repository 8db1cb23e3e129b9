//! The guide to the interface does what it says, against a real
//! `tuomari serve`.
//!
//! The page is read from the top. In a fenced block marked `console`, a line
//! that begins with `$ ` is a command, which goes on in the lines right below
//! it that are indented by four spaces; what follows, up to the next one, is
//! what it prints. All commands are given to one shell, in which `TUOMARI` is
//! the address of the server and `ORGANISER` the organiser's secret.
//!
//! In a block marked `socket`, lines that begin with `> ` are what a client
//! says through one WebSocket, with the values of the shell's variables, and
//! those that begin with `< ` are messages that it hears. Others may come
//! between.
//!
//! `…` stands for what is another in each run, or too long for the page:
//! something within one line.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::{
    fs,
    io::{BufRead as _, BufReader, Write as _},
    path::Path,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use tuomari_bench::node::ORGANISER;
use tuomari_client::{Address, Socket};

use crate::bot::Hall;

/// What is printed when a command is done.
const DONE: &str = "=== done";

/// So many messages may come that the page does not show.
const BETWEEN: usize = 20;

/// What the page has somebody do, and the line where it stands.
#[derive(Debug, PartialEq)]
struct Step {
    line: usize,
    what: What,
}

#[derive(Debug, PartialEq)]
enum What {
    /// A command for the shell, and what it prints.
    Run { command: String, printed: String },
    /// A WebSocket is opened; the one before is closed.
    Open,
    /// A client says something.
    Say(String),
    /// It hears something.
    Hear(String),
}

/// What a page shows, from the top.
fn steps(page: &str) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let (mut block, mut goes_on) = ("", false);
    for (number, text) in page.lines().enumerate() {
        let line = number + 1;
        let mut step = |what| steps.push(Step { line, what });
        if let Some(kind) = text.strip_prefix("```") {
            block = kind;
            if kind == "socket" {
                step(What::Open);
            }
        } else if block == "socket" {
            match text.split_once(' ') {
                Some((">", message)) => step(What::Say(message.to_owned())),
                Some(("<", message)) => step(What::Hear(message.to_owned())),
                _ => panic!("line {line} says neither what is sent nor what is heard"),
            }
        } else if let Some(command) = text.strip_prefix("$ ").filter(|_| block == "console") {
            step(What::Run {
                command: command.to_owned(),
                printed: String::new(),
            });
            goes_on = true;
        } else if block == "console"
            && let Some(Step {
                what: What::Run { command, printed },
                ..
            }) = steps.last_mut()
        {
            goes_on &= text.starts_with("    ");
            let more = if goes_on { command } else { printed };
            more.push('\n');
            more.push_str(text);
        }
    }
    steps
}

/// Whether a text is what the page says, `…` standing for anything.
fn fits(page: &str, text: &str) -> bool {
    let Some((before, mut rest)) = page.split_once('…') else {
        return page == text;
    };
    let Some(mut text) = text.strip_prefix(before) else {
        return false;
    };
    // Each gap is as short as it can be, but the last.
    while let Some((next, others)) = rest.split_once('…') {
        let found = text.char_indices().skip(1);
        let mut found = found.filter(|(at, _)| text[*at..].starts_with(next));
        let Some((at, _)) = found.next() else {
            return false;
        };
        (text, rest) = (&text[at + next.len()..], others);
    }
    text.len() > rest.len() && text.ends_with(rest)
}

/// The same for each line.
fn all_fit(page: &str, text: &str) -> bool {
    let (page, text) = (page.trim(), text.trim());
    let lines = page.lines().count() == text.lines().count();
    lines
        && page
            .lines()
            .zip(text.lines())
            .all(|(page, text)| fits(page, text))
}

/// A shell that keeps its variables from one command to the next.
struct Shell {
    child: Child,
    says: ChildStdin,
    prints: BufReader<ChildStdout>,
}

impl Shell {
    fn new(address: &str) -> Shell {
        let mut child = Command::new("bash")
            .args(["--noprofile", "--norc"])
            .current_dir(env!("CARGO_TARGET_TMPDIR"))
            .env("TUOMARI", address)
            .env("ORGANISER", ORGANISER)
            .env("LC_ALL", "C.UTF-8")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("there is a shell");
        let says = child.stdin.take().unwrap();
        let prints = BufReader::new(child.stdout.take().unwrap());
        let mut shell = Shell {
            child,
            says,
            prints,
        };
        let binary = Path::new(env!("CARGO_BIN_EXE_tuomari"));
        let folder = binary.parent().expect("a binary is in a folder").display();
        shell.run(&format!("PATH='{folder}':\"$PATH\""));
        shell
    }

    /// What a command prints, errors too.
    fn run(&mut self, command: &str) -> String {
        writeln!(
            self.says,
            "{{\n{command}\n}} 2>&1 </dev/null\nprintf '\\n{DONE}\\n'"
        )
        .unwrap();
        let mut printed = String::new();
        loop {
            let mut line = String::new();
            let read = self.prints.read_line(&mut line).unwrap();
            assert!(read > 0, "the shell has ended after {command}: {printed}");
            if line.trim_end() == DONE {
                return printed;
            }
            printed.push_str(&line);
        }
    }

    /// A text with the values of its variables, which are words in small
    /// letters.
    fn filled(&mut self, text: &str) -> String {
        let mut parts = text.split('$');
        let mut filled = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let end = part.find(|sign: char| !sign.is_ascii_lowercase());
            let (name, rest) = part.split_at(end.unwrap_or(part.len()));
            if name.is_empty() {
                filled.push('$');
            } else {
                filled.push_str(self.run(&format!("printf %s \"${name}\"")).trim_end());
            }
            filled.push_str(rest);
        }
        filled
    }
}

impl Drop for Shell {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A client at a socket.
struct Client {
    socket: Socket,
    /// What it heard that the page has not shown yet.
    passed: Vec<String>,
}

impl Client {
    async fn new(at: &Address) -> Client {
        Client {
            socket: Socket::open(at).await.unwrap(),
            passed: Vec::new(),
        }
    }

    /// Whether a message that the page shows has come, or comes.
    async fn hears(&mut self, page: &str) -> bool {
        let before = self.passed.iter().position(|heard| fits(page, heard));
        if let Some(before) = before {
            self.passed.remove(before);
            return true;
        }
        while self.passed.len() < BETWEEN {
            let Ok(heard) = self.socket.hear_text().await else {
                return false;
            };
            if fits(page, &heard) {
                return true;
            }
            self.passed.push(heard.to_string());
        }
        false
    }
}

#[test]
fn the_guide_to_the_interface_tells_the_truth() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/api.md");
    let file = fs::File::open(&path).and_then(std::io::read_to_string);
    let steps = steps(&file.expect("the page is in the repository"));
    let said = |what: &What| matches!(what, What::Say(_));
    assert!(steps.iter().any(|step| said(&step.what)), "nothing is said");
    let hall = Hall::open("guide");
    let at = &hall.node.address;
    let mut shell = Shell::new(&format!("http://{}", at.authority()));
    let mut client = None;
    for Step { line, what } in steps {
        match what {
            What::Run { command, printed } => {
                let prints = shell.run(&command);
                assert!(
                    all_fit(&printed, &prints),
                    "line {line}: {command} prints\n{prints}"
                );
            }
            What::Open => client = Some(hall.runtime.block_on(Client::new(at))),
            What::Say(message) => {
                let message = shell.filled(&message);
                let client = client.as_mut().expect("a block begins with a socket");
                let said = client.socket.say_text(message.into());
                hall.runtime.block_on(said).unwrap();
            }
            What::Hear(message) => {
                let message = shell.filled(&message);
                let client = client.as_mut().expect("a block begins with a socket");
                let heard = hall.runtime.block_on(client.hears(&message));
                assert!(heard, "line {line}: only {:#?}", client.passed);
            }
        }
    }
}

#[test]
fn commands_and_messages_are_found() {
    let page = "\
$ outside
```console
$ one
printed

$ two '
    goes on
    and ends'
  {
    printed
```
```socket
> {\"type\":\"ping\"}
< {\"type\":…}
```
```
$ elsewhere
```
";
    let run = |command: &str, printed: &str| What::Run {
        command: command.to_owned(),
        printed: printed.to_owned(),
    };
    let found: Vec<(usize, What)> = steps(page)
        .into_iter()
        .map(|step| (step.line, step.what))
        .collect();
    let expected = [
        (3, run("one", "\nprinted\n")),
        (
            6,
            run("two '\n    goes on\n    and ends'", "\n  {\n    printed"),
        ),
        (12, What::Open),
        (13, What::Say("{\"type\":\"ping\"}".to_owned())),
        (14, What::Hear("{\"type\":…}".to_owned())),
    ];
    assert_eq!(found, expected);
}

#[test]
fn a_gap_stands_for_something_within_a_line() {
    let check = |page: &str, text: &str, expected: bool| {
        assert_eq!(all_fit(page, text), expected, "{page} and {text}");
    };
    check("a", "a", true);
    check("a", "ab", false);
    check("a…c", "abc", true);
    check("a…c", "ac", false);
    check("a…c", "abcd", false);
    check("…:…:end", "1:2:end", true);
    check("…:…:end", "1:end", false);
    check("…", "ä", true);
    check("a…d…d", "abd d", true);
    check("a\n…", "a\nb\nc", false);
    check("a\n…\n", "a\nb", true);
}

#[test]
fn a_shell_keeps_its_variables_and_tells_its_errors() {
    let mut shell = Shell::new("http://localhost");
    assert_eq!(shell.run("one=1").trim(), "");
    assert_eq!(
        shell.run("printf %s $one$TUOMARI").trim(),
        "1http://localhost"
    );
    assert_eq!(
        shell.filled(r#"{"one":"$one","$2":"$"}"#),
        r#"{"one":"1","$2":"$"}"#
    );
    assert!(shell.run("no-such-command").contains("no-such-command"));
}
