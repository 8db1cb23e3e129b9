//! The lines by which hints travel.
//!
//! One subject for each game would cost the server and its clients several
//! times as much; 256 lines let a node that holds few streams hear few hints.

use tuomari_record::StreamId;

/// One of the 256 lines of the bus. Not the shard of the journal: that says
/// where a stream is stored, a line says where it is talked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line(pub u8);

impl Line {
    /// How many there are.
    pub const COUNT: usize = 256;

    /// The line of a stream: all its bytes folded, so that neither the time
    /// nor the shard in an identifier makes one line busier than another.
    pub fn of(stream: StreamId) -> Line {
        Line(stream.as_bytes().iter().fold(0, |all, byte| all ^ byte))
    }

    /// Every line, in order.
    pub fn all() -> impl Iterator<Item = Line> {
        (0..=u8::MAX).map(Line)
    }
}

/// A set of lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lines([u64; 4]);

impl Lines {
    pub const ALL: Lines = Lines([u64::MAX; 4]);
    pub const NONE: Lines = Lines([0; 4]);

    pub fn insert(&mut self, line: Line) {
        let (word, bit) = place(line);
        self.0[word] |= bit;
    }

    /// Whether the line is in the set.
    pub fn contains(&self, line: Line) -> bool {
        let (word, bit) = place(line);
        self.0[word] & bit != 0
    }

    /// The lines of the set, in order.
    pub fn iter(&self) -> impl Iterator<Item = Line> {
        Line::all().filter(|line| self.contains(*line))
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        *self == Lines::NONE
    }
}

impl FromIterator<Line> for Lines {
    fn from_iter<I: IntoIterator<Item = Line>>(lines: I) -> Lines {
        let mut set = Lines::NONE;
        lines.into_iter().for_each(|line| set.insert(line));
        set
    }
}

fn place(line: Line) -> (usize, u64) {
    (usize::from(line.0 / 64), 1 << (line.0 % 64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in_and_nothing_else() {
        let set: Lines = [Line(0), Line(63), Line(64), Line(255)]
            .into_iter()
            .collect();
        let held: Vec<u8> = set.iter().map(|line| line.0).collect();
        assert_eq!(held, [0, 63, 64, 255]);
        assert!(!set.is_empty() && Lines::default().is_empty());
        assert_eq!(Lines::ALL.iter().count(), Line::COUNT);
    }
}
