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
use tuomari_conduct::Seat;

use crate::{
    answer::{Answer, forbidden, unknown_link},
    doing::Pass,
    node::Node,
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
}

impl FromRequestParts<Arc<Node>> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, node: &Arc<Node>) -> Result<Caller, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.0.ip());
        let forwarded = node
            .config
            .behind_proxy
            .then(|| forwarded(&parts.headers))
            .flatten();
        Ok(Caller {
            address: forwarded.unwrap_or(peer),
            secret: bearer(&parts.headers),
        })
    }
}

/// What the nearest proxy says: the last address of the list is its own word.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let list = headers.get("x-forwarded-for")?.to_str().ok()?;
    list.rsplit(',').next()?.trim().parse().ok()
}

fn bearer(headers: &HeaderMap) -> Option<Secret> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, secret) = value.split_once(' ')?;
    let fits = scheme.eq_ignore_ascii_case("bearer") && secret.len() <= LONGEST_SECRET;
    fits.then(|| Secret::brought(secret.trim()))
}

impl Caller {
    /// Whether he brought the organiser's link.
    pub(crate) fn is_organiser(&self, node: &Node) -> bool {
        let brought = self.secret.as_ref().map(Secret::organiser_hash);
        brought.is_some() && brought == node.organiser
    }

    /// Only the organiser goes on.
    pub(crate) fn must_be_organiser(&self, node: &Node) -> Answer<()> {
        if self.is_organiser(node) {
            return Ok(());
        }
        Err(match self.secret {
            Some(_) => forbidden("bring the organiser's link: Authorization: Bearer …"),
            None => unknown_link(),
        })
    }

    /// The seat he has at a table. Without a link he looks on; with a wrong
    /// one there is no such table for him.
    pub(crate) fn pass(&self, node: &Node, table: &Table) -> Answer<Pass> {
        pass::pass(node, self.secret.as_ref(), table)
    }

    /// Everybody goes on once the game is over; the arbiter, and the organiser
    /// with him, at any time.
    pub(crate) fn must_wait_for_the_end(&self, node: &Node, table: &Table) -> Answer<()> {
        let always = self.pass(node, table)?.seat == Seat::Arbiter;
        if always || table.is_over(&table.game) {
            return Ok(());
        }
        let detail = "wait until the game is over, or ask the arbiter";
        Err(forbidden(detail))
    }
}
