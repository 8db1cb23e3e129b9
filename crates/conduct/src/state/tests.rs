//! How much a game at rest takes: hundreds of thousands of them are kept.

use std::mem::size_of;

use tuomari_board::{Arrangement, Color, Move, Position, Square};
use tuomari_clock::{At, ChessClock, Millis, TimeControl};
use tuomari_rulebook::{Profile, Rulebook, Rules, Setting};
use tuomari_testkit::{Dice, random_game};

use crate::{
    Act, Announced, By, Claim, Command, Contact, Ctx, Envelope, From, Game, LateDead, LineFault,
    MatingOracle, Medium, Question, Table, Touch, decide,
    state::{
        adjournment::Adjournment, game::Irregularity, last_ruling::LastRuling, sheet::Sheet,
        two_boards::TwoBoards,
    },
};

const LIMIT: usize = 4 * 1024;

/// What a game takes beside its move list, with everything it holds in other
/// places. Naming each field here makes whoever adds one think of it.
fn bytes(game: &Game) -> usize {
    let Game {
        turn,
        players,
        irregularities,
        questions,
        sheets,
        adjournment,
        blind,
        announced,
        line_fault,
        late_dead,
        asked_at,
        shelved,
        last_ruling,
        // The move list: plies, clock times, lines written of them.
        history: _,
        times: _,
        made_at: _,
        gains: _,
        // Held in place.
        table: _,
        clock: _,
        offer: _,
        asked: _,
        not_asked: _,
        stopped_at: _,
        line_awaited: _,
        conclusion: _,
        ended_at: _,
        ruled_at: _,
        unseen: _,
        impossible_seen: _,
        repair: _,
        presence: _,
        seating: _,
        displaced: _,
        watch: _,
        extra_granted: _,
        referral: _,
        withheld: _,
        signed: _,
        tally: _,
        score: _,
        assistants: _,
        concluded_by: _,
        room_stopped: _,
        dead_overruled: _,
    } = game;
    let touches = |touches: &Vec<Touch>| touches.capacity() * size_of::<Touch>();
    let last = |color: Color| {
        let last = players.get(color).last.as_ref();
        last.map_or(0, |last| touches(&last.touches))
    };
    let open = irregularities.iter().map(|open| touches(&open.touches));
    let sheet = |color: Color| usize::from(sheets.get(color).is_some()) * size_of::<Sheet>();
    let adjourned = size_of::<Adjournment>() + size_of::<Envelope>();
    size_of::<Game>()
        + line_fault.as_deref().map_or(0, fault_bytes)
        + usize::from(late_dead.is_some()) * size_of::<LateDead>()
        + touches(&turn.touches)
        + usize::from(turn.board.is_some()) * size_of::<Arrangement>()
        + last(Color::White)
        + last(Color::Black)
        + irregularities.capacity() * size_of::<Irregularity>()
        + open.sum::<usize>()
        + questions.capacity() * size_of::<Question>()
        + asked_at.capacity() * size_of::<At>()
        + shelved.capacity() * size_of::<(Question, At)>()
        + usize::from(last_ruling.is_some()) * size_of::<LastRuling>()
        + announced.capacity() * size_of::<Announced>()
        + sheet(Color::White)
        + sheet(Color::Black)
        + usize::from(adjournment.is_some()) * adjourned
        + usize::from(blind.is_some()) * size_of::<TwoBoards>()
}

fn fault_bytes(fault: &LineFault) -> usize {
    size_of::<LineFault>() + fault.path.capacity() * size_of::<Move>()
}

fn rules(name: &str, profile: Profile) -> Rules {
    let rulebook: Rulebook = name.parse().unwrap();
    let event = Rules::of(rulebook, profile).decide(Setting::FideRated, "no");
    event.build().unwrap()
}

fn table() -> Game {
    let clock = ChessClock::new(TimeControl::from_human("90/40+30, 30+30").unwrap());
    Game::new(Table::Strict, Position::default(), Some(clock))
}

fn act(rules: &Rules, game: &mut Game, at_ms: u64, by: By, act: Act) {
    let ctx = Ctx {
        rules,
        oracle: &MatingOracle::default(),
    };
    let at = At::from_ms(at_ms);
    if let Ok(events) = decide(&ctx, game, &Command { at, by, act }) {
        for event in &events {
            game.apply(event);
        }
    }
}

/// A long game with scoresheets, an offer and a question or two.
#[test]
fn a_game_takes_four_kibibytes_beside_its_moves() {
    let rules = rules("fide-2018", Profile::Standard);
    let mut game = table();
    act(&rules, &mut game, 0, By::Arbiter, Act::StartClock);
    for of in Color::ALL {
        let sheet = Act::TakeScoresheet {
            of,
            medium: Medium::Paper,
            language: None,
        };
        act(&rules, &mut game, 0, By::Player(of), sheet);
    }
    let (_, moves) = random_game(&mut Dice::new(4), 300);
    let mut now_ms = 0;
    for m in &moves {
        let by = By::Player(game.position().turn());
        let make = Act::Make {
            from: m.from().unwrap(),
            to: m.to(),
            promotion: m.promotion(),
        };
        now_ms += 1_000;
        act(&rules, &mut game, now_ms, by, make);
        act(&rules, &mut game, now_ms, by, Act::OfferDraw);
        act(&rules, &mut game, now_ms, by, Act::Press);
    }
    assert!(game.history.plies().len() > 100);
    println!(
        "{} bytes, {} of them in place",
        bytes(&game),
        size_of::<Game>()
    );
    assert!(bytes(&game) <= LIMIT, "{} bytes", bytes(&game));
}

/// Two players who do their worst to fill a server.
#[test]
fn nobody_can_make_it_grow_without_end() {
    for name in ["fide-2018", "fide-2023"] {
        let rules = rules(name, Profile::Standard);
        let mut game = table();
        act(&rules, &mut game, 0, By::Arbiter, Act::StartClock);
        let mut dice = Dice::new(1);
        let mut now_ms = 0;
        for round in 0..3_000 {
            let color = game.position().turn();
            let (by, opponent) = (By::Player(color), By::Player(!color));
            let own: Vec<_> = game.board().occupied().into_iter().collect();
            let square = *dice.choose(&own).unwrap();
            let contact = *dice
                .choose(&[Contact::Taken, Contact::Brushed, Contact::Straightened])
                .unwrap();
            now_ms += 1;
            act(
                &rules,
                &mut game,
                now_ms,
                by,
                Act::Touch { square, contact },
            );
            if round % 20 == 0 {
                let to = *dice.choose(&Square::ALL).unwrap();
                let from = From::Square(square);
                if !game.board().occupied().contains(to) {
                    act(&rules, &mut game, now_ms, by, Act::Place { from, to });
                }
                act(&rules, &mut game, now_ms, by, Act::Press);
            }
            let claim = *dice.choose(&Claim::ALL).unwrap();
            if claim != Claim::IllegalMove {
                act(&rules, &mut game, now_ms, opponent, Act::Claim(claim));
                act(&rules, &mut game, now_ms, By::Arbiter, Act::Resume);
            }
            let time = Millis::from_secs(60);
            act(
                &rules,
                &mut game,
                now_ms,
                By::Arbiter,
                Act::AddTime { of: color, time },
            );
        }
        println!("{} bytes after {name}", bytes(&game));
        assert!(bytes(&game) <= 2 * LIMIT, "{} bytes", bytes(&game));
    }
}
