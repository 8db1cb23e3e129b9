//! What the second reading knows of each rulebook: a table written by hand,
//! each row with its articles. It shares nothing with
//! the settings that the conduct of a game asks.

use std::fmt;

/// Something rulebooks differ in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fact {
    /// The completed illegal move that loses.
    LosesAt,
    /// Milliseconds for the opponent at the first one.
    IllegalTime,
    /// Whether the press's gain is taken back then.
    GainTaken,
    /// Milliseconds for the opponent of a wrong claim of a draw.
    ClaimTime,
    /// Until when an illegal move can be raised.
    Window,
    /// Who may raise it.
    RaisedBy,
    /// Whether a loss for illegal moves is drawn if the opponent cannot mate.
    IllegalMateTest,
    /// A pawn left on its last rank.
    Unpromoted,
    KingCapture,
    PressWithoutMove,
    TwoHands,
    /// Whether both players may agree to go back when it is too late.
    LateRepair,
    /// A position that cannot be, after one more move.
    Sweep,
    /// Whether a claim on time takes effect only with the clock stopped.
    FlagStop,
    /// Whether others than the players may see a flag.
    FlagSeen,
    /// What the winner on time must have.
    FlagTest,
    /// Whether a pawn is enough of that.
    PawnCounts,
    /// Whether the winner may show a forced mate instead.
    LineShown,
    BothFlags,
    /// Illegal move against flag: whether the arbiter settles the order.
    EventOrder,
    /// Whether a resignation is drawn if the opponent cannot mate.
    ResignTest,
    Threefold,
    FiftyMoves,
    Fivefold,
    SeventyFive,
    /// Whether a dead position ends the game.
    Dead,
    /// Moves by each before a draw can be agreed.
    AgreedAfter,
    /// Whether an end on the board waits for a player's word.
    Silence,
    TouchMove,
    TouchBoth,
    RookFirst,
    /// Whether the second breach loses.
    Ladder,
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    pub fact: Fact,
    /// The rulebooks and profiles it is about.
    pub of: &'static [&'static str],
    pub value: &'static str,
    pub articles: &'static str,
    /// Wrong values that games must give away, for the test of the test.
    pub wrong: &'static [&'static str],
}

/// The facts of one rulebook in one profile.
#[derive(Clone, Debug)]
pub struct Facts {
    values: [&'static str; FACTS],
}

const FACTS: usize = Fact::Ladder as usize + 1;

/// A row with another value than the rulebook's.
#[derive(Clone, Copy, Debug)]
pub struct Wrong {
    pub row: usize,
    pub value: &'static str,
}

impl Facts {
    /// The facts of a rulebook's profile, `fide-2018/standard`, with one row
    /// changed if one is given.
    pub fn of(profile: &str, wrong: Option<Wrong>) -> Facts {
        let mut values = [""; FACTS];
        for (number, row) in TABLE.iter().enumerate() {
            if row.of.iter().any(|pattern| matches(pattern, profile)) {
                let changed = wrong.filter(|wrong| wrong.row == number);
                values[row.fact as usize] = changed.map_or(row.value, |wrong| wrong.value);
            }
        }
        Facts { values }
    }

    pub(super) fn is(&self, fact: Fact, value: &str) -> bool {
        self.values[fact as usize] == value
    }

    /// The number that a fact is; nothing if it is none.
    pub(super) fn number(&self, fact: Fact) -> Option<u64> {
        self.values[fact as usize].parse().ok()
    }
}

impl Wrong {
    /// Every wrong value of every row.
    pub fn all() -> Vec<Wrong> {
        let mut all = Vec::new();
        for (row, of) in TABLE.iter().enumerate() {
            all.extend(of.wrong.iter().map(|value| Wrong { row, value }));
        }
        all
    }

    /// Whether the changed row is about this profile.
    pub fn is_about(self, profile: &str) -> bool {
        let row = &TABLE[self.row];
        row.of.iter().any(|pattern| matches(pattern, profile))
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = &TABLE[self.row];
        let Row { fact, value, .. } = row;
        write!(f, "{fact:?} {value} -> {} ({})", self.value, row.articles)
    }
}

/// Whether `fide-2018/*` or `*/standard` speaks of a profile.
fn matches(pattern: &str, profile: &str) -> bool {
    let (book, face) = pattern.split_once('/').unwrap_or((pattern, "*"));
    let (own, own_face) = profile.split_once('/').unwrap_or((profile, ""));
    let fits = |pattern: &str, name: &str| match pattern.strip_prefix('*') {
        Some(end) => name.ends_with(end),
        None => match pattern.strip_suffix('*') {
            Some(start) => name.starts_with(start),
            None => pattern == name,
        },
    };
    fits(book, own) && fits(face, own_face)
}

const SUPERVISED: [&str; 6] = [
    "fide-2014/standard",
    "fide-2014/*-supervised",
    "fide-2018/standard",
    "fide-2018/*-supervised",
    "fide-2023/standard",
    "fide-2023/*-supervised",
];
const UNSUPERVISED: [&str; 3] = [
    "fide-2014/*-unsupervised",
    "fide-2018/*-unsupervised",
    "fide-2023/*-unsupervised",
];
const FIDE: [&str; 3] = ["fide-2014", "fide-2018", "fide-2023"];
const FINNISH: [&str; 2] = ["fi-blitz-2014", "fi-team-blitz"];

const fn row(
    fact: Fact,
    of: &'static [&'static str],
    value: &'static str,
    articles: &'static str,
    wrong: &'static [&'static str],
) -> Row {
    Row {
        fact,
        of,
        value,
        articles,
        wrong,
    }
}

/// All rows. Where none is about a profile, its rulebook has no such thing.
pub const TABLE: &[Row] = &[
    row(
        Fact::LosesAt,
        &[
            "fide-2014/standard",
            "fide-2014/*-supervised",
            "fide-2018",
            "fide-2023",
        ],
        "2",
        "fide-2014/7.5.b fide-2018/7.5.5 fide-2023/7.5.5",
        &["1", "3"],
    ),
    row(
        Fact::LosesAt,
        &["fide-2014/*-unsupervised"],
        "1",
        "fide-2014/A.4.b",
        &["2"],
    ),
    row(
        Fact::LosesAt,
        &FINNISH,
        "1",
        "fi-blitz-2014/12.c fi-team-blitz/11",
        &["2"],
    ),
    row(
        Fact::IllegalTime,
        &[
            "fide-2014/standard",
            "fide-2014/rapid-supervised",
            "fide-2018/standard",
            "fide-2018/rapid*",
            "fide-2023/standard",
            "fide-2023/blitz-supervised",
        ],
        "120000",
        "fide-2014/7.5.b fide-2018/7.5.5 fide-2023/7.5.5",
        &["60000", "0"],
    ),
    row(
        Fact::IllegalTime,
        &[
            "fide-2014/blitz-supervised",
            "fide-2018/blitz*",
            "fide-2023/rapid*",
            "fide-2023/blitz-unsupervised",
        ],
        "60000",
        "fide-2014/B.2 fide-2018/B.2 fide-2023/A.3 fide-2023/B.3",
        &["120000", "0"],
    ),
    row(
        Fact::GainTaken,
        &[
            "fide-2014/standard",
            "fide-2014/*-supervised",
            "fide-2018",
            "fide-2023",
        ],
        "yes",
        "fide-2014/7.1 fide-2018/7.1 fide-2023/7.1",
        &["no"],
    ),
    row(
        Fact::ClaimTime,
        &[
            "fide-2014/standard",
            "fide-2014/rapid*",
            "fide-2018/standard",
            "fide-2018/rapid*",
            "fide-2023/standard",
            "fide-2023/blitz-supervised",
        ],
        "120000",
        "fide-2014/9.5.b fide-2018/9.5.3 fide-2023/9.5.3",
        &["180000", "0"],
    ),
    row(
        Fact::ClaimTime,
        &[
            "fide-2014/blitz*",
            "fide-2018/blitz*",
            "fide-2023/rapid*",
            "fide-2023/blitz-unsupervised",
        ],
        "60000",
        "fide-2014/B.2 fide-2018/B.2 fide-2023/A.3 fide-2023/B.3",
        &["120000", "0"],
    ),
    row(
        Fact::ClaimTime,
        &["fi-blitz-2014"],
        "0",
        "fi-blitz-2014/14",
        &["60000"],
    ),
    row(
        Fact::Window,
        &SUPERVISED,
        "whole-game",
        "fide-2014/7.5.a fide-2018/7.5.1 fide-2023/7.5.1",
        &["until-reply"],
    ),
    row(
        Fact::Window,
        &UNSUPERVISED,
        "until-reply",
        "fide-2014/A.4.b fide-2018/A.4.2 fide-2023/A.5.2",
        &["whole-game"],
    ),
    row(
        Fact::Window,
        &FINNISH,
        "until-reply",
        "fi-blitz-2014/13.d",
        &["whole-game"],
    ),
    row(
        Fact::RaisedBy,
        &SUPERVISED,
        "anyone",
        "fide-2014/7.5.a fide-2018/7.5.1 fide-2023/7.5.1",
        &["arbiter-or-opponent"],
    ),
    row(
        Fact::RaisedBy,
        &UNSUPERVISED,
        "arbiter-or-opponent",
        "fide-2014/A.4.b fide-2018/A.4.2 fide-2023/A.5.2",
        &["anyone", "opponent"],
    ),
    row(
        Fact::RaisedBy,
        &FINNISH,
        "opponent",
        "fi-blitz-2014/13.d fi-team-blitz/2",
        &["anyone"],
    ),
    row(
        Fact::IllegalMateTest,
        &FIDE,
        "yes",
        "fide-2014/7.5.b fide-2018/7.5.5 fide-2023/7.5.5",
        &["no"],
    ),
    row(
        Fact::IllegalMateTest,
        &FINNISH,
        "no",
        "fi-blitz-2014/13.d fi-team-blitz/11.comment",
        &["yes"],
    ),
    row(
        Fact::Unpromoted,
        &[
            "fide-2014/standard",
            "fide-2014/*-supervised",
            "fide-2018",
            "fide-2023",
        ],
        "queen",
        "fide-2014/7.5.a.p2 fide-2018/7.5.2 fide-2023/7.5.2",
        &["loss", "restored"],
    ),
    row(
        Fact::KingCapture,
        &["fi-blitz-2014"],
        "loses",
        "fi-blitz-2014/13.d",
        &["illegal-move"],
    ),
    row(
        Fact::PressWithoutMove,
        &["fide-2018", "fide-2023", "fi-team-blitz"],
        "illegal-move",
        "fide-2018/7.5.3 fide-2023/7.5.3",
        &["breach"],
    ),
    row(
        Fact::PressWithoutMove,
        &["fide-2014", "fi-blitz-2014"],
        "breach",
        "fide-2014/6.2.c fi-blitz-2014/8",
        &["illegal-move"],
    ),
    row(
        Fact::TwoHands,
        &["fide-2018", "fide-2023", "fi-team-blitz"],
        "illegal-move",
        "fide-2018/7.5.4 fide-2023/7.5.4 fi-team-blitz/6",
        &["breach"],
    ),
    row(
        Fact::TwoHands,
        &["fide-2014", "fi-blitz-2014"],
        "breach",
        "fide-2014/4.1 fi-blitz-2014/8",
        &["illegal-move"],
    ),
    row(
        Fact::LateRepair,
        &[
            "fide-2014/*-unsupervised",
            "fide-2018/*-unsupervised",
            "fide-2023/*-unsupervised",
            "fi-team-blitz",
        ],
        "agreed",
        "fide-2014/A.4.b fide-2018/A.4.2 fide-2023/A.5.2",
        &["never"],
    ),
    row(
        Fact::Sweep,
        &UNSUPERVISED,
        "draw",
        "fide-2014/A.4.d fide-2018/A.4.4 fide-2023/A.5.4",
        &["ask", "off"],
    ),
    row(
        Fact::Sweep,
        &["fi-team-blitz"],
        "ask",
        "fi-team-blitz/1.comment",
        &["draw", "off"],
    ),
    row(
        Fact::FlagStop,
        &[
            "fide-2014/standard",
            "fide-2014/*-supervised",
            "fide-2018",
            "fide-2023",
        ],
        "no",
        "fide-2014/6.8 fide-2018/6.8 fide-2018/A.4.3 fide-2023/6.8 fide-2023/A.5.3",
        &["yes"],
    ),
    row(
        Fact::FlagStop,
        &["fide-2014/*-unsupervised", "fi-blitz-2014", "fi-team-blitz"],
        "yes",
        "fide-2014/A.4.c fi-blitz-2014/13.c.1 fi-team-blitz/14.comment",
        &["no"],
    ),
    row(
        Fact::FlagSeen,
        &FIDE,
        "anyone",
        "fide-2014/6.8 fide-2018/6.8 fide-2018/A.4.5 fide-2023/6.8 fide-2023/A.5.5",
        &["players"],
    ),
    row(
        Fact::FlagTest,
        &FIDE,
        "any-mate",
        "fide-2014/6.9 fide-2018/6.9 fide-2023/6.9",
        &["none", "bare-king"],
    ),
    row(
        Fact::FlagTest,
        &FINNISH,
        "bare-king",
        "fi-blitz-2014/13.c.2 fi-team-blitz/12",
        &["none", "any-mate"],
    ),
    row(
        Fact::PawnCounts,
        &FINNISH,
        "yes",
        "fi-blitz-2014/13.c.2 fi-team-blitz/12",
        &["no"],
    ),
    row(
        Fact::LineShown,
        &FINNISH,
        "yes",
        "fi-blitz-2014/13.c.2 fi-team-blitz/12",
        &["no"],
    ),
    row(
        Fact::BothFlags,
        &[
            "fide-2014/standard",
            "fide-2014/*-supervised",
            "fide-2018",
            "fide-2023",
        ],
        "first-fallen",
        "fide-2014/6.11 fide-2018/III.3.1 fide-2023/III.3.1",
        &["draw", "arbiter"],
    ),
    row(
        Fact::BothFlags,
        &["fide-2014/*-unsupervised"],
        "arbiter",
        "fide-2014/A.4.c",
        &["draw", "first-fallen"],
    ),
    row(
        Fact::BothFlags,
        &FINNISH,
        "draw",
        "fi-blitz-2014/14.c fi-team-blitz/14",
        &["first-fallen", "arbiter"],
    ),
    row(
        Fact::EventOrder,
        &["fi-blitz-2014"],
        "arbiter",
        "fi-blitz-2014/15",
        &["no"],
    ),
    row(
        Fact::EventOrder,
        &["fide-2014", "fide-2018", "fide-2023", "fi-team-blitz"],
        "no",
        "fi-team-blitz/13",
        &["arbiter"],
    ),
    row(
        Fact::ResignTest,
        &[
            "fide-2014",
            "fide-2018",
            "fi-blitz-2014",
            "fi-team-blitz",
            "fi-basics",
        ],
        "no",
        "fide-2014/5.1.b fide-2018/5.1.2 fi-blitz-2014/13.b fi-basics/paattyminen.2",
        &["yes"],
    ),
    row(
        Fact::ResignTest,
        &["fide-2023"],
        "yes",
        "fide-2023/5.1.2",
        &["no"],
    ),
    row(
        Fact::Threefold,
        &FIDE,
        "claim",
        "fide-2014/9.2 fide-2018/9.2.1 fide-2023/9.2",
        &["off", "automatic"],
    ),
    row(
        Fact::Threefold,
        &["fi-blitz-2014"],
        "ground",
        "fi-blitz-2014/14.e",
        &["claim", "off"],
    ),
    // A claim that is not in force is refused, and a refusal leaves no line.
    row(
        Fact::Threefold,
        &["fi-team-blitz"],
        "off",
        "fi-team-blitz/10",
        &[],
    ),
    row(
        Fact::Threefold,
        &["fi-basics"],
        "automatic",
        "fi-basics/paattyminen.3.c",
        &["claim"],
    ),
    row(
        Fact::FiftyMoves,
        &["fide-2014", "fide-2018", "fide-2023", "fi-blitz-2014"],
        "claim",
        "fide-2014/9.3 fide-2018/9.3 fide-2023/9.3 fi-blitz-2014/14",
        &["off", "automatic"],
    ),
    // A claim that is not in force is refused, and a refusal leaves no line.
    row(
        Fact::FiftyMoves,
        &["fi-team-blitz"],
        "off",
        "fi-team-blitz/10",
        &[],
    ),
    row(
        Fact::FiftyMoves,
        &["fi-basics"],
        "automatic",
        "fi-basics/paattyminen.3.d",
        &["claim"],
    ),
    row(
        Fact::Fivefold,
        &["fide-2014"],
        "consecutive",
        "fide-2014/9.6.a",
        &["any", "off"],
    ),
    row(
        Fact::Fivefold,
        &["fide-2018", "fide-2023", "fi-team-blitz"],
        "any",
        "fide-2018/9.6.1 fide-2023/9.6.1 fi-team-blitz/10.1",
        &["consecutive", "off"],
    ),
    row(
        Fact::Fivefold,
        &["fi-blitz-2014"],
        "claim",
        "fi-blitz-2014/14",
        &["any", "off"],
    ),
    row(
        Fact::SeventyFive,
        &["fide-2014", "fide-2018", "fide-2023", "fi-team-blitz"],
        "automatic",
        "fide-2014/9.6.b fide-2018/9.6.2 fide-2023/9.6.2",
        &["off"],
    ),
    row(
        Fact::SeventyFive,
        &["fi-blitz-2014"],
        "claim",
        "fi-blitz-2014/14",
        &["automatic", "off"],
    ),
    row(
        Fact::Dead,
        &["*"],
        "yes",
        "fide-2014/5.2.b fide-2018/5.2.2 fide-2023/5.2.2 fi-blitz-2014/14.a \
         fi-team-blitz/10.1 fi-basics/paattyminen.3.e",
        &["no"],
    ),
    row(
        Fact::AgreedAfter,
        &["fide-2014", "fi-blitz-2014", "fi-basics"],
        "0",
        "fide-2014/5.2.c fi-blitz-2014/14.b fi-basics/paattyminen.3.a",
        &["1"],
    ),
    row(
        Fact::AgreedAfter,
        &["fide-2018", "fide-2023", "fi-team-blitz"],
        "1",
        "fide-2018/5.2.3 fide-2023/5.2.3",
        &["2"],
    ),
    row(
        Fact::Silence,
        &FINNISH,
        "yes",
        "fi-blitz-2014/18 fi-team-blitz/2",
        &["no"],
    ),
    row(
        Fact::TouchMove,
        &[
            "fide-2014",
            "fide-2018",
            "fide-2023",
            "fi-blitz-2014",
            "fi-team-blitz",
        ],
        "binds",
        "fide-2014/4.3 fide-2018/4.3 fide-2023/4.3 fi-blitz-2014/10",
        &["castling-only"],
    ),
    row(
        Fact::TouchMove,
        &["fi-basics"],
        "castling-only",
        "fi-basics/linnoitus.4",
        &["binds"],
    ),
    row(
        Fact::TouchBoth,
        &["fide-2014", "fi-blitz-2014"],
        "one-of-each",
        "fide-2014/4.3.c",
        &[],
    ),
    row(
        Fact::TouchBoth,
        &["fide-2018", "fide-2023", "fi-team-blitz"],
        "first-of-each",
        "fide-2018/4.3.3 fide-2023/4.3.3",
        &[],
    ),
    row(
        Fact::RookFirst,
        &["fide-2014", "fide-2018", "fide-2023", "fi-blitz-2014"],
        "that-side-barred",
        "fide-2014/4.4.b fide-2018/4.4.2 fide-2023/4.4.2",
        &[],
    ),
    row(
        Fact::RookFirst,
        &["fi-team-blitz", "fi-basics"],
        "castling-barred",
        "fi-team-blitz/5 fi-basics/linnoitus.4",
        &[],
    ),
    row(
        Fact::Ladder,
        &["fi-blitz-2014"],
        "yes",
        "fi-blitz-2014/17.b",
        &["no"],
    ),
];
