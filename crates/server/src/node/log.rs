//! Logs for operators: what the server does, never who plays.

use tracing_subscriber::EnvFilter;

use crate::node::config::{Config, ConfigFault};

/// Writes logs to the standard error from now on.
pub fn start_logs(config: &Config) -> Result<(), ConfigFault> {
    let fault = |detail: String| ConfigFault {
        name: "log".to_owned(),
        detail,
    };
    let filter = EnvFilter::try_new(&config.log)
        .map_err(|error| fault(format!("{error}; write error, warn, info or debug")))?;
    let logs = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_target(true);
    let started = if config.log_json {
        logs.json().try_init()
    } else {
        logs.try_init()
    };
    started.map_err(|error| fault(error.to_string()))
}
