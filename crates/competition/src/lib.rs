#![doc = include_str!("../README.md")]

mod decide;
mod draft;
mod engine;
mod passed_over;
mod programme;
mod report;
mod room;
mod seat;
mod standings;
mod state;
mod stored;
mod word;

pub use decide::decide;
pub use draft::Ctx;
pub use engine::ENGINE;
pub use programme::{Entry, dealt, entering, places};
pub use room::lineups::seal;
pub use seat::options::{Choice, options};
pub use seat::preview::{Pairs, Preview, preview};
pub use seat::view::{
    AppealView, BoardView, CallView, LineupView, MatchView, PlaceView, PlayerView, Private,
    RoundView, TeamView, View, view,
};
pub use standings::{OpenedPlace, OpenedTerm, OpenedValue, Place, Standings};
pub use state::apply::apply;
pub use state::competition::Competition;
pub use state::entrant::{Player, Team};
pub use state::numbers::team_strength;
pub use state::round::{Board, Round, Stage};
pub use stored::{FORM_VERSION, Unreadable, read_event, replay, write_event};
pub use word::act::{Absent, Act, ActKind, Alteration, AlterationKind, Command, TableResult};
pub use word::article::{Article, Handbook, NoArticle};
pub use word::breach::{Breach, Measure, MeasureKind, Proposal};
pub use word::departure::{Departure, Level, Matter, MatterKind};
pub use word::happening::{Event, Happening, HappeningKind, Opened};
pub use word::id::{PlayerId, Side, TableId, TeamId, Who};
pub use word::outcome::{Bye, Outcome};
pub use word::person::Person;
pub use word::reason::{BracketTold, ColorBy, Idle, Meeting, PassedOver, Reason, Why};
pub use word::refusal::{Refusal, RefusalKind};
pub use word::regulations::{
    Acceleration, BoardOrder, ByeRules, Clause, MatchPoints, PointSystem, Regulations, System,
    TeamRules,
};
pub use word::seat::{NoSeat, Seat};
