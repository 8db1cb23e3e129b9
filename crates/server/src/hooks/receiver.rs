//! Who is told, what of, and in which language: one word of the settings.
//!
//! `https://club.example/games#result,fi` is a receiver of signed webhooks,
//! `ntfy+https://ntfy.example/espoo-7f3k#call,claim,sv` a topic of ntfy. What
//! stands behind the `#` is for us and never sent.

use std::{fmt, net::IpAddr, str::FromStr};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use tuomari_print::{Language, language_of};

use crate::hooks::matter::Kind;

/// How long a topic of ntfy may be.
const LONGEST_TOPIC: usize = 64;

/// One receiver. Printed, it keeps what only its owner knows: the path of a
/// webhook and the topic of ntfy are as good as passwords.
#[derive(Clone, PartialEq, Eq)]
pub struct Receiver {
    pub(crate) secure: bool,
    /// A name, or an address without brackets.
    pub(crate) host: String,
    pub(crate) port: u16,
    /// What is asked for there.
    pub(crate) path: String,
    /// The topic, if it is one of ntfy.
    pub(crate) topic: Option<String>,
    /// What the header `Authorization` says.
    pub(crate) authorization: Option<String>,
    kinds: Vec<Kind>,
    pub(crate) language: Language,
    /// Whether it is told who plays.
    pub(crate) names: bool,
}

impl Receiver {
    /// Whether it is told of such matters.
    pub(crate) fn wants(&self, kind: Kind) -> bool {
        self.kinds.contains(&kind.chosen_as())
    }

    pub(crate) fn is_ntfy(&self) -> bool {
        self.topic.is_some()
    }

    /// What a request names as its host.
    pub(crate) fn authority(&self) -> String {
        let host = if self.host.contains(':') {
            format!("[{}]", self.host)
        } else {
            self.host.clone()
        };
        let usual = if self.secure { 443 } else { 80 };
        if self.port == usual {
            host
        } else {
            format!("{host}:{}", self.port)
        }
    }
}

impl FromStr for Receiver {
    type Err = String;

    fn from_str(text: &str) -> Result<Receiver, String> {
        // What is wrong is told without the rest, which may be secret.
        let wrong = |why: &str| {
            let scheme = text.split_once("://").map_or("", |(scheme, _)| scheme);
            format!("the receiver that begins with \"{}\" {why}", short(scheme))
        };
        if !text.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(wrong("has letters that no address has"));
        }
        let (address, chosen) = text.split_once('#').unwrap_or((text, ""));
        let (scheme, rest) = address.split_once("://").unwrap_or(("", address));
        let (is_ntfy, secure) = match scheme {
            "https" => (false, true),
            "http" => (false, false),
            "ntfy+https" => (true, true),
            "ntfy+http" => (true, false),
            _ => {
                let write = "is no address; write https://club.example/games \
                             or ntfy+https://ntfy.example/topic";
                return Err(wrong(write));
            }
        };
        let at = rest.find(['/', '?']).unwrap_or(rest.len());
        let (place, path) = rest.split_at(at);
        let (user, place) = match place.rsplit_once('@') {
            Some((user, place)) => (Some(user), place),
            None => (None, place),
        };
        let (host, port) = host_and_port(place, secure).ok_or_else(|| {
            wrong("names no host; write https://club.example/games, with a port if it is not the usual one")
        })?;
        if user.is_some() && !secure && !is_near(&host) {
            return Err(wrong(
                "would send its password where everybody on the way can read it; write https, or an address of your own network",
            ));
        }
        let mut receiver = Receiver {
            secure,
            host,
            port,
            path: if path.starts_with('/') {
                path.to_owned()
            } else {
                format!("/{path}")
            },
            topic: None,
            authorization: user.map(authorization),
            kinds: if is_ntfy {
                Kind::FOR_PHONES
            } else {
                Kind::CHOICES
            }
            .to_vec(),
            language: Language::English,
            names: false,
        };
        if is_ntfy {
            let topic = receiver.path[1..].to_owned();
            if !is_topic(&topic) {
                return Err(wrong(
                    "names no topic of ntfy: one word of letters, digits, hyphens and underscores behind the host",
                ));
            }
            // Published as JSON: a title may have any letters.
            "/".clone_into(&mut receiver.path);
            receiver.topic = Some(topic);
        }
        receiver.choose(chosen).map_err(|why| wrong(&why))?;
        Ok(receiver)
    }
}

impl Receiver {
    /// Takes what stands behind the `#`.
    fn choose(&mut self, chosen: &str) -> Result<(), String> {
        let mut kinds = Vec::new();
        for word in chosen.split(',').filter(|word| !word.is_empty()) {
            if let Some(kind) = Kind::choice(word) {
                kinds.push(kind);
            } else if word == "names" {
                self.names = true;
            } else if let Some(language) = language_of(word) {
                self.language = language;
            } else {
                let all: Vec<&str> = Kind::CHOICES.iter().map(|kind| kind.word()).collect();
                return Err(format!(
                    "is not told of \"{}\"; behind # write any of {}, names, and en, fi or sv, with commas between them",
                    short(word),
                    all.join(", ")
                ));
            }
        }
        if !kinds.is_empty() {
            self.kinds = kinds;
        }
        Ok(())
    }
}

/// The host without brackets, and the port.
fn host_and_port(place: &str, secure: bool) -> Option<(String, u16)> {
    let usual = if secure { 443 } else { 80 };
    let (host, port) = if let Some(six) = place.strip_prefix('[') {
        let (host, after) = six.split_once(']')?;
        if !after.is_empty() && !after.starts_with(':') {
            return None;
        }
        (host, after.strip_prefix(':'))
    } else {
        match place.rsplit_once(':') {
            Some((host, port)) => (host, Some(port)),
            None => (place, None),
        }
    };
    let port = port.map_or(Some(usual), |port| port.parse().ok())?;
    let good = |byte: u8| byte.is_ascii_alphanumeric() || b"-._:".contains(&byte);
    (!host.is_empty() && port > 0 && host.bytes().all(good)).then(|| (host.to_owned(), port))
}

fn is_topic(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
    !text.is_empty() && text.len() <= LONGEST_TOPIC && text.bytes().all(plain)
}

/// Whether it is this machine or one of the same network.
fn is_near(host: &str) -> bool {
    match host.parse() {
        Ok(IpAddr::V4(four)) => four.is_loopback() || four.is_private() || four.is_link_local(),
        Ok(IpAddr::V6(six)) => {
            six.is_loopback() || six.is_unique_local() || six.is_unicast_link_local()
        }
        Err(_) => {
            let last = host.rsplit_once('.').map(|(_, last)| last);
            last.is_none_or(|last| ["local", "localhost", "lan", "internal"].contains(&last))
        }
    }
}

/// A name and a password, or a token alone.
fn authorization(user: &str) -> String {
    if user.contains(':') {
        format!("Basic {}", STANDARD.encode(user))
    } else {
        format!("Bearer {user}")
    }
}

fn short(text: &str) -> String {
    text.chars().take(20).collect()
}

/// For people: where it is, and no more.
impl fmt::Display for Receiver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let form = if self.is_ntfy() { "ntfy+" } else { "" };
        let scheme = if self.secure { "https" } else { "http" };
        write!(f, "{form}{scheme}://{}/…", self.authority())
    }
}

impl fmt::Debug for Receiver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Receiver({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Receiver {
        text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
    }

    #[test]
    fn addresses_are_read() {
        let club = read("https://club.example/games?of=us");
        assert!(club.secure && !club.is_ntfy() && !club.names);
        assert_eq!((club.host.as_str(), club.port), ("club.example", 443));
        assert_eq!(club.path, "/games?of=us");
        assert_eq!(club.authority(), "club.example");
        let bare = read("http://[::1]:8099");
        assert_eq!((bare.host.as_str(), bare.path.as_str()), ("::1", "/"));
        assert_eq!(bare.authority(), "[::1]:8099");
        let ntfy = read("ntfy+https://tk_abc@ntfy.example/espoo-7f3k#call,claim,sv,names");
        assert_eq!(ntfy.topic.as_deref(), Some("espoo-7f3k"));
        assert_eq!(ntfy.path, "/");
        assert_eq!(ntfy.authorization.as_deref(), Some("Bearer tk_abc"));
        assert!(ntfy.names && ntfy.language == Language::Swedish);
        let basic = read("https://me:secret@club.example/").authorization;
        assert_eq!(basic.as_deref(), Some("Basic bWU6c2VjcmV0"));
    }

    #[test]
    fn a_phone_is_not_told_of_every_result_unless_it_is_asked_for() {
        let ntfy = read("ntfy+https://ntfy.example/turku");
        assert!(ntfy.wants(Kind::Call) && ntfy.wants(Kind::Away) && !ntfy.wants(Kind::Result));
        let club = read("https://club.example/");
        assert!(Kind::CHOICES.iter().all(|kind| club.wants(*kind)));
        let results = read("ntfy+https://ntfy.example/turku#result");
        assert!(results.wants(Kind::Reopened) && !results.wants(Kind::Call));
    }

    #[test]
    fn a_password_goes_over_plain_http_only_to_a_neighbour() {
        let near = [
            "127.0.0.1:8099",
            "[::1]",
            "10.0.0.2",
            "192.168.1.7",
            "[fd00::7]",
            "localhost",
            "ntfy",
            "ntfy.local",
        ];
        for host in near {
            let text = format!("ntfy+http://secret@{host}/espoo");
            assert!(text.parse::<Receiver>().is_ok(), "{host}");
        }
        for host in ["club.example", "192.0.2.7", "[2001:db8::7]"] {
            let text = format!("http://secret@{host}/games");
            let told = text.parse::<Receiver>().unwrap_err();
            assert!(told.contains("write https"), "{told}");
            assert!(!told.contains("secret"), "{told}");
            assert!(text.replace("secret@", "").parse::<Receiver>().is_ok());
        }
    }

    #[test]
    fn what_is_no_receiver_is_told_without_its_secrets() {
        for text in [
            "club.example/secret",
            "ftp://club.example/secret",
            "https:///secret",
            "https://club.example:x/secret",
            "https://club.example:0/secret",
            "https://[::1/secret",
            "https://[::1]x/secret",
            "https://a;b/secret",
            "https://club.example/secret#winners",
            "https://club.example/secrét",
            "ntfy+https://ntfy.example/",
            "ntfy+https://ntfy.example/two/secret",
            "ntfy+https://ntfy.example/secret?x",
        ] {
            let why = text.parse::<Receiver>().unwrap_err();
            assert!(!why.contains("secr"), "{text}: {why}");
        }
    }

    #[test]
    fn printed_it_keeps_its_path_topic_and_password() {
        for text in [
            "https://me:secret@club.example/secret#fi",
            "ntfy+http://secret@10.0.0.2:8099/secret",
        ] {
            let receiver = read(text);
            let printed = format!("{receiver} {receiver:?}");
            assert!(!printed.contains("secret"), "{printed}");
        }
    }
}
