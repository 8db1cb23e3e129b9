// Tables in people's words.

import type { TableDto } from "../generated/wire";
import { has, t } from "../words/words.svelte";

/** The time as people say it. */
function timeText(control: string | undefined): string {
  if (!control) return t("web-home-no-clock");
  return /^\d+$/.test(control) ? t("web-home-minutes", { minutes: control }) : control;
}

/** What is played: the event, the rulebook, the time. */
export function aboutText(table: TableDto): string {
  const key = `web-book-${table.rulebook}`;
  const parts = [table.names.event, has(key) ? t(key) : "", timeText(table.time_control)];
  return parts.filter(Boolean).join(", ");
}
