//! The options of a seat: described once, and afterwards only named.
//!
//! A move changes little in them: what may be done on one's own move goes and
//! comes again. So each option keeps its number in the catalogue also while it
//! is closed, and a change names the numbers of those that open or close.

use std::{fmt::Write as _, sync::Arc};

use tuomari_conduct::{Act, Choice, Phase};

use super::option::{OptionDto, OptionsDto, described};

/// Options that are kept. Whoever has more gets those that are open, anew.
const MOST_OPTIONS: usize = 128;

/// Phases whose options are remembered: one's own move and the opponent's,
/// with and without an offer, and a few more.
const MOST_PHASES: usize = 8;

/// The options of a seat.
#[derive(Clone, Debug, Default)]
pub(crate) struct Catalogue {
    listed: Vec<Arc<Listed>>,
    open: Vec<u16>,
    phases: Vec<(Phase, Vec<u16>)>,
}

/// One of them.
#[derive(Debug)]
struct Listed {
    choice: Choice,
    option: OptionDto,
}

/// What became of a catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Turned {
    /// How many options it had; none if it began anew.
    had: usize,
    /// The numbers of those that opened or closed, in order. Where it began
    /// anew all were closed.
    numbers: Vec<u16>,
}

impl Catalogue {
    /// Goes on to what is open in a phase of the game. Where that phase was
    /// met before, the choices are not asked for.
    pub(crate) fn advance(
        &mut self,
        phase: Option<Phase>,
        choices: impl FnOnce() -> Vec<Choice>,
    ) -> Turned {
        let mut had = self.listed.len();
        let mut before = std::mem::take(&mut self.open);
        let met = phase.and_then(|phase| self.phases.iter().find(|(met, _)| *met == phase));
        if let Some((_, open)) = met {
            self.open.clone_from(open);
            let numbers = turned(&before, &self.open);
            return Turned { had, numbers };
        }
        let choices = choices();
        self.number(&choices);
        if self.listed.len() > MOST_OPTIONS {
            *self = Catalogue::default();
            self.number(&choices);
            had = 0;
            before.clear();
        }
        if let Some(phase) = phase {
            if self.phases.len() == MOST_PHASES {
                self.phases.remove(0);
            }
            self.phases.push((phase, self.open.clone()));
        }
        let numbers = turned(&before, &self.open);
        Turned { had, numbers }
    }

    fn number(&mut self, choices: &[Choice]) {
        self.open.clear();
        let mut next = 0;
        for choice in choices {
            // They come in nearly the same order each time.
            let (first, rest) = self.listed.split_at(next);
            let is_it = |listed: &Arc<Listed>| is_written_alike(&listed.choice, choice);
            let place = rest.iter().position(is_it).map(|place| next + place);
            let place = place.or_else(|| first.iter().position(is_it));
            let place = place.unwrap_or_else(|| self.list(choice));
            next = place + 1;
            let number = u16::try_from(place).unwrap_or(u16::MAX);
            let key = &self.listed[place].option.key;
            let listed = &self.listed;
            self.open
                .retain(|open| listed[usize::from(*open)].option.key != *key);
            self.open.push(number);
        }
        self.open.sort_unstable();
    }

    fn list(&mut self, choice: &Choice) -> usize {
        let option = described(choice);
        // The example was another one.
        if let Some(known) = self.listed.iter().position(|one| one.option == option) {
            return known;
        }
        self.listed.push(Arc::new(Listed {
            choice: choice.clone(),
            option,
        }));
        self.listed.len() - 1
    }

    /// Whether a kind of act is open.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.options().any(|option| option.id == id)
    }

    /// Those that are open, by their keys.
    pub(crate) fn to_dto(&self) -> OptionsDto {
        let open = self.options();
        open.map(|option| (option.key.clone(), option.clone()))
            .collect()
    }

    /// All of them, in the order of their numbers.
    pub(crate) fn to_list(&self) -> Vec<OptionDto> {
        let listed = self.listed.iter();
        listed.map(|listed| listed.option.clone()).collect()
    }

    /// The numbers of those that are open.
    pub(crate) fn open(&self) -> &[u16] {
        &self.open
    }

    /// Writes what became of it: `,"options":…` if some are new, `,"turned":…`
    /// if any opened or closed.
    pub(crate) fn write_change(&self, turned: &Turned, text: &mut String) {
        let Turned { had, numbers } = turned;
        if *had < self.listed.len() {
            let new: Vec<&OptionDto> = self.listed[*had..].iter().map(|one| &one.option).collect();
            let new = serde_json::to_string(&new).unwrap_or_default();
            _ = match had {
                0 => write!(text, ",\"options\":{new}"),
                _ => write!(text, ",\"options\":{{\"${had}\":{new}}}"),
            };
        }
        for (place, number) in numbers.iter().enumerate() {
            let before = if place == 0 { ",\"turned\":[" } else { "," };
            _ = write!(text, "{before}{number}");
        }
        if !numbers.is_empty() {
            text.push(']');
        }
    }

    fn options(&self) -> impl Iterator<Item = &OptionDto> {
        let open = self.open.iter();
        open.map(|number| &self.listed[usize::from(*number)].option)
    }
}

/// What is in one of two lists and not in both; all are in order.
pub(crate) fn turned(before: &[u16], after: &[u16]) -> Vec<u16> {
    let mut turned: Vec<u16> = before.iter().chain(after).copied().collect();
    turned.sort_unstable();
    let both =
        |number: &u16| before.binary_search(number).is_ok() && after.binary_search(number).is_ok();
    turned.retain(|number| !both(number));
    turned
}

/// What is open counts; what was, and under which numbers, does not, and
/// neither does the example.
impl PartialEq for Catalogue {
    fn eq(&self, other: &Catalogue) -> bool {
        self.to_dto() == other.to_dto()
    }
}

/// Whether two choices are the same on the wire: examples stay here.
fn is_written_alike(a: &Choice, b: &Choice) -> bool {
    let act = match (&a.act, &b.act) {
        (Act::Touch { .. }, Act::Touch { .. })
        | (Act::Place { .. }, Act::Place { .. })
        | (Act::Remove { .. }, Act::Remove { .. })
        | (Act::Make { .. }, Act::Make { .. }) => true,
        (Act::FixMove { form: a, .. }, Act::FixMove { form: b, .. }) => a == b,
        (a, b) => a == b,
    };
    act && a.cites == b.cites && a.if_wrong == b.if_wrong && a.effects == b.effects
}
