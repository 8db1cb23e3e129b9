//! Names of the data as names of the program.

/// `illegal-move-penalty` as `IllegalMovePenalty`.
pub(crate) fn type_name(kebab: &str) -> String {
    kebab
        .split('-')
        .map(|word| {
            let mut letters = word.chars();
            match letters.next() {
                Some(first) => first.to_ascii_uppercase().to_string() + letters.as_str(),
                None => String::new(),
            }
        })
        .collect()
}

/// `illegal-move-penalty` as `illegal_move_penalty`.
pub(crate) fn function_name(kebab: &str) -> String {
    kebab.replace('-', "_")
}

/// Whether a name can become a name of the program.
pub(crate) fn is_name(kebab: &str) -> bool {
    let words = kebab.split('-').all(|word| {
        !word.is_empty()
            && word
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
    });
    words && kebab.starts_with(|c: char| c.is_ascii_lowercase())
}
