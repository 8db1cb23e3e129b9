// Hours and days.

import { lang } from "./words.svelte";

/** An instant as the clock on the wall shows it. */
export function hourText(ms: number): string {
  return new Date(ms).toLocaleTimeString(lang(), { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

/** A day as it is written here, in one piece; English as in Britain. */
export function dayText(ms: number): string {
  const where = { fi: "fi-FI", sv: "sv-FI", en: "en-GB" }[lang()];
  return new Date(ms).toLocaleDateString(where, { day: "numeric", month: "long", year: "numeric" }).replaceAll(" ", "\u00a0");
}
