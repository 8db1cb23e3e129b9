//! A file in another form, and what the form has no place for.

use tuomari_report::{Form, Report, Unfit};

/// A file written anew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Converted {
    pub text: String,
    /// Records of the file that are not in the new one, or not whole.
    pub left_out: Vec<&'static str>,
}

/// Writes a file in a form, reads it again and says what is missing.
pub fn convert(report: &Report, form: Form) -> Result<Converted, Unfit> {
    let text = report.write(form)?;
    let again = Report::read(text.as_bytes()).unwrap_or_default();
    let left_out = left_out(report, &again);
    Ok(Converted { text, left_out })
}

fn left_out(report: &Report, again: &Report) -> Vec<&'static str> {
    let (old, new) = (&report.rules, &again.rules);
    let kept = [
        ("001", report.players == again.players),
        ("142", old.rounds == new.rounds),
        ("152", old.first_color == new.first_color),
        ("162", old.points == new.points),
        ("172", old.ratings == new.ratings),
        ("182", old.paired_by == new.paired_by),
        ("192", old.type_code == new.type_code),
        ("202", old.tie_breaks == new.tie_breaks),
        ("212", old.order == new.order),
        ("222", old.time_control == new.time_control),
        ("240", report.byes == again.byes),
        ("250", report.accelerations == again.accelerations),
        ("260", report.prohibited == again.prohibited),
        ("299", report.abnormal_points == again.abnormal_points),
        ("300", report.lineups == again.lineups),
        ("310", report.teams == again.teams),
        ("320", report.team_byes == again.team_byes),
        ("330", report.forfeited_matches == again.forfeited_matches),
        ("352", old.board_colors == new.board_colors),
        ("362", old.match_points == new.match_points),
        ("801", report.board_tables == again.board_tables),
        ("802", report.team_lines == again.team_lines),
        ("NRS", report.nationals == again.nationals),
        ("XX.", report.old == again.old),
        ("###", report.comments == again.comments),
        ("???", report.others == again.others),
    ];
    let lost = kept.into_iter().filter(|(_, is_kept)| !is_kept);
    lost.map(|(record, _)| record).collect()
}
