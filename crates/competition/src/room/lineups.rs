//! Line-ups: handed in sealed, opened together; and the score of the match that
//! they came to, confirmed.

use sha2::{Digest as _, Sha256};

use crate::{
    draft::Draft,
    room::publishing::check_tables,
    state::{
        competition::Competition,
        round::{Board, Round, Stage},
    },
    word::{
        article::Handbook,
        departure::Matter,
        happening::{Happening, Opened},
        id::{PlayerId, TableId, TeamId, Who},
        refusal::Refusal,
        regulations::BoardOrder,
    },
};

/// The round whose line-ups are asked for.
fn open_round<'a>(draft: &Draft<'a>) -> Result<&'a Round, Refusal> {
    let competition = draft.competition;
    if !competition.pairs_teams() {
        return Err(Refusal::NoTeams);
    }
    let round = competition.open_round().ok_or(Refusal::NotPaired)?;
    if round.stage < Stage::Published {
        return Err(Refusal::NotPublished);
    }
    if round.opened {
        return Err(Refusal::LineupsOpened);
    }
    Ok(round)
}

/// A captain hands his line-up in, and may put another in its place until
/// they are opened.
pub(crate) fn hand_in(
    draft: &mut Draft<'_>,
    team: TeamId,
    players: &[Option<PlayerId>],
    salt: &str,
) -> Result<(), Refusal> {
    let round = open_round(draft)?;
    let known = draft.team(team)?;
    if round.meeting_of(Who::Team(team)).is_none() {
        return Err(Refusal::NotSeated);
    }
    let boards = draft
        .competition
        .team_rules()
        .map_or(0, |rules| usize::from(rules.boards));
    if players.len() != boards || !(8..=64).contains(&salt.len()) {
        return Err(Refusal::Unfit);
    }
    let mut named: Vec<PlayerId> = players.iter().copied().flatten().collect();
    if !named.iter().all(|one| known.members.contains(one)) {
        return Err(Refusal::NotInTeam);
    }
    named.sort_unstable();
    if named.windows(2).any(|two| two.first() == two.last()) {
        return Err(Refusal::Twice);
    }
    let number = round.number;
    judge(draft, team, players, number);
    let what = Happening::LineupHandedIn {
        round: number,
        team,
        players: players.to_vec(),
        salt: salt.to_owned(),
        seal: seal(number, team, players, salt),
    };
    draft.by_article(what, Handbook::Regulations);
    Ok(())
}

/// The order of boards, and the hour.
fn judge(draft: &mut Draft<'_>, team: TeamId, players: &[Option<PlayerId>], round: u16) {
    for player in out_of_order(draft.competition, team, players) {
        draft.depart(Matter::LineupOutOfOrder { team, player });
    }
    let hour = draft.competition.hour_of(round);
    if hour.is_some_and(|hour| draft.at > hour) {
        draft.depart(Matter::LineupLate { team });
    }
}

/// Who sits above somebody who should sit above him.
pub(crate) fn out_of_order(
    competition: &Competition,
    team: TeamId,
    players: &[Option<PlayerId>],
) -> Vec<PlayerId> {
    let Some((rules, team)) = competition.team_rules().zip(competition.team(team)) else {
        return Vec::new();
    };
    let seated: Vec<PlayerId> = players.iter().copied().flatten().collect();
    let place = |player: PlayerId| team.members.iter().position(|one| *one == player);
    let rating = |player: PlayerId| {
        let known = competition.player(player);
        known.and_then(|one| one.person.rating).unwrap_or(0)
    };
    let mut found = Vec::new();
    for (at, above) in seated.iter().enumerate() {
        let mut below = seated.iter().skip(at + 1);
        let breaks = match rules.order {
            BoardOrder::Fixed => below.any(|below| place(*below) < place(*above)),
            BoardOrder::ByRating(margin) => {
                below.any(|below| rating(*below) > rating(*above).saturating_add(margin))
            }
            BoardOrder::Free => false,
        };
        if breaks {
            found.push(*above);
        }
    }
    found
}

/// All line-ups at once; a team that handed none in plays with its first.
pub(crate) fn open(draft: &mut Draft<'_>, tables: &[TableId]) -> Result<(), Refusal> {
    let round = open_round(draft)?;
    let competition = draft.competition;
    let boards = competition
        .team_rules()
        .map_or(0, |rules| usize::from(rules.boards));
    check_tables(draft, tables, boards * round.meetings.len())?;
    let mut lineups = Vec::new();
    for meeting in &round.meetings {
        for who in [meeting.white, meeting.black] {
            let Who::Team(team) = who else { continue };
            let opened = match round.lineups.get(&team) {
                Some(lineup) => Opened {
                    team,
                    players: lineup.players.clone(),
                    salt: lineup.salt.clone(),
                },
                None => Opened {
                    team,
                    players: regulars(competition, team, boards),
                    salt: None,
                },
            };
            lineups.push(opened);
        }
    }
    let what = Happening::LineupsOpened {
        round: round.number,
        lineups,
        tables: tables.to_vec(),
    };
    draft.by_article(what, Handbook::Regulations);
    Ok(())
}

/// A captain confirms what his match came to. If a result is corrected, the
/// score is another and is confirmed anew.
pub(crate) fn confirm(draft: &mut Draft<'_>, round: u16, team: TeamId) -> Result<(), Refusal> {
    let competition = draft.competition;
    if !competition.pairs_teams() {
        return Err(Refusal::NoTeams);
    }
    draft.team(team)?;
    let known = draft.round(round)?;
    let meeting = known.meeting_of(Who::Team(team));
    let (meeting, _) = meeting.ok_or(Refusal::NotSeated)?;
    let mut boards = known.boards.iter().filter(|one| one.meeting == meeting);
    if !boards.all(Board::is_settled) {
        return Err(Refusal::ResultsMissing);
    }
    let score = competition.match_score(known, meeting);
    let (white, black) = score.ok_or(Refusal::ResultsMissing)?;
    if known.confirmed.get(&team) == Some(&(white, black)) {
        return Err(Refusal::NothingChanges);
    }
    let what = Happening::MatchConfirmed {
        round,
        team,
        white,
        black,
    };
    draft.by_article(what, Handbook::Regulations);
    Ok(())
}

/// The first of the list who have not been expelled or left out.
fn regulars(competition: &Competition, team: TeamId, boards: usize) -> Vec<Option<PlayerId>> {
    let round = competition.current();
    let members = competition.team(team).map_or(&[][..], |team| &team.members);
    let may = |player: &&PlayerId| {
        let entrant = competition.entrant(Who::Player(**player));
        entrant.is_some_and(|one| !one.is_out(round) && !one.is_excluded(round))
    };
    let mut players: Vec<Option<PlayerId>> = members
        .iter()
        .filter(may)
        .take(boards)
        .map(|one| Some(*one))
        .collect();
    players.resize(boards, None);
    players
}

/// What everybody may know of a line-up before it is opened: who has the
/// line-up and its salt can make it again, and nobody can guess them from it.
pub fn seal(round: u16, team: TeamId, players: &[Option<PlayerId>], salt: &str) -> String {
    let mut parts = vec![round.to_string(), team.to_string(), salt.to_owned()];
    let seats = players.iter();
    parts.extend(seats.map(|seat| seat.map_or_else(|| "-".to_owned(), |one| one.to_string())));
    let digest = Sha256::digest(parts.join(":").as_bytes());
    let pairs = digest.iter().map(|byte| format!("{byte:02x}"));
    pairs.collect()
}
