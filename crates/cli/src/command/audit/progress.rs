//! A line on the terminal that says how far an audit is.

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use tuomari_audit::Tally;

use super::told::in_short;
use crate::messages::Messages;

/// A progress bar, drawn only where somebody can see it.
pub(crate) struct Progress {
    bar: ProgressBar,
    taken: Arc<AtomicU64>,
}

impl Progress {
    /// A bar over the bytes of these files; a count where the size of one is
    /// not known.
    pub(crate) fn new(files: &[PathBuf], taken: &Arc<AtomicU64>, quiet: bool) -> Progress {
        let sizes = files.iter().map(|file| {
            let about = std::fs::metadata(file)
                .ok()
                .filter(std::fs::Metadata::is_file);
            about.map(|about| about.len())
        });
        let bytes: Option<u64> = sizes.sum();
        let bar = if quiet {
            ProgressBar::hidden()
        } else {
            ProgressBar::with_draw_target(bytes, ProgressDrawTarget::stderr_with_hz(5))
        };
        let form = if bytes.is_some() {
            "{wide_bar} {bytes}/{total_bytes} {eta}  {msg}"
        } else {
            "{spinner} {bytes}  {msg}"
        };
        // The forms are ours and sound; the bar's own would do as well.
        if let Ok(style) = ProgressStyle::with_template(form) {
            bar.set_style(style);
        }
        Progress {
            bar,
            taken: Arc::clone(taken),
        }
    }

    /// Shows how far it is.
    pub(crate) fn show(&self, tally: &Tally, say: &Messages) {
        if !self.bar.is_hidden() {
            self.bar.set_position(self.taken.load(Ordering::Relaxed));
            self.bar.set_message(in_short(tally, say));
        }
    }

    /// Does something on the terminal without the bar in its way.
    pub(crate) fn aside<T>(&self, work: impl FnOnce() -> T) -> T {
        self.bar.suspend(work)
    }

    /// Takes the bar away.
    pub(crate) fn end(&self) {
        self.bar.finish_and_clear();
    }
}
