//! The tests of the bus, in one executable.

mod common;
mod contract;
mod convergence;
mod node;
mod outage;
mod proxy;
