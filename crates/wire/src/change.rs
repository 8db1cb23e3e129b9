//! What changed between two documents: small, and exact.
//!
//! A change is a JSON value that says how one document becomes another. It is
//! the merge patch of RFC 7396 with two additions for lists:
//!
//! - An object changes an object key by key: `null` takes a key away, any
//!   other value changes what is there, and keys not named stay.
//! - An object with the single key `$N` changes a list: its first `N` items
//!   stay, and the items given take the place of all that follow.
//! - An object with keys `#N` only changes items of a list where they stand;
//!   the others stay. Only [`diff_within`] says it so.
//! - Any other value takes the place of what was there.
//!
//! For documents in which no object holds `null` and no key begins with `$` or
//! `#`, [`apply`] of [`diff`] or [`diff_within`] gives back the second document
//! from the first; all that [`view`](super::view) writes is so. An empty object
//! is no change.
//!
//! ```
//! use serde_json::json;
//! use tuomari_wire::change::{apply, diff};
//!
//! let before = json!({"board": {"e2": "P"}, "moves": ["d4"], "offer": "white"});
//! let after = json!({"board": {"e4": "P"}, "moves": ["d4", "d5"]});
//! let change = diff(&before, &after);
//! let short = json!({"board": {"e2": null, "e4": "P"}, "moves": {"$1": ["d5"]}, "offer": null});
//! assert_eq!(change, short);
//! assert_eq!(apply(before, &change), after);
//! ```

use serde_json::{Map, Value};

/// So many items of a list are told where they stand, however short it is.
const MOST_ITEMS: usize = 8;

/// What makes `after` of `before`. A list is told from the first item on that
/// differs.
pub fn diff(before: &Value, after: &Value) -> Value {
    changed(before, after, &from_the_first)
}

/// The same, but of a list as long as before only the items that differ, if
/// they are few: for lists of which any line may change.
pub fn diff_within(before: &Value, after: &Value) -> Value {
    changed(before, after, &within)
}

/// How a change of a list is told.
type OfList = dyn Fn(&[Value], &[Value]) -> Value;

fn changed(before: &Value, after: &Value, list: &OfList) -> Value {
    match (before, after) {
        (Value::Object(before), Value::Object(after)) => Value::Object(keys(before, after, list)),
        (Value::Array(before), Value::Array(after)) => list(before, after),
        _ => after.clone(),
    }
}

fn keys(
    before: &Map<String, Value>,
    after: &Map<String, Value>,
    list: &OfList,
) -> Map<String, Value> {
    let gone = before.keys().filter(|key| !after.contains_key(*key));
    let mut change: Map<String, Value> = gone.map(|key| (key.clone(), Value::Null)).collect();
    for (key, value) in after {
        match before.get(key) {
            None => _ = change.insert(key.clone(), value.clone()),
            Some(old) if old != value => _ = change.insert(key.clone(), changed(old, value, list)),
            Some(_) => {}
        }
    }
    change
}

fn from_the_first(before: &[Value], after: &[Value]) -> Value {
    let same = before.iter().zip(after).take_while(|(a, b)| a == b).count();
    if same == 0 {
        return Value::Array(after.to_vec());
    }
    let rest = after.get(same..).unwrap_or_default().to_vec();
    let mut change = Map::new();
    change.insert(format!("${same}"), Value::Array(rest));
    Value::Object(change)
}

fn within(before: &[Value], after: &[Value]) -> Value {
    let pairs = || before.iter().zip(after).enumerate();
    let differ = pairs().filter(|(_, (old, new))| old != new).count();
    if before.len() != after.len() || differ == 0 || differ > MOST_ITEMS.max(after.len() / 2) {
        return from_the_first(before, after);
    }
    let item = |(at, (old, new)): (usize, (&Value, &Value))| {
        (old != new).then(|| (format!("#{at}"), changed(old, new, &within)))
    };
    Value::Object(pairs().filter_map(item).collect())
}

/// Carries a change out. Never fails: what does not fit takes the place of
/// what was there, as in RFC 7396.
pub fn apply(before: Value, change: &Value) -> Value {
    let Value::Object(change) = change else {
        return change.clone();
    };
    if let Some((keep, rest)) = kept(change) {
        let mut list = list_of(before);
        list.truncate(keep);
        list.extend_from_slice(rest);
        return Value::Array(list);
    }
    if let Some(items) = items(change) {
        let mut list = list_of(before);
        for (at, value) in items {
            if let Some(item) = list.get_mut(at) {
                *item = apply(item.take(), value);
            }
        }
        return Value::Array(list);
    }
    let mut fields = if let Value::Object(fields) = before {
        fields
    } else {
        Map::new()
    };
    for (key, value) in change {
        if value.is_null() {
            fields.remove(key);
        } else {
            let old = fields.remove(key).unwrap_or(Value::Null);
            fields.insert(key.clone(), apply(old, value));
        }
    }
    Value::Object(fields)
}

fn list_of(before: Value) -> Vec<Value> {
    if let Value::Array(list) = before {
        list
    } else {
        Vec::new()
    }
}

/// The items a list keeps, and those that follow.
fn kept(change: &Map<String, Value>) -> Option<(usize, &[Value])> {
    let mut entries = change.iter();
    let (Some((key, Value::Array(rest))), None) = (entries.next(), entries.next()) else {
        return None;
    };
    let keep = key.strip_prefix('$')?.parse().ok()?;
    Some((keep, rest))
}

/// The items of a list that change where they stand.
fn items(change: &Map<String, Value>) -> Option<Vec<(usize, &Value)>> {
    if change.is_empty() {
        return None;
    }
    let item = |key: &str| key.strip_prefix('#')?.parse().ok();
    let items = change.iter().map(|(key, value)| Some((item(key)?, value)));
    items.collect()
}

/// Whether a change changes nothing.
pub fn is_nothing(change: &Value) -> bool {
    change.as_object().is_some_and(Map::is_empty)
}

/// A value as a document. Everything on the wire has a JSON form: string keys
/// and no numbers that JSON does not know.
pub fn document(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}
