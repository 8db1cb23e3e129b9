//! Acts: every one can be said and read back, and what cannot be read is
//! answered with the field and what to write.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use serde_json::{Value, json};
use tuomari_board::{Arrangement, ByColor, Color, Position, Role, Square};
use tuomari_clock::{At, ChessClock, Millis, TimeControl};
use tuomari_conduct::{
    Act, AdjournAct, Appeal, AssistAct, BlindAct, Claim, ClockFault, ClockOrder, ClockReason,
    Contact, Device, Duties, Duty, Evidence, FixedBy, From, Game, Incident, Measure, Medium,
    Misconduct, Offender, Penalty, PerMove, Proof, QuestionId, RecordAct, Remark, Ruling, Seat,
    Side, Signature, StartError, Step, Table,
};
use tuomari_notation::{Language, Points, Vocabulary};
use tuomari_rulebook::{Rulebook, Rules, Setting};
use tuomari_wire::{ActDto, FieldError, Moment, Reader, Shown, forms, read_act};

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
            proofs: ByColor {
                white: Proof::OutOfReach,
                black: Proof::Exhausted { positions: 12 },
            },
        },
        Act::ChooseSeat(Side::Right),
        Act::Place {
            from: From::Square(from),
            to,
        },
        Act::Place {
            from: From::Tray(Role::Queen),
            to,
        },
        Act::ShowLine(vec![
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
        ]),
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
    acts.extend([PerMove::Increment, PerMove::Delay].map(Act::RequestExtraTime));
    acts.extend([Evidence::Position, Evidence::Scoresheet].map(Act::Verify));
    acts.extend([Appeal::Decision, Appeal::Conduct].map(Act::Appeal));
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
        Act::EnterResult(Points::DRAWN),
        Act::NoteAbsence,
        Act::JudgeStop { justified: true },
        Act::JudgeStop { justified: false },
        Act::PlaceClock(Side::Left),
        Act::DrawArray { lot: 7 },
        Act::ReportOffSquare { since: 3 },
        Act::AppointStart {
            start: At::from_ms(90_500),
        },
        Act::SetUpArray(Box::new(Position::default().board().clone())),
        Act::SetUpArray(Box::new(Arrangement::empty())),
    ];
    for of in Color::ALL {
        acts.extend([
            Act::SeeFlag { of },
            Act::SeeBothFlags { first: Some(of) },
            Act::AddTime { of, time: time(90) },
            Act::Excuse { of },
            Act::FindSlip { of },
            Act::ReportTwoHands { of },
            Act::ReportDisplaced { of },
        ]);
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
        .map(Act::ReportStartError),
    );
    acts.extend([ClockFault::Defective, ClockFault::WrongSetting].map(Act::ReportClockFault));
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
        Measure::AddTime(time(60)),
        Measure::TakeTime(time(120)),
        Measure::RaiseOpponent(1),
        Measure::LowerOffender(2),
        Measure::Loss { opponent: 1 },
        Measure::Fine(2_500),
        Measure::Exclusion(2),
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
        Ruling::End(Points::DRAWN),
        Ruling::End(Points::NONE),
        Ruling::Reinstate(9),
        Ruling::Warn(of),
        Ruling::AddTime(of, time(60)),
        Ruling::TakeTime(of, time(60)),
        Ruling::Postpone { bonus: true },
        Ruling::Postpone { bonus: false },
        Ruling::NewGame,
        Ruling::Times(time(60), time(70)),
        Ruling::Expel,
        Ruling::Replay,
    ];
    rulings.extend(penalties);
    rulings
}

/// Scoresheets, conduct, assistants and two boards.
fn beside_the_board() -> Vec<Act> {
    let mut acts: Vec<Act> = [
        RecordAct::Write {
            line: Some(3),
            text: "Rf3".into(),
        },
        RecordAct::Write {
            line: None,
            text: "e4".into(),
        },
        RecordAct::MarkOffer,
        RecordAct::Borrow,
        RecordAct::Return,
        RecordAct::View,
        RecordAct::Reconstruct,
        RecordAct::Note(Remark::Claim),
        RecordAct::Inspect { of: Color::White },
        RecordAct::ReportFault { of: Color::Black },
        RecordAct::TakeSheet {
            of: Color::Black,
            medium: Medium::Braille,
            language: Some(Language::Finnish),
        },
        RecordAct::Sign {
            points: Points::WHITE_WON,
            how: Signature::Device,
        },
    ]
    .map(Act::Record)
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
            acts.push(Act::Report(Incident { of, what }));
        }
    }
    acts.extend(of_adjournments());
    let duties = Duties::of(&[Duty::Pieces, Duty::Informing]);
    acts.extend([
        Act::Assist(AssistAct::AskCount),
        Act::Assist(AssistAct::Request {
            duties,
            disabled: true,
        }),
        Act::Assist(AssistAct::Approve {
            of: Color::White,
            duties,
            disabled: false,
        }),
        Act::Blind(BlindAct::ReportDifference),
        Act::Blind(BlindAct::TwoBoards {
            blind: [true, false],
            hearing_impaired: true,
        }),
    ]);
    for vocabulary in [None, Some(Vocabulary::Fide)] {
        let text: Box<str> = "Springer Gustav eins Felix drei".into();
        acts.push(Act::Blind(BlindAct::Announce {
            text: text.clone(),
            vocabulary,
        }));
        acts.push(Act::Blind(BlindAct::Repeat { text, vocabulary }));
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
        AdjournAct::Session {
            announced: At::from_ms(1_000),
            length: time(7_200),
        },
        AdjournAct::Order,
        AdjournAct::Seal {
            text: "Df7".into(),
            language: Language::Finnish,
            medium: Medium::Paper,
        },
        AdjournAct::Label {
            white: "A".into(),
            black: "B".into(),
        },
        AdjournAct::Appoint {
            hour: At::from_ms(86_400_000),
            place: "Hall 2".into(),
        },
        AdjournAct::Resume,
        AdjournAct::Open,
        AdjournAct::NoteAbsence,
        AdjournAct::EnvelopeLost { stated },
        AdjournAct::PositionLost,
        AdjournAct::WrongTime {
            of: Color::White,
            shown: time(60),
            used: time(61),
        },
    ]
    .map(Act::Adjourn)
    .into()
}

#[test]
fn every_act_is_said_and_read_back() {
    let all = [of_players(), of_arbiters(), beside_the_board()].concat();
    assert!(all.len() > 150);
    for act in all {
        let dto = ActDto::of(&act).unwrap_or_else(|| panic!("{act:?} has no words"));
        let json = serde_json::to_value(&dto).unwrap();
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
        "time: this ruling needs it: give a time such as 2min",
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
        "ground: belongs to a quickplay claim",
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
    let Act::ShowLine(lines) = read(lines).unwrap() else {
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
