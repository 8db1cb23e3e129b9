//! `tuomari backup`: a whole copy of the club's file.

use serde::Serialize;

use crate::{
    args::BackupArgs,
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Answer, Output},
    surroundings,
};

/// Copies the file.
pub(crate) fn run(args: &BackupArgs, out: &Output) -> Result<(), Failure> {
    let from = match &args.journal {
        Some(file) => file.clone(),
        None => surroundings::club_file().map_err(|(folder, error)| {
            Failure::of_writing(&out.say, &folder.display().to_string(), &error)
        })?,
    };
    tuomari_server::backup(&from, &args.to).map_err(|error| {
        let values = [("reason", error.to_string().into())];
        Complaint::new(&out.say, "backup-failed", Exit::File, values)
    })?;
    out.give(&Copied {
        from: from.display().to_string(),
        to: args.to.display().to_string(),
    })
}

/// What was copied.
#[derive(Debug, Serialize)]
struct Copied {
    from: String,
    to: String,
}

impl Answer for Copied {
    fn to_text(&self, say: &Messages) -> String {
        let values = [
            ("from", self.from.clone().into()),
            ("to", self.to.clone().into()),
        ];
        format!("{}\n", say.with("backup-done", values))
    }
}
