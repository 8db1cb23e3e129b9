//! The silence of `fi-blitz-2014/18` and `fi-team-blitz/2`: twin games, the
//! same but for one placement, look the same to every seat but the arbiter's.

use tuomari_board::{Arrangement, Color, Position, Square};
use tuomari_clock::{At, ChessClock, Millis, TimeControl};
use tuomari_conduct::{
    Act, By, Choice, Cites, Command, Contact, Ctx, Game, Limit, MatingOracle, Price, Seat, Table,
    View, decide, options, view,
};
use tuomari_rulebook::{PlayerHints, Rulebook, Rules};
use tuomari_testkit::{Dice, quick_or_full};

/// An analyser that gives up soon.
const QUICK: MatingOracle<'static> = MatingOracle::within(Limit::positions(200)).with_quick(200);

/// Every rulebook that asks for silence; no name is named.
fn silent_rules() -> Vec<Rules> {
    let mut all = Vec::new();
    for rulebook in Rulebook::all() {
        for profile in rulebook.profiles() {
            let built = Rules::of(rulebook, profile).build();
            all.extend(
                built
                    .ok()
                    .filter(|rules| rules.player_hints().value == PlayerHints::Silent),
            );
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
}

impl<'r> Twin<'r> {
    fn new(rules: &'r Rules, start: Position) -> Twin<'r> {
        let clock = ChessClock::new(TimeControl::from_human("3+2").expect("a control"));
        let game = Game::new(Table::Strict, start, Some(clock));
        let mut twin = Twin {
            rules,
            game,
            now_ms: 0,
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
    }

    fn touch(&mut self, by: By, square: Square) {
        let contact = Contact::Taken;
        self.act(by, Act::Touch { square, contact });
    }

    fn make(&mut self, (from, to): (Square, Square), promotion: Option<tuomari_board::Role>) {
        let by = By::Player(self.game.position().turn());
        let act = Act::Make {
            from,
            to,
            promotion,
        };
        self.act(by, act);
    }
}

/// All that a seat is told, but for the board and the text of moves.
fn told(twin: &Twin<'_>, seat: Seat, ahead_ms: u64) -> (View, Vec<Shown>) {
    let at = At::from_ms(twin.now_ms + ahead_ms);
    let mut view = view(twin.rules, &twin.game, seat, at);
    view.board = Arrangement::empty();
    for shown in &mut view.moves.moves {
        shown.text = String::new();
        shown.squares = tuomari_board::Bitboard::EMPTY;
    }
    let choices = options(twin.rules, &twin.game, seat, at);
    (view, choices.iter().map(Shown::of).collect())
}

/// A choice without the squares of its example.
#[derive(Debug, PartialEq, Eq)]
struct Shown {
    id: &'static str,
    cites: Cites,
    if_wrong: Option<(Price, Cites)>,
}

impl Shown {
    fn of(choice: &Choice) -> Shown {
        Shown {
            id: choice.id(),
            cites: choice.cites,
            if_wrong: choice.if_wrong,
        }
    }
}

fn assert_alike(legal: &Twin<'_>, illegal: &Twin<'_>, when: &str) {
    for seat in Seat::ALL {
        if seat != Seat::Arbiter {
            for ahead_ms in [0, 500, 400_000] {
                let twins = format!(
                    "{:?}: {seat} {when}: {} against {}",
                    legal.rules,
                    legal.game.position().to_fen(),
                    illegal.game.position().to_fen(),
                );
                let (here, there) = (told(legal, seat, ahead_ms), told(illegal, seat, ahead_ms));
                let ids = |shown: &[Shown]| shown.iter().map(|shown| shown.id).collect::<Vec<_>>();
                assert_eq!(ids(&here.1), ids(&there.1), "{twins}");
                assert_eq!(here, there, "{twins}");
            }
        }
    }
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

#[test]
fn an_illegal_move_looks_like_a_legal_one() {
    let games = quick_or_full(80, 1_000);
    let all = silent_rules();
    let (mut ended, mut touched) = (0, 0);
    for number in 0..games {
        let mut dice = Dice::new(number as u64);
        let mut both = Twin::new(&all[number % all.len()], Position::default());
        for _ in 0..dice.below(120) {
            let legal = both.game.position().legal_moves();
            let Some(m) = dice.choose(&legal).copied() else {
                break;
            };
            if both.game.conclusion().is_some() {
                break;
            }
            let mover = By::Player(both.game.position().turn());
            let mut illegal = both.clone();
            both.now_ms += 400;
            illegal.now_ms += 400;
            if dice.one_in(20) && both.game.offer().is_none() {
                both.act(mover, Act::OfferDraw);
                illegal.act(mover, Act::OfferDraw);
            }
            let placed = astray(&mut dice, both.game.position());
            if dice.one_in(2) {
                let from = m.from().unwrap();
                both.touch(mover, from);
                illegal.touch(mover, from);
                assert_alike(&both, &illegal, "with a hand on a piece");
            }
            both.make((m.from().unwrap(), m.to()), m.promotion());
            if let Some(placed) = placed {
                illegal.make(placed, None);
                assert_alike(&both, &illegal, "between release and press");
                let mut pressed = both.clone();
                for twin in [&mut pressed, &mut illegal] {
                    twin.now_ms += 200;
                    twin.act(mover, Act::Press);
                }
                assert_alike(&pressed, &illegal, "after the press");
                touched += touch_in_both(&mut dice, &pressed, &illegal);
                ended += usize::from(pressed.game.conclusion().is_some());
            }
            both.now_ms += 200;
            both.act(mover, Act::Press);
        }
    }
    println!("{ended} of the legal twins had ended the game; {touched} replies began with a hand");
    assert!(ended > 0 && touched > 0);
}

/// The reply begins: a hand on the same piece in both, if the game goes on.
fn touch_in_both(dice: &mut Dice, legal: &Twin<'_>, illegal: &Twin<'_>) -> usize {
    if legal.game.conclusion().is_some() || illegal.game.conclusion().is_some() {
        return 0;
    }
    let replier = legal.game.position().turn();
    let of = |twin: &Twin<'_>| twin.game.board().by_color(replier);
    let both: Vec<Square> = (of(legal) & of(illegal)).into_iter().collect();
    let Some(square) = dice.choose(&both).copied() else {
        return 0;
    };
    let (mut legal, mut illegal) = (legal.clone(), illegal.clone());
    for twin in [&mut legal, &mut illegal] {
        twin.now_ms += 100;
        twin.touch(By::Player(replier), square);
        let seen = told(twin, Seat::Spectator, 0)
            .0
            .under_way
            .expect("a hand is on a piece");
        assert_eq!(seen.touches.last().expect("it was touched").square, square);
    }
    assert_alike(&legal, &illegal, "when the reply begins");
    1
}

/// Time that has run out changes the face it ran out on, and nothing else.
#[test]
fn a_fallen_flag_is_on_its_own_face_alone() {
    for rules in &silent_rules() {
        let mut twin = Twin::new(rules, Position::default());
        twin.now_ms += 1_000;
        twin.make((Square::E2, Square::E4), None);
        twin.now_ms += 1_000;
        twin.act(By::Player(Color::White), Act::Press);
        for seat in Seat::ALL {
            let (mut before, choices_before) = told(&twin, seat, 170_000);
            let (mut after, choices_after) = told(&twin, seat, 190_000);
            let faces = (before.clock.take().unwrap(), after.clock.take().unwrap());
            assert!(!faces.0.black.flag && faces.1.black.flag);
            assert_eq!(faces.1.black.left, Millis::ZERO);
            assert_eq!(faces.0.white, faces.1.white);
            if seat != Seat::Arbiter {
                assert_eq!((before, choices_before), (after, choices_after), "{seat}");
            }
        }
    }
}

/// Mate ends the game at once and is shown when a player goes on to act.
#[test]
fn an_end_waits_for_a_player() {
    for rules in &silent_rules() {
        let start = Position::from_fen("7k/8/6K1/8/8/8/8/R7 w - - 0 1").unwrap();
        let mut twin = Twin::new(rules, start);
        let (white, black) = (By::Player(Color::White), By::Player(Color::Black));
        twin.make((Square::A1, Square::A8), None);
        twin.act(white, Act::Press);
        let shown = |twin: &Twin<'_>, seat| {
            view(twin.rules, &twin.game, seat, At::from_ms(twin.now_ms)).conclusion
        };
        assert!(twin.game.conclusion().is_some());
        assert!(shown(&twin, Seat::Arbiter).is_some());
        assert!(shown(&twin, Seat::HallScreen).is_none());
        let mut stopped = twin.clone();
        stopped.act(white, Act::StopClock);
        twin.touch(black, Square::H8);
        for twin in [&twin, &stopped] {
            assert!(shown(twin, Seat::HallScreen).is_some());
            assert_eq!(twin.game.clock().unwrap().running(), None);
        }
    }
}
