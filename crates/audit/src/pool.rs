//! One reader, several auditors, one who collects: joined by bounded queues.
//!
//! Pieces travel in a fixed number of buffers. A buffer goes back to the reader
//! only after what was found in it has been told, in the order of the stream.
//! So a slow piece makes the others wait, and memory stays what it was.

use std::{
    collections::BTreeMap,
    io,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc::{Receiver, SyncSender, sync_channel},
    },
    thread,
};

use crate::{
    auditor::{Auditor, Report},
    cutter::{Cutter, PIECE_BYTES, Piece},
    law::Law,
    source::{Opener, Source, unpacked},
};

/// What a run shares with its threads.
#[derive(Clone, Debug)]
pub struct Run {
    pub law: Arc<Law>,
    /// How many read games at a time.
    pub jobs: usize,
    /// Bytes taken from the files.
    pub taken: Arc<AtomicU64>,
    /// Set when the user wants to stop.
    pub stopped: Arc<AtomicBool>,
}

/// What comes back, in the order of the files.
#[derive(Debug)]
pub enum Told {
    /// What was found in a piece.
    Piece(Done),
    /// A file came to its end, well or not.
    FileEnd {
        file: usize,
        /// Why it could not be read to its end.
        failure: Option<io::Error>,
    },
}

/// A piece that was read.
#[derive(Debug)]
pub struct Done {
    /// Where it begins in its file.
    pub offset: u64,
    /// Lines before it that nobody read.
    pub lines_skipped: u64,
    pub report: Report,
    buffer: Vec<u8>,
}

/// What the threads send.
#[derive(Debug)]
enum Message {
    Told(u64, Told),
    /// All was sent; so many messages.
    End(u64),
    /// Somebody wants to stop, or a thread broke down.
    Wake,
}

/// A piece on its way to an auditor.
struct Work {
    place: u64,
    piece: Piece,
    buffer: Vec<u8>,
}

/// The collecting end.
#[derive(Debug)]
pub struct Pool {
    messages: Receiver<Message>,
    wake: SyncSender<Message>,
    free: SyncSender<Vec<u8>>,
    waiting: BTreeMap<u64, Told>,
    next: u64,
    all: Option<u64>,
    stopped: Arc<AtomicBool>,
    broken: Arc<AtomicBool>,
}

impl Pool {
    /// Starts to read; each stream is opened when its turn comes. The threads are never waited for: one of them may be
    /// reading from a pipe that stays silent.
    pub fn start(run: &Run, files: Vec<Opener>) -> Pool {
        let buffers = 2 * run.jobs + 2;
        let (free, empty) = sync_channel(buffers);
        for _ in 0..buffers {
            // There is room for each of them.
            _ = free.try_send(Vec::with_capacity(PIECE_BYTES));
        }
        let (work, pieces) = sync_channel(buffers);
        // Every buffer, the end of a file and of everything, and one to wake.
        let (sender, messages) = sync_channel(buffers + 3);
        let pieces = Arc::new(Mutex::new(pieces));
        let broken = Arc::new(AtomicBool::new(false));
        for _ in 0..run.jobs {
            let auditor = Thread {
                run: run.clone(),
                sender: sender.clone(),
                broken: Arc::clone(&broken),
            };
            let pieces = Arc::clone(&pieces);
            thread::spawn(move || auditor.audit(&pieces));
        }
        let reader = Thread {
            run: run.clone(),
            sender: sender.clone(),
            broken: Arc::clone(&broken),
        };
        thread::spawn(move || reader.read(files, &empty, &work));
        Pool {
            messages,
            wake: sender,
            free,
            waiting: BTreeMap::new(),
            next: 0,
            all: None,
            stopped: Arc::clone(&run.stopped),
            broken,
        }
    }

    /// Wakes the collecting end, so that it sees that it was stopped.
    pub fn waker(&self) -> impl Fn() + Send + 'static {
        let wake = self.wake.clone();
        move || _ = wake.try_send(Message::Wake)
    }

    /// What comes next in the order of the files; nothing at the end, or when
    /// the user wants to stop.
    pub fn next_told(&mut self) -> Option<Told> {
        loop {
            if let Some(told) = self.waiting.remove(&self.next) {
                self.next += 1;
                return Some(told);
            }
            if self.all == Some(self.next) || self.stopped.load(Ordering::Relaxed) {
                return None;
            }
            assert!(!self.broken.load(Ordering::Relaxed), "a thread broke down");
            match self.messages.recv().ok()? {
                Message::Told(place, told) => _ = self.waiting.insert(place, told),
                Message::End(all) => self.all = Some(all),
                Message::Wake => {}
            }
        }
    }

    /// Gives the buffer of a piece back.
    pub fn recycle(&self, done: Done) {
        let mut buffer = done.buffer;
        buffer.clear();
        buffer.shrink_to(2 * PIECE_BYTES);
        _ = self.free.try_send(buffer);
    }
}

/// What every thread has.
struct Thread {
    run: Run,
    sender: SyncSender<Message>,
    broken: Arc<AtomicBool>,
}

impl Thread {
    /// Reads games until no more pieces come.
    fn audit(&self, pieces: &Mutex<Receiver<Work>>) {
        let mut auditor = Auditor::new(&self.run.law);
        loop {
            let next = {
                let pieces = pieces.lock().unwrap_or_else(PoisonError::into_inner);
                pieces.recv()
            };
            let Ok(work) = next else {
                return;
            };
            let done = Done {
                offset: work.piece.offset,
                lines_skipped: work.piece.lines_skipped,
                report: auditor.read(&work.buffer, work.piece.cut),
                buffer: work.buffer,
            };
            let told = Message::Told(work.place, Told::Piece(done));
            if self.sender.send(told).is_err() {
                return;
            }
        }
    }

    /// Reads the files one after another.
    fn read(&self, files: Vec<Opener>, empty: &Receiver<Vec<u8>>, work: &SyncSender<Work>) {
        let mut place = 0;
        // A buffer that was taken for a piece which did not come.
        let mut spare = None;
        for (file, open) in files.into_iter().enumerate() {
            let opened = open().and_then(|stream| unpacked(stream, &self.run.taken));
            let failure = match opened {
                Ok(source) => cut(source, empty, work, &mut spare, &mut place).err(),
                Err(error) => Some(error),
            };
            let end = Message::Told(place, Told::FileEnd { file, failure });
            place += 1;
            if self.sender.send(end).is_err() {
                return;
            }
        }
        _ = self.sender.send(Message::End(place));
    }
}

/// Cuts a file into pieces and hands them out.
fn cut(
    source: Source,
    empty: &Receiver<Vec<u8>>,
    work: &SyncSender<Work>,
    spare: &mut Option<Vec<u8>>,
    place: &mut u64,
) -> io::Result<()> {
    let mut cutter = Cutter::new(source);
    loop {
        // Where the others have gone, nobody wants to know more.
        let Some(mut buffer) = spare.take().or_else(|| empty.recv().ok()) else {
            return Ok(());
        };
        let piece = match cutter.next(&mut buffer) {
            Ok(Some(piece)) => piece,
            end => {
                *spare = Some(buffer);
                return end.map(|_| ());
            }
        };
        let piece = Work {
            place: *place,
            piece,
            buffer,
        };
        *place += 1;
        if work.send(piece).is_err() {
            return Ok(());
        }
    }
}

impl Drop for Thread {
    fn drop(&mut self) {
        if thread::panicking() {
            self.broken.store(true, Ordering::Relaxed);
            _ = self.sender.try_send(Message::Wake);
        }
    }
}
