//! Everything that is said has a text in every language, with the values that
//! the text asks for.

use std::collections::{BTreeMap, BTreeSet};

use tuomari_checker::{
    Against, BoardReason, ByeReason, ByeWhy, CheckedRound, Choice, Colors, Paired, Place, Refusal,
    Remark, Said, SaidValue, TeamCriterion, said_of_reading,
};
use tuomari_pairing::{
    Color, ColorRule, Criterion, Departure, Fault, Preference, Strength, TeamColorRule,
    TeamPreference,
};
use tuomari_report::{Date, Fix, Problem, ReadError};
use tuomari_standing::TieBreak;

/// The sources that name the texts.
const SOURCES: [&str; 5] = [
    include_str!("../../src/said/board.rs"),
    include_str!("../../src/said/criterion.rs"),
    include_str!("../../src/said/reading.rs"),
    include_str!("../../src/said/refusal.rs"),
    include_str!("../../src/said/round.rs"),
];

const TEXTS: [&str; 3] = [
    include_str!("../../../../locales/en/competition.ftl"),
    include_str!("../../../../locales/fi/competition.ftl"),
    include_str!("../../../../locales/sv/competition.ftl"),
];

/// The keys of a language, each with the values its text asks for.
fn keys(text: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut keys: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut key = "";
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
            key = name;
            keys.insert(key, BTreeSet::new());
        }
        let values = line.split('$').skip(1).map(|rest| {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric());
            &rest[..end.unwrap_or(rest.len())]
        });
        keys.entry(key).or_default().extend(values);
    }
    keys
}

const CRITERIA: [Criterion; 22] = {
    use Criterion as C;
    [
        C::C1,
        C::C2,
        C::C3,
        C::C4,
        C::C5,
        C::C6,
        C::C7,
        C::C8,
        C::C9,
        C::C10,
        C::C11,
        C::C12,
        C::C13,
        C::C14,
        C::C15,
        C::C16,
        C::C17,
        C::C18,
        C::C19,
        C::C20,
        C::C21,
        C::Order,
    ]
};

/// Every choice, with and without floaters.
fn choices() -> Vec<Choice> {
    let teams = [
        TeamCriterion::C1,
        TeamCriterion::C8,
        TeamCriterion::C9,
        TeamCriterion::C10,
        TeamCriterion::Order,
    ];
    let against = CRITERIA.map(Against::Players).into_iter();
    let against = against.chain(teams.map(Against::Teams)).map(Some);
    let against = against.chain([None]);
    let mut choices = vec![Choice::First, Choice::Table];
    for against in against {
        for floats in [vec![], vec![7]] {
            let pairs = vec![(1, 4), (2, 5)];
            choices.push(Choice::Instead {
                pairs,
                floats,
                against,
            });
        }
    }
    choices
}

fn places() -> Vec<Place> {
    let bracket = |floaters| Place::Bracket {
        bracket: 2,
        score: 150,
        floaters,
    };
    let float = |score| vec![(3, score)];
    vec![
        bracket(vec![]),
        bracket(float(200)),
        bracket(float(100)),
        bracket(vec![(3, 100), (4, 100)]),
        Place::Table { players: 9 },
    ]
}

fn colors() -> Vec<Colors> {
    let strengths = [Strength::Mild, Strength::Strong, Strength::Absolute];
    let wish = |strength| {
        let color = Color::White;
        Some(Preference { color, strength })
    };
    let players = [
        ColorRule::BothPreferences,
        ColorRule::StrongerPreference,
        ColorRule::WiderDifference,
        ColorRule::Alternated,
        ColorRule::HigherRanked,
        ColorRule::InitialColor,
    ];
    let teams = [
        TeamColorRule::InitialColor,
        TeamColorRule::OnlyPreference,
        TeamColorRule::OppositePreferences,
        TeamColorRule::OnlyStrongPreference,
        TeamColorRule::SmallerDifference,
        TeamColorRule::Alternated,
        TeamColorRule::FirstTeamsPreference,
        TeamColorRule::FirstTeamAlternates,
        TeamColorRule::OtherTeamAlternates,
    ];
    let mut all = vec![Colors::Table];
    for rule in players {
        let black = None;
        all.extend(strengths.map(|strength| Colors::Players {
            rule,
            white: wish(strength),
            black,
        }));
    }
    for rule in teams {
        let white = None;
        let color = Color::Black;
        all.extend([true, false].map(|is_strong| Colors::Teams {
            rule,
            white,
            black: Some(TeamPreference { color, is_strong }),
        }));
    }
    all
}

fn of_boards() -> Vec<Said> {
    let reason = |place: &Place, choice: &Choice, colors: Colors| BoardReason {
        white: 1,
        black: 5,
        place: place.clone(),
        choice: choice.clone(),
        colors,
    };
    let mut said = Vec::new();
    for place in &places() {
        said.extend(reason(place, &Choice::First, Colors::Table).said());
    }
    let table = Place::Table { players: 4 };
    for choice in &choices() {
        said.extend(reason(&table, choice, Colors::Table).said());
    }
    for colors in colors() {
        said.extend(reason(&table, &Choice::First, colors).said());
    }
    let (score, barred) = (50, vec![4, 8]);
    let byes = [
        ByeWhy::Players {
            score,
            unplayed: 1,
            barred: barred.clone(),
        },
        ByeWhy::Teams {
            score,
            played: 3,
            barred,
        },
        ByeWhy::Table,
    ];
    for why in byes {
        let number = 9;
        said.extend(ByeReason { number, why }.said());
    }
    let criteria = CRITERIA.map(Against::Players).into_iter();
    let teams = [TeamCriterion::Order].map(Against::Teams);
    said.extend(criteria.chain(teams).map(Against::said));
    said
}

fn of_rounds() -> Vec<Said> {
    let faults = vec![
        Fault::Stranger(1),
        Fault::Missing(2),
        Fault::PairedTwice(3),
        Fault::MayNotMeet(4, 5),
        Fault::BarredFromBye(6),
        Fault::SameAbsoluteColor(7, 8),
        Fault::WrongColors(9, 10),
        Fault::NotProved,
    ];
    let departure = Departure {
        bracket: 1,
        score: 100,
        by: Criterion::C7,
        right: (vec![(1, 3)], vec![]),
        given: (vec![(1, 2)], vec![3]),
    };
    let checked = CheckedRound {
        round: 2,
        ours: Err(Refusal::Pairing(
            tuomari_pairing::Refusal::NoCompletePairing,
        )),
        theirs: Paired {
            boards: vec![(1, 2)],
            byes: vec![5, 6],
        },
        faults,
        departure: Some(departure),
    };
    let day = Date {
        year: 2024,
        month: 2,
        day: 3,
    };
    let remarks = [
        Remark::RoundsAssumed(5),
        Remark::BoardsAssumed(4),
        Remark::OlderThanPairingRules(day),
        Remark::OlderThanTieBreaks(day),
    ];
    let mut said = checked.said();
    said.extend(remarks.map(Remark::said));
    said
}

fn of_refusals() -> Vec<Said> {
    use tuomari_pairing::Refusal as Pairing;
    use tuomari_standing::Refusal as Standing;
    let (round, number, opponent) = (3, 4, 5);
    let code = TieBreak::list("BH").unwrap()[1];
    let word = |text: &str| Refusal::TieBreak(text.parse::<TieBreak>().unwrap_err());
    let refusals = [
        Refusal::System("FIDE_DUBOV".to_owned()),
        Refusal::Round {
            round: 9,
            first: 1,
            last: 3,
        },
        Refusal::NotMutual {
            round,
            number,
            opponent,
        },
        Refusal::Colors {
            round,
            number,
            opponent,
        },
        Refusal::NoColor { round, number },
        Refusal::ByeWithOpponent { round, number },
        Refusal::Points("WW".to_owned()),
        Refusal::TooManyRounds(1_000),
        Refusal::OrderedByRank,
        Refusal::NoTeams,
        Refusal::NoTeam(7),
        Refusal::NoTeamByePoints,
        Refusal::PenaltyAfterEnd(8),
        word("BX"),
        word("BH:XP"),
        word("BH/C9"),
        word("OTHER_LOT"),
        Refusal::Pairing(Pairing::NoCompletePairing),
        Refusal::Pairing(Pairing::NumberTwice(1)),
        Refusal::Pairing(Pairing::UnknownNumber(1)),
        Refusal::Pairing(Pairing::HistoryTooShort(1)),
        Refusal::Pairing(Pairing::TooManyToEnumerate),
        Refusal::Standing(Standing::Twice(1)),
        Refusal::Standing(Standing::Nobody { round: 3, number }),
        Refusal::Standing(Standing::NotMutual {
            round: 3,
            number,
            opponent,
        }),
        Refusal::Standing(Standing::ForTeams(code)),
        Refusal::Standing(Standing::ForPlayers(code)),
        Refusal::Standing(Standing::NotInRoundRobins(code)),
        Refusal::Standing(Standing::TooManyRounds(1_000)),
        Refusal::Standing(Standing::Boards(0)),
    ];
    refusals.iter().flat_map(Refusal::said).collect()
}

fn of_reading() -> Vec<Said> {
    let problems = [
        Problem::NotUtf8,
        Problem::TooLarge,
        Problem::NoRecord,
        Problem::BetweenFields,
        Problem::NotANumber,
        Problem::OutOfBounds,
        Problem::NotPoints,
        Problem::NotADate,
        Problem::UnknownSign,
        Problem::Missing,
        Problem::Twice,
        Problem::NoOpponent,
    ];
    let (from, to) = (5, 8);
    let fixes = [
        Fix::SaveAsUtf8,
        Fix::SplitFile,
        Fix::BeginWithRecord,
        Fix::AlignWith { from, to },
        Fix::WriteNumber { from, to },
        Fix::WritePoints { from, to },
        Fix::WriteDate { form: "YYYY/MM/DD" },
        Fix::TakeOneOf("W B"),
        Fix::TakeAway,
        Fix::WriteOpponent { from, to },
    ];
    let error = |problem, fix| ReadError {
        line: 1,
        column: 5,
        record: "001".to_owned(),
        found: "x".to_owned(),
        problem,
        fix,
    };
    let all = problems.into_iter().zip(fixes.into_iter().cycle());
    all.flat_map(|(problem, fix)| said_of_reading(&error(problem, fix)))
        .collect()
}

/// Looks a text up with its values, and those within it.
fn look_up<'a>(
    said: &'a Said,
    texts: &BTreeMap<&str, BTreeSet<&str>>,
    seen: &mut BTreeSet<&'a str>,
) {
    let asked = texts.get(said.key);
    let asked = asked.unwrap_or_else(|| panic!("no text for {}", said.key));
    let given: BTreeSet<&str> = said.values.iter().map(|(name, _)| *name).collect();
    assert!(asked.is_subset(&given), "{} asks for {asked:?}", said.key);
    seen.insert(said.key);
    for (_, value) in &said.values {
        if let SaidValue::Phrase(inner) = value {
            look_up(inner, texts, seen);
        }
    }
}

#[test]
fn everything_that_is_said_has_its_text_and_its_values() {
    let all = [of_boards(), of_rounds(), of_refusals(), of_reading()].concat();
    let mut seen = BTreeSet::new();
    for text in TEXTS {
        let texts = keys(text);
        for said in &all {
            look_up(said, &texts, &mut seen);
        }
    }
    let named = SOURCES.iter().flat_map(|source| {
        let quoted = source.split('"').skip(1).step_by(2);
        quoted.filter(|text| text.starts_with("pairing-") || text.starts_with("competition-"))
    });
    let named: BTreeSet<&str> = named.collect();
    let unseen: Vec<&&str> = named.difference(&seen).collect();
    assert!(unseen.is_empty(), "{unseen:?}");
    assert!(seen.len() > 120, "{}", seen.len());
}
