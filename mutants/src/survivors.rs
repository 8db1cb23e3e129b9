//! The survivors that are right, each with its reason.
//!
//! A line of `scenarios/survivors.txt` is the file, the function with what
//! becomes of it, and why nobody can notice, with a bar between them. Lines
//! of the source move, so they are not among it.

use std::{
    collections::{BTreeMap, BTreeSet},
    io,
};

use crate::mutation::Mutation;

/// Where the list lies.
pub(crate) const LIST: &str = "scenarios/survivors.txt";

/// The survivors with a reason, by file and by what becomes of it.
pub(crate) struct Survivors(BTreeSet<(String, String)>);

impl Survivors {
    /// Reads the list. A line without a reason is no line of it.
    pub(crate) fn read(text: &str) -> io::Result<Survivors> {
        let mut entries = BTreeSet::new();
        for (line, number) in text.lines().zip(1..) {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let parts: Vec<&str> = line.splitn(3, " | ").map(str::trim).collect();
            let [file, what, reason] = parts[..] else {
                return Err(wrong(number, "a file, what becomes of it, and the reason"));
            };
            if reason.is_empty() {
                return Err(wrong(number, "a reason"));
            }
            if !entries.insert((file.to_owned(), what.to_owned())) {
                return Err(wrong(number, "a line that is not there already"));
            }
        }
        Ok(Survivors(entries))
    }

    pub(crate) fn excuse(&self, mutation: &Mutation) -> bool {
        let key = (mutation.file.clone(), mutation.what.clone());
        self.0.contains(&key)
    }

    /// The lines about one of the files that are about none of its mutations.
    pub(crate) fn idle(&self, files: &[String], mutations: &[Mutation]) -> Vec<String> {
        let mut known: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for file in files {
            known.entry(file).or_default();
        }
        for mutation in mutations {
            let of_file = known.entry(&mutation.file).or_default();
            of_file.insert(&mutation.what);
        }
        let idle = self.0.iter().filter(|(file, what)| {
            let of_file = known.get(file.as_str());
            of_file.is_some_and(|known| !known.contains(what.as_str()))
        });
        idle.map(|(file, what)| format!("{file} {what}")).collect()
    }
}

fn wrong(line: i32, expected: &str) -> io::Error {
    io::Error::other(format!("{LIST}:{line}: {expected} expected"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutation(what: &str) -> Mutation {
        Mutation {
            number: 0,
            file: "clock/timing.rs".to_owned(),
            line: 1,
            what: what.to_owned(),
        }
    }

    #[test]
    fn a_survivor_on_the_list_is_excused_and_no_other() {
        let list = Survivors::read(
            "# file | what | why\n\
             clock/timing.rs | flag: `<` instead of `<=` | no instant lies between\n\
             clock/timing.rs | flag: `&` instead of `|` | one of them always holds\n",
        );
        let list = list.unwrap();
        assert!(list.excuse(&mutation("flag: `<` instead of `<=`")));
        assert!(list.excuse(&mutation("flag: `&` instead of `|`")));
        assert!(!list.excuse(&mutation("flag: without `!`")));
    }

    #[test]
    fn a_line_without_a_reason_is_refused() {
        let read = |line| Survivors::read(line).err().map(|error| error.to_string());
        let expected = "scenarios/survivors.txt:1: \
                        a file, what becomes of it, and the reason expected";
        assert_eq!(
            read("clock/timing.rs | flag: without `!`").unwrap(),
            expected
        );
        assert!(read("clock/timing.rs | flag: without `!` | ").is_some());
    }

    #[test]
    fn a_line_about_nothing_is_idle() {
        let list = Survivors::read("clock/timing.rs | flag: without `!` | why\n").unwrap();
        let files = ["clock/timing.rs".to_owned()];
        assert_eq!(list.idle(&files, &[mutation("flag: without `!`")]).len(), 0);
        assert_eq!(list.idle(&files, &[mutation("stop: without `!`")]).len(), 1);
        assert_eq!(list.idle(&[], &[]).len(), 0);
    }
}
