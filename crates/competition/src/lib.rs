//! One competition, from the announcement to the report.
//!
//! Two functions are the heart of it: [`decide`] takes the rules, a
//! competition and a command and says what happens; [`apply`] carries out
//! what happened and judges nothing. Neither reads a clock, a file, chance or
//! anything else. What a seat may see and do is said by [`view`] and
//! [`options`].
//!
//! A departure from the rules is no error: it is an event with a level and an
//! article ([`Departure`]), and it stands in the report. Refused is only what
//! makes no sense ([`Refusal`]).
//!
//! A pairing is made in `decide`, out of the same report file that
//! [`Competition::report_before`] gives away, and stored with its reasons: a
//! replay asks no engine, and whoever checks the file finds the pairing.
//!
//! ```
//! use tuomari_competition::{
//!     Act, Command, Competition, Ctx, Person, Regulations, Seat, System, apply, decide,
//! };
//! use tuomari_rulebook::{Profile, Rules, Setting};
//!
//! let rules = Rules::of("fi-blitz-2014".parse()?, Profile::Only).build()?;
//! let ctx = Ctx { rules: &rules };
//! let mut competition = Competition::new();
//! let regulations = Regulations::new("Club evening", "fi-blitz-2014", System::Swiss, 3);
//! let mut acts = vec![Act::Announce { regulations: Box::new(regulations) }];
//! for (name, rating) in [("First", 1900), ("Second", 1800), ("Third", 1700), ("Fourth", 1600)] {
//!     let person = Person { name: name.to_owned(), rating: Some(rating), ..Person::default() };
//!     acts.push(Act::Enter { person: Box::new(person), team: None });
//! }
//! acts.push(Act::Pair);
//! for act in acts {
//!     let command = Command { at: 0, by: Seat::ChiefArbiter, act };
//!     for event in decide(&ctx, &competition, &command)? {
//!         apply(&mut competition, &event);
//!     }
//! }
//! let round = &competition.rounds()[0];
//! let names: Vec<_> = round.meetings().iter().map(|one| {
//!     (competition.name(one.white), competition.name(one.black))
//! }).collect();
//! assert_eq!(names, [("First", "Third"), ("Fourth", "Second")]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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
