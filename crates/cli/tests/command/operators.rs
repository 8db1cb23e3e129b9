//! What operators do with a server that runs: other settings, other secrets, a
//! stop behind a balancer.
#![cfg(unix)]
#![allow(
    clippy::unwrap_used,
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a test may stop where it stands, and asks how long something took"
)]

use std::{
    fs,
    os::unix::fs::PermissionsExt as _,
    path::Path,
    time::{Duration, Instant},
};

use crate::{
    call::tuomari,
    served::{Served, folder, log_to},
};

const OLD: &str = "organiser-of-2025-0123456789abcdef01";
const NEW: &str = "organiser-of-2026-fedcba9876543210fe";
const NEWEST: &str = "organiser-of-2027-a1b2c3d4e5f60718ab";

fn read(path: &Path) -> String {
    #[expect(clippy::disallowed_methods, reason = "a test reads what was written")]
    fs::read_to_string(path).unwrap()
}

/// Whether a token opens what the organiser's does.
fn opens(served: &Served, token: &str) -> bool {
    let here = served.ask("GET", "/api/here", Some(token)).unwrap();
    here.contains("\"organiser\":true")
}

/// Tells a server to read its settings, and waits until it has.
fn read_anew(served: &Served, log: &Path, line: &str) {
    let count = || read(log).matches(line).count();
    let before = count();
    served.signal("HUP");
    served.until(line, |_| count() > before);
}

#[test]
fn two_tokens_overlap_until_settings_are_read_once_more() {
    let folder = folder("tokens");
    let (token, log) = (folder.join("token"), folder.join("log"));
    fs::write(&token, OLD).unwrap();
    let served = Served::start(&["--journal", "memory:"], |command| {
        command.env("TUOMARI_ORGANISER_TOKEN_FILE", &token);
        command.stderr(log_to(&log));
    });
    let who = || [OLD, NEW, NEWEST].map(|token| opens(&served, token));
    assert_eq!(who(), [true, false, false]);
    fs::write(&token, NEW).unwrap();
    assert_eq!(who(), [true, false, false], "nobody has asked for it");
    read_anew(&served, &log, "settings read anew");
    assert_eq!(who(), [true, true, false]);
    read_anew(&served, &log, "settings read anew");
    assert_eq!(who(), [false, true, false]);
    fs::write(&token, NEWEST).unwrap();
    read_anew(&served, &log, "settings read anew");
    assert_eq!(who(), [false, true, true]);
    // A token that is none changes nothing, and is not told.
    fs::write(&token, "short").unwrap();
    read_anew(&served, &log, "nothing has changed");
    assert_eq!(who(), [false, true, true]);
    let told = read(&log);
    for secret in [OLD, NEW, NEWEST, "short"] {
        assert!(!told.contains(secret), "{told}");
    }
    served.end();
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn limits_and_what_is_logged_change_while_it_runs() {
    let folder = folder("limits");
    let (settings, log) = (folder.join("tuomari.toml"), folder.join("log"));
    fs::write(&settings, "requests-per-second = 1\nlog = \"warn\"\n").unwrap();
    let file = settings.to_str().unwrap();
    let served = Served::start(&["--journal", "memory:", "--config", file], |command| {
        command.stderr(log_to(&log));
    });
    let twenty = || (0..20).all(|_| served.ask("GET", "/api/laws", None).is_some());
    assert!(!twenty(), "ten at once, and one a second");
    assert!(!read(&log).contains("INFO"), "{}", read(&log));
    let text = "requests-per-second = 1000\nlog = \"info\"\nmax-body = 70000\n";
    fs::write(&settings, text).unwrap();
    read_anew(&served, &log, "settings read anew");
    assert!(twenty());
    served.until("what counts later is named", |_| {
        let told = read(&log);
        told.contains("max-body") && told.contains("restart") && !told.contains("listen,")
    });
    fs::write(&settings, "requests-per-second = \"many\"\n").unwrap();
    read_anew(&served, &log, "nothing has changed");
    assert!(read(&log).contains("whole number"), "{}", read(&log));
    assert!(twenty());
    served.end();
    fs::remove_dir_all(&folder).unwrap();
}

/// A renewal that went wrong costs nobody his connection.
#[test]
fn a_certificate_that_cannot_be_read_leaves_the_old_one() {
    let folder = folder("certificate");
    let of_a_test = |name: &str| {
        let tls = concat!(env!("CARGO_MANIFEST_DIR"), "/../server/tests/hall/tls/");
        read(&Path::new(tls).join(name))
    };
    let (cert, key, log) = (folder.join("cert"), folder.join("key"), folder.join("log"));
    fs::write(&cert, of_a_test("server.pem")).unwrap();
    fs::write(&key, of_a_test("server.key")).unwrap();
    let served = Served::start(&["--journal", "memory:"], |command| {
        command.env("TUOMARI_TLS_CERT_FILE", &cert);
        command.env("TUOMARI_TLS_KEY_FILE", &key);
        command.stderr(log_to(&log));
    });
    fs::write(&cert, "half a certificate").unwrap();
    read_anew(&served, &log, "settings read anew");
    let told = "the old certificate stays in use";
    assert_eq!(read(&log).matches(told).count(), 1, "{}", read(&log));
    fs::write(&cert, of_a_test("server.pem")).unwrap();
    read_anew(&served, &log, "settings read anew");
    assert_eq!(read(&log).matches(told).count(), 1, "{}", read(&log));
    served.end();
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_balancer_learns_of_the_end_before_the_door_is_shut() {
    let pause = Duration::from_secs(6);
    let set = format!("unready-ms={}", pause.as_millis());
    let token = format!("organiser-token={OLD}");
    let args = ["--journal", "memory:", "--set", &set, "--set", &token];
    let served = Served::start(&args, |_| {});
    assert!(served.ask("GET", "/health/ready", None).is_some());
    let told = Instant::now();
    served.signal("TERM");
    served.until("it says that it goes", |served| {
        let answer = served.answer("GET", "/health/ready", None, None);
        answer.unwrap().status == 503
    });
    // New connections all, and each is served.
    assert!(served.ask("GET", "/health/live", None).is_some());
    let game = tuomari_bench::organiser::game("3+2");
    let made = served.answer("POST", "/api/tables", Some(OLD), Some(&game));
    assert_eq!(made.unwrap().status, 201);
    assert!(
        told.elapsed() < pause,
        "this machine is too slow for this test"
    );
    assert!(served.ended().success());
    assert!(told.elapsed() >= pause);
}

/// Who is told twice waits no longer.
#[test]
fn a_second_word_ends_it_at_once() {
    let args = ["--journal", "memory:", "--set", "unready-ms=300000"];
    let served = Served::start(&args, |_| {});
    served.signal("TERM");
    served.until("it says that it goes", |served| {
        let answer = served.answer("GET", "/health/ready", None, None);
        answer.unwrap().status == 503
    });
    served.signal("TERM");
    assert!(served.ended().success());
}

#[test]
fn what_systemd_hands_over_is_read_by_its_name() {
    let folder = folder("credentials");
    let credential = |name: &str, text: &str| fs::write(folder.join(name), text).unwrap();
    credential("organiser-token", &format!("{OLD}\n"));
    credential("bus", "nats://node:s3cret@nats.example:4222\n");
    credential("tls-key", "any key");
    credential("somebody-else", "is not read");
    let print = |more: &[(&str, &str)], args: &[&str]| {
        let mut command = tuomari(&["serve", "--print-config"]);
        command.args(args);
        command.env("CREDENTIALS_DIRECTORY", &folder);
        command.envs(more.iter().copied());
        command.output().unwrap()
    };
    let output = print(&[], &["--set", "tls-cert=club.pem"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(
        text.contains("bus = \"nats://nats.example:4222\""),
        "{text}"
    );
    // A key is named, not read into a setting.
    let key = format!("tls-key = \"{}\"", folder.join("tls-key").display());
    assert!(text.contains(&key), "{text}");
    assert!(!text.contains(OLD) && !text.contains("any key"), "{text}");
    let twice = print(&[("TUOMARI_BUS", "local")], &["--set", "tls-cert=club.pem"]);
    assert_eq!(twice.status.code(), Some(2));
    let told = String::from_utf8(twice.stderr).unwrap();
    assert!(
        told.contains("TUOMARI_BUS") && !told.contains("s3cret"),
        "{told}"
    );

    fs::remove_file(folder.join("tls-key")).unwrap();
    fs::remove_file(folder.join("bus")).unwrap();
    let served = Served::start(&["--journal", "memory:"], |command| {
        command.env("CREDENTIALS_DIRECTORY", &folder);
    });
    assert!(opens(&served, OLD) && !opens(&served, NEW));
    served.end();
    fs::remove_dir_all(&folder).unwrap();
}

/// The value of a field in the lines of a log that tell who did what.
fn acts(log: &Path) -> Vec<serde_json::Value> {
    let text = read(log);
    let lines = text
        .lines()
        .filter_map(|line| serde_json::from_str(line).ok());
    let lines = lines.filter(|line: &serde_json::Value| line["target"] == "tuomari::acts");
    lines.map(|line| line["fields"].clone()).collect()
}

/// What `tuomari organiser` says for a club's file.
fn organiser(record: &str, args: &[&str]) -> (Option<i32>, serde_json::Value) {
    let all = [&["organiser"], args, &["--journal", record, "--json"]].concat();
    let output = tuomari(&all).output().unwrap();
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8_lossy(&text).into_owned();
    let told = serde_json::from_str(&text).unwrap_or_else(|_| panic!("{text}"));
    (output.status.code(), told)
}

#[test]
fn organisers_come_and_go_while_a_club_plays_and_the_log_names_who_did_what() {
    let folder = folder("organisers");
    let (record, log) = (folder.join("club.db"), folder.join("log"));
    let record = record.to_str().unwrap();
    let run = |args: &[&str]| organiser(record, args);
    assert_eq!(run(&["list"]).1["organisers"], serde_json::json!([]));
    let served = Served::start(
        &["--journal", record, "--set", "log-json=true"],
        |command| {
            command.stderr(log_to(&log));
        },
    );
    let link = |told: &serde_json::Value| {
        let link = told["link"].as_str().unwrap_or_else(|| panic!("{told}"));
        link.split_once('#').unwrap().1.to_owned()
    };
    let anna = link(&run(&["add", "anna"]).1);
    let bo = link(&run(&["add", "bo", "--until", "2199-12-31"]).1);
    served.until("both are known", |served| {
        opens(served, &anna) && opens(served, &bo)
    });
    assert_eq!(
        run(&["list"]).1["organisers"],
        serde_json::json!([
            {"name": "anna", "valid": true},
            {"name": "bo", "until": "2199-12-31", "valid": true},
        ])
    );
    let post = |path: &str, secret: &str, body: serde_json::Value| {
        let answer = served
            .answer("POST", path, Some(secret), Some(&body))
            .unwrap();
        (
            answer.status,
            serde_json::from_str::<serde_json::Value>(&answer.text).unwrap(),
        )
    };
    let regulations = serde_json::json!({"fide-rated": "no"});
    let asked = serde_json::json!({
        "rulebook": "fide-2018", "time_control": "5+3", "table": "assisted",
        "regulations": regulations,
    });
    let (_, made) = post("/api/tables", &anna, asked);
    let table = made["table"]["table"]
        .as_str()
        .unwrap_or_else(|| panic!("{made}"));
    let path = format!("/api/tables/{table}/commands");
    let start = serde_json::json!({"act": "start-clock"});
    assert_eq!(post(&path, &bo, start.clone()).0, 401);
    assert_eq!(post(&path, &anna, start).0, 200);
    served.until("the log tells it", |_| {
        acts(&log).iter().any(|act| act["act"] == "start-clock")
    });
    let told = acts(&log);
    let has = |what: &str, organiser: &str| {
        let mut of_table = told.iter().filter(|act| act["stream"] == table);
        of_table
            .any(|act| act["what"] == what && act["organiser"].as_str().unwrap_or("") == organiser)
    };
    assert!(has("created", "anna"), "{told:?}");
    assert!(has("link-refused", ""), "{told:?}");
    assert!(has("act", "anna"), "{told:?}");
    let used = |name: &str| {
        told.iter()
            .any(|act| act["what"] == "link-used" && act["organiser"] == name)
    };
    assert!(used("anna") && used("bo"), "{told:?}");

    let anew = link(&run(&["renew", "anna"]).1);
    served.until("the old link is over", |served| {
        !opens(served, &anna) && opens(served, &anew)
    });
    assert_eq!(run(&["revoke", "bo"]).0, Some(0));
    served.until("bo is gone", |served| !opens(served, &bo));
    let kept = folder.join("club.organisers");
    assert_eq!(
        fs::metadata(&kept).unwrap().permissions().mode() & 0o777,
        0o600
    );
    let all = read(&kept) + &read(&log);
    for secret in [anna, bo, anew] {
        assert!(!all.contains(&secret), "a secret is kept");
    }
    served.end();
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_wrong_call_about_organisers_says_what_is_wrong_and_changes_nothing() {
    let folder = folder("organisers-wrong");
    let record = folder.join("club.db");
    let run = |args: &[&str]| organiser(record.to_str().unwrap(), args);
    run(&["add", "anna"]);
    let before = run(&["list"]);
    for (args, key) in [
        (&["revoke", "bo"] as &[&str], "organiser-nobody"),
        (&["add", "anna"], "organiser-there"),
        (&["add", "main"], "organiser-name"),
        (&["add", "Anna"], "organiser-name"),
        (&["add"], "organiser-who"),
        (&["add", "eve", "--until", "soon"], "organiser-until"),
        (&["list", "anna"], "organiser-list"),
    ] {
        let (code, told) = run(args);
        assert_eq!(
            (code, told["error"]["id"].as_str()),
            (Some(2), Some(key)),
            "{told}"
        );
    }
    assert_eq!(run(&["list"]), before);
    fs::remove_dir_all(&folder).unwrap();
}
