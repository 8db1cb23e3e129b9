//! From an act of the game to the words of the wire, for the options that a
//! seat is offered.

use tuomari_conduct::{
    Act, AdjournAct, AssistAct, BlindAct, Claim, ClockOrder, Duties, Duty, From as Origin,
    RecordAct, Ruling, Step,
};

use super::{
    act::{ActDto, ClaimWord, DutyList, Lines},
    incident::words,
    length::Length,
    place::{MoveName, SquareName},
    ruling::{PenaltyDto, RulingDto},
    word::{DutyWord, GroundWord, LanguageWord, ProofWord, VocabularyWord},
};

impl ActDto {
    /// An act in the words of the wire. None for an act that has none; a test
    /// sees to it that there is no such act.
    pub fn of(act: &Act) -> Option<ActDto> {
        Some(match act {
            Act::Record(act) => recorded(act),
            Act::Adjourn(act) => adjourned(act),
            Act::Assist(act) => assisted(*act),
            Act::Blind(act) => on_two_boards(act),
            Act::Rule { question, ruling } => ruled(question.0, *ruling),
            Act::SetClock(order) => set_clock(order),
            Act::Report(incident) => {
                let (of, what, known) = words(*incident);
                ActDto::ReportConduct {
                    of,
                    what,
                    agreed: known.agreed,
                    before: known.before,
                    body: known.body,
                }
            }
            Act::Penalise(penalty) => {
                let penalty = PenaltyDto::from(*penalty);
                ActDto::Penalise {
                    of: penalty.of,
                    measure: penalty.measure,
                    time: penalty.time_ms.map(length),
                    halves: penalty.halves,
                    amount: penalty.amount,
                    rounds: penalty.rounds,
                }
            }
            act => return handled(act),
        })
    }
}

/// Hands at the board and the clock; the rest is said.
fn handled(act: &Act) -> Option<ActDto> {
    Some(match act {
        Act::AnnounceAdjusting => ActDto::AnnounceAdjusting {},
        Act::Touch { square, contact } => ActDto::Touch {
            square: SquareName(*square),
            contact: Some((*contact).into()),
        },
        Act::Place { from, to } => ActDto::Place {
            from: match from {
                Origin::Square(square) => Some(SquareName(*square)),
                Origin::Tray(_) => None,
            },
            piece: match from {
                Origin::Square(_) => None,
                Origin::Tray(role) => Some((*role).into()),
            },
            to: SquareName(*to),
        },
        Act::Remove { square } => ActDto::Remove {
            square: SquareName(*square),
        },
        Act::Release => ActDto::Release {},
        Act::Make {
            from,
            to,
            promotion,
        } => ActDto::Make {
            r#move: None,
            from: Some(SquareName(*from)),
            to: Some(SquareName(*to)),
            promotion: promotion.map(Into::into),
            notation: None,
        },
        Act::FixMove {
            from,
            to,
            promotion,
            form,
        } => ActDto::FixMove {
            r#move: None,
            from: Some(SquareName(*from)),
            to: Some(SquareName(*to)),
            promotion: promotion.map(Into::into),
            notation: None,
            form: Some((*form).into()),
        },
        Act::Press => ActDto::Press {},
        Act::StopClock => ActDto::StopClock {},
        Act::RestartOpponentsClock => ActDto::RestartOpponentsClock {},
        Act::Resume => ActDto::Resume {},
        Act::Claim(claim) => claimed(*claim, false),
        Act::ClaimFromDisplay(claim) => claimed(*claim, true),
        Act::ShowLine(lines) => ActDto::ShowLine {
            lines: Lines::Several(lines.iter().map(|line| line_text(line)).collect()),
            notation: None,
        },
        act => return said(act),
    })
}

/// Words of players and arbiters.
fn said(act: &Act) -> Option<ActDto> {
    Some(match act {
        Act::WaiveLine => ActDto::WaiveLine {},
        Act::Resign => ActDto::Resign {},
        Act::OfferDraw => ActDto::OfferDraw {},
        Act::WithdrawOffer => ActDto::WithdrawOffer {},
        Act::AcceptDraw => ActDto::AcceptDraw {},
        Act::DeclineDraw => ActDto::DeclineDraw {},
        Act::AgreeRepair { plies } => ActDto::AgreeRepair { plies: *plies },
        Act::Arrive => ActDto::Arrive {},
        Act::ChooseSeat(side) => ActDto::ChooseSeat {
            side: (*side).into(),
        },
        Act::RestorePieces => ActDto::RestorePieces {},
        Act::RequestExtraTime(form) => ActDto::RequestExtraTime {
            form: (*form).into(),
        },
        Act::Verify(evidence) => ActDto::Verify {
            evidence: (*evidence).into(),
        },
        Act::Appeal(against) => ActDto::Appeal {
            against: Some((*against).into()),
        },
        Act::SeeFlag { of } => ActDto::SeeFlag { of: (*of).into() },
        Act::StartClock => ActDto::StartClock {},
        Act::SeeIrregularity => ActDto::SeeIrregularity {},
        Act::SeeIllegalPosition => ActDto::SeeIllegalPosition {},
        Act::SeeBothFlags { first } => ActDto::SeeBothFlags {
            first: first.map(Into::into),
        },
        Act::AddTime { of, time } => ActDto::AddTime {
            of: (*of).into(),
            time: Length(*time),
        },
        Act::ReportTwoHands { of } => ActDto::ReportTwoHands { of: (*of).into() },
        Act::ReportDisplaced { of } => ActDto::ReportDisplaced { of: (*of).into() },
        Act::ReportOffSquare { since } => ActDto::ReportOffSquare { since: *since },
        act => return settled(act),
    })
}

/// What is settled about clock, pieces and presence.
fn settled(act: &Act) -> Option<ActDto> {
    Some(match act {
        Act::ReportStartError(error) => ActDto::ReportStartError {
            error: (*error).into(),
        },
        Act::ReportClockFault(fault) => ActDto::ReportClockFault {
            fault: (*fault).into(),
        },
        Act::ReportDead { plies, proofs } => ActDto::ReportDead {
            plies: *plies,
            white: ProofWord(proofs.white),
            black: ProofWord(proofs.black),
        },
        Act::RestoreTimes => ActDto::RestoreTimes {},
        Act::SetAside => ActDto::SetAside {},
        Act::EnterResult(points) => ActDto::EnterResult {
            points: points.to_string(),
        },
        Act::JudgeStop { justified } => ActDto::JudgeStop {
            justified: *justified,
        },
        Act::FindSlip { of } => ActDto::FindSlip { of: (*of).into() },
        Act::AppointStart { start } => ActDto::AppointStart {
            start: length(start.ms()),
        },
        Act::NoteAbsence => ActDto::NoteAbsence {},
        Act::Excuse { of } => ActDto::Excuse { of: (*of).into() },
        Act::PlaceClock(side) => ActDto::PlaceClock {
            side: (*side).into(),
        },
        Act::DrawArray { .. } => ActDto::DrawArray {},
        Act::SetUpArray(board) => ActDto::SetUpArray {
            number: None,
            fen: Some(format!("{board} w - - 0 1")),
        },
        // Everything else has its place above.
        _ => return None,
    })
}

fn claimed(claim: Claim, from_display: bool) -> ActDto {
    let (claim, ground) = claim_words(claim);
    ActDto::Claim {
        claim,
        ground,
        from_display,
    }
}

/// The words of a claim.
pub(super) fn claim_words(claim: Claim) -> (ClaimWord, Option<GroundWord>) {
    let word = match claim {
        Claim::IllegalMove => ClaimWord::IllegalMove,
        Claim::TouchMove => ClaimWord::TouchMove,
        Claim::Flag => ClaimWord::Flag,
        Claim::Threefold => ClaimWord::Threefold,
        Claim::FiftyMoves => ClaimWord::FiftyMoves,
        Claim::ExtraTime => ClaimWord::ExtraTime,
        Claim::Quickplay(ground) => return (ClaimWord::Quickplay, Some(ground.into())),
        Claim::NoProgress => ClaimWord::NoProgress,
        Claim::Displaced => ClaimWord::Displaced,
    };
    (word, None)
}

fn ruled(question: u16, ruling: Ruling) -> ActDto {
    let plies = match ruling {
        Ruling::Reinstate(plies) => Some(plies),
        _ => None,
    };
    let words = RulingDto::from(ruling);
    let penalty = words.penalty;
    let time_ms = words
        .time_ms
        .or(penalty.and_then(|penalty| penalty.time_ms));
    ActDto::Rule {
        question,
        ruling: words.ruling,
        points: words.points,
        plies,
        of: words.of,
        time: time_ms.map(length),
        bonus: words.bonus,
        white: words.times_ms.map(|[white, _]| length(white)),
        black: words.times_ms.map(|[_, black]| length(black)),
        measure: penalty.map(|penalty| penalty.measure),
        halves: penalty.and_then(|penalty| penalty.halves),
        amount: penalty.and_then(|penalty| penalty.amount),
        rounds: penalty.and_then(|penalty| penalty.rounds),
    }
}

fn set_clock(order: &ClockOrder) -> ActDto {
    ActDto::SetClock {
        why: order.why.into(),
        control: order.control.and_then(|control| control.to_human().ok()),
        white: order.white.time.map(Length),
        black: order.black.time.map(Length),
        white_moves: order.white.moves,
        black_moves: order.black.moves,
        white_period: order.white.period,
        black_period: order.black.period,
        lift_white_flag: order.white.lift_flag,
        lift_black_flag: order.black.lift_flag,
    }
}

fn recorded(act: &RecordAct) -> ActDto {
    match act {
        RecordAct::TakeSheet {
            of,
            medium,
            language,
        } => ActDto::TakeScoresheet {
            of: (*of).into(),
            medium: Some((*medium).into()),
            notation: language.map(LanguageWord),
        },
        RecordAct::Write { line, text } => ActDto::Write {
            text: text.to_string(),
            line: *line,
        },
        RecordAct::Note(remark) => ActDto::Note {
            remark: (*remark).into(),
        },
        RecordAct::MarkOffer => ActDto::MarkOffer {},
        RecordAct::Borrow => ActDto::BorrowScoresheet {},
        RecordAct::Return => ActDto::ReturnScoresheet {},
        RecordAct::View => ActDto::ViewRecord {},
        RecordAct::Inspect { of } => ActDto::InspectScoresheet { of: (*of).into() },
        RecordAct::Reconstruct => ActDto::Reconstruct {},
        RecordAct::ReportFault { of } => ActDto::ReportScoresheetFault { of: (*of).into() },
        RecordAct::Sign { points, how } => ActDto::Sign {
            points: points.to_string(),
            how: Some((*how).into()),
        },
    }
}

fn adjourned(act: &AdjournAct) -> ActDto {
    match act {
        AdjournAct::Session {
            announced,
            length: lasts,
        } => ActDto::SetSession {
            announced: length(announced.ms()),
            length: Length(*lasts),
        },
        AdjournAct::Order => ActDto::OrderSealing {},
        AdjournAct::Seal {
            text,
            language,
            medium,
        } => ActDto::Seal {
            text: text.to_string(),
            notation: Some(LanguageWord(*language)),
            medium: Some((*medium).into()),
        },
        AdjournAct::Label { white, black } => ActDto::LabelEnvelope {
            white: white.to_string(),
            black: black.to_string(),
        },
        AdjournAct::Appoint { hour, place } => ActDto::AppointResumption {
            hour: length(hour.ms()),
            place: place.to_string(),
        },
        AdjournAct::Resume => ActDto::SetUpResumption {},
        AdjournAct::Open => ActDto::OpenEnvelope {},
        AdjournAct::NoteAbsence => ActDto::NoteAbsenceAtResumption {},
        AdjournAct::EnvelopeLost { stated } => ActDto::ReportEnvelopeLost {
            r#move: MoveName(*stated).into(),
            notation: None,
        },
        AdjournAct::PositionLost => ActDto::ReportPositionLost {},
        AdjournAct::WrongTime { of, shown, used } => ActDto::ReportWrongTime {
            of: (*of).into(),
            shown: Length(*shown),
            used: Length(*used),
        },
    }
}

fn assisted(act: AssistAct) -> ActDto {
    match act {
        AssistAct::Request { duties, disabled } => ActDto::RequestAssistant {
            duties: DutyList::Several(duty_words(duties)),
            disabled,
        },
        AssistAct::Approve {
            of,
            duties,
            disabled,
        } => ActDto::ApproveAssistant {
            of: of.into(),
            duties: DutyList::Several(duty_words(duties)),
            disabled,
        },
        AssistAct::AskCount => ActDto::AskCount {},
    }
}

fn on_two_boards(act: &BlindAct) -> ActDto {
    match act {
        BlindAct::TwoBoards {
            blind: [white_blind, black_blind],
            hearing_impaired,
        } => ActDto::SetUpTwoBoards {
            white_blind: *white_blind,
            black_blind: *black_blind,
            hearing_impaired: *hearing_impaired,
        },
        BlindAct::Announce { text, vocabulary } => ActDto::Announce {
            text: text.to_string(),
            vocabulary: vocabulary.map(VocabularyWord),
        },
        BlindAct::Repeat { text, vocabulary } => ActDto::Repeat {
            text: text.to_string(),
            vocabulary: vocabulary.map(VocabularyWord),
        },
        BlindAct::ReportDifference => ActDto::ReportDifference {},
    }
}

/// The words of an assistant's duties.
pub(super) fn duty_words(duties: Duties) -> Vec<DutyWord> {
    let all = [
        Duty::Pieces,
        Duty::Clock,
        Duty::Scoresheet,
        Duty::Announcing,
        Duty::Informing,
        Duty::Claiming,
        Duty::Adjourning,
    ];
    let own = all.into_iter().filter(|duty| duties.has(*duty));
    own.map(DutyWord::from).collect()
}

fn line_text(line: &[Step]) -> String {
    let names: Vec<String> = line.iter().map(|step| MoveName(*step).into()).collect();
    names.join(" ")
}

fn length(ms: u64) -> Length {
    Length(tuomari_clock::Millis::from_ms(ms))
}
