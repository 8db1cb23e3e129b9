//! What may be appealed against (`fide-2018/11.10`).

/// What an appeal is against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Appeal {
    /// A decision, the result included.
    Decision,
    /// How the arbiter acted, without touching his decision
    /// (`fi-blitz-2014/21`).
    Conduct,
}
