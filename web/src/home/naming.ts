// Tables in people's words.

import type { ColorWord, TableDto } from "../generated/wire";
import { colorName } from "../words/telling";
import { has, t } from "../words/words.svelte";

/** The player of a colour, or the colour. */
export function nameOf(table: TableDto, of: ColorWord): string {
  return table.names[of] ?? colorName(of);
}

/** Both. */
export function namesOf(table: TableDto): string {
  return `${nameOf(table, "white")} – ${nameOf(table, "black")}`;
}

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
