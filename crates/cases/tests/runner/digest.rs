//! Digests of the files that results were made from.
//!
//! `tuomari laws coverage` reads the results and refuses them where a file
//! has another digest by then.

use std::{fs, path::Path};

/// A line for each feature of a folder, and one for the list of articles that
/// may go uncited: a number sign and the digest, a tabulator, the file.
///
/// To be asked for before the features are run: a file that is changed while
/// they run then has another digest than the results say.
#[allow(
    clippy::disallowed_methods,
    reason = "a test reads the files it is about"
)]
pub(crate) fn lines(root: &Path, folder: &str) -> Vec<String> {
    let mut files: Vec<String> = fs::read_dir(root.join(folder))
        .expect("the folder is there")
        .map(|entry| entry.expect("it can be read").file_name())
        .map(|name| format!("{folder}/{}", name.to_string_lossy()))
        .filter(|name| {
            Path::new(name)
                .extension()
                .is_some_and(|ext| ext == "feature")
        })
        .collect();
    files.push("uncited.txt".to_owned());
    files.sort();
    files
        .iter()
        .map(|file| {
            let bytes = fs::read(root.join(file)).expect("it can be read");
            format!("#{:016x}\t{file}", of(&bytes))
        })
        .collect()
}

/// FNV-1a with 64 bits. It is to notice an edit, not to withstand an attack.
fn of(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[test]
fn the_digest_is_the_one_the_reader_computes() {
    assert_eq!(of(b""), 0xcbf2_9ce4_8422_2325);
    assert_eq!(of(b"foobar"), 0x8594_4171_f739_67e8);
}
