//! What nodes ask each other after a player who comes in the midst of his turn.
//!
//! What he was shown, and whether he could act, is known only where he sat. A
//! node that answers says when it last heard of him there: after that he was
//! on his way. One that does not answer, or that stood still or was cut off
//! lately, may be where he was; then his own word counts, and only for the time
//! in which nobody else heard of him.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::Notify;
use tuomari_record::Hash;

/// Questions under way at once.
const MOST: usize = 4_096;

/// The first byte of a question, and of an answer. What a word of an act begins
/// with does not matter: it has another length than both.
pub(crate) const QUESTION: u8 = b'?';
pub(crate) const ANSWER: u8 = b'!';

/// Names of nodes are shorter.
const LONGEST_NAME: usize = 64;

/// The questions of this node that are under way.
#[derive(Debug, Default)]
pub(crate) struct Asking(Mutex<BTreeMap<Hash, Question>>);

#[derive(Debug, Default)]
struct Question {
    answers: Vec<Answer>,
    more: Arc<Notify>,
}

/// What one node knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    pub(crate) name: String,
    /// When it last heard of the player; 0 if never.
    pub(crate) heard_ms: u64,
    /// Since when it could do nothing for him, if it could not lately.
    pub(crate) unwell_ms: Option<u64>,
}

/// What the others know together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_field_names, reason = "a unit is no name")]
pub(crate) struct Whereabouts {
    /// When one of them last heard of the player; 0 if none did.
    pub(crate) heard_ms: u64,
    /// Since when one of them is missing at which he may have sat.
    pub(crate) missing_ms: Option<u64>,
    /// Since when the one is missing from which he comes.
    pub(crate) gone_ms: Option<u64>,
}

/// A question that somebody waits for. Who goes away meanwhile leaves nothing.
#[derive(Debug)]
pub(crate) struct Waiting<'a> {
    all: &'a Asking,
    mark: Hash,
    more: Arc<Notify>,
}

impl Waiting<'_> {
    /// Another answer has come.
    pub(crate) async fn more(&self) {
        self.more.notified().await;
    }

    pub(crate) fn answers(&self) -> Vec<Answer> {
        let all = self.all.lock();
        let question = all.get(&self.mark);
        question.map_or_else(Vec::new, |question| question.answers.clone())
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.all.lock().remove(&self.mark);
    }
}

impl Asking {
    pub(crate) fn begin(&self, mark: Hash) -> Option<Waiting<'_>> {
        let mut all = self.lock();
        if all.len() >= MOST {
            return None;
        }
        let more = Arc::clone(&all.entry(mark).or_default().more);
        drop(all);
        Some(Waiting {
            all: self,
            mark,
            more,
        })
    }

    /// Whether a question is ours.
    pub(crate) fn has(&self, mark: &Hash) -> bool {
        self.lock().contains_key(mark)
    }

    pub(crate) fn take(&self, mark: &Hash, answer: Answer) {
        let mut all = self.lock();
        // One that we did not ask, or no longer wait for.
        let Some(question) = all.get_mut(mark) else {
            return;
        };
        let known = |one: &Answer| one.name == answer.name;
        if !question.answers.iter().any(known) && question.answers.len() < MOST {
            question.answers.push(answer);
            question.more.notify_one();
        }
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<Hash, Question>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What follows from signs of life and answers.
pub(crate) fn sum(
    others: &[(String, u64)],
    answers: &[Answer],
    came_from: Option<&str>,
) -> Whereabouts {
    let answer = |name: &str| answers.iter().find(|answer| answer.name == name);
    let silent = others.iter().filter(|(name, _)| answer(name).is_none());
    let gone = silent.clone().find(|(name, _)| Some(&**name) == came_from);
    let silent_ms = silent.map(|(_, at_ms)| *at_ms).min();
    let unwell = others
        .iter()
        .filter_map(|(name, _)| answer(name)?.unwell_ms);
    Whereabouts {
        heard_ms: answers
            .iter()
            .map(|answer| answer.heard_ms)
            .max()
            .unwrap_or(0),
        missing_ms: unwell.chain(silent_ms).min(),
        gone_ms: gone.map(|(_, at_ms)| *at_ms),
    }
}

pub(crate) fn written(answer: &Answer) -> Vec<u8> {
    let mut body = vec![ANSWER];
    body.extend(answer.heard_ms.to_be_bytes());
    body.extend(answer.unwell_ms.unwrap_or(0).to_be_bytes());
    body.extend(answer.name.as_bytes());
    body
}

pub(crate) fn read(body: &[u8]) -> Option<Answer> {
    let (heard_ms, rest) = body.split_first_chunk()?;
    let (unwell_ms, name) = rest.split_first_chunk()?;
    let name = str::from_utf8(name).ok()?;
    let unwell_ms = u64::from_be_bytes(*unwell_ms);
    ((1..=LONGEST_NAME).contains(&name.len())).then(|| Answer {
        name: name.to_owned(),
        heard_ms: u64::from_be_bytes(*heard_ms),
        unwell_ms: (unwell_ms > 0).then_some(unwell_ms),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(name: &str, heard_ms: u64, unwell_ms: Option<u64>) -> Answer {
        Answer {
            name: name.to_owned(),
            heard_ms,
            unwell_ms,
        }
    }

    #[test]
    fn who_does_not_answer_is_missing_since_its_last_sign() {
        let others = [("a".to_owned(), 5_000), ("b".to_owned(), 6_000)];
        let (a, b) = (answer("a", 0, None), answer("b", 5_800, None));
        let all_well = sum(&others, &[a.clone(), b.clone()], None);
        assert_eq!((all_well.heard_ms, all_well.missing_ms), (5_800, None));
        let without_a = sum(&others, std::slice::from_ref(&b), Some("a"));
        assert_eq!(
            (without_a.heard_ms, without_a.missing_ms),
            (5_800, Some(5_000))
        );
        let without_b = sum(&others, std::slice::from_ref(&a), Some("a"));
        assert_eq!(without_b.missing_ms, Some(6_000));
        assert_eq!(without_a.gone_ms, Some(5_000));
        assert_eq!(without_b.gone_ms, None, "he comes from another");
        assert_eq!(sum(&others, &[], Some("c")).gone_ms, None);
        assert_eq!(sum(&others, &[], None).missing_ms, Some(5_000));
        let unwell = answer("b", 5_800, Some(4_000));
        assert_eq!(sum(&others, &[a, unwell], None).missing_ms, Some(4_000));
    }

    #[test]
    fn an_answer_is_read_as_it_was_written_and_nothing_else_is() {
        for one in [answer("node-1", 7, None), answer("n", 0, Some(9))] {
            assert_eq!(read(&written(&one)[1..]), Some(one));
        }
        for body in [&[][..], &[0; 15], &[0; 16], &[0; 81], &[255; 20]] {
            assert_eq!(read(body), None);
        }
    }

    #[test]
    fn an_answer_counts_once_and_only_to_a_question() {
        let all = Asking::default();
        let mark = [1; 32];
        all.take(&mark, answer("a", 1, None));
        assert!(!all.has(&mark));
        let waiting = all.begin(mark).unwrap();
        all.take(&mark, answer("a", 1, None));
        all.take(&mark, answer("a", 2, None));
        assert_eq!(waiting.answers(), [answer("a", 1, None)]);
        drop(waiting);
        assert!(!all.has(&mark), "nothing is left of it");
        assert_eq!(all.begin(mark).unwrap().answers(), []);
    }
}
