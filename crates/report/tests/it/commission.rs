//! The sample file of FIDE's technical commission; needs `../shared`.

use std::path::Path;

use tuomari_report::{Form, Report};

#[expect(
    clippy::disallowed_methods,
    reason = "a test reads what it compares with"
)]
fn file(name: &str) -> Option<Vec<u8>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/events/data");
    let bytes = std::fs::read(Path::new(folder).join(name)).ok();
    if bytes.is_none() {
        eprintln!("not read: ../shared/events/data/{name} is not here");
    }
    bytes
}

#[track_caller]
fn read(bytes: &[u8]) -> Report {
    Report::read(bytes).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn the_sample_is_read_whole_and_written_again() {
    let Some(bytes) = file("trf/grandmommys-cup.trf") else {
        return;
    };
    let report = read(&bytes);
    assert_eq!(report.players.len(), 249);
    assert_eq!(report.teams.len(), 50);
    assert_eq!(report.old_teams.len(), 50);
    assert_eq!(report.others, Vec::<String>::new());
    assert_eq!(report.rules.rounds, Some(14));
    assert_eq!(report.rules.tie_breaks.len(), 4);
    assert!(!report.nationals.is_empty());
    assert!(!report.byes.is_empty());
    assert!(!report.accelerations.is_empty());
    assert!(!report.prohibited.is_empty());
    assert!(!report.lineups.is_empty());
    assert!(!report.forfeited_matches.is_empty());
    assert!(report.team_byes.is_some());
    assert_eq!(report.team_lines.len(), 50);
    assert_eq!(report.board_tables.len(), 50);

    let written = report.write(Form::Trf26).unwrap();
    assert_eq!(read(written.as_bytes()), report);

    // Nothing that stood in the file is gone: as many lines of each record.
    let text = String::from_utf8(bytes).unwrap();
    let records = |text: &str| {
        let mut records: Vec<String> = text
            .lines()
            .filter(|line| !line.trim().is_empty())
            .map(|line| line.chars().take(3).collect())
            .collect();
        records.sort();
        records
    };
    assert_eq!(records(&written), records(&text));
}

#[test]
fn every_other_file_is_read_and_written_again() {
    let names = [
        "disputes/seed7073463-r8-p9.trf",
        "disputes/seed735265-r7-p10.trf",
        "disputes/seed8848759-r9-p10.trf",
        "edition/delta-1-seed1-r8.trf",
        "edition/delta-2-seed3-r2.trf",
        "edition/delta-3-seed8-r9.trf",
        "edition/delta-4-seed9-r9.trf",
        "edition/delta-5-seed19-r9.trf",
        "edition/delta-6-seed22-r9.trf",
        "edition/delta-7-seed24-r8.trf",
        "edition/delta-8-seed40-r9.trf",
        "trf/dutch-2025-c5.trf",
        "trf/dutch-2025-c9.trf",
        "trf/held-round-robin.trf",
        "trf/held-swiss-5.trf",
        "trf/held-swiss-9.trf",
        "trf/issue-7.trf",
        "trf/team-no-colour.trf",
        "trf/unplayed.trf",
    ];
    for name in names {
        let Some(bytes) = file(name) else {
            return;
        };
        let report = Report::read(&bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        let written = report.write(Form::Trf26).unwrap();
        assert_eq!(read(written.as_bytes()), report, "{name}");
        let before = read(report.write(Form::Trf16).unwrap().as_bytes());
        assert_eq!(before.players, report.players, "{name}");
        assert_eq!(before.rules.rounds, report.rules.rounds, "{name}");
    }
}
