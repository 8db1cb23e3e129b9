#![doc = include_str!("../README.md")]
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
