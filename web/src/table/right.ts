// Which claim would be right now. Only by what the server tells this seat: where
// the rulebook lets nothing be counted aloud, nothing is told and nothing lights up.

import type { OptionDto } from "../generated/wire";
import type { Session } from "./session.svelte";

/** How often a position has to stand, and how many quiet moves each has to make (`fide-2018/9.2.2`, `9.3.2`). */
const APPEARANCES = 3;
const QUIET = 50;

/** After so many half-moves they are worth asking for. */
const NEAR: Record<string, number> = { "claim-threefold": 4, "claim-fifty-moves": 80 };

/** Whether so few moves were made that there is nothing to claim yet; that much everybody sees on the scoresheet. */
export function isFarOff({ view, about }: Session, { id }: OptionDto): boolean {
  const near = NEAR[id];
  if (near === undefined || !view?.whole) return false;
  const before = Number(about.start.split(" ")[4] ?? 0);
  return before + view.moves.length < near;
}

/** Whether a claim would be right, as far as it may be told. */
export function isRight(session: Session, option: OptionDto): boolean {
  const { view, color } = session;
  if (!view || !color || session.strict) return false;
  if (option.id === "claim-threefold") return (view.appearances ?? 0) >= APPEARANCES;
  if (option.id === "claim-fifty-moves") return (view.quiet ?? 0) >= QUIET;
  if (option.id === "claim-flag" && view.discretion === "open") return view.clock?.[color === "white" ? "black" : "white"].flag === true;
  return false;
}
