//! The faces of a rulebook: standard, rapid and blitz, watched or not.

use std::{fmt, str::FromStr};

/// One face of a rulebook.
///
/// A FIDE edition has five; a national code or the beginners' rules have one,
/// [`Profile::Only`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Profile {
    /// Standard play: the competitive rules in full.
    Standard,
    /// Rapid with an arbiter for every three games and a record of each
    /// (`fide-2018/A.3`).
    RapidSupervised,
    /// Rapid otherwise (`fide-2018/A.4`).
    RapidUnsupervised,
    /// Blitz with an arbiter for every game and a record of each
    /// (`fide-2018/B.3`).
    BlitzSupervised,
    /// Blitz otherwise (`fide-2018/B.4`).
    BlitzUnsupervised,
    /// The only one of its rulebook.
    Only,
}

/// Whether rapid and blitz games are watched and recorded as the full rules
/// ask. The event decides it, once for all its games (`fide-2018/A.5`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Supervision {
    Supervised,
    Unsupervised,
}

/// A name that is no profile's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownProfile(pub String);

impl fmt::Display for UnknownProfile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no profile \"{}\"; there are", self.0)?;
        for profile in Profile::ALL {
            write!(f, " {profile}")?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownProfile {}

impl Profile {
    pub const ALL: [Profile; 6] = [
        Profile::Standard,
        Profile::RapidSupervised,
        Profile::RapidUnsupervised,
        Profile::BlitzSupervised,
        Profile::BlitzUnsupervised,
        Profile::Only,
    ];

    /// The name, as in `laws/`.
    pub fn name(self) -> &'static str {
        match self {
            Profile::Standard => "standard",
            Profile::RapidSupervised => "rapid-supervised",
            Profile::RapidUnsupervised => "rapid-unsupervised",
            Profile::BlitzSupervised => "blitz-supervised",
            Profile::BlitzUnsupervised => "blitz-unsupervised",
            Profile::Only => "only",
        }
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Profile {
    type Err = UnknownProfile;

    fn from_str(name: &str) -> Result<Profile, UnknownProfile> {
        Profile::ALL
            .into_iter()
            .find(|profile| profile.name() == name)
            .ok_or_else(|| UnknownProfile(name.to_owned()))
    }
}
