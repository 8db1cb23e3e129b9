//! Running a server from a program that knows no runtime.

use std::path::Path;

use tokio::runtime::{Builder, Runtime};
use tuomari_journal::JournalError;

use crate::{
    node::{config::Config, server::Server, start::StartError},
    table::secret::OrganiserHash,
};

/// Serves until the process is told to stop, then stops in good order.
/// `ready` is called once the server listens.
pub fn serve(
    config: Config,
    organiser: Option<OrganiserHash>,
    ready: impl FnOnce(&Server),
) -> Result<(), StartError> {
    let runtime = Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(StartError::Listen)?;
    runtime.block_on(async {
        let server = Server::start(config, organiser).await?;
        ready(&server);
        told_to_stop().await;
        tracing::info!("stopping");
        server.stop().await;
        Ok(())
    })
}

/// Copies a club's file while it is in use or not.
pub fn backup(from: &Path, to: &Path) -> Result<(), JournalError> {
    let runtime = single().map_err(|error| JournalError::Unreachable {
        why: error.to_string(),
    })?;
    runtime.block_on(tuomari_journal::backup(from, to))
}

fn single() -> std::io::Result<Runtime> {
    Builder::new_current_thread().enable_all().build()
}

/// Waits for Ctrl-C, or for what a system sends to services it stops.
async fn told_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    if tokio::signal::ctrl_c().await.is_err() {
        // Without signals it runs until it is killed.
        std::future::pending::<()>().await;
    }
}
