//! Steps about the clock in the arbiter's hands.

use cucumber::{then, when};
use tuomari_board::Color;
use tuomari_clock::TimeControl;
use tuomari_conduct::{Act, By, ClockFault, ClockOrder, ClockReason, Happening};

use super::words::{Player, Time};
use crate::hall::{Hall, face};

#[when(
    regex = r"^(White|Black|the arbiter) finds that (the clock does not work|the clock was set wrongly)$"
)]
fn finds(hall: &mut Hall, who: String, what: String) {
    let by = match who.as_str() {
        "White" => By::Player(Color::White),
        "Black" => By::Player(Color::Black),
        _ => By::Arbiter,
    };
    let fault = match what.as_str() {
        "the clock does not work" => ClockFault::Defective,
        _ => ClockFault::WrongSetting,
    };
    hall.act(by, Act::ReportClockFault { fault });
}

fn reason(words: &str) -> ClockReason {
    match words {
        "because it is defective" => ClockReason::Defect,
        "because it was set wrongly" => ClockReason::Setting,
        "because of the timetable" => ClockReason::Schedule,
        "because the position was put back" => ClockReason::Restoring,
        "because the players are in dispute" => ClockReason::Dispute,
        "because a player asks" => ClockReason::Request,
        other => panic!("no reason: {other}"),
    }
}

#[when(regex = r"^the arbiter sets the clock to (\S+) for White and (\S+) for Black (because .+)$")]
fn sets(hall: &mut Hall, white: Time, black: Time, why: String) {
    let order = ClockOrder::new(reason(&why)).with_times(white.0, black.0);
    hall.arbiter(Act::SetClock(Box::new(order)));
}

#[when(
    regex = r#"^the arbiter sets the clock for "([^"]+)" with (\S+) for White and (\S+) for Black, (\d+) and (\d+) moves made$"#
)]
fn corrects(hall: &mut Hall, control: String, white: Time, black: Time, moves: u16, more: u16) {
    let mut order = ClockOrder::new(ClockReason::Setting).with_times(white.0, black.0);
    order.control = Some(TimeControl::from_human(&control).expect("a time control"));
    order.white.moves = Some(moves);
    order.black.moves = Some(more);
    hall.arbiter(Act::SetClock(Box::new(order)));
}

#[when(expr = "the arbiter lets the game go on")]
fn reopens(hall: &mut Hall) {
    let (white, black) = (None, None);
    hall.arbiter(Act::Reopen { white, black });
}

#[when(expr = "the arbiter lets the game go on with {time} for {player}")]
fn reopens_with(hall: &mut Hall, time: Time, player: Player) {
    let of = |color| (color == player.0).then_some(time.0);
    let (white, black) = (of(Color::White), of(Color::Black));
    hall.arbiter(Act::Reopen { white, black });
}

#[when("the arbiter gives the clocks the times they showed in this position")]
fn restores(hall: &mut Hall) {
    hall.arbiter(Act::RestoreTimes);
}

#[then("the settings of the clock stay")]
fn stay(hall: &mut Hall) {
    let stay = hall.happened(|what| *what == Happening::ClockSettingStays);
    assert!(stay, "they do not");
}

#[then(expr = "the clock counts {int} moves of {player}")]
fn counts(hall: &mut Hall, moves: u16, player: Player) {
    let at = hall.at;
    let clock = hall.game().clock().expect("the game is timed");
    assert_eq!(clock.reading(face(player.0), at).moves, moves);
}

#[when(regex = r"^the arbiter finds (that there was reason|no reason) to stop the clock$")]
fn judges(hall: &mut Hall, words: String) {
    let justified = words != "no reason";
    hall.arbiter(Act::JudgeStop { justified });
}

#[then(expr = "{player}'s stop was justified")]
fn justified(hall: &mut Hall, player: Player) {
    let judged = Happening::StopJudged(player.0, true);
    assert!(hall.happened(|what| *what == judged), "it was not");
}

#[when(expr = "the arbiter finds that {player}'s press was a slip")]
fn slip(hall: &mut Hall, player: Player) {
    hall.arbiter(Act::FindSlip { of: player.0 });
}

#[then(expr = "the clock is stopped and the arbiter called")]
fn stopped(hall: &mut Hall) {
    let stopped = hall.happened(|what| matches!(what, Happening::ClockStopped(By::Player(_))));
    assert!(stopped, "no player stopped it");
    let clock = hall.game().clock().expect("the game is timed");
    assert_eq!(clock.running(), None);
}

#[when(expr = "{player} has nothing but a screen in the hall for a repetition")]
fn from_display(hall: &mut Hall, player: Player) {
    hall.player(
        player.0,
        Act::ClaimFromDisplay(tuomari_conduct::Claim::Threefold),
    );
}
