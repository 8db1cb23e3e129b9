#![allow(
    clippy::disallowed_methods,
    reason = "a build script reads files and its environment"
)]
//! Turns the rulebooks of `laws/` into tables of this crate.
//!
//! The data stays in TOML, where an arbiter can read it; the program carries it
//! as constants, so that nothing is parsed at start and the browser needs no
//! parser. Whatever contradicts itself in the data stops the build here.

mod emit;
mod laws;
mod names;

use std::{env, error::Error, fs, path::Path};

use laws::Laws;

fn main() -> Result<(), Box<dyn Error>> {
    let manifest = env::var("CARGO_MANIFEST_DIR")?;
    let folder = Path::new(&manifest).join("laws");
    println!("cargo::rerun-if-changed={}", folder.display());
    let laws = Laws::read(&folder)?;
    let out = Path::new(&env::var("OUT_DIR")?).join("tables.rs");
    fs::write(out, emit::tables(&laws)?)?;
    Ok(())
}
