//! `tuomari serve` and `tuomari backup`, as far as they end by themselves.

use std::{
    fs,
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Command, Stdio},
};

use crate::call::{call, tuomari};

#[test]
fn the_settings_in_force_are_printed_without_secrets() {
    let output = tuomari(&[
        "serve",
        "--print-config",
        "--journal",
        "postgres://node:s3cret@db/zero",
        "--journal",
        "postgres://db/one",
        "--set",
        "max-body=1000",
        "--set",
        "organiser-token=0123456789abcdef0123456789abcdef",
    ])
    .output()
    .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success());
    assert!(
        text.contains("journal = \"postgres://db/zero postgres://db/one\""),
        "{text}"
    );
    assert!(text.contains("max-body = 1000"), "{text}");
    assert!(
        !text.contains("s3cret") && !text.contains("0123456789abcdef"),
        "{text}"
    );
}

#[test]
fn a_wrong_setting_is_told_with_the_one_that_was_meant() {
    let told = call(&["serve", "--set", "lisen=1"]);
    assert!(told.contains("did you mean listen?"), "{told}");
    let code = tuomari(&["serve", "--listen", "nowhere"]).output().unwrap();
    assert_eq!(code.status.code(), Some(2));
}

#[test]
fn settings_that_do_not_fit_together_are_refused_before_anything_starts() {
    for (set, expected) in [
        ("heartbeat-ms=0", "50 or more"),
        ("silence-ms=500", "2000 or more"),
        (
            "organiser-token=q+K/0123456789abcdef0123456789ABCDEF",
            "--draw-token",
        ),
        (
            "organiser-token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
            "easy to guess",
        ),
    ] {
        let output = tuomari(&["serve", "--journal", "memory:", "--set", set])
            .timeout(std::time::Duration::from_secs(20))
            .output()
            .unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{set}: {told}");
        assert!(told.contains(expected), "{set}: {told}");
    }
}

#[test]
fn a_token_is_drawn_that_the_setting_takes() {
    let draw = || {
        let output = tuomari(&["serve", "--draw-token"]).output().unwrap();
        assert!(output.status.success());
        String::from_utf8(output.stdout).unwrap()
    };
    let token = draw();
    assert_ne!(token, draw());
    let set = format!("organiser-token={}", token.trim());
    let output = tuomari(&["serve", "--print-config", "--set", &set]).output();
    assert!(output.unwrap().status.success());
}

#[test]
fn a_secret_may_lie_in_a_file() {
    let folder = folder("secret");
    let file = folder.join("journal");
    fs::write(&file, "postgres://node:s3cret@db/zero\n").unwrap();
    let print = |variables: &[(&str, &str)]| {
        let mut command = tuomari(&["serve", "--print-config"]);
        command.envs(variables.iter().copied());
        command.output().unwrap()
    };
    let file = file.to_str().unwrap();
    let output = print(&[("TUOMARI_JOURNAL_FILE", file)]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("journal = \"postgres://db/zero\""), "{text}");
    let output = print(&[("TUOMARI_JOURNAL_FILE", file), ("TUOMARI_JOURNAL", "x.db")]);
    assert_eq!(output.status.code(), Some(2));
    let none = ("TUOMARI_JOURNAL_FILE", "/nowhere/at/all");
    assert!(!print(&[none]).status.success());
    fs::remove_dir_all(&folder).unwrap();
}

/// Under systemd what is told goes to a log that others read.
#[cfg(unix)]
#[test]
fn the_organisers_link_goes_to_no_log_and_the_record_to_nobody_else() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = folder("link");
    let file = folder.join("club.db");
    let mut serving = Command::new(env!("CARGO_BIN_EXE_tuomari"))
        .args(["serve", "--listen", "127.0.0.1:0", "--lang", "en"])
        .arg("--journal")
        .arg(&file)
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(serving.stderr.take().unwrap()).lines();
    let mut told = String::new();
    for line in lines.map_while(Result::ok) {
        told.push_str(&line);
        told.push('\n');
        if line.contains("Ctrl-C") {
            break;
        }
    }
    serving.kill().unwrap();
    serving.wait().unwrap();
    let link_file = folder.join("club.organiser-link");
    assert!(told.contains(link_file.to_str().unwrap()), "{told}");
    assert!(!told.contains('#'), "{told}");
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    for name in ["club.organiser-link", "club.organiser", "club.db"] {
        assert_eq!(mode(&folder.join(name)), 0o600, "{name}");
    }
    #[expect(clippy::disallowed_methods, reason = "a test reads what was written")]
    let link = fs::read_to_string(&link_file).unwrap();
    assert!(link.starts_with("http://127.0.0.1:") && link.contains("/#"));
    let copy = folder.join("copy.db");
    let (from, to) = (file.to_str().unwrap(), copy.to_str().unwrap());
    let output = tuomari(&["backup", "--journal", from, to]).output();
    assert!(output.unwrap().status.success());
    assert_eq!(mode(&copy), 0o600);
    fs::remove_dir_all(&folder).unwrap();
}

fn folder(name: &str) -> std::path::PathBuf {
    let name = format!("tuomari-serve-{name}-{}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

#[test]
fn a_copy_is_made_of_a_journal_and_of_nothing_else() {
    let folder = std::env::temp_dir().join(format!("tuomari-backup-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let (missing, to) = (folder.join("none.db"), folder.join("copy.db"));
    let (missing, to) = (missing.to_str().unwrap(), to.to_str().unwrap());
    let output = tuomari(&["backup", "--journal", missing, to])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(3));
    assert!(!fs::exists(to).unwrap());
    fs::remove_dir_all(&folder).unwrap();
}
