//! What only a database server can do wrong.
#![allow(clippy::unwrap_used, reason = "a test may unwrap")]

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use crate::support::{
    self, Age, Kind, Maker, Place, SERVER, after, append, append_all, chained, limits,
    proxy::Proxy, row, stored,
};
use sqlx::{AssertSqlSafe, Connection as _, PgConnection};
use tuomari_journal::{
    Append, CommitLimits, Committer, Journal, JournalError, Outcome, Packing, Postgres, Signed,
    Status, StoreLimits, Which, read_all,
};
use tuomari_record::{Row, SignedEnd, SigningKey, StreamId, chain::End};
use tuomari_testkit::quick_or_full;

/// The backends of one test's journal that are inserting.
const INSERTING: &str = "SELECT pid FROM pg_stat_activity \
     WHERE application_name = $1 AND state = 'active' AND query LIKE '%INSERT%'";

async fn beside(place: &Place) -> PgConnection {
    let mut connection = support::connect().await;
    let path = format!("SET search_path TO {}", place.name);
    run(&mut connection, &path).await;
    connection
}

async fn run(connection: &mut PgConnection, sql: &str) {
    sqlx::raw_sql(AssertSqlSafe(sql.to_owned()))
        .execute(connection)
        .await
        .unwrap();
}

/// Ends a backend that is in the middle of an insert; waits until one is.
async fn terminate_one(connection: &mut PgConnection, place: &Place) {
    loop {
        let pid: Option<i32> = sqlx::query_scalar(INSERTING)
            .bind(&place.name)
            .fetch_optional(&mut *connection)
            .await
            .unwrap();
        if let Some(pid) = pid {
            sqlx::query("SELECT pg_terminate_backend($1)")
                .bind(pid)
                .execute(&mut *connection)
                .await
                .unwrap();
            return;
        }
        tokio::task::yield_now().await;
    }
}

#[test]
fn a_connection_killed_in_mid_statement_is_settled_before_the_answer() {
    support::run(Kind::Postgres, |place| async move {
        let journal = place.open().await;
        for age in [Age::New, Age::Old] {
            let mut maker = Maker::new(&*journal, age, 1).await;
            let streams = maker.streams(20);
            append_all(&*journal, [row(streams[0], 1, "stranger")]).await;
            // A rival holds the key of one row, so the statement has to wait.
            let mut rival = beside(&place).await;
            run(&mut rival, "BEGIN").await;
            let insert = format!(
                "INSERT INTO journal_rows VALUES ('{}', 1, '\\x00', '\\x00')",
                streams[1]
            );
            run(&mut rival, &insert).await;
            let writing = {
                let (journal, streams) = (journal.clone(), streams.clone());
                tokio::spawn(async move {
                    let rows = streams.iter().map(|stream| row(*stream, 1, "ours"));
                    journal.append(rows.collect()).await
                })
            };
            let mut killer = beside(&place).await;
            terminate_one(&mut killer, &place).await;
            run(&mut rival, "ROLLBACK").await;
            let outcomes = writing.await.unwrap();
            assert_eq!(outcomes[0], Outcome::Conflict);
            assert_eq!(outcomes[1..], vec![Outcome::Appended; 19]);
            for stream in &streams[1..] {
                let rows = journal.load(*stream, 1, 9).await.unwrap();
                assert_eq!(rows, [stored(&row(*stream, 1, "ours"))]);
            }
        }
    });
}

#[test]
fn a_row_that_was_stored_though_its_answer_was_lost_is_known_as_ours() {
    support::run(Kind::Postgres, |place| async move {
        let proxy = Proxy::start().await;
        let url = place.url().replace(":15432/", &format!(":{}/", proxy.port));
        let journal = Postgres::open(&url, 0, limits()).await.unwrap();
        for age in [Age::New, Age::Old] {
            let mut maker = Maker::new(&journal, age, 2).await;
            let stream = maker.stream();
            let mut last: Option<Append> = None;
            for version in 1..=5 {
                let before = proxy.lost();
                proxy.lose_next_answer();
                let next = |by: &str| {
                    let last = last.as_ref();
                    last.map_or_else(|| row(stream, 1, by), |last| after(last, by))
                };
                let ours = next("ours");
                assert_eq!(append(&journal, ours.clone()).await, Outcome::Appended);
                assert_eq!(proxy.lost(), before + 1);
                let rows = journal.load(stream, version, 9).await.unwrap();
                assert_eq!(rows, [stored(&ours)]);
                // The same with a stranger's row in its place.
                proxy.lose_next_answer();
                let late = next("late");
                assert_eq!(append(&journal, late).await, Outcome::Conflict);
                last = Some(ours);
            }
        }
    });
}

#[test]
fn a_batch_takes_its_keys_in_order_whatever_order_it_was_given_in() {
    support::run(Kind::Postgres, |place| async move {
        // Nothing is tried twice: a deadlock would be settled that way, and hidden.
        let once = StoreLimits {
            settle: Duration::ZERO,
            ..limits()
        };
        let journal = place.open_with(once).await;
        for age in [Age::New, Age::Old] {
            let mut maker = Maker::new(&*journal, age, 5).await;
            let mut streams = maker.streams(3);
            streams.sort();
            // An old stream may be of last week, and only the journal makes weeks.
            let first = vec![row(streams[2], 1, "ours")];
            assert_eq!(journal.append(first).await, [Outcome::Appended]);
            let mut rival = beside(&place).await;
            let insert = |stream: StreamId| {
                format!("INSERT INTO journal_rows VALUES ('{stream}', 1, '\\x00', '\\x00')")
            };
            run(&mut rival, "BEGIN").await;
            run(&mut rival, &insert(streams[0])).await;
            let rows = vec![row(streams[1], 1, "ours"), row(streams[0], 1, "ours")];
            let writing = {
                let journal = journal.clone();
                tokio::spawn(async move { journal.append(rows).await })
            };
            wait_for_a_lock(&place).await;
            // Ours waits for the first key, so it cannot hold the second.
            run(&mut rival, &insert(streams[1])).await;
            run(&mut rival, "COMMIT").await;
            let outcomes = writing.await.unwrap();
            assert_eq!(outcomes, [Outcome::Conflict, Outcome::Conflict]);
        }
    });
}

/// Until a backend of this test's journal waits for a lock.
async fn wait_for_a_lock(place: &Place) {
    let mut connection = beside(place).await;
    loop {
        let waiting: i64 = sqlx::query_scalar(
            "SELECT count(*) FROM pg_stat_activity \
             WHERE application_name = $1 AND wait_event_type = 'Lock'",
        )
        .bind(&place.name)
        .fetch_one(&mut connection)
        .await
        .unwrap();
        if waiting > 0 {
            return;
        }
        tokio::task::yield_now().await;
    }
}

#[test]
fn connections_killed_at_random_lose_and_double_nothing() {
    support::run(Kind::Postgres, |place| async move {
        let journal = place.open().await;
        let mut maker = Maker::new(&*journal, Age::New, 3).await;
        let committer = Arc::new(Committer::start(journal.clone(), CommitLimits::default()));
        let done = Arc::new(AtomicBool::new(false));
        let killer = {
            let (place, done) = (Arc::clone(&place), Arc::clone(&done));
            tokio::spawn(async move {
                let mut connection = beside(&place).await;
                let mut kills = 0;
                while !done.load(Ordering::SeqCst) && kills < quick_or_full(15, 300) {
                    let killing = terminate_one(&mut connection, &place);
                    // At the end nobody writes any more and none is found.
                    if tokio::time::timeout(Duration::from_secs(2), killing)
                        .await
                        .is_err()
                    {
                        break;
                    }
                    kills += 1;
                }
                kills
            })
        };
        let mut tables = Vec::new();
        for stream in maker.streams(50) {
            let committer = Arc::clone(&committer);
            tables.push(tokio::spawn(async move {
                let rows = chained(stream, quick_or_full(40, 1000) as u64);
                for row in rows.clone() {
                    assert_eq!(committer.append(row).await, Outcome::Appended);
                }
                (stream, rows)
            }));
        }
        for table in tables {
            let (stream, rows) = table.await.unwrap();
            let expected: Vec<Row> = rows.iter().map(stored).collect();
            assert_eq!(read_all(&*journal, stream, 1).await.unwrap(), expected);
        }
        done.store(true, Ordering::SeqCst);
        assert!(killer.await.unwrap() > 0, "nothing was killed");
    });
}

#[test]
fn a_schema_of_a_later_program_is_refused() {
    support::run(Kind::Postgres, |place| async move {
        place.open().await.close().await.unwrap();
        place.admin("UPDATE journal_schema SET version = 99").await;
        let refused = Postgres::open(&place.url(), 0, limits()).await.unwrap_err();
        let later = JournalError::LaterSchema {
            found: 99,
            known: 4,
        };
        assert_eq!(refused, later);
        place.admin("UPDATE journal_schema SET version = 4").await;
        let refused = Postgres::open(&place.url(), 3, limits()).await.unwrap_err();
        assert!(matches!(refused, JournalError::WrongShard { .. }));
        place.open().await;
    });
}

#[test]
fn a_schema_of_an_earlier_program_is_carried_on_with_its_rows() {
    support::run(Kind::Postgres, |place| async move {
        let journal = place.open().await;
        let mut maker = Maker::new(&*journal, Age::New, 6).await;
        let stream = maker.stream();
        let rows = chained(stream, 3);
        append_all(&*journal, rows[..2].to_vec()).await;
        journal.close().await.unwrap();
        place
            .admin("DROP TABLE journal_settings, journal_cut, journal_signed")
            .await;
        place.admin("UPDATE journal_schema SET version = 2").await;
        let journal = place.open().await;
        append_all(&*journal, rows[2..].to_vec()).await;
        assert_eq!(read_all(&*journal, stream, 1).await.unwrap().len(), 3);
        assert_eq!(journal.keep("bus-key", vec![1]).await.unwrap(), [1]);
    });
}

#[test]
fn a_step_is_taken_once_by_many_that_open_at_once() {
    support::run(Kind::Postgres, |place| async move {
        let mut openers = Vec::new();
        for _ in 0..6 {
            let place = Arc::clone(&place);
            openers.push(tokio::spawn(async move { place.open().await }));
        }
        for opener in openers {
            let journal = opener.await.unwrap();
            assert_eq!(journal.list(Which::All, None, 1).await.unwrap(), []);
            journal.close().await.unwrap();
        }
    });
}

#[test]
fn connections_are_bounded() {
    support::run(Kind::Postgres, |place| async move {
        let journal = place.open().await;
        let mut maker = Maker::new(&*journal, Age::New, 4).await;
        let mut work = Vec::new();
        for stream in maker.streams(100) {
            let journal = journal.clone();
            work.push(tokio::spawn(async move {
                append_all(&*journal, [row(stream, 1, "a")]).await;
                journal.load(stream, 1, 9).await.unwrap();
            }));
        }
        for one in work {
            one.await.unwrap();
        }
        let mut connection = beside(&place).await;
        let count: i64 =
            sqlx::query_scalar("SELECT count(*) FROM pg_stat_activity WHERE application_name = $1")
                .bind(&place.name)
                .fetch_one(&mut connection)
                .await
                .unwrap();
        let most = i64::from(limits().writers + limits().readers);
        assert!((1..=most).contains(&count), "{count} connections");
        connection.close().await.unwrap();
    });
}

#[test]
fn a_server_that_is_away_is_told_in_time() {
    support::run(Kind::Memory, |_| async move {
        let short = StoreLimits {
            answer: Duration::from_millis(300),
            settle: Duration::from_millis(500),
            ..limits()
        };
        // Nothing listens on the port of a closed listener.
        let port = {
            let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
            listener.local_addr().unwrap().port()
        };
        let url = SERVER.replace("15432", &port.to_string());
        let refused = Postgres::open(&url, 0, short).await.unwrap_err();
        assert!(
            matches!(refused, JournalError::Unreachable { .. }),
            "{refused}"
        );
        // Something listens and never says a word.
        let silent = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let port = silent.local_addr().unwrap().port();
        let url = SERVER.replace("15432", &port.to_string());
        let refused = Postgres::open(&url, 0, short).await.unwrap_err();
        assert!(
            matches!(refused, JournalError::Unreachable { .. }),
            "{refused}"
        );
    });
}

const WEEK_MS: u64 = 7 * 24 * 60 * 60 * 1000;

#[test]
fn old_weeks_are_dropped_and_live_ones_are_kept() {
    support::run(Kind::Postgres, |place| async move {
        let journal = place.open().await;
        let now_ms = journal.now_ms().await.unwrap();
        let stream = |weeks: u64, n: u8| StreamId::new(now_ms - weeks * WEEK_MS, 0, [n; 9]);
        let (gone, live, young) = (stream(20, 1), stream(10, 2), stream(0, 3));
        append_all(
            &*journal,
            [
                row(gone, 1, "a").status(Status::Finished),
                row(live, 1, "a"),
                row(young, 1, "a").status(Status::Finished),
            ],
        )
        .await;
        place
            .admin("SELECT journal_drop_before(current_date - 14)")
            .await;
        let left = journal.list(Which::All, None, 9).await.unwrap();
        let left: Vec<StreamId> = left.iter().map(|listed| listed.stream).collect();
        assert_eq!(left, [live, young]);
        assert_eq!(journal.head(gone).await, Ok(None));
        // A late row to what is gone conflicts, and nobody else suffers.
        let rows = [gone, live, young].map(|stream| after(&row(stream, 1, "a"), "b"));
        let outcomes = journal.append(rows.to_vec()).await;
        let expected = [Outcome::Conflict, Outcome::Appended, Outcome::Appended];
        assert_eq!(outcomes, expected);
        assert_eq!(journal.head(gone).await, Ok(None));
    });
}

#[test]
fn weeks_to_come_have_their_partitions() {
    support::run(Kind::Postgres, |place| async move {
        let journal = place.open().await;
        journal.tend().await.unwrap();
        let mut connection = beside(&place).await;
        let count: i64 = sqlx::query_scalar(
            "SELECT count(*) FROM pg_inherits WHERE inhparent = 'journal_rows'::regclass",
        )
        .fetch_one(&mut connection)
        .await
        .unwrap();
        assert_eq!(count, 14, "this week and thirteen more");
        let now_ms = journal.now_ms().await.unwrap();
        for weeks in [0, 13, 18] {
            let stream = StreamId::new(now_ms + weeks * WEEK_MS, 0, [7; 9]);
            append_all(&*journal, [row(stream, 1, "a")]).await;
        }
    });
}

/// The server's own role appends, and can neither change nor delete what it
/// has appended; whoever owns the tables packs them.
#[test]
fn a_role_that_only_appends_changes_and_deletes_nothing() {
    support::run(Kind::Postgres, |place| async move {
        // Made with the cluster, by `scripts/services`.
        let role = "tuomari_server";
        let owner = Postgres::open(&place.url(), 0, limits()).await.unwrap();
        owner.grant(role.to_owned()).await.unwrap();
        let url = place.url().replace("tuomari@", &format!("{role}@"));
        let server = Postgres::open(&url, 0, limits()).await.unwrap();
        let mut maker = Maker::new(&server, Age::New, 80).await;
        let (stream, old) = (
            maker.stream(),
            Maker::new(&owner, Age::Old, 81).await.stream(),
        );
        append_all(&server, chained(stream, 5)).await;
        let mut finished = chained(old, 3);
        finished[2].status = Some(Status::Finished);
        append_all(&server, finished).await;
        server.beat("one".to_owned(), 1, 1_000).await.unwrap();
        let key = SigningKey::from_secret(&[1; 32]);
        let end = End {
            version: 5,
            hash: [1; 32],
        };
        let said = SignedEnd::new(&key, stream, end, 1);
        let signed = vec![Signed { stream, said }];
        server.keep_signed(signed).await.unwrap();
        assert_eq!(server.keep("bus-key", vec![1]).await.unwrap(), [1]);
        // It packs nothing; the owner does.
        let by_ms = u64::MAX / 2;
        assert_eq!(server.to_pack(by_ms, None, 9).await.unwrap(), []);
        assert!(server.pack(old).await.is_err());
        assert_eq!(owner.to_pack(by_ms, None, 9).await.unwrap(), [old]);
        assert_eq!(owner.pack(old).await, Ok(Packing::Packed));
        assert_eq!(read_all(&server, old, 1).await.unwrap().len(), 3);
        assert!(server.cut(stream, 2, Status::Live).await.is_err());
        for sql in [
            "UPDATE journal_rows SET body = 'x'",
            "DELETE FROM journal_rows",
            "TRUNCATE journal_rows",
            "DROP TABLE journal_rows",
            "UPDATE journal_packed SET bytes = 'x'",
            "DELETE FROM journal_packed",
            "DELETE FROM journal_streams",
            "DELETE FROM journal_signed",
            "UPDATE journal_schema SET version = 1",
            "SELECT journal_drop_before('2999-01-01')",
            "CREATE TABLE elsewhere (x int)",
        ] {
            let mut connection = PgConnection::connect(&url).await.unwrap();
            let done = sqlx::raw_sql(sql).execute(&mut connection).await;
            let code = done.unwrap_err().into_database_error().unwrap();
            assert_eq!(code.code().as_deref(), Some("42501"), "{sql}");
        }
        assert_eq!(read_all(&server, stream, 1).await.unwrap().len(), 5);
        server.close().await.unwrap();
        // Of a program that needs another form it says who can change it.
        place.admin("UPDATE journal_schema SET version = 3").await;
        let refused = Postgres::open(&url, 0, limits()).await.unwrap_err();
        assert!(refused.to_string().contains("journal tend"), "{refused}");
        place.admin("UPDATE journal_schema SET version = 4").await;
    });
}
