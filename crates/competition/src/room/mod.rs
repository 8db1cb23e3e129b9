//! The rules: each file says which matter it judges.

pub(crate) mod altering;
pub(crate) mod announcing;
pub(crate) mod appeals;
pub(crate) mod byes;
pub(crate) mod calls;
pub(crate) mod closing;
pub(crate) mod corrections;
pub(crate) mod entries;
pub(crate) mod lineups;
pub(crate) mod numbers;
pub(crate) mod pairing;
pub(crate) mod penalties;
pub(crate) mod publishing;
pub(crate) mod results;
pub(crate) mod rights;
