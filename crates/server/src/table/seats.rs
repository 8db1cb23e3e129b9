//! Seats by link: what a link looks like, on paper too.

use qrcode::{EcLevel, QrCode, render::svg};
use tuomari_conduct::Seat;

use crate::{node::config::Config, table::secret::Secret, wire::answer::SeatLinkDto};

/// The link of a seat.
pub(crate) fn seat_link(config: &Config, table: &str, seat: Seat, secret: &Secret) -> SeatLinkDto {
    let token = secret.reveal().to_owned();
    SeatLinkDto {
        seat: seat.into(),
        link: format!("{}/t/{table}#{token}", config.base_url()),
        token,
    }
}

/// A link by which a seat is taken, for whoever opens it first.
pub(crate) fn invitation(config: &Config, table: &str, secret: &Secret) -> String {
    format!("{}/j/{table}#{}", config.base_url(), secret.reveal())
}

/// The organiser's link.
pub fn organiser_link(config: &Config, secret: &Secret) -> String {
    format!("{}/#{}", config.base_url(), secret.reveal())
}

/// The seat that a word means.
pub(crate) fn seat_of_word(word: &str) -> Option<Seat> {
    Seat::ALL.into_iter().find(|seat| seat.id() == word)
}

/// A link as a QR code, in SVG; none if it is too long for one.
pub fn qr_svg(link: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(link, EcLevel::M).ok()?;
    Some(
        code.render::<svg::Color<'_>>()
            .min_dimensions(240, 240)
            .quiet_zone(true)
            .build(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_keeps_its_secret_behind_the_hash_sign() {
        let mut config = Config::default();
        config.set("public-url", "https://chess.example/").unwrap();
        let secret = Secret::brought("s3cret");
        let link = seat_link(&config, "t1", Seat::Arbiter, &secret);
        assert_eq!(link.link, "https://chess.example/t/t1#s3cret");
        assert_eq!(link.seat, crate::wire::word::SeatWord::Arbiter);
        assert_eq!(seat_of_word("arbiter"), Some(Seat::Arbiter));
        assert_eq!(seat_of_word("queen"), None);
    }

    #[test]
    fn a_link_is_drawn() {
        let svg = qr_svg("https://chess.example/t/t1#s3cret").unwrap();
        assert!(svg.contains("<svg") && svg.contains("path"), "{svg}");
        assert_eq!(qr_svg(&"x".repeat(5_000)), None);
    }
}
