//! A pairing looked over by one who did not make it.

use std::collections::BTreeMap;

use crate::allocation::allocate;
use crate::color::Color;
use crate::dutch::{Proof, follow};
use crate::field::Field;
use crate::pairing::{Board, Pairing};
use crate::player::{Number, Player};
use crate::preference::{Preference, Strength};

/// What is wrong with a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// Not in the field, or not to be paired in this round.
    Stranger(Number),
    Missing(Number),
    PairedTwice(Number),
    /// C1: they have met, or the pair is prohibited.
    MayNotMeet(Number, Number),
    /// C2: he may not have the bye.
    BarredFromBye(Number),
    /// C3: both must have the same colour.
    SameAbsoluteColor(Number, Number),
    /// The colours are not those of 5.2.
    WrongColors(Number, Number),
    /// The proof does not lead to these pairs.
    NotProved,
}

/// Whether a round is legal and proved to be the best.
///
/// Trusts no engine: the round is looked at board by board, and the dual
/// values of the proof are added up against weights made anew. What it does
/// trust is the meaning given to the criteria, which the literal reading is
/// there to check.
#[must_use]
pub fn verify(field: &Field, pairing: &Pairing, proof: &Proof) -> Vec<Fault> {
    let mut found = faults(field, &pairing.boards, pairing.bye);
    if follow(field, proof).as_ref() != Some(pairing) {
        found.push(Fault::NotProved);
    }
    found
}

/// What the absolute criteria and the colour rules say against a round,
/// whoever paired it.
#[must_use]
pub fn faults(field: &Field, boards: &[Board], bye: Option<Number>) -> Vec<Fault> {
    let players = field.players.iter().map(|player| (player.number, player));
    let players: BTreeMap<Number, &Player> = players.collect();
    let mut seen: BTreeMap<Number, u32> = BTreeMap::new();
    let mut found = Vec::new();
    let seats = boards.iter().flat_map(|board| [board.white, board.black]);
    for number in seats.chain(bye) {
        *seen.entry(number).or_default() += 1;
    }
    for (&number, &times) in &seen {
        if !players.contains_key(&number) {
            found.push(Fault::Stranger(number));
        } else if times > 1 {
            found.push(Fault::PairedTwice(number));
        }
    }
    let missing = players.keys().filter(|number| !seen.contains_key(number));
    found.extend(missing.map(|&number| Fault::Missing(number)));
    if let Some(player) = bye.and_then(|number| players.get(&number))
        && player.bye_barred
    {
        found.push(Fault::BarredFromBye(player.number));
    }
    for board in boards {
        if let (Some(white), Some(black)) = (players.get(&board.white), players.get(&board.black)) {
            found.extend(board_faults(field, white, black));
        }
    }
    found
}

fn board_faults(field: &Field, white: &Player, black: &Player) -> Vec<Fault> {
    let mut found = Vec::new();
    let (w, b) = (white.number, black.number);
    let prohibited = field.prohibited.iter();
    let is_prohibited = prohibited.clone().any(|&p| p == (w, b) || p == (b, w));
    if is_prohibited || white.opponents.contains(&b) || black.opponents.contains(&w) {
        found.push(Fault::MayNotMeet(w, b));
    }
    if let (Some(one), Some(other)) = (Preference::of(white), Preference::of(black)) {
        let is_absolute = one == other && one.strength == Strength::Absolute;
        if is_absolute && !field.is_topscorer(white) && !field.is_topscorer(black) {
            found.push(Fault::SameAbsoluteColor(w, b));
        }
    }
    let is_right = if white.ranks_above(black) {
        allocate(field, white, black).0 == Color::White
    } else {
        allocate(field, black, white).0 == Color::Black
    };
    if !is_right {
        found.push(Fault::WrongColors(w, b));
    }
    found
}
