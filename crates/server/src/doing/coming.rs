//! Somebody comes to a table in the midst of his turn, perhaps from another node.

use std::time::Duration;

use tokio::time::{Instant, timeout_at};
use tuomari_board::Color;
use tuomari_bus::{Bytes, Hint};
use tuomari_clock::At;
use tuomari_conduct::Seat;
use tuomari_journal::Outage;
use tuomari_record::{Hash, StreamId};

use crate::{
    doing::{
        asking::{ANSWER, Answer, QUESTION, Whereabouts, read, sum, written},
        elsewhere,
        outage::{give_back, owe},
        patience::{RETURN_MS, missed_for_ms},
    },
    node::Node,
    table::{
        Table,
        place::TablePlace,
        turn::{Coming, NOTHING_MS},
    },
};

/// Who has not answered by then does not.
const PATIENCE: Duration = Duration::from_millis(250);

/// Somebody at the door of a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guest<'a> {
    pub(crate) seat: Seat,
    pub(crate) knocked: At,
    /// The version that he has, as he says.
    pub(crate) has: Option<u64>,
    /// The node at which he sat, as he says.
    pub(crate) came_from: Option<&'a str>,
}

/// Somebody sits down at a table, who knocked a moment ago. If he was on move
/// when an outage ended, he had to find his way back, and that is not his time
/// either; nor is what it took us to open, of which less is a trifle than
/// usual: nobody counts what he lost on his way. If a node does not answer, he
/// may have sat at it, and what he sends again was sent there in vain. If it is
/// the one that he names, he sat there, and could do nothing since it is gone.
/// The version that he has says whether he was shown his turn.
pub(crate) async fn came_back(
    node: &Node,
    place: &TablePlace,
    table: &mut Table,
    guest: Guest<'_>,
) {
    let Guest { knocked, has, .. } = guest;
    let Seat::Player(color) = guest.seat else {
        return;
    };
    place.comes(color, has);
    if table.on_move() != Some(color) || place.present_since(color).is_some() {
        return;
    }
    if node.life.ensure_in(node, table.id).await.is_err() {
        return;
    }
    let others = ask(node, table.id, color, guest.came_from).await;
    let over_ms = node.life.last_outage_ms(node, table.id);
    let now_ms = node.clock.now_ms();
    table.time.returns(
        At::from_ms(now_ms),
        Coming {
            knocked_ms: knocked.ms(),
            has,
            heard_ms: place.heard_ms(color).max(others.heard_ms),
            missing_ms: others.missing_ms,
            gone_ms: others.gone_ms,
        },
    );
    // Who was kept waiting for longer has gone to another door.
    let still_here = now_ms <= knocked.ms().saturating_add(RETURN_MS);
    if still_here && now_ms > knocked.ms() + NOTHING_MS {
        let from_ms = knocked.ms();
        let to_ms = now_ms;
        table.time.owe(Outage { from_ms, to_ms });
    }
    if table.time.since.ms() <= over_ms && now_ms <= over_ms.saturating_add(RETURN_MS) {
        owe(node, table, over_ms, 0);
    }
    if table.time.owed_ms() > 0 {
        give_back(node, place, table).await;
        if table.on_move() != Some(color) {
            // It was his turn no longer, and this node did not know it.
            return;
        }
        // He does not sit here yet, and sees nothing.
        owe(node, table, now_ms, 0);
    }
    table.time.sits(node.clock.now());
}

/// Asks the others after a player of a table who is not here, and says that he
/// comes from one of them.
pub(crate) async fn ask(
    node: &Node,
    table: StreamId,
    color: Color,
    came_from: Option<&str>,
) -> Whereabouts {
    if !node.journal.keeps_time() {
        // There are no others.
        return Whereabouts::default();
    }
    let Ok(beats) = node.journal.last_beats(table.shard()).await else {
        return Whereabouts::default();
    };
    let since_ms = lately_ms(node);
    let others = beats.into_iter();
    let others = others.filter(|(name, at_ms)| *name != node.name && *at_ms >= since_ms);
    let others: Vec<(String, u64)> = others.collect();
    if others.is_empty() {
        return Whereabouts::default();
    }
    let answers = answers(node, table, color, others.len()).await;
    sum(&others, &answers, came_from)
}

/// What is answered in time.
async fn answers(node: &Node, table: StreamId, color: Color, count: usize) -> Vec<Answer> {
    let mut mark = Hash::default();
    if getrandom::fill(&mut mark).is_err() {
        return Vec::new();
    }
    let Some(waiting) = node.asking.begin(mark) else {
        return Vec::new();
    };
    let body = vec![QUESTION, side(color)];
    let question = Hint::with_body(table, elsewhere::VERSION, mark, Bytes::from(body));
    node.bus.publish(question);
    let end = Instant::now() + PATIENCE;
    while waiting.answers().len() < count {
        if timeout_at(end, waiting.more()).await.is_err() {
            break;
        }
    }
    waiting.answers()
}

/// Hears a word: a question is answered, an answer is kept. Whether it was
/// either.
pub(crate) fn hear(node: &Node, hint: &Hint) -> bool {
    let Some((mark, body)) = hint.entry() else {
        return false;
    };
    match *body.as_ref() {
        [QUESTION, color @ (0 | 1)] => {
            if node.asking.has(mark) {
                // It is our own.
                return true;
            }
            let color = [Color::White, Color::Black][usize::from(color)];
            let body = written(&own(node, hint.stream, color));
            let answer = Hint::with_body(hint.stream, hint.version, *mark, Bytes::from(body));
            node.bus.publish(answer);
            true
        }
        [ANSWER, ref rest @ ..] => {
            let answer = read(rest);
            let known = answer.is_some();
            if let Some(answer) = answer {
                node.asking.take(mark, answer);
            }
            known
        }
        _ => false,
    }
}

/// What this node knows of a player. What it heard of him while it could do
/// nothing for him is nothing.
fn own(node: &Node, table: StreamId, color: Color) -> Answer {
    node.life.notice(node);
    let now_ms = node.clock.now_ms();
    let heard_ms = node.hall.get(table).map_or(0, |place| {
        let present = place.present_since(color).map(|_| now_ms);
        present.unwrap_or_else(|| place.heard_ms(color))
    });
    let since_ms = lately_ms(node);
    let unwell = node.life.unwell_since(node, table, since_ms);
    let deaf = node.follower.deaf_after(since_ms);
    let unwell_ms = unwell.into_iter().chain(deaf).min();
    Answer {
        name: node.name.clone(),
        heard_ms: unwell_ms.map_or(heard_ms, |unwell_ms| heard_ms.min(unwell_ms)),
        unwell_ms,
    }
}

/// A node of which the last sign is older has been gone for longer than any
/// page needs to notice it.
fn lately_ms(node: &Node) -> u64 {
    let missed_ms = missed_for_ms(node.config.silence_ms);
    node.clock.now_ms().saturating_sub(missed_ms)
}

fn side(color: Color) -> u8 {
    u8::from(color == Color::Black)
}
