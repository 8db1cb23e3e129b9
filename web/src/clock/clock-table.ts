// What a clock's screen needs of a table, wherever the table is.

import type { FaceNow } from "../core/core";
import type { ActDto, AnnouncedDto, ColorWord, OptionDto, SeatWord, ViewDto } from "../generated/wire";

export interface Faces {
  white: FaceNow;
  black: FaceNow;
}

/** How a game ended, where only the players saw it. */
export type HowEnded = "mate" | "draw" | "stalemate";

export interface ClockTable {
  readonly kind: "pocket" | "table";
  /** What everybody at the board may see. */
  readonly shown: { view: ViewDto };
  /** The colour on the near side. */
  readonly near: ColorWord;
  /** Both faces now. */
  faces(): Faces;
  /** A press, at the instant of an event's `timeStamp`; whether it was one. */
  press(color: ColorWord, stamp?: number): boolean;
  act(by: SeatWord, act: ActDto, stamp?: number): boolean;
  options(seat: SeatWord): Record<string, OptionDto>;
  turn(): void;
}

/** Older than this, an announcement was read before the page was opened. */
const FRESH_MS = 60_000;

/** The announcements made last, if they came after an instant: those of one ruling belong together. */
export function latest(view: ViewDto, after: number): AnnouncedDto[] {
  const all = view.announced ?? [];
  const last = all[all.length - 1];
  if (!last || last.at_ms <= after || view.at_ms - last.at_ms > FRESH_MS) return [];
  return all.filter(({ at_ms }) => at_ms === last.at_ms);
}

/** The moves each has completed, where the rulebook lets them be shown. */
export function counts(view: ViewDto): { white: number; black: number } | undefined {
  if (view.completed) return view.completed;
  if (view.made) return view.made;
  if (!view.whole || view.first_number === undefined || view.behind) return undefined;
  const white = view.moves.filter((_, index) => index % 2 === 0).length;
  return { white, black: view.moves.length - white };
}
