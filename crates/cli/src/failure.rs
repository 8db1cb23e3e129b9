//! How a command ends when it cannot do what it was asked for.

use std::{
    io::{self, ErrorKind},
    process::ExitCode,
};

use fluent_templates::fluent_bundle::FluentValue;
use serde_json::{Map, Value, json};

use crate::messages::Messages;

/// Why a command ended early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The reader of our output has gone. That is no error: `tuomari … | head`
    /// got what it wanted.
    ReaderGone,
    /// Something to tell the user.
    Complaint(Box<Complaint>),
    /// The user stopped it; what there was to tell has been told.
    Interrupted,
}

/// The exit codes, as the help texts list them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    Done = 0,
    /// The input is not what it was said to be.
    Input = 1,
    /// The command was called wrongly.
    Usage = 2,
    /// A file or a stream could not be read or written.
    File = 3,
    /// The user stopped it: what shells make of Ctrl-C.
    Interrupted = 130,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit as u8)
    }
}

/// An error as it is told: what is wrong and what to do next.
#[derive(Debug)]
pub(crate) struct Complaint {
    pub(crate) id: &'static str,
    pub(crate) exit: Exit,
    /// What is wrong, in the user's language.
    pub(crate) message: String,
    /// What to do next.
    pub(crate) hint: Option<String>,
    details: Map<String, Value>,
}

impl Complaint {
    /// A complaint whose identifier is the key of its text.
    pub(crate) fn new<const N: usize>(
        say: &Messages,
        key: &'static str,
        exit: Exit,
        values: [(&'static str, FluentValue<'_>); N],
    ) -> Complaint {
        Complaint {
            id: key,
            exit,
            message: say.with(key, values),
            hint: None,
            details: Map::new(),
        }
    }

    /// A complaint whose text is ready.
    pub(crate) fn told(id: &'static str, exit: Exit, message: String) -> Complaint {
        Complaint {
            id,
            exit,
            message,
            hint: None,
            details: Map::new(),
        }
    }

    /// With what to do next.
    #[must_use]
    pub(crate) fn hint(mut self, hint: String) -> Complaint {
        self.hint = Some(hint);
        self
    }

    /// With its message put into a longer one.
    #[must_use]
    pub(crate) fn in_words(mut self, words: impl FnOnce(&str) -> String) -> Complaint {
        self.message = words(&self.message);
        self
    }

    /// With something more for programs.
    #[must_use]
    pub(crate) fn detail(mut self, name: &str, value: impl Into<Value>) -> Complaint {
        self.details.insert(name.to_owned(), value.into());
        self
    }

    /// The complaint for a program.
    pub(crate) fn to_json(&self) -> Value {
        let mut error = self.details.clone();
        error.insert("id".to_owned(), self.id.into());
        error.insert("message".to_owned(), self.message.clone().into());
        error.insert("hint".to_owned(), self.hint.clone().into());
        error.insert("exit_code".to_owned(), (self.exit as u8).into());
        json!({ "error": error })
    }
}

impl From<Complaint> for Failure {
    fn from(complaint: Complaint) -> Failure {
        Failure::Complaint(Box::new(complaint))
    }
}

impl Failure {
    /// What is wrong, without what to do next.
    pub(crate) fn reason(self) -> String {
        match self {
            Failure::Complaint(complaint) => complaint.message,
            Failure::ReaderGone | Failure::Interrupted => String::new(),
        }
    }

    /// A file or stream that could not be written.
    pub(crate) fn of_writing(say: &Messages, file: &str, error: &io::Error) -> Failure {
        if error.kind() == ErrorKind::BrokenPipe {
            return Failure::ReaderGone;
        }
        let values = [
            ("file", file.to_owned().into()),
            ("reason", reason(say, error).into()),
        ];
        Complaint::new(say, "file-unwritable", Exit::File, values)
            .hint(say.text("file-unwritable-hint"))
            .into()
    }

    /// A file or stream that could not be read.
    pub(crate) fn of_reading(say: &Messages, file: &str, error: &io::Error) -> Failure {
        let values = [
            ("file", file.to_owned().into()),
            ("reason", reason(say, error).into()),
        ];
        Complaint::new(say, "file-unreadable", Exit::File, values)
            .hint(say.text("file-unreadable-hint"))
            .into()
    }
}

/// The common reasons in the user's language, the others in the system's.
fn reason(say: &Messages, error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => say.text("reason-not-found"),
        ErrorKind::PermissionDenied => say.text("reason-permission-denied"),
        ErrorKind::IsADirectory => say.text("reason-is-a-directory"),
        ErrorKind::NotADirectory => say.text("reason-not-a-directory"),
        _ => error.to_string(),
    }
}
