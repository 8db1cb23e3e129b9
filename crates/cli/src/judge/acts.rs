//! The list of acts: their words, who they are for, and the order of their
//! fields at the prompt.

/// Which form an act is read with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Group {
    /// Hands at board and clock.
    Board,
    /// Words of a player.
    Player,
    /// An arbiter, or a report to him.
    Arbiter,
    /// An answer to a question.
    Rule,
    /// Scoresheets.
    Sheet,
    /// Adjournments.
    Adjourn,
    /// Assistants and two boards.
    Aside,
}

/// An act, its group and its fields in the order of the prompt. A field with
/// an ellipsis takes the rest of the words.
type Entry = (&'static str, Group, &'static [&'static str]);

/// All acts, as people look for them.
pub(super) const ACTS: &[Entry] = &[
    ("make", Group::Board, &["move"]),
    ("press", Group::Board, &[]),
    ("touch", Group::Board, &["square", "contact"]),
    ("place", Group::Board, &["from", "to"]),
    ("remove", Group::Board, &["square"]),
    ("release", Group::Board, &[]),
    ("announce-adjusting", Group::Board, &[]),
    ("stop-clock", Group::Board, &[]),
    ("restart-opponents-clock", Group::Board, &[]),
    ("resume", Group::Board, &[]),
    ("claim", Group::Board, &["claim", "ground"]),
    ("fix-move", Group::Board, &["move", "form"]),
    ("show-line", Group::Board, &["lines…"]),
    ("waive-line", Group::Player, &[]),
    ("offer-draw", Group::Player, &[]),
    ("accept-draw", Group::Player, &[]),
    ("decline-draw", Group::Player, &[]),
    ("withdraw-offer", Group::Player, &[]),
    ("resign", Group::Player, &[]),
    ("agree-repair", Group::Player, &["plies"]),
    ("arrive", Group::Player, &[]),
    ("choose-seat", Group::Player, &["side"]),
    ("restore-pieces", Group::Player, &[]),
    ("request-extra-time", Group::Player, &["form"]),
    ("verify", Group::Player, &["evidence"]),
    ("appeal", Group::Player, &["against"]),
    ("see-flag", Group::Player, &["of"]),
    ("start-clock", Group::Arbiter, &[]),
    ("rule", Group::Rule, &["question", "ruling"]),
    ("see-irregularity", Group::Arbiter, &[]),
    ("see-illegal-position", Group::Arbiter, &[]),
    ("see-both-flags", Group::Arbiter, &["first"]),
    ("add-time", Group::Arbiter, &["of", "time"]),
    ("penalise", Group::Arbiter, &["of", "measure", "time"]),
    ("report-conduct", Group::Arbiter, &["of", "what"]),
    ("report-two-hands", Group::Arbiter, &["of"]),
    ("report-displaced", Group::Arbiter, &["of"]),
    ("report-off-square", Group::Arbiter, &["since"]),
    ("report-start-error", Group::Arbiter, &["error"]),
    ("report-clock-fault", Group::Arbiter, &["fault"]),
    ("report-dead", Group::Arbiter, &["plies", "white", "black"]),
    ("set-clock", Group::Arbiter, &["why", "white", "black"]),
    ("restore-times", Group::Arbiter, &[]),
    ("set-aside", Group::Arbiter, &[]),
    ("enter-result", Group::Arbiter, &["points"]),
    ("judge-stop", Group::Arbiter, &["justified"]),
    ("find-slip", Group::Arbiter, &["of"]),
    ("appoint-start", Group::Arbiter, &["start"]),
    ("note-absence", Group::Arbiter, &[]),
    ("excuse", Group::Arbiter, &["of"]),
    ("place-clock", Group::Arbiter, &["side"]),
    ("draw-array", Group::Arbiter, &["lot"]),
    ("set-up-array", Group::Arbiter, &["number"]),
    (
        "take-scoresheet",
        Group::Sheet,
        &["of", "medium", "notation"],
    ),
    ("write", Group::Sheet, &["text…"]),
    ("note", Group::Sheet, &["remark"]),
    ("mark-offer", Group::Sheet, &[]),
    ("borrow-scoresheet", Group::Sheet, &[]),
    ("return-scoresheet", Group::Sheet, &[]),
    ("view-record", Group::Sheet, &[]),
    ("inspect-scoresheet", Group::Sheet, &["of"]),
    ("reconstruct", Group::Sheet, &[]),
    ("report-scoresheet-fault", Group::Sheet, &["of"]),
    ("sign", Group::Sheet, &["points", "how"]),
    ("set-session", Group::Adjourn, &["announced", "length"]),
    ("order-sealing", Group::Adjourn, &[]),
    ("seal", Group::Adjourn, &["text…"]),
    ("label-envelope", Group::Adjourn, &["white", "black"]),
    ("appoint-resumption", Group::Adjourn, &["hour", "place…"]),
    ("set-up-resumption", Group::Adjourn, &[]),
    ("open-envelope", Group::Adjourn, &[]),
    ("note-absence-at-resumption", Group::Adjourn, &[]),
    ("report-envelope-lost", Group::Adjourn, &["move"]),
    ("report-position-lost", Group::Adjourn, &[]),
    (
        "report-wrong-time",
        Group::Adjourn,
        &["of", "shown", "used"],
    ),
    ("request-assistant", Group::Aside, &["duties"]),
    ("approve-assistant", Group::Aside, &["of", "duties"]),
    ("ask-count", Group::Aside, &[]),
    (
        "set-up-two-boards",
        Group::Aside,
        &["white_blind", "black_blind"],
    ),
    ("announce", Group::Aside, &["text…"]),
    ("repeat", Group::Aside, &["text…"]),
    ("report-difference", Group::Aside, &[]),
];

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
    ("claim-from-display", "claim", &[("from_display", "yes")]),
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

/// An act that was named, and the fields its name stands for.
pub(super) struct Named {
    /// The act.
    pub(super) act: &'static str,
    /// How it is read.
    pub(super) group: Group,
    /// Its fields at the prompt, without those that are known already.
    pub(super) fields: Vec<&'static str>,
    /// The fields that are known already.
    pub(super) known: &'static [(&'static str, &'static str)],
}

/// The act of a word.
pub(super) fn named(word: &str) -> Option<Named> {
    let other = OTHERS.iter().find(|(other, ..)| *other == word);
    let (word, known) = other.map_or((word, &[][..]), |(_, act, known)| (*act, *known));
    let (act, group, fields) = ACTS.iter().find(|(act, ..)| *act == word)?;
    let open = |field: &&&str| known.iter().all(|(name, _)| *name != **field);
    Some(Named {
        act,
        group: *group,
        fields: fields.iter().filter(open).copied().collect(),
        known,
    })
}

/// The act a wrong word may mean.
pub(super) fn near(word: &str) -> Option<&'static str> {
    ACTS.iter()
        .map(|(act, ..)| (strsim::osa_distance(word, act), *act))
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

/// The list of acts with their fields, for the help.
pub(crate) fn list() -> String {
    let words = ACTS.iter().map(|(act, _, fields)| {
        if fields.is_empty() {
            (*act).to_owned()
        } else {
            format!("{act}({})", fields.join(", ").replace('…', ""))
        }
    });
    let words: Vec<String> = words.collect();
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
