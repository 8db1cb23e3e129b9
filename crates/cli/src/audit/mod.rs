//! Game databases held against the Laws.
//!
//! One thread reads and cuts, several read games, the command tells what they
//! found. What one game comes to is decided in [`judgement`]; everything else
//! brings text there and findings back.

mod auditor;
mod cutter;
mod finding;
mod ground;
mod judgement;
mod kind;
mod law;
mod pool;
mod progress;
mod replay;
mod result;
mod scanner;
mod source;
mod tally;

#[cfg(test)]
pub(crate) use self::kind::all_ids as all_kinds;
pub(crate) use self::{
    finding::Before,
    law::Law,
    pool::{Done, Pool, Run, Told},
    progress::Progress,
    tally::Tally,
};
