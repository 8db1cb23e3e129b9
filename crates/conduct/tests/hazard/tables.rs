//! Rules and tables.

use tuomari_board::Position;
use tuomari_clock::{ChessClock, TimeControl};
use tuomari_conduct::{Game, Table};
use tuomari_rulebook::{Rulebook, Rules, Setting};

use super::Throws;

/// Every rulebook in every profile, with and without quickplay rules and an
/// arbiter on site where an event may choose.
pub(crate) fn all_rules() -> Vec<Rules> {
    let mut all = Vec::new();
    for rulebook in Rulebook::all() {
        for profile in rulebook.profiles() {
            for choices in [
                &[][..],
                &[
                    (Setting::QuickplayRules, "on-unless-excluded"),
                    (Setting::ArbiterPresent, "no"),
                    (Setting::DrawOfferRestriction, "30"),
                ][..],
            ] {
                all.extend(built(rulebook, profile, choices));
            }
        }
    }
    all
}

fn built(
    rulebook: Rulebook,
    profile: tuomari_rulebook::Profile,
    choices: &[(Setting, &str)],
) -> Option<Rules> {
    let with = |needed: &[(Setting, &str)]| {
        let mut event = Rules::of(rulebook, profile);
        for (setting, value) in needed.iter().chain(choices) {
            event = event.decide(*setting, value);
        }
        event.build().ok()
    };
    with(&[])
        .or_else(|| with(&[(Setting::FideRated, "no")]))
        .or_else(|| with(&[(Setting::FideRated, "no"), (Setting::DefaultTime, "30min")]))
}

/// Starts from which something is soon to happen.
const STARTS: [&str; 12] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 0 1",
    "8/P6k/8/8/8/8/p6K/8 w - - 0 60",
    "4k3/8/8/4r3/8/7R/8/4K3 w - - 0 1",
    "7k/8/6K1/8/8/8/8/R7 w - - 0 80",
    "8/8/8/8/8/4k3/3n4/4K2B w - - 90 70",
    "8/8/4k3/8/8/3QK3/8/8 b - - 98 90",
    "8/8/8/8/8/4k3/8/4K2N w - - 148 170",
    "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 50",
    "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
    "k7/8/1K6/8/8/8/8/7R w - - 0 1",
    "2r1k3/1P6/8/3pP3/8/8/8/4K3 w - d6 0 1",
];

/// A table: any kind, any start, with or without a clock.
pub(crate) fn any_table(throws: &mut impl Throws) -> Game {
    let table = throws.any(&[Table::Strict, Table::Strict, Table::Assisted, Table::Wooden]);
    let start = match Position::from_fen_lenient(throws.any(&STARTS)) {
        Ok((start, _)) => start,
        Err(_) => Position::default(),
    };
    let control = throws.any(&["5 min", "3+2", "1 min", "90/40+30, 30+30"]);
    let clock = TimeControl::from_human(control).ok().map(ChessClock::new);
    let clock = clock.filter(|_| !throws.one_in(6));
    Game::new(table, start, clock)
}
