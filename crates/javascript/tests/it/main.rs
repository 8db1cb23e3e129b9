//! The doors of the core for JavaScript: texts in, texts out. What a program
//! gets through them is tried in Node and in a browser by `scripts/npm-core`.
#![allow(clippy::unwrap_used, reason = "a test may fail loudly")]

mod answers;
mod table;
mod types;
