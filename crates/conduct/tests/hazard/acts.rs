//! Acts, sensible or not.

use tuomari_board::{Color, Role, Square};
use tuomari_clock::{At, Millis};
use tuomari_conduct::{
    Act, Appeal, By, Claim, ClockFault, ClockOrder, ClockReason, Contact, Device, Duties, Duty,
    Evidence, FixedBy, From, Game, Incident, Measure, Medium, Misconduct, Offender, Penalty,
    PerMove, Proof, QuestionId, Remark, Ruling, Side, Signature, StartError, Step,
};
use tuomari_notation::{Language, Points};

use super::Throws;

const ROLES: [Role; 6] = Role::ALL;

/// An act of any kind; moves and presses more often than the rest.
pub(crate) fn any_act(throws: &mut impl Throws, game: &Game, by: By) -> Act {
    match (by, throws.below(16)) {
        (By::Player(_) | By::Assistant(_), 0..5) => Act::Press,
        (By::Player(_) | By::Assistant(_), 5..11) => make(throws, game),
        (By::Player(_) | By::Assistant(_), 11) => handling(throws, game),
        (By::Player(_) | By::Assistant(_), 12 | 13) => asking(throws, game),
        (By::Arbiter, 0..9) => arbitrating(throws, game),
        _ => match throws.below(6) {
            0 => handling(throws, game),
            1 => asking(throws, game),
            2 => arbitrating(throws, game),
            3 => recording(throws),
            4 => aside(throws, game),
            _ => reporting(throws, game),
        },
    }
}

fn square(throws: &mut impl Throws) -> Square {
    throws.any(&Square::ALL)
}

fn color(throws: &mut impl Throws) -> Color {
    throws.any(&Color::ALL)
}

/// Squares of a move: mostly a legal one, sometimes an own piece gone astray,
/// sometimes anything.
fn step(throws: &mut impl Throws, game: &Game) -> Step {
    let position = game.position();
    let moves = position.legal_moves();
    let own: Vec<Square> = position
        .board()
        .by_color(position.turn())
        .into_iter()
        .collect();
    match throws.below(12) {
        0 => Step {
            from: square(throws),
            to: square(throws),
            promotion: throws.one_in(2).then(|| throws.any(&ROLES)),
        },
        1 if !own.is_empty() => Step {
            from: throws.any(&own),
            to: square(throws),
            promotion: None,
        },
        _ if !moves.is_empty() => {
            let m = moves[throws.below(moves.len())];
            Step {
                from: m.from().unwrap_or(Square::A1),
                to: m.to(),
                promotion: m.promotion().filter(|_| !throws.one_in(4)),
            }
        }
        _ => Step {
            from: square(throws),
            to: square(throws),
            promotion: None,
        },
    }
}

fn make(throws: &mut impl Throws, game: &Game) -> Act {
    let Step {
        from,
        to,
        promotion,
    } = step(throws, game);
    Act::Make {
        from,
        to,
        promotion,
    }
}

fn handling(throws: &mut impl Throws, game: &Game) -> Act {
    let Step { from, to, .. } = step(throws, game);
    match throws.below(8) {
        0 => Act::AnnounceAdjusting,
        1 | 2 => Act::Touch {
            square: from,
            contact: throws.any(&[Contact::Taken, Contact::Brushed, Contact::Straightened]),
        },
        3 => Act::Place {
            from: From::Square(from),
            to,
        },
        4 => Act::Place {
            from: From::Tray(throws.any(&ROLES)),
            to,
        },
        5 => Act::Remove { square: to },
        6 => Act::RestartOpponentsClock,
        _ => Act::Release,
    }
}

fn asking(throws: &mut impl Throws, game: &Game) -> Act {
    match throws.below(16) {
        0 => Act::OfferDraw,
        1 => Act::AcceptDraw,
        2 => Act::DeclineDraw,
        3 => Act::WithdrawOffer,
        4 => Act::StopClock,
        5 => {
            let Step {
                from,
                to,
                promotion,
            } = step(throws, game);
            Act::FixMove {
                from,
                to,
                promotion,
                form: throws.any(&[FixedBy::Writing, FixedBy::Entry, FixedBy::Declaration]),
            }
        }
        6 => {
            let steps = throws.below(4);
            Act::ShowLine {
                lines: vec![(0..steps).map(|_| step(throws, game)).collect()],
            }
        }
        7 => Act::WaiveLine,
        8 if throws.one_in(4) => Act::Resign,
        8 => Act::Arrive,
        9 => Act::Verify {
            evidence: throws.any(&[Evidence::Position, Evidence::Scoresheet]),
        },
        10 => Act::RequestExtraTime {
            form: throws.any(&[PerMove::Increment, PerMove::Delay]),
        },
        11 => Act::ClaimFromDisplay(throws.any(&Claim::ALL)),
        _ => Act::Claim(throws.any(&Claim::ALL)),
    }
}

fn time(throws: &mut impl Throws) -> Millis {
    Millis::from_ms(throws.any(&[0, 1, 60_000, 120_000, u64::MAX]))
}

fn ruling(throws: &mut impl Throws, game: &Game) -> Ruling {
    let who = color(throws);
    match throws.below(8) {
        0..3 => Ruling::Accept,
        3 => Ruling::Reject,
        4 => Ruling::End {
            points: throws.any(&[Points::DRAWN, Points::WHITE_WON]),
        },
        5 => Ruling::Reinstate {
            plies: throws.below(game.history().plies().len() + 2),
        },
        6 => Ruling::AddTime {
            of: who,
            time: time(throws),
        },
        _ => throws.any(&[
            Ruling::TakeTime {
                of: who,
                time: Millis::from_secs(30),
            },
            Ruling::Warn { of: who },
        ]),
    }
}

fn arbitrating(throws: &mut impl Throws, game: &Game) -> Act {
    let of = color(throws);
    match throws.below(16) {
        0 | 1 => Act::StartClock,
        2 | 3 => Act::Resume,
        4 => Act::SeeFlag { of },
        5 if throws.one_in(3) => Act::SetAside,
        5 if throws.one_in(3) => Act::EnterResult {
            points: throws.any(&[Points::DRAWN, Points::NONE]),
        },
        5 => Act::SeeIrregularity,
        6 => Act::AddTime {
            of,
            time: time(throws),
        },
        7..10 => {
            let open: Vec<QuestionId> = game.questions().iter().map(|open| open.id).collect();
            let question = match open.as_slice() {
                [] => QuestionId(1),
                open => throws.any(open),
            };
            Act::Rule {
                question,
                ruling: ruling(throws, game),
            }
        }
        10 => Act::SeeBothFlags {
            first: throws.any(&[None, Some(of)]),
        },
        11 => {
            let why = throws.any(&[
                ClockReason::Defect,
                ClockReason::Setting,
                ClockReason::Schedule,
                ClockReason::Restoring,
                ClockReason::Dispute,
                ClockReason::Request,
            ]);
            let order = ClockOrder::new(why).with_times(time(throws), Millis::from_secs(9));
            Act::SetClock(Box::new(order))
        }
        12 => throws.any(&[Act::RestoreTimes, Act::NoteAbsence, Act::Excuse { of }]),
        13 => Act::JudgeStop {
            justified: throws.one_in(2),
        },
        14 => Act::FindSlip { of },
        _ => throws.any(&[
            Act::PlaceClock { side: Side::Left },
            Act::AppointStart {
                start: At::from_ms(1_000),
            },
        ]),
    }
}

const TEXTS: [&str; 6] = ["e4", "Nf3", "Kd2", "0-0", "xx", "e2-e4"];

fn recording(throws: &mut impl Throws) -> Act {
    let of = color(throws);
    let media = [Medium::Paper, Medium::CertifiedDevice, Medium::OtherDevice];
    match throws.below(12) {
        0 => Act::TakeScoresheet {
            of,
            medium: throws.any(&media),
            language: None,
        },
        1..5 => Act::Write {
            line: throws.any(&[None, None, Some(1), Some(2), Some(u16::MAX)]),
            text: throws.any(&TEXTS).into(),
        },
        5 => Act::Note {
            remark: throws.any(&[Remark::ClockTime, Remark::Foreign]),
        },
        6 => Act::MarkOffer,
        7 => throws.any(&[Act::BorrowScoresheet, Act::ReturnScoresheet]),
        8 => Act::ViewRecord,
        9 => throws.any(&[
            Act::InspectScoresheet { of },
            Act::ReportScoresheetFault { of },
        ]),
        10 => Act::Reconstruct,
        _ => Act::Sign {
            points: throws.any(&[Points::DRAWN, Points::WHITE_WON]),
            how: throws.any(&[Signature::Sheets, Signature::Device]),
        },
    }
}

fn aside(throws: &mut impl Throws, game: &Game) -> Act {
    let of = color(throws);
    match throws.below(8) {
        0 => Act::ReportConduct(Incident {
            of: throws.any(&[Offender::Player(of), Offender::Both, Offender::Outsider]),
            what: throws.any(&[
                Misconduct::Disturbance,
                Misconduct::Device(Device::Sounded { before: 0 }),
                Misconduct::PersistentRefusal,
                Misconduct::Interference,
                Misconduct::RoughWithClock,
                Misconduct::LeavingArea,
            ]),
            ply: spoken_of(throws, game),
        }),
        1 => Act::Penalise(Penalty {
            offender: of,
            measure: throws.any(&[
                Measure::Warning,
                Measure::AddTime {
                    time: Millis::from_secs(60),
                },
                Measure::TakeTime {
                    time: Millis::from_ms(u64::MAX),
                },
                Measure::RaiseOpponent { halves: u8::MAX },
                Measure::LowerOffender { halves: 1 },
                Measure::Loss { opponent: 2 },
                Measure::Fine { amount: u32::MAX },
                Measure::Expulsion,
            ]),
        }),
        2 => Act::Appeal {
            against: throws.any(&[Appeal::Decision, Appeal::Conduct]),
        },
        3 => assisting(throws, of),
        4..6 => adjourning(throws, game),
        _ => blind(throws),
    }
}

fn assisting(throws: &mut impl Throws, of: Color) -> Act {
    let duties = Duties::of(&[
        throws.any(&[
            Duty::Pieces,
            Duty::Clock,
            Duty::Scoresheet,
            Duty::Announcing,
        ]),
        throws.any(&[
            Duty::Clock,
            Duty::Informing,
            Duty::Claiming,
            Duty::Adjourning,
        ]),
    ]);
    let disabled = throws.one_in(2);
    throws.any(&[
        Act::RequestAssistant { duties, disabled },
        Act::ApproveAssistant {
            of,
            duties,
            disabled,
        },
        Act::AskCount,
    ])
}

fn adjourning(throws: &mut impl Throws, game: &Game) -> Act {
    let time = Millis::from_secs(60);
    match throws.below(10) {
        0 => Act::SetSession {
            announced: At::from_ms(0),
            length: time,
        },
        1 => Act::OrderSealing,
        2 | 3 => Act::Seal {
            text: throws.any(&TEXTS).into(),
            language: Language::English,
            medium: Medium::Paper,
        },
        4 => Act::LabelEnvelope {
            white: "A".into(),
            black: "B".into(),
        },
        5 => Act::AppointResumption {
            hour: At::from_ms(throws.any(&[0, 1_000_000])),
            place: "here".into(),
        },
        6 => throws.any(&[Act::SetUpResumption, Act::NoteAbsenceAtResumption]),
        7 => throws.any(&[Act::OpenEnvelope, Act::ReportPositionLost]),
        8 => Act::ReportEnvelopeLost {
            stated: step(throws, game),
        },
        _ => Act::ReportWrongTime {
            of: color(throws),
            shown: time,
            used: Millis::from_ms(throws.any(&[0, u64::MAX])),
        },
    }
}

fn blind(throws: &mut impl Throws) -> Act {
    let text = throws.any(&["e four", "Eva 4", "e4", "Gustav 1 Felix 3", "?"]);
    match throws.below(5) {
        0 => Act::SetUpTwoBoards {
            white_blind: throws.one_in(2),
            black_blind: throws.one_in(2),
            hearing_impaired: throws.one_in(2),
        },
        1 | 2 => Act::Announce {
            text: text.into(),
            vocabulary: None,
        },
        3 => Act::Repeat {
            text: text.into(),
            vocabulary: None,
        },
        _ => Act::ReportDifference,
    }
}

/// The move that a report names, if it names one; now and then no move of the
/// game.
fn spoken_of(throws: &mut impl Throws, game: &Game) -> Option<usize> {
    let named = throws.below(game.history().plies().len() + 3);
    throws.one_in(2).then_some(named)
}

fn reporting(throws: &mut impl Throws, game: &Game) -> Act {
    let of = color(throws);
    let plies = game.history().plies().len();
    match throws.below(12) {
        11 => Act::ReportDead {
            plies: throws.below(plies + 2),
            white: Proof::BareKing,
            black: Proof::Material,
        },
        8 => Act::AgreeRepair {
            plies: throws.below(plies + 2),
        },
        9 => Act::SeeIllegalPosition,
        10 => throws.any(&[
            Act::DrawArray { lot: u64::MAX / 3 },
            Act::SetUpArray {
                pieces: Box::new(game.board().clone()),
            },
        ]),
        0 => Act::ReportTwoHands {
            of,
            ply: spoken_of(throws, game),
        },
        1 => Act::ReportDisplaced {
            of,
            ply: spoken_of(throws, game),
        },
        2 => Act::RestorePieces,
        3 => Act::ReportStartError {
            error: throws.any(&[
                StartError::WrongArray,
                StartError::BoardTurned,
                StartError::ColoursReversed,
            ]),
        },
        4 => Act::ReportClockFault {
            fault: throws.any(&[ClockFault::Defective, ClockFault::WrongSetting]),
        },
        5 => Act::ReportOffSquare {
            since: throws.below(plies + 3),
        },
        6 => Act::ChooseSeat {
            side: throws.any(&[Side::Left, Side::Right]),
        },
        _ => Act::StopClock,
    }
}
