//! Steps in which a player asks for a finding.

use cucumber::{then, when};
use tuomari_conduct::{Act, Claim, Ground, Happening, Refusal, Step};

use super::words::Player;
use crate::hall::{Hall, make};

#[when(regex = r"^(White|Black) claims (.+)$")]
fn claims(hall: &mut Hall, player: Player, what: String) {
    let claim = match what.as_str() {
        "an illegal move" => Claim::IllegalMove,
        "that a touched piece was not moved" => Claim::TouchMove,
        "a win on time" => Claim::Flag,
        "a threefold repetition" => Claim::Threefold,
        "fifty moves" => Claim::FiftyMoves,
        "that nothing happens any more" => Claim::NoProgress,
        "that the opponent cannot win by normal means" => Claim::Quickplay(Ground::CannotWin),
        "that the opponent does not try to win" => Claim::Quickplay(Ground::NoEffort),
        "because of the pieces knocked over" => Claim::Displaced,
        other => panic!("nobody can claim {other}"),
    };
    hall.player(player.0, Act::Claim(claim));
}

/// Moves of both sides, from the position on the board.
#[when(expr = "{player} shows the line {string}")]
fn shows_line(hall: &mut Hall, player: Player, moves: String) {
    let mut position = hall.position();
    let mut line = Vec::new();
    for text in moves.split_whitespace() {
        let reading =
            tuomari_notation::read_move(&position, text, tuomari_notation::Language::English);
        let m = reading.expect("a legal move").m;
        let Act::Make {
            from,
            to,
            promotion,
        } = make(m)
        else {
            unreachable!("a move is made");
        };
        line.push(Step {
            from,
            to,
            promotion,
        });
        position.play_unchecked(m);
    }
    hall.player(player.0, Act::ShowLine(vec![line]));
}

#[when(expr = "{player} has no line to show")]
fn waives(hall: &mut Hall, player: Player) {
    hall.player(player.0, Act::WaiveLine);
}

#[then(expr = "{player} may show a forced mate")]
fn awaited(hall: &mut Hall, player: Player) {
    let awaited = Happening::LineAwaited(player.0);
    assert!(hall.happened(|what| *what == awaited), "no line is awaited");
}

/// Not examined, found incorrect, or senseless by now.
#[then("the claim is refused")]
fn refused(hall: &mut Hall) {
    if hall.take_refusal().is_some() {
        return;
    }
    let refused = hall.happened(|what| {
        matches!(
            what,
            Happening::Inadmissible(..) | Happening::Found { correct: false, .. }
        )
    });
    let events = hall.story();
    assert!(refused, "the claim was not refused: \n{events}");
}

#[then("the claim is found correct")]
fn correct(hall: &mut Hall) {
    let correct = hall.happened(|what| matches!(what, Happening::Found { correct: true, .. }));
    let events = hall.story();
    assert!(correct, "the claim was not found correct: \n{events}");
}

#[then("the claim comes too late: the game is over")]
fn too_late(hall: &mut Hall) {
    // Where nobody was to know of the end, the act after it confirms it.
    let confirmed = hall.happened(|what| matches!(what, Happening::EndConfirmed(_)));
    let refusal = hall.take_refusal();
    assert!(
        confirmed || refusal == Some(Refusal::GameOver),
        "{refusal:?}"
    );
}
