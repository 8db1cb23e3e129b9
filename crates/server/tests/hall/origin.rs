//! Who signed a record, and who rewrote it.

use std::{fs, path::PathBuf, time::Duration};

use serde_json::{Value, json};
use sqlx::{Connection as _, SqliteConnection};
use tokio::time::sleep;
use tuomari_record::{
    Hash, Keys, OriginFault, PublicKey, Record, StreamId, chain, hash_text, read_hash,
};
use tuomari_server::{Config, Server};

use crate::kit::{
    Socket, Table, TempFile, act, ask, ask_as, blitz, config, create, make, start, start_clock,
};

/// The file of keys, beside the journal; it is removed with it.
struct KeyFile(PathBuf);

impl KeyFile {
    fn new(file: &TempFile, keys: &Keys) -> KeyFile {
        let own = KeyFile(file.0.with_extension("keys"));
        own.write(keys);
        own
    }

    fn write(&self, keys: &Keys) {
        fs::write(&self.0, keys.write()).unwrap();
    }

    fn config(&self, file: &TempFile) -> Config {
        let mut config = config(&file.journal());
        let keys = self.0.display().to_string();
        config.set("signing-keys", &keys).unwrap();
        config
    }
}

impl Drop for KeyFile {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

fn keys() -> Keys {
    Keys::new(&[1; 32], 1_794_000_000_000)
}

fn public(keys: &Keys) -> [PublicKey; 1] {
    [keys.signing().public()]
}

async fn record(server: &Server, table: &Table) -> Record {
    let path = table.path("/record");
    let answer = ask_as(server.address(), "GET", &path, table.token("arbiter"), None).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    Record::read(&answer.text).unwrap()
}

/// A few moves, and White resigns.
async fn played(server: &Server) -> Table {
    let to = server.address();
    let table = create(to, &blitz()).await;
    start_clock(to, &table).await;
    act(to, &table, "white", &make("e2", "e4")).await.ok();
    act(to, &table, "black", &make("e7", "e5")).await.ok();
    act(to, &table, "white", &json!({"act": "resign"}))
        .await
        .ok();
    table
}

/// Writes the record of a table anew into the file, as somebody could who has
/// the file and not the key: each body changed, the whole chain made again.
async fn forge(file: &TempFile, table: &Table, keep: u64, change: impl Fn(&str) -> String) {
    let mut connection = SqliteConnection::connect(&file.journal()).await.unwrap();
    let stream: StreamId = table.name.parse().unwrap();
    let id = stream.as_bytes().to_vec();
    let rows: Vec<(i64, Vec<u8>)> =
        sqlx::query_as("SELECT version, body FROM journal_rows WHERE stream = ? ORDER BY version")
            .bind(&id)
            .fetch_all(&mut connection)
            .await
            .unwrap();
    let mut hash: Hash = chain::NO_HASH;
    for (version, body) in rows {
        let number = u64::try_from(version).unwrap();
        if number > keep {
            sqlx::query("DELETE FROM journal_rows WHERE stream = ? AND version = ?")
                .bind(&id)
                .bind(version)
                .execute(&mut connection)
                .await
                .unwrap();
            continue;
        }
        let body = change(std::str::from_utf8(&body).unwrap());
        hash = chain::link(&hash, stream, number, body.as_bytes());
        sqlx::query("UPDATE journal_rows SET body = ?, hash = ? WHERE stream = ? AND version = ?")
            .bind(body.as_bytes())
            .bind(hash.to_vec())
            .bind(&id)
            .bind(version)
            .execute(&mut connection)
            .await
            .unwrap();
    }
    connection.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_signed_and_its_key_is_told_to_everybody() {
    let file = TempFile::new();
    let key_file = KeyFile::new(&file, &keys());
    let server = start(key_file.config(&file)).await;
    let table = played(&server).await;
    let found = record(&server, &table).await;
    assert_eq!(found.is_from(&public(&keys())), Ok(()));
    let told = ask(server.address(), "GET", "/api/keys", &[], "")
        .await
        .ok();
    assert_eq!(told["keys"], json!([keys().signing().public().to_string()]));
    // Strangers may read what was signed when the game is over.
    let origin = table.path("/origin");
    let origin = ask(server.address(), "GET", &origin, &[], "").await.ok();
    let signed: Value = serde_json::from_str(origin["signed"].as_str().unwrap()).unwrap();
    assert_eq!(signed["hash"], hash_text(&found.end().hash));
    // The game that people have names the hash too.
    let pgn = ask(server.address(), "GET", &table.path("/pgn"), &[], "").await;
    let tag = format!("[RecordHash \"{}\"]", hash_text(&found.end().hash));
    assert!(pgn.text.contains(&tag), "{}", pgn.text);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_it_goes_on_the_record_of_a_game_is_signed_and_no_hash_is_told() {
    let file = TempFile::new();
    let key_file = KeyFile::new(&file, &keys());
    let server = start(key_file.config(&file)).await;
    let to = server.address();
    let table = create(to, &blitz()).await;
    start_clock(to, &table).await;
    act(to, &table, "white", &make("e2", "e4")).await.ok();
    let found = record(&server, &table).await;
    assert_eq!(found.is_from(&public(&keys())), Ok(()));
    for path in ["/origin", "/pgn"] {
        let asked = ask(to, "GET", &table.path(path), &[], "").await;
        assert!(asked.status == 403 || asked.status == 401, "{asked:?}");
        let token = table.token("white");
        let asked = ask_as(to, "GET", &table.path(path), token, None).await;
        assert_eq!(asked.status, 403, "{asked:?}");
    }
    let pgn = table.path("/pgn");
    let pgn = ask_as(to, "GET", &pgn, table.token("arbiter"), None).await;
    assert!(!pgn.text.contains("RecordHash"), "{}", pgn.text);
    server.stop().await;
}

/// Signed when it stops, though nobody asked and the time had not come.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_rewrites_the_file_is_found_out_by_the_server() {
    for (keep, from, to) in [
        // Another move; the score for the loser; cut back to before the end.
        (u64::MAX, "e2-e4", "d2-d4"),
        (u64::MAX, "\"0-1\"", "\"1-0\""),
        (4, "", ""),
    ] {
        let file = TempFile::new();
        let key_file = KeyFile::new(&file, &keys());
        let server = start(key_file.config(&file)).await;
        let table = played(&server).await;
        server.stop().await;
        forge(&file, &table, keep, |body| body.replace(from, to)).await;
        let server = start(key_file.config(&file)).await;
        let seen = ask(server.address(), "GET", &table.path(""), &[], "").await;
        assert_eq!(seen.status, 500, "{from}: {seen:?}");
        let path = table.path("/record");
        let token = table.token("arbiter");
        let asked = ask_as(server.address(), "GET", &path, token, None).await;
        assert_eq!(asked.status, 500, "{from}: {asked:?}");
        server.stop().await;
    }
}

/// What somebody puts on behind while the server is down is not signed by it.
#[tokio::test(flavor = "multi_thread")]
async fn what_the_server_did_not_store_it_does_not_sign() {
    let file = TempFile::new();
    let key_file = KeyFile::new(&file, &keys());
    let server = start(key_file.config(&file)).await;
    let table = played(&server).await;
    let before = record(&server, &table).await;
    server.stop().await;
    let stream = before.stream();
    let end = before.end();
    let body = format!(
        "{{\"v\":1,\"at\":{},\"by\":\"organiser\",\"seat-revoked\":\"spectator\"}}",
        stream.at_ms() + 60_000
    );
    let hash = chain::link(&end.hash, stream, end.version + 1, body.as_bytes());
    let mut connection = SqliteConnection::connect(&file.journal()).await.unwrap();
    sqlx::query("INSERT INTO journal_rows (stream, version, hash, body) VALUES (?, ?, ?, ?)")
        .bind(stream.as_bytes().to_vec())
        .bind(i64::try_from(end.version + 1).unwrap())
        .bind(hash.to_vec())
        .bind(body.as_bytes())
        .execute(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
    let server = start(key_file.config(&file)).await;
    let found = record(&server, &table).await;
    assert_eq!(found.end().version, end.version + 1);
    let tail = Err(OriginFault::Tail {
        signed: end.version,
    });
    assert_eq!(found.is_from(&public(&keys())), tail);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_a_receipt_that_the_record_honours() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let table = create(to, &blitz()).await;
    start_clock(to, &table).await;
    let (mut white, _) = Socket::follow(to, &table, "white").await;
    let move_ = make("e2", "e4");
    white
        .say(&json!({"type": "command", "table": table.name, "key": "k1", "act": move_}))
        .await;
    let accepted = white.hear("accepted").await;
    // The same command once more: the same receipt.
    white
        .say(&json!({"type": "command", "table": table.name, "key": "k1", "act": move_}))
        .await;
    let again = white.hear("accepted").await;
    assert_eq!(again["receipt"], accepted["receipt"]);
    let black = act(to, &table, "black", &make("e7", "e5")).await.ok();
    white
        .say(&json!({"type": "command", "table": table.name, "key": "k1", "act": move_}))
        .await;
    let later = white.hear("accepted").await;
    assert_eq!(later["receipt"], accepted["receipt"]);
    let found = record(&server, &table).await;
    for answer in [&accepted, &black] {
        let receipt = read_hash(answer["receipt"].as_str().unwrap()).unwrap();
        assert_eq!(found.entry_of(&receipt), answer["version"].as_u64());
        // It is not the hash: from that, and the one before, one could try out
        // what an entry says that the rulebook keeps silent about.
        assert!(found.rows().iter().all(|row| row.hash != receipt));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_key_is_named_by_the_old_one_and_a_lost_one_stops_no_game() {
    let file = TempFile::new();
    let first = keys();
    let key_file = KeyFile::new(&file, &first);
    let server = start(key_file.config(&file)).await;
    let old = played(&server).await;
    server.stop().await;
    key_file.write(&first.next(&[2; 32], 1_794_000_100_000));
    let server = start(key_file.config(&file)).await;
    let new = played(&server).await;
    for table in [&old, &new] {
        let found = record(&server, table).await;
        assert_eq!(found.is_from(&public(&first)), Ok(()));
    }
    server.stop().await;
    // The file is lost, and another made: whoever knows the old key knows the
    // old records, and the games are there.
    let lost = Keys::new(&[3; 32], 1_794_000_200_000);
    key_file.write(&lost);
    let server = start(key_file.config(&file)).await;
    let found = record(&server, &old).await;
    assert_eq!(found.is_from(&public(&first)), Ok(()));
    let found = record(&server, &played(&server).await).await;
    assert_eq!(found.is_from(&public(&lost)), Ok(()));
    assert!(found.is_from(&public(&first)).is_err());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_without_keys_stops_the_start_and_says_what_to_do() {
    let file = TempFile::new();
    let key_file = KeyFile::new(&file, &keys());
    fs::write(&key_file.0, "no keys").unwrap();
    let refused = Server::start(key_file.config(&file), None)
        .await
        .unwrap_err();
    assert!(refused.to_string().contains("tuomari key new"), "{refused}");
}

/// A game that is over is signed soon, whether or not somebody asks.
#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_game_is_signed_at_once() {
    let file = TempFile::new();
    let key_file = KeyFile::new(&file, &keys());
    let server = start(key_file.config(&file)).await;
    let table = played(&server).await;
    let mut connection = SqliteConnection::connect(&file.journal()).await.unwrap();
    let stream: StreamId = table.name.parse().unwrap();
    for _ in 0..100 {
        let signed: Option<(i64,)> =
            sqlx::query_as("SELECT version FROM journal_signed WHERE stream = ?")
                .bind(stream.as_bytes().to_vec())
                .fetch_optional(&mut connection)
                .await
                .unwrap();
        if signed.is_some() {
            break;
        }
        sleep(Duration::from_millis(100)).await;
    }
    let signed: (i64,) = sqlx::query_as("SELECT version FROM journal_signed WHERE stream = ?")
        .bind(stream.as_bytes().to_vec())
        .fetch_one(&mut connection)
        .await
        .unwrap();
    assert_eq!(signed.0, 5);
    connection.close().await.unwrap();
    server.stop().await;
}
