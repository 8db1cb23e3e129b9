//! Games of random play as cases: any rules, any table, anybody doing anything.

use std::collections::BTreeSet;

use tuomari_board::Position;
use tuomari_conduct::{ActKind, Table};
use tuomari_rulebook::{Profile, Rulebook};
use tuomari_testkit::Dice;

use super::case::Case;
use crate::{
    hall::Setup,
    hazard::{Playing, Throws, tables::starts},
};

/// At most so many commands to one game.
const COMMANDS: usize = 60;

/// What is done before the start is spoken of by colour: White begins.
const START: &[ActKind] = &[
    ActKind::ReportStartError,
    ActKind::DrawArray,
    ActKind::SetUpArray,
];

/// How many positions the analyser looks at.
const POSITIONS: u64 = 200;

impl Throws for Dice {
    fn below(&mut self, sides: usize) -> usize {
        Dice::below(self, sides)
    }
}

/// So many games, each by its seed.
pub(super) fn cases(count: usize) -> Vec<Case> {
    let houses: Vec<(Rulebook, Profile)> = Rulebook::all()
        .flat_map(|book| book.profiles().map(move |profile| (book, profile)))
        .collect();
    let case = |seed: usize| generated(seed as u64, houses[seed % houses.len()]);
    (0..count).map(case).collect()
}

fn generated(seed: u64, (book, profile): (Rulebook, Profile)) -> Case {
    let mut dice = Dice::new(seed);
    let start = dice.any(&starts());
    let setup = Setup {
        rulebook: Some(book),
        profile,
        table: dice.any(&[Table::Strict, Table::Strict, Table::Assisted, Table::Wooden]),
        start: Some(
            Position::from_fen_lenient(start)
                .map_or_else(|_| Position::default(), |(position, _)| position),
        ),
        control: Some(
            dice.any(&["5 min", "3+2", "1 min", "90/40+30, 30+30"])
                .to_owned(),
        )
        .filter(|_| !dice.one_in(6)),
        positions: POSITIONS,
        idle: true,
        ..Setup::default()
    };
    let (rules, game) = setup.put_up();
    let mut playing = Playing::new(&rules, game);
    let mut commands = Vec::new();
    for _ in 0..COMMANDS {
        if playing.game.conclusion().is_some() {
            break;
        }
        let command = playing.any_command(&mut dice);
        if START.contains(&command.act.kind()) {
            continue;
        }
        _ = playing.act(&command);
        commands.push(command);
    }
    let control = setup.control.as_deref().unwrap_or("no clock");
    Case {
        name: format!("generated/{seed}: {control}"),
        articles: BTreeSet::new(),
        setup,
        commands,
    }
}
