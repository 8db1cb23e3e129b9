//! What was told already: the same report about the same thing, by the same
//! seat, while nothing else happened, is no new event.

use tuomari_conduct::{By, Device, Event, Happening, Incident, Misconduct, OnTwoBoards, Scoring};
use tuomari_record::{Author, Entry, Kind};

/// Reports that are remembered since the game last moved on.
const MOST: usize = 64;

/// What seats have told since the game last moved on.
#[derive(Debug, Default)]
pub(crate) struct Tellings(Vec<Telling>);

#[derive(Debug)]
struct Telling {
    by: By,
    what: Vec<Happening>,
    /// The entry that tells it.
    version: u64,
}

impl Tellings {
    /// The version that tells just this already.
    pub(crate) fn version_of(&self, by: By, events: &[Event]) -> Option<u64> {
        let told = self.0.iter().find(|told| {
            let what = events.iter().map(|event| &event.what);
            told.by == by && told.what.iter().eq(what)
        });
        told.map(|told| told.version)
    }

    /// Takes note of an entry.
    pub(crate) fn follow(&mut self, entry: &Entry, version: u64) {
        let events = match &entry.kind {
            Kind::Events { events, .. } | Kind::Outage { events, .. } => events,
            Kind::TableCreated(_) | Kind::SeatReissued { .. } | Kind::SeatRevoked { .. } => return,
        };
        let told = matches!(&entry.kind, Kind::Events { .. })
            && events.iter().all(|event| only_tells(&event.what));
        let Author::AtTable(by @ (By::Player(_) | By::Assistant(_))) = entry.by else {
            return self.0.clear();
        };
        if !told {
            return self.0.clear();
        }
        if self.0.len() >= MOST {
            self.0.remove(0);
        }
        let what = events.iter().map(|event| event.what.clone()).collect();
        self.0.push(Telling { by, what, version });
    }
}

/// Whether it says something and changes nothing that is counted. Offers,
/// claims and what is noted against a player are counted, however often they
/// are repeated; so are the sounds of a device.
fn only_tells(what: &Happening) -> bool {
    match what {
        Happening::Reported(Incident { what, .. }) => {
            !matches!(what, Misconduct::Device(Device::Sounded { .. }))
        }
        Happening::Appealed(..)
        | Happening::TwoHandsSeen(_)
        | Happening::PiecesDisplaced(_)
        | Happening::StartErrorReported(..)
        | Happening::StartErrorStands(_)
        | Happening::ClockFaultReported(..)
        | Happening::ClockSettingStays
        | Happening::ExtraTimeRequested(..)
        | Happening::AdjustingAnnounced(_)
        | Happening::NotAsked(_)
        | Happening::ActedFor(..)
        | Happening::OnTwoBoards(OnTwoBoards::SetUp { .. } | OnTwoBoards::Felt(..))
        | Happening::Scoring(
            Scoring::SheetTaken(..) | Scoring::Remarked(..) | Scoring::SheetReplaced(_),
        ) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tuomari_board::Color;
    use tuomari_clock::At;
    use tuomari_conduct::{Cites, Deed};

    const WHITE: By = By::Player(Color::White);
    const BLACK: By = By::Player(Color::Black);
    const SEEN: Happening = Happening::TwoHandsSeen(deed(Color::White));

    const fn deed(by: Color) -> Deed {
        Deed { by, ply: None }
    }

    fn events(at_ms: u64, what: Happening) -> Vec<Event> {
        vec![Event {
            at: At::from_ms(at_ms),
            what,
            cites: Cites::default(),
        }]
    }

    fn tell(tellings: &mut Tellings, version: u64, by: By, what: Happening) {
        let entry = Entry {
            at_ms: version,
            by: Author::AtTable(by),
            organiser: None,
            key: None,
            kind: Kind::Events {
                events: events(version, what),
                lag_ms: None,
            },
        };
        tellings.follow(&entry, version);
    }

    #[test]
    fn the_same_report_is_known_until_the_game_moves_on() {
        let mut tellings = Tellings::default();
        tell(&mut tellings, 5, BLACK, SEEN);
        tell(
            &mut tellings,
            6,
            BLACK,
            Happening::PiecesDisplaced(deed(Color::White)),
        );
        let known = |tellings: &Tellings, by| tellings.version_of(by, &events(9, SEEN));
        // Told in turns it is the same all the same.
        assert_eq!(known(&tellings, BLACK), Some(5));
        assert_eq!(known(&tellings, WHITE), None);
        let other = events(9, Happening::TwoHandsSeen(deed(Color::Black)));
        assert_eq!(tellings.version_of(BLACK, &other), None);
        tell(
            &mut tellings,
            7,
            WHITE,
            Happening::ClockPressed(Color::White),
        );
        assert_eq!(known(&tellings, BLACK), None);
    }

    #[test]
    fn what_is_counted_is_told_each_time() {
        for what in [
            Happening::DrawOffered {
                by: Color::Black,
                timely: false,
            },
            Happening::ClockStopped(BLACK),
        ] {
            let mut tellings = Tellings::default();
            tell(&mut tellings, 5, BLACK, what.clone());
            assert_eq!(tellings.version_of(BLACK, &events(9, what)), None);
        }
    }

    #[test]
    fn no_more_are_remembered_than_fit() {
        let mut tellings = Tellings::default();
        for version in 1..=MOST as u64 + 1 {
            let by = if version == 1 { WHITE } else { BLACK };
            tell(&mut tellings, version, by, SEEN);
        }
        assert_eq!(tellings.0.len(), MOST);
        assert_eq!(tellings.version_of(WHITE, &events(9, SEEN)), None);
    }
}
