//! `tuomari forced`: whether a line that is shown forces mate.

use serde::Serialize;
use tuomari_board::{Color, Move, Position};
use tuomari_conduct::Step;
use tuomari_mating::check_forced_mate;
use tuomari_notation::{Language, VariationsError, VariationsFault, read_variations};

use super::misreading::{Misreading, place};
use crate::{
    args::ForcedArgs,
    failure::{Complaint, Exit, Failure},
    fen::{GivenPosition, Note},
    line_fault::{self, ToldFault},
    messages::{Messages, color_id},
    output::{Answer, Output, wrapped},
};

/// Checks a line. One that forces nothing is an answer, and a failed check.
pub(crate) fn run(args: &ForcedArgs, out: &Output) -> Result<(), Failure> {
    let say = &out.say;
    let given = GivenPosition::read(std::slice::from_ref(&args.fen), say)?;
    given.tell_notes(out);
    let language = args.from.unwrap_or(say.notation());
    let text = args.line.join(" ");
    let lines = read_variations(&given.position, &text, language)
        .map_err(|error| complaint(&given.position, (&text, language), &error, say))?;
    let by = match args.by {
        Some(color) => color.color(),
        None => mating_side(&given.position, &lines).ok_or_else(|| {
            Complaint::new(say, "forced-no-claimant", Exit::Input, [])
                .hint(say.text("forced-no-claimant-hint"))
        })?,
    };
    let steps: Vec<Vec<Step>> = lines
        .iter()
        .map(|line| line.iter().filter_map(|m| Step::of(*m)).collect())
        .collect();
    let fault = check_forced_mate(&given.position, by, &steps)
        .err()
        .map(|fault| line_fault::told(say, &given.position, &fault));
    let who = say.text(&format!("player-{}", color_id(by)));
    let (told, failed) = match &fault {
        None => (say.with("forced-yes", [("who", who.into())]), None),
        Some(fault) => {
            let values = [("who", who.into()), ("fault", fault.text.clone().into())];
            (String::new(), Some(say.with("forced-no", values)))
        }
    };
    let Some(message) = failed else {
        return out.give(&Checked {
            fen: given.position.to_fen(),
            by: color_id(by),
            forced: true,
            lines: lines.len(),
            notes: given.notes,
            told,
        });
    };
    let told = Complaint::new(say, "forced-not", Exit::Input, [])
        .in_words(|_| message)
        .hint(say.text("forced-not-hint"));
    Err(with_details(told, by, fault.as_ref()).into())
}

/// Who mates at the end of a line. A line without mate may stop after either
/// player's move and does not say for whom it is shown.
fn mating_side(start: &Position, lines: &[Vec<Move>]) -> Option<Color> {
    lines.iter().find_map(|line| {
        let mut position = start.clone();
        for m in line {
            position.play(*m).ok()?;
        }
        position.is_checkmate().then(|| !position.turn())
    })
}

fn with_details(told: Complaint, by: Color, fault: Option<&ToldFault>) -> Complaint {
    let told = told.detail("by", color_id(by));
    match fault {
        Some(fault) => told
            .detail("fault", fault.id)
            .detail("path", fault.path.as_str())
            .detail("move", fault.about.clone()),
        None => told,
    }
}

/// The answer to a line that holds.
#[derive(Debug, Serialize)]
struct Checked {
    fen: String,
    by: &'static str,
    forced: bool,
    lines: usize,
    notes: Vec<Note>,
    #[serde(skip)]
    told: String,
}

impl Answer for Checked {
    fn to_text(&self, _: &Messages) -> String {
        wrapped(self.told.split(' '), 0)
    }
}

/// What to say of a line that cannot be read.
fn complaint(
    start: &Position,
    (text, language): (&str, Language),
    error: &VariationsError,
    say: &Messages,
) -> Complaint {
    let mut position = start.clone();
    for m in &error.read {
        position.play_unchecked(*m);
    }
    let misreading = Misreading {
        start,
        text,
        language,
        say,
    };
    let told = match &error.fault {
        VariationsFault::Move(error) => misreading.move_fault(error, &position),
        VariationsFault::TooLong => Complaint::new(say, "variations-too-long", Exit::Input, [])
            .hint(say.text("record-too-long-hint")),
        VariationsFault::NothingToReplace => {
            Complaint::new(say, "nothing-to-replace", Exit::Input, [])
                .hint(say.text("brackets-hint"))
        }
        VariationsFault::NotOpened => Complaint::new(say, "bracket-not-opened", Exit::Input, [])
            .hint(say.text("brackets-hint")),
        VariationsFault::NotClosed => Complaint::new(say, "bracket-not-closed", Exit::Input, [])
            .hint(say.text("brackets-hint")),
    };
    let (line, column) = place(text, error.at);
    let at = [
        ("number", error.number.into()),
        ("color", color_id(error.color).into()),
        ("line", line.into()),
        ("column", column.into()),
    ];
    told.in_words(|rest| format!("{} {rest}", say.with("record-at", at)))
        .detail("column", column)
        .detail("fen", position.to_fen())
}
