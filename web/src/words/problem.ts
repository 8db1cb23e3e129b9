// Why something was not done and what to do next, in the reader's words. What
// the server says of it in English is for programs.

import type { FieldError } from "../generated/wire";
import { inLetters } from "../table/letters";
import { has, lang, t } from "./words.svelte";

/** What a page is told. */
export interface Told {
  type?: string;
  refusal?: string;
  status: number;
  fields?: FieldError[];
}

/** Fields that are written alike have one text. */
const ALIKE: Record<string, string> = {
  lines: "move",
  white: "time",
  black: "time",
  shown: "time",
  used: "time",
  length: "time",
  default_time: "time",
};

/** How a field is written that could not be read. */
export function fieldText({ field }: FieldError): string {
  const parts = field.split(".");
  // A control that can be read and is not allowed stands without its parts.
  if (parts[0] === "time_control") return t(parts.length > 1 ? "web-field-time_control" : "web-field-control-ruled");
  for (const part of [...parts].reverse()) {
    const key = `web-field-${ALIKE[part] ?? part}`;
    // Names are those of people; the colours in acts are their times.
    if (has(key) && parts[0] !== "names") return t(key, { knight: inLetters("Nf3", lang()) });
  }
  if (parts[0] === "names") return t("web-field-names");
  if (parts[0] === "regulations") return t("web-field-regulations");
  const label = [`web-desk-field-${field}`, `web-option-field-${field}`].find(has);
  return label ? t("web-field-other", { field: t(label) }) : t("web-problem-fields");
}

/** Why something was not done. */
export function problemText(problem: Told): string {
  if (problem.refusal && has(`refusal-${problem.refusal}`)) return t(`refusal-${problem.refusal}`);
  if (problem.fields?.length) return [...new Set(problem.fields.map(fieldText))].join(" ");
  if (problem.status === 0) return t("web-away");
  const key = `web-problem-${problem.type?.split(":").pop()}`;
  return t(has(key) ? key : "web-problem-unknown");
}
