//! Random play with breaches, conducted as a server conducts it and written
//! down as a server writes it.

use tuomari_board::{Bitboard, Color, Move, Rank, Role, Square};
use tuomari_clock::{At, Color as Face, Millis, State};
use tuomari_conduct::{
    Act, By, Claim, Command, Contact, Ctx, Event, FixedBy, Game, Happening, Limit, MatingOracle,
    Matter, Question, Ruling, Table, decide,
};
use tuomari_record::{Author, Entry, Kind, Record, Row, StreamId, chain};

use super::{dice::Dice, tables::House};

/// An analyser that gives up soon: what is unproved is put to the arbiter.
const QUICK: MatingOracle<'static> = MatingOracle::within(Limit::positions(20_000)).with_quick(40);

/// Most commands of a game.
const MOST: usize = 80;

/// How the people of a game are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Temper {
    Calm,
    /// They go to and fro.
    Shuffling,
    /// They break rules, and say so.
    Breaking,
    /// They think too long.
    Slow,
    /// They want a draw.
    Peaceful,
}

const TEMPERS: [Temper; 8] = [
    Temper::Calm,
    Temper::Shuffling,
    Temper::Shuffling,
    Temper::Breaking,
    Temper::Breaking,
    Temper::Breaking,
    Temper::Slow,
    Temper::Peaceful,
];

/// Plays one game and gives its record.
pub(super) fn play(house: &House, seed: u64) -> Result<Record, String> {
    let mut dice = Dice::new(seed);
    let first = house.any_table(&mut dice)?;
    let Kind::TableCreated(table) = &first.kind else {
        return Err("no table".to_owned());
    };
    let rules = &house.table.rules;
    let game = table.game(rules).map_err(|error| error.to_string())?;
    let temper = dice.any(&TEMPERS).copied().unwrap_or(Temper::Calm);
    let faithful = dice.any(&[96, 85, 65]).copied().unwrap_or(85);
    let mut hall = Hall {
        house,
        game,
        now: 0,
        temper,
        faithful,
        broken: false,
        repair: None,
        entries: vec![first],
        dice,
    };
    for _ in 0..MOST {
        if hall.is_over() {
            break;
        }
        hall.step();
    }
    written(&hall.entries, seed)
}

/// The entries as a record, chained.
pub fn written(entries: &[Entry], seed: u64) -> Result<Record, String> {
    let mut random = [0; 9];
    random[..8].copy_from_slice(&seed.to_be_bytes());
    let stream = StreamId::new(1, 0, random);
    let mut end = chain::End::START;
    let mut rows = Vec::with_capacity(entries.len());
    for entry in entries {
        let body = entry.write();
        let version = end.version + 1;
        let hash = chain::link(&end.hash, stream, version, &body);
        end = chain::End { version, hash };
        rows.push(Row {
            version,
            hash,
            body: body.into(),
        });
    }
    Record::new(stream, rows).map_err(|error| error.to_string())
}

struct Hall<'h> {
    house: &'h House,
    game: Game,
    now: u64,
    temper: Temper,
    /// How often of a hundred times they go back where they came from.
    faithful: usize,
    /// Somebody has broken a rule just now.
    broken: bool,
    /// Somebody would go back to the position after so many plies.
    repair: Option<(Color, usize)>,
    entries: Vec<Entry>,
    dice: Dice,
}

impl Hall<'_> {
    /// Over, and nothing more is to be said: where an end waits for a player's
    /// word, he says something.
    fn is_over(&self) -> bool {
        let ended = self.game.conclusion().is_some();
        let confirmed = |entry: &Entry| {
            let mut events = entry.events().iter();
            events.any(|event| matches!(event.what, Happening::EndConfirmed(_)))
        };
        let withheld = |entry: &Entry| {
            let mut events = entry.events().iter();
            events.any(|event| matches!(event.what, Happening::EndWithheld(_)))
        };
        let waits = self.entries.iter().any(withheld) && !self.entries.iter().any(confirmed);
        ended && !waits
    }

    fn step(&mut self) {
        let waits: &[u64] = match self.temper {
            Temper::Slow => &[0, 700, 3_000, 9_000, 21_000],
            Temper::Calm | Temper::Shuffling | Temper::Breaking | Temper::Peaceful => {
                &[0, 60, 400, 900, 1_700, 3_100]
            }
        };
        self.now += self.dice.any(waits).copied().unwrap_or(0);
        if self.broken && self.dice.percent(20) {
            self.now += 30_000;
        }
        let (by, act) = self.choose();
        self.try_act(by, act);
    }

    fn try_act(&mut self, by: By, act: Act) {
        let at = At::from_ms(self.now);
        let ctx = Ctx {
            rules: &self.house.table.rules,
            oracle: &QUICK,
        };
        let Ok(events) = decide(&ctx, &self.game, &Command { at, by, act }) else {
            return;
        };
        if events.is_empty() {
            return;
        }
        for event in &events {
            self.game.apply(event);
        }
        self.broken = events.iter().any(is_breach);
        self.repair = events.iter().find_map(|event| match event.what {
            Happening::RepairProposed(by, plies) => Some((by, plies)),
            _ => None,
        });
        self.entries.push(Entry {
            at_ms: self.now,
            by: Author::AtTable(by),
            organiser: None,
            key: None,
            kind: Kind::Events {
                events,
                lag_ms: None,
            },
        });
    }

    fn runner(&self) -> Option<Color> {
        let running = self.game.clock()?.running()?;
        Some(Color::from_white(running == Face::White))
    }

    fn choose(&mut self) -> (By, Act) {
        let turn = self.game.position().turn();
        let state = self.game.clock().map(tuomari_clock::ChessClock::state);
        if self.game.conclusion().is_some() {
            let by = self.anyone();
            return match self.dice.below(2) {
                0 => (By::Player(!turn), Act::Press),
                _ => (By::Player(by), Act::Resign),
            };
        }
        if state == Some(State::Idle) {
            return self.before_the_start();
        }
        if let Some(by) = self.game.line_awaited() {
            return (By::Player(by), Act::WaiveLine);
        }
        if !self.game.questions().is_empty() && self.dice.percent(60) {
            return (By::Arbiter, self.ruling());
        }
        let stopped = matches!(state, Some(State::Stopped { .. }));
        if stopped && self.dice.percent(70) {
            return (By::Arbiter, Act::Resume);
        }
        if let Some((by, plies)) = self.repair
            && self.dice.percent(60)
        {
            return (By::Player(!by), Act::AgreeRepair { plies });
        }
        if self.looks_impossible() && self.dice.percent(15) {
            return (By::Arbiter, Act::SeeIllegalPosition);
        }
        if self.game.position().quiet().is_fifty() && self.dice.percent(8) {
            return (By::Player(turn), self.claim_draw());
        }
        if self.broken && self.dice.percent(60) {
            return self.raise();
        }
        if self.time_is_up() && self.dice.percent(40) {
            return self.about_time();
        }
        self.usual()
    }

    fn before_the_start(&mut self) -> (By, Act) {
        let by = self.anyone();
        match self.dice.below(12) {
            0 => (By::Player(by), Act::OfferDraw),
            1 => (By::Player(by), Act::AcceptDraw),
            2 => (By::Player(by), Act::Claim(Claim::Flag)),
            _ => (By::Arbiter, Act::StartClock),
        }
    }

    fn anyone(&mut self) -> Color {
        Color::from_white(self.dice.percent(50))
    }

    fn time_is_up(&self) -> bool {
        let at = At::from_ms(self.now);
        let up = |clock: &tuomari_clock::ChessClock, face| clock.expiry(face, at).is_some();
        self.game
            .clock()
            .is_some_and(|clock| up(clock, Face::White) || up(clock, Face::Black))
    }

    fn looks_impossible(&self) -> bool {
        let position = self.game.position();
        let both = Color::ALL.into_iter().all(|color| position.in_check(color));
        let last = Bitboard::from(Rank::Eighth) | Bitboard::from(Rank::First);
        both || (position.board().pawns() & last).any()
    }

    fn about_time(&mut self) -> (By, Act) {
        let of = self.anyone();
        match self.dice.below(8) {
            0 => (By::Arbiter, Act::SeeFlag { of }),
            1 => (By::System, Act::SeeFlag { of }),
            2 => (By::Player(of), Act::SeeFlag { of }),
            3 | 4 => (By::Player(of), Act::StopClock),
            5 => {
                let by = self.game.position().turn();
                (By::Player(by), Act::Claim(Claim::IllegalMove))
            }
            _ => (By::Player(of), Act::Claim(Claim::Flag)),
        }
    }

    fn ruling(&mut self) -> Act {
        let open: Vec<Question> = self.game.questions().to_vec();
        let question = self.dice.any(&open).copied();
        let id = question.map_or(1, |question| question.id.0);
        // Whether many men can mate is more than the second reading finds out.
        let crowded = self.game.position().board().occupied().count() > 8;
        let flags = question.is_some_and(|question| question.matter == Matter::BothFlags);
        let least = if crowded && flags { 6 } else { 0 };
        let ruling = match least + self.dice.below(10 - least) {
            0..6 => Ruling::Accept,
            6..9 => Ruling::Reject,
            _ => {
                let ended = Color::ALL.map(|winner| {
                    let end =
                        tuomari_conduct::Conclusion::win(winner, tuomari_conduct::Cause::Arbiter);
                    end.points
                });
                Ruling::End {
                    points: ended[self.dice.below(2)],
                }
            }
        };
        let question = tuomari_conduct::QuestionId(id);
        Act::Rule { question, ruling }
    }

    /// Somebody says that a rule was broken.
    fn raise(&mut self) -> (By, Act) {
        let turn = self.game.position().turn();
        match self.dice.below(12) {
            0..5 => (By::Player(turn), Act::Claim(Claim::IllegalMove)),
            5 => (By::Player(!turn), Act::Claim(Claim::IllegalMove)),
            6 | 7 => (By::Arbiter, Act::SeeIrregularity),
            8 => (By::Player(turn), Act::Claim(Claim::TouchMove)),
            9 => (By::Arbiter, Act::SeeIllegalPosition),
            10 => {
                let plies = self.game.history().plies().len();
                let plies = plies.saturating_sub(1 + self.dice.below(2));
                let by = self.anyone();
                (By::Player(by), Act::AgreeRepair { plies })
            }
            _ => self.usual(),
        }
    }

    fn usual(&mut self) -> (By, Act) {
        let turn = self.game.position().turn();
        let assisted = self.game_is(Table::Assisted);
        match self.runner() {
            Some(runner) if runner != turn && !assisted && self.dice.percent(80) => {
                (By::Player(runner), Act::Press)
            }
            Some(runner) if self.game_is(Table::Wooden) && self.dice.percent(40) => {
                (By::Player(runner), Act::Press)
            }
            _ => self.on_the_board(turn),
        }
    }

    fn game_is(&self, kind: Table) -> bool {
        match &self.entries[0].kind {
            Kind::TableCreated(table) => table.kind == kind,
            _ => false,
        }
    }

    fn on_the_board(&mut self, turn: Color) -> (By, Act) {
        let roll = self.dice.below(100);
        let player = By::Player(turn);
        match (self.temper, roll) {
            (Temper::Breaking, 0..14) => (player, self.wrong_move()),
            (Temper::Breaking, 14..19) => (player, Act::Press),
            (Temper::Breaking, 19..24) => {
                let of = self.anyone();
                let by = if self.dice.percent(50) {
                    By::Arbiter
                } else {
                    By::Player(!of)
                };
                (by, Act::ReportTwoHands { of, ply: None })
            }
            (Temper::Breaking, 24..32) | (_, 96) => (player, self.touch()),
            (Temper::Breaking, 32..35) => (player, Act::Claim(Claim::TouchMove)),
            (Temper::Breaking, 35..38) => self.raise(),
            (Temper::Peaceful, 0..8) => (By::Player(self.anyone()), Act::OfferDraw),
            (Temper::Peaceful, 8..16) => (By::Player(self.anyone()), Act::AcceptDraw),
            (Temper::Peaceful, 16..18) => (By::Player(self.anyone()), Act::DeclineDraw),
            (Temper::Peaceful | Temper::Shuffling, 18..25) => (player, self.claim_draw()),
            (Temper::Peaceful | Temper::Shuffling, 25..29) => (player, self.fix()),
            (Temper::Calm | Temper::Slow, 0..2) | (_, 97) => {
                (By::Player(self.anyone()), Act::Resign)
            }
            (Temper::Slow, 2..5) => (By::Player(self.anyone()), Act::Claim(Claim::Flag)),
            (_, 95) => (By::Player(self.anyone()), Act::StopClock),
            (_, 98) => {
                let (of, time) = (self.anyone(), Millis::from_secs(5));
                (By::Arbiter, Act::AddTime { of, time })
            }
            _ => (player, self.right_move()),
        }
    }

    fn claim_draw(&mut self) -> Act {
        Act::Claim(if self.dice.percent(60) {
            Claim::Threefold
        } else {
            Claim::FiftyMoves
        })
    }

    /// A legal move; to and fro if they are in the mood.
    fn right_move(&mut self) -> Act {
        let position = self.game.position();
        let moves = position.legal_moves();
        let plies = self.game.history().plies();
        let own = plies.len().checked_sub(2).and_then(|ply| plies.get(ply));
        let back = match own {
            Some(tuomari_board::Ply::Legal(m)) => moves.iter().find(|back| {
                !back.is_zeroing() && back.from() == Some(m.to()) && Some(back.to()) == m.from()
            }),
            _ => None,
        };
        let back = back.copied();
        let to_and_fro = match self.temper {
            Temper::Shuffling => self.faithful,
            Temper::Peaceful => 45,
            Temper::Calm | Temper::Breaking | Temper::Slow => 5,
        };
        let quiet: Vec<Move> = moves.iter().copied().filter(|m| !m.is_zeroing()).collect();
        let known = |m: &&Move| self.game.history().appearances_after(**m).unwrap_or(0) > 1;
        let known: Vec<Move> = match self.temper {
            Temper::Shuffling if self.faithful < 70 => {
                quiet.iter().filter(known).copied().collect()
            }
            _ => Vec::new(),
        };
        let m = match back {
            _ if !known.is_empty() && self.dice.percent(75) => self.dice.any(&known).copied(),
            Some(m) if self.dice.percent(to_and_fro) => Some(m),
            _ if self.temper == Temper::Shuffling => self.dice.any(&quiet).copied(),
            _ => None,
        };
        let m = m.or_else(|| self.dice.any(&moves).copied());
        let Some(m) = m else {
            return Act::Press;
        };
        let to = position_of(&self.game, m);
        let forgets = self.temper == Temper::Breaking && self.dice.percent(60);
        Act::Make {
            from: m.from().unwrap_or(Square::A1),
            to,
            promotion: m.promotion().filter(|_| !forgets),
        }
    }

    /// A move that is probably none: a pawn left unpromoted, an own piece gone
    /// astray, a king taken.
    fn wrong_move(&mut self) -> Act {
        let position = self.game.position();
        let turn = position.turn();
        let moves = position.legal_moves();
        let pawn = moves.iter().find(|m| m.is_promotion()).copied();
        let own: Vec<Square> = position.board().by_color(turn).into_iter().collect();
        let king = position.board().king_of(!turn);
        let promoting = pawn.filter(|_| self.dice.percent(60));
        if let Some((from, to)) = promoting.and_then(|m| Some((m.from()?, m.to()))) {
            let promotion = None;
            return Act::Make {
                from,
                to,
                promotion,
            };
        }
        let from = self.dice.any(&own).copied().unwrap_or(Square::A1);
        let far = Square::ALL[self.dice.below(64)];
        let to = king.filter(|_| self.dice.percent(20)).unwrap_or(far);
        let promotion = self.dice.percent(5).then_some(Role::Queen);
        Act::Make {
            from,
            to,
            promotion,
        }
    }

    fn touch(&mut self) -> Act {
        let position = self.game.position();
        let all: Vec<Square> = position.board().occupied().into_iter().collect();
        let own: Vec<Square> = position
            .board()
            .by_color(position.turn())
            .into_iter()
            .collect();
        let any = if self.dice.percent(70) { own } else { all };
        let square = self.dice.any(&any).copied().unwrap_or(Square::A1);
        Act::Touch {
            square,
            contact: Contact::Taken,
        }
    }

    fn fix(&mut self) -> Act {
        let Act::Make {
            from,
            to,
            promotion,
        } = (if self.dice.percent(15) {
            self.wrong_move()
        } else {
            self.right_move()
        })
        else {
            return Act::OfferDraw;
        };
        Act::FixMove {
            from,
            to,
            promotion,
            form: FixedBy::Writing,
        }
    }
}

/// Where the hand puts the piece: a king that castles goes to its square.
fn position_of(game: &Game, m: Move) -> Square {
    let castle = game.position().castle(m);
    castle.map_or(m.to(), |castle| castle.king_to)
}

fn is_breach(event: &Event) -> bool {
    matches!(
        event.what,
        Happening::CompletedIllegally { .. }
            | Happening::TreatedAsIllegal { .. }
            | Happening::Noted(..)
            | Happening::RepairProposed(..)
            | Happening::IllegalPositionSeen
    )
}
