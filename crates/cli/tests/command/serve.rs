//! `tuomari serve` and `tuomari backup`, as far as they end by themselves.

use std::fs;

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
