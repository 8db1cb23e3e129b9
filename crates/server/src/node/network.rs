//! Networks by their addresses: `10.0.0.0/8`, `2001:db8::/32`, `127.0.0.1`.

use std::{fmt, net::IpAddr, str::FromStr};

/// All addresses that begin alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    first: IpAddr,
    bits: u8,
}

impl Network {
    /// Whether an address lies in it.
    pub(crate) fn holds(self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        match (self.first, address) {
            (IpAddr::V4(_), IpAddr::V4(_)) | (IpAddr::V6(_), IpAddr::V6(_)) => {
                beginning(address, self.bits) == self.first
            }
            _ => false,
        }
    }
}

/// The network that one customer has: an address of the old kind, or the /64
/// of one of the new kind, of which everybody has 2^64.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    let address = address.to_canonical();
    beginning(address, if address.is_ipv4() { 32 } else { 64 })
}

/// An address of which only the first bits count.
fn beginning(address: IpAddr, bits: u8) -> IpAddr {
    match address {
        IpAddr::V4(four) => {
            let off = 32 - u32::from(bits.min(32));
            let mask = u32::MAX.checked_shl(off).unwrap_or(0);
            IpAddr::V4((four.to_bits() & mask).into())
        }
        IpAddr::V6(six) => {
            let off = 128 - u32::from(bits.min(128));
            let mask = u128::MAX.checked_shl(off).unwrap_or(0);
            IpAddr::V6((six.to_bits() & mask).into())
        }
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Network, String> {
        let wrong =
            || format!("\"{text}\" is no address and no network; write 10.0.0.7 or 10.0.0.0/8");
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| wrong())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits: u8 = match bits {
            Some(bits) => bits.parse().map_err(|_| wrong())?,
            None => most,
        };
        if bits > most || beginning(address, bits) != address {
            return Err(wrong());
        }
        Ok(Network {
            first: address,
            bits,
        })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.first, self.bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_holds_what_begins_alike() {
        let check = |text: &str, address: &str, expected: bool| {
            let network: Network = text.parse().unwrap();
            let address = address.parse().unwrap();
            assert_eq!(network.holds(address), expected, "{text} {address}");
        };
        check("10.0.0.0/8", "10.255.0.1", true);
        check("10.0.0.0/8", "11.0.0.1", false);
        check("10.0.0.7", "10.0.0.7", true);
        check("10.0.0.7", "10.0.0.8", false);
        check("0.0.0.0/0", "1.2.3.4", true);
        check("0.0.0.0/0", "::1", false);
        check("10.0.0.0/8", "::ffff:10.1.1.1", true);
        check("2001:db8::/32", "2001:db8:1::1", true);
        check("::1", "::1", true);
        for text in ["", "x", "10.0.0.1/8", "10.0.0.0/33", "::/129", "1.2.3.4/"] {
            assert!(text.parse::<Network>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_customer_has_one_network() {
        let check = |one: &str, expected: &str| {
            let one = network(one.parse().unwrap());
            assert_eq!(one, expected.parse::<IpAddr>().unwrap());
        };
        check("192.0.2.1", "192.0.2.1");
        check("::ffff:192.0.2.1", "192.0.2.1");
        check("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::");
    }
}
