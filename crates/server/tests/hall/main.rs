//! A real server on the loopback: what organisers, players and strangers get.
#![allow(clippy::unwrap_used, reason = "a test says where it failed")]

mod apart;
mod attacks;
mod broadcast;
mod browsers;
mod competitions;
mod connections;
mod delay;
mod desk;
mod failover;
mod fickle;
mod flags;
mod keys;
mod kit;
mod lag;
mod limits;
mod neighbours;
mod nodes;
mod outage;
mod packing;
mod prints;
mod promised;
mod rated;
mod reopened;
mod room;
mod seats;
mod silence;
mod slow;
mod story;
mod streams;
mod tables;
mod teams;
mod time;
mod tls;
mod watching;
