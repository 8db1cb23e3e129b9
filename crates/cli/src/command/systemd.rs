//! `tuomari systemd`: the unit of a server, for this program where it lies.

use serde::Serialize;

use crate::{
    failure::Failure,
    messages::Messages,
    output::{Answer, Output},
    surroundings,
};

/// The unit as packages ship it.
const SHIPPED: &str = include_str!("../../tuomari.service");

/// Where packages put the program.
const SHIPPED_PATH: &str = "/usr/bin/tuomari";

/// Prints the unit.
pub(crate) fn run(out: &Output) -> Result<(), Failure> {
    let own = surroundings::own_program();
    let own = own.map_err(|error| Failure::of_reading(&out.say, "tuomari", &error))?;
    let path = own.display().to_string();
    out.give(&Unit { text: unit(&path) })
}

/// The unit for a program at this path.
fn unit(path: &str) -> String {
    SHIPPED.replace(&format!("={SHIPPED_PATH} "), &format!("={} ", quoted(path)))
}

/// A path as the first word of a command of systemd's.
fn quoted(path: &str) -> String {
    let path = path.replace('%', "%%").replace('\\', "\\\\");
    if path.contains([' ', '"', '\'']) {
        format!("\"{}\"", path.replace('"', "\\\""))
    } else {
        path
    }
}

/// A unit.
#[derive(Debug, Serialize)]
struct Unit {
    text: String,
}

impl Answer for Unit {
    fn to_text(&self, _: &Messages) -> String {
        self.text.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_unit_is_the_shipped_one_but_for_the_path() {
        let start = |path: &str| {
            let unit = unit(path);
            assert!(!unit.contains(SHIPPED_PATH), "{unit}");
            assert_eq!(unit.lines().count(), SHIPPED.lines().count());
            let mut lines = unit.lines().map(str::to_owned);
            lines.find(|line| line.starts_with("ExecStart=")).unwrap()
        };
        assert!(start("/opt/t/tuomari").starts_with("ExecStart=/opt/t/tuomari serve "));
        assert!(start("/opt/my club/tuomari").starts_with("ExecStart=\"/opt/my club/tuomari\" "));
        assert!(start("/opt/50%/tuomari").starts_with("ExecStart=/opt/50%%/tuomari "));
        assert_eq!(unit(SHIPPED_PATH), SHIPPED);
    }
}
