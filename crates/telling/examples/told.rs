//! Prints a telling of everything, for the tests of the pages.

fn main() {
    print!("{}", tuomari_testkit::samples::everything_told_as_json());
}
