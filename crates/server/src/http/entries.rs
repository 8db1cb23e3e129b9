//! Lists of names, read for the page of an organiser.

use std::{collections::BTreeMap, sync::Arc};

use axum::{body::Body, extract::State, http::StatusCode, response::Response};
use serde::Serialize;
use ts_rs::TS;
use tuomari_competition::Person;
use tuomari_lists::{Entries, ListError, NameOrder, Remark, rating::Pace, sheets};
use tuomari_telling::{Told, ToldValue};
use utoipa::ToSchema;

use super::{
    caller::Caller,
    reply::{Refused, bytes, json},
};
use crate::{node::Node, wire::Problem};

/// The largest list: a spreadsheet of a thousand names is a tenth of it.
const MOST_BYTES: usize = 1024 * 1024;

/// What is told of a list at most.
const MOST_TOLD: usize = 20;

/// Reading counts for so many other requests.
const COST: u32 = 3;

/// What a list says.
#[derive(Debug, Default, Serialize, ToSchema, TS)]
pub(crate) struct ReadEntriesDto {
    /// Who is in it, line by line; nobody if something is wrong.
    #[schema(value_type = Vec<Object>)]
    pub(crate) people: Vec<Person>,
    /// What somebody should look at before he goes on.
    pub(crate) remarks: Vec<Told>,
    /// Why it cannot be read, and what to do.
    pub(crate) wrong: Vec<Told>,
}

/// Reads a list of names and keeps nothing of it: lines that somebody pasted,
/// CSV, or a spreadsheet.
#[utoipa::path(post, path = "/api/entries", tag = "competitions",
    request_body(content = String, content_type = "application/octet-stream"),
    security((), ("link" = [])),
    responses((status = 200, body = ReadEntriesDto), Refused))]
pub(super) async fn read(
    State(node): State<Arc<Node>>,
    caller: Caller,
    body: Body,
) -> Result<Response, Refused> {
    if !caller.is_organiser(&node) {
        caller.spend(&node, COST, "")?;
    }
    let list = bytes(body, MOST_BYTES).await?;
    let read = node.aside.run(move || read_list(&list)).await;
    let read = read.ok_or_else(|| Box::new(Problem::unavailable()))?;
    Ok(json(StatusCode::OK, &read))
}

fn read_list(list: &[u8]) -> ReadEntriesDto {
    match entries(list) {
        Ok(read) => ReadEntriesDto {
            remarks: read.remarks.iter().take(MOST_TOLD).map(remark).collect(),
            people: people(&read),
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

fn people(read: &Entries) -> Vec<Person> {
    let all = read.entries.iter().map(|entry| {
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
    });
    all.collect()
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
