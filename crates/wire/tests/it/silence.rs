//! Silence on the wire: under the rulebooks that ask for it, every byte that a
//! player, an assistant, a spectator or a screen is sent is the same whether
//! or not the last move was illegal.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use serde_json::Value;
use tuomari_board::{
    Color, Position, Square,
    Square::{A6, A7, B8, C6, D2, D4, E1, E2, E4, E6, E7, F1, F3, F6, G1, G2, G3, G8, H1},
};
use tuomari_clock::{At, ChessClock, TimeControl};
use tuomari_conduct::{Act, By, Command, Ctx, Game, Limit, MatingOracle, Seat, Table, decide};
use tuomari_rulebook::{PlayerHints, Rulebook, Rules};
use tuomari_testkit::{Dice, quick_or_full};
use tuomari_wire::{Moment, Shown, ToClient};

/// The games here are about what is sent; a small analyser will do.
const QUICK: MatingOracle<'static> = MatingOracle::within(Limit::positions(200)).with_quick(200);

/// Every rulebook that asks for silence; no name is named.
fn silent_rules() -> Vec<Rules> {
    let mut all = Vec::new();
    for rulebook in Rulebook::all() {
        for profile in rulebook.profiles() {
            let built = Rules::of(rulebook, profile).build().ok();
            all.extend(built.filter(|rules| rules.player_hints().value == PlayerHints::Silent));
        }
    }
    assert_eq!(all.len(), 2);
    all
}

#[derive(Clone)]
struct Twin<'r> {
    rules: &'r Rules,
    game: Game,
    now_ms: u64,
    version: u64,
    /// What each seat was sent, message by message.
    sent: Vec<Vec<String>>,
    last: Vec<Option<Shown>>,
}

impl<'r> Twin<'r> {
    fn new(rules: &'r Rules, start: Position) -> Twin<'r> {
        let clock = ChessClock::new(TimeControl::from_human("3+2").unwrap());
        let mut twin = Twin {
            rules,
            game: Game::new(Table::Strict, start, Some(clock)),
            now_ms: 0,
            version: 0,
            sent: vec![Vec::new(); Seat::ALL.len()],
            last: vec![None; Seat::ALL.len()],
        };
        twin.act(By::Arbiter, Act::StartClock);
        twin
    }

    fn act(&mut self, by: By, act: Act) {
        let ctx = Ctx {
            rules: self.rules,
            oracle: &QUICK,
        };
        let at = At::from_ms(self.now_ms);
        let command = Command { at, by, act };
        let events = decide(&ctx, &self.game, &command)
            .unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
        for event in &events {
            self.game.apply(event);
        }
        self.version += 1;
        self.send(0);
    }

    /// Every seat is sent what it is shown so much later, and the change.
    fn send(&mut self, ahead_ms: u64) {
        let since = At::from_ms(self.now_ms);
        let moment = Moment::latest(&self.game, since, At::from_ms(self.now_ms + ahead_ms));
        for (index, seat) in Seat::ALL.into_iter().enumerate() {
            let (rules, game, version) = (self.rules, &self.game, self.version);
            let shown = Shown::of(rules, game, seat, version, moment);
            self.sent[index].push(whole(&shown));
            match &mut self.last[index] {
                Some(last) => {
                    let change = last.advance(rules, game, seat, version, moment, None, "t");
                    self.sent[index].extend([change, whole(last)]);
                }
                None => self.last[index] = Some(shown),
            }
        }
    }

    fn make(&mut self, from: Square, to: Square) {
        let by = By::Player(self.game.position().turn());
        let promotion = None;
        self.act(
            by,
            Act::Make {
                from,
                to,
                promotion,
            },
        );
    }

    fn play(&mut self, moves: &[(Square, Square)]) {
        for (from, to) in moves {
            let by = By::Player(self.game.position().turn());
            self.now_ms += 400;
            self.make(*from, *to);
            self.now_ms += 200;
            self.act(by, Act::Press);
        }
    }
}

fn whole(shown: &Shown) -> String {
    ToClient::View(Box::new(shown.message("t", 0))).to_text()
}

/// Two games that come to the same board after the same number of moves; in
/// one of them White's king or rook has been away. Now White castles in both:
/// in one that is a legal move, in the other it is not. Every byte is the
/// same.
#[test]
fn castling_looks_the_same_whether_or_not_the_king_has_moved() {
    let bishop_out = [(G1, F3), (E7, E6), (G2, G3), (B8, C6)];
    let so_far = [(F1, G2), (G8, F6), (D2, D4), (A7, A6)];
    let there_and_back = |from, to| [(from, to), (F6, G8), (to, from), (G8, F6)];
    let last = [(E2, E4), (F6, G8)];
    for rules in &silent_rules() {
        // The bishop, the king, the rook has been away.
        let games = [(G2, F1), (E1, F1), (H1, G1)].map(|(from, to)| {
            let mut twin = Twin::new(rules, Position::default());
            twin.play(&bishop_out);
            twin.play(&so_far);
            twin.play(&there_and_back(from, to));
            twin.play(&last);
            twin
        });
        let [mut legal, mut king_walked, mut rook_walked] = games;
        assert_eq!(legal.game.board(), king_walked.game.board());
        assert_eq!(legal.game.board(), rook_walked.game.board());
        let castles = legal.game.position().judge_move(E1, H1, None);
        assert!(castles.is_ok());
        for illegal in [&king_walked, &rook_walked] {
            assert!(illegal.game.position().judge_move(E1, H1, None).is_err());
        }
        for twin in [&mut legal, &mut king_walked, &mut rook_walked] {
            for seat in &mut twin.sent {
                seat.clear();
            }
            twin.now_ms += 700;
            castle_by_hand(twin);
            twin.send(400_000);
        }
        for (index, seat) in Seat::ALL.into_iter().enumerate() {
            assert!(legal.sent[index].len() > 8);
            let illegal = [&king_walked, &rook_walked];
            let differing = illegal.map(|twin| differing(&legal, twin, index));
            // The arbiter has the record of the moves before.
            if seat != Seat::Arbiter {
                assert_eq!(differing, [Vec::new(), Vec::new()], "{seat}");
            }
        }
    }
}

fn differing(a: &Twin<'_>, b: &Twin<'_>, seat: usize) -> Vec<(String, String)> {
    let pairs = a.sent[seat].iter().zip(&b.sent[seat]);
    pairs
        .filter(|(a, b)| a != b)
        .map(|(a, b)| (a.clone(), b.clone()))
        .collect()
}

/// King to g1, rook to f1, released, pressed: the same hands in every game.
fn castle_by_hand(twin: &mut Twin<'_>) {
    let white = By::Player(Color::White);
    for act in [
        Act::Place {
            from: tuomari_conduct::From::Square(E1),
            to: G1,
        },
        Act::Place {
            from: tuomari_conduct::From::Square(H1),
            to: F1,
        },
        Act::Release,
        Act::Press,
    ] {
        twin.now_ms += 150;
        twin.act(white, act);
    }
}

/// A message with the board and the squares of moves taken out, which differ
/// when the placements differ.
fn masked(message: &str) -> Value {
    let mut value: Value = serde_json::from_str(message).unwrap();
    let view = value.get_mut("view").unwrap();
    if let Some(view) = view.as_object_mut() {
        view.remove("board");
        let moves = match view.get_mut("moves") {
            Some(Value::Array(moves)) => moves.iter_mut().collect(),
            Some(Value::Object(kept)) => kept
                .values_mut()
                .filter_map(Value::as_array_mut)
                .flatten()
                .collect(),
            _ => Vec::new(),
        };
        for shown in moves {
            let shown = shown.as_object_mut().unwrap();
            assert!(shown.remove("squares").is_some());
            assert!(shown.remove("text").is_some());
        }
    }
    value
}

/// A placement of an own piece that is no legal move.
fn astray(dice: &mut Dice, position: &Position) -> Option<(Square, Square)> {
    let own: Vec<Square> = position
        .board()
        .by_color(position.turn())
        .into_iter()
        .collect();
    (0..50).find_map(|_| {
        let from = *dice.choose(&own)?;
        let to = *dice.choose(&Square::ALL)?;
        let strays = from != to && position.judge_move(from, to, None).is_err();
        strays.then_some((from, to))
    })
}

/// Random games: a legal move and one astray differ in the squares and in
/// nothing else.
#[test]
fn an_illegal_move_is_sent_like_a_legal_one() {
    let all = silent_rules();
    let mut compared = 0;
    for number in 0..quick_or_full(4, 300) {
        let mut dice = Dice::new(number as u64);
        let mut both = Twin::new(&all[number % all.len()], Position::default());
        for _ in 0..dice.below(60) {
            let legal = both.game.position().legal_moves();
            let Some(m) = dice.choose(&legal).copied() else {
                break;
            };
            if both.game.conclusion().is_some() || m.promotion().is_some() {
                break;
            }
            both.now_ms += 400;
            let mover = By::Player(both.game.position().turn());
            let placed = astray(&mut dice, both.game.position());
            for seat in &mut both.sent {
                seat.clear();
            }
            let mut illegal = both.clone();
            both.make(m.from().unwrap(), m.to());
            if let Some((from, to)) = placed {
                let mut legal = both.clone();
                illegal.make(from, to);
                for twin in [&mut legal, &mut illegal] {
                    twin.send(500);
                    twin.now_ms += 200;
                    twin.act(mover, Act::Press);
                    twin.send(400_000);
                }
                compared += assert_alike(&legal, &illegal);
            }
            both.now_ms += 200;
            both.act(mover, Act::Press);
        }
    }
    println!("{compared} messages compared");
    assert!(compared > 1_000);
}

fn assert_alike(legal: &Twin<'_>, illegal: &Twin<'_>) -> usize {
    let mut compared = 0;
    for (index, seat) in Seat::ALL.into_iter().enumerate() {
        if seat == Seat::Arbiter {
            continue;
        }
        assert_eq!(legal.sent[index].len(), illegal.sent[index].len());
        for (here, there) in legal.sent[index].iter().zip(&illegal.sent[index]) {
            assert_eq!(
                masked(here),
                masked(there),
                "{seat}: {} against {}",
                legal.game.position().to_fen(),
                illegal.game.position().to_fen()
            );
            compared += 1;
        }
    }
    compared
}

/// A flag that has fallen is on the face of its clock and nowhere else.
#[test]
fn a_fallen_flag_is_sent_on_its_face_alone() {
    for rules in &silent_rules() {
        let mut twin = Twin::new(rules, Position::default());
        twin.play(&[(E2, E4)]);
        let at = |ahead_ms| {
            let since = At::from_ms(twin.now_ms);
            Moment::latest(&twin.game, since, At::from_ms(twin.now_ms + ahead_ms))
        };
        assert_eq!(at(100_000).step, 0);
        assert_eq!(at(400_000).step, 1);
        for seat in Seat::ALL.into_iter().filter(|seat| *seat != Seat::Arbiter) {
            let show = |moment| Shown::of(rules, &twin.game, seat, 3, moment);
            let (mut before, after) = (show(at(0)), show(at(400_000)));
            let change = before.advance(rules, &twin.game, seat, 3, at(400_000), None, "t");
            let change: Value = serde_json::from_str(&change).unwrap();
            let expected = serde_json::json!({
                "type": "change", "table": "t", "version": 3, "step": 1,
                "view": {
                    "at_ms": after.view().at_ms,
                    "clock": { "black": { "left_ms": 0, "flag": true } },
                },
            });
            assert_eq!(change, expected, "{seat}");
        }
    }
}
