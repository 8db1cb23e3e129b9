//! The tests of the stores, in one executable.

mod committer;
mod contract;
mod crash;
mod postgres;
mod restart;
mod sharded;
mod sqlite;
mod support;
