// Time controls to choose from, and the text of one put together by hand.
// What a text means is the core's to say.

import type { ClassWord, ExtraWord } from "../generated/wire";

/** Usual controls of each class, as people write them, the shortest first. */
export const PRESETS: Record<ClassWord, string[]> = {
  blitz: ["3", "3+2", "5", "5+3", "10"],
  rapid: ["10+5", "15+5", "15+10", "25", "25+10"],
  standard: ["60+30", "90+30", "90/40+30, 30+30", "120/40, 60"],
};

/** A period as it is filled in. */
export interface Row {
  minutes: number;
  seconds: number;
  /** None in the last one. */
  moves: number | undefined;
  extra: ExtraWord;
  extraSeconds: number;
}

export const NEW_ROW: Row = { minutes: 5, seconds: 0, moves: undefined, extra: "increment", extraSeconds: 3 };

/** The text of periods: `90/40+30, 30+30`. */
export function textOf(rows: Row[]): string {
  return rows
    .map((row) => {
      const time = row.seconds > 0 ? `${row.minutes}m${row.seconds}s` : `${row.minutes}`;
      const moves = row.moves ? `/${row.moves}` : "";
      const sign = { none: "", increment: "+", delay: " d", bronstein: " b" }[row.extra];
      const extra = row.extra === "none" || !row.extraSeconds ? "" : `${sign}${row.extraSeconds}`;
      return `${time}${moves}${extra}`;
    })
    .join(", ");
}

/** The text where Black has a time of his own: `W 5+3 - B 3+2`. */
export function textOfBoth(white: Row[], black: Row[]): string {
  return `W ${textOf(white)} - B ${textOf(black)}`;
}
