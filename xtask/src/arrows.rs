//! Which crate may know which.
//!
//! Arrows point down only. The table is the picture in `ARCHITECTURE.md`, in
//! a form that can be checked; change both or neither.

use crate::finding::Finding;
use crate::metadata::{Kind, Package};

/// One crate of the house and what it may depend on, tests aside.
struct Room {
    name: &'static str,
    ours: &'static [&'static str],
    /// Crates of others; `None` where any with a decision page will do.
    others: Option<&'static [&'static str]>,
}

const BOARD: &str = "tuomari-board";
const CLOCK: &str = "tuomari-clock";
const NOTATION: &str = "tuomari-notation";
const MATING: &str = "tuomari-mating";
const PAIRING: &str = "tuomari-pairing";
const RULEBOOK: &str = "tuomari-rulebook";
const CONDUCT: &str = "tuomari-conduct";
const TELLING: &str = "tuomari-telling";
const STANDING: &str = "tuomari-standing";
const REPORT: &str = "tuomari-report";
const CHECKER: &str = "tuomari-checker";
const LISTS: &str = "tuomari-lists";
const GENERATOR: &str = "tuomari-generator";
const COMPETITION: &str = "tuomari-competition";
const AUDIT: &str = "tuomari-audit";
const RECORD: &str = "tuomari-record";
const PRINT: &str = "tuomari-print";
const JOURNAL: &str = "tuomari-journal";
const WIRE: &str = "tuomari-wire";
const BUS: &str = "tuomari-bus";
const PLAYER: &str = "tuomari-player";
const SERVER: &str = "tuomari-server";
const CLIENT: &str = "tuomari-client";
const WASM: &str = "tuomari-wasm";
const VERIFY: &str = "tuomari-verify";
const JAVASCRIPT: &str = "tuomari-javascript";
const TESTKIT: &str = "tuomari-testkit";

/// The house from the ground up: a room may look only at rooms above it here.
const HOUSE: &[Room] = &[
    room(BOARD, &[], Some(&["shakmaty"])),
    room(CLOCK, &[], Some(&[])),
    room(NOTATION, &[BOARD], Some(&["pgn-reader"])),
    room(MATING, &[BOARD], Some(&["shakmaty"])),
    room(PAIRING, &[], Some(&[])),
    room(RULEBOOK, &[], None),
    room(STANDING, &[], Some(&[])),
    room(REPORT, &[], Some(&[])),
    room(CHECKER, &[PAIRING, STANDING, REPORT], Some(&[])),
    room(LISTS, &[REPORT], None),
    room(GENERATOR, &[PAIRING, REPORT, CHECKER], Some(&[])),
    room(CONDUCT, &[BOARD, CLOCK, NOTATION, MATING, RULEBOOK], None),
    room(
        COMPETITION,
        &[PAIRING, RULEBOOK, STANDING, REPORT, CHECKER],
        None,
    ),
    room(
        TELLING,
        &[
            BOARD,
            CLOCK,
            NOTATION,
            MATING,
            RULEBOOK,
            CONDUCT,
            COMPETITION,
        ],
        None,
    ),
    room(AUDIT, &[BOARD, NOTATION, MATING, RULEBOOK, CONDUCT], None),
    room(
        RECORD,
        &[
            BOARD,
            CLOCK,
            NOTATION,
            RULEBOOK,
            CONDUCT,
            TELLING,
            COMPETITION,
        ],
        None,
    ),
    room(PRINT, &[REPORT, LISTS, COMPETITION, TELLING, RECORD], None),
    room(JOURNAL, &[RECORD], None),
    room(BUS, &[RECORD], None),
    room(
        WIRE,
        &[BOARD, CLOCK, NOTATION, RULEBOOK, CONDUCT, TELLING],
        None,
    ),
    room(PLAYER, &[BOARD, WIRE], Some(&["tokio"])),
    room(
        SERVER,
        &[
            BOARD,
            CLOCK,
            NOTATION,
            MATING,
            RULEBOOK,
            CONDUCT,
            TELLING,
            REPORT,
            LISTS,
            COMPETITION,
            RECORD,
            PRINT,
            JOURNAL,
            BUS,
            WIRE,
            PLAYER,
        ],
        None,
    ),
    room(CLIENT, &[BOARD, NOTATION, CONDUCT, WIRE, PLAYER], None),
    room(WASM, &[BOARD, CLOCK, RULEBOOK, CONDUCT, WIRE], None),
    room(VERIFY, &[RECORD], None),
    room(
        JAVASCRIPT,
        &[
            BOARD, CLOCK, NOTATION, MATING, RULEBOOK, REPORT, CHECKER, CONDUCT, RECORD, WIRE,
        ],
        None,
    ),
    room(
        "tuomari",
        &[
            BOARD,
            CLOCK,
            NOTATION,
            MATING,
            RULEBOOK,
            CONDUCT,
            TELLING,
            PAIRING,
            STANDING,
            REPORT,
            LISTS,
            CHECKER,
            GENERATOR,
            COMPETITION,
            AUDIT,
            RECORD,
            PRINT,
            JOURNAL,
            BUS,
            WIRE,
            SERVER,
            CLIENT,
            WASM,
            VERIFY,
        ],
        None,
    ),
    room(
        TESTKIT,
        &[
            BOARD,
            CLOCK,
            NOTATION,
            MATING,
            RULEBOOK,
            REPORT,
            CONDUCT,
            COMPETITION,
            TELLING,
        ],
        None,
    ),
    // Tests and nothing else.
    room("tuomari-cases", &[], None),
    room(
        "tuomari-bench",
        &[
            BOARD, CLOCK, NOTATION, CONDUCT, RECORD, JOURNAL, BUS, WIRE, SERVER, CLIENT,
        ],
        None,
    ),
    room(
        "tuomari-fuzz",
        &[
            BOARD, CLOCK, NOTATION, MATING, RULEBOOK, REPORT, LISTS, CONDUCT, RECORD, BUS, WIRE,
        ],
        None,
    ),
    room("tuomari-mutants", &[], None),
    room("xtask", &[], None),
];

const fn room(
    name: &'static str,
    ours: &'static [&'static str],
    others: Option<&'static [&'static str]>,
) -> Room {
    Room { name, ours, others }
}

/// Finds arrows that are not in the table.
///
/// `line` tells where the manifest of a package names a dependency.
pub(crate) fn check(packages: &[Package], line: impl Fn(&Package, &str) -> usize) -> Vec<Finding> {
    let mut findings = Vec::new();
    for package in packages {
        let Some(room) = HOUSE.iter().find(|room| room.name == package.name) else {
            findings.push(Finding::new(
                &package.manifest,
                1,
                format!("`{}` is not in the table of crates", package.name),
                "give it a place in xtask/src/arrows.rs and in ARCHITECTURE.md, or name it as they do",
            ));
            continue;
        };
        let taken = package.dependencies.iter();
        for dependency in taken.filter(|dependency| dependency.kind != Kind::Dev) {
            let ours = packages.iter().any(|other| other.name == dependency.name);
            if let Some((wrong, next)) = judge(room, &dependency.name, ours) {
                let line = line(package, &dependency.name);
                findings.push(Finding::new(&package.manifest, line, wrong, next));
            }
        }
    }
    findings
}

/// What is wrong with the arrow from `room` to `name`, and what to do next.
fn judge(room: &Room, name: &str, ours: bool) -> Option<(String, String)> {
    let from = room.name;
    let (allowed, next) = if name == TESTKIT {
        (
            &[][..],
            "move it to [dev-dependencies]: the test kit is for tests only",
        )
    } else if ours {
        (
            room.ours,
            "arrows point down only: move the code to the crate that may know both",
        )
    } else {
        (
            room.others?,
            "do without it, or put it behind a crate that is allowed to know it",
        )
    };
    (!allowed.contains(&name)).then(|| {
        let list = if allowed.is_empty() {
            "none of that kind".to_owned()
        } else {
            allowed.join(", ")
        };
        (
            format!("`{from}` may not depend on `{name}` (it may on: {list})"),
            next.to_owned(),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metadata::Dependency;

    fn package(name: &str, dependencies: &[(&str, Kind)]) -> Package {
        Package {
            name: name.to_owned(),
            manifest: format!("crates/{name}/Cargo.toml"),
            dependencies: dependencies
                .iter()
                .map(|&(name, kind)| Dependency {
                    name: name.to_owned(),
                    kind,
                    rename: None,
                    is_any_version: false,
                })
                .collect(),
            targets: Vec::new(),
        }
    }

    #[track_caller]
    fn check_one(name: &str, dependencies: &[(&str, Kind)], expected: &[&str]) {
        let mut packages: Vec<Package> = HOUSE.iter().map(|room| package(room.name, &[])).collect();
        packages.retain(|other| other.name != name);
        packages.push(package(name, dependencies));
        let findings = check(&packages, |_, _| 9);
        let wrong: Vec<&str> = findings.iter().map(|f| f.wrong.as_str()).collect();
        assert_eq!(wrong, expected);
    }

    #[test]
    fn the_arrows_of_the_design_pass() {
        check_one(BOARD, &[("shakmaty", Kind::Normal)], &[]);
        check_one(
            NOTATION,
            &[(BOARD, Kind::Normal), ("pgn-reader", Kind::Normal)],
            &[],
        );
        check_one(
            "tuomari",
            &[(SERVER, Kind::Normal), ("clap", Kind::Normal)],
            &[],
        );
        check_one(TESTKIT, &[(BOARD, Kind::Normal)], &[]);
    }

    #[test]
    fn an_arrow_upwards_is_found() {
        check_one(
            BOARD,
            &[(NOTATION, Kind::Normal)],
            &[
                "`tuomari-board` may not depend on `tuomari-notation` (it may on: none of that kind)",
            ],
        );
        check_one(
            JOURNAL,
            &[(BUS, Kind::Normal)],
            &["`tuomari-journal` may not depend on `tuomari-bus` \
                (it may on: tuomari-record)"],
        );
    }

    #[test]
    fn a_foreign_crate_on_the_ground_floor_is_found() {
        check_one(
            CLOCK,
            &[("serde", Kind::Normal)],
            &["`tuomari-clock` may not depend on `serde` (it may on: none of that kind)"],
        );
        check_one(
            NOTATION,
            &[("shakmaty", Kind::Normal)],
            &["`tuomari-notation` may not depend on `shakmaty` (it may on: pgn-reader)"],
        );
    }

    #[test]
    fn the_test_kit_is_for_tests() {
        check_one(BOARD, &[(TESTKIT, Kind::Dev)], &[]);
        check_one(
            SERVER,
            &[(TESTKIT, Kind::Normal)],
            &[
                "`tuomari-server` may not depend on `tuomari-testkit` (it may on: none of that kind)",
            ],
        );
    }

    #[test]
    fn a_crate_without_a_place_is_found() {
        check_one(
            "tuomari-util",
            &[],
            &["`tuomari-util` is not in the table of crates"],
        );
    }

    #[test]
    fn the_finding_stands_on_the_line_of_the_dependency() {
        let findings = check(&[package(CLOCK, &[("serde", Kind::Normal)])], |_, _| 14);
        assert_eq!(findings[0].file, "crates/tuomari-clock/Cargo.toml");
        assert_eq!(findings[0].line, 14);
    }

    #[test]
    fn every_arrow_in_the_table_points_down() {
        for (place, room) in HOUSE.iter().enumerate() {
            for name in room.ours {
                let below = HOUSE[..place].iter().any(|lower| lower.name == *name);
                assert!(below, "{} looks up at {name}", room.name);
            }
        }
    }
}
