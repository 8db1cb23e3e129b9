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

/// Starts from which something is soon to happen; the second reading of
/// `bench` plays from them too.
pub(crate) fn starts() -> Vec<&'static str> {
    include_str!("starts.txt").lines().collect()
}

/// A table: any kind, any start, with or without a clock.
pub(crate) fn any_table(throws: &mut impl Throws) -> Game {
    let table = throws.any(&[Table::Strict, Table::Strict, Table::Assisted, Table::Wooden]);
    let start = match Position::from_fen_lenient(throws.any(&starts())) {
        Ok((start, _)) => start,
        Err(_) => Position::default(),
    };
    let control = throws.any(&["5 min", "3+2", "1 min", "90/40+30, 30+30"]);
    let clock = TimeControl::from_human(control).ok().map(ChessClock::new);
    let clock = clock.filter(|_| !throws.one_in(6));
    Game::new(table, start, clock)
}
