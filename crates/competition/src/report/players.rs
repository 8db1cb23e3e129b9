//! Players and their rounds in the report file.

use tuomari_report::{AbnormalPoints, Mark, Person, Player, Points, Report, Round as Line};

use super::{Numbers, Scope, heading::color};
use crate::{
    state::{competition::Competition, entrant, round::Round, score::Brought},
    word::{
        id::{PlayerId, Side, Who},
        outcome::{Bye, Outcome},
    },
};

impl Competition {
    /// The numbers of players: those of the list or, where teams are paired,
    /// the order of entry.
    pub(super) fn player_number(&self, numbers: &Numbers, player: PlayerId) -> u32 {
        if self.pairs_teams() {
            player.0
        } else {
            numbers.of(Who::Player(player))
        }
    }

    pub(super) fn write_players(&self, numbers: &Numbers, scope: Scope, report: &mut Report) {
        let mut lines: Vec<Player> = Vec::new();
        for player in &self.players {
            let number = self.player_number(numbers, player.id);
            if number == 0 {
                continue;
            }
            let past = self.rounds_before(scope.before);
            let rounds = past.map(|one| self.line(numbers, scope, player, one));
            let mut rounds: Vec<Line> = rounds.collect();
            while rounds.last() == Some(&Line::default()) {
                rounds.pop();
            }
            lines.push(Player {
                number,
                person: person(&player.person),
                points: None,
                rank: None,
                rounds,
            });
        }
        lines.sort_by_key(|line| line.number);
        report.players = lines;
        report.abnormal_points.extend(self.unusual(numbers, scope));
    }

    /// One round of a player.
    fn line(
        &self,
        numbers: &Numbers,
        scope: Scope,
        player: &entrant::Player,
        round: &Round,
    ) -> Line {
        let points = self.points();
        match Competition::brought(player.id, round) {
            Brought::Nothing if self.pairs_teams() => Line::default(),
            Brought::Nothing if round.number < player.entrant.from => Line::default(),
            Brought::Nothing => bye(Mark::ZeroBye),
            Brought::Bye(kind) => bye(kind.mark()),
            Brought::Board { board, side } => {
                let Some(board) = round.board(board) else {
                    return Line::default();
                };
                if scope.counted_only && !self.counts(round, board.meeting) {
                    return bye(Bye::Rest.mark());
                }
                let outcome = board.outcome_for(scope.view).unwrap_or(Outcome::Adjourned);
                let mark = outcome.mark(side, &points);
                let opponent = board.opponent(side);
                Line {
                    opponent: opponent.map(|one| self.player_number(numbers, one)),
                    color: opponent.map(|_| color(side)),
                    mark: Some(mark),
                }
            }
        }
    }

    /// Record 299 for points that are not those of the mark: an arbiter's, or
    /// none where a game counts for nobody.
    fn unusual(&self, numbers: &Numbers, scope: Scope) -> Vec<AbnormalPoints> {
        let points = self.points();
        let mut written = Vec::new();
        for round in self.rounds_before(scope.before) {
            for board in &round.boards {
                let Some(outcome) = board.outcome_for(scope.view) else {
                    continue;
                };
                // A match of teams is ruled of as a whole.
                let counts = self.pairs_teams() || self.counts(round, board.meeting);
                if !counts && scope.counted_only {
                    continue;
                }
                for (side, player) in [(Side::White, board.white), (Side::Black, board.black)] {
                    let mark = outcome.mark(side, &points);
                    let own = if counts {
                        outcome.points(side, &points)
                    } else {
                        Points::ZERO
                    };
                    let Some(player) = player.filter(|_| own != points.of_mark(mark)) else {
                        continue;
                    };
                    written.push(AbnormalPoints {
                        kind: Some(sign(mark)),
                        match_points: None,
                        points: Some(own),
                        round: Some(round.number),
                        ids: vec![self.player_number(numbers, player)],
                    });
                }
            }
        }
        written
    }
}

fn bye(mark: Mark) -> Line {
    Line {
        opponent: None,
        color: None,
        mark: Some(mark),
    }
}

/// The letter by which record 299 knows a mark.
fn sign(mark: Mark) -> char {
    match mark {
        Mark::Win | Mark::UnratedWin => 'W',
        Mark::Draw | Mark::UnratedDraw | Mark::Unknown => 'D',
        Mark::ForfeitWin => '+',
        Mark::ForfeitLoss => '-',
        Mark::Loss | Mark::UnratedLoss => 'L',
        Mark::FullBye | Mark::PairingBye => 'F',
        Mark::HalfBye => 'H',
        Mark::ZeroBye => 'Z',
    }
}

fn person(person: &crate::Person) -> Person {
    Person {
        sex: person.sex,
        title: person.title.clone(),
        name: person.name.clone(),
        rating: person.rating,
        federation: person.federation.clone(),
        id: person.id.clone(),
        birth: person.birth,
    }
}
