//! The acts that could be tried in a game, one example of each kind.

use tuomari_board::{Color, Position, Square};
use tuomari_clock::{At, ChessClock, Millis};
use tuomari_notation::{Language, Points, Vocabulary, announce};

use crate::{
    Act, AdjournAct, Appeal, AssistAct, BlindAct, By, Claim, ClockFault, ClockOrder, ClockReason,
    Contact, Duties, Duty, Evidence, FixedBy, From, Game, Ground, Incident, Measure, Medium,
    Misconduct, Offender, Penalty, PerMove, RecordAct, Remark, Side, Signature, StartError, Step,
    Table, seat::options::rulings,
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
    acts
}

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
        Act::AnnounceAdjusting,
        Act::Touch {
            square: from,
            contact,
        },
        Act::Place {
            from: From::Square(from),
            to,
        },
        Act::Remove { square: from },
        Act::Release,
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
    acts.extend([Act::Press, Act::RestartOpponentsClock]);
}

/// Offers, claims and what follows them.
fn asking(acts: &mut Vec<Act>) {
    acts.extend([
        Act::OfferDraw,
        Act::WithdrawOffer,
        Act::AcceptDraw,
        Act::DeclineDraw,
        Act::ShowLine(Vec::new()),
        Act::WaiveLine,
        Act::Resign,
        Act::StopClock,
        Act::Arrive,
        Act::ChooseSeat(Side::Left),
        Act::RequestExtraTime(PerMove::Increment),
        Act::RequestExtraTime(PerMove::Delay),
        Act::Verify(Evidence::Position),
        Act::Verify(Evidence::Scoresheet),
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
    acts.extend(results.map(Act::EnterResult));
    acts.extend([
        Act::StartClock,
        Act::Resume,
        Act::SetAside,
        Act::SeeIrregularity,
        Act::SeeIllegalPosition,
        Act::SeeBothFlags { first: None },
        Act::NoteAbsence,
        Act::PlaceClock(Side::Left),
        Act::RestoreTimes,
        Act::JudgeStop { justified: true },
        Act::JudgeStop { justified: false },
    ]);
    if let Some(clock) = &game.clock {
        acts.push(Act::AppointStart { start: clock.now() });
    }
}

/// An example of each penalty of `fide-2018/12.9`.
const MEASURES: [Measure; 10] = [
    Measure::Warning,
    Measure::AddTime(Millis::from_secs(120)),
    Measure::TakeTime(Millis::from_secs(120)),
    Measure::RaiseOpponent(1),
    Measure::LowerOffender(1),
    Measure::Loss { opponent: 2 },
    Measure::Loss { opponent: 0 },
    Measure::Fine(1),
    Measure::Exclusion(1),
    Measure::Expulsion,
];

/// What anybody at the table may point out.
fn reporting(game: &Game, acts: &mut Vec<Act>) {
    let plies = game.history.plies().len();
    for of in Color::ALL {
        acts.extend([Act::ReportTwoHands { of }, Act::ReportDisplaced { of }]);
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
        acts.extend(kinds.map(|what| Act::Report(Incident { of, what })));
    }
    acts.extend([
        Act::AgreeRepair {
            plies: plies.saturating_sub(1),
        },
        Act::Appeal(Appeal::Decision),
        Act::Appeal(Appeal::Conduct),
        Act::DrawArray { lot: 0 },
        Act::SetUpArray(Box::new(Position::default().board().clone())),
        Act::RestorePieces,
        Act::ReportStartError(StartError::WrongArray),
        Act::ReportStartError(StartError::BoardTurned),
        Act::ReportStartError(StartError::ColoursReversed),
        Act::ReportClockFault(ClockFault::Defective),
        Act::ReportClockFault(ClockFault::WrongSetting),
        Act::ReportOffSquare { since: plies },
    ]);
}

/// Scoresheets.
fn recording(game: &Game, acts: &mut Vec<Act>) {
    let points = game
        .conclusion
        .map_or(Points::DRAWN, |conclusion| conclusion.points);
    let mut records = vec![
        RecordAct::Write {
            line: None,
            text: "e4".into(),
        },
        RecordAct::Write {
            line: Some(1),
            text: "e4".into(),
        },
        RecordAct::Note(Remark::ClockTime),
        RecordAct::MarkOffer,
        RecordAct::Borrow,
        RecordAct::Return,
        RecordAct::View,
        RecordAct::Reconstruct,
        RecordAct::Sign {
            points,
            how: Signature::Sheets,
        },
        RecordAct::Sign {
            points,
            how: Signature::Device,
        },
    ];
    for of in Color::ALL {
        records.extend([
            RecordAct::TakeSheet {
                of,
                medium: Medium::Paper,
                language: None,
            },
            RecordAct::Inspect { of },
            RecordAct::ReportFault { of },
        ]);
    }
    acts.extend(records.into_iter().map(Act::Record));
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
        AdjournAct::Session {
            announced: now,
            length: time,
        },
        AdjournAct::Order,
        AdjournAct::Seal {
            text: "e4".into(),
            language: Language::English,
            medium: Medium::Paper,
        },
        AdjournAct::Label {
            white: "White".into(),
            black: "Black".into(),
        },
        AdjournAct::Appoint {
            hour: now,
            place: "here".into(),
        },
        AdjournAct::Resume,
        AdjournAct::Open,
        AdjournAct::NoteAbsence,
        AdjournAct::EnvelopeLost { stated },
        AdjournAct::PositionLost,
    ];
    all.extend(Color::ALL.map(|of| AdjournAct::WrongTime {
        of,
        shown: time,
        used: time,
    }));
    acts.extend(all.into_iter().map(Act::Adjourn));
}

/// Assistants and blind players.
fn assisting(game: &Game, by: By, acts: &mut Vec<Act>) {
    let duties = Duties::of(&[Duty::Pieces]);
    let disabled = false;
    acts.extend([
        Act::Assist(AssistAct::AskCount),
        Act::Blind(BlindAct::TwoBoards {
            blind: [true, false],
            hearing_impaired: false,
        }),
        Act::Blind(BlindAct::Announce {
            text: announcement(game, by).unwrap_or_default().into(),
            vocabulary: Some(Vocabulary::Fide),
        }),
        Act::Blind(BlindAct::Repeat {
            text: "e4".into(),
            vocabulary: None,
        }),
        Act::Blind(BlindAct::ReportDifference),
    ]);
    // Some may have been asked for already; one example will do.
    for duty in [Duty::Pieces, Duty::Clock, Duty::Scoresheet, Duty::Claiming] {
        acts.extend([false, true].map(|disabled| {
            let duties = Duties::of(&[duty]);
            Act::Assist(AssistAct::Request { duties, disabled })
        }));
    }
    acts.extend(Color::ALL.map(|of| {
        Act::Assist(AssistAct::Approve {
            of,
            duties,
            disabled,
        })
    }));
}

impl Claim {
    /// Every claim.
    pub const ALL: [Claim; 10] = [
        Claim::IllegalMove,
        Claim::TouchMove,
        Claim::Flag,
        Claim::Threefold,
        Claim::FiftyMoves,
        Claim::ExtraTime,
        Claim::Quickplay(Ground::CannotWin),
        Claim::Quickplay(Ground::NoEffort),
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
