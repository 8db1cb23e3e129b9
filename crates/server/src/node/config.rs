//! The settings of a server: one table of them, whoever sets them.
//!
//! A setting has the same name everywhere: `public-url` in the TOML file is
//! `TUOMARI_PUBLIC_URL` in the environment and `--set public-url=…` at the
//! command line. What is said later wins: defaults, file, environment, command
//! line.

use std::{
    collections::BTreeMap,
    fmt::{self, Write as _},
    net::SocketAddr,
};

use serde::Deserialize;

use crate::table::secret::Secret;

/// All that an operator may decide.
#[derive(Clone, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a setting of its own"
)]
pub struct Config {
    /// Where the server listens.
    pub listen: SocketAddr,
    /// The address that links begin with.
    pub public_url: Option<String>,
    /// The journal's addresses.
    pub journal: Vec<String>,
    /// The bus: `local` or an address of NATS.
    pub bus: String,
    /// The organiser's secret, the same on every node.
    pub organiser_token: Option<Secret>,
    /// Whether anybody may create tables.
    pub anyone_creates: bool,
    /// Whether anybody may list tables.
    pub anyone_lists: bool,
    /// Whether the nearest proxy is believed about addresses.
    pub behind_proxy: bool,
    /// Tables held in memory.
    pub max_tables: usize,
    /// Sockets at once.
    pub max_sockets: usize,
    /// Sockets at once that came by one player's link.
    pub sockets_per_link: usize,
    /// Tables that one socket follows.
    pub tables_per_socket: usize,
    /// Messages a second through one socket, in the long run.
    pub messages_per_second: u32,
    /// Requests a second from one address, in the long run.
    pub requests_per_second: u32,
    /// The most bytes of a request's body.
    pub max_body: usize,
    /// How often a sign of life is left.
    pub heartbeat_ms: u64,
    /// The silence after which it was an outage.
    pub silence_ms: u64,
    /// How often finished games are packed; never if it is 0.
    pub pack_every_ms: u64,
    /// How long sockets are given to say goodbye.
    pub drain_ms: u64,
    /// What is logged.
    pub log: String,
    /// Whether logs are JSON.
    pub log_json: bool,
}

/// One row of the table of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    /// Its name.
    pub name: &'static str,
    /// Its value if nobody sets it.
    pub default: &'static str,
    /// What it is for.
    pub meaning: &'static str,
}

macro_rules! settings {
    ($($name:literal, $default:literal, $meaning:literal;)*) => {
        /// Every setting.
        pub const SETTINGS: &[Setting] = &[$(Setting {
            name: $name,
            default: $default,
            meaning: $meaning,
        }),*];
    };
}

settings! {
    "listen", "0.0.0.0:8080", "Address and port to listen on";
    "public-url", "", "What links begin with, for instance `https://chess.example`; if empty, the address of the machine";
    "journal", "", "Where the record is kept: a file, or `postgres://…`; several, separated by spaces, are shards 0, 1, 2 …; if empty, `tuomari.db` in the data folder";
    "bus", "local", "How nodes hear of each other: `local` for one node, `nats://…` for several";
    "organiser-token", "", "The organiser's secret, at least 32 characters, the same on every node; if empty, the club server makes one and prints its link once";
    "anyone-creates", "false", "Whether tables can be created without the organiser's link";
    "anyone-lists", "true", "Whether the live tables can be listed without the organiser's link";
    "behind-proxy", "false", "Whether `X-Forwarded-For` of the nearest proxy is believed";
    "max-tables", "200000", "Tables held in memory at most; others are loaded when they are used";
    "max-sockets", "50000", "Sockets open at once";
    "sockets-per-link", "8", "Sockets open at once by one link of a player, an assistant or an arbiter";
    "tables-per-socket", "512", "Tables that one socket may follow";
    "messages-per-second", "20", "Messages through one socket, in the long run; twice as many at once";
    "requests-per-second", "50", "Requests from one address, in the long run; ten times as many at once";
    "max-body", "65536", "Bytes of a request's body";
    "heartbeat-ms", "1000", "How often a node leaves a sign of life in the journal";
    "silence-ms", "3000", "After how long without any sign it was an outage, and clocks count as stopped";
    "pack-every-ms", "60000", "How often finished games of half a day ago and more are packed, some at a time; 0 for never";
    "drain-ms", "5000", "How long open sockets are given when the server stops";
    "log", "info", "What is logged: `error`, `warn`, `info`, `debug`, or by module";
    "log-json", "false", "Whether logs are written as JSON lines";
}

/// A setting that cannot be set so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigFault {
    /// Which.
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

impl Default for Config {
    fn default() -> Config {
        let mut config = Config {
            listen: SocketAddr::from(([0, 0, 0, 0], 8080)),
            public_url: None,
            journal: Vec::new(),
            bus: String::new(),
            organiser_token: None,
            anyone_creates: false,
            anyone_lists: false,
            behind_proxy: false,
            max_tables: 0,
            max_sockets: 0,
            sockets_per_link: 0,
            tables_per_socket: 0,
            messages_per_second: 0,
            requests_per_second: 0,
            max_body: 0,
            heartbeat_ms: 0,
            silence_ms: 0,
            pack_every_ms: 0,
            drain_ms: 0,
            log: String::new(),
            log_json: false,
        };
        for setting in SETTINGS {
            let set = config.set(setting.name, setting.default);
            set.expect("a default is a value of its setting; a test tries them all");
        }
        config
    }
}

impl Config {
    /// Sets one setting.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), ConfigFault> {
        let value = value.trim();
        let text = || Some(value.to_owned()).filter(|text| !text.is_empty());
        match name {
            "listen" => {
                self.listen = read(name, value, "write an address and a port: 0.0.0.0:8080")?;
            }
            "public-url" => {
                self.public_url = text().map(|url| url.trim_end_matches('/').to_owned());
            }
            "journal" => self.journal = value.split_whitespace().map(str::to_owned).collect(),
            "bus" => value.clone_into(&mut self.bus),
            "organiser-token" => self.organiser_token = secret(value)?,
            "anyone-creates" => self.anyone_creates = flag(name, value)?,
            "anyone-lists" => self.anyone_lists = flag(name, value)?,
            "behind-proxy" => self.behind_proxy = flag(name, value)?,
            "max-tables" => self.max_tables = number(name, value)?,
            "max-sockets" => self.max_sockets = number(name, value)?,
            "sockets-per-link" => self.sockets_per_link = number(name, value)?,
            "tables-per-socket" => self.tables_per_socket = number(name, value)?,
            "messages-per-second" => self.messages_per_second = number(name, value)?,
            "requests-per-second" => self.requests_per_second = number(name, value)?,
            "max-body" => self.max_body = number(name, value)?,
            "heartbeat-ms" => self.heartbeat_ms = number(name, value)?,
            "silence-ms" => self.silence_ms = number(name, value)?,
            "pack-every-ms" => self.pack_every_ms = number(name, value)?,
            "drain-ms" => self.drain_ms = number(name, value)?,
            "log" => value.clone_into(&mut self.log),
            "log-json" => self.log_json = flag(name, value)?,
            _ => return Err(unknown(name)),
        }
        Ok(())
    }

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

    /// The value of a setting in words.
    fn value(&self, name: &str) -> String {
        match name {
            "listen" => self.listen.to_string(),
            "public-url" => self.public_url.clone().unwrap_or_default(),
            "journal" => {
                let shown = self.journal.iter().map(|address| without_password(address));
                shown.collect::<Vec<_>>().join(" ")
            }
            "bus" => without_password(&self.bus),
            "anyone-creates" => self.anyone_creates.to_string(),
            "anyone-lists" => self.anyone_lists.to_string(),
            "behind-proxy" => self.behind_proxy.to_string(),
            "max-tables" => self.max_tables.to_string(),
            "max-sockets" => self.max_sockets.to_string(),
            "sockets-per-link" => self.sockets_per_link.to_string(),
            "tables-per-socket" => self.tables_per_socket.to_string(),
            "messages-per-second" => self.messages_per_second.to_string(),
            "requests-per-second" => self.requests_per_second.to_string(),
            "max-body" => self.max_body.to_string(),
            "heartbeat-ms" => self.heartbeat_ms.to_string(),
            "silence-ms" => self.silence_ms.to_string(),
            "pack-every-ms" => self.pack_every_ms.to_string(),
            "drain-ms" => self.drain_ms.to_string(),
            "log" => self.log.clone(),
            "log-json" => self.log_json.to_string(),
            // A secret is not printed.
            _ => String::new(),
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
            format!("http://{ip}:{}", self.listen.port())
        })
    }
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

fn read<T: std::str::FromStr>(name: &str, value: &str, next: &str) -> Result<T, ConfigFault> {
    value.parse().map_err(|_| ConfigFault {
        name: name.to_owned(),
        detail: format!("\"{value}\" cannot be read; {next}"),
    })
}

fn number<T: std::str::FromStr>(name: &str, value: &str) -> Result<T, ConfigFault> {
    read(name, value, "write a whole number")
}

fn flag(name: &str, value: &str) -> Result<bool, ConfigFault> {
    read(name, value, "write true or false")
}

fn secret(value: &str) -> Result<Option<Secret>, ConfigFault> {
    match value.len() {
        0 => Ok(None),
        1..32 => Err(ConfigFault {
            name: "organiser-token".to_owned(),
            detail: "it has fewer than 32 characters; draw a random one".to_owned(),
        }),
        _ => Ok(Some(Secret::brought(value))),
    }
}

fn unknown(name: &str) -> ConfigFault {
    let near = SETTINGS
        .iter()
        .map(|setting| (strsim::osa_distance(name, setting.name), setting.name))
        .filter(|(distance, _)| *distance <= 3)
        .min();
    ConfigFault {
        name: name.to_owned(),
        detail: match near {
            Some((_, near)) => format!("there is no such setting; did you mean {near}?"),
            None => {
                "there is no such setting; `tuomari serve --print-config` lists them".to_owned()
            }
        },
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
        assert!(said.contains("32 characters"), "{said}");
        assert!(config.set_toml("a = {}").is_err());
    }

    #[test]
    fn secrets_are_not_printed() {
        let mut config = Config::default();
        let secret = "0123456789abcdef0123456789abcdef";
        config.set("organiser-token", secret).unwrap();
        config.set("bus", "nats://node:pass@host").unwrap();
        let all = format!("{}{config:?}", config.to_toml());
        assert!(
            !all.contains(secret) && !config.to_toml().contains("pass"),
            "{all}"
        );
    }
}
