//! How much a slow proof does: a quick size always, a full size on request.

/// `quick`, or `full` when the variable `TUOMARI_FULL` is set.
///
/// The command is `TUOMARI_FULL=1 cargo nextest run`.
pub fn quick_or_full(quick: usize, full: usize) -> usize {
    #[expect(
        clippy::disallowed_methods,
        reason = "only tests ask, and only how much to do"
    )]
    let asked = std::env::var_os("TUOMARI_FULL").is_some();
    if asked { full } else { quick }
}
