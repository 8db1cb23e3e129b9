//! The standings of a file.

use tuomari_report::{Mark, MatchSymbol, Report, TypeOfSystem};
use tuomari_standing::{
    Conditions, Edition, Field, Score, Standings, System, Team, TeamConditions, TeamField, TieBreak,
};

use crate::entries::past_rounds;
use crate::players;
use crate::refusal::Refusal;
use crate::remark::Remark;
use crate::teams;
use crate::worth::{Worth, counted};

/// The standings of a file, and by which edition of C.07 they were counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    pub standings: Standings,
    pub edition: Edition,
    pub after: u16,
    pub remarks: Vec<Remark>,
}

/// Counts the standings of a file, after the last round that was paired.
/// Without a list, that of records 212 or 202 is taken.
pub fn standings(report: &Report, list: Option<&[TieBreak]>) -> Result<Counted, Refusal> {
    let announced = list.is_none().then(|| announced_list(report)).transpose()?;
    let list = list.or(announced.as_deref()).unwrap_or_default();
    let (edition, remarks) = edition(report);
    let worth = Worth::new(report)?;
    if let Some(number) = worth.after_end() {
        return Err(Refusal::PenaltyAfterEnd(number));
    }
    let after = u16::try_from(past_rounds(report)).unwrap_or(u16::MAX);
    let code = report.rules.type_code();
    let standings = match code {
        Some(code) if code.for_teams => {
            let primary = if code.by_game_points {
                Score::Game
            } else {
                Score::Match
            };
            team_field(report, &worth, edition, primary, after)?.standings(list)?
        }
        _ => player_field(report, &worth, edition, after)?.standings(list)?,
    };
    Ok(Counted {
        standings,
        edition,
        after,
        remarks,
    })
}

/// Record 212, or else 202.
fn announced_list(report: &Report) -> Result<Vec<TieBreak>, Refusal> {
    let rules = &report.rules;
    let words = if rules.order.is_empty() {
        &rules.tie_breaks
    } else {
        &rules.order
    };
    Ok(TieBreak::list(&words.join(","))?)
}

/// By the first day; the newest if there is none.
fn edition(report: &Report) -> (Edition, Vec<Remark>) {
    let Some(day) = report.heading.first_day else {
        return (Edition::March2026, Vec::new());
    };
    let known = Edition::on(day.year, day.month, day.day);
    let older = || (Edition::August2024, vec![Remark::OlderThanTieBreaks(day)]);
    known.map_or_else(older, |edition| (edition, Vec::new()))
}

fn system(report: &Report) -> System {
    match report.rules.type_code().map(|code| code.system) {
        Some(TypeOfSystem::RoundRobin | TypeOfSystem::TeamAgainstTeam) => System::Predetermined,
        Some(TypeOfSystem::Swiss | TypeOfSystem::Knockout) | None => System::Swiss,
    }
}

fn player_field(
    report: &Report,
    worth: &Worth<'_>,
    edition: Edition,
    after: u16,
) -> Result<Field, Refusal> {
    let conditions = Conditions {
        edition,
        system: system(report),
        announced: report.rules.rounds.unwrap_or(after),
        counted: after,
        win: counted(worth.of(Mark::Win)),
        draw: counted(worth.of(Mark::Draw)),
        unrated: None,
    };
    let players = players::participants(report, worth, u32::from(after));
    Ok(Field::new(conditions, &players)?)
}

fn team_field(
    report: &Report,
    worth: &Worth<'_>,
    edition: Edition,
    primary: Score,
    after: u16,
) -> Result<TeamField, Refusal> {
    let rules = &report.rules;
    let matches = teams::matches(report, worth, u32::from(after))?;
    let conditions = TeamConditions {
        edition,
        system: system(report),
        announced: rules.rounds.unwrap_or(after),
        counted: after,
        boards: u16::try_from(teams::board_colors(report).len()).unwrap_or(u16::MAX),
        primary,
        match_win: counted(rules.match_worth(MatchSymbol::Win)),
        match_draw: counted(rules.match_worth(MatchSymbol::Draw)),
        game_win: counted(worth.of(Mark::Win)),
        game_draw: counted(worth.of(Mark::Draw)),
    };
    let teams = matches
        .into_iter()
        .map(|(number, matches)| Team { number, matches });
    let teams: Vec<Team> = teams.collect();
    Ok(TeamField::new(conditions, &teams)?)
}
