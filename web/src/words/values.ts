// Values of settings in the reader's words: `event-must-set`, `30min`, `n/a`.

import { has, t } from "./words.svelte";

/** A value as people read it; numbers stay numbers. */
export function valueText(value: string): string {
  const minutes = /^(\d+)min$/.exec(value)?.[1];
  if (minutes) return t("web-value-minutes", { count: Number(minutes) });
  const key = `web-value-${value === "n/a" ? "not-applicable" : value}`;
  return has(key) ? t(key) : value;
}
