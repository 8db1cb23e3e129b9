//! Matchings in general graphs: as many pairs as possible, and the best ones.
//!
//! Nothing here knows of chess. Vertices are numbers from 0.

mod best;
mod blossoms;
mod growth;
mod largest;
mod lexicographic;
mod proof;

pub(crate) use largest::perfect;
pub(crate) use lexicographic::Lexicographic;
pub use proof::Stage;
