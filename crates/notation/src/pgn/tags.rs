//! The tags of a game.

use std::{borrow::Cow, fmt};

use super::{MAX_TAG_LINE_BYTES, MAX_TAGS};

/// The tags of a game, in order: the Seven Tag Roster first, then the others
/// as they were set.
///
/// Values are fit to be written: control characters are spaces, and a line
/// that would be longer than [`MAX_TAG_LINE_BYTES`] is cut. The tags that say
/// what a [`PgnGame`](super::PgnGame) says itself (its score, its starting
/// position, its stretches) are written by the writer and not kept here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags {
    /// `None` stands for the unknown, `?`.
    roster: [Option<String>; ROSTER.len()],
    others: Vec<(String, String)>,
}

/// A tag that cannot be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TagError {
    /// The name is empty, too long, or not of letters, digits and `_+#=:-`.
    Name(String),
    /// The tag is derived from the game and cannot be set by itself.
    Derived(String),
    /// There are [`MAX_TAGS`] others already.
    TooMany,
}

/// The roster without `Result`, which is the game's score.
const ROSTER: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];
const UNKNOWN: &str = "?";
const UNKNOWN_DATE: &str = "????.??.??";
const MAX_NAME_BYTES: usize = 64;
/// `[`, ` `, two quotes and `]`.
const LINE_FRAME_BYTES: usize = 5;

/// Written from the game itself.
const DERIVED: [&str; 8] = [
    "Result",
    "Score",
    "SetUp",
    "FEN",
    "Variant",
    "Stretch",
    "StartFEN",
    "QuietMoves",
];

impl Tags {
    /// The value of a tag. The roster is always there, `?` where unknown.
    pub fn get(&self, name: &str) -> Option<&str> {
        match ROSTER.iter().position(|known| *known == name) {
            Some(at) => Some(self.in_roster(at)),
            None => self
                .others
                .iter()
                .find(|(other, _)| other == name)
                .map(|(_, value)| value.as_str()),
        }
    }

    /// Sets a tag; a tag of the same name is replaced.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if DERIVED.contains(&name) {
            return Err(TagError::Derived(name.to_owned()));
        }
        if !is_name(name) {
            return Err(TagError::Name(name.to_owned()));
        }
        let value = fit(name, value);
        if let Some(at) = ROSTER.iter().position(|known| *known == name) {
            self.roster[at] = (value != unknown(at)).then_some(value);
        } else if let Some(tag) = self.others.iter_mut().find(|(other, _)| other == name) {
            tag.1 = value;
        } else if self.others.len() < MAX_TAGS {
            self.others.push((name.to_owned(), value));
        } else {
            return Err(TagError::TooMany);
        }
        Ok(())
    }

    /// All tags with their values, in order, without those that are derived
    /// from the game.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.roster().chain(self.others())
    }

    /// The Seven Tag Roster but for `Result`.
    pub(super) fn roster(&self) -> impl Iterator<Item = (&str, &str)> {
        ROSTER
            .into_iter()
            .enumerate()
            .map(|(at, name)| (name, self.in_roster(at)))
    }

    pub(super) fn others(&self) -> impl Iterator<Item = (&str, &str)> {
        self.others
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    fn in_roster(&self, at: usize) -> &str {
        self.roster[at].as_deref().unwrap_or(unknown(at))
    }
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TagError::Name(name) => write!(
                f,
                "\"{name}\" cannot name a tag; expected letters and digits, at most {MAX_NAME_BYTES}"
            ),
            TagError::Derived(name) => {
                write!(f, "the tag {name} is written from the game itself")
            }
            TagError::TooMany => write!(f, "a game has at most {MAX_TAGS} tags"),
        }
    }
}

impl std::error::Error for TagError {}

/// Whether a tag can have this name.
pub(super) fn is_name(name: &str) -> bool {
    let plain = |b: u8| b.is_ascii_alphanumeric() || b"_+#=:-".contains(&b);
    name.len() <= MAX_NAME_BYTES
        && name.starts_with(|c: char| c.is_ascii_alphanumeric())
        && name.bytes().all(plain)
}

/// Puts a backslash before quotes and backslashes.
pub(super) fn escape(value: &str) -> Cow<'_, str> {
    if value.contains(['\\', '"']) {
        Cow::Owned(value.replace('\\', "\\\\").replace('"', "\\\""))
    } else {
        Cow::Borrowed(value)
    }
}

/// Takes the backslashes away again. `pgn-reader` has a function for it, which
/// loses one of two backslashes in a row.
pub(super) fn unescape(raw: &str) -> Cow<'_, str> {
    if !raw.contains('\\') {
        return Cow::Borrowed(raw);
    }
    let mut value = String::with_capacity(raw.len());
    let mut chars = raw.chars().peekable();
    while let Some(c) = chars.next() {
        let escaped = chars.next_if(|next| c == '\\' && matches!(next, '\\' | '"'));
        value.push(escaped.unwrap_or(c));
    }
    Cow::Owned(value)
}

fn unknown(at: usize) -> &'static str {
    if ROSTER[at] == "Date" {
        UNKNOWN_DATE
    } else {
        UNKNOWN
    }
}

/// The value without control characters, cut so that its line is short enough.
fn fit(name: &str, value: &str) -> String {
    let mut room = MAX_TAG_LINE_BYTES - LINE_FRAME_BYTES - name.len();
    let mut fitting = String::with_capacity(value.len().min(room));
    for c in value.chars() {
        let c = if c.is_control() { ' ' } else { c };
        let bytes = c.len_utf8() + usize::from(matches!(c, '\\' | '"'));
        let Some(left) = room.checked_sub(bytes) else {
            break;
        };
        room = left;
        fitting.push(c);
    }
    fitting
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_roster_comes_first_and_is_always_there() {
        let mut tags = Tags::default();
        tags.set("WhiteElo", "2100").unwrap();
        tags.set("White", "Anna").unwrap();
        let names: Vec<&str> = tags.iter().map(|(name, _)| name).collect();
        assert_eq!(
            names,
            [
                "Event", "Site", "Date", "Round", "White", "Black", "WhiteElo"
            ]
        );
        assert_eq!(tags.get("Date"), Some("????.??.??"));
        assert_eq!(tags.get("BlackElo"), None);
    }

    #[test]
    fn unknown_is_the_same_as_never_set() {
        let mut tags = Tags::default();
        tags.set("Event", "?").unwrap();
        tags.set("Date", "????.??.??").unwrap();
        assert_eq!(tags, Tags::default());
    }

    #[test]
    fn what_the_game_says_cannot_be_contradicted() {
        let mut tags = Tags::default();
        assert_eq!(
            tags.set("FEN", "8/8/8/8/8/8/8/8 w - -"),
            Err(TagError::Derived("FEN".to_owned()))
        );
        assert!(matches!(tags.set("two words", ""), Err(TagError::Name(_))));
        assert!(matches!(tags.set("", ""), Err(TagError::Name(_))));
    }

    #[test]
    fn there_is_an_end_to_tags() {
        let mut tags = Tags::default();
        for n in 0..MAX_TAGS {
            tags.set(&format!("T{n}"), "x").unwrap();
        }
        assert_eq!(tags.set("More", "x"), Err(TagError::TooMany));
        tags.set("T0", "replaced").unwrap();
        tags.set("White", "still room").unwrap();
    }

    #[test]
    fn values_fit_into_a_line() {
        let mut tags = Tags::default();
        tags.set("Site", &"\"".repeat(300)).unwrap();
        let line = format!("[Site \"{}\"]", escape(tags.get("Site").unwrap()));
        assert_eq!(line.len(), 255);
        tags.set("Site", "a\nb\u{0}c").unwrap();
        assert_eq!(tags.get("Site"), Some("a b c"));
    }

    #[test]
    fn backslashes_come_back() {
        for value in ["", "\\", "\\\\", "\\\"", "\"\\", "a\\b\"c", "\\\\\\\""] {
            assert_eq!(unescape(&escape(value)), value);
        }
        assert_eq!(unescape("a\\b"), "a\\b");
    }
}
