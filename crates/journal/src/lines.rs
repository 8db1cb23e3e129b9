//! A bounded set of connections that never hands out a doubtful one.

use std::ops::{Deref, DerefMut};

use sqlx::{Database, Pool, pool::PoolConnection};

use crate::{
    StoreLimits,
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
    pub(crate) fn new(pool: Pool<DB>, limits: StoreLimits) -> Lines<DB> {
        Lines { pool, limits }
    }

    pub(crate) async fn hold(&self) -> Result<Held<DB>, Trouble> {
        let held = within(self.limits.answer, self.pool.acquire()).await?;
        Ok(Held(Some(held)))
    }

    pub(crate) async fn close(&self) {
        self.pool.close().await;
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
