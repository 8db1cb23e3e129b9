//! The reader: bytes in, a report out, or where and why not.

mod heading;
mod old;
mod player;
mod rules;
mod ruling;
mod team;

use std::collections::BTreeSet;

use crate::error::{Fix, Problem, ReadError};
use crate::line::Line;
use crate::report::Report;

/// No report file comes near it: 9,999 players with 100 rounds have 11 MB.
const MOST_BYTES: usize = 16 << 20;

impl Report {
    /// Reads a report file of any of its editions.
    ///
    /// Lines may end in CR, LF or both. Records may come in any order.
    /// Unknown ones are kept as they are; a known one that cannot be read is
    /// refused with its line and column. Never panics, whatever the bytes.
    ///
    /// It does not ask whether the games of a file agree with each other.
    pub fn read(bytes: &[u8]) -> Result<Report, ReadError> {
        if bytes.len() > MOST_BYTES {
            return Err(at_start(Problem::TooLarge, Fix::SplitFile));
        }
        let text = match std::str::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => return Err(not_utf8(bytes, error.valid_up_to())),
        };
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut reader = Reader::default();
        for (number, line) in lines(text) {
            let line = Line::new(number, line);
            if !line.is_blank() {
                reader.take(&line)?;
            }
        }
        Ok(reader.report)
    }
}

/// What has been read so far.
#[derive(Default)]
struct Reader {
    report: Report,
    /// Records that may stand once and were there.
    seen: BTreeSet<String>,
    players: BTreeSet<u32>,
    teams: BTreeSet<u32>,
}

/// Records of which there is one in a file.
const ONCE: &[&str] = &[
    "012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "122", "132", "142",
    "152", "162", "172", "182", "192", "202", "212", "222", "320", "352", "362", "XXR",
];

impl Reader {
    fn take(&mut self, line: &Line) -> Result<(), ReadError> {
        let record = line.record();
        if record.len() < 3 || !record.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(line.error(1, 3, Problem::NoRecord, Fix::BeginWithRecord));
        }
        if ONCE.contains(&record.as_str()) && !self.seen.insert(record.clone()) {
            return Err(line.error(1, 3, Problem::Twice, Fix::TakeAway));
        }
        if record == "###" {
            self.report.comments.push(line.raw(4));
            return Ok(());
        }
        if record.starts_with(|sign: char| sign.is_ascii_digit()) {
            line.gaps(&[4])?;
        }
        let report = &mut self.report;
        match record.as_str() {
            "001" => {
                let player = player::player(line)?;
                taken(&mut self.players, player.number, line)?;
                report.players.push(player);
            }
            "310" => {
                let team = team::team(line)?;
                taken(&mut self.teams, team.number, line)?;
                report.teams.push(team);
            }
            "013" => report.old_teams.push(team::old_team(line)?),
            "240" => report.byes.push(ruling::bye(line)?),
            "250" => report.accelerations.push(ruling::acceleration(line)?),
            "260" => report.prohibited.push(ruling::prohibited(line)?),
            "299" => report.abnormal_points.push(ruling::abnormal_points(line)?),
            "300" => report.lineups.push(team::lineup(line)?),
            "320" => report.team_byes = Some(team::byes(line)?),
            "330" => report.forfeited_matches.push(team::forfeited(line)?),
            "801" => report.board_tables.push(line.raw(5)),
            "802" => report.team_lines.push(team::line_of_table(line)?),
            _ => self.take_rarer(&record, line)?,
        }
        Ok(())
    }

    /// Records of the heading, of the rules, of old programs, of federations.
    fn take_rarer(&mut self, record: &str, line: &Line) -> Result<(), ReadError> {
        let report = &mut self.report;
        if heading::take(&mut report.heading, record, line)?
            || rules::take(&mut report.rules, record, line)?
            || old::take(report, record, line)?
        {
            return Ok(());
        }
        let is_federation = record.chars().all(|letter| letter.is_ascii_uppercase());
        match player::national(line) {
            Ok(national) if is_federation => report.nationals.push(national),
            _ => report.others.push(line.raw(1)),
        }
        Ok(())
    }
}

/// A number that is given once.
fn taken(numbers: &mut BTreeSet<u32>, number: u32, line: &Line) -> Result<(), ReadError> {
    if numbers.insert(number) {
        Ok(())
    } else {
        Err(line.error(5, 8, Problem::Twice, Fix::WriteNumber { from: 5, to: 8 }))
    }
}

/// The lines of a text with their numbers; CR, LF and CRLF end one.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = Some(text);
    let lines = std::iter::from_fn(move || {
        let text = rest?;
        let Some(end) = text.find(['\r', '\n']) else {
            rest = None;
            return Some(text);
        };
        let after = &text[end..];
        let after = after.strip_prefix("\r\n").unwrap_or(&after[1..]);
        rest = Some(after);
        Some(&text[..end])
    });
    (1..).zip(lines)
}

fn at_start(problem: Problem, fix: Fix) -> ReadError {
    ReadError {
        line: 1,
        column: 1,
        record: String::new(),
        found: String::new(),
        problem,
        fix,
    }
}

/// The place of the first byte that is not UTF-8.
fn not_utf8(bytes: &[u8], valid: usize) -> ReadError {
    let text = std::str::from_utf8(&bytes[..valid]).unwrap_or("");
    let (line, last) = lines(text).last().unwrap_or((1, ""));
    let found = bytes.get(valid).map(|byte| format!("byte {byte:#04x}"));
    ReadError {
        line,
        column: last.chars().count() + 1,
        found: found.unwrap_or_default(),
        ..at_start(Problem::NotUtf8, Fix::SaveAsUtf8)
    }
}
