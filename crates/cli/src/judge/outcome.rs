//! What became of a command.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use serde_json::{Map, Value};
use tuomari_board::Position;
use tuomari_clock::At;
use tuomari_conduct::{Cites, Command, Question, Refusal};
use tuomari_record::OrganiserName;
use tuomari_rulebook::{ArticleId, Language, Rules};
use tuomari_telling::{Told, question, refusal};

use super::{clocks::ClocksTold, line::by_word, time::instant};
use crate::{
    messages::Messages,
    output::{ALARM, HEADING, NOTICE, QUIET, hung, styled, wrapped},
    told::capitalised,
};

/// A command and what it led to.
#[derive(Debug, Serialize)]
pub(crate) struct Outcome {
    at_ms: u64,
    by: &'static str,
    /// The organiser whose link was used where the seat's own was not.
    #[serde(skip_serializing_if = "Option::is_none")]
    organiser: Option<String>,
    command: String,
    events: Vec<EventTold>,
    refusal: Option<RefusalTold>,
    /// What both clocks show after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) clocks: Option<ClocksTold>,
    #[serde(skip)]
    time: String,
}

/// Something that happened.
#[derive(Debug, Serialize)]
struct EventTold {
    event: String,
    text: String,
    articles: Vec<String>,
    #[serde(flatten)]
    details: Map<String, Value>,
    #[serde(skip)]
    cites: Vec<ArticleId>,
}

/// Why nothing happened.
#[derive(Debug, Serialize)]
struct RefusalTold {
    id: &'static str,
    text: String,
    articles: Vec<String>,
    #[serde(skip)]
    cites: Vec<ArticleId>,
}

/// A question that is open.
#[derive(Debug, Serialize)]
pub(crate) struct QuestionTold {
    #[serde(flatten)]
    told: EventTold,
}

/// The gists of the articles that were cited, each given once.
#[derive(Debug, Default)]
pub(crate) struct Gists {
    language: Option<Language>,
    told: BTreeSet<ArticleId>,
}

impl Outcome {
    pub(super) fn new(command: &Command, words: String) -> Outcome {
        Outcome {
            at_ms: command.at.ms(),
            by: by_word(command.by),
            organiser: None,
            command: words,
            events: Vec::new(),
            refusal: None,
            clocks: None,
            time: instant(command.at),
        }
    }

    /// What somebody did, where only the consequences are known.
    pub(super) fn retold(at: At, by: &'static str, organiser: Option<OrganiserName>) -> Outcome {
        let organiser = organiser.map(|name| name.to_string());
        Outcome {
            at_ms: at.ms(),
            by,
            command: match &organiser {
                Some(name) => format!("{by} ({name})"),
                None => by.to_owned(),
            },
            organiser,
            events: Vec::new(),
            refusal: None,
            clocks: None,
            time: instant(at),
        }
    }

    pub(super) fn add(&mut self, told: &Told, cites: Cites, say: &Messages) {
        self.events.push(EventTold::new(told, cites, say));
    }

    pub(super) fn refuse(&mut self, why: Refusal, rules: &Rules, say: &Messages) {
        let cites: Vec<ArticleId> = why.cites(rules).iter().collect();
        self.refusal = Some(RefusalTold {
            id: why.id(),
            text: say.told(&refusal(why)),
            articles: cites.iter().map(ArticleId::to_string).collect(),
            cites,
        });
    }

    /// The command and what it led to, for a person.
    pub(crate) fn to_text(&self, gists: &mut Gists, say: &Messages) -> String {
        let head = format!("{} {}", self.time, self.command);
        format!(
            "{}\n{}",
            styled(HEADING, &head),
            self.consequences(gists, say)
        )
    }

    /// What both clocks show after it, for a person.
    pub(crate) fn clocks(&self, say: &Messages) -> String {
        let told = self.clocks.map(|clocks| clocks.to_text(say));
        told.map_or_else(String::new, |text| format_quiet(&hung(&text, 2)))
    }

    /// What it led to.
    pub(crate) fn consequences(&self, gists: &mut Gists, say: &Messages) -> String {
        let mut text = String::new();
        for event in &self.events {
            let styled_text = match event.event.as_str() {
                "concluded" | "annulled" => styled(ALARM, &event.text),
                "asked" | "asked-proposal" => styled(NOTICE, &event.text),
                _ => event.text.clone(),
            };
            text.push_str(&line(&styled_text, &event.articles));
            text.push_str(&gists.of(&event.cites));
        }
        if let Some(refusal) = &self.refusal {
            let refused = styled(ALARM, &say.text("judge-refused"));
            let told = format!("{refused}: {}", refusal.text);
            text.push_str(&line(&told, &refusal.articles));
            text.push_str(&gists.of(&refusal.cites));
        } else if self.events.is_empty() {
            text.push_str(&line(&say.text("judge-nothing"), &[]));
        }
        text
    }

    /// All articles behind it.
    pub(crate) fn cited(&self) -> impl Iterator<Item = ArticleId> {
        let refused = self.refusal.iter().flat_map(|refusal| &refusal.cites);
        let events = self.events.iter().flat_map(|event| &event.cites);
        events.chain(refused).copied()
    }
}

impl EventTold {
    fn new(told: &Told, cites: Cites, say: &Messages) -> EventTold {
        let cites: Vec<ArticleId> = cites.iter().collect();
        let (event, text) = (told.id().to_owned(), capitalised(&say.told(told)));
        let mut details = say.details(told);
        details.remove("id");
        EventTold {
            event,
            text,
            articles: cites.iter().map(ArticleId::to_string).collect(),
            details,
            cites,
        }
    }
}

impl QuestionTold {
    /// A question in a game that began in `start`.
    pub(crate) fn new(asked: &Question, start: &Position, say: &Messages) -> QuestionTold {
        let told = question(asked).counted_from(start);
        QuestionTold {
            told: EventTold::new(&told, asked.cites, say),
        }
    }

    /// The question for a person.
    pub(crate) fn to_text(&self) -> String {
        line(&self.told.text, &self.told.articles)
    }
}

impl Gists {
    /// Gists in this language; none if nobody asked for them.
    pub(crate) fn new(language: Option<Language>) -> Gists {
        Gists {
            language,
            told: BTreeSet::new(),
        }
    }

    /// The gists of these articles that were not given yet, for a person.
    fn of(&mut self, articles: &[ArticleId]) -> String {
        let Some(language) = self.language else {
            return String::new();
        };
        let mut text = String::new();
        for id in articles {
            if self.told.insert(*id) {
                let gist = format!("{id}: {}", id.article().gist(language));
                let gist = wrapped(gist.split(' '), 6);
                text.push_str(&format_quiet(&gist));
            }
        }
        text
    }

    /// The gists of these articles, for a program.
    pub(crate) fn all(
        &self,
        articles: impl Iterator<Item = ArticleId>,
    ) -> Option<BTreeMap<String, &'static str>> {
        let language = self.language?;
        let gist = |id: ArticleId| (id.to_string(), id.article().gist(language));
        Some(articles.map(gist).collect())
    }
}

fn format_quiet(lines: &str) -> String {
    lines
        .lines()
        .flat_map(|line| [styled(QUIET, line), "\n".to_owned()])
        .collect()
}

/// A line of consequences with its articles.
fn line(text: &str, articles: &[String]) -> String {
    if articles.is_empty() {
        hung(text, 2)
    } else {
        hung(&format!("{text} ({})", articles.join(", ")), 2)
    }
}
