// Who plays at a table, in words.

import type { ColorWord, TableDto } from "../generated/wire";
import { colorName } from "./telling";

/** The player of a colour, or the colour. */
export function nameOf(table: TableDto, of: ColorWord): string {
  return table.names[of] ?? colorName(of);
}

/** Both. */
export function namesOf(table: TableDto): string {
  return `${nameOf(table, "white")} – ${nameOf(table, "black")}`;
}
