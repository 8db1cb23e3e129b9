//! Players of a file, as pairing and standing ask for them.

use std::collections::BTreeMap;

use tuomari_pairing::{Color, Entrant, Entry, Number};
use tuomari_report::{Color as Written, Mark, Player, Report, Round};
use tuomari_standing::{Kind, Participant};

use crate::entries::round_of;
use crate::made::Paired;
use crate::refusal::Refusal;
use crate::worth::{Worth, counted};

/// All players with their rounds so far, found consistent.
pub(crate) fn entrants(
    report: &Report,
    worth: &Worth<'_>,
    past: u32,
) -> Result<Vec<Entrant>, Refusal> {
    check_mutual(report, past)?;
    let entrant = |player: &Player| {
        let entries = (1..=past).map(|round| entry(report, worth, player, round));
        Ok(Entrant {
            number: player.number,
            entries: entries.collect::<Result<Vec<Entry>, Refusal>>()?,
            virtual_points: Vec::new(),
        })
    };
    report.players.iter().map(entrant).collect()
}

fn entry(
    report: &Report,
    worth: &Worth<'_>,
    player: &Player,
    round: u32,
) -> Result<Entry, Refusal> {
    let number = player.number;
    let told = round_of(report, player, round);
    let mark = told.mark.unwrap_or(Mark::ZeroBye);
    let points = worth.of_round(number, round, mark).hundredths();
    Ok(match (told.opponent, mark) {
        (None, Mark::PairingBye) => Entry::PairingBye { points },
        (None, _) => Entry::Absence { points },
        (Some(opponent), Mark::ForfeitWin | Mark::ForfeitLoss) => {
            Entry::Forfeit { opponent, points }
        }
        (Some(opponent), mark) if mark.is_game() => {
            let color = told.color.ok_or(Refusal::NoColor { round, number })?;
            Entry::Game {
                opponent,
                color: paired_color(color),
                points,
            }
        }
        (Some(_), _) => return Err(Refusal::ByeWithOpponent { round, number }),
    })
}

/// Both sides of a pair say the same of it.
fn check_mutual(report: &Report, past: u32) -> Result<(), Refusal> {
    let players: BTreeMap<u32, &Player> =
        report.players.iter().map(|one| (one.number, one)).collect();
    for player in &report.players {
        for round in 1..=past {
            let told = round_of(report, player, round);
            let Some(opponent) = told.opponent else {
                continue;
            };
            let number = player.number;
            let other = players.get(&opponent).filter(|_| opponent != number);
            let theirs = other.map(|other| round_of(report, other, round));
            let is_game = |one: &Round| one.mark.is_some_and(Mark::is_game);
            let fits = |one: &Round| one.opponent == Some(number) && is_game(one) == is_game(&told);
            let Some(theirs) = theirs.filter(fits) else {
                return Err(Refusal::NotMutual {
                    round,
                    number,
                    opponent,
                });
            };
            let is_known = told.color.is_some() && theirs.color.is_some();
            if told.color == theirs.color && is_known {
                return Err(Refusal::Colors {
                    round,
                    number,
                    opponent,
                });
            }
        }
    }
    Ok(())
}

/// The pairs of a round as the file has them, and those of them that have no
/// colours, as a forfeited pair may: there the smaller number stands first.
pub(crate) fn paired(report: &Report, round: u32) -> (Paired, Vec<(Number, Number)>) {
    let players = report.players.iter();
    let rounds = players.map(|player| (player.number, round_of(report, player, round)));
    let rounds: BTreeMap<Number, Round> = rounds.collect();
    let (mut paired, mut colorless) = (Paired::default(), Vec::new());
    for (&number, told) in &rounds {
        if told.opponent.is_none() && told.mark == Some(Mark::PairingBye) {
            paired.byes.push(number);
        }
        let Some(opponent) = told.opponent.filter(|opponent| number < *opponent) else {
            continue;
        };
        let theirs = rounds.get(&opponent).and_then(|theirs| theirs.color);
        match (told.color, theirs) {
            (Some(Written::Black), _) | (None, Some(Written::White)) => {
                paired.boards.push((opponent, number));
            }
            (Some(Written::White), _) | (None, Some(Written::Black)) => {
                paired.boards.push((number, opponent));
            }
            (None, None) => {
                paired.boards.push((number, opponent));
                colorless.push((number, opponent));
            }
        }
    }
    (paired, colorless)
}

/// The colour of the lot, as round 1 shows it: the first of the list who was
/// paired has it.
pub(crate) fn shown_color(report: &Report) -> Option<Color> {
    let mut players: Vec<&Player> = report.players.iter().collect();
    players.sort_by_key(|player| player.number);
    let mut rounds = players.iter().map(|player| round_of(report, player, 1));
    let first = rounds.find(|round| round.opponent.is_some())?;
    first.color.map(paired_color)
}

/// All players as standing counts them.
pub(crate) fn participants(report: &Report, worth: &Worth<'_>, past: u32) -> Vec<Participant> {
    let participant = |player: &Player| {
        let rating = player.person.rating.filter(|&rating| rating > 0);
        Participant {
            number: player.number,
            rating: rating.and_then(|rating| i32::try_from(rating).ok()),
            entries: (1..=past)
                .map(|round| counted_entry(report, worth, player, round))
                .collect(),
        }
    };
    report.players.iter().map(participant).collect()
}

/// One round of a player as standing counts it.
pub(crate) fn counted_entry(
    report: &Report,
    worth: &Worth<'_>,
    player: &Player,
    round: u32,
) -> tuomari_standing::Entry {
    let told = round_of(report, player, round);
    let mark = told.mark.unwrap_or(Mark::ZeroBye);
    tuomari_standing::Entry {
        kind: kind(mark),
        opponent: told.opponent,
        color: told.color.map(counted_color),
        points: counted(worth.of_round(player.number, round, mark)),
    }
}

/// A game that is not over yet counts as drawn.
pub(crate) fn kind(mark: Mark) -> Kind {
    match mark {
        Mark::Win | Mark::UnratedWin => Kind::Win,
        Mark::Draw | Mark::UnratedDraw | Mark::Unknown => Kind::Draw,
        Mark::Loss | Mark::UnratedLoss => Kind::Loss,
        Mark::ForfeitWin => Kind::ForfeitWin,
        Mark::ForfeitLoss => Kind::ForfeitLoss,
        Mark::PairingBye => Kind::PairingBye,
        Mark::FullBye => Kind::FullBye,
        Mark::HalfBye => Kind::HalfBye,
        Mark::ZeroBye => Kind::ZeroBye,
    }
}

pub(crate) fn paired_color(color: Written) -> Color {
    match color {
        Written::White => Color::White,
        Written::Black => Color::Black,
    }
}

pub(crate) fn counted_color(color: Written) -> tuomari_standing::Color {
    match color {
        Written::White => tuomari_standing::Color::White,
        Written::Black => tuomari_standing::Color::Black,
    }
}

/// The numbers of all players or teams, ascending.
pub(crate) fn sorted(numbers: impl Iterator<Item = Number>) -> Vec<Number> {
    let mut numbers: Vec<Number> = numbers.collect();
    numbers.sort_unstable();
    numbers
}
