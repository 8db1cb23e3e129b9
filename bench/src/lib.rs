//! A load of bots, faults on purpose, and the proof that nothing was lost.
//!
//! ```text
//! tuomari-bench faults node|postgres|nats   500 games while something is killed
//! tuomari-bench check                       a diary against a journal
//! tuomari-bench throughput postgres|sqlite  beside a bare hall and the bare store
//! tuomari-bench fanout                      beside a bare broadcast
//! tuomari-bench round                       a round's boards, results and followers
//! tuomari-bench round-storm                 results of a round while something is killed
//! tuomari-bench poll                        a round read again and again while bots play
//! tuomari-bench memory                      for each idle socket and live game
//! tuomari-bench second-reading              records judged again by another reading
//! tuomari-bench world                       a hall simulated from a seed, faults included
//! ```
//!
//! Nodes are real `tuomari serve` processes, stores and bus the real ones.
//! [docs/scale.md](../../docs/scale.md) says what the figures mean.

pub mod bare;
pub mod bare_hall;
pub mod checker;
pub mod clocks;
pub mod crowd;
pub mod database;
pub mod fanout;
pub mod faults;
pub mod machine;
pub mod memory;
pub mod mishap;
pub mod node;
pub mod organiser;
pub mod poll;
pub mod round;
pub mod round_storm;
pub mod scene;
pub mod second_reading;
pub mod services;
pub mod spread;
pub mod storm;
pub mod throughput;
pub mod world;
