// Carries a change of a view out: the merge patch of RFC 7396, with two
// additions for lists. `crates/wire/src/change.rs` says the same.

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** How many items a list keeps, and those that follow; undefined if it is no change of a list. */
function kept(change: Fields): [number, unknown[]] | undefined {
  const entries = Object.entries(change);
  const [first] = entries;
  if (entries.length !== 1 || !first) return undefined;
  const [key, rest] = first;
  return /^\$\d+$/.test(key) && Array.isArray(rest) ? [Number(key.slice(1)), rest] : undefined;
}

/** The items of a list that change where they stand; undefined if it is no such change. */
function items(change: Fields): [number, unknown][] | undefined {
  const entries = Object.entries(change);
  if (entries.length === 0 || !entries.every(([key]) => /^#\d+$/.test(key))) return undefined;
  return entries.map(([key, item]) => [Number(key.slice(1)), item]);
}

/** The document after the change. What was there is not touched. */
export function apply(before: unknown, change: unknown): unknown {
  if (!isFields(change)) return change;
  const list = kept(change);
  if (list) {
    const [keep, rest] = list;
    return [...(Array.isArray(before) ? before.slice(0, keep) : []), ...rest];
  }
  const changed = items(change);
  if (changed) {
    const after: unknown[] = Array.isArray(before) ? [...(before as unknown[])] : [];
    for (const [at, item] of changed) if (at < after.length) after[at] = apply(after[at], item);
    return after;
  }
  const after: Fields = isFields(before) ? { ...before } : {};
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete after[key];
    else after[key] = apply(after[key], value);
  }
  return after;
}
