//! What is said aloud at a table.

use tuomari_board::Color;
use tuomari_clock::{Extra, Millis};
use tuomari_conduct::{Announcement, Matter, Ruling};

use crate::{
    asked,
    told::{Told, ToldValue},
    words,
};

/// An announcement, for every seat that hears it: no number of moves is in
/// it, and nothing of a person that only the arbiter has to know.
pub fn announcement(what: Announcement) -> Told {
    let of = |key: &'static str, color: Color| Told::new(key).player(color);
    match what {
        Announcement::Ruled(matter, ruling) => Told::new("announced-ruled")
            .sentence("matter", matter_for_all(matter))
            .phrase("ruling", ruling_for_all(ruling)),
        Announcement::Penalised(penalty) => asked::penalty("event-penalised", penalty),
        Announcement::Found { by, claim, correct } => of("event-found", by)
            .word("claim", words::claim(claim))
            .yes("correct", correct),
        Announcement::Inadmissible(by, claim) => {
            of("event-inadmissible", by).word("claim", words::claim(claim))
        }
        Announcement::IllegalMoves(by, count) => {
            of("event-illegal-move-counted", by).number("count", count)
        }
        Announcement::TimeAdded(to, time) => of("announced-time-added", to).time("time", time),
        Announcement::TimeTaken(from, time) => of("announced-time-taken", from).time("time", time),
        Announcement::Reinstated => Told::new("announced-reinstated"),
        Announcement::BoundToMove(who) => of("announced-bound", who),
        Announcement::ScoreSet(score) => Told::new("event-score-set").text("score", score),
        Announcement::ClockSet(why) => {
            Told::new("event-clock-set").detail("why", words::clock_reason(why))
        }
        Announcement::StopJudged(by, justified) => {
            of("event-stop-judged", by).yes("justified", justified)
        }
        Announcement::Excused(who) => of("event-excused", who),
        Announcement::ExtraTime(extra) => {
            let (form, time) = extra_time(extra);
            Told::new("event-extra-time-granted")
                .choice("form", form)
                .time("time", time)
        }
        Announcement::Reopened => Told::new("event-reopened"),
        Announcement::RoomStopped => Told::new("event-room-stopped"),
        Announcement::RoomResumed => Told::new("event-room-resumed"),
        Announcement::NewGame => Told::new("event-new-game-ordered"),
        Announcement::OutsiderExpelled => Told::new("event-outsider-expelled"),
    }
}

/// What a question is about, for seats that do not answer it.
pub(crate) fn matter_for_all(matter: Matter) -> Told {
    if matches!(matter, Matter::DeadBeforeResult(_)) {
        return Told::new("matter-dead-before-result-said");
    }
    let mut told = asked::matter(matter);
    told.values
        .retain(|_, value| !matches!(value, ToldValue::Detail(_)));
    told
}

/// How the arbiter rules, for all.
fn ruling_for_all(ruling: Ruling) -> Told {
    if matches!(ruling, Ruling::Reinstate { plies: _ }) {
        return Told::new("ruling-reinstate-said");
    }
    asked::ruling(ruling)
}

/// How extra time for each move is given, and how much.
pub(crate) fn extra_time(extra: Extra) -> (&'static str, Millis) {
    match extra {
        Extra::None => ("none", Millis::default()),
        Extra::Increment(time) => ("increment", time),
        Extra::Bronstein(time) => ("bronstein", time),
        Extra::SimpleDelay(time) => ("delay", time),
    }
}
