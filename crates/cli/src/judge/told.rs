//! What happened, in words and for programs.

use tuomari_board::{Color, Position};
use tuomari_clock::{Extra, Millis};
use tuomari_conduct::{Happening, Irregular, Lapse, Touch};

use super::{telling::Telling, told_aside, told_mating, told_ruling, told_words as words};
use crate::messages::Messages;

/// Tells what happens in a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Teller<'a> {
    /// The language.
    pub(super) say: &'a Messages,
    /// The position before it happens.
    pub(super) position: &'a Position,
}

impl<'a> Teller<'a> {
    /// What happened. An event that this command does not know yet is told in
    /// the words of the crate that made it.
    pub(super) fn tell(&self, what: &Happening) -> Telling<'a> {
        self.hands(what)
            .or_else(|| self.clock(what))
            .or_else(|| self.irregular(what))
            .or_else(|| self.claim(what))
            .or_else(|| self.arbiter(what))
            .or_else(|| self.start(what))
            .or_else(|| told_mating::tell(*self, what))
            .or_else(|| told_aside::tell(*self, what))
            .unwrap_or_else(|| self.says("event-other").text("what", &format!("{what:?}")))
    }

    /// A text about to get its values.
    pub(super) fn says(&self, key: &'static str) -> Telling<'a> {
        Telling::new(self.say, key)
    }

    /// Hands on the board.
    fn hands(&self, what: &Happening) -> Option<Telling<'a>> {
        let mover = self.position.turn();
        Some(match what {
            Happening::AdjustingAnnounced(by) => self.says("event-adjusting-announced").player(*by),
            Happening::Touched(by, touch) => self.touched(*by, *touch),
            Happening::BoardChanged(board) => self
                .says("event-board-changed")
                .detail("board", board.to_string()),
            Happening::MoveMade(m) => self
                .says("event-move-made")
                .player(mover)
                .made(self.position, *m),
            Happening::MoveCompleted(by) => self.says("event-move-completed").player(*by),
            Happening::MoveRefused(why) => self
                .says("event-move-refused")
                .sentence("what", words::illegality(self.say, *why)),
            Happening::MoveBarred(m) => self.says("event-move-barred").made(self.position, *m),
            Happening::TwoHandsSeen(by) => self.says("event-two-hands-seen").player(*by),
            Happening::PiecesDisplaced(by) => self.says("event-pieces-displaced").player(*by),
            Happening::PressedDisplaced(by) => self.says("event-pressed-displaced").player(*by),
            Happening::PiecesRestored => self.says("event-pieces-restored"),
            Happening::BoundToMove(by, m) => {
                self.says("event-bound").player(*by).made(self.position, *m)
            }
            _ => return None,
        })
    }

    fn touched(&self, by: Color, touch: Touch) -> Telling<'a> {
        let contact = if touch.adjusting {
            "adjusting"
        } else {
            words::contact(touch.contact)
        };
        self.says("event-touched")
            .player(by)
            .choice("contact", contact)
            .text("square", &touch.square.to_string())
            .detail("owner", crate::messages::color_id(touch.owner))
    }

    /// The clock and what is on it.
    fn clock(&self, what: &Happening) -> Option<Telling<'a>> {
        Some(match what {
            Happening::ClockStarted => {
                let first = self.position.turn();
                self.says("event-clock-started").player(first)
            }
            Happening::ClockPressed(by) => self.says("event-clock-pressed").player(*by),
            Happening::ClockStopped(by) => {
                self.says("event-clock-stopped").word("by", words::by(*by))
            }
            Happening::ClockResumed => self.says("event-clock-resumed"),
            Happening::ClockTurned(of) => self.says("event-clock-turned").player(*of),
            Happening::TimeAdded(of, time) => self
                .says("event-time-added")
                .player(*of)
                .time("time", *time),
            Happening::TimeTaken(of, time) => self
                .says("event-time-taken")
                .player(*of)
                .time("time", *time),
            Happening::ClockFaultReported(by, fault) => {
                let told = self.says("event-clock-fault-reported");
                told.word("by", words::by(*by))
                    .word("fault", words::clock_fault(*fault))
            }
            Happening::ClockSettingStays => self.says("event-clock-setting-stays"),
            Happening::ClockSet(order) => self
                .says("event-clock-set")
                .detail("white_ms", order.white.time.map(Millis::ms))
                .detail("black_ms", order.black.time.map(Millis::ms)),
            Happening::StopJudged(of, justified) => self
                .says("event-stop-judged")
                .player(*of)
                .yes_no("justified", *justified),
            Happening::FlagRemarked(by) => self.says("event-flag-remarked").player(*by),
            Happening::FlagFell(of) => self.says("event-flag-fell").player(*of),
            Happening::FlagHeld(of) => self.says("event-flag-held").player(*of),
            Happening::ExtraTimeRequested(by, form) => self
                .says("event-extra-time-requested")
                .player(*by)
                .choice("form", words::per_move(*form)),
            Happening::ExtraTimeGranted(extra) => {
                let (form, time) = match extra {
                    Extra::None => ("none", Millis::default()),
                    Extra::Increment(time) => ("increment", *time),
                    Extra::Bronstein(time) => ("bronstein", *time),
                    Extra::SimpleDelay(time) => ("delay", *time),
                };
                self.says("event-extra-time-granted")
                    .time("time", time)
                    .detail("form", form)
            }
            _ => return None,
        })
    }

    /// Irregularities of chapter 7.
    fn irregular(&self, what: &Happening) -> Option<Telling<'a>> {
        Some(match what {
            Happening::CompletedIllegally {
                by,
                what,
                board,
                gain,
            } => self
                .says("event-left")
                .player(*by)
                .sentence("what", self.irregularity(*what))
                .detail("board", board.to_string())
                .detail("gain_ms", gain.ms()),
            Happening::TreatedAsIllegal { by, what, gain } => self
                .says("event-treated")
                .player(*by)
                .sentence("what", self.irregularity(*what))
                .detail("gain_ms", gain.ms()),
            Happening::IllegalPositionSeen => self.says("event-illegal-position-seen"),
            Happening::IllegalPositionWaited => self.says("event-illegal-position-waited"),
            Happening::RepairProposed(by, plies) => {
                self.says("event-repair-proposed").player(*by).plies(*plies)
            }
            Happening::IrregularityStands(of) => self.says("event-irregularity-stands").player(*of),
            Happening::IllegalMoveCounted(of, count) => self
                .says("event-illegal-move-counted")
                .player(*of)
                .number("count", *count),
            Happening::Reinstated { plies, touches } => self
                .says("event-reinstated")
                .plies(*plies)
                .detail("binding_touches", touches.len()),
            Happening::Noted(of, breach) => self
                .says("event-noted")
                .player(*of)
                .word("breach", words::breach(*breach)),
            _ => return None,
        })
    }

    fn irregularity(&self, what: Irregular) -> Telling<'a> {
        match what {
            Irregular::IllegalMove(why) => words::illegality(self.say, why),
            Irregular::UnpromotedPawn(square) => self
                .says("irregular-unpromoted-pawn")
                .text("square", &square.to_string()),
            Irregular::NoMove => self.says("irregular-no-move"),
            Irregular::TwoHands => self.says("irregular-two-hands"),
        }
    }

    /// Offers and claims.
    fn claim(&self, what: &Happening) -> Option<Telling<'a>> {
        let claim = |told: Telling<'a>, claim| told.word("claim", words::claim(claim));
        Some(match what {
            Happening::DrawOffered { by, timely } => self
                .says("event-draw-offered")
                .player(*by)
                .yes_no("timely", *timely),
            Happening::OfferLapsed(lapse) => {
                let how = match lapse {
                    Lapse::Declined => "declined",
                    Lapse::Touched => "touched",
                    Lapse::Spent => "spent",
                };
                self.says("event-offer-lapsed").choice("how", how)
            }
            Happening::MoveFixed(by, m, form) => self
                .says("event-move-fixed")
                .player(*by)
                .made(self.position, *m)
                .choice("form", words::fixed_by(*form)),
            Happening::Claimed(by, what) => claim(self.says("event-claimed").player(*by), *what),
            Happening::Found {
                by,
                claim: what,
                correct,
            } => claim(self.says("event-found").player(*by), *what).yes_no("correct", *correct),
            Happening::Inadmissible(by, what) => {
                claim(self.says("event-inadmissible").player(*by), *what)
            }
            Happening::WatchBegan(watch) => {
                claim(self.says("event-watch-began").player(watch.by), watch.claim)
            }
            Happening::WatchEnded => self.says("event-watch-ended"),
            Happening::PlayEnded(referral) => self.says("event-play-ended").player(referral.by),
            Happening::Verified(evidence) => self
                .says("event-verified")
                .choice("evidence", words::evidence(*evidence)),
            _ => return None,
        })
    }

    /// Questions, rulings and the end.
    fn arbiter(&self, what: &Happening) -> Option<Telling<'a>> {
        Some(match what {
            Happening::Asked(question) => told_ruling::question(self.say, question),
            Happening::Ruled(question, ruling) => self
                .says("event-ruled")
                .number("number", question.0)
                .phrase("ruling", told_ruling::ruling(self.say, *ruling)),
            Happening::NotAsked(matter) => self
                .says("event-not-asked")
                .phrase("matter", told_ruling::matter(self.say, *matter)),
            Happening::RulingSetAside(question) => self
                .says("event-ruling-set-aside")
                .number("number", question.0),
            Happening::Reported(incident) => {
                words::incident(self.says("event-reported"), *incident)
            }
            Happening::Penalised(penalty) => self
                .says("event-penalised")
                .player(penalty.offender)
                .phrase("measure", told_ruling::measure(self.say, penalty.measure)),
            Happening::ScoreSet(score) => self
                .says("event-score-set")
                .text("score", &score.to_string()),
            Happening::OutsiderExpelled => self.says("event-outsider-expelled"),
            Happening::Appealed(by, appeal) => self
                .says("event-appealed")
                .player(*by)
                .choice("against", words::appeal(*appeal)),
            Happening::Reopened => self.says("event-reopened"),
            Happening::Concluded(conclusion) => words::conclusion(self.say, *conclusion),
            Happening::EndWithheld(of) => self.says("event-end-withheld").player(*of),
            Happening::EndConfirmed(by) => self.says("event-end-confirmed").player(*by),
            _ => return None,
        })
    }

    /// Before play, and errors of the start.
    fn start(&self, what: &Happening) -> Option<Telling<'a>> {
        Some(match what {
            Happening::StartAppointed(hour) => self
                .says("event-start-appointed")
                .time("hour", Millis::from_ms(hour.late_from().ms())),
            Happening::Arrived(by) => self.says("event-arrived").player(*by),
            Happening::Excused(of) => self.says("event-excused").player(*of),
            Happening::ClockPlaced(side) => self
                .says("event-clock-placed")
                .choice("side", words::side(*side)),
            Happening::SeatChosen(side) => self
                .says("event-seat-chosen")
                .choice("side", words::side(*side)),
            Happening::ArraySetUp(number) => self
                .says("event-array-set-up")
                .number("number", number.get()),
            Happening::StartErrorReported(by, error) => {
                let told = self.says("event-start-error-reported");
                told.word("by", words::by(*by))
                    .word("error", words::start_error(*error))
            }
            Happening::StartErrorStands(error) => self
                .says("event-start-error-stands")
                .word("error", words::start_error(*error)),
            Happening::BoardTransferred => self.says("event-board-transferred"),
            Happening::ArrayCorrected(board) => self
                .says("event-array-corrected")
                .detail("board", board.to_string()),
            Happening::NewGameOrdered(None) => self.says("event-new-game-ordered"),
            Happening::NewGameOrdered(Some((white, black))) => self
                .says("event-new-game-ordered-times")
                .time("white", *white)
                .time("black", *black),
            _ => return None,
        })
    }
}
