// What the address of a board elsewhere asks for. Plain code.

import type { Theme } from "../theme/apply";

export interface Asked {
  what: "board" | "hall" | "overlay";
  /** The table, or those that the hall is to show; none for all. */
  tables: string[];
  theme: Theme;
  /** Whether an overlay has its board: `?board=no` leaves it out. */
  board: boolean;
  /** Whether moves are announced to screen readers: `?say=no` keeps silent. */
  aloud: boolean;
}

/** `/embed/TABLE`, `/embed/hall/TABLE/TABLE`, `/overlay/TABLE`. */
export function asked(path: string, search: string): Asked {
  const [first, ...rest] = path.split("/").filter(Boolean);
  const said = new URLSearchParams(search);
  const theme = said.get("theme");
  const isHall = first === "embed" && rest[0] === "hall";
  return {
    what: first === "overlay" ? "overlay" : isHall ? "hall" : "board",
    tables: isHall ? rest.slice(1) : rest.slice(0, 1),
    theme: theme === "light" || theme === "dark" ? theme : "system",
    board: said.get("board") !== "no",
    aloud: said.get("say") !== "no",
  };
}
