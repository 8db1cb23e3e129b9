// What an act that may be done is called.

import type { OptionDto } from "../generated/wire";
import { sentence } from "../words/telling";
import { has, t } from "../words/words.svelte";

/** Its title, as a sentence. */
export function optionTitle(option: OptionDto): string {
  const key = `web-option-${option.id}`;
  if (has(key)) return t(key, { color: String(option.given?.["of"] ?? "white"), what: String(Object.values(option.given ?? {})[0] ?? "") });
  return sentence(has(option.id) ? t(option.id) : option.id);
}
