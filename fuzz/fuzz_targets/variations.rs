//! Any text as analysis, and the lines it gives as a forced mate: no panic,
//! every line legal, and a line that holds ends in mate.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tuomari_board::{Color, Position};
use tuomari_conduct::Step;
use tuomari_mating::check_forced_mate;
use tuomari_notation::{Language, read_variations};

fuzz_target!(|input: (&str, &str)| {
    let (fen, text) = input;
    let start = Position::from_fen_lenient(fen)
        .map(|(position, _)| position)
        .unwrap_or_default();
    for language in Language::ALL {
        let Ok(lines) = read_variations(&start, text, language) else {
            continue;
        };
        for line in &lines {
            let mut position = start.clone();
            for m in line {
                position.play(*m).expect("a line of legal moves");
            }
        }
        let steps = |line: &Vec<_>| line.iter().filter_map(|m| Step::of(*m)).collect();
        let steps: Vec<Vec<Step>> = lines.iter().map(steps).collect();
        for by in Color::ALL {
            if let Err(fault) = check_forced_mate(&start, by, &steps) {
                let mut position = start.clone();
                for m in fault.path {
                    position.play(m).expect("a path of legal moves");
                }
            }
        }
    }
});
