//! The way between browsers and nodes: bytes that take their time, lines that
//! stall, break, or swallow everything and say nothing.

use std::{
    collections::VecDeque,
    io,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll, Waker},
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    sync::{mpsc, oneshot},
};
use tuomari_client::Dice;

use super::{agenda::Agenda, trace::Trace};

const CLIENT: usize = 0;
const SERVER: usize = 1;

/// The network of a world.
#[derive(Clone, Debug)]
pub(super) struct Net(Arc<Mutex<Inner>>);

#[derive(Debug)]
struct Inner {
    trace: Trace,
    agenda: Agenda<Packet>,
    lines: Vec<Connection>,
    links: Vec<Link>,
    doors: Vec<Option<mpsc::UnboundedSender<Stream>>>,
}

/// One person's way to the house.
#[derive(Debug)]
struct Link {
    dice: Dice,
    latency_ms: u64,
    jitter_ms: u64,
    stalled_until: u64,
}

#[derive(Debug)]
struct Connection {
    person: usize,
    node: usize,
    /// What each side has yet to read.
    inboxes: [Inbox; 2],
    /// Nothing gets through any more, and nobody is told.
    is_cut: bool,
}

#[derive(Debug, Default)]
struct Inbox {
    bytes: VecDeque<u8>,
    end: Option<End>,
    reader: Option<Waker>,
    /// Bytes keep their order, so nothing arrives before this.
    last_ms: u64,
}

#[derive(Clone, Copy, Debug)]
enum End {
    /// The other side said goodbye.
    Closed,
    Reset,
}

#[derive(Debug)]
enum Packet {
    Knock(usize, oneshot::Sender<Option<Stream>>),
    Answer(oneshot::Sender<Option<Stream>>, Option<Stream>),
    Bytes(usize, usize, Vec<u8>),
    End(usize, usize, End),
}

impl Net {
    /// A network of so many people and nodes.
    pub(super) fn new(trace: &Trace, people: usize, nodes: usize, dice: &mut Dice) -> Net {
        let link = |_| {
            let mut dice = Dice::new(dice.bits());
            // Most are near; some sit behind a slow line.
            let slow = dice.below(8) == 0;
            Link {
                latency_ms: 2 + dice.below(if slow { 120 } else { 40 }),
                jitter_ms: 1 + dice.below(20),
                stalled_until: 0,
                dice,
            }
        };
        Net(Arc::new(Mutex::new(Inner {
            trace: trace.clone(),
            agenda: Agenda::default(),
            lines: Vec::new(),
            links: (0..people).map(link).collect(),
            doors: (0..nodes).map(|_| None).collect(),
        })))
    }

    /// A node takes connections, or none any more.
    pub(super) fn door(&self, node: usize, door: Option<mpsc::UnboundedSender<Stream>>) {
        self.lock().doors[node] = door;
    }

    /// Knocks at a node; the answer is a connection, or none.
    pub(super) fn connect(&self, person: usize, node: usize) -> oneshot::Receiver<Option<Stream>> {
        let (answer, answered) = oneshot::channel();
        let mut inner = self.lock();
        let line = inner.lines.len();
        inner.lines.push(Connection {
            person,
            node,
            inboxes: [Inbox::default(), Inbox::default()],
            is_cut: false,
        });
        let at_ms = inner.way(person);
        inner.agenda.put(at_ms, Packet::Knock(line, answer));
        answered
    }

    /// The longest that a byte takes from a person to a node when all is well.
    pub(super) fn one_way_ms(&self, person: usize) -> u64 {
        let inner = self.lock();
        inner.links[person].latency_ms + inner.links[person].jitter_ms
    }

    /// Delivers what has arrived.
    pub(super) fn deliver(&self) {
        let mut done = Vec::new();
        let mut inner = self.lock();
        let now = inner.trace.now.ms();
        while let Some((_, packet)) = inner.agenda.take(now) {
            inner.arrive(packet, self, &mut done);
        }
        drop(inner);
        // Whoever drops a stream locks the network again.
        drop(done);
    }

    /// A person's line carries nothing until then.
    pub(super) fn stall(&self, person: usize, until_ms: u64) {
        self.lock().links[person].stalled_until = until_ms;
    }

    /// A person's connections break, or go on without carrying anything.
    pub(super) fn cut_person(&self, person: usize, silently: bool) {
        self.lock().cut(|line| line.person == person, silently);
    }

    /// All connections of a node break, or go on without carrying anything.
    pub(super) fn cut_node(&self, node: usize, silently: bool) {
        self.lock().cut(|line| line.node == node, silently);
    }

    /// Forgets what is on its way, and with it the network.
    pub(super) fn close(&self) {
        let mut inner = self.lock();
        let agenda = std::mem::take(&mut inner.agenda);
        let doors = std::mem::take(&mut inner.doors);
        drop(inner);
        drop((agenda, doors));
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    /// When something that is sent now arrives, at the earliest.
    fn way(&mut self, person: usize) -> u64 {
        let now = self.trace.now.ms();
        let link = &mut self.links[person];
        let takes = link.latency_ms + link.dice.below(link.jitter_ms);
        now.max(link.stalled_until) + takes
    }

    /// Until when a connection carries nothing.
    fn stalled(&self, line: usize) -> u64 {
        self.links[self.lines[line].person].stalled_until
    }

    fn send(&mut self, line: usize, to: usize, packet: Packet) {
        let at_ms = self.way(self.lines[line].person);
        let inbox = &mut self.lines[line].inboxes[to];
        inbox.last_ms = inbox.last_ms.max(at_ms);
        let at_ms = inbox.last_ms;
        // Sockets that are told to close wake up in any order.
        self.agenda.put_as(at_ms, rank(line, to), packet);
    }

    fn arrive(&mut self, packet: Packet, net: &Net, done: &mut Vec<Option<Stream>>) {
        let now = self.trace.now.ms();
        match packet {
            Packet::Knock(line, answer) => {
                let Connection { node, person, .. } = self.lines[line];
                let stream = |side| Stream {
                    net: net.clone(),
                    line,
                    side,
                };
                let opened = match &self.doors[node] {
                    Some(door) => door.send(stream(SERVER)).map_err(|refused| refused.0),
                    None => Err(stream(SERVER)),
                };
                let mine = match opened {
                    Ok(()) => Some(stream(CLIENT)),
                    Err(refused) => {
                        self.lines[line].is_cut = true;
                        done.push(Some(refused));
                        None
                    }
                };
                let is_open = mine.is_some();
                self.trace.step(format_args!(
                    "person {person} at the door of node {node}: {is_open}"
                ));
                let at_ms = self.way(person);
                self.agenda.put(at_ms, Packet::Answer(answer, mine));
            }
            Packet::Answer(answer, stream) => {
                if let Err(unwanted) = answer.send(stream) {
                    done.push(unwanted);
                }
            }
            Packet::Bytes(line, to, _) | Packet::End(line, to, _) if self.stalled(line) > now => {
                let stalled = self.stalled(line);
                self.agenda.put_as(stalled, rank(line, to), packet);
            }
            Packet::Bytes(line, to, bytes) => {
                if !self.lines[line].is_cut {
                    let length = bytes.len();
                    self.trace
                        .step(format_args!("line {line} to {to}: {length} bytes"));
                    let inbox = &mut self.lines[line].inboxes[to];
                    inbox.bytes.extend(bytes);
                    inbox.wake();
                }
            }
            Packet::End(line, to, end) => {
                if !self.lines[line].is_cut {
                    self.trace
                        .step(format_args!("line {line} to {to}: {end:?}"));
                    self.lines[line].inboxes[to].finish(end);
                }
            }
        }
    }

    fn cut(&mut self, which: impl Fn(&Connection) -> bool, silently: bool) {
        for line in self.lines.iter_mut().filter(|line| which(line)) {
            if std::mem::replace(&mut line.is_cut, true) || silently {
                continue;
            }
            for inbox in &mut line.inboxes {
                inbox.finish(End::Reset);
            }
        }
    }
}

/// Packets that arrive at once come one connection after another.
fn rank(line: usize, to: usize) -> u64 {
    u64::try_from(line * 2 + to).unwrap_or(u64::MAX)
}

impl Inbox {
    fn finish(&mut self, end: End) {
        self.end = Some(end);
        self.wake();
    }

    fn wake(&mut self) {
        if let Some(reader) = self.reader.take() {
            reader.wake();
        }
    }
}

/// One end of a connection.
#[derive(Debug)]
pub(super) struct Stream {
    net: Net,
    line: usize,
    side: usize,
}

impl AsyncRead for Stream {
    fn poll_read(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let mut inner = self.net.lock();
        let inbox = &mut inner.lines[self.line].inboxes[self.side];
        if inbox.bytes.is_empty() {
            return match inbox.end {
                Some(End::Closed) => Poll::Ready(Ok(())),
                Some(End::Reset) => Poll::Ready(Err(io::ErrorKind::ConnectionReset.into())),
                None => {
                    inbox.reader = Some(cx.waker().clone());
                    Poll::Pending
                }
            };
        }
        let (front, _) = inbox.bytes.as_slices();
        let count = front.len().min(buffer.remaining());
        buffer.put_slice(&front[..count]);
        inbox.bytes.drain(..count);
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        self: Pin<&mut Self>,
        _: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let mut inner = self.net.lock();
        let line = &inner.lines[self.line];
        if let Some(End::Reset) = line.inboxes[self.side].end {
            return Poll::Ready(Err(io::ErrorKind::BrokenPipe.into()));
        }
        let to = 1 - self.side;
        let packet = Packet::Bytes(self.line, to, bytes.to_vec());
        inner.send(self.line, to, packet);
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        let mut inner = self.net.lock();
        let to = 1 - self.side;
        let packet = Packet::End(self.line, to, End::Closed);
        inner.send(self.line, to, packet);
    }
}
