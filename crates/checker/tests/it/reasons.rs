//! Why boards are as they are.

use std::collections::BTreeSet;

use tuomari_checker::{
    Against, BoardReason, ByeWhy, Choice, Colors, Competition, Made, Place, TeamCriterion,
};
use tuomari_pairing::{Color, ColorRule, Criterion, Preference, departure, pair_literally};

use crate::made::report;
use crate::shared;

fn reasons(made: &Made) -> Vec<BoardReason> {
    let boards = made.paired().boards.len();
    let reasons = (0..boards).map(|at| made.reason(at).unwrap());
    assert_eq!(made.reason(boards), None);
    let reasons: Vec<BoardReason> = reasons.collect();
    assert_eq!(made.reasons(), reasons, "one by one and all together");
    reasons
}

#[test]
fn the_first_round_needs_no_reason_but_the_order() {
    let made = tuomari_checker::pair(&report(&["", "", "", "", ""]), 1).unwrap();
    for reason in reasons(&made) {
        assert_eq!(reason.choice, Choice::First);
        let rule = ColorRule::InitialColor;
        let (white, black) = (None, None);
        assert_eq!(reason.colors, Colors::Players { rule, white, black });
        assert_eq!(reason.colors.article().to_string(), "C.04.3 5.2.5");
    }
    let bye = made.bye_reason().unwrap();
    assert_eq!(bye.number, 5);
}

#[test]
fn two_who_have_met_are_not_paired_again_and_it_is_said() {
    // After three draws in round 1 the first pair by order would be 1 and 4.
    let lines = ["4w=", "5b=", "6w=", "1b=", "2w=", "3b="];
    let made = tuomari_checker::pair(&report(&lines), 2).unwrap();
    let found = reasons(&made);
    let of_first = found.iter().find(|one| one.white == 1 || one.black == 1);
    let Choice::Instead { pairs, against, .. } = &of_first.unwrap().choice else {
        panic!("{of_first:?}");
    };
    assert!(pairs.contains(&(1, 4)), "{pairs:?}");
    assert_eq!(*against, Some(Against::Players(Criterion::C1)));
    assert_eq!(against.unwrap().article().to_string(), "C.04.3 C1");
}

#[test]
fn every_board_of_the_sample_has_its_reasons() {
    let mut named = BTreeSet::new();
    let mut rules = BTreeSet::new();
    let (mut floats, mut firsts) = (0, 0);
    for line in include_str!("../players.jsonl").lines().map(shared::line) {
        let competition = Competition::new(&line.report).unwrap();
        for round in 1..=competition.past() {
            let made = competition.pair(round).unwrap();
            let Made::Dutch { field, pairing } = &made else {
                panic!("{} is a Swiss of players", line.name);
            };
            for reason in reasons(&made) {
                assert!(reason.said().len() >= 3);
                let Place::Bracket { floaters, .. } = &reason.place else {
                    panic!("{reason:?}");
                };
                floats += floaters.len();
                holds(&reason);
                if let Colors::Players { rule, .. } = reason.colors {
                    rules.insert(rule);
                }
                match &reason.choice {
                    Choice::First => firsts += 1,
                    Choice::Table => panic!("{reason:?}"),
                    Choice::Instead { against, .. } => {
                        let Some(Against::Players(criterion)) = against else {
                            panic!("{reason:?}");
                        };
                        named.insert(*criterion);
                    }
                }
            }
            if let Some(number) = pairing.bye {
                let bye = made.bye_reason().unwrap();
                assert_eq!(bye.number, number);
                let ByeWhy::Players { barred, .. } = bye.why else {
                    panic!("a bye of a player");
                };
                let is_barred = |number: u32| {
                    let mut players = field.players.iter();
                    players.any(|player| player.number == number && player.bye_barred)
                };
                assert!(barred.into_iter().all(is_barred));
            }
        }
    }
    assert!(floats > 100 && firsts > 100, "{floats} {firsts}");
    assert!(
        named.len() > 8 && named.contains(&Criterion::C1),
        "{named:?}"
    );
    assert!(rules.len() >= 5, "{rules:?}");
}

/// What a rule about colours says of the two wishes is so.
fn holds(reason: &BoardReason) {
    let Colors::Players { rule, white, black } = reason.colors else {
        panic!("{reason:?}");
    };
    let denied = |wish: Option<Preference>, color| wish.is_some_and(|wish| wish.color != color);
    let denied = [denied(white, Color::White), denied(black, Color::Black)];
    let strength = |wish: Option<Preference>| wish.map(|wish| wish.strength);
    match rule {
        ColorRule::BothPreferences => assert_eq!(denied, [false, false], "{reason:?}"),
        ColorRule::InitialColor => assert_eq!((white, black), (None, None)),
        ColorRule::StrongerPreference => {
            assert_ne!(strength(white), strength(black));
            let is_white_stronger = strength(white) > strength(black);
            assert_eq!(denied, [!is_white_stronger, is_white_stronger]);
        }
        ColorRule::WiderDifference | ColorRule::Alternated | ColorRule::HigherRanked => {
            assert_eq!(strength(white), strength(black));
            assert_ne!(denied[0], denied[1]);
        }
    }
}

/// In small fields the literal reading goes through all candidates: where it
/// took the first one, every board is a first one.
#[test]
fn the_literal_reading_agrees_about_who_comes_first() {
    let mut seen = [0, 0];
    for line in include_str!("../players.jsonl").lines().map(shared::line) {
        let competition = Competition::new(&line.report).unwrap();
        for round in 1..=competition.past() {
            let made = competition.pair(round).unwrap();
            let Made::Dutch { field, .. } = &made else {
                panic!("{} is a Swiss of players", line.name);
            };
            let Ok(literal) = pair_literally(field) else {
                continue;
            };
            for reason in reasons(&made) {
                let Place::Bracket { bracket, .. } = reason.place else {
                    panic!("{reason:?}");
                };
                let bracket = &literal.brackets[bracket as usize - 1];
                let tuomari_pairing::Choice::Enumerated { candidates, .. } = bracket.choice else {
                    panic!("the literal reading goes through all");
                };
                let is_first = reason.choice == Choice::First;
                seen[usize::from(is_first)] += 1;
                // One candidate made and taken, all legal: it is the first.
                if candidates == 1 && !is_first {
                    let Choice::Instead { pairs, .. } = &reason.choice else {
                        panic!("{reason:?}");
                    };
                    assert!(!pairs.is_empty());
                }
            }
        }
    }
    assert!(seen[0] > 50 && seen[1] > 50, "{seen:?}");
}

#[test]
fn what_is_ruled_out_is_ruled_out_by_that_criterion() {
    for line in include_str!("../players.jsonl").lines().step_by(5) {
        let line = shared::line(line);
        let competition = Competition::new(&line.report).unwrap();
        for round in 1..=competition.past() {
            let made = competition.pair(round).unwrap();
            let Made::Dutch { field, pairing } = &made else {
                panic!("{} is a Swiss of players", line.name);
            };
            for reason in reasons(&made) {
                let (
                    Choice::Instead {
                        pairs,
                        floats,
                        against,
                    },
                    Place::Bracket { bracket, .. },
                ) = (&reason.choice, &reason.place)
                else {
                    continue;
                };
                let at = *bracket as usize - 1;
                let above = pairing.brackets[..at].iter();
                let mut candidate: Vec<(u32, u32)> =
                    above.flat_map(|bracket| bracket.pairs.clone()).collect();
                let touched = |number: &u32| {
                    floats.contains(number)
                        || pairs
                            .iter()
                            .any(|(one, other)| number == one || number == other)
                };
                let kept = pairing.brackets[at].pairs.iter();
                let kept = kept.filter(|(one, other)| !touched(one) && !touched(other));
                candidate.extend(kept);
                candidate.extend(pairs);
                let found = departure(field, &candidate).unwrap().unwrap();
                assert_eq!(found.bracket, at);
                assert_eq!(Some(Against::Players(found.by)), *against);
            }
        }
    }
}

#[test]
fn every_match_of_the_teams_has_its_reasons() {
    let mut named = BTreeSet::new();
    let mut rules = BTreeSet::new();
    for line in include_str!("../teams.jsonl").lines().map(shared::line) {
        let competition = Competition::new(&line.report).unwrap();
        for round in 1..=competition.past() {
            let made = competition.pair(round).unwrap();
            for reason in reasons(&made) {
                let Colors::Teams { rule, .. } = reason.colors else {
                    panic!("{reason:?}");
                };
                rules.insert(rule);
                if let Choice::Instead { against, .. } = reason.choice {
                    let Some(Against::Teams(criterion)) = against else {
                        panic!("{reason:?}");
                    };
                    named.insert(criterion);
                }
            }
            let bye = made.bye_reason();
            assert_eq!(bye.is_some(), !made.paired().byes.is_empty());
        }
    }
    assert!(
        named.contains(&TeamCriterion::C1) && named.len() >= 3,
        "{named:?}"
    );
    assert!(rules.len() >= 5, "{rules:?}");
}
