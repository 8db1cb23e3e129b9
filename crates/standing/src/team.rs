//! Teams: two scores, each a field of its own, and the boards.

use crate::edition::Edition;
use crate::entry::{Color, Entry, Kind};
use crate::field::{Conditions, Field, Participant, System};
use crate::points::Points;
use crate::refusal::Refusal;
use crate::tie_break::Score;

/// More boards than any match has.
const MOST_BOARDS: u16 = 100;

/// What holds for a whole competition of teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamConditions {
    pub edition: Edition,
    pub system: System,
    /// How many rounds were announced.
    pub announced: u16,
    /// After which round the standings are taken.
    pub counted: u16,
    pub boards: u16,
    /// The score that decides first.
    pub primary: Score,
    pub match_win: Points,
    pub match_draw: Points,
    /// The points of a game won at one board.
    pub game_win: Points,
    /// The points of a game drawn at one board.
    pub game_draw: Points,
}

/// A team and its matches by round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    pub number: u32,
    pub matches: Vec<Match>,
}

/// One round of a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// How the match ended; forfeits and byes are those of the whole match.
    pub kind: Kind,
    pub opponent: Option<u32>,
    pub color: Option<Color>,
    pub match_points: Points,
    pub game_points: Points,
    /// By board; none for a bye.
    pub boards: Vec<Board>,
}

/// One board of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// How the game ended, forfeits at this board included.
    pub kind: Kind,
    pub color: Option<Color>,
    pub points: Points,
}

/// All teams, found consistent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamField {
    pub(crate) conditions: TeamConditions,
    pub(crate) by_match: Field,
    pub(crate) by_game: Field,
    /// By place, round and board.
    pub(crate) boards: Vec<Vec<Vec<Board>>>,
}

impl TeamField {
    /// Takes teams in any order; refused is what [`Field::new`] refuses.
    pub fn new(conditions: TeamConditions, teams: &[Team]) -> Result<TeamField, Refusal> {
        if conditions.boards == 0 || conditions.boards > MOST_BOARDS {
            return Err(Refusal::Boards(conditions.boards));
        }
        let field = |score: Score| {
            let participants: Vec<Participant> =
                teams.iter().map(|team| team.participant(score)).collect();
            Field::new(conditions.of(score), &participants)
        };
        let mut order: Vec<&Team> = teams.iter().collect();
        order.sort_by_key(|team| team.number);
        let mut boards = Vec::with_capacity(order.len());
        for team in order {
            boards.push(team.boards(&conditions)?);
        }
        Ok(TeamField {
            conditions,
            by_match: field(Score::Match)?,
            by_game: field(Score::Game)?,
            boards,
        })
    }

    pub fn conditions(&self) -> &TeamConditions {
        &self.conditions
    }

    pub(crate) fn field(&self, score: Score) -> &Field {
        match score {
            Score::Match => &self.by_match,
            Score::Game => &self.by_game,
        }
    }

    pub(crate) fn primary(&self) -> &Field {
        self.field(self.conditions.primary)
    }

    pub(crate) fn secondary(&self) -> &Field {
        self.field(self.conditions.primary.other())
    }
}

impl Score {
    pub(crate) fn other(self) -> Score {
        match self {
            Score::Match => Score::Game,
            Score::Game => Score::Match,
        }
    }
}

impl TeamConditions {
    /// The conditions of one of the two scores. In game points a win is one
    /// at every board, and a draw a draw at every board.
    fn of(&self, score: Score) -> Conditions {
        let all = |points: Points| {
            Points::from_hundredths(points.hundredths().saturating_mul(self.boards.into()))
        };
        let (win, draw) = match score {
            Score::Match => (self.match_win, self.match_draw),
            Score::Game => (all(self.game_win), all(self.game_draw)),
        };
        Conditions {
            edition: self.edition,
            system: self.system,
            announced: self.announced,
            counted: self.counted,
            win,
            draw,
            unrated: None,
        }
    }
}

impl Team {
    fn participant(&self, score: Score) -> Participant {
        let entries = self.matches.iter().map(|one| Entry {
            kind: one.kind,
            opponent: one.opponent,
            color: one.color,
            points: match score {
                Score::Match => one.match_points,
                Score::Game => one.game_points,
            },
        });
        Participant {
            number: self.number,
            rating: None,
            entries: entries.collect(),
        }
    }

    /// The boards by round.
    fn boards(&self, conditions: &TeamConditions) -> Result<Vec<Vec<Board>>, Refusal> {
        let mut rounds = Vec::new();
        for (round, one) in (1_u16..=conditions.counted).zip(&self.matches) {
            if one.boards.len() > usize::from(conditions.boards) {
                let number = self.number;
                return Err(Refusal::TooManyBoards { round, number });
            }
            rounds.push(one.boards.clone());
        }
        rounds.resize(usize::from(conditions.counted), Vec::new());
        Ok(rounds)
    }
}
