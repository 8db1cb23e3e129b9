//! Files and streams of PGN, plain or packed with zstd.

use std::{
    fs::File,
    io::{self, BufRead as _, BufReader, Read},
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use zstd::stream::read::Decoder;

/// How every zstd frame begins, and one that is to be skipped.
const FRAME: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];
const SKIPPABLE: [u8; 3] = [0x2a, 0x4d, 0x18];

/// The text of a stream.
pub(crate) type Source = Box<dyn Read + Send>;

/// Opens a file, or the standard input if the path is `-`. Bytes taken from it
/// are added to `taken`.
pub(crate) fn open(path: &Path, taken: &Arc<AtomicU64>) -> io::Result<Source> {
    let stream: Source = if path.as_os_str() == "-" {
        Box::new(io::stdin())
    } else {
        let file = File::open(path)?;
        if file.metadata()?.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        Box::new(file)
    };
    unpacked(Counted {
        stream,
        taken: Arc::clone(taken),
    })
}

/// The text of a stream, whatever its name: a packed one says so itself. A
/// file of several frames is read to its end.
fn unpacked(stream: impl Read + Send + 'static) -> io::Result<Source> {
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
struct Counted<R> {
    stream: R,
    taken: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.stream.read(buffer)?;
        self.taken.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}
