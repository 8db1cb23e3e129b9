//! The words for acts: their own, short ones, and the order of their fields at
//! the prompt. Which acts there are and what they take is the wire's to say.

use tuomari_conduct::act::{
    ActKind, ROWS,
    row::{Field, Row, Takes},
};

/// Other words for an act, with the fields they stand for: short ones for the
/// prompt, and the names that the options of a seat go by.
type Other = (
    &'static str,
    &'static str,
    &'static [(&'static str, &'static str)],
);

const OTHERS: &[Other] = &[
    ("start", "start-clock", &[]),
    ("stop", "stop-clock", &[]),
    ("offer", "offer-draw", &[]),
    ("accept", "accept-draw", &[]),
    ("decline", "decline-draw", &[]),
    ("adjust", "announce-adjusting", &[]),
    ("fix", "fix-move", &[]),
    ("restart", "restart-opponents-clock", &[]),
    ("report", "report-conduct", &[]),
    ("complain", "appeal", &[("against", "conduct")]),
    ("write-intended-move", "fix-move", &[("form", "writing")]),
    ("enter-intended-move", "fix-move", &[("form", "entry")]),
    (
        "declare-intended-move",
        "fix-move",
        &[("form", "declaration")],
    ),
    ("claim-illegal-move", "claim", &[("claim", "illegal-move")]),
    ("claim-touch-move", "claim", &[("claim", "touch-move")]),
    ("claim-flag", "claim", &[("claim", "flag")]),
    ("claim-threefold", "claim", &[("claim", "threefold")]),
    ("claim-fifty-moves", "claim", &[("claim", "fifty-moves")]),
    ("claim-extra-time", "claim", &[("claim", "extra-time")]),
    ("claim-quickplay", "claim", &[("claim", "quickplay")]),
    ("claim-no-progress", "claim", &[("claim", "no-progress")]),
    ("claim-displaced", "claim", &[("claim", "displaced")]),
];

/// Short words for a claim.
const CLAIMS: &[(&str, &str)] = &[
    ("illegal", "illegal-move"),
    ("touch", "touch-move"),
    ("three", "threefold"),
    ("repetition", "threefold"),
    ("fifty", "fifty-moves"),
];

/// The only field of a file that the wire does not know: who draws a lot there
/// is the server.
pub(super) const LOT: &str = "lot";

/// An act that was named, and the fields its name stands for.
pub(super) struct Named {
    pub(super) act: &'static str,
    /// Its fields at the prompt, without those that are known already. One
    /// with an ellipsis takes the rest of the words.
    pub(super) fields: Vec<&'static str>,
    /// The field that takes the rest of the words.
    pub(super) rest: Option<&'static str>,
    /// The fields that are known already.
    pub(super) known: &'static [(&'static str, &'static str)],
}

/// The act of a word.
pub(super) fn named(word: &str) -> Option<Named> {
    let other = OTHERS.iter().find(|(other, ..)| *other == word);
    let (word, known) = other.map_or((word, &[][..]), |(_, act, known)| (*act, *known));
    let row = ActKind::of(word)?.row();
    let (act, form) = (row.kind.name(), row.fields);
    let open = |field: &&str| known.iter().all(|(name, _)| name != field);
    let mut fields: Vec<&str> = match act {
        "draw-array" => vec![LOT],
        // What follows depends on the ruling.
        "rule" => vec!["question", "ruling"],
        _ => form.iter().map(|field| field.name).collect(),
    };
    fields.retain(open);
    Some(Named {
        act,
        fields,
        rest: last_needed(form)
            .filter(|field| matches!(field.takes, Takes::Text(_) | Takes::Lines))
            .map(|field| field.name),
        known,
    })
}

/// The last field that must be there.
fn last_needed(form: &'static [Field]) -> Option<&'static Field> {
    form.iter().rfind(|field| field.need.is_always())
}

/// The claim that a short word stands for.
pub(super) fn claim(word: &str) -> Option<&'static str> {
    let found = CLAIMS.iter().find(|(short, _)| *short == word);
    found.map(|(_, claim)| *claim)
}

/// The act a wrong word may mean.
pub(super) fn near(word: &str) -> Option<&'static str> {
    ROWS.iter()
        .map(|row| row.kind.name())
        .map(|act| (strsim::osa_distance(word, act), act))
        .filter(|(distance, act)| *distance <= 2 || act.starts_with(word))
        .min()
        .map(|(_, act)| act)
}

/// The fields that follow a ruling at the prompt.
pub(super) fn ruling_fields(ruling: &str) -> &'static [&'static str] {
    match ruling {
        "end" => &["points"],
        "reinstate" => &["plies"],
        "warn" => &["of"],
        "add-time" | "take-time" => &["of", "time"],
        "postpone" => &["bonus"],
        "times" => &["white", "black"],
        "penalise" => &["of", "measure", "time"],
        _ => &[],
    }
}

/// The list of acts with their fields, for the help: those that may be left
/// out with a question mark.
pub(crate) fn list() -> String {
    let words: Vec<String> = ROWS.iter().map(listed).collect();
    let mut text = String::new();
    let mut column = 0;
    for (index, word) in words.iter().enumerate() {
        let end = if index + 1 == words.len() { "" } else { "," };
        if column > 0 && column + 1 + word.len() + end.len() > 77 {
            text.push('\n');
            column = 0;
        }
        text.push_str(if column == 0 { "  " } else { " " });
        text.push_str(word);
        text.push_str(end);
        column += 1 + word.len() + end.len();
    }
    text
}

fn listed(row: &Row) -> String {
    let act = row.kind.name();
    let mut fields: Vec<String> = row
        .fields
        .iter()
        .map(|field| {
            let mark = if field.need.is_always() { "" } else { "?" };
            format!("{}{mark}", field.name)
        })
        .collect();
    if row.kind == ActKind::DrawArray {
        fields.push(LOT.to_owned());
    }
    match fields.as_slice() {
        [] => act.to_owned(),
        fields => format!("{act}({})", fields.join(", ")),
    }
}
