//! How many files the system lets us open: every connection is one.

use crate::node::config::Config;

/// More than anybody needs; where the system does not say.
const PLENTY: u64 = 1_048_576;

/// Asks for as many files as may be had, and says how many there are.
pub(crate) fn raise(config: &Config) -> usize {
    let files = match rlimit::increase_nofile_limit(PLENTY) {
        Ok(files) => files,
        Err(error) => {
            tracing::warn!(%error, "how many files may be open is not known");
            PLENTY
        }
    };
    let files = usize::try_from(files).unwrap_or(usize::MAX);
    if files < config.max_sockets {
        let (most, max_sockets) = (files, config.max_sockets);
        tracing::warn!(
            most,
            max_sockets,
            "fewer files may be open than max-sockets; raise LimitNOFILE of the unit, or ulimit -n"
        );
    }
    files
}
