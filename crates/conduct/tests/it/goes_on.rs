//! A game in progress never comes to a standstill: whatever people have done,
//! somebody at the table can bring about a move or the end.

use std::collections::BTreeSet;

use crate::hazard::{Playing, all_rules, any_table};
use tuomari_board::Color;
use tuomari_conduct::{Act, By, Command, Event, Happening, Seat, options};
use tuomari_testkit::{Dice, quick_or_full};

/// Commands to one game.
const COMMANDS: usize = 60;
/// Acts that people may need to get a game going again.
const MOST_STEPS: usize = 40;

/// What takes a game further, or takes away what stands in its way. Giving up,
/// offering and reporting are none of it: nobody has to. But a mate given with
/// another piece than the one touched, on which the arbiter lets play go on, is
/// taken back by a claim.
const HELPS: [&str; 25] = [
    "restart-stopped-clock",
    "resume",
    "start-clock",
    "rule",
    "restore-pieces",
    "claim-touch-move",
    "release",
    "press",
    "arrive",
    "waive-line",
    "verify",
    "restart-opponents-clock",
    "announce",
    "repeat",
    "write",
    "return-scoresheet",
    "reconstruct",
    "seal",
    "label-envelope",
    "appoint-resumption",
    "set-up-resumption",
    "open-envelope",
    "report-envelope-lost",
    "excuse",
    "see-flag",
];

#[test]
fn a_game_in_progress_can_always_go_on() {
    let games = quick_or_full(1_500, 60_000);
    let rules = all_rules();
    let (mut looked, mut stood) = (0, 0);
    for number in 0..games {
        let mut dice = Dice::new(number as u64);
        let rules = &rules[number % rules.len()];
        let mut playing = Playing::new(rules, any_table(&mut dice));
        for _ in 0..COMMANDS {
            let mut command = playing.any_command(&mut dice);
            if command.act == Act::StartClock && !there(&playing, command.by) {
                command.by = By::Player(!playing.game.position().turn());
            }
            if !there(&playing, command.by) || playing.act(&command).is_err() {
                continue;
            }
            // What has just been stopped, asked or bound is most in the way.
            if playing.game.conclusion().is_some() || !dice.one_in(3) {
                continue;
            }
            looked += 1;
            stood += usize::from(legal_move(&playing).is_none());
            if let Err(tried) = goes_on(&playing) {
                let last: Vec<_> = playing.events.iter().rev().take(8).collect();
                panic!(
                    "game {number}, {rules:?}: nobody can go on\n\
                     tried {tried:?}\nclock {:?}\nquestions {:?}\nlast {last:#?}",
                    playing.game.clock().map(tuomari_clock::ChessClock::state),
                    playing.game.questions(),
                );
            }
        }
    }
    println!("{looked} states, in {stood} of them no move could be made at once");
    assert!(
        looked > 2 * games && stood > looked / 50,
        "{looked} {stood}"
    );
}

/// Whether such a person is at the table. Where no arbiter is, nobody does
/// what is his; but a claim that ended play goes to a designated one
/// (`fide-2018/III.6`).
fn there(playing: &Playing<'_>, by: By) -> bool {
    let present = playing.rules.arbiter_present().value.is_yes();
    by != By::Arbiter || present || playing.game.referral().is_some()
}

/// The same table, to try something out.
fn copied<'r>(playing: &Playing<'r>) -> Playing<'r> {
    let mut copy = Playing::new(playing.rules, playing.game.clone());
    copy.now_ms = playing.now_ms;
    copy
}

/// Somebody brings about a move or the end, in a few steps and in no time.
fn goes_on(from: &Playing<'_>) -> Result<(), Vec<Act>> {
    let mut playing = copied(from);
    let plies = playing.game.history().plies().len();
    let mut tried: Vec<Act> = Vec::new();
    let mut seen = BTreeSet::new();
    for _ in 0..MOST_STEPS {
        if let Some(command) = legal_move(&playing) {
            _ = playing.act(&command);
        }
        // At a wooden board a press is a move, whether or not it is entered.
        let unseen = |event: &Event| matches!(event.what, Happening::MoveUnseen(_));
        let moved =
            playing.game.history().plies().len() > plies || playing.events.iter().any(unseen);
        if moved || playing.game.conclusion().is_some() {
            return Ok(());
        }
        let Some(command) = help(&playing, &seen) else {
            return Err(tried);
        };
        seen.insert(format!("{:?}", (command.by, &command.act)));
        tried.push(command.act.clone());
        _ = playing.act(&command);
    }
    Err(tried)
}

/// A legal move that somebody can make now.
fn legal_move(playing: &Playing<'_>) -> Option<Command> {
    let at = playing.at();
    let by = By::Player(playing.game.position().turn());
    let plies = playing.game.history().plies().len();
    let legal = playing.game.position().legal_moves();
    legal.iter().find_map(|m| {
        let to = m.to();
        let from = m.from().unwrap_or(to);
        let promotion = m.promotion();
        let act = Act::Make {
            from,
            to,
            promotion,
        };
        let command = Command { at, by, act };
        let mut after = copied(playing);
        let made = after.act(&command).is_ok() && after.game.history().plies().len() > plies;
        made.then_some(command)
    })
}

/// The first thing offered to somebody that helps and was not done yet.
fn help(playing: &Playing<'_>, seen: &BTreeSet<String>) -> Option<Command> {
    let at = playing.at();
    let seats = [
        Seat::Player(Color::White),
        Seat::Player(Color::Black),
        Seat::Arbiter,
    ];
    let mut offered: Vec<Command> = Vec::new();
    for seat in seats {
        let Some(by) = seat.by().filter(|by| there(playing, *by)) else {
            continue;
        };
        for choice in options(playing.rules, &playing.game, seat, at) {
            let (by, act) = (by, choice.act);
            offered.push(Command { at, by, act });
        }
    }
    HELPS.iter().find_map(|id| {
        let mut fits = offered.iter().filter(|command| command.act.id() == *id);
        let new = fits.find(|command| !seen.contains(&format!("{:?}", (command.by, &command.act))));
        new.cloned()
    })
}
