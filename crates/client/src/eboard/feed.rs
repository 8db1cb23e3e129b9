//! One board of LiveChess, followed for as long as anybody listens.
//!
//! LiveChess goes away and comes back, a board is switched off and on: the feed
//! says so and tries again. What stood there meanwhile is in the first answer.

use std::time::Duration;

use tokio::{
    sync::mpsc::Sender,
    time::{Instant, MissedTickBehavior, interval, sleep},
};

use super::livechess::{Board, Heard, Line, LiveChess, Standing, is_well};
use crate::Trouble;

/// How often the list of boards is asked for. It tells that LiveChess is there,
/// how the board is, and what stands on it if a message was missed: two lists
/// in a row are believed where the feed said otherwise.
const EVERY: Duration = Duration::from_secs(5);

/// Who says nothing for so long is gone.
const LONGEST_SILENCE: Duration = Duration::from_secs(20);

/// Pauses before trying again; they double.
const PAUSE: Duration = Duration::from_millis(250);
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// Who says so much in a row that cannot be understood is no LiveChess.
const MOST_STRANGE: u32 = 500;

/// What the feed says.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Fed {
    /// This board is followed now.
    Follows(String),
    Stands(Standing),
    /// LiveChess says so of the board.
    State(String),
    /// LiveChess is there, and the board is not.
    NoBoard,
    /// What came was not understood.
    Strange(String),
    Lost(Trouble),
    /// Several boards, or none of the number asked for: which one is not known.
    Unclear(Vec<Board>),
}

/// Nobody listens any longer.
struct NobodyListens;

/// One board of LiveChess.
pub(super) struct Feed {
    at: LiveChess,
    /// The board that was asked for, or that was followed before.
    wanted: Option<String>,
    /// Whether it was followed before.
    followed: bool,
    told: Sender<Fed>,
}

impl Feed {
    pub(super) fn new(at: LiveChess, wanted: Option<String>, told: Sender<Fed>) -> Feed {
        Feed {
            at,
            wanted,
            followed: false,
            told,
        }
    }

    /// Follows the board until nobody listens.
    pub(super) async fn keep(mut self) {
        let mut pause = PAUSE;
        loop {
            let came = Instant::now();
            let trouble = match self.watch().await {
                Ok(NobodyListens) => return,
                Err(trouble) => trouble,
            };
            if came.elapsed() > LONGEST_PAUSE {
                pause = PAUSE;
            }
            if self.told.send(Fed::Lost(trouble)).await.is_err() {
                return;
            }
            sleep(pause).await;
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    /// One connection, from its beginning to its end.
    async fn watch(&mut self) -> Result<NobodyListens, Trouble> {
        let mut line = Line::open(&self.at).await?;
        let mut known = Known::default();
        let mut ticks = interval(EVERY);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard_at = Instant::now();
        let (mut strange, mut strange_told) = (0, false);
        loop {
            let heard = tokio::select! {
                heard = line.hear() => heard?,
                _ = ticks.tick() => {
                    if heard_at.elapsed() > LONGEST_SILENCE {
                        return Err(Trouble::unreachable("LiveChess says nothing"));
                    }
                    line.ask_boards().await?;
                    continue;
                }
                () = self.told.closed() => return Ok(NobodyListens),
            };
            heard_at = Instant::now();
            if !matches!(heard, Heard::Strange(_)) {
                strange = 0;
            }
            let tell = match heard {
                Heard::Boards(boards) => self.listed(boards, &mut line, &mut known).await?,
                Heard::Stands(standing) => known.fed(standing).into_iter().collect(),
                Heard::Refused(why) => return Err(Trouble::strange(why)),
                Heard::Nothing => Vec::new(),
                Heard::Strange(what) => {
                    strange += 1;
                    if strange > MOST_STRANGE {
                        return Err(Trouble::strange(what));
                    }
                    if std::mem::replace(&mut strange_told, true) {
                        continue;
                    }
                    vec![Fed::Strange(what)]
                }
            };
            for told in tell {
                if self.told.send(told).await.is_err() {
                    return Ok(NobodyListens);
                }
            }
        }
    }

    /// LiveChess has listed its boards.
    async fn listed(
        &mut self,
        boards: Vec<Board>,
        line: &mut Line,
        known: &mut Known,
    ) -> Result<Vec<Fed>, Trouble> {
        let wanted = self.wanted.as_ref();
        let found = match (wanted, boards.as_slice()) {
            (Some(wanted), boards) => boards.iter().find(|board| board.serial == *wanted),
            (None, [only]) => Some(only),
            (None, _) => None,
        };
        let Some(found) = found.cloned() else {
            // A board that was followed may be switched on again.
            let unclear = !boards.is_empty() && !self.followed;
            let said = if unclear {
                Fed::Unclear(boards)
            } else {
                Fed::NoBoard
            };
            return Ok(known.state(said).into_iter().collect());
        };
        let mut tell = Vec::new();
        if line.serial.is_none() {
            line.follow(&found.serial).await?;
            // What happened before it was followed is in this answer.
            line.ask_boards().await?;
            // Whoever comes back follows the same board.
            self.wanted = Some(found.serial.clone());
            self.followed = true;
            tell.push(Fed::Follows(found.serial.clone()));
        }
        let is_well = found.is_well();
        tell.extend(known.state(Fed::State(found.state)));
        if is_well {
            tell.extend(found.stands.and_then(|standing| known.listed(standing)));
        }
        Ok(tell)
    }
}

/// What was told on one connection.
#[derive(Debug, Default)]
struct Known {
    stands: Option<Standing>,
    state: Option<Fed>,
    /// Whether the feed has spoken of what stands there.
    spoken: bool,
    /// What the last list had that the feed has not.
    doubted: Option<Standing>,
}

impl Known {
    /// What the feed says stands on the board, if that is new.
    fn fed(&mut self, standing: Standing) -> Option<Fed> {
        self.spoken = true;
        self.doubted = None;
        self.stands(standing)
    }

    /// What a list says stands there, if that is new. One list may lag behind a
    /// feed that speaks; two in a row that say the same, and the feed nothing
    /// between them, tell of a message that was missed.
    fn listed(&mut self, standing: Standing) -> Option<Fed> {
        if self.spoken && self.stands.as_ref() != Some(&standing) {
            let before = self.doubted.replace(standing.clone());
            if before.as_ref() != Some(&standing) {
                return None;
            }
        }
        self.doubted = None;
        self.stands(standing)
    }

    fn stands(&mut self, standing: Standing) -> Option<Fed> {
        let new = self.stands.as_ref() != Some(&standing);
        self.stands = Some(standing.clone());
        new.then_some(Fed::Stands(standing))
    }

    /// How the board is, if that is new.
    fn state(&mut self, said: Fed) -> Option<Fed> {
        let new = self.state.as_ref() != Some(&said);
        let well = |said: &Fed| matches!(said, Fed::State(state) if is_well(state));
        if new && !(self.state.as_ref().is_some_and(well) && well(&said)) {
            // What stands on a board that is back is told again.
            self.stands = None;
            self.doubted = None;
            self.spoken = false;
        }
        self.state = Some(said.clone());
        new.then_some(said)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(board: &str) -> Standing {
        Standing {
            board: board.parse().unwrap(),
            flipped: false,
        }
    }

    const BEFORE: &str = "4k3/8/8/8/8/8/4P3/4K3";
    const AFTER: &str = "4k3/8/8/8/4P3/8/8/4K3";

    /// What each of these tells, the lists marked.
    fn told(said: &[(bool, &str)]) -> Vec<bool> {
        let mut known = Known::default();
        let tell = said.iter().map(|(listed, board)| {
            let standing = standing(board);
            let told = if *listed {
                known.listed(standing.clone())
            } else {
                known.fed(standing.clone())
            };
            assert!(told.is_none() || told == Some(Fed::Stands(standing)));
            told.is_some()
        });
        tell.collect()
    }

    #[test]
    fn a_list_is_believed_against_the_feed_once_two_say_the_same() {
        const LIST: bool = true;
        const FEED: bool = false;
        // Nothing was fed: the list is all there is.
        assert_eq!(told(&[(LIST, BEFORE), (LIST, AFTER)]), [true, true]);
        // It lags once.
        let lags = [(FEED, AFTER), (LIST, BEFORE), (LIST, AFTER)];
        assert_eq!(told(&lags), [true, false, false]);
        // It lags now and then; two that lag are not two in a row.
        let lags = [
            (FEED, AFTER),
            (LIST, BEFORE),
            (LIST, AFTER),
            (LIST, BEFORE),
            (FEED, AFTER),
            (LIST, BEFORE),
        ];
        assert_eq!(told(&lags), [true, false, false, false, false, false]);
        // The feed missed it.
        let missed = [(FEED, BEFORE), (LIST, AFTER), (LIST, AFTER), (LIST, AFTER)];
        assert_eq!(told(&missed), [true, false, true, false]);
    }

    /// It is in use or it is not, and that is no reason to believe a list.
    #[test]
    fn a_board_that_rests_was_not_away() {
        let mut known = Known::default();
        let state = |word: &str| Fed::State(word.to_owned());
        assert!(known.state(state("ACTIVE")).is_some());
        assert!(known.fed(standing(AFTER)).is_some());
        assert!(known.state(state("INACTIVE")).is_some());
        assert!(known.listed(standing(BEFORE)).is_none());
        assert!(known.listed(standing(AFTER)).is_none());
    }

    #[test]
    fn a_board_that_is_back_is_believed_at_once() {
        let mut known = Known::default();
        assert!(known.fed(standing(BEFORE)).is_some());
        assert!(known.state(Fed::NoBoard).is_some());
        assert!(known.listed(standing(AFTER)).is_some());
    }
}
