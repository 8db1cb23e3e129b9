// In which order an arbiter reads what he may do. The keys of the options are
// in the order of letters, which is nobody's.

import type { MeasureKind, OptionDto } from "../generated/wire";

/** The penalties as the Laws list them, mildest first (fide-2023/12.9). */
export const MEASURES: MeasureKind[] = ["warning", "add-time", "take-time", "raise-opponent", "lower-offender", "loss", "fine", "exclusion", "expulsion"];

/** Results as they are read out; others follow. */
const RESULTS = ["1-0", "1/2-1/2", "0-1"];

/** White comes first in a hall. */
const SIDES = ["white", "black"];

function place(list: readonly string[], word: unknown): number {
  const at = list.indexOf(String(word));
  return at < 0 ? list.length : at;
}

/** Which of two ways to do the same comes first; 0 where neither does. */
export function inOrder(a: OptionDto, b: OptionDto): number {
  if (a.id !== b.id) return 0;
  const by = (field: string, list: readonly string[]): number => place(list, a.given?.[field]) - place(list, b.given?.[field]);
  return by("measure", MEASURES) || by("points", RESULTS) || by("of", SIDES);
}
