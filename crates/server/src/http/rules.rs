//! The rules that would be in force at a table, before it is set up.

use axum::{body::Body, extract::State, http::StatusCode, response::Response};
use std::sync::Arc;
use tuomari_rulebook::{Language, Origin, Rules, Setting, ValueKind};

use super::{
    caller::Caller,
    laws::in_all,
    reply::{Refused, json, read},
};
use crate::{
    node::Node,
    table::secret::lot,
    wire::{
        NewTableDto, Problem,
        answer::{RulesDto, SettingDto},
    },
};

/// Says which rules would be in force at a table. Nothing is set up.
#[utoipa::path(post, path = "/api/rules",
    operation_id = "readRules", tag = "laws", request_body = NewTableDto,
    security(()),
    responses(
        (status = 200, description = "The rules, each with its articles", body = RulesDto), Refused))]
pub(super) async fn in_force(
    State(node): State<Arc<Node>>,
    _: Caller,
    body: Body,
) -> Result<Response, Refused> {
    let asked: NewTableDto = read(body, node.config.max_body).await?;
    let opening = asked
        .open(lot())
        .map_err(|wrong| Box::new(Problem::fields(&wrong)))?;
    let answer = RulesDto {
        settings: settings(&opening.rules),
        about: opening.to_dto(""),
    };
    Ok(json(StatusCode::OK, &answer))
}

fn settings(rules: &Rules) -> Vec<SettingDto> {
    Setting::all()
        .filter_map(|setting| {
            let found = rules.value(setting);
            let value = found.value.text(setting);
            (value != "n/a").then(|| SettingDto {
                setting: setting.name().to_owned(),
                meaning: in_all(|language: Language| setting.meaning(language)),
                value,
                articles: found.articles.iter().map(ToString::to_string).collect(),
                open: setting.is_overridable(),
                decided: found.origin == Origin::Event,
                choices: choices(setting),
            })
        })
        .collect()
}

fn choices(setting: Setting) -> Vec<String> {
    let words: &[&str] = match setting.kind() {
        ValueKind::Choice(words) => words,
        ValueKind::YesNo => &["yes", "no"],
        ValueKind::Span | ValueKind::Moves | ValueKind::Count => &[],
    };
    words.iter().map(|word| (*word).to_owned()).collect()
}
