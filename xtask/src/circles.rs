//! Files of a crate that import each other in a circle.
//!
//! A circle is read as a whole or not at all, so it should be small. The
//! arrows are the paths that stand in the code: `crate::`, `super::`, `self::`
//! and those that begin with a module below. A name that a module only hands
//! on leads to the file that defines it, as far as the text tells; handing a
//! name on is no arrow. Tests do not count.

use std::collections::{BTreeMap, BTreeSet};

use crate::code::{code_only, in_word};
use crate::finding::Finding;
use crate::functions::without_tests;
use crate::tree::{Source, has_extension};

/// The most files that may stand in one circle.
pub(crate) const MOST_FILES: usize = 8;

/// The largest circle of a crate, by the paths of its files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Circle {
    /// The folder of the sources.
    pub(crate) folder: String,
    /// The files in it, sorted; empty if no file stands in a circle.
    pub(crate) files: Vec<String>,
}

/// Finds circles of more than [`MOST_FILES`] files.
pub(crate) fn check(circles: &[Circle]) -> Vec<Finding> {
    circles
        .iter()
        .filter(|circle| circle.files.len() > MOST_FILES)
        .map(|circle| {
            let first = format!("{}/{}", circle.folder, circle.files[0]);
            Finding::new(
                &first,
                1,
                format!(
                    "{} files import each other in a circle, {MOST_FILES} at most: {}",
                    circle.files.len(),
                    circle.files.join(" ")
                ),
                "let the rules know the words, and the words nothing: move what both need to a file of its own",
            )
        })
        .collect()
}

/// The largest circle in each of the folders of sources.
pub(crate) fn circles(folders: &BTreeSet<String>, sources: &[Source]) -> Vec<Circle> {
    folders
        .iter()
        .map(|folder| {
            let within = format!("{folder}/");
            let files: Vec<(&str, &str)> = sources
                .iter()
                .filter_map(|source| {
                    let path = source.path.strip_prefix(&within)?;
                    has_extension(path, "rs").then_some((path, source.text.as_str()))
                })
                .collect();
            Circle {
                folder: folder.clone(),
                files: largest(&files),
            }
        })
        .collect()
}

/// A module: the way to it from the root of the crate.
type Way = Vec<String>;

/// One file, read.
struct Module<'a> {
    file: &'a str,
    /// The paths in its code, from the root of the crate.
    paths: Vec<Way>,
    /// The names it hands on, with where they lead; `*` for all of a module.
    handed: Vec<(String, Way)>,
    /// The names it defines.
    defined: BTreeSet<String>,
}

/// The files of the largest circle, sorted.
fn largest(files: &[(&str, &str)]) -> Vec<String> {
    let ways: BTreeSet<Way> = files.iter().map(|(file, _)| way(file)).collect();
    let mut house: BTreeMap<Way, Module> = BTreeMap::new();
    for (file, text) in files {
        let code = without_tests(file, &code_only(text));
        house.insert(way(file), read(file, &code, &ways));
    }
    let mut arrows: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for module in house.values() {
        let to = arrows.entry(module.file).or_default();
        for path in &module.paths {
            let target = resolve(&house, path, 8);
            if target != module.file {
                to.insert(target);
            }
        }
    }
    let mut circles = components(&arrows);
    circles.sort_by_key(Vec::len);
    let mut circle = circles.pop().filter(|c| c.len() > 1).unwrap_or_default();
    circle.sort_unstable();
    circle.into_iter().map(str::to_owned).collect()
}

/// The way to the module that a file holds.
fn way(file: &str) -> Way {
    let stem = file.trim_end_matches(".rs");
    let mut way: Way = stem.split('/').map(str::to_owned).collect();
    let is_door = match way.last().map(String::as_str) {
        Some("mod") => true,
        Some("lib" | "main") => way.len() == 1,
        _ => false,
    };
    if is_door {
        way.pop();
    }
    way
}

/// Reads the paths and names of a file.
fn read<'a>(file: &'a str, code: &str, ways: &BTreeSet<Way>) -> Module<'a> {
    let here = way(file);
    let words = words(code);
    let mut module = Module {
        file,
        paths: Vec::new(),
        handed: Vec::new(),
        defined: BTreeSet::new(),
    };
    let mut at = 0;
    // Whether the statement under way hands names on.
    let mut handing = false;
    while at < words.len() {
        let word = words[at];
        let before = at.checked_sub(1).map(|at| words[at]);
        if word == "use" {
            handing = matches!(before, Some("pub" | ")"));
        } else if word == ";" {
            handing = false;
        } else if is_definition(before) && is_name(word) {
            module.defined.insert(word.to_owned());
        }
        let next = words.get(at + 1).copied();
        let starts = before != Some("::") && (next == Some("::") || handing);
        if starts && let Some(base) = base(word, &here, ways) {
            let mut found = Vec::new();
            let end = tree(&words, at, &base, &mut found);
            // The names of a tree that has no `::` after its base.
            for (name, path) in found {
                if handing {
                    module.handed.push((name, path));
                } else {
                    module.paths.push(path);
                }
            }
            at = end.max(at + 1);
        } else {
            at += 1;
        }
    }
    module
}

/// Where a path that begins with `word` starts: what `word` itself stands for.
fn base(word: &str, here: &Way, ways: &BTreeSet<Way>) -> Option<Way> {
    match word {
        "crate" => Some(Way::new()),
        "self" => Some(here.clone()),
        "super" => Some(here[..here.len().checked_sub(1)?].to_vec()),
        _ => {
            let mut child = here.clone();
            child.push(word.to_owned());
            ways.contains(&child).then_some(child)
        }
    }
}

/// Reads a path or a tree of paths whose first word stands at `at` and means
/// `base`. Hands back where it ends.
fn tree(words: &[&str], at: usize, base: &Way, found: &mut Vec<(String, Way)>) -> usize {
    let mut way = base.clone();
    let mut at = at + 1;
    while words.get(at) == Some(&"::") {
        match words.get(at + 1).copied() {
            Some("{") => {
                at += 2;
                while let Some(&word) = words.get(at) {
                    match word {
                        "}" => return at + 1,
                        "," => at += 1,
                        "self" => {
                            let name = way.last().cloned().unwrap_or_default();
                            found.push((name, way.clone()));
                            at += 1;
                        }
                        "as" => at += 2,
                        _ => {
                            let mut below = way.clone();
                            below.push(word.to_owned());
                            at = tree(words, at, &below, found);
                        }
                    }
                }
                return at;
            }
            Some("super") => {
                way.pop();
                at += 2;
            }
            Some("*") => {
                way.push("*".to_owned());
                at += 2;
            }
            Some(name) if is_name(name) => {
                way.push(name.to_owned());
                at += 2;
            }
            _ => break,
        }
    }
    let mut name = way.last().cloned().unwrap_or_default();
    if words.get(at) == Some(&"as")
        && let Some(other) = words.get(at + 1)
    {
        (*other).clone_into(&mut name);
        at += 2;
    }
    found.push((name, way));
    at
}

/// The file that a path leads to.
fn resolve<'a>(house: &BTreeMap<Way, Module<'a>>, path: &[String], patience: usize) -> &'a str {
    let depth = (0..=path.len())
        .rev()
        .find(|&depth| house.contains_key(&path[..depth]));
    let module = &house[&path[..depth.unwrap_or(0)]];
    let Some(name) = path.get(depth.unwrap_or(0)) else {
        return module.file;
    };
    if patience == 0 || module.defined.contains(name) {
        return module.file;
    }
    if let Some((_, onward)) = module.handed.iter().find(|(handed, _)| handed == name) {
        return resolve(house, onward, patience - 1);
    }
    for (_, onward) in module.handed.iter().filter(|(handed, _)| handed == "*") {
        let mut onward = onward[..onward.len() - 1].to_vec();
        onward.push(name.clone());
        let file = resolve(house, &onward, patience - 1);
        let found = house.values().find(|module| module.file == file);
        if found.is_some_and(|module| module.defined.contains(name)) {
            return file;
        }
    }
    module.file
}

fn is_definition(before: Option<&str>) -> bool {
    matches!(
        before,
        Some("struct" | "enum" | "fn" | "const" | "static" | "type" | "trait" | "union")
    )
}

fn is_name(word: &str) -> bool {
    word.starts_with(in_word)
}

/// The words and signs of code.
fn words(code: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut rest = code.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = if in_word(first) {
            rest.find(|c| !in_word(c)).unwrap_or(rest.len())
        } else if rest.starts_with("::") {
            2
        } else {
            first.len_utf8()
        };
        words.push(&rest[..length]);
        rest = rest[length..].trim_start();
    }
    words
}

/// The strongly connected components, after Tarjan.
fn components<'a>(arrows: &BTreeMap<&'a str, BTreeSet<&'a str>>) -> Vec<Vec<&'a str>> {
    let mut search = Search {
        arrows,
        seen: BTreeMap::new(),
        path: Vec::new(),
        found: Vec::new(),
    };
    for file in arrows.keys() {
        if !search.seen.contains_key(file) {
            search.visit(file);
        }
    }
    search.found
}

struct Search<'a, 'b> {
    arrows: &'b BTreeMap<&'a str, BTreeSet<&'a str>>,
    /// When a file was met; all that are in a finished component come last.
    seen: BTreeMap<&'a str, usize>,
    path: Vec<&'a str>,
    found: Vec<Vec<&'a str>>,
}

impl<'a> Search<'a, '_> {
    /// The earliest file that can be reached from this one.
    fn visit(&mut self, file: &'a str) -> usize {
        let number = self.seen.len();
        self.seen.insert(file, number);
        let place = self.path.len();
        self.path.push(file);
        let mut earliest = number;
        for &to in self.arrows.get(file).into_iter().flatten() {
            earliest = earliest.min(match self.seen.get(to) {
                Some(&met) => met,
                None => self.visit(to),
            });
        }
        if earliest == number {
            let component = self.path.split_off(place);
            for done in &component {
                self.seen.insert(done, usize::MAX);
            }
            self.found.push(component);
        }
        earliest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_files(files: &[(&str, &str)], expected: &[&str]) {
        assert_eq!(largest(files), expected);
    }

    #[test]
    fn files_that_look_down_only_make_no_circle() {
        check_files(
            &[
                (
                    "lib.rs",
                    "mod a;\nmod b;\npub use a::A;\npub use b::{B, c};",
                ),
                ("a.rs", "pub struct A;"),
                ("b.rs", "use crate::A;\npub struct B(A);\npub fn c() {}"),
            ],
            &[],
        );
    }

    #[test]
    fn two_files_that_name_each_other_are_a_circle() {
        for text in [
            "use crate::b::B;",
            "use crate::{b::{self, B as C}};",
            "use super::b::B;",
            "use super::{\n    b::B,\n};",
            "fn a() -> crate::b::B { todo() }",
            "use crate::B;",
        ] {
            check_files(
                &[
                    ("lib.rs", "mod a;\nmod b;\nmod c;\npub use crate::b::B;"),
                    ("a.rs", &format!("{text}\npub(crate) struct A;")),
                    ("b.rs", "use crate::a::A;\npub struct B(A);"),
                    ("c.rs", "use crate::{a::A, b::B};"),
                ],
                &["a.rs", "b.rs"],
            );
        }
    }

    #[test]
    fn a_folder_hands_on_the_names_of_its_files() {
        check_files(
            &[
                ("lib.rs", "mod folder;\nmod user;"),
                (
                    "folder/mod.rs",
                    "mod one;\nmod two;\npub(crate) use one::*;\npub(crate) use self::two::Two;",
                ),
                ("folder/one.rs", "pub(crate) struct One;"),
                (
                    "folder/two.rs",
                    "use crate::user::User;\npub(crate) struct Two(User);",
                ),
                (
                    "user.rs",
                    "use crate::folder::{One, Two};\npub(crate) struct User;",
                ),
            ],
            &["folder/two.rs", "user.rs"],
        );
    }

    #[test]
    fn what_the_root_defines_is_an_arrow_to_the_root() {
        check_files(
            &[
                ("main.rs", "mod a;\nfn main() { a::run() }\nfn help() {}"),
                ("a.rs", "pub(crate) fn run() { crate::help() }"),
            ],
            &["a.rs", "main.rs"],
        );
    }

    #[test]
    fn tests_and_comments_make_no_circle() {
        check_files(
            &[
                ("lib.rs", "mod a;\nmod b;"),
                (
                    "a.rs",
                    "// crate::b::B\nmod tests {\n    use crate::b::B;\n}\n",
                ),
                ("b.rs", "use crate::a::A;"),
            ],
            &[],
        );
    }

    #[test]
    fn the_largest_of_several_circles_is_named() {
        check_files(
            &[
                ("lib.rs", "mod a;\nmod b;\nmod c;\nmod d;\nmod e;"),
                ("a.rs", "use crate::b::B;"),
                ("b.rs", "use crate::a::A;"),
                ("c.rs", "use crate::d::D;\nuse crate::a::A;"),
                ("d.rs", "use crate::e::E;"),
                ("e.rs", "use crate::c::C;"),
            ],
            &["c.rs", "d.rs", "e.rs"],
        );
    }

    #[test]
    fn too_large_a_circle_is_found() {
        let circle = |count: usize| Circle {
            folder: "crates/a/src".to_owned(),
            files: (0..count).map(|n| format!("f{n}.rs")).collect(),
        };
        assert_eq!(check(&[circle(MOST_FILES)]), []);
        let findings = check(&[circle(MOST_FILES + 1)]);
        assert_eq!(findings[0].file, "crates/a/src/f0.rs");
    }
}
