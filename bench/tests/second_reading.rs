//! Games judged again from their records: no disagreement, and a wrong rule or
//! a doctored record is found.
#![allow(clippy::unwrap_used, reason = "a test says where it failed")]

use tuomari_bench::second_reading::{
    Account, Games, Line, Outcome, PROFILES, Wrong, compare, lines, profile_of, read, run, written,
};
use tuomari_conduct::{Conclusion, Happening};
use tuomari_record::{Entry, Kind, Record};

const SEED: u64 = 14;
const GAMES: u64 = 5_400;

/// More than these of a thousand games may not stay unjudged.
const UNJUDGED_IN_A_THOUSAND: u64 = 10;

#[test]
fn no_game_is_judged_otherwise_by_the_second_reading() {
    let report = run(GAMES, SEED, 2, &|_| {}).unwrap();
    println!("{report}");
    assert_eq!(report.games, GAMES);
    assert_eq!(report.disagreements, Vec::<u64>::new(), "{report}");
    assert!(
        report.not_judged * 1_000 <= GAMES * UNJUDGED_IN_A_THOUSAND,
        "{report}"
    );
    assert_eq!(report.by_profile.len(), PROFILES.len());
    for end in [
        "agreement, drawn",
        "arbiter",
        "both-times, drawn",
        "checkmate",
        "dead-position, drawn",
        "fifty-moves, drawn",
        "fivefold, drawn",
        "illegal-move",
        "illegal-move, drawn",
        "king-capture",
        "resignation",
        "seventy-five, drawn",
        "stalemate, drawn",
        "threefold, drawn",
        "time",
        "time, drawn",
    ] {
        assert!(report.by_end.contains_key(end), "no {end}\n{report}");
    }
}

/// Every row of the facts is put in wrongly, one at a time.
#[test]
fn a_wrong_rule_put_in_on_purpose_is_found() {
    let games: Vec<(String, Vec<Line>, Account)> = records(GAMES)
        .map(|record| {
            let lines = lines(&record.to_jsonl()).unwrap();
            let said = Account::said(&record, &lines).unwrap();
            (profile_of(&lines), lines, said)
        })
        .collect();
    let mut missed = Vec::new();
    for wrong in Wrong::all() {
        let about = games.iter().filter(|(profile, ..)| wrong.is_about(profile));
        let mut about = about.enumerate();
        let found = about.find(|(_, (_, lines, said))| {
            read(lines, Some(wrong)).is_ok_and(|read| !read.differences(said).is_empty())
        });
        match found {
            Some((before, _)) => println!("{:>5} games: {wrong}", before + 1),
            None => missed.push(wrong.to_string()),
        }
    }
    assert_eq!(missed, Vec::<String>::new(), "wrong rules nobody noticed");
}

#[test]
fn a_result_that_was_turned_round_is_found() {
    let mut turned = 0;
    for record in records(200) {
        let mut entries = record.entries().unwrap();
        if turn_round(&mut entries) {
            let doctored = written(&entries, 1).unwrap();
            let outcome = compare(&doctored, None).unwrap();
            assert!(
                matches!(outcome, Outcome::Differs(_)),
                "{}",
                doctored.to_jsonl()
            );
            turned += 1;
        }
    }
    assert!(turned > 20, "only {turned} games were won");
}

/// The points of a game won on the board or on time go to the other player.
fn turn_round(entries: &mut [Entry]) -> bool {
    let Some(Entry {
        kind: Kind::Events { events, .. },
        ..
    }) = entries.last_mut()
    else {
        return false;
    };
    for event in events {
        if let Happening::Concluded(end) = &mut event.what {
            let white = Conclusion::win(tuomari_board::Color::White, end.cause).points;
            let black = Conclusion::win(tuomari_board::Color::Black, end.cause).points;
            if end.points == white {
                end.points = black;
                return true;
            }
            if end.points == black {
                end.points = white;
                return true;
            }
        }
    }
    false
}

fn records(games: u64) -> impl Iterator<Item = Record> {
    let all = Games::new(SEED).unwrap();
    (0..games).map(move |number| all.record(number).unwrap())
}
