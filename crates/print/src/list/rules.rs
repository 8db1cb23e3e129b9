//! What was announced, and where the competition departed from it.

use tuomari_competition::Regulations;

use crate::{
    material::Material,
    paper::{Paper, Part},
    words::{Words, points, sentence},
};

pub(crate) fn rules(material: &Material, words: &Words) -> Paper {
    let mut paper = material.blank(words.text("print-rules"), None, words);
    if let Some(regulations) = &material.view.regulations {
        paper.parts.push(Part::Facts(facts(regulations, words)));
    }
    paper.parts.extend(departures(material, words));
    paper
}

/// What was announced, as names and values; what was not said is left out.
pub(super) fn facts(regulations: &Regulations, words: &Words) -> Vec<(String, String)> {
    let system = words.text(&format!("competition-system-{}", regulations.system.id()));
    let system = sentence(&system);
    let rounds = ("rounds", regulations.rounds.into());
    let worth = regulations.points;
    let worth = [worth.win, worth.draw, worth.loss].map(points).join(" – ");
    let days = [regulations.first_day, regulations.last_day];
    let days = days.into_iter().flatten().map(|day| words.day(day));
    let mut days: Vec<String> = days.collect();
    days.dedup();
    let schedule = regulations.schedule.iter().map(|ms| {
        let at = tuomari_record::Date::of_unix_ms(*ms);
        let day = at.dotted().replace('.', "-");
        format!("{day} {}", at.time().get(..5).unwrap_or_default())
    });
    let schedule: Vec<String> = schedule.collect();
    let facts = [
        ("print-place", regulations.city.clone()),
        ("print-federation", regulations.federation.clone()),
        ("print-days", days.join(" – ")),
        ("print-chief-arbiter", regulations.chief_arbiter.clone()),
        ("print-deputies", regulations.deputies.join(", ")),
        ("print-laws", regulations.laws.clone()),
        (
            "print-system",
            words.with("print-system-is", &[("system", system.into()), rounds]),
        ),
        ("print-time-control", regulations.time_control.clone()),
        ("print-worth", worth),
        ("print-tie-breaks", regulations.tie_breaks.join(", ")),
        ("print-schedule", schedule.join(", ")),
    ];
    let said = facts.into_iter().filter(|(_, value)| !value.is_empty());
    said.map(|(key, value)| (words.text(key), value)).collect()
}

/// Every departure from the rules.
pub(super) fn departures(material: &Material, words: &Words) -> Vec<Part> {
    let heading = Part::Heading(words.text("print-departures"));
    let told = material.departures.iter();
    let rounds = material.view.departures.iter().map(|one| one.round);
    let told = rounds.zip(told).map(|(round, told)| {
        let values = [("round", round.into()), ("text", words.told(told).into())];
        words.with("print-in-round", &values)
    });
    let told: Vec<String> = told.collect();
    if told.is_empty() {
        vec![heading, Part::Text(words.text("print-no-departures"))]
    } else {
        vec![heading, Part::List(told)]
    }
}
