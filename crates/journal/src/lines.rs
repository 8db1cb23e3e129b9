//! A bounded set of connections that never hands out a doubtful one.

use std::{
    ops::{Deref, DerefMut},
    sync::Arc,
};

use sqlx::{
    Connection, Database, Pool, Postgres,
    pool::{PoolConnection, PoolOptions},
    postgres::PgConnectOptions,
};

use crate::{
    StoreLimits,
    postgres::Server,
    sql::{Ask, Columns, Found, Speaks},
    trouble::{Trouble, within},
};

/// Connections to one database.
#[derive(Debug)]
pub(crate) struct Lines<DB: Database> {
    pool: Pool<DB>,
    limits: StoreLimits,
}

/// A connection in use. Unless it is [released](Held::release) it is closed
/// when dropped: an error, a timeout or a caller that went away may have left
/// a statement or a transaction in it.
pub(crate) struct Held<DB: Database>(Option<PoolConnection<DB>>);

impl<DB: Database> Lines<DB> {
    /// At most so many connections, each made when it is needed.
    pub(crate) fn new(
        options: <DB::Connection as Connection>::Options,
        most: u32,
        limits: StoreLimits,
    ) -> Lines<DB> {
        let pool = pool_of(most, limits).connect_lazy_with(options);
        Lines { pool, limits }
    }

    pub(crate) fn limits(&self) -> StoreLimits {
        self.limits
    }

    pub(crate) async fn hold(&self) -> Result<Held<DB>, Trouble> {
        let held = within(self.limits.answer, self.pool.acquire()).await?;
        Ok(Held(Some(held)))
    }

    /// All rows that a statement gives, on a connection of its own.
    pub(crate) async fn all<T: Columns>(&self, ask: Ask<DB>) -> Result<Vec<T>, Trouble>
    where
        DB: Speaks,
    {
        let mut held = self.hold().await?;
        let rows = within(self.limits.answer, held.all(ask)).await?;
        held.release();
        Ok(rows)
    }

    pub(crate) async fn close(&self) {
        self.pool.close().await;
    }
}

fn pool_of<DB: Database>(most: u32, limits: StoreLimits) -> PoolOptions<DB> {
    PoolOptions::new()
        .max_connections(most.max(1))
        .acquire_timeout(limits.answer)
        .test_before_acquire(false)
}

impl Lines<Postgres> {
    /// The same to a server that may be started anew or replaced. A connection
    /// to the one before is not used again.
    pub(crate) fn to_server(
        options: PgConnectOptions,
        most: u32,
        limits: StoreLimits,
        server: &Arc<Server>,
    ) -> Lines<Postgres> {
        let (met, known) = (Arc::clone(server), Arc::clone(server));
        let pool = pool_of(most, limits)
            .after_connect(move |connection, _| {
                let server = Arc::clone(&met);
                Box::pin(async move { server.meet(connection).await })
            })
            .before_acquire(move |_, meta| {
                let current = known.was_met_within(meta.age);
                Box::pin(async move { Ok(current) })
            })
            .connect_lazy_with(options);
        Lines { pool, limits }
    }
}

impl<DB: Speaks> Held<DB> {
    /// All rows that a statement gives.
    pub(crate) fn all<T: Columns>(&mut self, ask: Ask<DB>) -> Found<'_, T> {
        DB::all(ask, self)
    }

    /// Runs a statement that gives none.
    pub(crate) async fn run(&mut self, ask: Ask<DB>) -> Result<(), Trouble> {
        self.all::<()>(ask).await?;
        Ok(())
    }
}

impl<DB: Database> Held<DB> {
    /// Gives the connection back for others to use.
    pub(crate) fn release(mut self) {
        drop(self.0.take());
    }
}

impl<DB: Database> Deref for Held<DB> {
    type Target = DB::Connection;

    fn deref(&self) -> &DB::Connection {
        self.0.as_ref().expect("held until dropped")
    }
}

impl<DB: Database> DerefMut for Held<DB> {
    fn deref_mut(&mut self) -> &mut DB::Connection {
        self.0.as_mut().expect("held until dropped")
    }
}

impl<DB: Database> Drop for Held<DB> {
    fn drop(&mut self) {
        if let Some(doubtful) = self.0.take() {
            drop(doubtful.detach());
        }
    }
}
