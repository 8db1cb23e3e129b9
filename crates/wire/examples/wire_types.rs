//! Prints the TypeScript types of the messages.

fn main() {
    print!("{}", tuomari_wire::typescript());
}
