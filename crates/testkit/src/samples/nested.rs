//! Samples of what events are made of.

use tuomari_board::Color::{Black, White};
use tuomari_board::{Arrangement, ByColor, Color, Illegality, Move, Position, Square};
use tuomari_clock::{At, Color as Face, DefaultTime, Extra, Millis, Period, Schedule, TimeControl};
use tuomari_conduct::{
    Adjourning, Breach, By, Cause, ClockOrder, ClockReason, Conclusion, Contact, Deed, Device,
    Envelope, FaceOrder, Facts, Flaw, Incident, Irregular, Item, LateDead, Line, LineFault,
    LineGap, Measure, Medium, Misconduct, Offender, OnTwoBoards, Proof, Remark, Scoring, Sealed,
    Signature, Spent, Step, Touch, Update, Verdict,
};
use tuomari_notation::{Language, Points, read_move};

use super::every;

pub(crate) const BY: [By; 6] = [
    By::Player(Color::White),
    By::Player(Color::Black),
    By::Assistant(Color::White),
    By::Assistant(Color::Black),
    By::Arbiter,
    By::System,
];

pub(crate) const DEEDS: [Deed; 2] = [
    Deed {
        by: White,
        ply: None,
    },
    Deed {
        by: White,
        ply: Some(7),
    },
];

pub(crate) fn secs(secs: u64) -> Millis {
    Millis::from_secs(secs)
}

pub(crate) fn hour() -> At {
    At::from_ms(1_794_003_600_000)
}

/// Some arrangement.
pub fn arrangement() -> Arrangement {
    "4k3/8/8/8/8/4K3/PPPP1PPP/8".parse().unwrap()
}

fn move_in(fen: &str, text: &str) -> Move {
    let position = Position::from_fen(fen).unwrap();
    read_move(&position, text, Language::English).unwrap().m
}

/// A move from the usual array.
pub(crate) fn mv(text: &str) -> Move {
    let array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    move_in(array, text)
}

pub(crate) fn capture() -> Move {
    move_in("4k3/8/8/3q4/8/4N3/8/4K3 w - - 0 1", "Nxd5")
}

pub(crate) fn promotion() -> Move {
    move_in("3nk3/2P5/8/8/8/8/8/4K3 w - - 0 1", "cxd8=Q")
}

pub(crate) fn en_passant() -> Move {
    move_in("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6")
}

pub(crate) fn castling() -> Move {
    move_in("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O")
}

pub(crate) fn touch() -> Touch {
    Touch {
        square: Square::G1,
        owner: White,
        contact: Contact::Taken,
        adjusting: false,
    }
}

pub(crate) fn touches() -> Vec<Touch> {
    let contacts = [Contact::Taken, Contact::Brushed, Contact::Straightened];
    let with = |contact| Touch {
        contact,
        adjusting: contact == Contact::Straightened,
        ..touch()
    };
    contacts.map(with).to_vec()
}

every! { irregulars kind_of_irregular Irregular {
    IllegalMove(_) => [Irregular::IllegalMove(Illegality::KingLeftInCheck)]
    UnpromotedPawn(_) => [Irregular::UnpromotedPawn(Square::A8)]
    NoMove => [Irregular::NoMove]
    TwoHands => [Irregular::TwoHands]
}}

every! { breaches kind_of_breach Breach {
    UntimelyOffer => [Breach::UntimelyOffer]
    BarredOffer => [Breach::BarredOffer]
    InadmissibleClaim => [Breach::InadmissibleClaim]
    AdjustingOnOpponentsTime => [Breach::AdjustingOnOpponentsTime]
    PressWithoutMove => [Breach::PressWithoutMove]
    TwoHands => [Breach::TwoHands]
    UnfoundedClaims => [Breach::UnfoundedClaims]
    OfferWithdrawn => [Breach::OfferWithdrawn]
    Recording(_) => [
        Breach::Recording(Flaw::NotRecorded),
        Breach::Recording(Flaw::WrittenAhead),
        Breach::Recording(Flaw::ForeignEntry),
        Breach::Recording(Flaw::OfferNotMarked),
        Breach::Recording(Flaw::OtherNotation),
        Breach::Recording(Flaw::LongForm),
        Breach::Recording(Flaw::PawnLetter),
        Breach::Recording(Flaw::FileMissing),
        Breach::Recording(Flaw::SquareMissing),
        Breach::Recording(Flaw::Ambiguous),
        Breach::Recording(Flaw::PromotionMissing),
        Breach::Recording(Flaw::NoSuchMove),
        Breach::Recording(Flaw::AnotherMove),
        Breach::Recording(Flaw::NotUpdated),
        Breach::Recording(Flaw::NotReturned),
        Breach::Recording(Flaw::ViewedTooOften),
    ]
    SealedAnotherMove => [Breach::SealedAnotherMove]
    UnclearAnnouncement => [Breach::UnclearAnnouncement]
    LateCorrection => [Breach::LateCorrection]
    PrematurePress => [Breach::PrematurePress]
}}

every! { measures kind_of_measure Measure {
    Warning => [Measure::Warning]
    AddTime { .. } => [Measure::AddTime { time: secs(120) }]
    TakeTime { .. } => [Measure::TakeTime { time: secs(60) }]
    RaiseOpponent { .. } => [Measure::RaiseOpponent { halves: 1 }]
    LowerOffender { .. } => [Measure::LowerOffender { halves: 2 }]
    Loss { .. } => [Measure::Loss { opponent: 2 }]
    Fine { .. } => [Measure::Fine { amount: 5_000 }]
    Exclusion { .. } => [Measure::Exclusion { rounds: 1 }]
    Expulsion => [Measure::Expulsion]
}}

every! { misconducts kind_of_misconduct Misconduct {
    Disrepute => [Misconduct::Disrepute]
    LeavingVenue => [Misconduct::LeavingVenue]
    LeavingArea => [Misconduct::LeavingArea]
    LeavingUnreported => [Misconduct::LeavingUnreported]
    Entering => [Misconduct::Entering]
    OutsideHelp => [Misconduct::OutsideHelp]
    Device(_) => [
        Misconduct::Device(Device::InBag { agreed: true }),
        Misconduct::Device(Device::Carried),
        Misconduct::Device(Device::Handled),
        Misconduct::Device(Device::Sounded { before: 1 }),
    ]
    SearchRefused { .. } => [Misconduct::SearchRefused { body: false }]
    Smoking => [Misconduct::Smoking]
    Disturbance => [Misconduct::Disturbance]
    PersistentRefusal => [Misconduct::PersistentRefusal]
    HelpRefused => [Misconduct::HelpRefused]
    HidingScoresheet => [Misconduct::HidingScoresheet]
    WrongHand => [Misconduct::WrongHand]
    RoughWithClock => [Misconduct::RoughWithClock]
    AdjustingOnOpponentsTime => [Misconduct::AdjustingOnOpponentsTime]
    Interference => [Misconduct::Interference]
}}

pub(crate) fn incidents() -> Vec<Incident> {
    let (of, ply) = (Offender::Player(White), None);
    let mut all: Vec<Incident> = misconducts()
        .into_iter()
        .map(|what| Incident { of, what, ply })
        .collect();
    for of in [Offender::Both, Offender::Outsider] {
        let what = Misconduct::Interference;
        all.push(Incident { of, what, ply });
    }
    let what = Misconduct::LeavingArea;
    let ply = Some(7);
    all.push(Incident { of, what, ply });
    all
}

pub(crate) fn clock_orders() -> Vec<ClockOrder> {
    let reasons = [
        ClockReason::Defect,
        ClockReason::Setting,
        ClockReason::Schedule,
        ClockReason::Restoring,
        ClockReason::Dispute,
        ClockReason::Request,
    ];
    let mut all: Vec<ClockOrder> = reasons.map(ClockOrder::new).to_vec();
    all.push(ClockOrder::new(ClockReason::Restoring).with_times(secs(61), secs(59)));
    let mut whole = ClockOrder::new(ClockReason::Setting);
    whole.control = Some(control());
    whole.black = FaceOrder {
        time: Some(secs(1)),
        moves: Some(39),
        period: Some(1),
        lift_flag: true,
    };
    all.push(whole);
    all
}

/// A control with everything a control can have.
pub fn control() -> TimeControl {
    let period = |moves, mins, extra| Period::new(moves, Millis::from_mins(mins), extra).unwrap();
    let white = Schedule::new(&[
        period(Some(40), 90, Extra::Increment(secs(30))),
        period(None, 30, Extra::None),
    ]);
    let black = Schedule::new(&[period(None, 60, Extra::Bronstein(secs(3)))]);
    TimeControl::each(white.unwrap(), black.unwrap())
        .unwrap()
        .with_next_period(tuomari_clock::NextPeriod::AtZero)
        .with_increment_before_move_1(false)
        .unwrap()
}

every! { scorings kind_of_scoring Scoring {
    SheetTaken(..) => [
        Scoring::SheetTaken(White, Medium::Paper, Language::Finnish),
        Scoring::SheetTaken(White, Medium::CertifiedDevice, Language::Swedish),
        Scoring::SheetTaken(White, Medium::OtherDevice, Language::English),
        Scoring::SheetTaken(White, Medium::Braille, Language::German),
        Scoring::SheetTaken(White, Medium::Recorder, Language::French),
        Scoring::SheetTaken(White, Medium::Paper, Language::Dutch),
        Scoring::SheetTaken(White, Medium::Paper, Language::Figurine),
    ]
    Entered { .. } => [
        Scoring::Entered { by: White, line: 0, what: Line::of(mv("e4")) },
        Scoring::Entered { by: Black, line: 1, what: Line::UNCLEAR },
        Scoring::Entered { by: White, line: 2, what: Line::EMPTY.with_offer() },
        Scoring::Entered { by: White, line: 44, what: Line::of(promotion()).with_offer() },
    ]
    Remarked(..) => [
        Scoring::Remarked(White, Remark::ClockTime),
        Scoring::Remarked(White, Remark::Claim),
        Scoring::Remarked(White, Remark::Relevant),
        Scoring::Remarked(White, Remark::Foreign),
    ]
    Relieved(..) => [Scoring::Relieved(White, 1)]
    UpdateOrdered(..) => [
        Scoring::UpdateOrdered(White, Update::Both),
        Scoring::UpdateOrdered(Black, Update::One),
    ]
    Updated(_) => [Scoring::Updated(White)]
    Borrowed(_) => [Scoring::Borrowed(Black)]
    Returned(_) => [Scoring::Returned(Black)]
    RecordShown(..) => [Scoring::RecordShown(White, 5)]
    FactsNoted(_) => [Scoring::FactsNoted(Facts {
        plies: 61,
        left: [secs(12), secs(34)],
        turn: Black,
        moves: [31, 30],
    })]
    Reconstructed => [Scoring::Reconstructed]
    PeriodBegun { .. } => [Scoring::PeriodBegun { of: White, moves: 40 }]
    SheetReplaced(_) => [Scoring::SheetReplaced(White)]
    Signed(..) => [
        Scoring::Signed(White, Points::WHITE_WON, Signature::Sheets),
        Scoring::Signed(Black, Points::DRAWN, Signature::Device),
    ]
}}

fn sealed() -> Sealed {
    Sealed {
        text: "Rf3".into(),
        language: Language::Finnish,
    }
}

fn envelope() -> Envelope {
    Envelope {
        names: [Some("Anna".into()), Some("Åke".into())],
        plies: 80,
        used: [secs(7_200), secs(7_100)],
        sealer: White,
        number: 41,
        offer: Some(Black),
        resumption: Some((hour(), "Helsinki".into())),
        sealed: sealed(),
    }
}

fn bare_envelope() -> Envelope {
    Envelope {
        names: [None, None],
        offer: None,
        resumption: None,
        ..envelope()
    }
}

every! { adjournings kind_of_adjourning Adjourning {
    SessionSet(_) => [Adjourning::SessionSet(hour())]
    SealOrdered(_) => [Adjourning::SealOrdered(White)]
    MoveSealed(..) => [Adjourning::MoveSealed(White, sealed())]
    Adjourned(_) => [
        Adjourning::Adjourned(Box::new(envelope())),
        Adjourning::Adjourned(Box::new(bare_envelope())),
    ]
    Labelled(_) => [Adjourning::Labelled(["Anna".into(), "Åke".into()])]
    Appointed(..) => [Adjourning::Appointed(hour(), "Helsinki".into())]
    Bears(_) => [
        Adjourning::Bears(Item::Names),
        Adjourning::Bears(Item::Position),
        Adjourning::Bears(Item::Times),
        Adjourning::Bears(Item::Sealer),
        Adjourning::Bears(Item::Number),
        Adjourning::Bears(Item::Offer),
        Adjourning::Bears(Item::Resumption),
    ]
    SetUp(_) => [Adjourning::SetUp(DefaultTime::new(hour(), secs(600)).with_mover(Face::Black))]
    Came(_) => [Adjourning::Came(Black)]
    Opened(_) => [Adjourning::Opened(White)]
    ReplyOpened(_) => [Adjourning::ReplyOpened(Black)]
    EnvelopeMissing => [Adjourning::EnvelopeMissing]
}}

every! { two_boards kind_of_two_boards OnTwoBoards {
    SetUp { .. } => [OnTwoBoards::SetUp { blind: [true, false], hearing_impaired: false }]
    Announced(..) => [OnTwoBoards::Announced(White, mv("e4"))]
    Corrected(..) => [OnTwoBoards::Corrected(White, mv("Nf3"))]
    Repeated(..) => [OnTwoBoards::Repeated(Black, true)]
    Felt(..) => [OnTwoBoards::Felt(White, Square::D4)]
    AllDone(_) => [OnTwoBoards::AllDone(White)]
}}

every! { proofs kind_of_proof Proof {
    BareKing => [Proof::BareKing]
    Material => [Proof::Material]
    OutOfReach => [Proof::OutOfReach]
    Exhausted { .. } => [Proof::Exhausted { positions: 1_234 }]
    GameOver => [Proof::GameOver]
}}

pub(crate) fn verdicts() -> Vec<Verdict> {
    let mut all: Vec<Verdict> = proofs().into_iter().map(Verdict::Cannot).collect();
    all.push(Verdict::Can(Vec::new()));
    all.push(Verdict::Unknown(Spent { positions: 99_999 }));
    all.push(Verdict::Can(vec![mv("e4")]));
    all
}

every! { gaps kind_of_gap LineGap {
    TooMany => [LineGap::TooMany]
    Unanswered(_) => [LineGap::Unanswered(mv("e4"))]
    NotMate(_) => [LineGap::NotMate(mv("Nf3"))]
    Stalemate => [LineGap::Stalemate]
    Mated => [LineGap::Mated]
    NoMove => [LineGap::NoMove]
    TwoMoves(..) => [LineGap::TwoMoves(mv("e4"), mv("d4"))]
    Illegal(..) => [LineGap::Illegal(
        Step { from: Square::A7, to: Square::A8, promotion: None },
        Illegality::PromotionMissing,
    )]
}}

pub(crate) fn flaws_of_lines() -> Vec<LineFault> {
    let path = vec![mv("e4"), mv("Nf3")];
    gaps()
        .into_iter()
        .map(|what| LineFault {
            path: path.clone(),
            what,
        })
        .collect()
}

pub(crate) fn late_deads() -> Vec<LateDead> {
    let plain = LateDead {
        plies: 120,
        arose: hour(),
        proofs: ByColor {
            white: Proof::BareKing,
            black: Proof::Material,
        },
        void_plies: 3,
        void_end: None,
    };
    let ended = LateDead {
        void_end: Some(Conclusion::win(White, Cause::Time(Black))),
        ..plain
    };
    vec![plain, ended]
}
