//! Streams of PGN, plain or packed with zstd.

use std::{
    io::{self, BufRead as _, BufReader, Read},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use zstd::stream::read::Decoder;

/// How every zstd frame begins, and one that is to be skipped.
const FRAME: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];
const SKIPPABLE: [u8; 3] = [0x2a, 0x4d, 0x18];

/// A stream of bytes.
pub type Source = Box<dyn Read + Send>;

/// Opens a stream when its turn has come.
pub type Opener = Box<dyn FnOnce() -> io::Result<Source> + Send>;

/// The text of a stream, whatever its name: a packed one says so itself. A
/// file of several frames is read to its end. Bytes taken from the stream are
/// added to `taken`.
pub(crate) fn unpacked(stream: Source, taken: &Arc<AtomicU64>) -> io::Result<Source> {
    let stream = Counted {
        stream,
        taken: Arc::clone(taken),
    };
    let mut stream = BufReader::with_capacity(128 << 10, stream);
    let head = stream.fill_buf()?;
    let packed = head.starts_with(&FRAME) || head.get(1..4) == Some(&SKIPPABLE[..]);
    Ok(if packed {
        Box::new(Decoder::with_buffer(stream)?)
    } else {
        Box::new(stream)
    })
}

/// Counts what is taken from a stream.
struct Counted {
    stream: Source,
    taken: Arc<AtomicU64>,
}

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.stream.read(buffer)?;
        self.taken.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}
