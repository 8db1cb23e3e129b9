//! Rules in force, shared by the tables that play by the same ones.

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    sync::{Arc, Mutex, PoisonError},
};

use tuomari_record::{TableCreated, TableFault};
use tuomari_rulebook::Rules;

/// Sets of rules that are kept at most; a club has one or two.
const MOST: usize = 1_024;

/// Where tables find their rules: a set of rules takes a few kilobytes, and
/// thousands of tables may play by the same.
#[derive(Debug, Default)]
pub(crate) struct Shelf(Mutex<BTreeMap<String, Arc<Rules>>>);

impl Shelf {
    /// The rules of a table.
    pub(crate) fn rules(&self, created: &TableCreated) -> Result<Arc<Rules>, TableFault> {
        let key = key(created);
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(rules) = kept.get(&key) {
            return Ok(Arc::clone(rules));
        }
        let rules = Arc::new(created.rules()?);
        if kept.len() >= MOST {
            kept.retain(|_, rules| Arc::strong_count(rules) > 1);
        }
        if kept.len() < MOST {
            kept.insert(key, Arc::clone(&rules));
        }
        Ok(rules)
    }
}

fn key(created: &TableCreated) -> String {
    let overlay = created.finnish_overlay;
    let mut key = format!("{}/{}/{overlay}", created.rulebook, created.profile);
    for (setting, value) in &created.decisions {
        let _ = write!(key, "/{setting}={value}");
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;
    use tuomari_rulebook::Setting;

    #[test]
    fn tables_with_the_same_decisions_share_their_rules() {
        let shelf = Shelf::default();
        let book = "fide-2018".parse().unwrap();
        let mut one = TableCreated::new(book, "standard".parse().unwrap());
        one.decisions = vec![(Setting::DefaultTime, "0s".to_owned())];
        let mut other = one.clone();
        let first = shelf.rules(&one);
        let Ok(first) = first else {
            // What a rulebook leaves to the event is not this test's matter.
            return assert!(shelf.0.lock().unwrap().is_empty());
        };
        assert!(Arc::ptr_eq(&first, &shelf.rules(&one).unwrap()));
        other.decisions[0].1 = "30min".to_owned();
        assert!(!Arc::ptr_eq(&first, &shelf.rules(&other).unwrap()));
    }
}
