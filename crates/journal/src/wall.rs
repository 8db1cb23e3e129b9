//! The machine's own time, for stores that have none.

/// Unix milliseconds by the machine's clock.
pub(crate) fn now_ms() -> u64 {
    #[expect(
        clippy::disallowed_methods,
        clippy::disallowed_types,
        reason = "a store is an edge: its time is where all other times come from"
    )]
    let since = std::time::SystemTime::now().duration_since(std::time::SystemTime::UNIX_EPOCH);
    since
        .ok()
        .and_then(|since| u64::try_from(since.as_millis()).ok())
        .unwrap_or(0)
}
