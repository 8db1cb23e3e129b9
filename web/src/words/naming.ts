// Who plays at a table and for what points, in words. The front page needs no
// others, so that nothing else is imported here.

import type { ColorWord, EachDto, TableDto } from "../generated/wire";
import { t } from "./words.svelte";

/** White or Black, as a heading. */
export function colorName(of: ColorWord): string {
  return t(of === "white" ? "web-white" : "web-black");
}

/** What is called by its players. */
export type Named = Pick<TableDto, "names">;

/** The player of a colour, or the colour. */
export function nameOf(table: Named, of: ColorWord): string {
  return table.names[of] ?? colorName(of);
}

/** Both. */
export function namesOf(table: Named): string {
  return `${nameOf(table, "white")} – ${nameOf(table, "black")}`;
}

/** Points as they are written: 1–0, ½–½. */
export function scoreText(halves: EachDto): string {
  const one = (n: number): string => (n === 1 ? "½" : n % 2 === 0 ? String(n / 2) : `${Math.floor(n / 2)}½`);
  return `${one(halves.white)}–${one(halves.black)}`;
}
