// Which claim would be right now. Only by what the server tells this seat: where
// the rulebook lets nothing be counted aloud, nothing is told and nothing lights up.

import type { OptionDto } from "../generated/wire";
import type { Session } from "./session.svelte";

/** How often a position has to stand, and how many quiet moves each has to make (`fide-2018/9.2.2`, `9.3.2`). */
const APPEARANCES = 3;
const QUIET = 50;

/** From when on they are worth asking for: nobody looks for them before. */
const NEAR = { "claim-threefold": 2, "claim-fifty-moves": 40 } as const;

/** Whether a claim of repetition or of quiet moves is far off, as far as it may be told. */
export function isFarOff({ view }: Session, { id }: OptionDto): boolean {
  if (id !== "claim-threefold" && id !== "claim-fifty-moves") return false;
  return view?.quiet !== undefined && view.quiet < NEAR[id];
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
