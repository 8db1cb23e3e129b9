// Who has come to the board.

import type { ColorWord, ViewDto } from "../generated/wire";

/** Who has not come yet and has to; nobody where no hour was appointed. */
export function awaited(view: ViewDto | undefined): ColorWord[] {
  const arrivals = view?.conclusion ? undefined : view?.arrivals;
  if (!arrivals) return [];
  return (["white", "black"] as const).filter((color) => arrivals[color].since_ms === undefined && !arrivals[color].excused);
}

/** Whether the game has begun, as who sees all its moves knows. */
export function hasBegun(view: ViewDto): boolean {
  return view.clock?.started === true || view.moves.length > 0;
}

/** Whether a player is known to sit at the board: he has come, or the game has begun. */
export function sits(view: ViewDto, color: ColorWord): boolean {
  return view.arrivals?.[color].since_ms !== undefined || hasBegun(view);
}
