//! The games of a round as one PGN, for those who show them elsewhere.

use tuomari_clock::TimeControl;
use tuomari_competition::{BoardView, Outcome, PlayerId, RoundView, View};
use tuomari_notation::{
    Points,
    pgn::{OddScores, PgnBoard, PgnGame, PgnRound, PgnSide, RoundError},
};

/// Boards of a round as PGN: of each who plays, and the moves of its game if
/// there are any. A result that the competition has is the one that counts, and
/// where nobody played there are no moves.
pub fn pgn_of_round(
    seen: &View,
    round: &RoundView,
    control: Option<&TimeControl>,
    boards: Vec<(&BoardView, Option<PgnGame>)>,
) -> Result<String, RoundError> {
    let regulations = seen.regulations.as_ref();
    let day = regulations.and_then(|regulations| regulations.first_day);
    let boards = boards.into_iter().map(|(board, game)| {
        let played = board.outcome.is_none_or(Outcome::is_played);
        let mut game = game.filter(|_| played).unwrap_or_default();
        let halves = board.outcome.and_then(Outcome::halves);
        if let Some(points) = halves.and_then(|(white, black)| Points::of_halves(white, black)) {
            game.points = Some(points);
        }
        PgnBoard {
            number: board.board,
            white: side(seen, board.white),
            black: side(seen, board.black),
            game,
        }
    });
    let round = PgnRound {
        event: regulations.map_or_else(String::new, |one| one.name.clone()),
        site: regulations.map_or_else(String::new, |one| one.city.clone()),
        date: day.map_or_else(String::new, |day| {
            format!("{:04}.{:02}.{:02}", day.year, day.month, day.day)
        }),
        round: round.round.into(),
        time_control: control
            .and_then(|control| control.to_trf().ok())
            .unwrap_or_default(),
        boards: boards.collect(),
    };
    round.to_pgn(OddScores::InResult)
}

fn side(seen: &View, player: Option<PlayerId>) -> PgnSide {
    let player = player.and_then(|id| seen.players.iter().find(|one| one.player == id));
    let Some(player) = player else {
        return PgnSide::default();
    };
    let mut teams = seen.teams.iter();
    let team = teams.find(|team| Some(team.team) == player.team);
    PgnSide {
        name: player.name.clone(),
        rating: player.rating,
        title: player.title.clone(),
        team: team.map(|team| team.name.clone()).unwrap_or_default(),
        ..PgnSide::default()
    }
}
