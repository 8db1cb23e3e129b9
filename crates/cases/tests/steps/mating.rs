//! Steps about mating: lines shown, verdicts, dead positions found late.

use cucumber::{given, then, when};
use tuomari_board::Square;
use tuomari_conduct::{
    Act, By, DeadVerdict, Happening, LineFault, LineGap, MatingOracle, Matter, Oracle as _, Step,
    Verdict,
};
use tuomari_notation::{Language, read_variations, write_san};

use super::words::{Player, Time};
use crate::hall::Hall;

/// Moves of both sides from the position on the board, with other replies in
/// brackets after the one they replace.
#[when(expr = "{player} shows the line {string}")]
fn shows_line(hall: &mut Hall, player: Player, text: String) {
    shows(hall, player, &text, Language::English);
}

#[when(expr = "{player} shows the Finnish line {string}")]
fn shows_finnish_line(hall: &mut Hall, player: Player, text: String) {
    shows(hall, player, &text, Language::Finnish);
}

fn shows(hall: &mut Hall, player: Player, text: &str, language: Language) {
    let position = hall.position();
    let lines = match read_variations(&position, text, language) {
        Ok(lines) => lines,
        Err(error) => panic!("{text} in {}: {error}", position.to_fen()),
    };
    let lines = lines.iter();
    let lines = lines.map(|line| line.iter().filter_map(|m| Step::of(*m)).collect());
    hall.player(
        player.0,
        Act::ShowLine {
            lines: lines.collect(),
        },
    );
}

/// Squares, whatever they mean: a line may be wrong.
#[when(expr = "{player} shows the squares {string}")]
fn shows_squares(hall: &mut Hall, player: Player, text: String) {
    let square = |part: &str| part.parse::<Square>().expect("a square");
    let step = |word: &str| Step {
        from: square(&word[..2]),
        to: square(&word[2..]),
        promotion: None,
    };
    let line = text.split_whitespace().map(step).collect();
    hall.player(player.0, Act::ShowLine { lines: vec![line] });
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

/// For tables of examples: `the line fails: after h3 Ne2 it is no mate, h2`.
#[then(expr = "the line fails: {string}")]
fn line_fails(hall: &mut Hall, words: String) {
    let fault = hall
        .events()
        .into_iter()
        .find_map(|event| match event.what {
            Happening::LineChecked(_, fault) => Some(*fault.expect("the line forces mate")),
            _ => None,
        });
    let fault = fault.expect("no line was checked");
    let position = hall.position();
    assert_eq!(in_words(&position, &fault), words);
    let shown = hall.game().clone();
    let rules = hall.rules().clone();
    let at = hall.at;
    for seat in tuomari_conduct::Seat::ALL {
        let view = tuomari_conduct::view(&rules, &shown, seat, at);
        assert_eq!(view.line_fault, Some(fault.clone()), "{seat}");
    }
}

fn in_words(start: &tuomari_board::Position, fault: &LineFault) -> String {
    let mut here = start.clone();
    let mut words = Vec::new();
    for m in &fault.path {
        words.push(write_san(&here, *m));
        here.play_unchecked(*m);
    }
    let what = match fault.what {
        LineGap::Unanswered(m) => format!("no answer to {}", write_san(&here, m)),
        LineGap::NotMate(m) => format!("no mate, {} goes on", write_san(&here, m)),
        LineGap::TwoMoves(one, other) => {
            format!(
                "two moves, {} and {}",
                write_san(&here, one),
                write_san(&here, other)
            )
        }
        LineGap::Illegal(step, why) => format!("{step} is illegal: {why}"),
        gap => gap.id().replace('-', " "),
    };
    if words.is_empty() {
        what
    } else {
        format!("after {}: {what}", words.join(" "))
    }
}

#[then(expr = "it is proved that {player} can never mate")]
fn never(hall: &mut Hall, player: Player) {
    let proved = hall.happened(
        |what| matches!(what, Happening::MatingExamined(of, Verdict::Cannot(_)) if *of == player.0),
    );
    let events = hall.story();
    assert!(proved, "it is not: \n{events}");
}

#[then(expr = "a mate by {player} is shown")]
fn can(hall: &mut Hall, player: Player) {
    let shown = hall.happened(|what| {
        matches!(what, Happening::MatingExamined(of, Verdict::Can(line))
            if *of == player.0 && !line.is_empty())
    });
    let events = hall.story();
    assert!(shown, "it is not: \n{events}");
}

#[then(expr = "the arbiter is told that {player} can never mate")]
fn told(hall: &mut Hall, player: Player) {
    let matter = hall.question().matter;
    assert!(
        matches!(matter, Matter::BlockedPawns(of, _) if of == player.0),
        "{matter:?}"
    );
}

/// How much was looked at in vain is a fact for the arbiter.
#[then(expr = "the arbiter is told how much was looked at for {player}")]
fn spent(hall: &mut Hall, player: Player) {
    let matter = hall.question().matter;
    assert!(
        matches!(matter, Matter::CanMate(of, spent) if of == player.0 && spent.positions > 0),
        "{matter:?}"
    );
}

#[given(expr = "the analyser looks at {int} position(s) at most")]
fn limited(hall: &mut Hall, positions: u64) {
    hall.setup.positions = positions;
}

/// Whoever runs the table looks with more time than a move leaves.
#[when("the software looks longer for a dead position")]
fn looks_longer(hall: &mut Hall) {
    let game = hall.game().clone();
    let oracle = MatingOracle::default();
    let open = is_open(hall);
    assert!(open, "no test is open");
    match game.find_dead(&oracle) {
        Some(act) => hall.act(By::System, act),
        None => hall.nothing_done(),
    }
}

/// As a person might try to.
#[when(regex = r"^(White|Black|the arbiter|the software) reports the position as dead$")]
fn reports(hall: &mut Hall, who: String) {
    let act = hall.game().find_dead(&MatingOracle::default());
    let act = act.expect("the position is dead");
    let by = match who.as_str() {
        "White" => By::Player(tuomari_board::Color::White),
        "Black" => By::Player(tuomari_board::Color::Black),
        "the arbiter" => By::Arbiter,
        _ => By::System,
    };
    hall.act(by, act);
}

#[then("no test for a dead position is open")]
fn none_open(hall: &mut Hall) {
    assert!(!is_open(hall));
}

/// Whether a test is due that a quick look leaves open.
fn is_open(hall: &mut Hall) -> bool {
    let rules = hall.rules().clone();
    let position = hall.game().to_be_tested(&rules);
    position.is_some_and(|position| MatingOracle::default().is_dead(position) != DeadVerdict::Alive)
}

#[then(expr = "the game ended at {time}")]
fn ended_at(hall: &mut Hall, time: Time) {
    let ended = hall.game().ended_at().expect("the game is not over");
    assert_eq!(ended.ms(), time.0.ms());
}

#[then(expr = "{int} ply/plies is/are void")]
fn void_plies(hall: &mut Hall, plies: usize) {
    let found = hall.game().late_dead().expect("no dead position was found");
    assert_eq!(found.void_plies, plies);
}

#[then(expr = "the result {string} is void")]
fn void_result(hall: &mut Hall, points: String) {
    let found = hall.game().late_dead().expect("no dead position was found");
    let end = found.void_end.expect("no result was reached");
    assert_eq!(end.points.to_string(), points);
}

#[then("no question waits for the arbiter")]
fn no_question(hall: &mut Hall) {
    assert_eq!(hall.game().questions(), []);
}
