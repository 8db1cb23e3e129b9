//! Logs for operators: what the server does, never who plays.

use std::fmt;

use tracing_subscriber::EnvFilter;

use crate::node::config::{Config, ConfigFault};

/// Logs that are being written. What is logged may change.
pub struct Logs(Box<dyn Fn(EnvFilter) -> Result<(), String> + Send + Sync>);

impl fmt::Debug for Logs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Logs")
    }
}

impl Logs {
    /// Logs from now on what the settings say.
    pub(crate) fn renew(&self, config: &Config) -> Result<(), ConfigFault> {
        (self.0)(filter(config)?).map_err(fault)
    }
}

/// Writes logs to the standard error from now on.
pub fn start_logs(config: &Config) -> Result<Logs, ConfigFault> {
    let logs = tracing_subscriber::fmt()
        .with_env_filter(filter(config)?)
        .with_writer(std::io::stderr)
        .with_target(true);
    // The two are of different types, and so are their handles.
    if config.log_json {
        let logs = logs.json().with_filter_reloading();
        let handle = logs.reload_handle();
        let started = logs.try_init();
        started.map_err(|error| fault(error.to_string()))?;
        let renew = move |filter| handle.reload(filter).map_err(|error| error.to_string());
        Ok(Logs(Box::new(renew)))
    } else {
        let logs = logs.with_filter_reloading();
        let handle = logs.reload_handle();
        let started = logs.try_init();
        started.map_err(|error| fault(error.to_string()))?;
        let renew = move |filter| handle.reload(filter).map_err(|error| error.to_string());
        Ok(Logs(Box::new(renew)))
    }
}

fn filter(config: &Config) -> Result<EnvFilter, ConfigFault> {
    let filter = EnvFilter::try_new(&config.log);
    filter.map_err(|error| fault(format!("{error}; write error, warn, info or debug")))
}

fn fault(detail: String) -> ConfigFault {
    ConfigFault {
        name: "log".to_owned(),
        detail,
    }
}
