//! What became of each scenario.

use std::collections::BTreeSet;

use cucumber::{Event, World, Writer, cli, event, gherkin, parser};

/// Collects failures; says nothing of what passes.
#[derive(Default)]
pub(crate) struct Verdicts {
    failures: Vec<String>,
    failed: BTreeSet<String>,
    scenarios: usize,
}

impl cucumber::writer::Normalized for Verdicts {}

impl<W: World> Writer<W> for Verdicts {
    type Cli = cli::Empty;

    async fn handle_event(
        &mut self,
        event: parser::Result<Event<event::Cucumber<W>>>,
        _: &cli::Empty,
    ) {
        match event {
            Err(error) => self.failures.push(error.to_string()),
            Ok(event) => {
                if let event::Cucumber::Feature(feature, what) = event.into_inner() {
                    let scenario = match what {
                        event::Feature::Scenario(scenario, what)
                        | event::Feature::Rule(_, event::Rule::Scenario(scenario, what)) => {
                            Some((scenario, what))
                        }
                        _ => None,
                    };
                    if let Some((scenario, what)) = scenario {
                        self.scenario(&feature, &scenario, &what.event);
                    }
                }
            }
        }
    }
}

impl Verdicts {
    fn scenario<W>(
        &mut self,
        feature: &gherkin::Feature,
        scenario: &gherkin::Scenario,
        what: &event::Scenario<W>,
    ) {
        match what {
            event::Scenario::Finished => self.scenarios += 1,
            event::Scenario::Background(step, event) | event::Scenario::Step(step, event) => {
                match event {
                    event::Step::Skipped => {
                        self.fail(feature, scenario, &step.value, "no such step");
                    }
                    event::Step::Failed(_, _, _, error) => {
                        self.fail(feature, scenario, &step.value, &error.to_string());
                    }
                    event::Step::Started | event::Step::Passed(..) => {}
                }
            }
            event::Scenario::Hook(_, event::Hook::Failed(_, info)) => {
                let text = info
                    .downcast_ref::<String>()
                    .cloned()
                    .or_else(|| info.downcast_ref::<&str>().map(|text| (*text).to_owned()))
                    .unwrap_or_default();
                self.fail(feature, scenario, "at the end", &text);
            }
            _ => {}
        }
    }

    fn fail(
        &mut self,
        feature: &gherkin::Feature,
        scenario: &gherkin::Scenario,
        step: &str,
        why: &str,
    ) {
        let file = feature.path.as_deref().map_or_else(String::new, |path| {
            path.file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned()
        });
        let row: Vec<String> = scenario
            .examples
            .iter()
            .filter_map(|examples| examples.table.as_ref()?.rows.get(1))
            .map(|row| row.join(" | "))
            .collect();
        let name = format!("{file}: {} [{}]", scenario.name, row.join(" "));
        self.failures.push(format!("{name}\n    {step}\n    {why}"));
        self.failed.insert(name);
    }

    /// Whether any scenario failed.
    pub(crate) fn any_failed(&self) -> bool {
        !self.failures.is_empty()
    }

    /// Fails with every failure, unless there is none.
    pub(crate) fn assert(&self, folder: &str) {
        assert!(
            self.failures.is_empty(),
            "{folder}: {} of {} scenarios failed\n\n{}\n",
            self.failed.len(),
            self.scenarios,
            self.failures.join("\n\n")
        );
        assert!(self.scenarios > 0, "{folder}: no scenario was run");
        println!("{folder}: {} scenarios passed", self.scenarios);
    }
}
