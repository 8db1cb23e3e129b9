// Tables in people's words.

import type { TableDto } from "../generated/wire";
import { setUpAt } from "../parts/played";
import { hourText } from "../words/hour";
import { has, t } from "../words/words.svelte";

/** The time as people say it. */
function timeText(control: string | undefined): string {
  if (!control) return t("web-home-no-clock");
  return /^\d+$/.test(control) ? t("web-home-minutes", { minutes: control }) : control;
}

/** What is played: the event, the rulebook, the time. */
export function playedText(event: string | undefined, rulebook: string, control: string | undefined): string {
  const key = `web-book-${rulebook}`;
  return [event, has(key) ? t(key) : "", timeText(control)].filter(Boolean).join(", ");
}

/** The same of a table. */
export function aboutText(table: TableDto): string {
  return playedText(table.names.event, table.rulebook, table.time_control);
}

/** The same of one that is not over, with the hour at which it was set up. */
export function agedText(table: TableDto): string {
  return `${aboutText(table)}\u00a0· ${t("web-home-set-up-at", { hour: hourText(setUpAt(table.table)) })}`;
}
