//! How much one seat may do at one table.
//!
//! It is counted from the record itself, so every node counts the same and a
//! restart forgives nothing. A seat that floods its table hurts itself alone:
//! the others have their own share, and whoever may end the game still can.

use tuomari_board::Color;
use tuomari_conduct::By;
use tuomari_record::Author;

use crate::{answer::Answer, wire::Problem};

const MINUTE_MS: u64 = 60_000;

/// Entries of one player or assistant in one game. A game of three hundred
/// moves with every touch and press has about a thousand of each.
const MOST: u32 = 10_000;

/// Entries of the arbiter and the organiser.
const MOST_OF_ARBITER: u32 = 20_000;

/// What the seats of a table have done so far.
#[derive(Debug, Default)]
pub(crate) struct Paces([Pace; 5]);

/// What one seat has done.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pace {
    all: u32,
    /// In the minute of the last entry, and in the one before it.
    minute: u64,
    now: u32,
    before: u32,
}

impl Paces {
    /// Takes note of an entry.
    pub(crate) fn note(&mut self, by: Author, at_ms: u64) {
        if let Some(place) = place(by) {
            self.0[place].note(at_ms);
        }
    }

    /// Whether the seat may do one thing more, at so many a minute.
    pub(crate) fn room(&self, by: Author, now_ms: u64, per_minute: u32) -> Answer<()> {
        let Some(place) = place(by) else {
            return Ok(());
        };
        let most = if matches!(by, Author::AtTable(By::Player(_) | By::Assistant(_))) {
            MOST
        } else {
            MOST_OF_ARBITER
        };
        self.0[place].room(now_ms, per_minute, most)
    }
}

impl Pace {
    /// Whether one thing more may be done, at so many a minute and in all.
    pub(crate) fn room(self, now_ms: u64, per_minute: u32, most: u32) -> Answer<()> {
        if self.all >= most {
            return Err(Box::new(spent(most)));
        }
        match self.wait_ms(now_ms, per_minute.max(1)) {
            0 => Ok(()),
            wait_ms => Err(Box::new(too_fast(wait_ms))),
        }
    }

    pub(crate) fn note(&mut self, at_ms: u64) {
        let minute = at_ms / MINUTE_MS;
        *self = Pace {
            all: self.all.saturating_add(1),
            ..self.at(minute)
        };
        self.now = self.now.saturating_add(1);
    }

    /// The same, seen from a later minute.
    fn at(self, minute: u64) -> Pace {
        match minute.saturating_sub(self.minute) {
            0 => self,
            passed => Pace {
                minute,
                now: 0,
                before: if passed == 1 { self.now } else { 0 },
                ..self
            },
        }
    }

    /// How long to wait; 0 if the next may come now. The minute before counts
    /// as far as it lies within the last sixty seconds.
    fn wait_ms(self, now_ms: u64, per_minute: u32) -> u64 {
        let seen = self.at(now_ms / MINUTE_MS);
        let passed_ms = now_ms % MINUTE_MS;
        let room = per_minute - 1;
        if seen.now > room {
            // The next minute, and as much of it as these take to fade.
            return (MINUTE_MS - passed_ms) + faded_ms(seen.now, room);
        }
        faded_ms(seen.before, room - seen.now).saturating_sub(passed_ms)
    }
}

/// How far into a minute those of the one before count for so many.
fn faded_ms(before: u32, room: u32) -> u64 {
    let over = before.saturating_sub(room);
    (u64::from(over) * MINUTE_MS).div_ceil(u64::from(before.max(1)))
}

/// The software itself has no bounds.
fn place(by: Author) -> Option<usize> {
    let side = |color: Color| usize::from(color == Color::Black);
    match by {
        Author::AtTable(By::Player(color)) => Some(side(color)),
        Author::AtTable(By::Assistant(color)) => Some(2 + side(color)),
        Author::AtTable(By::Arbiter) | Author::Organiser => Some(4),
        Author::AtTable(By::System) => None,
    }
}

fn too_fast(wait_ms: u64) -> Problem {
    let seconds = wait_ms.div_ceil(1_000);
    Problem::new(
        "too-many-acts",
        429,
        "This seat has done too much in a minute",
    )
    .with_detail(format!("wait {seconds} s and send it again"))
}

fn spent(most: u32) -> Problem {
    let title = "This seat has done all that it may in one game";
    Problem::new("seat-spent", 409, title).with_detail(format!(
        "{most} acts are recorded; resign, or ask the arbiter to end the game"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHITE: Author = Author::AtTable(By::Player(Color::White));
    const BLACK: Author = Author::AtTable(By::Player(Color::Black));

    /// How many are let through, one each `every_ms`.
    fn let_through(paces: &mut Paces, from_ms: u64, every_ms: u64, tries: u64) -> u64 {
        let mut through = 0;
        for n in 0..tries {
            let at_ms = from_ms + n * every_ms;
            if paces.room(WHITE, at_ms, 200).is_ok() {
                paces.note(WHITE, at_ms);
                through += 1;
            }
        }
        through
    }

    #[test]
    fn a_seat_does_so_much_in_a_minute_and_hurts_no_other() {
        let mut paces = Paces::default();
        assert_eq!(let_through(&mut paces, 1_000, 50, 1_000), 200);
        let problem = paces.room(WHITE, 51_000, 200).unwrap_err();
        assert_eq!(problem.status, 429);
        let told = problem.detail.unwrap();
        assert!(told.starts_with("wait 10 s"), "{told}");
        assert!(paces.room(WHITE, 60_301, 200).is_ok());
        assert!(paces.room(BLACK, 51_000, 200).is_ok());
        assert!(paces.room(Author::AtTable(By::System), 51_000, 200).is_ok());
    }

    #[test]
    fn in_the_long_run_it_is_no_more_than_the_minutes_share() {
        let mut paces = Paces::default();
        // Twenty a second for ten minutes.
        let through = let_through(&mut paces, 0, 50, 20 * 600);
        assert!((1_900..=2_200).contains(&through), "{through}");
        // A quick game: three a second for three minutes.
        let mut paces = Paces::default();
        assert_eq!(let_through(&mut paces, 30_000, 334, 540), 540);
    }

    #[test]
    fn a_seat_that_filled_its_share_is_told_and_the_arbiter_is_not() {
        let mut paces = Paces::default();
        for n in 0..u64::from(MOST) {
            paces.note(WHITE, n * 1_000);
        }
        let problem = paces.room(WHITE, u64::from(MOST) * 1_000, 200).unwrap_err();
        assert_eq!(problem.r#type, "urn:tuomari:problem:seat-spent");
        let arbiter = Author::AtTable(By::Arbiter);
        assert!(paces.room(arbiter, 0, 200).is_ok());
    }
}
