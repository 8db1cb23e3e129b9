// A table asked for by the first script. Plain code.

import type { SeenDto } from "../generated/wire";

/** A question that is on its way. */
export interface Early {
  answer: Promise<Response>;
  /** What the answer says; of a trouble too. */
  body: Promise<unknown>;
}

let asked: (Early & { key: string }) | undefined;

/** Asks for a table before its page is there to ask. */
export function askEarly(table: string, token: string): Early {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = fetch(`/api/tables/${table}`, { headers });
  const body = answer.then((came) => came.json() as unknown);
  // Who takes it hears of the trouble.
  body.catch(() => undefined);
  asked = { key: `${table} ${token}`, answer, body };
  return asked;
}

/** Takes the question over, once. */
export function takeEarly(table: string, token = ""): Early | undefined {
  const found = asked?.key === `${table} ${token}` ? asked : undefined;
  asked = undefined;
  return found;
}

/** Where a link leads: some seats have a page of their own. */
export type Door = "table" | "desk" | "hall" | "clock";

/** The page that a seat is to be shown. */
export function doorOf({ about, view }: SeenDto): Door {
  if (view.seat === "arbiter") return "desk";
  if (view.seat === "hall-screen") return "hall";
  const plays = view.seat === "white" || view.seat === "black";
  // Beside a wooden board the link opens a clock; `?board` is for who writes the moves.
  const clock = about.kind === "wooden" && plays && !view.conclusion && location.search !== "?board";
  return clock ? "clock" : "table";
}
