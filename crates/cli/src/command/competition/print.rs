//! `tuomari competition print`: a list of a report file as PDF.

use tuomari_checker::System;
use tuomari_competition::{PlaceView, PlayerId, Who};
use tuomari_print::{Kind, Language, Material, NoPaper};
use tuomari_report::Report;

use super::file::{read, refused, tell_remarks};
use crate::{
    args::{Lang, PrintArgs, Printed},
    failure::{Complaint, Exit, Failure},
    output::Output,
};

/// Sets a list of a file.
pub(super) fn run(args: &PrintArgs, out: &Output) -> Result<(), Failure> {
    let say = &out.say;
    if out.is_text() {
        let complaint = Complaint::new(say, "competition-pdf-no-text", Exit::Usage, []);
        return Err(complaint
            .hint(say.text("competition-pdf-no-text-hint"))
            .into());
    }
    let report = read(&args.file, out)?;
    let material = material(&report, out)?;
    let kind = match args.what {
        Printed::Pairings => Kind::Pairings,
        Printed::Results => Kind::Results,
        Printed::Standings => Kind::Standings,
        Printed::CrossTable => Kind::CrossTable,
        Printed::Players => Kind::Players,
    };
    let language = match say.lang() {
        Lang::En => Language::English,
        Lang::Fi => Language::Finnish,
        Lang::Sv => Language::Swedish,
    };
    if args.round.is_some() && !kind.is_of_round() {
        let complaint = Complaint::new(say, "competition-print-as-it-stands", Exit::Usage, []);
        return Err(complaint
            .hint(say.text("competition-print-no-round-hint"))
            .into());
    }
    let paper = material.paper(kind, args.round, language);
    let paper = paper.map_err(|_: NoPaper| {
        let complaint = Complaint::new(say, "competition-print-no-round", Exit::Input, []);
        Failure::from(complaint.hint(say.text("competition-print-no-round-hint")))
    })?;
    let ident = format!("{}/{kind}", report.heading.name);
    let made = paper.to_pdf(&ident).map_err(|error| {
        let values = [("reason", error.to_string().into())];
        Failure::from(Complaint::new(
            say,
            "competition-unprintable",
            Exit::Input,
            values,
        ))
    })?;
    out.give_bytes(&made)
}

/// The file as papers are made of it. Lists of teams are the server's.
fn material(report: &Report, out: &Output) -> Result<Material, Failure> {
    let say = &out.say;
    let for_teams = report.rules.type_code().is_some_and(|code| code.for_teams);
    if for_teams {
        let complaint = Complaint::new(say, "competition-print-teams", Exit::Input, []);
        return Err(complaint
            .hint(say.text("competition-print-teams-hint"))
            .into());
    }
    let counted = tuomari_checker::standings(report, None);
    let counted = counted.map_err(|refusal| refused(&refusal, say))?;
    tell_remarks(&counted.remarks, out);
    let rows = counted.standings.rows.iter();
    let places = rows.map(|row| PlaceView {
        rank: row.rank,
        who: Who::Player(PlayerId(row.number)),
        values: row
            .values
            .iter()
            .map(tuomari_standing::Value::text)
            .collect(),
    });
    let codes = counted.standings.list.iter().map(ToString::to_string);
    let system = match System::of(&report.rules) {
        Ok(System::Berger { .. }) => tuomari_competition::System::RoundRobin,
        _ => tuomari_competition::System::Swiss,
    };
    Ok(Material::of_report(
        report,
        system,
        codes.collect(),
        places.collect(),
    ))
}
