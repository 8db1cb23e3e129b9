//! Prints the TypeScript types of the npm package.

fn main() {
    print!("{}", tuomari_javascript::typescript());
}
