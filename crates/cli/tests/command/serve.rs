//! `tuomari serve` and `tuomari backup`, as far as they end by themselves.
#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

use std::{
    fs,
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Command, Stdio},
};

use serde_json::Value;

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

/// A server that tells a program what it is, and the line it tells.
#[cfg(unix)]
fn serving(args: &[&str], set_up: impl FnOnce(&mut Command)) -> (std::process::Child, Value) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tuomari"));
    command
        .args(["serve", "--json", "--listen", "127.0.0.1:0"])
        .args(args)
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    set_up(&mut command);
    let mut serving = command.spawn().unwrap();
    let mut line = String::new();
    let mut out = BufReader::new(serving.stdout.take().unwrap());
    out.read_line(&mut line).unwrap();
    let told = serde_json::from_str(&line).unwrap_or_else(|_| panic!("no JSON: {line}"));
    (serving, told)
}

/// What a call gives on its standard output, and whether it went well.
fn given(args: &[&str], variables: &[(&str, &str)]) -> (bool, String) {
    let mut command = tuomari(args);
    command.envs(variables.iter().copied());
    let output = command.output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    (output.status.success(), text.trim().to_owned())
}

#[cfg(unix)]
fn end(mut serving: std::process::Child) {
    serving.kill().unwrap();
    serving.wait().unwrap();
}

#[cfg(unix)]
#[test]
fn a_program_is_told_all_in_one_line_and_the_record_may_lie_here() {
    let folder = folder("here");
    let (serving, told) = serving(&["--here"], |command| {
        command.current_dir(&folder);
    });
    let record = folder.canonicalize().unwrap().join("tuomari.db");
    assert_eq!(told["record"], record.to_str().unwrap(), "{told}");
    assert!(record.exists());
    assert_eq!(told["version"], env!("CARGO_PKG_VERSION"));
    assert!(told["pages"].is_boolean(), "{told}");
    let address = told["address"].as_str().unwrap();
    assert_eq!(
        address,
        format!("http://{}", told["listening"].as_str().unwrap())
    );
    assert!(told["organiser_link"].is_null(), "{told}");
    let file = told["organiser_link_file"].as_str().unwrap();
    #[expect(clippy::disallowed_methods, reason = "a test reads what was written")]
    let link = fs::read_to_string(file).unwrap();
    assert!(link.starts_with(&format!("{address}/#")), "{link}");
    // Whoever starts another one learns which process has the file.
    let other = tuomari(&["serve", "--here", "--listen", "127.0.0.1:0"])
        .current_dir(&folder)
        .output()
        .unwrap();
    let said = String::from_utf8(other.stderr).unwrap();
    assert_eq!(other.status.code(), Some(3), "{said}");
    let process = format!("in use by another tuomari serve (process {})", serving.id());
    assert!(said.contains(&process), "{said}");
    end(serving);
    fs::remove_dir_all(&folder).unwrap();
}

#[cfg(unix)]
#[test]
fn health_is_asked_for_by_its_exit_code() {
    let (serving, told) = serving(&["--journal", "memory:"], |_| {});
    let address = told["address"].as_str().unwrap();
    assert_eq!(told["record"], "memory:");
    let (well, said) = given(&["health", address], &[]);
    assert!(well && said == format!("{address} is ready."), "{said}");
    let listen = told["listening"].as_str().unwrap();
    let (well, said) = given(&["health", "--json"], &[("TUOMARI_LISTEN", listen)]);
    assert!(well, "{said}");
    assert_eq!(said, format!("{{\"ready\":true,\"url\":\"{address}\"}}"));
    end(serving);
    let after = tuomari(&["health", address]).output().unwrap();
    assert_eq!(after.status.code(), Some(1));
    let nowhere = tuomari(&["health", "nowhere"]).output().unwrap();
    assert_eq!(nowhere.status.code(), Some(2));
}

/// The old link opens nothing any more, though the server was not stopped.
#[cfg(unix)]
#[test]
fn a_lost_link_is_given_again_while_the_server_runs() {
    let folder = folder("again");
    let file = folder.join("my club.db");
    let record = file.to_str().unwrap();
    let (serving, told) = serving(&["--journal", record], |_| {});
    let address = told["address"].as_str().unwrap();
    let old = told["organiser_link_file"].as_str().unwrap().to_owned();
    #[expect(clippy::disallowed_methods, reason = "a test reads what was written")]
    let old_link = fs::read_to_string(&old).unwrap().trim().to_owned();
    let organiser = [
        "link",
        "organiser",
        "--journal",
        record,
        "--public-url",
        address,
    ];
    let (well, link) = given(&organiser, &[]);
    assert!(well && link.starts_with(&format!("{address}/#")), "{link}");
    assert_ne!(link, old_link);
    assert!(!fs::exists(&old).unwrap(), "it opens nothing any more");

    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let at: tuomari_client::Address = address.parse().unwrap();
    let ask = |method, path: &str, link: &str, body: Option<&Value>| {
        let secret = link.split_once('#').unwrap().1;
        let asked = tuomari_client::ask(&at, method, path, Some(secret), body);
        runtime.block_on(asked).unwrap().json()
    };
    let opens = |link: &str| ask("GET", "/api/here", link, None).unwrap()["organiser"] == true;
    let noticed = (0..100).any(|_| {
        let moment = std::time::Duration::from_millis(100);
        runtime.block_on(async { tokio::time::sleep(moment).await });
        opens(&link)
    });
    assert!(noticed && !opens(&old_link));

    // And a seat's, by the organiser's.
    let table = tuomari_bench::organiser::game("3+2");
    let made = ask("POST", "/api/tables", &link, Some(&table)).unwrap();
    let links = made["links"].as_array().unwrap();
    let white = links.iter().find(|link| link["seat"] == "white").unwrap();
    let white = white["link"].as_str().unwrap();
    let seat = ["link", white, "white", "--journal", record];
    let (well, anew) = given(&seat, &[("TUOMARI_ORGANISER_LINK", &link)]);
    assert!(
        well && anew.starts_with(white.split_once('#').unwrap().0),
        "{anew}"
    );
    assert_ne!(anew, white);
    let path = format!("/api/tables/{}", made["table"]["table"].as_str().unwrap());
    assert!(ask("GET", &path, white, None).is_err());
    assert_eq!(
        ask("GET", &path, &anew, None).unwrap()["view"]["seat"],
        "white"
    );
    let (well, _) = given(&seat, &[]);
    assert!(!well, "without the organiser's link there is none");
    end(serving);
    fs::remove_dir_all(&folder).unwrap();
}

/// As systemd hears it.
#[cfg(target_os = "linux")]
#[test]
fn the_system_that_starts_it_hears_that_it_is_ready_that_it_lives_and_that_it_stops() {
    use std::os::unix::net::UnixDatagram;
    let folder = folder("notify");
    let socket = folder.join("notify.socket");
    let supervisor = UnixDatagram::bind(&socket).unwrap();
    let patience = std::time::Duration::from_secs(20);
    supervisor.set_read_timeout(Some(patience)).unwrap();
    let heard = || {
        let mut bytes = [0; 64];
        let length = supervisor.recv(&mut bytes).unwrap();
        String::from_utf8_lossy(&bytes[..length]).into_owned()
    };
    let (mut serving, _) = serving(&["--journal", "memory:"], |command| {
        command.env("NOTIFY_SOCKET", &socket);
        command.env("WATCHDOG_USEC", "200000");
    });
    assert_eq!(heard(), "READY=1");
    assert_eq!(heard(), "WATCHDOG=1");
    assert_eq!(heard(), "WATCHDOG=1");
    let stopped = Command::new("kill").arg(serving.id().to_string()).status();
    assert!(stopped.unwrap().success());
    while heard() != "STOPPING=1" {}
    assert!(serving.wait().unwrap().success());
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn the_unit_starts_this_program() {
    let output = tuomari(&["systemd"]).output().unwrap();
    let unit = String::from_utf8(output.stdout).unwrap();
    let start = format!("\nExecStart={} serve ", env!("CARGO_BIN_EXE_tuomari"));
    assert!(unit.contains(&start), "{unit}");
    assert!(unit.contains("\nType=notify\n"), "{unit}");
    let (well, said) = given(&["systemd", "--json"], &[]);
    let said: Value = serde_json::from_str(&said).unwrap();
    assert!(well && said["text"] == unit.as_str());
}
