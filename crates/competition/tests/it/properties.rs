//! What holds in every competition, whatever anybody does.

use std::collections::{BTreeMap, BTreeSet};

use tuomari_competition::{
    Act, Competition, Ctx, Event, Happening, Outcome, Player, PlayerId, Seat, Stage, System,
    TeamId, Who, apply, decide, options, read_event, replay, view, write_event,
};
use tuomari_report::{Form, Points, Report};
use tuomari_rulebook::{Rulebook, Rules};
use tuomari_testkit::{Dice, quick_or_full};

use crate::{desk::rules_of, hazard::any_command};

const COMMANDS_A_COMPETITION: usize = 250;

fn all_rules() -> Vec<Rules> {
    let books = Rulebook::all();
    let all = books.flat_map(|book| book.profiles().map(move |profile| (book, profile)));
    all.map(|(book, profile)| rules_of(book, profile, false))
        .collect()
}

/// `decide` never panics, `apply` takes what it returned, the events alone
/// give the same competition, and what must hold holds.
///
/// A million commands: `TUOMARI_FULL=1 cargo nextest run --release -p
/// tuomari-competition -E 'test(anything_may_be_tried)'`.
#[test]
fn anything_may_be_tried() {
    let commands = quick_or_full(40_000, 1_000_000);
    let rules = all_rules();
    let (mut tried, mut decided, mut number) = (0, 0, 0);
    let mut refused: BTreeMap<&str, usize> = BTreeMap::new();
    let mut happened: BTreeMap<&str, usize> = BTreeMap::new();
    while tried < commands {
        let mut dice = Dice::new(number as u64);
        let ctx = Ctx {
            rules: &rules[number % rules.len()],
        };
        let mut c = Competition::new();
        let mut events: Vec<Event> = Vec::new();
        for at in 0..COMMANDS_A_COMPETITION {
            let command = any_command(&mut dice, &c, at as u64);
            tried += 1;
            match decide(&ctx, &c, &command) {
                Ok(new) => {
                    decided += 1;
                    for event in &new {
                        apply(&mut c, event);
                        *happened.entry(event.what.id()).or_default() += 1;
                    }
                    events.extend(new);
                    nobody_twice(&c);
                }
                Err(refusal) => *refused.entry(refusal.id()).or_default() += 1,
            }
        }
        assert_eq!(replay(&events), c, "competition {number}");
        check(&c, &events, number);
        if number % 10 == 0 {
            seats_agree(ctx, &c);
        }
        number += 1;
    }
    println!("{tried} commands in {number} competitions, {decided} decided");
    println!("refused: {refused:?}");
    println!("happened: {happened:?}");
    assert!(
        decided > tried / 6,
        "only {decided} of {tried} were decided"
    );
    let never: Vec<&str> = <tuomari_competition::HappeningKind as strum::VariantArray>::VARIANTS
        .iter()
        .map(<&str>::from)
        .filter(|kind| !happened.contains_key(kind))
        .collect();
    assert_eq!(never, [""; 0], "never happened");
}

/// Nobody has two places in a round, and nobody plays against himself.
fn nobody_twice(c: &Competition) {
    let Some(round) = c.rounds().last() else {
        return;
    };
    let mut seen: BTreeSet<Who> = BTreeSet::new();
    let playing = round
        .meetings()
        .iter()
        .flat_map(|one| [one.white, one.black]);
    for who in playing.chain(round.idle().iter().map(|idle| idle.who)) {
        assert!(
            seen.insert(who),
            "{who:?} twice in round {}",
            round.number()
        );
    }
    let mut seen: BTreeSet<PlayerId> = BTreeSet::new();
    let boards = round
        .boards()
        .iter()
        .flat_map(|one| [one.white(), one.black()]);
    for player in boards.flatten() {
        assert!(
            seen.insert(player),
            "{player} twice in round {}",
            round.number()
        );
    }
}

fn check(c: &Competition, events: &[Event], number: usize) {
    let early = left_early(c, events);
    for player in c.players() {
        let sum = sum_of_results(c, player, &early);
        assert_eq!(
            c.score(player.id()),
            sum,
            "competition {number}, player {}",
            player.id()
        );
    }
    // What is stored is read again as it was.
    for event in events {
        assert_eq!(&read_event(&write_event(event)).unwrap(), event);
    }
    // The report can be written, and is read as it was written.
    let report = c.report();
    if c.regulations().is_some() {
        let text = report.write(Form::Trf26).unwrap();
        let again = Report::read(text.as_bytes()).unwrap();
        assert_eq!(again.players, report.players, "competition {number}");
    }
    // Nothing in a departure is lost.
    let departed = events
        .iter()
        .filter(|event| matches!(event.what, Happening::Departed(_)));
    let departed = departed.count();
    let dropped = |event: &Event| matches!(event.what, Happening::Unpaired { .. });
    if events.iter().any(dropped) {
        // What departed in a pairing that nobody saw goes with it.
        assert!(c.departures().len() <= departed, "competition {number}");
    } else {
        assert_eq!(departed, c.departures().len(), "competition {number}");
    }
}

/// Who is paired for a player: himself or his team.
fn unit(c: &Competition, player: &Player) -> Who {
    let team = player.team().filter(|_| c.pairs_teams());
    team.map_or(Who::Player(player.id()), Who::Team)
}

/// Who left a round robin before half of the games, by what happened.
fn left_early(c: &Competition, events: &[Event]) -> BTreeSet<Who> {
    let each = match c.regulations().map(|one| one.system) {
        Some(System::RoundRobin) => 1,
        Some(System::DoubleRoundRobin) => 2,
        _ => return BTreeSet::new(),
    };
    let mut gone = BTreeSet::new();
    for event in events {
        match event.what {
            Happening::Withdrew { who, .. } => drop(gone.insert(who)),
            Happening::Readmitted { who } => drop(gone.remove(&who)),
            Happening::Expelled { player } => drop(gone.insert(Who::Player(player))),
            _ => {}
        }
    }
    let teams = c.pairs_teams();
    gone.retain(|who| matches!(who, Who::Team(_)) == teams);
    let all = if teams {
        c.teams().len()
    } else {
        c.players().len()
    };
    let plays = |who: Who| {
        let of = |id: Option<PlayerId>| {
            let found = c.players().iter().find(|one| Some(one.id()) == id);
            found.map(|one| unit(c, one))
        };
        let over = |outcome: Outcome| outcome.is_played() && outcome != Outcome::Adjourned;
        let played = c.rounds().iter().filter(|round| {
            round.boards().iter().any(|board| {
                let here = [board.white(), board.black()].map(of).contains(&Some(who));
                here && board.outcome().is_some_and(|one| one != Outcome::Adjourned)
                    && board.outcome_for_rating().is_some_and(over)
            })
        });
        played.count()
    };
    gone.retain(|who| plays(*who) * 2 < (all - 1) * each);
    gone
}

/// The points of a player, added up in the plainest way.
fn sum_of_results(c: &Competition, player: &Player, early: &BTreeSet<Who>) -> Points {
    let unit = unit(c, player);
    let player = player.id();
    let Some(regulations) = c.regulations() else {
        return Points::ZERO;
    };
    let points = regulations.points;
    let mut sum = 0;
    for round in c
        .rounds()
        .iter()
        .filter(|one| one.stage() >= Stage::Published)
    {
        let board = round.boards().iter().find_map(|board| {
            if board.white() == Some(player) {
                Some((board, tuomari_competition::Side::White))
            } else if board.black() == Some(player) {
                Some((board, tuomari_competition::Side::Black))
            } else {
                None
            }
        });
        let idle = round
            .idle()
            .iter()
            .find(|idle| idle.who == Who::Player(player));
        let mut meetings = round.meetings().iter();
        let counts = meetings.all(|one| {
            let own = one.white == unit || one.black == unit;
            !own || !early.contains(&one.white) && !early.contains(&one.black)
        });
        let worth = match (board, idle) {
            (Some(_), _) if !counts => Points::ZERO,
            (Some((board, side)), _) => board
                .outcome()
                .map_or(Points::ZERO, |one| one.points(side, &points)),
            (None, Some(idle)) if idle.bye == tuomari_competition::Bye::Rest => Points::ZERO,
            (None, Some(idle)) => idle.bye.points(&points),
            (None, None) if c.pairs_teams() => Points::ZERO,
            (None, None) => points.absent,
        };
        sum += worth.hundredths();
    }
    let adjusted = c.adjusted(Who::Player(player));
    Points::from_hundredths(sum + adjusted.hundredths())
}

/// What is offered is not refused, whoever it is offered to, and nobody is
/// offered what is another's.
fn seats_agree(ctx: Ctx<'_>, c: &Competition) {
    let seats = [
        Seat::Organiser,
        Seat::ChiefArbiter,
        Seat::SectorArbiter(1, 1),
        Seat::Captain(TeamId(1)),
        Seat::Player(PlayerId(1)),
        Seat::System,
        Seat::Public,
    ];
    for seat in seats {
        for choice in options(&ctx, c, &seat, 0) {
            let command = tuomari_competition::Command {
                at: 0,
                by: seat.clone(),
                act: choice.act.clone(),
            };
            let outcome = decide(&ctx, c, &command);
            let paired = choice.act == Act::Pair;
            assert!(
                paired || outcome.is_ok(),
                "{seat:?}: {:?} {outcome:?}",
                choice.act
            );
        }
        let seen = view(c, &seat);
        if seat == Seat::Public {
            assert!(options(&ctx, c, &seat, 0).is_empty());
            assert!(seen.players.iter().all(|player| player.private.is_none()));
            assert!(seen.prohibited.is_empty());
            assert!(
                seen.rounds
                    .iter()
                    .all(|round| round.stage >= Stage::Published)
            );
        }
        if !seat.is_arbiter() {
            for seen in &seen.rounds {
                let round = c.round(seen.round).unwrap();
                let opened = !round.boards().is_empty();
                for lineup in &seen.lineups {
                    let own = seat == Seat::Captain(lineup.team);
                    assert!(lineup.players.is_none() || own || opened, "{lineup:?}");
                }
            }
        }
    }
}

/// A result that is taken back and forth leaves the sum of the last word.
#[test]
fn the_last_word_counts() {
    let mut desk = crate::desk::Desk::swiss(4, 3);
    let round = desk.start_round();
    desk.play_round(round, |_| Outcome::WhiteWins);
    for outcome in [Outcome::Draw, Outcome::BlackWins, Outcome::Draw] {
        desk.must(Act::CorrectResult {
            round,
            board: 1,
            outcome,
        });
    }
    let white = desk.boards(1)[0].0;
    assert_eq!(desk.competition.score(PlayerId(white)), Points::HALF);
}
