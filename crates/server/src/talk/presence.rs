//! Who of the players sits at a table, and at which table they go on.
//!
//! A node knows who follows a table here. When somebody comes or goes it tells
//! those whom it concerns, and the other nodes by the bus; who begins to follow
//! a table asks the others. Nothing of it is kept: it is what one would see by
//! looking up from the board.

use axum::extract::ws::Utf8Bytes;
use tuomari_board::Color;
use tuomari_bus::{Bytes, Hint};
use tuomari_conduct::Seat;
use tuomari_record::{Hash, StreamId};

use crate::{
    doing::elsewhere::VERSION,
    node::Node,
    table::{
        place::TablePlace,
        presence::{COLORS, Presence},
    },
    talk::outbox::{Outbox, Slot},
    wire::{ToClient, socket::PresenceDto},
};

/// The first bytes of the words: somebody is here or gone, who is there, the
/// next table.
const SITS: u8 = b'p';
const WHO: u8 = b'w';
const NEXT: u8 = b'n';

/// Names of nodes are shorter.
const LONGEST_NAME: usize = 64;

/// Whom it concerns: the players and who stands by them, and the arbiter. A
/// crowd of spectators needs no word of every train in a tunnel.
pub(crate) fn concerns(seat: Seat) -> bool {
    seat.color().is_some() || seat == Seat::Arbiter
}

/// Somebody came or went: those whom it concerns are told, if it changed
/// anything. Whether they were.
pub(crate) fn look(node: &Node, place: &TablePlace) -> bool {
    if node.is_closing() {
        // All go, and come back at another node or at the next start.
        return false;
    }
    let mut words = Vec::new();
    let now = {
        let here = COLORS.map(|color| place.present_since(color).is_some());
        let mut presence = place.presence();
        for (color, here) in COLORS.into_iter().zip(here) {
            if presence.is_news_elsewhere(color, here) {
                words.push((color, here));
            }
        }
        let now = seen(&presence, place, here);
        presence.is_news_here(&now).then_some(now)
    };
    for (color, here) in words {
        say(node, place, color, here);
    }
    let is_told = now.is_some();
    if let Some(now) = now {
        place
            .audience()
            .say(&ToClient::Presence(now).to_text().into(), concerns);
    }
    is_told
}

/// Whether a player is there, at this node or another.
pub(crate) fn sits(place: &TablePlace, color: Color) -> bool {
    let here = COLORS.map(|color| place.present_since(color).is_some());
    let now = seen(&place.presence(), place, here);
    if color == Color::White {
        now.white.here
    } else {
        now.black.here
    }
}

/// Tells one who has just come, or who was too slow.
pub(crate) fn show(place: &TablePlace, outbox: &Outbox, slot: Slot) {
    let here = COLORS.map(|color| place.present_since(color).is_some());
    let now = seen(&place.presence(), place, here);
    let text: Utf8Bytes = ToClient::Presence(now).to_text().into();
    outbox.put(slot, &text);
}

/// The first to follow a table here asks the other nodes.
pub(crate) fn ask(node: &Node, place: &TablePlace) {
    publish(node, place.id, vec![WHO]);
}

/// They go on at another table.
pub(crate) fn go_on(node: &Node, place: &TablePlace, next: StreamId) {
    place.presence().next = Some(next);
    let mut body = vec![NEXT];
    body.extend(next.as_bytes());
    publish(node, place.id, body);
    look(node, place);
}

/// Hears a word of another node; whether it was one of these.
pub(crate) fn hear(node: &Node, hint: &Hint) -> bool {
    let Some(body) = hint.body() else {
        return false;
    };
    let Some(word) = Word::read(body) else {
        return false;
    };
    let Some(place) = node.hall.get(hint.stream) else {
        return true;
    };
    match word {
        Word::Who => {
            for color in COLORS {
                if place.present_since(color).is_some() {
                    say(node, &place, color, true);
                }
            }
        }
        Word::Next(next) => {
            place.presence().next = Some(next);
            look(node, &place);
        }
        Word::Sits { name, .. } if name == node.name => {}
        Word::Sits {
            color,
            here,
            heard_ms,
            name,
        } => {
            place.presence().hear(color, here, heard_ms, name);
            if !here && place.present_since(color).is_some() {
                // He has another device here.
                say(node, &place, color, true);
            }
            look(node, &place);
        }
    }
    true
}

/// What there is to see.
fn seen(presence: &Presence, place: &TablePlace, here: [bool; 2]) -> PresenceDto {
    presence.seen(&place.name, here, COLORS.map(|color| place.heard_ms(color)))
}

fn say(node: &Node, place: &TablePlace, color: Color, here: bool) {
    let side = u8::from(color == Color::Black);
    let mut body = vec![SITS, side, u8::from(here)];
    body.extend(place.heard_ms(color).to_be_bytes());
    body.extend(node.name.as_bytes());
    publish(node, place.id, body);
}

fn publish(node: &Node, table: StreamId, body: Vec<u8>) {
    if node.journal.keeps_time() {
        let word = Hint::with_body(table, VERSION, Hash::default(), Bytes::from(body));
        node.bus.publish(word);
    }
}

/// A word of another node.
#[derive(Debug, PartialEq, Eq)]
enum Word {
    Who,
    Next(StreamId),
    Sits {
        color: Color,
        here: bool,
        heard_ms: u64,
        name: String,
    },
}

impl Word {
    fn read(body: &[u8]) -> Option<Word> {
        match *body {
            [WHO] => Some(Word::Who),
            [NEXT, ref id @ ..] => {
                let id = <[u8; 16]>::try_from(id).ok()?;
                StreamId::from_bytes(id).ok().map(Word::Next)
            }
            [SITS, side @ (0 | 1), here @ (0 | 1), ref rest @ ..] => {
                let (heard_ms, name) = rest.split_first_chunk()?;
                let name = str::from_utf8(name).ok()?;
                (1..=LONGEST_NAME)
                    .contains(&name.len())
                    .then(|| Word::Sits {
                        color: COLORS[usize::from(side)],
                        here: here == 1,
                        heard_ms: u64::from_be_bytes(*heard_ms),
                        name: name.to_owned(),
                    })
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_and_nothing_else_is() {
        let mut sits = vec![SITS, 1, 1];
        sits.extend(7u64.to_be_bytes());
        sits.extend(b"node-x");
        let expected = Word::Sits {
            color: Color::Black,
            here: true,
            heard_ms: 7,
            name: "node-x".to_owned(),
        };
        assert_eq!(Word::read(&sits), Some(expected));
        assert_eq!(Word::read(&[WHO]), Some(Word::Who));
        let id = StreamId::new(1_000, 0, [3; 9]);
        let mut next = vec![NEXT];
        next.extend(id.as_bytes());
        assert_eq!(Word::read(&next), Some(Word::Next(id)));
        // Words of acts that wait, and what nobody sends.
        for other in [
            &[][..],
            &[0; 16],
            &[WHO, 0],
            &[SITS, 2, 1],
            &sits[..11],
            &next[..16],
        ] {
            assert_eq!(Word::read(other), None, "{other:?}");
        }
    }
}
