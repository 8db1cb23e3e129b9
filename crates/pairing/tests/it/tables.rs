//! Berger, Scheveningen, knock-out, Baku.

use std::collections::BTreeMap;

use tuomari_pairing::{
    TableRound, Tie, baku_group, baku_points, berger, berger_double, knock_out, knock_out_next,
    scheveningen,
};

/// How often each pair meets, and the colours of each player in order.
fn summary(rounds: &[TableRound]) -> (BTreeMap<(u32, u32), u32>, BTreeMap<u32, String>) {
    let mut meetings = BTreeMap::new();
    let mut colors: BTreeMap<u32, String> = BTreeMap::new();
    for round in rounds {
        for &(white, black) in &round.boards {
            let pair = (white.min(black), white.max(black));
            *meetings.entry(pair).or_default() += 1;
            colors.entry(white).or_default().push('W');
            colors.entry(black).or_default().push('B');
        }
    }
    (meetings, colors)
}

fn difference(colors: &str) -> usize {
    let whites = colors.matches('W').count();
    whites.abs_diff(colors.len() - whites)
}

#[test]
fn the_first_rounds_of_ten_are_as_printed() {
    let rounds = berger(10);
    assert_eq!(rounds[0].boards, [(1, 10), (2, 9), (3, 8), (4, 7), (5, 6)]);
    assert_eq!(rounds[1].boards, [(10, 6), (7, 5), (8, 4), (9, 3), (1, 2)]);
}

#[test]
fn everybody_meets_everybody_once_with_colours_within_one() {
    for players in 3..=100 {
        let rounds = berger(players);
        let (meetings, colors) = summary(&rounds);
        let pairs = (players * (players - 1) / 2) as usize;
        assert_eq!(meetings.len(), pairs, "{players}");
        assert!(meetings.values().all(|&times| times == 1), "{players}");
        assert!(colors.values().all(|c| difference(c) <= 1), "{players}");
        for round in &rounds {
            assert_eq!(round.free.is_some(), players % 2 == 1, "{players}");
        }
    }
}

#[test]
fn a_double_round_robin_has_no_colour_three_times_running() {
    for players in 3..=100 {
        let (meetings, colors) = summary(&berger_double(players));
        let pairs = (players * (players - 1) / 2) as usize;
        assert_eq!(meetings.len(), pairs, "{players}");
        assert!(meetings.values().all(|&times| times == 2), "{players}");
        for (player, colors) in colors {
            assert_eq!(difference(&colors), 0, "{player} of {players}");
            let thrice = colors.contains("WWW") || colors.contains("BBB");
            assert!(!thrice, "{player} of {players}: {colors}");
        }
    }
}

#[test]
fn nobody_or_one_has_no_round() {
    assert!(berger(0).is_empty() && berger(1).is_empty());
    assert!(berger_double(1).is_empty());
    assert_eq!(berger_double(2).len(), 2);
}

#[test]
fn each_of_one_team_meets_each_of_the_other() {
    for boards in 1..=40 {
        for double in [false, true] {
            let rounds = scheveningen(boards, double);
            let mut meetings: BTreeMap<(u32, u32), u32> = BTreeMap::new();
            let mut whites: BTreeMap<(char, u32), i64> = BTreeMap::new();
            for game in rounds.iter().flatten() {
                *meetings.entry((game.a, game.b)).or_default() += 1;
                let step = if game.a_is_white { 1 } else { -1 };
                *whites.entry(('a', game.a)).or_default() += step;
                *whites.entry(('b', game.b)).or_default() -= step;
            }
            let times = if double { 2 } else { 1 };
            assert_eq!(meetings.len(), (boards * boards) as usize);
            assert!(meetings.values().all(|&met| met == times));
            let most = i64::from(boards % 2 == 1 && !double);
            assert!(whites.values().all(|d| d.abs() <= most), "{boards}");
        }
    }
}

#[test]
fn the_best_two_seeds_meet_in_the_final_if_the_better_always_wins() {
    for players in 2..=200 {
        let mut ties = knock_out(players);
        let free = ties.iter().filter(|tie| tie.lower.is_none()).count();
        assert_eq!(
            free,
            players.next_power_of_two() as usize - players as usize
        );
        while ties.len() > 1 {
            let through: Vec<u32> = ties.iter().map(|tie| tie.upper).collect();
            let best = u32::try_from(through.len()).unwrap();
            assert!(through.iter().all(|&seed| seed <= best), "{players}");
            ties = knock_out_next(&through)
                .iter()
                .map(|tie| Tie {
                    upper: tie.upper.min(tie.lower.unwrap()),
                    lower: tie.lower.map(|lower| lower.max(tie.upper)),
                })
                .collect();
        }
        let last = Tie {
            upper: 1,
            lower: Some(2),
        };
        assert_eq!(ties, [last]);
    }
}

#[test]
fn acceleration_ends_after_the_first_half() {
    assert_eq!(baku_points(9, 2), [2, 2, 2, 1, 1]);
    assert_eq!(baku_points(11, 2), [2, 2, 2, 1, 1, 1]);
    assert_eq!(
        [baku_group(160), baku_group(161), baku_group(27)],
        [80, 82, 14]
    );
}
