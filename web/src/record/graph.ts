// The time of both players along the game, as lines of a drawing.

import type { ColorWord } from "../generated/wire";
import { lengthTime } from "../parts/time";
import { clockAt, type Game, type Happening, playerOf } from "./game";
import type { Story } from "./story";

export const HEIGHT = 104;
/** Room for the lines, from the left, above and below. */
export const EDGE = { x: 16, top: 22, base: 88 } as const;

interface Dot {
  of: ColorWord;
  x: number;
  y: number;
  /** What the clock was changed by, if it was. */
  text: string;
}
export interface Graph {
  white: string;
  black: string;
  dots: Dot[];
  /** Heights with a time beside them. */
  rules: { y: number; text: string }[];
  /** How many moves there are beside the start. */
  places: number;
  x: (place: number) => number;
}

/** How many places a drawing has: one for each move, entered or not. */
export function placesOf(game: Game): number {
  return game.plies.length || game.unseen.length;
}

/** The time that a player had left at a place. */
function leftAt(story: Story, game: Game, place: number, of: ColorWord): number | undefined {
  if (game.plies.length > 0) return clockAt(story, game, place)?.[of].left_ms;
  if (place === game.unseen.length) return story.end.clock?.[of].left_ms;
  const entry = place === 0 ? 0 : game.unseen[place - 1];
  return story.steps[entry ?? 0]?.clock?.[of].left_ms;
}

/** Times that are easy to read, one or two of them below the greatest. */
function rulesBelow(most: number): number[] {
  const minute = 60_000;
  const step = [0.25, 0.5, 1, 2, 5, 10, 15, 30, 60, 120].find((size) => most / (size * minute) < 3) ?? 240;
  const count = Math.floor(most / (step * minute));
  return Array.from({ length: count }, (_, at) => (at + 1) * step * minute);
}

/** The drawing, so many pixels wide; none where no clock ran or nothing was played. */
export function graphOf(story: Story, game: Game, width: number): Graph | undefined {
  const places = placesOf(game);
  if (places < 2 || !story.end.clock) return undefined;
  const all = (of: ColorWord): (number | undefined)[] => Array.from({ length: places + 1 }, (_, place) => leftAt(story, game, place, of));
  const times = { white: all("white"), black: all("black") };
  const most = Math.max(1, ...times.white.map((ms) => ms ?? 0), ...times.black.map((ms) => ms ?? 0));
  const x = (place: number): number => EDGE.x + ((width - 2 * EDGE.x) * place) / places;
  const y = (ms: number): number => EDGE.base - ((EDGE.base - EDGE.top) * Math.max(0, ms)) / most;
  const line = (of: ColorWord): string => times[of].flatMap((ms, place) => (ms === undefined ? [] : [`${x(place).toFixed(1)},${y(ms).toFixed(1)}`])).join(" ");
  const dots = game.plies.length === 0 ? [] : merged(game.happened.filter((one) => one.ruled).map((one) => dotOf(one, game, times, x, y)));
  const rules = rulesBelow(most).map((ms) => ({ y: y(ms), text: lengthTime(ms) }));
  return { white: line("white"), black: line("black"), dots, rules, places, x };
}

/** What was ruled at one move about one clock is one dot. */
function merged(dots: Dot[]): Dot[] {
  const found: Dot[] = [];
  for (const dot of dots) {
    const same = found.find((one) => one.of === dot.of && one.x === dot.x);
    if (same) same.text = [same.text, dot.text].filter(Boolean).join("  ");
    else found.push({ ...dot });
  }
  return found;
}

function dotOf(one: Happening, game: Game, times: Record<ColorWord, (number | undefined)[]>, x: (place: number) => number, y: (ms: number) => number): Dot {
  const place = Math.max(0, Math.min(one.ply, game.plies.length));
  const changed = one.told.findLast((event) => event.key === "event-time-added" || event.key === "event-time-taken");
  const about = changed ?? one.told[0];
  const of = (about && playerOf(about)) ?? "white";
  const value = changed?.values?.["time"];
  const length = value && "ms" in value ? lengthTime(value.ms) : "";
  const text = length && changed ? `${changed.key === "event-time-added" ? "+" : "−"}${length}` : "";
  return { of, x: x(place), y: y(times[of][place] ?? 0), text };
}
