//! Changes: small, and exact.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use proptest::prelude::*;
use serde_json::{Map, Value, json};
use tuomari_board::{Color, Position};
use tuomari_clock::{At, ChessClock, TimeControl};
use tuomari_conduct::{
    Act, By, Choice, Command, Ctx, Game, Limit, MatingOracle, Seat, Table, decide, options,
};
use tuomari_rulebook::{Profile, Rules, Setting};
use tuomari_testkit::{Dice, quick_or_full};
use tuomari_wire::{
    Moment, OptionsDto, Shown, ToClient,
    change::{apply, diff, diff_within},
    socket::ViewMessage,
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
    fn so_does_a_change_that_names_items_of_lists(a in document(), b in document()) {
        let change = diff_within(&a, &b);
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
fn an_item_of_a_list_changes_where_it_stands() {
    let before = json!({"boards": [{"n": 1}, {"n": 2}, {"n": 3}]});
    let after = json!({"boards": [{"n": 1}, {"n": 2, "outcome": "draw"}, {"n": 3}]});
    let change = diff_within(&before, &after);
    assert_eq!(change, json!({"boards": {"#1": {"outcome": "draw"}}}));
    assert_eq!(apply(before, &change), after);
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

    /// Somebody does something he may do.
    fn any_option(&mut self, dice: &mut Dice) {
        let seat = *dice.choose(&Seat::ALL).unwrap();
        let choices = options(&self.rules, &self.game, seat, At::from_ms(self.now_ms));
        let going_on = |choice: &&Choice| !["resign", "enter-result"].contains(&choice.id());
        let choices: Vec<&Choice> = choices.iter().filter(going_on).collect();
        if let (Some(by), Some(choice)) = (seat.by(), dice.choose(&choices)) {
            self.act(by, choice.act.clone());
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
        let text = shown.advance(rules, game, seat, self.version, moment, None, "t");
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
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
    for number in 0..quick_or_full(40, 1_000) {
        let (name, profile, table) = books[number % books.len()];
        let mut dice = Dice::new(number as u64);
        let mut hall = Hall::new(rules(name, profile), table);
        let mut held: Vec<(Seat, Shown, ViewMessage)> = Seat::ALL
            .into_iter()
            .map(|seat| {
                let shown = hall.shown(seat);
                let message = shown.message("t", 0);
                (seat, shown, message)
            })
            .collect();
        for _ in 0..25 {
            let mover = By::Player(hall.game.position().turn());
            let going_on = hall.random_move(&mut dice);
            let other = [Act::Press, Act::OfferDraw, Act::StopClock, Act::Resume];
            hall.act(mover, dice.choose(&other).unwrap().clone());
            if dice.one_in(3) {
                hall.any_option(&mut dice);
            }
            hall.act(By::Arbiter, Act::Resume);
            hall.act(mover, Act::Press);
            for (seat, last, held) in &mut held {
                let shown = hall.shown(*seat);
                let mut advanced = last.clone();
                let message = hall.advance(&mut advanced, *seat);
                // Options that were kept are those that are found afresh.
                assert_eq!(advanced, shown, "{seat}");
                // What is written is what the documents differ in.
                assert_eq!(message, advanced.change_since(last, "t"), "{seat}");
                let ToClient::Change(change) = message else {
                    panic!("no change");
                };
                let view = apply(json!(held.view), &change.view);
                held.view = serde_json::from_value(view.clone()).unwrap();
                assert_eq!(view, json!(shown.view()), "{seat}");
                if let Some(changed) = &change.options {
                    let options = apply(json!(held.options), changed);
                    held.options = serde_json::from_value(options).unwrap();
                    held.open.retain(|_| !changed.is_array());
                }
                let turns = |number: &u16| change.turned.contains(number);
                let opened = change
                    .turned
                    .iter()
                    .filter(|number| !held.open.contains(number));
                let opened: Vec<u16> = opened.copied().collect();
                held.open.retain(|number| !turns(number));
                held.open.extend(opened);
                let open = held.open.iter();
                let open = open.map(|number| held.options[usize::from(*number)].clone());
                let open: OptionsDto = open.map(|option| (option.key.clone(), option)).collect();
                assert_eq!(open, shown.options(), "{seat}");
                assert_eq!(advanced.message("t", 0).options, held.options, "{seat}");
                *last = advanced;
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
    let seats = [Seat::Spectator, Seat::Player(Color::White)];
    let mut shown = seats.map(|seat| hall.shown(seat));
    let more = "x".repeat(table.len() - "t".len());
    for _ in 0..60 {
        if !hall.random_move(&mut dice) {
            break;
        }
        let mut size = |place: usize| {
            let message = hall.advance(&mut shown[place], seats[place]);
            message.to_text().len() + more.len()
        };
        sizes.push(size(0));
        player_sizes.push(size(1));
    }
    let mean = |sizes: &[usize]| sizes.iter().sum::<usize>() / sizes.len();
    let whole = |seat| {
        let message = Box::new(hall.shown(seat).message(table, 1_763_000_000_000));
        ToClient::View(message).to_text()
    };
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
    assert!(mean(&player_sizes) <= 450, "{}", mean(&player_sizes));
}
