//! `tuomari competition convert`.

use serde::Serialize;
use tuomari_checker::convert;
use tuomari_lists::Table;
use tuomari_report::{Form, Report, Unfit};

use super::{
    file::{LIMIT, report_of},
    lists,
};
use crate::{
    args::{ConvertArgs, ReportForm},
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Answer, Output, shown},
    surroundings::read_bytes,
};

/// Writes a file in another form.
pub(super) fn run(args: &ConvertArgs, out: &Output) -> Result<(), Failure> {
    let bytes = read_bytes(&args.file, LIMIT, out)?;
    if lists::is_report(&bytes) {
        let report = report_of(&bytes, out)?;
        let table = || lists::standings(&report, out);
        return give(args.to, || report.clone(), table, Vec::new(), out);
    }
    let (entries, missing) = lists::entries(&bytes, args, out)?;
    let report = || entries.to_report(lists::pace(args.pace), args.rounds);
    let table = || Ok(entries.to_table(lists::language(out)));
    give(args.to, report, table, missing, out)
}

/// Gives what was read as a report or as a table, whichever is asked for.
fn give(
    to: ReportForm,
    report: impl Fn() -> Report,
    table: impl Fn() -> Result<Table, Failure>,
    not_found: Vec<usize>,
    out: &Output,
) -> Result<(), Failure> {
    match to {
        ReportForm::Trf26 => give_report(&report(), Form::Trf26, "trf26", not_found, out),
        ReportForm::Trf16 => give_report(&report(), Form::Trf16, "trf16", not_found, out),
        ReportForm::Csv => out.give(&Converted {
            form: "csv",
            text: lists::csv(&table()?, out),
            left_out: Vec::new(),
            not_found,
        }),
        ReportForm::Xlsx => give_sheet(table()?, out),
    }
}

fn give_report(
    report: &Report,
    form: Form,
    name: &'static str,
    not_found: Vec<usize>,
    out: &Output,
) -> Result<(), Failure> {
    let say = &out.say;
    let converted = convert(report, form).map_err(|unfit| does_not_fit(&unfit, say))?;
    if !converted.left_out.is_empty() {
        let records = converted.left_out.join(", ");
        let values = [("records", records.into())];
        out.note(&say.with("competition-lost", values));
    }
    out.give(&Converted {
        form: name,
        text: converted.text,
        left_out: converted.left_out,
        not_found,
    })
}

/// A spreadsheet is no text: it goes into a file or a pipe.
fn give_sheet(table: Table, out: &Output) -> Result<(), Failure> {
    if out.is_text() {
        let say = &out.say;
        let complaint = Complaint::new(say, "competition-no-text", Exit::Usage, []);
        return Err(complaint.hint(say.text("competition-no-text-hint")).into());
    }
    out.give_bytes(&lists::sheet(table, out)?)
}

pub(super) fn does_not_fit(unfit: &Unfit, say: &Messages) -> Failure {
    let values = [
        ("text", shown(&unfit.text).into()),
        ("record", shown(&unfit.record).into()),
        ("column", unfit.column.into()),
    ];
    let complaint = Complaint::new(say, "competition-does-not-fit", Exit::Input, values);
    complaint
        .hint(say.text("competition-does-not-fit-hint"))
        .into()
}

/// A file in its new form.
#[derive(Debug, Serialize)]
struct Converted {
    form: &'static str,
    text: String,
    left_out: Vec<&'static str>,
    /// Lines of the list that are not in the rating list.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    not_found: Vec<usize>,
}

impl Answer for Converted {
    fn to_text(&self, _: &Messages) -> String {
        self.text.clone()
    }
}
