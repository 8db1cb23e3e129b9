//! Acts: every one can be said and read back, and what cannot be read is
//! answered with the field and what to write.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use serde_json::{Value, json};
use tuomari_board::{Arrangement, Color, Position, Role, Square};
use tuomari_clock::{At, ChessClock, Millis, TimeControl};
use tuomari_conduct::{
    Act, Appeal, Claim, ClockFault, ClockOrder, ClockReason, Contact, Device, Duties, Duty,
    Evidence, FixedBy, From, Game, Incident, Measure, Medium, Misconduct, Offender, Penalty,
    PerMove, Proof, QuestionId, Remark, Ruling, Seat, Side, Signature, StartError, Step, Table,
};
use tuomari_notation::{Language, Points, Vocabulary};
use tuomari_rulebook::{Rulebook, Rules, Setting};
use tuomari_wire::{FieldError, Moment, Reader, Shown, forms, read_act, write_act};

const BY_SQUARES: Reader<'static> = Reader {
    lot: 7,
    ..Reader::BY_SQUARES
};

fn read(act: &Value) -> Result<Act, FieldError> {
    read_act(act, BY_SQUARES).map_err(FieldError::from)
}

fn time(secs: u64) -> Millis {
    Millis::from_secs(secs)
}

/// Hands and words of players.
fn of_players() -> Vec<Act> {
    let (from, to) = (Square::E7, Square::E8);
    let promotion = Some(Role::Knight);
    let mut acts = vec![
        Act::StartClock,
        Act::AnnounceAdjusting,
        Act::Remove { square: from },
        Act::Release,
        Act::Press,
        Act::StopClock,
        Act::RestartOpponentsClock,
        Act::Resume,
        Act::OfferDraw,
        Act::WithdrawOffer,
        Act::AcceptDraw,
        Act::DeclineDraw,
        Act::WaiveLine,
        Act::Resign,
        Act::Arrive,
        Act::RestorePieces,
        Act::AgreeRepair { plies: 12 },
        Act::ReportDead {
            plies: 3,
            white: Proof::OutOfReach,
            black: Proof::Exhausted { positions: 12 },
        },
        Act::ChooseSeat { side: Side::Right },
        Act::Place {
            from: From::Square(from),
            to,
        },
        Act::Place {
            from: From::Tray(Role::Queen),
            to,
        },
        Act::ShowLine {
            lines: vec![
                vec![Step {
                    from,
                    to,
                    promotion,
                }],
                vec![
                    Step {
                        from: to,
                        to: from,
                        promotion: None
                    };
                    2
                ],
            ],
        },
    ];
    for contact in [Contact::Taken, Contact::Brushed, Contact::Straightened] {
        acts.push(Act::Touch {
            square: from,
            contact,
        });
    }
    for promotion in [None, promotion] {
        acts.push(Act::Make {
            from,
            to,
            promotion,
        });
        for form in [FixedBy::Writing, FixedBy::Entry, FixedBy::Declaration] {
            acts.push(Act::FixMove {
                from,
                to,
                promotion,
                form,
            });
        }
    }
    acts.extend(Claim::ALL.map(Act::Claim));
    acts.extend(Claim::ALL.map(Act::ClaimFromDisplay));
    acts.extend([PerMove::Increment, PerMove::Delay].map(|form| Act::RequestExtraTime { form }));
    acts.extend(
        [Evidence::Position, Evidence::Scoresheet].map(|evidence| Act::Verify { evidence }),
    );
    acts.extend([Appeal::Decision, Appeal::Conduct].map(|against| Act::Appeal { against }));
    acts
}

/// What arbiters do and what is reported to them.
fn of_arbiters() -> Vec<Act> {
    let mut acts = vec![
        Act::SeeIrregularity,
        Act::SeeIllegalPosition,
        Act::SeeBothFlags { first: None },
        Act::RestoreTimes,
        Act::SetAside,
        Act::EnterResult {
            points: Points::DRAWN,
        },
        Act::NoteAbsence,
        Act::JudgeStop { justified: true },
        Act::JudgeStop { justified: false },
        Act::PlaceClock { side: Side::Left },
        Act::DrawArray { lot: 7 },
        Act::ReportOffSquare { since: 3 },
        Act::AppointStart {
            start: At::from_ms(90_500),
        },
        Act::SetUpArray {
            pieces: Box::new(Position::default().board().clone()),
        },
        Act::SetUpArray {
            pieces: Box::new(Arrangement::empty()),
        },
    ];
    for of in Color::ALL {
        acts.extend([
            Act::SeeFlag { of },
            Act::SeeBothFlags { first: Some(of) },
            Act::AddTime { of, time: time(90) },
            Act::Excuse { of },
            Act::FindSlip { of },
        ]);
        for ply in [None, Some(7)] {
            acts.extend([
                Act::ReportTwoHands { of, ply },
                Act::ReportDisplaced { of, ply },
            ]);
        }
        for measure in measures() {
            let penalty = Penalty {
                offender: of,
                measure,
            };
            acts.push(Act::Penalise(penalty));
        }
        acts.extend(rulings(of).into_iter().map(|ruling| Act::Rule {
            question: QuestionId(4),
            ruling,
        }));
    }
    acts.extend(
        [
            StartError::WrongArray,
            StartError::BoardTurned,
            StartError::ColoursReversed,
        ]
        .map(|error| Act::ReportStartError { error }),
    );
    acts.extend(
        [ClockFault::Defective, ClockFault::WrongSetting]
            .map(|fault| Act::ReportClockFault { fault }),
    );
    let mut order = ClockOrder::new(ClockReason::Dispute).with_times(time(61), time(3));
    order.control = Some(TimeControl::from_human("90/40+30, 30+30").unwrap());
    order.white.moves = Some(17);
    order.black.period = Some(1);
    order.black.lift_flag = true;
    acts.push(Act::SetClock(Box::new(order)));
    acts.push(Act::SetClock(Box::new(ClockOrder::new(
        ClockReason::Setting,
    ))));
    acts
}

fn measures() -> Vec<Measure> {
    vec![
        Measure::Warning,
        Measure::AddTime { time: time(60) },
        Measure::TakeTime { time: time(120) },
        Measure::RaiseOpponent { halves: 1 },
        Measure::LowerOffender { halves: 2 },
        Measure::Loss { opponent: 1 },
        Measure::Fine { amount: 2_500 },
        Measure::Exclusion { rounds: 2 },
        Measure::Expulsion,
    ]
}

fn rulings(of: Color) -> Vec<Ruling> {
    let penalties = measures().into_iter().map(|measure| {
        Ruling::Penalise(Penalty {
            offender: of,
            measure,
        })
    });
    let mut rulings = vec![
        Ruling::Accept,
        Ruling::Reject,
        Ruling::End {
            points: Points::DRAWN,
        },
        Ruling::End {
            points: Points::NONE,
        },
        Ruling::Reinstate { plies: 9 },
        Ruling::Warn { of },
        Ruling::AddTime { of, time: time(60) },
        Ruling::TakeTime { of, time: time(60) },
        Ruling::Postpone { bonus: true },
        Ruling::Postpone { bonus: false },
        Ruling::NewGame,
        Ruling::Times {
            white: time(60),
            black: time(70),
        },
        Ruling::Expel,
        Ruling::Replay,
    ];
    rulings.extend(penalties);
    rulings
}

/// Scoresheets, conduct, assistants and two boards.
fn beside_the_board() -> Vec<Act> {
    let mut acts: Vec<Act> = [
        Act::Write {
            line: Some(3),
            text: "Rf3".into(),
        },
        Act::Write {
            line: None,
            text: "e4".into(),
        },
        Act::MarkOffer,
        Act::BorrowScoresheet,
        Act::ReturnScoresheet,
        Act::ViewRecord,
        Act::Reconstruct,
        Act::Note {
            remark: Remark::Claim,
        },
        Act::InspectScoresheet { of: Color::White },
        Act::ReportScoresheetFault { of: Color::Black },
        Act::TakeScoresheet {
            of: Color::Black,
            medium: Medium::Braille,
            language: Some(Language::Finnish),
        },
        Act::Sign {
            points: Points::WHITE_WON,
            how: Signature::Device,
        },
    ]
    .into();
    for what in [
        Misconduct::Disturbance,
        Misconduct::Device(Device::InBag { agreed: true }),
        Misconduct::Device(Device::Sounded { before: 2 }),
        Misconduct::SearchRefused { body: true },
        Misconduct::Interference,
    ] {
        for of in [
            Offender::Player(Color::Black),
            Offender::Both,
            Offender::Outsider,
        ] {
            let ply = None;
            acts.push(Act::ReportConduct(Incident { of, what, ply }));
        }
    }
    acts.extend(of_adjournments());
    let duties = Duties::of(&[Duty::Pieces, Duty::Informing]);
    acts.extend([
        Act::AskCount,
        Act::RequestAssistant {
            duties,
            disabled: true,
        },
        Act::ApproveAssistant {
            of: Color::White,
            duties,
            disabled: false,
        },
        Act::ReportDifference,
        Act::SetUpTwoBoards {
            white_blind: true,
            black_blind: false,
            hearing_impaired: true,
        },
    ]);
    for vocabulary in [None, Some(Vocabulary::Fide)] {
        let text: Box<str> = "Springer Gustav eins Felix drei".into();
        acts.push(Act::Announce {
            text: text.clone(),
            vocabulary,
        });
        acts.push(Act::Repeat { text, vocabulary });
    }
    acts
}

/// What is done about adjournments.
fn of_adjournments() -> Vec<Act> {
    let stated = Step {
        from: Square::G1,
        to: Square::F3,
        promotion: None,
    };
    [
        Act::SetSession {
            announced: At::from_ms(1_000),
            length: time(7_200),
        },
        Act::OrderSealing,
        Act::Seal {
            text: "Df7".into(),
            language: Language::Finnish,
            medium: Medium::Paper,
        },
        Act::LabelEnvelope {
            white: "A".into(),
            black: "B".into(),
        },
        Act::AppointResumption {
            hour: At::from_ms(86_400_000),
            place: "Hall 2".into(),
        },
        Act::SetUpResumption,
        Act::OpenEnvelope,
        Act::NoteAbsenceAtResumption,
        Act::ReportEnvelopeLost { stated },
        Act::ReportPositionLost,
        Act::ReportWrongTime {
            of: Color::White,
            shown: time(60),
            used: time(61),
        },
    ]
    .into()
}

#[test]
fn every_act_is_said_and_read_back() {
    let all = [of_players(), of_arbiters(), beside_the_board()].concat();
    assert!(all.len() > 150);
    for act in all {
        let mut json = Value::Object(write_act(&act));
        // The server draws it, not who sends the act.
        json.as_object_mut().unwrap().remove("lot");
        let back = read(&json).unwrap_or_else(|error| panic!("{json}: {error}"));
        assert_eq!(back, act, "{json}");
    }
}

/// Whatever a seat is offered, it can send: the given fields, and an example
/// of each of the others.
#[test]
fn every_option_can_be_sent() {
    let mut sent = 0;
    let forms = forms();
    for rulebook in Rulebook::all() {
        for profile in rulebook.profiles() {
            let event = Rules::of(rulebook, profile);
            let decided = event.clone().decide(Setting::FideRated, "no");
            let Ok(rules) = decided.build().or_else(|_| event.build()) else {
                continue;
            };
            for table in [Table::Assisted, Table::Strict, Table::Wooden] {
                let clock = ChessClock::new(TimeControl::from_human("3+2").unwrap());
                let game = Game::new(table, Position::default(), Some(clock));
                for seat in Seat::ALL {
                    let moment = Moment {
                        at: At::ORIGIN,
                        step: 0,
                    };
                    let offered = Shown::of(&rules, &game, seat, 0, moment).options();
                    for (key, option) in &offered {
                        assert!(key.starts_with(&option.id), "{key}");
                        let mut act = json!({ "act": option.act });
                        for (field, value) in &option.given {
                            act[field] = value.clone();
                        }
                        for need in option.needs.iter().filter(|need| !need.ends_with('?')) {
                            let form = forms[&option.act].iter();
                            let field = form.clone().find(|field| field.field == *need).unwrap();
                            act[need] = example(need, &field.choices);
                        }
                        if ["make", "fix-move"].contains(&option.act.as_str()) {
                            act["move"] = json!("e2e4");
                        }
                        if ["place", "set-up-array"].contains(&option.act.as_str()) {
                            let (field, value) = match option.act.as_str() {
                                "place" => ("from", json!("e2")),
                                _ => ("number", json!(518)),
                            };
                            act[field] = value;
                        }
                        read(&act).unwrap_or_else(|error| panic!("{act}: {error}"));
                        sent += 1;
                    }
                }
            }
        }
    }
    println!("{sent} options sent");
    assert!(sent > 1_000);
}

fn example(field: &str, choices: &[String]) -> Value {
    match field {
        "square" | "to" => json!("e4"),
        "plies" | "since" | "halves" | "amount" | "rounds" => json!(0),
        "time" | "start" | "announced" | "length" | "hour" | "shown" | "used" => json!("2min"),
        "lines" => json!(["d1h5 e8e7"]),
        "points" => json!("1-0"),
        "move" => json!("e2e4"),
        "duties" => json!([choices[0]]),
        _ => choices.first().map_or(json!("e4"), |word| json!(word)),
    }
}

/// An act that cannot be read, and the field its error names.
#[track_caller]
fn check(act: &Value, expected: &str) {
    assert_eq!(read(act).unwrap_err().to_string(), expected);
}

#[test]
fn errors_name_the_field_and_say_what_to_write() {
    check(&json!("press"), "act: is an object with the field act");
    check(&json!({}), "act: name the act, for instance press");
    check(
        &json!({"act": "pres"}),
        "act: \"pres\" is no act; did you mean press?",
    );
    check(
        &json!({"act": "touch"}),
        "square: is missing; write a square from a1 to h8",
    );
    check(
        &json!({"act": "touch", "square": "i9"}),
        "square: \"i9\" is wrong; write a square from a1 to h8",
    );
    check(
        &json!({"act": "see-flag", "of": "red"}),
        "of: \"red\" is wrong; write white, black",
    );
    check(
        &json!({"act": "make", "from": "e2"}),
        "move: give either move, or from and to",
    );
    check(
        &json!({"act": "make", "move": "Nf3"}),
        "move: \"Nf3\" is no move by squares; write g1f3 or e7e8q",
    );
    check(
        &json!({"act": "rule", "question": 1, "ruling": "add-time", "of": "white"}),
        "time: this kind needs it; write a time such as 2min, 30s or 1:30:00",
    );
    check(
        &json!({"act": "add-time", "of": "white", "time": -3}),
        "time: -3 is wrong; write a time such as 2min, 30s or 1:30:00",
    );
    check(
        &json!({"act": "write", "text": "x".repeat(61)}),
        "text: \"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…\" is wrong; \
         write one line of at most 60 characters",
    );
    check(
        &json!({"act": "claim", "claim": "flag", "ground": "no-effort"}),
        "ground: does not belong to this kind; leave it out",
    );
    check(
        &json!({"act": "rule", "question": 1, "ruling": "accept", "of": "white"}),
        "of: does not belong to this kind; leave it out",
    );
}

/// Neither the instant nor the person can be chosen, nor the lot.
#[test]
fn a_client_chooses_neither_time_nor_person_nor_lot() {
    for (field, value) in [
        ("at", json!(5)),
        ("at_ms", json!(5)),
        ("by", json!("arbiter")),
    ] {
        let mut act = json!({"act": "press"});
        act[field] = value;
        check(
            &act,
            &format!("{field}: is no field of press, which has none; leave it out"),
        );
    }
    check(
        &json!({"act": "draw-array", "lot": 518}),
        "lot: is no field of draw-array, which has none; leave it out",
    );
}

#[test]
fn letters_are_read_where_legality_may_be_told() {
    let position = Position::default();
    let reader = Reader {
        letters_in: Some(&position),
        ..Reader::BY_SQUARES
    };
    let read = |act: Value| read_act(&act, reader).map_err(FieldError::from);
    let knight = Act::Make {
        from: Square::G1,
        to: Square::F3,
        promotion: None,
    };
    assert_eq!(read(json!({"act": "make", "move": "Nf3"})).unwrap(), knight);
    let finnish = json!({"act": "make", "move": "Rf3", "notation": "fi"});
    assert_eq!(read(finnish).unwrap(), knight);
    let error = read(json!({"act": "make", "move": "Rf3"})).unwrap_err();
    assert_eq!(error.field, "move");
    let lines = json!({"act": "show-line", "lines": "f2f3 e5; Nf3"});
    let Act::ShowLine { lines } = read(lines).unwrap() else {
        panic!("no lines");
    };
    assert_eq!(lines.iter().map(Vec::len).collect::<Vec<_>>(), [2, 1]);
}

#[test]
fn a_flood_is_bounded() {
    let many: Vec<&str> = vec!["e2e4"; 201];
    let error = read(&json!({"act": "show-line", "lines": many})).unwrap_err();
    assert_eq!(error.field, "lines");
    let long = "e2e4 ".repeat(2_000);
    let error = read(&json!({"act": "show-line", "lines": long})).unwrap_err();
    assert!(error.detail.len() < 300);
    let name = "x".repeat(100_000);
    let error = read(&json!({ "act": name })).unwrap_err();
    assert!(error.to_string().len() < 200);
}
