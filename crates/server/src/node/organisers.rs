//! Organisers: who has the server's own link, and those by name, each with
//! tables and competitions of his own.

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    fs::File,
    io::{ErrorKind, Read as _},
    sync::Arc,
};

use tuomari_record::{Date, OrganiserName};

use crate::{
    node::config::{Config, ConfigFault},
    table::secret::OrganiserHash,
};

/// So many stand in one file at most.
const MOST: usize = 10_000;

/// So much of it is read: more than so many have.
const MOST_BYTES: u64 = 2 * 1024 * 1024;

const DAY_MS: u64 = 24 * 60 * 60 * 1_000;

/// The organisers by name, as they stand in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Register(pub BTreeMap<OrganiserName, Registered>);

/// One of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Registered {
    /// What his link is known by.
    pub link: OrganiserHash,
    /// The last day on which it opens anything, `2027-06-30`, by UTC.
    pub until: Option<String>,
}

impl Register {
    /// Reads the file: one organiser in each line, his name, what his link is
    /// known by, and the last day if there is one. What is wrong with it
    /// otherwise.
    pub fn read(text: &str) -> Result<Register, String> {
        let mut all = BTreeMap::new();
        for (line, text) in (1..).zip(text.lines()) {
            let text = text.trim();
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            let (name, one) = registered(text).map_err(|why| format!("line {line}: {why}"))?;
            if all.insert(name, one).is_some() {
                return Err(format!("line {line}: {name} stands there twice"));
            }
        }
        if all.len() > MOST {
            return Err(format!("there are more than {MOST}"));
        }
        Ok(Register(all))
    }

    /// What [`read`](Register::read) reads.
    pub fn write(&self) -> String {
        let mut text = "# Organisers by name: tuomari organiser changes this file.\n".to_owned();
        for (name, Registered { link, until }) in &self.0 {
            let until = until.as_deref().unwrap_or_default();
            let line = format!("{name} {} {until}", link.to_hex());
            writeln!(text, "{}", line.trim_end()).unwrap_or_default();
        }
        text
    }
}

impl Registered {
    /// Whether the link opens anything at a time.
    pub fn is_valid(&self, now_ms: u64) -> bool {
        let last = self.until.as_deref().map(Date::start_of_day_ms);
        last.is_none_or(|last| last.is_some_and(|begins| now_ms < begins.saturating_add(DAY_MS)))
    }
}

fn registered(text: &str) -> Result<(OrganiserName, Registered), String> {
    let mut words = text.split_ascii_whitespace();
    let name = words.next().unwrap_or_default();
    let name: OrganiserName = name.parse().map_err(|error| format!("{error}"))?;
    if name.is_main() {
        return Err("main is the server's own organiser".to_owned());
    }
    let link = words.next().and_then(OrganiserHash::from_hex);
    let link = link.ok_or("after the name come the 64 digits by which the link is known")?;
    let until = words.next();
    if until.is_some_and(|day| Date::start_of_day_ms(day).is_none()) {
        return Err("the last day is written 2027-06-30".to_owned());
    }
    if words.next().is_some() {
        return Err("nothing comes after the last day".to_owned());
    }
    let until = until.map(str::to_owned);
    Ok((name, Registered { link, until }))
}

/// By what the organisers' links are known: the server's own, the one before it
/// until settings are read once more, so that all who have it can take the new
/// one meanwhile; and those of organisers by name, as long as they are valid.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Organisers {
    own: Option<OrganiserHash>,
    before: Option<OrganiserHash>,
    named: Arc<BTreeMap<OrganiserHash, OrganiserName>>,
}

impl Organisers {
    /// Whose link it is.
    pub(crate) fn whose(&self, hash: OrganiserHash) -> Option<OrganiserName> {
        if [self.own, self.before].contains(&Some(hash)) {
            return Some(OrganiserName::MAIN);
        }
        self.named.get(&hash).copied()
    }

    /// Whether somebody has a link by this name.
    pub(crate) fn has(&self, name: OrganiserName) -> bool {
        name.is_main() || self.named.values().any(|one| *one == name)
    }

    /// The server's own, and those by name who stand in a register.
    pub(crate) fn begin(
        own: Option<OrganiserHash>,
        register: &Register,
        now_ms: u64,
    ) -> Organisers {
        Organisers {
            own,
            before: None,
            named: Arc::new(valid(register, now_ms)),
        }
    }

    /// Another link in the place of the server's own.
    pub(crate) fn change(&mut self, own: OrganiserHash) {
        (self.own, self.before) = (Some(own), None);
    }

    /// Takes the link as settings have it now; whether somebody is sent away by
    /// that. Nobody is for a link that is added. The one before it goes on if
    /// there is a new one, and is over if there is none.
    pub(crate) fn renew(&mut self, hash: OrganiserHash) -> bool {
        let sent_away = self.before.is_some_and(|old| old != hash);
        let had_two = self.before.is_some();
        self.before = self.own.filter(|own| *own != hash);
        self.own = Some(hash);
        if self.before.is_some() {
            tracing::info!(
                "the organiser has a new token; the old one is valid until settings are read \
                 once more"
            );
        } else if had_two {
            tracing::info!("the organiser's old token opens nothing any more");
        }
        sent_away
    }

    /// Takes those by name; whether somebody is sent away.
    pub(crate) fn take(&mut self, register: &Register, now_ms: u64) -> bool {
        let named = valid(register, now_ms);
        if *self.named == named {
            return false;
        }
        let mut gone = self.named.iter();
        let gone = gone.any(|(link, name)| named.get(link) != Some(name));
        self.named = Arc::new(named);
        gone
    }
}

/// Those of a file who have a link at this time.
fn valid(register: &Register, now_ms: u64) -> BTreeMap<OrganiserHash, OrganiserName> {
    let all = register.0.iter();
    let valid = all.filter(|(_, one)| one.is_valid(now_ms));
    valid.map(|(name, one)| (one.link, *name)).collect()
}

/// The register that the settings name; nobody stands in it if they name none,
/// or nobody was put there yet.
pub(crate) fn register(config: &Config) -> Result<Register, ConfigFault> {
    let Some(file) = &config.organisers else {
        return Ok(Register::default());
    };
    let wrong = |why: String| ConfigFault {
        name: "organisers".to_owned(),
        detail: format!("{file} cannot be used ({why}); `tuomari organiser add` makes one"),
    };
    let mut text = String::new();
    let opened = File::open(file);
    match opened.and_then(|opened| opened.take(MOST_BYTES).read_to_string(&mut text)) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Register::default()),
        read => read.map_err(|error| wrong(error.to_string()))?,
    };
    Register::read(&text).map_err(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::secret::Secret;

    fn hash(text: &str) -> OrganiserHash {
        Secret::brought(text).organiser_hash()
    }

    #[test]
    fn the_link_before_is_valid_until_settings_are_read_once_more() {
        let all = ["one", "two", "three"].map(hash);
        let [one, two, three] = all;
        let has = |organisers: &Organisers| all.map(|hash| organisers.whose(hash).is_some());
        let mut organisers = Organisers::begin(Some(one), &Register::default(), 0);
        assert_eq!(has(&organisers), [true, false, false]);
        assert!(!organisers.renew(one));
        assert_eq!(has(&organisers), [true, false, false]);
        assert!(!organisers.renew(two));
        assert_eq!(has(&organisers), [true, true, false]);
        let mut other = organisers.clone();
        assert!(organisers.renew(two));
        assert_eq!(has(&organisers), [false, true, false]);
        assert!(other.renew(three));
        assert_eq!(has(&other), [false, true, true]);
        let mut none = Organisers::default();
        assert!(!none.renew(two));
        assert_eq!(has(&none), [false, true, false]);
    }

    #[test]
    fn a_register_reads_back_and_says_what_is_wrong() {
        let link = hash("anna").to_hex();
        let text = format!(
            "# who\n\nanna {link}\nbo {} 2027-06-30\n",
            hash("bo").to_hex()
        );
        let register = Register::read(&text).unwrap();
        assert_eq!(Register::read(&register.write()), Ok(register.clone()));
        assert_eq!(register.0.len(), 2);
        for (line, why) in [
            ("Anna", "small letters"),
            ("main", "own organiser"),
            ("anna", "64 digits"),
            ("anna 00", "64 digits"),
            (&format!("anna {link} soon"), "2027-06-30"),
            (&format!("anna {link} 2027-02-30"), "2027-06-30"),
            (&format!("anna {link} 2027-06-30 x"), "after the last day"),
            (
                &format!("anna {link}\nanna {link}"),
                "line 2: anna stands there twice",
            ),
        ] {
            let said = Register::read(line).unwrap_err();
            assert!(said.contains(why), "{line}: {said}");
        }
    }

    #[test]
    fn a_link_is_valid_to_the_end_of_its_last_day() {
        let register = format!("bo {} 2027-06-30", hash("bo").to_hex());
        let register = Register::read(&register).unwrap();
        let midnight = Date::start_of_day_ms("2027-07-01").unwrap();
        let mut organisers = Organisers::default();
        assert!(!organisers.take(&register, midnight - 1));
        let name = "bo".parse().unwrap();
        assert_eq!(organisers.whose(hash("bo")), Some(name));
        assert!(organisers.has(name));
        assert!(organisers.take(&register, midnight));
        assert_eq!(organisers.whose(hash("bo")), None);
        assert!(!organisers.has(name));
    }
}
