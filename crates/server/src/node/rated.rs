//! The rating list that a node has read.

use std::{
    fs::File,
    sync::{Arc, OnceLock},
};

use tokio::task::spawn_blocking;
use tuomari_lists::rating::{Pace, RatingList};

use crate::node::config::{Config, ConfigFault};

/// Nothing until it has been read, and if there is none.
#[derive(Debug, Default)]
pub(crate) struct Rated(OnceLock<RatingList>);

impl Rated {
    pub(crate) fn list(&self) -> Option<&RatingList> {
        self.0.get()
    }
}

/// Whether the file is there; it is read when the node works.
pub(crate) fn check(config: &Config) -> Result<(), ConfigFault> {
    let Some(file) = &config.rating_list else {
        return Ok(());
    };
    let opened = File::open(file).map_err(|error| ConfigFault {
        name: "rating-list".to_owned(),
        detail: format!("{file} cannot be read ({error}); name a file with a rating list"),
    });
    opened.map(drop)
}

/// Reads it: two million players take some seconds, in which all else goes on.
pub(crate) async fn read(rated: Arc<Rated>, file: Option<String>) {
    let Some(name) = file else {
        return;
    };
    let opened = move || {
        let file = File::open(&name).map_err(|error| error.to_string())?;
        RatingList::open(file, Pace::Standard).map_err(|error| error.to_string())
    };
    match spawn_blocking(opened).await {
        Ok(Ok(list)) => {
            tracing::info!(players = list.len(), "the rating list was read");
            // It is read once.
            let _ = rated.0.set(list);
        }
        Ok(Err(why)) => tracing::warn!(why, "the rating list cannot be read; fetch it again"),
        Err(error) => tracing::warn!(%error, "the rating list was not read"),
    }
}
