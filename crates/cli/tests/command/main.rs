//! The command as its user meets it.
//!
//! Each case runs the binary and compares what it printed with a snapshot: the
//! call, the standard output, the standard error if there is any, the exit
//! code if it is not zero.

mod audit;
mod bot;
mod call;
mod chess960;
mod clock;
mod competition;
mod coverage;
mod demo;
mod eboard;
mod faults;
mod flood;
mod forced;
mod general;
mod golden;
mod guide;
mod journal;
mod judge;
mod laws;
mod livechess;
mod monitoring;
mod notation;
mod operators;
mod perft;
mod position;
mod push;
mod readme;
mod record;
mod serve;
mod served;
