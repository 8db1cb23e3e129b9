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

mod act_id;
mod adjourning;
mod adjournment;
mod announced;
mod appeal;
mod arbitration;
mod array;
mod aside;
mod assistant;
#[cfg(test)]
mod at_rest;
mod behaviour;
mod beside;
mod blind;
mod chess960;
mod cites;
mod clock_care;
mod clock_order;
mod color;
mod command;
mod completing;
mod conclusion;
mod decide;
mod discretion;
mod displaced;
mod display;
mod dossier;
mod drawing;
mod effects;
mod ending;
mod envelope;
mod event;
mod event_order;
mod findings;
mod flag_order;
mod game;
mod irregularity;
mod late_dead;
mod movement;
mod moving;
mod new_game;
mod no_progress;
mod obligation;
mod options;
mod options_acts;
mod options_grounds;
mod options_rulings;
mod oracle;
mod penalty;
mod presence;
mod question;
mod quickplay;
mod recording;
mod referral;
mod refusal;
mod repair;
mod result_entry;
mod resumption;
mod ruling;
mod score;
mod scoring;
mod seat;
mod seating;
mod set_aside;
mod sheet;
mod signing;
mod silence;
mod start_error;
mod sweep;
mod timing;
mod touch_claim;
mod turn;
mod two_boards;
mod updating;
mod view;
mod view_facts;
mod view_moves;
mod watch;
mod wooden;
mod writing;

pub use adjourning::{AdjournAct, Adjourning};
pub use announced::{Announced, Announcement};
pub use appeal::Appeal;
pub use assistant::{AssistAct, Duties, Duty};
pub use behaviour::{Device, Incident, MAX_OPEN_INCIDENTS, Misconduct, Offender, Tally};
pub use cites::Cites;
pub use clock_care::ClockFault;
pub use clock_order::{ClockOrder, ClockReason, FaceOrder};
pub use command::{Act, By, Claim, Command, Contact, FixedBy, From};
pub use conclusion::{Cause, Conclusion};
pub use decide::{Ctx, decide};
pub use discretion::Discretion;
pub use displaced::Displacement;
pub use dossier::{Dossier, dossier};
pub use effects::Effect;
pub use envelope::{Envelope, Item, MAX_LABEL_BYTES, Sealed};
pub use event::{Breach, Event, Happening, Irregular, Lapse};
pub use findings::Findings;
pub use game::{Game, Table};
pub use late_dead::LateDead;
pub use obligation::{Obligation, obligation};
pub use options::{Choice, options};
pub use options_grounds::Price;
pub use oracle::{DeadVerdict, MatingOracle, Oracle, Verdict};
pub use penalty::{Measure, Penalty};
pub use question::{Matter, Proposal, Question, QuestionId};
pub use quickplay::{Evidence, Ground, PerMove, Referral};
pub use refusal::Refusal;
pub use ruling::Ruling;
pub use score::Score;
pub use scoring::{Facts, Flaw, RecordAct, Remark, Scoring};
pub use seat::Seat;
pub use seating::{Seating, Side};
pub use sheet::{Line, Medium, Update};
pub use signing::Signature;
pub use start_error::{StartError, position_of_array};
/// A line shown at the board, and evidence about mating, as the analyser gives
/// them.
pub use tuomari_mating::{Limit, LineFault, LineGap, Proof, Spent, Step};
pub use turn::{Touch, Turn};
pub use two_boards::{BlindAct, OnTwoBoards};
pub use view::{
    Arrival, Arrivals, ClockView, Counters, FaceView, MovesMade, QuestionView, UnderWay, View,
    view, view_from,
};
pub use view_facts::Fact;
pub use view_moves::{MoveList, ShownMove};
pub use watch::Watch;
