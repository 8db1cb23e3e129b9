//! Everything that is told.

use tuomari_board::{Color, Move, Position};
use tuomari_clock::Millis;
use tuomari_conduct::{Happening, LineFault, LineGap, Seat, Verdict};
use tuomari_notation::{Language, read_move};
use tuomari_telling::{Beside, Told, announcement, beside, line_fault, refusal, tell};

use super::{announcements, happenings, refusals};

/// A telling of everything that can happen, be asked, ruled, refused and
/// announced.
pub fn everything_told() -> Vec<Told> {
    let position = Position::default();
    let time = Millis::from_secs(61);
    let mut all = vec![
        beside(Beside::TableCreated),
        beside(Beside::Outage(time)),
        beside(Beside::Lag(time)),
    ];
    for seat in Seat::ALL {
        all.push(beside(Beside::SeatReissued(seat)));
        all.push(beside(Beside::SeatRevoked(seat)));
    }
    all.extend(happenings().iter().map(|what| tell(what, &position)));
    all.extend(announcements().into_iter().map(announcement));
    all.extend(refusals().into_iter().map(refusal));
    let at_once = LineFault {
        path: Vec::new(),
        what: LineGap::NoMove,
    };
    all.push(line_fault(&position, &at_once));
    let long = Verdict::Can(there_and_back(25));
    let examined = Happening::MatingExamined(Color::White, long);
    all.push(tell(&examined, &position));
    all
}

/// So many moves of the knights, for a line longer than a sentence lists.
fn there_and_back(moves: usize) -> Vec<Move> {
    let mut position = Position::default();
    let texts = ["Nf3", "Nf6", "Ng1", "Ng8"].into_iter().cycle();
    texts
        .take(moves)
        .map(|text| {
            let reading = read_move(&position, text, Language::English).unwrap();
            position.play_unchecked(reading.m);
            reading.m
        })
        .collect()
}

/// The same, one to a line in JSON, each once: what the tests of the pages
/// read.
pub fn everything_told_as_json() -> String {
    let mut lines: Vec<String> = Vec::new();
    for told in everything_told() {
        let line = serde_json::to_string(&told).unwrap();
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
        .into_iter()
        .flat_map(|line| [line, "\n".to_owned()])
        .collect()
}
