//! What the command says, in three languages.
//!
//! The texts are Fluent files in `locales/`, compiled in. They have a folder
//! of their own at the top of the repository because the browser uses the same
//! files.

use std::{borrow::Cow, collections::HashMap};

use fluent_templates::{
    LanguageIdentifier, Loader as _, fluent_bundle::FluentValue, langid, static_loader,
};
use tuomari_board::{Color, Role};
use tuomari_notation::Language;

use crate::args::Lang;

static_loader! {
    static LOCALES = {
        locales: "locales",
        fallback_language: "en",
        // On a terminal the invisible marks around arguments are noise.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// The texts of one language.
#[derive(Clone, Debug)]
pub(crate) struct Messages {
    lang: Lang,
    id: LanguageIdentifier,
}

impl Messages {
    /// The texts of `lang`.
    pub(crate) fn new(lang: Lang) -> Messages {
        let id = match lang {
            Lang::Fi => langid!("fi"),
            Lang::Sv => langid!("sv"),
            Lang::En => langid!("en"),
        };
        Messages { lang, id }
    }

    pub(crate) fn lang(&self) -> Lang {
        self.lang
    }

    /// The language that moves are written in.
    pub(crate) fn notation(&self) -> Language {
        match self.lang {
            Lang::Fi => Language::Finnish,
            Lang::Sv => Language::Swedish,
            Lang::En => Language::English,
        }
    }

    /// The language of the gists.
    pub(crate) fn gists(&self) -> tuomari_rulebook::Language {
        match self.lang {
            Lang::Fi => tuomari_rulebook::Language::Finnish,
            Lang::Sv => tuomari_rulebook::Language::Swedish,
            Lang::En => tuomari_rulebook::Language::English,
        }
    }

    /// The letter of a piece on a board in letters. There a pawn has one too.
    pub(crate) fn letter(&self, role: Role) -> char {
        let pawn = match self.lang {
            Lang::Fi => 'S',
            Lang::Sv => 'B',
            Lang::En => 'P',
        };
        self.notation().letter(role).unwrap_or(pawn)
    }

    /// A text without values.
    pub(crate) fn text(&self, key: &str) -> String {
        self.with(key, [])
    }

    /// A text with its values.
    ///
    /// A key that no file has is a bug, and the tests look for it; here it is
    /// given back as it is, since half an answer is better than none.
    pub(crate) fn with<const N: usize>(
        &self,
        key: &str,
        values: [(&'static str, FluentValue<'_>); N],
    ) -> String {
        let values: HashMap<Cow<'static, str>, FluentValue<'_>> = values
            .into_iter()
            .map(|(name, value)| (Cow::Borrowed(name), value))
            .collect();
        self.look_up(key, &values)
    }

    fn look_up(&self, key: &str, values: &HashMap<Cow<'static, str>, FluentValue<'_>>) -> String {
        let text = LOCALES.try_lookup_with_args(&self.id, key, values);
        debug_assert!(text.is_some(), "no text for {key}");
        debug_assert!(
            !text.as_ref().is_some_and(|text| text.contains("{$")),
            "{key} lacks a value: {text:?}"
        );
        text.unwrap_or_else(|| key.to_owned())
    }
}

impl Messages {
    /// A text that not every language has: the help, whose English is clap's.
    pub(crate) fn find(&self, key: &str, values: &[(&str, &str)]) -> Option<String> {
        let values: HashMap<Cow<'static, str>, FluentValue<'_>> = values
            .iter()
            .map(|(name, value)| (Cow::Owned((*name).to_owned()), (*value).into()))
            .collect();
        let found = LOCALES.lookup_single_language(&self.id, key, Some(&values));
        found.ok()
    }

    /// A text with values that are known only when it is asked for.
    pub(crate) fn with_all(&self, key: &str, values: &[(&str, FluentValue<'static>)]) -> String {
        let values: HashMap<Cow<'static, str>, FluentValue<'_>> = values
            .iter()
            .map(|(name, value)| (Cow::Owned((*name).to_owned()), value.clone()))
            .collect();
        self.look_up(key, &values)
    }
}

/// A colour as the texts choose by it.
pub(crate) fn color_id(color: Color) -> &'static str {
    color.fold_wb("white", "black")
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use tuomari_board::{Fault, Illegality};
    use tuomari_notation::{Accepted, Expected};
    use tuomari_rulebook::{Kind, Rulebook};
    use tuomari_telling::{Told, ToldValue};
    use tuomari_testkit::samples::everything_told;

    use super::*;

    macro_rules! locale_files {
        ($lang:literal) => {
            [
                include_str!(concat!("../locales/", $lang, "/audit.ftl")),
                include_str!(concat!("../locales/", $lang, "/board.ftl")),
                include_str!(concat!("../locales/", $lang, "/bot.ftl")),
                include_str!(concat!("../locales/", $lang, "/clock.ftl")),
                include_str!(concat!("../locales/", $lang, "/command.ftl")),
                include_str!(concat!("../locales/", $lang, "/competition.ftl")),
                include_str!(concat!("../locales/", $lang, "/demo.ftl")),
                include_str!(concat!("../locales/", $lang, "/eboard.ftl")),
                include_str!(concat!("../locales/", $lang, "/journal.ftl")),
                include_str!(concat!("../locales/", $lang, "/judge.ftl")),
                include_str!(concat!("../locales/", $lang, "/laws.ftl")),
                include_str!(concat!("../locales/", $lang, "/lists.ftl")),
                include_str!(concat!("../locales/", $lang, "/notation.ftl")),
                include_str!(concat!("../locales/", $lang, "/push.ftl")),
                include_str!(concat!("../locales/", $lang, "/record.ftl")),
                include_str!(concat!("../locales/", $lang, "/ruled.ftl")),
                include_str!(concat!("../locales/", $lang, "/serve.ftl")),
                include_str!(concat!("../locales/", $lang, "/told.ftl")),
            ]
        };
    }

    /// The files of each language, compiled in for the test.
    const FILES: [(&str, [&str; 18]); 3] = [
        ("en", locale_files!("en")),
        ("fi", locale_files!("fi")),
        ("sv", locale_files!("sv")),
    ];

    /// Every source file that asks for texts.
    const SOURCES: [&str; 78] = [
        include_str!("main.rs"),
        include_str!("failure.rs"),
        include_str!("output.rs"),
        include_str!("surroundings.rs"),
        include_str!("usage.rs"),
        include_str!("fen.rs"),
        include_str!("line_fault.rs"),
        include_str!("mating.rs"),
        include_str!("command/audit/mod.rs"),
        include_str!("command/audit/told.rs"),
        include_str!("command/backup.rs"),
        include_str!("command/bot.rs"),
        include_str!("command/eboard.rs"),
        include_str!("command/serve.rs"),
        include_str!("command/settings.rs"),
        include_str!("command/key.rs"),
        include_str!("command/link.rs"),
        include_str!("command/organiser.rs"),
        include_str!("command/health.rs"),
        include_str!("command/demo/mod.rs"),
        include_str!("command/demo/competition.rs"),
        include_str!("command/demo/stage.rs"),
        include_str!("command/systemd.rs"),
        include_str!("command/competition/mod.rs"),
        include_str!("command/competition/check.rs"),
        include_str!("command/competition/convert.rs"),
        include_str!("command/competition/explain.rs"),
        include_str!("command/competition/file.rs"),
        include_str!("command/competition/generate.rs"),
        include_str!("command/competition/lists.rs"),
        include_str!("command/competition/pair.rs"),
        include_str!("command/competition/print.rs"),
        include_str!("command/competition/standings.rs"),
        include_str!("command/competition/terms.rs"),
        include_str!("command/position.rs"),
        include_str!("command/push.rs"),
        include_str!("command/perft.rs"),
        include_str!("command/notation.rs"),
        include_str!("command/score.rs"),
        include_str!("command/misreading.rs"),
        include_str!("command/chess960.rs"),
        include_str!("command/clock.rs"),
        include_str!("command/forced.rs"),
        include_str!("command/explanation.rs"),
        include_str!("command/man.rs"),
        include_str!("command/journal/mod.rs"),
        include_str!("command/journal/check.rs"),
        include_str!("command/journal/ends.rs"),
        include_str!("command/journal/show.rs"),
        include_str!("command/journal/tend.rs"),
        include_str!("command/journal/repair.rs"),
        include_str!("command/journal/export.rs"),
        include_str!("command/laws/coverage.rs"),
        include_str!("command/laws/decides.rs"),
        include_str!("command/laws/diff.rs"),
        include_str!("command/laws/list.rs"),
        include_str!("command/laws/parts.rs"),
        include_str!("command/laws/results.rs"),
        include_str!("command/laws/search.rs"),
        include_str!("command/laws/settings.rs"),
        include_str!("command/laws/show.rs"),
        include_str!("command/judge.rs"),
        include_str!("command/record.rs"),
        include_str!("command/record/origin.rs"),
        include_str!("command/record/competition.rs"),
        include_str!("../../lists/src/entries.rs"),
        include_str!("../../lists/src/error.rs"),
        include_str!("../../report/src/error.rs"),
        include_str!("../../checker/src/said/board.rs"),
        include_str!("../../checker/src/said/criterion.rs"),
        include_str!("../../checker/src/said/reading.rs"),
        include_str!("../../checker/src/said/refusal.rs"),
        include_str!("../../checker/src/said/round.rs"),
        include_str!("judge/clocks.rs"),
        include_str!("judge/retold.rs"),
        include_str!("judge/outcome.rs"),
        include_str!("judge/prompt.rs"),
        include_str!("judge/unreadable.rs"),
    ];

    /// The keys of a language, each with the values its text asks for. A person
    /// comes in the cases of the language; which one a text takes is its own.
    fn keys(files: &[&str]) -> BTreeMap<String, BTreeSet<String>> {
        let mut keys: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut key = String::new();
        for line in files.iter().flat_map(|file| file.lines()) {
            if line.starts_with('#') {
                continue;
            }
            if let Some((name, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
                name.clone_into(&mut key);
                let new = keys.insert(key.clone(), BTreeSet::new()).is_none();
                assert!(new, "{key} stands twice");
            }
            let values = line.split('$').skip(1).map(|rest| {
                let end = rest.find(|c: char| !c.is_ascii_alphanumeric());
                match &rest[..end.unwrap_or(rest.len())] {
                    "whose" => "who".to_owned(),
                    value => value.to_owned(),
                }
            });
            keys.entry(key.clone()).or_default().extend(values);
        }
        keys.remove("");
        keys
    }

    /// What stands in quotation marks in the sources.
    fn quoted() -> BTreeSet<&'static str> {
        SOURCES
            .iter()
            .flat_map(|source| source.split('"').skip(1))
            .collect()
    }

    /// Keys made from the identifiers of another crate.
    fn composed() -> BTreeSet<String> {
        let mut keys = BTreeSet::new();
        keys.extend(Fault::ALL.map(|fault| format!("fault-{fault}")));
        keys.extend(Illegality::ALL.map(|why| format!("illegality-{why}")));
        keys.extend(Accepted::ALL.map(|accepted| format!("accepted-{accepted}")));
        keys.extend(Expected::ALL.map(|expected| format!("expected-{}", expected.id())));
        keys.extend(Language::ALL.map(|language| format!("language-{language}")));
        keys.extend(tuomari_audit::all_ids().map(|id| format!("audit-{id}")));
        keys.extend(tuomari_audit::all_ids().map(|id| format!("audit-name-{id}")));
        keys.extend(Rulebook::all().map(|rulebook| format!("rulebook-{rulebook}")));
        keys.extend(Kind::ALL.map(|kind| format!("decides-{}", kind.name())));
        for told in everything_told() {
            keys_of(&told, &mut keys);
        }
        keys
    }

    /// The keys of all texts in what is told.
    fn keys_of(told: &Told, keys: &mut BTreeSet<String>) {
        keys.insert(told.key.to_string());
        for value in told.values.values() {
            match value {
                ToldValue::Player(player) => {
                    keys.insert(format!("player-{}", player.id()));
                    keys.insert(format!("player-{}-whose", player.id()));
                }
                ToldValue::Word(key) => drop(keys.insert(key.to_string())),
                ToldValue::Words(words) => keys.extend(words.iter().map(ToString::to_string)),
                ToldValue::Phrase(inner) | ToldValue::Sentence(inner) => keys_of(inner, keys),
                _ => {}
            }
        }
    }

    #[test]
    fn everything_is_told_in_every_language() {
        for lang in [Lang::En, Lang::Fi, Lang::Sv] {
            let say = Messages::new(lang);
            for told in everything_told() {
                // A missing text or value is noticed where texts are looked up.
                let text = say.told(&told);
                let whole = !text.is_empty() && !text.contains(['{', '}', '$', '\u{fffd}']);
                assert!(whole, "{lang:?} {}: {text}", told.key);
                let mut keys = BTreeSet::new();
                keys_of(&told, &mut keys);
                let raw = keys.iter().find(|key| text.contains(key.as_str()));
                assert_eq!(raw, None, "{lang:?} {}: {text}", told.key);
                assert_eq!(say.details(&told)["id"], told.id());
            }
        }
    }

    #[test]
    fn no_text_of_what_is_told_is_idle() {
        let mut told = BTreeSet::new();
        for one in everything_told() {
            keys_of(&one, &mut told);
        }
        let [(_, files), ..] = FILES;
        let [.., ruled, _, last] = files;
        let have = keys(&[ruled, last]).into_keys();
        let idle: Vec<String> = have.filter(|key| !told.contains(key)).collect();
        assert_eq!(idle, [""; 0]);
    }

    #[test]
    fn every_language_has_every_key_with_the_same_values() {
        let [en, fi, sv] = FILES.map(|(_, files)| keys(&files));
        assert!(en.len() > 100, "only {} keys were found", en.len());
        assert_eq!(en, fi, "en and fi");
        assert_eq!(en, sv, "en and sv");
    }

    #[test]
    fn every_key_is_asked_for_and_every_asked_key_exists() {
        let [(_, files), ..] = FILES;
        let have: BTreeSet<String> = keys(&files).into_keys().collect();
        let (quoted, composed) = (quoted(), composed());
        for key in &composed {
            assert!(have.contains(key), "no text for {key}");
        }
        for key in &have {
            let asked = quoted.contains(key.as_str()) || composed.contains(key);
            assert!(asked, "nobody asks for {key}");
        }
        let asked = SOURCES.iter().flat_map(|source| {
            let source: String = source.split_whitespace().collect();
            [
                "say.text(\"",
                "say.with(\"",
                "hint(\"",
                "Complaint::new(say,\"",
                "Said::new(\"",
            ]
            .map(|call| {
                let parts = source.split(call).skip(1);
                let keys = parts.filter_map(|rest| rest.split('"').next());
                keys.map(str::to_owned).collect::<Vec<String>>()
            })
            .concat()
        });
        for key in asked {
            assert!(have.contains(&key), "no text for {key}");
        }
    }

    #[test]
    fn every_text_is_found_in_its_own_language() {
        for (lang, (_, files)) in [Lang::En, Lang::Fi, Lang::Sv].into_iter().zip(FILES) {
            let say = Messages::new(lang);
            for key in keys(&files).keys() {
                let args: Option<&HashMap<String, FluentValue<'_>>> = None;
                let found = LOCALES.lookup_single_language(&say.id, key, args);
                // A text that wants values complains of them, and is there.
                let missing = format!("{found:?}").contains("MessageRetrieval");
                assert!(!missing, "{key} in {lang:?}");
            }
        }
    }
}
