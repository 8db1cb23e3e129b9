//! What comes of it.

use cucumber::then;
use tuomari_competition::{
    Act, Bye, Command, Happening, Outcome, PlayerId, Reason, Seat, Stage, TeamId, Who, preview,
    view,
};
use tuomari_report::{Form, Report};
use tuomari_telling::meeting_reasons;

use super::{
    Hall,
    words::{Entrant, Kind, outcome, points},
};

fn meeting(hall: &Hall, round: u16, who: Who) -> Option<(Who, Who)> {
    let round = hall.desk.competition.round(round).expect("it is paired");
    let meetings = round.meetings().iter().map(|one| (one.white, one.black));
    let mut own = meetings.filter(|(white, black)| *white == who || *black == who);
    own.next()
}

#[then(expr = "{who} has White against {who} in round {int}")]
fn has_white(hall: &mut Hall, white: Entrant, black: Entrant, round: u16) {
    assert_eq!(meeting(hall, round, white.0), Some((white.0, black.0)));
}

#[then(expr = "{who} does not meet {who} in round {int}")]
fn does_not_meet(hall: &mut Hall, one: Entrant, other: Entrant, round: u16) {
    let found = meeting(hall, round, one.0);
    assert!(found.is_none_or(|(white, black)| white != other.0 && black != other.0));
}

#[then(expr = "{who} has no opponent in round {int}")]
fn has_none(hall: &mut Hall, who: Entrant, round: u16) {
    assert_eq!(meeting(hall, round, who.0), None);
}

#[then(expr = "{who} plays in round {int}")]
fn plays(hall: &mut Hall, who: Entrant, round: u16) {
    assert!(meeting(hall, round, who.0).is_some());
}

#[then(expr = "{who} has a {bye} bye in round {int}")]
fn has_bye(hall: &mut Hall, who: Entrant, bye: Kind, round: u16) {
    let round = hall.desk.competition.round(round).expect("it is paired");
    let idle = round.idle().iter().find(|idle| idle.who == who.0);
    assert_eq!(idle.map(|idle| idle.bye), Some(bye.0));
}

#[then(expr = "{who} has {string} points")]
fn score(hall: &mut Hall, who: Entrant, text: String) {
    let score = hall.desk.competition.score(who.player());
    assert_eq!(score, points(&text));
}

#[then(expr = "team {int} has {string} match points and {string} game points")]
fn team_score(hall: &mut Hall, team: u32, matches: String, games: String) {
    let score = hall.desk.competition.team_score(TeamId(team));
    assert_eq!(score, (points(&matches), points(&games)));
}

#[then(expr = "it departs from the rules: {string}, {string}, by {string}")]
fn departs(hall: &mut Hall, matter: String, level: String, article: String) {
    let departure = hall.departure(&matter);
    assert_eq!(<&str>::from(departure.level), level);
    assert_eq!(departure.article.to_string(), article);
}

#[then("nothing departs from the rules")]
fn nothing_departs(hall: &mut Hall) {
    hall.nothing_unsaid();
}

#[then("no departure is on record")]
fn no_departure(hall: &mut Hall) {
    assert_eq!(hall.desk.competition.departures(), []);
}

#[then("the competition is no longer by the FIDE regulations")]
fn left(hall: &mut Hall) {
    assert!(!hall.desk.competition.is_by_fide());
}

#[then("the competition is still by the FIDE regulations")]
fn stays(hall: &mut Hall) {
    assert!(hall.desk.competition.is_by_fide());
}

#[then(expr = "it is refused: {string}")]
fn refused(hall: &mut Hall, id: String) {
    assert_eq!(hall.refusal().id(), id);
}

#[then(expr = "it is refused: {string}, by {string}")]
fn refused_by(hall: &mut Hall, id: String, article: String) {
    let refusal = hall.refusal();
    assert_eq!(refusal.id(), id);
    let found = refusal.article().map(|article| article.to_string());
    assert_eq!(found, Some(article));
}

#[then(expr = "it rests on {string}")]
fn rests_on(hall: &mut Hall, articles: String) {
    let cites = hall.last.iter().flat_map(|event| &event.cites);
    let cites: Vec<String> = cites.map(ToString::to_string).collect();
    for article in articles.split(' ') {
        assert!(
            cites.iter().any(|one| one == article),
            "{article} is not in {cites:?}"
        );
    }
}

#[then(expr = "the correction counts from the pairing of round {int} on")]
fn counts_from(hall: &mut Hall, round: u16) {
    assert_eq!(from(hall), Some(round));
}

#[then(expr = "the correction counts for rating only")]
fn rating_only(hall: &mut Hall) {
    assert_eq!(from(hall), None);
}

/// The first round that takes the correction, which there must be.
#[track_caller]
fn from(hall: &Hall) -> Option<u16> {
    let mut corrected = hall.last.iter().filter_map(|event| match event.what {
        Happening::ResultCorrected { from, .. } => Some(from),
        _ => None,
    });
    corrected.next().expect("a result was corrected")
}

#[then(
    expr = "before board {int} of round {int} is corrected to {string}, the desk shows who is concerned"
)]
fn shown(hall: &mut Hall, board: u32, round: u16, result: String) {
    let command = Command {
        at: hall.desk.at,
        by: Seat::ChiefArbiter,
        act: Act::CorrectResult {
            round,
            board,
            outcome: outcome(&result),
        },
    };
    let before = hall.desk.competition.clone();
    let shown = preview(&hall.desk.ctx(), &before, &command).expect("it makes sense");
    assert_eq!(shown.scores.len(), 2, "the points of both change");
    assert!(!shown.places.is_empty(), "places change");
    assert_eq!(hall.desk.competition, before, "nothing was done");
}

#[then(expr = "the report says {string}")]
fn report_says(hall: &mut Hall, words: String) {
    let comments = hall.desk.competition.report().comments;
    assert!(
        comments.iter().any(|line| line.contains(&words)),
        "{comments:?}"
    );
}

#[then("another reader sees the same competition in the report")]
fn same_report(hall: &mut Hall) {
    let report = hall.desk.competition.report();
    let text = report.write(Form::Trf26).expect("it fits");
    let again = Report::read(text.as_bytes()).expect("it can be read");
    assert_eq!(again.players, report.players);
    assert_eq!(again.write(Form::Trf26).expect("it fits"), text);
}

#[then("the checker agrees with every round of the report")]
fn checker(hall: &mut Hall) {
    let report = hall.desk.competition.report();
    let checked = tuomari_checker::check(&report).expect("it can be checked");
    assert_eq!(checked.len(), usize::from(hall.desk.competition.paired()));
    for round in checked {
        assert!(round.agrees(), "round {}", round.round);
    }
}

#[then(expr = "board {int} of round {int} was paired in bracket {int} from the top")]
fn bracket(hall: &mut Hall, board: usize, round: u16, expected: u32) {
    let round = hall.desk.competition.round(round).expect("it is paired");
    match round.meetings()[board - 1].reason {
        Reason::Score { bracket, .. } => assert_eq!(bracket, expected),
        ref other => panic!("{other:?}"),
    }
}

#[then(expr = "round {int} tells a candidate that was passed over, and the criterion")]
fn passed_over(hall: &mut Hall, round: u16) {
    let round = hall.desk.competition.round(round).expect("it is paired");
    let mut passed = round.brackets().iter().flat_map(|one| &one.passed_over);
    assert!(
        passed.any(|one| one.by.starts_with('C')),
        "{:?}",
        round.brackets()
    );
}

#[then(expr = "every board of round {int} says why these two meet")]
fn every_board(hall: &mut Hall, round: u16) {
    let competition = &hall.desk.competition;
    let round = competition.round(round).expect("it is paired");
    assert!(!round.meetings().is_empty());
    for meeting in round.meetings() {
        let told = meeting_reasons(meeting, round.brackets(), competition);
        let keys: Vec<&str> = told.iter().map(|one| &*one.key).collect();
        assert_eq!(keys.first(), Some(&"competition-reason-score"), "{keys:?}");
        let last = keys.last().expect("several sentences");
        let whys = ["first", "over", "order"].map(|why| format!("competition-reason-{why}"));
        assert!(whys.iter().any(|why| why == last), "{keys:?}");
        let two = [meeting.white, meeting.black];
        let bracket = match meeting.reason {
            Reason::Score { bracket, .. } => &round.brackets()[bracket as usize - 1],
            ref other => panic!("{other:?}"),
        };
        let floats = two.iter().filter(|who| bracket.floaters.contains(who));
        assert_eq!(keys.len(), 2 + floats.count(), "{keys:?}");
    }
}

#[then(expr = "board {int} of round {int} was put together by hand")]
fn by_hand(hall: &mut Hall, board: usize, round: u16) {
    let round = hall.desk.competition.round(round).expect("it is paired");
    assert_eq!(round.meetings()[board - 1].reason, Reason::ByHand);
}

#[then(expr = "the public {word} the pairing of round {int}")]
fn public(hall: &mut Hall, sees: String, round: u16) {
    let view = view(&hall.desk.competition, &Seat::Public);
    let found = view.rounds.iter().any(|one| one.round == round);
    assert_eq!(found, sees == "sees");
}

#[then(expr = "the captain of team {int} {word} the line-up of team {int}")]
fn captain_sees(hall: &mut Hall, captain: u32, sees: String, team: u32) {
    let seat = Seat::Captain(TeamId(captain));
    let view = view(&hall.desk.competition, &seat);
    let round = view.rounds.last().expect("a round is published");
    let lineup = round.lineups.iter().find(|one| one.team == TeamId(team));
    let lineup = lineup.expect("it was handed in");
    assert!(lineup.seal.is_some(), "everybody knows that it was");
    assert_eq!(lineup.players.is_some(), sees == "sees");
}

#[then(expr = "the match of team {int} in round {int} is confirmed by {int} captain(s)")]
fn confirmed(hall: &mut Hall, team: u32, round: u16, count: usize) {
    let seen = view(&hall.desk.competition, &Seat::Public);
    let round = &seen.rounds[usize::from(round) - 1];
    let own = Who::Team(TeamId(team));
    let mut meetings = round.meetings.iter();
    let at = meetings.position(|one| one.white == own || one.black == own);
    let confirmed = &round.matches[at.expect("a match")].confirmed;
    assert_eq!(confirmed.len(), count, "{confirmed:?}");
}

#[then(expr = "{who} sits at board {int}")]
fn sits(hall: &mut Hall, who: Entrant, board: usize) {
    let round = hall.desk.competition.rounds().last().expect("a round");
    let board = &round.boards()[board - 1];
    let players = [board.white(), board.black()];
    assert!(players.contains(&Some(who.player())), "{players:?}");
}

#[then(expr = "the number of {who} is {int}")]
fn number_as_told(hall: &mut Hall, who: Entrant, number: usize) {
    let numbers = hall.desk.competition.numbers();
    let place = numbers.iter().position(|one| *one == who.0);
    assert_eq!(place.map(|place| place + 1), Some(number));
}

#[then(expr = "the arbiter is proposed {string}")]
fn proposed(hall: &mut Hall, id: String) {
    let found = hall.last.iter().find_map(|event| match event.what {
        Happening::BreachNoted { proposal, .. } => Some(<&str>::from(proposal)),
        _ => None,
    });
    assert_eq!(found, Some(id.as_str()));
}

#[then(expr = "board {int} of round {int} stands as {string}")]
fn stands(hall: &mut Hall, board: usize, round: u16, result: String) {
    let round = hall.desk.competition.round(round).expect("it is paired");
    assert_eq!(round.boards()[board - 1].outcome(), Some(outcome(&result)));
}

#[then("nothing happens")]
fn nothing(hall: &mut Hall) {
    assert_eq!(hall.last, []);
}

#[then(expr = "{who} is in place {int}")]
fn place(hall: &mut Hall, who: Entrant, rank: u32) {
    let standings = hall
        .desk
        .competition
        .standings()
        .expect("they can be counted");
    let place = standings.places.iter().find(|place| place.who == who.0);
    assert_eq!(place.map(|place| place.rank), Some(rank));
}

#[then(expr = "{who} is not in the standings")]
fn no_place(hall: &mut Hall, who: Entrant) {
    let standings = hall
        .desk
        .competition
        .standings()
        .expect("they can be counted");
    assert!(standings.places.iter().all(|place| place.who != who.0));
}

#[then(expr = "every Buchholz value is the sum of its terms")]
fn terms(hall: &mut Hall) {
    let standings = hall
        .desk
        .competition
        .standings()
        .expect("they can be counted");
    let at = standings.codes.iter().position(|code| code == "BH");
    let at = at.expect("Buchholz is among the tie-breaks");
    for place in &standings.places {
        let value = &place.values[at];
        assert!(!value.terms.is_empty());
        let kept = value.terms.iter().filter(|term| term.cut.is_none());
        let sum: tuomari_standing::Exact = kept.map(|term| term.base * term.times).sum();
        assert_eq!(sum, value.number);
    }
}

#[then(expr = "round {int} is in the stage {string}")]
fn stage(hall: &mut Hall, round: u16, name: String) {
    let stage: Stage = hall
        .desk
        .competition
        .round(round)
        .expect("it is paired")
        .stage();
    assert_eq!(<&str>::from(stage), name);
}

#[then(expr = "one player has a {bye} bye worth {string}")]
fn one_bye(hall: &mut Hall, bye: Kind, worth: String) {
    let competition = &hall.desk.competition;
    let round = competition.rounds().last().expect("a round");
    let idle: Vec<_> = round
        .idle()
        .iter()
        .filter(|idle| idle.bye == bye.0)
        .collect();
    assert_eq!(idle.len(), 1);
    let regulations = competition.regulations().expect("announced");
    assert_eq!(Bye::points(bye.0, &regulations.points), points(&worth));
}

#[then("the board is a draw for the pairing")]
fn drawn(hall: &mut Hall) {
    let round = hall.desk.competition.round(1).expect("it is paired");
    let open = round
        .boards()
        .iter()
        .filter(|board| board.outcome() == Some(Outcome::Adjourned));
    for board in open {
        for player in [board.white(), board.black()].into_iter().flatten() {
            let PlayerId(_) = player;
            assert_eq!(hall.desk.competition.score_before(player, 2), points("½"));
        }
    }
}

#[then(expr = "{who} had {string} points before round {int}")]
fn score_before(hall: &mut Hall, who: Entrant, text: String, round: u16) {
    let score = hall.desk.competition.score_before(who.player(), round);
    assert_eq!(score, points(&text));
}
