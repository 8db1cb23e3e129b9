//! HTTPS without a proxy. The certificate in `tls/` is for `localhost` and
//! lasts a hundred years; its maker's key is gone.

use std::{sync::Arc, time::Duration};

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::timeout,
};
use tokio_rustls::{
    TlsConnector,
    rustls::{
        ClientConfig, RootCertStore,
        crypto::ring,
        pki_types::{CertificateDer, ServerName, pem::PemObject as _},
    },
};
use tuomari_server::{Config, Server};

use crate::kit::{config, start};

fn file(name: &str) -> String {
    format!("{}/tests/hall/tls/{name}", env!("CARGO_MANIFEST_DIR"))
}

fn with_certificate() -> Config {
    let mut config = config("memory:");
    config.set("tls-cert", &file("server.pem")).unwrap();
    config.set("tls-key", &file("server.key")).unwrap();
    config
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_with_a_certificate_speaks_https() {
    let server = start(with_certificate()).await;
    assert!(server.config().base_url().starts_with("https://127.0.0.1:"));
    let mut roots = RootCertStore::empty();
    roots
        .add(CertificateDer::from_pem_file(file("ca.pem")).unwrap())
        .unwrap();
    let client = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    // Who says nothing is not waited for by others.
    let silent = TcpStream::connect(server.address()).await.unwrap();
    let stream = TcpStream::connect(server.address()).await.unwrap();
    let name = ServerName::try_from("localhost").unwrap();
    let connector = TlsConnector::from(Arc::new(client));
    let mut stream = connector.connect(name, stream).await.unwrap();
    let request = b"GET /api/laws HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    stream.write_all(request).await.unwrap();
    let mut text = Vec::new();
    stream.read_to_end(&mut text).await.unwrap();
    let text = String::from_utf8_lossy(&text);
    assert!(text.starts_with("HTTP/1.1 200"), "{text}");
    assert!(text.contains("strict-transport-security"), "{text}");
    drop(silent);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_speaks_plainly_there_hears_nothing() {
    let server = start(with_certificate()).await;
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    let request = b"GET /api/laws HTTP/1.1\r\nHost: localhost\r\n\r\n";
    stream.write_all(request).await.unwrap();
    let mut rest = Vec::new();
    let ended = timeout(Duration::from_secs(5), stream.read_to_end(&mut rest)).await;
    let _ = ended.expect("it is not kept waiting");
    assert!(!String::from_utf8_lossy(&rest).contains("HTTP"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_certificate_that_cannot_be_used_is_told_at_the_start() {
    for (cert, key, named) in [
        ("server.pem", "nothing.key", "tls-key"),
        ("nothing.pem", "server.key", "tls-cert"),
        ("server.key", "server.key", "tls-cert"),
        ("ca.pem", "server.key", "tls-key"),
    ] {
        let mut config = config("memory:");
        config.set("tls-cert", &file(cert)).unwrap();
        config.set("tls-key", &file(key)).unwrap();
        let error = Server::start(config, None).await.unwrap_err().to_string();
        assert!(error.starts_with(named), "{cert} {key}: {error}");
    }
}
