//! The arguments of `tuomari laws`.

use std::path::PathBuf;

use clap::{
    Args, Subcommand, ValueEnum,
    builder::{PossibleValuesParser, TypedValueParser},
};
use tuomari_rulebook::{Kind, Profile, Rulebook};

use super::EXIT_CODES;

/// What `laws list --json` promises.
const LIST_JSON: &str = "\
With --json, one object:
  rulebooks [{name, title, profiles, articles {enforced, ruled, recorded,
  stated, total}}]";

/// What `laws show --json` promises.
const SHOW_JSON: &str = "\
With --json, one object for an article:
  id, rulebook, number, kind, gist, lang, settings [{name, meaning, overridable,
  values [{profiles, value, articles, origin}]}], below
and for several:
  rulebook, title, lang, articles [{id, rulebook, number, kind, gist, settings}]

kind is enforced (the software decides and carries it out), ruled (the arbiter
decides, the software carries it out), recorded (people enter it) or stated.
origin is own, base (the Laws below a national code), overlay or event.";

/// What `laws search --json` promises.
const SEARCH_JSON: &str = "\
With --json, one object:
  words, lang, articles [{id, rulebook, number, kind, gist, settings}],
  settings [{name, meaning, overridable}]

Nothing found is an answer too: both lists are empty and the exit code is 0.";

/// What `laws settings --json` promises.
const SETTINGS_JSON: &str = "\
With --json, one object:
  rulebook, profile, lang, settings [{name, meaning, overridable,
  values [{profiles, value, articles, origin}]}]

profile is null for all. The value event-must-set means that the text leaves it
to the event; n/a, that the rulebook has no such thing.";

/// What `laws diff --json` promises.
const DIFF_JSON: &str = "\
With --json, one object:
  left {rulebook, profile}, right, lang, same, differences [{setting, meaning,
  left {value, articles, origin}, right}]

same is the number of settings that do not differ.";

/// What `laws decides --json` promises.
const DECIDES_JSON: &str = "\
With --json, one object:
  rulebook, title, profile, lang, total, articles [{kind, count}], who [{name,
  meaning, overridable, value, articles, origin}], groups [{kind, articles
  [{id, number, gist}]}]

Every article stands in one group: enforced (the software decides by itself),
ruled (it asks the arbiter), recorded (it notes what people report) or stated
(it is left to people). who says, for the profile, what waits for a person.";

/// What `laws coverage --json` promises.
const COVERAGE_JSON: &str = "\
With --json or --format json, one object:
  complete, scenarios, features, rulebooks [{rulebook, enforced {articles,
  shown}, ruled, recorded, stated, missing}], total {enforced, ruled, recorded,
  stated, missing}

shown counts articles that a passing scenario names; missing lists those that
are enforced or ruled and that none names.";

/// `tuomari laws`.
#[derive(Debug, Subcommand)]
pub(crate) enum LawsCommand {
    /// List the rulebooks
    #[command(after_long_help = format!("{LIST_JSON}\n\n{EXIT_CODES}"))]
    List,
    /// Show an article, a chapter or a whole rulebook
    #[command(after_long_help = format!("{SHOW_JSON}\n\n{EXIT_CODES}"))]
    Show(ShowArgs),
    /// Find articles and settings by words
    #[command(after_long_help = format!("{SEARCH_JSON}\n\n{EXIT_CODES}"))]
    Search(SearchArgs),
    /// Show what a rulebook sets, with the articles
    #[command(after_long_help = format!("{SETTINGS_JSON}\n\n{EXIT_CODES}"))]
    Settings(SettingsArgs),
    /// Compare the settings of two rulebooks or profiles
    #[command(after_long_help = format!("{DIFF_JSON}\n\n{EXIT_CODES}"))]
    Diff(DiffArgs),
    /// Show what the software decides by itself, asks and notes
    #[command(after_long_help = format!("{DECIDES_JSON}\n\n{EXIT_CODES}"))]
    Decides(DecidesArgs),
    /// Count the articles that a passing scenario shows
    #[command(after_long_help = format!("{COVERAGE_JSON}\n\n{EXIT_CODES}"))]
    Coverage(CoverageArgs),
}

/// `tuomari laws show`.
#[derive(Debug, Args)]
pub(crate) struct ShowArgs {
    /// The rulebook, or an article with its rulebook: fide-2018/7.5.5
    pub(crate) rulebook: String,

    /// Number of the article or of the chapter [default: the whole rulebook]
    pub(crate) article: Option<String>,
}

/// `tuomari laws search`.
#[derive(Debug, Args)]
pub(crate) struct SearchArgs {
    /// Words, or parts of words, that must all occur; capitals and accents do
    /// not matter
    #[arg(required = true)]
    pub(crate) words: Vec<String>,

    /// Search this rulebook only
    #[arg(long, value_parser = rulebook())]
    pub(crate) rulebook: Option<Rulebook>,
}

/// `tuomari laws settings`.
#[derive(Debug, Args)]
pub(crate) struct SettingsArgs {
    /// The rulebook
    #[arg(value_parser = rulebook())]
    pub(crate) rulebook: Rulebook,

    /// The profile [default: all]
    #[arg(long, value_parser = profile())]
    pub(crate) profile: Option<Profile>,

    /// Say also what each setting means
    #[arg(long)]
    pub(crate) explain: bool,
}

/// `tuomari laws diff`.
#[derive(Debug, Args)]
pub(crate) struct DiffArgs {
    /// A rulebook, or a rulebook and its profile: fide-2018/blitz-unsupervised
    pub(crate) left: String,

    /// Another
    pub(crate) right: String,

    /// The profile of both, where none is given with the rulebook [default:
    /// standard, or the one of the other side's class]
    #[arg(long, value_parser = profile())]
    pub(crate) profile: Option<Profile>,

    /// Say also what each setting means
    #[arg(long)]
    pub(crate) explain: bool,
}

/// `tuomari laws decides`.
#[derive(Debug, Args)]
pub(crate) struct DecidesArgs {
    /// The rulebook
    #[arg(value_parser = rulebook())]
    pub(crate) rulebook: Rulebook,

    /// The profile, for who has to speak up [default: the first of the rulebook]
    #[arg(long, value_parser = profile())]
    pub(crate) profile: Option<Profile>,

    /// Show the articles of this kind only
    #[arg(long, value_parser = kind())]
    pub(crate) kind: Option<Kind>,
}

/// `tuomari laws coverage`.
#[derive(Debug, Args)]
pub(crate) struct CoverageArgs {
    /// End with 1 unless every enforced and ruled article has its scenario
    #[arg(long)]
    pub(crate) check: bool,

    /// What to print
    #[arg(long, default_value = "text", conflicts_with = "json")]
    pub(crate) format: CoverageFormat,

    /// Results of the scenarios, a file or a folder of files
    #[arg(long, value_name = "PATH", default_value = "target/scenarios/passed")]
    pub(crate) results: PathBuf,

    /// Folder of the scenarios themselves
    #[arg(long, value_name = "DIR", default_value = "scenarios")]
    pub(crate) scenarios: PathBuf,
}

/// The form of the coverage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum CoverageFormat {
    /// A table for people
    Text,
    /// An object for programs
    Json,
    /// A table for a page
    Md,
}

/// Reads the name of a rulebook.
pub(super) fn rulebook() -> impl TypedValueParser<Value = Rulebook> {
    PossibleValuesParser::new(Rulebook::all().map(Rulebook::name))
        .try_map(|name| name.parse::<Rulebook>())
}

/// Reads the name of a profile.
pub(super) fn profile() -> impl TypedValueParser<Value = Profile> {
    PossibleValuesParser::new(Profile::ALL.map(Profile::name))
        .try_map(|name| name.parse::<Profile>())
}

/// Reads the name of a kind.
fn kind() -> impl TypedValueParser<Value = Kind> {
    PossibleValuesParser::new(Kind::ALL.map(Kind::name)).map(|name| {
        let mut kinds = Kind::ALL.into_iter();
        kinds
            .find(|kind| kind.name() == name)
            .expect("the parser lets only names of kinds through")
    })
}
