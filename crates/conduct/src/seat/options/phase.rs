//! The phase of a game: what decides which options a player has, while nothing
//! but moves and offers has happened.
//!
//! Options are found by trying every act, which takes long, and after each
//! ordinary move they are those of the same player two half moves before. So a
//! screen keeps them by phase. `tests/properties` proves that two games in one
//! phase have the same options.

use tuomari_board::{ByColor, Color};
use tuomari_clock::{At, ChessClock, State};
use tuomari_rulebook::{Fivefold, MoveLimit, Rules, Setting, Seventyfive, Value};

use crate::{
    color::face,
    event::tally::Tally,
    seat::Seat,
    state::{
        game::{Game, LastPly, Player, Table},
        seating::Seating,
        turn::Turn,
    },
};

/// Where the rules draw a line: numbers of moves and lengths of time. Between
/// two lines it makes no difference how many moves were made or how much time
/// is left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines {
    moves: Vec<u16>,
    times_ms: Vec<u64>,
    /// Whether the fifth appearance or seventy-five moves are for a player to
    /// claim.
    ends_by_claim: bool,
}

/// The phase of a game for one of its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phase {
    of: Color,
    table: Table,
    turn: Color,
    /// Moves made, as far as it matters: none, one, or more.
    plies: usize,
    is_stuck: bool,
    clock: Option<Times>,
    offer: Option<Color>,
    seating: Seating,
    tally: ByColor<Tally>,
    players: ByColor<Memory>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Times {
    state: State,
    period: ByColor<u16>,
    /// Lines that the time left has not reached.
    left: ByColor<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "they are those of a player, as they stand"
)]
struct Memory {
    /// Lines that the moves have reached.
    made: usize,
    completed: usize,
    illegal: u8,
    unpressed: bool,
    adjusting: bool,
    two_hands: bool,
    remarked_flag: bool,
    /// How long ago his last ply was; what was touched in it and whether it
    /// was bound makes a claim right or wrong, not possible or impossible.
    last: Option<usize>,
}

impl Lines {
    /// Every number of moves and every length of time among the settings.
    pub fn of(rules: &Rules) -> Lines {
        let mut lines = Lines {
            moves: vec![1],
            times_ms: vec![1],
            ends_by_claim: rules.fivefold().value == Fivefold::ClaimOnly
                || rules.seventyfive().value == Seventyfive::ClaimOnly,
        };
        for setting in Setting::all() {
            match rules.value(setting).value {
                Value::Moves(MoveLimit::Moves(moves)) | Value::Count(moves) => {
                    lines.moves.push(moves);
                }
                Value::Span(span) => lines.times_ms.extend(span.ms().map(u64::from)),
                Value::Moves(_)
                | Value::Choice(_)
                | Value::YesNo(_)
                | Value::NotApplicable
                | Value::EventMustSet => {}
            }
        }
        lines
    }

    fn reached(&self, moves: u16) -> usize {
        self.moves.iter().filter(|line| moves >= **line).count()
    }

    fn ahead(&self, left_ms: u64) -> usize {
        let times = self.times_ms.iter();
        times.filter(|line| left_ms < **line).count()
    }
}

impl Phase {
    /// The phase of a game for a player at an instant. None for anybody else,
    /// and none once something has happened beside moves and offers, a flag is
    /// down or a draw is there to be claimed: then the options are to be found
    /// afresh.
    pub fn of(lines: &Lines, game: &Game, seat: Seat, at: At) -> Option<Phase> {
        let Seat::Player(of) = seat else {
            return None;
        };
        let (history, players) = (&game.history, &game.players);
        let counts = || history.is_fivefold() || history.now().quiet().is_seventy_five();
        if !is_plain(game) || (lines.ends_by_claim && counts()) {
            return None;
        }
        let plies = history.plies().len();
        let clock = match &game.clock {
            Some(clock) => Some(times(lines, clock, at)?),
            None => None,
        };
        Some(Phase {
            of,
            table: game.table,
            turn: history.now().turn(),
            plies: plies.min(2),
            is_stuck: !history.now().has_legal_move(),
            clock,
            offer: game.offer,
            seating: game.seating,
            tally: game.tally,
            players: ByColor::new_with(|color| memory(lines, players.get(color), plies)),
        })
    }
}

/// Whether nothing has happened beside moves and offers. Every field is named:
/// what is new in a game has to find its place here.
fn is_plain(game: &Game) -> bool {
    let Game {
        not_asked: 0,
        unseen: 0,
        impossible_seen: false,
        dead_overruled: false,
        last_ruling: None,
        stopped_at: None,
        room_stopped: None,
        line_awaited: None,
        line_fault: None,
        conclusion: None,
        ended_at: None,
        ruled_at: None,
        late_dead: None,
        repair: None,
        presence: None,
        displaced: None,
        watch: None,
        extra_granted: false,
        referral: None,
        withheld: None,
        score: None,
        adjournment: None,
        blind: None,
        turn,
        irregularities,
        questions,
        sheets,
        signed,
        assistants,
        // Part of the phase.
        table: _,
        history: _,
        clock: _,
        players: _,
        offer: _,
        seating: _,
        tally: _,
        // What was said and when is not asked for by any act.
        asked: _,
        asked_at: _,
        shelved: _,
        times: _,
        made_at: _,
        announced: _,
        concluded_by: _,
        gains: _,
    } = game
    else {
        return false;
    };
    *turn == Turn::default()
        && irregularities.is_empty()
        && questions.is_empty()
        && sheets.white.is_none()
        && sheets.black.is_none()
        && *signed == ByColor::default()
        && *assistants == ByColor::default()
}

/// What matters of the clock; none if a flag is or was down.
fn times(lines: &Lines, clock: &ChessClock, at: At) -> Option<Times> {
    let reading = ByColor::new_with(|color| clock.reading(face(color), at));
    let flag = |color| {
        let reading = reading.get(color);
        reading.expiry.is_some() || reading.passed.is_some()
    };
    let any_flag = Color::ALL.into_iter().any(flag);
    (!any_flag).then(|| Times {
        state: clock.state(),
        period: ByColor::new_with(|color| reading.get(color).period),
        left: ByColor::new_with(|color| lines.ahead(reading.get(color).left.ms())),
    })
}

fn memory(lines: &Lines, player: &Player, plies: usize) -> Memory {
    let Player {
        made,
        completed,
        illegal,
        unpressed,
        adjusting,
        two_hands,
        last,
        remarked_flag,
        // What a claim brings is not asked for.
        gain: _,
        hands: _,
        breach: _,
    } = player;
    let ago = |last: &LastPly| plies.saturating_sub(last.ply);
    Memory {
        made: lines.reached(*made),
        completed: lines.reached(*completed),
        illegal: *illegal,
        unpressed: *unpressed,
        adjusting: *adjusting,
        two_hands: *two_hands,
        remarked_flag: *remarked_flag,
        last: last.as_ref().map(ago),
    }
}
