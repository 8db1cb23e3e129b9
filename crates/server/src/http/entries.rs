//! Lists of names, read for the page of an organiser.

use std::{collections::BTreeMap, sync::Arc};

use axum::{body::Body, extract::State, http::StatusCode, response::Response};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_competition::{Person, dealt, team_strength};
use tuomari_lists::{Entries, Entry, ListError, NameOrder, Remark, rating::Pace, sheets};
use tuomari_telling::{Told, ToldValue};
use utoipa::ToSchema;

use super::{
    asked::Query,
    caller::Caller,
    reply::{Refused, bytes, json},
};
use crate::{answer::field, node::Node, wire::Problem};

/// The largest list: a spreadsheet of a thousand names is a tenth of it.
const MOST_BYTES: usize = 1024 * 1024;

/// What is told of a list at most.
const MOST_TOLD: usize = 20;

/// Reading counts for so many other requests.
const COST: u32 = 3;

/// Groups at most that a list is dealt to.
const MOST_GROUPS: u16 = 26;

/// How a list is meant.
#[derive(Debug, Deserialize)]
pub(super) struct Asked {
    #[serde(default)]
    teams: bool,
    /// The boards of a match, by which the strength of teams is told.
    boards: Option<u16>,
    groups: Option<u16>,
}

/// A team of a list.
#[derive(Debug, Serialize, ToSchema, TS)]
pub(crate) struct ReadTeamDto {
    pub(crate) name: String,
    /// In the order of the boards.
    pub(crate) people: Vec<Person>,
    /// The group it was dealt to, from 1.
    pub(crate) group: u16,
}

/// What a list says.
#[derive(Debug, Default, Serialize, ToSchema, TS)]
pub(crate) struct ReadEntriesDto {
    /// Who is in it, line by line; nobody if something is wrong.
    pub(crate) people: Vec<Person>,
    /// Where teams play, who is in which.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ReadTeamDto>>")]
    pub(crate) teams: Vec<ReadTeamDto>,
    /// What somebody should look at before he goes on.
    pub(crate) remarks: Vec<Told>,
    /// Why it cannot be read, and what to do.
    pub(crate) wrong: Vec<Told>,
}

/// Reads a list of names and keeps nothing of it: lines that somebody pasted,
/// CSV, or a spreadsheet. Where teams play, names stand under those of their
/// teams, or in a table with a column for them; the teams are dealt to groups
/// by strength.
#[utoipa::path(post, path = "/api/entries",
    operation_id = "readEntries", tag = "competitions",
    request_body(content = String, content_type = "application/octet-stream"),
    params(
        ("teams" = Option<bool>, Query, description = "Whether everybody is in a team"),
        ("boards" = Option<u16>, Query, description = "The boards of a match, 4 if nothing is said"),
        ("groups" = Option<u16>, Query, description = "How many groups the teams are dealt to")),
    security((), ("link" = [])),
    responses(
        (status = 200, description = "Who was read, and what is to be asked about", body = ReadEntriesDto), Refused))]
pub(super) async fn read(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Query(asked): Query<Asked>,
    body: Body,
) -> Result<Response, Refused> {
    let groups = asked.groups.unwrap_or(1);
    if !(1..=MOST_GROUPS).contains(&groups) {
        return Err(field("groups", format!("is 1 to {MOST_GROUPS}")).into());
    }
    let boards = usize::from(asked.boards.unwrap_or(4));
    if !caller.is_organiser(&node) {
        caller.spend(&node, COST, "")?;
    }
    let list = bytes(body, MOST_BYTES).await?;
    let work = move || {
        if asked.teams {
            read_list(entries_of_teams(&list), |read| teams(read, boards, groups))
        } else {
            read_list(entries(&list), |_| Vec::new())
        }
    };
    let read = node.aside.run(work).await;
    let read = read.ok_or_else(|| Box::new(Problem::unavailable()))?;
    Ok(json(StatusCode::OK, &read))
}

fn read_list(
    read: Result<Entries, Vec<ListError>>,
    teams: impl Fn(&Entries) -> Vec<ReadTeamDto>,
) -> ReadEntriesDto {
    match read {
        Ok(read) => ReadEntriesDto {
            remarks: read.remarks.iter().take(MOST_TOLD).map(remark).collect(),
            people: read.entries.iter().map(person).collect(),
            teams: teams(&read),
            wrong: Vec::new(),
        },
        Err(errors) => ReadEntriesDto {
            wrong: errors.iter().take(MOST_TOLD).map(wrong).collect(),
            ..ReadEntriesDto::default()
        },
    }
}

fn entries(list: &[u8]) -> Result<Entries, Vec<ListError>> {
    if !sheets::is_sheet(list) {
        return Entries::read(list, NameOrder::default());
    }
    let found = sheets::read_sheets(list).map_err(|error| vec![error])?;
    let table = found.first().map(|sheet| sheet.table.clone());
    Entries::of_table(&table.unwrap_or_default(), NameOrder::default())
}

fn entries_of_teams(list: &[u8]) -> Result<Entries, Vec<ListError>> {
    if sheets::is_sheet(list) {
        entries(list)?.in_teams()
    } else {
        Entries::read_teams(list, NameOrder::default())
    }
}

/// Somebody of a list, as he enters.
pub(super) fn person(entry: &Entry) -> Person {
    let person = entry.person(Pace::Standard);
    Person {
        name: person.name,
        sex: person.sex,
        title: person.title,
        rating: person.rating,
        federation: person.federation,
        id: person.id,
        birth: person.birth,
        club: entry.club.clone(),
    }
}

fn teams(read: &Entries, boards: usize, groups: u16) -> Vec<ReadTeamDto> {
    let all = read.teams().into_iter().map(|(name, players)| ReadTeamDto {
        name: name.to_owned(),
        people: players.into_iter().map(person).collect(),
        group: 1,
    });
    let mut all: Vec<ReadTeamDto> = all.collect();
    let mut order: Vec<usize> = (0..all.len()).collect();
    order.sort_by_cached_key(|at| {
        all.get(*at).map(|team| {
            let ratings: Vec<Option<u32>> = team.people.iter().map(|one| one.rating).collect();
            team_strength(&team.name, &ratings, boards)
        })
    });
    for (group, members) in (1..).zip(dealt(&order, usize::from(groups))) {
        for at in members {
            if let Some(team) = all.get_mut(at) {
                team.group = group;
            }
        }
    }
    all
}

fn remark(remark: &Remark) -> Told {
    told(remark.key(), texts(remark.values()))
}

fn wrong(error: &ListError) -> Told {
    let fix = told(error.fix.key(), texts(error.fix.values()));
    let mut values = texts(vec![
        ("line", error.line.to_string()),
        ("column", error.column.to_string()),
    ]);
    values.push(("problem", ToldValue::Word(error.problem.key().into())));
    values.push(("fix", ToldValue::Phrase(Box::new(fix))));
    if error.found.is_empty() {
        return told("list-refused", values);
    }
    values.push(("found", ToldValue::Text(error.found.clone())));
    told("list-refused-found", values)
}

fn texts(values: Vec<(&'static str, String)>) -> Vec<(&'static str, ToldValue)> {
    let values = values.into_iter();
    values
        .map(|(name, value)| (name, ToldValue::Text(value)))
        .collect()
}

fn told(key: &'static str, values: Vec<(&'static str, ToldValue)>) -> Told {
    let values = values.into_iter().map(|(name, value)| (name.into(), value));
    let values: BTreeMap<_, _> = values.collect();
    Told {
        key: key.into(),
        values,
    }
}
