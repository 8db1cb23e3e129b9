//! Everything about a competition has its words in every language.

use std::collections::{BTreeMap, BTreeSet};

use tuomari_competition::{
    BracketTold, Bye, Clause, ColorBy, Competition, Departure, Handbook, Happening, Idle, Level,
    Matter, Meeting, PassedOver, PlayerId, Proposal, Reason, System, TeamId, Who, Why,
};
use tuomari_rulebook::{Profile, Rules};
use tuomari_telling::{
    Told, ToldValue, competition, competition_refusal, departure, idle_reason, meeting_reasons,
};
use tuomari_testkit::samples::competition::{
    all_of_a_competition, competition_refusals, some_competition,
};

const FILES: [(&str, &str); 3] = [
    (
        "en",
        include_str!("../../../../locales/en/competition-told.ftl"),
    ),
    (
        "fi",
        include_str!("../../../../locales/fi/competition-told.ftl"),
    ),
    (
        "sv",
        include_str!("../../../../locales/sv/competition-told.ftl"),
    ),
];

/// Where the criteria of pairings have their words, in the same order.
const CRITERIA: [&str; 3] = [
    include_str!("../../../../locales/en/competition.ftl"),
    include_str!("../../../../locales/fi/competition.ftl"),
    include_str!("../../../../locales/sv/competition.ftl"),
];

/// The keys of a language, each with the values its text asks for.
fn keys(file: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut keys: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
            name.clone_into(&mut key);
            assert!(!keys.contains_key(&key), "{key} stands twice");
        }
        let values = line.split('$').skip(1).map(|rest| {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric());
            rest[..end.unwrap_or(rest.len())].to_owned()
        });
        keys.entry(key.clone()).or_default().extend(values);
    }
    keys.remove("");
    keys
}

/// All texts in what is told, with the values that each is given.
fn asked(told: &Told, all: &mut BTreeMap<String, BTreeSet<String>>) {
    let names = told.values.keys().map(ToString::to_string);
    all.insert(told.key.to_string(), names.collect());
    for value in told.values.values() {
        match value {
            ToldValue::Word(key) => drop(all.insert(key.to_string(), BTreeSet::new())),
            ToldValue::Words(words) => {
                all.extend(words.iter().map(|key| (key.to_string(), BTreeSet::new())));
            }
            ToldValue::Phrase(inner) | ToldValue::Sentence(inner) => asked(inner, all),
            _ => {}
        }
    }
}

/// What is told with every word that can stand in it.
fn everything() -> BTreeMap<String, BTreeSet<String>> {
    use strum::VariantArray as _;
    let rules = Rules::of("fi-blitz-2014".parse().unwrap(), Profile::Only);
    let c = some_competition(&rules.build().unwrap());
    let mut all = BTreeMap::new();
    for what in all_of_a_competition() {
        asked(&competition(&what, &c), &mut all);
    }
    asked(
        &departure(&departed_from(Handbook::Regulations), &c),
        &mut all,
    );
    for refusal in competition_refusals() {
        asked(&competition_refusal(&refusal), &mut all);
    }
    let who = Who::Player(PlayerId(1));
    for (bye, why) in Bye::VARIANTS.iter().cycle().zip(Why::VARIANTS) {
        let (bye, why) = (*bye, *why);
        asked(&idle_reason(Idle { who, bye, why }, &c), &mut all);
    }
    for told in told_of_meetings(&c) {
        asked(&told, &mut all);
    }
    let words = Clause::VARIANTS
        .iter()
        .map(|one| ("clause", <&str>::from(*one)));
    let words = words.chain(
        Level::VARIANTS
            .iter()
            .map(|one| ("level", <&str>::from(*one))),
    );
    let words = words.chain(System::VARIANTS.iter().map(|one| ("system", one.id())));
    let words = words.chain(
        Proposal::VARIANTS
            .iter()
            .map(|one| ("proposal", <&str>::from(*one))),
    );
    for (family, id) in words {
        all.insert(format!("competition-{family}-{id}"), BTreeSet::new());
    }
    all
}

fn departed_from(article: Handbook) -> Departure {
    Departure {
        round: 2,
        level: Level::Confirm,
        article: article.into(),
        matter: Matter::PublishedChanged,
    }
}

#[test]
fn an_article_that_is_departed_from_is_named_as_people_name_it() {
    let rules = Rules::of("fi-blitz-2014".parse().unwrap(), Profile::Only);
    let c = some_competition(&rules.build().unwrap());
    let told = |article| {
        departure(&departed_from(article), &c)
            .value("article")
            .cloned()
    };
    let text = |text: &str| Some(ToldValue::Text(text.to_owned()));
    assert_eq!(told(Handbook::MeetOnce), text("C.04.1 2"));
    assert_eq!(told(Handbook::HalfPointBye), text("C.05 6.7"));
    let words = ToldValue::Word("competition-regulations".into());
    assert_eq!(told(Handbook::Regulations), Some(words));
}

/// Two who meet for every reason there is.
fn told_of_meetings(c: &Competition) -> Vec<Told> {
    use strum::VariantArray as _;
    let tables = [Reason::Table, Reason::Seeds, Reason::ByHand];
    let samples = all_of_a_competition().into_iter();
    let mut samples = samples.filter_map(|what| match what {
        Happening::Paired { brackets, .. } => brackets.into_iter().next(),
        _ => None,
    });
    let sample = samples.next().expect("a round was paired");
    let mut all = Vec::new();
    for (who, codes) in [
        (Who::Player(PlayerId(1)), (1..=21).collect()),
        (Who::Team(TeamId(1)), vec![1, 8, 9, 10]),
    ] {
        let codes = codes.iter().map(|code| format!("C{code}"));
        let codes = codes.chain(["order".to_owned(), "unweighed".to_owned()]);
        let passed_over = codes.flat_map(|by| {
            [Vec::new(), vec![who]].map(|floats| PassedOver {
                pairs: vec![(who, who)],
                by: by.clone(),
                floats,
            })
        });
        let bracket = BracketTold {
            floaters: vec![who],
            passed_over: passed_over.collect(),
            ..sample.clone()
        };
        let overs = (0..=u32::try_from(bracket.passed_over.len()).unwrap()).map(Some);
        let scores = overs.zip(ColorBy::VARIANTS.iter().cycle());
        let scores = scores.map(|(over, color)| Reason::Score {
            bracket: 1,
            color: *color,
            over: over.filter(|over| *over > 0),
        });
        for reason in tables.iter().cloned().chain(scores) {
            let meeting = Meeting {
                white: who,
                black: who,
                reason,
            };
            all.extend(meeting_reasons(&meeting, std::slice::from_ref(&bracket), c));
        }
    }
    all
}

#[test]
fn everything_about_a_competition_has_words_in_every_language() {
    let asked = everything();
    assert!(asked.len() > 150, "{} texts", asked.len());
    for ((language, file), criteria) in FILES.into_iter().zip(CRITERIA) {
        let have = keys(file);
        let criteria = keys(criteria);
        for (key, values) in &asked {
            let Some(wanted) = have.get(key).or_else(|| criteria.get(key)) else {
                panic!("{language}: no text for {key}");
            };
            assert!(
                wanted.is_subset(values),
                "{language} {key}: {wanted:?} of {values:?}"
            );
        }
        let idle: Vec<&String> = have
            .keys()
            .filter(|key| !asked.contains_key(*key))
            .collect();
        assert!(idle.is_empty(), "{language}: nobody asks for {idle:?}");
    }
}

#[test]
fn every_language_asks_for_the_same_values() {
    let [en, fi, sv] = FILES.map(|(_, file)| keys(file));
    assert_eq!(en, fi, "en and fi");
    assert_eq!(en, sv, "en and sv");
}
