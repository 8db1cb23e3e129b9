// What a clock's screen needs of a table, wherever the table is.

import type { FaceNow } from "../core/core";
import type { ActDto, ColorWord, OptionDto, SeatWord, ViewDto } from "../generated/wire";

export interface Faces {
  white: FaceNow;
  black: FaceNow;
}

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

/** The moves each has completed, where the rulebook lets them be shown. */
export function counts(view: ViewDto): { white: number; black: number } | undefined {
  if (view.completed) return view.completed;
  if (view.made) return view.made;
  if (!view.whole || view.first_number === undefined || view.behind) return undefined;
  const white = view.moves.filter((_, index) => index % 2 === 0).length;
  return { white, black: view.moves.length - white };
}
