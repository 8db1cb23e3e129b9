//! Steps of conduct, penalties, appeals and assistants.

use cucumber::{then, when};
use tuomari_board::Color;
use tuomari_clock::Millis;
use tuomari_conduct::{
    Act, Appeal, By, Device, Duties, Duty, Happening, Incident, Measure, Misconduct, Offender,
    Penalty, Ruling,
};

use super::words::{Player, San, Time};
use crate::hall::{Hall, make};

fn color(name: &str) -> Color {
    if name == "White" {
        Color::White
    } else {
        Color::Black
    }
}

fn misconduct(words: &str) -> Misconduct {
    match words {
        "bringing chess into disrepute" => Misconduct::Disrepute,
        "leaving the venue" => Misconduct::LeavingVenue,
        "leaving the playing area on move" => Misconduct::LeavingArea,
        "leaving without a word" => Misconduct::LeavingUnreported,
        "entering the playing area" => Misconduct::Entering,
        "outside help" => Misconduct::OutsideHelp,
        "a phone carried" => Misconduct::Device(Device::Carried),
        "a phone handled" => Misconduct::Device(Device::Handled),
        "a phone switched off in an agreed bag" => {
            Misconduct::Device(Device::InBag { agreed: true })
        }
        "a phone in a bag nobody agreed to" => Misconduct::Device(Device::InBag { agreed: false }),
        "a sounding phone" => Misconduct::Device(Device::Sounded { before: 0 }),
        "a phone sounding again in this event" => Misconduct::Device(Device::Sounded { before: 1 }),
        "refusing to be searched" => Misconduct::SearchRefused { body: false },
        "refusing a search of the body" => Misconduct::SearchRefused { body: true },
        "smoking" => Misconduct::Smoking,
        "disturbing the opponent" => Misconduct::Disturbance,
        "refusing again and again to obey" => Misconduct::PersistentRefusal,
        "refusing to help reconstruct" => Misconduct::HelpRefused,
        "hiding the scoresheet" => Misconduct::HidingScoresheet,
        "pressing with the other hand" => Misconduct::WrongHand,
        "rough handling of the clock" => Misconduct::RoughWithClock,
        "adjusting on the opponent's time" => Misconduct::AdjustingOnOpponentsTime,
        "interfering" => Misconduct::Interference,
        other => panic!("no misconduct \"{other}\""),
    }
}

#[when(
    regex = r#"^(the arbiter|White|Black) reports (White|Black|both players|a spectator)(?: at half-move (\d+))?: "([^"]+)"$"#
)]
fn reports(hall: &mut Hall, by: String, of: String, ply: String, what: String) {
    let by = match by.as_str() {
        "the arbiter" => By::Arbiter,
        player => By::Player(color(player)),
    };
    let of = match of.as_str() {
        "both players" => Offender::Both,
        "a spectator" => Offender::Outsider,
        player => Offender::Player(color(player)),
    };
    let what = misconduct(&what);
    let ply = ply.parse().ok();
    hall.act(by, Act::ReportConduct(Incident { of, what, ply }));
}

fn measure(words: &str) -> Measure {
    let number = || {
        let digits: String = words.chars().filter(char::is_ascii_digit).collect();
        digits.parse::<u32>().expect("a number")
    };
    let minutes = || Millis::from_mins(u64::from(number()));
    let halves = |figure: &str| match figure {
        "0" => 0,
        "1/2" => 1,
        "1" => 2,
        other => panic!("no score {other}"),
    };
    match words {
        "a warning" => Measure::Warning,
        "half a point more for the opponent" => Measure::RaiseOpponent { halves: 1 },
        "a point more for the opponent" => Measure::RaiseOpponent { halves: 2 },
        "half a point less" => Measure::LowerOffender { halves: 1 },
        "expulsion" => Measure::Expulsion,
        _ if words.ends_with("min for the opponent") => Measure::AddTime { time: minutes() },
        _ if words.ends_with("min less") => Measure::TakeTime { time: minutes() },
        _ if words.starts_with("a fine of") => Measure::Fine { amount: number() },
        _ if words.starts_with("exclusion") => Measure::Exclusion {
            rounds: u8::try_from(number()).expect("few rounds"),
        },
        _ => match words.strip_prefix("loss, the opponent getting ") {
            Some(figure) => Measure::Loss {
                opponent: halves(figure),
            },
            None => panic!("no penalty \"{words}\""),
        },
    }
}

#[when(expr = "the arbiter penalises {player}: {string}")]
fn penalises(hall: &mut Hall, player: Player, words: String) {
    let measure = measure(&words);
    hall.arbiter(Act::Penalise(Penalty {
        offender: player.0,
        measure,
    }));
}

/// In answer to the question before him.
#[when(expr = "the arbiter rules on {player}: {string}")]
fn rules_on(hall: &mut Hall, player: Player, words: String) {
    let penalty = Penalty {
        offender: player.0,
        measure: measure(&words),
    };
    rule(hall, Ruling::Penalise(penalty));
}

fn rule(hall: &mut Hall, ruling: Ruling) {
    let question = hall.question().id;
    hall.arbiter(Act::Rule { question, ruling });
}

#[when("the arbiter orders a replay")]
fn replay(hall: &mut Hall) {
    rule(hall, Ruling::Replay);
}

#[when("the arbiter sends the offender out")]
fn expel(hall: &mut Hall) {
    rule(hall, Ruling::Expel);
}

#[when(expr = "the arbiter rules that {player} loses {time}")]
fn takes_time(hall: &mut Hall, player: Player, time: Time) {
    rule(
        hall,
        Ruling::TakeTime {
            of: player.0,
            time: time.0,
        },
    );
}

#[when(expr = "the arbiter rules that {player} gets {time}")]
fn adds_time(hall: &mut Hall, player: Player, time: Time) {
    rule(
        hall,
        Ruling::AddTime {
            of: player.0,
            time: time.0,
        },
    );
}

#[then(expr = "{player} has been warned {int} time(s)")]
fn warned(hall: &mut Hall, player: Player, times: u8) {
    hall.events();
    assert_eq!(hall.game().tally(player.0).warnings, times);
}

#[then(expr = "the offender is sent out of the hall")]
fn expelled(hall: &mut Hall) {
    assert!(hall.happened(|what| *what == Happening::OutsiderExpelled));
}

#[then(expr = "the arbiter sees that {player} has made {int} offers and {int} wrong claims")]
fn counts(hall: &mut Hall, player: Player, offers: u8, claims: u8) {
    let question = hall.question();
    let tuomari_conduct::Matter::Incident(_, tally) = question.matter else {
        panic!("{question:?}");
    };
    assert_eq!((tally.offers, tally.claims), (offers, claims));
    assert_eq!(hall.game().tally(player.0), tally);
}

#[then(expr = "the penalty is recorded: {string} for {player}")]
fn recorded(hall: &mut Hall, words: String, player: Player) {
    let penalty = Penalty {
        offender: player.0,
        measure: measure(&words),
    };
    let imposed = Happening::Penalised(penalty);
    assert!(
        hall.happened(|what| *what == imposed),
        "{:#?}",
        hall.events()
    );
}

/// With the arbiter's changes.
#[then(expr = "the final score is {string}")]
fn final_score(hall: &mut Hall, text: String) {
    hall.events();
    let score = hall.game().score().expect("the game is not over");
    assert_eq!(score.to_string(), text);
}

#[when(regex = r"^(White|Black) (appeals|complains of the arbiter's conduct)$")]
fn appeals(hall: &mut Hall, player: String, what: String) {
    let appeal = if what == "appeals" {
        Appeal::Decision
    } else {
        Appeal::Conduct
    };
    hall.player(color(&player), Act::Appeal { against: appeal });
}

#[then(expr = "{player}'s appeal is recorded")]
fn appealed(hall: &mut Hall, player: Player) {
    let recorded =
        hall.happened(|what| matches!(what, Happening::Appealed(by, _) if *by == player.0));
    assert!(recorded);
}

fn duties(words: &str) -> Duties {
    let list: Vec<Duty> = words
        .split(", ")
        .map(|word| match word {
            "pieces" => Duty::Pieces,
            "clock" => Duty::Clock,
            "scoresheet" => Duty::Scoresheet,
            "announcements" => Duty::Announcing,
            "information" => Duty::Informing,
            "claims" => Duty::Claiming,
            "adjournment" => Duty::Adjourning,
            other => panic!("no duty \"{other}\""),
        })
        .collect();
    Duties::of(&list)
}

#[when(regex = r#"^(White|Black)( who is disabled)? asks for an assistant for "([^"]+)"$"#)]
fn asks_assistant(hall: &mut Hall, player: String, disabled: String, words: String) {
    let act = Act::RequestAssistant {
        duties: duties(&words),
        disabled: !disabled.is_empty(),
    };
    hall.player(color(&player), act);
}

/// Of his own accord, whatever was asked.
#[when(expr = "the arbiter approves an assistant of {player} for {string}")]
fn approves(hall: &mut Hall, player: Player, words: String) {
    hall.arbiter(Act::ApproveAssistant {
        of: player.0,
        duties: duties(&words),
        disabled: false,
    });
}

#[when("the arbiter accepts the assistant")]
fn accepts_assistant(hall: &mut Hall) {
    rule(hall, Ruling::Accept);
}

#[when("the arbiter does not accept the assistant")]
fn rejects_assistant(hall: &mut Hall) {
    rule(hall, Ruling::Reject);
}

#[then(expr = "{player} has an assistant for {string}")]
fn has_assistant(hall: &mut Hall, player: Player, words: String) {
    hall.events();
    assert_eq!(hall.game().assistant(player.0), duties(&words));
}

#[when(expr = "{player}'s assistant plays {move}")]
fn assistant_plays(hall: &mut Hall, player: Player, san: San) {
    let m = hall.read(&san.0);
    hall.act(By::Assistant(player.0), make(m));
}

#[when(expr = "{player}'s assistant presses the clock")]
fn assistant_presses(hall: &mut Hall, player: Player) {
    hall.act(By::Assistant(player.0), Act::Press);
}

#[when(expr = "{player}'s assistant stops the clock")]
fn assistant_stops(hall: &mut Hall, player: Player) {
    hall.act(By::Assistant(player.0), Act::StopClock);
}

#[when(expr = "{player}'s assistant writes {string}")]
fn assistant_writes(hall: &mut Hall, player: Player, text: String) {
    let text = text.into();
    let act = tuomari_conduct::Act::Write { line: None, text };
    hall.act(By::Assistant(player.0), act);
}

#[when(regex = r"^(White|Black)'s assistant claims (a flag|a touched piece)$")]
fn assistant_claims(hall: &mut Hall, player: String, what: String) {
    let claim = if what == "a flag" {
        tuomari_conduct::Claim::Flag
    } else {
        tuomari_conduct::Claim::TouchMove
    };
    hall.act(By::Assistant(color(&player)), Act::Claim(claim));
}

#[when(expr = "{player}'s assistant resigns")]
fn assistant_resigns(hall: &mut Hall, player: Player) {
    hall.act(By::Assistant(player.0), Act::Resign);
}

#[when(expr = "{player} asks the assistant for the number of moves")]
fn asks_count(hall: &mut Hall, player: Player) {
    hall.player(player.0, Act::AskCount);
}

#[then(expr = "{player}'s assistant may tell it")]
fn told(hall: &mut Hall, player: Player) {
    assert!(hall.happened(|what| *what == Happening::CountTold(player.0)));
}

#[then(expr = "the move counts as {player}'s")]
fn counts_as(hall: &mut Hall, player: Player) {
    let made = hall.happened(|what| matches!(what, Happening::MoveMade(_)));
    let acted = hall.happened(|what| matches!(what, Happening::ActedFor(of, _) if *of == player.0));
    assert!(made && acted, "{:#?}", hall.events());
}
