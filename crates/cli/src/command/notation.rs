//! `tuomari notation`: a game from one notation into another.

use serde::Serialize;
use tuomari_board::Position;
use tuomari_notation::{Accepted, Form, Language, MAX_RECORD_BYTES, Scribe, Vocabulary, write_uci};

use super::score::{Score, before, letters, name};
use crate::{
    args::{MoveForm, NotationArgs},
    failure::Failure,
    fen::{GivenPosition, Note},
    messages::{Messages, color_id},
    output::{Answer, Output, QUIET, lines, styled, wrapped},
    surroundings::read_text,
};

/// Reads a game and writes it.
pub(crate) fn run(args: &NotationArgs, out: &Output) -> Result<(), Failure> {
    let say = &out.say;
    let start = args.start.as_deref().unwrap_or("startpos").to_owned();
    let start = GivenPosition::read(&[start], say)?;
    start.tell_notes(out);
    let text = read_text(&args.file, MAX_RECORD_BYTES, out)?;
    let score = Score::read(&start.position, &text, args.from, say)?;
    let target = Target {
        language: args.to.unwrap_or(say.notation()),
        form: args.form,
        announce: args.announce,
    };
    let game = Game::new(start, &score, target);
    if args.explain && !out.is_json() {
        out.tell(&explanation(&score, &game, say));
    }
    out.give(&game)
}

/// What to write a game as.
#[derive(Clone, Copy)]
struct Target {
    language: Language,
    form: MoveForm,
    announce: Option<Vocabulary>,
}

/// A game as it was read and is written.
#[derive(Debug, Serialize)]
struct Game {
    from: &'static str,
    to: &'static str,
    form: &'static str,
    text: String,
    points: Option<String>,
    start: String,
    fen: String,
    moves: Vec<WrittenMove>,
    notes: Vec<Note>,
}

/// One move of it.
#[derive(Debug, Serialize)]
struct WrittenMove {
    number: u32,
    color: &'static str,
    text: String,
    san: String,
    uci: String,
    announcement: Option<String>,
    draw_offer: bool,
    accepted: Vec<Leniency>,
    /// In the language it was read in, to explain.
    #[serde(skip)]
    canonical: String,
    #[serde(skip)]
    before: String,
}

/// How a written move differed from the canonical form.
#[derive(Debug, Serialize)]
struct Leniency {
    id: &'static str,
    permitted: bool,
}

impl From<Accepted> for Leniency {
    fn from(accepted: Accepted) -> Leniency {
        Leniency {
            id: accepted.id(),
            permitted: accepted.is_permitted(),
        }
    }
}

impl Game {
    fn new(start: GivenPosition, score: &Score, target: Target) -> Game {
        let mut position = start.position.clone();
        let record = &score.record;
        let mut moves = Vec::with_capacity(record.moves.len());
        for reading in &record.moves {
            let accepted = reading.accepted.iter().copied();
            moves.push(WrittenMove {
                draw_offer: reading.draw_offer,
                accepted: accepted.map(Leniency::from).collect(),
                ..WrittenMove::new(&position, reading.m, score.language, target)
            });
            position.play_unchecked(reading.m);
        }
        Game {
            from: score.language.code(),
            to: target.language.code(),
            form: target.form.id(),
            text: record.write(&start.position, target.language, target.form.notation()),
            points: record.points.map(|points| points.to_string()),
            start: start.position.to_fen(),
            fen: position.to_fen(),
            moves,
            notes: start.notes,
        }
    }
}

impl WrittenMove {
    fn new(
        position: &Position,
        m: tuomari_board::Move,
        from: Language,
        target: Target,
    ) -> WrittenMove {
        let scribe = Scribe::new(position);
        WrittenMove {
            number: position.move_number(),
            color: color_id(position.turn()),
            text: scribe.write(m, target.language, target.form.notation()),
            san: scribe.write_san(m),
            uci: write_uci(position, m),
            announcement: target.announce.map(|words| scribe.announce(m, words)),
            draw_offer: false,
            accepted: Vec::new(),
            canonical: scribe.write(m, from, Form::SHORT),
            before: before(position.move_number(), position.turn()),
        }
    }
}

impl Answer for Game {
    fn to_text(&self, _: &Messages) -> String {
        let announced = self.moves.iter().filter_map(|m| {
            let words = m.announcement.as_ref()?;
            Some(format!("{} {words}\n", m.before))
        });
        let announced: String = announced.collect();
        if !announced.is_empty() {
            return announced;
        }
        let units = units(&self.text);
        wrapped(units.iter().map(String::as_str), 0)
    }
}

/// The words of a game that a line must not part: a number and its move, a
/// move and its signs.
fn units(text: &str) -> Vec<String> {
    let is_number = |unit: &str| unit.trim_end_matches('.').parse::<u32>().is_ok();
    let is_sign = |word: &str| matches!(word, "(=)" | "e.p." | "o.l.");
    let mut units: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match units.last_mut() {
            Some(unit) if is_number(unit) || is_sign(word) => {
                unit.push(' ');
                unit.push_str(word);
            }
            _ => units.push(word.to_owned()),
        }
    }
    units
}

/// What the reader accepted, a line for each.
fn explanation(score: &Score, game: &Game, say: &Messages) -> String {
    let name = |language: &Language| name(*language, say);
    let values = [
        ("language", name(&score.language).into()),
        ("letters", letters(score.language).into()),
    ];
    let mut told = vec![say.with("notation-read-as", values)];
    if !score.also.is_empty() {
        let names: Vec<String> = score.also.iter().map(name).collect();
        let values = [("languages", names.join(", ").into())];
        told.push(say.with("notation-same-in", values));
    }
    let before = told.len();
    for m in &game.moves {
        told.extend(m.accepted.iter().map(|leniency| {
            let what = say.text(&format!("accepted-{}", leniency.id));
            let whether = if leniency.permitted {
                say.text("accepted-permitted")
            } else {
                say.text("accepted-tolerated")
            };
            let whether = styled(QUIET, &format!("({whether})"));
            format!("{} {}: {what} {whether}", m.before, m.canonical)
        }));
    }
    if told.len() == before {
        told.push(say.text("notation-all-canonical"));
    }
    lines(&told)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_keep_numbers_and_signs_with_their_moves() {
        assert_eq!(
            units("1. e4 e5 (=) 2... exd6 e.p. 1-0"),
            ["1. e4", "e5 (=)", "2... exd6 e.p.", "1-0"]
        );
    }
}
