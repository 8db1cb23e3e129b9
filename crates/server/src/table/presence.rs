//! What is known of who sits at a table.

use std::collections::BTreeSet;

use tuomari_board::Color;
use tuomari_record::StreamId;

use crate::wire::socket::{PlayerHereDto, PresenceDto};

pub(crate) const COLORS: [Color; 2] = [Color::White, Color::Black];

/// What is known of the players of a table.
#[derive(Debug, Default)]
pub(crate) struct Presence {
    /// The colour that the house plays, which is always there.
    pub(crate) house: Option<Color>,
    /// The table at which they go on.
    pub(crate) next: Option<StreamId>,
    sides: [Side; 2],
    /// What those here were told last.
    told: Option<PresenceDto>,
}

#[derive(Debug, Default)]
struct Side {
    /// Other nodes at which he sits.
    nodes: BTreeSet<String>,
    /// When another node last heard of him.
    heard_ms: u64,
    /// What the other nodes were told of this one.
    said: bool,
}

impl Presence {
    /// Whether the other nodes do not know yet that somebody sits here, or no
    /// longer does; from now on they do.
    pub(crate) fn is_news_elsewhere(&mut self, color: Color, here: bool) -> bool {
        std::mem::replace(&mut self.sides[number(color)].said, here) != here
    }

    /// Whether those here do not know it yet; from now on they do.
    pub(crate) fn is_news_here(&mut self, now: &PresenceDto) -> bool {
        let known = self.told.as_ref() == Some(now);
        if !known {
            self.told = Some(now.clone());
        }
        !known
    }

    /// Another node says that somebody sits there, or no longer does.
    pub(crate) fn hear(&mut self, color: Color, here: bool, heard_ms: u64, node: String) {
        let side = &mut self.sides[number(color)];
        side.heard_ms = side.heard_ms.max(heard_ms);
        if here {
            // Where he sat before he may have been lost with his node.
            side.nodes = BTreeSet::from([node]);
        } else {
            side.nodes.remove(&node);
        }
    }

    /// What there is to see, with who sits at this node and until when a
    /// player who went was here, by colour.
    pub(crate) fn seen(&self, table: &str, here: [bool; 2], heard_ms: [u64; 2]) -> PresenceDto {
        let player = |color: Color| {
            let (side, number) = (&self.sides[number(color)], number(color));
            let here = here[number] || !side.nodes.is_empty() || self.house == Some(color);
            let heard_ms = heard_ms[number].max(side.heard_ms);
            PlayerHereDto {
                here,
                heard_ms: (!here && heard_ms > 0).then_some(heard_ms),
            }
        };
        PresenceDto {
            table: table.to_owned(),
            white: player(Color::White),
            black: player(Color::Black),
            next: self.next.map(|next| next.to_string()),
        }
    }
}

fn number(color: Color) -> usize {
    usize::from(color == Color::Black)
}
