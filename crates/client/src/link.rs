//! The link of a seat, and the address in it.

use std::{fmt, str::FromStr};

use tuomari_wire::{FromClient, Stamp, socket::Token};

use crate::Trouble;

/// Where a node listens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// Whether to speak TLS.
    pub secure: bool,
    /// The host: a name, or an address without brackets.
    pub host: String,
    pub port: u16,
}

/// The link of a seat: `https://chess.example/t/TABLE#SECRET`.
///
/// Printed, it keeps its secret.
#[derive(Clone, PartialEq, Eq)]
pub struct Link {
    pub address: Address,
    pub table: String,
    /// The secret of the seat; none for a spectator.
    pub token: Option<Token>,
}

impl Link {
    /// What asks to see the table: all of it, or what came after what was seen
    /// at the node named.
    pub(crate) fn follow(&self, seen: Option<Stamp>, came_from: Option<String>) -> FromClient {
        FromClient::Follow {
            table: self.table.clone(),
            token: self.token.clone(),
            have_version: seen.map(|seen| seen.version),
            have_step: seen.map(|seen| seen.step),
            came_from,
        }
    }
}

impl Address {
    /// What a request names as its host.
    pub fn authority(&self) -> String {
        let host = if self.host.contains(':') {
            format!("[{}]", self.host)
        } else {
            self.host.clone()
        };
        format!("{host}:{}", self.port)
    }
}

impl FromStr for Address {
    type Err = Trouble;

    /// Reads `http://host:port`, with or without the port.
    fn from_str(text: &str) -> Result<Address, Trouble> {
        let (secure, rest) = match text.split_once("://") {
            Some(("http", rest)) => (false, rest),
            Some(("https", rest)) => (true, rest),
            _ => return Err(Trouble::NoLink),
        };
        let rest = rest.trim_end_matches('/');
        let usual = if secure { 443 } else { 80 };
        let (host, port) = if let Some(six) = rest.strip_prefix('[') {
            let (host, after) = six.split_once(']').ok_or(Trouble::NoLink)?;
            (host, after.strip_prefix(':'))
        } else {
            match rest.rsplit_once(':') {
                Some((host, port)) => (host, Some(port)),
                None => (rest, None),
            }
        };
        let port = port.map_or(Ok(usual), str::parse);
        let good = |c: char| c.is_ascii_alphanumeric() || "-._:".contains(c);
        if host.is_empty() || !host.chars().all(good) {
            return Err(Trouble::NoLink);
        }
        Ok(Address {
            secure,
            host: host.to_owned(),
            port: port.map_err(|_| Trouble::NoLink)?,
        })
    }
}

impl FromStr for Link {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Link, Trouble> {
        let text = text.trim();
        let (page, token) = match text.split_once('#') {
            Some((page, token)) => (page, Some(token)),
            None => (text, None),
        };
        let (address, table) = page.rsplit_once("/t/").ok_or(Trouble::NoLink)?;
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        let named = |text: &str| !text.is_empty() && text.chars().all(plain);
        if !named(table) || token.is_some_and(|token| !named(token)) {
            return Err(Trouble::NoLink);
        }
        Ok(Link {
            address: address.parse()?,
            table: table.to_owned(),
            token: token.map(|token| Token(token.to_owned())),
        })
    }
}

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Link({}/t/{})", self.address.authority(), self.table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, secure: bool, host: &str, port: u16) {
        let link: Link = text.parse().unwrap();
        let address = &link.address;
        assert_eq!(
            (address.secure, address.host.as_str(), address.port),
            (secure, host, port)
        );
        assert_eq!(link.table, "01a1-7800");
    }

    #[test]
    fn links_are_read() {
        check(
            "http://127.0.0.1:8080/t/01a1-7800#s3-_",
            false,
            "127.0.0.1",
            8080,
        );
        check(
            "https://chess.example/t/01a1-7800#s",
            true,
            "chess.example",
            443,
        );
        check("http://[::1]:8080/t/01a1-7800", false, "::1", 8080);
        check(" http://localhost/t/01a1-7800#s\n", false, "localhost", 80);
    }

    #[test]
    fn what_is_no_link_is_told() {
        for text in [
            "",
            "chess.example/t/a#b",
            "ftp://chess.example/t/a#b",
            "http://chess.example/#organiser",
            "http://chess.example/t/#b",
            "http://chess.example/t/a#",
            "http://chess.example:x/t/a#b",
            "http:///t/a#b",
            "http://a b/t/a#b",
        ] {
            assert_eq!(text.parse::<Link>(), Err(Trouble::NoLink), "{text}");
        }
    }

    #[test]
    fn a_secret_is_not_printed() {
        let link: Link = "http://localhost:8080/t/a#secret".parse().unwrap();
        assert_eq!(format!("{link:?}"), "Link(localhost:8080/t/a)");
    }
}
