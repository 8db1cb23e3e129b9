//! What a table says of its game to its competition.

use tuomari_board::Color;
use tuomari_competition::Outcome;
use tuomari_conduct::{Cause, Game};

/// How a game ended, as its competition takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Counts(Outcome),
    /// It does not count, and another is played.
    Annulled,
}

/// How a game ended, if it has.
pub(crate) fn end(game: &Game) -> Option<End> {
    let conclusion = game.conclusion()?;
    if conclusion.cause.annuls() {
        return Some(End::Annulled);
    }
    let plies = game.history().plies().len();
    let points = conclusion.points;
    Some(End::Counts(match conclusion.cause {
        Cause::Absence(Color::White) if plies == 0 => Outcome::WhiteForfeits,
        Cause::Absence(Color::Black) if plies == 0 => Outcome::BlackForfeits,
        Cause::BothAbsent if plies == 0 => Outcome::BothForfeit,
        _ => Outcome::of_game(points.white_halves(), points.black_halves(), plies >= 2),
    }))
}
