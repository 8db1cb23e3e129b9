//! Competitions made by dice, for the engines to be held against each other.

use tuomari_pairing::{
    Color, Entrant, Entry, Field, History, Number, Pairing, PointSystem, Points,
};

use crate::dice::Dice;

/// What a made competition is like.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Shape {
    pub(crate) players: u32,
    pub(crate) rounds: u32,
    pub(crate) seed: u64,
}

/// Plays a competition, pairing each round with `pair`, and shows each field.
pub(crate) fn play(shape: Shape, pair: &mut dyn FnMut(&Field) -> Option<Pairing>) {
    let mut dice = Dice::new(shape.seed);
    let (win, draw, loss): (Points, Points, Points) = match dice.below(4) {
        0 => (6, 2, 0),
        1 => (6, 4, 2),
        _ => (2, 1, 0),
    };
    let accelerated = dice.one_in(5);
    let entrant = |number| Entrant {
        number,
        entries: Vec::new(),
        virtual_points: if accelerated && 2 * number <= shape.players {
            vec![win, win / 2]
        } else {
            Vec::new()
        },
    };
    let mut history = History {
        rounds: shape.rounds,
        points: PointSystem { win, loss },
        initial: if dice.one_in(2) {
            Color::White
        } else {
            Color::Black
        },
        entrants: (1..=shape.players).map(entrant).collect(),
    };
    let absent_rate = 3 + dice.below(30);
    for round in 1..=shape.rounds {
        let is_in = |_: &Number| !dice.one_in(absent_rate);
        let present: Vec<Number> = (1..=shape.players).filter(is_in).collect();
        let mut prohibited = Vec::new();
        if dice.one_in(4) {
            prohibited.push((
                1,
                1 + u32::try_from(dice.below(u64::from(shape.players))).unwrap(),
            ));
        }
        let field = history.field(round, &present, &prohibited).unwrap();
        let Some(pairing) = pair(&field) else { return };
        enter(&mut history, &pairing, &mut dice, [win, draw, loss]);
    }
}

/// Writes down results, some of them forfeits, and byes for the absent.
fn enter(history: &mut History, pairing: &Pairing, dice: &mut Dice, worth: [Points; 3]) {
    let [win, draw, loss] = worth;
    let absence = |dice: &mut Dice| Entry::Absence {
        points: if dice.one_in(3) { draw } else { 0 },
    };
    for entrant in &mut history.entrants {
        entrant.entries.push(absence(dice));
    }
    let mut set = |number: Number, entry: Entry| {
        let entrant = &mut history.entrants[number as usize - 1];
        *entrant.entries.last_mut().unwrap() = entry;
    };
    for board in &pairing.boards {
        let (white, black) = match dice.below(3) {
            0 => (win, loss),
            1 => (draw, draw),
            _ => (loss, win),
        };
        let forfeit = dice.one_in(10);
        for (number, opponent, color, points) in [
            (board.white, board.black, Color::White, white),
            (board.black, board.white, Color::Black, black),
        ] {
            let entry = if forfeit {
                let points = if color == Color::White { win } else { 0 };
                Entry::Forfeit { opponent, points }
            } else {
                Entry::Game {
                    opponent,
                    color,
                    points,
                }
            };
            set(number, entry);
        }
    }
    if let Some(number) = pairing.bye {
        set(number, Entry::PairingBye { points: win });
    }
}
