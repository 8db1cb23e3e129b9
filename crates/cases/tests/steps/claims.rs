//! Steps in which a player asks for a finding.

use cucumber::{then, when};
use tuomari_conduct::{Act, Claim, Ground, Happening, Refusal};

use super::words::Player;
use crate::hall::Hall;

#[when(regex = r"^(White|Black) claims (.+)$")]
fn claims(hall: &mut Hall, player: Player, what: String) {
    let claim = match what.as_str() {
        "an illegal move" => Claim::IllegalMove,
        "that a touched piece was not moved" => Claim::TouchMove,
        "a win on time" => Claim::Flag,
        "a threefold repetition" => Claim::Threefold,
        "fifty moves" => Claim::FiftyMoves,
        "that nothing happens any more" => Claim::NoProgress,
        "that the opponent cannot win by normal means" => Claim::Quickplay {
            ground: Ground::CannotWin,
        },
        "that the opponent does not try to win" => Claim::Quickplay {
            ground: Ground::NoEffort,
        },
        "because of the pieces knocked over" => Claim::Displaced,
        other => panic!("nobody can claim {other}"),
    };
    hall.player(player.0, Act::Claim(claim));
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
