//! The address of a NATS server, with what it takes to sign in.

use std::{fmt, net::IpAddr, str::FromStr};

use async_nats::{ConnectOptions, ServerAddr};

use crate::BusError;

/// The name that hints travel under if the address gives none.
const USUAL_NAME: &str = "tuomari";
const LONGEST: usize = 2048;

/// Where the bus is: `nats://user:password@host:4222/name`, or
/// `nats://token@host`.
///
/// `tls://` insists on a secure connection. Several servers of one cluster are
/// parted by commas; the first one's user and name hold for all. The name,
/// `tuomari` if none is given, keeps two installations on one server apart.
/// A user or password with one of `:@/,%` in it is percent-encoded. A server
/// that lets anybody in is refused, unless it is on this machine: whoever reads
/// the hints sees what is kept from players.
///
/// Its `Debug` form shows no password and no token.
#[derive(Clone, PartialEq, Eq)]
pub struct NatsAddress {
    servers: Vec<ServerAddr>,
    secure: bool,
    user: User,
    name: String,
}

#[derive(Clone, PartialEq, Eq)]
enum User {
    Nobody,
    Token(String),
    Named { user: String, password: String },
}

impl NatsAddress {
    /// What the subjects of this installation begin with.
    pub fn name(&self) -> &str {
        &self.name
    }

    pub(super) fn servers(&self) -> &[ServerAddr] {
        &self.servers
    }

    pub(super) fn is_secure(&self) -> bool {
        self.secure
    }

    /// The client would log its addresses, so they hold no secret: that goes
    /// in here.
    pub(super) fn sign_in(&self, options: ConnectOptions) -> ConnectOptions {
        match &self.user {
            User::Nobody => options,
            User::Token(token) => options.token(token.clone()),
            User::Named { user, password } => {
                options.user_and_password(user.clone(), password.clone())
            }
        }
    }
}

impl FromStr for NatsAddress {
    type Err = BusError;

    fn from_str(text: &str) -> Result<NatsAddress, BusError> {
        if text.len() > LONGEST {
            return Err(wrong("it is longer than 2048 characters"));
        }
        let mut parts = text.split(',').map(|part| Part::read(part.trim()));
        let first = parts.next().ok_or_else(|| wrong("it is empty"))??;
        let anonymous = first.user == User::Nobody;
        let mut servers = vec![first.server];
        for part in parts {
            let part = part?;
            if part.secure != first.secure {
                return Err(wrong("`nats://` and `tls://` servers are mixed"));
            }
            if part.user != User::Nobody || part.name.is_some() {
                return Err(wrong("only the first server may have a user and a name"));
            }
            servers.push(part.server);
        }
        if anonymous && !servers.iter().all(|server| is_here(server.host())) {
            return Err(BusError::Anonymous);
        }
        Ok(NatsAddress {
            servers,
            secure: first.secure,
            user: first.user,
            name: first.name.unwrap_or_else(|| USUAL_NAME.to_owned()),
        })
    }
}

impl fmt::Debug for NatsAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hosts: Vec<&str> = self.servers.iter().map(ServerAddr::host).collect();
        f.debug_struct("NatsAddress")
            .field("hosts", &hosts)
            .field("secure", &self.secure)
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

/// One server of the list.
struct Part {
    server: ServerAddr,
    secure: bool,
    user: User,
    name: Option<String>,
}

impl Part {
    fn read(text: &str) -> Result<Part, BusError> {
        let (scheme, rest) = text
            .split_once("://")
            .ok_or_else(|| wrong("it does not begin with `nats://` or `tls://`"))?;
        let secure = match scheme {
            "nats" => false,
            "tls" => true,
            _ => return Err(wrong("it does not begin with `nats://` or `tls://`")),
        };
        let (before, name) = match rest.split_once('/') {
            Some((before, name)) if !name.is_empty() => (before, Some(read_name(name)?)),
            Some((before, _)) => (before, None),
            None => (rest, None),
        };
        let (user, host) = match before.rsplit_once('@') {
            Some((user, host)) => (User::read(user)?, host),
            None => (User::Nobody, before),
        };
        if host.is_empty() {
            return Err(wrong("it names no host"));
        }
        let server = format!("{scheme}://{host}")
            .parse()
            .map_err(|_| wrong("its host or port cannot be read"))?;
        Ok(Part {
            server,
            secure,
            user,
            name,
        })
    }
}

impl User {
    fn read(text: &str) -> Result<User, BusError> {
        Ok(match text.split_once(':') {
            None => User::Token(unescape(text)?),
            Some((user, password)) => User::Named {
                user: unescape(user)?,
                password: unescape(password)?,
            },
        })
    }
}

fn read_name(name: &str) -> Result<String, BusError> {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if name.len() > 32 || !name.chars().all(fits) {
        return Err(wrong(
            "the name after the host has at most 32 of a-z, 0-9 and `-`",
        ));
    }
    Ok(name.to_owned())
}

/// Whether nobody but this machine reaches it.
fn is_here(host: &str) -> bool {
    let address = host.trim_matches(['[', ']']).parse::<IpAddr>();
    host == "localhost" || address.is_ok_and(|address| address.is_loopback())
}

/// Percent-decodes.
fn unescape(text: &str) -> Result<String, BusError> {
    let bad = || wrong("a `%` in the user or password is not followed by two hex digits");
    let mut bytes = text.bytes();
    let mut out = Vec::with_capacity(text.len());
    while let Some(byte) = bytes.next() {
        if byte != b'%' {
            out.push(byte);
            continue;
        }
        let mut digit = || {
            let digit = char::from(bytes.next()?).to_digit(16)?;
            u8::try_from(digit).ok()
        };
        let (high, low) = (digit().ok_or_else(bad)?, digit().ok_or_else(bad)?);
        out.push(high * 16 + low);
    }
    String::from_utf8(out).map_err(|_| wrong("the user or password is not UTF-8"))
}

fn wrong(why: &str) -> BusError {
    BusError::Address(why.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> NatsAddress {
        text.parse().unwrap()
    }

    #[test]
    fn an_address_names_server_user_and_installation() {
        let plain = read("nats://127.0.0.1:14222");
        assert!(plain.user == User::Nobody && !plain.secure);
        assert_eq!((plain.servers[0].port(), plain.name()), (14222, "tuomari"));

        let full = read("tls://ann:p%40ss%3A@bus.example:5222/helsinki-1, tls://[::1]");
        assert!(full.secure && full.name() == "helsinki-1");
        assert!(
            full.user
                == User::Named {
                    user: "ann".into(),
                    password: "p@ss:".into()
                }
        );
        assert_eq!(full.servers[0].host(), "bus.example");
        assert_eq!(
            (full.servers[1].host(), full.servers[1].port()),
            ("::1", 4222)
        );

        assert!(read("nats://s3cret@host/").user == User::Token("s3cret".into()));
    }

    #[test]
    fn no_secret_is_shown() {
        let address = read("nats://zelda:hunter2@host,nats://other");
        let shown = format!("{address:?} {:?}", address.servers);
        assert!(
            !shown.contains("hunter2") && !shown.contains("zelda"),
            "{shown}"
        );
        let error = "nats://zelda:hunter2%@host"
            .parse::<NatsAddress>()
            .unwrap_err();
        assert!(!error.to_string().contains("hunter2"));
    }

    #[test]
    fn a_server_open_to_anybody_is_refused_unless_it_is_here() {
        for text in [
            "nats://host",
            "tls://bus.example:4222/name",
            "nats://192.0.2.7:4222",
            "nats://localhost.example",
            "nats://127.0.0.1,nats://192.0.2.7",
        ] {
            let refused = text.parse::<NatsAddress>().unwrap_err();
            assert_eq!(refused, BusError::Anonymous, "{text}");
            let told = refused.to_string();
            assert!(told.contains("nats://user:password@host"), "{told}");
        }
        for text in [
            "nats://localhost",
            "nats://127.0.0.9:1",
            "nats://[::1]:4222",
        ] {
            assert!(read(text).user == User::Nobody, "{text}");
        }
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for text in [
            "",
            "host:4222",
            "http://host",
            "nats://",
            "nats://ann:pw@",
            "nats://host:port",
            "nats://host/Name",
            "nats://host/a.b",
            "nats://host/>",
            "nats://a%2@host",
            "nats://a%zz@host",
            "nats://pw@a,tls://b",
            "nats://pw@a,nats://ann:pw@b",
            &format!("nats://{}", "a".repeat(LONGEST)),
        ] {
            assert!(
                matches!(text.parse::<NatsAddress>(), Err(BusError::Address(_))),
                "{text}"
            );
        }
    }
}
