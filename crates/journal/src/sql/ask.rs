//! A statement, asked of either database in the same words.

use std::pin::Pin;

use sqlx::{
    Database, Encode, FromRow, Postgres, Sqlite, Type, postgres::PgRow, query::Query,
    sqlite::SqliteRow,
};

/// A statement with its values, which are `$1`, `$2` and so on in both.
pub(crate) struct Ask<DB: Database>(Query<'static, DB, DB::Arguments>);

/// The statement, without values yet.
pub(crate) fn ask<DB: Database>(sql: &'static str) -> Ask<DB> {
    Ask(sqlx::query(sql))
}

impl<DB: Speaks> Ask<DB> {
    pub(crate) fn with(self, value: impl Value) -> Ask<DB> {
        DB::bind(self, value)
    }
}

/// Rows that are on their way.
pub(crate) type Found<'a, T> =
    Pin<Box<dyn Future<Output = Result<Vec<T>, sqlx::Error>> + Send + 'a>>;

/// What both databases can keep.
pub(crate) trait Value:
    Encode<'static, Postgres> + Type<Postgres> + Encode<'static, Sqlite> + Type<Sqlite>
{
}

impl<T> Value for T where
    T: Encode<'static, Postgres> + Type<Postgres> + Encode<'static, Sqlite> + Type<Sqlite>
{
}

/// The columns of a row that both databases can give: a tuple.
pub(crate) trait Columns:
    for<'r> FromRow<'r, PgRow> + for<'r> FromRow<'r, SqliteRow> + Send + Unpin + 'static
{
}

impl<T> Columns for T where
    T: for<'r> FromRow<'r, PgRow> + for<'r> FromRow<'r, SqliteRow> + Send + Unpin + 'static
{
}

/// One of the two databases.
pub(crate) trait Speaks: Database {
    fn bind(ask: Ask<Self>, value: impl Value) -> Ask<Self>;
    fn all<T: Columns>(ask: Ask<Self>, connection: &mut Self::Connection) -> Found<'_, T>;
}

impl Speaks for Postgres {
    fn bind(ask: Ask<Self>, value: impl Value) -> Ask<Self> {
        Ask(ask.0.bind(value))
    }

    fn all<T: Columns>(ask: Ask<Self>, connection: &mut Self::Connection) -> Found<'_, T> {
        let rows = ask.0.try_map(|row| T::from_row(&row));
        Box::pin(rows.fetch_all(connection))
    }
}

impl Speaks for Sqlite {
    fn bind(ask: Ask<Self>, value: impl Value) -> Ask<Self> {
        Ask(ask.0.bind(value))
    }

    fn all<T: Columns>(ask: Ask<Self>, connection: &mut Self::Connection) -> Found<'_, T> {
        let rows = ask.0.try_map(|row| T::from_row(&row));
        Box::pin(rows.fetch_all(connection))
    }
}
