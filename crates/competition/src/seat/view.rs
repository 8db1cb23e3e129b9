//! What a seat may see.

use serde::Serialize;
use tuomari_report::{Date, Points};

use crate::{
    state::{
        competition::Competition,
        entrant::{Entrant, Player, Team},
        round::{Board, Round, Stage},
    },
    word::{
        breach::Breach,
        departure::Departure,
        id::{PlayerId, TableId, TeamId, Who},
        outcome::{Bye, Outcome},
        reason::{BracketTold, Idle, Meeting},
        regulations::Regulations,
        seat::Seat,
        written,
    },
};

/// A competition as one seat sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct View {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub regulations: Option<Regulations>,
    pub by_fide: bool,
    pub finished: bool,
    pub players: Vec<PlayerView>,
    pub teams: Vec<TeamView>,
    /// Those that this seat may know of.
    pub rounds: Vec<RoundView>,
    pub places: Vec<PlaceView>,
    pub departures: Vec<Departure>,
    pub appeals: Vec<AppealView>,
    /// What waits for an arbiter, the oldest first.
    pub calls: Vec<CallView>,
    /// Who may not meet; for those who pair.
    pub prohibited: Vec<Vec<Who>>,
}

/// A player in a view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PlayerView {
    pub player: PlayerId,
    pub name: String,
    pub title: String,
    pub rating: Option<u32>,
    pub federation: String,
    pub club: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub team: Option<TeamId>,
    #[serde(with = "written::points")]
    #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
    pub score: Points,
    pub withdrawn: bool,
    pub expelled: bool,
    /// For officials and himself.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub private: Option<Private>,
}

/// What is not everybody's to know of a player or a team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Private {
    pub here: bool,
    /// Byes to come: the round, the kind, and whether it was granted.
    pub byes: Vec<(u16, Bye, bool)>,
    pub breaches: Vec<(Breach, u32)>,
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<String>"))]
    pub id: String,
    #[serde(with = "written::day", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "string"), schema(value_type = Option<String>))]
    pub birth: Option<Date>,
}

/// A team in a view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TeamView {
    pub team: TeamId,
    pub name: String,
    pub members: Vec<PlayerId>,
    #[serde(with = "written::points")]
    #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
    pub match_points: Points,
    #[serde(with = "written::points")]
    #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
    pub game_points: Points,
    pub withdrawn: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub private: Option<Private>,
}

/// A round in a view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct RoundView {
    pub round: u16,
    pub stage: Stage,
    pub meetings: Vec<Meeting>,
    pub idle: Vec<Idle>,
    pub brackets: Vec<BracketTold>,
    pub boards: Vec<BoardView>,
    /// Where teams play, one for each meeting.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<MatchView>>"))]
    pub matches: Vec<MatchView>,
    pub lineups: Vec<LineupView>,
    pub edition: String,
    pub engine: String,
}

/// A board in a view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct BoardView {
    pub board: u32,
    pub white: Option<PlayerId>,
    pub black: Option<PlayerId>,
    pub table: Option<TableId>,
    pub begun: bool,
    pub outcome: Option<Outcome>,
    /// The hash of the table's record that the result came from.
    pub hash: Option<String>,
}

/// A match of two teams in a view, as far as it is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct MatchView {
    /// None before the line-ups are opened.
    pub boards: Vec<u32>,
    /// Game points so far, of the team that has White first.
    #[serde(with = "written::points")]
    #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
    pub white: Points,
    #[serde(with = "written::points")]
    #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
    pub black: Points,
    /// Boards without a result.
    pub open: u32,
    /// Match points of both, once every board has a result.
    #[serde(with = "written::points_or_not")]
    #[cfg_attr(feature = "schema", ts(type = "string | null"), schema(value_type = Option<String>))]
    pub white_points: Option<Points>,
    #[serde(with = "written::points_or_not")]
    #[cfg_attr(feature = "schema", ts(type = "string | null"), schema(value_type = Option<String>))]
    pub black_points: Option<Points>,
    /// Whose captains have confirmed the score as it stands.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<TeamId>>"))]
    pub confirmed: Vec<TeamId>,
}

/// A line-up in a view: the seal for everybody, the names when it is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct LineupView {
    pub team: TeamId,
    pub seal: Option<String>,
    pub players: Option<Vec<Option<PlayerId>>>,
    /// With it anybody can make the seal again.
    pub salt: Option<String>,
}

/// A place in the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PlaceView {
    pub rank: u32,
    pub who: Who,
    /// The points, and each tie-break as it is shown.
    pub values: Vec<String>,
}

/// An appeal, for arbiters and for whoever lodged it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct AppealView {
    pub appeal: u32,
    pub by: Seat,
    pub round: u16,
    pub text: String,
    pub upheld: Option<bool>,
}

/// A call for an arbiter, for those who answer it and for whoever called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct CallView {
    pub call: u32,
    pub by: Seat,
    /// In milliseconds of Unix time.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub at: u64,
    pub text: String,
}

/// What a seat may see of a competition.
pub fn view(competition: &Competition, seat: &Seat) -> View {
    let c = competition;
    let rounds = c.rounds.iter();
    let known = rounds.filter(|round| round.stage >= Stage::Published || seat.is_official());
    let prohibited = c.prohibited.iter().filter(|_| seat.is_official());
    View {
        regulations: c.regulations.clone(),
        by_fide: c.is_by_fide(),
        finished: c.finished,
        players: c.players.iter().map(|one| player(c, seat, one)).collect(),
        teams: c.teams.iter().map(|one| team(c, seat, one)).collect(),
        rounds: known.map(|one| round(c, seat, one)).collect(),
        places: places(c),
        departures: c
            .departures
            .iter()
            .filter(|one| is_known(c, seat, one))
            .cloned()
            .collect(),
        appeals: appeals(c, seat),
        calls: calls(c, seat),
        prohibited: prohibited.map(|one| one.who.clone()).collect(),
    }
}

/// What departs in a pairing that is not published yet, or in a line-up that
/// is still sealed, would tell of it.
fn is_known(c: &Competition, seat: &Seat, departure: &Departure) -> bool {
    use crate::word::departure::Matter;
    if seat.is_arbiter() {
        return true;
    }
    let round = c.round(departure.round);
    match &departure.matter {
        Matter::LineupOutOfOrder { team, .. } | Matter::LineupLate { team } => {
            *seat == Seat::Captain(*team) || round.is_none_or(|round| round.opened)
        }
        matter if matter.is_of_pairing() => {
            let known = round.is_none_or(|round| round.stage >= Stage::Published);
            known || seat.is_official()
        }
        _ => true,
    }
}

fn player(c: &Competition, seat: &Seat, player: &Player) -> PlayerView {
    let own = *seat == Seat::Player(player.id);
    let person = &player.person;
    let private = (seat.is_official() || own).then(|| Private {
        breaches: c.breaches_of(player.id).into_iter().collect(),
        id: person.id.clone(),
        birth: person.birth,
        ..private(&player.entrant)
    });
    PlayerView {
        player: player.id,
        name: person.name.clone(),
        title: person.title.clone(),
        rating: person.rating,
        federation: person.federation.clone(),
        club: person.club.clone(),
        team: player.team,
        score: c.score(player.id),
        withdrawn: player.entrant.out.is_some(),
        expelled: player.entrant.expelled,
        private,
    }
}

fn private(entrant: &Entrant) -> Private {
    let byes = entrant.byes.iter();
    let byes = byes.map(|(round, asked)| (*round, asked.bye, asked.granted));
    Private {
        here: entrant.here,
        byes: byes.collect(),
        breaches: Vec::new(),
        id: String::new(),
        birth: None,
    }
}

fn team(c: &Competition, seat: &Seat, team: &Team) -> TeamView {
    let own = *seat == Seat::Captain(team.id);
    let (match_points, game_points) = c.team_score(team.id);
    TeamView {
        team: team.id,
        name: team.name.clone(),
        members: team.members.clone(),
        match_points,
        game_points,
        withdrawn: team.entrant.out.is_some(),
        private: (seat.is_official() || own).then(|| private(&team.entrant)),
    }
}

fn round(c: &Competition, seat: &Seat, round: &Round) -> RoundView {
    let lineups = round.lineups.iter().map(|(team, lineup)| {
        let seen = round.opened || seat.is_arbiter() || *seat == Seat::Captain(*team);
        LineupView {
            team: *team,
            seal: lineup.seal.clone(),
            players: seen.then(|| lineup.players.clone()),
            salt: lineup.salt.clone().filter(|_| seen),
        }
    });
    let boards = (1_u32..).zip(&round.boards);
    RoundView {
        round: round.number,
        stage: round.stage,
        meetings: round.meetings.clone(),
        idle: round.idle.clone(),
        brackets: round.brackets.clone(),
        boards: boards
            .map(|(number, board)| board_view(number, board))
            .collect(),
        matches: matches(c, round),
        lineups: lineups.collect(),
        edition: round.edition.clone(),
        engine: round.engine.clone(),
    }
}

fn matches(c: &Competition, round: &Round) -> Vec<MatchView> {
    let Some(rules) = c.team_rules().filter(|_| c.pairs_teams()) else {
        return Vec::new();
    };
    let all = round.meetings.iter().enumerate().map(|(meeting, teams)| {
        let score = c.match_so_far(round, meeting);
        let known = c.match_score(round, meeting);
        let points = rules.match_points;
        MatchView {
            boards: score.boards,
            white: score.white,
            black: score.black,
            open: score.open,
            white_points: known.map(|(white, black)| points.of(white, black)),
            black_points: known.map(|(white, black)| points.of(black, white)),
            confirmed: [teams.white, teams.black]
                .into_iter()
                .filter_map(|who| match who {
                    Who::Team(team) => Some(team),
                    Who::Player(_) => None,
                })
                .filter(|team| known.is_some() && round.confirmed.get(team) == known.as_ref())
                .collect(),
        }
    });
    all.collect()
}

fn board_view(number: u32, board: &Board) -> BoardView {
    BoardView {
        board: number,
        white: board.white,
        black: board.black,
        table: board.table.clone(),
        begun: board.begun,
        outcome: board.outcome(),
        hash: board.taken.as_ref().map(|(_, hash)| hash.clone()),
    }
}

fn places(c: &Competition) -> Vec<PlaceView> {
    let Ok(standings) = c.standings() else {
        return Vec::new();
    };
    let places = standings.places.into_iter().map(|place| PlaceView {
        rank: place.rank,
        who: place.who,
        values: place
            .values
            .iter()
            .map(tuomari_standing::Value::text)
            .collect(),
    });
    places.collect()
}

fn calls(c: &Competition, seat: &Seat) -> Vec<CallView> {
    let all = (1_u32..).zip(&c.calls);
    let seen = all.filter(|(_, call)| seat.is_official() || call.by == *seat);
    let open = seen.filter(|(_, call)| !call.answered);
    let open = open.map(|(number, call)| CallView {
        call: number,
        by: call.by.clone(),
        at: call.at,
        text: call.text.clone(),
    });
    open.collect()
}

fn appeals(c: &Competition, seat: &Seat) -> Vec<AppealView> {
    let all = (1_u32..).zip(&c.appeals);
    let seen = all.filter(|(_, appeal)| seat.is_arbiter() || appeal.by == *seat);
    let seen = seen.map(|(number, appeal)| AppealView {
        appeal: number,
        by: appeal.by.clone(),
        round: appeal.round,
        text: appeal.text.clone(),
        upheld: appeal.upheld,
    });
    seen.collect()
}
