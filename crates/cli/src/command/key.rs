//! `tuomari key`: the keys by which a server signs its records.

use std::{
    io::ErrorKind,
    path::{Path, PathBuf},
};

use serde::Serialize;
use tuomari_record::Keys;

use super::settings::{self, keys_file};
use crate::{
    args::{KeyArgs, KeyWord},
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Answer, Output, lines},
    surroundings,
};

/// The largest file of keys that is read.
const LIMIT: usize = 64 * 1024;

/// Shows the keys, or makes one.
pub(crate) fn run(args: &KeyArgs, out: &Output) -> Result<(), Failure> {
    let file = match &args.file {
        Some(file) => file.clone(),
        None => found(args, out)?,
    };
    let keys = match args.what {
        KeyWord::Show => read(&file, out)?,
        KeyWord::New => make(&file, out)?,
        KeyWord::Next => next(&file, out)?,
    };
    let all = keys.all();
    out.give(&Shown {
        file: file.display().to_string(),
        keys: all.iter().map(ToString::to_string).collect(),
    })
}

/// The public keys.
#[derive(Debug, Serialize)]
struct Shown {
    file: String,
    keys: Vec<String>,
}

impl Answer for Shown {
    fn to_text(&self, _: &Messages) -> String {
        lines(&self.keys)
    }
}

fn found(args: &KeyArgs, out: &Output) -> Result<PathBuf, Failure> {
    let config = settings::found(settings::said(&args.settings, out)?, out)?;
    keys_file(&config).ok_or_else(|| {
        let complaint = Complaint::new(&out.say, "key-no-file", Exit::Usage, []);
        complaint.hint(out.say.text("key-no-file-hint")).into()
    })
}

fn read(file: &Path, out: &Output) -> Result<Keys, Failure> {
    let text = surroundings::read_text(file, LIMIT, out)?;
    Keys::read(&text).map_err(|fault| {
        let values = [
            ("file", file.display().to_string().into()),
            ("reason", fault.to_string().into()),
        ];
        let complaint = Complaint::new(&out.say, "key-unreadable", Exit::Input, values);
        complaint.hint(out.say.text("key-unreadable-hint")).into()
    })
}

/// Makes the file, with a first key in it.
pub(super) fn make(file: &Path, out: &Output) -> Result<Keys, Failure> {
    let keys = Keys::new(&secret(out)?, surroundings::wall_ms());
    let name = file.display().to_string();
    surroundings::write_new_private(file, &keys.write()).map_err(|error| {
        if error.kind() != ErrorKind::AlreadyExists {
            return Failure::of_writing(&out.say, &name, &error);
        }
        let complaint = Complaint::new(&out.say, "key-there", Exit::Usage, [("file", name.into())]);
        complaint.hint(out.say.text("key-there-hint")).into()
    })?;
    Ok(keys)
}

/// Puts another key in the old one's place.
fn next(file: &Path, out: &Output) -> Result<Keys, Failure> {
    let keys = read(file, out)?.next(&secret(out)?, surroundings::wall_ms());
    let name = file.display().to_string();
    surroundings::replace_private(file, &keys.write())
        .map_err(|error| Failure::of_writing(&out.say, &name, &error))?;
    Ok(keys)
}

fn secret(out: &Output) -> Result<[u8; 32], Failure> {
    surroundings::random_bytes().map_err(|error| {
        let values = [("reason", error.to_string().into())];
        Complaint::new(&out.say, "serve-failed", Exit::File, values).into()
    })
}
