//! Perft counts against published figures.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use tuomari_board::{Position, perft};

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const POSITION_3: &str = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
const POSITION_4: &str = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
const POSITION_5: &str = "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8";
const POSITION_6: &str = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn check(fen: &str, counts: &[u64], own_depth: usize) {
    let position = Position::from_fen(fen).unwrap();
    assert!(position.is_regular(), "{fen}");
    for (depth, count) in (1..).zip(counts) {
        assert_eq!(perft(&position, depth), *count, "{fen} at depth {depth}");
    }
    for (depth, count) in (1..).zip(counts.iter().take(own_depth)) {
        let own = position.perft_by_own_generator(depth);
        assert_eq!(own, *count, "{fen} at depth {depth}, own generator");
    }
}

#[test]
fn start_position_to_depth_6() {
    check(START, &[20, 400, 8_902, 197_281, 4_865_609, 119_060_324], 5);
}

#[test]
fn kiwipete_to_depth_5() {
    check(KIWIPETE, &[48, 2_039, 97_862, 4_085_603, 193_690_690], 4);
}

#[test]
fn position_3_to_depth_5() {
    check(POSITION_3, &[14, 191, 2_812, 43_238, 674_624], 5);
}

#[test]
fn position_4_to_depth_5() {
    check(POSITION_4, &[6, 264, 9_467, 422_333, 15_833_292], 4);
}

#[test]
fn position_5_to_depth_5() {
    check(POSITION_5, &[44, 1_486, 62_379, 2_103_487, 89_941_194], 4);
}

#[test]
fn position_6_to_depth_5() {
    check(POSITION_6, &[46, 2_079, 89_890, 3_894_594, 164_075_551], 4);
}

#[test]
fn chess960_positions_to_depth_4() {
    let table = include_str!("data/chess960-perft.tsv");
    let mut positions = 0;
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let (fen, counts) = line.split_once('\t').unwrap();
        let counts: Vec<u64> = counts.split('\t').map(|n| n.parse().unwrap()).collect();
        assert_eq!(counts.len(), 4, "{fen}");
        check(fen, &counts, 2);
        positions += 1;
    }
    assert_eq!(positions, 960);
}

#[test]
fn the_counts_below_each_move_add_up() {
    let position = Position::from_fen(KIWIPETE).unwrap();
    let divided = position.perft_divide(3);
    assert_eq!(divided.len(), 48);
    assert_eq!(divided.iter().map(|(_, n)| n).sum::<u64>(), 97_862);
}
