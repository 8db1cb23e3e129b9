//! The rounds for a calendar (RFC 5545).

use tuomari_competition::Regulations;
use tuomari_report::Date;

use crate::{Language, words::Words};

/// A line has no more bytes than this, its end aside (RFC 5545, 3.1).
const LONGEST: usize = 75;

/// What a calendar says beyond the regulations.
#[derive(Clone, Copy, Debug)]
pub struct Calendar<'c> {
    /// The name of the competition in links; the entries are known by it.
    pub id: &'c str,
    /// The version of the record, by which a calendar knows what is newer.
    pub version: u64,
    /// When that was written, in milliseconds of Unix time.
    pub at_ms: u64,
    /// Where the competition is seen.
    pub link: &'c str,
}

impl Calendar<'_> {
    /// An entry for each round that has an hour; one for all days where no
    /// round has.
    pub fn text(&self, regulations: &Regulations, language: Language) -> String {
        let words = Words::of(language);
        let mut lines = vec![
            "BEGIN:VCALENDAR".to_owned(),
            "VERSION:2.0".to_owned(),
            "PRODID:-//Tuomari//Competitions//EN".to_owned(),
            "CALSCALE:GREGORIAN".to_owned(),
            "METHOD:PUBLISH".to_owned(),
        ];
        for (number, begins) in (1_u64..).zip(&regulations.schedule) {
            let values = [
                ("name", regulations.name.as_str().into()),
                ("round", number.into()),
            ];
            let when = vec![format!("DTSTART:{}", instant(*begins))];
            let title = words.with("print-calendar-round", &values);
            let name = format!("round-{number}");
            lines.extend(self.entry(&name, when, &title, regulations));
        }
        if let (true, Some(first)) = (regulations.schedule.is_empty(), regulations.first_day) {
            let mut when = vec![format!("DTSTART;VALUE=DATE:{}", written(first))];
            let last = regulations.last_day;
            let last = last.filter(|last| written(*last) > written(first));
            when.extend(last.map(|last| format!("DTEND;VALUE=DATE:{}", day_after(last))));
            lines.extend(self.entry("days", when, &regulations.name, regulations));
        }
        lines.push("END:VCALENDAR".to_owned());
        lines.iter().map(|line| folded(line)).collect()
    }

    fn entry(
        &self,
        name: &str,
        when: Vec<String>,
        title: &str,
        regulations: &Regulations,
    ) -> Vec<String> {
        let mut lines = vec![
            "BEGIN:VEVENT".to_owned(),
            format!("UID:{name}.{}@tuomari", self.id),
            format!("DTSTAMP:{}", instant(self.at_ms)),
            format!("SEQUENCE:{}", self.version.min(i32::MAX as u64)),
        ];
        lines.extend(when);
        lines.push(format!("SUMMARY:{}", text(title)));
        if !regulations.city.is_empty() {
            lines.push(format!("LOCATION:{}", text(&regulations.city)));
        }
        lines.push(format!("URL:{}", self.link));
        lines.push("END:VEVENT".to_owned());
        lines
    }
}

/// An instant in UTC: `20261117T163000Z`.
fn instant(ms: u64) -> String {
    let signs = tuomari_record::Date::of_unix_ms(ms).iso();
    signs.replace(['-', ':'], "")
}

/// The day after, as it is written.
fn day_after(date: Date) -> String {
    let Date { year, month, day } = date;
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    let (year, month, day) = match (month, day) {
        (12, 31) => (year.saturating_add(1), 1, 1),
        (_, day) if day >= days => (year, month + 1, 1),
        (_, day) => (year, month, day + 1),
    };
    written(Date { year, month, day })
}

/// A day: `20261117`.
fn written(date: Date) -> String {
    let Date { year, month, day } = date;
    format!("{year:04}{month:02}{day:02}")
}

/// Text as a value (RFC 5545, 3.3.11); what cannot be seen is left out.
fn text(text: &str) -> String {
    let mut value = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\\' | ';' | ',' => value.extend(['\\', letter]),
            '\n' => value.push_str("\\n"),
            letter if letter.is_control() => {}
            letter => value.push(letter),
        }
    }
    value
}

/// A line cut to the length that it may have, no letter cut in two.
fn folded(line: &str) -> String {
    let mut written = String::with_capacity(line.len() + 8);
    let mut length = 0;
    for letter in line.chars() {
        if length + letter.len_utf8() > LONGEST {
            written.push_str("\r\n ");
            // The blank counts.
            length = 1;
        }
        written.push(letter);
        length += letter.len_utf8();
    }
    written.push_str("\r\n");
    written
}
