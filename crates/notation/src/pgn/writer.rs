//! Games written as PGN.

use std::{fmt::Write as _, io};

use tuomari_board::{Color, Ply, Position, QuietMoves};

use super::{
    PgnGame, PgnPly,
    clk::{self, CLK, LEFT},
    comment::DRAW_OFFER,
    game::needs_chess960,
    joint::{Told, tell},
    lines::Lines,
    score,
    stretch::{Part, Stretch, is_acceptable, stretches},
    tags::escape,
};
use crate::{write::number_before, write_san};

impl PgnGame {
    /// Writes the game in PGN's export format, a blank line at the end.
    ///
    /// A game in which an illegal move stood becomes several PGN games, as the
    /// [module](super) tells. Every one of them can be followed by any tool.
    pub fn to_pgn(&self) -> String {
        let stretches = stretches(self);
        let of = count(stretches.len());
        let mut text = String::with_capacity(512 + 12 * self.plies().len());
        for (number, stretch) in (1..).zip(&stretches) {
            let part = Part { number, of };
            self.write_tags(&mut text, stretch, part);
            text.push('\n');
            text.push_str(&self.movetext(stretch, part));
            text.push_str("\n\n");
        }
        text
    }

    /// Writes the game as [`to_pgn`](PgnGame::to_pgn) does, to a file or
    /// whatever else takes bytes.
    pub fn write_to(&self, out: &mut impl io::Write) -> io::Result<()> {
        out.write_all(self.to_pgn().as_bytes())
    }

    fn write_tags(&self, text: &mut String, stretch: &Stretch, part: Part) {
        let first = part.number == 1;
        let last = part.next().is_none();
        let mut tag = |name: &str, value: &str| {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "[{name} \"{}\"]", escape(value));
        };
        for (name, value) in self.tags.roster() {
            tag(name, value);
        }
        tag("Result", self.result(part));
        for (name, value) in self.tags.others() {
            tag(name, value);
        }
        if let Some(points) = score::beyond_result(self.points).filter(|_| last) {
            tag("Score", &points);
        }
        if part.of > 1 {
            tag("Stretch", &part.to_string());
        }
        let acceptable = is_acceptable(&stretch.from);
        if self.is_chess960() || acceptable && needs_chess960(&stretch.from) {
            tag("Variant", "Chess960");
        }
        let array = Position::default().to_fen();
        let fen = stretch.from.to_fen();
        if !acceptable {
            tag("StartFEN", &fen);
        }
        if fen != array || self.is_chess960() {
            tag("SetUp", "1");
            tag("FEN", if acceptable { &fen } else { &array });
        }
        let quiet = stretch.from.quiet();
        let implied = QuietMoves::from_halfmoves(quiet.halfmoves(), stretch.from.turn());
        if first && quiet != implied {
            tag("QuietMoves", &format!("{}/{}", quiet.white, quiet.black));
        }
    }

    /// Only the last stretch has the result, or games would be counted twice.
    fn result(&self, part: Part) -> &'static str {
        score::result(self.points.filter(|_| part.next().is_none()))
    }

    fn movetext(&self, stretch: &Stretch, part: Part) -> String {
        let mut lines = Lines::default();
        let mut numbered = false;
        if part.number == 1 && !self.preface.is_empty() {
            lines.comment(&self.preface);
        }
        let mut position = stretch.from.clone();
        for ply in &self.plies()[stretch.moves.clone()] {
            let Ply::Legal(m) = ply.done() else {
                continue;
            };
            if position.turn() == Color::White || !numbered {
                lines.word(&number_before(position.move_number(), position.turn()));
            }
            lines.word(&write_san(&position, *m));
            let note = note(None, ply);
            numbered = note.is_empty();
            if !numbered {
                lines.comment(&note);
            }
            position.play_unchecked(*m);
        }
        for ply in &self.plies()[stretch.joint.clone()] {
            lines.comment(&note(Some(tell(&position, ply.done())), ply));
            match ply.done() {
                Ply::Legal(m) => position.play_unchecked(*m),
                Ply::Illegal(after) => position = position.stand(after),
            }
        }
        lines.word(self.result(part));
        lines.into_text()
    }
}

/// What is written beside a ply; at a joint, with the ply itself.
///
/// At a joint the clock time has another name: tools would take `clk` for the
/// time of the last move they know. It comes before the command, so that the
/// two fit on lines in one piece.
fn note(told: Option<Told>, ply: &PgnPly) -> String {
    let name = if told.is_some() { LEFT } else { CLK };
    let (words, command) = told.map(|told| (told.words, told.command)).unzip();
    let clock = ply.clock_ms.map(|ms| {
        let mut text = format!("[%{name} ");
        clk::write(ms, &mut text);
        text + "]"
    });
    let offer = ply.draw_offer.then(|| DRAW_OFFER.to_owned());
    let comment = Some(ply.comment.to_string()).filter(|text| !text.is_empty());
    let mut text = String::new();
    for part in [words, clock, command, offer, comment]
        .into_iter()
        .flatten()
    {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&part);
    }
    text
}

fn count(stretches: usize) -> u32 {
    u32::try_from(stretches).unwrap_or(u32::MAX)
}
