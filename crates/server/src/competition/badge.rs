//! Links that can be printed again.
//!
//! A link is stored as a hash only, and a badge that was printed once has to
//! be printed again one day. So the organiser's own link, which he brings with
//! every request, makes the links of the others: whoever has it can make them
//! again, and nobody else can, not even from the journal.

use sha2::{Digest as _, Sha256};
use tuomari_competition::Seat;
use tuomari_record::{StreamId, TokenHash};

use crate::{competition::links::Links, table::secret::Secret};

/// The link of a seat, the `serial`-th that it has had, counted from 0.
pub(crate) fn of(organiser: &Secret, id: StreamId, seat: &Seat, serial: u32) -> Secret {
    let mut hasher = Sha256::new();
    hasher.update(b"tuomari/badge/1\0");
    hasher.update(organiser.reveal().as_bytes());
    hasher.update([0]);
    hasher.update(id.as_bytes());
    hasher.update(serial.to_be_bytes());
    hasher.update(seat.to_string().as_bytes());
    Secret::of_bytes(&hasher.finalize().into())
}

/// The link that a seat has now, if the organiser's link made it.
pub(crate) fn again(
    organiser: &Secret,
    id: StreamId,
    links: &Links,
    seat: &Seat,
    token: TokenHash,
) -> Option<Secret> {
    let latest = links.issued(seat).checked_sub(1)?;
    let secret = of(organiser, id, seat, latest);
    (secret.seat_hash() == token).then_some(secret)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tuomari_competition::PlayerId;
    use tuomari_record::Link;

    #[test]
    fn a_badge_is_made_again_by_the_organiser_alone() {
        let id = StreamId::of_competition(1, 0, [1; 9]);
        let (own, other) = (Secret::brought("own"), Secret::brought("other"));
        let seat = Seat::Player(PlayerId(7));
        let badge = of(&own, id, &seat, 0);
        assert_eq!(badge, of(&own, id, &seat, 0));
        assert_eq!(badge.reveal().len(), 43);
        let elsewhere = StreamId::of_competition(1, 0, [2; 9]);
        let neighbour = Seat::Player(PlayerId(8));
        for different in [
            of(&other, id, &seat, 0),
            of(&own, elsewhere, &seat, 0),
            of(&own, id, &neighbour, 0),
            of(&own, id, &seat, 1),
        ] {
            assert_ne!(badge, different);
        }
        let links = Links::default();
        let token = badge.seat_hash();
        let link = Link {
            seat: seat.clone(),
            token: Some(token),
        };
        links.take(&[link], 2);
        let again = |secret| again(secret, id, &links, &seat, token);
        assert_eq!((again(&own), again(&other)), (Some(badge), None));
    }
}
