//! Samples of everything that can happen to a competition.

use tuomari_competition::{
    Act, Alteration, Article, BoardOrder, BracketTold, Breach, Bye, Clause, ColorBy, Command,
    Competition, Ctx, Departure, Handbook, Happening, Idle, Level, Matter, Measure, Meeting,
    Opened, Outcome, PassedOver, Person, PlayerId, Proposal, Reason, Refusal, Regulations, Seat,
    Side, System, TableId, TeamId, TeamRules, Who, Why, apply, decide, seal,
};
use tuomari_report::{Date, Points};
use tuomari_rulebook::Rules;

use super::every;

const ONE: Who = Who::Player(PlayerId(1));
const TWO: Who = Who::Player(PlayerId(2));
const TEAM: TeamId = TeamId(1);

fn points(hundredths: i32) -> Points {
    Points::from_hundredths(hundredths)
}

fn person() -> Box<Person> {
    Box::new(Person {
        name: "Player, First".to_owned(),
        sex: Some('w'),
        title: "WFM".to_owned(),
        rating: Some(2010),
        federation: "FIN".to_owned(),
        id: "500001".to_owned(),
        birth: Some(Date {
            year: 1990,
            month: 2,
            day: 0,
        }),
        club: "Club".to_owned(),
    })
}

fn regulations() -> Box<Regulations> {
    let mut all = Regulations::new("Cup", "fide-2023/standard", System::Swiss, 5);
    all.tie_breaks = vec!["BH/C1".to_owned(), "SB".to_owned()];
    all.first_day = Some(Date {
        year: 2026,
        month: 11,
        day: 16,
    });
    all.schedule = vec![1_794_000_000_000];
    all.default_time_ms = Some(1_800_000);
    all.byes.not_for = vec!["GM".to_owned()];
    all.byes.until = Some(3);
    Box::new(all)
}

fn team_regulations() -> Box<Regulations> {
    let mut all = Regulations::new("League", "fide-2023/standard", System::RoundRobin, 3);
    all.teams = Some(TeamRules {
        boards: 4,
        colors: "WBWB".to_owned(),
        match_points: tuomari_competition::MatchPoints::default(),
        order: BoardOrder::ByRating(100),
        deadline_ms: 900_000,
        bye_game_points: Some(points(200)),
    });
    Box::new(all)
}

fn table() -> TableId {
    TableId("t1".to_owned())
}

fn departed(matter: Matter) -> Happening {
    Happening::Departed(Departure {
        round: 3,
        level: Level::Confirm,
        article: Article::Handbook(Handbook::MeetOnce),
        matter,
    })
}

fn outcomes() -> Vec<Happening> {
    let all = [
        Outcome::WhiteWins,
        Outcome::Draw,
        Outcome::BlackWins,
        Outcome::WhiteWinsUnrated,
        Outcome::DrawUnrated,
        Outcome::BlackWinsUnrated,
        Outcome::WhiteForfeits,
        Outcome::BlackForfeits,
        Outcome::BothForfeit,
        Outcome::Adjourned,
        Outcome::Ruled {
            white: Points::HALF,
            black: Points::ZERO,
        },
    ];
    let entered = all.into_iter().map(|outcome| Happening::ResultEntered {
        round: 2,
        board: 3,
        outcome,
    });
    entered.collect()
}

fn paired() -> Happening {
    let reasons = [
        Reason::Table,
        Reason::Seeds,
        Reason::ByHand,
        Reason::Score {
            bracket: 2,
            color: ColorBy::Alternated,
            over: None,
        },
    ];
    let meetings = reasons.into_iter().map(|reason| Meeting {
        white: ONE,
        black: TWO,
        reason,
    });
    Happening::Paired {
        round: 2,
        numbers: vec![ONE, TWO],
        meetings: meetings.collect(),
        idle: vec![Idle {
            who: Who::Team(TEAM),
            bye: Bye::Pairing,
            why: Why::Odd,
        }],
        brackets: vec![BracketTold {
            score: points(150),
            floaters: vec![ONE],
            residents: vec![TWO],
            left: vec![ONE],
            passed_over: vec![PassedOver {
                pairs: vec![(ONE, TWO)],
                by: "C12".to_owned(),
                floats: Vec::new(),
            }],
        }],
        edition: "C.04.3 of 1 February 2026".to_owned(),
        engine: "Tuomari 0.1.0".to_owned(),
    }
}

fn altered(change: Alteration) -> Happening {
    Happening::Altered { round: 2, change }
}

fn penalised(measure: Measure) -> Happening {
    Happening::Penalised {
        player: PlayerId(1),
        round: 2,
        measure,
    }
}

fn noted(breach: Breach) -> Happening {
    Happening::BreachNoted {
        player: PlayerId(1),
        round: 2,
        breach,
        count: 1,
        proposal: Proposal::Choice,
    }
}

fn rated_regulations() -> Box<Regulations> {
    let mut all = Regulations::new("Open", "fide-2023/standard", System::Swiss, 9);
    all.rated = true;
    all.leaving_told = true;
    Box::new(all)
}

every! { competition_happenings competition_kind Happening {
    Announced { .. } => [
        Happening::Announced { regulations: regulations() },
        Happening::Announced { regulations: team_regulations() },
    ]
    Amended { .. } => [Happening::Amended {
        regulations: regulations(),
        clauses: vec![Clause::Rounds, Clause::TieBreaks],
    }]
    Departed(_) => [departed(Matter::SecondMeeting { one: ONE, other: TWO })]
    Entered { .. } => [
        Happening::Entered { player: PlayerId(1), person: person(), team: None, from: 1 },
        Happening::Entered { player: PlayerId(2), person: person(), team: Some(TEAM), from: 3 },
    ]
    TeamEntered { .. } => [Happening::TeamEntered { team: TEAM, name: "Club".to_owned(), from: 1 }]
    Corrected { .. } => [Happening::Corrected { player: PlayerId(1), person: person() }]
    BoardOrderSet { .. } => [Happening::BoardOrderSet {
        team: TEAM,
        order: vec![PlayerId(2), PlayerId(1)],
    }]
    Withdrew { .. } => [Happening::Withdrew { who: ONE, from: 4 }]
    Readmitted { .. } => [Happening::Readmitted { who: ONE }]
    EntriesClosed => [Happening::EntriesClosed]
    ColorDrawn { .. } => [
        Happening::ColorDrawn { lot: Side::White },
        Happening::ColorDrawn { lot: Side::Black },
    ]
    NumbersAssigned { .. } => [Happening::NumbersAssigned { order: vec![TWO, ONE] }]
    CheckedIn { .. } => [
        Happening::CheckedIn { who: ONE, here: true },
        Happening::CheckedIn { who: ONE, here: false },
    ]
    ByeRequested { .. } => [Happening::ByeRequested { who: ONE, round: 2, bye: Bye::Half }]
    ByeGranted { .. } => [
        Happening::ByeGranted { who: ONE, round: 2, bye: Bye::Half },
        Happening::ByeGranted { who: ONE, round: 2, bye: Bye::Full },
        Happening::ByeGranted { who: ONE, round: 2, bye: Bye::Zero },
    ]
    ByeRefused { .. } => [Happening::ByeRefused { who: ONE, round: 2 }]
    AbsenceDeclared { .. } => [Happening::AbsenceDeclared { who: ONE, round: 2 }]
    Prohibited { .. } => [Happening::Prohibited { who: vec![ONE, TWO], first: 1, last: 5 }]
    Paired { .. } => [paired()]
    Altered { .. } => [
        altered(Alteration::Swap { one: ONE, other: TWO }),
        altered(Alteration::Seat { white: ONE, black: TWO }),
        altered(Alteration::Unseat { who: ONE }),
        altered(Alteration::GiveBye { who: ONE, bye: Bye::Pairing }),
        altered(Alteration::TurnColors { board: 3 }),
    ]
    Confirmed { .. } => [
        Happening::Confirmed { round: 2, instead: Vec::new() },
        Happening::Confirmed { round: 2, instead: vec![(ONE, Some(TWO)), (TWO, None)] },
    ]
    LineupHandedIn { .. } => [Happening::LineupHandedIn {
        round: 1,
        team: TEAM,
        players: vec![Some(PlayerId(1)), None],
        salt: "eightsalt".to_owned(),
        seal: seal(1, TEAM, &[Some(PlayerId(1)), None], "eightsalt"),
    }]
    LineupsOpened { .. } => [Happening::LineupsOpened {
        round: 1,
        lineups: vec![
            Opened { team: TEAM, players: vec![Some(PlayerId(1))], salt: None },
            Opened { team: TEAM, players: vec![None], salt: Some("eightsalt".to_owned()) },
        ],
        tables: vec![table()],
    }]
    Published { .. } => [Happening::Published { round: 2, tables: vec![table()] }]
    Recalled { .. } => [Happening::Recalled { round: 2 }]
    PlayBegan { .. } => [Happening::PlayBegan { round: 2, board: 3 }]
    SetAnew { .. } => [Happening::SetAnew { round: 2, board: 3, table: table() }]
    ResultTaken { .. } => [Happening::ResultTaken {
        round: 2,
        board: 3,
        version: 41,
        hash: "abc".to_owned(),
        outcome: Outcome::WhiteWins,
    }]
    ResultEntered { .. } => [Happening::ResultEntered { round: 2, board: 3, outcome: Outcome::Draw }]
    Defaulted { .. } => [Happening::Defaulted {
        round: 2,
        board: 3,
        outcome: Outcome::WhiteForfeits,
    }]
    Adjourned { .. } => [Happening::Adjourned { round: 2, board: 3 }]
    ResultCorrected { .. } => [
        Happening::ResultCorrected { round: 2, board: 3, outcome: Outcome::Draw, from: Some(4) },
        Happening::ResultCorrected { round: 2, board: 3, outcome: Outcome::Draw, from: None },
    ]
    SentOn { .. } => [Happening::SentOn { round: 2, who: ONE }]
    BreachNoted { .. } => [
        Happening::BreachNoted {
            player: PlayerId(1),
            round: 2,
            breach: Breach::PhoneSounded,
            count: 2,
            proposal: Proposal::Loss,
        },
        Happening::BreachNoted {
            player: PlayerId(1),
            round: 2,
            breach: Breach::Misconduct,
            count: 1,
            proposal: Proposal::Warning,
        },
    ]
    Penalised { .. } => [
        penalised(Measure::Warning),
        penalised(Measure::RaiseOpponent { points: Points::HALF }),
        penalised(Measure::LowerOffender { points: Points::HALF }),
        penalised(Measure::Loss { opponent: Points::ONE }),
        penalised(Measure::Fine { amount: 2000 }),
    ]
    Excluded { .. } => [Happening::Excluded { player: PlayerId(1), first: 3, last: 4 }]
    Expelled { .. } => [Happening::Expelled { player: PlayerId(1) }]
    Adjusted { .. } => [Happening::Adjusted { who: ONE, round: 2, points: points(-100) }]
    AppealLodged { .. } => [Happening::AppealLodged {
        appeal: 1,
        round: 2,
        text: "The flag".to_owned(),
    }]
    AppealDecided { .. } => [
        Happening::AppealDecided { appeal: 1, upheld: true },
        Happening::AppealDecided { appeal: 1, upheld: false },
    ]
    RoundClosed { .. } => [Happening::RoundClosed { round: 2 }]
    TiesBroken { .. } => [Happening::TiesBroken { order: vec![TWO, ONE] }]
    Finished => [Happening::Finished]
    Signed { .. } => [Happening::Signed { name: "Arbiter".to_owned() }]
    HandedIn { .. } => [Happening::HandedIn { digest: "abc".to_owned() }]
    Unpaired { .. } => [Happening::Unpaired { round: 2 }]
    MatchConfirmed { .. } => [Happening::MatchConfirmed {
        round: 1,
        team: TEAM,
        white: points(250),
        black: points(150),
    }]
    ArbiterCalled { .. } => [Happening::ArbiterCalled {
        call: 1,
        text: "The clock stands".to_owned(),
    }]
    CallAnswered { .. } => [Happening::CallAnswered { call: 1 }]
}}

every! { competition_matters competition_matter_kind Matter {
    Amended { .. } => [Matter::Amended { clause: Clause::Rounds }]
    LateEntry { .. } => [Matter::LateEntry { who: ONE }]
    FullPointBye { .. } => [Matter::FullPointBye { who: ONE }]
    TooManyByes { .. } => [Matter::TooManyByes { who: ONE }]
    ByeTooLate { .. } => [Matter::ByeTooLate { who: ONE }]
    NotEligible { .. } => [Matter::NotEligible { who: ONE }]
    ProhibitedLate => [Matter::ProhibitedLate]
    NumbersLate => [Matter::NumbersLate]
    ResultMissing { .. } => [Matter::ResultMissing { round: 2, board: 3 }]
    SecondMeeting { .. } => [Matter::SecondMeeting { one: ONE, other: TWO }]
    ProhibitedMeeting { .. } => [Matter::ProhibitedMeeting { one: ONE, other: TWO }]
    ByeBarred { .. } => [Matter::ByeBarred { who: ONE }]
    ThirdColor { .. } => [Matter::ThirdColor { who: ONE }]
    ColorDifference { .. } => [Matter::ColorDifference { who: ONE }]
    LeftOut { .. } => [Matter::LeftOut { who: ONE }]
    PlaysThough { .. } => [Matter::PlaysThough { who: ONE }]
    DiffersFromSystem { .. } => [Matter::DiffersFromSystem { boards: vec![(1, 4), (3, 0)] }]
    NoCompletePairing => [Matter::NoCompletePairing]
    PublishedChanged => [Matter::PublishedChanged]
    RatingOnly { .. } => [Matter::RatingOnly { round: 2, board: 3 }]
    UnusualScore { .. } => [Matter::UnusualScore { round: 2, board: 3 }]
    BoardOrderLate { .. } => [Matter::BoardOrderLate { team: TEAM }]
    LineupOutOfOrder { .. } => [Matter::LineupOutOfOrder { team: TEAM, player: PlayerId(1) }]
    LineupLate { .. } => [Matter::LineupLate { team: TEAM }]
    RoundsLeft { .. } => [Matter::RoundsLeft { rounds: 2 }]
    CorrectedLate { .. } => [Matter::CorrectedLate { player: PlayerId(1) }]
    NotRateable => [Matter::NotRateable]
}}

every! { competition_refusals competition_refusal_kind Refusal {
    NotAnnounced => [Refusal::NotAnnounced]
    AlreadyAnnounced => [Refusal::AlreadyAnnounced]
    NoSense => [Refusal::NoSense]
    NotYours => [Refusal::NotYours]
    Finished => [Refusal::Finished]
    NotFinished => [Refusal::NotFinished]
    NotSigned => [Refusal::NotSigned]
    UnknownPlayer => [Refusal::UnknownPlayer]
    UnknownTeam => [Refusal::UnknownTeam]
    UnknownRound => [Refusal::UnknownRound]
    UnknownBoard => [Refusal::UnknownBoard]
    UnknownTable => [Refusal::UnknownTable]
    UnknownAppeal => [Refusal::UnknownAppeal]
    UnknownCall => [Refusal::UnknownCall]
    AlreadyCalled => [Refusal::AlreadyCalled]
    NothingChanges => [Refusal::NothingChanges]
    Twice => [Refusal::Twice]
    Unfit => [Refusal::Unfit]
    TeamsPlay => [Refusal::TeamsPlay]
    NoTeams => [Refusal::NoTeams]
    NotInTeam => [Refusal::NotInTeam]
    NoRoundLeft => [Refusal::NoRoundLeft]
    RoundOpen => [Refusal::RoundOpen]
    NotPaired => [Refusal::NotPaired]
    AlreadyPaired => [Refusal::AlreadyPaired]
    NotConfirmed => [Refusal::NotConfirmed]
    AlreadyPublished => [Refusal::AlreadyPublished]
    NotPublished => [Refusal::NotPublished]
    LineupsOpened => [Refusal::LineupsOpened]
    LineupsClosed => [Refusal::LineupsClosed]
    TooFew => [Refusal::TooFew]
    NoPairing => [Refusal::NoPairing]
    TablesMissing => [Refusal::TablesMissing]
    AlreadySeated => [Refusal::AlreadySeated]
    NotSeated => [Refusal::NotSeated]
    MoveMade(_) => [Refusal::MoveMade(Handbook::PublishedStands.into())]
    ResultThere => [Refusal::ResultThere]
    NoResult => [Refusal::NoResult]
    ResultsMissing => [Refusal::ResultsMissing]
    GamesAdjourned(_) => [Refusal::GamesAdjourned(Handbook::Adjourned.into())]
    NotAScore(_) => [Refusal::NotAScore(None)]
    NoAppeal(_) => [Refusal::NoAppeal(None)]
    NotProvided(_) => [Refusal::NotProvided(None)]
    NotRequested => [Refusal::NotRequested]
    TooLate => [Refusal::TooLate]
    AlreadyOut => [Refusal::AlreadyOut]
    NotOut => [Refusal::NotOut]
    NotTied => [Refusal::NotTied]
}}

/// Everything that can happen, every result and every departure among it.
pub fn all_of_a_competition() -> Vec<Happening> {
    // A kind that came later comes last: the others keep their places.
    let is_later = |what: &Happening| {
        matches!(
            what,
            Happening::SetAnew { .. }
                | Happening::Unpaired { .. }
                | Happening::MatchConfirmed { .. }
                | Happening::ArbiterCalled { .. }
                | Happening::CallAnswered { .. }
        )
    };
    let kinds = competition_happenings().into_iter();
    let (later, mut all): (Vec<_>, Vec<_>) = kinds.partition(is_later);
    all.extend(outcomes());
    all.extend(competition_matters().into_iter().map(departed));
    all.extend(later_forms());
    all.extend(later);
    all
}

/// A round in which a board is told by a candidate that was passed over.
fn paired_over() -> Happening {
    Happening::Paired {
        round: 3,
        numbers: vec![ONE, TWO],
        meetings: vec![Meeting {
            white: ONE,
            black: TWO,
            reason: Reason::Score {
                bracket: 1,
                color: ColorBy::BothPreferences,
                over: Some(1),
            },
        }],
        idle: Vec::new(),
        brackets: vec![BracketTold {
            score: points(200),
            floaters: Vec::new(),
            residents: vec![ONE, TWO],
            left: Vec::new(),
            passed_over: vec![PassedOver {
                pairs: vec![(ONE, TWO)],
                by: "unweighed".to_owned(),
                floats: vec![TWO],
            }],
        }],
        edition: "C.04.3 of 1 February 2026".to_owned(),
        engine: "Tuomari 0.1.0".to_owned(),
    }
}

/// Forms that came later: they stand last, so that no stored line changes.
fn later_forms() -> Vec<Happening> {
    vec![
        noted(Breach::LeftUnreported),
        noted(Breach::DeviceAfterGame),
        noted(Breach::InterferedAfterGame),
        Happening::Announced {
            regulations: rated_regulations(),
        },
        paired_over(),
    ]
}

/// A competition with two players, as far as names are asked for.
pub fn some_competition(rules: &Rules) -> Competition {
    let ctx = Ctx { rules };
    let mut competition = Competition::new();
    let enter = |name: &str| Act::Enter {
        person: Box::new(Person {
            name: name.to_owned(),
            ..Person::default()
        }),
        team: None,
    };
    let acts = [
        Act::Announce {
            regulations: regulations(),
        },
        enter("First"),
        enter("Second"),
    ];
    for act in acts {
        let command = Command {
            at: 0,
            by: Seat::ChiefArbiter,
            act,
        };
        let events = decide(&ctx, &competition, &command).unwrap();
        for event in &events {
            apply(&mut competition, event);
        }
    }
    competition
}
