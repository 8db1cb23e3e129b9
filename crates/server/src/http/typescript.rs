//! The types of competitions for the pages, in TypeScript.

use ts_rs::{Config, TS};
use tuomari_competition::{
    Absent, Acceleration, Act, Alteration, AppealView, BoardOrder, BoardView, BracketTold, Breach,
    Bye, ByeRules, CallView, Clause, ColorBy, Departure, Idle, Level, LineupView, MatchPoints,
    MatchView, Matter, Measure, Meeting, OpenedPlace, OpenedTerm, OpenedValue, Outcome, PassedOver,
    Person, PlaceView, PlayerId, PlayerView, PointSystem, Private, Reason, Regulations, RoundView,
    Seat, Side, Stage, System, TableId, TableResult, TeamId, TeamRules, TeamView, View, Who, Why,
};

use super::{
    badges::{CompetitionLinksDto, NewLinksDto},
    competitions::{CompetitionLinkDto, NewlyAnnouncedDto, PreviewDto, ReasonsDto},
    entries::{ReadEntriesDto, ReadTeamDto},
    history::{CompetitionEventDto, CompetitionStepDto, CompetitionStoryDto},
    programme::{PlacesDto, PlayedDto},
    rated::RatedDto,
};
use crate::competition::seen::{OptionOfActDto, SeenCompetitionDto};

const HEAD: &str = "\
// Made from what the server says of competitions; do not edit.
// `UPDATE=1 cargo nextest run -p tuomari-server promised`

import type { Told } from \"./wire\";
";

/// The types given, each with its name.
macro_rules! declared {
    ($config:expr, { $($type:ty)* }) => {
        vec![$((<$type>::ident($config), declaration::<$type>($config))),*]
    };
}

/// All types, in the order of their names.
pub fn competition_types() -> String {
    let config = Config::new().with_large_int("number");
    let mut all = declared!(&config, {
        Absent Acceleration Act Alteration AppealView BoardOrder BoardView BracketTold Breach CallView
        Bye ByeRules Clause ColorBy CompetitionEventDto CompetitionLinkDto CompetitionLinksDto
        CompetitionStepDto CompetitionStoryDto Departure Idle Level
        LineupView MatchPoints MatchView Matter Measure Meeting NewLinksDto NewlyAnnouncedDto OpenedPlace OpenedTerm OpenedValue OptionOfActDto
        Outcome PassedOver Person PlaceView PlacesDto PlayedDto PlayerId PlayerView PointSystem PreviewDto Private
        RatedDto ReadEntriesDto ReadTeamDto Reason ReasonsDto Regulations RoundView Seat SeenCompetitionDto Side Stage System TableId
        TableResult TeamId TeamRules TeamView View Who Why
    });
    all.sort();
    let mut text = HEAD.to_owned();
    for (_, declaration) in all {
        text.push('\n');
        text.push_str(&declaration);
    }
    text
}

fn declaration<T: TS>(config: &Config) -> String {
    let docs = T::docs().unwrap_or_default();
    let text = format!("{docs}export {}", T::decl(config));
    text.lines()
        .flat_map(|line| [line.trim_end(), "\n"])
        .collect()
}
