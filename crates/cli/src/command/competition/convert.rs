//! `tuomari competition convert`.

use serde::Serialize;
use tuomari_checker::convert;
use tuomari_report::{Form, Unfit};

use super::read;
use crate::{
    args::{ConvertArgs, ReportForm},
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Answer, Output, shown},
};

/// Writes a file in another form.
pub(super) fn run(args: &ConvertArgs, out: &Output) -> Result<(), Failure> {
    let say = &out.say;
    let report = read(&args.file, out)?;
    let (form, name) = match args.to {
        ReportForm::Trf26 => (Form::Trf26, "trf26"),
        ReportForm::Trf16 => (Form::Trf16, "trf16"),
    };
    let converted = convert(&report, form).map_err(|unfit| does_not_fit(&unfit, say))?;
    if !converted.left_out.is_empty() {
        let records = converted.left_out.join(", ");
        let values = [("records", records.into())];
        out.note(&say.with("competition-lost", values));
    }
    out.give(&Converted {
        form: name,
        text: converted.text,
        left_out: converted.left_out,
    })
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
}

impl Answer for Converted {
    fn to_text(&self, _: &Messages) -> String {
        self.text.clone()
    }
}
