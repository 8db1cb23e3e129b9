//! What holds in every game, whatever anybody does.

use std::collections::{BTreeMap, BTreeSet};

use crate::hazard::{Playing, Throws, all_rules, any_act, any_table};
use tuomari_board::{Color, Illegality};
use tuomari_clock::{At, ChessClock, State};
use tuomari_conduct::{
    Act, By, Cause, Choice, Claim, Command, Conclusion, Discretion, Event, Happening, Lines, Phase,
    Refusal, Seat, options,
};
use tuomari_rulebook::{EventOrder, Rules, Topic};
use tuomari_testkit::{Dice, quick_or_full};

impl Throws for Dice {
    fn below(&mut self, sides: usize) -> usize {
        Dice::below(self, sides)
    }
}

/// At most so many commands to one game, and so many after its end.
const COMMANDS_A_GAME: usize = 150;
const AFTER_THE_END: usize = 10;

/// `decide` never panics, `apply` takes what it returned, the events alone
/// give the same game, and after the end only the arbiter brings anything
/// about.
#[test]
fn anything_may_be_tried() {
    let commands = quick_or_full(1_000_000, 10_000_000);
    let rules = all_rules();
    assert!(rules.len() >= 25, "{}", rules.len());
    let (mut tried, mut decided, mut games) = (0, 0, 0);
    let mut refused = BTreeMap::new();
    while tried < commands {
        let mut dice = Dice::new(games as u64);
        let mut playing = Playing::new(&rules[games % rules.len()], any_table(&mut dice));
        let mut after_the_end = 0;
        for _ in 0..COMMANDS_A_GAME {
            let end = playing.game.conclusion();
            after_the_end += usize::from(end.is_some());
            if after_the_end > AFTER_THE_END {
                break;
            }
            let command = playing.any_command(&mut dice);
            tried += 1;
            match playing.act(&command) {
                Ok(events) => {
                    decided += 1;
                    let heard = |end| {
                        outlives(&command.act) || answers_a_flag(playing.rules, end, &command)
                    };
                    let over = end.is_some_and(|end| !heard(end));
                    if over && command.by != By::Arbiter {
                        let confirms = events.iter().all(only_confirms);
                        assert!(confirms, "game {games}: {command:?} gave {events:?}");
                    }
                }
                Err(refusal) => *refused.entry(refusal.id()).or_insert(0) += 1,
            }
        }
        let replayed = format!("{:?}", playing.replayed());
        assert_eq!(replayed, format!("{:?}", playing.game), "game {games}");
        games += 1;
    }
    println!("{tried} commands in {games} games, {decided} decided; refused: {refused:?}");
    assert!(
        decided > tried / 4,
        "only {decided} of {tried} were decided"
    );
}

/// The last move can still be written down, the result confirmed
/// (`fide-2018/8.7`) and a decision appealed against (`fide-2018/11.10`); and a
/// dead position may be found that ended the game before.
fn outlives(act: &Act) -> bool {
    matches!(
        act,
        Act::Write { .. } | Act::Sign { .. } | Act::Appeal { .. } | Act::ReportDead { .. }
    )
}

/// Where the order of the events decides, who lost on time may still claim an
/// illegal move (`fi-blitz-2014/15`).
fn answers_a_flag(rules: &Rules, end: Conclusion, command: &Command) -> bool {
    let By::Player(by) = command.by else {
        return false;
    };
    let ordered = match rules.event_order().value {
        EventOrder::EventsThenRemarks | EventOrder::UndisputedRemarks => true,
        EventOrder::NoRule | EventOrder::NotApplicable => false,
    };
    let claims = command.act == Act::Claim(Claim::IllegalMove);
    ordered && claims && end.cause == Cause::Time(by)
}

/// An end that a silent rulebook withheld is confirmed by a player's act, or
/// the press that still belongs to the last move is made.
fn only_confirms(event: &Event) -> bool {
    matches!(
        event.what,
        Happening::EndConfirmed(_) | Happening::ClockStopped(_) | Happening::ClockPressed(_)
    )
}

/// Every reason for which a placement is no legal move is a topic, so that
/// every rulebook can be cited for it.
#[test]
fn every_illegality_is_a_topic() {
    for why in Illegality::ALL {
        assert!(why.id().parse::<Topic>().is_ok(), "{}", why.id());
    }
}

/// What is offered is not refused, and what is not offered is refused or has
/// no effect. The grain is the kind of act, `Act::id`.
#[test]
fn options_agree_with_decide() {
    let games = quick_or_full(1_500, 15_000);
    let rules = all_rules();
    let mut offered = BTreeSet::new();
    for number in 0..games {
        let mut dice = Dice::new(number as u64);
        let mut playing = Playing::new(&rules[number % rules.len()], any_table(&mut dice));
        for _ in 0..COMMANDS_A_GAME {
            let command = playing.any_command(&mut dice);
            _ = playing.act(&command);
            if dice.one_in(4) {
                let seat = dice.any(&Seat::ALL);
                let choices = options(playing.rules, &playing.game, seat, playing.at());
                offered.extend(choices.iter().map(Choice::id));
                agree(&playing, seat, &choices, &mut dice);
            }
        }
    }
    println!("offered somewhere: {offered:?}");
}

/// While nothing but moves and offers has happened, a player's options are
/// those that he had when the game was last in the same phase.
#[test]
fn options_stay_the_same_in_a_phase() {
    let games = quick_or_full(1_500, 60_000);
    let rules = all_rules();
    let (mut met, mut compared) = (0, 0);
    for number in 0..games {
        let mut dice = Dice::new(number as u64);
        let rules = &rules[number % rules.len()];
        let lines = Lines::of(rules);
        let mut playing = Playing::new(rules, any_table(&mut dice));
        let mut known: Vec<(Phase, Vec<Choice>)> = Vec::new();
        // The fewer strange things happen, the longer a game stays in a phase.
        let strange = dice.any(&[2, 10, 60, 1_000]);
        for _ in 0..COMMANDS_A_GAME {
            let command = if dice.one_in(strange) {
                playing.any_command(&mut dice)
            } else {
                ordinary_command(&mut playing, &mut dice)
            };
            _ = playing.act(&command);
            let seat = Seat::Player(dice.any(&Color::ALL));
            let ahead = At::from_ms(playing.now_ms + dice.any(&[0, 0, 0, 20_000, 90_000]));
            let Some(phase) = Phase::of(&lines, &playing.game, seat, ahead) else {
                continue;
            };
            let fresh = options(rules, &playing.game, seat, ahead);
            let Some((_, before)) = known.iter().find(|(known, _)| *known == phase) else {
                met += 1;
                known.push((phase, fresh));
                continue;
            };
            compared += 1;
            let mut both = before.iter().zip(&fresh);
            let same = before.len() == fresh.len() && both.all(|(a, b)| is_same_option(a, b));
            let ids = |of: &[Choice]| of.iter().map(Choice::id).collect::<Vec<_>>();
            assert!(
                same,
                "game {number}, {rules:?}, {seat}: {phase:?}\n{:?}\n{:?}",
                ids(before),
                ids(&fresh)
            );
        }
    }
    println!("{met} phases met, {compared} times again");
    assert!(compared > 10 * games, "{compared} of {met}");
}

/// What somebody does who just plays: a legal move, a press, an offer.
fn ordinary_command(playing: &mut Playing<'_>, dice: &mut Dice) -> Command {
    playing.now_ms += dice.any(&[40, 700, 700, 3_000]);
    let at = playing.at();
    let turn = playing.game.position().turn();
    let clock = playing.game.clock().map(ChessClock::state);
    let legal = playing.game.position().legal_moves();
    // Two offers would end the game.
    let may_offer = playing.game.offer().is_none();
    let (by, act) = match (clock, dice.below(12)) {
        (Some(State::Idle), _) => (By::Arbiter, Act::StartClock),
        (_, 0) if may_offer => (By::Player(turn), Act::OfferDraw),
        (_, 1) if may_offer => (By::Player(!turn), Act::OfferDraw),
        (_, 2) => (By::Player(turn), Act::DeclineDraw),
        (_, 3..8) => (By::Player(!turn), Act::Press),
        (_, place) => match legal.get(dice.below(legal.len())) {
            Some(m) if place > 7 => {
                let (from, to, promotion) = (m.from(), m.to(), m.promotion());
                let from = from.unwrap_or(to);
                let made = Act::Make {
                    from,
                    to,
                    promotion,
                };
                (By::Player(turn), made)
            }
            _ => (By::Player(turn), Act::Press),
        },
    };
    Command { at, by, act }
}

/// Whether two choices are one option; what a person fills in is an example.
fn is_same_option(a: &Choice, b: &Choice) -> bool {
    let act = match (&a.act, &b.act) {
        (Act::FixMove { form: a, .. }, Act::FixMove { form: b, .. }) => a == b,
        (
            Act::Touch { .. }
            | Act::Place { .. }
            | Act::Remove { .. }
            | Act::Make { .. }
            | Act::AgreeRepair { .. }
            | Act::ReportOffSquare { .. },
            b,
        ) => a.id() == b.id(),
        (a, b) => a == b,
    };
    act && a.cites == b.cites && a.if_wrong == b.if_wrong && a.effects == b.effects
}

fn agree(playing: &Playing<'_>, seat: Seat, choices: &[Choice], dice: &mut Dice) {
    let Some(by) = seat.by() else {
        assert!(choices.is_empty(), "{seat} only looks on");
        return;
    };
    let try_out = |act: &Act| {
        let (at, act) = (playing.at(), act.clone());
        playing.try_out(&Command { at, by, act })
    };
    let silent = Discretion::towards(seat, playing.rules) == Discretion::Silent;
    for choice in choices {
        match try_out(&choice.act) {
            Ok(_) => {}
            Err(refusal) if silent && learnt_by_trying(&choice.act, refusal) => {}
            Err(refusal) => panic!(
                "{:?} offers {seat} {:?}: {refusal}",
                playing.rules, choice.act
            ),
        }
    }
    if matches!(seat, Seat::Assistant(_)) {
        return;
    }
    for _ in 0..4 {
        let act = any_act(dice, &playing.game, by);
        let Ok(events) = try_out(&act) else { continue };
        let is_offered = choices.iter().any(|choice| choice.id() == act.id());
        let withheld = silent && playing.game.conclusion().is_some();
        let by_lever = silent && learnt_by_trying(&act, Refusal::NotYourMove);
        assert!(
            is_offered || withheld || by_lever || !has_effect(&events, by),
            "{:?} does not offer {seat} {act:?}, which gives {events:?}",
            playing.rules
        );
    }
}

/// What a silent rulebook does not tell beforehand; `options` says why.
fn learnt_by_trying(act: &Act, refusal: Refusal) -> bool {
    match (act, refusal) {
        (Act::AcceptDraw | Act::OfferDraw, Refusal::DrawTooEarly(_))
        | (Act::SeeFlag { .. }, Refusal::FlagNotDown)
        | (Act::Claim(Claim::Threefold | Claim::FiftyMoves), Refusal::ClaimNotInForce(_))
        | (Act::AgreeRepair { .. }, _)
        | (Act::Release, Refusal::NothingHeld) => true,
        (
            Act::Touch { .. }
            | Act::Place { .. }
            | Act::Remove { .. }
            | Act::Release
            | Act::Make { .. }
            | Act::Claim(Claim::Threefold | Claim::FiftyMoves),
            refusal,
        ) => matches!(
            refusal,
            Refusal::NotYourMove | Refusal::MoveMade | Refusal::NoPiece
        ),
        _ => false,
    }
}

fn has_effect(events: &[Event], by: By) -> bool {
    let barred = |event: &Event| matches!(event.what, Happening::Inadmissible(..));
    let own_note =
        |event: &Event| matches!(event.what, Happening::Noted(of, _) if By::Player(of) == by);
    !events.iter().any(barred) && !events.iter().all(own_note)
}
