//! Who asks: from where, and with which link.

use std::{
    convert::Infallible,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::Arc,
};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{HeaderMap, header, request::Parts},
};
use tuomari_conduct::{Game, Seat};
use tuomari_record::{Key, OrganiserName, StreamId, TokenHash};

use crate::{
    answer::{Answer, forbidden, unknown_link},
    doing::{Pass, is_shared},
    node::{Node, acts, doors::Visit, network::network},
    table::{Table, pass, secret::Secret},
};

/// The longest secret that is looked at.
const LONGEST_SECRET: usize = 256;

/// Who asks.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) address: IpAddr,
    /// The secret of his link, if he brought one.
    pub(crate) secret: Option<Secret>,
    /// The connection he came by.
    pub(crate) visit: Option<Arc<Visit>>,
    /// Whether he is on this machine, and nobody speaks through him.
    pub(crate) is_here: bool,
    /// Whether a proxy that we trust says that he came by HTTPS.
    said_https: bool,
}

impl FromRequestParts<Arc<Node>> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, node: &Arc<Node>) -> Result<Caller, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.0.ip());
        let (headers, trusts) = (&parts.headers, node.config.trusts(peer));
        let forwarded = trusts.then(|| forwarded(headers, node)).flatten();
        let through = |name: &str| headers.contains_key(name);
        let proto = headers.get("x-forwarded-proto");
        Ok(Caller {
            address: forwarded.unwrap_or(peer),
            secret: bearer(headers),
            visit: parts.extensions.get().cloned(),
            is_here: peer.is_loopback() && !through("x-forwarded-for") && !through("forwarded"),
            said_https: trusts && proto.is_some_and(|proto| proto == "https"),
        })
    }
}

/// Who stands behind the proxies. Each adds at the end from whom it heard, in
/// a line of its own or not; what stands before the word of the farthest one
/// that we trust is anybody's.
fn forwarded(headers: &HeaderMap, node: &Node) -> Option<IpAddr> {
    let mut farthest = None;
    for line in headers.get_all("x-forwarded-for").iter().rev() {
        for word in line.to_str().ok()?.rsplit(',') {
            let Some(address) = address(word.trim()) else {
                return farthest;
            };
            farthest = Some(address);
            let mut proxies = node.config.trusted_proxies.iter();
            if !proxies.any(|network| network.holds(address)) {
                return farthest;
            }
        }
    }
    farthest
}

/// An address, with a port or without.
fn address(word: &str) -> Option<IpAddr> {
    let with_port = || Some(word.parse::<SocketAddr>().ok()?.ip());
    word.parse().ok().or_else(with_port)
}

fn bearer(headers: &HeaderMap) -> Option<Secret> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, secret) = value.split_once(' ')?;
    let fits = scheme.eq_ignore_ascii_case("bearer") && secret.len() <= LONGEST_SECRET;
    fits.then(|| Secret::brought(secret.trim()))
}

impl Caller {
    /// What his link is known by.
    fn link(&self) -> Option<TokenHash> {
        self.secret.as_ref().map(Secret::seat_hash)
    }

    /// What a key of his is known by; another may choose the same.
    pub(crate) fn key(&self, text: &str) -> Key {
        match &self.secret {
            Some(secret) => Key::of(format!("{}\0{text}", secret.reveal()).as_bytes()),
            None => Key::of(format!("{}\0{text}", network(self.address)).as_bytes()),
        }
    }

    /// Counts a request: by his link if it opens something, else by his
    /// address. Who has not been here yet is looked for at the table he asks
    /// about, if it is at hand.
    pub(crate) fn spend(&self, node: &Node, cost: u32, path: &str) -> Answer<()> {
        if let (Some(secret), Some(link)) = (&self.secret, self.link())
            && !node.limits.knows(link)
        {
            if let Some(name) = node.organiser(secret) {
                acts::used(&node.limits, link, None, &"organiser", Some(name));
            } else if let Some((stream, seat)) = opened_held(node, secret, path) {
                acts::used(&node.limits, link, Some(stream), &seat, None);
            }
        }
        node.limits.request(self.address, self.link(), cost)
    }

    /// Whether what he reads and says is hidden on its way.
    pub(crate) fn is_https(&self, node: &Node) -> bool {
        self.said_https || node.config.tls_cert.is_some()
    }

    /// Which organiser's link he brought, if it is one's.
    pub(crate) fn organiser(&self, node: &Node) -> Option<OrganiserName> {
        node.organiser(self.secret.as_ref()?)
    }

    /// Whether he brought an organiser's link.
    pub(crate) fn is_organiser(&self, node: &Node) -> bool {
        self.organiser(node).is_some()
    }

    /// Only an organiser goes on.
    pub(crate) fn must_be_organiser(&self, node: &Node) -> Answer<OrganiserName> {
        self.organiser(node).ok_or_else(|| match self.secret {
            Some(_) => forbidden("bring the organiser's link: Authorization: Bearer …"),
            None => unknown_link(),
        })
    }

    /// Only who has the server's own link goes on.
    pub(crate) fn must_be_main(&self, node: &Node) -> Answer<()> {
        if self.must_be_organiser(node)?.is_main() {
            return Ok(());
        }
        Err(forbidden(
            "this concerns all who play here: ask whoever runs the server",
        ))
    }

    /// The seat he has at a table. Without a link he looks on; with a wrong
    /// one there is no such table for him.
    pub(crate) fn pass(&self, node: &Node, table: &Table) -> Answer<Pass> {
        let pass = pass::pass(node, self.secret.as_ref(), table);
        if let Some(link) = self.link() {
            match &pass {
                Ok(pass) if pass.is_shared() => {}
                // It opens something and is his own: he is no stranger.
                Ok(pass) => acts::used(
                    &node.limits,
                    link,
                    Some(table.id),
                    &pass.seat,
                    pass.organiser,
                ),
                Err(_) => node.limits.missed(self.address),
            }
        }
        pass
    }

    /// How far he may read a game: the arbiter, and the organiser with him,
    /// as far as it is at any time; everybody once it is over, and for those
    /// who see it later that is later.
    pub(crate) fn reads<'t>(&self, node: &Node, table: &'t mut Table) -> Answer<Reading<'t>> {
        table.advance_delayed(node.clock.now_ms());
        let table = &*table;
        let seat = self.pass(node, table)?.seat;
        let (game, version) = table.seen_by(seat);
        let is_over = table.is_over(game);
        if is_over || seat == Seat::Arbiter {
            return Ok(Reading {
                game,
                version,
                is_over,
            });
        }
        Err(forbidden("wait until the game is over, or ask the arbiter"))
    }
}

/// A game as far as somebody may read it.
#[derive(Debug)]
pub(crate) struct Reading<'t> {
    pub(crate) game: &'t Game,
    pub(crate) version: u64,
    pub(crate) is_over: bool,
}

/// The seat that a secret opens of the table in a path, as far as that is known
/// without asking the journal; not one that many may have.
fn opened_held(node: &Node, secret: &Secret, path: &str) -> Option<(StreamId, Seat)> {
    let mut parts = path.split('/').skip_while(|part| *part != "tables");
    let id: StreamId = parts.nth(1)?.parse().ok()?;
    let place = node.hall.get(id)?;
    let seat = place.try_table()?.seat_of(secret.seat_hash())?;
    (!is_shared(seat)).then_some((id, seat))
}
