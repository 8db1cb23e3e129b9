//! A journal from the addresses an operator gives.

use std::{path::Path, sync::Arc};

use crate::{Journal, JournalError, Memory, Postgres, Sharded, Sqlite, StoreLimits};

/// Opens the journal at these addresses.
///
/// | address | what |
/// | --- | --- |
/// | `postgres://…` or `postgresql://…` | a PostgreSQL database; several are the shards 0, 1, 2 … in this order |
/// | `memory:` | nothing is kept |
/// | `sqlite:PATH`, or a path | one file |
///
/// Addresses may hold passwords: no error repeats them.
pub async fn open(
    addresses: &[String],
    limits: StoreLimits,
) -> Result<Arc<dyn Journal>, JournalError> {
    match addresses {
        [] => Err(JournalError::refused("no address was given")),
        [one] if one == "memory:" => Ok(Arc::new(Memory::new())),
        [one] if is_postgres(one) => Ok(Arc::new(Postgres::open(one, 0, limits).await?)),
        [one] if one.contains("://") => Err(JournalError::refused(
            "the address of the journal is neither postgres:// nor a file",
        )),
        [one] => {
            let path = file_of(addresses).unwrap_or(Path::new(one));
            Ok(Arc::new(Sqlite::open(path, limits).await?))
        }
        several if several.iter().all(|one| is_postgres(one)) => {
            let mut shards: Vec<Arc<dyn Journal>> = Vec::new();
            for (number, address) in several.iter().enumerate() {
                let number = u8::try_from(number).map_err(|_| JournalError::WrongShard {
                    why: format!("{} addresses were given, at most 256 can be", several.len()),
                })?;
                shards.push(Arc::new(Postgres::open(address, number, limits).await?));
            }
            Ok(Arc::new(Sharded::new(shards)?))
        }
        _ => Err(JournalError::refused(
            "several addresses were given, and not all of them are postgres://",
        )),
    }
}

/// The file that these addresses name, if they name one.
pub fn file_of(addresses: &[String]) -> Option<&Path> {
    match addresses {
        [one] if one != "memory:" && !one.contains("://") => {
            Some(Path::new(one.strip_prefix("sqlite:").unwrap_or(one)))
        }
        _ => None,
    }
}

fn is_postgres(address: &str) -> bool {
    address.starts_with("postgres://") || address.starts_with("postgresql://")
}
