//! Tables to be set up: what is asked for becomes rules and a game, and what
//! is wrong is told all at once, field by field.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use serde_json::{Value, json};
use tuomari_board::Color;
use tuomari_conduct::Table;
use tuomari_rulebook::Profile;
use tuomari_wire::{NewTableDto, Opening, TableDto};

fn open(table: Value) -> Result<Opening, Vec<String>> {
    let dto: NewTableDto = serde_json::from_value(table).map_err(|e| vec![e.to_string()])?;
    let told = |errors: Vec<_>| errors.iter().map(ToString::to_string).collect();
    let opened: Result<Opening, Vec<tuomari_wire::FieldError>> = dto.open(123_456_789);
    opened.map_err(told)
}

#[track_caller]
fn check(table: Value, expected: &[&str]) {
    assert_eq!(open(table).unwrap_err(), expected);
}

#[test]
fn the_shortest_table() {
    let table = json!({
        "rulebook": "fi-blitz-2014", "time_control": "5 min", "table": "strict",
    });
    let opening = open(table).unwrap();
    assert_eq!(opening.kind, Table::Strict);
    assert_eq!(opening.rules.profile(), Profile::Only);
    let game = opening.game();
    let left = game
        .clock()
        .unwrap()
        .reading(tuomari_clock::Color::White, tuomari_clock::At::ORIGIN)
        .left;
    assert_eq!(left.ms(), 300_000);
    assert_eq!(game.position().turn(), Color::White);
}

#[test]
fn the_profile_follows_from_the_time() {
    for (control, profile) in [
        ("3+2", Profile::BlitzUnsupervised),
        ("15+10", Profile::RapidUnsupervised),
        ("90/40+30, 30+30", Profile::Standard),
    ] {
        let opening = open(json!({
            "rulebook": "fide-2018", "time_control": control, "table": "assisted",
            "default_time": "30min", "regulations": {"fide-rated": "no"},
        }))
        .unwrap();
        assert_eq!(opening.rules.profile(), profile, "{control}");
        assert_eq!(opening.rules.default_time().value.ms(), Some(1_800_000));
    }
}

#[test]
fn three_ways_to_write_a_time_control() {
    let of = |control: Value| {
        let opening = open(json!({
            "rulebook": "fide-2018", "time_control": control, "table": "wooden",
            "default_time": 0, "regulations": {"fide-rated": "no"},
        }));
        opening.unwrap().control.unwrap()
    };
    let human = of(json!("90/40+30, 30+30"));
    assert_eq!(of(json!({"trf": "40/5400+30:1800+30"})), human);
    let periods = json!({"periods": [
        {"moves": 40, "time": "90min", "increment": 30},
        {"time": "30min", "increment": "30s"},
    ]});
    assert_eq!(of(periods), human);
}

#[test]
fn chess960_by_number_and_by_lot() {
    let with = |start: Value| {
        open(json!({
            "rulebook": "fide-2018", "time_control": "3+2", "table": "assisted",
            "default_time": 0, "regulations": {"fide-rated": "no"}, "start": start,
        }))
        .unwrap()
    };
    let numbered = with(json!({"position": "chess960", "number": 42}));
    assert_eq!(numbered.to_dto("t").array, Some(42));
    assert_eq!(numbered.regulations["start-position"], "drawn-array");
    let drawn = with(json!({"position": "chess960"})).to_dto("t");
    assert!(drawn.array.is_some());
    let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 31";
    let late = with(json!({"position": "fen", "fen": fen}));
    assert_eq!(late.to_dto("t").start, fen);
    let game = late.game();
    let reading = |face| {
        game.clock()
            .unwrap()
            .reading(face, tuomari_clock::At::ORIGIN)
    };
    assert_eq!(reading(tuomari_clock::Color::White).moves, 31);
    assert_eq!(reading(tuomari_clock::Color::Black).moves, 30);
}

#[test]
fn a_position_castles_as_its_rulebook_lets_it() {
    let with = |rulebook: &str, fen: &str| {
        open(json!({
            "rulebook": rulebook, "time_control": "5 min", "table": "strict",
            "start": {"position": "fen", "fen": fen},
        }))
        .map(|opening| opening.start.to_fen())
    };
    let swapped = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1";
    let mirrored = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 0 1 mirrored:w";
    assert_eq!(with("fi-blitz-2014", swapped).unwrap(), mirrored);
    assert_eq!(with("fi-blitz-2014", mirrored).unwrap(), mirrored);
    assert_eq!(with("fi-team-blitz", swapped).unwrap(), swapped);
    let moved = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R2KQBNR w KQkq - 0 1";
    assert_eq!(
        with("fi-team-blitz", moved).unwrap_err(),
        [
            "start.fen: castling with a rook on a1 is not possible on this board; \
          leave the right out"
        ]
    );
}

#[test]
fn a_name_turns_nothing_around() {
    let with = |name: &str| {
        open(json!({
            "rulebook": "fi-blitz-2014", "time_control": "5 min", "table": "strict",
            "names": {"white": name},
        }))
    };
    for name in [
        "\u{202e}0-1",
        "Anna \u{2066}Aalto",
        "a\u{200f}",
        "a\u{2028}b",
    ] {
        assert!(with(name).is_err(), "{name:?}");
    }
    for name in ["Åsa Öberg", "דנה כהן", "نگار", "Đặng Thị"] {
        assert!(with(name).is_ok(), "{name:?}");
    }
}

#[test]
fn everything_that_is_wrong_is_told_at_once() {
    check(
        json!({
            "rulebook": "fide-1999", "time_control": "fast", "table": "strict",
            "start": {"position": "chess960", "number": 960},
            "names": {"white": "", "black": "x".repeat(61)},
            "spectator_delay": {"moves": 61},
        }),
        &[
            "time_control.text: at byte 0: found 'f', expected a digit; \
             write 90/40+30, 30+30 or 3+2",
            "start.number: is 0 to 959",
            "names.white: has 1 to 60 characters on one line, all to be seen",
            "names.black: has 1 to 60 characters on one line, all to be seen",
            "spectator_delay: is at most 60 moves",
            "rulebook: \"fide-1999\" is none; there are fide-2014, fide-2018, fide-2023, \
             fi-blitz-2014, fi-team-blitz, fi-basics",
        ],
    );
}

#[test]
fn what_the_rulebook_does_not_leave_open_is_refused() {
    check(
        json!({
            "rulebook": "fi-blitz-2014", "time_control": "5 min", "table": "strict",
            "regulations": {"illegal-move-penalty": "refused", "colour-of-hats": "red"},
        }),
        &[
            "regulations.colour-of-hats: is no setting; the laws list them",
            "regulations.illegal-move-penalty: illegal-move-penalty is fixed by the rulebook; \
             leave it out",
        ],
    );
    check(
        json!({"rulebook": "fi-blitz-2014", "table": "strict"}),
        &["time_control: is missing: this rulebook is played with a clock; write 5 min or 3+2"],
    );
    check(
        json!({"rulebook": "fi-blitz-2014", "time_control": "3/20, 5", "table": "strict"}),
        &["time_control: this rulebook has one period for all moves; write 5 min or 3+2"],
    );
    check(
        json!({"rulebook": "fi-blitz-2014", "time_control": "5 min", "table": "strict",
               "profile": "standard"}),
        &["profile: \"standard\" is no profile of fi-blitz-2014; it has only"],
    );
}

#[test]
fn an_unknown_field_is_found() {
    let errors = open(json!({
        "rulebook": "fi-blitz-2014", "time_control": "5 min", "table": "strict", "colour": 1,
    }))
    .unwrap_err();
    assert!(errors[0].contains("unknown field `colour`"), "{errors:?}");
}

#[test]
fn a_table_reads_back() {
    let opening = open(json!({
        "rulebook": "fi-team-blitz", "time_control": "3+2", "table": "strict",
        "names": {"white": "Kotijoukkue", "black": "Vierasjoukkue", "board": "4"},
        "spectator_delay": {"seconds": 900},
    }))
    .unwrap();
    let dto = opening.to_dto("t");
    let json = serde_json::to_string(&dto).unwrap();
    assert_eq!(serde_json::from_str::<TableDto>(&json).unwrap(), dto);
}
