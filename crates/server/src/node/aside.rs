//! Where long searches run.

use tokio::task::spawn_blocking;

/// Where long searches run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aside {
    /// Beside the threads that serve.
    Threads,
    /// In the same thread, in its turn: for a simulation, where no thread may
    /// finish sooner or later than in the run before.
    Here,
}

impl Aside {
    /// Does the work; none if it panicked.
    pub(crate) async fn run<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        match self {
            Aside::Threads => spawn_blocking(work).await.ok(),
            Aside::Here => Some(work()),
        }
    }
}
