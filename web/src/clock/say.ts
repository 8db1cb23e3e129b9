// A time control in words, from what the core read.

import type { ControlDto, ReadPeriodDto } from "../generated/wire";
import { t } from "../words/words.svelte";

function amount(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const seconds = (ms % 60_000) / 1000;
  const parts: string[] = [];
  if (minutes > 0) parts.push(t("clock-minutes", { minutes }));
  if (seconds > 0 || minutes === 0) parts.push(t("clock-seconds", { seconds }));
  return parts.join(" ");
}

function period(one: ReadPeriodDto, from: number, single: boolean): string {
  const time = amount(one.time_ms);
  const main = single
    ? t("clock-period-whole", { time })
    : one.moves
      ? t("clock-period-quota", { from, to: from + one.moves - 1, time })
      : t("clock-period-rest", { from, time });
  if (one.extra === "none") return main;
  return `${main}, ${t(`clock-extra-${one.extra}`, { time: amount(one.extra_ms) })}`;
}

function periods(list: ReadPeriodDto[]): string {
  let from = 1;
  const said = list.map((one) => {
    const text = period(one, from, list.length === 1 && !one.moves);
    from += one.moves ?? 0;
    return text;
  });
  return said.join("; ");
}

/** A time control in words, one line for both players or one for each. */
export function controlLines(control: ControlDto): string[] {
  if (!control.black) return [`${t("clock-both")}: ${periods(control.white)}.`];
  return [
    `${t("clock-one", { color: "white" })}: ${periods(control.white)}.`,
    `${t("clock-one", { color: "black" })}: ${periods(control.black)}.`,
  ];
}
