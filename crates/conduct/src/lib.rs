//! The conduct of one game at one table.
//!
//! Two functions are the heart of it: [`decide`] takes the rules, a game and a
//! command and says what happens, each consequence with its article;
//! [`Game::apply`] carries out what happened and judges nothing. Neither reads
//! a clock or anything else.
//!
//! ```
//! use tuomari_board::{Color, Position, Square};
//! use tuomari_clock::{At, ChessClock, TimeControl};
//! use tuomari_conduct::{Act, By, Claim, Command, Ctx, Game, MatingOracle, Table, decide};
//! use tuomari_rulebook::{Profile, Rules};
//!
//! let rules = Rules::of("fi-blitz-2014".parse()?, Profile::Only).build()?;
//! let ctx = Ctx { rules: &rules, oracle: &MatingOracle::default() };
//! let start = Position::from_fen("4r1k1/8/8/8/8/8/8/4K1N1 w - - 0 1")?;
//! let clock = ChessClock::new(TimeControl::from_human("5 min")?);
//! let mut game = Game::new(Table::Strict, start, Some(clock));
//!
//! // White leaves his king in check and presses; Black claims.
//! let white = By::Player(Color::White);
//! let make = Act::Make { from: Square::G1, to: Square::F3, promotion: None };
//! for (at, by, act) in [
//!     (0, By::Arbiter, Act::StartClock),
//!     (2_000, white, make),
//!     (2_400, white, Act::Press),
//!     (4_000, By::Player(Color::Black), Act::Claim(Claim::IllegalMove)),
//! ] {
//!     let command = Command { at: At::from_ms(at), by, act };
//!     for event in decide(&ctx, &game, &command)? {
//!         game.apply(&event);
//!     }
//! }
//! assert_eq!(game.conclusion().unwrap().points.to_string(), "0-1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![deny(clippy::wildcard_enum_match_arm)]

pub mod act;
mod adjournment;
mod arbiter;
mod blind;
mod chess960;
mod clock;
mod color;
mod conduct;
mod decide;
mod draft;
mod draws;
mod ending;
mod event;
mod irregularities;
mod movement;
mod moving;
mod national;
mod quickplay;
mod recording;
mod seat;
mod silence;
mod start;
mod state;
mod wooden;

pub use act::appeal::Appeal;
pub use act::assist::{Duties, Duty};
pub use act::clock_fault::ClockFault;
pub use act::clock_order::{ClockOrder, ClockReason, FaceOrder};
pub use act::incident::{Device, Incident, Misconduct, Offender};
pub use act::quickplay::{Evidence, Ground, PerMove};
pub use act::record::Medium;
pub use act::record::Remark;
pub use act::record::Signature;
pub use act::side::Side;
pub use act::start_error::StartError;
pub use act::{
    act_table::{Act, ActKind},
    by::By,
    claim::{Claim, ClaimKind},
    command::{Command, Contact, FixedBy, From},
};
pub use conduct::behaviour::MAX_OPEN_INCIDENTS;
pub use decide::decide;
pub use draft::Ctx;
pub use ending::oracle::{MatingOracle, Oracle};
pub use event::adjourning::Adjourning;
pub use event::announcement::{Announced, Announcement};
pub use event::cites::Cites;
pub use event::conclusion::{Cause, Conclusion};
pub use event::deed::Deed;
pub use event::envelope::{Envelope, Item, MAX_LABEL_BYTES, Sealed};
pub use event::findings::Findings;
pub use event::happening::{Breach, Event, Happening, Irregular, Lapse};
pub use event::late_dead::LateDead;
pub use event::on_two_boards::OnTwoBoards;
pub use event::penalty::{Measure, MeasureKind, Penalty};
pub use event::pending_claim::Referral;
pub use event::pending_claim::Watch;
pub use event::question::{Matter, Proposal, Question, QuestionId};
pub use event::refusal::Refusal;
pub use event::ruling::{Ruling, RulingKind};
pub use event::score::Score;
pub use event::sheet_events::{Facts, Flaw, Scoring};
pub use event::tally::Tally;
pub use event::touch::Touch;
pub use event::verdict::{DeadVerdict, Verdict};
pub use event::{line::Line, sheet_events::Update};
pub use moving::obligation::{Obligation, obligation};
pub use seat::Seat;
pub use seat::discretion::Discretion;
pub use seat::dossier::{Dossier, dossier};
pub use seat::options::effects::Effect;
pub use seat::options::grounds::Price;
pub use seat::options::phase::{Lines, Phase};
pub use seat::options::{Choice, options};
pub use seat::view::facts::Fact;
pub use seat::view::moves::{MoveList, ShownMove};
pub use seat::view::{
    Arrival, Arrivals, ClockView, Counters, FaceView, MovesMade, QuestionView, UnderWay, View,
    view, view_from,
};
pub use start::wrong_start::{position_of_array, position_of_start};
pub use state::displacement::Displacement;
pub use state::game::{Game, Table};
pub use state::seating::Seating;
pub use state::turn::Turn;
/// A line shown at the board, and evidence about mating, as the analyser gives
/// them.
pub use tuomari_mating::{Limit, LineFault, LineGap, Proof, Spent, Step};
