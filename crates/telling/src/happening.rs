//! What happened.

use tuomari_board::{Color, Position};
use tuomari_clock::Millis;
use tuomari_conduct::{Deed, Findings, Happening, Irregular, Touch};

use crate::{
    announced::extra_time,
    asked, mating, nested,
    told::{Told, ToldValue, count, half_move},
    words,
};

/// Tells what happens in a position: the one before it happens.
#[expect(clippy::too_many_lines, reason = "a table")]
pub fn tell(what: &Happening, position: &Position) -> Told {
    match what {
        // The clock and what is on it.
        Happening::ClockStarted => of("event-clock-started", position.turn()),
        Happening::ClockPressed(by) => of("event-clock-pressed", *by),
        Happening::ClockStopped(by) => new("event-clock-stopped").word("by", words::by(*by)),
        Happening::ClockResumed => new("event-clock-resumed"),
        Happening::ClockTurned(to) => of("event-clock-turned", *to),
        Happening::TimeAdded(to, time) => of("event-time-added", *to).time("time", *time),
        Happening::TimeTaken(from, time) => of("event-time-taken", *from).time("time", *time),
        Happening::ClockFaultReported(by, fault) => new("event-clock-fault-reported")
            .word("by", words::by(*by))
            .word("fault", words::clock_fault(*fault)),
        Happening::ClockSettingStays => new("event-clock-setting-stays"),
        Happening::ClockSet(order) => new("event-clock-set")
            .detail("white_ms", order.white.time.map(Millis::ms))
            .detail("black_ms", order.black.time.map(Millis::ms)),
        Happening::StopJudged(by, justified) => {
            of("event-stop-judged", *by).yes("justified", *justified)
        }
        Happening::FlagRemarked(by) => of("event-flag-remarked", *by),
        Happening::FlagFell(whose) => of("event-flag-fell", *whose),
        Happening::FlagHeld(whose) => of("event-flag-held", *whose),
        Happening::ExtraTimeRequested(by, form) => {
            of("event-extra-time-requested", *by).choice("form", words::per_move(*form))
        }
        Happening::ExtraTimeGranted(extra) => {
            let (form, time) = extra_time(*extra);
            new("event-extra-time-granted")
                .time("time", time)
                .choice("form", form)
        }

        // Hands on the board.
        Happening::AdjustingAnnounced(by) => of("event-adjusting-announced", *by),
        Happening::Touched(by, touch) => touched(*by, *touch),
        Happening::BoardChanged(board) => {
            new("event-board-changed").detail("board", board.to_string())
        }
        Happening::MoveMade(m) => of("event-move-made", position.turn()).made(position, *m),
        Happening::MoveUnseen(by) => of("event-move-unseen", *by),
        Happening::MoveEntered(m) => of("event-move-entered", position.turn()).made(position, *m),
        Happening::MoveCompleted(by) => of("event-move-completed", *by),
        Happening::MoveRefused(why) => {
            new("event-move-refused").sentence("what", words::illegality(*why))
        }
        Happening::MoveBarred(m) => new("event-move-barred").made(position, *m),
        Happening::TwoHandsSeen(deed) => {
            at("event-two-hands-seen", "event-two-hands-seen-at", *deed)
        }
        Happening::PiecesDisplaced(deed) => {
            at("event-pieces-displaced", "event-pieces-displaced-at", *deed)
        }
        Happening::PressedDisplaced(by) => of("event-pressed-displaced", *by),
        Happening::PiecesRestored => new("event-pieces-restored"),
        Happening::BoundToMove(who, m) => of("event-bound", *who).made(position, *m),

        // Irregularities.
        Happening::CompletedIllegally {
            by,
            what,
            board,
            gain,
        } => of("event-left", *by)
            .sentence("what", irregular(*what))
            .detail("board", board.to_string())
            .detail("gain_ms", gain.ms()),
        Happening::TreatedAsIllegal { by, what, gain } => of("event-treated", *by)
            .sentence("what", irregular(*what))
            .detail("gain_ms", gain.ms()),
        Happening::IllegalMoveSeen(whose) => of("event-illegal-move-seen", *whose),
        Happening::IllegalPositionSeen => new("event-illegal-position-seen"),
        Happening::IllegalPositionWaited => new("event-illegal-position-waited"),
        Happening::RepairProposed(by, plies) => of("event-repair-proposed", *by).plies(*plies),
        Happening::IrregularityStands(whose) => of("event-irregularity-stands", *whose),
        Happening::IllegalMoveCounted(whose, number) => {
            of("event-illegal-move-counted", *whose).number("count", *number)
        }
        Happening::Reinstated { plies, touches } => new("event-reinstated")
            .plies(*plies)
            .detail("binding_touches", count(touches.len())),
        Happening::Noted(whom, breach) => {
            of("event-noted", *whom).word("breach", words::breach(*breach))
        }

        // Offers and claims.
        Happening::DrawOffered { by, timely } => {
            of("event-draw-offered", *by).yes("timely", *timely)
        }
        Happening::OfferLapsed(how) => new("event-offer-lapsed").choice("how", words::lapse(*how)),
        Happening::MoveFixed(by, m, form) => of("event-move-fixed", *by)
            .made(position, *m)
            .choice("form", words::fixed_by(*form)),
        Happening::IllegalMoveFixed(by, square) => {
            of("event-illegal-move-fixed", *by).text("square", square)
        }
        Happening::Claimed(by, claim) => {
            of("event-claimed", *by).word("claim", words::claim(*claim))
        }
        Happening::Examined(findings) => examined(findings),
        Happening::Found { by, claim, correct } => of("event-found", *by)
            .word("claim", words::claim(*claim))
            .yes("correct", *correct),
        Happening::Inadmissible(by, claim) => {
            of("event-inadmissible", *by).word("claim", words::claim(*claim))
        }
        Happening::WatchBegan(watch) => {
            of("event-watch-began", watch.by).word("claim", words::claim(watch.claim))
        }
        Happening::WatchEnded => new("event-watch-ended"),
        Happening::PlayEnded(referral) => of("event-play-ended", referral.by),
        Happening::Verified(evidence) => {
            new("event-verified").choice("evidence", words::evidence(*evidence))
        }

        // Mates that can or cannot be.
        Happening::LineAwaited(by) => of("event-line-awaited", *by),
        Happening::LineChecked(by, fault) => mating::line_checked(*by, fault.as_deref(), position),
        Happening::MatingExamined(side, verdict) => mating::examined(*side, verdict, position),
        Happening::DeadFound(found) => mating::dead(found),
        Happening::Voided { plies } => new("event-voided").plies(*plies),

        // Questions and rulings.
        Happening::Asked(question) => asked::question(question),
        Happening::NotAsked(matter) => {
            new("event-not-asked").phrase("matter", asked::matter(*matter))
        }
        Happening::Ruled(question, ruling) => new("event-ruled")
            .number("number", question.0)
            .phrase("ruling", asked::ruling(*ruling)),
        Happening::RulingSetAside(question) => {
            new("event-ruling-set-aside").number("number", question.0)
        }
        Happening::Reported(incident) => {
            asked::incident("event-reported", "event-reported-at", *incident)
        }
        Happening::Penalised(penalty) => asked::penalty("event-penalised", *penalty),
        Happening::ScoreSet(score) => new("event-score-set").text("score", score),
        Happening::OutsiderExpelled => new("event-outsider-expelled"),
        Happening::Appealed(by, appeal) => {
            of("event-appealed", *by).choice("against", words::appeal(*appeal))
        }

        // Before play, and errors of the start.
        Happening::StartAppointed(start) => new("event-start-appointed")
            .time("hour", Millis::from_ms(start.appointed().ms()))
            .time("limit", Millis::from_ms(start.limit().ms())),
        Happening::Arrived(who) => of("event-arrived", *who),
        Happening::Excused(who) => of("event-excused", *who),
        Happening::ClockPlaced(side) => {
            new("event-clock-placed").choice("side", words::side(*side))
        }
        Happening::SeatChosen(side) => new("event-seat-chosen").choice("side", words::side(*side)),
        Happening::ArraySetUp(number) => new("event-array-set-up").number("number", number.get()),
        Happening::StartErrorReported(by, error) => new("event-start-error-reported")
            .word("by", words::by(*by))
            .word("error", words::start_error(*error)),
        Happening::StartErrorStands(error) => {
            new("event-start-error-stands").word("error", words::start_error(*error))
        }
        Happening::BoardTransferred => new("event-board-transferred"),
        Happening::ArrayCorrected(board) => {
            new("event-array-corrected").detail("board", board.to_string())
        }
        Happening::NewGameOrdered(None) => new("event-new-game-ordered"),
        Happening::NewGameOrdered(Some((white, black))) => new("event-new-game-ordered-times")
            .time("white", *white)
            .time("black", *black),

        // Scoresheets, assistants, adjournments, two boards.
        Happening::Scoring(what) => nested::scoring(what),
        Happening::Assisted(who, duties) => {
            of("event-assisted", *who).with("duties", ToldValue::Words(words::duties(*duties)))
        }
        Happening::ActedFor(whom, duty) => {
            of("event-acted-for", *whom).word("duty", words::duty(*duty))
        }
        Happening::CountTold(to) => of("event-count-told", *to),
        Happening::Adjourning(what) => nested::adjourning(what),
        Happening::OnTwoBoards(what) => nested::on_two_boards(*what, position),

        // The end.
        Happening::Concluded(end) => asked::conclusion(*end),
        Happening::EndWithheld(by) => of("event-end-withheld", *by),
        Happening::EndConfirmed(by) => of("event-end-confirmed", *by),
        Happening::Reopened => new("event-reopened"),
        Happening::RoomStopped => new("event-room-stopped"),
        Happening::RoomResumed => new("event-room-resumed"),
    }
}

fn new(key: &'static str) -> Told {
    Told::new(key)
}

fn of(key: &'static str, color: Color) -> Told {
    Told::new(key).player(color)
}

/// What a player did, with the move if it was said.
fn at(key: &'static str, at: &'static str, deed: Deed) -> Told {
    match deed.ply {
        None => of(key, deed.by),
        Some(ply) => of(at, deed.by).phrase("half", half_move(count(ply))),
    }
}

fn touched(by: Color, touch: Touch) -> Told {
    let contact = if touch.adjusting {
        "adjusting"
    } else {
        words::contact(touch.contact)
    };
    of("event-touched", by)
        .choice("contact", contact)
        .text("square", touch.square)
        .detail("owner", touch.owner.fold_wb("white", "black"))
}

/// What is irregular; a sentence.
fn irregular(what: Irregular) -> Told {
    match what {
        Irregular::IllegalMove(why) => words::illegality(why),
        Irregular::UnpromotedPawn(square) => {
            new("irregular-unpromoted-pawn").text("square", square)
        }
        Irregular::NoMove => new("irregular-no-move"),
        Irregular::TwoHands => new("irregular-two-hands"),
    }
}

/// Half-moves one after another, as one phrase.
fn half_moves(plies: &[usize]) -> Told {
    let mut places = plies.iter().rev().map(|ply| half_move(count(*ply)));
    let last = places.next().unwrap_or_else(|| half_move(0));
    places.fold(last, |rest, half| {
        new("half-list").phrase("half", half).phrase("rest", rest)
    })
}

/// What the record shows about a claim.
fn examined(findings: &Findings) -> Told {
    match findings {
        Findings::Appearances(plies) => new("event-examined-appearances")
            .number("count", count(plies.len()))
            .with(
                "plies",
                ToldValue::Numbers(plies.iter().map(|plies| count(*plies)).collect()),
            )
            .phrase("half", half_moves(plies)),
        Findings::Quiet(quiet) => new("event-examined-quiet")
            .number("white", quiet.white)
            .number("black", quiet.black),
    }
}
