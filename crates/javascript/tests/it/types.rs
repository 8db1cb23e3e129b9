//! The checked-in types are those of the code.

use tuomari_javascript::typescript;

#[test]
fn the_types_of_the_package_are_up_to_date() {
    let checked_in = include_str!("../../../../packaging/npm/types.d.ts");
    let command = "cargo run -p tuomari-javascript --example package_types";
    assert!(
        checked_in == typescript(),
        "run `{command} > packaging/npm/types.d.ts`"
    );
}

#[test]
fn every_type_that_another_one_names_is_declared() {
    let types = typescript();
    let lines = || {
        types
            .lines()
            .filter(|line| !line.trim_start().starts_with(['*', '/']))
    };
    let declared: Vec<&str> = lines()
        .filter_map(|line| line.strip_prefix("export type "))
        .filter_map(|line| line.split([' ', '=', '<']).next())
        .collect();
    let code: String = lines().flat_map(|line| [line, "\n"]).collect();
    let words = code.split(|letter: char| !letter.is_ascii_alphanumeric());
    let named = words.filter(|word| word.ends_with("Dto") || word.ends_with("Word"));
    for name in named {
        assert!(declared.contains(&name), "{name} is not declared");
    }
    let mut once = declared.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), declared.len(), "a name is declared twice");
}
