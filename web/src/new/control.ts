// A time control in parts: as it is sent, and as it is said.

import type { PeriodDto, TimeControlDto } from "../generated/wire";

/** A period that is being put together. */
export interface Draft {
  /** Moves of the period; all that remain, if there are none. */
  moves: number | undefined;
  minutes: number;
  increment: number;
}

/** What people ask for most, as it is written. */
export type Preset = "3+2" | "5" | "5+3" | "10+5" | "15+10" | "25+10" | "60+30" | "90/40+30, 30+30";

/** The same by class. */
export const PRESETS: Record<"blitz" | "rapid" | "standard", { name: Preset; periods: Draft[] }[]> = {
  blitz: [
    { name: "3+2", periods: [{ moves: undefined, minutes: 3, increment: 2 }] },
    { name: "5", periods: [{ moves: undefined, minutes: 5, increment: 0 }] },
    { name: "5+3", periods: [{ moves: undefined, minutes: 5, increment: 3 }] },
  ],
  rapid: [
    { name: "10+5", periods: [{ moves: undefined, minutes: 10, increment: 5 }] },
    { name: "15+10", periods: [{ moves: undefined, minutes: 15, increment: 10 }] },
    { name: "25+10", periods: [{ moves: undefined, minutes: 25, increment: 10 }] },
  ],
  standard: [
    { name: "60+30", periods: [{ moves: undefined, minutes: 60, increment: 30 }] },
    {
      name: "90/40+30, 30+30",
      periods: [
        { moves: 40, minutes: 90, increment: 30 },
        { moves: undefined, minutes: 30, increment: 30 },
      ],
    },
  ],
};

/** As it is sent. */
export function toControl(periods: Draft[]): TimeControlDto {
  return {
    periods: periods.map((period): PeriodDto => ({
      ...(period.moves ? { moves: period.moves } : {}),
      time: Math.round(period.minutes * 60),
      ...(period.increment > 0 ? { increment: Math.round(period.increment) } : {}),
    })),
  };
}

/** Whether it can be played with. */
export function isWhole(periods: Draft[]): boolean {
  const last = periods.length - 1;
  return periods.every(
    (period, at) =>
      period.minutes >= 0 &&
      period.increment >= 0 &&
      period.minutes * 60 + period.increment > 0 &&
      (at === last ? !period.moves : Boolean(period.moves)),
  );
}
