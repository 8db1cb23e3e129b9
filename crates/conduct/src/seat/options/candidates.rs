//! The acts that could be tried in a game, one example of each kind.

use std::sync::LazyLock;

use serde::{
    Deserialize,
    de::value::{self, MapDeserializer},
};
use tuomari_board::{Color, Position, Square};
use tuomari_clock::{At, ChessClock, Millis};
use tuomari_notation::{Language, Points, Vocabulary, announce};

use crate::{
    Act, ActKind, Appeal, By, Claim, ClockFault, ClockOrder, ClockReason, Contact, Duties, Duty,
    Evidence, FixedBy, From, Game, Ground, Incident, Measure, Medium, Misconduct, Offender,
    Penalty, PerMove, Remark, Side, Signature, StartError, Step, Table, act::ROWS,
    seat::options::rulings,
};

/// One act of each kind, and of each colour, claim, form and question where
/// these make a difference. Whose they are is not asked here.
pub(crate) fn candidates(game: &Game, by: By) -> Vec<Act> {
    let mut acts = Vec::with_capacity(96);
    if let By::Player(color) | By::Assistant(color) = by {
        handling(game, color, &mut acts);
    }
    asking(&mut acts);
    reporting(game, &mut acts);
    arbitrating(game, &mut acts);
    recording(game, &mut acts);
    adjourning(game, &mut acts);
    assisting(game, by, &mut acts);
    acts.extend(WITHOUT_FIELDS.iter().cloned());
    acts
}

/// Acts that say all by their names are their own examples.
static WITHOUT_FIELDS: LazyLock<Vec<Act>> = LazyLock::new(|| {
    let named = |kind: &ActKind| {
        let fields = [("act", kind.name())].into_iter();
        Act::deserialize(MapDeserializer::<_, value::Error>::new(fields)).ok()
    };
    ROWS.iter()
        .filter(|row| row.fields.is_empty())
        .filter_map(|row| named(&row.kind))
        .collect()
});

/// Acts on the board and on the clock.
fn handling(game: &Game, by: Color, acts: &mut Vec<Act>) {
    let board = game.board();
    let own = board.by_color(by).first().or(board.occupied().first());
    let from = own.unwrap_or(Square::E2);
    let to = Square::ALL
        .into_iter()
        .find(|square| !game.board().occupied().contains(*square))
        .unwrap_or(Square::E4);
    let contact = Contact::Taken;
    acts.extend([
        Act::Touch {
            square: from,
            contact,
        },
        Act::Place {
            from: From::Square(from),
            to,
        },
        Act::Remove { square: from },
    ]);
    let legal = game.position().legal_moves().first().copied();
    let first = legal.and_then(|m| m.from().map(|from| (from, m.to(), m.promotion())));
    let (make_from, make_to, promotion) = match first {
        Some(legal) if game.table != Table::Strict => legal,
        // The move is made from the position, whatever is in the hand.
        _ => {
            let own = game.position().board().by_color(by).first();
            (own.unwrap_or(from), to, None)
        }
    };
    acts.push(Act::Make {
        from: make_from,
        to: make_to,
        promotion,
    });
    let (from, to, promotion) = first.unwrap_or((from, to, None));
    let forms = [FixedBy::Writing, FixedBy::Entry, FixedBy::Declaration];
    acts.extend(forms.map(|form| Act::FixMove {
        from,
        to,
        promotion,
        form,
    }));
}

/// Offers, claims and what follows them.
fn asking(acts: &mut Vec<Act>) {
    acts.extend([
        Act::ShowLine { lines: Vec::new() },
        Act::ChooseSeat { side: Side::Left },
        Act::RequestExtraTime {
            form: PerMove::Increment,
        },
        Act::RequestExtraTime {
            form: PerMove::Delay,
        },
        Act::Verify {
            evidence: Evidence::Position,
        },
        Act::Verify {
            evidence: Evidence::Scoresheet,
        },
    ]);
    acts.extend(Claim::ALL.map(Act::Claim));
    acts.extend(Claim::ALL.map(Act::ClaimFromDisplay));
}

/// What the arbiter does.
fn arbitrating(game: &Game, acts: &mut Vec<Act>) {
    let time = Millis::from_secs(60);
    for of in Color::ALL {
        acts.extend([
            Act::SeeFlag { of },
            Act::AddTime { of, time },
            Act::Excuse { of },
            Act::FindSlip { of },
            Act::SeeBothFlags { first: Some(of) },
        ]);
        acts.extend(MEASURES.map(|measure| {
            Act::Penalise(Penalty {
                offender: of,
                measure,
            })
        }));
    }
    for question in &game.questions {
        let rulings = rulings::candidates(game, question).into_iter();
        let question = question.id;
        acts.extend(rulings.map(|ruling| Act::Rule { question, ruling }));
    }
    let reasons = [
        ClockReason::Defect,
        ClockReason::Setting,
        ClockReason::Schedule,
        ClockReason::Restoring,
        ClockReason::Dispute,
        ClockReason::Request,
    ];
    acts.extend(reasons.map(|why| Act::SetClock(Box::new(ClockOrder::new(why)))));
    let results = [
        Points::WHITE_WON,
        Points::BLACK_WON,
        Points::DRAWN,
        Points::NONE,
    ];
    acts.extend(results.map(|points| Act::EnterResult { points }));
    acts.extend([
        Act::SeeBothFlags { first: None },
        Act::PlaceClock { side: Side::Left },
        Act::JudgeStop { justified: true },
        Act::JudgeStop { justified: false },
    ]);
    if let Some(clock) = &game.clock {
        acts.push(Act::AppointStart { start: clock.now() });
    }
    // A clock whose flag is down is given time.
    let time = game.clock.is_some().then_some(time);
    acts.push(Act::Reopen {
        white: time,
        black: time,
    });
}

/// An example of each penalty of `fide-2018/12.9`.
const MEASURES: [Measure; 10] = [
    Measure::Warning,
    Measure::AddTime {
        time: Millis::from_secs(120),
    },
    Measure::TakeTime {
        time: Millis::from_secs(120),
    },
    Measure::RaiseOpponent { halves: 1 },
    Measure::LowerOffender { halves: 1 },
    Measure::Loss { opponent: 2 },
    Measure::Loss { opponent: 0 },
    Measure::Fine { amount: 1 },
    Measure::Exclusion { rounds: 1 },
    Measure::Expulsion,
];

/// What anybody at the table may point out.
fn reporting(game: &Game, acts: &mut Vec<Act>) {
    let plies = game.history.plies().len();
    for of in Color::ALL {
        acts.extend([
            Act::ReportTwoHands { of, ply: None },
            Act::ReportDisplaced { of, ply: None },
        ]);
    }
    // Some of them may have been reported already; one example will do.
    let offenders = Color::ALL.map(Offender::Player);
    for of in offenders
        .into_iter()
        .chain([Offender::Both, Offender::Outsider])
    {
        let kinds = [
            Misconduct::Disturbance,
            Misconduct::Disrepute,
            Misconduct::Smoking,
        ];
        acts.extend(kinds.map(|what| {
            let ply = None;
            Act::ReportConduct(Incident { of, what, ply })
        }));
    }
    acts.extend([
        Act::AgreeRepair {
            plies: plies.saturating_sub(1),
        },
        Act::Appeal {
            against: Appeal::Decision,
        },
        Act::Appeal {
            against: Appeal::Conduct,
        },
        Act::DrawArray { lot: 0 },
        Act::SetUpArray {
            pieces: Box::new(Position::default().board().clone()),
        },
        Act::ReportStartError {
            error: StartError::WrongArray,
        },
        Act::ReportStartError {
            error: StartError::BoardTurned,
        },
        Act::ReportStartError {
            error: StartError::ColoursReversed,
        },
        Act::ReportClockFault {
            fault: ClockFault::Defective,
        },
        Act::ReportClockFault {
            fault: ClockFault::WrongSetting,
        },
        Act::ReportOffSquare { since: plies },
    ]);
}

/// Scoresheets.
fn recording(game: &Game, acts: &mut Vec<Act>) {
    let points = game
        .conclusion
        .map_or(Points::DRAWN, |conclusion| conclusion.points);
    let mut records = vec![
        Act::Write {
            line: None,
            text: "e4".into(),
        },
        Act::Write {
            line: Some(1),
            text: "e4".into(),
        },
        Act::Note {
            remark: Remark::ClockTime,
        },
        Act::Sign {
            points,
            how: Signature::Sheets,
        },
        Act::Sign {
            points,
            how: Signature::Device,
        },
    ];
    for of in Color::ALL {
        records.extend([
            Act::TakeScoresheet {
                of,
                medium: Medium::Paper,
                language: None,
            },
            Act::InspectScoresheet { of },
            Act::ReportScoresheetFault { of },
        ]);
    }
    acts.extend(records);
}

/// Adjourned games.
fn adjourning(game: &Game, acts: &mut Vec<Act>) {
    let now = game.clock.as_ref().map_or(At::from_ms(0), ChessClock::now);
    let time = Millis::from_secs(60);
    let stated = Step {
        from: Square::E2,
        to: Square::E4,
        promotion: None,
    };
    let mut all = vec![
        Act::SetSession {
            announced: now,
            length: time,
        },
        Act::Seal {
            text: "e4".into(),
            language: Language::English,
            medium: Medium::Paper,
        },
        Act::LabelEnvelope {
            white: "White".into(),
            black: "Black".into(),
        },
        Act::AppointResumption {
            hour: now,
            place: "here".into(),
        },
        Act::ReportEnvelopeLost { stated },
    ];
    all.extend(Color::ALL.map(|of| Act::ReportWrongTime {
        of,
        shown: time,
        used: time,
    }));
    acts.extend(all);
}

/// Assistants and blind players.
fn assisting(game: &Game, by: By, acts: &mut Vec<Act>) {
    let duties = Duties::of(&[Duty::Pieces]);
    let disabled = false;
    acts.extend([
        Act::SetUpTwoBoards {
            white_blind: true,
            black_blind: false,
            hearing_impaired: false,
        },
        Act::Announce {
            text: announcement(game, by).unwrap_or_default().into(),
            vocabulary: Some(Vocabulary::Fide),
        },
        Act::Repeat {
            text: "e4".into(),
            vocabulary: None,
        },
    ]);
    // Some may have been asked for already; one example will do.
    for duty in [Duty::Pieces, Duty::Clock, Duty::Scoresheet, Duty::Claiming] {
        acts.extend([false, true].map(|disabled| {
            let duties = Duties::of(&[duty]);
            Act::RequestAssistant { duties, disabled }
        }));
    }
    acts.extend(Color::ALL.map(|of| Act::ApproveAssistant {
        of,
        duties,
        disabled,
    }));
}

impl Claim {
    pub const ALL: [Claim; 10] = [
        Claim::IllegalMove,
        Claim::TouchMove,
        Claim::Flag,
        Claim::Threefold,
        Claim::FiftyMoves,
        Claim::ExtraTime,
        Claim::Quickplay {
            ground: Ground::CannotWin,
        },
        Claim::Quickplay {
            ground: Ground::NoEffort,
        },
        Claim::NoProgress,
        Claim::Displaced,
    ];
}

/// A move as the player might announce it at a table with two boards: his
/// next, or his last one as long as he can correct it.
fn announcement(game: &Game, by: By) -> Option<String> {
    let (By::Player(by) | By::Assistant(by)) = by else {
        return None;
    };
    game.blind.as_ref()?;
    let before = game.before_move_of(by);
    let m = before.legal_moves().first().copied()?;
    Some(announce(&before, m, Vocabulary::Fide))
}
