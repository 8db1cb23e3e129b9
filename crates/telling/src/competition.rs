//! What happens to a competition, what departs from its rules, and why
//! something is refused.

use tuomari_competition::{
    Alteration, AlterationKind, Article, Bye, Competition, Departure, Handbook, Happening, Idle,
    Matter, MatterKind, Measure, MeasureKind, Outcome, PlayerId, Refusal, Side, TeamId, Who,
};

use crate::told::{Told, count};

/// Tells what happens to a competition, as it was before.
#[expect(clippy::too_many_lines, reason = "a table")]
pub fn competition(what: &Happening, c: &Competition) -> Told {
    let told = Told::new(format!("competition-{}", what.id()));
    match what {
        Happening::Announced { regulations } => told
            .text("name", &regulations.name)
            .number("rounds", regulations.rounds)
            .word("system", word("system", regulations.system.id())),
        Happening::Amended { clauses, .. } => {
            let words = clauses.iter().map(|one| word("clause", <&str>::from(*one)));
            told.with(
                "clauses",
                crate::ToldValue::Words(words.map(Into::into).collect()),
            )
        }
        Happening::Departed(one) => departure(one, c),
        Happening::Entered { person, from, .. } => {
            told.text("name", &person.name).number("round", *from)
        }
        Happening::TeamEntered { name, from, .. } => told.text("name", name).number("round", *from),
        Happening::Corrected { player, person } => told
            .text("name", c.name(Who::Player(*player)))
            .text("now", &person.name),
        Happening::BoardOrderSet { team, .. } => told.team(c, *team),
        Happening::Withdrew { who, from } => told.who(c, *who).number("round", *from),
        Happening::Readmitted { who } | Happening::SentOn { who, .. } => told.who(c, *who),
        Happening::EntriesClosed
        | Happening::NumbersAssigned { .. }
        | Happening::TiesBroken { .. }
        | Happening::Finished => told,
        Happening::ColorDrawn { lot } => told.word("color", color(*lot)),
        Happening::CheckedIn { who, here } => told.who(c, *who).yes("here", *here),
        Happening::ByeRequested { who, round, bye } | Happening::ByeGranted { who, round, bye } => {
            told.who(c, *who)
                .number("round", *round)
                .word("bye", bye_word(*bye))
        }
        Happening::ByeRefused { who, round } | Happening::AbsenceDeclared { who, round } => {
            told.who(c, *who).number("round", *round)
        }
        Happening::Prohibited { who, first, last } => {
            let names: Vec<&str> = who.iter().map(|one| c.name(*one)).collect();
            told.text("names", names.join(", "))
                .number("first", *first)
                .number("last", *last)
        }
        Happening::Paired {
            round, meetings, ..
        } => told
            .number("round", *round)
            .number("boards", count(meetings.len())),
        Happening::Altered { round, change } => told
            .number("round", *round)
            .phrase("change", alteration(*change, c)),
        Happening::Confirmed { round, instead } => told
            .number("round", *round)
            .number("boards", count(instead.len())),
        Happening::LineupHandedIn { round, team, .. } => {
            told.team(c, *team).number("round", *round)
        }
        Happening::MatchConfirmed {
            round,
            team,
            white,
            black,
        } => told
            .team(c, *team)
            .number("round", *round)
            .text("white", white)
            .text("black", black),
        Happening::LineupsOpened { round, .. }
        | Happening::Published { round, .. }
        | Happening::Recalled { round }
        | Happening::Unpaired { round }
        | Happening::RoundClosed { round } => told.number("round", *round),
        Happening::PlayBegan { round, board }
        | Happening::Adjourned { round, board }
        | Happening::SetAnew { round, board, .. } => told.board(*round, *board),
        Happening::ResultTaken {
            round,
            board,
            outcome,
            ..
        }
        | Happening::ResultEntered {
            round,
            board,
            outcome,
        }
        | Happening::Defaulted {
            round,
            board,
            outcome,
        } => told
            .board(*round, *board)
            .phrase("result", result(*outcome)),
        Happening::ResultCorrected {
            round,
            board,
            outcome,
            from,
        } => {
            let told = match from {
                Some(from) => told.number("from", *from),
                None => Told::new("competition-result-corrected-late"),
            };
            told.board(*round, *board)
                .phrase("result", result(*outcome))
        }
        Happening::BreachNoted {
            player,
            breach,
            count,
            proposal,
            ..
        } => told
            .name(c, *player)
            .number("count", *count)
            .word("breach", word("breach", <&str>::from(*breach)))
            .word("proposal", word("proposal", <&str>::from(*proposal))),
        Happening::Penalised {
            player,
            round,
            measure,
        } => told
            .name(c, *player)
            .number("round", *round)
            .phrase("measure", penalty(*measure)),
        Happening::Excluded {
            player,
            first,
            last,
        } => told
            .name(c, *player)
            .number("first", *first)
            .number("last", *last),
        Happening::Expelled { player } => told.name(c, *player),
        Happening::Adjusted { who, points, .. } => told.who(c, *who).text("points", points),
        Happening::AppealLodged { appeal, round, .. } => {
            told.number("appeal", *appeal).number("round", *round)
        }
        Happening::ArbiterCalled { call, .. } | Happening::CallAnswered { call } => {
            told.number("call", *call)
        }
        Happening::AppealDecided { appeal, upheld } => {
            told.number("appeal", *appeal).yes("upheld", *upheld)
        }
        Happening::Signed { name } => told.text("name", name),
        Happening::HandedIn { digest } => told.text("digest", digest),
    }
}

/// What departs from the rules, with the level and the article.
pub fn departure(departure: &Departure, c: &Competition) -> Told {
    let matter: &str = MatterKind::from(&departure.matter).into();
    let told = Told::new(format!("competition-departs-{matter}"));
    let what = match &departure.matter {
        Matter::Amended { clause } => told.word("clause", word("clause", <&str>::from(*clause))),
        Matter::LateEntry { who }
        | Matter::FullPointBye { who }
        | Matter::TooManyByes { who }
        | Matter::ByeTooLate { who }
        | Matter::NotEligible { who }
        | Matter::ByeBarred { who }
        | Matter::ThirdColor { who }
        | Matter::ColorDifference { who }
        | Matter::LeftOut { who }
        | Matter::PlaysThough { who } => told.who(c, *who),
        Matter::SecondMeeting { one, other } | Matter::ProhibitedMeeting { one, other } => {
            told.who(c, *one).text("other", c.name(*other))
        }
        Matter::DiffersFromSystem { boards } => {
            let pairs = boards
                .iter()
                .map(|(white, black)| format!("{white}-{black}"));
            told.text("pairs", pairs.collect::<Vec<String>>().join(", "))
        }
        Matter::ResultMissing { round, board }
        | Matter::RatingOnly { round, board }
        | Matter::UnusualScore { round, board } => told.board(*round, *board),
        Matter::BoardOrderLate { team } | Matter::LineupLate { team } => told.team(c, *team),
        Matter::LineupOutOfOrder { team, player } => told
            .team(c, *team)
            .text("player", c.name(Who::Player(*player))),
        Matter::CorrectedLate { player } => told.name(c, *player),
        Matter::RoundsLeft { rounds } => told.number("rounds", *rounds),
        Matter::ProhibitedLate
        | Matter::NumbersLate
        | Matter::NoCompletePairing
        | Matter::PublishedChanged
        | Matter::NotRateable => told,
    };
    let told = Told::new("competition-departed")
        .sentence("what", what)
        .word("level", word("level", <&str>::from(departure.level)));
    match departure.article {
        Article::Handbook(Handbook::Regulations) => told.word("article", "competition-regulations"),
        // As the handbook is cited: C.04.1 2.
        Article::Handbook(article) => told.text("article", article.id().replacen('/', " ", 1)),
        Article::Law(article) => told.text("article", article.number()),
    }
}

/// Why somebody has no opponent.
pub fn idle_reason(idle: Idle, c: &Competition) -> Told {
    Told::new("competition-idle")
        .who(c, idle.who)
        .word("bye", bye_word(idle.bye))
        .word("why", word("why", <&str>::from(idle.why)))
}

/// Why a command to a competition was refused.
pub fn competition_refusal(refusal: &Refusal) -> Told {
    Told::new(format!("competition-refused-{}", refusal.id()))
}

fn alteration(change: Alteration, c: &Competition) -> Told {
    let kind: &str = AlterationKind::from(change).into();
    let told = Told::new(format!("competition-change-{kind}"));
    match change {
        Alteration::Swap { one, other } => told.who(c, one).text("other", c.name(other)),
        Alteration::Seat { white, black } => told.who(c, white).text("other", c.name(black)),
        Alteration::Unseat { who } => told.who(c, who),
        Alteration::GiveBye { who, bye } => told.who(c, who).word("bye", bye_word(bye)),
        Alteration::TurnColors { board } => told.number("board", board),
    }
}

fn result(outcome: Outcome) -> Told {
    let text = |text: &str| Told::new("competition-score").text("score", text);
    match outcome {
        Outcome::WhiteWins => text("1-0"),
        Outcome::Draw => text("½-½"),
        Outcome::BlackWins => text("0-1"),
        Outcome::WhiteWinsUnrated => Told::new("competition-score-unrated").text("score", "1-0"),
        Outcome::DrawUnrated => Told::new("competition-score-unrated").text("score", "½-½"),
        Outcome::BlackWinsUnrated => Told::new("competition-score-unrated").text("score", "0-1"),
        Outcome::WhiteForfeits => Told::new("competition-score-forfeit").text("score", "- +"),
        Outcome::BlackForfeits => Told::new("competition-score-forfeit").text("score", "+ -"),
        Outcome::BothForfeit => Told::new("competition-score-forfeit").text("score", "- -"),
        Outcome::Adjourned => Told::new("competition-score-adjourned"),
        Outcome::Ruled { white, black } => {
            Told::new("competition-score-ruled").text("score", format!("{white}-{black}"))
        }
    }
}

fn penalty(measure: Measure) -> Told {
    let kind: &str = MeasureKind::from(measure).into();
    let told = Told::new(format!("competition-measure-{kind}"));
    match measure {
        Measure::Warning => told,
        Measure::RaiseOpponent { points }
        | Measure::LowerOffender { points }
        | Measure::Loss { opponent: points } => told.text("points", points),
        Measure::Fine { amount } => told.number("amount", amount),
    }
}

pub(crate) fn word(family: &str, id: &str) -> String {
    format!("competition-{family}-{id}")
}

fn bye_word(bye: Bye) -> String {
    word("bye", bye.into())
}

fn color(side: Side) -> &'static str {
    match side {
        Side::White => "competition-color-white",
        Side::Black => "competition-color-black",
    }
}

impl Told {
    fn who(self, c: &Competition, who: Who) -> Told {
        self.text("name", c.name(who))
    }

    fn name(self, c: &Competition, player: PlayerId) -> Told {
        self.who(c, Who::Player(player))
    }

    fn team(self, c: &Competition, team: TeamId) -> Told {
        self.who(c, Who::Team(team))
    }

    fn board(self, round: u16, board: u32) -> Told {
        self.number("round", round).number("board", board)
    }
}
