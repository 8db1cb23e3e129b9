//! A rating list in a zip file, as it is published.

use std::io::{self, BufReader, Read, Seek};

use zip::ZipArchive;

use crate::error::{Fix, ListError, Problem};
use crate::rating::{Pace, RatingList};

/// The most that is unpacked of one file: four times FIDE's XML.
pub const MOST_UNPACKED_BYTES: u64 = 4 << 30;

/// What the files that hold a list end with.
const ENDINGS: [&str; 3] = [".txt", ".xml", ".csv"];

impl RatingList {
    /// Reads a list as it is published, in a zip file or not.
    pub fn open(mut file: impl Read + Seek, pace: Pace) -> Result<RatingList, ListError> {
        let failed = |_| ListError::stream(1);
        let mut beginning = Vec::new();
        let taken = file.by_ref().take(2).read_to_end(&mut beginning);
        taken.map_err(failed)?;
        file.rewind().map_err(failed)?;
        if beginning == b"PK" {
            RatingList::read_zip(file, pace)
        } else {
            RatingList::read(BufReader::new(file), pace)
        }
    }

    /// Reads the first list in a zip file. It is unpacked as a stream; what
    /// unpacks to more than [`MOST_UNPACKED_BYTES`] is refused.
    pub fn read_zip(file: impl Read + Seek, pace: Pace) -> Result<RatingList, ListError> {
        RatingList::read_zip_within(file, pace, MOST_UNPACKED_BYTES)
    }

    /// The same with another bound.
    pub fn read_zip_within(
        file: impl Read + Seek,
        pace: Pace,
        most: u64,
    ) -> Result<RatingList, ListError> {
        let broken = || ListError::whole(Problem::Broken, Fix::FetchAgain);
        let mut archive = ZipArchive::new(file).map_err(|_| broken())?;
        let name = name_of_list(&archive).ok_or_else(broken)?;
        let packed = archive.by_name(&name).map_err(|_| broken())?;
        let mut bounded = Bounded {
            stream: packed,
            left: most,
            is_too_large: false,
        };
        let list = RatingList::read(BufReader::new(&mut bounded), pace);
        if bounded.is_too_large {
            let fix = Fix::KeepWithin { most };
            return Err(ListError::whole(Problem::TooLarge, fix));
        }
        list
    }
}

/// The first file that may be a list, by its name.
fn name_of_list<R: Read + Seek>(archive: &ZipArchive<R>) -> Option<String> {
    let is_list = |name: &str| {
        let name = name.to_lowercase();
        ENDINGS.iter().any(|ending| name.ends_with(ending))
    };
    let mut names = archive.file_names().flatten();
    let found = names.find(|name| is_list(name))?;
    Some(found.into_owned())
}

/// A stream that ends where it has given as much as it may.
struct Bounded<R> {
    stream: R,
    left: u64,
    is_too_large: bool,
}

impl<R: Read> Read for Bounded<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.stream.read(buffer)?;
        let length = u64::try_from(read).unwrap_or(u64::MAX);
        let Some(left) = self.left.checked_sub(length) else {
            self.is_too_large = true;
            return Err(io::Error::other("more than it may unpack to"));
        };
        self.left = left;
        Ok(read)
    }
}
