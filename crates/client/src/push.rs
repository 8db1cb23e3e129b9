//! The games of a round, handed to those who show them elsewhere.

use std::time::Duration;

use serde_json::Value;
use tokio::time::sleep;
use tuomari_wire::socket::Token;

use crate::{
    Address, Trouble,
    http::{hand_in, read_again},
};

/// After trouble that passes it is tried again so much later.
const PAUSE: Duration = Duration::from_secs(10);

/// A page on the web.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    pub address: Address,
    /// What comes after the host.
    pub path: String,
}

/// From where to where, with which secret and how often.
#[derive(Clone, Debug)]
pub struct Push {
    /// The games of a round as PGN.
    pub from: Page,
    /// Where they are taken.
    pub to: Page,
    pub token: Token,
    pub every: Duration,
}

/// What became of the games so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pushed {
    /// They were handed in: so many games.
    Handed { games: usize },
    /// Those who took them could not read some.
    Unread { why: String },
    /// It is tried again in a while.
    Lost { why: String },
}

impl std::str::FromStr for Page {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Page, Trouble> {
        let text = text.trim();
        let (scheme, rest) = text.split_once("://").ok_or(Trouble::NoLink)?;
        let (host, path) = rest.split_once('/').ok_or(Trouble::NoLink)?;
        Ok(Page {
            address: format!("{scheme}://{host}").parse()?,
            path: format!("/{path}"),
        })
    }
}

impl Push {
    /// Does so, for a program that does nothing else.
    pub fn hand_in(&self, tell: &mut (dyn FnMut(Pushed) + Send)) -> Result<usize, Trouble> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(Trouble::unreachable)?;
        runtime.block_on(self.run(tell))
    }

    /// Hands the games in whenever they have changed, until all have ended.
    /// How often that was.
    pub async fn run(&self, tell: &mut (dyn FnMut(Pushed) + Send)) -> Result<usize, Trouble> {
        let (mut known, mut times) = (String::new(), 0);
        loop {
            match self.once(&mut known, tell).await {
                Ok(over) => {
                    times += usize::from(over.is_some());
                    if over == Some(true) {
                        return Ok(times);
                    }
                }
                Err(trouble) if trouble.passes() => {
                    let why = trouble.to_string();
                    tell(Pushed::Lost { why });
                    sleep(PAUSE).await;
                }
                Err(trouble) => return Err(trouble),
            }
            sleep(self.every).await;
        }
    }

    /// Whether all games have ended, if they were handed in.
    async fn once(
        &self,
        known: &mut String,
        tell: &mut (dyn FnMut(Pushed) + Send),
    ) -> Result<Option<bool>, Trouble> {
        let read = read_again(&self.from.address, &self.from.path, known).await?;
        if read.status == 304 {
            return Ok(None);
        }
        if read.status != 200 {
            return Err(read.json().err().unwrap_or_else(|| odd(read.status)));
        }
        let games = read.text.matches("[Event ").count();
        let over = games > 0 && !read.text.contains("[Result \"*\"]");
        let (to, secret) = (&self.to, self.token.0.as_str());
        let taken = hand_in(&to.address, &to.path, secret, read.text).await?;
        match taken.status {
            200..300 => {}
            429 | 500..=599 => return Err(Trouble::Unreachable(odd(taken.status).to_string())),
            status => return Err(odd(status)),
        }
        *known = read.tag;
        tell(Pushed::Handed { games });
        for why in unread(&taken.text) {
            tell(Pushed::Unread { why });
        }
        Ok(Some(over))
    }
}

/// What could not be read, as lichess answers: `{"games": [{"error": "…"}]}`.
fn unread(answer: &str) -> Vec<String> {
    let answer: Value = serde_json::from_str(answer).unwrap_or_default();
    let games = answer["games"].as_array().into_iter().flatten();
    let errors = games.filter_map(|game| game["error"].as_str());
    errors.map(str::to_owned).collect()
}

fn odd(status: u16) -> Trouble {
    Trouble::strange(format_args!("status {status}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_an_address_and_what_comes_after_it() {
        let page: Page = "https://chess.example/api/push?x=1".parse().unwrap();
        assert!(page.address.secure);
        assert_eq!(page.path, "/api/push?x=1");
        for text in ["", "chess.example/x", "http://chess.example", "ftp://a/b"] {
            assert_eq!(text.parse::<Page>(), Err(Trouble::NoLink), "{text}");
        }
    }

    #[test]
    fn what_could_not_be_read_is_told() {
        let answer = r#"{"games": [{"moves": 3}, {"error": "Illegal move"}]}"#;
        assert_eq!(unread(answer), ["Illegal move"]);
        assert!(unread("").is_empty());
    }
}
