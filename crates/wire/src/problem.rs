//! Problem details (RFC 9457), with the articles where there are any.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_conduct::Refusal;
use tuomari_rulebook::Rules;
use utoipa::ToSchema;

use super::{field_error::FieldError, view::articles, word::shown};

/// The media type of a problem in an answer over HTTP.
pub const PROBLEM_JSON: &str = "application/problem+json";

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct Problem {
    /// Which problem it is: `urn:tuomari:problem:refused`.
    pub r#type: String,
    /// The same in a few words of English.
    pub title: String,
    /// The status over HTTP.
    pub status: u16,
    /// What to do about it, in English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The id of a refusal, by which texts are found, after `refusal-`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refusal: Option<String>,
    /// The article it rests on, the nearest if there are several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// All of them, the nearest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>")]
    pub articles: Vec<String>,
    /// The fields that could not be read.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<FieldError>>")]
    pub fields: Vec<FieldError>,
}

impl Problem {
    /// A problem with nothing but its name. The id is the end of its type.
    pub fn new(id: &str, status: u16, title: &str) -> Problem {
        Problem {
            r#type: format!("urn:tuomari:problem:{id}"),
            title: title.to_owned(),
            status,
            detail: None,
            refusal: None,
            article: None,
            articles: Vec::new(),
            fields: Vec::new(),
        }
    }

    /// The same, with what to do about it.
    #[must_use]
    pub fn with_detail(self, detail: impl Into<String>) -> Problem {
        Problem {
            detail: Some(detail.into()),
            ..self
        }
    }

    /// A command that made no sense.
    pub fn refused(refusal: Refusal, rules: &Rules) -> Problem {
        let articles = articles(refusal.cites(rules));
        let status = if matches!(refusal, Refusal::NotYours | Refusal::Forbidden(_)) {
            403
        } else {
            409
        };
        Problem {
            refusal: Some(refusal.id().to_owned()),
            article: articles.first().cloned(),
            articles,
            ..Problem::new("refused", status, "The command makes no sense now")
        }
    }

    /// Fields that could not be read.
    pub fn fields(fields: &[FieldError]) -> Problem {
        let told: Vec<String> = fields.iter().map(FieldError::to_string).collect();
        Problem {
            detail: Some(told.join("; ")),
            fields: fields.to_vec(),
            ..Problem::new("fields", 422, "Some fields cannot be read")
        }
    }

    /// A message that is no message.
    pub fn unreadable(detail: &str) -> Problem {
        let detail = format!("{}; see the types of the messages", shown_long(detail));
        Problem::new("unreadable", 400, "The message cannot be read").with_detail(detail)
    }

    /// A message that is too long.
    pub fn too_large(most: usize) -> Problem {
        let detail = format!("send at most {most} bytes");
        Problem::new("too-large", 413, "The message is too long").with_detail(detail)
    }

    /// There is no such table, or it is none of this link's. The two are not
    /// told apart.
    pub fn no_table() -> Problem {
        Problem::new("no-table", 404, "There is no such table for this link")
            .with_detail("open the link you were given, or ask the organiser for another")
    }

    /// Too much was asked in too short a time.
    pub fn too_often(wait_ms: u64) -> Problem {
        let detail = format!("wait {wait_ms} ms and send it again");
        Problem::new("too-often", 429, "Too many messages").with_detail(detail)
    }

    /// The journal cannot be reached just now. Whether a command was written
    /// is not known; sent again with its key it is carried out once.
    pub fn unavailable() -> Problem {
        Problem::new("unavailable", 503, "The record cannot be reached just now")
            .with_detail("send it again with the same key; it will be carried out once")
    }

    /// What is stored of a table cannot be read. Sending it again is no use.
    pub fn broken_record() -> Problem {
        Problem::new("broken-record", 500, "The record of this table is broken")
            .with_detail("tell the organiser; `tuomari journal check` says what is wrong with it")
    }

    /// Whether it is the one with this id.
    pub fn is(&self, id: &str) -> bool {
        self.r#type.strip_prefix("urn:tuomari:problem:") == Some(id)
    }
}

impl From<FieldError> for Problem {
    fn from(error: FieldError) -> Problem {
        Problem::fields(&[error])
    }
}

/// A reader's complaint: it may quote the stranger's text, so it is bounded.
fn shown_long(detail: &str) -> String {
    let words: Vec<String> = detail.split(' ').take(24).map(shown).collect();
    words.join(" ")
}
