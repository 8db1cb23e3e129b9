//! The form of each act: its fields, what they take, and which of them an
//! option fills in.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// One field of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// What it takes.
    pub takes: Takes,
    /// Whether it may be left out, and who fills it in.
    pub need: Need,
}

/// Who fills a field in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// An option names it: it is meant as it stands.
    Given,
    /// An option may name it; who sends the act may leave it out.
    GivenOrNot,
    /// The person fills it in.
    Filled,
    /// The person may fill it in.
    FilledOrNot,
}

/// What a field takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// A square.
    Square,
    /// A move, by squares or in letters.
    Move,
    /// One of these words.
    Word(&'static [&'static str]),
    /// Words of this list, one or several.
    Words(&'static [&'static str]),
    /// A length of time.
    Time,
    /// Yes or no.
    YesNo,
    /// A whole number up to this one.
    Number(u64),
    /// A text of so many characters at most.
    Text(usize),
    /// Points, `1-0`.
    Points,
    /// Lines of moves.
    Lines,
    /// A language of moves.
    Language,
    /// A vocabulary of announcements.
    Vocabulary,
    /// A proof that a side can never mate.
    Proof,
}

/// What a person fills in, for the form that a page draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TakesWord {
    /// A square.
    Square,
    /// A move, by squares or in letters.
    Move,
    /// One of the choices.
    Word,
    /// One or several of the choices.
    Words,
    /// A length of time.
    Time,
    /// Yes or no.
    YesNo,
    /// A whole number.
    Number,
    /// A text.
    Text,
    /// Points, `1-0`.
    Points,
    /// Lines of moves.
    Lines,
    /// A language of moves.
    Language,
    /// A vocabulary of announcements.
    Vocabulary,
    /// A proof that a side can never mate.
    Proof,
}

/// One field of an act, for the form that a page draws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct FieldDto {
    /// Its name.
    pub field: String,
    /// What it takes.
    pub takes: TakesWord,
    /// Whether it may be left out.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>")]
    pub optional: bool,
    /// The words to choose from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>")]
    pub choices: Vec<String>,
    /// The largest number, or the most characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<u64>,
}

/// The form of every act, by its word.
pub fn forms() -> BTreeMap<String, Vec<FieldDto>> {
    let fields = |fields: &[Field]| fields.iter().map(FieldDto::from).collect();
    let all = FORMS.iter();
    all.map(|(act, known)| ((*act).to_owned(), fields(known)))
        .collect()
}

impl From<&Field> for FieldDto {
    fn from(field: &Field) -> FieldDto {
        let (takes, choices, most) = field.takes.words();
        FieldDto {
            field: field.name.to_owned(),
            takes,
            optional: matches!(field.need, Need::GivenOrNot | Need::FilledOrNot),
            choices: choices.iter().map(|&word| word.to_owned()).collect(),
            most,
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_false(flag: &bool) -> bool {
    !flag
}

impl Takes {
    /// The word, the choices and the most that a field takes.
    fn words(self) -> (TakesWord, &'static [&'static str], Option<u64>) {
        match self {
            Takes::Square => (TakesWord::Square, &[], None),
            Takes::Move => (TakesWord::Move, &[], None),
            Takes::Word(words) => (TakesWord::Word, words, None),
            Takes::Words(words) => (TakesWord::Words, words, None),
            Takes::Time => (TakesWord::Time, &[], None),
            Takes::YesNo => (TakesWord::YesNo, &[], None),
            Takes::Number(most) => (TakesWord::Number, &[], Some(most)),
            Takes::Text(most) => (TakesWord::Text, &[], Some(most as u64)),
            Takes::Points => (TakesWord::Points, &[], None),
            Takes::Lines => (TakesWord::Lines, &[], None),
            Takes::Language => (TakesWord::Language, &[], None),
            Takes::Vocabulary => (TakesWord::Vocabulary, &[], None),
            Takes::Proof => (TakesWord::Proof, &[], None),
        }
    }
}

const COLOR: Takes = Takes::Word(&["white", "black"]);
const ROLE: Takes = Takes::Word(&["pawn", "knight", "bishop", "rook", "queen", "king"]);
const SIDE: Takes = Takes::Word(&["left", "right"]);
const MEDIUM: Takes = Takes::Word(&[
    "paper",
    "certified-device",
    "other-device",
    "braille",
    "recorder",
]);
const DUTIES: Takes = Takes::Words(&[
    "pieces",
    "clock",
    "scoresheet",
    "announcing",
    "informing",
    "claiming",
    "adjourning",
]);
const MEASURE: Takes = Takes::Word(&[
    "warning",
    "add-time",
    "take-time",
    "raise-opponent",
    "lower-offender",
    "loss",
    "fine",
    "exclusion",
    "expulsion",
]);
const RULING: Takes = Takes::Word(&[
    "accept",
    "reject",
    "end",
    "reinstate",
    "warn",
    "add-time",
    "take-time",
    "postpone",
    "new-game",
    "times",
    "penalise",
    "expel",
    "replay",
]);
const CLAIM: Takes = Takes::Word(&[
    "illegal-move",
    "touch-move",
    "flag",
    "threefold",
    "fifty-moves",
    "extra-time",
    "quickplay",
    "no-progress",
    "displaced",
]);
const INCIDENT: Takes = Takes::Word(&[
    "disrepute",
    "leaving-venue",
    "leaving-area",
    "leaving-unreported",
    "entering",
    "outside-help",
    "device-in-bag",
    "device-carried",
    "device-handled",
    "device-sounded",
    "search-refused",
    "smoking",
    "disturbance",
    "persistent-refusal",
    "help-refused",
    "hiding-scoresheet",
    "wrong-hand",
    "rough-with-clock",
    "adjusting-on-opponents-time",
    "interference",
]);
const CLOCK_REASON: Takes = Takes::Word(&[
    "defect",
    "setting",
    "schedule",
    "restoring",
    "dispute",
    "request",
]);
/// Nobody plays more plies; the longest game under the Laws has fewer.
const PLIES: Takes = Takes::Number(20_000);
const COUNT: Takes = Takes::Number(u16::MAX as u64);
const SMALL: Takes = Takes::Number(u8::MAX as u64);
/// A move as somebody wrote it on a sheet or said it.
const SAID: Takes = Takes::Text(60);
const NAME: Takes = Takes::Text(60);

const fn given(name: &'static str, takes: Takes) -> Field {
    field(name, takes, Need::Given)
}

const fn given_or_not(name: &'static str, takes: Takes) -> Field {
    field(name, takes, Need::GivenOrNot)
}

const fn filled(name: &'static str, takes: Takes) -> Field {
    field(name, takes, Need::Filled)
}

const fn or_not(name: &'static str, takes: Takes) -> Field {
    field(name, takes, Need::FilledOrNot)
}

const fn field(name: &'static str, takes: Takes, need: Need) -> Field {
    Field { name, takes, need }
}

/// A move: by a text, or by its squares.
const BY_TEXT: Field = or_not("move", Takes::Move);
const BY_FROM: Field = or_not("from", Takes::Square);
const BY_TO: Field = or_not("to", Takes::Square);
const BECOMES: Field = or_not("promotion", ROLE);
const LETTERS: Field = or_not("notation", Takes::Language);
const OF: Field = given("of", COLOR);

/// All acts with their fields, as people look for them and in the order in
/// which they say them.
pub const FORMS: &[(&str, &[Field])] = &[
    ("make", &[BY_TEXT, BY_FROM, BY_TO, BECOMES, LETTERS]),
    ("press", &[]),
    (
        "touch",
        &[
            filled("square", Takes::Square),
            or_not(
                "contact",
                Takes::Word(&["taken", "brushed", "straightened"]),
            ),
        ],
    ),
    (
        "place",
        &[BY_FROM, filled("to", Takes::Square), or_not("piece", ROLE)],
    ),
    ("remove", &[filled("square", Takes::Square)]),
    ("release", &[]),
    ("announce-adjusting", &[]),
    ("stop-clock", &[]),
    ("restart-opponents-clock", &[]),
    ("resume", &[]),
    (
        "claim",
        &[
            given("claim", CLAIM),
            given_or_not("ground", Takes::Word(&["cannot-win", "no-effort"])),
            given_or_not("from_display", Takes::YesNo),
        ],
    ),
    (
        "fix-move",
        &[
            BY_TEXT,
            given_or_not("form", Takes::Word(&["writing", "entry", "declaration"])),
            BY_FROM,
            BY_TO,
            BECOMES,
            LETTERS,
        ],
    ),
    ("show-line", &[filled("lines", Takes::Lines), LETTERS]),
    ("waive-line", &[]),
    ("offer-draw", &[]),
    ("accept-draw", &[]),
    ("decline-draw", &[]),
    ("withdraw-offer", &[]),
    ("resign", &[]),
    ("agree-repair", &[filled("plies", PLIES)]),
    ("arrive", &[]),
    ("choose-seat", &[filled("side", SIDE)]),
    ("restore-pieces", &[]),
    (
        "request-extra-time",
        &[given("form", Takes::Word(&["increment", "delay"]))],
    ),
    (
        "verify",
        &[given("evidence", Takes::Word(&["position", "scoresheet"]))],
    ),
    (
        "appeal",
        &[given_or_not(
            "against",
            Takes::Word(&["decision", "conduct"]),
        )],
    ),
    ("see-flag", &[OF]),
    ("start-clock", &[]),
    (
        "rule",
        &[
            given("question", COUNT),
            given("ruling", RULING),
            given_or_not("points", Takes::Points),
            or_not("plies", PLIES),
            given_or_not("of", COLOR),
            or_not("time", Takes::Time),
            given_or_not("bonus", Takes::YesNo),
            or_not("white", Takes::Time),
            or_not("black", Takes::Time),
            given_or_not("measure", MEASURE),
            or_not("halves", SMALL),
            or_not("amount", Takes::Number(u32::MAX as u64)),
            or_not("rounds", SMALL),
        ],
    ),
    ("set-aside", &[]),
    ("enter-result", &[given("points", Takes::Points)]),
    ("see-irregularity", &[]),
    ("see-illegal-position", &[]),
    ("see-both-flags", &[given_or_not("first", COLOR)]),
    ("add-time", &[OF, filled("time", Takes::Time)]),
    (
        "penalise",
        &[
            OF,
            given("measure", MEASURE),
            or_not("time", Takes::Time),
            or_not("halves", SMALL),
            or_not("amount", Takes::Number(u32::MAX as u64)),
            or_not("rounds", SMALL),
        ],
    ),
    (
        "report-conduct",
        &[
            filled("of", Takes::Word(&["white", "black", "both", "outsider"])),
            filled("what", INCIDENT),
            or_not("agreed", Takes::YesNo),
            or_not("before", SMALL),
            or_not("body", Takes::YesNo),
        ],
    ),
    ("report-two-hands", &[OF]),
    ("report-displaced", &[OF]),
    ("report-off-square", &[filled("since", PLIES)]),
    (
        "report-start-error",
        &[given(
            "error",
            Takes::Word(&["wrong-array", "board-turned", "colours-reversed"]),
        )],
    ),
    (
        "report-clock-fault",
        &[given("fault", Takes::Word(&["defective", "wrong-setting"]))],
    ),
    (
        "set-clock",
        &[
            given("why", CLOCK_REASON),
            or_not("white", Takes::Time),
            or_not("black", Takes::Time),
            or_not("control", Takes::Text(80)),
            or_not("white_moves", COUNT),
            or_not("black_moves", COUNT),
            or_not("white_period", COUNT),
            or_not("black_period", COUNT),
            or_not("lift_white_flag", Takes::YesNo),
            or_not("lift_black_flag", Takes::YesNo),
        ],
    ),
    (
        "report-dead",
        &[
            filled("plies", PLIES),
            filled("white", Takes::Proof),
            filled("black", Takes::Proof),
        ],
    ),
    ("restore-times", &[]),
    ("judge-stop", &[given("justified", Takes::YesNo)]),
    ("find-slip", &[OF]),
    ("appoint-start", &[filled("start", Takes::Time)]),
    ("note-absence", &[]),
    ("excuse", &[OF]),
    ("place-clock", &[filled("side", SIDE)]),
    ("draw-array", &[]),
    (
        "set-up-array",
        &[
            or_not("number", Takes::Number(959)),
            or_not("fen", Takes::Text(120)),
        ],
    ),
    ("take-scoresheet", &[OF, or_not("medium", MEDIUM), LETTERS]),
    ("write", &[filled("text", SAID), or_not("line", COUNT)]),
    (
        "note",
        &[filled(
            "remark",
            Takes::Word(&["clock-time", "claim", "relevant", "foreign"]),
        )],
    ),
    ("mark-offer", &[]),
    ("borrow-scoresheet", &[]),
    ("return-scoresheet", &[]),
    ("view-record", &[]),
    ("inspect-scoresheet", &[OF]),
    ("reconstruct", &[]),
    ("report-scoresheet-fault", &[OF]),
    (
        "sign",
        &[
            filled("points", Takes::Points),
            given_or_not("how", Takes::Word(&["sheets", "device"])),
        ],
    ),
    (
        "set-session",
        &[
            filled("announced", Takes::Time),
            filled("length", Takes::Time),
        ],
    ),
    ("order-sealing", &[]),
    (
        "seal",
        &[filled("text", SAID), LETTERS, or_not("medium", MEDIUM)],
    ),
    (
        "label-envelope",
        &[filled("white", NAME), filled("black", NAME)],
    ),
    (
        "appoint-resumption",
        &[filled("hour", Takes::Time), filled("place", NAME)],
    ),
    ("set-up-resumption", &[]),
    ("open-envelope", &[]),
    ("note-absence-at-resumption", &[]),
    (
        "report-envelope-lost",
        &[filled("move", Takes::Move), LETTERS],
    ),
    ("report-position-lost", &[]),
    (
        "report-wrong-time",
        &[
            OF,
            filled("shown", Takes::Time),
            filled("used", Takes::Time),
        ],
    ),
    (
        "request-assistant",
        &[filled("duties", DUTIES), or_not("disabled", Takes::YesNo)],
    ),
    (
        "approve-assistant",
        &[
            OF,
            filled("duties", DUTIES),
            or_not("disabled", Takes::YesNo),
        ],
    ),
    ("ask-count", &[]),
    (
        "set-up-two-boards",
        &[
            or_not("white_blind", Takes::YesNo),
            or_not("black_blind", Takes::YesNo),
            or_not("hearing_impaired", Takes::YesNo),
        ],
    ),
    (
        "announce",
        &[
            filled("text", SAID),
            or_not("vocabulary", Takes::Vocabulary),
        ],
    ),
    (
        "repeat",
        &[
            filled("text", SAID),
            or_not("vocabulary", Takes::Vocabulary),
        ],
    ),
    ("report-difference", &[]),
];

/// The fields of an act; none if there is no such act.
pub fn form(act: &str) -> Option<&'static [Field]> {
    let found = FORMS.iter().find(|(name, _)| *name == act);
    found.map(|(_, fields)| *fields)
}
