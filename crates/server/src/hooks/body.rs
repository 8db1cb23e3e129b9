//! A message as it goes over the wire: a webhook's, or one for ntfy.

use serde::Serialize;
use tuomari_print::code_of;
use tuomari_record::Date;

use crate::{
    hooks::{
        line::Note,
        matter::{Kind, Matter, Place},
        receiver::Receiver,
        words::{Values, Words},
    },
    wire::story::ToldEventDto,
};

/// Texts that one message to a phone holds at most.
const MOST_TEXTS: usize = 5;

/// A webhook, in the form that Standard Webhooks asks for.
#[derive(Debug, Serialize)]
struct Webhook<'a> {
    r#type: &'static str,
    timestamp: String,
    data: Data<'a>,
}

#[derive(Debug, Serialize)]
struct Data<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    competition: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    white: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    black: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    version: Option<u64>,
    at_ms: u64,
    /// Whether the arbiter is awaited.
    waits: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<&'a str>,
    /// The key of a text, its values and the articles.
    told: &'a ToldEventDto,
    language: &'static str,
    title: String,
    text: String,
    url: String,
    desk: String,
}

/// What ntfy publishes.
#[derive(Debug, Serialize)]
struct Push<'a> {
    topic: &'a str,
    title: String,
    message: String,
    priority: u8,
    tags: [&'static str; 1],
    click: String,
    /// Newer servers show a message that comes again in the place of the first.
    sequence_id: &'a str,
}

/// The id under which it is one message, however often it is sent.
pub(super) fn id(note: &Note) -> &str {
    note.0.first().map_or("", |matter| &matter.id)
}

/// A message to a receiver, as JSON; links begin with `base`.
pub(super) fn body(note: &Note, to: &Receiver, base: &str) -> Vec<u8> {
    let Some(first) = note.0.first() else {
        return Vec::new();
    };
    let written = match &to.topic {
        Some(topic) => serde_json::to_vec(&push(topic, first, note, to, base)),
        None => serde_json::to_vec(&webhook(first, to, base)),
    };
    written.unwrap_or_default()
}

fn webhook<'a>(matter: &'a Matter, to: &Receiver, base: &str) -> Webhook<'a> {
    let words = Words::of(to.language);
    let place = &matter.place;
    let named = |name: &'a Option<String>| name.as_deref().filter(|_| to.names);
    Webhook {
        r#type: matter.kind.word(),
        timestamp: Date::of_unix_ms(matter.at_ms).iso(),
        data: Data {
            table: place.table.map(|id| id.to_string()),
            competition: place.competition.map(|id| id.to_string()),
            event: place.event.as_deref(),
            round: place.round,
            board: place.board,
            white: named(&place.white),
            black: named(&place.black),
            version: matter.version,
            at_ms: matter.at_ms,
            waits: matter.waits,
            score: matter.score.as_deref(),
            told: &matter.told,
            language: code_of(to.language),
            title: title(matter, words),
            text: words.told(&matter.told.what),
            url: page(place, base),
            desk: format!("{base}/desk"),
        },
    }
}

fn push<'a>(topic: &'a str, first: &'a Matter, note: &Note, to: &Receiver, base: &str) -> Push<'a> {
    let words = Words::of(to.language);
    let boards = note.0.len();
    let is_outage = first.kind == Kind::Outage;
    let mut texts: Vec<String> = about(&first.place, to, words).into_iter().collect();
    if is_outage && boards > 1 {
        texts.push(with(words, "hooks-boards", "boards", boards.to_string()));
    } else {
        let told = note.0.iter().map(|one| words.told(&one.told.what));
        texts.extend(told.take(MOST_TEXTS));
    }
    let title = if is_outage && boards > 1 {
        words.with("hooks-outages", Values::new())
    } else {
        title(first, words)
    };
    let is_for_desk =
        first.place.table.is_some() && !matches!(first.kind, Kind::Result | Kind::Reopened);
    let click = if is_for_desk {
        format!("{base}/desk")
    } else {
        page(&first.place, base)
    };
    let (priority, tag) = looks(first);
    Push {
        topic,
        title,
        message: texts.join("\n"),
        priority,
        tags: [tag],
        click,
        sequence_id: &first.id,
    }
}

/// How loud a phone is, and the sign that ntfy puts before the title.
fn looks(matter: &Matter) -> (u8, &'static str) {
    let priority = if matter.waits { 4 } else { 3 };
    match matter.kind {
        Kind::Call => (priority, "bell"),
        Kind::Question => (priority, "question"),
        Kind::Claim => (priority, "raising_hand"),
        Kind::Flag => (priority, "triangular_flag_on_post"),
        Kind::Away => (4, "warning"),
        Kind::Outage => (priority, "hourglass"),
        Kind::Reopened => (priority, "leftwards_arrow_with_hook"),
        Kind::Result => (2, "checkered_flag"),
    }
}

fn title(matter: &Matter, words: &Words) -> String {
    let key = match (matter.kind, &matter.score) {
        (Kind::Result, Some(_)) => "hooks-score".to_owned(),
        (Kind::Call, _) if matter.place.table.is_none() => "hooks-called".to_owned(),
        (kind, _) => format!("hooks-{}", kind.word()),
    };
    let score = matter.score.clone().unwrap_or_default();
    let values = vec![
        ("place".to_owned(), place(&matter.place, words).into()),
        ("score".to_owned(), score.into()),
    ];
    words.with(&key, values)
}

/// `Board 7`, or what else tells one table from another.
fn place(place: &Place, words: &Words) -> String {
    if let Some(board) = place.board {
        return with(words, "hooks-board", "board", board.to_string());
    }
    let Some(table) = place.table else {
        return String::new();
    };
    // The letters that were drawn by lot stand last.
    let id = table.to_string();
    let (_, last) = id.split_at(id.len().saturating_sub(4));
    with(words, "hooks-table", "table", last.to_owned())
}

/// The event and the round, and the players where they may be named.
fn about(place: &Place, to: &Receiver, words: &Words) -> Option<String> {
    let round = place
        .round
        .map(|round| with(words, "hooks-round", "round", round.to_string()));
    let names = match (&place.white, &place.black) {
        (Some(white), Some(black)) if to.names => Some(format!("{white} – {black}")),
        _ => None,
    };
    let event = place.event.clone();
    let parts: Vec<String> = event.into_iter().chain(round).chain(names).collect();
    (!parts.is_empty()).then(|| parts.join(" · "))
}

/// A page that anybody may open.
fn page(place: &Place, base: &str) -> String {
    match (place.table, place.competition) {
        (Some(table), _) => format!("{base}/t/{table}"),
        (None, Some(competition)) => format!("{base}/c/{competition}"),
        (None, None) => format!("{base}/"),
    }
}

fn with(words: &Words, key: &str, name: &str, value: String) -> String {
    words.with(key, vec![(name.to_owned(), value.into())])
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, sync::Arc};

    use serde_json::Value;
    use tuomari_board::Color;
    use tuomari_clock::Millis;
    use tuomari_conduct::{Cause, Cites, Conclusion};
    use tuomari_record::StreamId;
    use tuomari_telling::{Beside, Told, beside, conclusion};

    use super::*;

    const FILES: [(&str, &str); 3] = [
        ("en", include_str!("../../locales/en/hooks.ftl")),
        ("fi", include_str!("../../locales/fi/hooks.ftl")),
        ("sv", include_str!("../../locales/sv/hooks.ftl")),
    ];

    const ALL: [Kind; 8] = [
        Kind::Call,
        Kind::Question,
        Kind::Claim,
        Kind::Flag,
        Kind::Away,
        Kind::Outage,
        Kind::Reopened,
        Kind::Result,
    ];

    fn matter(kind: Kind, told: Told) -> Arc<Matter> {
        Arc::new(Matter {
            kind,
            id: "t-9-x".to_owned(),
            at_ms: 1_794_000_000_000,
            place: Place {
                table: Some(StreamId::new(1_794_000_000_000, 0, [7; 9])),
                event: Some("Espoo".to_owned()),
                round: Some(3),
                board: Some(7),
                white: Some("Turku".to_owned()),
                black: Some("Vaasa".to_owned()),
                ..Place::default()
            },
            version: Some(9),
            told: ToldEventDto::new(told, Cites::default()),
            waits: true,
            score: None,
        })
    }

    fn outage() -> Told {
        beside(Beside::Outage(Millis::from_ms(12_000)))
    }

    fn to(text: &str) -> Receiver {
        text.parse().unwrap()
    }

    fn sent(note: &Note, receiver: &str) -> Value {
        let body = body(note, &to(receiver), "https://chess.example");
        serde_json::from_slice(&body).unwrap()
    }

    #[test]
    fn every_language_has_a_title_for_everything() {
        let keys = FILES.map(|(_, file)| {
            let lines = file.lines().filter(|line| line.starts_with("hooks-"));
            let keys = lines.filter_map(|line| Some(line.split_once(" =")?.0));
            keys.collect::<BTreeSet<&str>>()
        });
        assert_eq!(keys[0], keys[1]);
        assert_eq!(keys[0], keys[2]);
        for (code, _) in FILES {
            for kind in ALL {
                let note = Note(vec![matter(kind, outage())]);
                let sent = sent(&note, &format!("http://a/#{code}"));
                let title = sent["data"]["title"].as_str().unwrap();
                assert!(!title.starts_with("hooks-"), "{code}: {title}");
                assert!(kind == Kind::Away || title.contains('7'), "{code}: {title}");
            }
        }
    }

    #[test]
    fn a_phone_is_told_in_its_language() {
        let resigned = conclusion(Conclusion::win(
            Color::White,
            Cause::Resignation(Color::Black),
        ));
        let note = Note(vec![
            matter(Kind::Call, outage()),
            matter(Kind::Result, resigned),
        ]);
        let sent = |receiver: &str| sent(&note, receiver);
        let english = sent("ntfy+http://a/topic");
        assert_eq!(english["topic"], "topic");
        assert_eq!(english["title"], "Board 7 calls");
        assert_eq!(english["priority"], 4);
        assert_eq!(english["click"], "https://chess.example/desk");
        let message = english["message"].as_str().unwrap();
        assert!(message.starts_with("Espoo · Round 3\n"), "{message}");
        assert!(message.contains("1-0. Black resigned."), "{message}");
        assert!(!message.contains("Turku"), "names were not asked for");
        let finnish = sent("ntfy+http://a/topic#fi,names,call,result");
        assert_eq!(finnish["title"], "Pöytä 7 kutsuu");
        assert!(
            finnish["message"]
                .as_str()
                .unwrap()
                .contains("Turku – Vaasa")
        );
        assert_eq!(sent("ntfy+http://a/topic#sv")["title"], "Bord 7 kallar");
    }

    #[test]
    fn a_phone_rings_once_for_a_hall_that_gets_time_back() {
        let note = Note(vec![matter(Kind::Outage, outage()); 40]);
        let sent = sent(&note, "ntfy+http://a/topic");
        let message = sent["message"].as_str().unwrap();
        assert!(message.contains("40") && message.len() < 200, "{message}");
    }

    #[test]
    fn a_program_gets_names_only_if_its_operator_says_so() {
        let note = Note(vec![matter(Kind::Outage, outage())]);
        let silent = sent(&note, "http://a/");
        assert!(silent["data"].get("white").is_none(), "{silent}");
        assert_eq!(silent["timestamp"], "2026-11-06T21:20:00Z");
        assert_eq!(silent["type"], "outage");
        assert_eq!(silent["data"]["told"]["key"], "record-outage");
        assert_eq!(sent(&note, "http://a/#names")["data"]["white"], "Turku");
    }
}
