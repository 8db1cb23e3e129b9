//! What the arbiter's desk stands on: the rulings offered for a question, what
//! they would bring about, how long a call has waited, and how a ruling is
//! set aside.

use tuomari_board::{Color, Position, Square};
use tuomari_clock::{At, ChessClock, Millis, TimeControl};
use tuomari_conduct::{
    Act, By, Choice, Claim, ClockFault, Command, Ctx, Effect, Event, Fact, Game, Happening,
    Incident, Limit, MatingOracle, Matter, Misconduct, Offender, QuestionView, Refusal, Ruling,
    Seat, Table, Verdict, decide, dossier, options, view,
};
use tuomari_notation::Points;
use tuomari_rulebook::{Profile, Rulebook, Rules, Setting};

const ORACLE: MatingOracle<'static> = MatingOracle::within(Limit::positions(20_000));

struct Hall {
    rules: Rules,
    game: Game,
    now_ms: u64,
}

fn rules(name: &str, profile: Profile) -> Rules {
    let rulebook: Rulebook = name.parse().expect("a rulebook");
    let rules = Rules::of(rulebook, profile);
    let rules = if name == "fide-2018" {
        rules.decide(Setting::FideRated, "no")
    } else {
        rules
    };
    rules.build().expect("rules")
}

impl Hall {
    fn new(name: &str, profile: Profile, table: Table) -> Hall {
        let clock = ChessClock::new(TimeControl::from_human("5 min").expect("a control"));
        let mut hall = Hall {
            rules: rules(name, profile),
            game: Game::new(table, Position::default(), Some(clock)),
            now_ms: 0,
        };
        hall.act(By::Arbiter, Act::StartClock);
        hall
    }

    fn tried(&mut self, by: By, act: Act) -> Result<Vec<Event>, Refusal> {
        self.now_ms += 1_000;
        let ctx = Ctx {
            rules: &self.rules,
            oracle: &ORACLE,
        };
        let at = At::from_ms(self.now_ms);
        let events = decide(&ctx, &self.game, &Command { at, by, act })?;
        for event in &events {
            self.game.apply(event);
        }
        Ok(events)
    }

    #[track_caller]
    fn act(&mut self, by: By, act: Act) -> Vec<Event> {
        let said = format!("{act:?}");
        self.tried(by, act)
            .unwrap_or_else(|refusal| panic!("{said}: {refusal}"))
    }

    fn play(&mut self, moves: &[(Square, Square)]) {
        for (from, to) in moves {
            let by = By::Player(self.game.position().turn());
            let (from, to, promotion) = (*from, *to, None);
            self.act(
                by,
                Act::Make {
                    from,
                    to,
                    promotion,
                },
            );
            self.act(by, Act::Press);
        }
    }

    fn offered(&self) -> Vec<Choice> {
        options(
            &self.rules,
            &self.game,
            Seat::Arbiter,
            At::from_ms(self.now_ms),
        )
    }

    fn rulings(&self) -> Vec<(Ruling, Vec<Effect>)> {
        let rule = |choice: Choice| match choice.act {
            Act::Rule { ruling, .. } => Some((ruling, choice.effects)),
            _ => None,
        };
        self.offered().into_iter().filter_map(rule).collect()
    }

    fn offers(&self, act: &Act) -> bool {
        self.offered().iter().any(|choice| choice.act == *act)
    }

    fn left(&self, of: Color) -> Millis {
        let view = view(
            &self.rules,
            &self.game,
            Seat::Arbiter,
            At::from_ms(self.now_ms),
        );
        let clock = view.clock.expect("a clock");
        of.fold_wb(clock.white, clock.black).left
    }
}

const WHITE: By = By::Player(Color::White);
const SHUFFLE: [(Square, Square); 8] = [
    (Square::G1, Square::F3),
    (Square::G8, Square::F6),
    (Square::F3, Square::G1),
    (Square::F6, Square::G8),
    (Square::G1, Square::F3),
    (Square::G8, Square::F6),
    (Square::F3, Square::G1),
    (Square::F6, Square::G8),
];

/// A wooden board whose moves nobody entered, and a claim about it.
fn claimed_on_wood() -> Hall {
    let mut hall = Hall::new("fide-2018", Profile::Standard, Table::Wooden);
    hall.act(WHITE, Act::Press);
    hall.act(By::Player(Color::Black), Act::Press);
    hall.act(WHITE, Act::Claim(Claim::Threefold));
    hall
}

#[test]
fn each_ruling_says_what_would_come_of_it() {
    let hall = claimed_on_wood();
    let rulings = hall.rulings();
    let [(Ruling::Accept, accepted), (Ruling::Reject, rejected)] = rulings.as_slice() else {
        panic!("{rulings:?}");
    };
    assert!(
        matches!(accepted.as_slice(), [Effect::Ends(end)] if end.points == Points::DRAWN),
        "{accepted:?}"
    );
    let text = format!("{rejected:?}");
    assert!(text.contains("TimeAdded(Black, Millis(120000))"), "{text}");
    assert!(rejected.contains(&Effect::Runs(Color::White)), "{text}");
    let choice = &hall
        .offered()
        .into_iter()
        .find(|choice| choice.id() == "rule");
    let cites = choice.as_ref().expect("a ruling").cites;
    let articles = format!("{cites:?}");
    assert!(
        articles.contains("9.5.2") && articles.contains("9.2"),
        "{articles}"
    );
}

#[test]
fn what_is_offered_is_what_happens() {
    for wanted in [Ruling::Accept, Ruling::Reject] {
        let mut hall = claimed_on_wood();
        let rulings = hall.rulings();
        let told = &rulings.iter().find(|(ruling, _)| *ruling == wanted);
        let told = &told.expect("offered").1;
        let question = hall.game.questions()[0].id;
        let ruling = wanted;
        hall.act(By::Arbiter, Act::Rule { question, ruling });
        let ended = told.iter().any(|effect| matches!(effect, Effect::Ends(_)));
        assert_eq!(hall.game.conclusion().is_some(), ended);
    }
}

#[test]
fn a_question_knows_since_when_it_waits() {
    let mut hall = claimed_on_wood();
    let asked = At::from_ms(hall.now_ms);
    hall.now_ms += 90_000;
    let seen = view(
        &hall.rules,
        &hall.game,
        Seat::Arbiter,
        At::from_ms(hall.now_ms),
    );
    assert!(matches!(seen.questions[..], [QuestionView::Full(_, since)] if since == asked));
    let stopped = Fact::Stopped {
        by: WHITE,
        since: asked,
    };
    assert!(seen.facts.contains(&stopped), "{:?}", seen.facts);
    let others = view(
        &hall.rules,
        &hall.game,
        Seat::Spectator,
        At::from_ms(hall.now_ms),
    );
    assert!(others.facts.is_empty());
}

#[test]
fn on_a_board_that_nobody_enters_the_clock_says_who_acts() {
    let mut hall = Hall::new("fide-2018", Profile::Standard, Table::Wooden);
    let acts = |hall: &Hall| {
        let at = At::from_ms(hall.now_ms);
        view(&hall.rules, &hall.game, Seat::Arbiter, at).to_act
    };
    hall.act(WHITE, Act::Press);
    assert_eq!(acts(&hall), Color::Black);
    hall.act(By::Player(Color::Black), Act::Press);
    assert_eq!(acts(&hall), Color::White);
}

#[test]
fn a_ruling_is_set_aside_by_another_entry() {
    let mut hall = claimed_on_wood();
    let before = hall.left(Color::Black);
    let question = hall.game.questions()[0].id;
    let ruling = Ruling::Reject;
    hall.act(By::Arbiter, Act::Rule { question, ruling });
    assert_eq!(hall.left(Color::Black), before.plus(Millis::from_mins(2)));
    assert!(hall.offers(&Act::SetAside));
    let events = hall.act(By::Arbiter, Act::SetAside);
    assert!(matches!(events[0].what, Happening::RulingSetAside(id) if id == question));
    assert_eq!(hall.left(Color::Black), before);
    let open = hall.game.questions();
    assert_eq!(
        open[0].matter,
        Matter::Claim(Color::White, Claim::Threefold)
    );
    assert_ne!(open[0].id, question, "numbers are used once");
    assert!(!hall.offers(&Act::SetAside), "it is set aside once");
}

#[test]
fn time_given_back_by_the_software_leaves_a_ruling_as_it_is() {
    let mut hall = claimed_on_wood();
    let question = hall.game.questions()[0].id;
    let ruling = Ruling::Reject;
    hall.act(By::Arbiter, Act::Rule { question, ruling });
    let (of, time) = (Color::White, Millis::from_ms(700));
    let given = Act::AddTime { of, time };
    let refused = hall.tried(By::System, given.clone());
    assert_eq!(refused, Err(Refusal::NotYours), "while the clock runs");
    hall.act(By::System, Act::StopClock);
    let before = hall.left(of);
    hall.act(By::System, given);
    assert_eq!(hall.left(of), before.plus(time));
    hall.act(By::System, Act::Resume);
    assert!(hall.offers(&Act::SetAside));
    hall.act(By::Arbiter, Act::StopClock);
    assert!(!hall.offers(&Act::SetAside), "something else has happened");
}

#[test]
fn time_that_no_clock_shows_is_given_back_without_a_word() {
    let mut hall = claimed_on_wood();
    let question = hall.game.questions()[0].id;
    let ruling = Ruling::Reject;
    hall.act(By::Arbiter, Act::Rule { question, ruling });
    let of = Color::White;
    hall.act(By::System, Act::StopClock);
    let heard = |hall: &Hall| {
        let at = At::from_ms(hall.now_ms);
        let view = view(&hall.rules, &hall.game, Seat::Player(of), at);
        view.announced.len()
    };
    let before = heard(&hall);
    for (ms, told) in [(999, 0), (1_000, 1)] {
        let time = Millis::from_ms(ms);
        let left = hall.left(of);
        hall.act(By::System, Act::AddTime { of, time });
        assert_eq!(hall.left(of), left.plus(time));
        assert_eq!(heard(&hall) - before, told, "{ms} ms");
    }
}

#[test]
fn an_end_by_ruling_is_set_aside_and_one_on_the_board_is_not() {
    let mut hall = claimed_on_wood();
    let question = hall.game.questions()[0].id;
    let ruling = Ruling::Accept;
    hall.act(By::Arbiter, Act::Rule { question, ruling });
    assert!(hall.game.conclusion().is_some());
    hall.act(By::Arbiter, Act::SetAside);
    assert!(hall.game.conclusion().is_none());
    let question = hall.game.questions()[0].id;
    let ruling = Ruling::Reject;
    hall.act(By::Arbiter, Act::Rule { question, ruling });
    hall.act(WHITE, Act::Press);
    let refused = hall.tried(By::Arbiter, Act::SetAside);
    assert_eq!(refused, Err(Refusal::NothingToSetAside));
    hall.act(WHITE, Act::Resign);
    let refused = hall.tried(By::Arbiter, Act::SetAside);
    assert_eq!(refused, Err(Refusal::NothingToSetAside));
}

#[test]
fn a_result_is_entered_only_where_the_software_does_not_see_it() {
    let drawn = Act::EnterResult {
        points: Points::DRAWN,
    };
    let mut wooden = Hall::new("fide-2018", Profile::Standard, Table::Wooden);
    assert!(wooden.offers(&drawn));
    assert_eq!(wooden.tried(WHITE, drawn.clone()), Err(Refusal::NotYours));
    wooden.act(By::Arbiter, drawn.clone());
    assert_eq!(
        wooden.game.conclusion().map(|end| end.points),
        Some(Points::DRAWN)
    );
    let strict = Hall::new("fide-2018", Profile::Standard, Table::Strict);
    assert!(!strict.offers(&drawn));
}

#[test]
fn what_the_arbiter_may_not_do_unasked_is_not_offered() {
    let finnish = Hall::new("fi-blitz-2014", Profile::Only, Table::Strict);
    let fide = Hall::new("fide-2018", Profile::Standard, Table::Strict);
    let penalties = |hall: &Hall| hall.offered().iter().any(|one| one.id() == "penalise");
    assert!(!penalties(&finnish));
    assert!(penalties(&fide));
}

#[test]
fn a_menu_of_penalties_comes_with_a_report() {
    let mut hall = Hall::new("fide-2018", Profile::Standard, Table::Strict);
    let of = Offender::Player(Color::Black);
    let (what, ply) = (Misconduct::Disturbance, None);
    hall.act(WHITE, Act::ReportConduct(Incident { of, what, ply }));
    let rulings = hall.rulings();
    let penal = |ruling: &Ruling| matches!(ruling, Ruling::Penalise(penalty) if penalty.offender == Color::Black);
    assert!(
        rulings.iter().filter(|(ruling, _)| penal(ruling)).count() >= 6,
        "{rulings:?}"
    );
    let white = |ruling: &Ruling| matches!(ruling, Ruling::Penalise(penalty) if penalty.offender == Color::White);
    assert!(
        !rulings.iter().any(|(ruling, _)| white(ruling)),
        "White did nothing"
    );
}

#[test]
fn the_seventeenth_question_is_counted_and_not_forgotten() {
    let mut hall = Hall::new("fide-2018", Profile::Standard, Table::Strict);
    let mut not_asked = 0;
    let offenders = [Offender::Both, Offender::Outsider]
        .into_iter()
        .chain(Color::ALL.map(Offender::Player));
    for of in offenders {
        for what in [
            Misconduct::Disturbance,
            Misconduct::Disrepute,
            Misconduct::Smoking,
            Misconduct::Interference,
            Misconduct::Entering,
        ] {
            let ply = None;
            for event in hall
                .tried(WHITE, Act::ReportConduct(Incident { of, what, ply }))
                .unwrap_or_default()
            {
                not_asked += u16::from(matches!(event.what, Happening::NotAsked(_)));
            }
        }
    }
    let fault = Act::ReportClockFault {
        fault: ClockFault::Defective,
    };
    for event in hall.tried(WHITE, fault).unwrap_or_default() {
        not_asked += u16::from(matches!(event.what, Happening::NotAsked(_)));
    }
    assert_eq!(hall.game.questions().len(), 16);
    assert!(not_asked > 0);
    let at = At::from_ms(hall.now_ms);
    let facts = |hall: &Hall| view(&hall.rules, &hall.game, Seat::Arbiter, at).facts;
    assert!(facts(&hall).contains(&Fact::NotAsked(not_asked)));
    while let Some(question) = hall.game.questions().first().map(|open| open.id) {
        let ruling = Ruling::Reject;
        hall.act(By::Arbiter, Act::Rule { question, ruling });
    }
    assert!(!facts(&hall).contains(&Fact::NotAsked(not_asked)));
}

#[test]
fn the_facts_of_a_claim_are_laid_out() {
    let mut hall = Hall::new("fide-2018", Profile::Standard, Table::Wooden);
    hall.play(&SHUFFLE);
    hall.act(WHITE, Act::Press);
    hall.act(By::Player(Color::Black), Act::Claim(Claim::Threefold));
    let question = hall.game.questions()[0];
    let facts = dossier(&hall.game, &question, &ORACLE);
    assert_eq!(facts.appearances.as_deref(), Some(&[0, 4, 8][..]));
    assert!(facts.is_behind && facts.mating.is_none());

    let mut hall = Hall::new("fi-blitz-2014", Profile::Only, Table::Strict);
    hall.play(&SHUFFLE);
    hall.act(WHITE, Act::Claim(Claim::NoProgress));
    let question = hall.game.questions()[0];
    let facts = dossier(&hall.game, &question, &ORACLE);
    assert_eq!(facts.quiet_plies, Some(8));
    let mating = facts.mating.expect("about mate");
    assert!(matches!(mating.white, Verdict::Can(_)));
}
