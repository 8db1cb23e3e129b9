//! Samples of entries that are no events of the game.

use tuomari_board::ArrayNumber;
use tuomari_board::Color::{Black, White};
use tuomari_clock::{At, TimeControl};
use tuomari_competition::PlayerId;
use tuomari_conduct::{By, Cites, Event, Happening, Seat, Table};
use tuomari_record::{
    Author, BoardOf, Delay, Entry, House, Key, Kind, Level, Names, Start, StreamId, TableCreated,
    TokenHash,
};
use tuomari_rulebook::{Profile, Setting};
use tuomari_testkit::samples::{arrangement, control};

const AT_MS: u64 = 1_794_000_000_123;

/// An entry of each kind, some in several forms, by the name of its file.
pub(crate) fn entries() -> Vec<(&'static str, Entry)> {
    let by_organiser = |kind| entry(Author::Organiser, None, kind);
    let created = |table| by_organiser(Kind::TableCreated(Box::new(table)));
    let seat = Seat::Player(Black);
    let token = TokenHash::of(b"another secret");
    vec![
        ("entry-table-created", created(full_table())),
        ("entry-table-created-plain", created(plain_table())),
        ("entry-table-created-array", created(array_table())),
        ("entry-table-created-set-up", created(set_up_table())),
        ("entry-table-created-board", created(board_table())),
        ("entry-table-created-house", created(house_table())),
        (
            "entry-seat-reissued",
            by_organiser(Kind::SeatReissued { seat, token }),
        ),
        (
            "entry-seat-revoked",
            by_organiser(Kind::SeatRevoked { seat }),
        ),
        (
            "entry-outage",
            entry(Author::AtTable(By::System), None, outage()),
        ),
        (
            "entry-events",
            entry(
                Author::AtTable(By::Player(White)),
                Some(key()),
                late_press(),
            ),
        ),
    ]
}

fn key() -> Key {
    Key::of(b"5e0b7a2c-key")
}

fn entry(by: Author, key: Option<Key>, kind: Kind) -> Entry {
    Entry {
        at_ms: AT_MS,
        by,
        organiser: None,
        key,
        kind,
    }
}

fn event(at_ms: u64, what: Happening) -> Event {
    Event {
        at: At::from_ms(at_ms),
        what,
        cites: Cites::default(),
    }
}

/// A press that was dated back, and something without an article.
fn late_press() -> Kind {
    Kind::Events {
        events: vec![
            event(AT_MS - 140, Happening::ClockPressed(White)),
            event(AT_MS, Happening::MoveCompleted(White)),
        ],
        lag_ms: Some(140),
    }
}

fn outage() -> Kind {
    Kind::Outage {
        from_ms: AT_MS - 60_000,
        to_ms: AT_MS,
        events: vec![event(AT_MS - 60_000, Happening::ClockStopped(By::System))],
    }
}

fn full_table() -> TableCreated {
    let mut table = TableCreated::new("fide-2018".parse().unwrap(), Profile::BlitzUnsupervised);
    table.finnish_overlay = true;
    table.decisions = vec![
        (Setting::DefaultTime, "30min".to_owned()),
        (Setting::FideRated, "no".to_owned()),
    ];
    table.kind = Table::Assisted;
    table.control = Some(control());
    table.start = Start::Fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1".to_owned());
    table.names = Names {
        white: Some("Anna Äijälä".to_owned()),
        black: Some("Åke".to_owned()),
        competition: Some("Club evening".to_owned()),
        place: Some("Helsinki".to_owned()),
        round: Some("3.12".to_owned()),
    };
    table.delay = Delay::Plies(3);
    table.seats = vec![
        (Seat::Arbiter, TokenHash::of(b"arbiter's secret")),
        (Seat::Player(Black), TokenHash::of(b"Black's secret")),
        (Seat::Player(White), TokenHash::of(b"White's secret")),
    ];
    table
}

fn plain_table() -> TableCreated {
    TableCreated::new("fi-blitz-2014".parse().unwrap(), Profile::Only)
}

fn array_table() -> TableCreated {
    let mut table = plain_table();
    table.kind = Table::Wooden;
    table.control = TimeControl::from_human("5 min").ok();
    table.start = Start::Array(ArrayNumber::new(0).unwrap());
    table.delay = Delay::Ms(900_000);
    table
}

/// A board of a competition.
pub(crate) fn board_table() -> TableCreated {
    let mut table = plain_table();
    table.board = Some(BoardOf {
        competition: StreamId::of_competition(AT_MS, 0, [7; 9]),
        round: 3,
        board: 12,
        white: PlayerId(5),
        black: PlayerId(31),
    });
    table
}

/// A game against the house.
fn house_table() -> TableCreated {
    let mut table = plain_table();
    table.house = Some(House {
        color: Black,
        level: Level::Even,
        lesson: true,
    });
    table
}

fn set_up_table() -> TableCreated {
    let mut table = plain_table();
    table.control = TimeControl::from_human("3+2").ok();
    table.start = Start::SetUp(Box::new(arrangement()));
    table
}
