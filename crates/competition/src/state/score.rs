//! Points of players and teams, as the results so far have them.

use tuomari_report::Points;

use crate::{
    state::{
        competition::Competition,
        round::{Round, Stage},
    },
    word::{
        id::{PlayerId, Side, TeamId, Who},
        outcome::Bye,
    },
};

/// What a round brought somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Brought {
    Nothing,
    Bye(Bye),
    Board { board: u32, side: Side },
}

/// Game points of a match as far as it is known, the team with White first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct MatchScore {
    pub(crate) boards: Vec<u32>,
    pub(crate) white: Points,
    pub(crate) black: Points,
    /// Boards without a result.
    pub(crate) open: u32,
}

impl Competition {
    /// The points of a player from rounds before this one, as the pairing of
    /// that round takes them, with what was added or taken.
    pub fn score_before(&self, player: PlayerId, round: u16) -> Points {
        let past = self.rounds_before(round);
        let own = past.map(|one| self.points_in(player, one, round));
        sum(own.chain(self.adjustments(Who::Player(player), round)))
    }

    /// The rounds before one that have been made known.
    pub(crate) fn rounds_before(&self, round: u16) -> impl Iterator<Item = &Round> {
        let known = self
            .rounds
            .iter()
            .filter(|one| one.stage >= Stage::Published);
        known.filter(move |one| one.number < round)
    }

    /// How many rounds from the first on have a result at every board.
    pub(crate) fn counted_rounds(&self) -> u16 {
        let teams = self.pairs_teams();
        let whole = |round: &&Round| {
            let seated = round.stage >= Stage::Published && (!teams || round.opened);
            seated && round.boards.iter().all(|board| board.outcome().is_some())
        };
        let counted = self.rounds.iter().take_while(whole).count();
        u16::try_from(counted).unwrap_or(u16::MAX)
    }

    /// The points of a player now.
    pub fn score(&self, player: PlayerId) -> Points {
        self.score_before(player, u16::MAX)
    }

    /// Points that were added or taken, whatever the games brought.
    pub fn adjusted(&self, who: Who) -> Points {
        sum(self.adjustments(who, u16::MAX))
    }

    pub(crate) fn adjustments(&self, who: Who, before: u16) -> impl Iterator<Item = Points> {
        let all = self.entrant(who).map(|one| one.adjustments.clone());
        let all = all.unwrap_or_default().into_iter();
        all.filter(move |(round, _)| *round < before)
            .map(|(_, points)| points)
    }

    /// What a round brought a player.
    pub(crate) fn brought(player: PlayerId, round: &Round) -> Brought {
        if let Some(number) = round.board_of(player)
            && let Some(side) = round.board(number).and_then(|one| one.side(player))
        {
            return Brought::Board {
                board: number,
                side,
            };
        }
        match round.idle_of(Who::Player(player)) {
            Some(idle) => Brought::Bye(idle.bye),
            None => Brought::Nothing,
        }
    }

    fn points_in(&self, player: PlayerId, round: &Round, view: u16) -> Points {
        let points = self.points();
        match Competition::brought(player, round) {
            Brought::Nothing if self.pairs_teams() => Points::ZERO,
            Brought::Nothing => points.absent,
            Brought::Bye(Bye::Rest) => Points::ZERO,
            Brought::Bye(bye) => bye.points(&points),
            Brought::Board { board, side } => {
                let board = round.board(board);
                let board = board.filter(|one| self.counts(round, one.meeting));
                let outcome = board.and_then(|one| one.outcome_for(view));
                outcome.map_or(Points::ZERO, |one| one.points(side, &points))
            }
        }
    }

    /// Game points of both teams of a match, the team with White first; none
    /// while a board is open.
    pub(crate) fn match_score(&self, round: &Round, meeting: usize) -> Option<(Points, Points)> {
        let score = self.match_so_far(round, meeting);
        (score.open == 0 && !score.boards.is_empty()).then_some((score.white, score.black))
    }

    /// The boards of a match, and what they have brought so far.
    pub(crate) fn match_so_far(&self, round: &Round, meeting: usize) -> MatchScore {
        let points = self.points();
        let white_first = self.white_first();
        let boards = (1_u32..).zip(&round.boards);
        let boards = boards.filter(|(_, board)| board.meeting == meeting);
        let mut score = MatchScore::default();
        for (place, (number, board)) in boards.enumerate() {
            score.boards.push(number);
            let Some(outcome) = board.outcome() else {
                score.open += 1;
                continue;
            };
            let (white, black) = (
                outcome.points(Side::White, &points),
                outcome.points(Side::Black, &points),
            );
            let (own, other) = if white_first.get(place).copied().unwrap_or(true) {
                (white, black)
            } else {
                (black, white)
            };
            score.white = sum([score.white, own]);
            score.black = sum([score.black, other]);
        }
        score
    }

    /// Board by board, whether the team that has White has White there.
    pub(crate) fn white_first(&self) -> Vec<bool> {
        let Some(rules) = self.team_rules() else {
            return Vec::new();
        };
        let mut colors = rules.colors.chars();
        let mut side = false;
        let boards = (0..rules.boards).map(|_| {
            side = match colors.next() {
                Some('W' | 'w') => true,
                Some('B' | 'b') => false,
                _ => !side,
            };
            side
        });
        boards.collect()
    }

    /// Match points and game points of a team now.
    pub fn team_score(&self, team: TeamId) -> (Points, Points) {
        let Some(rules) = self.team_rules() else {
            return (Points::ZERO, Points::ZERO);
        };
        let (mut matches, mut games) = (Vec::new(), Vec::new());
        for round in &self.rounds {
            if let Some(idle) = round.idle_of(Who::Team(team)) {
                let (by_match, by_game) = self.team_bye(idle.bye);
                matches.push(by_match);
                games.push(by_game);
            }
            let meeting = round.meeting_of(Who::Team(team));
            let meeting = meeting.filter(|(meeting, _)| self.counts(round, *meeting));
            let Some((meeting, side)) = meeting else {
                continue;
            };
            let Some((white, black)) = self.match_score(round, meeting) else {
                continue;
            };
            let (own, other) = match side {
                Side::White => (white, black),
                Side::Black => (black, white),
            };
            games.push(own);
            matches.push(rules.match_points.of(own, other));
        }
        matches.extend(self.adjustments(Who::Team(team), u16::MAX));
        (sum(matches), sum(games))
    }

    /// Match points and game points of a team without an opponent.
    pub(crate) fn team_bye(&self, bye: Bye) -> (Points, Points) {
        let Some(rules) = self.team_rules() else {
            return (Points::ZERO, Points::ZERO);
        };
        let points = self.points();
        let boards = i32::from(rules.boards);
        let all = |each: Points| Points::from_hundredths(each.hundredths().saturating_mul(boards));
        let drawn = rules.bye_game_points.unwrap_or_else(|| all(points.draw));
        match bye {
            Bye::Pairing => (rules.match_points.draw, drawn),
            Bye::Full => (rules.match_points.win, all(points.win)),
            Bye::Half => (rules.match_points.draw, all(points.draw)),
            Bye::Zero | Bye::Rest => (rules.match_points.loss, all(points.absent)),
        }
    }
}

/// The sum of points.
pub(crate) fn sum(points: impl IntoIterator<Item = Points>) -> Points {
    let hundredths = points.into_iter().map(Points::hundredths);
    Points::from_hundredths(hundredths.fold(0, i32::saturating_add))
}
