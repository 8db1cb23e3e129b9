//! From an act on the wire to an act of the game.

use tuomari_board::{ArrayNumber, ByColor, Position, Role};
use tuomari_clock::{At, Millis, TimeControl};
use tuomari_conduct::{
    Act, AdjournAct, Appeal, AssistAct, BlindAct, Claim, ClockOrder, Contact, Duties, Duty,
    FaceOrder, FixedBy, From, Ground, Medium, QuestionId, RecordAct, Ruling, Signature, Step,
};
use tuomari_notation::{Language, VariationsFault, read_move, read_variations};

use super::{
    act::{ActDto, ClaimWord, DutyList, Lines},
    act_error::ActError,
    field_error::FieldError,
    incident::{Circumstances, incident},
    length::Length,
    place::{MoveName, SquareName},
    ruling::{PenaltyDto, RulingWord, read_points},
    word::{GroundWord, LanguageWord, RoleWord, shown},
};

/// What an act is read with.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'p> {
    /// The position in which moves written in letters are read. None where
    /// the rulebook keeps silent: a text that is refused would tell that no
    /// such move is legal. Moves by their squares are read everywhere.
    pub letters_in: Option<&'p Position>,
    /// The language of letters where the act does not name one.
    pub language: Language,
    /// Any 64 bits, each as likely as another, for an array drawn by lot. The
    /// server draws them; a client never does.
    pub lot: u64,
}

impl Reader<'_> {
    /// Reads moves by their squares alone, and draws no lots.
    pub const BY_SQUARES: Reader<'static> = Reader {
        letters_in: None,
        language: Language::English,
        lot: 0,
    };
}

impl ActDto {
    /// The act itself, or the field that makes it none.
    pub fn into_act(self, reader: Reader<'_>) -> Result<Act, ActError> {
        let dto = match handling(self, reader)? {
            Handled::Act(act) => return Ok(act),
            Handled::Other(dto) => dto,
        };
        match asking(dto) {
            Handled::Act(act) => Ok(act),
            Handled::Other(dto) => arbitrating(dto, reader),
        }
    }
}

/// An act that was found, or one for the next list.
enum Handled {
    Act(Act),
    Other(ActDto),
}

/// Hands at the board and the clock.
fn handling(dto: ActDto, reader: Reader<'_>) -> Result<Handled, ActError> {
    let act = match dto {
        ActDto::AnnounceAdjusting {} => Act::AnnounceAdjusting,
        ActDto::Touch { square, contact } => Act::Touch {
            square: square.0,
            contact: contact.map_or(Contact::Taken, Contact::from),
        },
        ActDto::Place { from, piece, to } => Act::Place {
            from: origin(from, piece)?,
            to: to.0,
        },
        ActDto::Remove { square } => Act::Remove { square: square.0 },
        ActDto::Release {} => Act::Release,
        ActDto::Make {
            r#move,
            from,
            to,
            promotion,
            notation,
        } => {
            let step = reader.step(r#move.as_deref(), (from, to, promotion), notation)?;
            Act::Make {
                from: step.from,
                to: step.to,
                promotion: step.promotion,
            }
        }
        ActDto::FixMove {
            r#move,
            from,
            to,
            promotion,
            notation,
            form,
        } => {
            let step = reader.step(r#move.as_deref(), (from, to, promotion), notation)?;
            Act::FixMove {
                from: step.from,
                to: step.to,
                promotion: step.promotion,
                form: form.map_or(FixedBy::Writing, FixedBy::from),
            }
        }
        ActDto::Press {} => Act::Press,
        ActDto::StopClock {} => Act::StopClock,
        ActDto::RestartOpponentsClock {} => Act::RestartOpponentsClock,
        ActDto::Resume {} => Act::Resume,
        ActDto::Claim {
            claim,
            ground,
            from_display,
        } => {
            let claim = claim.claim(ground)?;
            if from_display {
                Act::ClaimFromDisplay(claim)
            } else {
                Act::Claim(claim)
            }
        }
        ActDto::ShowLine { lines, notation } => Act::ShowLine(reader.lines(&lines, notation)?),
        other => return Ok(Handled::Other(other)),
    };
    Ok(Handled::Act(act))
}

/// Words of a player.
fn asking(dto: ActDto) -> Handled {
    Handled::Act(match dto {
        ActDto::WaiveLine {} => Act::WaiveLine,
        ActDto::OfferDraw {} => Act::OfferDraw,
        ActDto::AcceptDraw {} => Act::AcceptDraw,
        ActDto::DeclineDraw {} => Act::DeclineDraw,
        ActDto::WithdrawOffer {} => Act::WithdrawOffer,
        ActDto::Resign {} => Act::Resign,
        ActDto::AgreeRepair { plies } => Act::AgreeRepair { plies },
        ActDto::Arrive {} => Act::Arrive,
        ActDto::ChooseSeat { side } => Act::ChooseSeat(side.into()),
        ActDto::RestorePieces {} => Act::RestorePieces,
        ActDto::RequestExtraTime { form } => Act::RequestExtraTime(form.into()),
        ActDto::Verify { evidence } => Act::Verify(evidence.into()),
        ActDto::Appeal { against } => Act::Appeal(against.map_or(Appeal::Decision, Appeal::from)),
        ActDto::SeeFlag { of } => Act::SeeFlag { of: of.into() },
        ActDto::StartClock {} => Act::StartClock,
        ActDto::SeeIrregularity {} => Act::SeeIrregularity,
        ActDto::SeeIllegalPosition {} => Act::SeeIllegalPosition,
        ActDto::SeeBothFlags { first } => Act::SeeBothFlags {
            first: first.map(Into::into),
        },
        ActDto::AddTime { of, time } => Act::AddTime {
            of: of.into(),
            time: time.0,
        },
        ActDto::ReportConduct {
            of,
            what,
            agreed,
            before,
            body,
        } => {
            let known = Circumstances {
                agreed,
                before,
                body,
            };
            Act::Report(incident(of, what, known))
        }
        ActDto::ReportTwoHands { of } => Act::ReportTwoHands { of: of.into() },
        ActDto::ReportDisplaced { of } => Act::ReportDisplaced { of: of.into() },
        ActDto::ReportOffSquare { since } => Act::ReportOffSquare { since },
        ActDto::ReportStartError { error } => Act::ReportStartError(error.into()),
        ActDto::ReportClockFault { fault } => Act::ReportClockFault(fault.into()),
        other => return Handled::Other(other),
    })
}

/// What an arbiter does, and what needs paper.
fn arbitrating(dto: ActDto, reader: Reader<'_>) -> Result<Act, ActError> {
    Ok(match dto {
        ActDto::Penalise {
            of,
            measure,
            time,
            halves,
            amount,
            rounds,
        } => {
            let penalty = PenaltyDto {
                of,
                measure,
                time_ms: time.map(|length| length.0.ms()),
                halves,
                amount,
                rounds,
            };
            Act::Penalise(penalty.into())
        }
        rule @ ActDto::Rule { .. } => ruled(rule)?,
        order @ ActDto::SetClock { .. } => set_clock(order)?,
        ActDto::ReportDead {
            plies,
            white,
            black,
        } => Act::ReportDead {
            plies,
            proofs: ByColor {
                white: white.0,
                black: black.0,
            },
        },
        ActDto::RestoreTimes {} => Act::RestoreTimes,
        ActDto::SetAside {} => Act::SetAside,
        ActDto::EnterResult { points } => Act::EnterResult(read_points(&points, "points")?),
        ActDto::JudgeStop { justified } => Act::JudgeStop { justified },
        ActDto::FindSlip { of } => Act::FindSlip { of: of.into() },
        ActDto::AppointStart { start } => Act::AppointStart { start: hour(start) },
        ActDto::NoteAbsence {} => Act::NoteAbsence,
        ActDto::Excuse { of } => Act::Excuse { of: of.into() },
        ActDto::PlaceClock { side } => Act::PlaceClock(side.into()),
        ActDto::DrawArray {} => Act::DrawArray { lot: reader.lot },
        ActDto::SetUpArray { number, fen } => set_up(number, fen.as_deref())?,
        other => match recording(other)? {
            Handled::Act(act) => act,
            Handled::Other(dto) => adjourning(dto, reader)?,
        },
    })
}

/// Scoresheets.
fn recording(dto: ActDto) -> Result<Handled, ActError> {
    let act = match dto {
        ActDto::TakeScoresheet {
            of,
            medium,
            notation,
        } => RecordAct::TakeSheet {
            of: of.into(),
            medium: medium.map_or(Medium::Paper, Medium::from),
            language: notation.map(|word| word.0),
        },
        ActDto::Write { text, line } => RecordAct::Write {
            line,
            text: text.into(),
        },
        ActDto::Note { remark } => RecordAct::Note(remark.into()),
        ActDto::MarkOffer {} => RecordAct::MarkOffer,
        ActDto::BorrowScoresheet {} => RecordAct::Borrow,
        ActDto::ReturnScoresheet {} => RecordAct::Return,
        ActDto::ViewRecord {} => RecordAct::View,
        ActDto::InspectScoresheet { of } => RecordAct::Inspect { of: of.into() },
        ActDto::Reconstruct {} => RecordAct::Reconstruct,
        ActDto::ReportScoresheetFault { of } => RecordAct::ReportFault { of: of.into() },
        ActDto::Sign { points, how } => RecordAct::Sign {
            points: read_points(&points, "points")?,
            how: how.map_or(Signature::Sheets, Signature::from),
        },
        other => return Ok(Handled::Other(other)),
    };
    Ok(Handled::Act(Act::Record(act)))
}

/// Adjournments; the rest are assistants and two boards.
fn adjourning(dto: ActDto, reader: Reader<'_>) -> Result<Act, ActError> {
    let act = match dto {
        ActDto::SetSession { announced, length } => AdjournAct::Session {
            announced: hour(announced),
            length: length.0,
        },
        ActDto::OrderSealing {} => AdjournAct::Order,
        ActDto::Seal {
            text,
            notation,
            medium,
        } => AdjournAct::Seal {
            text: text.into(),
            language: reader.language(notation),
            medium: medium.map_or(Medium::Paper, Medium::from),
        },
        ActDto::LabelEnvelope { white, black } => AdjournAct::Label {
            white: white.into(),
            black: black.into(),
        },
        ActDto::AppointResumption { hour: at, place } => AdjournAct::Appoint {
            hour: hour(at),
            place: place.into(),
        },
        ActDto::SetUpResumption {} => AdjournAct::Resume,
        ActDto::OpenEnvelope {} => AdjournAct::Open,
        ActDto::NoteAbsenceAtResumption {} => AdjournAct::NoteAbsence,
        ActDto::ReportEnvelopeLost { r#move, notation } => AdjournAct::EnvelopeLost {
            stated: reader.read(&r#move, reader.language(notation), "move")?,
        },
        ActDto::ReportPositionLost {} => AdjournAct::PositionLost,
        ActDto::ReportWrongTime { of, shown, used } => AdjournAct::WrongTime {
            of: of.into(),
            shown: shown.0,
            used: used.0,
        },
        other => return assisting(other),
    };
    Ok(Act::Adjourn(act))
}

/// Assistants and two boards.
fn assisting(dto: ActDto) -> Result<Act, ActError> {
    Ok(match dto {
        ActDto::RequestAssistant { duties, disabled } => Act::Assist(AssistAct::Request {
            duties: duties.duties(),
            disabled,
        }),
        ActDto::ApproveAssistant {
            of,
            duties,
            disabled,
        } => Act::Assist(AssistAct::Approve {
            of: of.into(),
            duties: duties.duties(),
            disabled,
        }),
        ActDto::AskCount {} => Act::Assist(AssistAct::AskCount),
        ActDto::SetUpTwoBoards {
            white_blind,
            black_blind,
            hearing_impaired,
        } => Act::Blind(BlindAct::TwoBoards {
            blind: [white_blind, black_blind],
            hearing_impaired,
        }),
        ActDto::Announce { text, vocabulary } => Act::Blind(BlindAct::Announce {
            text: text.into(),
            vocabulary: vocabulary.map(|word| word.0),
        }),
        ActDto::Repeat { text, vocabulary } => Act::Blind(BlindAct::Repeat {
            text: text.into(),
            vocabulary: vocabulary.map(|word| word.0),
        }),
        ActDto::ReportDifference {} => Act::Blind(BlindAct::ReportDifference),
        // Every act is in one of the lists; a test tries them all.
        _ => return Err(FieldError::new("act", "is not known here").into()),
    })
}

fn origin(from: Option<SquareName>, piece: Option<RoleWord>) -> Result<From, FieldError> {
    match (from, piece) {
        (Some(from), None) => Ok(From::Square(from.0)),
        (None, Some(piece)) => Ok(From::Tray(piece.into())),
        _ => Err(FieldError::new(
            "from",
            "give either from, or piece for a new one",
        )),
    }
}

fn ruled(dto: ActDto) -> Result<Act, ActError> {
    let ActDto::Rule {
        question,
        ruling,
        points,
        plies,
        of,
        time,
        bonus,
        white,
        black,
        measure,
        halves,
        amount,
        rounds,
    } = dto
    else {
        return Err(FieldError::new("act", "is no ruling").into());
    };
    let of = || of.ok_or_else(|| missing("of", "say white or black"));
    let length = |time: Option<Length>, field| {
        time.map(|length| length.0)
            .ok_or_else(|| missing(field, "give a time such as 2min"))
    };
    let ruling = match ruling {
        RulingWord::Accept => Ruling::Accept,
        RulingWord::Reject => Ruling::Reject,
        RulingWord::End => {
            let points = points.ok_or_else(|| missing("points", "write 1-0 or 1/2-1/2"))?;
            Ruling::End(read_points(&points, "points")?)
        }
        RulingWord::Reinstate => {
            Ruling::Reinstate(plies.ok_or_else(|| missing("plies", "say how many plies remain"))?)
        }
        RulingWord::Warn => Ruling::Warn(of()?.into()),
        RulingWord::AddTime => Ruling::AddTime(of()?.into(), length(time, "time")?),
        RulingWord::TakeTime => Ruling::TakeTime(of()?.into(), length(time, "time")?),
        RulingWord::Postpone => Ruling::Postpone {
            bonus: bonus.unwrap_or(false),
        },
        RulingWord::NewGame => Ruling::NewGame,
        RulingWord::Times => Ruling::Times(length(white, "white")?, length(black, "black")?),
        RulingWord::Penalise => {
            let penalty = PenaltyDto {
                of: of()?,
                measure: measure.ok_or_else(|| missing("measure", "say which penalty"))?,
                time_ms: time.map(|length| length.0.ms()),
                halves,
                amount,
                rounds,
            };
            Ruling::Penalise(penalty.into())
        }
        RulingWord::Expel => Ruling::Expel,
        RulingWord::Replay => Ruling::Replay,
    };
    Ok(Act::Rule {
        question: QuestionId(question),
        ruling,
    })
}

fn missing(field: &str, next: &str) -> FieldError {
    FieldError::new(field, format!("this ruling needs it: {next}"))
}

fn set_clock(dto: ActDto) -> Result<Act, ActError> {
    let ActDto::SetClock {
        why,
        control,
        white,
        black,
        white_moves,
        black_moves,
        white_period,
        black_period,
        lift_white_flag,
        lift_black_flag,
    } = dto
    else {
        return Err(FieldError::new("act", "is no order to the clock").into());
    };
    let control = control
        .map(|text| {
            TimeControl::from_human(&text).map_err(|error| {
                let detail = format!("is no time control: {error}; write 90/40+30, 30+30 or 3+2");
                FieldError::new("control", detail)
            })
        })
        .transpose()?;
    let face = |time: Option<Length>, moves, period, lift_flag| FaceOrder {
        time: time.map(|length| -> Millis { length.0 }),
        moves,
        period,
        lift_flag,
    };
    Ok(Act::SetClock(Box::new(ClockOrder {
        why: why.into(),
        control,
        white: face(white, white_moves, white_period, lift_white_flag),
        black: face(black, black_moves, black_period, lift_black_flag),
    })))
}

fn set_up(number: Option<u32>, fen: Option<&str>) -> Result<Act, ActError> {
    let board = match (number, fen) {
        (Some(number), None) => ArrayNumber::new(number)
            .map(ArrayNumber::arrangement)
            .map_err(|_| FieldError::new("number", "is 0 to 959"))?,
        (None, Some(fen)) => Position::from_fen_lenient(fen)
            .map(|(position, _)| position.board().clone())
            .map_err(|error| FieldError::new("fen", format!("is no position: {error}")))?,
        _ => return Err(FieldError::new("number", "give either number or fen").into()),
    };
    Ok(Act::SetUpArray(Box::new(board)))
}

fn hour(length: Length) -> At {
    At::from_ms(length.0.ms())
}

impl ClaimWord {
    fn claim(self, ground: Option<GroundWord>) -> Result<Claim, FieldError> {
        if ground.is_some() && self != ClaimWord::Quickplay {
            return Err(FieldError::new("ground", "belongs to a quickplay claim"));
        }
        Ok(match self {
            ClaimWord::IllegalMove => Claim::IllegalMove,
            ClaimWord::TouchMove => Claim::TouchMove,
            ClaimWord::Flag => Claim::Flag,
            ClaimWord::Threefold => Claim::Threefold,
            ClaimWord::FiftyMoves => Claim::FiftyMoves,
            ClaimWord::ExtraTime => Claim::ExtraTime,
            ClaimWord::Quickplay => {
                Claim::Quickplay(ground.map_or(Ground::CannotWin, Ground::from))
            }
            ClaimWord::NoProgress => Claim::NoProgress,
            ClaimWord::Displaced => Claim::Displaced,
        })
    }
}

impl DutyList {
    fn duties(self) -> Duties {
        let words = match self {
            DutyList::One(word) => vec![word],
            DutyList::Several(words) => words,
        };
        let duties: Vec<Duty> = words.into_iter().map(Duty::from).collect();
        Duties::of(&duties)
    }
}

impl Reader<'_> {
    fn language(&self, notation: Option<LanguageWord>) -> Language {
        notation.map_or(self.language, |word| word.0)
    }

    /// A move given by a text, or by its squares.
    fn step(
        &self,
        text: Option<&str>,
        squares: (Option<SquareName>, Option<SquareName>, Option<RoleWord>),
        notation: Option<LanguageWord>,
    ) -> Result<Step, ActError> {
        match (text, squares) {
            (Some(text), (None, None, None)) => self.read(text, self.language(notation), "move"),
            (None, (Some(from), Some(to), promotion)) => Ok(Step {
                from: from.0,
                to: to.0,
                promotion: promotion.map(Role::from),
            }),
            _ => Err(FieldError::new("move", "give either move, or from and to").into()),
        }
    }

    /// A move given by a text: `g1f3` by its squares, legal or not; `Nf3` in
    /// letters, legal only.
    fn read(&self, text: &str, language: Language, field: &'static str) -> Result<Step, ActError> {
        if let Some(MoveName(step)) = MoveName::read(text) {
            return Ok(step);
        }
        let Some(position) = self.letters_in else {
            let text = shown(text);
            let detail = format!("\"{text}\" is no move by squares; write g1f3 or e7e8q");
            return Err(FieldError::new(field, detail).into());
        };
        let named = read_move(position, text, language)
            .ok()
            .and_then(|reading| MoveName::of(reading.m));
        named.map(|name| name.0).ok_or_else(|| ActError::Move {
            field,
            text: shown(text),
            language,
        })
    }

    fn lines(
        &self,
        lines: &Lines,
        notation: Option<LanguageWord>,
    ) -> Result<Vec<Vec<Step>>, ActError> {
        let line = |text: &str| self.branching(text, self.language(notation));
        let read: Result<Vec<_>, _> = match lines {
            Lines::One(text) => text.split(';').map(line).collect(),
            Lines::Several(lines) => lines.iter().map(|text| line(text)).collect(),
        };
        Ok(read?.concat())
    }

    /// A line; with others in brackets or with numbers it needs letters or legal
    /// moves to be read.
    fn branching(&self, text: &str, language: Language) -> Result<Vec<Vec<Step>>, ActError> {
        let Some(position) = self.letters_in.filter(|_| text.contains(['(', '.'])) else {
            return Ok(vec![self.line(text, language)?]);
        };
        let lines =
            read_variations(position, text, language).map_err(|error| match error.fault {
                VariationsFault::Move(error) => ActError::Move {
                    field: "lines",
                    text: shown(&error.text),
                    language,
                },
                fault => FieldError::new("lines", shown(&fault.to_string())).into(),
            })?;
        let named = |line: &Vec<tuomari_board::Move>| {
            let names = line.iter().filter_map(|m| MoveName::of(*m));
            names.map(|name| name.0).collect()
        };
        Ok(lines.iter().map(named).collect())
    }

    /// A line of moves from the position on. By squares alone nothing is
    /// played out: whether the line forces mate is judged by the game.
    fn line(&self, text: &str, language: Language) -> Result<Vec<Step>, ActError> {
        let mut position = self.letters_in.cloned();
        let mut line = Vec::new();
        for word in text.split_whitespace() {
            let here = Reader {
                letters_in: position.as_ref(),
                ..*self
            };
            let step = here.read(word, language, "lines")?;
            line.push(step);
            position = position.and_then(|mut position| {
                let m = position.judge_move(step.from, step.to, step.promotion);
                position.play_unchecked(m.ok()?);
                Some(position)
            });
        }
        Ok(line)
    }
}
