//! A database of a run's own.

use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection};

use crate::mishap::Ran;

/// A database that is made for one run.
#[derive(Debug)]
pub struct Database {
    server: String,
    /// Its name, also as the first part of subjects on the bus.
    pub name: String,
}

impl Database {
    /// Makes one. `server` is the address of another database on the server.
    pub async fn create(server: &str, name: &str) -> Ran<Database> {
        let database = Database {
            server: server.to_owned(),
            name: name.to_owned(),
        };
        database.run(&format!("CREATE DATABASE {name}")).await?;
        Ok(database)
    }

    pub fn url(&self) -> String {
        let (front, _) = self.server.rsplit_once('/').unwrap_or((&self.server, ""));
        format!("{front}/{}", self.name)
    }

    pub async fn drop(self) -> Ran<()> {
        self.run(&format!("DROP DATABASE {} WITH (FORCE)", self.name))
            .await
    }

    async fn run(&self, sql: &str) -> Ran<()> {
        let mut connection = PgConnection::connect(&self.server).await?;
        connection.execute(AssertSqlSafe(sql)).await?;
        connection.close().await?;
        Ok(())
    }
}
