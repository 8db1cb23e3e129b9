//! HTTPS without a proxy: a certificate of the club's own.

use std::{path::Path, sync::Arc};

use tokio_rustls::{
    TlsAcceptor,
    rustls::{
        ServerConfig,
        crypto::ring,
        pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject as _},
    },
};

use crate::node::config::{Config, ConfigFault};

/// What speaks TLS to callers, if a certificate is set. What is wrong with it
/// is told with what to do.
pub(crate) fn acceptor(config: &Config) -> Result<Option<TlsAcceptor>, ConfigFault> {
    let (Some(cert), Some(key)) = (&config.tls_cert, &config.tls_key) else {
        return Ok(None);
    };
    let chain = CertificateDer::pem_file_iter(Path::new(cert)).and_then(Iterator::collect);
    let chain: Vec<CertificateDer<'static>> =
        chain.map_err(|error| wrong("tls-cert", cert, &error))?;
    if chain.is_empty() {
        return Err(wrong("tls-cert", cert, &"no certificate in it"));
    }
    let own = PrivateKeyDer::from_pem_file(Path::new(key));
    let own = own.map_err(|error| wrong("tls-key", key, &error))?;
    let server = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .and_then(|builder| builder.with_no_client_auth().with_single_cert(chain, own));
    let mut server = server.map_err(|error| wrong("tls-key", key, &error))?;
    server.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(Some(TlsAcceptor::from(Arc::new(server))))
}

fn wrong(name: &str, file: &str, why: &impl ToString) -> ConfigFault {
    let why = why.to_string();
    ConfigFault {
        name: name.to_owned(),
        detail: format!("{file} cannot be used ({why}); name a file in PEM, and its own key"),
    }
}
