//! Changes: small, and exact.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use proptest::prelude::*;
use serde_json::{Map, Value, json};
use tuomari_board::{Color, Position};
use tuomari_clock::{At, ChessClock, TimeControl};
use tuomari_conduct::{Act, By, Command, Ctx, Game, Limit, MatingOracle, Seat, Table, decide};
use tuomari_rulebook::{Profile, Rules, Setting};
use tuomari_testkit::{Dice, quick_or_full};
use tuomari_wire::{
    Moment, Shown, ToClient,
    change::{apply, diff},
};

/// The games here are about what is sent; a small analyser will do.
const QUICK: MatingOracle<'static> = MatingOracle::within(Limit::positions(200)).with_quick(200);

/// Any document without `null` in an object and without keys with `$`.
fn document() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        any::<bool>().prop_map(Value::from),
        (0u32..4).prop_map(Value::from),
        "[ab]{0,2}".prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 5, |inner| {
        let list = prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from);
        let object = prop::collection::btree_map("[a-c]", inner, 0..4)
            .prop_map(|fields| Value::Object(fields.into_iter().collect::<Map<_, _>>()));
        prop_oneof![list, object]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2_000) })]

    #[test]
    fn a_change_applied_gives_the_second_document(a in document(), b in document()) {
        let change = diff(&a, &b);
        prop_assert_eq!(apply(a, &change), b);
    }

    #[test]
    fn no_change_is_an_empty_object(a in document()) {
        if a.is_object() {
            prop_assert_eq!(diff(&a, &a), json!({}));
        }
    }

    #[test]
    fn a_strangers_change_does_no_harm(a in document(), change in document()) {
        let _ = apply(a, &change);
    }
}

#[test]
fn lists_keep_their_beginning() {
    assert_eq!(diff(&json!([1, 2]), &json!([1, 2, 3])), json!({"$2": [3]}));
    assert_eq!(diff(&json!([1, 2, 3]), &json!([1])), json!({"$1": []}));
    assert_eq!(diff(&json!([1, 2]), &json!([2])), json!([2]));
    assert_eq!(apply(json!([1, 2, 3]), &json!({"$1": [9]})), json!([1, 9]));
    assert_eq!(apply(json!("x"), &json!({"$7": [9]})), json!([9]));
}

struct Hall {
    rules: Rules,
    game: Game,
    now_ms: u64,
    version: u64,
}

fn rules(name: &str, profile: Profile) -> Rules {
    let event = Rules::of(name.parse().unwrap(), profile);
    let decided = event.clone().decide(Setting::FideRated, "no");
    decided.build().or_else(|_| event.build()).unwrap()
}

impl Hall {
    fn new(rules: Rules, table: Table) -> Hall {
        let clock = ChessClock::new(TimeControl::from_human("3+2").unwrap());
        let game = Game::new(table, Position::default(), Some(clock));
        let mut hall = Hall {
            rules,
            game,
            now_ms: 0,
            version: 0,
        };
        hall.act(By::Arbiter, Act::StartClock);
        hall
    }

    fn act(&mut self, by: By, act: Act) {
        let ctx = Ctx {
            rules: &self.rules,
            oracle: &QUICK,
        };
        let at = At::from_ms(self.now_ms);
        if let Ok(events) = decide(&ctx, &self.game, &Command { at, by, act }) {
            for event in &events {
                self.game.apply(event);
            }
            self.version += 1;
        }
    }

    fn shown(&self, seat: Seat) -> Shown {
        let now = At::from_ms(self.now_ms);
        let moment = Moment::latest(&self.game, now, now);
        Shown::of(&self.rules, &self.game, seat, self.version, moment)
    }

    /// Goes on from what was shown before; what changed.
    fn advance(&self, shown: &mut Shown, seat: Seat) -> ToClient {
        let now = At::from_ms(self.now_ms);
        let moment = Moment::latest(&self.game, now, now);
        let (rules, game) = (&self.rules, &self.game);
        shown.advance(rules, game, seat, self.version, moment, "t")
    }

    fn random_move(&mut self, dice: &mut Dice) -> bool {
        let legal = self.game.position().legal_moves();
        let Some(m) = dice.choose(&legal).copied() else {
            return false;
        };
        self.now_ms += 1_700;
        let by = By::Player(self.game.position().turn());
        self.act(
            by,
            Act::Make {
                from: m.from().unwrap(),
                to: m.to(),
                promotion: m.promotion(),
            },
        );
        self.game.conclusion().is_none()
    }
}

/// Every seat's view after every command of random games is what its changes
/// make of the first.
#[test]
fn the_changes_of_a_game_lead_to_its_views() {
    let books = [
        ("fide-2018", Profile::BlitzUnsupervised, Table::Assisted),
        ("fide-2018", Profile::Standard, Table::Strict),
        ("fi-basics", Profile::Only, Table::Assisted),
        ("fi-blitz-2014", Profile::Only, Table::Strict),
    ];
    for number in 0..quick_or_full(4, 200) {
        let (name, profile, table) = books[number % books.len()];
        let mut dice = Dice::new(number as u64);
        let mut hall = Hall::new(rules(name, profile), table);
        let mut held: Vec<(Seat, Shown, Value, Value)> = Seat::ALL
            .into_iter()
            .map(|seat| {
                let shown = hall.shown(seat);
                let view = serde_json::to_value(&shown.view).unwrap();
                let options = serde_json::to_value(shown.options()).unwrap();
                (seat, shown, view, options)
            })
            .collect();
        for _ in 0..25 {
            let mover = By::Player(hall.game.position().turn());
            let going_on = hall.random_move(&mut dice);
            let other = [Act::Press, Act::OfferDraw, Act::StopClock, Act::Resume];
            hall.act(mover, dice.choose(&other).unwrap().clone());
            hall.act(By::Arbiter, Act::Resume);
            hall.act(mover, Act::Press);
            for (seat, last, view, options) in &mut held {
                let shown = hall.shown(*seat);
                let mut advanced = last.clone();
                let message = hall.advance(&mut advanced, *seat);
                assert_eq!(advanced, shown, "{seat}");
                assert_eq!(message, shown.change_since(last, "t"), "{seat}");
                let ToClient::Change(change) = message else {
                    panic!("no change");
                };
                let (before, after) = (json!(last.view), json!(shown.view));
                assert_eq!(change.view, diff(&before, &after), "{seat}");
                let (before, after) = (json!(last.options()), json!(shown.options()));
                let changed = change.options.clone().unwrap_or_else(|| json!({}));
                assert_eq!(changed, diff(&before, &after), "{seat}");
                *view = apply(view.take(), &change.view);
                if let Some(changed) = &change.options {
                    *options = apply(options.take(), changed);
                }
                assert_eq!(*view, serde_json::to_value(&shown.view).unwrap(), "{seat}");
                assert_eq!(*options, serde_json::to_value(shown.options()).unwrap());
                let back: tuomari_wire::ViewDto = serde_json::from_value(view.clone()).unwrap();
                assert_eq!(back, shown.view);
                *last = shown;
            }
            if !going_on {
                break;
            }
        }
    }
}

/// What one move costs a spectator, and what a whole view costs.
#[test]
fn a_move_is_a_small_message() {
    let mut hall = Hall::new(
        rules("fide-2018", Profile::BlitzUnsupervised),
        Table::Assisted,
    );
    let mut dice = Dice::new(7);
    let table = "01930d5e-7a54-7c1b-9f3e-5d1b2c3a4f5e";
    let (mut sizes, mut player_sizes) = (Vec::new(), Vec::new());
    for _ in 0..60 {
        let seats = [Seat::Spectator, Seat::Player(Color::White)];
        let before = seats.map(|seat| hall.shown(seat));
        if !hall.random_move(&mut dice) {
            break;
        }
        let after = seats.map(|seat| hall.shown(seat));
        sizes.push(after[0].change_since(&before[0], table).to_text().len());
        player_sizes.push(after[1].change_since(&before[1], table).to_text().len());
    }
    let mean = |sizes: &[usize]| sizes.iter().sum::<usize>() / sizes.len();
    let whole = |seat| hall.shown(seat).message(table, 1_763_000_000_000).to_text();
    println!(
        "a move: {} bytes to a spectator (most {}), {} to a player; \
         after {} moves a view is {} bytes to a spectator, {} to a player",
        mean(&sizes),
        sizes.iter().max().unwrap(),
        mean(&player_sizes),
        sizes.len(),
        whole(Seat::Spectator).len(),
        whole(Seat::Player(Color::White)).len(),
    );
    assert!(sizes.len() > 30);
    assert!(mean(&sizes) <= 260, "{}", mean(&sizes));
}
