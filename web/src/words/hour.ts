// Hours of the day.

import { lang } from "./words.svelte";

/** An instant as the clock on the wall shows it. */
export function hourText(ms: number): string {
  return new Date(ms).toLocaleTimeString(lang(), { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}
