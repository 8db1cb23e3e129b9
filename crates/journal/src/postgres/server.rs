//! Which server is at the other end.
//!
//! A server that is started again has what it had acknowledged; a standby that
//! takes its place may not. By the address they cannot be told apart, by the
//! time at which they were started they can.

use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};

use sqlx::PgConnection;
use tokio::time::Instant;

const STARTED: &str = "SELECT \
     (extract(epoch FROM pg_postmaster_start_time()) * 1000000)::bigint";

/// The server that connections were made to last.
#[derive(Debug, Default)]
pub(crate) struct Server(Mutex<Met>);

#[derive(Debug, Default)]
struct Met {
    started_us: Option<i64>,
    /// When it was met first.
    at: Option<Instant>,
    /// How often it was another than before.
    changes: u64,
}

impl Server {
    /// Looks who is at the other end of a new connection.
    pub(crate) async fn meet(&self, connection: &mut PgConnection) -> Result<(), sqlx::Error> {
        let started_us: i64 = sqlx::query_scalar(STARTED).fetch_one(connection).await?;
        let mut met = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if met.started_us != Some(started_us) {
            met.changes += u64::from(met.started_us.is_some());
            met.started_us = Some(started_us);
            met.at = Some(Instant::now());
        }
        Ok(())
    }

    /// Whether a connection of this age is one to the server met last.
    pub(crate) fn was_met_within(&self, age: Duration) -> bool {
        let met = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        met.at.is_none_or(|at| age <= at.elapsed())
    }

    /// How often it was another than before.
    pub(crate) fn changes(&self) -> u64 {
        let met = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        met.changes
    }
}
