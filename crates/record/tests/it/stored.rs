//! What is stored is what happened, whatever anybody does.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::collections::BTreeSet;

use crate::hazard::{Playing, Throws, all_rules, any_table};
use tuomari_board::{ArrayNumber, Color, Position};
use tuomari_clock::{At, Color as Face, TimeControl};
use tuomari_conduct::{Act, By, Command, Event, Seat, Table};
use tuomari_record::{
    Author, Delay, Entry, House, Key, Kind, Level, Names, Record, Replay, Row, Start, StreamId,
    TableCreated, TokenHash, Unreadable,
    chain::{NO_HASH, link},
    pgn_of, replay,
};
use tuomari_rulebook::{Profile, Rulebook, Setting};
use tuomari_testkit::{Dice, golden, quick_or_full};

impl Throws for Dice {
    fn below(&mut self, sides: usize) -> usize {
        Dice::below(self, sides)
    }
}

const AT_MS: u64 = 1_794_000_000_123;

fn entry_of(at_ms: u64, by: By, events: Vec<Event>) -> Entry {
    Entry {
        at_ms,
        by: Author::AtTable(by),
        organiser: None,
        key: None,
        kind: Kind::Events {
            events,
            lag_ms: None,
        },
    }
}

/// Every event of every random game reads back as it was, and the events that
/// were read give the same game.
#[test]
fn random_games_read_back() {
    let games = quick_or_full(2_000, 60_000);
    let rules = all_rules();
    let mut seen = BTreeSet::new();
    let (mut entries, mut bytes) = (0_usize, 0_usize);
    for number in 0..games {
        let mut dice = Dice::new(number as u64);
        let mut playing = Playing::new(&rules[number % rules.len()], any_table(&mut dice));
        let mut again = playing.start.clone();
        for _ in 0..100 {
            let command = playing.any_command(&mut dice);
            let Ok(events) = playing.act(&command) else {
                continue;
            };
            let entry = entry_of(command.at.ms(), command.by, events);
            let written = entry.write();
            let read = Entry::read(&written).unwrap();
            assert_eq!(read, entry, "game {number}");
            assert_eq!(read.write(), written, "game {number}");
            for event in read.events() {
                let what = format!("{:?}", event.what);
                let end = what.find(['(', ' ']).unwrap_or(what.len());
                seen.insert(what[..end].to_owned());
                again.apply(event);
            }
            entries += 1;
            bytes += written.len();
        }
        let (told, read) = (playing.replayed(), format!("{again:?}"));
        assert_eq!(format!("{told:?}"), read, "game {number}");
        assert_eq!(format!("{:?}", playing.game), read, "game {number}");
    }
    println!("{entries} entries, {} bytes each", bytes / entries.max(1));
    println!("{} kinds of events: {seen:?}", seen.len());
    assert!(seen.len() > 60, "{}", seen.len());
}

fn any_created(dice: &mut Dice) -> TableCreated {
    let rulebooks: Vec<Rulebook> = Rulebook::all().collect();
    let rulebook = dice.any(&rulebooks);
    let profiles: Vec<Profile> = rulebook.profiles().collect();
    let mut table = TableCreated::new(rulebook, dice.any(&profiles));
    table.finnish_overlay = dice.one_in(3);
    if dice.one_in(2) {
        table
            .decisions
            .push((Setting::DefaultTime, "30min".to_owned()));
    }
    table.decisions.push((Setting::FideRated, "no".to_owned()));
    table.kind = dice.any(&[Table::Strict, Table::Assisted, Table::Wooden]);
    let controls = ["5 min", "3+2", "90/40+30, 30+30"];
    table.control = TimeControl::from_human(dice.any(&controls)).ok();
    table.start = match dice.below(4) {
        0 => Start::Usual,
        1 => Start::Array(ArrayNumber::draw(
            dice.below(960) as u64 * 0x0044_4444_4444_4444,
        )),
        2 => Start::Fen("2r1k3/1P6/8/3pP3/8/8/8/4K3 w - d6 0 1".to_owned()),
        _ => {
            let swapped = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
            Start::SetUp(Box::new(swapped.parse().unwrap()))
        }
    };
    table.names = Names {
        white: Some("Anna \"the\" Äijälä\n".to_owned()),
        ..Names::default()
    };
    table.delay = dice.any(&[Delay::None, Delay::Plies(2), Delay::Ms(60_000)]);
    table.seats = Seat::ALL
        .into_iter()
        .filter(|_| dice.one_in(2))
        .map(|seat| (seat, TokenHash::of(seat.id().as_bytes())))
        .collect();
    table.seats.sort_by_key(|(seat, _)| seat.id());
    if dice.one_in(3) {
        table.house = Some(House {
            color: dice.any(&[Color::White, Color::Black]),
            level: dice.any(&[Level::Easy, Level::Even, Level::Hard]),
            lesson: dice.one_in(2),
        });
    }
    table
}

/// A table reads back as it was created, with the same rules and the same game
/// to begin with; where its decisions make no rules, they make none again.
#[test]
fn tables_read_back() {
    let mut built = 0;
    for number in 0..quick_or_full(2_000, 20_000) {
        let table = any_created(&mut Dice::new(number as u64));
        let entry = Entry {
            at_ms: AT_MS,
            by: Author::Organiser,
            organiser: None,
            key: Some(Key::of(b"key")),
            kind: Kind::TableCreated(Box::new(table.clone())),
        };
        let read = Entry::read(&entry.write()).unwrap();
        assert_eq!(read, entry);
        let Ok(rules) = table.rules() else {
            assert!(replay([&read]).is_err());
            continue;
        };
        built += 1;
        let game = table.game(&rules).unwrap();
        let Replay {
            rules: own_rules,
            game: own_game,
            ..
        } = replay([&read]).unwrap();
        assert!(rules == own_rules);
        assert_eq!(format!("{own_game:?}"), format!("{game:?}"));
    }
    assert!(built > 300, "{built}");
}

/// However a game ends and whatever is done afterwards, of what really happened
/// no score is said not to follow.
#[test]
fn no_game_that_was_played_is_called_rescored() {
    let mut ended = 0;
    for number in 0..quick_or_full(3_000, 60_000) {
        let mut dice = Dice::new(number as u64);
        let first = Entry {
            at_ms: AT_MS,
            by: Author::Organiser,
            organiser: None,
            key: None,
            kind: Kind::TableCreated(Box::new(any_created(&mut dice))),
        };
        let Ok(mut table) = Replay::begin(&first) else {
            continue;
        };
        let rules = table.rules.clone();
        let mut playing = Playing::new(&rules, table.game.clone());
        for _ in 0..100 {
            let command = playing.any_command(&mut dice);
            let Ok(events) = playing.act(&command) else {
                continue;
            };
            let entry = entry_of(command.at.ms(), command.by, events);
            let examined = table.examine(&entry);
            assert_eq!(examined, Ok(()), "game {number}: {:?}", command.act);
        }
        ended += usize::from(table.game.conclusion().is_some());
    }
    assert!(ended > 300, "{ended}");
}

/// A table that begins in the middle of a game counts the moves before it, and
/// the time of the next period comes in its time.
#[test]
fn a_game_begun_in_the_middle_counts_its_moves() {
    let mut table = TableCreated::new("fide-2018".parse().unwrap(), Profile::Standard);
    table.decisions = vec![(Setting::FideRated, "no".to_owned())];
    table.control = TimeControl::from_human("90/40, 30").ok();
    table.start = Start::Fen("6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 40".to_owned());
    let rules = table.rules().unwrap();
    let clock = *table.game(&rules).unwrap().clock().unwrap();
    let moves = |color| clock.reading(color, At::ORIGIN).moves;
    assert_eq!((moves(Face::White), moves(Face::Black)), (40, 39));
}

/// A game played through records: entries, chain, file, and back.
fn recorded() -> (StreamId, Vec<Row>, String) {
    let mut table = TableCreated::new("fide-2018".parse().unwrap(), Profile::BlitzUnsupervised);
    table.decisions = vec![(Setting::FideRated, "no".to_owned())];
    table.kind = Table::Assisted;
    table.control = TimeControl::from_human("3+2").ok();
    table.names.white = Some("Anna".to_owned());
    let rules = table.rules().unwrap();
    let mut playing = Playing::new(&rules, table.game(&rules).unwrap());
    let mut entries = vec![Entry {
        at_ms: AT_MS,
        by: Author::Organiser,
        organiser: None,
        key: None,
        kind: Kind::TableCreated(Box::new(table)),
    }];
    let mut put = |by, act, at_ms| {
        let at = At::from_ms(at_ms);
        let events = playing.act(&Command { at, by, act }).unwrap();
        let mut entry = entry_of(at_ms, by, events);
        entry.key = Some(Key::of(&at_ms.to_be_bytes()));
        entries.push(entry);
    };
    put(By::Arbiter, Act::StartClock, AT_MS + 1_000);
    let mut position = Position::default();
    let mut at_ms = AT_MS + 1_000;
    for text in ["e4", "d5", "exd5", "Nf6", "Bb5", "c6"] {
        let language = tuomari_notation::Language::English;
        let m = tuomari_notation::read_move(&position, text, language)
            .unwrap()
            .m;
        let by = By::Player(position.turn());
        let (from, to, promotion) = (m.from().unwrap(), m.to(), m.promotion());
        at_ms += 2_500;
        let make = Act::Make {
            from,
            to,
            promotion,
        };
        put(by, make, at_ms);
        position.play(m).unwrap();
    }
    put(By::Player(Color::White), Act::Resign, at_ms + 700);
    let game = format!("{:?}", playing.game);
    if let Kind::Events { lag_ms, .. } = &mut entries[3].kind {
        *lag_ms = Some(80);
    }
    let (seat, token) = (Seat::Arbiter, TokenHash::of(b"not the secret itself"));
    let reissued = Entry {
        at_ms: AT_MS + 500,
        by: Author::Organiser,
        organiser: None,
        key: None,
        kind: Kind::SeatReissued { seat, token },
    };
    entries.insert(1, reissued);
    let stream = StreamId::new(AT_MS, 3, [5; 9]);
    let mut hash = NO_HASH;
    let rows = (1..).zip(&entries).map(|(version, entry)| {
        let body = entry.write();
        hash = link(&hash, stream, version, &body);
        Row {
            version,
            hash,
            body: body.into(),
        }
    });
    (stream, rows.collect(), game)
}

#[test]
fn an_ordinary_move_takes_three_hundred_bytes() {
    let (_, rows, _) = recorded();
    for row in &rows[3..9] {
        let body = String::from_utf8_lossy(&row.body);
        println!("{} bytes: {body}", row.body.len());
        assert!(row.body.len() <= 310, "{body}");
    }
}

#[test]
fn a_record_is_written_read_and_replayed() {
    let (stream, rows, game) = recorded();
    let record = Record::new(stream, rows.clone()).unwrap();
    let text = record.to_jsonl();
    let read = Record::read(&text).unwrap();
    assert_eq!(read, record);
    assert_eq!(read.rows(), rows);
    assert_eq!(read.to_jsonl(), text);
    let replayed = read.replay().unwrap();
    assert_eq!(format!("{:?}", replayed.game), game);
    let pgn = pgn_of(&replayed.created, AT_MS, &replayed.game, None);
    println!("{pgn}");
    assert!(pgn.contains("[White \"Anna\"]\n"), "{pgn}");
    assert!(pgn.contains("[Date \"2026.11.06\"]\n"), "{pgn}");
    assert!(pgn.contains("[TimeControl \"180+2\"]\n"), "{pgn}");
    assert!(pgn.contains("1. e4 { [%clk 0:02:59.5] }"), "{pgn}");
    assert!(pgn.trim_end().ends_with("0-1"), "{pgn}");
}

#[test]
fn a_board_without_a_round_is_no_round() {
    let tags = |round: &str| {
        let mut table = TableCreated::new("fide-2018".parse().unwrap(), Profile::BlitzUnsupervised);
        table.decisions = vec![(Setting::FideRated, "no".to_owned())];
        table.names.round = Some(round.to_owned());
        let game = table.game(&table.rules().unwrap()).unwrap();
        let pgn = pgn_of(&table, AT_MS, &game, None);
        let tags = pgn
            .lines()
            .filter(|line| line.starts_with("[Round") || line.starts_with("[Board"));
        tags.collect::<Vec<&str>>().join(" ")
    };
    assert_eq!(tags("3"), "[Round \"3\"]");
    assert_eq!(tags("3.13"), "[Round \"3.13\"]");
    assert_eq!(tags(".13"), "[Round \"?\"] [Board \"13\"]");
}

/// The record that the tests of the command read, and a promise like the other
/// golden files.
#[test]
fn the_sample_record_is_what_it_was() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/record.jsonl");
    let (stream, rows, _) = recorded();
    let text = Record::new(stream, rows).unwrap().to_jsonl();
    golden(path, &text);
}

/// A stranger's record may say anything: what can be read can be carried out,
/// on any game.
#[test]
fn whatever_is_read_can_be_carried_out() {
    let rules = all_rules();
    let mut carried_out = 0;
    for number in 0..quick_or_full(600, 20_000) {
        let mut dice = Dice::new(number as u64);
        let mut playing = Playing::new(&rules[number % rules.len()], any_table(&mut dice));
        let mut victim = any_table(&mut dice);
        for _ in 0..60 {
            let command = playing.any_command(&mut dice);
            let Ok(events) = playing.act(&command) else {
                continue;
            };
            let written = entry_of(command.at.ms(), command.by, events).write();
            let spoilt = spoil(String::from_utf8(written).unwrap(), &mut dice);
            let Ok(entry) = Entry::read(spoilt.as_bytes()) else {
                continue;
            };
            assert_eq!(Entry::read(&entry.write()).as_ref(), Ok(&entry));
            for event in entry.events() {
                carried_out += 1;
                victim.apply(event);
            }
        }
    }
    println!("{carried_out} events carried out");
    assert!(carried_out > 5_000, "{carried_out}");
}

/// The same text with a number, a colour or a square changed.
fn spoil(text: String, dice: &mut Dice) -> String {
    let numbers = [
        "0",
        "1",
        "17",
        "65535",
        "4294967295",
        "18446744073709551615",
    ];
    match dice.below(4) {
        0 => text,
        1 => text.replacen("white", "black", 1),
        2 => text.replacen("e4", "h8", 1).replacen("g1", "a1", 1),
        _ => {
            let places: Vec<usize> = text.match_indices(':').map(|(at, _)| at + 1).collect();
            let place = dice.any(&places);
            let (before, rest) = text.split_at(place);
            let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(0);
            if end == 0 {
                return text;
            }
            format!("{before}{}{}", dice.any(&numbers), &rest[end..])
        }
    }
}

/// Any byte changed, any line taken out, doubled or swapped is found.
#[test]
fn a_record_that_was_touched_is_not_whole() {
    let (stream, rows, _) = recorded();
    let text = Record::new(stream, rows).unwrap().to_jsonl();
    let lines: Vec<&str> = text.lines().collect();
    for at in 0..lines.len() {
        let mut missing = lines.clone();
        missing.remove(at);
        assert!(Record::read(&missing.join("\n")).is_err(), "without {at}");
        let mut doubled = lines.clone();
        doubled.insert(at, lines[at]);
        assert!(Record::read(&doubled.join("\n")).is_err(), "twice {at}");
        if at > 0 {
            let mut swapped = lines.clone();
            swapped.swap(at - 1, at);
            assert!(Record::read(&swapped.join("\n")).is_err(), "swapped {at}");
        }
    }
    for place in 0..text.len() {
        let mut bytes = text.clone().into_bytes();
        bytes[place] = if bytes[place] == b'1' { b'2' } else { b'1' };
        let Ok(changed) = String::from_utf8(bytes) else {
            continue;
        };
        let read = Record::read(&changed);
        assert!(read.is_err(), "byte {place} of the record can be changed");
    }
}

#[track_caller]
fn refused(line: &str, expected: &str) {
    let error = Entry::read(line.as_bytes()).unwrap_err();
    assert!(error.to_string().contains(expected), "{line}: {error}");
}

#[test]
fn what_is_no_entry_is_refused_and_the_place_named() {
    refused("", "EOF");
    refused("{}", "missing field `v`");
    refused(r#"{"v":2,"new":"thing"}"#, "later Tuomari");
    refused(r#"{"v":2,"at":1,"by":"white","events":[]}"#, "update");
    refused(r#"{"v":0,"at":1,"by":"white","events":[]}"#, "no form 0");
    refused(r#"{"v":1,"at":1,"by":"white"}"#, "an entry is one of");
    refused(
        r#"{"v":1,"at":1,"by":"white","events":[],"note":"x"}"#,
        "unknown field `note`",
    );
    refused(
        r#"{"v":1,"at":1,"by":"green","events":[]}"#,
        "\"green\" is no author",
    );
    refused(
        r#"{"v":1,"at":1,"by":"white","events":[{"what":{"move-made":"e2-e9"}}]}"#,
        "\"e2-e9\" is no move, at byte 65, after `",
    );
    refused(
        r#"{"v":1,"at":1,"by":"white","events":[{"what":{"move-unmade":"e2-e4"}}]}"#,
        "unknown variant `move-unmade`",
    );
    refused(
        r#"{"v":1,"at":1,"by":"white","events":[{"what":{"move-made":"e2-e4"},"cites":"fide-2018/4.77"}]}"#,
        "\"fide-2018/4.77\" is no list of articles",
    );
    refused(
        r#"{"v":1,"at":1,"by":"white","events":[{"what":{"scoring":{"entered":{"by":"white","line":1000000,"what":""}}}}]}"#,
        "no line 1000000",
    );
    refused(
        r#"{"v":1,"at":1,"by":"arbiter","events":[{"what":{"clock-set":{"why":"defect","control":{"periods":[]}}}}]}"#,
        "a player has 1 to 8 periods",
    );
    refused(
        r#"{"v":1,"at":1,"by":"white","events":[],"seat-revoked":"white"}"#,
        "an entry is one of",
    );
    refused(
        r#"{"v":1,"at":1,"by":"organiser","seat-revoked":"white","lag":3}"#,
        "lag belongs to the events",
    );
    let long = vec![b' '; 70_000];
    assert_eq!(
        Entry::read(&long),
        Err(Unreadable::TooLong { bytes: 70_000 })
    );
}

#[test]
fn seats_are_reissued_and_revoked() {
    let (_, rows, _) = recorded();
    let mut table = replay([&Entry::read(&rows[0].body).unwrap()]).unwrap();
    let (seat, token) = (Seat::Arbiter, TokenHash::of(b"new"));
    let entry = |kind| Entry {
        at_ms: AT_MS,
        by: Author::Organiser,
        organiser: None,
        key: None,
        kind,
    };
    assert_eq!(table.seat_of(token), None);
    table
        .follow(&entry(Kind::SeatReissued { seat, token }))
        .unwrap();
    assert_eq!(table.seat_of(token), Some(seat));
    table.follow(&entry(Kind::SeatRevoked { seat })).unwrap();
    assert_eq!((table.token(seat), table.seat_of(token)), (None, None));
}
