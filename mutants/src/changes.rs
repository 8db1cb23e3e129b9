//! What the copy has otherwise than the house: the wrong rules, the switch
//! that chooses one of them, and the trial beside the runner of the cases.

use std::{
    collections::BTreeMap,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    io,
    path::Path,
};

use crate::{
    files,
    mutation::{self, Mutation},
};

/// The crate whose rules are made wrong.
const CONDUCT: &str = "crates/conduct/src";

/// Where the cases are run from.
const RUNNER: &str = "crates/cases/tests/runner";

/// The files that differ, by their paths, and what stands in them.
pub(crate) struct Changes(pub(crate) BTreeMap<String, String>);

impl Changes {
    /// The files of `conduct` with those mutations that are wanted, and the
    /// mutations.
    pub(crate) fn of(
        root: &Path,
        rules: &[String],
        wanted: &dyn Fn(u32) -> bool,
    ) -> io::Result<(Changes, Vec<Mutation>)> {
        let mut changes = BTreeMap::new();
        let mut found = Vec::new();
        let mut next = 0;
        for name in rules {
            let path = format!("{CONDUCT}/{name}");
            let source = files::read(&root.join(&path))?;
            let mut tree = syn::parse_file(&source).map_err(io::Error::other)?;
            mutation::write(name, &mut tree, wanted, &mut next, &mut found);
            changes.insert(path, prettyplease::unparse(&tree));
        }
        for (folder, file, before, module) in [
            (CONDUCT, "lib.rs", "pub mod act;\n", "mutant"),
            (RUNNER, "mod.rs", "mod verdicts;\n", "trial"),
        ] {
            let path = format!("{folder}/{file}");
            let source = files::read(&root.join(&path))?;
            let with = format!("pub mod {module};\n{before}");
            let text = source.replacen(before, &with, 1);
            if text == source {
                let missing = format!("{path} has no line \"{}\"", before.trim());
                return Err(io::Error::other(missing));
            }
            changes.insert(path, text);
        }
        let mut add = |path: String, text: &str| changes.insert(path, text.to_owned());
        add(
            format!("{CONDUCT}/mutant.rs"),
            include_str!("../copy/switch.rs"),
        );
        add(
            format!("{RUNNER}/trial.rs"),
            include_str!("../copy/trial.rs"),
        );
        Ok((Changes(changes), found))
    }

    /// Of all that differs, so that a later run can tell whether it is the same.
    pub(crate) fn digest(&self) -> String {
        let mut hasher = DefaultHasher::new();
        self.0.hash(&mut hasher);
        format!("{:016x}", hasher.finish())
    }
}
