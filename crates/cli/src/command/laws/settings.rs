//! `tuomari laws settings`: what a rulebook sets.

use serde::Serialize;
use tuomari_rulebook::{Profile, Rulebook, Setting};

use super::parts::{SettingValues, title};
use crate::{
    args::SettingsArgs,
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Answer, HEADING, Output, styled},
};

/// Shows the settings of a rulebook.
pub(crate) fn run(args: &SettingsArgs, out: &Output) -> Result<(), Failure> {
    let rulebook = args.rulebook;
    let profiles: Vec<Profile> = match args.profile {
        Some(profile) if rulebook.profiles().any(|own| own == profile) => vec![profile],
        Some(profile) => return Err(no_profile(rulebook, profile.name(), &out.say).into()),
        None => rulebook.profiles().collect(),
    };
    let language = out.say.gists();
    out.give(&Sheet {
        rulebook: rulebook.name(),
        profile: args.profile.map(Profile::name),
        lang: language.code(),
        settings: Setting::all()
            .map(|setting| SettingValues::of(setting, rulebook, &profiles, language))
            .collect(),
        title: title(rulebook, &out.say),
        explain: args.explain,
    })
}

/// What to say where a rulebook lacks a profile.
pub(crate) fn no_profile(rulebook: Rulebook, profile: &str, say: &Messages) -> Complaint {
    let names: Vec<&str> = rulebook.profiles().map(Profile::name).collect();
    let values = [
        ("rulebook", rulebook.name().into()),
        ("profile", crate::output::shown(profile).into()),
    ];
    let hint = [("profiles", names.join(", ").into())];
    Complaint::new(say, "laws-no-profile", Exit::Usage, values)
        .hint(say.with("laws-no-profile-hint", hint))
        .detail("profile", profile)
        .detail("profiles", names)
}

/// The settings of a rulebook.
#[derive(Debug, Serialize)]
struct Sheet {
    rulebook: &'static str,
    profile: Option<&'static str>,
    lang: &'static str,
    settings: Vec<SettingValues>,
    #[serde(skip)]
    title: String,
    #[serde(skip)]
    explain: bool,
}

impl Answer for Sheet {
    fn to_text(&self, _: &Messages) -> String {
        let name = match self.profile {
            Some(profile) => format!("{}/{profile}", self.rulebook),
            None => self.rulebook.to_owned(),
        };
        let heading = styled(HEADING, &format!("{name}: {}", self.title));
        let settings = self.settings.iter();
        let settings: String = settings.map(|s| s.to_text(0, self.explain)).collect();
        format!("{heading}\n{settings}")
    }
}
