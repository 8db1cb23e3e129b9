//! Flags, offers, claims of a draw, resignation, and what a ruling brings
//! (`fide-2018/5`, `6.8` to `6.9`, `9`).

use serde_json::Value;
use tuomari_board::{Bitboard, Color, Position, Rank, Square};

use super::{
    account::{name, yes_or_no},
    facts::Fact,
    hall::Evidence,
    mates,
    reading::{End, Kind, Matter, NotJudged, Proposal, Reading, at},
    timepiece::Run,
    touch::{Touch, allowed},
};

impl Reading {
    pub(super) fn found(&mut self, by: Color, claim: &str, correct: bool) {
        let answer = yes_or_no(correct);
        self.out
            .found
            .push(format!("{} {claim} {answer}", name(by)));
    }

    /// A player claims something.
    pub(super) fn claim(&mut self, by: Color, claim: &str) -> Result<(), NotJudged> {
        let draw = matches!(claim, "threefold" | "fifty-moves");
        let unseen = matches!(claim, "illegal-move" | "touch-move") || (draw && self.unseen > 0);
        if self.kind == Kind::Wooden && unseen {
            self.hold(Some(by));
            self.ask(Matter::Claim(by, claim.to_owned()), Proposal::Nothing);
            return Ok(());
        }
        match claim {
            "illegal-move" => self.claim_illegal(by),
            "touch-move" => self.claim_touch(by),
            "flag" => self.claim_flag(by),
            "threefold" | "fifty-moves" => {
                self.claim_draw(by, claim);
                Ok(())
            }
            _ => Err(NotJudged(format!("a claim of {claim}"))),
        }
    }

    // Flags.

    pub(super) fn fell(&self, of: Color) -> bool {
        let clock = self.clock.as_ref();
        clock.is_some_and(|clock| clock.faces[at(of)].fell.is_some())
    }

    fn overstepped(&self, of: Color) -> bool {
        let completed = self.sides[at(of)].completed;
        let clock = self.clock.as_ref();
        clock.is_some_and(|clock| clock.overstepped(at(of), completed))
    }

    fn claim_flag(&mut self, by: Color) -> Result<(), NotJudged> {
        if !self.overstepped(!by) {
            self.found(by, "flag", false);
            return Ok(());
        }
        let on = self
            .clock
            .as_ref()
            .is_some_and(|clock| matches!(clock.run, Run::On(_) | Run::Idle));
        if on && self.facts.is(Fact::FlagStop, "yes") {
            self.sides[at(by)].remarked = true;
            return Ok(());
        }
        self.claim_time(by)
    }

    /// The claim on time in full.
    fn claim_time(&mut self, by: Color) -> Result<(), NotJudged> {
        let mut open = self.questions.iter();
        if open.any(|(_, matter, _)| matches!(matter, Matter::EventOrder(_))) {
            self.sides[at(by)].remarked = true;
            return Ok(());
        }
        if self.overstepped(by) {
            return self.both_flags(Some(by));
        }
        self.found(by, "flag", true);
        self.out.flags.push(name(!by).to_owned());
        self.lose_on_time(!by)
    }

    pub(super) fn stop(&mut self, by: Option<Color>) -> Result<(), NotJudged> {
        self.hold(by);
        match by {
            Some(by) if self.sides[at(by)].remarked => self.claim_time(by),
            _ => Ok(()),
        }
    }

    /// Somebody other than the opponent sees a flag, or a player his own.
    pub(super) fn see_flag(&mut self, of: Color, author: &str) -> Result<(), NotJudged> {
        let own = author == name(of);
        if !self.overstepped(of) || !(own || self.facts.is(Fact::FlagSeen, "anyone")) {
            return Ok(());
        }
        self.out.flags.push(name(of).to_owned());
        if self.overstepped(!of) {
            self.both_flags(None)
        } else {
            self.lose_on_time(of)
        }
    }

    fn both_flags(&mut self, claimant: Option<Color>) -> Result<(), NotJudged> {
        let draw = End::draw("both-times");
        if self.facts.is(Fact::BothFlags, "draw") {
            self.conclude(&draw);
            return Ok(());
        }
        if self.facts.is(Fact::BothFlags, "arbiter") {
            if let Some(by) = claimant {
                self.found(by, "flag", false);
            }
            self.ask(Matter::BothFlags, Proposal::End(draw));
            return Ok(());
        }
        let Some(first) = self.first_fallen() else {
            return Err(NotJudged("both flags in the same instant".to_owned()));
        };
        if claimant.is_some() {
            // Where the analyser gave up, the arbiter is told so.
            let known = self.unseen == 0 && !self.evidence.gave_up;
            let known = known.then(|| Box::new(self.now().clone()));
            self.ask(Matter::BothFlags, Proposal::FirstFell(first, known));
            return Ok(());
        }
        self.out.flags.push(name(first).to_owned());
        self.lose_on_time(first)
    }

    fn first_fallen(&self) -> Option<Color> {
        let clock = self.clock.as_ref()?;
        let fell = |side: usize| clock.faces[side].fell.map(|fall| fall.at);
        let (white, black) = (fell(0)?, fell(1)?);
        (white != black).then(|| Color::from_white(white < black))
    }

    /// The player loses, unless the opponent lacks what the rulebook asks for.
    fn lose_on_time(&mut self, of: Color) -> Result<(), NotJudged> {
        let cause = format!("time {}", name(of));
        let won = End::win(!of, cause.clone());
        if self.facts.is(Fact::FlagTest, "any-mate") || self.unseen > 0 {
            let now = self.now().clone();
            return self.win_if_mating(!of, &now, cause);
        }
        if self.facts.is(Fact::FlagTest, "none") || self.forces_mate(!of) {
            self.conclude(&won);
        } else if self.has_live_pawn(!of) && self.facts.is(Fact::PawnCounts, "yes") {
            return self.win_by_pawn(!of, won);
        } else if self.facts.is(Fact::LineShown, "yes") {
            self.line_awaited = Some(!of);
        } else {
            self.conclude(&End::draw(cause));
        }
        Ok(())
    }

    /// A pawn counts, wherever it stands; if it is proved that it never mates,
    /// that goes to the arbiter.
    fn win_by_pawn(&mut self, winner: Color, won: End) -> Result<(), NotJudged> {
        let shown = Evidence::default();
        match mates::can_mate(self.now(), winner, &shown) {
            // Then the game was over before the flag fell, and the record says
            // since when; that is not worked out here.
            Some(false) if mates::is_dead(self.now()) != Some(false) => {
                return Err(NotJudged("since when it was dead".to_owned()));
            }
            Some(false) => self.ask(Matter::BlockedPawns(winner), Proposal::End(won)),
            // No proof that it cannot: the code's own test decides.
            Some(true) | None => self.conclude(&won),
        }
        Ok(())
    }

    /// A queen, a rook, bishops of both colours, bishop and knight, or three
    /// knights.
    fn forces_mate(&self, side: Color) -> bool {
        let board = self.now().board();
        let own = board.by_color(side);
        let bishops = own & board.bishops();
        let knights = (own & board.knights()).count();
        let pair =
            (bishops & Bitboard::LIGHT_SQUARES).any() && (bishops & Bitboard::DARK_SQUARES).any();
        (own & (board.queens() | board.rooks())).any()
            || pair
            || (bishops.any() && knights > 0)
            || knights > 2
    }

    fn has_live_pawn(&self, side: Color) -> bool {
        let board = self.now().board();
        let last = Bitboard::from(side.fold_wb(Rank::Eighth, Rank::First));
        (board.by_color(side) & board.pawns() & !last).any()
    }

    // Draws and resignation.

    pub(super) fn agree(&mut self, by: Color) {
        if self.offer != Some(!by) {
            return;
        }
        let lever = self.clock.as_ref().map(|clock| match clock.run {
            Run::On(side) | Run::Held { ran: side, .. } => Some(side),
            Run::Idle => None,
        });
        let unseen_hand = self.kind == Kind::Wooden
            && lever.is_none_or(|lever| lever == Some(at(!by)))
            && !self.sides[at(!by)].unpressed;
        let made = |color: Color| {
            let extra = u64::from(color != by && unseen_hand);
            self.sides[at(color)].made + extra
        };
        let each = made(Color::White).min(made(Color::Black));
        if self.facts.number(Fact::AgreedAfter).unwrap_or(0) <= each {
            self.conclude(&End::draw("agreement"));
        }
    }

    pub(super) fn resign(&mut self, by: Color) -> Result<(), NotJudged> {
        let cause = format!("resignation {}", name(by));
        if self.facts.is(Fact::ResignTest, "yes") {
            let now = self.now().clone();
            return self.win_if_mating(!by, &now, cause);
        }
        self.conclude(&End::win(!by, cause));
        Ok(())
    }

    pub(super) fn fix(&mut self, by: Color, text: &str) {
        if self.now().turn() == by {
            self.turn.fixed = mates::legal(self.now(), text);
        }
    }

    /// A claim by repetition or by fifty moves, by the player having the move.
    fn claim_draw(&mut self, by: Color, claim: &str) {
        if let Some(end) = self.end_on_claim() {
            return self.conclude(&end);
        }
        let fact = match claim {
            "threefold" => Fact::Threefold,
            _ => Fact::FiftyMoves,
        };
        if self.facts.is(fact, "off") {
            return;
        }
        if self.facts.is(fact, "ground") {
            self.hold(Some(by));
            return self.ask(Matter::Claim(by, claim.to_owned()), Proposal::PlayOn);
        }
        if self.turn.touches.iter().any(|touch| touch.taken) {
            self.offer = self.offer.or(Some(by));
            return;
        }
        self.hold(Some(by));
        let correct = self.turn.misfixed.is_none() && self.is_ground(claim);
        self.found(by, claim, correct);
        if correct {
            if let Some(m) = self.turn.fixed {
                self.play(by, m);
                self.completed(by);
            }
            return self.conclude(&End::draw(claim));
        }
        if claim == "threefold" && self.lacks_only_its_move() {
            let matter = Matter::Claim(by, claim.to_owned());
            if self.questions.iter().all(|(_, open, _)| *open != matter) {
                self.ask(matter, Proposal::PlayOn);
            }
            return;
        }
        self.wrong_claim(by);
        if let Some(m) = self.turn.fixed {
            self.turn.must = Some(m);
        } else if let Some(square) = self.turn.misfixed {
            self.bind(by, square);
        }
        self.resume();
    }

    /// Ends that some rulebooks give to whoever claims a draw at all.
    fn end_on_claim(&self) -> Option<End> {
        if self.facts.is(Fact::Fivefold, "claim") && self.appearances() >= 5 {
            return Some(End::draw("fivefold"));
        }
        let quiet = self.now().quiet().by_each();
        let ended = self.facts.is(Fact::SeventyFive, "claim") && quiet >= 75;
        ended.then(|| End::draw("seventy-five"))
    }

    /// Whether the ground is there, now or after the move that was fixed.
    fn is_ground(&self, claim: &str) -> bool {
        let now = self.now();
        let Some(m) = self.turn.fixed else {
            return match claim {
                "threefold" => self.appearances() >= 3,
                _ => now.quiet().by_each() >= 50,
            };
        };
        let mut next = now.clone();
        next.play_unchecked(m);
        match claim {
            "threefold" => self.appeared(&next.identity()) >= 2,
            _ => next.quiet().by_each() >= 50,
        }
    }

    /// One of the moves he may make would bring the third appearance, and what
    /// stands there has not even looked the same three times.
    fn lacks_only_its_move(&self) -> bool {
        let now = self.now();
        let moves = match self.turn.must {
            Some(m) => vec![m],
            None => allowed(&self.facts, now, &self.turn.touches),
        };
        let third = |m: &tuomari_board::Move| {
            let mut next = now.clone();
            next.play_unchecked(*m);
            self.appeared(&next.identity()) >= 2
        };
        let alike = self.positions.iter();
        let alike = alike.filter(|position| position.board() == now.board());
        self.turn.fixed.is_none()
            && self.turn.misfixed.is_none()
            && self.facts.is(Fact::Threefold, "claim")
            && alike.count() < 3
            && moves.iter().any(third)
    }

    /// A wrong claim: time for the opponent, and it counts as an offer.
    fn wrong_claim(&mut self, by: Color) {
        if let Some(time) = self.facts.number(Fact::ClaimTime).filter(|time| *time > 0) {
            self.add(!by, time);
        }
        self.offer = self.offer.or(Some(by));
    }

    fn bind(&mut self, by: Color, square: Square) {
        let touch = Touch {
            square,
            owner: by,
            taken: true,
            brushed: false,
        };
        // It binds; no hand declined an offer by it.
        self.turn.touches.push(touch);
    }

    // Rulings.

    /// A ruling is taken as given; what it brings is worked out.
    pub(super) fn rule(&mut self, id: u64, ruling: &Value) -> Result<(), NotJudged> {
        let Some(place) = self.questions.iter().position(|(open, ..)| *open == id) else {
            self.out.asked.push(format!("a ruling on {id}, unasked"));
            return Ok(());
        };
        let (_, matter, proposal) = self.questions.remove(place);
        if let Some(points) = ruling["end"].as_str() {
            let points = ["1-0", "0-1", "1/2-1/2", "0-0"]
                .into_iter()
                .find(|known| *known == points);
            let points = points.ok_or_else(|| NotJudged("points of a ruling".to_owned()))?;
            let cause = "arbiter".to_owned();
            self.conclude(&End { points, cause });
            return Ok(());
        }
        match ruling.as_str() {
            Some("accept") => self.accepted(matter, proposal),
            Some("reject") => {
                self.rejected(matter, proposal);
                Ok(())
            }
            _ => Err(NotJudged(format!("the ruling {ruling}"))),
        }
    }

    fn accepted(&mut self, matter: Matter, proposal: Proposal) -> Result<(), NotJudged> {
        match (matter, proposal) {
            (Matter::Claim(by, claim), Proposal::Nothing) => {
                return self.accept_unseen(by, &claim);
            }
            (Matter::Claim(..), Proposal::PlayOn) if self.facts.is(Fact::Threefold, "claim") => {
                self.resume();
            }
            (Matter::Claim(..), Proposal::PlayOn) => self.conclude(&End::draw("arbiter")),
            (Matter::Several(of), Proposal::Reinstate(plies)) => self.several(of, plies),
            (Matter::Breach(of), Proposal::Warning) => self.warn(of),
            (_, Proposal::End(end)) => self.conclude(&end),
            (_, Proposal::FirstFell(first, then)) => {
                let cause = format!("time {}", name(first));
                let shown = Evidence::default();
                let can = |then: Box<Position>| mates::can_mate(&then, !first, &shown);
                match then.map_or(Some(true), can) {
                    Some(true) => self.conclude(&End::win(!first, cause)),
                    Some(false) => self.conclude(&End::draw(cause)),
                    None => {
                        return Err(NotJudged("whether a side can mate, both flags".to_owned()));
                    }
                }
            }
            (
                _,
                Proposal::Nothing | Proposal::PlayOn | Proposal::Warning | Proposal::Reinstate(_),
            ) => {}
        }
        Ok(())
    }

    /// The player is warned; one who was warned meanwhile is up for the next
    /// step.
    fn warn(&mut self, of: Color) {
        if self.facts.is(Fact::Ladder, "yes") && self.sides[at(of)].warned {
            let lost = End::win(!of, format!("penalty {}", name(of)));
            self.ask(Matter::Breach(of), Proposal::End(lost));
        } else {
            self.sides[at(of)].warned = true;
        }
    }

    fn rejected(&mut self, matter: Matter, proposal: Proposal) {
        match (matter, proposal) {
            (Matter::Claim(by, claim), Proposal::Nothing) => self.reject_unseen(by, &claim),
            (Matter::Claim(by, _), Proposal::PlayOn) if self.facts.is(Fact::Threefold, "claim") => {
                let stopped = self.clock.as_ref().is_some_and(
                    |clock| matches!(clock.run, Run::Held { by: Some(who), .. } if who == at(by)),
                );
                if stopped {
                    self.wrong_claim(by);
                    self.resume();
                }
            }
            (Matter::CanMate(_) | Matter::BlockedPawns(_), Proposal::End(won)) => {
                self.conclude(&End::draw(won.cause));
            }
            (
                Matter::Claim(..)
                | Matter::BothFlags
                | Matter::CanMate(_)
                | Matter::BlockedPawns(_)
                | Matter::ForbiddenMove(_)
                | Matter::Several(_)
                | Matter::Breach(_)
                | Matter::Contact(_)
                | Matter::EventOrder(_)
                | Matter::IllegalPosition,
                _,
            ) => {}
        }
    }

    /// The arbiter found a claim about a board nobody sees correct.
    fn accept_unseen(&mut self, by: Color, claim: &str) -> Result<(), NotJudged> {
        self.found(by, claim, true);
        match claim {
            "illegal-move" => {
                let offender = !by;
                let Some(losing) = self.facts.number(Fact::LosesAt) else {
                    self.switch(Run::On(at(offender)));
                    return Ok(());
                };
                self.out.counts[at(offender)] += 1;
                let count = u64::from(self.out.counts[at(offender)]);
                if count >= losing {
                    let now = self.now().clone();
                    return self.lose_illegally(offender, "illegal-move", &now);
                }
                if let Some(time) = self.facts.number(Fact::IllegalTime) {
                    self.add(by, time);
                }
                self.switch(Run::On(at(offender)));
            }
            "threefold" | "fifty-moves" => self.conclude(&End::draw("arbiter")),
            _ => self.resume(),
        }
        Ok(())
    }

    fn reject_unseen(&mut self, by: Color, claim: &str) {
        self.found(by, claim, false);
        if matches!(claim, "threefold" | "fifty-moves")
            && let Some(time) = self.facts.number(Fact::ClaimTime).filter(|time| *time > 0)
        {
            self.add(!by, time);
        }
        self.resume();
    }
}
