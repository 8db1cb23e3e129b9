//! What a watch does with what stands on a board.

use tuomari_board::{Position, Square};

use super::*;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
const E2E5: &str = "rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR";

fn view(discretion: &str, board: &str, to_act: &str) -> Box<ViewDto> {
    let board: Arrangement = board.parse().unwrap();
    let pieces = board.iter();
    let pieces = pieces.map(|(square, piece)| (square.to_string(), json!(piece.char())));
    let view = json!({
        "seat": "white", "discretion": discretion, "at_ms": 0, "to_act": to_act,
        "board": pieces.collect::<serde_json::Map<String, Value>>(),
        "moves": [], "whole": false,
    });
    Box::new(serde_json::from_value(view).unwrap())
}

fn stamp(version: u64) -> Stamp {
    Stamp { version, step: 0 }
}

fn standing(board: &str) -> Standing {
    Standing {
        board: board.parse().unwrap(),
        flipped: false,
    }
}

/// Both sit, and the board is as the table has it.
fn agreed(kind: Table, discretion: &str, now: Instant) -> Watch {
    from(Position::default(), kind, discretion, now)
}

fn from(start: Position, kind: Table, discretion: &str, now: Instant) -> Watch {
    let board = start.board().to_string();
    let memory = Memory::new(start, kind == Table::Strict);
    let second = Duration::from_secs(1);
    let mut watch = Watch::new((kind, memory), 2, second, false, now);
    for color in Color::ALL {
        let may_move = color == Color::White;
        watch.sees(color, view(discretion, &board, "white"), stamp(1), may_move);
    }
    watch.stands(standing(&board), now);
    assert!(watch.consider(now).act.is_none());
    assert_eq!(std::mem::take(&mut watch.news), [BoardNews::Agrees]);
    watch
}

#[test]
fn a_move_is_made_after_a_quarter_and_nothing_before() {
    let now = Instant::now();
    let mut watch = agreed(Table::Wooden, "silent", now);
    watch.stands(standing(E4), now);
    let next = watch.consider(now + Duration::from_millis(249));
    assert!(next.act.is_none());
    assert_eq!(next.wake, Some(now + Duration::from_millis(250)));
    let act = watch.consider(now + Duration::from_millis(250)).act;
    assert_eq!(
        act,
        Some((Color::White, json!({"act": "make", "move": "e2e4"})))
    );
    // It is under way, and not sent twice.
    assert!(watch.consider(now + Duration::from_secs(9)).act.is_none());
}

#[test]
fn a_silent_table_hears_nothing_of_legality_and_neither_does_anybody_here() {
    let now = Instant::now();
    let later = now + Duration::from_mins(1);
    let mut watch = agreed(Table::Wooden, "silent", now);
    watch.stands(standing(E2E5), now);
    assert!(watch.consider(later).act.is_none());
    assert_eq!(watch.news, []);
    let mut open = agreed(Table::Wooden, "no-counts", now);
    open.stands(standing(E2E5), now);
    assert!(open.consider(later).act.is_none());
    assert!(matches!(open.news[..], [BoardNews::Illegal { .. }]));
    // And it is told once.
    assert!(open.consider(later).act.is_none());
    assert_eq!(open.news.len(), 1);
}

/// One piece in one act, legal or not, after the same time.
#[test]
fn at_a_silent_strict_table_no_time_and_no_act_shows_what_is_legal() {
    for (board, name) in [(E4, "e2e4"), (E2E5, "e2e5")] {
        let now = Instant::now();
        let mut watch = agreed(Table::Strict, "silent", now);
        watch.stands(standing(board), now);
        let early = watch.consider(now + Duration::from_millis(999));
        assert!(early.act.is_none());
        assert_eq!(early.wake, Some(now + Duration::from_secs(1)));
        let act = watch.consider(now + Duration::from_secs(1)).act;
        let make = json!({"act": "make", "move": name});
        assert_eq!(act, Some((Color::White, make)));
        let told = shown(&mut watch, "silent", board, 2);
        assert!(matches!(told[..], [BoardNews::Handed { .. }]), "{told:?}");
        assert!(watch.consider(now + Duration::from_secs(9)).act.is_none());
    }
    // Nor what Black lifts meanwhile.
    for board in [
        "rnbqkbnr/pppp1ppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR",
        "rnbqkbnr/pppp1ppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR",
    ] {
        let now = Instant::now();
        let mut watch = agreed(Table::Strict, "silent", now);
        watch.stands(standing(board), now);
        assert!(watch.consider(now + Duration::from_secs(1)).act.is_none());
        assert!(matches!(watch.news[..], [BoardNews::Differs(_)]));
    }
}

/// The table has carried out the act, and both seats see it.
fn shown(watch: &mut Watch, discretion: &str, board: &str, version: u64) -> Vec<BoardNews> {
    watch.was_accepted(version);
    for color in Color::ALL {
        let view = view(discretion, board, "white");
        watch.sees(color, view, stamp(version), color == Color::White);
    }
    std::mem::take(&mut watch.news)
}

/// The acts that hand over what stands, and the board after each.
#[track_caller]
fn steps(watch: &mut Watch, at: Instant, steps: &[(Value, &str)]) {
    for (step, (act, board)) in (2..).zip(steps) {
        assert_eq!(watch.consider(at).act, Some((Color::White, act.clone())));
        // It waits for the table to show it.
        watch.was_accepted(step);
        assert!(watch.consider(at).act.is_none());
        shown(watch, "silent", board, step);
    }
    assert!(watch.consider(at).act.is_none());
}

fn place(from: &str, to: &str) -> Value {
    json!({"act": "place", "from": from, "to": to})
}

fn release() -> Value {
    json!({"act": "release"})
}

/// Between its steps stands what a legal move would leave.
#[test]
fn what_stands_between_two_steps_of_a_hand_is_no_move() {
    let both = "rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR";
    let d4 = "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR";
    let now = Instant::now();
    let later = now + Duration::from_secs(1);
    let mut watch = agreed(Table::Strict, "silent", now);
    watch.stands(standing(both), now);
    let handed = [
        (place("d2", "d4"), d4),
        (place("e2", "e4"), both),
        (release(), both),
    ];
    steps(&mut watch, later, &handed);
    assert_eq!(watch.memory.now().turn(), Color::White);
    // Pressed, it stands, and Black answers from there.
    watch.sees(Color::White, view("silent", both, "black"), stamp(9), false);
    watch.sees(Color::Black, view("silent", both, "black"), stamp(9), true);
    let answered = "rnbqkbnr/ppp1pppp/8/3p4/3PP3/8/PPP2PPP/RNBQKBNR";
    watch.stands(standing(answered), later);
    let act = watch.consider(later + Duration::from_secs(1)).act;
    let reply = json!({"act": "make", "move": "d7d5"});
    assert_eq!(act, Some((Color::Black, reply)));
}

#[test]
fn a_press_between_two_steps_is_a_press() {
    let both = "rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR";
    let d4 = "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR";
    let now = Instant::now();
    let later = now + Duration::from_secs(1);
    let mut watch = agreed(Table::Strict, "silent", now);
    watch.stands(standing(both), now);
    assert!(watch.consider(later).act.is_some());
    shown(&mut watch, "silent", d4, 2);
    watch.sees(Color::Black, view("silent", d4, "black"), stamp(3), true);
    assert_eq!(watch.memory.now().turn(), Color::Black);
    assert_eq!(watch.memory.now().board(), &d4.parse().unwrap());
    // What White goes on to do is not Black's.
    assert!(watch.consider(later + Duration::from_secs(9)).act.is_none());
}

/// Legal or not, and in the order in which the pieces were lifted.
#[test]
fn castling_is_handed_to_a_silent_strict_table_as_it_was_begun() {
    let rook_up = "4k3/8/8/8/8/8/8/4K3";
    let castled = "4k3/8/8/8/8/8/8/5RK1";
    let king_first = [
        (place("e1", "g1"), "4k3/8/8/8/8/8/8/6KR"),
        (place("h1", "f1"), castled),
        (release(), castled),
    ];
    let rook_first = [
        (place("h1", "f1"), "4k3/8/8/8/8/8/8/4KR2"),
        (place("e1", "g1"), castled),
        (release(), castled),
    ];
    // With a rook of Black's before his king White may not.
    for (black, may) in [("4k3", true), ("4kr2", false)] {
        let with = |board: &str| board.replace("4k3", black);
        for (lifted, handed) in [(None, &king_first), (Some(rook_up), &rook_first)] {
            let fen = with("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
            let start = Position::from_fen(&fen).unwrap();
            assert_eq!(start.judge(&with(castled).parse().unwrap()).is_ok(), may);
            let now = Instant::now();
            let mut watch = from(start, Table::Strict, "silent", now);
            for board in lifted.into_iter().chain([castled]) {
                watch.stands(standing(&with(board)), now);
            }
            let boards = handed.each_ref().map(|(_, board)| with(board));
            let handed = handed.iter().zip(&boards);
            let handed: Vec<(Value, &str)> = handed
                .map(|((act, _), board)| (act.clone(), board.as_str()))
                .collect();
            steps(&mut watch, now + Duration::from_secs(1), &handed);
            let turn = watch.memory.now().turn();
            assert_eq!(turn, if may { Color::Black } else { Color::White });
        }
    }
}

/// On both sides of the board; the square of a rook comes before the king's
/// on one, and after it on the other.
#[test]
fn castling_seen_at_once_began_with_the_king() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    for (castled, rook_up, name, rook) in [
        ("2KR3R", "4K2R", "e1a1", "a1"),
        ("R4RK1", "R3K3", "e1h1", "h1"),
    ] {
        let row = |row: &str| standing(&format!("4k3/8/8/8/8/8/8/{row}"));
        let now = Instant::now();
        let later = now + Duration::from_secs(1);
        let make = json!({"act": "make", "move": name});
        let touch = json!({"act": "touch", "square": rook});
        // At once; and lifted where nobody looked.
        for dark in [false, true] {
            let start = Position::from_fen(fen).unwrap();
            let mut watch = from(start, Table::Strict, "open", now);
            if dark {
                watch.stands(row(rook_up), now);
                watch.is_dark();
            }
            watch.stands(row(castled), now);
            let act = watch.consider(later).act;
            assert_eq!(act, Some((Color::White, make.clone())));
        }
        let start = Position::from_fen(fen).unwrap();
        let mut watch = from(start, Table::Strict, "open", now);
        watch.stands(row(rook_up), now);
        watch.stands(row(castled), now);
        let act = watch.consider(later).act;
        assert_eq!(act, Some((Color::White, touch)));
    }
}

#[test]
fn a_reply_that_has_begun_is_not_the_movers() {
    let begun = "rnbqkbnr/pppp1ppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
    for kind in [Table::Strict, Table::Wooden, Table::Assisted] {
        let now = Instant::now();
        let mut watch = agreed(kind, "open", now);
        watch.stands(standing(begun), now);
        let early = watch.consider(now + Duration::from_millis(999));
        assert!(early.act.is_none());
        let act = watch.consider(now + Duration::from_secs(1)).act;
        let make = json!({"act": "make", "move": "e2e4"});
        assert_eq!(act, Some((Color::White, make)));
        // The pawn that Black holds is none of its squares.
        let told = shown(&mut watch, "open", E4, 2);
        if let [BoardNews::Handed { squares, .. }] = &told[..] {
            assert_eq!(squares, &[SquareName(Square::E2), SquareName(Square::E4)]);
        } else {
            assert!(matches!(told[..], [BoardNews::Made { .. }]), "{told:?}");
        }
    }
}

#[test]
fn what_was_put_back_may_be_left_there_once_more() {
    let now = Instant::now();
    let mut watch = agreed(Table::Strict, "silent", now);
    for (version, left) in [(2, true), (4, true)] {
        watch.stands(standing(E2E5), now);
        let act = watch.consider(now + Duration::from_secs(1)).act;
        assert_eq!(act.is_some(), left);
        shown(&mut watch, "silent", E2E5, version);
        // The table puts it back, and so do the players.
        for color in Color::ALL {
            let view = view("silent", START, "white");
            watch.sees(color, view, stamp(version + 1), color == Color::White);
        }
        assert!(watch.consider(now + Duration::from_secs(2)).act.is_none());
        watch.stands(standing(START), now);
        assert!(watch.consider(now + Duration::from_secs(2)).act.is_none());
    }
}

#[test]
fn what_the_table_refused_is_not_asked_again_until_it_has_changed() {
    let now = Instant::now();
    let later = now + Duration::from_secs(1);
    let mut watch = agreed(Table::Strict, "no-counts", now);
    watch.stands(standing(E4), now);
    assert!(watch.consider(later).act.is_some());
    watch.was_refused(Problem::no_table());
    assert!(watch.consider(later).act.is_none());
    watch.sees(
        Color::White,
        view("no-counts", START, "white"),
        stamp(2),
        true,
    );
    assert!(watch.consider(later).act.is_some());
}

#[test]
fn nobody_acts_on_a_board_that_cannot_be_seen() {
    let now = Instant::now();
    let later = now + Duration::from_secs(1);
    let mut watch = agreed(Table::Assisted, "open", now);
    watch.stands(standing(E4), now);
    watch.is_dark();
    assert!(watch.consider(later).act.is_none());
    watch.stands(standing(E4), later);
    assert!(watch.consider(later + Duration::from_secs(1)).act.is_some());
}
