//! `tuomari audit`: which games of a collection contradict the Laws.

mod progress;
mod told;

use std::{
    fs::File,
    io,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use tuomari_audit::{Before, Done, Law, Opener, Pool, Run, Source, Tally, Told};

use self::{progress::Progress, told::Summary};
use super::laws;
use crate::{
    args::AuditArgs,
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Output, QUIET, styled},
    rules::{Settled, usual_profile},
    surroundings::{Stopwatch, name_of},
};

/// Reads the files and tells what is wrong in them.
pub(crate) fn run(args: &AuditArgs, out: &Output) -> Result<(), Failure> {
    let profile = match args.profile {
        Some(profile) if args.rulebook.profiles().all(|own| own != profile) => {
            return Err(laws::no_profile(args.rulebook, profile.name(), &out.say).into());
        }
        Some(profile) => profile,
        None => usual_profile(args.rulebook, None),
    };
    let settled = Settled::printed(args.rulebook, profile)
        .map_err(|faults| no_rules(&faults.to_string(), &out.say))?;
    check_files(&args.files, out)?;
    let run = Run {
        law: Arc::new(Law::new(settled.rules, args.limit_positions)),
        jobs: args.jobs.map_or_else(usual_jobs, usize::from),
        taken: Arc::new(AtomicU64::new(0)),
        stopped: Arc::new(AtomicBool::new(false)),
    };
    let tally = Tally::new(args.rulebook.name(), profile.name());
    let audit = Audit::start(&run, args.files.clone(), tally, out);
    audit.go(args.check)
}

/// An audit that is going on.
struct Audit<'o> {
    pool: Pool,
    files: Vec<PathBuf>,
    file: usize,
    before: Before,
    tally: Tally,
    progress: Progress,
    stopped: Arc<AtomicBool>,
    watch: Stopwatch,
    out: &'o Output,
}

impl<'o> Audit<'o> {
    fn start(run: &Run, files: Vec<PathBuf>, tally: Tally, out: &'o Output) -> Audit<'o> {
        let pool = Pool::start(run, files.iter().map(|file| opener(file)).collect());
        let (stopped, wake) = (Arc::clone(&run.stopped), pool.waker());
        // Without a handler Ctrl-C ends the command as it ends any other.
        let _ = ctrlc::set_handler(move || {
            if stopped.swap(true, Ordering::Relaxed) {
                // Asked for a second time.
                std::process::exit(i32::from(Exit::Interrupted as u8));
            }
            wake();
        });
        Audit {
            pool,
            progress: Progress::new(&files, &run.taken, out.is_json()),
            files,
            file: 0,
            before: Before::default(),
            tally,
            stopped: Arc::clone(&run.stopped),
            watch: Stopwatch::start(),
            out,
        }
    }

    /// Tells what comes back until nothing more does.
    fn go(mut self, check: bool) -> Result<(), Failure> {
        let mut failure = None;
        while let Some(told) = self.pool.next_told() {
            match told {
                Told::Piece(done) => self.tell(done)?,
                Told::FileEnd {
                    file,
                    failure: failed,
                } => {
                    self.before = Before::default();
                    self.file = file + 1;
                    match failed {
                        None => self.tally.end_of_file(),
                        Some(error) => _ = failure.get_or_insert(self.unreadable(file, &error)),
                    }
                }
            }
        }
        self.progress.end();
        self.tally.interrupted = self.stopped.load(Ordering::Relaxed);
        self.out.give(&Summary {
            summary: &self.tally,
        })?;
        self.tell_speed();
        if self.tally.interrupted {
            return Err(Failure::Interrupted);
        }
        if let Some(failure) = failure {
            return Err(failure);
        }
        if check && self.tally.findings > 0 {
            let say = &self.out.say;
            let complaint = Complaint::new(say, "audit-check-failed", Exit::Input, []);
            return Err(complaint.hint(say.text("audit-check-failed-hint")).into());
        }
        Ok(())
    }

    /// Tells what was found in a piece.
    fn tell(&mut self, mut done: Done) -> Result<(), Failure> {
        self.before.lines += done.lines_skipped;
        self.before.bytes = done.offset;
        let report = &mut done.report;
        if !report.findings.is_empty() {
            let path = self
                .files
                .get(self.file)
                .map_or(Path::new("-"), PathBuf::as_path);
            let name = name_of(path, self.out);
            for finding in &mut report.findings {
                finding.locate(&name, self.before);
            }
            let findings = &report.findings;
            self.progress.aside(|| self.out.give_all(findings))?;
        }
        self.tally.add(report);
        self.before.games += report.games;
        self.before.lines += report.lines;
        self.pool.recycle(done);
        self.progress.show(&self.tally, &self.out.say);
        Ok(())
    }

    fn tell_speed(&self) {
        if self.out.is_json() {
            return;
        }
        let elapsed_ms = self.watch.elapsed_ms();
        let speed = self.tally.games.saturating_mul(1_000) / elapsed_ms.max(1);
        let values = [
            (
                "seconds",
                format!("{}.{:03}", elapsed_ms / 1_000, elapsed_ms % 1_000).into(),
            ),
            ("speed", speed.to_string().into()),
        ];
        let line = self.out.say.with("audit-speed", values);
        self.out.tell(&format!("{}\n", styled(QUIET, &line)));
    }

    fn unreadable(&self, file: usize, error: &io::Error) -> Failure {
        let path = self
            .files
            .get(file)
            .map_or(Path::new("-"), PathBuf::as_path);
        Failure::of_reading(&self.out.say, &name_of(path, self.out), error)
    }
}

/// Opens a file when its turn comes, or the standard input if the path is `-`.
fn opener(path: &Path) -> Opener {
    let path = path.to_owned();
    Box::new(move || {
        let stream: Source = if path.as_os_str() == "-" {
            Box::new(io::stdin())
        } else {
            Box::new(open(&path)?)
        };
        Ok(stream)
    })
}

fn open(path: &Path) -> io::Result<File> {
    let file = File::open(path)?;
    if file.metadata()?.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    Ok(file)
}

/// Says before the work what cannot be read, not after an hour of it.
fn check_files(files: &[PathBuf], out: &Output) -> Result<(), Failure> {
    for path in files.iter().filter(|path| path.as_os_str() != "-") {
        open(path).map_err(|error| Failure::of_reading(&out.say, &name_of(path, out), &error))?;
    }
    Ok(())
}

fn no_rules(reason: &str, say: &Messages) -> Complaint {
    let values = [("reason", reason.to_owned().into())];
    Complaint::new(say, "judge-bad-rules", Exit::Usage, values)
}

/// As many as the machine has cores.
fn usual_jobs() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
