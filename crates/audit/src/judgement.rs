//! A whole game held against the Laws: its end and its result.

use std::cell::OnceCell;

use tuomari_board::{Color, Position};
use tuomari_mating::{Answer, likelier};

use crate::{
    auditor::result_on_board,
    evidence::Evidence,
    finding::{Finding, Game},
    ground::{Ground, is_ended_for_players},
    kind::{End, Kind},
    law::{Law, Verdict},
    replay::Replay,
    result::Recorded,
};

/// Judges a game. If it is not `certain` that all its moves were read, only
/// what had happened before is judged.
pub(crate) fn judge(
    law: &Law,
    game: &Game<'_>,
    replay: &Replay,
    ground: Option<Ground>,
    certain: bool,
    findings: &mut Vec<Finding>,
) {
    let case = Case {
        law,
        game,
        replay,
        last: Asked::new(law, replay.now()),
        asks_winner: matches!(ground, Some(Ground::Time | Ground::Resignation)),
    };
    let plies = replay.plies();
    if !certain {
        if let Some((ply, end)) = replay.end().filter(|(ply, _)| *ply < plies) {
            findings.push(case.ended(end, ply));
        }
        return;
    }
    let over = !replay.now().has_legal_move();
    let dead = case.dead(over, findings);
    let first = [replay.end(), dead].into_iter().flatten().min();
    match first {
        Some((ply, end)) if ply < plies => findings.push(case.ended(end, ply)),
        _ if over => case.over(findings),
        Some((ply, end)) => {
            if matches!(game.recorded, Some(Recorded::Won(_))) {
                findings.push(case.ended(end, ply));
            }
        }
        None => case.ground(ground, findings),
    }
    // What the record says of the board is looked at even then.
    if over || first.is_some() {
        case.board_ground(ground, over, findings);
    }
}

/// A game with the answers that were asked for.
struct Case<'a> {
    law: &'a Law,
    game: &'a Game<'a>,
    replay: &'a Replay,
    last: Asked<'a>,
    /// Whether the result hangs on what the winner could do.
    asks_winner: bool,
}

/// Whether each side can mate, asked once at most.
struct Asked<'a> {
    law: &'a Law,
    position: &'a Position,
    white: OnceCell<Answer>,
    black: OnceCell<Answer>,
}

impl<'a> Asked<'a> {
    fn new(law: &'a Law, position: &'a Position) -> Asked<'a> {
        Asked {
            law,
            position,
            white: OnceCell::new(),
            black: OnceCell::new(),
        }
    }

    fn answer(&self, side: Color) -> &Answer {
        let cell = side.fold_wb(&self.white, &self.black);
        cell.get_or_init(|| self.law.can_mate(self.position, side))
    }

    fn verdict(&self, side: Color) -> Verdict {
        Verdict::from(self.answer(side))
    }

    /// Whether nobody can mate; a side that is likely to is asked first.
    fn is_dead(&self, first: Color) -> Verdict {
        match self.verdict(first) {
            Verdict::Can => Verdict::Cannot,
            known => match (known, self.verdict(!first)) {
                (_, Verdict::Can) => Verdict::Cannot,
                (Verdict::Cannot, Verdict::Cannot) => Verdict::Can,
                _ => Verdict::Unknown,
            },
        }
    }

    fn told(&self, side: Color) -> Evidence {
        Evidence::new(self.position, side, self.answer(side).clone())
    }
}

impl Case<'_> {
    fn find(&self, kind: Kind, ply: usize) -> Finding {
        let cites = self.law.cites(kind);
        Finding::new(kind, self.game, self.replay, ply, cites)
    }

    /// An end that came by itself after `ply` plies.
    fn ended(&self, end: End, ply: usize) -> Finding {
        let kind = if ply < self.replay.plies() {
            Kind::PlayedOn(end)
        } else {
            Kind::Misrecorded(end)
        };
        let found = self.find(kind, ply).should_be(Recorded::Drawn);
        if end == End::Dead && ply == self.replay.plies() {
            let winner = self.likely();
            return found.mating(self.last.told(winner));
        }
        found
    }

    /// Mate or stalemate in the last position.
    fn over(&self, findings: &mut Vec<Finding>) {
        let result = result_on_board(self.replay.now());
        let end = match result {
            Recorded::Won(_) => End::Checkmate,
            Recorded::Drawn => End::Stalemate,
        };
        if self
            .game
            .recorded
            .is_some_and(|recorded| recorded != result)
        {
            let found = self.find(Kind::Misrecorded(end), self.replay.plies());
            findings.push(found.should_be(result));
        }
    }

    /// Where the position was first dead.
    ///
    /// A dead position stays dead, so the last position answers for all: if
    /// somebody can mate there, somebody always could.
    fn dead(&self, over: bool, findings: &mut Vec<Finding>) -> Option<(usize, End)> {
        let plies = self.replay.plies();
        if !self.law.dead || (over && self.replay.now().in_check(self.replay.now().turn())) {
            return None;
        }
        // In a stalemate nobody can mate, so the position before it is asked.
        let last = if over { plies.checked_sub(1)? } else { plies };
        let verdict = if over {
            self.is_dead_after(last)
        } else {
            self.last.is_dead(self.likely())
        };
        match verdict {
            Verdict::Cannot => return None,
            Verdict::Unknown => {
                let kind = Kind::Misrecorded(End::Dead);
                findings.push(self.find(kind, last).unsettled());
                return None;
            }
            Verdict::Can => {}
        }
        let (mut from, mut to) = (0, last);
        while from < to {
            let middle = from.midpoint(to);
            if self.is_dead_after(middle) == Verdict::Can {
                to = middle;
            } else {
                from = middle + 1;
            }
        }
        Some((to, End::Dead))
    }

    fn is_dead_after(&self, plies: usize) -> Verdict {
        let position = self.replay.position_after(plies);
        Asked::new(self.law, &position).is_dead(self.likely())
    }

    /// Who is likely to be able to mate: whoever is said to have won on time,
    /// for there it is asked anyway, or has more to mate with.
    fn likely(&self) -> Color {
        if let (true, Some(Recorded::Won(side))) = (self.asks_winner, self.game.recorded) {
            return side;
        }
        likelier(self.replay.now())
    }

    /// The ground of the result, where the game was not over by itself.
    fn ground(&self, ground: Option<Ground>, findings: &mut Vec<Finding>) {
        let recorded = self.game.recorded;
        match (ground, recorded) {
            (Some(Ground::Time), Some(Recorded::Won(side))) if self.law.knows_flags() => {
                self.won(Kind::FlagWithoutMate, side, self.on_time(side), findings);
            }
            (Some(Ground::Time), Some(Recorded::Drawn)) if self.law.knows_flags() => {
                self.drawn_on_time(findings);
            }
            (Some(Ground::Resignation), Some(Recorded::Won(side)))
                if self.law.tests_resignation() =>
            {
                let verdict = self.last.verdict(side);
                self.won(Kind::ResignedWithoutMate, side, verdict, findings);
            }
            (Some(Ground::Repetition), Some(Recorded::Drawn)) if self.law.knows_repetition() => {
                if !self.is_repeated() {
                    let found = self.find(Kind::NoRepetition, self.replay.plies());
                    findings.push(found.contradicting());
                }
            }
            (Some(Ground::FiftyMoves), Some(Recorded::Drawn)) if self.law.knows_fifty() => {
                if !self.is_fifty() {
                    let found = self.find(Kind::NoFifty, self.replay.plies());
                    findings.push(found.contradicting());
                }
            }
            (Some(Ground::Dead), Some(Recorded::Drawn)) if self.law.dead => self.not_dead(findings),
            (None, Some(Recorded::Drawn)) if self.is_agreed_too_early() => {
                let found = self.find(Kind::DrawnTooEarly, self.replay.plies());
                findings.push(found.contradicting());
            }
            _ => self.board_ground(ground, false, findings),
        }
    }

    /// A draw that can only have been agreed, before the players could agree.
    fn is_agreed_too_early(&self) -> bool {
        let made_by_each = self.replay.plies() / 2;
        !self.law.allows_agreement(made_by_each)
            && !is_ended_for_players(self.game.heading.termination)
            && self.replay.is_whole()
    }

    /// Mates and stalemates that the record speaks of and the board does not
    /// show.
    fn board_ground(&self, ground: Option<Ground>, over: bool, findings: &mut Vec<Finding>) {
        let now = self.replay.now();
        let mated = over && now.in_check(now.turn());
        let kind = match ground {
            Some(Ground::Checkmate) if !mated => Kind::NoCheckmate,
            Some(Ground::Stalemate) if !over || mated => Kind::NoStalemate,
            _ => return,
        };
        findings.push(self.find(kind, self.replay.plies()).contradicting());
    }

    fn on_time(&self, side: Color) -> Verdict {
        let now = self.replay.now();
        self.law.wins_on_time(now, side, || self.last.verdict(side))
    }

    /// A win that needs a side which could win.
    fn won(&self, kind: Kind, side: Color, verdict: Verdict, findings: &mut Vec<Finding>) {
        let found = || {
            let found = self.find(kind, self.replay.plies());
            // Where material decides, a line in which he mates proves nothing.
            if verdict != Verdict::Can && self.last.verdict(side) == Verdict::Can {
                found
            } else {
                found.mating(self.last.told(side))
            }
        };
        match verdict {
            Verdict::Can => {}
            Verdict::Cannot => findings.push(found().should_be(Recorded::Drawn)),
            Verdict::Unknown => findings.push(self.undecided(found(), side)),
        }
    }

    /// Not settled: by a search that ended too early, or because an arbiter
    /// was asked or a forced line may have been shown.
    fn undecided(&self, found: Finding, side: Color) -> Finding {
        if self.last.verdict(side) == Verdict::Unknown {
            found.unsettled()
        } else {
            found.for_arbiter()
        }
    }

    /// A draw on time: only the clock of the player having the move runs.
    fn drawn_on_time(&self, findings: &mut Vec<Finding>) {
        let side = !self.replay.now().turn();
        let found = || {
            self.find(Kind::FlagDrawn, self.replay.plies())
                .mating(self.last.told(side))
        };
        match self.on_time(side) {
            Verdict::Can => findings.push(found().should_be(Recorded::Won(side))),
            Verdict::Cannot => {}
            Verdict::Unknown => findings.push(self.undecided(found(), side)),
        }
    }

    fn not_dead(&self, findings: &mut Vec<Finding>) {
        // If neither could mate, the end would have been found already.
        let can = Color::ALL
            .into_iter()
            .find(|side| self.last.verdict(*side) == Verdict::Can);
        if let Some(side) = can {
            let found = self.find(Kind::NotDead, self.replay.plies());
            findings.push(found.mating(self.last.told(side)).contradicting());
        }
    }

    /// A third appearance, on the board or by a move that was only intended:
    /// it may have been written and not made.
    fn is_repeated(&self) -> bool {
        let history = self.replay.history();
        let intended = |m: &_| history.appearances_after(*m).is_ok_and(|times| times >= 3);
        history.appearances() >= 3 || self.replay.now().legal_moves().iter().any(intended)
    }

    /// Fifty moves by each, on the board or by an intended move.
    fn is_fifty(&self) -> bool {
        let now = self.replay.now();
        let intended = |m: &_| now.quiet().after(now.turn(), *m).is_fifty();
        now.quiet().is_fifty() || now.legal_moves().iter().any(intended)
    }
}

#[cfg(test)]
mod tests {
    use tuomari_rulebook::{Profile, Rulebook, Rules, Setting};

    use crate::{Auditor, Law};

    /// What a game comes to under a rulebook: its findings, each with its
    /// articles.
    fn check(rulebook: &str, game: &str, expected: &[&str]) {
        let book: Rulebook = rulebook.parse().unwrap();
        let profile = book.profiles().next().unwrap();
        let event = Rules::of(book, profile);
        let rules = match profile {
            Profile::Only => event,
            _ => event
                .decide(Setting::FideRated, "no")
                .decide(Setting::DefaultTime, "0"),
        };
        let law = Law::new(rules.build().unwrap(), 100_000);
        let report = Auditor::new(&law).read(game.as_bytes(), false);
        assert_eq!(report.games, 1, "{game}");
        let found = report.findings.iter().map(|finding| {
            let what = finding.found.or(finding.unknown).unwrap();
            format!("{what}: {}", finding.articles.join(" "))
        });
        assert_eq!(found.collect::<Vec<_>>(), expected, "{rulebook}\n{game}");
    }

    #[test]
    fn no_draw_can_be_agreed_before_both_have_moved() {
        let tag = "[Result \"1/2-1/2\"]\n\n";
        for moves in ["", "1. e4 "] {
            let game = format!("{tag}{moves}1/2-1/2\n");
            check("fide-2018", &game, &["drawn-too-early: fide-2018/5.2.3"]);
            check("fide-2023", &game, &["drawn-too-early: fide-2023/5.2.3"]);
            check(
                "fi-team-blitz",
                &game,
                &["drawn-too-early: fide-2018/5.2.3"],
            );
            for without in ["fide-2014", "fi-blitz-2014", "fi-basics"] {
                check(without, &game, &[]);
            }
        }
        let game = format!("{tag}1. e4 e5 1/2-1/2\n");
        check("fide-2018", &game, &[]);
    }

    #[test]
    fn a_short_draw_is_found_in_chess960_and_not_in_a_game_that_was_begun_elsewhere() {
        let game = |fen: &str| format!("[FEN \"{fen}\"]\n\n1/2-1/2\n");
        let array = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1";
        check(
            "fide-2023",
            &game(array),
            &["drawn-too-early: fide-2023/5.2.3"],
        );
        let later = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3";
        check("fide-2023", &game(later), &[]);
        let ending = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
        check("fide-2023", &game(ending), &[]);
    }

    #[test]
    fn a_draw_that_others_decided_was_not_agreed() {
        for word in ["adjudication", "Rules infraction", "unterminated"] {
            let game = format!("[Termination \"{word}\"]\n\n1. e4 1/2-1/2\n");
            check("fide-2023", &game, &[]);
        }
        let game = "[Termination \"Game drawn by agreement\"]\n\n1. e4 1/2-1/2\n";
        check("fide-2023", game, &["drawn-too-early: fide-2023/5.2.3"]);
    }

    /// A knight's win on time under the national code: a forced line may have
    /// been shown, and no search tells. A line in which he mates is no
    /// evidence that he could not.
    #[test]
    fn what_a_shown_line_would_settle_is_for_the_arbiter() {
        let game = "[FEN \"7k/7p/8/8/8/8/8/K5N1 w - - 0 1\"]\n[Termination \"Time forfeit\"]\n\n\
            1. Ka2 Kg8 1-0\n";
        let findings = |rulebook: &str, positions| {
            let book: Rulebook = rulebook.parse().unwrap();
            let event = Rules::of(book, book.profiles().next().unwrap());
            let law = Law::new(event.build().unwrap(), positions);
            Auditor::new(&law).read(game.as_bytes(), false).findings
        };
        for positions in [100_000, 1_000_000] {
            let found = findings("fi-blitz-2014", positions);
            let [finding] = &found[..] else {
                panic!("{found:?}");
            };
            assert_eq!(finding.unknown, Some("flag-without-mate"));
            assert!(finding.for_arbiter && finding.mating.is_none());
        }
    }

    /// The beginners' rules know no clock: a result on time breaks none of
    /// their articles (D-76).
    #[test]
    fn where_the_text_knows_no_clock_nothing_is_found_about_time() {
        for result in ["1-0", "0-1", "1/2-1/2"] {
            let game = format!("[Termination \"Time forfeit\"]\n\n1. e4 e5 {result}\n");
            check("fi-basics", &game, &[]);
        }
    }
}
