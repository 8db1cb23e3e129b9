//! Each seat sees and does what is its own.

use tuomari_competition::{Act, Bye, Outcome, PlayerId, Refusal, Seat, Who, options, view};

use crate::desk::Desk;

fn kinds(desk: &Desk, seat: &Seat) -> Vec<&'static str> {
    let choices = options(&desk.ctx(), &desk.competition, seat, desk.at);
    choices.iter().map(|choice| choice.act.id()).collect()
}

#[test]
fn a_pairing_is_not_seen_before_it_is_published() {
    let mut desk = Desk::swiss(4, 3);
    desk.must(Act::Pair);
    let rounds = |desk: &Desk, seat: &Seat| view(&desk.competition, seat).rounds.len();
    assert_eq!(rounds(&desk, &Seat::ChiefArbiter), 1);
    assert_eq!(rounds(&desk, &Seat::Public), 0);
    assert_eq!(rounds(&desk, &Seat::Player(PlayerId(1))), 0);
    desk.publish();
    assert_eq!(rounds(&desk, &Seat::Public), 1);
}

#[test]
fn what_is_private_is_for_officials_and_for_oneself() {
    let mut desk = Desk::swiss(4, 3);
    desk.act(
        Seat::Player(PlayerId(2)),
        Act::RequestBye {
            who: Who::Player(PlayerId(2)),
            round: 2,
            bye: Bye::Half,
        },
    )
    .unwrap();
    let byes = |seat: &Seat| {
        let view = view(&desk.competition, seat);
        let private = view.players[1].private.clone();
        private.map(|private| private.byes.len())
    };
    assert_eq!(byes(&Seat::ChiefArbiter), Some(1));
    assert_eq!(byes(&Seat::Player(PlayerId(2))), Some(1));
    assert_eq!(byes(&Seat::Player(PlayerId(1))), None);
    assert_eq!(byes(&Seat::Public), None);
}

#[test]
fn a_player_may_do_little_and_a_spectator_nothing() {
    let mut desk = Desk::swiss(4, 3);
    let player = Seat::Player(PlayerId(1));
    assert_eq!(
        kinds(&desk, &player),
        [
            "withdraw",
            "check-in",
            "request-bye",
            "declare-absent",
            "call-arbiter"
        ]
    );
    assert_eq!(kinds(&desk, &Seat::Public), [""; 0]);
    let another = Act::Withdraw {
        who: Who::Player(PlayerId(2)),
    };
    assert_eq!(desk.refused(player, another), Refusal::NotYours);
}

#[test]
fn an_arbiter_of_a_sector_has_his_boards() {
    let mut desk = Desk::swiss(6, 3);
    let round = desk.start_round();
    let enter = |board| Act::EnterResult {
        round,
        board,
        outcome: Outcome::Draw,
    };
    let sector = || Seat::SectorArbiter(1, 2);
    desk.act(sector(), enter(2)).unwrap();
    assert_eq!(desk.refused(sector(), enter(3)), Refusal::NotYours);
    assert_eq!(desk.refused(sector(), Act::CloseRound), Refusal::NotYours);
}

#[test]
fn the_desk_is_offered_what_comes_next() {
    let mut desk = Desk::swiss(4, 3);
    let has = |desk: &Desk, kind: &str| kinds(desk, &Seat::ChiefArbiter).contains(&kind);
    assert!(has(&desk, "pair") && !has(&desk, "confirm"));
    desk.must(Act::Pair);
    assert!(has(&desk, "confirm") && has(&desk, "alter") && !has(&desk, "publish"));
    desk.publish();
    assert!(has(&desk, "enter-result") && has(&desk, "recall") && !has(&desk, "close-round"));
    desk.play_round(1, |_| Outcome::Draw);
    assert!(has(&desk, "close-round") && has(&desk, "correct-result"));
    assert!(!has(&desk, "finish"));
}
