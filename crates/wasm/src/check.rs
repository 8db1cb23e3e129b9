//! Whether the record of a game holds: every hash made anew, in the browser.
//!
//! The page has the story of a game as the server tells it. Its first entry is
//! not told, for it names what the links of seats are known by; its hash is,
//! and the chain is followed from there. A competition is told whole, to those
//! who run it.

use serde::Deserialize;
use tuomari_record::{StreamId, chain::End, read_hash};

/// What of a story the chain is made of.
#[derive(Debug, Deserialize)]
struct Story {
    about: About,
    /// Of the entry that is not told; none if all are.
    #[serde(default)]
    first_hash: Option<String>,
    steps: Vec<Step>,
    hash: String,
}

#[derive(Debug, Deserialize)]
struct About {
    table: String,
}

#[derive(Debug, Deserialize)]
struct Step {
    version: u64,
    hash: String,
    body: String,
}

/// The entry at which the chain of hashes breaks; none if it holds. What
/// cannot be read as a hash breaks it too.
pub fn broken_at(story: &str) -> serde_json::Result<Option<u64>> {
    let story: Story = serde_json::from_str(story)?;
    let first = match &story.first_hash {
        None => Some(End::START),
        Some(hash) => read_hash(hash).map(|hash| End { version: 1, hash }),
    };
    let (Ok(table), Some(mut end)) = (story.about.table.parse::<StreamId>(), first) else {
        return Ok(Some(1));
    };
    for step in &story.steps {
        let next = read_hash(&step.hash).and_then(|hash| {
            end.then(table, step.version, step.body.as_bytes(), &hash)
                .ok()
        });
        let Some(next) = next else {
            return Ok(Some(end.version + 1));
        };
        end = next;
    }
    let holds = read_hash(&story.hash) == Some(end.hash);
    Ok((!holds).then_some(end.version))
}
