//! The journal in PostgreSQL: for a federation's server, and for many nodes.

mod insert;
mod schema;
mod server;
mod weeks;

pub(crate) use server::Server;

use std::{collections::BTreeSet, fmt, str::FromStr, sync::Arc};

use sqlx::{Postgres as Pg, postgres::PgConnectOptions};

use crate::{
    Append, Journal, JournalError, StoreLimits,
    lines::Lines,
    sql::{self, Sql},
    trouble::{Trouble, again},
};
use tuomari_record::StreamId;
use weeks::Weeks;

/// A [`Journal`] in one PostgreSQL database, which may be one shard of many.
///
/// Rows lie in partitions, one for each week in which streams were made;
/// `SELECT journal_drop_before('2026-01-01')` drops the weeks that had ended
/// by then. Every durability setting of the server is left as it is: they are
/// right by default.
pub struct Postgres {
    shard: u8,
    writers: Lines<Pg>,
    readers: Lines<Pg>,
    weeks: Weeks,
    /// Whether the tables are ours; a role that only appends packs nothing and
    /// makes no weeks.
    owns: bool,
    server: Arc<Server>,
}

/// The statements that write find every row by its key. A plan that was made
/// while a table was small must not read the whole of it when it has grown.
const BY_KEY: [(&str, &str); 3] = [
    ("enable_seqscan", "off"),
    ("enable_hashjoin", "off"),
    ("enable_mergejoin", "off"),
];

impl Postgres {
    /// Connects, brings the tables to this program's form, and makes the
    /// coming weeks' partitions.
    ///
    /// `url` is `postgres://user:password@host:port/database`, and as for
    /// psql `?sslmode=verify-full` asks for TLS. The database keeps the number
    /// of its shard and is refused under another one.
    pub async fn open(url: &str, shard: u8, limits: StoreLimits) -> Result<Postgres, JournalError> {
        let options = PgConnectOptions::from_str(url).map_err(|error| {
            JournalError::refused(format!(
                "the address of the journal cannot be read: {error}"
            ))
        })?;
        let millis = limits.answer.as_millis().to_string();
        let options = match options.get_application_name() {
            Some(_) => options,
            None => options.application_name("tuomari"),
        };
        let options = options.options([
            ("statement_timeout", millis.as_str()),
            ("idle_in_transaction_session_timeout", millis.as_str()),
        ]);
        let server = Arc::new(Server::default());
        let by_key = options.clone().options(BY_KEY);
        let mut postgres = Postgres {
            shard,
            writers: Lines::to_server(by_key, limits.writers, limits, &server),
            readers: Lines::to_server(options, limits.readers, limits, &server),
            weeks: Weeks::default(),
            owns: true,
            server,
        };
        let migrate = || schema::migrate(&postgres.writers, shard);
        postgres.owns = again(limits.settle, migrate).await?;
        postgres.tend().await?;
        Ok(postgres)
    }
}

impl Sql for Postgres {
    type Db = Pg;

    const BEGIN: &'static str = "BEGIN";

    const BEGIN_BEAT: &'static [&'static str] = &[
        "BEGIN",
        "LOCK TABLE ONLY journal_rows, ONLY journal_streams IN ROW EXCLUSIVE MODE",
        "LOCK TABLE journal_nodes IN SHARE ROW EXCLUSIVE MODE",
    ];

    const BEGIN_CUT: &'static [&'static str] = &[
        "BEGIN",
        "LOCK TABLE journal_rows IN SHARE ROW EXCLUSIVE MODE",
    ];

    const HEAD: &'static str = "SELECT finished, \
             coalesce(rows.version, packed.version), coalesce(rows.hash, packed.hash) \
         FROM journal_streams AS streams \
         LEFT JOIN LATERAL (SELECT version, hash FROM journal_rows \
             WHERE stream = $1 ORDER BY version DESC LIMIT 1) AS rows ON true \
         LEFT JOIN LATERAL (SELECT version, hash FROM journal_packed \
             WHERE stream = $1) AS packed ON true \
         WHERE streams.stream = $1";

    const LIST_LIVE: &'static str = "SELECT stream, finished, due_ms FROM journal_streams \
         WHERE stream > $1 AND NOT finished ORDER BY stream LIMIT $2";
    const LATEST_LIVE: &'static str = "SELECT stream, finished, due_ms FROM journal_streams \
         WHERE stream < $1 AND NOT finished ORDER BY stream DESC LIMIT $2";

    const TO_PACK: &'static str = "SELECT stream FROM journal_streams \
         WHERE finished AND NOT packed AND stream > $1 AND stream < $2 ORDER BY stream LIMIT $3";

    const LAST_BEATS: &'static str =
        "SELECT node, at_ms FROM journal_nodes ORDER BY node COLLATE \"C\" LIMIT $1";

    /// The lock is the one that writers to an old stream take.
    const READY: &'static str = "SELECT finished, \
             extract(epoch FROM clock_timestamp()) * 1000 >= $2 \
         FROM journal_streams WHERE stream = $1 FOR UPDATE";

    const NOW: Option<&'static str> =
        Some("SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint");

    fn writers(&self) -> &Lines<Pg> {
        &self.writers
    }

    fn readers(&self) -> &Lines<Pg> {
        &self.readers
    }

    fn beside(&self) -> &Lines<Pg> {
        &self.readers
    }

    async fn insert(&self, rows: &[Append]) -> Result<BTreeSet<StreamId>, Trouble> {
        insert::insert(&self.writers, &self.weeks, rows).await
    }

    fn flaw(&self, row: &Append) -> Option<JournalError> {
        let (found, ours) = (row.stream.shard(), self.shard);
        (found != ours).then(|| JournalError::WrongShard {
            why: format!(
                "stream {} belongs to shard {found}, this is {ours}",
                row.stream
            ),
        })
    }

    fn packs(&self) -> bool {
        self.owns
    }

    async fn grant(&self, role: &str) -> Result<(), Trouble> {
        schema::grant(&self.writers, role).await
    }

    fn epoch(&self) -> u64 {
        self.server.changes()
    }

    async fn keep_house(&self) -> Result<(), Trouble> {
        let now_ms = sql::now_ms(self).await?;
        if self.owns {
            return self.weeks.prepare(&self.writers, now_ms).await;
        }
        self.weeks.check(&self.writers, now_ms).await
    }
}

impl fmt::Debug for Postgres {
    /// Says nothing of the address, which may hold a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Postgres")
            .field("shard", &self.shard)
            .field("limits", &self.limits())
            .finish_non_exhaustive()
    }
}
