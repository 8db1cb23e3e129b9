//! Whoever says "cannot" is asked again in every way we know.

use tuomari_board::{Color, Move, Position};
use tuomari_mating::{Answer, Limit, Proof, can_mate};
use tuomari_testkit::{Dice, Sought, quick_or_full, seek_mate};

use crate::second_opinion::{self, Opinion};

/// Asks, counts and keeps what contradicts the answers.
pub struct Attacker {
    dice: Dice,
    asked: u64,
    can: u64,
    unknown: u64,
    /// By kind of proof.
    cannot: [u64; 5],
    /// Which attacks were made.
    searched: u64,
    exhausted: u64,
    second: u64,
    found: Vec<String>,
}

/// How far a question that is asked in passing may go.
const SHORT: Limit<'static> = Limit::positions(3_000);
/// And one in sixteen of a full run.
const LONG: Limit<'static> = Limit::positions(30_000);
/// A run of hours says how far it is.
const NEWS: u64 = 250_000;

impl Attacker {
    pub fn new(seed: u64) -> Attacker {
        Attacker {
            dice: Dice::new(!seed),
            asked: 0,
            can: 0,
            unknown: 0,
            cannot: [0; 5],
            searched: 0,
            exhausted: 0,
            second: 0,
            found: Vec::new(),
        }
    }

    pub fn contradictions(&self) -> usize {
        self.found.len()
    }

    /// Can White mate, can Black? And is it so? Tells whether this is close
    /// ground: an answer that took some proof, or none.
    pub fn attack_both(&mut self, position: &Position) -> bool {
        let mut close = false;
        for side in Color::ALL {
            match self.ask(position, side) {
                Answer::CanMate(line) => self.attack_line(position, side, line.moves()),
                Answer::CannotMate(proof) if self.is_worth_attacking(proof) => {
                    close |= matches!(proof, Proof::OutOfReach | Proof::Exhausted { .. });
                    self.attack_cannot(position, side);
                }
                Answer::CannotMate(_) => {}
                Answer::Unknown(_) => close = true,
            }
        }
        close
    }

    /// What rests on few men or on no move at all is attacked now and then.
    fn is_worth_attacking(&mut self, proof: Proof) -> bool {
        match proof {
            Proof::BareKing => self.dice.one_in(200),
            Proof::Material | Proof::GameOver => self.dice.one_in(20),
            _ => true,
        }
    }

    /// It is known that `side` can mate.
    pub fn expect_possible(&mut self, position: &Position, side: Color, why: &str) {
        match self.ask(position, side) {
            Answer::CannotMate(proof) => {
                self.find(position, side, &format!("{proof:?}, but {why}"));
            }
            Answer::CanMate(line) => self.attack_line(position, side, line.moves()),
            Answer::Unknown(_) => {}
        }
    }

    fn ask(&mut self, position: &Position, side: Color) -> Answer {
        if self.dice.one_in(8) {
            self.ask_shortly(position, side);
        }
        let patient = self.dice.one_in(16) && quick_or_full(0, 1) == 1;
        let answer = can_mate(position, side, if patient { LONG } else { SHORT });
        self.asked += 1;
        if self.asked.is_multiple_of(NEWS) {
            println!("{} asked, {} attacked", self.asked, self.searched);
        }
        match &answer {
            Answer::CanMate(_) => self.can += 1,
            Answer::Unknown(_) => self.unknown += 1,
            Answer::CannotMate(proof) => self.cannot[kind(*proof)] += 1,
        }
        answer
    }

    /// Whatever is answered at a short limit must not be taken back at a longer.
    fn ask_shortly(&mut self, position: &Position, side: Color) {
        let most = [4, 40, 400][self.dice.below(3)];
        let short = 1 + self.dice.below(most) as u64;
        if let Answer::CannotMate(proof) = can_mate(position, side, Limit::positions(short))
            && let Answer::CanMate(line) = can_mate(position, side, SHORT)
        {
            let what = format!("after {short} positions {proof:?}, but {:?}", line.moves());
            self.find(position, side, &what);
        }
    }

    /// The line mates, and from no position on it can the mate be denied.
    fn attack_line(&mut self, position: &Position, side: Color, line: &[Move]) {
        let stop = self.dice.below(line.len() + 1);
        let mut now = position.clone();
        for (at, m) in line.iter().enumerate() {
            if at == stop
                && let Answer::CannotMate(proof) = can_mate(&now, side, SHORT)
            {
                self.find(&now, side, &format!("{proof:?}, but {:?}", &line[at..]));
            }
            if now.play(*m).is_err() {
                self.find(position, side, &format!("illegal move in {line:?}"));
                return;
            }
        }
        if !(now.is_checkmate() && now.turn() != side) {
            self.find(position, side, &format!("no mate after {line:?}"));
        }
    }

    /// `side` is said to be unable to mate here.
    pub fn attack_cannot(&mut self, position: &Position, side: Color) {
        self.by_each_move(position, side);
        self.by_a_random_game(position, side);
        let effort = match self.dice.below(quick_or_full(400, 4_000)) {
            0 => quick_or_full(50_000, 2_000_000),
            1..20 => quick_or_full(5_000, 50_000),
            _ => quick_or_full(200, 1_000),
        };
        self.searched += 1;
        match seek_mate(position, side, effort) {
            Sought::Mate(line) => self.find(position, side, &format!("a search found {line:?}")),
            Sought::Nowhere { .. } => self.exhausted += 1,
            Sought::GaveUp => {}
        }
        // Its board does not hold one on which a king is missing.
        let kings = Color::ALL.map(|color| position.board().king_of(color));
        let is_held = kings.iter().all(Option::is_some);
        if is_held && self.dice.one_in(quick_or_full(40, 20)) {
            self.second += 1;
            if let Some(Opinion::Can(line)) = second_opinion::ask(position, side) {
                self.find(position, side, &format!("chasolver found {line:?}"));
            }
        }
    }

    /// Who cannot mate now cannot after any move.
    fn by_each_move(&mut self, position: &Position, side: Color) {
        for m in &position.legal_moves() {
            let mut next = position.clone();
            next.play_unchecked(*m);
            if let Answer::CanMate(line) = can_mate(&next, side, SHORT) {
                self.find(position, side, &format!("after {m} {:?}", line.moves()));
            }
        }
    }

    /// Nor at the end of a random game, nor at its captures and promotions.
    fn by_a_random_game(&mut self, position: &Position, side: Color) {
        let mut now = position.clone();
        let mut line = Vec::new();
        for _ in 0..60 {
            let moves = now.legal_moves();
            let rare: Vec<Move> = moves
                .iter()
                .copied()
                .filter(|m| m.is_capture() || m.is_promotion())
                .collect();
            let eager = self.dice.one_in(2) && !rare.is_empty();
            let among: &[Move] = if eager { &rare } else { &moves };
            let Some(m) = self.dice.choose(among).copied() else {
                break;
            };
            now.play_unchecked(m);
            line.push(m);
            let telling = m.is_capture() || m.is_promotion() || line.len() == 60;
            if telling && let Answer::CanMate(rest) = can_mate(&now, side, SHORT) {
                line.extend(rest.moves());
                self.find(position, side, &format!("a random game goes {line:?}"));
                return;
            }
        }
        if now.is_checkmate() && now.turn() != side {
            self.find(
                position,
                side,
                &format!("a random game ends in mate: {line:?}"),
            );
        }
    }

    fn find(&mut self, position: &Position, side: Color, what: &str) {
        let found = format!("{} {side}: {what}", position.to_fen());
        // At once: a full run takes hours.
        println!("{found}");
        self.found.push(found);
    }

    pub fn add(&mut self, other: Attacker) {
        self.asked += other.asked;
        self.can += other.can;
        self.unknown += other.unknown;
        for (all, one) in self.cannot.iter_mut().zip(other.cannot) {
            *all += one;
        }
        self.searched += other.searched;
        self.exhausted += other.exhausted;
        self.second += other.second;
        self.found.extend(other.found);
    }

    /// Says what was done, and fails if anything was found.
    pub fn settle(self, name: &str) {
        println!(
            "{name}: {} asked: {} can, {} unknown; cannot: {} bare king, {} material, \
             {} out of reach, {} exhausted, {} game over; attacked by search {} ({} to the end), \
             by chasolver {}; contradictions: {}",
            self.asked,
            self.can,
            self.unknown,
            self.cannot[0],
            self.cannot[1],
            self.cannot[2],
            self.cannot[3],
            self.cannot[4],
            self.searched,
            self.exhausted,
            self.second,
            self.found.len(),
        );
        let some: Vec<&str> = self.found.iter().take(40).map(String::as_str).collect();
        assert!(some.is_empty(), "contradicted:\n{}", some.join("\n"));
        assert!(
            self.can > 0 && self.asked > self.unknown,
            "nothing was attacked"
        );
    }
}

fn kind(proof: Proof) -> usize {
    match proof {
        Proof::BareKing => 0,
        Proof::Material => 1,
        Proof::OutOfReach => 2,
        Proof::Exhausted { .. } => 3,
        Proof::GameOver => 4,
    }
}
