// Moves in pairs, as far as they may be shown.

import type { ViewDto } from "../generated/wire";
import { type Letters, moveText } from "./letters";

export interface Cell {
  /** Its place among the moves that are shown. */
  at: number;
  text: string;
}

/** A line of the scoresheet. */
export interface Pair {
  number: number;
  cells: (Cell | undefined)[];
}

/** Moves in pairs, with a gap where the first shown is Black's. Their numbers may be told where the view tells the first. */
export function pairsOf(view: ViewDto, letters: Letters): Pair[] {
  const texts: Cell[] = view.moves.map((move, at) => ({ at, text: moveText(move, letters) }));
  const first = view.moves[0];
  const blackFirst = first !== undefined && ("piece" in first ? first.piece === first.piece.toLowerCase() : first.by === "black");
  const cells: (Cell | undefined)[] = blackFirst ? [undefined, ...texts] : texts;
  const pairs: Pair[] = [];
  for (let at = 0; at < cells.length; at += 2) {
    const number = (view.first_number ?? 1) + at / 2;
    pairs.push({ number, cells: [cells[at], cells[at + 1]] });
  }
  return pairs;
}
