//! The settings of a server: one table of them, whoever sets them.
//!
//! A setting has the same name everywhere: `public-url` in the TOML file is
//! `TUOMARI_PUBLIC_URL` in the environment and `--set public-url=…` at the
//! command line. What is said later wins: defaults, file, environment, command
//! line.

use std::{
    collections::BTreeMap,
    fmt::{self, Write as _},
    net::{IpAddr, SocketAddr},
    ops::Deref,
    str::FromStr,
};

use serde::Deserialize;

use crate::{
    hooks::{receiver::Receiver, sign::SigningSecret},
    node::network::Network,
    table::secret::Secret,
};

/// Fewer bytes than a request for a table has.
const LEAST_BODY: usize = 1_000;

/// The journal is asked for each sign of life.
const LEAST_HEARTBEAT_MS: u64 = 50;

/// Five minutes: no balancer needs longer to notice.
const MOST_UNREADY_MS: u64 = 300_000;

/// Receivers of webhooks at most: each is a task with a queue of its own.
const MOST_RECEIVERS: usize = 16;

/// The settings that count as soon as they are read anew, beside the files that
/// `tls-cert`, `tls-key` and `signing-keys` name.
pub(crate) const RENEWED: [&str; 10] = [
    "organiser-token",
    "metrics-token",
    "max-sockets",
    "connections-per-address",
    "sockets-per-link",
    "tables-per-socket",
    "messages-per-second",
    "requests-per-second",
    "acts-per-minute",
    "log",
];

/// One row of the table of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    pub name: &'static str,
    /// Its value if nobody sets it.
    pub default: &'static str,
    /// What it is for.
    pub meaning: &'static str,
}

macro_rules! settings {
    ($($field:ident: $kind:ty, $name:literal, $default:literal, $meaning:literal;)*) => {
        /// All that an operator may decide.
        #[derive(Clone, Debug)]
        pub struct Config {
            $(#[doc = $meaning] pub $field: $kind,)*
        }

        pub const SETTINGS: &[Setting] = &[$(Setting {
            name: $name,
            default: $default,
            meaning: $meaning,
        }),*];

        impl Default for Config {
            fn default() -> Config {
                let sound = "a default is a value of its setting; a test tries them all";
                Config { $($field: Value::read($default).expect(sound)),* }
            }
        }

        impl Config {
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), ConfigFault> {
                let value = value.trim();
                let set = match name {
                    $($name => Value::read(value).map(|value| self.$field = value),)*
                    _ => Err(unknown(name)),
                };
                set.map_err(|detail| ConfigFault { name: name.to_owned(), detail })
            }

            /// The value of a setting in words.
            fn value(&self, name: &str) -> String {
                match name {
                    $($name => self.$field.shown(),)*
                    _ => String::new(),
                }
            }
        }
    };
}

settings! {
    listen: SocketAddr, "listen", "0.0.0.0:8080", "Address and port to listen on";
    public_url: Option<String>, "public-url", "", "What links begin with, for instance `https://chess.example`; if empty, the address of the machine";
    tls_cert: Option<String>, "tls-cert", "", "A file with the certificate and its chain, in PEM: with `tls-key` the server speaks HTTPS itself";
    tls_key: Option<String>, "tls-key", "", "A file with the certificate's private key, in PEM";
    hosts: Vec<String>, "hosts", "", "Further names by which browsers may call the server, separated by spaces; `public-url`, numeric addresses, `localhost` and names of the local network need not be named";
    rating_list: Option<String>, "rating-list", "", "A file with a rating list, from which players are picked while their names are typed: FIDE's as it is published, in its zip file or not, or CSV with named columns";
    embed_sites: Vec<String>, "embed-sites", "", "Sites that may show a competition or a board in a frame, by its page `/embed/ID`, and the hall, by `/embed/hall`, separated by spaces: `https://club.example`; if empty, none may";
    cors_origins: Vec<String>, "cors-origins", "", "Sites whose pages may read in their visitors' browsers what is public under `/api`, separated by spaces: `https://club.example`; if empty, none may";
    journal: Addresses, "journal", "", "Where the record is kept: a file, or `postgres://…`; several databases, separated by spaces, are shards 0, 1, 2 …; if empty, `tuomari.db` in the data folder";
    bus: String, "bus", "local", "How nodes hear of each other: `local` for one node, `nats://…` for several";
    organiser_token: Option<Secret>, "organiser-token", "", "The organiser's secret, 32 to 64 letters, digits, hyphens or underscores, the same on every node (`tuomari serve --draw-token` prints one); if empty, the club server makes one and shows its link once";
    organisers: Option<String>, "organisers", "", "A file with organisers by name, each with tables and competitions of his own (`tuomari organiser add` makes it), the same on every node; it is read anew every second";
    signing_keys: Option<String>, "signing-keys", "", "A file with the keys by which records are signed (`tuomari key new` makes one), the same on every node and not in the database; beside a club's file it is made and found by itself";
    sign_every_ms: u64, "sign-every-ms", "30000", "How long after a move a record is signed at the latest; the end of a game is signed at once";
    anyone_creates: bool, "anyone-creates", "false", "Whether tables can be created without the organiser's link";
    anyone_lists: bool, "anyone-lists", "true", "Whether tables, live and finished, can be listed without the organiser's link";
    house: bool, "house", "true", "Whether anybody may play against the house, for practice, also where tables are created by the organiser alone";
    house_engine: Option<String>, "house-engine", "", "A chess engine that speaks UCI, by its path (`/usr/games/stockfish`), with which the house plays; if empty, it plays modestly by itself";
    trusted_proxies: Vec<Network>, "trusted-proxies", "", "Addresses or networks of proxies whose `X-Forwarded-For` is believed, separated by spaces: `127.0.0.1 10.0.0.0/8`";
    behind_proxy: bool, "behind-proxy", "false", "The old way to say it: every caller's `X-Forwarded-For` is believed; name the proxies in `trusted-proxies` instead";
    webhooks: Vec<Receiver>, "webhooks", "", "Receivers that are told of results, calls, claims, flags and outages, separated by spaces: `https://club.example/games` for signed webhooks, `ntfy+https://ntfy.example/topic` for phones; behind `#` what they are told of, in which language, and `names`: `#call,claim,fi`";
    webhook_secret: Option<SigningSecret>, "webhook-secret", "", "The secret by which receivers of webhooks know that a message is this server's: `whsec_` and 24 to 64 random bytes in base64";
    webhook_queue: usize, "webhook-queue", "1000", "Messages that may wait for one receiver; when there are more, the oldest is dropped";
    webhook_pause_ms: u64, "webhook-pause-ms", "1000", "After how long a message that was not taken is sent again the first time; the pause doubles, up to 60 times this, and after eight tries the message is given up";
    webhook_timeout_ms: u64, "webhook-timeout-ms", "10000", "How long a receiver is given to take a message";
    max_tables: usize, "max-tables", "200000", "Tables held in memory at most; others are loaded when they are used";
    max_sockets: usize, "max-sockets", "50000", "Sockets open at once";
    connections_per_address: usize, "connections-per-address", "4096", "Connections open at once from one address, of IPv6 from one /64, that have shown no link; at most half of all";
    sockets_per_link: usize, "sockets-per-link", "8", "Sockets open at once by one link of a player, an assistant or an arbiter; the newest stay";
    tables_per_socket: usize, "tables-per-socket", "512", "Tables that one socket may follow";
    messages_per_second: u32, "messages-per-second", "20", "Messages through one socket, in the long run; twice as many at once";
    requests_per_second: u32, "requests-per-second", "50", "Requests from one address, in the long run; ten times as many at once";
    acts_per_minute: u32, "acts-per-minute", "200", "Acts of one seat at one table that are recorded in a minute; a seat has ten thousand in one game";
    max_body: usize, "max-body", "65536", "Bytes of a request's body";
    heartbeat_ms: u64, "heartbeat-ms", "1000", "How often a node leaves a sign of life in the journal";
    silence_ms: u64, "silence-ms", "3000", "After how long without any sign it was an outage, and clocks count as stopped";
    pack_every_ms: u64, "pack-every-ms", "60000", "How often finished games of half a day ago and more are packed, some at a time; 0 for never";
    unready_ms: u64, "unready-ms", "0", "How long `/health/ready` fails, while all else goes on, before the server that was told to stop lets nobody in any more: behind a balancer longer than it takes to notice";
    drain_ms: u64, "drain-ms", "5000", "How long open sockets are given when the server stops";
    metrics_token: Option<Secret>, "metrics-token", "", "The secret with which `/metrics` is read from other machines, of the same form as the organiser's";
    log: String, "log", "info", "What is logged: `error`, `warn`, `info`, `debug`, or by module";
    log_json: bool, "log-json", "false", "Whether logs are written as JSON lines";
}

/// A setting that cannot be set so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigFault {
    pub name: String,
    /// What is wrong and what to write.
    pub detail: String,
}

impl fmt::Display for ConfigFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.name, self.detail)
    }
}

impl std::error::Error for ConfigFault {}

impl Config {
    /// Sets what a TOML file says.
    pub fn set_toml(&mut self, text: &str) -> Result<(), ConfigFault> {
        let file: BTreeMap<String, Said> = toml::from_str(text).map_err(|error| ConfigFault {
            name: "the file".to_owned(),
            detail: error.to_string(),
        })?;
        for (name, said) in file {
            self.set(&name, &said.text())?;
        }
        Ok(())
    }

    /// Sets what the environment says; other variables are left alone.
    pub fn set_environment(
        &mut self,
        variables: impl Iterator<Item = (String, String)>,
    ) -> Result<(), ConfigFault> {
        for (variable, value) in variables {
            let known = SETTINGS.iter().find(|s| s.variable() == variable);
            if let Some(setting) = known {
                self.set(setting.name, &value)?;
            }
        }
        Ok(())
    }

    /// Whether the settings fit together, and each is one that can be lived
    /// with. What is wrong is told with what to write.
    pub fn check(&self) -> Result<(), ConfigFault> {
        let wrong = |name: &str, detail: String| {
            Err(ConfigFault {
                name: name.to_owned(),
                detail,
            })
        };
        let at_least_one = [
            ("max-tables", self.max_tables),
            ("max-sockets", self.max_sockets),
            ("connections-per-address", self.connections_per_address),
            ("sockets-per-link", self.sockets_per_link),
            ("tables-per-socket", self.tables_per_socket),
            ("messages-per-second", self.messages_per_second as usize),
            ("requests-per-second", self.requests_per_second as usize),
        ];
        if let Some((name, _)) = at_least_one.iter().find(|(_, value)| *value == 0) {
            return wrong(name, "0 lets nobody in; write 1 or more".to_owned());
        }
        if self.unready_ms > MOST_UNREADY_MS {
            let detail = "whoever stops it waits that long; write 300000 or less".to_owned();
            return wrong("unready-ms", detail);
        }
        if self.max_body < LEAST_BODY {
            let detail = format!("no table could be set up; write {LEAST_BODY} or more");
            return wrong("max-body", detail);
        }
        if self.heartbeat_ms < LEAST_HEARTBEAT_MS {
            let detail =
                format!("signs of life need some time; write {LEAST_HEARTBEAT_MS} or more");
            return wrong("heartbeat-ms", detail);
        }
        let twice = self.heartbeat_ms.saturating_mul(2);
        if self.silence_ms < twice {
            let detail = format!(
                "it would take every pause between two signs of life for an outage; \
                 write {twice} or more, or a smaller heartbeat-ms"
            );
            return wrong("silence-ms", detail);
        }
        if self.tls_cert.is_some() != self.tls_key.is_some() {
            let name = if self.tls_cert.is_some() {
                "tls-key"
            } else {
                "tls-cert"
            };
            return wrong(
                name,
                "a certificate and its key go together; name both".to_owned(),
            );
        }
        let sites = [
            ("embed-sites", &self.embed_sites),
            ("cors-origins", &self.cors_origins),
        ];
        for (name, sites) in sites {
            if let Some(site) = sites.iter().find(|site| !is_site(site)) {
                let detail = format!("\"{site}\" is no site; write https://club.example");
                return wrong(name, detail);
            }
        }
        let url = self.public_url.as_deref().unwrap_or("http://");
        if !url.starts_with("http://") && !url.starts_with("https://") {
            let detail = "links begin with it; write https://chess.example".to_owned();
            return wrong("public-url", detail);
        }
        self.check_webhooks()
    }

    fn check_webhooks(&self) -> Result<(), ConfigFault> {
        let wrong = |name: &str, detail: &str| {
            Err(ConfigFault {
                name: name.to_owned(),
                detail: detail.to_owned(),
            })
        };
        if self.webhooks.len() > MOST_RECEIVERS {
            return wrong("webhooks", "name 16 receivers at most");
        }
        let signed = self.webhooks.iter().any(|receiver| !receiver.is_ntfy());
        if signed && self.webhook_secret.is_none() {
            return wrong(
                "webhook-secret",
                "receivers of webhooks need it to know who sends; \
                 write whsec_ and what `openssl rand -base64 32` prints",
            );
        }
        if self.webhook_queue == 0 {
            return wrong("webhook-queue", "nothing could be sent; write 1 or more");
        }
        if self.webhook_pause_ms == 0 {
            return wrong(
                "webhook-pause-ms",
                "receivers need some rest; write 1 or more",
            );
        }
        if self.webhook_timeout_ms == 0 {
            return wrong(
                "webhook-timeout-ms",
                "nobody answers at once; write 1000 or more",
            );
        }
        Ok(())
    }

    /// The names of the settings that another reading changed, though they count
    /// only after a restart. Secrets are not told apart.
    pub(crate) fn changed_in_vain(&self, read: &Config) -> Vec<&'static str> {
        let settings = SETTINGS.iter().map(|setting| setting.name);
        let others = settings.filter(|name| !RENEWED.contains(name));
        others
            .filter(|name| self.value(name) != read.value(name))
            .collect()
    }

    /// The settings as a TOML file; secrets are left out.
    pub fn to_toml(&self) -> String {
        let mut text = String::new();
        for setting in SETTINGS {
            let value = self.value(setting.name);
            let value = match value.parse::<u64>() {
                Ok(number) => number.to_string(),
                Err(_) if ["true", "false"].contains(&value.as_str()) => value,
                Err(_) => format!("{value:?}"),
            };
            let (name, meaning) = (setting.name, setting.meaning);
            let _ = writeln!(
                text,
                "# {meaning}
{name} = {value}"
            );
        }
        text
    }

    /// Where the record is kept, without passwords.
    pub fn record(&self) -> String {
        self.journal.shown()
    }

    /// Whether an address is a proxy's whose word counts.
    pub(crate) fn trusts(&self, address: IpAddr) -> bool {
        let mut named = self.trusted_proxies.iter();
        self.behind_proxy || named.any(|network| network.holds(address))
    }

    /// What the server speaks by itself.
    pub fn scheme(&self) -> &'static str {
        if self.tls_cert.is_some() {
            "https"
        } else {
            "http"
        }
    }

    /// What links begin with.
    pub fn base_url(&self) -> String {
        self.public_url.clone().unwrap_or_else(|| {
            let ip = if self.listen.ip().is_unspecified() {
                "localhost".to_owned()
            } else {
                self.listen.ip().to_string()
            };
            format!("{}://{ip}:{}", self.scheme(), self.listen.port())
        })
    }
}

/// Whether a text names a site and nothing else: it becomes part of a header.
fn is_site(text: &str) -> bool {
    let host = text
        .strip_prefix("https://")
        .or(text.strip_prefix("http://"));
    host.is_some_and(|host| {
        let is_sign = |sign: u8| sign.is_ascii_alphanumeric() || b".-:".contains(&sign);
        host.starts_with(|first: char| first.is_ascii_alphanumeric()) && host.bytes().all(is_sign)
    })
}

impl Setting {
    /// Its name in the environment.
    pub fn variable(&self) -> String {
        let name = self.name.replace('-', "_").to_uppercase();
        format!("TUOMARI_{name}")
    }
}

/// The table of settings, as it stands in the handbook.
pub fn settings_table() -> String {
    let mut text = "| setting | environment | default | what it is for |\n\
         | --- | --- | --- | --- |\n"
        .to_owned();
    for setting in SETTINGS {
        let default = if setting.default.is_empty() {
            String::new()
        } else {
            format!("`{}`", setting.default)
        };
        let (name, variable, meaning) = (setting.name, setting.variable(), setting.meaning);
        let _ = writeln!(text, "| `{name}` | `{variable}` | {default} | {meaning} |");
    }
    text
}

/// A value in a file.
#[derive(Deserialize)]
#[serde(untagged)]
enum Said {
    Text(String),
    Number(i64),
    Flag(bool),
    List(Vec<String>),
}

impl Said {
    fn text(&self) -> String {
        match self {
            Said::Text(text) => text.clone(),
            Said::Number(number) => number.to_string(),
            Said::Flag(flag) => flag.to_string(),
            Said::List(list) => list.join(" "),
        }
    }
}

/// A value of a setting: text that is read and shown.
trait Value: Sized {
    /// The value, or what is wrong and what to write.
    fn read(text: &str) -> Result<Self, String>;

    /// What is printed of it.
    fn shown(&self) -> String;
}

/// A value that is shown as it is written.
trait Plain: FromStr + ToString {
    const WRITE: &str;
}

impl Plain for SocketAddr {
    const WRITE: &str = "write an address and a port: 0.0.0.0:8080";
}

impl Plain for bool {
    const WRITE: &str = "write true or false";
}

impl Plain for u32 {
    const WRITE: &str = "write a whole number";
}

impl Plain for u64 {
    const WRITE: &str = u32::WRITE;
}

impl Plain for usize {
    const WRITE: &str = u32::WRITE;
}

impl<T: Plain> Value for T {
    fn read(text: &str) -> Result<T, String> {
        let unread = |_| format!("\"{text}\" cannot be read; {}", T::WRITE);
        text.parse().map_err(unread)
    }

    fn shown(&self) -> String {
        self.to_string()
    }
}

impl Value for String {
    fn read(text: &str) -> Result<String, String> {
        Ok(text.to_owned())
    }

    fn shown(&self) -> String {
        without_password(self)
    }
}

/// Addresses, separated by spaces.
impl Value for Vec<String> {
    fn read(text: &str) -> Result<Vec<String>, String> {
        Ok(text.split_whitespace().map(str::to_owned).collect())
    }

    fn shown(&self) -> String {
        let shown = self.iter().map(|address| without_password(address));
        shown.collect::<Vec<_>>().join(" ")
    }
}

/// Where a journal is: one file, whose name may have spaces in it, or
/// databases.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Addresses(pub Vec<String>);

impl Deref for Addresses {
    type Target = Vec<String>;

    fn deref(&self) -> &Vec<String> {
        &self.0
    }
}

impl Value for Addresses {
    fn read(text: &str) -> Result<Addresses, String> {
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        let are_databases = words.iter().all(|word| word.contains("://"));
        Ok(Addresses(if are_databases {
            words
        } else {
            vec![text.to_owned()]
        }))
    }

    fn shown(&self) -> String {
        self.0.shown()
    }
}

/// Networks, separated by spaces.
impl Value for Vec<Network> {
    fn read(text: &str) -> Result<Vec<Network>, String> {
        text.split_whitespace().map(str::parse).collect()
    }

    fn shown(&self) -> String {
        let shown = self.iter().map(ToString::to_string);
        shown.collect::<Vec<_>>().join(" ")
    }
}

/// Receivers, separated by spaces. Their paths are as good as secrets.
impl Value for Vec<Receiver> {
    fn read(text: &str) -> Result<Vec<Receiver>, String> {
        text.split_whitespace().map(str::parse).collect()
    }

    fn shown(&self) -> String {
        let shown = self.iter().map(ToString::to_string);
        shown.collect::<Vec<_>>().join(" ")
    }
}

impl Value for Option<SigningSecret> {
    fn read(text: &str) -> Result<Option<SigningSecret>, String> {
        if text.is_empty() {
            return Ok(None);
        }
        text.parse().map(Some)
    }

    /// A secret is not printed.
    fn shown(&self) -> String {
        String::new()
    }
}

/// What links begin with.
impl Value for Option<String> {
    fn read(text: &str) -> Result<Option<String>, String> {
        Ok((!text.is_empty()).then(|| text.trim_end_matches('/').to_owned()))
    }

    fn shown(&self) -> String {
        self.clone().unwrap_or_default()
    }
}

impl Value for Option<Secret> {
    fn read(text: &str) -> Result<Option<Secret>, String> {
        if text.is_empty() {
            return Ok(None);
        }
        Secret::chosen(text)
            .map(Some)
            .map_err(|why| format!("{why}; `tuomari serve --draw-token` prints a good one"))
    }

    /// A secret is not printed.
    fn shown(&self) -> String {
        String::new()
    }
}

/// What is wrong with a name that is no setting's.
fn unknown(name: &str) -> String {
    let near = SETTINGS
        .iter()
        .map(|setting| (strsim::osa_distance(name, setting.name), setting.name))
        .filter(|(distance, _)| *distance <= 3)
        .min();
    match near {
        Some((_, near)) => format!("there is no such setting; did you mean {near}?"),
        None => "there is no such setting; `tuomari serve --print-config` lists them".to_owned(),
    }
}

/// An address without what it says about its user.
fn without_password(address: &str) -> String {
    match (address.split_once("://"), address.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://{host}"),
        _ => address.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defaults_are_values_and_are_printed_back() {
        let config = Config::default();
        let mut read = Config::default();
        read.set("listen", "[::1]:1").unwrap();
        read.set_toml(&config.to_toml()).unwrap();
        assert_eq!(read.to_toml(), config.to_toml());
        for setting in SETTINGS {
            assert_eq!(
                config.value(setting.name),
                setting.default,
                "{}",
                setting.name
            );
        }
    }

    #[test]
    fn the_environment_and_files_set_the_same_names() {
        let mut config = Config::default();
        let file =
            "journal = [\"postgres://u:p@a/x\", \"postgres://b/y\"]\nmax-body = 9\nlog-json = true";
        config.set_toml(file).unwrap();
        let variables = [("TUOMARI_MAX_BODY", "10"), ("HOME", "/")];
        let variables = variables.map(|(name, value)| (name.to_owned(), value.to_owned()));
        config.set_environment(variables.into_iter()).unwrap();
        assert_eq!((config.max_body, config.log_json), (10, true));
        assert_eq!(config.journal.len(), 2);
        assert!(config.to_toml().contains("postgres://a/x postgres://b/y"));
    }

    #[test]
    fn faults_say_what_to_write() {
        let mut config = Config::default();
        let fault =
            |config: &mut Config, name, value| config.set(name, value).unwrap_err().to_string();
        let said = fault(&mut config, "lisen", "x");
        assert!(said.contains("did you mean listen?"), "{said}");
        let said = fault(&mut config, "max-body", "many");
        assert!(said.contains("whole number"), "{said}");
        let said = fault(&mut config, "organiser-token", "short");
        assert!(said.contains("32 to 64"), "{said}");
        assert!(config.set_toml("a = {}").is_err());
    }

    #[test]
    fn settings_are_checked_together() {
        let check = |name, value, expected: &str| {
            let mut config = Config::default();
            config.set(name, value).unwrap();
            let said = config.check().unwrap_err().to_string();
            assert!(said.starts_with(name) && said.contains(expected), "{said}");
        };
        Config::default().check().unwrap();
        check("heartbeat-ms", "0", "50 or more");
        check("silence-ms", "500", "2000 or more");
        check("silence-ms", "0", "2000 or more");
        check("max-sockets", "0", "1 or more");
        check("messages-per-second", "0", "1 or more");
        check("max-body", "10", "1000 or more");
        check("unready-ms", "300001", "300000 or less");
        check("public-url", "chess.example", "https://");
        check("embed-sites", "club.example", "https://club.example");
        check("embed-sites", "https://a.example;script-src", "is no site");
        check("embed-sites", "*", "is no site");
        check("cors-origins", "*", "is no site");
        check("cors-origins", "https://club.example/", "is no site");
        check("webhook-queue", "0", "1 or more");
        check("webhook-timeout-ms", "0", "1000 or more");
        check("webhook-pause-ms", "0", "1 or more");
        check("webhooks", &"ntfy+http://a/b ".repeat(17), "16");
        let mut unsigned = Config::default();
        unsigned
            .set("webhooks", "https://club.example/games")
            .unwrap();
        let said = unsigned.check().unwrap_err().to_string();
        assert!(
            said.starts_with("webhook-secret") && said.contains("openssl"),
            "{said}"
        );
        unsigned
            .set("webhooks", "ntfy+https://ntfy.example/espoo")
            .unwrap();
        unsigned.check().unwrap();
        let mut half = Config::default();
        half.set("tls-cert", "club.pem").unwrap();
        assert_eq!(half.check().unwrap_err().name, "tls-key");
    }

    #[test]
    fn an_organisers_token_is_one_that_every_door_takes() {
        let mut config = Config::default();
        let mut check = |token: &str, expected: Option<&str>| {
            let said = config.set("organiser-token", token).err();
            let said = said.map(|fault| fault.to_string());
            match expected {
                None => assert_eq!(said, None, "{token}"),
                Some(why) => assert!(said.unwrap().contains(why), "{token}"),
            }
        };
        check(&"a".repeat(32), Some("guess"));
        check("12345678901234567890123456789012", Some("guess"));
        check("short", Some("32 to 64"));
        check(&"0123456789abcdefG".repeat(4), Some("32 to 64"));
        check("q+K/0123456789abcdef0123456789ABCDEF", Some("32 to 64"));
        let drawn = Secret::draw().unwrap();
        check(drawn.reveal(), None);
        check("", None);
    }

    #[test]
    fn secrets_are_not_printed() {
        let mut config = Config::default();
        let secret = "0123456789abcdef0123456789abcdef";
        config.set("organiser-token", secret).unwrap();
        config.set("bus", "nats://node:pass@host").unwrap();
        config
            .set("webhook-secret", "whsec_0123456789abcdef0123456789abcdef")
            .unwrap();
        config
            .set("webhooks", "https://me:pass@club.example/pass#names")
            .unwrap();
        let all = format!("{}{config:?}", config.to_toml());
        assert!(
            !all.contains(secret) && !config.to_toml().contains("pass"),
            "{all}"
        );
    }
}
