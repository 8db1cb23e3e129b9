//! What the rounds of a file are worth: records 162 and 299, and older ones.

use tuomari_report::{Mark, OldPoints, Points, Report, Symbol};

use crate::refusal::Refusal;

/// A round of record 299 that changes the standings and nothing else.
const AFTER_END: u16 = 999;

/// The points of every mark, and what was ruled of single rounds.
pub(crate) struct Worth<'a> {
    report: &'a Report,
    marks: Vec<(Mark, Points)>,
}

impl<'a> Worth<'a> {
    pub(crate) fn new(report: &'a Report) -> Result<Worth<'a>, Refusal> {
        let usual = Mark::all().map(|mark| (mark, report.rules.worth(symbol(mark))));
        let mut worth = Worth {
            report,
            marks: usual.collect(),
        };
        let old: Result<Vec<_>, Refusal> = report.old.points.iter().map(meaning).collect();
        let mut old = old?;
        // What a bye is worth follows from a win, unless it is said.
        old.sort_by_key(|(marks, _)| std::cmp::Reverse(marks.len()));
        for (marks, points) in old {
            worth.set(marks, points);
        }
        for abnormal in &report.abnormal_points {
            if abnormal.round.is_none()
                && abnormal.ids.is_empty()
                && let (Some(kind), Some(points)) = (abnormal.kind, abnormal.points)
                && let Some(marks) = marks_of_kind(kind)
            {
                worth.set(marks, points);
            }
        }
        Ok(worth)
    }

    fn set(&mut self, marks: &[Mark], points: Points) {
        for (mark, old) in &mut self.marks {
            if marks.contains(mark) {
                *old = points;
            }
        }
    }

    /// What a mark is worth to anybody.
    pub(crate) fn of(&self, mark: Mark) -> Points {
        let mut marks = self.marks.iter();
        let found = marks.find(|(other, _)| *other == mark);
        found.map_or(Points::ZERO, |(_, points)| *points)
    }

    /// What a round brought one player, with what was ruled of it.
    pub(crate) fn of_round(&self, number: u32, round: u32, mark: Mark) -> Points {
        let ruled = self
            .report
            .abnormal_points
            .iter()
            .filter(|one| one.round.map(u32::from) == Some(round) && one.ids.contains(&number));
        let mut hundredths = self.of(mark).hundredths();
        for one in ruled {
            let points = one.points.unwrap_or(Points::ZERO).hundredths();
            match one.kind {
                Some(_) => hundredths = points,
                None => hundredths = hundredths.saturating_add(points),
            }
        }
        Points::from_hundredths(hundredths)
    }

    /// Who has a penalty or a bonus in the standings and in no tie-break.
    pub(crate) fn after_end(&self) -> Option<u32> {
        let mut ruled = self.report.abnormal_points.iter();
        let found = ruled.find(|one| one.kind.is_none() && one.round == Some(AFTER_END))?;
        found.ids.first().copied()
    }
}

/// The symbol of record 162 that says what a mark is worth.
fn symbol(mark: Mark) -> Symbol {
    match mark {
        Mark::Win | Mark::UnratedWin | Mark::ForfeitWin | Mark::FullBye => Symbol::Win,
        Mark::Draw | Mark::UnratedDraw | Mark::HalfBye => Symbol::Draw,
        Mark::Loss | Mark::UnratedLoss => Symbol::Loss,
        Mark::ForfeitLoss | Mark::ZeroBye => Symbol::Absent,
        Mark::PairingBye => Symbol::PairingBye,
        Mark::Unknown => Symbol::Unknown,
    }
}

const WINS: &[Mark] = &[
    Mark::Win,
    Mark::UnratedWin,
    Mark::ForfeitWin,
    Mark::FullBye,
    Mark::PairingBye,
];
const DRAWS: &[Mark] = &[Mark::Draw, Mark::UnratedDraw, Mark::HalfBye, Mark::Unknown];

/// What the records of older programs give points to.
fn meaning(old: &OldPoints) -> Result<(&'static [Mark], Points), Refusal> {
    let (name, points) = match old {
        OldPoints::Named(name, points) => (name.to_ascii_uppercase(), *points),
        OldPoints::Lettered(letter, points) => (format!("BB{letter}"), *points),
    };
    let marks: &[Mark] = match name.as_str() {
        "W" | "BBW" => WINS,
        "D" | "BBD" => DRAWS,
        "L" | "BBL" => &[Mark::Loss, Mark::UnratedLoss],
        "FW" => &[Mark::ForfeitWin],
        "FL" | "BBF" => &[Mark::ForfeitLoss],
        "FPB" => &[Mark::FullBye],
        "HPB" => &[Mark::HalfBye],
        "ZPB" | "BBZ" => &[Mark::ZeroBye],
        "PAB" | "BBU" => &[Mark::PairingBye],
        _ => return Err(Refusal::Points(name)),
    };
    Ok((marks, points))
}

/// What a kind of record 299 means.
fn marks_of_kind(kind: char) -> Option<&'static [Mark]> {
    Some(match kind {
        'W' => &[Mark::Win, Mark::UnratedWin],
        'D' => &[Mark::Draw, Mark::UnratedDraw],
        'L' => &[Mark::Loss, Mark::UnratedLoss],
        'F' => &[Mark::FullBye],
        'H' => &[Mark::HalfBye],
        'Z' => &[Mark::ZeroBye],
        '+' => &[Mark::ForfeitWin],
        '-' => &[Mark::ForfeitLoss],
        _ => return None,
    })
}

/// Points as standing counts them.
pub(crate) fn counted(points: Points) -> tuomari_standing::Points {
    tuomari_standing::Points::from_hundredths(points.hundredths())
}
