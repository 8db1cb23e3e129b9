// Whether anybody still plays at a table, by what a spectator sees of it.

import type { TableDto, ViewDto } from "../generated/wire";
import { boardOfFen } from "../ground/squares";
import type { Followed } from "../wire/hall.svelte";
import { shownFace } from "./running.svelte";

const HOUR_MS = 3_600_000;
/** A table at which nobody has moved for so long waits for nobody. */
const SOON_MS = 2 * HOUR_MS;
/** A clock that stands in a game set up longer ago stands for good. */
const STANDS_MS = 4 * HOUR_MS;

/** When a table was set up: its name begins with the hour. */
export function setUpAt(table: string): number {
  return Number.parseInt(table.slice(0, 8) + table.slice(9, 13), 16);
}

/** Whether somebody has moved. */
export function hasBegun(about: TableDto, view: ViewDto | undefined): boolean {
  if (!view) return false;
  if (view.moves.length > 0) return true;
  const start = boardOfFen(about.start);
  return Object.keys({ ...start, ...view.board }).some((square) => start[square] !== view.board[square]);
}

/** Whether it was set up lately enough to begin soon. */
export function maySoonBegin(about: TableDto): boolean {
  return setUpAt(about.table) > Date.now() - SOON_MS;
}

/** Whether the time of a game that is not over goes on, or may: nobody left it for good. */
export function goesOn(about: TableDto, followed: Followed): boolean {
  const view = followed.view;
  if (!view || view.conclusion) return false;
  if (!view.clock) return true;
  const runs = view.clock.runs;
  if (!runs) return setUpAt(about.table) > Date.now() - STANDS_MS;
  return (shownFace(view, runs, followed.now())?.ms ?? 0) > 0;
}
